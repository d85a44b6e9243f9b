### How to play, in ten lines.

help-rummy500-brief =
    - Pose des **combinaisons** et marque leur valeur. Ce qui te reste en main à la fin de la manche coûte des points. La partie se joue en { $target } points.{ $partners ->
        [yes] {" "}Les partenaires se font face et marquent ensemble.
       *[no] {""}
    }
    - Les combinaisons sont des **groupes** (trois ou quatre d’un rang, de couleurs différentes) et des **suites** (trois ou plus qui se suivent dans une couleur).
    - **Ton tour** : pioche une carte, ou prends dans la pile ; puis pose autant que tu veux ; puis défausse une carte.
    - Toute la pile est visible. { $upcard_melded ->
        [yes] Tu peux en prendre n’importe quelle carte
       *[no] Tu peux prendre la carte du dessus, ou n’importe quelle carte plus bas
    } si tu **poses celle-là aussitôt**. Toutes celles posées dessus viennent avec elle.
    - Tu peux aussi **ajouter** des cartes aux combinaisons de n’importe qui. Elles comptent pour toi.{ $first_meld ->
        [0] {""}
       *[other] {" "}Mais ta première pose de la manche doit valoir { $first_meld } ou plus.
    }
    - Dix et figures valent 10, l’as 15 ou, dans une suite avec le deux, 1, les autres { $card_points ->
        [pips] leur chiffre
       *[fives] 5
    }.{ $jokers ->
        [0] {""}
       *[other] {" "}Les jokers remplacent n’importe quelle carte et valent 15.
    }
    - La manche finit quand quelqu’un n’a plus de cartes{ $last_discard ->
        [yes] {" "}après une défausse
       *[no] {""}
    }{ $empty_stock ->
        [ends] , ou avec la pioche.
       *[pile] .
    }{ $rummy ->
        [yes]
            {""}
            - **Rami !** Si quelqu’un défausse une carte qui va sur une combinaison de la table, réclame-la avant les autres.
       *[no] {""}
    }
