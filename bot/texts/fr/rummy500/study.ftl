### Rummy 500: help, what can be done and why, hints, and what a learner is told.

help-rummy500-rules =
    { $partners ->
        [yes] On joue à quatre, en deux équipes ; les partenaires se font face.
       *[no] On joue à { $listed }{ $most ->
            [6] {" "}; à partir de cinq, avec deux paquets
           *[other] {""}
        }.
    } { $dealt ->
        [0] À deux, chacun reçoit 13 cartes, à plus, 7.
       *[other] Chacun reçoit { $dealt } cartes.
    } La pile est **étalée** : tu en vois chaque carte. { $jokers ->
        [0] { "" }
        [one] Chaque paquet a un joker, qui remplace n’importe quelle carte.
       *[other] Chaque paquet a { $jokers } jokers, qui remplacent n’importe quelle carte.
    }
    ### Un tour
    Pioche, ou prends dans la pile. { $upcard_melded ->
        [yes] Tu peux prendre n’importe quelle carte de la pile
       *[no] Tu peux prendre la dernière défausse, ou n’importe quelle carte plus bas
    } si tu la **poses aussitôt** ; toutes celles du dessus viennent avec elle.
    Ensuite, pose autant que tu veux : des **groupes** (trois ou quatre d’un rang, de couleurs différentes), des **suites** (trois ou plus qui se suivent dans une couleur, l’as en bas ou en haut), et des cartes **ajoutées** aux combinaisons de n’importe qui. À la fin de ton tour, défausse une carte. Une carte prise seule ne peut pas être défaussée au même tour.
    { $first_meld ->
        [0] { "" }
       *[other] La première pose { $partners ->
            [yes] d’un camp
           *[no] de chacun
        } dans une manche doit valoir { $first_meld } points ou plus, en une fois.
    }
    { $jokers ->
        [0] {""}
       *[other]
            ### Jokers
            Un joker remplace une carte d’une combinaison : un au plus dans un groupe, et au moins deux vraies cartes dans une suite. { $joker_exchange ->
                [yes] Si tu as la carte qu’il remplace, tu peux la mettre là, prendre le joker et le reposer au même tour.
               *[no] Il reste où il est.
            }
    }
    ### La fin
    La manche finit quand quelqu’un n’a plus de cartes{ $last_discard ->
        [yes] , après une dernière défausse
       *[no] , avec ou sans défausse
    }. { $empty_stock ->
        [ends] Elle finit aussi avec le tour où la pioche s’épuise.
       *[pile] Quand la pioche est vide, on peut encore prendre la pile ; la manche finit quand quelqu’un passe.
    }
    { $rummy ->
        [yes] { "**" }Rami !** Si quelqu’un défausse une carte qui va sur une combinaison de la table, qui appuie en premier sur **{ verb-claim }** l’y ajoute, jusqu’à la pioche suivante.
       *[no] { "" }
    }
help-rummy500-play =
    - **{ verb-draw }**, ou appuie sur une carte de la pile : « 9♣ et 4 de plus » prend cette carte et tout ce qui est dessus.
    - Tes meilleures combinaisons ont des boutons. Pour d’autres, appuie sur **{ more-meld }** et choisis les cartes. `/meld cards: 7H onto:` ajoute une carte.
    - Appuie sur la carte à défausser.
    - **{ verb-undo }** reprend les poses et ce que tu as pris dans la pile, jamais la pioche.
    `/view melds` dit qui a posé quoi, `/view hand` ce que tu as en main.
help-rummy500-strategy =
    - Les combinaisons ne comptent que sur la table. Pose-les avant que quelqu’un ne sorte.
    - Une grosse pile vaut le coup si elle apporte des combinaisons. Ses cartes comptent pour toi une fois posées, et contre toi jusque-là.
    - Surveille la pile. Une paire, ou deux cartes voisines, y invitent qui a la troisième.
    - Ne défausse pas ce qui va sur une combinaison de la table. Ajoute-le plutôt.
    - Quand quelqu’un n’a plus que deux ou trois cartes, débarrasse-toi des as et des figures.
