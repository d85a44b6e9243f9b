### Canasta: its names, what its players do and see, and why its rules refuse an action.

## Names

game-canasta = Canasta
called-canasta = Canasta ({ $preset })
preset-classic = Classic
preset-modern = Modern American
preset-windows = Classic, computer rules of 1994
preset-windows1 = Six jokers, computer rules of the 1990s
preset-dos = Turning pile, computer rules of 1984
preset-partners = Classic for partners
preset-three = Classic for three
preset-samba = Samba
preset-bolivia = Bolivia
preset-hand-and-foot = Hand and Foot

rank-3 = black threes
rank-wild = wild cards
rank-red-three = red threes
rank-C = clubs in sequence
rank-D = diamonds in sequence
rank-H = hearts in sequence
rank-S = spades in sequence
target-C = { rank-C }
target-D = { rank-D }
target-H = { rank-H }
target-S = { rank-S }
target-yes = yes
target-no = no
rank-straight = a straight
rank-pairs = seven pairs
rank-wild-pairs = seven pairs with twos, sevens and aces
rank-garbage = garbage (two sets of four and two sets of three)

phase-draw = draw or take the pile
phase-answer = answer "May I go out?"

goal-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}

verb-take = Take pile
verb-end = End the round
verb-ask = May I go out?
verb-answer = Answer
verb-special = Special hand

kind-take = take the discard pile
kind-end = leave the pile and end the round, once the stock is empty
kind-pass = keep your last card instead of discarding it
kind-ask = ask your partner if you may go out
kind-answer = answer your partner yes or no
kind-special = lay down a special hand and end the round

## What pickers ask and offer

ask-take = How do you want to take the pile?
choice-end = End the round without the pile
choice-take-with = Take the pile with { $cards }
choice-take-onto = Take the pile onto your { $rank }
choice-take-only = Take the pile, then choose
choice-meld-canasta = Canasta of { $rank }: { $cards } +{ $points }
choice-meld-all = { $cards } +{ $points }
choice-meld-as = { $melds }
choice-meld-one = Add { $cards } to your { $rank } +{ $points }
choice-meld-three = { $cards } +{ $points }
choice-meld-wild = Add { $cards } to your { $rank } +{ $points }
choice-meld-most = { CAPITAL($rank) } with { $wilds ->
    [one] 1 wild card
   *[other] { $wilds } wild cards
} +{ $points }
label-open = Open with { $points }: { $short }{ $wilds ->
    [0] { "" }
    [one] { " " }(1 wild)
   *[other] { " " }({ $wilds } wild)
}
label-meld = Meld { $short }{ $wilds ->
    [0] { "" }
    [one] { " " }(1 wild)
   *[other] { " " }({ $wilds } wild)
} +{ $points }
label-canasta = Canasta of { $short }{ $wilds ->
    [0] { "" }
    [one] { " " }(1 wild)
   *[other] { " " }({ $wilds } wild)
} +{ $points }
label-take-with = Take with { $cards }
label-take-onto = Take onto { $short }
label-take-only = Take, then choose
label-discard-card = { $held ->
    [one] { $card }
   *[other] { $face } ×{ $held }
}
face-JK = Joker
short-4 = 4s
short-5 = 5s
short-6 = 6s
short-7 = 7s
short-8 = 8s
short-9 = 9s
short-10 = 10s
short-J = Js
short-Q = Qs
short-K = Ks
short-A = As
short-3 = 3s
short-wild = wild cards
short-C = ♣ run
short-D = ♦ run
short-H = ♥ run
short-S = ♠ run
choice-discard-card = { $held ->
    [one] { $card }
   *[other] { $card } (you have { $held })
}
choice-pass = Keep your last card
choice-ask = Ask "May I go out?"
choice-answer-yes = Yes, go out
choice-answer-no = No, don't go out
choice-special = Lay down your special hand

## What happened

asking-discard-meldable = Ask before I discard a card I could meld
asking-discard-freezes = Ask before I discard a card that freezes the pile
asking-discard-wild = Ask before I discard a wild card
asking-discard-onto-meld = Ask before a discard that lets the next player take the pile
caution-discard-meldable = You could meld { $card } now.
caution-discard-wild = That's a wild card.
caution-discard-freezes = That freezes the pile: it gets harder to take, for you too.
caution-discard-onto-meld = { $seat } could add { $card } to their { $rank } and take the pile ({ number-of-cards }).

