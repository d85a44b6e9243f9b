### Rummy 500: help, what can be done and why, hints, and what a learner is told.

help-rummy500-rules =
    { $partners ->
        [yes] Four players in two partnerships; partners sit opposite each other.
       *[no] For { $listed } players{ $most ->
            [6] ; from five on, two packs are used
           *[other] {""}
        }.
    } { $dealt ->
        [0] Two players get 13 cards each, more players 7.
       *[other] Each player gets { $dealt } cards.
    } The discard pile lies **spread**: you see every card in it. { $jokers ->
        [0] { "" }
        [one] There's a joker in each pack, and it's wild.
       *[other] There are { $jokers } jokers in each pack, and they're wild.
    }
    ### A turn
    Draw from the stock, or take from the pile. { $upcard_melded ->
        [yes] You can take any card of the pile
       *[no] You can take the last discard, or any card below it
    } if you **meld it at once**; all cards on top of it come with it.
    Then meld as often as you like: **sets** (three or four of a rank, in different suits), **runs** (three or more in a row of a suit, with the ace low or high), and cards **laid off** on anybody's melds. At the end of your turn, discard a card. A single card that you took can't be discarded in the same turn.
    { $first_meld ->
        [0] { "" }
       *[other] What { $partners ->
            [yes] a side
           *[no] a player
        } lays down first in a round must count { $first_meld } points or more, in one go.
    }
    { $jokers ->
        [0] {""}
       *[other]
            ### Jokers
            A joker stands for a card in a meld: one at most in a set, and two real cards at least in a run. { $joker_exchange ->
                [yes] If you have the card it stands for, you can put it there, take the joker, and meld it again in the same turn.
               *[no] It stays where it is.
            }
    }
    ### The end
    The round ends when someone has no cards left{ $last_discard ->
        [yes] , with a last discard
       *[no] , with or without a discard
    }. { $empty_stock ->
        [ends] It also ends with the turn in which the stock runs out.
       *[pile] When the stock is empty, the pile can still be taken; the round ends when someone passes.
    }
    { $rummy ->
        [yes] { "**" }Rummy!** If someone discards a card that fits a meld on the table, the first other player to press **{ verb-claim }** lays it off, until the next player draws.
       *[no] { "" }
    }
help-rummy500-play =
    - **{ verb-draw }**, or press a card of the pile: "9♣ and 4 more" takes that card and all on top of it.
    - Your best melds have buttons. For others, press **{ more-meld }** and pick the cards. `/meld cards: 7H onto:` lays a card off.
    - Press the card you discard.
    - **{ verb-undo }** takes back melds and taking from the pile, never a draw.
    `/view melds` says who laid down what, `/view hand` what you hold.
help-rummy500-strategy =
    - Melds score only on the table. Lay them down before someone goes out.
    - A big pile is worth taking if it brings melds. Its cards count for you once they're down, and against you until then.
    - Watch the pile. A pair in it, or two cards in a row, is an invitation to the player with the third.
    - Don't discard what fits a meld on the table. Lay it off instead.
    - When someone is down to two or three cards, get rid of aces and court cards.
help-rummy500-scoring =
    { $partners ->
        [yes] A side scores what both partners laid down, less what both still hold.
       *[no] You score what you laid down, less what you still hold.
    }
    - Tens and court cards count 10, the others { $card_points ->
        [pips] their pips
       *[fives] 5
    }.
    - Aces count { $aces ->
        [by-use] 15, but 1 in a run with the two
        [fifteen] 15
       *[one-in-hand] 15, but 1 in a run with the two, and 1 in your hand
    }.{ $jokers ->
        [0] {""}
       *[other] {" "}A joker counts 15.
    }
    { $one_turn_doubles ->
        [yes] - If you go out without having laid down anything before that turn, what you laid down counts twice.
       *[no] { "" }
    }
    The first { $partners ->
        [yes] side
       *[no] player
    } to reach { $target } points wins. If several get there in the same round, the highest score wins; if those are level, another round follows. Scores can fall below 0.
help-rummy500-words =
    - **Set, run**: three or four of a rank; three or more in a row of a suit.
    - **Meld**: lay down a set or a run.
    - **Lay off**: add a card to a meld on the table. It counts for you.
    - **Pile**: the discards, spread so that all can be seen. **Stock**: the cards to draw.
    - **Go out**: play your last card.

