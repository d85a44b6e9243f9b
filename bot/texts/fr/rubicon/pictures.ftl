## The words of the pictures of Rubicon and Chinese Bezique. See the common file for how they fit.

picture-no-trump = SANS ATOUT
# The points of a side's aces and tens.
picture-brisques = brisques { $points }
picture-verb-meld = annoncer
picture-verb-blanche = montrer carte blanche
picture-goal-deals = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
picture-progress-deal = Donne { $round } sur { $deals } · pli { $trick } · rubicon { $line }
picture-round = Donne { $number }
picture-this-round = Cette donne
picture-in-round = donne { $points }
picture-line-carte-blanche = Carte blanche
picture-line-last-trick = Dernier pli
picture-line-brisques = Brisques
picture-line-cut = Coupe aux centaines
picture-line-difference = Centaines d’en face
picture-line-least = Au moins 100
picture-line-rubicon = Centaines en plus
picture-line-game = Jeu
picture-line-rubicon-bonus = Rubicon
picture-line-rubicon-brisques = Brisques du rubicon
picture-line-below-hundred = Perdu sous 100
picture-line-settled = Donne perdue

## The types of melds. Their names may be broken at each space.

picture-type-marriage = mariage
picture-type-trump-marriage = mariage d’atout
picture-type-sequence = quinte
picture-type-trump-sequence = quinte d’atout
picture-type-bezique = bésigue
picture-type-double-bezique = double bésigue
picture-type-triple-bezique = triple bésigue
picture-type-quadruple-bezique = quadruple bésigue
picture-type-four-aces = carré d’as
picture-type-four-kings = carré de rois
picture-type-four-queens = carré de dames
picture-type-four-jacks = carré de valets
picture-type-four-trump-aces = quatre as d’atout
picture-type-four-trump-tens = quatre dix d’atout
picture-type-four-trump-kings = quatre rois d’atout
picture-type-four-trump-queens = quatre dames d’atout
picture-type-four-trump-jacks = quatre valets d’atout
