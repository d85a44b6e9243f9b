### How to play, in ten lines.

help-german-whist-brief =
    - On joue à deux, avec 13 cartes chacun, l’as en haut. La carte suivante est retournée, et sa couleur est l’**atout**.
    - Fournis si tu le peux ; sinon, joue n’importe quelle carte. La plus forte de la couleur d’entame gagne, ou un atout sur une autre couleur.
    - **Première phase** : qui gagne un pli reçoit la carte visible du talon, l’autre la suivante, cachée. { $phase_one_tricks ->
        [yes] Ces plis comptent aussi.
       *[no] Ces plis ne comptent pas : on les joue pour de meilleures cartes.
    }
    - Gagne donc la carte visible si elle est bonne, et perds le pli si elle est mauvaise.
    - **Deuxième phase**, sans talon : les treize derniers plis. { $tricks_counted ->
        [over-six] Chaque pli au-delà de six compte.
       *[all] Chacun compte.
    }
    - { $won_by ->
        [points] Chaque pli qui compte vaut un point. La partie se joue en { $target } points.
       *[rounds] La manche va à qui a le plus de plis qui comptent. { $target ->
            [one] Une manche gagne la partie.
           *[other] À { $target } manches, la partie est gagnée.
        }
    }