event-turned-up = { $cards } is turned up.
event-came-up = { CAPITAL($cards) } came up.
event-covers = { $cards } covers what came up.
event-took-pile = { $points ->
    [one] { $seat } takes the pile (1 card): { $cards }.
   *[other] { $seat } takes the pile ({ $points } cards) with { $cards } on top.
}
event-initial-meld = { $seat } completes the initial meld with { $points } points.
event-natural-canasta = { $seat } has a natural canasta of { $rank }!
event-mixed-canasta = { $seat } has a mixed canasta of { $rank }!
event-froze = The pile is frozen.
event-last-card = { $seat } discards the last card without enough canastas to go out. The round is over.
event-stock-out = The stock is empty, so the round is over.
event-returned-pile = { $points ->
    [0] { $seat } returns the pile. { $cards } is back on top.
   *[other] { $seat } returns the pile. { $cards } is back on top, and drawing now costs { $points }.
}
event-wild-canasta = { $seat } has a canasta of wild cards!
event-sequence-canasta = { $seat } has seven { $rank }!
event-asked = { $seat } asks: "May I go out?"

# The same as phrases
did-red-threes = lays down { $cards }
did-penalty = pays { $points } points for returning the pile
did-took-pile = takes the pile ({ $points })
did-received = { $count ->
    [one] gets the other card of the pile
   *[other] gets the other { $count } cards of the pile
}
did-melds = melds { $ranks }
did-opened = opens with { $ranks } ({ $points } points)
did-melded = melds { $rank }: { $cards }
did-added = adds { $cards } to the { $rank }
did-initial-meld = completes the initial meld ({ $points } points)
did-natural-canasta = makes a natural canasta of { $rank }
did-mixed-canasta = makes a mixed canasta of { $rank }
did-wild-canasta = makes a canasta of wild cards
did-sequence-canasta = has seven { $rank }
did-froze = freezes the pile
did-went-out-concealed = goes out with a concealed hand
did-returned-pile = { $points ->
    [0] returns the pile
   *[other] returns the pile, so drawing now costs { $points }
}
did-foot = { $known ->
    [1] picks up the foot: { $cards }
   *[0] picks up the foot
}
did-talon = { $known ->
    [1] gets the talon: { $cards }
   *[0] { $count ->
        [one] gets the talon (1 card)
       *[other] gets the talon ({ $count } cards)
    }
}
did-turned-over = turns over the pile as the new stock ({ $points ->
    [one] 1 card
   *[other] { $points } cards
})
did-declined = leaves the pile
did-passed = keeps the last card
did-asked = asks to go out
did-answered-yes = says yes
did-answered-no = says no
did-special-hand = lays down { $rank }: { $cards }

## The score

score-cards-melded = { $count ->
    [one] 1 card melded
   *[other] { $count } cards melded
}
fact-canastas = { $side } { $has ->
    [0] still need { $needs } canastas to go out
   *[other] have { $has } of the { $needs } canastas needed to go out
}{ $natural ->
    [0] {""}
   *[other] ; { $natural } natural missing
}{ $mixed ->
    [0] {""}
   *[other] ; { $mixed } mixed missing
}{ $sequence ->
    [0] {""}
   *[other] ; a sequence of seven missing
}.
score-natural-canastas = { $count ->
    [one] natural canasta
   *[other] { $count } natural canastas
}
score-mixed-canastas = { $count ->
    [one] mixed canasta
   *[other] { $count } mixed canastas
}
score-red-threes = { $count ->
    [one] red three
   *[other] { $count } red threes
}
score-going-out = going out
score-concealed = concealed hand
score-cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
score-returned-piles = { $count ->
    [one] pile returned
   *[other] { $count } piles returned
}
score-sequence-canastas = { $count ->
    [one] sequence of seven
   *[other] { $count } sequences of seven
}
score-wild-canasta = wild canasta
score-pure-canasta = natural canasta of aces or sevens
score-unfinished-meld = unfinished meld: { $cards }
score-three-held = { $cards } left in hand
score-special-hand = special hand
score-threes = { $count ->
    [one] three
   *[other] { $count } threes
}

## The table in words

