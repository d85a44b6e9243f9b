### Cribbage: its names, what its players do and see, its options, and why the rules refuse an action.

game-cribbage = Cribbage
called-cribbage = { $preset }
preset-cribbage = Cribbage
preset-five = Cribbage à cinq cartes
preset-hoyle-five = Cribbage à cinq cartes, à l’ancienne
preset-seven = Cribbage à sept cartes
preset-three-handed = Cribbage à trois
preset-four-handed = Cribbage par équipes
preset-lowball = Cribbage à qui perd gagne

phase-crib = écarter
phase-play = jouer une carte
phase-show = montrer
phase-count = compter
phase-claim = réclamer ce qui a été oublié, ou passer

verb-crib = Écarter
verb-show = Montrer
verb-count = Compter
verb-claim = Muggins !
verb-pass = Rien à réclamer
kind-crib = écarter des cartes pour le crib
kind-show = montrer ta main ou le crib, comptés pour toi
kind-count = dire ce que vaut ta main ou le crib
kind-claim = réclamer des points oubliés par l’adversaire
kind-pass = ne rien réclamer
ask-crib = Qu’écartes-tu ?
ask-play = Quelle carte joues-tu ?
ask-count = Combien cela vaut-il ?
ask-claim = Combien de points ont été oubliés ?

choice-crib = { $cards }
choice-crib-keeping = { $cards }
label-crib-keeping = { $cards } : garder { $kept } (env. { $points })
heading-crib = -# Écarter, le meilleur d’abord :
more-crib = Autres cartes
choice-play = { $cards }
choice-show = Montrer { own-hand-or-crib }
own-hand-or-crib = { $crib ->
    [yes] le crib
   *[no] ta main
}
choice-count = { $points }
choice-claim = { $points }
choice-pass = Rien à réclamer
target-points = { number-of-points }

## How players count

combination-fifteen = quinze { spelt }
combination-thirty-one = trente-et-un
combination-pair = une paire
combination-pair-royal = un brelan
combination-double-pair-royal = un carré
combination-run = une suite de { spelt }
combination-flush = une couleur de { spelt }
combination-nobs = un pour le valet de la couleur

## What happened

event-starter = La retourne est { $cards }.
event-played = { $seat } joue { $cards } : { $points }.
event-fifteen = { $seat } marque { $points } pour quinze.
event-thirty-one = { $seat } marque { $points } pour trente-et-un.
event-pair = { $seat } marque { $points } pour une paire.
event-pair-royal = { $seat } marque { $points } pour un brelan.
event-double-pair-royal = { $seat } marque { $points } pour un carré.
event-run = { $seat } marque { $points } pour une suite.
event-flush = { $seat } marque { $points } pour une couleur.
event-showed = { $target ->
    [crib] { $seat } montre le crib, { $cards } : { $points }.
   *[hand] { $seat } montre { $cards } : { $points }.
}
event-counted = { $target ->
    [crib] { $seat } compte le crib, { $cards } : { $points }.
   *[hand] { $seat } compte { $cards } : { $points }.
}
event-overcounted = C’est trop : cela vaut { $points }.
event-was-worth = { $target ->
    [crib] Le crib valait { $points }.
   *[hand] La main valait { $points }.
}
event-claimed = { $points ->
    [0] { $seat } réclame, mais rien n’a été oublié.
   *[other] Muggins ! { $seat } marque { $points ->
        [one] { $points } point oublié
       *[other] { $points } points oubliés
    }.
}
event-perfect = 🎉 { $points ->
    [29] Vingt-neuf, la main parfaite ! La plupart des gens n’en voient jamais.
   *[other] { $points } points : aucune main ne vaut plus !
}
did-laid-away = { $known ->
    [1] écarte { $cards }
   *[0] a écarté
}
did-start = marque { $points } au départ, sans la donne
did-heels = marque { $points } pour le valet retourné
did-played = joue { $cards } pour { $points }
did-fifteen = quinze pour { $points }
did-thirty-one = trente-et-un pour { $points }
did-pair = une paire pour { $points }
did-pair-royal = un brelan pour { $points }
did-double-pair-royal = un carré pour { $points }
did-run = une suite pour { $points }
did-flush = une couleur pour { $points }
did-go = dit « go »
did-go-point = marque { $points } pour le go
did-last-card = marque { $points } pour la dernière carte
did-counts = { $crib ->
    [yes] montre le crib, { $cards }
   *[no] montre { $cards }
} : { $points ->
    [0] { $nineteen ->
        [yes] dix-neuf, autrement dit rien
       *[no] rien
    }
   *[other] { $combination }{ $sum ->
        [yes] {" "}font { spelt }
       *[no] { "" }
    }
}
did-counted = { $target ->
    [crib] compte le crib, { $cards } : { $points }
   *[hand] compte { $cards } : { $points }
}
did-passed = ne réclame rien

