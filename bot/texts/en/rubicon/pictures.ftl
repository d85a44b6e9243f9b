## The words of the pictures of Rubicon and Chinese Bezique. See the common file for how they fit.

picture-no-trump = NO TRUMP YET
# The points of a side's aces and tens.
picture-brisques = brisques { $points }
picture-verb-meld = meld
picture-verb-blanche = show carte blanche
picture-goal-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
picture-progress-deal = Deal { $round } of { $deals } · trick { $trick } · line { $line }
picture-round = Deal { $number }
picture-this-round = This deal
picture-in-round = deal { $points }
picture-line-carte-blanche = Carte blanche
picture-line-last-trick = Last trick
picture-line-brisques = Brisques
picture-line-cut = Cut to hundreds
picture-line-difference = The loser's hundreds
picture-line-least = 100 at least
picture-line-rubicon = Loser's hundreds
picture-line-game = Game
picture-line-rubicon-bonus = Rubicon
picture-line-rubicon-brisques = Brisques of a rubicon
picture-line-below-hundred = Loser below 100
picture-line-settled = Deal lost

## The types of melds. Their names may be broken at each space.

picture-type-marriage = marriage
picture-type-trump-marriage = trump marriage
picture-type-sequence = sequence
picture-type-trump-sequence = trump sequence
picture-type-bezique = bezique
picture-type-double-bezique = double bezique
picture-type-triple-bezique = triple bezique
picture-type-quadruple-bezique = quadruple bezique
picture-type-four-aces = four aces
picture-type-four-kings = four kings
picture-type-four-queens = four queens
picture-type-four-jacks = four jacks
picture-type-four-trump-aces = four trump aces
picture-type-four-trump-tens = four trump tens
picture-type-four-trump-kings = four trump kings
picture-type-four-trump-queens = four trump queens
picture-type-four-trump-jacks = four trump jacks
