### How to play, in ten lines.

help-pinochle-brief =
    - Two players score for **melds**, such as king and queen of a suit, and for cards won in tricks. The game goes to { $target } points.
    - From high to low: A 10 K Q J { $pack_size ->
        [64] 9 8 7
       *[48] 9
    }, two of each in each suit. Mind the ten: only the ace beats it.
    - You get { $hand_size } cards. The next one is turned up, and its suit is **trump**.
    - **While there is a stock**, play any card: you don't have to follow suit. The higher card of the suit led wins, or a trump.
    - The winner of a trick may **meld**: the buttons say what and for how many points. Then both draw.
    - Melded cards lie on the table, but you can still play them.
    - **When the stock is gone**, there are no more melds, and you must follow suit{ $overplay ->
        [always] , higher if you can
        [trumps] , trumps higher if you can
       *[never] {""}
    }. { $must_trump ->
        [yes] If you can't, you must play a trump.
       *[no] If you can't, play any card.
    }
    - { $phase_one_tricks ->
        [no] Tricks count only from then on.
       *[other] All tricks count.
    } Aces and tens in them are worth most.
    - { $scored_at_end ->
        [yes] Points count when the round is over.
       *[no] Once you have { $target } points on your turn while there is a stock, **knock**, and you win.
    }
