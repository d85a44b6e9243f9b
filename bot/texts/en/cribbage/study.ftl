### Cribbage: help, what can be done and why, hints, and what a learner is told.

help-cribbage-rules =
    { $variant ->
        [five] Two players, 52 cards, five each. Both lay two away.
        [seven] Two players, 52 cards, seven each. Both lay two away.
        [three] Three players, 52 cards, five each and one to the crib. Everyone lays one away.
        [partners] Four players, two against two, 52 cards, five each. Everyone lays one away.
       *[six] Two players, 52 cards, six each. Both lay two away.
    } What is laid away is the **crib**, which belongs to the dealer. Aces are low and count 1, court cards count 10.
    ### The starter
    The next card is turned. If it's a jack, the dealer pegs 2 for **his heels**{ $heels_win ->
        [yes] .
       *[no] , but not as the winning points.
    } { $start ->
        [every] The non-dealer pegs 3 in every deal.
        [first] The non-dealer pegs 3 in the first deal.
       *[none] { "" }
    }
    ### The play
    From the dealer's left, play one card at a time. The cards are added up, never past 31. If none of your cards fits, you say **go** (automatically), and the others play on while they can. { $go_points ->
        [0] The card that makes exactly 31 pegs 2.
       *[other] The last card of a count pegs { $go_points }, or 2 if it makes exactly 31.
    } { $variant ->
        [five] Then the play is over.
       *[other] Then a new count begins, until all cards are played.
    }
    ### The show
    The dealer's left shows first, the dealer's hand and then the crib come last. Each counts with the starter. { $counting ->
        [muggins] You say what your hand is worth. Too much is cut to the truth. Opponents say **muggins** and peg what you overlooked.
        [by-hand] You say what your hand is worth. Too much is cut to the truth, and what you overlook is lost.
       *[automatic] Hands are counted for you.
    }
    { $low_ball ->
        [yes] In Lowball the first at { $target } **loses**, so score as little as you can.
       *[no] The game ends the moment a peg reaches { $target }, in the middle of anything.
    }
help-cribbage-play =
    - **Lay away**: press { $variant ->
        [three] the card
        [partners] the card
       *[other] the two cards
    }. All choose at once, and **Undo** takes it back until the last player has chosen.
    - Press a card to play it. Cards that would go past 31 have no button.
    { $counting ->
        [automatic] - **{ verb-show }** shows your hand, counted for you.
       *[other] - **{ verb-count }**: say what your hand is worth, or type `/count word:8`.
    }{ $counting ->
        [muggins] {" "}**{ verb-claim }** claims what your opponent overlooked, **{ verb-pass }** lets it be.
       *[other] {""}
    }
    - The board: each side has a rear peg and a front peg. The distance between them is what it pegged last.
    { $counting ->
        [automatic] `/view hand` says what your hand is worth,
       *[other] `/view hand` lists your cards,
    } `/view points` where everyone's points come from.
help-cribbage-strategy = { $low_ball ->
    [yes]
        - Keep cards that are far apart: no pairs, no neighbours, no fifteens. A hand of nothing is the best.
        - In your own crib lay cards far apart too. In an opponent's lay pairs, fives and cards that add up to fifteen.
        - Leave 5 or 21: the next player may have nothing but a card that counts ten.
        - Get rid of low cards early. You don't want to play the last card of a count.
        - Near the target think of the order: the non-dealer counts first, and may be the one who reaches it.
   *[no]
        - Keep runs and cards that make fifteens. Every five goes with sixteen cards that count ten.
        - In your own crib lay pairs, fives and cards that add up to five or fifteen. In an opponent's lay cards far apart, such as a king and a nine.
        - Lead a four or lower: nobody can make fifteen with the next card.
        - Lead from a pair. If your opponent pairs it, you make a pair royal.
        - Don't leave 5 or 21: sixteen cards score then.
        - Keep a low card for the end of a count.
        - Near the target think of the order: the non-dealer counts first.
}
help-cribbage-scoring =
    - **In the play**: 15: 2 · 31: 2 · pair 2 · pair royal (three) 6 · double pair royal (four) 12 · run of three or more, in any order: its length{ $go_points ->
        [0] {""}
       *[other] {" "}· go or last card { $go_points }
    }{ $flush_in_play ->
        [yes] {" "}· flush: its length
       *[no] { "" }
    }.
    - **In the show**: each fifteen 2 · pair 2 · pair royal 6 · double pair royal 12 · run: its length, each way · flush in a hand (all { $variant ->
        [five] three
        [seven] five
       *[other] four
    } of its cards) { $variant ->
        [five] 3, or 4
        [seven] 5, or 6
       *[other] 4, or 5
    } with the starter; in the crib 5, only if all four and the starter match · **his nobs**, the jack of the starter's suit: 1.
    { $skunks ->
        [0] { "" }
       *[other] { $variant ->
            [three] If both losers are **skunked**, more than 30 points short, the win counts two games in a match{ $skunks ->
                [one] .
               *[other] ; if both are more than 60 short, a double skunk, it counts { $double_skunk ->
                    [3] three
                   *[other] four
                }.
            }
           *[other] A loser who is more than 30 points short is **skunked** and loses two games in a match{ $skunks ->
                [one] .
               *[other] ; more than 60 short is a double skunk and loses { $double_skunk ->
                    [3] three
                   *[other] four
                }.
            }
        }
    }
