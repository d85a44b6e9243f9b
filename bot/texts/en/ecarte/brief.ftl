### How to play, in ten lines.

help-ecarte-brief =
    - Two players, five cards each. A card is turned up, and its suit is **trump**. The game goes to { $target } { $target ->
        [one] point
       *[other] points
    }.
    - From high to low: K Q J A 10 9 8 7. The ace is below the jack.{ $bowers ->
        [yes] {" "}In trumps both jacks of that color are highest.
       *[no] {""}
    }
    - **Before the play**, the player who didn't deal can **propose** to exchange cards. If the dealer **accepts**, both lay cards away and draw as many; then it can be proposed again.
    - { $vulnerable ->
        [yes] With a good hand, don't propose, or refuse. But if you do that at first and then lose, it costs you 2 points.
       *[no] With a good hand, don't propose, or refuse.
    }
    - { $king ->
        [none] The king of trumps scores nothing.
        [by-itself] The king of trumps scores 1 point by itself.
       *[announced] The king of trumps scores 1 point if you announce it before your first card.
    }
    - Follow suit if you can{ $must_head ->
        [yes] , with a higher card if you can
       *[no] {""}
    }. { $must_trump ->
        [yes] If you can't follow, you must trump.
       *[no] If you can't follow, play any card.
    }
    - Three or four tricks score 1 point, all five score 2.
