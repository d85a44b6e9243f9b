### Canasta: its names, what its players do and see, and why its rules refuse an action.

## Names

game-canasta = Canasta
called-canasta = Canasta ({ $preset })
preset-classic = classique
preset-modern = américaine moderne
preset-windows = classique, règles d’ordinateur de 1994
preset-windows1 = six jokers, règles d’ordinateur des années 1990
preset-dos = pile retournée, règles d’ordinateur de 1984
preset-partners = classique par équipes
preset-three = classique à trois
preset-samba = Samba
preset-bolivia = Bolivia
preset-hand-and-foot = Main et Pied

rank-3 = trois noirs
rank-wild = passe-partout
rank-red-three = trois rouges
rank-C = trèfles qui se suivent
rank-D = carreaux qui se suivent
rank-H = cœurs qui se suivent
rank-S = piques qui se suivent
target-C = { rank-C }
target-D = { rank-D }
target-H = { rank-H }
target-S = { rank-S }
target-yes = oui
target-no = non
rank-straight = une grande suite
rank-pairs = sept paires
rank-wild-pairs = sept paires avec deux, sept et as
rank-garbage = un fourre-tout (deux carrés et deux brelans)

phase-draw = piocher ou prendre la pile
phase-answer = répondre à « Puis-je sortir ? »

goal-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}

verb-take = Prendre la pile
verb-end = Finir la manche
verb-ask = Puis-je sortir ?
verb-answer = Répondre
verb-special = Main spéciale

kind-take = prendre la pile
kind-end = laisser la pile et finir la manche, si la pioche est vide
kind-pass = garder ta dernière carte au lieu de la défausser
kind-ask = demander à ton équipe si tu peux sortir
kind-answer = répondre oui ou non à ton équipe
kind-special = poser une main spéciale et finir la manche

## What pickers ask and offer

ask-take = Comment veux-tu prendre la pile ?
choice-end = Finir la manche sans la pile
choice-take-with = Prendre la pile avec { $cards }
choice-take-onto = Prendre la pile sur tes { $rank }
choice-take-only = Prendre la pile, puis choisir
choice-meld-canasta = Canasta { DE($rank) } : { $cards } +{ $points }
choice-meld-all = { $cards } +{ $points }
choice-meld-as = { $melds }
choice-meld-one = Ajouter { $cards } à tes { $rank } +{ $points }
choice-meld-three = { $cards } +{ $points }
choice-meld-wild = Ajouter { $cards } à tes { $rank } +{ $points }
choice-meld-most = { CAPITAL($rank) } avec { $wilds } passe-partout +{ $points }
label-open = Ouvrir à { $points } : { $short }{ $wilds ->
    [0] { "" }
    [one] { " " }({ $wilds } libre)
   *[other] { " " }({ $wilds } libres)
}
label-meld = Poser { $short }{ $wilds ->
    [0] { "" }
    [one] { " " }({ $wilds } libre)
   *[other] { " " }({ $wilds } libres)
} +{ $points }
label-canasta = Canasta : { $short }{ $wilds ->
    [0] { "" }
    [one] { " " }({ $wilds } libre)
   *[other] { " " }({ $wilds } libres)
} +{ $points }
label-take-with = Prendre avec { $cards }
label-take-onto = Prendre sur { $short }
label-take-only = Prendre, puis choisir
label-discard-card = { $held ->
    [one] { $card }
   *[other] { $face } ×{ $held }
}
face-JK = Joker
short-4 = les 4
short-5 = les 5
short-6 = les 6
short-7 = les 7
short-8 = les 8
short-9 = les 9
short-10 = les 10
short-J = les valets
short-Q = les dames
short-K = les rois
short-A = les as
short-3 = les 3
short-wild = les passe-partout
short-C = la séquence ♣
short-D = la séquence ♦
short-H = la séquence ♥
short-S = la séquence ♠
choice-discard-card = { $held ->
    [one] { $card }
   *[other] { $card } (tu en as { $held })
}
choice-pass = Garder ta dernière carte
choice-ask = Demander « Puis-je sortir ? »
choice-answer-yes = Oui, sors
choice-answer-no = Non, ne sors pas
choice-special = Poser ta main spéciale

