## The words of Canasta's pictures. See the common file for how they fit.

## The pile

picture-empty = EMPTY
picture-frozen = FROZEN
picture-blocked = BLOCKED
# What a side that has not opened needs to take the pile: a pair, or a meld from the hand only.
picture-pair-only = PAIR ONLY
picture-hand-only = HAND ONLY
# On a chip at cards that the pile can be taken with.
picture-take = TAKE
picture-must-meld = MUST MELD
picture-pile-waits = taken, waits for the initial meld
picture-waiting = You get the rest of the pile when your initial meld is complete
# Above the ways to take the pile, or its top cards.
picture-taken-with = taken with
picture-taken-top = top { $count } with
# A way to take the pile with an upcard of this rank: "9 + 9", "9 + wild".
picture-way-pair = { $rank } + { $rank }
picture-way-natural-and-wild = { $rank } + wild
picture-way-meld = onto a meld
picture-way-or = or { $way }
# The number of cards of a pile that was taken.
picture-taken = { $count ->
    [one] +{ $count } card
   *[other] +{ $count } cards
}
picture-penalty = DRAWING COSTS { $points }

## Turns

picture-your-turn-to = Your turn: { $choices }
picture-then = then { $name }
picture-progress-turn = Round { $round } · turn { $turn } · { $goal }
picture-phase-meld = to play
picture-phase-answer = to answer
picture-verb-meld = meld
picture-verb-take = take the pile
picture-verb-pass = keep your last card
picture-verb-ask = ask to go out
picture-verb-answer = say yes or no
picture-verb-special = lay down a special hand
picture-verb-end = end the round
picture-may-i = { $name }: “May I go out?”
picture-permission-yes = Yes: must go out this turn
picture-permission-no = No: can't go out this turn
# Follows the names of opponents who may go out on their next turn.
picture-may-go-out = may go out next

## Sides and hands

picture-foot = FOOT
picture-foot-count = foot of { $count }
picture-talons = TALONS
picture-talon = TALON OF { $count }
# The current value of a side's melded cards.
picture-on-table = on table { $points }
picture-opened = OPENED
picture-canastas = CANASTAS { $made }/{ $needed }
# Canastas, and those that are lacking to go out.
picture-canastas-lacking = CANASTAS { $made }/{ $needed } · { $lacking } TO GO
picture-lacking = { $kind ->
    [natural] { $count } NATURAL
    [mixed] { $count } MIXED
    [wild] { $count } WILD
    [sequence] { $count } RUN
   *[other] { $count }
}
picture-opens-at = OPENS AT { $points }
picture-laid = LAID { $points }/{ $minimum }
picture-laid-lacking = LAID { $points }/{ $minimum } · { $lacking } TO GO
picture-can-open = CAN OPEN { $points }/{ $minimum }
picture-cannot-open = TO OPEN { $points }/{ $minimum }
picture-cannot-open-lacking = TO OPEN { $points }/{ $minimum } · { $lacking } SHORT
picture-hand = { $count ->
    [one] { $count } card · { $points } points
   *[other] { $count } cards · { $points } points
}
picture-hand-and-foot = { $hand } · { picture-foot-count }

## Melds

picture-wild = WILD
picture-natural = NATURAL
# A canasta on its ribbon.
picture-canasta-natural = NATURAL
picture-canasta-mixed = MIXED
picture-canasta-wild = WILD
picture-canasta-sequence = RUN
picture-canasta-grown = { $kind } { $count }
# The number of wild cards in a meld.
picture-wilds = { $count } wild
# One of several melds of a rank: "2nd K".
picture-numbered = { $number ->
    [2] 2nd { $rank }
    [3] 3rd { $rank }
   *[other] { $number }th { $rank }
}
# A meld in short: a rank with "×4".
picture-meld-count = { $name } { $count }
picture-meld-wilds = { $name } { $count }, { $wilds } wild
# On a chip at cards of these suits: they fit a sequence.
picture-in-sequence = RUN { $suits }
picture-meld-or-sequence = MELD, RUN { $suits }

## The score sheet

picture-line-cards-melded = Melded cards
picture-line-natural-canastas = Natural canastas
picture-line-mixed-canastas = Mixed canastas
picture-line-sequence-canastas = Sequences of seven
picture-line-wild-canasta = Wild canastas
picture-line-pure-canasta = Natural aces, sevens
picture-line-threes = Threes
picture-line-unfinished-meld = Unfinished melds
picture-line-three-held = Aces, sevens held
picture-line-red-threes = Red threes
picture-line-going-out = Going out
picture-line-concealed = Concealed
picture-line-cards-in-hand = Cards in hand
picture-line-returned-piles = Returned piles
picture-line-special-hand = Special hand
picture-special-straight = Straight
picture-special-pairs = Seven pairs
picture-special-wild-pairs = Pairs with twos
picture-special-garbage = Garbage
