### Écarté: its names, what its players do and see, and why the rules refuse an action.

## Names

game-ecarte = Écarté
called-ecarte = { $preset }
preset-free-ecarte = Écarté libre
preset-french-ecarte = Écarté français

phase-turned = gagner la partie avec le roi
phase-propose = proposer ou jouer
phase-answer = accepter ou refuser

verb-propose = Proposer
verb-stand = Jouer d’autorité
verb-accept = Accepter
verb-refuse = Refuser
verb-king = Annoncer le roi
kind-propose = proposer un écart
kind-stand = jouer avec les cartes que tu as
kind-accept = accepter une proposition
kind-refuse = refuser une proposition
kind-exchange = écarter des cartes et en prendre autant
kind-king = annoncer le roi d’atout
choice-propose = Proposer
choice-stand = Jouer d’autorité
choice-accept = Accepter
choice-refuse = Refuser
choice-king = Annoncer { $card }

## What happened

event-king-turned = La retourne est { $cards } : { $seat } marque { number-of-points }.
event-proposed = { $seat } propose.
event-stood = { $seat } joue d’autorité.
event-king = { $seat } a { $cards } et marque { number-of-points }.
event-king-claimed = { $seat } gagne la partie avec { $cards }.
event-point = { $seat } fait le plus de plis et marque { $points }.
event-vulnerable = { $seat } fait le plus de plis sans qu’on ait écarté, et marque { $points }.
event-vole = { $seat } fait la vole et marque { $points } !
did-king-turned = marque pour { $cards }
did-proposed = propose
did-stood = joue d’autorité
did-kept = garde toutes ses cartes
did-accepted = accepte
did-refused = refuse
did-king = montre { $cards }
did-king-claimed = gagne avec { $cards }

score-king-turned = roi retourné
score-king = roi d’atout
score-point = { $count } plis
score-vulnerable = { $count } plis, sans écart
score-vole = vole

## The table in words

fact-to-turned = { $seat } gagne la partie avec le roi.
fact-to-propose = { $seat } propose un écart ou joue.
fact-to-answer = { $seat } accepte la proposition ou la refuse.
fact-stock-over = La retourne est { $card }, et le talon a { number-of-cards }.
fact-exchanged = { $seat } a écarté { $count ->
    [0] zéro carte
    [one] { $count } carte
   *[other] { $count } cartes
}.
fact-is-vulnerable = On n’a pas écarté, et c’était le choix { DE($seat) } : en cas de défaite aux plis, l’autre marque 2 points.
fact-king-announced = { $seat } a annoncé { $card }.
fact-vulnerable-if = { $kind ->
    [refuse] Si tu refuses maintenant et perds les plis, l’autre marque 2 points pour cela.
   *[stand] Si tu joues d’autorité et perds les plis, l’autre marque 2 points pour cela.
}
fact-no-tricks = Personne n’a encore fait de pli.
asking-play-king-unannounced = Demander avant de jouer sans avoir annoncé le roi
asking-exchange-trump = Demander avant d’écarter un atout
automatic-king = Annoncer le roi d’atout pour moi
caution-play-king-unannounced = Tu as { $card } et ne l’as pas annoncé. Après cette carte, il est trop tard.
caution-exchange-trump = Tu écarterais des atouts : { $cards }.

## What the rules refuse

refusal-king-wins-game = { $seat } a atteint l’objectif avec le roi retourné.
refusal-propose-or-stand = { $seat } propose d’abord un écart, ou joue d’autorité.
refusal-accept-or-refuse = { $seat } accepte d’abord la proposition, ou la refuse.
refusal-exchange-first = { $seat } écarte d’abord au moins une carte.
refusal-cards-are-played = Les cartes sont en jeu. On ne peut plus rien proposer ni écarter.
refusal-king-not-announced = Dans ce jeu, le roi ne s’annonce pas.
refusal-no-king = Tu n’as pas { $card }.
refusal-king-too-late = { $card } s’annonce avant ta première carte, et une seule fois.
refusal-arrange-before-exchange = On ne peut changer les mains qu’avant tout écart et tout jeu.

## Records

most-kings = Premier roi
most-voles = Première vole
feat-kings = { $count ->
    [one] { $count } roi
   *[other] { $count } rois
}
feat-voles = { $count ->
    [one] { $count } vole
   *[other] { $count } voles
}
highlight-vole = Vole
highlighted-vole = Les cinq plis : { $side }, manche { $round }
