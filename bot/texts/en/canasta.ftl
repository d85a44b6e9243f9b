### Canasta: its names, what its players do and see, and why its rules refuse an action.

## Names

game-canasta = Canasta
called-canasta = Canasta ({ $preset })
preset-classic = Classic
preset-modern = Modern American
preset-windows = Windows
preset-windows1 = Windows 1
preset-dos = DOS
preset-partners = Partners
preset-three = Three players
preset-samba = Samba
preset-bolivia = Bolivia
preset-hand-and-foot = Hand and Foot

rank-4 = fours
rank-5 = fives
rank-6 = sixes
rank-7 = sevens
rank-8 = eights
rank-9 = nines
rank-10 = tens
rank-J = jacks
rank-Q = queens
rank-K = kings
rank-A = aces
rank-3 = black threes
rank-wild = wild cards
rank-2 = twos
rank-JK = jokers
rank-red-three = red threes
rank-C = clubs in sequence
rank-D = diamonds in sequence
rank-H = hearts in sequence
rank-S = spades in sequence
rank-straight = a straight
rank-pairs = seven pairs
rank-wild-pairs = seven pairs with twos, sevens and aces
rank-garbage = garbage: two fours and two threes of a kind

phase-draw = draw or take the pile
phase-meld = meld, then discard
phase-answer = answer, may the partner go out?

verb-take = Take pile
verb-discard = Discard
verb-end = End the round
verb-pass = Pass
verb-ask = May I go out?
verb-answer = Answer
verb-special = Special hand

kind-take = take the discard pile
kind-discard = discard a card, which ends your turn
kind-end = decline the pile when the stock is gone, which ends the round
kind-pass = keep your last card instead of discarding it
kind-ask = ask your partner whether you may go out
kind-answer = answer your partner, yes or no
kind-special = lay down a special hand, which ends the round

## What pickers ask and offer

ask-take = How do you take the pile?
ask-discard = Which card do you discard?
choice-end = End the round without the pile
choice-take-with = Take it, melding { $cards }
choice-take-onto = Take it, adding { $cards } to your { $rank }
choice-take-only = Take { $card } first, meld it then
choice-meld-canasta = Canasta of { $rank }: { $cards }
choice-meld-all = All { $rank }: { $cards }
choice-meld-one = Add { $cards } to your { $rank }
choice-meld-three = Three { $rank }: { $cards }
choice-meld-wild = Add { $cards } to your { $rank }
choice-meld-most = Most { $rank }: { $cards }
choice-discard-card = { $held ->
    [one] { $card }
   *[other] { $card }, one of { $held }
}
choice-pass = Keep your last card
choice-ask = Ask "May I go out?"
choice-answer-yes = Yes: go out
choice-answer-no = No: do not go out
choice-special = Lay down your special hand

## What happened

asking-discard-meldable = Ask me before I discard a card that could be melded
asking-discard-freezes = Ask me before I discard a card that freezes the pile
asking-discard-wild = Ask me before I discard a wild card
asking-discard-onto-meld = Ask me before a discard with which the next player may take the pile
caution-discard-meldable = { $card } could be melded now.
caution-discard-wild = { $card } is a wild card.
caution-discard-freezes = { $card } freezes the pile.
caution-discard-onto-meld = { $seat } may lay { $card } onto their { $rank }, and so take a pile of { $count ->
    [one] one card.
   *[other] { $count } cards.
}

event-turned-up = { $count ->
    [one] { $cards } is turned up.
   *[other] { $cards } are turned up, one upon the other.
}
event-red-threes = { $seat } lays down { $cards }.
event-penalty = { $seat } pays { $points } for the pile taken and returned.
event-took-pile = { $points ->
    [one] { $seat } takes the pile: { $cards } alone.
   *[other] { $seat } takes the pile of { $points } for { $cards }.
}
event-received = { $count ->
    [one] { $seat } gets the other card of the pile.
   *[other] { $seat } gets the other { $count } cards of the pile.
}
event-melded = { $seat } melds { $rank }: { $cards }.
event-added = { $seat } adds { $cards } to the { $rank }.
event-initial-meld = { $seat } has completed the initial meld with { $points } points.
event-natural-canasta = { $seat } has a natural canasta of { $rank }.
event-mixed-canasta = { $seat } has a mixed canasta of { $rank }.
event-discarded = { $seat } discards { $cards }.
event-froze = The pile is frozen.
event-went-out = { $seat } goes out.
event-went-out-concealed = { $seat } goes out with a concealed hand.
event-last-card = { $seat } has discarded the last card without the canastas to go out: the round is over.
event-declined = { $seat } declines the pile.
event-stock-out = The stock has run out: the round is over.
event-returned-pile = { $points ->
    [0] { $seat } returns the pile with { $cards } on top.
   *[other] { $seat } returns the pile with { $cards } on top; drawing now costs { $points }.
}
event-wild-canasta = { $seat } has a canasta of wild cards.
event-sequence-canasta = { $seat } has seven { $rank }.
event-foot = { $known ->
    [1] { $seat } takes up the foot: { $cards }.
   *[0] { $seat } takes up the foot.
}
event-talon = { $known ->
    [1] { $seat } gets the talon: { $cards }.
   *[0] { $count ->
        [one] { $seat } gets the talon of 1 card.
       *[other] { $seat } gets the talon of { $count } cards.
    }
}
event-turned-over = { $seat } turns the pile over: { $points ->
    [one] 1 card is
   *[other] { $points } cards are
} the new stock.
event-passed = { $seat } keeps the last card.
event-asked = { $seat } asks: "May I go out?"
event-answered-yes = { $seat } answers: yes.
event-answered-no = { $seat } answers: no.
event-special-hand = { $seat } lays down { $rank }: { $cards }.

