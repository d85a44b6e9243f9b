### Écarté: its help and its options.

help-ecarte-rules =
    Two players and 32 cards, from the sevens. In each suit the king is highest: K Q J A 10 9 8 7.{ $bowers ->
        [yes] {" "}In trumps the jack is higher still, and so is the other jack of its colour, which is a trump, too.
       *[no] {""}
    } Each player gets five cards, and the next is turned up: its suit is **trump**.
    ### Exchanging
    The player who didn't deal **proposes** an exchange, or plays. The dealer **accepts** or **refuses**. After a proposal is accepted, the player who didn't deal lays one or more cards away, face down, and draws as many, and then the dealer does, or keeps all. Then another exchange may be proposed, until somebody declines or the stock is gone. Nobody can lay away more cards than the stock still has: there are 21 at first, and if the first player takes the last ones, the dealer gets none. The card turned up is never drawn.
    ### The king
    { $king ->
        [none] The king of trumps scores nothing.
        [by-itself] The king of trumps scores a point: for the dealer if it's turned up, or for the player who has it when the first card is played.
       *[announced] The king of trumps scores a point: for the dealer if it's turned up, or for the player who announces it before their first card. Leading it as the first card announces it, too.
    }
    ### Tricks
    The player who didn't deal leads. Follow suit if you can. { $must_head ->
        [yes] If you follow suit, you must beat the card led if you can.
       *[no] You needn't beat the card led.
    } { $must_trump ->
        [yes] If you can't follow suit, you must trump if you can.
       *[no] If you can't follow suit, play any card.
    } The winner of a trick leads the next.
help-ecarte-play =
    - **Propose**, **Play as it is**, **Accept**, **Refuse**: one press below your hand, or `/propose`, `/stand`, `/accept`, `/refuse`.
    - **Exchange**: choose a suggestion or your own cards, or type `/exchange 7C 8D`.
    { $king ->
        [announced] - **King**: announce it before your first card, or let `/preferences` do it.
       *[other] {""}
    }
    - **Play**: one press on a card, or `/play KH`.
    - Cards and calls are final. With computers only, **Go back** takes them back, for practice.
    `/view tricks` lists the tricks, `/view points` the score, and `/explore` shows what you can know about the other hand.
help-ecarte-strategy =
    - Play at once with three likely tricks: three trumps with a high one, or two trumps and two kings.
    - Otherwise propose. As the dealer, refuse only with such a hand{ $vulnerable ->
        [yes] : if you refuse the first proposal and lose, your opponent scores 2 points.
       *[no] .
    }
    - Keep trumps and kings, and exchange the rest.
    - Lead from a suit of several cards. Two trumps beside it let you win the lead back.
    { $king ->
        [announced] - With the king of trumps, remember to announce it.
       *[other] {""}
    }
help-ecarte-scoring =
    - Three or four tricks: 1 point. All five, a **vole**: 2 points.
    - { $vulnerable ->
        [yes] If the player who didn't deal plays without proposing, or the dealer refuses the first proposal, and then loses, the winner scores 2 points, also for three or four tricks.
       *[no] It makes no difference who proposed or refused.
    }
    - { $king ->
        [none] Kings score nothing.
       *[other] The king of trumps: 1 point.
    }
    - The first with { $target } points wins, the moment they're reached.
help-ecarte-words =
    - **Propose, accept, refuse**: to ask for an exchange, and to answer.
    - **Trump**: the suit that beats the others.
    { $king ->
        [none] {""}
       *[other] - **King**: the king of trumps, which scores a point.
    }
    - **Vole**: all five tricks.
    { $vulnerable ->
        [yes] - **Vulnerable**: the player whose choice it was that nothing was exchanged. If they lose, the other scores 2 points.
       *[no] {""}
    }

option-must_head = Who follows suit must beat the card led
    .about = Otherwise any card of the suit will do.
option-must_trump = Who can't follow suit must trump
    .about = Otherwise any card will do.
option-bowers = Jacks of the trump colour are the highest trumps
    .about = As in Euchre. Otherwise the king is highest.
option-king = The king of trumps
    .about = Whoever has it scores a point.
option-king-announced = scores when announced
option-king-by-itself = scores by itself
option-king-none = scores nothing
option-vulnerable = Losing without an exchange gives the other player two points
    .about = That is, if it was your decision not to exchange any cards.
