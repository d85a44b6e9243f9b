### Écarté: its names, what its players do and see, and why the rules refuse an action.

## Names

game-ecarte = Écarté
called-ecarte = { $preset }
preset-free-ecarte = Écarté, free play
preset-french-ecarte = French Écarté

phase-turned = claim the game with the king
phase-propose = propose or play
phase-answer = accept or refuse

verb-propose = Propose
verb-stand = Play as it is
verb-accept = Accept
verb-refuse = Refuse
verb-king = Announce the king
kind-propose = propose an exchange
kind-stand = play with the cards you have
kind-accept = accept a proposal
kind-refuse = refuse a proposal
kind-exchange = lay cards away and draw as many
kind-king = announce the king of trumps
choice-propose = Propose
choice-stand = Play as it is
choice-accept = Accept
choice-refuse = Refuse
choice-king = Announce { $card }

## What happened

event-king-turned = { $cards } is turned up: { $seat } scores { number-of-points }.
event-proposed = { $seat } proposes an exchange.
event-stood = { $seat } plays without an exchange.
event-king = { $seat } has { $cards } and scores { number-of-points }.
event-king-claimed = { $seat } wins the game with { $cards }.
event-point = { $seat } wins most tricks and scores { $points }.
event-vulnerable = { $seat } wins most tricks against cards that weren't exchanged, and scores { $points }.
event-vole = { $seat } makes a vole and scores { $points }!
did-king-turned = scores for { $cards }
did-proposed = proposes
did-stood = plays as it is
did-kept = keeps all cards
did-accepted = accepts
did-refused = refuses
did-king = shows { $cards }
did-king-claimed = wins with { $cards }

score-king-turned = king turned up
score-king = king of trumps
score-point = { $count } tricks
score-vulnerable = { $count } tricks, no exchange
score-vole = vole

## The table in words

fact-to-turned = { $seat } claims the game with the king.
fact-to-propose = { $seat } proposes an exchange or plays.
fact-to-answer = { $seat } accepts the proposal or refuses it.
fact-stock-over = { $card } is turned up, and the stock has { number-of-cards }.
fact-exchanged = { $seat } has exchanged { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
}.
fact-is-vulnerable = No cards were exchanged, and that was { $seat }'s choice: if they lose the tricks, the other player scores 2 points.
fact-king-announced = { $seat } has announced { $card }.
fact-vulnerable-if = { $kind ->
    [refuse] If you refuse now and lose the tricks, your opponent scores 2 points for them.
   *[stand] If you play at once and lose the tricks, your opponent scores 2 points for them.
}
fact-no-tricks = Nobody has won a trick yet.
asking-play-king-unannounced = Ask before I play without announcing the king
asking-exchange-trump = Ask before I exchange a trump
automatic-king = Announce the king of trumps for me
caution-play-king-unannounced = You have { $card } and haven't announced it. After this card it's too late.
caution-exchange-trump = You'd exchange trumps: { $cards }.

## What the rules refuse

refusal-king-wins-game = { $seat } has reached the goal with the king that was turned up.
refusal-propose-or-stand = { $seat } first proposes an exchange, or plays as it is.
refusal-accept-or-refuse = { $seat } first accepts the proposal or refuses it.
refusal-exchange-first = { $seat } first exchanges at least one card.
refusal-cards-are-played = The cards are being played. Nothing can be proposed or exchanged any more.
refusal-king-not-announced = In this game the king needn't be announced.
refusal-no-king = You don't have { $card }.
refusal-king-too-late = { $card } is announced before its holder plays the first card, and once.
refusal-arrange-before-exchange = You can change hands only before anything is exchanged or played.

## Records

most-kings = First king
most-voles = First vole
feat-kings = { $count ->
    [one] 1 king
   *[other] { $count } kings
}
feat-voles = { $count ->
    [one] 1 vole
   *[other] { $count } voles
}
highlight-vole = Vole
highlighted-vole = All five tricks: { $side }, round { $round }
