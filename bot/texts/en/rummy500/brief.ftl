### How to play, in ten lines.

help-rummy500-brief =
    - Lay down **melds** and score what they count. What you still hold when the round ends costs points. The game goes to { $target } points.{ $partners ->
        [yes] {" "}Partners sit opposite each other and score together.
       *[no] {""}
    }
    - Melds are **sets** (three or four of a rank, in different suits) and **runs** (three or more in a row of a suit).
    - **Your turn**: draw a card, or take from the discard pile; then meld as much as you like; then discard a card.
    - The whole pile lies open. { $upcard_melded ->
        [yes] You can take any card of it
       *[no] You can take the top card, or any card below it
    } if you **meld that one at once**. All cards on top of it come with it.
    - You may also **lay off** single cards on anybody's melds. They score for you.{ $first_meld ->
        [0] {""}
       *[other] {" "}But what you lay down first in a round must count { $first_meld } or more.
    }
    - Tens and court cards count 10, aces 15 or, in a run with the two, 1, the others { $card_points ->
        [pips] their number
       *[fives] 5
    }.{ $jokers ->
        [0] {""}
       *[other] {" "}Jokers are wild and count 15.
    }
    - The round ends when somebody has no cards left{ $last_discard ->
        [yes] {" "}after a discard
       *[no] {""}
    }{ $empty_stock ->
        [ends] , or with the stock.
       *[pile] .
    }{ $rummy ->
        [yes]
            {""}
            - **Rummy!** If somebody discards a card that fits a meld on the table, be the first to claim it.
       *[no] {""}
    }
