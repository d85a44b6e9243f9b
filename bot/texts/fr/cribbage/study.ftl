### Cribbage: help, what can be done and why, hints, and what a learner is told.

help-cribbage-rules =
    { $variant ->
        [five] On joue à deux, 52 cartes, cinq chacun. Chacun en écarte deux.
        [seven] On joue à deux, 52 cartes, sept chacun. Chacun en écarte deux.
        [three] On joue à trois, 52 cartes, cinq chacun et une pour le crib. Chacun en écarte une.
        [partners] On joue à quatre, deux contre deux, 52 cartes, cinq chacun. Chacun en écarte une.
       *[six] On joue à deux, 52 cartes, six chacun. Chacun en écarte deux.
    } Les cartes écartées forment le **crib**, qui revient à qui distribue. L’as est en bas et vaut 1, les figures valent 10.
    ### La retourne
    On dévoile la carte suivante. Si c’est un valet, qui distribue marque 2 pour le **valet retourné**{ $heels_win ->
        [yes] .
       *[no] , mais pas comme points de la victoire.
    } { $start ->
        [every] Qui n’a pas la donne marque 3 à chaque donne.
        [first] Qui n’a pas la donne marque 3 à la première donne.
       *[none] { "" }
    }
    ### Le jeu
    À partir de la gauche de qui distribue, on joue une carte à la fois. Les cartes s’additionnent, jamais au-delà de 31. Si aucune de tes cartes ne passe, tu dis **go** (automatiquement), et les autres continuent tant que possible. { $go_points ->
        [0] La carte qui fait exactement 31 marque 2.
       *[other] La dernière carte d’un compte marque { $go_points }, ou 2 si elle fait exactement 31.
    } { $variant ->
        [five] Alors le jeu est fini.
       *[other] Puis un nouveau compte commence, jusqu’à ce que toutes les cartes soient jouées.
    }
    ### Le décompte
    La gauche de qui distribue montre d’abord ; la main de la donne, puis le crib viennent en dernier. Chaque main compte avec la retourne. { $counting ->
        [muggins] Tu dis ce que vaut ta main. Un compte trop haut est ramené au juste. L’adversaire dit **muggins** et marque ce que tu as oublié.
        [by-hand] Tu dis ce que vaut ta main. Trop est ramené au juste, et ce que tu oublies est perdu.
       *[automatic] Les mains sont comptées pour toi.
    }
    { $low_ball ->
        [yes] À qui perd gagne, le premier score à { $target } **perd** : marque donc le moins possible.
       *[no] La partie finit à l’instant où { $target } est atteint, à n’importe quel moment.
    }
help-cribbage-play =
    - **Écarter** : appuie sur { $variant ->
        [three] la carte
        [partners] la carte
       *[other] les deux cartes
    }. Tout le monde choisit à la fois, et **Annuler** les reprend tant qu’il manque un choix.
    - Appuie sur une carte pour la jouer. Celles qui passeraient 31 n’ont pas de bouton.
    { $counting ->
        [automatic] - **{ verb-show }** montre ta main, comptée pour toi.
       *[other] - **{ verb-count }** : dis ce que vaut ta main, ou écris `/count word:8`.
    }{ $counting ->
        [muggins] {" "}**{ verb-claim }** réclame ce qui a été oublié par l’adversaire, **{ verb-pass }** laisse passer.
       *[other] {""}
    }
    - La planche : chaque camp a une fiche derrière et une devant. L’écart entre les deux, c’est ce qu’il vient de marquer.
    { $counting ->
        [automatic] `/view hand` dit ce que vaut ta main,
       *[other] `/view hand` liste tes cartes,
    } `/view points` d’où viennent les points de chacun.
