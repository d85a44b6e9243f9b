### Piquet: its names, what its players say, do and see, and its options.

## Names

game-piquet = Piquet
called-piquet = { $preset }
preset-piquet = Piquet
preset-cent = Piquet au Cent
kind-exchange = exchange cards
figures-exchange = The figures are the points of your declarations.
heading-exchange = -# Exchange (most promising first):
label-exchange = { $cards }
choice-exchange = { $count ->
    [0] No cards
   *[other] Exchange { $cards }: keeps { $points }{ $lost ->
        [0] {""}
       *[other] , loses { $lost }
    }
}
verb-blanche = Carte blanche
kind-blanche = announce carte blanche
choice-blanche = Announce carte blanche, exchange { $count }
target-blanche = exchange { $count }
verb-peek = Look
kind-peek = look at the cards that are left
choice-peek = Look at what's left
verb-leave = Don't look
kind-leave = leave the rest of the talon unseen
choice-leave = Don't look
verb-declare = Declare
kind-declare = declare what you hold
ask-declare = What do you declare?
heading-declare = -# Declare:
more-declare = Other ways
choice-declare-everything = Declare everything ({ $points ->
    [one] 1 point at most
   *[other] { $points } points at most
})
label-declare-everything = Everything
choice-declare-nothing = { $target ->
   *[other] No { $target }
}
choice-declare-good = Say "good"
use-point = point of { $count }
use-sequence = { sequence } { $cards }
use-set = { $count ->
    [3] trio
   *[4] quatorze
} { $cards }
choice-declare-point = Point of { $count } in { $suit }, making { $making }
choice-declare-sequence = { $cards } ({ $points })
choice-declare-set = { $cards } ({ $points })
label-declare-point = Point of { $count }, { $suit }
verb-name = Name a suit
kind-name = name the suit that you lead first
choice-name = Lead { $suit }
target-point = point
target-sequence = sequence
target-set = trio or quatorze
target-everything = everything
target-nothing = nothing
phase-look = look at what's left, or not
phase-declare = declare
phase-answer = answer
phase-name = name the suit of the first lead

## What is said and done

event-carte-blanche = { $seat } announces **carte blanche**: no court cards. { $points } points.
event-will-exchange = { $seat } will exchange { $points ->
    [one] 1 card
   *[other] { $points } cards
} after the other's discards.
event-showed-blanche = { $seat } shows the hand without court cards: { $cards }.
did-exchanged = exchanges { $points ->
    [0] no cards
    [one] 1 card
   *[other] { $points } cards
}
event-looked-at-talon = { $known ->
    [1] { $seat } may look at what is left of the first five: { $cards }.
   *[0] { $seat } may look at what is left of the first five.
}
did-looked-at-talon = looks at { $count ->
    [one] the card
   *[other] the { $count } cards
} left of the first five
event-peeked = { $known ->
    [1] { $seat } looks at what is left of the talon: { $cards }.
   *[0] { $seat } looks at what is left of the talon.
}
did-peeked = looks at what is left of the talon
did-left-talon = leaves the rest of the talon unseen
did-named = will lead { $target }
event-shown-talon = { $known ->
    [1] { $seat } sees what the other has looked at: { $cards }.
   *[0] { $seat } sees what the other has looked at.
}
did-shown-talon = sees what the other has looked at
event-announced-point = { $seat }: { $points ->
    [0] "No point."
   *[other] "Point of { spelt }."
}
event-asked-point = { $seat }: "Making?"
event-made-point = { $seat }: "{ $points }."
event-announced-sequence = { $seat }: { $points ->
    [0] "No sequence."
    [3] "A tierce."
    [4] "A quart."
    [5] "A quint."
    [6] "A sixième."
    [7] "A septième."
   *[8] "A huitième."
}
event-asked-sequence = { $seat }: "How high?"
event-made-sequence = { $seat }: "To the { top }."
event-announced-set = { $seat }: { $points ->
    [0] "No trio."
    [3] "A trio."
   *[4] "A quatorze."
}
event-asked-set = { $seat }: "Of what?"
event-made-set = { $seat }: "{ CAPITAL(equals) }."
event-good = { $seat }: "Good."
event-not-good = { $seat }: "Not good."
event-equal = { $seat }: "Equal."
event-scored-point = { $seat }: "My point is in { $target }." ({ $points })
event-scored-sequence = { $seat }: "My sequence is { $cards }." ({ $points })
event-scored-set = { $seat }: "I have { $cards }." ({ $points })
event-showed-point = { $seat }: "Mine is in { $target }."
event-showed-sequence = { $seat }: "Mine is { $cards }."
event-showed-set = { $seat }: "Mine are { $cards }."
event-repique = **Repique!** { $seat } has 30 before the other scores: { $points } more.
event-pique = **Pique!** { $seat } has 30 before the other scores: { $points } more.
event-cards = { $seat } has the cards: { $points } points.
event-capot = **Capot!** { $seat } wins every trick: { $points } points.
event-difference = { $side } gives back the loser's points: { $points }.
event-partie = { $side } wins the partie: { $points } points.
event-rubicon = **Rubicon!** { $side } gets the loser's { $points } points as well.
event-settled = { $side } loses the partie ({ $points }).
event-lurch = { $side } wins double: { $points } points more.

