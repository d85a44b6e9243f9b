### Euchre: its help and its options.

help-euchre-rules =
    Five cards each, and the next card is turned up. One side **makes trumps** and then has to win three of the five tricks.
    ### Making trumps
    From the dealer's left, each player orders up the upcard, which makes its suit trump, or passes. { $upcard_taken ->
        [yes] The dealer takes the card and lays another away, face down. Nobody else sees the dealer's discard. The dealer may lay away the card just picked up. The dealer discards before the first lead.
       *[no] The card stays on the table.
    } If everybody passes, the upcard is turned down, and each player may name another suit. The suit turned down can't be named. { $stick_the_dealer ->
        [yes] If the others pass again, the dealer must name a suit.
       *[no] If everybody passes twice, the next player deals.
    }
    { $exchange ->
        [yes] Once trumps are made, each player from the dealer's left may exchange cards for undealt ones, as long as there are any.
       *[no] {""}
    }
    Whoever orders the card up is the maker, no matter who takes it. You may order up your own partner. { $order_alone ->
        [yes] Ordering your dealing partner means playing alone.
       *[no] {""}
    }
    ### The cards
    In trumps, the jack is the highest card: the **right bower**. The other jack of that colour is the **left bower**. The right bower beats the left bower, and that beats the ace, king, queen and the rest. { $best_bower ->
        [joker] The joker beats them all. If it's turned up, the dealer names a suit for it before seeing the hand.
        [benny] The two of spades, **Benny**, beats them all. If it's turned up, the dealer names a suit for it before seeing the hand.
       *[none] {""}
    }
    The left bower is a trump in every way. It doesn't follow the suit printed on it. The jacks of the other colour are ordinary cards. In other suits the ace is high.
    ### Tricks
    { $first_lead ->
        [against-maker] The maker's opponent leads first.
       *[left-of-dealer] The player left of the dealer leads first.
    } Follow suit if you can; if you can't, play any card. You never have to trump or to win a trick. A wrong card is refused, so nobody can revoke. The winner of a trick leads the next.
    { $alone ->
        [yes]
            ### Alone
            The maker may play alone, for a chance of four points. The partner of a lone player lays the hand down and is skipped. A dealer whose partner goes alone still picks up the card. If the leader sits out, the next player leads. { $defend_alone ->
                [yes] A defender may also play alone against a lone maker.
               *[no] {""}
            }
       *[no] {""}
    }
help-euchre-play =
    - **Order up**, **Name trumps** or **Pass**: one press below your hand. Commands do the same: `/order`, `/name`, `/pass`.
    - **Lay away**, as the dealer: choose a card, or type `/discard 9C`.
    - **Play**: one press on a card, or `/play JH`. In `/preferences` you can have a card played for you if it's the only legal one and you play against computers, or if it's your last.
    - Cards and calls are final. With computers only, **Go back** takes them back, for practice.
    `/view tricks` lists the tricks, `/view points` the score, and `/explore recall` tells who passed and what was picked up.
help-euchre-strategy =
    - Order up with three likely tricks, your partner's one among them: two good trumps and an ace will often do.
    - Think of who gets the upcard. Your partner's hand improves by it, or an opponent's does.
    - As the maker, lead trumps early. As a defender, lead your aces, before they can be trumped.
    - Don't trump a trick that your partner is winning. Lay away a lone card of a side suit: then you can trump that suit.
    - Alone you need five tricks: both bowers or nearly, and no small side cards.
    - At nine points to nine, be bold: the other side will be, too.
help-euchre-scoring =
    - The makers score 1 point for three or four tricks; all five are a **march**, for 2 points{ $alone ->
        [yes] , and 4 for a march alone
       *[no] {""}
    }. Where three play, a march is worth 3.
    - With fewer than three the makers are **euchred**: 2 points for the other side, or for each of the two others where three play.{ $defend_alone ->
        [yes] {" "}A lone defender wins 4.
       *[no] {""}
    }
    - The first with { $target } points wins.
help-euchre-words =
    - **Upcard**: the card turned up after the deal. To **order it up** makes its suit trump.
    - **Maker**: who made trumps. The **makers** are the maker's side.
    - **Right bower, left bower**: the jack of trumps, and the other jack of its colour.
    - **March**: all five tricks. **Euchre**: the makers win fewer than three.
    - **Alone**: without the partner, who lays the hand down.
    - **Farmer's hand**: three nines, tens or lower, which may be exchanged for three undealt cards where that's played.
    - **Stick the dealer**: the dealer must name a suit if all have passed.

group-making = Making trumps
group-alone = Playing alone
option-pack_size = Number of cards
option-best_bower = A card above the bowers
option-best_bower-none = none
option-best_bower-joker = a joker
option-best_bower-benny = the two of spades (Benny)
option-farmers_hand = Farmer's hand: three tens or lower may be exchanged
option-no_ace_no_face = A hand without ace, face card or trump may be thrown in
option-stick_the_dealer = Stick the dealer
option-upcard_taken = The dealer takes the upcard
option-exchange = Once trumps are made, cards may be exchanged
option-first_lead = The first lead
option-first_lead-left-of-dealer = left of the dealer
option-first_lead-against-maker = the maker's opponent
option-alone = The maker may play alone
option-order_alone = Ordering a dealing partner means playing alone
option-defend_alone = A defender may defend alone
option-lone_lead = The lead against a lone hand
option-lone_lead-as-usual = as usual
option-lone_lead-left-of-maker = left of the lone player