help-cribbage-strategy = { $low_ball ->
    [yes]
        - Garde des cartes éloignées : pas de paires, pas de voisines, pas de quinze. La meilleure main ne vaut rien.
        - Dans ton propre crib, mets aussi des cartes éloignées. Dans un crib adverse, des paires, des cinq et des cartes qui font quinze.
        - Laisse 5 ou 21 : la main suivante n’a peut-être que des cartes qui valent dix.
        - Débarrasse-toi tôt des petites cartes. Tu ne veux pas jouer la dernière carte d’un compte.
        - Près de l’objectif, pense à l’ordre : qui n’a pas la donne compte d’abord, et y arrivera peut-être avant toi.
   *[no]
        - Garde des suites et des cartes qui font quinze. Chaque cinq va avec seize cartes qui valent dix.
        - Dans ton propre crib, mets des paires, des cinq et des cartes qui font cinq ou quinze. Dans un crib adverse, des cartes éloignées, comme un roi et un neuf.
        - Entame d’un quatre ou moins : personne ne peut faire quinze avec la carte suivante.
        - Entame d’une paire. Si l’adversaire la double, tu fais un brelan.
        - Ne laisse pas 5 ou 21 : seize cartes marquent alors.
        - Garde une petite carte pour la fin d’un compte.
        - Près de l’objectif, pense à l’ordre : qui n’a pas la donne compte d’abord.
}
help-cribbage-scoring =
    - **Dans le jeu** : 15 : 2 · 31 : 2 · paire 2 · brelan (trois) 6 · carré (quatre) 12 · suite de trois ou plus, dans n’importe quel ordre : sa longueur{ $go_points ->
        [0] {""}
       *[other] {" "}· go ou dernière carte { $go_points }
    }{ $flush_in_play ->
        [yes] {" "}· couleur : sa longueur
       *[no] { "" }
    }.
    - **Au décompte** : chaque quinze 2 · paire 2 · brelan 6 · carré 12 · suite : sa longueur, à chaque façon · couleur dans une main (toutes ses { $variant ->
        [five] trois
        [seven] cinq
       *[other] quatre
    } cartes) { $variant ->
        [five] 3, ou 4
        [seven] 5, ou 6
       *[other] 4, ou 5
    } avec la retourne ; dans le crib 5, seulement si les quatre et la retourne concordent · le **valet de la couleur** retournée : 1.
    { $skunks ->
        [0] { "" }
       *[other] { $variant ->
            [three] S’il manque plus de 30 points aux deux autres, c’est un **skunk** : la victoire compte pour deux parties d’un match{ $skunks ->
                [one] .
               *[other] {" "}; s’il leur en manque plus de 60, un double skunk, elle compte pour { $double_skunk ->
                    [3] trois
                   *[other] quatre
                }.
            }
           *[other] S’il manque plus de 30 points à qui perd, c’est un **skunk** : la défaite compte pour deux parties d’un match{ $skunks ->
                [one] .
               *[other] {" "}; plus de 60, c’est un double skunk, qui compte pour { $double_skunk ->
                    [3] trois
                   *[other] quatre
                }.
            }
        }
    }
help-cribbage-words =
    - **Crib** : les cartes écartées, comptées pour qui distribue. **Retourne** : la carte dévoilée.
    - **Qui joue d’abord** : { $variant ->
        [three] la place à gauche de la donne
        [partners] la place à gauche de la donne
       *[other] qui n’a pas la donne
    } joue et compte en premier.
    - **Valet retourné** : un valet comme retourne, 2 pour qui distribue. **Valet de la couleur** : dans une main, le valet de la couleur retournée, 1.
    - **Quinze deux, quinze quatre, et une paire font six** : la façon de compter une main à voix haute.
    - **Brelan, carré** : trois et quatre cartes d’un rang.
    - **Go** : tu ne peux pas jouer.{ $counting ->
        [muggins] {" "}**Muggins** : « Je prends ce que tu as oublié. »
       *[other] {""}
    }
    { $variant ->
        [five] {""}
        [seven] {""}
       *[other] - **Dix-neuf** : une main qui ne vaut rien, car aucune main de quatre ne vaut dix-neuf.
    }
    - **Fiche** : ce qui avance sur la planche quand on marque.{ $skunks ->
        [0] {""}
       *[other] {" "}**Skunk** : une victoire de plus de 30 points.
    }

fact-may-crib = Tu peux écarter { $count ->
    [one] n’importe quelle carte
   *[other] { $count } cartes au choix
} pour le crib, qui est à { $seat }.
fact-may-play = Tu peux jouer { $cards }.
fact-may-show = Tu peux montrer { own-hand-or-crib }.
fact-may-count = À toi de compter : { own-hand-or-crib }.
fact-may-claim = { $winner } a compté { $points }. Tu peux réclamer ce qui a été oublié.
fact-may-pass = Tu peux ne rien réclamer.
fact-past-thirty-one = { $card } porterait le compte au-delà de 31.

