### How to play, in ten lines.

help-piquet-brief =
    - Two players, twelve cards each from a pack of 32, without trumps. The dealer is **younger**, the other is **elder**.
    - { $partie ->
        [to-target] The partie ends with the deal in which somebody reaches { $target }, and the higher score wins.
        [four] A partie has four deals, and the higher score wins.
       *[six] A partie has six deals, and the higher score wins.
    }
    - **Exchange**: elder lays away one to five cards and draws as many of the eight left, then younger { $younger_must_exchange ->
        [yes] at least one
       *[no] none or some
    } of the rest.
    - **Declarations** score for what you hold, but only for the player who has the better:
    - the **point**, your longest suit (1 for each card); **sequences**, three or more in a row of a suit (from 3 for three cards to 18 for eight);
    - **trios and quatorzes**, three (3) or four (14) aces, kings, queens, jacks or tens. { $declarations ->
        [automatic] All of it is declared for you.
       *[chosen] One button declares all you have.
    }
    - **Play**: elder leads. Follow suit if you can; the higher card of that suit wins. Leading a card and winning a trick score 1 each{ $low_cards_count ->
        [yes] .
       *[no] , with tens and higher cards only.
    }
    - More than six tricks score 10, all twelve 40.
    - Thirty points before your opponent has any bring **pique** (30 more) or, before the play, **repique** (60 more).
