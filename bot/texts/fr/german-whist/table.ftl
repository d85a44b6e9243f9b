### German Whist: its names, what its players do and see, and its options.

## Names

game-german-whist = Whist allemand
called-german-whist = { $preset }
preset-german-whist = Whist allemand
preset-fifty = Whist allemand en 50

## What happened

event-took = { $seat } prend la carte visible, { $cards }.
event-turned = { $cards } est maintenant visible.
event-phase-two = Le talon est épuisé. Désormais, chaque pli compte. Atout : { $target }.
# Every trick is worth the same, so its points are not said.
event-trick-won = { $seat } remporte { $cards }.
did-trick = remporte { $cards } avec { $card }
did-trick-won = remporte { $cards }

## The score and the table in words

score-round-won = manche gagnée
fact-phase-one = Manche { $round }, pli { $trick }, première phase : on joue pour la carte visible. { $seat } a distribué. { goes-to }
fact-phase-two = Manche { $round }, pli { $trick }, deuxième phase : chaque pli compte. { $seat } a distribué. { goes-to }
fact-stock-over = { $card } est visible sur le talon, avec { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
} dessous.
fact-points = { $side } a { number-of-points } et a fait { tricks-won } dans cette manche ; plis qui comptent : { $standing ->
    [0] aucun
   *[other] { $standing }
}.
brief-points = { number-of-points }, { tricks-won }, comptés : { $standing }

## Help

help-german-whist-rules =
    On joue à deux avec 52 cartes, l’as en haut. Chacun reçoit treize cartes. La suivante est retournée : sa couleur est l’**atout** pour toute la manche.
    ### Première phase : avec un talon
    Qui n’a pas distribué entame. Il faut fournir si on le peut ; sinon, on joue n’importe quelle carte. La plus forte de la couleur d’entame gagne, ou un atout sur une autre couleur. Le pli donne droit à la carte visible du talon, l’autre reçoit la suivante, cachée, et une nouvelle carte devient visible. Qui gagne le pli entame le suivant. { $phase_one_tricks ->
        [yes] Ces plis comptent aussi.
       *[no] Ces plis ne comptent pas : on les joue pour de meilleures cartes.
    }
    ### Deuxième phase : sans talon
    Après treize plis, le talon est épuisé. Qui a gagné le dernier entame, et treize autres plis suivent d’après les mêmes règles. { $tricks_counted ->
        [over-six] Chaque pli au-delà de six compte.
       *[all] Chacun compte.
    }
    ### La fin
    { $won_by ->
        [points] Chaque pli qui compte vaut un point, et le premier score à { $target } gagne. Si les deux y arrivent dans la même manche, l’objectif monte de dix.
       *[rounds] La manche et un point vont à qui a le plus de plis qui comptent. Le premier score à { $target } gagne. Une manche à égalité ne rapporte rien.
    }
help-german-whist-play =
    - **Jouer** : choisis une carte, ou écris `/play KH` (roi de cœur). Le reste va tout seul : qui gagne prend la carte visible, l’autre pioche. Ta nouvelle carte est marquée dans ta main.
    - Une carte jouée est définitive. Face aux seuls ordinateurs, **Revenir** reprend un pli, pour s’entraîner.
    `/view tricks` liste les plis de cette phase, `/view points` les points de la manche, et `/explore` montre ce que tu peux savoir de l’autre main.
help-german-whist-strategy =
    - Compare la carte visible à ce que tu pourrais piocher. Gagne-la si c’est un atout ou une carte forte, et laisse filer les mauvaises.
    - Gagne avec la plus petite carte qui suffit, et perds avec ta plus petite. Les fortes et les atouts sont pour la deuxième phase.
    - Retiens les cartes visibles prises en face. À la fin de la première phase, tu peux connaître toute l’autre main.
    - Le dernier pli de la première phase te donne l’entame de la deuxième.
help-german-whist-scoring =
    { $won_by ->
        [points] Un pli qui compte vaut un point.
       *[rounds] Une manche vaut un point à qui gagne le plus de plis qui comptent.
    } { $phase_one_tricks ->
        [yes] Tous les plis de la première phase comptent
       *[no] Les plis de la première phase ne comptent pas
    } ; dans la deuxième, { $tricks_counted ->
        [over-six] ceux au-delà de six
       *[all] tous
    }. Gagner les treize plis de la deuxième phase est un **grand chelem**, qui entre dans les records.
help-german-whist-words =
    - **Pli** : une carte de chacun. Qui le gagne entame le suivant.
    - **Entamer, suivre** : jouer la première carte d’un pli, ou la seconde.
    - **Atout** : la couleur qui bat les autres.
    - **Carte visible** : la carte du dessus du talon, que prend qui gagne le pli.
    - **Première et deuxième phase** : les plis avec un talon, et les treize d’après.
    - **Grand chelem** : les treize plis de la deuxième phase.

## Options

option-won_by = On joue pour
    .about = Une manche vaut un point, ou bien chaque pli qui compte.
option-won_by-rounds = des manches gagnées
option-won_by-points = des points par pli
option-tricks_counted = Plis de la deuxième phase qui comptent
    .about = La deuxième phase est celle sans talon.
option-tricks_counted-all = tous
option-tricks_counted-over-six = ceux au-delà de six
option-phase_one_tricks = Les plis de la première phase comptent
    .about = La première phase est celle avec un talon : sinon, on n’y joue que pour de meilleures cartes.

## Records

most-grand-slam = Premier grand chelem
feat-grand-slam = { $count ->
    [one] { $count } grand chelem
   *[other] { $count } grands chelems
}
highlight-most-tricks = Le plus de plis
highlighted-most-tricks = Deuxième phase : { $side }, manche { $round }