## What happened

asking-discard-meldable = Demander avant de défausser une carte que je pourrais poser
asking-discard-freezes = Demander avant de défausser une carte qui gèle la pile
asking-discard-wild = Demander avant de défausser un passe-partout
asking-discard-onto-meld = Demander avant une défausse qui offre la pile au suivant
caution-discard-meldable = Tu pourrais poser { $card } maintenant.
caution-discard-wild = C’est un passe-partout.
caution-discard-freezes = Cela gèle la pile : elle devient plus dure à prendre, pour toi aussi.
caution-discard-onto-meld = { $seat } pourrait ajouter { $card } à ses { $rank } et prendre la pile ({ number-of-cards }).

event-turned-up = La retourne est { $cards }.
event-came-up = { CAPITAL($cards) } apparaît d’abord.
event-covers = { $cards } recouvre la retourne.
event-took-pile = { $points ->
    [one] { $seat } prend la pile ({ $points } carte) : { $cards }.
   *[other] { $seat } prend la pile ({ $points } cartes), avec { $cards } dessus.
}
event-initial-meld = { $seat } complète son ouverture avec { $points } points.
event-natural-canasta = Canasta pure { DE($rank) } pour { $seat } !
event-mixed-canasta = Canasta impure { DE($rank) } pour { $seat } !
event-froze = La pile est gelée.
event-last-card = { $seat } défausse sa dernière carte sans assez de canastas pour sortir. La manche est finie.
event-stock-out = La pioche est vide : la manche est finie.
event-returned-pile = { $points ->
    [0] { $seat } rend la pile. { $cards } revient dessus.
   *[other] { $seat } rend la pile. { $cards } revient dessus, et piocher coûte maintenant { $points }.
}
event-wild-canasta = Canasta de passe-partout pour { $seat } !
event-sequence-canasta = Sept { $rank } pour { $seat } !
event-asked = { $seat } demande : « Puis-je sortir ? »

# The same as phrases
did-red-threes = pose { $cards }
did-penalty = paie { $points } points pour avoir rendu la pile
did-took-pile = prend la pile ({ $points })
did-received = { $count ->
    [one] reçoit l’autre carte de la pile
   *[other] reçoit les { $count } autres cartes de la pile
}
did-melds = pose des { $ranks }
did-opened = ouvre avec des { $ranks } ({ $points } points)
did-melded = pose des { $rank } : { $cards }
did-added = ajoute { $cards } aux { $rank }
did-initial-meld = complète son ouverture ({ $points } points)
did-natural-canasta = réussit une canasta pure { DE($rank) }
did-mixed-canasta = réussit une canasta impure { DE($rank) }
did-wild-canasta = réussit une canasta de passe-partout
did-sequence-canasta = aligne sept { $rank }
did-froze = gèle la pile
did-went-out-concealed = sort d’un coup, main cachée
did-returned-pile = { $points ->
    [0] rend la pile
   *[other] rend la pile, et piocher coûte maintenant { $points }
}
did-foot = { $known ->
    [1] prend son pied : { $cards }
   *[0] prend son pied
}
did-talon = { $known ->
    [1] reçoit la réserve : { $cards }
   *[0] { $count ->
        [one] reçoit la réserve ({ $count } carte)
       *[other] reçoit la réserve ({ $count } cartes)
    }
}
did-turned-over = retourne la pile, qui devient la pioche ({ $points ->
    [one] { $points } carte
   *[other] { $points } cartes
})
did-declined = laisse la pile
did-passed = garde sa dernière carte
did-asked = demande à sortir
did-answered-yes = dit oui
did-answered-no = dit non
did-special-hand = pose { $rank } : { $cards }

## The score

