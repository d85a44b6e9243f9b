### Rubicon and Chinese Bezique: their names, what their players do and see, and why the rules refuse an action.

## Names

game-rubicon = Bésigue Rubicon, Bésigue chinois
called-rubicon = { $preset }
preset-rubicon = Bésigue Rubicon
preset-chinese = Bésigue chinois

verb-blanche = Carte blanche
kind-blanche = montrer carte blanche

## Melds

target-marriage = mariage
target-trump-marriage = mariage d’atout
target-sequence = quinte
target-trump-sequence = quinte d’atout
target-bezique = bésigue
target-double-bezique = double bésigue
target-triple-bezique = triple bésigue
target-quadruple-bezique = quadruple bésigue
target-four-aces = carré d’as
target-four-kings = carré de rois
target-four-queens = carré de dames
target-four-jacks = carré de valets
target-four-trump-aces = quatre as d’atout
target-four-trump-tens = quatre dix d’atout
target-four-trump-kings = quatre rois d’atout
target-four-trump-queens = quatre dames d’atout
target-four-trump-jacks = quatre valets d’atout

## What pickers offer

choice-blanche = Montrer carte blanche, { $points } points
label-blanche = Carte blanche +{ $points }

## What happened

automatic-draw = Piocher pour moi face aux ordinateurs, aussitôt après une annonce
asking-play-unshown = Demander avant de jouer si je pourrais montrer carte blanche
caution-play-unshown = Tu pourrais d’abord montrer carte blanche : { $points } points.
event-carte-blanche = { $seat } montre carte blanche : { $cards }. { $points } points.
event-trump-made = Atout : { $target }.
event-trump-undone = Il n’y a de nouveau pas d’atout.
event-phase-two = Le talon est vide et les annonces retournent dans les mains. Il faut désormais fournir. { $target ->
    [none] Il n’y a pas d’atout.
   *[other] Atout : { $target }.
}
event-last-trick = { $seat } gagne le dernier pli : { $points } points.
event-deal-won = { $seat } gagne la donne, qui vaut { $points } points.
event-rubicon-won = { $seat } gagne avec **rubicon**, ce qui vaut { $points } points.
event-void = La donne est nulle : les scores sont à égalité.
# The same as phrases
did-carte-blanche = montre carte blanche ({ $points } points)
did-trump-made = fait l’atout : { $target }
did-trump-undone = retire l’atout
did-last-trick = gagne le dernier pli ({ $points } points)
did-deal-won = gagne la donne ({ $points } points)
did-rubicon-won = gagne avec rubicon ({ $points } points)

## The lines of the score

score-marriage = mariage
score-trump-marriage = mariage d’atout
score-sequence = quinte
score-trump-sequence = quinte d’atout
score-bezique = bésigue
score-double-bezique = double bésigue
score-triple-bezique = triple bésigue
score-quadruple-bezique = quadruple bésigue
score-four-aces = carré d’as
score-four-kings = carré de rois
score-four-queens = carré de dames
score-four-jacks = carré de valets
score-four-trump-aces = quatre as d’atout
score-four-trump-tens = quatre dix d’atout
score-four-trump-kings = quatre rois d’atout
score-four-trump-queens = quatre dames d’atout
score-four-trump-jacks = quatre valets d’atout
score-carte-blanche = carte blanche
score-last-trick = dernier pli
score-brisques = brisques
score-cut = coupe aux centaines
score-difference = centaines de l’autre camp
score-least = au moins 100
score-game = jeu
score-rubicon = rubicon : centaines de l’autre camp
score-rubicon-bonus = rubicon
score-rubicon-brisques = brisques du rubicon
score-below-hundred = perdu sous 100
score-settled = donne perdue

## The table in words

goal-deals = { $deals ->
    [one] { $deals } donne, rubicon sous { $target }
   *[other] { $deals } donnes, rubicon sous { $target }
}
fact-phase-one = Donne { $round } sur { $deals }, pli { $trick }, première phase : on peut annoncer, et personne n’a à fournir. Le talon a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}. { $seat } a distribué. Qui perd avec moins de { $target } est rubicon.
fact-phase-two = Donne { $round } sur { $deals }, pli { $trick }, deuxième phase : il faut fournir. { $seat } a distribué. Qui perd avec moins de { $target } est rubicon.
fact-points = { $side } a { $points } points, { $standing } dans cette donne, et { tricks-won }.
brief-points = { $points } points, { $standing } dans la donne, { tricks-won }
fact-brisques = { $side } a { $points } points en brisques.
brief-brisques = brisques { $points }
fact-below-line = Il te manque { $needs } points pour atteindre { $target }. Si tu perds avec moins, tu es rubicon.
fact-can-show-blanche = Tu n’as ni roi, ni dame, ni valet. Montre carte blanche avant de jouer : { $points } points.

## Help

