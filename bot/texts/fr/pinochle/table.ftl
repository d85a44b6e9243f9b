### Pinochle, Binokel and Bezique: their names, what their players do and see, and why the rules refuse an action.

## Names

game-pinochle = Pinochle, Binokel, Bésigue
called-pinochle = { $preset }
preset-pinochle = Pinochle
preset-binokel = Binokel
preset-bezique = Bésigue



verb-exchange = Échanger
kind-exchange = échanger ton plus petit atout contre la retourne
kind-knock = frapper et gagner, une fois l’objectif atteint

## Melds

target-dix = petit atout
target-seven = sept d’atout
target-pinochle = pinochle
target-binokel = binokel
target-bezique = bésigue
target-grand-pinochle = grand pinochle
target-grand-binokel = grand binokel
target-grand-bezique = grand bésigue
target-double-pinochle = double pinochle
target-double-binokel = double binokel
target-double-bezique = double bésigue
target-marriage = mariage
target-common-marriage = mariage simple
target-royal-marriage = mariage d’atout
target-double-marriage = double mariage
target-double-common-marriage = double mariage simple
target-double-royal-marriage = double mariage d’atout
target-flush = suite d’atout
target-royal-family = famille d’atout
target-royal-sequence = quinte d’atout
target-common-flush = suite simple
target-common-family = famille simple
target-common-sequence = quinte simple
target-double-flush = double suite d’atout
target-double-royal-family = double famille d’atout
target-double-royal-sequence = double quinte d’atout
target-double-common-flush = double suite simple
target-double-common-family = double famille simple
target-double-common-sequence = double quinte simple
target-family = famille
target-sequence = quinte
target-double-family = double famille
target-double-sequence = double quinte
target-set = carré
target-double-set = double carré
target-forty-jacks = quarante de valets
target-sixty-queens = soixante de dames
target-eighty-kings = quatre-vingts de rois
target-hundred-aces = cent d’as
target-four-jacks = carré de valets
target-four-queens = carré de dames
target-four-kings = carré de rois
target-four-aces = carré d’as
target-eight-jacks = huit valets
target-eight-queens = huit dames
target-eight-kings = huit rois
target-eight-aces = huit as
target-roundhouse = ronde des mariages

## What pickers offer

choice-meld-dix = 10 pour montrer { $cards }
choice-exchange = Échanger contre { $card }, 10 points
choice-knock = Frapper et gagner
label-meld-dix = { CAPITAL($target) } +10
label-exchange = Échanger : { $card } +10

## What happened

automatic-draw = Piocher pour moi face aux ordinateurs, aussitôt après une annonce
automatic-knock = Frapper pour moi dès que j’atteins l’objectif
asking-play-exchangeable = Demander avant de jouer un petit atout que je pourrais échanger
asking-play-before-dix = Demander avant que mon petit atout ne rapporte plus rien
asking-draw-unexchanged = Demander avant de piocher si je peux échanger mon petit atout
caution-play-exchangeable = Après un pli gagné, tu pourrais échanger cette carte contre { $card } : { $points } points. Jouée, elle ne rapporte rien.
caution-play-before-dix = C’est le dernier pli où jouer ton plus petit atout rapporte { $points }.
caution-draw-unexchanged = Tu pourrais d’abord échanger ton plus petit atout contre { $card } : { $points } points.

event-dix-turned = { $seat } a retourné { $cards } : { $points } points.
event-exchanged = { $seat } échange contre la retourne ({ $cards }), { $target } : { $points } points.
event-exchange-undone = { $seat } revient sur l’échange : { $cards }.
event-phase-two = Le talon est vide et les annonces retournent dans les mains. Il faut désormais fournir. Atout : { $target }.
# The same as phrases; a trick is one of them
did-dix-played = marque { $points } ({ $target })
did-exchanged = échange contre la retourne ({ $target }, { $points } points)
did-exchange-undone = revient sur l’échange
did-drew-last = pioche { $cards }, la dernière carte cachée
did-drew-upturned = prend la retourne, { $cards }
did-last-trick = marque { $points } pour le dernier pli
did-knocked = frappe avec { $points } points
event-target-changed = Les deux ont atteint l’objectif. Il passe à { $points }.

