### Gin Rummy: help, what can be done and why, hints, and what a learner is told.

help-gin-rules =
    On joue à deux, 52 cartes, { $hand_size } chacun. L’as est { $runs ->
        [low] en bas
        [both] en bas ou en haut des suites
       *[round] en bas et en haut à la fois : R A 2 est une suite
    }. Forme des **groupes** (trois ou quatre d’un rang) et des **suites** (trois ou plus qui se suivent dans une couleur). Une carte n’est que dans une combinaison ; les autres sont des **cartes mortes**.
    ### Un tour
    { $first_upcard ->
        [offered] Qui n’a pas la donne peut prendre la première retourne, puis l’autre. Si les deux passent, qui n’a pas la donne pioche.
       *[none] Qui n’a pas la donne reçoit une carte de plus et commence par une défausse.{ $turned ->
            [yes] {" "}Une première carte est retournée, mais personne ne peut la prendre.
           *[no] {""}
        }
    } Ensuite, pioche ou prends la carte du dessus, puis défausse. La carte que tu viens de prendre ne peut pas être défaussée.
    ### Frapper
    { $knock_limit ->
        [0] On ne finit la manche qu’avec un gin : plus aucun point mort.
        [upcard] Tu peux frapper si tes points morts, après la défausse, ne dépassent pas la valeur de la première retourne (as 1, dix et figures 10){ $ace_gin_only ->
            [yes] . Après un as, seul un gin finit la manche.
           *[no] .
        }
       *[other] Tu peux frapper si tu as, après la défausse, { $knock_limit } points morts ou moins.
    } Ta défausse va face cachée et tes combinaisons sont montrées. { $knock_limit ->
        [0] En face, on montre aussi, mais sans rien pouvoir ajouter.
       *[other] En face, on montre aussi et on **complète** les tiennes avec les cartes qui vont, sauf sur un gin. { $lay_off_by_hand ->
            [yes] Le choix de ce qu’on ajoute est libre.
           *[no] Le meilleur choix est calculé.
        }
    }
    { $big_gin ->
        [none] { "" }
       *[other] Si toutes tes { $full } cartes, après la pioche, sont dans des combinaisons, c’est un **grand gin**, sans défausse.
    } Quand il ne reste que deux cartes dans la pioche, la manche est nulle{ $last_discard ->
        [yes] , sauf si la dernière défausse est prise pour frapper
       *[no] { "" }
    }. La même place distribue de nouveau.
help-gin-play =
    - **Piocher** ou **Prendre**, puis appuie sur la carte à défausser. Tes meilleures combinaisons sont rangées ensemble dans l’image de ta main.
    - **{ verb-knock }** apparaît quand tu le peux{ $knock_limit ->
        [0] , c’est-à-dire ici avec un gin
       *[other] {""}
    }. D’autres façons de ranger tes combinaisons sont derrière **{ more-knock }**. `/knock cards:` prend la carte à défausser.
    - **Annuler** rend la carte du dessus. Piocher et défausser sont définitifs.
    `/view hand` liste les cartes que tu attends, `/view points` le score.
help-gin-strategy =
    { $knock_limit ->
        [0] - Il te faut un gin : garde ce qui peut encore devenir une combinaison, et lâche tôt les cartes sans espoir.
       *[other] - Frappe tôt. Dans les premiers tours, l’autre main est pleine de cartes mortes.
    }
    - Garde les cartes qui peuvent se combiner de plusieurs façons : 7♣ 8♣ 8♦ attend quatre cartes.
    - Jette d’abord les cartes hautes et seules.
    - Retiens ce qu’on prend en face. Ne défausse rien de voisin.
    { $knock_limit ->
        [0] {""}
       *[other] - Tard dans la manche, attends-toi à un contre, et vise le gin.
    }
