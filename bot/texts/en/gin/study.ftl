### Gin Rummy: help, what can be done and why, hints, and what a learner is told.

help-gin-rules =
    Two players, 52 cards, { $hand_size } each. Aces are { $runs ->
        [low] low
        [both] low or high in runs
       *[round] low and high at once, so K A 2 is a run
    }. Form **sets** (three or four of a rank) and **runs** (three or more in a row of a suit). A card is in one meld only; cards in none are **deadwood**.
    ### A turn
    { $first_upcard ->
        [offered] The non-dealer may take the first upcard, then the dealer. If both pass, the non-dealer draws.
       *[none] The non-dealer is dealt one card more and begins with a discard.{ $turned ->
            [yes] {" "}A first upcard is turned up, but nobody can take it.
           *[no] {""}
        }
    } After that, draw from the stock or take the upcard, then discard. You can't discard the card you just took.
    ### Knocking
    { $knock_limit ->
        [0] You can end the round only with gin: no deadwood at all.
        [upcard] You can knock if your deadwood after the discard is at most the value of the first upcard (an ace 1, tens and court cards 10){ $ace_gin_only ->
            [yes] . After an ace, only gin ends the round.
           *[no] .
        }
       *[other] You can knock if your deadwood after the discard is { $knock_limit } or less.
    } Your discard goes face down and your melds are shown. { $knock_limit ->
        [0] Your opponent shows melds too, but can't lay off any cards.
       *[other] Your opponent shows melds too and **lays off** cards that fit yours, but not on gin. { $lay_off_by_hand ->
            [yes] They choose what to lay off.
           *[no] The best way is worked out for them.
        }
    }
    { $big_gin ->
        [none] { "" }
       *[other] If all { $full } cards that you hold after drawing are in melds, you have **big gin** and discard nothing.
    } With two cards left in the stock the round is void{ $last_discard ->
        [yes] , unless the last discard is taken to knock with it
       *[no] { "" }
    }. The same player deals again.
help-gin-play =
    - **Draw** or **Take**, then press the card you discard. Your best melds stand together in your hand's picture.
    - **{ verb-knock }** shows up when you can{ $knock_limit ->
        [0] , which here means that you have gin
       *[other] {""}
    }. Other ways to lay out your melds are behind **{ more-knock }**. `/knock cards:` takes the card to discard.
    - **Undo** takes back taking the upcard. Draws and discards are final.
    `/view hand` lists the cards you're waiting for, `/view points` the score.
help-gin-strategy =
    { $knock_limit ->
        [0] - You need gin, so keep what can still become a meld, and give up hopeless cards early.
       *[other] - Knock early. In the first turns the other hand is full of deadwood.
    }
    - Keep cards that can become a meld in more than one way: 7♣ 8♣ 8♦ waits for four cards.
    - Throw high cards without partners first.
    - Remember what your opponent takes. Don't discard next to it.
    { $knock_limit ->
        [0] {""}
       *[other] - Late in the round expect an undercut, and go for gin.
    }
help-gin-scoring =
    Court cards count 10, aces { $runs ->
        [low] 1
       *[other] 15
    }, others their pips.
    { $knock_limit ->
        [0] {""}
       *[other] - **Knock**: the difference in deadwood{ $knock_bonus ->
            [0] { "" }
           *[other] {" "}and { $knock_bonus } points
        }.
    }
    - **Gin**: the other's deadwood and { $gin_bonus } points{ $big_gin ->
        [none] { "" }
       *[other] ; **big gin**: and { $big_gin } points
    }.
    { $knock_limit ->
        [0] {""}
       *[other] - **Undercut**: if the knocker's deadwood is { $equal_undercut ->
            [yes] equal or higher, the other scores the difference and { $undercut_bonus } points.
           *[no] higher, the other scores the difference and { $undercut_bonus } points. If it's equal, nobody scores.
        }
    }
    { $spades_double ->
        [yes] - If the first upcard is a spade, the round counts double.
       *[no] { "" }
    }
    ### The game
    { $hollywood ->
        [yes] Three games at once, each to { $target }. Your first win counts in game 1, your second in games 1 and 2, later ones in all that are open. If those games are over, a win counts in the next open one. Each game is settled by itself, and the sums decide.
       *[no] The first to reach { $target } points wins.
    } The winner gets { $game_bonus } points, and both get { $box_bonus } for each round won. { $shutout ->
        [none] { "" }
        [points] If the loser has won no round, the points of the rounds count double.
       *[all] If the loser has won no round, everything counts double.
    }