score-cards-melded = { $count ->
    [one] { $count } carte posée
   *[other] { $count } cartes posées
}
fact-canastas = { $side } : { $has ->
    [0] encore { $needs } canastas à faire pour sortir
   *[other] { $has } canastas sur les { $needs } qu’il faut pour sortir
}{ $natural ->
    [0] {""}
   *[other] {" "}; pures qui manquent : { $natural }
}{ $mixed ->
    [0] {""}
   *[other] {" "}; impures qui manquent : { $mixed }
}{ $sequence ->
    [0] {""}
   *[other] {" "}; il manque une séquence de sept
}.
score-natural-canastas = { $count ->
    [one] canasta pure
   *[other] { $count } canastas pures
}
score-mixed-canastas = { $count ->
    [one] canasta impure
   *[other] { $count } canastas impures
}
score-red-threes = { $count ->
    [one] trois rouge
   *[other] { $count } trois rouges
}
score-going-out = sortie
score-concealed = main cachée
score-cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
score-returned-piles = { $count ->
    [one] pile rendue
   *[other] { $count } piles rendues
}
score-sequence-canastas = { $count ->
    [one] séquence de sept
   *[other] { $count } séquences de sept
}
score-wild-canasta = canasta de passe-partout
score-pure-canasta = canasta pure d’as ou de sept
score-unfinished-meld = combinaison inachevée : { $cards }
score-three-held = { $cards } en main
score-special-hand = main spéciale
score-threes = { $count ->
    [one] trois
   *[other] { $count } trois
}

## The table in words

fact-round = Manche { $round }, tour { $turn }. { $seat } a distribué. { $rounds ->
    [0] On joue en { $target } points.
    [one] On joue en une manche.
   *[other] On joue en { $rounds } manches.
}
fact-to-draw = { $seat } pioche ou prend la pile.
fact-to-meld = { $seat } peut poser, puis défausse.
fact-pile-empty = La pile est vide.
fact-pile = { $count ->
    [one] La pile a { $count } carte, { $card }.
   *[other] La pile a { $count } cartes, { $card } dessus.
}
fact-pile-frozen = La pile est gelée par { $cards }.
fact-pile-blocked = La pile est bloquée par { $card }.
fact-upcard-due = La carte du dessus, { $card }, est prise et doit être posée.
fact-waiting = { $count ->
    [one] L’ouverture apportera encore { $count } carte de la pile : { $cards }.
   *[other] L’ouverture apportera encore { $count } cartes de la pile : { $cards }.
}
fact-penalty-due = Piocher coûte maintenant { $points } points.
fact-score = { $side } { has } { $points } points, et { $standing } sur la table.
fact-minimum = { $has ->
    [0] { $side } : pas encore d’ouverture ; il y faut { $needs }.
   *[other] { $side } { has } { $has } des { $needs } points de l’ouverture.
}
fact-meld = { $side } { has } { $count } { $rank } : { $cards }.
fact-natural-canasta = { $side } { has } une canasta pure de { $count } { $rank } : { $cards }.
fact-mixed-canasta = { $side } { has } une canasta impure de { $count } { $rank } : { $cards }.
fact-red-threes = { $side } { has } des trois rouges : { $cards }.
# Where a picture's description has no room for whole sentences
brief-score = { $points } points, { $standing } sur la table
brief-minimum = { $has ->
    [0] rien de posé, ouverture à { $needs }
   *[other] { $has } sur { $needs } posés
}
brief-meld = { $cards }
brief-natural-canasta = canasta pure de { $count } { $rank }
brief-mixed-canasta = canasta impure de { $count } { $rank }
brief-wild-canasta = canasta de { $count } passe-partout
brief-sequence-canasta = sept { $rank }
brief-red-threes = trois rouges { $cards }
fact-meld-holds = { $side }, { $rank } : { $cards }. { $count } cartes, { $wilds ->
    [0] sans passe-partout
   *[other] dont { $wilds } passe-partout
} ; { $points } points ; { $lacks ->
    [0] c’est une canasta
   *[other] encore { $lacks } pour une canasta
}.
fact-would-score = { $side } : { $points } si la manche finissait là{ $hidden ->
    [0] {""}
   *[other] , moins les mains cachées
}, et { $total } des manches précédentes.
fact-bonuses = { $side } : { PLUS($points) }{ $points } en primes et pénalités.
fact-score-part = - { PLUS($points) }{ $points } : { $score }
fact-score-hidden = - ? : { number-of-cards } dans la main { DE($seat) }
fact-hand = { $count ->
    [0] Ta main est vide.
    [one] Tu as { $count } carte, { $points } points : { $cards }.
   *[other] Tu as { $count } cartes, { $points } points : { $cards }.
}
fact-reach = Ta main peut atteindre { $reach } des { $needs } points de l’ouverture.
fact-to-answer = { $seat } doit répondre à « Puis-je sortir ? ».
fact-must-go-out = L’équipe a dit oui : { $seat } doit sortir à ce tour.
fact-may-not-go-out = L’équipe a dit non : { $seat } ne peut pas sortir à ce tour.
fact-foot = { $count ->
    [one] { $seat } a encore un pied de { $count } carte.
   *[other] { $seat } a encore un pied de { $count } cartes.
}
fact-talons = { $count ->
    [one] Une réserve de { $next } cartes attend le prochain camp qui ouvre.
   *[other] { $count } réserves attendent. Le prochain camp qui ouvre reçoit { $next } cartes.
}
fact-pile-frozen-at-first = La pile est gelée jusqu’à ce que quelqu’un la prenne.
fact-wild-canasta = { $side } { has } une canasta de { $count } passe-partout : { $cards }.
fact-sequence-canasta = { $side } { has } sept { $rank } : { $cards }.

