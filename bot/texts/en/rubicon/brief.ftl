### How to play, in ten lines.

help-rubicon-brief =
    - Two players and { $packs } packs of 32 cards. From high to low: A 10 K Q J 9 8 7. Mind the ten: only the ace beats it.
    - You get { $hand_size } cards. Nothing is turned up: at first there is no **trump**.
    - **While there is a stock**, play any card: you don't have to follow suit. The higher card of the suit led wins, or a trump.
    - The winner of a trick may make one **meld**: the buttons say what and for how many points. Then both draw.
    - The first marriage (king and queen of a suit) or sequence makes its suit trump{ $bezique ->
        [trump] , and a bezique that of its queen
       *[fixed] {""}
    }.
    - Melded cards lie on the table, but you can still play them. If you play one and another takes its place, the meld scores again.
    - A hand without king, queen and jack is **carte blanche**: show it before your first card for { $blanche_points } points.
    - **When the stock is gone**, there are no more melds. You must follow suit, higher if you can; if you can't follow, you must play a trump. The last trick scores { $last_trick_points }.
    - The higher score wins the deal: the difference in hundreds, and { $game_points }. A loser below { $target } is **rubiconed**: the winner gets the sum of both scores instead. { $partie ->
        [one] The game has one deal.
       *[other] The game has { $partie } deals.
    }