fact-do-crib = Écarte { $cards }.
fact-do-show = Montre.
fact-do-count = Compte { $onto }.
fact-do-claim = Réclame { $onto }.
fact-do-pass = Ne réclame rien.
fact-hint-keeps = Tu gardes { $cards }, qui valent { $points } en moyenne avec la retourne.
fact-hint-crib-yours = Le crib compte pour toi : { $cards } { $count ->
    [one] peut encore y rapporter.
   *[other] ne sont pas perdues : elles peuvent encore y rapporter.
}
fact-hint-crib-theirs = { $count ->
    [one] C’est le crib { DE($seat) }, et { $cards } n’est pas un cinq : cela donne peu.
   *[other] { $cards } ne rapportent rien ensemble dans le crib { DE($seat) }.
}
fact-hint-crib-gives = { $count ->
    [one] { $cards } est un cinq et peut rapporter
   *[other] { $cards } peuvent rapporter
} dans le crib { DE($seat) }, mais ce que tu gardes vaut plus.
fact-hint-crib-average = Avec { $cards } dedans, le crib { DE($seat) } vaut { $points } en moyenne.
fact-hint-lays-best = Main, crib et jeu réunis, c’est { $points } de mieux que d’écarter { $cards }, le choix suivant.
fact-hint-lays-best-in-play = Écarter { $cards } vaut autant en main et au crib ; dans le jeu, ceci est mieux : { $points } en tout.
fact-hint-scores = { $card } marque { $pegs }{ $sum ->
    [yes] {" "}: { $points } en tout.
   *[no] .
}
pegs-fifteen = 15 pour { $points }
pegs-thirty-one = 31 pour { $points }
pegs-pair = une paire pour { $points }
pegs-pair-royal = un brelan pour { $points }
pegs-double-pair-royal = un carré pour { $points }
pegs-run = une suite de { spelt } pour { $points }
pegs-flush = une couleur de { spelt } pour { $points }
fact-hint-safe-lead = Personne ne peut faire 15 d’une carte après { $card }.
fact-hint-pair-lead = Si quelqu’un double { $card }, tu peux faire un brelan.
fact-hint-nothing-near = À partir de { $points }, personne ne peut faire { $goal } d’une carte.
fact-hint-cannot-play = Après ce go, personne ne peut marquer à partir de { $points }.
fact-hint-cannot-reach = Après ce go, personne ne peut faire 15 à partir de { $points }.
fact-hint-average = { $low_ball ->
    [yes] Coûte le moins de points en moyenne, vu ce que les autres peuvent avoir.
   *[no] Rapporte le plus en moyenne, vu ce que les autres peuvent avoir.
}
fact-hint-race = Près de la fin de la partie, c’est la chance de gagner qui décide, pas les points.
fact-hint-only-card = C’est la seule carte que tu peux jouer.
fact-hint-show = Les mains sont comptées pour toi.
fact-hint-count = Les cartes { DE($winner) } valent { $points ->
    [0] zéro.
   *[other] { $points } : { $combination }.
}

fact-has-played = { $seat } a joué { $cards }.
fact-unseen-crib = { $count ->
    [one] { $count } d’entre elles est dans le crib.
   *[other] { $count } d’entre elles sont dans le crib.
}
fact-predict-above = { $seat } a dit « go » : pas de carte qui vaille { $points } ou moins.
fact-keeping = Garder { $cards } : { $points } en moyenne.

