### How to play, in ten lines.

help-canasta-brief =
    - Pose des **combinaisons** : trois cartes ou plus d’un même rang, du quatre à l’as. Sept font une **canasta**, qui donne une prime. { $rounds ->
        [0] La partie se joue en { $target } points.
        [one] Le plus haut score après une manche gagne.
       *[other] Le plus haut score après { $rounds } manches gagne.
    }{ $partnerships ->
        [none] {""}
       *[other] {" "}Les partenaires partagent leurs combinaisons et leur score.
    }
    - **Ton tour** : pioche { $cards_drawn ->
        [one] une carte
       *[other] { $cards_drawn } cartes
    } ou prends la pile, pose si tu veux, et finis par une défausse.
    - Jokers et deux sont des **passe-partout** : ils remplacent n’importe quelle carte d’une combinaison. Il y faut { $wild_balance ->
        [fewer] plus de cartes naturelles que de passe-partout
        [free] au moins deux cartes naturelles
       *[even] autant de cartes naturelles que de passe-partout
    }{ $limited ->
        [yes] {" "}et { $wild_limit } passe-partout au plus
       *[no] {""}
    }.{ $pure_aces_and_sevens ->
        [yes] {" "}Les sept n’en prennent aucun, les as seulement quand tu ouvres.
       *[no] {""}
    }{ $wild_melds ->
        [yes] {" "}Des passe-partout seuls font aussi une combinaison.
       *[no] {""}
    }{ $sequences ->
        [yes] {" "}Trois à sept cartes qui se suivent dans une couleur aussi, sans passe-partout.
       *[no] {""}
    }
    - { $red_three_drawn ->
        [kept] Les trois rouges restent dans ta main et y coûtent des points.
       *[other] Les trois rouges{ $all_threes_equal ->
            [yes] {" "}et noirs
           *[no] {""}
        } vont aussitôt sur la table, à part.
    }
    - **L’ouverture** : la première pose d’un camp dans une manche doit valoir un certain nombre de points, en un tour. La table l’indique.
    - **La pile** : tu ne peux la prendre que si tu poses aussitôt sa carte du dessus ; un trois ou un passe-partout dessus la bloque.{ $freezes ->
        [no] {""}
       *[yes] {" "}Si elle est **gelée**, il y faut { $take_frozen ->
            [hand-only] des cartes de ta main.
           *[natural-pair] deux cartes naturelles de ce rang en main.
        }
    }{ $foot ->
        [0] {""}
       *[other]
            {""}
            - Ta première main jouée, tu prends la deuxième, le **pied**.
    }
    - Débarrasse-toi de toutes tes cartes pour **sortir**, ce qui finit la manche. { $canastas_to_go_out ->
        [0] Aucune canasta n’est nécessaire.
        [one] Il faut une canasta à ton camp.
       *[other] Il faut { $canastas_to_go_out } canastas à ton camp.
    } Les cartes restées en main coûtent des points.
