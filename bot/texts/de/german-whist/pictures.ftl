## The words of German Whist's pictures. See the common file for how they fit.

picture-line-round-won = Runde gewonnen
