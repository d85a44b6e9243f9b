## The words of the pictures of Pinochle, Binokel and Bezique. See the common file for how they fit.

picture-may-knock = MAY KNOCK
# A dix, in this game's name, scores now or never.
picture-last-chance = { $type ->
    [dix] DIX: LAST CHANCE
   *[seven] SEVEN: LAST CHANCE
}
picture-verb-meld = meld
picture-verb-exchange = exchange
picture-verb-knock = knock
picture-line-last-trick = Last trick
picture-line-dix-turned = Dix turned up
picture-line-melds-against = Melds count against

## The types of melds. Their names may be broken at each space.

picture-type-dix = dix
picture-type-seven = seven
picture-type-pinochle = pinochle
picture-type-binokel = binokel
picture-type-bezique = bezique
picture-type-grand-pinochle = grand pinochle
picture-type-grand-binokel = grand binokel
picture-type-grand-bezique = grand bezique
picture-type-double-pinochle = double pinochle
picture-type-double-binokel = double binokel
picture-type-double-bezique = double bezique
picture-type-marriage = marriage
picture-type-common-marriage = common marriage
picture-type-royal-marriage = royal marriage
picture-type-double-marriage = double marriage
picture-type-double-common-marriage = double common marriage
picture-type-double-royal-marriage = double royal marriage
picture-type-flush = flush
picture-type-royal-family = royal family
picture-type-royal-sequence = royal sequence
picture-type-common-flush = common flush
picture-type-common-family = common family
picture-type-common-sequence = common sequence
picture-type-double-flush = double flush
picture-type-double-royal-family = double royal family
picture-type-double-royal-sequence = double royal sequence
picture-type-double-common-flush = double common flush
picture-type-double-common-family = double common family
picture-type-double-common-sequence = double common sequence
picture-type-forty-jacks = forty jacks
picture-type-sixty-queens = sixty queens
picture-type-eighty-kings = eighty kings
picture-type-hundred-aces = hundred aces
picture-type-four-jacks = four jacks
picture-type-four-queens = four queens
picture-type-four-kings = four kings
picture-type-four-aces = four aces
picture-type-eight-jacks = eight jacks
picture-type-eight-queens = eight queens
picture-type-eight-kings = eight kings
picture-type-eight-aces = eight aces
picture-type-roundhouse = roundhouse