## The score

score-dix = petit atout
score-seven = sept d’atout
score-pinochle = pinochle
score-binokel = binokel
score-bezique = bésigue
score-grand-pinochle = grand pinochle
score-grand-binokel = grand binokel
score-grand-bezique = grand bésigue
score-double-pinochle = double pinochle
score-double-binokel = double binokel
score-double-bezique = double bésigue
score-marriage = mariage
score-common-marriage = mariage simple
score-royal-marriage = mariage d’atout
score-double-marriage = double mariage
score-double-common-marriage = double mariage simple
score-double-royal-marriage = double mariage d’atout
score-flush = suite d’atout
score-royal-family = famille d’atout
score-royal-sequence = quinte d’atout
score-common-flush = suite simple
score-common-family = famille simple
score-common-sequence = quinte simple
score-double-flush = double suite d’atout
score-double-royal-family = double famille d’atout
score-double-royal-sequence = double quinte d’atout
score-double-common-flush = double suite simple
score-double-common-family = double famille simple
score-double-common-sequence = double quinte simple
score-forty-jacks = quarante de valets
score-sixty-queens = soixante de dames
score-eighty-kings = quatre-vingts de rois
score-hundred-aces = cent d’as
score-four-jacks = carré de valets
score-four-queens = carré de dames
score-four-kings = carré de rois
score-four-aces = carré d’as
score-eight-jacks = huit valets
score-eight-queens = huit dames
score-eight-kings = huit rois
score-eight-aces = huit as
score-roundhouse = ronde des mariages
score-dix-turned = petit atout retourné
score-last-trick = dernier pli
score-melds-against = annonces déduites, aucun point en deuxième phase

## The table in words

fact-phase-one = Manche { $round }, pli { $trick }, première phase : on peut annoncer, et personne n’a à fournir. { $seat } a distribué. { goes-to }
fact-phase-two = Manche { $round }, pli { $trick }, deuxième phase : il faut fournir. { $seat } a distribué. { goes-to }
fact-stock-over = { $count ->
    [one] Le talon a { $count } carte cachée, et { $card } dessous.
   *[other] Le talon a { $count } cartes cachées, et { $card } dessous.
}
fact-points = { $side } a { $points } points, dont { $standing } dans cette manche, et { tricks-won } valant { $tricks }.
# Where a picture's description has no room for whole sentences
brief-points = { $points } points, { $standing } dans la manche, { tricks-won } valant { $tricks }
fact-may-knock-next = { $seat } a atteint l’objectif et peut frapper et gagner à son prochain tour.
fact-dix-last-chance = C’est le dernier pli où jouer ton plus petit atout rapporte { $points }.

## Pages to read


## Help