help-gin-scoring =
    Les figures valent 10, l’as { $runs ->
        [low] 1
       *[other] 15
    }, les autres leur chiffre.
    { $knock_limit ->
        [0] {""}
       *[other] - **Frapper** : la différence des points morts{ $knock_bonus ->
            [0] { "" }
           *[other] {" "}et { $knock_bonus } points
        }.
    }
    - **Gin** : les points morts d’en face et { $gin_bonus } points{ $big_gin ->
        [none] { "" }
       *[other] {" "}; **grand gin** : et { $big_gin } points
    }.
    { $knock_limit ->
        [0] {""}
       *[other] - **Contre** : si qui a frappé a { $equal_undercut ->
            [yes] autant ou plus de points morts, l’autre marque la différence et { $undercut_bonus } points.
           *[no] plus de points morts, l’autre marque la différence et { $undercut_bonus } points. À égalité, personne ne marque.
        }
    }
    { $spades_double ->
        [yes] - Si la première retourne est un pique, la manche compte double.
       *[no] { "" }
    }
    ### La partie
    { $hollywood ->
        [yes] Trois parties à la fois, chacune en { $target }. Ta première victoire compte dans la partie 1, la deuxième dans les parties 1 et 2, les suivantes dans toutes celles encore ouvertes. Si celles-là sont finies, une victoire compte dans la prochaine ouverte. Chaque partie se règle à part, et les sommes décident.
       *[no] Le premier score à { $target } points gagne.
    } La victoire rapporte { $game_bonus } points, et chaque manche gagnée { $box_bonus }, pour les deux. { $shutout ->
        [none] { "" }
        [points] Si l’autre n’a gagné aucune manche, les points des manches comptent double.
       *[all] Si l’autre n’a gagné aucune manche, tout compte double.
    }
help-gin-words =
    - **Groupe, suite** : trois ou quatre d’un rang ; trois ou plus qui se suivent dans une couleur.
    - **Cartes mortes, points morts** : les cartes dans aucune combinaison, et leurs points.
    - **Carte du dessus** : celle de la pile. **Retourne** : la première.
    { $knock_limit ->
        [0] - **Gin** : aucun point mort, ce qui finit la manche.
       *[other] - **Frapper** : finir la manche avec peu de points morts. **Gin** : sans aucun.
        - **Compléter** : ajouter des cartes aux combinaisons de qui a frappé.
        - **Contre** : avoir { $equal_undercut ->
            [yes] au plus autant
           *[no] moins
        } de points morts que qui a frappé.
    }
    - **Manche gagnée** : elle rapporte une prime à la fin.

fact-may-take = Tu peux prendre { $card }.
fact-may-discard = Tu peux défausser n’importe quelle carte{ $barred ->
    [yes] {" "}sauf { $card }
   *[no] { "" }
}. Le mieux est { $cards }, qui laisse { $points } de points morts.
fact-may-knock = { $points ->
    [0] Tu peux frapper avec un gin : défausse { $card }.
   *[other] Tu peux frapper à { $points } : défausse { $card }.
}
fact-may-gin = Tu as un grand gin.
fact-may-lay = Tu peux ajouter { $cards }.
fact-may-end = Tu peux t’arrêter là.

