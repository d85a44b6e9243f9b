## The words of the pictures of Rummy 500. See the common file for how they fit.

# The points of the cards in hand.
picture-in-hand = { $points } IN HAND
picture-meld-first = MELD { $card } FIRST
# The points of a side's melds in this round.
picture-on-table = { $points } on the table
picture-melds = MELDS ON THE TABLE
# On a chip at cards that fit a meld on the table.
picture-fits = FITS
picture-phase-draw = to draw or take
picture-phase-meld = to meld and discard
picture-verb-claim = call rummy
picture-verb-take = take from the pile
picture-verb-pass = pass
picture-verb-meld = meld
picture-line-laid = Laid down
picture-line-held = Still held
picture-line-one-turn = Out in one turn