## Before an action

asking-exchange-few = Ask before I exchange fewer cards than I can
caution-exchange-few = You could exchange { $most } cards, not just { $count ->
    [0] none
   *[other] { $count }
}.
asking-exchange-breaks = Ask before an exchange breaks up a sequence, trio or quatorze
caution-exchange-breaks = This breaks up { $cards }.
asking-declare-less = Ask before I declare less than I hold
caution-declare-less = You hold a { $target } that you wouldn't declare ({ $cards }): up to { number-of-points }.
automatic-declare = Declare by myself when there is nothing to choose

## The table in words

fact-phase-one = Deal { $round }, trick { $trick }. { $seat } dealt and is younger. { $ends ->
    [to-target] The partie ends with the deal in which a player reaches { $target } points.
    [rubicon] The rubicon is at { $target } points.
   *[deals] There is no rubicon.
}
fact-to-look = { $seat } may look at the cards that are left.
fact-to-declare = { $seat } declares.
fact-to-answer = { $seat } answers.
fact-to-name = { $seat } names the suit of the first lead.
fact-exchanged = { $seat } has exchanged { number-of-cards }.
fact-talon = { $count ->
    [0] The talon is empty.
    [one] One card is left in the talon.
   *[other] { $count } cards are left in the talon.
}
fact-discarded = Your discards: { $cards }.
fact-in-talon = You know that { $count ->
    [one] this card is
   *[other] these cards are
} in the talon: { $cards }.
fact-given = You left these cards, and { $seat } drew them: { $cards }.
fact-blanche-hand = { $seat } showed carte blanche: { $cards }.
answer = { $answer ->
    [good] good
    [not-good] not good
    [equal] equal
   *[open] not answered yet
}
fact-said-point = { $seat }: point of { $count }{ $points ->
    [-1] { "" }
   *[other] , making { $points }
} ({ answer }).
fact-said-sequence = { $seat }: { sequence }{ $points ->
    [-1] { "" }
   *[other] {" "}to the { top }
} ({ answer }).
sequence = { $count ->
    [3] tierce
    [4] quart
    [5] quint
    [6] sixième
    [7] septième
   *[8] huitième
}
top = { $points ->
    [2] nine
    [3] ten
    [4] jack
    [5] queen
    [6] king
   *[7] ace
}
fact-said-set = { $seat }: { $count ->
    [3] trio
   *[4] quatorze
}{ $points ->
    [-1] { "" }
   *[other] {" "}of { equals }
} ({ answer }).
equals = { $points ->
    [3] tens
    [4] jacks
    [5] queens
    [6] kings
   *[7] aces
}
scores = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
fact-shown-point = { $seat } has a point of { $count } in { $suit }: { scores }.
fact-shown-sequence = { $seat } has { $cards }: { scores }.
fact-shown-set = { $seat } has { $cards }: { scores }.
fact-nothing-said = Nobody has declared anything yet.
fact-points = { $settled ->
    [yes] { $side } has { number-of-points } in all, and won { tricks-won }.
   *[no] { $side } has { $standing ->
        [one] 1 point
       *[other] { $standing } points
    } this deal, { $points } before it, and has won { tricks-won }.
}
brief-points = { $settled ->
    [yes] { number-of-points } in all
   *[no] { $points } before this deal, { $standing } in it
}, { tricks-won }

