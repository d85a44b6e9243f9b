### Piquet: help, what can be done and why, hints, and what a learner is told.

help-piquet-rules =
    On joue à deux avec 32 cartes, de l’as au sept ; il n’y a pas d’atout. Qui distribue est **dernier en cartes**, l’autre **premier en cartes**. Chacun reçoit douze cartes, et huit forment le **talon**.
    ### L’écart
    Le premier écarte une à cinq cartes, le dernier { $younger_must_exchange ->
        [yes] au moins une
       *[no] zéro ou plus
    } avec ce qui reste. Le premier voit ce qu’il laisse des cinq premières. Le dernier peut regarder ce que les deux ont laissé ; le premier le voit alors après avoir nommé la couleur de sa première entame. Une main sans figure est **carte blanche** (10 points) : le premier peut l’annoncer, celle du dernier s’annonce toute seule.
    ### Les annonces
    { $declarations ->
        [automatic] Tout est annoncé pour toi.
       *[chosen] D’abord le point, puis les séquences, puis brelans et quatorzes. Le premier dit combien de cartes, le dernier répond **bon**, **pas bon** ou **égal**. Le premier n’en dit plus que si les nombres sont égaux. Tu peux annoncer moins que ce que tu as.
    }
    - **Point** : ta plus longue couleur ; à longueur égale, la valeur décide (as 11, figures et dix 10). Un point par carte.
    - **Séquence** : trois cartes ou plus qui se suivent dans une couleur. La plus longue l’emporte ; à longueur égale, la plus haute. Qui a la meilleure marque toutes les siennes, l’autre aucune.
    - **Brelan, quatorze** : trois ou quatre as, rois, dames, valets ou dix. Un quatorze bat tout brelan ; sinon, le rang le plus haut l’emporte. Qui a le meilleur marque tous les siens, l’autre aucun.
    Si le point ou la séquence est égal, personne ne le marque. Le dernier dit ce qu’il a de bon après la première entame.
    ### Le jeu
    Le premier entame. Fournis si tu le peux ; la plus forte carte de la couleur d’entame gagne, et qui gagne entame. Qui fait le plus de plis a **les cartes** (10 points) ; les douze font **capot** (40).
    ### La fin
    { $partie ->
        [to-target] La partie finit avec la donne où quelqu’un atteint { $target }, et le plus haut score gagne. À égalité, on joue une donne de plus. Le résultat est la différence des scores, doublée si l’autre n’a pas la moitié de { $target }.
       *[other] Une partie a { $partie ->
            [four] quatre donnes, et la première et la dernière comptent double
           *[six] six donnes
        }. La victoire rapporte la différence et 100. { $rubicon ->
            [yes] Perdre avec moins de { $target }, c’est rester sous le **rubicon** : la victoire rapporte alors la somme des deux et 100.
           *[no] Il n’y a pas de rubicon.
        } À égalité après la dernière donne, on en joue deux de plus. Toujours à égalité, la partie est nulle.
    }
help-piquet-play =
    - **Écarter** : appuie sur une proposition, ou choisis des cartes dans la liste en dessous. Tu vois ce que cela garde et perd avant d’écarter.
    { $declarations ->
        [automatic] {""}
       *[chosen] - **Annoncer** : **Tout** annonce d’un coup tout ce que tu as. Pour garder un secret, choisis annonce par annonce. `/declare` prend des cartes, ou `onto: rien`.
    }
    - **Jouer** : choisis une carte, ou écris `/play KH` (roi de cœur).
    - Ce qui est dit et joué est définitif. Face aux seuls ordinateurs, **Revenir** reprend un tour, pour s’entraîner.
    `/view declarations` répète ce qui a été dit, `/view points` compte la donne, et `/explore` montre ce que tu peux savoir de l’autre main.
help-piquet-strategy =
    - En premier, prends les cinq cartes, sauf avec une très bonne main : tu as l’entame, donc tu attaques. En dernier, garde les couleurs que l’autre peut dérouler.
    - Garde ta plus longue couleur. Elle donne le point, peut-être une séquence, et des plis.
    - Garde as et rois, et les brelans qui peuvent devenir quatorzes. Un quatorze vaut 14, et plus encore s’il efface celui d’en face.
    { $declarations ->
        [automatic] {""}
       *[chosen] - Avant de cacher une annonce, pense à son prix. Cacher un brelan peut protéger une carte gardée.
    }
    - Compte jusqu’à 30 : en premier, trente avant que l’autre ne marque font pic ; pour les deux, trente en main seulement font repic.
    - Sept plis valent 10 points. Vers la fin, compte qui peut encore les faire.