fact-do-take = Prends la carte du dessus.
fact-do-knock = Frappe et défausse { $cards }.
fact-do-gin = Montre un grand gin.
fact-do-lay = Ajoute { $cards }.
fact-do-end = N’ajoute plus rien.
fact-hint-take = { $card } entre dans une combinaison : tes points morts passent de { $has } à { $points }.
fact-hint-take-low = { $card } remplace une carte plus haute : tes points morts passent de { $has } à { $points }.
fact-hint-take-melds = { $card } entre dans une combinaison.
fact-hint-take-keep = { $card } peut servir plus tard.
fact-hint-take-knock = Avec { $card }, tu peux frapper, et la manche n’est pas nulle.
fact-hint-leave = { $card } n’entre dans aucune de tes combinaisons.
fact-hint-leave-rather = { $card } irait dans une combinaison, mais une carte neuve aide davantage.
fact-hint-draw-only = Tu ne peux pas prendre la carte du dessus maintenant.
fact-hint-pass-last = La manche est alors nulle, et tu ne perds rien.
fact-hint-leaves = { $points ->
    [0] Il ne te reste aucun point mort.
    [one] Il te reste { $points } point mort.
   *[other] Il te reste { $points } points morts.
}
fact-hint-loose = { $card } n’est dans aucune de tes combinaisons.
fact-hint-waits = { $count ->
    [one] Ensuite, { $count } carte cachée ferait ou compléterait une combinaison.
   *[other] Ensuite, { $count } cartes cachées feraient ou compléteraient une combinaison.
}
fact-hint-knock = Points morts : { $points }, assez peu pour frapper.
fact-hint-gin = C’est un gin, et on ne peut rien y ajouter.
fact-hint-lay = Cela enlève { $points } à tes points morts.
fact-hint-end = Tu ne peux plus rien ajouter.
fact-hint-end-rather = Ce que tu gardes vaut plus dans tes propres combinaisons.

lesson-gin-aim = Forme des groupes et des suites : trois ou quatre d’un rang, ou trois ou plus qui se suivent dans une couleur. Le reste, ce sont des **cartes mortes**, et tu en veux peu. Le premier score à { $target } points gagne.
lesson-gin-offer = La première retourne est proposée : **{ verb-take }** si elle fait une combinaison, sinon **{ verb-pass }**.
lesson-gin-draw = **{ verb-draw }**, ou **{ verb-take }** la carte du dessus. Tout le monde voit ce que tu prends : ne le fais que pour une combinaison.
lesson-gin-discard = Maintenant **{ verb-discard }** : au mieux, une carte haute qui ne va avec rien. L’image montre tes combinaisons et compte tes points morts.
lesson-gin-knock = { $knock_limit ->
    [0] C’est un gin : chaque carte est dans une combinaison. **{ verb-knock }**, et la manche est à toi.
   *[other] Tu peux **{ verb-knock }** : tu as assez peu de points morts. En face, on peut d’abord compléter tes combinaisons, sauf sur un gin ; puis le moins de points morts gagne.
}
lesson-gin-big-gin = Toutes tes cartes sont dans des combinaisons, sans même défausser : c’est un **grand gin**.
lesson-gin-void = La pioche est presque épuisée. À deux cartes, la manche est nulle{ $last_discard ->
    [yes] , sauf si la dernière défausse est prise pour frapper
   *[no] {""}
}.
lesson-gin-scored = La manche est comptée. Chaque manche gagnée rapporte une prime à la fin. Appuie sur **{ verb-deal }** pour continuer.

guide-gin-take = { $cards } fait une combinaison avec tes cartes : prends-la. Tout le monde le voit, mais une combinaison le vaut bien.
guide-gin-pass = { $card } ne fait pas de combinaison avec tes cartes. Passe, et garde tes projets secrets.
guide-gin-draw = À chaque tour, pioche ou prends la carte du dessus. Ne prends que ce qui fait une combinaison.
guide-gin-draw-again = Rien pour toi sur la pile : pioche.
guide-gin-discard = Tes combinaisons sont rangées ensemble dans l’image ; le reste, ce sont des **cartes mortes**, qui comptent contre toi. Défausse { $cards } : elle coûte le plus et ne va avec rien.
guide-gin-discard-again = Défausse { $cards }. Elle ne va avec rien, et il te reste { $points } de points morts.
guide-gin-knock = Tes points morts sont à { $points }, et l’on peut frapper à { $limit } ou moins. Frappe, et défausse { $cards } face cachée.
guide-gin-done = **Bien frappé !** C’est le cœur du jeu : des combinaisons, peu de points morts, et le bon moment pour frapper. Si l’autre n’a pas plus de points morts que toi, c’est un contre, et les points changent de camp. À partir d’ici, tu joues librement, et **{ button-hint }** sous ta main montre toujours un bon coup.