score-start = départ
score-heels = valet retourné
score-play = jeu
score-hand = main
score-crib = crib
score-muggins = muggins

## Cautions

asking-gives-away = Demander avant de mettre une paire, un cinq ou un quinze dans un crib adverse
asking-leaves-fifteen = Demander avant d’amener le compte à 5 ou à 21
asking-leads-five = Demander avant d’entamer d’un cinq
caution-gives-away = Tu donnerais des points à { $seat } : { $cards } irait dans son crib.
caution-leaves-fifteen = Avec { $card }, le compte est de { $points }. N’importe quel dix ou figure marque alors deux.
caution-leads-five = N’importe quel dix ou figure fait quinze avec { $card }.
automatic-show = Montrer ma main pour moi face aux ordinateurs

## The table in words

fact-round = Manche { $round }. { $seat } a distribué. { $low ->
    [yes] Le premier score à { $target } points perd.
   *[no] { goes-to }
}
goal-low-ball = Le premier score à { $target } points perd
fact-to-crib = { $seat } écarte { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
fact-to-play = { $seat } joue une carte.
hand-or-crib = { $crib ->
    [yes] le crib
   *[no] sa main
}
fact-to-show = { $seat } montre { hand-or-crib }.
fact-to-count = { $seat } compte { hand-or-crib }.
fact-to-claim = { $winner } a compté { $points }. { $seat } peut réclamer ce qui a été oublié.
fact-starter = La retourne est { $card }.
fact-series = En jeu : { $cards }. Le compte est de { $points }.
fact-series-begins = Un nouveau compte commence. { $seat } entame.
fact-said-go = { $seat } a dit « go ».
fact-lies-open = { $crib ->
    [yes] Le crib est visible : { $cards }.
   *[no] { $seat } a { $cards }.
}
fact-crib-holds = { $count ->
    [0] Le crib sera à { $seat }.
    [one] Le crib est à { $seat } et contient { $count } carte.
   *[other] Le crib est à { $seat } et contient { $count } cartes.
}
fact-peg = { $side } { has } { number-of-points }, encore { $left } à faire.
fact-counts = { $crib ->
    [yes] Crib { DE($seat) }, { $cards }
   *[no] Main { DE($seat) }, { $cards }
} : { $points ->
    [0] { $nineteen ->
        [yes] rien, un « dix-neuf ».
       *[no] rien.
    }
   *[other] { $combination }{ $sum ->
        [yes] {" "}font { spelt }.
       *[no] .
    }
}
fact-laid = Tu as écarté { $cards }.
fact-worth = Avec la retourne { $card }, ta main vaut { $points ->
    [0] { $nineteen ->
        [yes] zéro, un « dix-neuf ».
       *[no] zéro.
    }
   *[other] { $points } : { $combination }.
}
fact-gained = { $side } { has } marqué { $points } dans cette manche :
fact-score-line = - { $score } { $points }
fact-skunk-line = { $losers ->
    [one] Perdre avec moins de { $points }, c’est un { skunked } : la défaite compte { counted-games }.
   *[other] Si tous les autres ont moins de { $points }, c’est un { skunked } : la victoire compte { counted-games }.
}
skunked = { $number ->
    [1] skunk
   *[other] double skunk
}
counted-games = pour { $games ->
    [2] deux
    [3] trois
   *[other] quatre
} parties d’un match
fact-starts-with = Qui n’a pas la donne marque { $points } au départ.

## What the rules refuse

refusal-nothing-to-undo = Il n’y a rien à annuler. Seul l’écart se reprend, tant que tout le monde n’a pas choisi.
refusal-laid-away = Tu as écarté. Les autres choisissent encore ; d’ici là, tu peux annuler.
refusal-now-crib = Écarte d’abord : choisis ce qui va au crib.
refusal-now-play = Joue d’abord une carte. Les mains se montrent après la dernière.
refusal-now-show = Le jeu est fini. C’est à { $seat } de montrer.
refusal-now-count = Le jeu est fini. C’est à { $seat } de dire ce que vaut la main, comme avec `/count word:8`.
refusal-now-claim = { $seat } a compté. Réclame ce qui a été oublié, comme avec `/claim word:2`, ou passe.
refusal-past-thirty-one = { $card } porterait le compte de { $count } au-delà de 31. Joue une carte qui vaut { $most } ou moins.
refusal-no-target = « { $text } » ne prend que des cartes. Laisse le reste de côté.
refusal-name-a-number = Dis un nombre de { $least } à { $most }.

## Options

option-variant = Variante
    .about = À combien on joue, et avec combien de cartes.
option-variant-six = six cartes, à deux
option-variant-five = cinq cartes, à deux
option-variant-seven = sept cartes, à deux
option-variant-three = à trois
option-variant-partners = à quatre, par équipes
option-low_ball = À qui perd gagne : le premier score à l’objectif perd
    .about = Marque donc le moins possible.
option-start = Trois points au départ sans la donne
    .about = Ils compensent le crib, qui revient à qui distribue.
option-start-none = jamais
option-start-first = à la première donne
option-start-every = à chaque donne
option-cut_for_deal = Couper pour la première donne
    .about = La plus petite carte coupée distribue d’abord. Sinon, c’est la première place.
option-counting = Qui compte les mains
    .about = Avec muggins, on marque ce que l’autre oublie dans sa main.
option-counting-automatic = elles sont comptées automatiquement
option-counting-by-hand = chacun la sienne
option-counting-muggins = chacun la sienne, avec muggins
option-heels_win = Le valet retourné peut gagner la partie
    .about = Si les 2 points d’un valet à la retourne peuvent être les derniers qu’il faut.
option-go_points = Points pour un go et la dernière carte
    .about = Ce que marque la dernière carte sous 31.
option-flush_in_play = Les couleurs comptent dans le jeu
    .about = Plusieurs cartes de la même couleur à la suite marquent leur nombre quand on les joue.
option-skunk_lines = Skunk : deux parties ; double skunk : plus
    .about = Il y a skunk s’il manque plus de 30 points à qui perd, double skunk s’il en manque plus de 60.
option-double_skunk = Parties pour un double skunk
    .about = Pour combien de parties d’un match il compte.

## Records

week-best-hand = **Meilleure main :** { $names }, { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
most-best-hand = Meilleure main
most-best-crib = Meilleur crib
most-hand-points = Le plus de points de mains
most-crib-points = Le plus de points de cribs
most-pegged = Le plus de points dans le jeu
most-perfect = Première main parfaite
most-skunk = Premier skunk
most-double-skunk = Premier double skunk
average-hand-points = { $average } points de main par donne
average-crib-points = { $average } de crib
average-pegged = { $average } dans le jeu
feat-perfect = { $count ->
    [one] { $count } main parfaite
   *[other] { $count } mains parfaites
}
feat-skunk = { $count ->
    [one] { $count } skunk
   *[other] { $count } skunks
}
feat-double-skunk = { $count ->
    [one] { $count } double skunk
   *[other] { $count } doubles skunks
}
highlight-best-hand = Meilleure main
highlight-best-crib = Meilleur crib
highlighted-best-hand = { $side }, manche { $round }
highlighted-best-crib = { $side }, manche { $round }