help-piquet-scoring =
    - Carte blanche 10
    - Point : 1 par carte
    - Tierce 3, quarte 4, quinte 15, sixième 16, septième 17, huitième 18
    - Brelan 3, quatorze 14
    - Chaque entame 1, chaque pli gagné sur l’entame de l’autre 1, le dernier pli 1 de plus{ $low_cards_count ->
        [yes] { "" }
       *[no] . Les cartes sous le dix ne comptent pas
    }
    - Les cartes (plus de six plis) 10, ou capot (les douze) 40 à la place
    - **Repic** : 30 en main avant que l’autre ne marque quoi que ce soit : 60 de plus
    - **Pic** : le premier arrive à 30, main et jeu, avant que le dernier ne marque quoi que ce soit : 30 de plus
    On compte dans cet ordre : carte blanche, point, séquences, brelans et quatorzes, jeu. Si ton point est bon, les brelans et quatorzes d’en face ne peuvent donc pas faire repic ; et si une annonce du dernier est bonne, le premier ne peut pas faire pic. Une annonce égale n’empêche ni l’un ni l’autre.
help-piquet-words =
    - **Premier, dernier (en cartes)** : qui entame d’abord, et qui distribue.
    - **Talon** : les huit cartes non distribuées.
    - **Carte blanche** : une main sans roi, dame ni valet.
    - **Point** : la plus longue couleur. **Valoir** : ce que font ses cartes.
    - **Tierce, quarte, quinte, sixième, septième, huitième** : les séquences de trois à huit cartes.
    - **Brelan, quatorze** : trois et quatre cartes du même rang.
    - **Bon, pas bon, égal** : les réponses du dernier.
    { $declarations ->
        [automatic] {""}
       *[chosen] - **Cacher** : annoncer moins que ce qu’on a.
    }
    - **Pic, repic** : 30 points avant que l’autre ne marque, avec le jeu ou sans.
    - **Les cartes** : plus de la moitié des plis. **Capot** : tous.
    - **Partie** : les donnes comptées ensemble.{ $partie ->
        [to-target] {""}
       *[other] { $rubicon ->
            [yes] {" "}**Rubicon** : les { $target } points qu’il faut atteindre, même en perdant.
           *[no] {""}
        }
    }

## What can be done

fact-may-exchange = Tu peux écarter de { $least } à { $most } cartes. Le talon les remplace.
fact-may-blanche = Tu n’as pas de figure. Annonce carte blanche pour 10 points : tu montres alors ta main avant d’écarter.
fact-may-peek = Tu peux regarder les cartes laissées au talon. En face, on les verra aussi, après avoir nommé la couleur de la première entame.
fact-may-leave = Tu peux laisser le reste du talon sans le voir : en face, on ne le verra pas non plus.
fact-may-name = Tu peux nommer la couleur de ta première entame. Tu vois alors les cartes regardées en face.
fact-may-declare = Tu peux annoncer ({ $target }), ou ne rien dire.
fact-may-answer = Tu peux annoncer mieux si tu l’as ({ $target }), ou dire que tu n’as pas mieux.
fact-may-follow = Tu ne peux pas fournir : joue n’importe quelle carte. Aucune ne peut gagner.
fact-do-blanche = Annonce carte blanche.
fact-do-peek = Regarde les cartes laissées.
fact-do-name = Entame à { $onto }.
fact-do-leave = Laisse les cartes sans les regarder.
fact-do-declare = À annoncer : { $onto }{ $count ->
    [0] { "" }
   *[other] , { $cards }
}.

## Hints

fact-hint-keeps-point = Tu gardes { $cards } pour le point.
fact-hint-keeps-sequence = Tu gardes la séquence { $cards }.
fact-hint-keeps-set = Tu gardes tes { $count ->
    [3] trois
   *[4] quatre
} { $rank }.
fact-hint-breaks-point = Cela casse ta couleur : { $suit }.
fact-hint-breaks-sequence = Cela casse la séquence { $cards }.
fact-hint-breaks-set = Cela casse tes { $count ->
    [3] trois
   *[4] quatre
} { $rank }.
fact-hint-draws = { $count ->
    [0] Tu ne pioches rien et gardes ta main.
   *[other] { $all ->
        [yes] Tu pioches { number-of-cards }, autant que possible.
       *[no] Tu pioches { number-of-cards } sur les { $most } possibles.
    }
}
fact-hint-blanche = Carte blanche vaut 10 points, et compte pour le repic.
fact-hint-peek = Connaître ces cartes t’aide à situer les autres.
fact-hint-name = Tu vois ce qui a été regardé en face, et tu choisis encore la carte.
fact-hint-leave = Tu en sais moins, mais en face aussi.
fact-hint-everything = Ce que tu as rapporte jusqu’à { number-of-points }, et tu ne gagnes rien à le cacher.
fact-hint-everything-poor = Tu n’as rien qui puisse marquer : tu n’as rien à cacher.
fact-hint-sink = Cette annonce ({ $target }) en dirait plus à l’autre qu’elle ne vaut.
fact-hint-nothing = Tu n’as rien de ce genre qui puisse être bon : { $target }.
fact-hint-claims = { $cards } peut être bon.
fact-hint-tricks = { $count ->
    [0] Il te faut { $needed } plis pour les cartes{ $lost ->
        [0] .
       *[other] {" "}; en face : { $lost }.
    }
    [one] Tu as { $count } pli, contre { $lost } en face : encore { $needed } pour les cartes.
   *[other] Tu as { $count } plis, contre { $lost } en face{ $needed ->
        [0] {" "}: tu as déjà les cartes.
        [one] {" "}: encore un pour les cartes.
       *[other] {" "}: encore { $needed } pour les cartes.
    }
}

