### Euchre: its help and its options.

help-euchre-rules =
    { $players ->
        [2] Two players, each for themselves.
        [3] Three players: the one who makes trumps plays against the other two.
       *[4] Four players in two partnerships: partners sit opposite each other, and each side's tricks and points count together.
    } The pack has the { $pack_size } cards from the { $lowest }s up{ $best_bower ->
        [joker] , and a joker
        [benny] , and the two of spades
       *[none] {""}
    }. Five cards each, and the next card is turned up. { $players ->
        [4] One side **makes trumps** and then has to win three of the five tricks.
       *[other] One player **makes trumps** and then has to win three of the five tricks.
    }
    ### Making trumps
    From the dealer's left, each player orders up the upcard, which makes its suit trump, or passes. { $upcard_taken ->
        [yes] The dealer takes the card and lays another away, face down, before the first lead. Nobody else sees it, and it may be the card just picked up.
       *[no] The card stays on the table, whoever orders it up.
    } If everybody passes, the upcard is turned down, and each player may name another suit. The suit turned down can't be named. { $stick_the_dealer ->
        [yes] If the others pass again, the dealer must name a suit.
       *[no] If everybody passes twice, the next player deals.
    }
    { $exchange ->
        [yes] Once trumps are made, each player from the dealer's left may exchange cards for undealt ones, as long as there are any.
       *[no] {""}
    }
    The player who orders the card up or names the suit is the **maker**.{ $players ->
        [4] {" "}You may order up your own partner's card.
       *[other] {""}
    }{ $order_alone ->
        [yes] {" "}Ordering while your partner deals means playing alone.
       *[no] {""}
    }
    { $farmers_hand ->
        [yes] **Farmer's hand**: while the upcard can be ordered, one player, on their turn, may exchange three tens or lower cards for three undealt ones. After that, nobody else may in this round.
       *[no] {""}
    }
    { $no_ace_no_face ->
        [yes] With no ace, no face card and no card that would be trump, you may throw your hand in when it's your turn to order. The round is void, and the next player deals.
       *[no] {""}
    }
    ### The cards
    In trumps, the jack is the highest card: the **right bower**. The other jack of that colour is the **left bower**. The right bower beats the left bower, and that beats the ace, king, queen and the rest. { $best_bower ->
        [joker] The joker beats them all. If it's turned up, the dealer names a suit for it before seeing the hand, and that suit is on offer.
        [benny] The two of spades, **Benny**, beats them all. If it's turned up, the dealer names a suit for it before seeing the hand, and that suit is on offer.
       *[none] {""}
    }
    The left bower is a trump in every way. It doesn't follow the suit printed on it. The jacks of the other colour are ordinary cards. In other suits the ace is high.
    ### Tricks
    { $first_lead ->
        [against-maker] The first opponent to the maker's left leads first.
       *[left-of-dealer] The player left of the dealer leads first.
    } Follow suit if you can; if you can't, play any card. You never have to trump or to win a trick. A wrong card is refused, so nobody can revoke. The winner of a trick leads the next.
    { $alone ->
        [yes]
            ### Alone
            The maker may play alone, for a chance of four points. The partner of a lone player lays the hand down and is skipped. { $upcard_taken ->
                [yes] A dealer whose partner goes alone still picks up the card.{" "}
               *[no] {""}
            }{ $lone_lead ->
                [left-of-maker] Against a lone hand, the first opponent to its left leads.
               *[as-usual] If the leader sits out, the next player leads.
            } { $defend_alone ->
                [yes] A defender may also play alone against a lone maker.
               *[no] {""}
            }
       *[no] {""}
    }
help-euchre-play =
    - **Order up**, **Name trumps** or **Pass**: one press below your hand. Commands do the same: `/order`, `/name hearts`, `/pass`.
    { $upcard_taken ->
        [yes] - **Lay away**, as the dealer: choose a card, or type `/discard 9C`.
       *[no] {""}
    }
    - **Play**: one press on a card, or `/play JH`. In `/preferences` you can have a card played for you if it's the only legal one and you play against computers, or if it's your last.
    - Cards and calls are final. With computers only, **Go back** takes them back, for practice.
    `/view tricks` lists the tricks, `/view points` the score, and `/explore recall` tells who passed and how trumps were made.