## The score

score-carte-blanche = carte blanche
score-point = point
score-sequence = { $count ->
    [one] sequence
   *[other] sequences
}
score-set = { $count ->
    [one] trio or quatorze
   *[other] trios and quatorzes
}
score-repique = repique
score-pique = pique
score-play = play
score-cards = the cards ({ $count } tricks)
score-capot = capot
score-doubled = deal counts double
score-difference = the loser's points
score-partie = partie
score-rubicon = rubicon: the loser's points
score-settled = partie lost
score-lurch = double
goal-partie = { $deals } deals, rubicon { $rubicon ->
    [0] off
   *[other] at { $target }
}

## What the rules refuse

refusal-exchange-first = Exchange cards first: pick them and press **{ verb-exchange }**.
refusal-look-first = First decide whether you look at the cards that are left: **{ verb-peek }** or **{ verb-leave }**.
refusal-declare-first = Declare first: **{ verb-declare }**, or say that you have nothing.
refusal-answer-first = Answer first: **{ verb-declare }** what you hold, or say that the other's is good.
refusal-name-first = First **{ verb-name }**: you then see what your opponent has looked at, and lead a card of that suit.
refusal-name-a-suit = Name a suit that you have: you lead it then.
refusal-lead-named = You've named { $target }, so lead a card of that suit.
refusal-not-the-time-name = Only elder names a suit, before the first lead and only if younger has looked at the talon.
refusal-not-the-time-exchange = It's not the time to exchange cards.
refusal-not-the-time-look = You can look at the talon only after your exchange, and only if you left cards there.
refusal-not-the-time-declare = Declarations come after the exchange and before elder's first lead.
refusal-exchange-cards = Just name the cards that you exchange.
refusal-blanche-too-late = Carte blanche is announced before the exchange.
refusal-no-carte-blanche = You have a court card, so this isn't carte blanche. Exchange cards instead.
refusal-blanche-number = Say how many cards you will exchange, from 1 to { $most }.
refusal-declare-word-or-cards = Name either cards or a word such as "nothing", not both.
refusal-declare-in-order = It's time for your { $target }. Declare point, sequence, and trio or quatorze in this order.
refusal-nothing-to-declare = You hold no { $target }. Declare nothing, or everything from here on.
refusal-not-a-point = { $cards } isn't a point. A point is all cards that you have of a suit, three at least.
refusal-not-a-sequence = { $cards } isn't a sequence. A sequence is three or more neighbours of a suit, such as 9♠ 10♠ J♠.
refusal-not-a-set = { $cards } isn't a trio or quatorze: three or four aces, kings, queens, jacks or tens.

## Options

option-target = The rubicon, or the points that end a partie without a fixed number of deals
option-partie = Deals of a partie
    .about = A partie is the whole game.
option-partie-six = six
option-partie-four = four, the first and last double
option-partie-to-target = until a player has the points
option-rubicon = Rubicon: against a loser below it, the winner scores both players' points
    .about = Otherwise the winner scores the difference.
option-younger_must_exchange = Younger must exchange one card at least
    .about = Younger is the dealer, who exchanges second.
option-declarations = Declarations
    .about = Sinking is declaring less than you hold, to give nothing away.
option-declarations-chosen = chosen by the player (sinking allowed)
option-declarations-automatic = everything, automatically
option-low_cards_count = Cards below ten count when led or winning
    .about = Each card led and each trick won scores 1. This says whether sevens, eights and nines do, too.
option-starter-loser = the lowest scorer of the deal before is elder
option-starter-alternate = the deal alternates

## Records

most-best = Best deal
feat-best = best deal: { $count }
most-pique = First pique
feat-pique = { $count ->
    [one] 1 pique
   *[other] { $count } piques
}
most-repique = First repique
feat-repique = { $count ->
    [one] 1 repique
   *[other] { $count } repiques
}
most-capot = First capot
feat-capot = { $count ->
    [one] 1 capot
   *[other] { $count } capots
}
most-carte-blanche = First carte blanche
feat-carte-blanche = { $count ->
    [one] 1 carte blanche
   *[other] { $count } cartes blanches
}
