## The words of the pictures of auction Pinochle and Binokel. See the common file for how they fit.

# On a chip beside the player who has won the auction.
picture-bidder = PREND
# What players have said in the auction, on chips in their places.
picture-bid = { $points }
picture-pass = PASSE
picture-opens = OUVRE
# Above the highest bid; the name of the bidder is below it.
picture-highest = Enchère
# Above and below the lowest bid that can be made.
picture-no-bid = Aucune enchère
picture-lowest = au minimum
# Who plays, and for how much.
picture-plays-for = { $name } : { $points }
# The hidden widow, with its number of cards; at the shown one; and at cards that the bidder names among the buried ones.
picture-widow-count = Chien : { $count }
picture-widow = CHIEN
picture-announced = Écart
# At the end, before all buried cards.
picture-buried = Écart
# What was announced instead of trump.
picture-durch = DURCH
picture-untendurch = UNTENDURCH
# On chips: what the bidder's side still needs, or that it has enough.
picture-needs = MANQUE { $points }
picture-needs-at-most = MANQUE ≤ { $points }
picture-needs-trick = MANQUE UN PLI
picture-needs-counter = MANQUE A, 10, R
picture-reached = RÉUSSI
# The melds of a player.
picture-melds = annonce { $points }
# Before what the own hand melds in each suit.
picture-own-melds = Tu annonces :
picture-phase-bid = enchérit ou passe
picture-phase-name = choisit l’atout
picture-phase-bury = fait son écart
picture-phase-give = donne des cartes
picture-phase-melding = continue
picture-verb-bid = enchérir
picture-verb-pass = passer
picture-verb-name = choisir l’atout
picture-verb-bury = faire l’écart
picture-verb-give = donner des cartes
picture-verb-meld = continuer
picture-verb-concede = abandonner

## How the round ended. These follow the name of the bidder.

picture-result-made = réussit { $bid } avec { $reached }
picture-result-set = chute : { $reached } sur { $bid }
picture-result-conceded = abandonne { $bid }
picture-result-no-marriage = n’avait pas de mariage
picture-result-durch = fait tous les plis
picture-result-durch-lost = perd le Durch
picture-result-untendurch = ne fait aucun pli
picture-result-untendurch-lost = perd l’Untendurch
# This follows no name.
picture-result-redealt = Personne n’a enchéri

picture-line-melds = Annonces
picture-line-tricks = Plis
picture-line-made = Contrat réussi
picture-line-set = Chute
picture-line-conceded = Abandon
picture-line-no-marriage = Pas de mariage
picture-line-durch = Durch
picture-line-durch-lost = Durch perdu
picture-line-untendurch = Untendurch
picture-line-untendurch-lost = Untendurch perdu
picture-line-abgehen = Abandon
picture-line-made-by-bidder = Au preneur
picture-line-set-by-bidder = Du preneur
picture-line-conceded-by-bidder = Du preneur
picture-line-no-marriage-by-bidder = Du preneur

## The names of melds. They may be broken at each space.

picture-meld-run = { target-meld-run }
picture-meld-run-2 = { target-meld-run-2 }
picture-meld-run-3 = { target-meld-run-3 }
picture-meld-run-4 = { target-meld-run-4 }
picture-meld-royal-marriage = { target-meld-royal-marriage }
picture-meld-royal-marriage-2 = { target-meld-royal-marriage-2 }
picture-meld-royal-marriage-3 = { target-meld-royal-marriage-3 }
picture-meld-royal-marriage-4 = { target-meld-royal-marriage-4 }
picture-meld-marriage = { target-meld-marriage }
picture-meld-marriage-2 = { target-meld-marriage-2 }
picture-meld-marriage-3 = { target-meld-marriage-3 }
picture-meld-marriage-4 = { target-meld-marriage-4 }
picture-meld-pinochle = { target-meld-pinochle }
picture-meld-pinochle-2 = { target-meld-pinochle-2 }
picture-meld-pinochle-3 = { target-meld-pinochle-3 }
picture-meld-pinochle-4 = { target-meld-pinochle-4 }
picture-meld-aces = { target-meld-aces }
picture-meld-aces-2 = { target-meld-aces-2 }
picture-meld-aces-3 = { target-meld-aces-3 }
picture-meld-aces-4 = { target-meld-aces-4 }
picture-meld-kings = { target-meld-kings }
picture-meld-kings-2 = { target-meld-kings-2 }
picture-meld-kings-3 = { target-meld-kings-3 }
picture-meld-kings-4 = { target-meld-kings-4 }
picture-meld-queens = { target-meld-queens }
picture-meld-queens-2 = { target-meld-queens-2 }
picture-meld-queens-3 = { target-meld-queens-3 }
picture-meld-queens-4 = { target-meld-queens-4 }
picture-meld-jacks = { target-meld-jacks }
picture-meld-jacks-2 = { target-meld-jacks-2 }
picture-meld-jacks-3 = { target-meld-jacks-3 }
picture-meld-jacks-4 = { target-meld-jacks-4 }
picture-meld-dix = { target-meld-dix }
picture-meld-dix-2 = { target-meld-dix-2 }
picture-binokel-run = { target-binokel-run }
picture-binokel-run-2 = { target-binokel-run-2 }
picture-binokel-plain-run = { target-binokel-plain-run }
picture-binokel-plain-run-2 = { target-binokel-plain-run-2 }
picture-binokel-royal-marriage = { target-binokel-royal-marriage }
picture-binokel-royal-marriage-2 = { target-binokel-royal-marriage-2 }
picture-binokel-marriage = { target-binokel-marriage }
picture-binokel-marriage-2 = { target-binokel-marriage-2 }
picture-binokel-pinochle = { target-binokel-pinochle }
picture-binokel-pinochle-2 = { target-binokel-pinochle-2 }
picture-binokel-aces = { target-binokel-aces }
picture-binokel-aces-2 = { target-binokel-aces-2 }
picture-binokel-kings = { target-binokel-kings }
picture-binokel-kings-2 = { target-binokel-kings-2 }
picture-binokel-queens = { target-binokel-queens }
picture-binokel-queens-2 = { target-binokel-queens-2 }
picture-binokel-jacks = { target-binokel-jacks }
picture-binokel-jacks-2 = { target-binokel-jacks-2 }
picture-binokel-tens-2 = { target-binokel-tens-2 }
picture-binokel-dix = { target-binokel-dix }
picture-binokel-dix-2 = { target-binokel-dix-2 }