help-euchre-strategy =
    - { $players ->
        [4] Order up with three likely tricks, your partner's one among them: two good trumps and an ace will often do.
       *[other] Order up with three likely tricks of your own: two good trumps and two aces will often do.
    }
    { $upcard_taken ->
        [yes] - Think of who gets the upcard. { $players ->
            [4] It makes your partner's hand better, or an opponent's.
           *[other] It makes your own hand better, or an opponent's.
        }
       *[no] {""}
    }
    - As the maker, lead trumps early. As a defender, lead your aces, before they can be trumped.
    { $players ->
        [4] - Don't trump a trick that your partner is winning.
       *[other] {""}
    }
    { $upcard_taken ->
        [yes] - As the dealer, lay away a lone card of a side suit: then you can trump that suit.
       *[no] {""}
    }
    { $alone ->
        [yes] - Alone you need five tricks: both bowers or nearly, and no small side cards.
       *[no] {""}
    }
    - When both sides need only a point or two, be bold: the others will be, too.
help-euchre-scoring =
    { $players ->
        [4] - The makers score 1 point for three or four tricks; all five are a **march**, for 2 points{ $alone ->
            [yes] , and 4 for a march alone
           *[no] {""}
        }.
        - With fewer than three they are **euchred**: 2 points for the other side.{ $defend_alone ->
            [yes] {" "}A lone defender wins 4.
           *[no] {""}
        }
        [3] - The maker scores 1 point for three or four tricks; all five are a **march**, for 3 points.
        - With fewer than three the maker is **euchred**: 2 points for each of the two others.
       *[2] - The maker scores 1 point for three or four tricks; all five are a **march**, for 2 points.
        - With fewer than three the maker is **euchred**: 2 points for the opponent.
    }
    - The first with { $target } { $target ->
        [one] point
       *[other] points
    } wins.{ $players ->
        [3] {" "}If two get there in the same round, the one with more points wins. If they're level, play goes on until one player leads.
       *[other] {""}
    }
help-euchre-words =
    - **Upcard**: the card turned up after the deal. To **order it up** makes its suit trump.
    - **Maker**: the player who made trumps.{ $players ->
        [4] {" "}The **makers** are the maker's side.
       *[other] {""}
    }
    - **Right bower, left bower**: the jack of trumps, and the other jack of its colour.
    - **March**: all five tricks. **Euchre**: fewer than three for the side that made trumps.
    { $alone ->
        [yes] - **Alone**: without the partner, who lays the hand down.
       *[no] {""}
    }
    { $farmers_hand ->
        [yes] - **Farmer's hand**: three tens or lower, which may be exchanged for three undealt cards.
       *[no] {""}
    }
    { $stick_the_dealer ->
        [yes] - **Stick the dealer**: the dealer must name a suit if all have passed.
       *[no] {""}
    }

group-making = Making trumps
group-alone = Playing alone
option-pack_size = Number of cards
    .about = 24 cards are nines to aces, 28 begin with the eights, 32 with the sevens.
option-best_bower = A card above the bowers
    .about = The bowers are the two jacks of the trump color.
option-best_bower-none = none
option-best_bower-joker = a joker
option-best_bower-benny = the two of spades (Benny)
option-farmers_hand = Farmer's hand: three tens or lower may be exchanged
    .about = Once in a round, for three undealt cards, while the upcard can be ordered.
option-no_ace_no_face = A hand without ace, face card or trump may be thrown in
    .about = The round is then void, and the next player deals.
option-stick_the_dealer = Stick the dealer
    .about = If nobody else names a suit, the dealer must. Otherwise the next player deals.
option-upcard_taken = The dealer takes the upcard
    .about = The dealer then lays another card away. Otherwise the upcard stays on the table.
option-exchange = Once trumps are made, cards may be exchanged
    .about = Each player in turn, for undealt cards, as long as there are any.
option-first_lead = The first lead
    .about = Who plays the first card of a round.
option-first_lead-left-of-dealer = left of the dealer
option-first_lead-against-maker = the maker's opponent
option-alone = The maker may play alone
    .about = The partner sits out, and all five tricks then score 4.
option-order_alone = Ordering a dealing partner means playing alone
    .about = If your partner deals and you order the card up, your partner sits out.
option-defend_alone = A defender may defend alone
    .about = Against a maker who plays alone, a defender's partner may sit out, too.
option-lone_lead = The lead against a lone hand
    .about = Who plays the first card against somebody who plays alone.
option-lone_lead-as-usual = as usual
option-lone_lead-left-of-maker = left of the lone player
