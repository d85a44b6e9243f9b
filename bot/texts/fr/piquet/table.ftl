### Piquet: its names, what its players say, do and see, and its options.

## Names

game-piquet = Piquet
called-piquet = { $preset }
preset-piquet = Piquet
preset-cent = Piquet au cent
kind-exchange = écarter des cartes
figures-exchange = Les chiffres sont les points de tes annonces.
heading-exchange = -# Écarter (le plus prometteur d’abord) :
label-exchange = { $cards }
choice-exchange = { $count ->
    [0] Aucune carte
   *[other] Écarter { $cards } : garde { $points }{ $lost ->
        [0] {""}
       *[other] , perd { $lost }
    }
}
verb-blanche = Carte blanche
kind-blanche = annoncer carte blanche
choice-blanche = Annoncer carte blanche, écarter { $count }
target-blanche = écarter { $count }
verb-peek = Regarder
kind-peek = regarder les cartes laissées
choice-peek = Regarder ce qui reste
verb-leave = Ne pas regarder
kind-leave = laisser le reste du talon sans le voir
choice-leave = Ne pas regarder
verb-declare = Annoncer
kind-declare = annoncer ce que tu as
ask-declare = Qu’annonces-tu ?
heading-declare = -# Annoncer :
more-declare = Autres façons
choice-declare-everything = Tout annoncer ({ $points ->
    [one] { $points } point au plus
   *[other] { $points } points au plus
})
label-declare-everything = Tout
choice-declare-nothing = Rien à annoncer : { $target ->
   *[other] { $target }
}
choice-declare-good = Dire « Bon »
use-point = point de { $count }
use-sequence = { sequence } { $cards }
use-set = { $count ->
    [3] brelan
   *[4] quatorze
} { $cards }
choice-declare-point = Point de { $count } à { $suit }, qui vaut { $making }
choice-declare-sequence = { $cards } ({ $points })
choice-declare-set = { $cards } ({ $points })
label-declare-point = Point de { $count }, { $suit }
verb-name = Nommer une couleur
kind-name = nommer la couleur de ta première entame
choice-name = Entamer à { $suit }
target-point = point
target-sequence = séquence
target-set = brelan ou quatorze
target-everything = tout
target-nothing = rien
phase-look = regarder ce qui reste, ou non
phase-declare = annoncer
phase-answer = répondre
phase-name = nommer la couleur de la première entame

## What is said and done

event-carte-blanche = { $seat } annonce **carte blanche** : aucune figure. { $points } points.
event-will-exchange = { $seat } écartera { $points ->
    [one] { $points } carte
   *[other] { $points } cartes
} après l’écart d’en face.
event-showed-blanche = { $seat } montre sa main sans figure : { $cards }.
did-exchanged = écarte { $points ->
    [0] zéro carte
    [one] { $points } carte
   *[other] { $points } cartes
}
event-looked-at-talon = { $known ->
    [1] { $seat } peut regarder ce qui reste des cinq premières : { $cards }.
   *[0] { $seat } peut regarder ce qui reste des cinq premières.
}
did-looked-at-talon = regarde { $count ->
    [one] la carte
   *[other] les { $count } cartes
} qui reste des cinq premières
event-peeked = { $known ->
    [1] { $seat } regarde ce qui reste du talon : { $cards }.
   *[0] { $seat } regarde ce qui reste du talon.
}
did-peeked = regarde ce qui reste du talon
did-left-talon = laisse le reste du talon sans le voir
did-named = entamera à { $target }
event-shown-talon = { $known ->
    [1] { $seat } voit ce qui a été regardé en face : { $cards }.
   *[0] { $seat } voit ce qui a été regardé en face.
}
did-shown-talon = voit ce qui a été regardé en face
event-announced-point = { $seat } : { $points ->
    [0] « Pas de point. »
   *[other] « Point de { spelt }. »
}
event-asked-point = { $seat } : « Combien vaut-il ? »
event-made-point = { $seat } : « { $points }. »
event-announced-sequence = { $seat } : { $points ->
    [0] « Pas de séquence. »
    [3] « Une tierce. »
    [4] « Une quarte. »
    [5] « Une quinte. »
    [6] « Une sixième. »
    [7] « Une septième. »
   *[8] « Une huitième. »
}
event-asked-sequence = { $seat } : « De quelle hauteur ? »
event-made-sequence = { $seat } : « { CAPITAL(top) }. »
event-announced-set = { $seat } : { $points ->
    [0] « Pas de brelan. »
    [3] « Un brelan. »
   *[4] « Un quatorze. »
}
event-asked-set = { $seat } : « De quoi ? »
event-made-set = { $seat } : « { CAPITAL(DE(equals)) }. »
event-good = { $seat } : « Bon. »
event-not-good = { $seat } : « Pas bon. »
event-equal = { $seat } : « Égal. »
event-scored-point = { $seat } : « Mon point est à { $target }. » ({ $points })
event-scored-sequence = { $seat } : « Ma séquence est { $cards }. » ({ $points })
event-scored-set = { $seat } : « J’ai { $cards }. » ({ $points })
event-showed-point = { $seat } : « Le mien est à { $target }. »
event-showed-sequence = { $seat } : « La mienne est { $cards }. »
event-showed-set = { $seat } : « Les miens sont { $cards }. »
event-repique = **Repic !** { $seat } a 30 avant que l’autre ne marque : { $points } de plus.
event-pique = **Pic !** { $seat } a 30 avant que l’autre ne marque : { $points } de plus.
event-cards = { $seat } a les cartes : { $points } points.
event-capot = **Capot !** { $seat } fait tous les plis : { $points } points.
event-difference = { $side } rend les points de l’autre : { $points }.
event-partie = { $side } gagne la partie : { $points } points.
event-rubicon = **Rubicon !** Les { $points } points d’en face reviennent aussi à { $side }.
event-settled = { $side } perd la partie ({ $points }).
event-lurch = { $side } gagne double : { $points } points de plus.

