### How to play, in ten lines.

help-cribbage-brief =
    - { $low_ball ->
        [yes] The first to peg { $target } points **loses**, so score as little as you can.
       *[no] The first to peg { $target } points wins, in the middle of anything.
    }{ $variant ->
        [partners] {" "}Partners sit opposite each other and share their pegs.
       *[other] {""}
    }
    - **First** you lay away { $variant ->
        [three] one of your five cards
        [partners] one of your five cards
        [five] two of your five cards
        [seven] two of your seven cards
       *[six] two of your six cards
    }. What all lay away is the **crib**: the dealer's second hand.
    - A **starter** is turned up. It counts with every hand, and if it's a jack, the dealer pegs 2.
    - **The play**: one card each in turn, added up to 31 at most. Aces count 1, court cards 10.
    - You peg 2 for making 15 or 31, 2 for a pair, 6 for three of a rank, 12 for four, and the length of a run of three or more, in any order.{ $go_points ->
        [0] {""}
       *[other] {" "}The last card below 31 pegs { $go_points }.
    }
    - **The show**: your hand with the starter scores 2 for each fifteen, 2 for each pair, and the length of each run. A flush and the jack of the starter's suit count, too.
    - The dealer counts last: first the hand, then the crib. { $counting ->
        [automatic] The counting is done for you.
        [muggins] You say what a hand is worth, and opponents peg what you overlook.
       *[by-hand] You say what a hand is worth, and what you overlook is lost.
    }