fact-round = Round { $round }, turn { $turn }. { $seat } dealt. { $rounds ->
    [0] Played to { $target } points.
    [one] Played for 1 round.
   *[other] Played for { $rounds } rounds.
}
fact-to-draw = { $seat } draws or takes the pile.
fact-to-meld = { $seat } can meld, then discards.
fact-pile-empty = The discard pile is empty.
fact-pile = { $count ->
    [one] The discard pile has 1 card, { $card }.
   *[other] The discard pile has { $count } cards. The upcard is { $card }.
}
fact-pile-frozen = The pile is frozen by { $cards }.
fact-pile-blocked = The pile is blocked by { $card }.
fact-upcard-due = The upcard { $card } has been taken and must be melded.
fact-waiting = { $count ->
    [one] 1 more card of the pile comes with the initial meld: { $cards }.
   *[other] { $count } more cards of the pile come with the initial meld: { $cards }.
}
fact-penalty-due = Drawing now costs { $points } points.
fact-score = { $side } { has } { $points } points, and { $standing } on the table.
fact-minimum = { $has ->
    [0] { $side } { has } not melded; the initial meld needs { $needs }.
   *[other] { $side } { has } { $has } of the { $needs } points for the initial meld.
}
fact-meld = { $side } { has } { $count } { $rank }: { $cards }.
fact-natural-canasta = { $side } { has } a natural canasta of { $count } { $rank }: { $cards }.
fact-mixed-canasta = { $side } { has } a mixed canasta of { $count } { $rank }: { $cards }.
fact-red-threes = { $side } { has } red threes: { $cards }.
# Where a picture's description has no room for whole sentences
brief-score = { $points } points, { $standing } on the table
brief-minimum = { $has ->
    [0] not melded, needs { $needs }
   *[other] { $has } of { $needs } melded
}
brief-meld = { $cards }
brief-natural-canasta = natural canasta of { $count } { $rank }
brief-mixed-canasta = mixed canasta of { $count } { $rank }
brief-wild-canasta = canasta of { $count } wild cards
brief-sequence-canasta = seven { $rank }
brief-red-threes = red threes { $cards }
fact-meld-holds = { $side }, { $rank }: { $cards }. { $count } cards, { $wilds ->
    [0] none wild
    [one] 1 wild
   *[other] { $wilds } wild
}; { $points } points; { $lacks ->
    [0] a canasta
   *[other] { $lacks } more for a canasta
}.
fact-would-score = { $side } would score { $points } now{ $hidden ->
    [0] {""}
   *[other] , minus the hidden hands
}, with { $total } from earlier rounds.
fact-bonuses = { $side }: { PLUS($points) }{ $points } from bonuses and penalties.
fact-score-part = - { PLUS($points) }{ $points }: { $score }
fact-score-hidden = - ?: { number-of-cards } in { $seat }'s hand
fact-hand = { $count ->
    [0] Your hand is empty.
    [one] You have 1 card, { $points } points: { $cards }.
   *[other] You have { $count } cards, { $points } points: { $cards }.
}
fact-reach = Your hand can reach { $reach } of the { $needs } points for the initial meld.
fact-to-answer = { $seat } has to answer "May I go out?".
fact-must-go-out = The partner said yes, so { $seat } must go out this turn.
fact-may-not-go-out = The partner said no, so { $seat } can't go out this turn.
fact-foot = { $count ->
    [one] { $seat } still has a foot of 1 card.
   *[other] { $seat } still has a foot of { $count } cards.
}
fact-talons = { $count ->
    [one] A talon of { $next } cards is waiting for the next side that melds.
   *[other] { $count } talons are waiting. The next side that melds gets { $next } cards.
}
fact-pile-frozen-at-first = The pile is frozen until someone takes it.
fact-wild-canasta = { $side } { has } a canasta of { $count } wild cards: { $cards }.
fact-sequence-canasta = { $side } { has } seven { $rank }: { $cards }.

## What the rules refuse

