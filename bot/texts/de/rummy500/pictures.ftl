## The words of the pictures of Rummy 500. See the common file for how they fit.

# The points of the cards in hand.
picture-in-hand = { $points } AUF DER HAND
picture-meld-first = ZUERST { $card } AUSLEGEN
# The points of a side's melds in this round.
picture-on-table = { $points } auf dem Tisch
picture-melds = AUSLAGEN AUF DEM TISCH
# On a chip at cards that fit a meld on the table.
picture-fits = PASST
picture-phase-draw = zieht oder nimmt
picture-phase-meld = legt aus und ab
picture-verb-claim = „Rommé!“ rufen
picture-verb-take = von der Ablage nehmen
picture-verb-pass = passen
picture-verb-meld = auslegen
picture-line-laid = Ausgelegt
picture-line-held = Auf der Hand
picture-line-one-turn = In einem Zug aus
