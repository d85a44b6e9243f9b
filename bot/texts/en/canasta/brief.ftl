### How to play, in ten lines.

help-canasta-brief =
    - Lay down **melds**: three or more cards of a rank, from four to ace. Seven make a **canasta**, which scores a bonus. { $rounds ->
        [0] The game goes to { $target } points.
        [one] Most points after one round win.
       *[other] Most points after { $rounds } rounds win.
    }{ $partnerships ->
        [none] {""}
       *[other] {" "}Partners share their melds and their score.
    }
    - **Your turn**: draw { $cards_drawn ->
        [one] a card
       *[other] { $cards_drawn } cards
    } from the stock or take the discard pile, meld if you like, and end with a discard.
    - Jokers and twos are **wild**: they stand for any card of a meld. It needs { $wild_balance ->
        [fewer] more natural cards than wild ones
        [free] at least two natural cards
       *[even] as many natural cards as wild ones
    }{ $limited ->
        [yes] {" "}and takes { $wild_limit } wild ones at most
       *[no] {""}
    }.{ $pure_aces_and_sevens ->
        [yes] {" "}Melds of sevens take none, those of aces only as you first meld.
       *[no] {""}
    }{ $wild_melds ->
        [yes] {" "}Wild cards alone can be a meld, too.
       *[no] {""}
    }{ $sequences ->
        [yes] {" "}Three to seven cards in a row of a suit are a meld, too, without wild cards.
       *[no] {""}
    }
    - { $red_three_drawn ->
        [kept] Red threes stay in your hand and cost points there.
       *[other] Red threes{ $all_threes_equal ->
            [yes] {" "}and black ones
           *[no] {""}
        } lie on the table at once, by themselves.
    }
    - **The first meld** of a side in a round must be worth a certain number of points, in one turn. The table shows it.
    - **The pile**: you can take it only if you meld its top card at once, and a three or a wild card on top blocks it.{ $freezes ->
        [no] {""}
       *[yes] {" "}If it's **frozen**, that takes { $take_frozen ->
            [hand-only] cards from your hand.
           *[natural-pair] two natural cards of that rank from your hand.
        }
    }{ $foot ->
        [0] {""}
       *[other]
            {""}
            - When you've played your first hand, you pick up your second one, the **foot**.
    }
    - Get rid of all your cards to **go out**, which ends the round. { $canastas_to_go_out ->
        [0] You don't need a canasta for it.
        [one] Your side needs a canasta for it.
       *[other] Your side needs { $canastas_to_go_out } canastas for it.
    } Cards left in a hand cost points.
