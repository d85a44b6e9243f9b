### Piquet: help, what can be done and why, hints, and what a learner is told.

help-piquet-rules =
    Two players and 32 cards, from the ace down to the seven; there are no trumps. The dealer is **younger**, the other player is **elder**. Each gets twelve cards, and eight are the **talon**.
    ### Exchange
    Elder exchanges one to five cards, younger { $younger_must_exchange ->
        [yes] at least one
       *[no] none or some
    } of what is left. Elder sees what they leave of the first five. Younger may look at what both leave; elder then sees it after naming the suit of the first lead. A hand without court cards is **carte blanche** (10 points): elder can announce it, younger's is announced by itself.
    ### Declarations
    { $declarations ->
        [automatic] Everything is declared for you.
       *[chosen] Point first, then sequences, then trios and quatorzes. Elder says how many cards, younger answers **good**, **not good** or **equal**. Only where the numbers are equal elder says more. You may declare less than you hold.
    }
    - **Point**: your longest suit; the higher count wins between equals (ace 11, court cards and tens 10). A point for each card.
    - **Sequence**: three or more neighbours of a suit. The longest is best; of equally long ones, the one with the higher top card. The player with the best sequence scores all of theirs, the other none.
    - **Trio, quatorze**: three or four aces, kings, queens, jacks or tens. A quatorze beats every trio; otherwise the higher rank is better. The player with the best one scores all of theirs, the other none.
    If point or sequence is equal, nobody scores for it. Younger tells what is good after elder's first lead.
    ### Play
    Elder leads. Follow suit if you can; the higher card of the suit led wins, and the winner leads. The player with more tricks has **the cards** (10 points); all twelve are **capot** (40).
    ### The end
    { $partie ->
        [to-target] The partie ends with the deal in which a player reaches { $target }, and then the higher score wins. If they're level, another deal follows. The result is the difference of the scores, and twice that if the loser has less than half of { $target }.
       *[other] A partie has { $partie ->
            [four] four deals, and the first and the last count double
           *[six] six deals
        }. The winner scores the difference and 100. { $rubicon ->
            [yes] A loser with less than { $target } is **rubiconed**: the winner scores the sum of both and 100.
           *[no] There is no rubicon.
        } If the scores are level after the last deal, two more follow. If they're level again, the partie is drawn.
    }
help-piquet-play =
    - **Exchange**: press one of the suggestions, or pick cards from the list below them. You see what they keep and lose before you exchange.
    { $declarations ->
        [automatic] {""}
       *[chosen] - **Declare**: **Everything** declares all that you hold in one press. To keep something secret, choose class by class. `/declare` takes cards, or `onto: nothing`.
    }
    - **Play**: choose a card, or type `/play KH`.
    - What was said and played is final. With computers only, **Go back** takes a turn back, for practice.
    `/view declarations` repeats what was said, `/view points` counts the deal, and `/explore` shows what you can know about the other hand.
help-piquet-strategy =
    - As elder, take all five cards unless your hand is very good: you have the lead, so you attack. As younger, guard the suits that elder can run.
    - Keep your longest suit. It gives the point, perhaps a sequence, and tricks.
    - Keep aces and kings, and three of a kind that may become four. A quatorze is worth 14, and more as it stops the other's.
    { $declarations ->
        [automatic] {""}
       *[chosen] - Before you sink something, think what it costs. Sinking a trio can hide a guarded card.
    }
    - Count to 30: as elder, thirty before younger scores is pique, and for both thirty in hand alone is repique.
    - Seven tricks are worth 10 points. Near the end, count who can still get them.
help-piquet-scoring =
    - Carte blanche 10
    - Point: 1 for each card
    - Tierce 3, quart 4, quint 15, sixième 16, septième 17, huitième 18
    - Trio 3, quatorze 14
    - Each card led 1, each trick won by the other player's card 1, the last trick 1 more{ $low_cards_count ->
        [yes] { "" }
       *[no] . Cards below ten don't count
    }
    - The cards (more than six tricks) 10, or capot (all twelve) 40 instead
    - **Repique**: 30 in hand before the other scores anything: 60 more
    - **Pique**: elder reaches 30 in hand and play before younger scores anything: 30 more
    They are counted in this order: carte blanche, point, sequences, trios and quatorzes, play. So if your point is good, your opponent's trios and quatorzes can't make a repique; and if anything that younger declares is good, elder can't make a pique. A class in which you are equal prevents neither.
help-piquet-words =
    - **Elder, younger**: the player who leads first, and the dealer.
    - **Talon**: the eight cards that are not dealt.
    - **Carte blanche**: a hand without king, queen or jack.
    - **Point**: the longest suit. **Making**: what its cards count.
    - **Tierce, quart, quint, sixième, septième, huitième**: sequences of three to eight cards.
    - **Trio, quatorze**: three and four of a kind.
    - **Good, not good, equal**: younger's answers.
    { $declarations ->
        [automatic] {""}
       *[chosen] - **Sinking**: declaring less than you hold.
    }
    - **Pique, repique**: 30 points before the other scores any, with play or without.
    - **The cards**: more than half of the tricks. **Capot**: all of them.
    - **Partie**: the deals that are settled together.{ $partie ->
        [to-target] {""}
       *[other] { $rubicon ->
            [yes] {" "}**Rubicon**: the { $target } points that the loser should reach.
           *[no] {""}
        }
    }

## What can be done

