### How to play, in ten lines.

help-rubicon-brief =
    - On joue à deux, avec { $packs } jeux de 32 cartes. De la plus forte à la plus faible : A 10 R D V 9 8 7. Attention au dix : seul l’as le bat.
    - Tu reçois { $hand_size } cartes. Rien n’est retourné : au début, il n’y a pas d’**atout**.
    - **Tant qu’il y a un talon**, joue n’importe quelle carte : rien n’oblige à fournir. La carte la plus forte de la couleur d’entame gagne, ou un atout.
    - Qui gagne le pli peut faire une **annonce** : les boutons disent laquelle et pour combien de points. Puis chacun pioche.
    - Le premier mariage (roi et dame d’une couleur) ou la première quinte fait de sa couleur l’atout{ $bezique ->
        [trump] , un bésigue de celle de sa dame
       *[fixed] {""}
    }.
    - Les cartes annoncées sont sur la table, mais tu peux les jouer. Si tu en joues une et qu’une autre prend sa place, l’annonce compte de nouveau.
    - Une main sans roi, dame ni valet est une **carte blanche** : montre-la avant ta première carte pour { $blanche_points } points.
    - **Sans talon**, plus d’annonces. Il faut fournir, et monter si tu le peux ; si tu ne peux pas fournir, tu dois couper. Le dernier pli rapporte { $last_trick_points }.
    - Le meilleur score gagne la donne : la différence en centaines, et { $game_points }. Qui perd avec moins de { $target } est **rubicon** : l’autre camp reçoit alors la somme. { $partie ->
        [one] La partie a une donne.
       *[other] La partie a { $partie } donnes.
    }
