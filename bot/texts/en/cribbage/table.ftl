### Cribbage: its names, what its players do and see, its options, and why the rules refuse an action.

game-cribbage = Cribbage
called-cribbage = { $preset }
preset-cribbage = Cribbage
preset-five = Five-card Cribbage
preset-hoyle-five = Five-card Cribbage, old style
preset-seven = Seven-card Cribbage
preset-three-handed = Cribbage for three
preset-four-handed = Cribbage for partners
preset-lowball = Lowball Cribbage

phase-crib = lay away
phase-play = play a card
phase-show = show
phase-count = count
phase-claim = claim what was overlooked, or pass

verb-crib = Lay away
verb-show = Show
verb-count = Count
verb-claim = Muggins!
verb-pass = Nothing to claim
kind-crib = lay cards away for the crib
kind-show = show your hand or the crib, counted for you
kind-count = say what your hand or the crib is worth
kind-claim = claim points that your opponent overlooked
kind-pass = claim nothing
ask-crib = What do you lay away?
ask-play = Which card do you play?
ask-count = What is it worth?
ask-claim = How many points were overlooked?

choice-crib = { $cards }
choice-crib-keeping = { $cards }
label-crib-keeping = { $cards }: keep { $kept } (about { $points })
heading-crib = -# Lay away, the best first:
more-crib = Other cards
choice-play = { $cards }
choice-show = Show { own-hand-or-crib }
own-hand-or-crib = { $crib ->
    [yes] the crib
   *[no] your hand
}
choice-count = { $points }
choice-claim = { $points }
choice-pass = Nothing to claim
target-points = { number-of-points }

## How players count

combination-fifteen = fifteen { spelt }
combination-thirty-one = thirty-one
combination-pair = a pair
combination-pair-royal = a pair royal
combination-double-pair-royal = a double pair royal
combination-run = a run of { spelt }
combination-flush = a flush of { spelt }
combination-nobs = one for his nobs

## What happened

event-starter = The starter is { $cards }.
event-played = { $seat } plays { $cards }: { $points }.
event-fifteen = { $seat } pegs { $points } for fifteen.
event-thirty-one = { $seat } pegs { $points } for thirty-one.
event-pair = { $seat } pegs { $points } for a pair.
event-pair-royal = { $seat } pegs { $points } for a pair royal.
event-double-pair-royal = { $seat } pegs { $points } for a double pair royal.
event-run = { $seat } pegs { $points } for a run.
event-flush = { $seat } pegs { $points } for a flush.
event-showed = { $target ->
    [crib] { $seat } shows the crib, { $cards }: { $points }.
   *[hand] { $seat } shows { $cards }: { $points }.
}
event-counted = { $target ->
    [crib] { $seat } counts the crib, { $cards }: { $points }.
   *[hand] { $seat } counts { $cards }: { $points }.
}
event-overcounted = That's too much: it's worth { $points }.
event-was-worth = { $target ->
    [crib] The crib was worth { $points }.
   *[hand] The hand was worth { $points }.
}
event-claimed = { $points ->
    [0] { $seat } claims, but nothing was overlooked.
   *[other] Muggins! { $seat } pegs { $points } that { $points ->
        [one] was
       *[other] were
    } overlooked.
}
event-perfect = 🎉 { $points ->
    [29] A perfect twenty-nine! Most players never see one.
   *[other] { $points } points: no hand is worth more!
}
did-laid-away = { $known ->
    [1] lays away { $cards }
   *[0] has laid away
}
did-start = pegs { $points } as the non-dealer
did-heels = pegs { $points } for his heels
did-played = plays { $cards } for { $points }
did-fifteen = fifteen for { $points }
did-thirty-one = thirty-one for { $points }
did-pair = a pair for { $points }
did-pair-royal = a pair royal for { $points }
did-double-pair-royal = a double pair royal for { $points }
did-run = a run for { $points }
did-flush = a flush for { $points }
did-go = says go
did-go-point = pegs { $points } for the go
did-last-card = pegs { $points } for the last card
did-counts = { $crib ->
    [yes] shows the crib, { $cards }
   *[no] shows { $cards }
}: { $points ->
    [0] { $nineteen ->
        [yes] nineteen
       *[no] nothing
    }
   *[other] { $combination }{ $sum ->
        [yes] {" "}is { spelt }
       *[no] { "" }
    }
}
did-counted = { $target ->
    [crib] counts the crib, { $cards }: { $points }
   *[hand] counts { $cards }: { $points }
}
did-passed = claims nothing

score-start = start
score-heels = his heels
score-play = play
score-hand = hand
score-crib = crib
score-muggins = muggins

## Cautions

asking-gives-away = Ask before I lay a pair, a five or a fifteen in an opponent's crib
asking-leaves-fifteen = Ask before I bring the count to 5 or 21
asking-leads-five = Ask before I lead a five
caution-gives-away = You'd give { $seat } points: { $cards } would be in their crib.
caution-leaves-fifteen = With { $card } the count is { $points }. Any ten or court card scores two then.
caution-leads-five = Any ten or court card makes fifteen with { $card }.
automatic-show = Show my hand for me against computers

## The table in words