help-gin-words =
    - **Set, run**: three or four of a rank; three or more in a row of a suit.
    - **Deadwood**: the cards in no meld, and their points.
    - **Upcard**: the top card of the discard pile.
    { $knock_limit ->
        [0] - **Gin**: no deadwood, which ends the round.
       *[other] - **Knock**: end the round with little deadwood. **Gin**: with none.
        - **Lay off**: add cards to the knocker's melds.
        - **Undercut**: have { $equal_undercut ->
            [yes] no more
           *[no] less
        } deadwood than the knocker.
    }
    - **Box**: a round won.

fact-may-take = You can take { $card }.
fact-may-discard = You can discard any card{ $barred ->
    [yes] {" "}but { $card }
   *[no] { "" }
}. Best is { $cards }, which leaves { $points } deadwood.
fact-may-knock = { $points ->
    [0] You can knock and have gin: discard { $card }.
   *[other] You can knock with { $points }: discard { $card }.
}
fact-may-gin = You have big gin.
fact-may-lay = You can lay off { $cards }.
fact-may-end = You can stop laying off.

fact-do-take = Take the upcard.
fact-do-knock = Knock and discard { $cards }.
fact-do-gin = Show big gin.
fact-do-lay = Lay off { $cards }.
fact-do-end = Stop laying off.
fact-hint-take = { $card } goes into a meld: your deadwood drops from { $has } to { $points }.
fact-hint-take-low = { $card } replaces a higher card: your deadwood drops from { $has } to { $points }.
fact-hint-take-melds = { $card } goes into a meld.
fact-hint-take-keep = { $card } may help later.
fact-hint-take-knock = With { $card } you can knock, and the round isn't void.
fact-hint-leave = { $card } goes into none of your melds.
fact-hint-leave-rather = { $card } would fit a meld, but a fresh card helps more.
fact-hint-draw-only = You can't take the upcard now.
fact-hint-pass-last = The round is void then, and you lose nothing.
fact-hint-leaves = { $points ->
    [0] That leaves you no deadwood.
   *[other] That leaves you { $points } deadwood.
}
fact-hint-loose = { $card } is in none of your melds.
fact-hint-waits = { $count ->
    [one] Then 1 unseen card would make or extend a meld.
   *[other] Then { $count } unseen cards would make or extend a meld.
}
fact-hint-knock = { $points } deadwood is low enough to knock.
fact-hint-gin = You have gin, and nothing can be laid off on it.
fact-hint-lay = It takes { $points } off your deadwood.
fact-hint-end = You can't lay off any more.
fact-hint-end-rather = What you keep is worth more in your own melds.

lesson-gin-aim = Form sets and runs: three or four of a rank, or three or more in a row of a suit. The rest is **deadwood**, and you want little of it. The first to { $target } points wins.
lesson-gin-offer = The first upcard is offered: **{ verb-take }** it if it makes a meld, else **{ verb-pass }**.
lesson-gin-draw = **{ verb-draw }** a card, or **{ verb-take }** the upcard. Everyone sees what you take, so take it only for a meld.
lesson-gin-discard = Now **{ verb-discard }**: best is a high card that goes with nothing. Your picture shows your melds and counts your deadwood.
lesson-gin-knock = { $knock_limit ->
    [0] You have gin: every card is in a meld. **{ verb-knock }**, and you win the round.
   *[other] You can **{ verb-knock }**: your deadwood is low enough. Your opponent may lay off cards on your melds first, unless you have gin, then the lower deadwood wins.
}
lesson-gin-big-gin = Every card you hold is in a meld, and you needn't discard: that's **big gin**.
lesson-gin-void = The stock is nearly used up. With two cards left, the round is void{ $last_discard ->
    [yes] , unless the last discard is taken to knock with it
   *[no] {""}
}.
lesson-gin-scored = The round is scored. Each round won is a box, which counts at the end. Press **{ verb-deal }** to go on.

guide-gin-take = { $cards } makes a meld with your cards, so take it. Everyone sees that, but a meld is worth it.
guide-gin-pass = { $card } makes no meld with your cards. Pass, and keep your plans secret.
guide-gin-draw = Each turn, draw from the stock or take the upcard. Take only what makes a meld.
guide-gin-draw-again = Nothing for you on the pile, so draw.
guide-gin-discard = Your melds stand together in the picture; the rest is **deadwood** and counts against you. Discard { $cards }: it costs most and goes with nothing.
guide-gin-discard-again = Discard { $cards }. It goes with nothing, and you keep { $points } deadwood.
guide-gin-knock = Your deadwood is down to { $points }, and you can knock with { $limit } or less. Knock, and discard { $cards } face down.
guide-gin-done = **Well knocked!** That's the heart of the game: melds, little deadwood, and a good moment to knock. If your opponent has no more deadwood than you, they undercut and score instead. From here on you play freely, and **{ button-hint }** below your hand always shows a good move.