help-pinochle-rules =
    On joue à deux, avec { $pack_size } cartes, chacune en double. Dans chaque couleur, de la plus faible à la plus forte : { $pack_size ->
        [64] 7 8 9 V D R 10 A
       *[48] 9 V D R 10 A
    }. Attention au dix : seul l’as le bat.
    ### La donne
    Chacun reçoit { $hand_size } cartes. La suivante est retournée sous le talon : sa couleur est l’**atout**, et elle sera piochée la dernière.
    ### Première phase : avec un talon
    On entame de n’importe quelle carte, et l’autre joue n’importe laquelle aussi : rien n’oblige à fournir. La seconde carte gagne si elle est plus forte dans la couleur d’entame, ou si c’est un atout et l’entame non. À égalité, la première gagne. Qui gagne le pli peut annoncer, puis chacun pioche une carte, à commencer par qui a gagné, qui entame ensuite.
    Les cartes annoncées sont sur la table mais restent de ta main : tu peux les jouer. { $fresh_card ->
        [yes] Chaque nouvelle annonce demande au moins une carte qui n’est pas encore sur la table.
       *[no] Une nouvelle annonce peut se faire avec des cartes déjà sur la table.
    } Une carte ne sert pas deux fois au même genre d’annonce ; la page **Points** dit ce qui est exclu par ailleurs. { $several_melds ->
        [yes] Tu peux faire autant d’annonces que tu veux par tour.
       *[no] Tu peux faire une annonce par tour.
    }
    ### Le { $target_dix }
    Le plus petit atout vaut 10 points. { $dix_must_be_melded ->
        [yes] Il ne rapporte que si tu l’annonces après un pli gagné ; { $dix_beside_meld ->
            [yes] tu peux faire une autre annonce au même tour
           *[no] c’est alors ta seule annonce de ce tour
        }.
       *[no] Il ne compte pas comme ton annonce du tour.
    } Tant que la retourne n’est pas un { $target_dix }, tu marques le tien en l’échangeant contre elle après un pli gagné{ $dix_must_be_melded ->
        [yes] {" "}: elle rejoint alors tes annonces
       *[no] . Simplement joué, il ne rapporte rien
    }. Quand la retourne est un { $target_dix }, tu marques le tien en le montrant après un pli gagné{ $dix_must_be_melded ->
        [yes] {""}
       *[no] {" "}ou en le jouant en première phase
    }.
    ### Deuxième phase : sans talon
    Toutes les cartes retournent dans les mains, et l’on n’annonce plus. Il faut désormais fournir{ $overplay ->
        [always] , et monter si on le peut
        [trumps] {" "}; sur un atout, il faut monter si on le peut
       *[never] { "" }
    }. { $must_trump ->
        [yes] Si tu ne peux pas fournir, tu dois couper.
       *[no] Si tu ne peux pas fournir, tu joues n’importe quelle carte.
    }
    ### La fin
    La partie se joue en { $target } points. { $scored_at_end ->
        [yes] Les points ne comptent qu’à la fin de la manche.
       *[no] Si tu les as à ton tour en première phase, tu peux **frapper** et gagner aussitôt.
    } Si les deux camps les ont après une manche, l’objectif monte de 250, jusqu’à ce qu’un seul camp l’ait atteint.
help-pinochle-play =
    - **Jouer** : choisis une carte, ou écris `/play card:`. La liste va par couleur, l’atout en dernier, et montre quelles cartes tu pourrais encore annoncer.
    - **Poser**, après un pli gagné en première phase : chaque annonce de ta main est proposée avec ses points, la meilleure d’abord. `/meld cards:` prend des cartes, `/meld onto:` le nom d’une annonce.
    - **Échanger** ton { $target_dix } contre la retourne.
    - **Piocher** quand tu as fini d’annoncer. Chacun reçoit une carte, et la tienne est marquée dans ta main.
    - **Frapper** quand tu as atteint l’objectif : c’est gagné.
    - **Annuler** reprend une annonce ou un échange tant que tu n’as pas pioché. Une carte jouée est définitive.
    `/view tricks` liste les plis de cette phase, `/view melds` les annonces sur la table, `/view points` les points de la manche, et `/view hand`, pour toi, ce que vaut ta main.
help-pinochle-strategy =
    - Au début, garde les cartes qui peuvent devenir une annonce. Gagne les plis avec celles dont aucune annonce n’a besoin.
    - Les atouts sont précieux dans les deux phases. Dépense-les pour des plis qui en valent la peine.
    - Fais tes annonces avant la fin du talon. En deuxième phase, il est trop tard.
    - N’oublie pas le { $target_dix }, et retiens les cartes jouées : en deuxième phase, tu peux en déduire l’autre main.
