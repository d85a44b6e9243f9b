### Games of tricks: sentences that they share.

## Names

target-C = { suit-C }
target-D = { suit-D }
target-H = { suit-H }
target-S = { suit-S }
phase-lead = entamer
phase-follow = jouer sur l’entame
verb-play = Jouer
kind-play = jouer une carte
ask-play = Quelle carte veux-tu jouer ?
choice-play-card = { $card }
heading-play = -# Jouer :

## What happened

event-trump-turned = La retourne est { $cards }. Atout : { $target }.
event-trick-won = { $points ->
    [0] { $seat } remporte { $cards }.
    [one] { $seat } remporte { $cards } : { $points } point.
   *[other] { $seat } remporte { $cards } : { $points } points.
}
did-trick = { $points ->
    [0] remporte { $cards } avec { $card }
    [one] remporte { $cards } avec { $card } ({ $points } point)
   *[other] remporte { $cards } avec { $card } ({ $points } points)
}
did-played = joue { $cards }
did-trick-won = { $points ->
    [0] remporte { $cards }
    [one] remporte { $cards } ({ $points } point)
   *[other] remporte { $cards } ({ $points } points)
}

## Preferences, and what a careful player is asked

automatic-play = Jouer pour moi ma seule carte permise : face aux ordinateurs, ou si c’est ma dernière
asking-play-dearer = Demander avant de dépenser une carte plus forte que nécessaire
asking-play-trump-away = Demander avant de gâcher un atout sur un pli perdu
asking-play-over-partner = Demander avant de prendre un pli que mon équipe gagne déjà
caution-play-dearer = { $wins ->
    [yes] { $card } prendrait le pli aussi.
   *[no] Tu ne peux pas prendre ce pli. { $card } suffirait pour le perdre.
}
caution-play-trump-away = Tu ne peux pas prendre ce pli. { $card } épargnerait l’atout.
caution-play-over-partner = { $seat } est en train de gagner ce pli pour toi. { $card } le lui laisserait.

## The table in words

fact-phase-one = Manche { $round }, pli { $trick }. { $seat } a distribué. { goes-to }
fact-to-lead = { $seat } entame.
fact-to-follow = { $seat } joue sur l’entame.
fact-trump = Atout : { $suit }.
fact-trick = Entame { DE($seat) }. Sur la table : { $cards }.
fact-last-trick = { $points ->
    [0] { $seat } a remporté le dernier pli : { $cards }.
    [one] { $seat } a remporté le dernier pli : { $cards }, { $points } point.
   *[other] { $seat } a remporté le dernier pli : { $cards }, { $points } points.
}
fact-trick-taken = { $points ->
    [0] { $number }. Entame : { $seat }, pli : { $winner } ({ $cards })
    [one] { $number }. Entame : { $seat }, pli : { $winner } ({ $cards }), { $points } point
   *[other] { $number }. Entame : { $seat }, pli : { $winner } ({ $cards }), { $points } points
}
fact-no-tricks = Aucun pli n’a encore été fait dans cette phase.
fact-points = { $side } { has } { number-of-points } et { has } fait { tricks-won } dans cette manche.
brief-points = { number-of-points }, { tricks-won }
fact-score-line = - { PLUS($points) }{ $points } : { $score } { $cards }
fact-score-trick = - { PLUS($points) }{ $points } : pli { $number } { $cards }
score-tricks-one = { $count ->
    [one] { $count } pli de la première phase
   *[other] { $count } plis de la première phase
}
score-tricks-two = { $count ->
    [one] { $count } pli de la deuxième phase
   *[other] { $count } plis de la deuxième phase
}
fact-holding = { $count ->
    [0] Ta main est vide.
    [one] Tu as { $count } carte : { $cards }.
   *[other] Tu as { $count } cartes : { $cards }.
}

## What the rules refuse