help-cribbage-words =
    - **Crib**: the cards laid away, counted for the dealer. **Starter**: the card that is turned.
    - **Pone**: { $variant ->
        [three] the player left of the dealer
        [partners] the player left of the dealer
       *[other] the non-dealer
    }, who plays and counts first.
    - **His heels**: a jack as the starter, 2 for the dealer. **His nobs**: the jack of the starter's suit in a hand, 1.
    - **Fifteen two, fifteen four, and a pair is six**: how a hand is counted aloud.
    - **Pair royal, double pair royal**: three and four of a rank.
    - **Go**: you can't play.{ $counting ->
        [muggins] {" "}**Muggins**: "I take what you overlooked."
       *[other] {""}
    }
    { $variant ->
        [five] {""}
        [seven] {""}
       *[other] - **Nineteen**: a hand worth nothing, because no hand of four scores nineteen.
    }
    - **Peg**: to score.{ $skunks ->
        [0] {""}
       *[other] {" "}**Skunk**: to win by more than 30 points.
    }

fact-may-crib = You can lay away { $count ->
    [one] any card
   *[other] any { $count } cards
} for the crib, which is { $seat }'s.
fact-may-play = You can play { $cards }.
fact-may-show = You can show { own-hand-or-crib }.
fact-may-count = You say what { own-hand-or-crib } is worth.
fact-may-claim = { $winner } counted { $points }. You can claim what was overlooked.
fact-may-pass = You can claim nothing.
fact-past-thirty-one = { $card } would take the count past 31.

fact-do-crib = Lay away { $cards }.
fact-do-show = Show.
fact-do-count = Count { $onto }.
fact-do-claim = Claim { $onto }.
fact-do-pass = Claim nothing.
fact-hint-keeps = You keep { $cards }, worth { $points } on average with the starter.
fact-hint-crib-yours = The crib counts for you, so { $count ->
    [one] { $cards } can still score there.
   *[other] { $cards } aren't lost: they can still score there.
}
fact-hint-crib-theirs = { $count ->
    [one] The crib is { $seat }'s, and { $cards } is no five: it gives little away.
   *[other] { $cards } score nothing together in { $seat }'s crib.
}
fact-hint-crib-gives = { $count ->
    [one] { $cards } is a five and may score
   *[other] { $cards } may score
} in { $seat }'s crib, but what you keep is worth more.
fact-hint-crib-average = With { $cards } in it, { $seat }'s crib is worth { $points } on average.
fact-hint-lays-best = Hand, crib and play together, that's { $points } better than laying away { $cards }, the next best.
fact-hint-lays-best-in-play = Laying away { $cards } is worth as much in hand and crib; in the play, this is better: { $points } in all.
fact-hint-scores = { $card } scores { $pegs }{ $sum ->
    [yes] : { $points } in all.
   *[no] .
}
pegs-fifteen = 15 for { $points }
pegs-thirty-one = 31 for { $points }
pegs-pair = a pair for { $points }
pegs-pair-royal = a pair royal for { $points }
pegs-double-pair-royal = a double pair royal for { $points }
pegs-run = a run of { spelt } for { $points }
pegs-flush = a flush of { spelt } for { $points }
fact-hint-safe-lead = Nobody can make 15 with one card after { $card }.
fact-hint-pair-lead = If someone pairs { $card }, you can make a pair royal.
fact-hint-nothing-near = From { $points }, nobody can make { $goal } with one card.
fact-hint-cannot-play = After that go, nobody can score from { $points }.
fact-hint-cannot-reach = After that go, nobody can make 15 from { $points }.
fact-hint-average = { $low_ball ->
    [yes] Costs the fewest points on average, with what the others may hold.
   *[no] Scores best on average, with what the others may hold.
}
fact-hint-race = Near the end of the game, the chance to win decides, not the points.
fact-hint-only-card = It's the only card you can play.
fact-hint-show = Hands are counted for you.
fact-hint-count = { $winner }'s cards are worth { $points ->
    [0] nothing.
   *[other] { $points }: { $combination }.
}