refusal-already-drawn = You've already drawn or taken the pile. Meld or discard.
refusal-black-threes-last = { $left ->
    [0] You've melded black threes, so you can't meld anything else. Discard to go out.
   *[other] Meld black threes last, with at most one card left to discard. You'd have { $left } left.
}
refusal-black-threes-natural = Black threes can't be melded with wild cards. Meld them on their own.
refusal-draw-first = First draw or take the pile.
refusal-initial-meld = Your initial meld needs { $needs } points. This way you'd get to { $reach } at most.
refusal-initial-meld-incomplete = Your initial meld needs { $needs } points and has { $has }. Meld more, or undo.
refusal-keep-cards = { $needs ->
    [one] You need a canasta to go out. Make sure you still have a card when your turn ends.
   *[other] You need { $needs } canastas to go out, and you have { $has }. Make sure you still have a card when your turn ends.
}
refusal-no-cards = Say which cards you want to meld.
refusal-no-such-meld = You can't meld "{ $text }". Name a rank, such as kings.
refusal-one-rank = Melds use one rank. Pick one rank at a time.
refusal-pile-blocked = { $card } blocks the pile, so it can't be taken. Draw from the stock instead.
refusal-pile-empty = The discard pile is empty. Draw from the stock instead.
refusal-pile-before-opening = Until your side has opened, you need two natural cards of its rank in your hand to take { $card }{ $has ->
    [one] {" "}and have only one
   *[other] {""}
}.
refusal-pile-frozen = The pile is frozen. To take { $card }, you need two natural cards of its rank in your hand{ $has ->
    [one] {" "}and have only one
   *[other] {""}
}.
refusal-pile-no-match = You can't take { $card }: it fits none of your melds, and you don't have the cards to meld it.
refusal-stock-empty = The stock is empty. Take the pile or end the round.
refusal-stock-not-empty = You can't end the round while there are cards in the stock. Draw or take the pile.
refusal-too-few-cards = A meld needs at least { $needs } cards. That would be { $has }.
refusal-too-many-wild = { $limit ->
    [0] That meld can't have any wild cards.
    [one] That meld can have only 1 wild card.
   *[other] That meld can have only { $limit } wild cards.
} It would have { $has }.
refusal-upcard-first = First meld the upcard { $card }, or undo to return the pile.
refusal-which-meld = Which meld do you want to add { $cards } to? Name its rank too.
refusal-answer-first = Your partner has to answer "May I go out?" first.
refusal-ask-first = You can ask only once a turn, right after you draw.
refusal-black-threes-never = Black threes can't be melded in this game. You can only discard them.
refusal-cannot-go-out = You can't go out this turn, so there's nothing to ask.
refusal-keep-a-discard = You need a discard to go out. Keep a card for it.
refusal-may-not-go-out = Your partner said no. Make sure you still have a card when your turn ends.
refusal-must-go-out = Your partner said yes, so you must go out this turn. After that play you couldn't.
refusal-no-ace-or-seven = You can't discard an ace or a seven to an empty pile. Pick another card.
refusal-no-partner = You have no partner to ask.
refusal-no-pass = You can keep your card only if it's your last one and you can't go out. Discard instead.
refusal-no-sequence = { $cards } isn't a sequence. You need three to seven cards in a row of one suit.
refusal-no-special-hand = You don't have a special hand, or you've already melded.
refusal-no-wild-discard = You can discard a wild card only to go out, or if you have nothing but wild cards.
refusal-no-wild-melds = Wild cards can't be a meld of their own in this game. Add them to another meld.
refusal-nothing-asked = Nobody has asked you anything.
refusal-pile-frozen-to-hand = The pile is frozen. To take { $card }, meld it with cards from your hand only.
refusal-pile-not-so = You can't take { $card } that way in this game.
refusal-too-many-cards = That meld can have { $most } cards at most. It would have { $has }.
refusal-upcard-onto-canasta = You can't add { $card } to that canasta.
refusal-wild-meld-first = Finish your canasta of wild cards first. Until then, wild cards can't go anywhere else.
refusal-yes-or-no = Answer yes or no.

## Records: the hall of fame, and what a player's statistics add up

most-canastas = Most canastas in a round
most-biggest-canasta = Biggest canasta
week-biggest-canasta = **Biggest canasta:** { $names }, { $amount } cards
most-natural-canastas = Most natural canastas in a round
most-wild-canastas = Most wild canastas in a round
most-sequence-canastas = Most sequences in a round
most-concealed = First concealed hand
most-special-hand = First special hand
feat-canastas = { $count ->
    [one] 1 canasta
   *[other] { $count } canastas
}
feat-natural-canastas = { $count } natural
feat-wild-canastas = { $count } of wild cards
feat-sequence-canastas = { $count ->
    [one] 1 sequence
   *[other] { $count } sequences
}
feat-concealed = { $count } concealed
feat-special-hand = { $count ->
    [one] 1 special hand
   *[other] { $count } special hands
}

## What stood out in a game

highlight-special-hand = Special hand
highlight-best-natural-canasta = Best canasta
highlight-best-mixed-canasta = Best canasta
highlight-best-wild-canasta = Best canasta
highlight-best-sequence-canasta = Best canasta
highlight-best-rank-meld = Best meld
highlighted-special-hand = { CAPITAL($rank) }: { $side }, round { $round }
highlighted-best-natural-canasta = Natural, { $rank }: { $side }, round { $round }
highlighted-best-mixed-canasta = Mixed, { $rank }: { $side }, round { $round }
highlighted-best-wild-canasta = Wild cards: { $side }, round { $round }
highlighted-best-sequence-canasta = Seven { $rank }: { $side }, round { $round }
highlighted-best-rank-meld = { CAPITAL($rank) }: { $side }, round { $round }