## Before an action

asking-exchange-few = Demander avant d’écarter moins de cartes que possible
caution-exchange-few = Tu pourrais écarter { $most } cartes, et pas seulement { $count ->
    [0] zéro
   *[other] { $count }
}.
asking-exchange-breaks = Demander avant qu’un écart ne casse une séquence, un brelan ou un quatorze
caution-exchange-breaks = Cela casse { $cards }.
asking-declare-less = Demander avant d’annoncer moins que ce que j’ai
caution-declare-less = Tu n’annoncerais pas tout ({ $target }, { $cards }) : jusqu’à { number-of-points }.
automatic-declare = Annoncer pour moi quand il n’y a rien à choisir

## The table in words

fact-phase-one = Donne { $round }, pli { $trick }. { $seat } a distribué et joue en dernier. { $ends ->
    [to-target] La partie finit avec la donne où quelqu’un atteint { $target } points.
    [rubicon] Le rubicon est à { $target } points.
   *[deals] Il n’y a pas de rubicon.
}
fact-to-look = { $seat } peut regarder les cartes laissées.
fact-to-declare = { $seat } annonce.
fact-to-answer = { $seat } répond.
fact-to-name = { $seat } nomme la couleur de la première entame.
fact-exchanged = { $seat } a écarté { number-of-cards }.
fact-talon = { $count ->
    [0] Le talon est vide.
    [one] Il reste { $count } carte au talon.
   *[other] Il reste { $count } cartes au talon.
}
fact-discarded = Ton écart : { $cards }.
fact-in-talon = Tu sais que { $count ->
    [one] cette carte est
   *[other] ces cartes sont
} au talon : { $cards }.
fact-given = Tu as laissé ces cartes, et { $seat } les a piochées : { $cards }.
fact-blanche-hand = { $seat } a montré carte blanche : { $cards }.
answer = { $answer ->
    [good] bon
    [not-good] pas bon
    [equal] égal
   *[open] pas encore de réponse
}
fact-said-point = { $seat } : point de { $count }{ $points ->
    [-1] { "" }
   *[other] , qui vaut { $points }
} ({ answer }).
fact-said-sequence = { $seat } : { sequence }{ $points ->
    [-1] { "" }
   *[other] {" "}{ top }
} ({ answer }).
sequence = { $count ->
    [3] tierce
    [4] quarte
    [5] quinte
    [6] sixième
    [7] septième
   *[8] huitième
}
top = { $points ->
    [2] au neuf
    [3] au dix
    [4] au valet
    [5] à la dame
    [6] au roi
   *[7] à l’as
}
fact-said-set = { $seat } : { $count ->
    [3] brelan
   *[4] quatorze
}{ $points ->
    [-1] { "" }
   *[other] {" "}{ DE(equals) }
} ({ answer }).
equals = { $points ->
    [3] dix
    [4] valets
    [5] dames
    [6] rois
   *[7] as
}
scores = { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
fact-shown-point = { $seat } a un point de { $count } à { $suit } : { scores }.
fact-shown-sequence = { $seat } a { $cards } : { scores }.
fact-shown-set = { $seat } a { $cards } : { scores }.
fact-nothing-said = Personne n’a encore rien annoncé.
fact-points = { $settled ->
    [yes] { $side } a { number-of-points } en tout, et a fait { tricks-won }.
   *[no] { $side } a { $standing ->
        [one] { $standing } point
       *[other] { $standing } points
    } dans cette donne, { $points } avant elle, et a fait { tricks-won }.
}
brief-points = { $settled ->
    [yes] { number-of-points } en tout
   *[no] { $points } avant cette donne, { $standing } dedans
}, { tricks-won }

## The score

score-carte-blanche = carte blanche
score-point = point
score-sequence = { $count ->
    [one] séquence
   *[other] séquences
}
score-set = { $count ->
    [one] brelan ou quatorze
   *[other] brelans et quatorzes
}
score-repique = repic
score-pique = pic
score-play = jeu
score-cards = les cartes ({ $count } plis)
score-capot = capot
score-doubled = la donne compte double
score-difference = les points de l’autre
score-partie = partie
score-rubicon = rubicon : les points de l’autre
score-settled = partie perdue
score-lurch = double
goal-partie = { $deals } donnes, { $rubicon ->
    [0] sans rubicon
   *[other] rubicon à { $target }
}

## What the rules refuse

refusal-exchange-first = Écarte d’abord : choisis des cartes et appuie sur **{ verb-exchange }**.
refusal-look-first = Décide d’abord si tu regardes les cartes laissées : **{ verb-peek }** ou **{ verb-leave }**.
refusal-declare-first = Annonce d’abord : **{ verb-declare }**, ou dis que tu n’as rien.
refusal-answer-first = Réponds d’abord : **{ verb-declare }** ce que tu as, ou dis que c’est bon en face.
refusal-name-first = D’abord **{ verb-name }** : tu vois alors ce qui a été regardé en face, et tu entames dans cette couleur.
refusal-name-a-suit = Nomme une couleur que tu as : tu y entames ensuite.
refusal-lead-named = Tu as nommé { $target } : entame dans cette couleur.
refusal-not-the-time-name = Seul le premier en cartes nomme une couleur, avant la première entame et si le dernier a regardé le talon.
refusal-not-the-time-exchange = Ce n’est pas le moment d’écarter.
refusal-not-the-time-look = Tu ne peux regarder le talon qu’après ton écart, et seulement si tu y as laissé des cartes.
refusal-not-the-time-declare = Les annonces viennent après l’écart et avant la première entame.
refusal-exchange-cards = Nomme simplement les cartes que tu écartes.
refusal-blanche-too-late = Carte blanche s’annonce avant l’écart.
refusal-no-carte-blanche = Tu as une figure : ce n’est pas carte blanche. Écarte des cartes.
refusal-blanche-number = Dis combien de cartes tu écarteras, de 1 à { $most }.
refusal-declare-word-or-cards = Nomme des cartes ou un mot comme « rien », mais pas les deux.
refusal-declare-in-order = L’annonce du moment est : { $target }. On annonce dans l’ordre le point, la séquence, puis brelan ou quatorze.
refusal-nothing-to-declare = Tu n’as pas de quoi annoncer cela : { $target }. N’annonce rien, ou tout à partir d’ici.
refusal-not-a-point = { $cards } n’est pas un point. Un point, ce sont toutes tes cartes d’une couleur, trois au moins.
refusal-not-a-sequence = { $cards } n’est pas une séquence. Il y faut trois cartes ou plus qui se suivent dans une couleur, comme 9♠ 10♠ V♠.
refusal-not-a-set = { $cards } n’est ni un brelan ni un quatorze : trois ou quatre as, rois, dames, valets ou dix.

## Options

option-target = Le rubicon, ou les points qui finissent une partie sans nombre fixe de donnes
option-partie = Donnes d’une partie
    .about = La partie, c’est le jeu entier.
option-partie-six = six
option-partie-four = quatre, la première et la dernière doubles
option-partie-to-target = jusqu’à ce que quelqu’un ait les points
option-rubicon = Rubicon : s’il n’est pas atteint par qui perd, la victoire rapporte les points des deux
    .about = Sinon, elle rapporte la différence.
option-younger_must_exchange = Le dernier doit écarter au moins une carte
    .about = Le dernier en cartes a distribué et écarte en second.
option-declarations = Annonces
    .about = Cacher, c’est annoncer moins que ce qu’on a, pour ne rien révéler.
option-declarations-chosen = au choix (on peut cacher)
option-declarations-automatic = tout, automatiquement
option-low_cards_count = Les cartes sous le dix comptent à l’entame et au gain
    .about = Chaque entame et chaque pli gagné valent 1. Ceci dit si sept, huit et neuf comptent aussi.
option-starter-loser = le plus petit score de la donne d’avant joue en premier
option-starter-alternate = la donne alterne

## Records

most-best = Meilleure donne
feat-best = meilleure donne : { $count }
most-pique = Premier pic
feat-pique = { $count ->
    [one] { $count } pic
   *[other] { $count } pics
}
most-repique = Premier repic
feat-repique = { $count ->
    [one] { $count } repic
   *[other] { $count } repics
}
most-capot = Premier capot
feat-capot = { $count ->
    [one] { $count } capot
   *[other] { $count } capots
}
most-carte-blanche = Première carte blanche
feat-carte-blanche = { $count ->
    [one] { $count } carte blanche
   *[other] { $count } cartes blanches
}
