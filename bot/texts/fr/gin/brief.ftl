### How to play, in ten lines.

help-gin-brief =
    - On joue à deux, avec { $hand_size } cartes chacun. Débarrasse-toi des **cartes mortes** : celles qui ne sont dans aucune combinaison.
    - Les combinaisons sont des **groupes** (trois ou quatre d’un rang) et des **suites** (trois ou plus qui se suivent dans une couleur). L’image range les meilleures pour toi.
    - L’as est { $runs ->
        [low] en bas : A 2 3
        [both] en bas ou en haut des suites : A 2 3 ou D R A
       *[round] en bas et en haut : A 2 3, D R A et R A 2
    }. Les figures valent 10, l’as { $runs ->
        [low] 1
       *[other] 15
    }, les autres leur chiffre.
    - **Ton tour** : pioche ou prends la carte du dessus de la pile, puis défausse une autre carte.
    - { $knock_limit ->
        [0] Tu ne peux finir la manche qu’avec un **gin** : plus aucun point mort.
        [upcard] **Frappe** pour finir la manche, dès que tes points morts ne dépassent pas la valeur de la première retourne (un as : 1{ $ace_gin_only ->
            [yes] , et alors seul un gin la finit
           *[no] {""}
        }).
       *[other] **Frappe** pour finir la manche, dès que tu as { $knock_limit } points morts ou moins.
    }
    - { $knock_limit ->
        [0] Tu marques alors les points morts de l’autre et { $gin_bonus } points.
       *[other] En face, on ajoute les cartes qui vont dans tes combinaisons. Tu marques la différence des points morts ; mais si l’autre en a { $equal_undercut ->
            [yes] autant ou moins
           *[no] moins
        }, c’est un **contre**, qui lui rapporte { $undercut_bonus } de plus. Le **gin**, sans aucun point mort, rapporte { $gin_bonus } de plus, et personne n’y ajoute rien.
    }
    - { $hollywood ->
        [yes] Trois parties se jouent à la fois, chacune en { $target } points.
       *[no] La partie se joue en { $target } points.
    } À la fin, chaque manche gagnée rapporte { $box_bonus } de plus, et la victoire { $game_bonus }.
