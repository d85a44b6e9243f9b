## The words of the pictures of Rummy 500. See the common file for how they fit.

# The points of the cards in hand.
picture-in-hand = { $points } EN MAIN
picture-meld-first = POSE D’ABORD { $card }
# The points of a side's melds in this round.
picture-on-table = { $points } sur la table
picture-melds = COMBINAISONS SUR LA TABLE
# On a chip at cards that fit a meld on the table.
picture-fits = VA
picture-phase-draw = pioche ou prend
picture-phase-meld = pose et défausse
picture-verb-claim = crier « Rami ! »
picture-verb-take = prendre dans la pile
picture-verb-pass = passer
picture-verb-meld = poser
picture-line-laid = Posées
picture-line-held = Encore en main
picture-line-one-turn = Sortie en un tour