help-rummy500-scoring =
    { $partners ->
        [yes] Un camp marque ce que les deux partenaires ont posé, moins ce qu’ils ont encore en main.
       *[no] Tu marques ce que tu as posé, moins ce que tu as encore en main.
    }
    - Dix et figures valent 10, les autres { $card_points ->
        [pips] leur chiffre
       *[fives] 5
    }.
    - L’as vaut { $aces ->
        [by-use] 15, mais 1 dans une suite avec le deux
        [fifteen] 15
       *[one-in-hand] 15, mais 1 dans une suite avec le deux, et 1 en main
    }.{ $jokers ->
        [0] {""}
       *[other] {" "}Un joker vaut 15.
    }
    { $one_turn_doubles ->
        [yes] - Si tu sors sans avoir rien posé avant ce tour, ce que tu as posé compte double.
       *[no] { "" }
    }
    { $partners ->
        [yes] Le premier camp
       *[no] Le premier score
    } à { $target } points gagne. Si plusieurs y arrivent dans la même manche, le plus haut score gagne ; à égalité, on joue une manche de plus. Un score peut descendre sous 0.
help-rummy500-words =
    - **Groupe, suite** : trois ou quatre d’un rang ; trois ou plus qui se suivent dans une couleur.
    - **Poser** : mettre un groupe ou une suite sur la table.
    - **Ajouter** : mettre une carte sur une combinaison de la table. Elle compte pour toi.
    - **Pile** : les défausses, étalées pour que tout se voie. **Pioche** : les cartes à piocher.
    - **Sortir** : jouer ta dernière carte.

fact-may-take = Tu peux prendre { $card }{ $count ->
    [0] .
    [one] {" "}avec la carte posée dessus.
   *[other] {" "}avec les { $count } cartes posées dessus.
}
fact-may-meld = Tu peux poser { $cards } (+{ $points }).
fact-may-discard = Tu peux défausser{ $barred ->
    [yes] {" "}n’importe quelle carte sauf { $card }, que tu viens de prendre
   *[no] {" "}n’importe quelle carte
}.
fact-may-claim = Tu peux réclamer { $card } et l’ajouter.
fact-do-claim = Crie « Rami ! ».
fact-do-take = Prends { $cards }{ $above ->
    [0] .
    [one] {" "}et la carte posée dessus.
   *[other] {" "}et les { $above } cartes posées dessus.
}
fact-do-meld = { $count ->
    [one] { $joker ->
        [yes] Mets { $cards } à cette place : { $onto }.
       *[no] Ajoute { $cards } ici : { $onto }.
    }
   *[other] Pose { $cards }.
}
fact-hint-take = Cela t’apporte { number-of-points } en combinaisons.
fact-hint-take-plain = Cela peut devenir une combinaison avec tes cartes.
fact-hint-take-cost = { $count ->
    [one] { $count } carte vient avec, qui compte contre toi tant qu’elle n’est pas posée.
   *[other] { $count } cartes viennent avec, qui comptent contre toi tant qu’elles ne sont pas posées.
}
fact-hint-draw = Tu ne peux rien prendre dans la pile.
fact-hint-draw-rather = Une carte neuve aide plus que la pile.
fact-hint-meld = Cela rapporte { number-of-points }, et ne compte plus contre toi.
fact-hint-meld-joker = Tu reçois le joker et peux le reposer.
fact-hint-loose = { $card } ne va avec aucune de tes cartes.
fact-hint-safe = { $card } ne va sur aucune combinaison de la table.
fact-hint-high = { $points ->
    [one] { $points } point de moins en main.
   *[other] { $points } points de moins en main.
}
fact-hint-claim = Cela te rapporte { number-of-points } pour rien.
fact-hint-pass = Tu ne peux rien prendre dans la pile.
fact-hint-pass-rather = La pile ne vaut pas ses cartes, et passer finit la manche.
fact-hint-pass-claim = Tu renonces aux points, mais tes cartes restent secrètes.

