### Games of tricks and melds: sentences that they share.

## The words of the pictures

# On a chip at cards that lie on the mat.
picture-laid = LAID
picture-no-meld = No meld in hand
picture-best-meld = BEST MELD: { $type } { $points }
# A meld in short: its type and its cards.
picture-meld-cards = { $type } { $cards }
picture-phase-melding = to meld or draw
# The line of a type of meld.
picture-line-meld = { CAPITAL($type) }

## What can be done, and hints

fact-may-meld-for = You can meld { $cards }: { $target }, { $points } points.
fact-may-draw-card = You can draw. Then you lead.
fact-hint-play-free = You don't need { $card } for a meld.
fact-hint-meld-for = It scores { $points } points.
fact-hint-meld-best = It's the best meld you have.
fact-hint-draw-card = You have nothing to meld.
fact-hint-draw-kept = Save for later what you could meld now.

## What happened, and what pickers offer

phase-melding = meld, then draw
apart-hand = (in your hand)
apart-melded = (on the table: { $target })
choice-play-melded = { $card } (from { $target })
choice-play-meldable = { $card } (could be melded)
choice-meld-for = { $points } for { $target }: { $cards }
pip-C = { " " }♣
pip-D = { " " }♦
pip-H = { " " }♥
pip-S = { " " }♠
label-play-meldable = { $card }
label-play-melded = { $card }{ $twin ->
    [yes] {" "}({ $target })
   *[no] {""}
}
label-meld-for = { CAPITAL($target) }{ $pip } +{ $points }
asking-play-meldable = Ask before I play a card I could meld
asking-draw-unmelded = Ask before I draw if I could still meld
caution-play-meldable = You could meld { $card } after winning a trick: { $target }, { $points } points.
caution-draw-unmelded = You could meld { $cards } first: { $target }, { $points } points.
event-meld-made = { $seat } melds { $cards }: { $target }, { $points } points.
did-meld-made = melds { $cards } ({ $target }, { $points } points)

## The table in words

fact-to-melding = { $seat } won the trick and can meld, then draws.
fact-meld-shown = { $side } has melded { $target }: { $cards }.
brief-meld-shown = { $target } { $cards }
fact-meldable = After winning a trick, you could meld { $cards }: { $target }, { $points } points.
fact-meld-laid = { $side } has melded { $cards }: { $target }, { $points } points
fact-could-meld = After winning a trick: { $cards }, { $target }, { $points } points
fact-meldable-cards = You can meld: { $cards }
fact-holdable-cards = One card short of a meld: { $cards }
fact-discardable-cards = Free to play: { $cards }
fact-melds-are-over = The stock is empty, so there's no more melding.

## What the rules refuse

refusal-draw-before-lead = You won the trick. Meld if you like, then draw before you lead.
refusal-trick-first = Win a trick first.
refusal-one-meld = You've already melded this turn. Draw to go on.
refusal-meld-needs-cards = Name the meld or its cards.
refusal-not-a-meld = { $target ->
    [none] { $cards } isn't a meld in this game.
   *[other] { $cards } isn't a meld of that kind ({ $target }).
}
refusal-no-such-meld-held = You have no { $target } to meld right now.
refusal-which-cards = You can make that meld ({ $target }) in several ways. Name the cards.
refusal-no-meld-called = No meld is called "{ $text }".
refusal-meld-not-in-rules = This game has no { $target }.
refusal-no-melds-left = The stock is empty, so there's no more melding, exchanging or drawing.

## Records, and what stood out in a game

most-melds = Most melds in a round
week-best-meld = **Best meld:** { $names }, { $amount } points
most-best-meld = Best meld
feat-melds = { $count ->
    [one] 1 meld
   *[other] { $count } melds
}
highlight-best-meld = Best meld
highlighted-best-meld = { CAPITAL($target) }: { $side }, round { $round }
