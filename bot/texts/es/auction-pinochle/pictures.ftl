## The words of the pictures of auction Pinochle and Binokel. See the common file for how they fit.

# On a chip beside the player who has won the auction.
picture-bidder = JUEGA
# What players have said in the auction, on chips in their places.
picture-bid = { $points }
picture-pass = PASA
picture-opens = ABRE
# Above the highest bid; the name of the bidder is below it.
picture-highest = Oferta más alta
# Above and below the lowest bid that can be made.
picture-no-bid = Aún sin ofertas
picture-lowest = como mínimo
# Who plays, and for how much.
picture-plays-for = { $name }: { $points }
# The hidden widow, with its number of cards; at the shown one; and at cards that the bidder names among the buried ones.
picture-widow-count = Viuda: { $count }
picture-widow = VIUDA
picture-announced = Enterradas
# At the end, before all buried cards.
picture-buried = Enterradas
# What was announced instead of trump.
picture-durch = DURCH
picture-untendurch = UNTENDURCH
# On chips: what the bidder's side still needs, or that it has enough.
picture-needs = FALTAN { $points }
picture-needs-at-most = FALTAN ≤ { $points }
picture-needs-trick = FALTA UNA BAZA
picture-needs-counter = FALTA A, 10, K
picture-reached = CUMPLIDA
# The melds of a player.
picture-melds = declara { $points }
# Before what the own hand melds in each suit.
picture-own-melds = Declaras:
picture-phase-bid = a ofrecer o pasar
picture-phase-name = a elegir triunfo
picture-phase-bury = a enterrar cartas
picture-phase-give = a pasar cartas
picture-phase-melding = a seguir
picture-verb-bid = ofrecer
picture-verb-pass = pasar
picture-verb-name = elegir triunfo
picture-verb-bury = enterrar cartas
picture-verb-give = pasar cartas
picture-verb-meld = seguir
picture-verb-concede = rendirse

## How the round ended. These follow the name of the bidder.

picture-result-made = cumple { $bid } con { $reached }
picture-result-set = falla: { $reached } de { $bid }
picture-result-conceded = entrega { $bid }
picture-result-no-marriage = no tenía matrimonio
picture-result-durch = gana todas las bazas
picture-result-durch-lost = pierde el Durch
picture-result-untendurch = no gana ninguna baza
picture-result-untendurch-lost = pierde el Untendurch
# This follows no name.
picture-result-redealt = Nadie hizo una oferta

picture-line-melds = Combinaciones
picture-line-tricks = Bazas
picture-line-made = Oferta cumplida
picture-line-set = Oferta fallada
picture-line-conceded = Oferta entregada
picture-line-no-marriage = Sin matrimonio
picture-line-durch = Durch
picture-line-durch-lost = Durch perdido
picture-line-untendurch = Untendurch
picture-line-untendurch-lost = Untendurch perdido
picture-line-abgehen = Oferta entregada
picture-line-made-by-bidder = A quien juega
picture-line-set-by-bidder = De quien juega
picture-line-conceded-by-bidder = De quien juega
picture-line-no-marriage-by-bidder = De quien juega

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