help-rubicon-rules =
    On joue à deux, avec { $packs } jeux de 32 cartes. Dans chaque couleur, de la plus faible à la plus forte : 7 8 9 V D R 10 A. Attention au dix : seul l’as le bat.
    ### La donne
    Chacun reçoit { $hand_size } cartes, trois par trois. Rien n’est retourné, et il n’y a pas d’atout au début. Qui n’a pas distribué entame.
    ### Carte blanche
    Si ta main n’a ni roi, ni dame, ni valet, tu peux la montrer avant ta première carte : { $blanche_points } points. { $blanche_again ->
        [yes] Chaque carte que tu pioches ensuite rapporte autant si tu la montres aussitôt, jusqu’à un roi, une dame ou un valet.
       *[no] Cela compte une fois.
    }
    ### Première phase : avec un talon
    On entame de n’importe quelle carte, et l’autre joue n’importe laquelle aussi : rien n’oblige à fournir. La seconde carte gagne si elle est plus forte dans la couleur d’entame, ou si c’est un atout et l’entame non. À égalité, la première gagne. Qui gagne le pli peut faire une annonce, puis chacun pioche une carte, à commencer par qui a gagné, qui entame ensuite.
    Le premier mariage ou la première quinte fait de sa couleur l’**atout**, et compte comme à l’atout. { $bezique ->
        [trump] Un bésigue aussi : la couleur de la dame est l’atout. Dès lors, seuls la dame d’atout et le valet de sa paire font un bésigue. Les paires sont pique et carreau, cœur et trèfle.
       *[fixed] Un bésigue est toujours la dame de pique et le valet de carreau.
    }
    Les cartes annoncées sont sur la table mais restent de ta main : tu peux les jouer.
    ### Réutiliser des cartes annoncées
    Il y a trois familles : mariages et quintes ; bésigues ; carrés. Une carte peut servir dans plusieurs familles. Dans une famille, elle ne fait que monter : d’un mariage à une quinte, d’un bésigue à un double, triple ou quadruple{ $trump_fours ->
        [yes] , de quatre quelconques à quatre atouts
       *[no] {""}
    }.
    La même annonce demande, pour compter encore, de tout autres cartes. Ou bien tu joues une de ses cartes et une autre prend sa place, de la main ou de la table : elle compte alors une fois de plus. Les mêmes cartes ne comptent jamais deux fois pour la même annonce.
    ### Deuxième phase : sans talon
    Toutes les cartes retournent dans les mains, et l’on n’annonce plus. Il faut désormais fournir, et monter si on le peut. Si tu ne peux pas fournir, tu dois couper. Le dernier pli rapporte { $last_trick_points }.
    ### La valeur d’une donne
    Le meilleur score gagne la donne. Les deux sont coupés aux centaines. Qui gagne reçoit la différence, au moins 100, et { $game_points } pour le jeu.
    Si l’autre camp a moins de { $target }, c’est un **rubicon** : qui gagne reçoit la somme des deux, { $game_points }{ $rubicon_points ->
        [0] {""}
       *[other] {" "}et { $rubicon_points }
    }{ $rubicon_brisques ->
        [0] {""}
       *[other] {" "}et { $rubicon_brisques } pour les brisques
    }. Perdre avec moins de 100 coûte 100 de plus.
    { $brisques ->
        [rescue] Les **brisques** sont les as et les dix des plis, 10 points chacune. Chacun ajoute les siennes si cela porte le perdant à { $target }, de sorte qu’il n’y a pas rubicon, ou en cas d’égalité. Dans un rubicon, elles ne font que départager. Qui gagnait continue de gagner.
        [always] Les **brisques** sont les as et les dix des plis : chacun ajoute 10 points pour chacune.
       *[never] Les as et les dix des plis ne comptent pas.
    } Si l’égalité demeure, la donne est nulle.
    ### La fin
    { $partie ->
        [one] La partie a une donne.
       *[other] La partie a { $partie } donnes, dont les valeurs s’ajoutent.
    } Tant qu’il y a égalité, une autre donne suit.
help-rubicon-play =
    - **Jouer** : choisis une carte, ou écris `/play card:`. La liste va par couleur, l’atout en dernier, et montre quelles cartes tu pourrais encore annoncer.
    - **Poser**, après un pli gagné en première phase : chaque annonce de ta main est proposée avec ses points, la meilleure d’abord. `/meld cards:` prend des cartes, `/meld onto:` le nom d’une annonce.
    - **Carte blanche** montre ta main, ou la carte piochée, avant que tu joues.
    - **Piocher** quand tu as fini d’annoncer. Chacun reçoit une carte, et la tienne est marquée dans ta main.
    - **Annuler** reprend une annonce tant que tu n’as pas pioché. Une carte jouée est définitive.
    `/view tricks` liste les plis de cette phase, `/view melds` les annonces sur la table, `/view points` les points de la donne, et `/view hand`, pour toi, ce que vaut ta main.
