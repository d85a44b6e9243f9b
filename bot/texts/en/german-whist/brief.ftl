### How to play, in ten lines.

help-german-whist-brief =
    - Two players, 13 cards each, the ace high. The next card is turned up, and its suit is **trump**.
    - Follow suit if you can; otherwise play any card. The higher card of the suit led wins, or a trump on another suit.
    - **Part one**: the winner of a trick gets the open card of the stock, the other player the next one, unseen. { $phase_one_tricks ->
        [yes] These tricks count, too.
       *[no] These tricks don't count: you play them for better cards.
    }
    - So win the open card if it is good, and lose the trick if it is bad.
    - **Part two**, without a stock: the last thirteen tricks. { $tricks_counted ->
        [over-six] Each one over six counts.
       *[all] Each of them counts.
    }
    - { $won_by ->
        [points] Each trick that counts is a point. The game goes to { $target } points.
       *[rounds] The player with more tricks that count wins the round. { $target ->
            [one] One round wins the game.
           *[other] The first with { $target } rounds wins the game.
        }
    }