## What the rules refuse

refusal-already-drawn = Tu as déjà pioché ou pris la pile. Pose ou défausse.
refusal-black-threes-last = { $left ->
    [0] Tu as posé des trois noirs : tu ne peux plus rien poser d’autre. Défausse pour sortir.
   *[other] Pose les trois noirs en dernier, avec au plus une carte à défausser ensuite. Il t’en resterait { $left }.
}
refusal-black-threes-natural = Les trois noirs se posent sans passe-partout. Pose-les seuls.
refusal-draw-first = Pioche d’abord, ou prends la pile.
refusal-initial-meld = Ton ouverture doit valoir { $needs } points. Comme ça, tu arriverais à { $reach } au plus.
refusal-initial-meld-incomplete = Ton ouverture doit valoir { $needs } points et en vaut { $has }. Pose davantage, ou annule.
refusal-keep-cards = { $needs ->
    [one] Il te faut une canasta pour sortir. Garde au moins une carte à la fin de ton tour.
   *[other] Il te faut { $needs } canastas pour sortir, et tu en as { $has }. Garde au moins une carte à la fin de ton tour.
}
refusal-no-cards = Dis quelles cartes tu veux poser.
refusal-no-such-meld = On ne peut pas poser « { $text } ». Nomme un rang, par exemple : rois.
refusal-one-rank = Une combinaison n’a qu’un rang. Choisis un rang à la fois.
refusal-pile-blocked = { $card } bloque la pile : on ne peut pas la prendre. Pioche plutôt.
refusal-pile-empty = La pile est vide. Pioche plutôt.
refusal-pile-before-opening = Tant que ton camp n’a pas ouvert, il te faut deux cartes naturelles de son rang en main pour prendre { $card }{ $has ->
    [one] , et tu n’en as qu’une
   *[other] {""}
}.
refusal-pile-frozen = La pile est gelée. Pour prendre { $card }, il te faut deux cartes naturelles de son rang en main{ $has ->
    [one] , et tu n’en as qu’une
   *[other] {""}
}.
refusal-pile-no-match = Tu ne peux pas prendre { $card } : elle ne va dans aucune de tes combinaisons, et tu n’as pas les cartes pour la poser.
refusal-stock-empty = La pioche est vide. Prends la pile ou finis la manche.
refusal-stock-not-empty = On ne peut pas finir la manche tant qu’il y a des cartes dans la pioche. Pioche ou prends la pile.
refusal-too-few-cards = Il faut au moins { $needs } cartes pour une combinaison. Il n’y en aurait que { $has }.
refusal-too-many-wild = { $limit ->
    [0] Cette combinaison ne peut pas avoir de passe-partout.
   *[other] Cette combinaison peut avoir { $limit } passe-partout au plus.
} Elle en aurait { $has }.
refusal-upcard-first = Pose d’abord { $card }, la carte du dessus, ou annule pour rendre la pile.
refusal-which-meld = À quelle combinaison veux-tu ajouter { $cards } ? Nomme aussi son rang.
refusal-answer-first = Ton équipe doit d’abord répondre à « Puis-je sortir ? ».
refusal-ask-first = On ne demande qu’une fois par tour, juste après avoir pioché.
refusal-black-threes-never = Dans ce jeu, les trois noirs ne se posent pas. On ne peut que les défausser.
refusal-cannot-go-out = Tu ne peux pas sortir à ce tour : il n’y a rien à demander.
refusal-keep-a-discard = Il te faut une défausse pour sortir. Garde une carte pour cela.
refusal-may-not-go-out = Ton équipe a dit non. Garde au moins une carte à la fin de ton tour.
refusal-must-go-out = Ton équipe a dit oui : tu dois sortir à ce tour. Après ce coup, tu ne le pourrais plus.
refusal-no-ace-or-seven = On ne défausse ni as ni sept sur une pile vide. Choisis une autre carte.
refusal-no-partner = Tu joues sans équipe : il n’y a personne à qui demander.
refusal-no-pass = Tu ne peux garder ta carte que si c’est la dernière et que tu ne peux pas sortir. Défausse.
refusal-no-sequence = { $cards } n’est pas une séquence. Il faut de trois à sept cartes qui se suivent dans une couleur.
refusal-no-special-hand = Tu n’as pas de main spéciale, ou tu as déjà posé.
refusal-no-wild-discard = On ne défausse un passe-partout que pour sortir, ou si l’on n’a rien d’autre.
refusal-no-wild-melds = Dans ce jeu, des passe-partout seuls ne font pas de combinaison. Ajoute-les à une autre.
refusal-nothing-asked = Personne ne t’a rien demandé.
refusal-pile-frozen-to-hand = La pile est gelée. Pour prendre { $card }, pose-la avec des cartes de ta main seulement.
refusal-pile-not-so = Dans ce jeu, on ne prend pas { $card } de cette façon.
refusal-too-many-cards = Cette combinaison peut avoir { $most } cartes au plus. Elle en aurait { $has }.
refusal-upcard-onto-canasta = On ne peut pas ajouter { $card } à cette canasta.
refusal-wild-meld-first = Finis d’abord ta canasta de passe-partout. D’ici là, aucun passe-partout ne va ailleurs.
refusal-yes-or-no = Réponds oui ou non.