refusal-play-one-card = Joue exactement une carte.
refusal-must-follow = L’entame est { $card } : tu dois fournir : { $cards }.
refusal-must-overplay = L’entame est { $card } : tu dois monter si tu le peux : { $cards }.
refusal-must-trump = L’entame est { $card }. Tu ne peux pas fournir, tu dois donc couper : { $cards }.
refusal-must-overtrump = L’entame est { $card }. Tu ne peux pas fournir, tu dois donc surcouper : { $cards }.

## Options

option-cut_for_deal = Couper pour la donne
    .about = Chacun coupe une carte pour décider qui distribue d’abord. Sinon, l’ordre des places en décide.

## Records

most-tricks = Le plus de plis dans une manche
feat-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}

## What can be done, and hints

fact-may-lead = C’est toi qui entames : joue n’importe quelle carte.
fact-may-follow-with-any = Toutes tes cartes fournissent : joue celle que tu veux.
fact-may-play-some = Tu peux jouer { $cards }.
fact-do-play = Joue { $cards }.
fact-hint-play-wins = { $card } prend le pli{ $points ->
    [0] {""}
    [one] , qui vaut { $points } point
   *[other] , qui vaut { $points } points
}.
fact-hint-play-best = { $card } bat toutes les cartes jouées jusqu’ici.
fact-hint-play-sure = Plus personne ne peut battre { $card }.
fact-hint-play-forces = Personne ne peut fournir sur { $card } : le pli est à toi, ou il coûte un atout.
fact-hint-play-high = Seul un atout peut battre { $card }.
fact-hint-play-cannot-win = Tu ne peux pas prendre ce pli{ $cheapest ->
    [yes] {" "}: donne { $card }, ta carte la moins chère.
   *[no] .
}
fact-hint-play-saves = Prendre ce pli te coûterait { $card }.
fact-hint-only-play = C’est la seule carte que tu peux jouer.
fact-hint-lead-cheap = { $card } est l’entame la moins chère.
fact-hint-lead-trump = Une entame à l’atout fait tomber les atouts des autres, s’ils en ont.
fact-hint-lead-long = Elle vient de ta plus longue couleur : { $count } cartes à { $suit }.
fact-hint-void = { $card } est ta seule carte de sa couleur. Sans elle, tu pourras y couper.
fact-hint-play-average = C’est ce qui rapporte le plus en moyenne.
fact-hint-exchange = Tu gardes { $cards } et reçois { $count ->
    [one] une nouvelle carte
   *[other] { $count } nouvelles cartes
}.
fact-hint-exchange-all = Tu reçois une main toute neuve.
number-of-tricks = { $half ->
    [yes] { $count ->
        [0] un demi-pli
        [one] { $count }½ pli
       *[other] { $count }½ plis
    }
   *[no] { $count ->
        [one] { $count } pli
       *[other] { $count } plis
    }
}
fact-predict-trumps = { $unseen ->
    [0] Tu vois tous les atouts qui restent.
    [one] Un atout est encore dehors. { $seat } { $count ->
        [0] ne l’a probablement pas.
       *[other] l’a probablement.
    }
   *[other] { $unseen } atouts sont encore dehors. { $seat } en a probablement environ { $count }.
}

## Making trumps, and exchanging

phase-exchange = écarter
verb-exchange = Écarter
fact-to-exchange = { $seat } doit écarter.
ask-exchange = Quelles cartes écartes-tu ?
choice-exchange = Écarter { $cards }
did-exchanged = { $known ->
    [1] écarte { $cards }
   *[0] écarte { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
}
fact-do-exchange = Écarte { $cards }.
command-order = À ton tour : commander la retourne
command-name = À ton tour : choisir l’atout
command-defend = À ton tour : défendre en solo
command-farmers-hand = À ton tour : échanger une main de fermier
command-throw-in = À ton tour : rendre ta main
command-propose = À ton tour : proposer un écart
command-stand = À ton tour : jouer avec les cartes que tu as
command-accept = À ton tour : accepter une proposition
command-refuse = À ton tour : refuser une proposition
command-king = À ton tour : annoncer le roi d’atout
command-blanche = À ton tour : annoncer ou montrer carte blanche
