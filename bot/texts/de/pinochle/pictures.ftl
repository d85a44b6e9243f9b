## The words of the pictures of Pinochle, Binokel and Bezique. See the common file for how they fit.

picture-may-knock = KANN KLOPFEN
# A dix, in this game's name, scores now or never.
picture-last-chance = { $type ->
    [dix] DIX: LETZTE CHANCE
   *[seven] SIEBEN: LETZTE CHANCE
}
picture-verb-meld = melden
picture-verb-exchange = tauschen
picture-verb-knock = klopfen
picture-line-last-trick = Letzter Stich
picture-line-dix-turned = Dix aufgedeckt
picture-line-melds-against = Meldungen zählen minus

## The types of melds. Their names may be broken at each space.

picture-type-dix = Dix
picture-type-seven = Sieben
picture-type-pinochle = Pinochle
picture-type-binokel = Binokel
picture-type-bezique = Bézique
picture-type-grand-pinochle = großes Pinochle
picture-type-grand-binokel = großer Binokel
picture-type-grand-bezique = großes Bézique
picture-type-double-pinochle = doppeltes Pinochle
picture-type-double-binokel = Doppelbinokel
picture-type-double-bezique = doppeltes Bézique
picture-type-marriage = Paar
picture-type-common-marriage = Farbpaar
picture-type-royal-marriage = Trumpfpaar
picture-type-double-marriage = doppeltes Paar
picture-type-double-common-marriage = doppeltes Farbpaar
picture-type-double-royal-marriage = doppeltes Trumpfpaar
picture-type-flush = Trumpffamilie
picture-type-royal-family = Trumpffamilie
picture-type-royal-sequence = Trumpfsequenz
picture-type-common-flush = Farbfamilie
picture-type-common-family = Farbfamilie
picture-type-common-sequence = Farbsequenz
picture-type-double-flush = doppelte Trumpffamilie
picture-type-double-royal-family = doppelte Trumpffamilie
picture-type-double-royal-sequence = doppelte Trumpfsequenz
picture-type-double-common-flush = doppelte Farbfamilie
picture-type-double-common-family = doppelte Farbfamilie
picture-type-double-common-sequence = doppelte Farbsequenz
picture-type-forty-jacks = vierzig Buben
picture-type-sixty-queens = sechzig Damen
picture-type-eighty-kings = achtzig Könige
picture-type-hundred-aces = hundert Asse
picture-type-four-jacks = vier Buben
picture-type-four-queens = vier Damen
picture-type-four-kings = vier Könige
picture-type-four-aces = vier Asse
picture-type-eight-jacks = acht Buben
picture-type-eight-queens = acht Damen
picture-type-eight-kings = acht Könige
picture-type-eight-aces = acht Asse
picture-type-roundhouse = Rundgang
