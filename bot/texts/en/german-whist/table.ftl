### German Whist: its names, what its players do and see, and its options.

## Names

game-german-whist = German Whist
called-german-whist = { $preset }
preset-german-whist = German Whist
preset-fifty = German Whist to 50

## What happened

event-took = { $seat } takes the open { $cards }.
event-turned = { $cards } is turned up.
event-phase-two = The stock is gone. From now on, every trick counts. Trump is { $target }.
# Every trick is worth the same, so its points are not said.
event-trick-won = { $seat } wins { $cards }.
did-trick = wins { $cards } with { $card }
did-trick-won = wins { $cards }

## The score and the table in words

score-round-won = round won
fact-phase-one = Round { $round }, trick { $trick }, phase one: you play for the open card. { $seat } dealt. { goes-to }
fact-phase-two = Round { $round }, trick { $trick }, phase two: every trick counts. { $seat } dealt. { goes-to }
fact-stock-over = { $card } lies open on the stock, with { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
} under it.
fact-points = { $side } has { number-of-points } and has won { tricks-won } this round; { $standing ->
    [0] none
   *[other] { $standing }
} of them { $standing ->
    [one] counts
   *[other] count
}.
brief-points = { number-of-points }, { tricks-won }, { $standing } counted

## Help

help-german-whist-rules =
    Two players and 52 cards, the ace high. Each player gets thirteen cards. The next card is turned up: its suit is **trump** for the whole round.
    ### Phase one: with a stock
    The player who didn't deal leads. You must follow suit if you can; otherwise play any card. The higher card of the suit led wins, or a trump on another suit. The winner takes the open card from the stock, the other player gets the next one unseen, and another card is turned up. The winner leads the next trick. { $phase_one_tricks ->
        [yes] These tricks count, too.
       *[no] These tricks don't count: you play them for better cards.
    }
    ### Phase two: without a stock
    After thirteen tricks the stock is gone. The winner of the last one leads, and thirteen more tricks follow by the same rules. { $tricks_counted ->
        [over-six] Each trick over six counts.
       *[all] Each of them counts.
    }
    ### The end
    { $won_by ->
        [points] Each trick that counts is a point, and the first to reach { $target } wins. If both get there in the same round, the goal goes up by ten.
       *[rounds] The player with more tricks that count wins the round and scores a point. The first with { $target } wins. A tied round scores nothing.
    }
help-german-whist-play =
    - **Play**: choose a card, or type `/play KH`. The rest goes by itself: who wins takes the open card, and the other draws. Your new card is marked in your hand.
    - A card you played is final. With computers only, **Go back** takes a trick back, for practice.
    `/view tricks` lists the tricks of this phase, `/view points` the points of this round, and `/explore` shows what you can know about the other hand.
help-german-whist-strategy =
    - Compare the open card with what you might draw unseen. Win it if it's a trump or a high card, and let a poor one go.
    - Win with the lowest card that does it, and lose with your lowest. High cards and trumps are for phase two.
    - Remember which open cards your opponent took. At the end of phase one you can know all of their cards.
    - The last trick of phase one gives you the first lead in phase two.
help-german-whist-scoring =
    { $won_by ->
        [points] A trick that counts is worth a point.
       *[rounds] A round is worth a point to the player who wins more of the tricks that count.
    } { $phase_one_tricks ->
        [yes] All tricks of phase one count
       *[no] Tricks of phase one don't count
    }; in phase two, { $tricks_counted ->
        [over-six] those over six do
       *[all] all of them do
    }. Winning all thirteen tricks of phase two is a **grand slam**, which goes into the records.
help-german-whist-words =
    - **Trick**: one card from each player. The winner leads the next one.
    - **Lead, follow**: play the first card of a trick, or the second.
    - **Trump**: the suit that beats the others.
    - **Open card**: the card on top of the stock, which the winner of the trick takes.
    - **Phase one, phase two**: the tricks with a stock, and the thirteen after it.
    - **Grand slam**: all thirteen tricks of phase two.

## Options

option-won_by = The game is played for
    .about = A round is worth one point, or each trick that counts is.
option-won_by-rounds = rounds won
option-won_by-points = points for tricks
option-tricks_counted = Tricks in phase two that count
    .about = Phase two is the part without a stock.
option-tricks_counted-all = all
option-tricks_counted-over-six = those over six
option-phase_one_tricks = Tricks in phase one count
    .about = Phase one is the part with a stock, which is otherwise played for better cards only.

## Records

most-grand-slam = First grand slam
feat-grand-slam = { $count ->
    [one] 1 grand slam
   *[other] { $count } grand slams
}
highlight-most-tricks = Most tricks
highlighted-most-tricks = Phase two: { $side }, round { $round }