fact-may-take = You can take { $card }{ $count ->
    [0] .
    [one] {" "}with the card on top of it.
   *[other] {" "}with the { $count } cards on top of it.
}
fact-may-meld = You can meld { $cards } (+{ $points }).
fact-may-discard = You can discard{ $barred ->
    [yes] {" "}any card but { $card }, which you just took
   *[no] {" "}any card
}.
fact-may-claim = You can claim { $card } and lay it off.
fact-do-claim = Call rummy.
fact-do-take = Take { $cards }{ $above ->
    [0] .
    [one] {" "}and the card on top of it.
   *[other] {" "}and the { $above } cards on top of it.
}
fact-do-meld = { $count ->
    [one] { $joker ->
        [yes] Put { $cards } in place of { $onto }.
       *[no] Add { $cards } to { $onto }.
    }
   *[other] Meld { $cards }.
}
fact-hint-take = It brings you { number-of-points } in melds.
fact-hint-take-plain = It may grow into a meld with your cards.
fact-hint-take-cost = { $count ->
    [one] 1 card comes with it, which counts against you until it's melded.
   *[other] { $count } cards come with it, which count against you until they're melded.
}
fact-hint-draw = You can't take anything from the pile.
fact-hint-draw-rather = A fresh card helps more than the pile.
fact-hint-meld = It brings { number-of-points }, and no longer counts against you.
fact-hint-meld-joker = You get the joker and can meld it again.
fact-hint-loose = { $card } goes with none of your cards.
fact-hint-safe = { $card } fits no meld on the table.
fact-hint-high = { $points ->
    [one] 1 fewer point left in your hand.
   *[other] { $points } fewer points left in your hand.
}
fact-hint-claim = It brings you { number-of-points } for nothing.
fact-hint-pass = You can't take anything from the pile.
fact-hint-pass-rather = The pile isn't worth its cards, and passing ends the round.
fact-hint-pass-claim = You give up the points, but keep your cards to yourself.

lesson-rummy500-aim = Lay down sets and runs: three or four of a rank, or three or more in a row of a suit. What you lay down counts for { $partners ->
    [yes] you and your partner, and what you hold at the end against you both
   *[no] you, and what you hold at the end against you
}. The first to { $target } points wins.
lesson-rummy500-draw = **{ verb-draw }** a card, or take from the pile. { $upcard_melded ->
    [yes] Any card of it can be taken
   *[no] You can always take the last discard, and a card below it
} if you can meld it at once; all cards on top come with it.
lesson-rummy500-meld = You can **{ verb-meld }**: press one of the buttons. Melds count only on the table, so don't keep them too long.
lesson-rummy500-lay-off = There are melds on the table. A card that fits one can be laid off, whoever laid it down, and counts for you.
lesson-rummy500-owed = You took a card of the pile to meld it, so that comes first. **{ verb-undo }** puts it back.
lesson-rummy500-discard = End your turn with a discard. Best is a card that goes with nothing, in your hand or on the table.
lesson-rummy500-claim = This discard fits a meld on the table. Press **{ verb-claim }** before the next player draws, and it counts for you.
lesson-rummy500-last = The stock is nearly used up{ $empty_stock ->
    [ends] , and the round ends with it
   *[pile] . After that you can only take from the pile, and the round ends when someone passes
}. Meld what you can.
lesson-rummy500-scored = The round is scored: what you laid down, less what you still held. Press **{ verb-deal }** to go on.

guide-rummy500-draw = Each turn begins with a card: draw from the stock, or take from the pile, where you can see every card. Nothing there helps you yet, so draw.
guide-rummy500-draw-again = Nothing in the pile fits your cards, so draw again.
guide-rummy500-meld = { $cards } are a run. Lay them down: melds score only on the table, here { $points } points.
guide-rummy500-meld-again = { $cards }, with a card you just took, are a set. Lay it down, for { $points } points more.
guide-rummy500-discard = End your turn with a discard. { $cards } counts a lot if it's still in your hand at the end, and goes with nothing you hold.
guide-rummy500-discard-again = Discard { $cards }. It fits no meld on the table, so nobody can lay it off.
guide-rummy500-take = You can take any card of the pile if you meld it at once. { $cards } fits the run of spades that your opponent laid down, and all cards on top come with it. There's a ten among them!
guide-rummy500-owed = The card you took is melded first. You can lay cards off on anybody's melds, and they count for you: put { $cards } on the spades.
guide-rummy500-lay-off = { $cards } fits your run. Your opponent laid one off there too: each card counts for the player who laid it down.
guide-rummy500-done = **Well played!** That's Rummy 500: meld early, look for melds in the pile, and don't get caught with high cards. From here on you play freely, and **{ button-hint }** below your hand always shows a good move.
