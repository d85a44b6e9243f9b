## The words of Gin Rummy's pictures. See the common file for how they fit.

# Beside cards that everybody saw being taken.
picture-taken-from-pile = AUS DER ABLAGE
picture-gin = GIN
picture-deadwood = REST { $points }
picture-after-discard = { $points } NACH DEM ABLEGEN
picture-knock-at = KLOPFEN BIS { $points }
picture-only-gin = NUR GIN
picture-progress-knock = Runde { $round } · { $goal } · Klopfen bis { $points }
picture-progress-gin = Runde { $round } · { $goal } · nur Gin
picture-rounds-won = { $count ->
    [one] { $count } Runde gewonnen
   *[other] { $count } Runden gewonnen
}
# A game of Hollywood.
picture-game = Partie { $number }
# How the round ended; follows a name, except for a void round.
picture-ending-knock = hat geklopft und gewinnt die Runde
picture-ending-gin = hat Gin!
picture-ending-big-gin = hat Großes Gin!
picture-ending-undercut = unterbietet!
picture-ending-equal = hat geklopft, aber der Rest ist gleich
picture-ending-void = Die Runde ist ungültig
picture-phase-draw = zieht oder nimmt
picture-phase-discard = legt ab oder klopft
picture-phase-offer = nimmt die offene Karte oder passt
picture-phase-last = nimmt und klopft, oder passt
picture-phase-lay = legt an
picture-verb-gin = Großes Gin zeigen
picture-verb-knock = klopfen
picture-verb-take = nehmen
picture-verb-pass = passen
picture-verb-lay = anlegen
picture-verb-end = aufhören
picture-line-deadwood = Restpunkte
picture-line-knock = Klopfprämie
picture-line-gin = Gin
picture-line-big-gin = Großes Gin
picture-line-undercut = Unterbietung
picture-line-spades = Pik verdoppelt
picture-line-more-games = Weitere Partien
picture-line-game-bonus = Partieprämie
picture-line-boxes = Gewonnene Runden
picture-line-shutout = Zu null