help-rubicon-strategy =
    - Garde les rois, les dames, les valets et les gros atouts : ils font les annonces. Gagne les plis avec des cartes inutiles, surtout des dix en trop.
    - Annonce le petit avant le gros : un mariage, puis la quinte, comptent tous les deux. Un bésigue après l’autre, puis tous ensemble, comptent chaque fois.
    - Joue une carte d’une annonce si tu en as une autre pour sa place : l’annonce compte de nouveau.
    - Réfléchis avant de faire l’atout : ce devrait être ta couleur la plus longue et la plus forte.
    - Compte jusqu’à { $target } : si tu es derrière, l’atteindre épargne plus que la plupart des annonces.
help-rubicon-scoring =
    Une annonce compte aussitôt. La carte blanche rapporte { $blanche_points }, le dernier pli { $last_trick_points }. La page **Règles** dit ce qu’en fait qui gagne la donne.
    ### Annonces, avec cœur atout
help-rubicon-meld = - { $points } : { $target }, { $cards }
help-rubicon-words =
    - **Pli** : une carte de chacun. Qui le gagne entame le suivant.
    - **Entamer, suivre** : jouer la première carte d’un pli, ou la seconde.
    - **Atout** : la couleur qui bat les autres.
    - **Carte blanche** : une main sans roi, dame ni valet.
    - **Mariage** : roi et dame d’une couleur.
    - **Quinte** : valet, dame, roi, dix et as d’une couleur.
    - **Bésigue** : { $bezique ->
        [trump] la dame d’atout et le valet de sa paire
       *[fixed] la dame de pique et le valet de carreau
    } ; un double, un triple et un quadruple bésigue, ce sont deux, trois et quatre de chaque, tous en même temps sur la table.
    - **Brisque** : un as ou un dix dans un pli.
    - **Rubicon** : { $target } points. Qui perd avec moins est rubicon.

## Options

option-target = Le rubicon
    .about = Qui perd avec moins de points est rubicon.
option-partie = Donnes
    .about = Leurs valeurs s’ajoutent.
option-packs = Jeux de 32 cartes
    .about = Ils sont battus ensemble.
option-bezique = Bésigue
    .about = La dame et le valet qui font cette annonce.
option-bezique-fixed = dame de pique et valet de carreau
option-bezique-trump = dame d’atout et valet de sa paire
option-trump_fours = Quatre atouts pareils
    .about = Quatre as, dix, rois, dames ou valets d’atout sont une annonce à part.
option-blanche_again = La carte blanche compte de nouveau
    .about = Pour chaque carte piochée, jusqu’à un roi, une dame ou un valet.
option-blanche_points = Points de la carte blanche
    .about = Une main sans roi, dame ni valet, montrée avant la première carte.
option-last_trick_points = Points du dernier pli
    .about = Le dernier pli d’une donne, quand le talon est vide.
option-game_points = Points d’une donne gagnée
    .about = Ils s’ajoutent à la différence, ou à la somme en cas de rubicon.
option-brisques = Les brisques comptent
    .about = Les as et les dix des plis, 10 points chacun.
option-brisques-rescue = pour départager, et pour sauver du rubicon
option-brisques-never = jamais
option-brisques-always = toujours
option-rubicon_points = Points qu’ajoute un rubicon
    .about = Ils s’ajoutent à la somme des deux scores.
option-rubicon_brisques = Points qu’ajoute un rubicon pour les brisques
    .about = Les anciennes règles disent 300, des livres plus récents 320 : toutes les brisques de quatre jeux.

## What the rules refuse

refusal-no-melds-left = Le talon est vide : on n’annonce plus et on ne pioche plus.
refusal-meld-risen = { $card } est dans une annonce supérieure ({ $target }) et ne peut plus servir à celle-ci.
refusal-meld-again = Tu as déjà fait cette annonce ({ $target }). Elle demande de tout autres cartes, ou une carte à la place d’une carte jouée.
refusal-blanche-too-late = La carte blanche se montre avant ta première carte, puis avec chaque carte piochée.
refusal-no-carte-blanche = Tu as un roi, une dame ou un valet : ce n’est pas une carte blanche.
refusal-nothing-to-undo = Rien à annuler. Les cartes jouées et piochées sont définitives.

## Records: the hall of fame, and what a player's statistics add up

most-big-bezique = Premier triple bésigue
most-carte-blanche = Première carte blanche
most-rubicon = Premier rubicon
feat-big-bezique = { $count ->
    [one] { $count } triple bésigue
   *[other] { $count } triples bésigues
}
feat-carte-blanche = { $count ->
    [one] { $count } carte blanche
   *[other] { $count } cartes blanches
}
feat-rubicon = { $count ->
    [one] { $count } rubicon
   *[other] { $count } rubicons
}

## What stood out in a game

highlight-rubicon = Rubicon
highlighted-rubicon = { $side }, donne { $round }