fact-may-exchange = You can exchange { $least } to { $most } cards. They are replaced from the talon.
fact-may-blanche = You have no court cards. Announce carte blanche for 10 points: you then show your hand before you exchange.
fact-may-peek = You can look at the cards that are left in the talon. Your opponent then sees them too, after naming the suit of the first lead.
fact-may-leave = You can leave the rest of the talon unseen, so your opponent doesn't see it either.
fact-may-name = You can name the suit that you lead first. You then see the cards that your opponent has looked at.
fact-may-declare = You can declare a { $target }, or nothing.
fact-may-answer = You can declare your own { $target }, if it's good enough, or say that there is nothing better.
fact-may-follow = You can't follow suit, so you can play any card. None of them can win.
fact-do-blanche = Announce carte blanche.
fact-do-peek = Look at the cards that are left.
fact-do-name = Lead { $onto }.
fact-do-leave = Leave the cards that are left unseen.
fact-do-declare = Declare { $onto }{ $count ->
    [0] { "" }
   *[other] : { $cards }
}.

## Hints

fact-hint-keeps-point = You keep { $cards } for the point.
fact-hint-keeps-sequence = You keep the sequence { $cards }.
fact-hint-keeps-set = You keep your { $count ->
    [3] three
   *[4] four
} { $rank }.
fact-hint-breaks-point = This breaks up your { $suit }.
fact-hint-breaks-sequence = This breaks up the sequence { $cards }.
fact-hint-breaks-set = This breaks up your { $count ->
    [3] three
   *[4] four
} { $rank }.
fact-hint-draws = { $count ->
    [0] You draw nothing and keep your hand.
   *[other] { $all ->
        [yes] You draw { number-of-cards }, as many as you can.
       *[no] You draw { number-of-cards } of the { $most } you could have.
    }
}
fact-hint-blanche = Carte blanche is worth 10 points, and counts towards repique.
fact-hint-peek = Knowing these cards helps you to place the others.
fact-hint-name = You see what your opponent has looked at, and still choose the card.
fact-hint-leave = You know less, but so does your opponent.
fact-hint-everything = What you hold scores up to { number-of-points }, and hiding it gains you nothing.
fact-hint-everything-poor = You hold nothing that could score, so you have nothing to hide.
fact-hint-sink = Your { $target } would tell your opponent more than it's worth.
fact-hint-nothing = You hold no { $target } that could be good.
fact-hint-claims = { $cards } may be good.
fact-hint-tricks = { $count ->
    [0] You need { $needed } tricks for the cards{ $lost ->
        [0] .
       *[other] ; your opponent has { $lost }.
    }
    [one] You have 1 trick and your opponent { $lost }: { $needed } more give you the cards.
   *[other] You have { $count } tricks and your opponent { $lost }{ $needed ->
        [0] , so you have the cards already.
        [one] : one more gives you the cards.
       *[other] : { $needed } more give you the cards.
    }
}

## Lessons

lesson-piquet-aim = You are { $role ->
    [elder] **elder**: you exchange, declare and lead first
   *[younger] **younger**: your opponent exchanges, declares and leads first
}. Points come from three things: what your hand holds, each card led or won with, and the majority of tricks.
lesson-piquet-exchange = Give up the cards that you need least, { $least } to { $most } of them, and get others from the talon. Keep your longest suit, neighbours, and aces and kings. **{ verb-exchange }** lets you pick them, and the suggestions below say what each keeps.
lesson-piquet-look = You didn't take all the cards that you could. You may look at those that are left, but then your opponent sees them too, after naming the suit of the first lead.
lesson-piquet-declare = Now you say what your hand holds: a **point** (longest suit), **sequences** (three neighbours or more) and **trios or quatorzes** (three or four aces, kings, queens, jacks or tens). **{ label-declare-everything }** declares it all at once.
lesson-piquet-answer = "Good" means that the other hand has nothing better, so it counts. "Not good" means that it has. If it's equal, nobody scores.
lesson-piquet-lead = You lead any card: { $low_cards_count ->
    [yes] it's worth 1 point
   *[no] a ten or higher is worth 1 point
}. The winner of the trick leads again. Without trumps, only a higher card of the same suit wins.
lesson-piquet-follow = Follow suit if you can. A trick that you win with the second card is worth 1 point{ $low_cards_count ->
    [yes] { "" }
   *[no] {" "}if that's a ten or higher
}, and you lead next.
lesson-piquet-told = Elder has led, so younger has told what is good. `/view declarations` repeats it.
lesson-piquet-pique = With 30 points in hand before the other scores anything you make **repique** (60 more). Elder who gets to 30 with the play makes **pique** (30 more).
lesson-piquet-scored = The deal is scored. Press **{ verb-deal }** to go on: the deal changes sides.
lesson-piquet-rubicon = { $rubicon ->
    [yes] Try to reach { $target } points by the end of the partie, even if you lose: below it, the winner scores your points as well.
   *[no] The winner of the partie scores the difference and 100.
}

guide-piquet-exchange = You are elder: you exchange first, and may take up to five cards. { $cards } help you least, so give them up.
guide-piquet-declare = Your hand may be worth something now. Declare everything that you hold; your opponent answers "good", "not good" or "equal".
guide-piquet-lead = Now the play. { $low_cards_count ->
    [yes] Each card
   *[no] Each ten or higher
} that you lead is worth a point. Lead { $cards }.
guide-piquet-lead-again = You won, so you lead again. { $cards } is worth another point.
guide-piquet-win = { $cards } wins this trick. That is a point, and the lead is yours.
guide-piquet-lose = You can't win this one. { $cards } is the card that you need least.
guide-piquet-done = **You have the lead back**, and the rest of the tricks can be yours: with seven you have the cards. That's how it goes: exchange, declare, and play for the majority. From here on you play freely. I'll explain the other rules when they come up, and **{ button-hint }** below your hand always shows a good move.
