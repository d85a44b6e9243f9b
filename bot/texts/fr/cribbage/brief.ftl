### How to play, in ten lines.

help-cribbage-brief =
    - { $low_ball ->
        [yes] Le premier score à { $target } points **perd** : marque donc le moins possible.
       *[no] Le premier score à { $target } points gagne, à n’importe quel moment.
    }{ $variant ->
        [partners] {" "}Les partenaires se font face et partagent leurs points.
       *[other] {""}
    }
    - **D’abord**, tu écartes { $variant ->
        [three] une de tes cinq cartes
        [partners] une de tes cinq cartes
        [five] deux de tes cinq cartes
        [seven] deux de tes sept cartes
       *[six] deux de tes six cartes
    }. Les écarts de tous forment le **crib** : la deuxième main de qui distribue.
    - Une **retourne** est dévoilée. Elle compte avec chaque main, et si c’est un valet, qui distribue marque 2.
    - **Le jeu** : une carte chacun à tour de rôle, en comptant jusqu’à 31 au plus. L’as vaut 1, les figures 10.
    - On marque 2 pour faire 15 ou 31, 2 pour une paire, 6 pour trois d’un rang, 12 pour quatre, et la longueur d’une suite de trois ou plus, dans n’importe quel ordre.{ $go_points ->
        [0] {""}
       *[other] {" "}La dernière carte sous 31 marque { $go_points }.
    }
    - **Le décompte** : ta main, avec la retourne, marque 2 par quinze, 2 par paire, et la longueur de chaque suite. Une couleur et le valet de la couleur retournée comptent aussi.
    - Qui distribue compte en dernier : d’abord sa main, puis le crib. { $counting ->
        [automatic] Le décompte est fait pour toi.
        [muggins] Tu dis ce que vaut une main, et l’adversaire marque ce que tu oublies.
       *[by-hand] Tu dis ce que vaut une main, et ce que tu oublies est perdu.
    }
