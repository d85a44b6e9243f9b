### How to play, in ten lines.

help-euchre-brief =
    - { $players ->
        [2] Two players, five cards each.
        [3] Three players, five cards each. The one who makes trumps plays against the other two.
       *[4] Two partnerships, five cards each. Partners sit opposite each other.
    } The game goes to { $target } { $target ->
        [one] point
       *[other] points
    }.
    - A card is turned up. In turn, **order it up**, so that its suit is trump, or pass.{ $upcard_taken ->
        [yes] {" "}The dealer then takes it and lays another card away.
       *[no] {""}
    }
    - If all pass, each may **name another suit**. { $stick_the_dealer ->
        [yes] The dealer must, if nobody else does.
       *[no] If nobody does, the next player deals.
    }
    - Highest in trumps: { $best_bower ->
        [joker] the joker, then{" "}
        [benny] the two of spades, then{" "}
       *[none] {""}
    }the jack of trumps, then the **other jack of that color**, which is a trump, too. Then A K Q and so on.
    - Follow suit if you can. The highest card of the suit led wins, or the highest trump.
    - { $players ->
        [4] The side that made trumps scores 1 point for three or four tricks and 2 for all five. With fewer than three it is **euchred**: 2 points for the other side.
        [3] The player who made trumps scores 1 point for three or four tricks and 3 for all five, and is **euchred** with fewer than three: 2 points for each of the others.
       *[2] The player who made trumps scores 1 point for three or four tricks and 2 for all five, and is **euchred** with fewer than three: 2 points for the other.
    }
    { $players ->
        [4] { $alone ->
            [yes] - The player who makes trumps may play **alone**, without the partner. All five tricks then score 4.
           *[no] {""}
        }
       *[other] {""}
    }