## Lessons

lesson-piquet-aim = Tu es { $role ->
    [elder] **premier en cartes** : tu écartes, annonces et entames d’abord
   *[younger] **dernier en cartes** : en face, on écarte, annonce et entame d’abord
}. Les points viennent de trois choses : ce que ta main contient, chaque carte d’entame ou de gain, et la majorité des plis.
lesson-piquet-exchange = Abandonne les cartes les moins utiles, de { $least } à { $most }, et reçois-en d’autres du talon. Garde ta plus longue couleur, les cartes voisines, les as et les rois. **{ verb-exchange }** permet de les choisir, et les propositions en dessous disent ce que chacune garde.
lesson-piquet-look = Tu n’as pas pris toutes les cartes possibles. Tu peux regarder celles qui restent, mais en face on les verra aussi, après avoir nommé la couleur de la première entame.
lesson-piquet-declare = Dis maintenant ce que contient ta main : un **point** (plus longue couleur), des **séquences** (trois voisines ou plus) et des **brelans ou quatorzes** (trois ou quatre as, rois, dames, valets ou dix). **{ label-declare-everything }** annonce le tout d’un coup.
lesson-piquet-answer = « Bon » veut dire que l’autre main n’a pas mieux : ça compte donc. « Pas bon » veut dire qu’elle a mieux. À égalité, personne ne marque.
lesson-piquet-lead = Entame de n’importe quelle carte : { $low_cards_count ->
    [yes] elle vaut 1 point
   *[no] un dix ou plus vaut 1 point
}. Qui gagne le pli entame de nouveau. Sans atout, seule une carte plus forte de la même couleur gagne.
lesson-piquet-follow = Fournis si tu le peux. Un pli gagné sur l’entame de l’autre vaut 1 point{ $low_cards_count ->
    [yes] { "" }
   *[no] {" "}si c’est avec un dix ou plus
}, et c’est à toi d’entamer.
lesson-piquet-told = Le premier a entamé : le dernier a donc dit ce qu’il a de bon. `/view declarations` le répète.
lesson-piquet-pique = Avec 30 points en main avant que l’autre ne marque, tu fais **repic** (60 de plus). Le premier en cartes qui arrive à 30 avec le jeu fait **pic** (30 de plus).
lesson-piquet-scored = La donne est comptée. Appuie sur **{ verb-deal }** pour continuer : la donne change de main.
lesson-piquet-rubicon = { $rubicon ->
    [yes] Essaie d’atteindre { $target } points avant la fin de la partie, même en perdant : en dessous, l’autre marque aussi tes points.
   *[no] Gagner la partie rapporte la différence et 100.
}

guide-piquet-exchange = Tu es premier en cartes : tu écartes d’abord, jusqu’à cinq cartes. { $cards } t’aident le moins : abandonne-les.
guide-piquet-declare = Ta main vaut peut-être quelque chose maintenant. Annonce tout ce que tu as ; on te répond « bon », « pas bon » ou « égal ».
guide-piquet-lead = Place au jeu. { $low_cards_count ->
    [yes] Chaque carte
   *[no] Chaque dix ou carte plus haute
} d’entame vaut un point. Entame { $cards }.
guide-piquet-lead-again = Le pli est à toi : tu entames encore. { $cards } vaut un point de plus.
guide-piquet-win = { $cards } gagne ce pli. C’est un point, et l’entame est à toi.
guide-piquet-lose = Celui-ci, tu ne peux pas le gagner. { $cards } est la carte la moins utile.
guide-piquet-done = **L’entame est revenue chez toi**, et le reste des plis aussi peut-être : avec sept, tu as les cartes. Voilà le jeu : écarter, annoncer, et jouer pour la majorité. À partir d’ici, tu joues librement. J’expliquerai les autres règles quand elles viendront, et **{ button-hint }** sous ta main montre toujours un bon coup.