## The score

score-cards-melded = { $count ->
    [one] 1 card melded
   *[other] { $count } cards melded
}
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
    [0] The game goes to { $target } points.
    [one] The game has one round.
   *[other] The game has { $rounds } rounds.
}
fact-to-draw = { $seat } is to draw or to take the pile.
fact-to-meld = { $seat } may meld, and discards to end the turn.
fact-stock = { $count ->
    [0] The stock is empty.
    [one] The stock has 1 card.
   *[other] The stock has { $count } cards.
}
fact-pile-empty = The discard pile is empty.
fact-pile = { $count ->
    [one] The discard pile is { $card } alone.
   *[other] The discard pile has { $count } cards; the upcard is { $card }.
}
fact-pile-frozen = The pile is frozen by { $cards }.
fact-pile-blocked = The pile is blocked by { $card }.
fact-upcard-due = The upcard { $card } has been taken and must be melded.
fact-waiting = { $count ->
    [one] 1 more card of the pile waits for the initial meld: { $cards }.
   *[other] { $count } more cards of the pile wait for the initial meld: { $cards }.
}
fact-penalty-due = Drawing now costs { $points } points.
fact-score = { $side } { has } { $points } points, and { $standing } on the mat.
fact-minimum = { $has ->
    [0] { $side } { has } not melded; the initial meld needs { $needs }.
   *[other] { $side } { has } { $has } of the { $needs } that the initial meld needs.
}
fact-meld = { $side } { has } { $count } { $rank }: { $cards }.
fact-natural-canasta = { $side } { has } a natural canasta of { $count } { $rank }: { $cards }.
fact-mixed-canasta = { $side } { has } a mixed canasta of { $count } { $rank }: { $cards }.
fact-red-threes = { $side } { has } red threes: { $cards }.
# Where a picture's description has no room for whole sentences
brief-score = { $points } points, { $standing } on the mat
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
    [one] 1 card short of a canasta
   *[other] { $lacks } cards short of a canasta
}.
fact-would-score = { $side } would score { $points }{ $hidden ->
    [0] {""}
   *[other] , less the hidden hands
}, after { $total } in the rounds before.
fact-bonuses = { $side }: { $points } points beside those of the cards.
fact-score-part = - { $points }: { $score }
fact-score-hidden = - ?: { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the hand of { $seat }
fact-hand = { $count ->
    [0] Your hand is empty.
    [one] You hold 1 card, { $points } points: { $cards }.
   *[other] You hold { $count } cards, { $points } points: { $cards }.
}
fact-opening-laid = Your initial meld: { $has } of { $needs } points are laid, { $lacks } to go; your hand comes to { $reach }.
fact-opening-enough = You can open: your hand comes to { $reach } points, and the initial meld needs { $needs }.
fact-opening-lacks = You cannot open yet: your hand comes to { $reach } points, and the initial meld needs { $needs }: { $lacks } are missing.
fact-reach = Your initial meld could reach { $reach } of { $needs }.
fact-to-answer = { $seat } is asked, "May I go out?", and answers.
fact-must-go-out = The partner has said yes: the player must go out in this turn.
fact-may-not-go-out = The partner has said no: the player may not go out in this turn.
fact-foot = { $count ->
    [one] { $seat } has a foot of 1 card.
   *[other] { $seat } has a foot of { $count } cards.
}
fact-talons = { $count ->
    [one] The talon of { $next } cards lies aside for the next side to meld.
   *[other] { $count } talons lie aside; the next side to meld gets { $next } cards.
}
fact-pile-frozen-at-first = The pile is frozen until it has been taken.
fact-wild-canasta = { $side } { has } a canasta of { $count } wild cards: { $cards }.
fact-sequence-canasta = { $side } { has } seven { $rank }: { $cards }.

## What the rules refuse

refusal-already-drawn = You have drawn, or taken the pile, already: meld or discard.
refusal-black-threes-last = Black threes are melded last, when at most one card remains to be discarded; you would have { $left }.
refusal-black-threes-natural = Black threes are melded without wild cards.
refusal-draw-first = Draw, or take the pile, first.
refusal-initial-meld = Your initial meld needs { $needs } points; the most that you could reach so is { $reach }.
refusal-initial-meld-incomplete = Your initial meld needs { $needs } points and has { $has }: meld more, or undo.
refusal-keep-cards = { $needs ->
    [one] Going out needs a canasta, and you have none: keep a card to discard and one more.
   *[other] Going out needs { $needs } canastas, and you have { $has }: keep a card to discard and one more.
}
refusal-no-cards = Name the cards to meld.
refusal-no-such-meld = "{ $text }" is no rank that can be melded.
refusal-nothing-to-undo = There is nothing to undo: a draw stays drawn, and a turn is over with its discard.
refusal-one-card = Discard exactly one card.
refusal-one-rank = A meld is of one rank: { $cards } is not.
refusal-pile-blocked = { $card } blocks the pile: it cannot be taken.
refusal-pile-empty = The discard pile is empty.
refusal-pile-frozen = The pile is frozen to you: { $card } must be melded with two natural cards of its rank from your hand{ $has ->
    [one] , not one
   *[other] {""}
}.
refusal-pile-no-match = You have nothing to take { $card } with: no meld of your side, and no cards of your hand that go with it.
refusal-stock-empty = The stock is empty: take the pile, or end the round.
refusal-stock-not-empty = The round cannot be ended while there are cards in the stock.
refusal-too-few-cards = A meld has { $needs } cards or more; that would be { $has }.
refusal-too-many-wild = That meld may hold { $limit ->
    [one] one wild card
   *[other] { $limit } wild cards
}; it would have { $has }.
refusal-upcard-first = Meld the upcard { $card } first, or return the pile with undo.
refusal-which-meld = Say which meld { $cards } should join.
refusal-answer-first = The partner has to answer first: may the player go out?
refusal-ask-first = You may ask once a turn, after the draw and before anything else.
refusal-black-threes-never = Black threes are not melded in this game.
refusal-cannot-go-out = You cannot go out in this turn.
refusal-keep-a-discard = Going out needs a discard: keep a card for it.
refusal-may-not-go-out = Your partner has said no: keep a card to discard and one more.
refusal-must-go-out = Your partner has said yes: you must go out in this turn, and could not.
refusal-no-ace-or-seven = An ace or a seven may not be discarded to an empty pile.
refusal-no-partner = You have no partner to ask.
refusal-no-pass = Only a last card is kept, by a player who may not go out.
refusal-no-sequence = { $cards }: no sequence of three to seven cards of a suit.
refusal-no-special-hand = You hold no special hand, or have begun to play.
refusal-no-wild-discard = A wild card is discarded only in going out, or from a hand of wild cards.
refusal-no-wild-melds = Wild cards make no meld of their own in this game.
refusal-nothing-asked = Nobody has asked you anything.
refusal-pile-frozen-to-hand = The pile is frozen: { $card } must be melded with cards from your hand only.
refusal-pile-not-so = { $card } cannot be taken in that way in this game.
refusal-too-many-cards = That meld may hold { $most } cards; it would have { $has }.
refusal-upcard-onto-canasta = { $card } cannot be laid onto that canasta.
refusal-wild-meld-first = Your meld of wild cards must become a canasta before wild cards go elsewhere.
refusal-yes-or-no = Answer yes or no.

## Records: the hall of fame, and what a player's statistics add up

most-canastas = Most canastas in a round
most-natural-canastas = Most natural canastas in a round
most-wild-canastas = Most wild canastas in a round
most-sequence-canastas = Most sequences in a round
most-went-out = First to go out
most-concealed = First concealed hand
most-special-hand = First special hand
feat-canastas = { $count ->
    [one] 1 canasta
   *[other] { $count } canastas
}
feat-natural-canastas = { $count } of them natural
feat-wild-canastas = { $count } of wild cards
feat-sequence-canastas = { $count ->
    [one] 1 sequence
   *[other] { $count } sequences
}
feat-went-out = { $count ->
    [one] out once
   *[other] out { $count } times
}
feat-concealed = { $count } of them concealed
feat-special-hand = { $count ->
    [one] 1 special hand
   *[other] { $count } special hands
}
