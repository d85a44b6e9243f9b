### How to play, in ten lines.

help-piquet-brief =
    - On joue à deux, douze cartes chacun d’un jeu de 32, sans atout. Qui distribue est **dernier en cartes**, l’autre **premier en cartes**.
    - { $partie ->
        [to-target] La partie finit avec la donne où quelqu’un atteint { $target }, et le plus haut score gagne.
        [four] Une partie a quatre donnes, et le plus haut score gagne.
       *[six] Une partie a six donnes, et le plus haut score gagne.
    }
    - **L’écart** : le premier écarte une à cinq cartes et en pioche autant parmi les huit du talon, puis le dernier en écarte { $younger_must_exchange ->
        [yes] au moins une
       *[no] ou non
    } avec ce qui reste.
    - **Les annonces** rapportent ce que tu as, mais seulement à qui a mieux que l’autre :
    - le **point**, ta plus longue couleur (1 par carte) ; les **séquences**, trois cartes ou plus qui se suivent dans une couleur (de 3 pour une tierce à 18 pour une huitième) ;
    - **brelans et quatorzes**, trois (3) ou quatre (14) as, rois, dames, valets ou dix. { $declarations ->
        [automatic] Tout est annoncé pour toi.
       *[chosen] Un bouton annonce tout ce que tu as.
    }
    - **Le jeu** : le premier entame. Fournis si tu le peux ; la plus forte carte de la couleur gagne. Entamer et gagner un pli valent 1 chacun{ $low_cards_count ->
        [yes] .
       *[no] , à partir du dix seulement.
    }
    - Plus de six plis valent 10, les douze 40.
    - Trente points avant que l’autre n’en ait un seul font **pic** (30 de plus) ou, avant le jeu, **repic** (60 de plus).
