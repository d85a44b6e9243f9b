## The words of the pictures of auction Pinochle and Binokel. See the common file for how they fit.

# On a chip beside the player who has won the auction.
picture-bidder = BIDDER
# What players have said in the auction, on chips in their places.
picture-bid = { $points }
picture-pass = PASS
picture-opens = OPENS
# Above the highest bid; the name of the bidder is below it.
picture-highest = Highest bid
# Above and below the lowest bid that can be made.
picture-no-bid = No bid yet
picture-lowest = lowest bid
# Who plays, and for how much.
picture-plays-for = { $name }: { $points }
# The hidden widow, with its number of cards; at the shown one; and at cards that the bidder names among the buried ones.
picture-widow-count = Widow: { $count }
picture-widow = WIDOW
picture-announced = Buried
# At the end, before all buried cards.
picture-buried = Buried
# What was announced instead of trump.
picture-durch = DURCH
picture-untendurch = UNTENDURCH
# On chips: what the bidder's side still needs, at most that where buried cards are not seen; a trick, or an ace, ten or
# king in one, for its melds to count; or that it has enough.
picture-needs = NEEDS { $points }
picture-needs-at-most = NEEDS ≤ { $points }
picture-needs-trick = NEEDS A TRICK
picture-needs-counter = NEEDS A, 10, K
picture-reached = BID REACHED
# The melds of a player.
picture-melds = melds { $points }
# Before what the own hand melds in each suit.
picture-own-melds = Your melds:
picture-phase-bid = to bid or pass
picture-phase-name = to name trump
picture-phase-bury = to bury cards
picture-phase-give = to pass cards
picture-phase-melding = to play on
picture-verb-bid = bid
picture-verb-pass = pass
picture-verb-name = name trump
picture-verb-bury = bury cards
picture-verb-give = pass cards
picture-verb-meld = play on
picture-verb-concede = concede

## How the round ended. These follow the name of the bidder.

picture-result-made = made { $bid } with { $reached }
picture-result-set = set: { $reached } of { $bid }
picture-result-conceded = conceded { $bid }
picture-result-no-marriage = had no marriage
picture-result-durch = won every trick
picture-result-durch-lost = lost the Durch
picture-result-untendurch = won no trick
picture-result-untendurch-lost = lost the Untendurch
# This follows no name.
picture-result-redealt = Nobody has bid

picture-line-melds = Melds
picture-line-tricks = Tricks
picture-line-made = Bid made
picture-line-set = Set
picture-line-conceded = Conceded
picture-line-no-marriage = No marriage
picture-line-durch = Durch
picture-line-durch-lost = Durch lost
picture-line-untendurch = Untendurch
picture-line-untendurch-lost = Untendurch lost
picture-line-abgehen = Bid conceded
picture-line-made-by-bidder = To the bidder
picture-line-set-by-bidder = From the bidder
picture-line-conceded-by-bidder = From the bidder
picture-line-no-marriage-by-bidder = From the bidder

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
