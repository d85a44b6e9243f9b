## The words of the pictures of auction Pinochle and Binokel. See the common file for how they fit.

# On a chip beside the player who has won the auction.
picture-bidder = SPIELT
# What players have said in the auction, on chips in their places.
picture-bid = { $points }
picture-pass = PASST
picture-opens = BEGINNT
# Above the highest bid; the name of the bidder is below it.
picture-highest = Gereizt
# Above and below the lowest bid that can be made.
picture-no-bid = Noch kein Gebot
picture-lowest = mindestens
# Who plays, and for how much.
picture-plays-for = { $name }: { $points }
# The hidden widow, with its number of cards; at the shown one; and at cards that the bidder names among the buried ones.
picture-widow-count = Dabb: { $count }
picture-widow = DABB
picture-announced = Gedrückt
# At the end, before all buried cards.
picture-buried = Gedrückt
# What was announced instead of trump.
picture-durch = DURCH
picture-untendurch = UNTENDURCH
# On chips: what the bidder's side still needs, or that it has enough.
picture-needs = BRAUCHT { $points }
picture-needs-at-most = BRAUCHT ≤ { $points }
picture-needs-trick = BRAUCHT STICH
picture-needs-counter = NÖTIG: A, 10, K
picture-reached = GESCHAFFT
# The melds of a player.
picture-melds = meldet { $points }
# Before what the own hand melds in each suit.
picture-own-melds = Du meldest:
picture-phase-bid = reizt oder passt
picture-phase-name = nennt Trumpf
picture-phase-bury = drückt Karten
picture-phase-give = schiebt Karten zu
picture-phase-melding = spielt weiter
picture-verb-bid = reizen
picture-verb-pass = passen
picture-verb-name = Trumpf nennen
picture-verb-bury = Karten drücken
picture-verb-give = Karten zuschieben
picture-verb-meld = weiterspielen
picture-verb-concede = abgehen

## How the round ended. These follow the name of the bidder.

picture-result-made = schafft { $bid } mit { $reached }
picture-result-set = verliert: { $reached } statt { $bid }
picture-result-conceded = geht ab mit { $bid }
picture-result-no-marriage = hat kein Paar
picture-result-durch = macht alle Stiche
picture-result-durch-lost = verliert den Durch
picture-result-untendurch = macht keinen Stich
picture-result-untendurch-lost = verliert den Untendurch
# This follows no name.
picture-result-redealt = Niemand hat gereizt

picture-line-melds = Meldungen
picture-line-tricks = Stiche
picture-line-made = Spiel geschafft
picture-line-set = Spiel verloren
picture-line-conceded = Abgegangen
picture-line-no-marriage = Kein Paar
picture-line-durch = Durch
picture-line-durch-lost = Durch verloren
picture-line-untendurch = Untendurch
picture-line-untendurch-lost = Untendurch verloren
picture-line-abgehen = Fürs Abgehen
picture-line-made-by-bidder = An das Spiel
picture-line-set-by-bidder = Vom Spiel
picture-line-conceded-by-bidder = Vom Spiel
picture-line-no-marriage-by-bidder = Vom Spiel

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
