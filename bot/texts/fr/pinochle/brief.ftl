### How to play, in ten lines.

help-pinochle-brief =
    - À deux, on marque pour des **annonces**, comme roi et dame d’une couleur, et pour les cartes gagnées dans les plis. La partie se joue en { $target } points.
    - De la plus forte à la plus faible : A 10 R D V { $pack_size ->
        [64] 9 8 7
       *[48] 9
    }, chacune en double dans chaque couleur. Attention au dix : seul l’as le bat.
    - Tu reçois { $hand_size } cartes. La suivante est retournée, et sa couleur est l’**atout**.
    - **Tant qu’il y a un talon**, joue n’importe quelle carte : rien n’oblige à fournir. La plus forte de la couleur d’entame gagne, ou un atout.
    - Qui gagne un pli peut **annoncer** : les boutons disent quoi et pour combien de points. Puis chacun pioche.
    - Les cartes annoncées sont sur la table, mais tu peux encore les jouer.
    - **Quand le talon est vide**, plus d’annonces, et il faut fournir{ $overplay ->
        [always] , en montant si tu le peux
        [trumps] , en montant si tu le peux à l’atout
       *[never] {""}
    }. { $must_trump ->
        [yes] Sinon, tu dois couper.
       *[no] Sinon, joue n’importe quelle carte.
    }
    - { $phase_one_tricks ->
        [no] Les plis ne comptent qu’à partir de là.
       *[other] Tous les plis comptent.
    } As et dix y valent le plus.
    - { $scored_at_end ->
        [yes] Les points comptent à la fin de la manche.
       *[no] Dès que tu as { $target } points à ton tour, tant qu’il y a un talon, **frappe** : c’est gagné.
    }