help-pinochle-scoring =
    { $scored_at_end ->
        [yes] Les annonces comptent à la fin de la manche.
       *[no] Les annonces comptent aussitôt.
    } { $phase_one_tricks ->
        [as-taken] Les cartes de tes plis comptent pour toi dès le premier pli.
        [at-end] Les cartes de tes plis comptent pour toi, celles de la première phase à la fin de la manche.
       *[no] Les cartes de tes plis ne comptent pour toi qu’en deuxième phase.
    } { $trick_points ->
        [brisques] Un as ou un dix vaut 10, les autres cartes rien.
        [simplified] Un as ou un dix vaut 10, un roi ou une dame 5.
       *[standard] Un as vaut 11, un dix 10, un roi 4, une dame 3, un valet 2.
    } { $last_trick ->
        [yes] Le dernier pli de la manche rapporte 10 de plus.
       *[no] { "" }
    } { $dix_turned ->
        [yes] Si la retourne est le plus petit atout, qui a distribué marque 10.
       *[no] { "" }
    } { $no_trick_penalty ->
        [yes] Si tu ne marques rien en deuxième phase, tes annonces te sont déduites.
       *[no] { "" }
    } { $score_differences ->
        [yes] Si une annonce en prolonge une autre, seule la différence compte.
       *[no] { "" }
    }
    ### Annonces, avec cœur atout
help-pinochle-meld = - { $points } : { $target }, { $cards }
help-pinochle-remelding =
    ### Réutiliser des cartes annoncées
    { $count ->
        [0] Une carte déjà annoncée peut resservir dans une annonce d’un autre genre, mais pas du même.
       *[other] Une carte déjà annoncée peut resservir dans une annonce d’un autre genre, mais pas du même, ni :
    }
help-pinochle-remelding-not = - de { $target } à { $target_never }
help-pinochle-words =
    - **Pli** : une carte de chacun. Qui le gagne entame le suivant.
    - **Entamer, suivre** : jouer la première carte d’un pli, ou la seconde.
    - **Atout** : la couleur qui bat les autres.
    - **Retourne** : la carte sous le talon. Elle décide de l’atout.
    - **{ $target_dix }** : le plus petit atout.
    - **{ $target_marriage }** : roi et dame d’une couleur. À l’atout, c’est un mariage d’atout.
    - **{ $target_pinochle }** : { $pinochle ->
        [red] la dame de cœur et le valet de carreau
        [switching] la dame de pique et le valet de carreau ; si pique ou carreau est atout, la dame de trèfle et le valet de cœur
       *[spades] la dame de pique et le valet de carreau
    }.
    - **{ $target_sequence }** : valet, dame, roi, dix et as d’atout.
    - **Carré** : quatre valets, dames, rois ou as, un de chaque couleur.
    - **Brisque** : un as ou un dix dans un pli.
    - **Frapper** : finir la partie en montrant que tu as atteint l’objectif.

## Values of options

option-pinochle-spades = dame de pique, valet de carreau
option-pinochle-red = dame de cœur, valet de carreau
option-pinochle-switching = dame de pique et valet de carreau, ou dame de trèfle et valet de cœur
option-overplay-trumps = sur une entame à l’atout
option-phase_one_tricks-at-end = oui, à la fin de la manche
option-phase_one_tricks-as-taken = oui, à mesure
option-trick_points-standard = as 11, dix 10, roi 4, dame 3, valet 2
option-trick_points-simplified = as et dix 10, roi et dame 5
option-trick_points-brisques = as et dix 10

## What the rules refuse