lesson-rummy500-aim = Pose des groupes et des suites : trois ou quatre d’un rang, ou trois ou plus qui se suivent dans une couleur. Ce que tu poses compte pour { $partners ->
    [yes] ton équipe, et ce que tu as en main à la fin contre elle
   *[no] toi, et ce que tu as en main à la fin contre toi
}. Le premier score à { $target } points gagne.
lesson-rummy500-draw = **{ verb-draw }** une carte, ou prends dans la pile. { $upcard_melded ->
    [yes] On peut en prendre n’importe quelle carte
   *[no] On peut toujours prendre la dernière défausse, et une carte plus bas
} si l’on peut la poser aussitôt ; toutes celles du dessus viennent avec elle.
lesson-rummy500-meld = Tu peux **{ verb-meld }** : appuie sur un des boutons. Les combinaisons ne comptent que sur la table, ne les garde pas trop longtemps.
lesson-rummy500-lay-off = Il y a des combinaisons sur la table. Une carte qui y va peut y être ajoutée, peu importe à qui elles sont, et compte pour toi.
lesson-rummy500-owed = Tu as pris une carte de la pile pour la poser : c’est donc à faire d’abord. **{ verb-undo }** la rend.
lesson-rummy500-discard = Finis ton tour par une défausse. Au mieux, une carte qui ne va avec rien, ni en main ni sur la table.
lesson-rummy500-claim = Cette défausse va sur une combinaison de la table. Appuie sur **{ verb-claim }** avant la prochaine pioche, et elle compte pour toi.
lesson-rummy500-last = La pioche est presque épuisée{ $empty_stock ->
    [ends] , et la manche finit avec elle
   *[pile] . Ensuite, on ne peut plus que prendre dans la pile, et la manche finit quand quelqu’un passe
}. Pose ce que tu peux.
lesson-rummy500-scored = La manche est comptée : ce que tu as posé, moins ce que tu avais encore en main. Appuie sur **{ verb-deal }** pour continuer.

guide-rummy500-draw = Chaque tour commence par une carte : pioche, ou prends dans la pile, dont tu vois chaque carte. Rien ne t’y sert encore : pioche.
guide-rummy500-draw-again = Rien dans la pile ne va avec tes cartes : pioche encore.
guide-rummy500-meld = { $cards } forment une suite. Pose-la : les combinaisons ne comptent que sur la table, ici { $points } points.
guide-rummy500-meld-again = { $cards }, avec une carte que tu viens de prendre, forment un groupe. Pose-le, pour { $points } points de plus.
guide-rummy500-discard = Finis ton tour par une défausse. { $cards } coûte cher si elle te reste en main à la fin, et ne va avec rien.
guide-rummy500-discard-again = Défausse { $cards }. Elle ne va sur aucune combinaison de la table : personne ne peut l’ajouter.
guide-rummy500-take = Tu peux prendre n’importe quelle carte de la pile si tu la poses aussitôt. { $cards } va sur la suite à pique posée en face, et toutes celles du dessus viennent avec elle. Il y a un dix parmi elles !
guide-rummy500-owed = La carte prise se pose d’abord. Tu peux ajouter des cartes aux combinaisons de n’importe qui, et elles comptent pour toi : mets { $cards } sur les piques.
guide-rummy500-lay-off = { $cards } va sur ta suite. En face, on y en a ajouté une aussi : chaque carte compte pour qui l’a posée.
guide-rummy500-done = **Bien joué !** C’est le Rami 500 : poser tôt, chercher des combinaisons dans la pile, et ne pas se faire surprendre avec de grosses cartes. À partir d’ici, tu joues librement, et **{ button-hint }** sous ta main montre toujours un bon coup.