fact-has-played = { $seat } has played { $cards }.
fact-unseen-crib = { $count ->
    [one] 1 of them is in the crib.
   *[other] { $count } of them are in the crib.
}
fact-predict-above = { $seat } said go, so they have no card that counts { $points } or less.
fact-keeping = Keep { $cards }: { $points } on average.

lesson-cribbage-aim = { $low_ball ->
    [yes] The first to reach { $target } points loses. Points come from cards that go together, in the play and in the show.
   *[no] Be the first to peg { $target } points. Points come from cards that go together, in the play and in the show: fifteens, pairs and runs.
}{ $variant ->
    [partners] {" "}You and the player opposite peg together.
   *[other] { "" }
}
lesson-cribbage-crib = **{ verb-crib }** { $laid ->
    [one] one card
   *[other] { $laid } cards
} for the **crib**. It counts for the dealer, { $seat }. Keep { $low_ball ->
    [yes] what scores little.
   *[no] what scores together.
}
lesson-cribbage-start = The non-dealer pegs 3 before the starter is turned{ $start ->
    [every] , to make up for the crib.
   *[first] , in the first deal only.
}
lesson-cribbage-heels = The starter is a jack: the dealer pegs 2 for **his heels**.
lesson-cribbage-play = Press a card to **{ verb-play }** it. The count goes up to 31. { $low_ball ->
    [yes] Don't make 15, 31, a pair or a run with the last cards: that scores.
   *[no] Make 15 or 31, a pair or a run with the last cards to score.
}
lesson-cribbage-scored-in-play = Points in the play are pegged at once. The board shows both pegs of each side: the distance is what was pegged last.
lesson-cribbage-go = A player who can't stay within 31 says **go**. That's automatic, and it tells what they don't have. { $go_points ->
    [0] A card that makes 31 pegs 2.
   *[other] The last card before a new count pegs { $go_points }, or 2 if it makes 31.
}{ $variant ->
    [five] {" "}With five cards, the play stops there.
   *[other] { "" }
}
lesson-cribbage-show = Now hands are counted with the starter, the non-dealer's first. Press **{ verb-show }**.
lesson-cribbage-count = Now say what your cards are worth with the starter: press **{ verb-count }** and pick the number.
lesson-cribbage-claim = An opponent has counted. If they overlooked something, press **{ verb-claim }** and pick how much.
lesson-cribbage-close = The target is near. Remember that the non-dealer counts first.
lesson-cribbage-scored = The round is over, and the deal passes on. Press **{ verb-deal }** to go on.

guide-cribbage-crib = { $low_ball ->
    [yes] Points are bad here. Keep cards that score little, and lay away { $cards }. You dealt, so the crib counts for you in the end, and it should be poor too.
   *[no] Keep the cards that score together, and lay away { $cards }. You dealt, so the crib { $yours ->
        [partners] belongs to you and your partner
       *[alone] is yours
    }: it counts for you in the end.
}
guide-cribbage-play = Play { $cards }. The cards are added up to 31 at most, and { $low_ball ->
    [yes] 15, pairs and runs of the last cards score. You don't want that here.
   *[no] you score with the last cards played.
}
guide-cribbage-play-again = { $low_ball ->
    [yes] Play { $cards }: that pegs nothing.
   *[no] Nothing scores now, so play { $cards } and leave nothing easy.
}
guide-cribbage-play-scores = { $low_ball ->
    [yes] You can't avoid it with { $cards }: it scores { $pegs }{ $sum ->
        [yes] , { $points } in all.
       *[no] .
    }
   *[no] Play { $cards }: it scores { $pegs }{ $sum ->
        [yes] , so you peg { $points }.
       *[no] .
    }
}
guide-cribbage-show = { $stops ->
    [yes] With five cards, the play stops after one count.
   *[no] The play is over.
} Now hands are counted with the starter. { $others ->
    [one] Your opponent has
   *[other] The others have
} shown, and you **{ verb-show }** next.
guide-cribbage-show-crib = Last comes the crib, which is yours. **{ verb-show }** it.
guide-cribbage-done = { $low_ball ->
    [yes] **That was little, as it should be!**
   *[no] **Well pegged!**
} That's a whole deal: lay away, play, show. The deal passes on, and the first at { $target } { $low_ball ->
    [yes] loses
   *[no] wins
}. From here on you play freely, and **{ button-hint }** below your hand always shows a good move.