refusal-remelding = { $card } est déjà dans une annonce ({ $target }) et ne peut pas servir aussi à celle-ci.
refusal-fresh-card = Une nouvelle annonce demande au moins une carte qui n’est pas encore sur la table.
refusal-no-dix = Tu n’as pas de { $target } qui rapporte encore.
refusal-exchange-it = Échange plutôt ton { $target } contre { $card }.
refusal-exchange-done = La retourne est déjà un { $target } : il n’y a rien à échanger.
refusal-knock-short = Il te faut { $needs } points pour frapper, et tu en as { $has }.
refusal-knock-at-end = On ne frappe pas dans ce jeu : les annonces ne comptent qu’à la fin de la manche.
refusal-nothing-to-undo = Rien à annuler. Les cartes jouées et piochées sont définitives.

option-pack_size = Cartes du paquet
option-dix_must_be_melded = Le petit atout doit s’annoncer
    .about = Le plus petit atout ne rapporte ses 10 points que si tu l’annonces après un pli gagné.
option-dix_beside_meld = Petit atout et autre annonce au même tour
    .about = Après avoir annoncé le plus petit atout, tu peux faire ton autre annonce au même tour.
option-pinochle = Cartes du pinochle
    .about = Quelle dame et quel valet forment l’annonce de ce nom.
option-several_melds = Plusieurs annonces par tour
    .about = Après un pli gagné, tu annonces autant que tu veux. Sinon, une fois.
option-double_pinochle = Double pinochle
    .about = Deux fois cette paire forme une annonce à part.
option-grand = Grand pinochle
    .about = Le pinochle avec le roi de sa dame forme une annonce à part.
option-double_marriage = Double mariage
    .about = Les deux rois et les deux dames d’une couleur forment une annonce à part.
option-roundhouse = Ronde des mariages
    .about = Un roi et une dame de chaque couleur forment une annonce à part.
option-common_sequence = Suite simple
    .about = As, dix, roi, dame et valet d’une couleur sont une annonce même hors atout.
option-double_sequence = Double suite
    .about = Les as, dix, rois, dames et valets d’une couleur, tous en double, forment une annonce à part.
option-double_set = Doubles carrés
    .about = Les huit valets, dames, rois ou as forment une annonce à part.
option-fresh_card = Une annonce demande une carte de la main
    .about = Sinon, des cartes déjà sur la table peuvent former une nouvelle annonce.
option-liberal_remelding = Réemploi libre
    .about = Plus d’annonces peuvent se faire avec des cartes déjà annoncées : voir la page Points.
option-overplay = Obligation de monter
    .about = Une fois le talon vide : s’il faut battre la carte d’entame en fournissant.
option-must_trump = Obligation de couper
    .about = Une fois le talon vide, si l’on ne peut pas fournir. Sinon, on joue ce qu’on veut.
option-phase_one_tricks = Les plis de la première phase comptent
    .about = La première phase est celle avec un talon.
option-trick_points = Points des cartes dans les plis
option-last_trick = Points du dernier pli
    .about = Le dernier pli d’une manche rapporte 10 de plus.
option-dix_turned = Points du petit atout retourné
    .about = Qui distribue marque 10 si la retourne est le plus petit atout.
option-no_trick_penalty = Annonces déduites sans points en deuxième phase
    .about = La deuxième phase est celle sans talon.
option-scored_at_end = Annonces comptées à la fin de la manche
    .about = Personne ne peut donc frapper pendant une manche.
option-score_differences = Une annonce prolongée ne marque que la différence
    .about = Si une annonce en prolonge une autre, seul ce qu’elle vaut de plus compte.
option-sequence_points = Points de la suite d’atout
option-double_pinochle_points = Points d’un double pinochle
option-double_set_1000 = Chaque double carré vaut 1 000

## Records: the hall of fame, and what a player's statistics add up

most-last-trick = Premier dernier pli
most-knocked = Première frappe
feat-last-trick = { $count ->
    [one] { $count } dernier pli
   *[other] { $count } derniers plis
}
feat-knocked = { $count ->
    [one] { $count } frappe
   *[other] { $count } frappes
}

## What stood out in a game

highlight-most-trick-points = Meilleurs plis
highlighted-most-trick-points = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
} : { $side }, manche { $round }