fact-round = Round { $round }. { $seat } dealt. { $low ->
    [yes] The first to reach { $target } points loses.
   *[no] { goes-to }
}
goal-low-ball = The first to reach { $target } points loses
fact-to-crib = { $seat } lays away { $count ->
    [one] one card
   *[other] { $count } cards
}.
fact-to-play = { $seat } plays a card.
hand-or-crib = { $crib ->
    [yes] the crib
   *[no] their hand
}
fact-to-show = { $seat } shows { hand-or-crib }.
fact-to-count = { $seat } counts { hand-or-crib }.
fact-to-claim = { $winner } counted { $points }. { $seat } can claim what was overlooked.
fact-starter = The starter is { $card }.
fact-series = In play: { $cards }. The count is { $points }.
fact-series-begins = A new count begins. { $seat } leads.
fact-said-go = { $seat } has said go.
fact-lies-open = { $crib ->
    [yes] The crib lies open: { $cards }.
   *[no] { $seat } has { $cards }.
}
fact-crib-holds = { $count ->
    [0] The crib will be { $seat }'s.
    [one] The crib is { $seat }'s and holds 1 card.
   *[other] The crib is { $seat }'s and holds { $count } cards.
}
fact-peg = { $side } { has } { number-of-points }, { $left } to go.
fact-counts = { $crib ->
    [yes] { $seat }'s crib, { $cards }
   *[no] { $seat }'s hand, { $cards }
}: { $points ->
    [0] { $nineteen ->
        [yes] nothing, a nineteen.
       *[no] nothing.
    }
   *[other] { $combination }{ $sum ->
        [yes] {" "}is { spelt }.
       *[no] .
    }
}
fact-laid = You laid away { $cards }.
fact-worth = With { $card } as the starter your hand is worth { $points ->
    [0] { $nineteen ->
        [yes] nothing: a nineteen.
       *[no] nothing.
    }
   *[other] { $points }: { $combination }.
}
fact-gained = { $side } { has } pegged { $points } this round:
fact-score-line = - { $score } { $points }
fact-skunk-line = { $losers ->
    [one] A loser below { $points } is { skunked } and loses { counted-games }.
   *[other] If every loser is below { $points }, they're { skunked }, and the win counts { counted-games }.
}
skunked = { $number ->
    [1] skunked
   *[other] double skunked
}
counted-games = { $games ->
    [2] two
    [3] three
   *[other] four
} games in a match
fact-starts-with = The non-dealer pegs { $points } at the start.

## What the rules refuse

refusal-nothing-to-undo = There's nothing to undo. Only laying away can be taken back, until the last player has chosen.
refusal-laid-away = You've laid away. The others are still choosing; until then you can undo.
refusal-now-crib = Lay away first: choose what goes to the crib.
refusal-now-play = Play a card first. Hands are shown after the last card.
refusal-now-show = The play is over. { $seat } shows next.
refusal-now-count = The play is over. { $seat } says what the hand is worth next, as in `/count word:8`.
refusal-now-claim = { $seat } has counted. Claim what was overlooked, as in `/claim word:2`, or pass.
refusal-past-thirty-one = { $card } would take the count of { $count } past 31. Play a card that counts { $most } or less.
refusal-no-target = "{ $text }" takes cards only. Leave out the rest.
refusal-name-a-number = Say a number from { $least } to { $most }.

## Options

option-variant = Variant
    .about = How many play, and with how many cards.
option-variant-six = six cards, two players
option-variant-five = five cards, two players
option-variant-seven = seven cards, two players
option-variant-three = three players
option-variant-partners = four players in partnerships
option-low_ball = Lowball: the first at the target loses
    .about = So score as little as you can.
option-start = Non-dealer starts with three points
    .about = It makes up for the crib, which belongs to the dealer.
option-start-none = never
option-start-first = in the first deal
option-start-every = in every deal
option-cut_for_deal = Cut for the first deal
    .about = The lowest card cut deals first. Otherwise it is the first seat.
option-counting = Hands are counted
    .about = With muggins, opponents peg what an owner overlooks.
option-counting-automatic = automatically
option-counting-by-hand = by their owners
option-counting-muggins = by their owners, with muggins
option-heels_win = His heels can win the game
    .about = Whether the 2 points for a jack turned up as starter can be the last ones needed.
option-go_points = Points for a go and the last card
    .about = What the last card below 31 pegs.
option-flush_in_play = Flushes score in the play
    .about = Several cards of the same suit in a row score their number as they are played.
option-skunk_lines = Skunks count two games, double skunks more
    .about = A skunk is a loser more than 30 points short, a double skunk more than 60.
option-double_skunk = Games for a double skunk
    .about = How many games of a match it counts.

## Records

week-best-hand = **Highest hand:** { $names }, { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
most-best-hand = Highest hand
most-best-crib = Highest crib
most-hand-points = Most points in hands
most-crib-points = Most points in cribs
most-pegged = Most points in the play
most-perfect = First perfect hand
most-skunk = First skunk
most-double-skunk = First double skunk
average-hand-points = { $average } points a deal in hands
average-crib-points = { $average } in cribs
average-pegged = { $average } in the play
feat-perfect = { $count ->
    [one] 1 perfect hand
   *[other] { $count } perfect hands
}
feat-skunk = { $count ->
    [one] 1 skunk
   *[other] { $count } skunks
}
feat-double-skunk = { $count ->
    [one] 1 double skunk
   *[other] { $count } double skunks
}
highlight-best-hand = Best hand
highlight-best-crib = Best crib
highlighted-best-hand = { $side }, round { $round }
highlighted-best-crib = { $side }, round { $round }