lesson-cribbage-aim = { $low_ball ->
    [yes] Le premier score à { $target } points perd. Les points viennent des cartes qui vont ensemble, dans le jeu et au décompte.
   *[no] Atteins { $target } points avant les autres. Les points viennent des cartes qui vont ensemble, dans le jeu et au décompte : quinze, paires et suites.
}{ $variant ->
    [partners] {" "}Tu marques avec l’autre main de ton équipe, assise en face.
   *[other] { "" }
}
lesson-cribbage-crib = **{ verb-crib }** { $laid ->
    [one] une carte
   *[other] { $laid } cartes
} pour le **crib**. Il compte pour qui distribue : { $seat }. Garde { $low_ball ->
    [yes] ce qui rapporte peu.
   *[no] ce qui rapporte ensemble.
}
lesson-cribbage-start = Qui n’a pas la donne marque 3 avant la retourne{ $start ->
    [every] , pour compenser le crib.
   *[first] , à la première donne seulement.
}
lesson-cribbage-heels = La retourne est un valet : qui distribue marque 2 pour le **valet retourné**.
lesson-cribbage-play = Appuie sur une carte pour **{ verb-play }**. Le compte va jusqu’à 31. { $low_ball ->
    [yes] Ne fais ni 15, ni 31, ni paire, ni suite avec les dernières cartes : cela marque.
   *[no] Fais 15 ou 31, une paire ou une suite avec les dernières cartes pour marquer.
}
lesson-cribbage-scored-in-play = Les points du jeu se marquent aussitôt. La planche montre les deux fiches de chaque camp : l’écart est ce qui vient d’être marqué.
lesson-cribbage-go = Qui ne peut pas rester à 31 ou moins dit **go**. C’est automatique, et cela révèle ce qui manque à sa main. { $go_points ->
    [0] Une carte qui fait 31 marque 2.
   *[other] La dernière carte avant un nouveau compte marque { $go_points }, ou 2 si elle fait 31.
}{ $variant ->
    [five] {" "}À cinq cartes, le jeu s’arrête là.
   *[other] { "" }
}
lesson-cribbage-show = Place au décompte : chaque main compte avec la retourne, et celle de qui n’a pas la donne d’abord. Appuie sur **{ verb-show }**.
lesson-cribbage-count = Dis maintenant ce que valent tes cartes avec la retourne : appuie sur **{ verb-count }** et choisis le nombre.
lesson-cribbage-claim = L’adversaire a compté. S’il y a un oubli, appuie sur **{ verb-claim }** et choisis combien.
lesson-cribbage-close = L’objectif est proche. N’oublie pas : qui n’a pas la donne compte d’abord.
lesson-cribbage-scored = La manche est finie, et la donne passe. Appuie sur **{ verb-deal }** pour continuer.

guide-cribbage-crib = { $low_ball ->
    [yes] Ici, les points sont mauvais. Garde des cartes qui rapportent peu, et écarte { $cards }. Tu as la donne : le crib comptera pour toi à la fin, et doit être pauvre aussi.
   *[no] Garde les cartes qui rapportent ensemble, et écarte { $cards }. Tu as la donne : le crib { $yours ->
        [partners] est donc à ton équipe
       *[alone] est donc à toi
    }, et il compte pour toi à la fin.
}
guide-cribbage-play = Joue { $cards }. Les cartes s’additionnent jusqu’à 31 au plus, et { $low_ball ->
    [yes] 15, paires et suites des dernières cartes marquent. Ici, tu n’en veux pas.
   *[no] tu marques avec les dernières cartes jouées.
}
guide-cribbage-play-again = { $low_ball ->
    [yes] Joue { $cards } : cela ne marque rien.
   *[no] Rien ne marque maintenant : joue { $cards } et ne laisse rien de facile.
}
guide-cribbage-play-scores = { $low_ball ->
    [yes] Tu n’y échappes pas avec { $cards } : cela marque { $pegs }{ $sum ->
        [yes] , { $points } en tout.
       *[no] .
    }
   *[no] Joue { $cards } : cela marque { $pegs }{ $sum ->
        [yes] , soit { $points } pour toi.
       *[no] .
    }
}
guide-cribbage-show = { $stops ->
    [yes] À cinq cartes, le jeu s’arrête après un compte.
   *[no] Le jeu est fini.
} Maintenant, les mains comptent avec la retourne. { $others ->
    [one] L’adversaire a montré
   *[other] Les autres ont montré
}, et c’est à toi : **{ verb-show }**.
guide-cribbage-show-crib = Reste le crib, qui est à toi : **{ verb-show }**.
guide-cribbage-done = { $low_ball ->
    [yes] **C’était peu, comme il faut !**
   *[no] **Bien marqué !**
} Voilà une donne entière : écarter, jouer, montrer. La donne passe, et le premier score à { $target } { $low_ball ->
    [yes] perd
   *[no] gagne
}. À partir d’ici, tu joues librement, et **{ button-hint }** sous ta main montre toujours un bon coup.