## Records: the hall of fame, and what a player's statistics add up

most-canastas = Le plus de canastas dans une manche
most-biggest-canasta = Plus grande canasta
week-biggest-canasta = **Plus grande canasta :** { $names }, { $amount } cartes
most-natural-canastas = Le plus de canastas pures dans une manche
most-wild-canastas = Le plus de canastas de passe-partout dans une manche
most-sequence-canastas = Le plus de séquences dans une manche
most-concealed = Première main cachée
most-special-hand = Première main spéciale
feat-canastas = { $count ->
    [one] { $count } canasta
   *[other] { $count } canastas
}
feat-natural-canastas = { $count ->
    [one] { $count } pure
   *[other] { $count } pures
}
feat-wild-canastas = { $count } de passe-partout
feat-sequence-canastas = { $count ->
    [one] { $count } séquence
   *[other] { $count } séquences
}
feat-concealed = { $count ->
    [one] { $count } main cachée
   *[other] { $count } mains cachées
}
feat-special-hand = { $count ->
    [one] { $count } main spéciale
   *[other] { $count } mains spéciales
}

## What stood out in a game

highlight-special-hand = Main spéciale
highlight-best-natural-canasta = Meilleure canasta
highlight-best-mixed-canasta = Meilleure canasta
highlight-best-wild-canasta = Meilleure canasta
highlight-best-sequence-canasta = Meilleure canasta
highlight-best-rank-meld = Meilleure combinaison
highlighted-special-hand = { CAPITAL($rank) } : { $side }, manche { $round }
highlighted-best-natural-canasta = Pure, { $rank } : { $side }, manche { $round }
highlighted-best-mixed-canasta = Impure, { $rank } : { $side }, manche { $round }
highlighted-best-wild-canasta = Passe-partout : { $side }, manche { $round }
highlighted-best-sequence-canasta = Sept { $rank } : { $side }, manche { $round }
highlighted-best-rank-meld = { CAPITAL($rank) } : { $side }, manche { $round }
