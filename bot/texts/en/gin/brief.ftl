### How to play, in ten lines.

help-gin-brief =
    - Two players, { $hand_size } cards each. Get rid of **deadwood**: cards that are in no meld.
    - Melds are **sets** (three or four of a rank) and **runs** (three or more in a row of a suit). The picture groups the best ones for you.
    - Aces are { $runs ->
        [low] low: A 2 3
        [both] low or high in runs: A 2 3 or Q K A
       *[round] low and high: A 2 3, Q K A and K A 2
    }. Court cards count 10, aces { $runs ->
        [low] 1
       *[other] 15
    }, others their number.
    - **Your turn**: draw from the stock or take the top discard, then discard another card.
    - { $knock_limit ->
        [0] You can end the round only with **gin**: no deadwood at all.
        [upcard] **Knock** to end the round, once your deadwood is no more than the first upcard counts (an ace 1{ $ace_gin_only ->
            [yes] , and then only gin ends the round
           *[no] {""}
        }).
       *[other] **Knock** to end the round, once your deadwood is { $knock_limit } or less.
    }
    - { $knock_limit ->
        [0] You then score your opponent's deadwood and { $gin_bonus } points.
       *[other] Your opponent lays off cards that fit your melds. You score the difference in deadwood, but if theirs is { $equal_undercut ->
            [yes] no higher
           *[no] lower
        }, they **undercut** you and score { $undercut_bonus } more. **Gin**, no deadwood at all, scores { $gin_bonus } more, and nothing can be laid off on it.
    }
    - { $hollywood ->
        [yes] Three games run at once, each to { $target } points.
       *[no] The game goes to { $target } points.
    } At the end each round won scores { $box_bonus } more, and the winner gets { $game_bonus }.
