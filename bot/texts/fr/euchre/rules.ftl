### Euchre: its help and its options.

help-euchre-rules =
    { $players ->
        [2] On joue à deux, chacun pour soi.
        [3] On joue à trois : qui fait l’atout joue contre les deux autres.
       *[4] On joue à quatre, en deux équipes : les partenaires se font face, et les plis et points de chaque camp comptent ensemble.
    } Le paquet a les { $pack_size } cartes à partir des { $lowest }{ $best_bower ->
        [joker] , et un joker
        [benny] , et le deux de pique
       *[none] {""}
    }. Cinq cartes chacun, et la suivante est retournée. { $players ->
        [4] Un camp **fait l’atout** et doit ensuite gagner trois des cinq plis.
       *[other] Quelqu’un **fait l’atout** et doit ensuite gagner trois des cinq plis.
    }
    ### Faire l’atout
    À partir de la gauche de qui distribue, chacun commande la retourne, dont la couleur devient atout, ou passe. { $upcard_taken ->
        [yes] Qui distribue prend la carte et en écarte une autre, face cachée, avant la première entame. Personne d’autre ne la voit, et ce peut être celle qui vient d’être prise.
       *[no] La carte reste sur la table, peu importe qui la commande.
    } Si tout le monde passe, la retourne est refusée, et chacun peut choisir une autre couleur, mais pas celle-là. { $stick_the_dealer ->
        [yes] Si les autres passent encore, qui distribue doit choisir une couleur.
       *[no] Si tout le monde passe deux fois, la donne passe.
    }
    { $exchange ->
        [yes] Une fois l’atout fait, chacun, à partir de la gauche de qui distribue, peut échanger des cartes contre des cartes non distribuées, tant qu’il y en a.
       *[no] {""}
    }
    Commander la carte ou choisir la couleur, c’est **faire l’atout**.{ $players ->
        [4] {" "}Tu peux commander aussi pour ta propre équipe.
       *[other] {""}
    }{ $order_alone ->
        [yes] {" "}Commander quand ton équipe a la donne veut dire jouer en solo.
       *[no] {""}
    }
    { $farmers_hand ->
        [yes] **Main de fermier** : tant qu’on peut commander la retourne, une personne peut, à son tour, échanger trois dix ou moins contre trois cartes non distribuées. Après cela, plus personne ne le peut dans cette manche.
       *[no] {""}
    }
    { $no_ace_no_face ->
        [yes] Sans as, sans figure et sans carte qui serait atout, tu peux rendre ta main quand c’est à toi de commander. La manche est nulle, et la donne passe.
       *[no] {""}
    }
    ### Les cartes
    À l’atout, le valet est la plus forte carte : le **bower droit**. L’autre valet de même teinte est le **bower gauche**. Le droit bat le gauche, qui bat l’as, le roi, la dame et le reste. { $best_bower ->
        [joker] Le joker les bat tous. S’il est retourné, qui distribue lui nomme une couleur avant de voir sa main, et c’est elle qui est proposée.
        [benny] Le deux de pique, **Benny**, les bat tous. S’il est retourné, qui distribue lui nomme une couleur avant de voir sa main, et c’est elle qui est proposée.
       *[none] {""}
    }
    Le bower gauche est un atout à tous égards. Il ne fournit pas la couleur imprimée dessus. Les valets de l’autre teinte sont des cartes ordinaires. Dans les autres couleurs, l’as est le plus fort.
    ### Les plis
    { $first_lead ->
        [against-maker] Le premier adversaire à gauche de qui a fait l’atout entame.
       *[left-of-dealer] La place à gauche de qui distribue entame.
    } Fournis si tu le peux ; sinon, joue n’importe quelle carte. Rien n’oblige à couper ni à gagner un pli. Une carte interdite est refusée : personne ne peut renoncer par erreur. Qui gagne un pli entame le suivant.
    { $alone ->
        [yes]
            ### En solo
            Qui fait l’atout peut jouer en solo, pour une chance de quatre points. L’autre main de l’équipe est alors posée et ne joue pas. { $upcard_taken ->
                [yes] Si le solo vient de l’équipe qui a la donne, qui distribue prend quand même la carte.{" "}
               *[no] {""}
            }{ $lone_lead ->
                [left-of-maker] Contre un solo, le premier adversaire à sa gauche entame.
               *[as-usual] Si la place qui entame ne joue pas, la suivante entame.
            } { $defend_alone ->
                [yes] Contre un solo, on peut aussi défendre en solo.
               *[no] {""}
            }
       *[no] {""}
    }
help-euchre-play =
    - **Commander**, **Choisir l’atout** ou **Passer** : un bouton sous ta main. Les commandes font de même : `/order`, `/name cœur`, `/pass`.
    { $upcard_taken ->
        [yes] - **Écarter**, si tu as la donne : choisis une carte, ou écris `/discard 9C` (neuf de trèfle).
       *[no] {""}
    }
    - **Jouer** : appuie sur une carte, ou écris `/play VH` (valet de cœur). Dans `/preferences`, tu peux faire jouer pour toi une carte qui est la seule permise face aux ordinateurs, ou ta dernière.
    - Cartes et paroles sont définitives. Face aux seuls ordinateurs, **Revenir** les reprend, pour s’entraîner.
    `/view tricks` liste les plis, `/view points` le score, et `/explore recall` dit qui a passé et comment l’atout a été fait.
help-euchre-strategy =
    - { $players ->
        [4] Commande avec trois plis probables, dont un de l’autre main de ton équipe : deux bons atouts et un as suffisent souvent.
       *[other] Commande avec trois plis probables à toi : deux bons atouts et deux as suffisent souvent.
    }
    { $upcard_taken ->
        [yes] - Pense à qui reçoit la retourne. { $players ->
            [4] Elle renforce ton équipe, ou l’équipe adverse.
           *[other] Elle renforce ta propre main, ou une main adverse.
        }
       *[no] {""}
    }
    - Si tu as fait l’atout, entame tôt à l’atout. En défense, entame de tes as, avant qu’on puisse les couper.
    { $players ->
        [4] - Ne coupe pas un pli que ton équipe est en train de gagner.
       *[other] {""}
    }
    { $upcard_taken ->
        [yes] - Avec la donne, écarte une carte seule dans sa couleur : tu pourras alors y couper.
       *[no] {""}
    }
    { $alone ->
        [yes] - En solo, il te faut cinq plis : les deux bowers ou presque, et pas de petites cartes à côté.
       *[no] {""}
    }
    - Quand il ne manque qu’un point ou deux à chacun, ose : les autres oseront aussi.
help-euchre-scoring =
    { $players ->
        [4] - Le camp qui a fait l’atout marque 1 point pour trois ou quatre plis ; les cinq font **capot**, pour 2 points{ $alone ->
            [yes] , et 4 pour un capot en solo
           *[no] {""}
        }.
        - Avec moins de trois, il **chute** : 2 points pour l’autre camp.{ $defend_alone ->
            [yes] {" "}Une défense en solo en gagne 4.
           *[no] {""}
        }
        [3] - Qui a fait l’atout marque 1 point pour trois ou quatre plis ; les cinq font **capot**, pour 3 points.
        - Avec moins de trois, c’est la **chute** : 2 points pour chacun des deux autres.
       *[2] - Qui a fait l’atout marque 1 point pour trois ou quatre plis ; les cinq font **capot**, pour 2 points.
        - Avec moins de trois, c’est la **chute** : 2 points pour l’autre.
    }
    - Le premier score à { $target } { $target ->
        [one] point
       *[other] points
    } gagne.{ $players ->
        [3] {" "}Si deux y arrivent dans la même manche, le plus haut score gagne. À égalité, on continue jusqu’à ce que quelqu’un mène.
       *[other] {""}
    }
help-euchre-words =
    - **Retourne** : la carte retournée après la donne. La **commander** fait de sa couleur l’atout.
    - **Faire l’atout** : commander la retourne, ou choisir une autre couleur.{ $players ->
        [4] {" "}Cela engage tout le camp.
       *[other] {""}
    }
    - **Bower droit, bower gauche** : le valet d’atout, et l’autre valet de même teinte.
    - **Capot** : les cinq plis. **Chute** : moins de trois pour le camp qui a fait l’atout.
    { $alone ->
        [yes] - **En solo** : sans partenaire, qui pose sa main.
       *[no] {""}
    }
    { $farmers_hand ->
        [yes] - **Main de fermier** : trois dix ou moins, qu’on peut échanger contre trois cartes non distribuées.
       *[no] {""}
    }
    { $stick_the_dealer ->
        [yes] - **Donne obligée** : qui distribue doit choisir une couleur si tout le monde a passé.
       *[no] {""}
    }

group-making = Faire l’atout
group-alone = Jouer en solo
option-pack_size = Nombre de cartes
    .about = 24 cartes vont des neuf aux as, 28 commencent aux huit, 32 aux sept.
option-best_bower = Une carte au-dessus des bowers
    .about = Les bowers sont les deux valets de la teinte d’atout.
option-best_bower-none = aucune
option-best_bower-joker = un joker
option-best_bower-benny = le deux de pique (Benny)
option-farmers_hand = Main de fermier : trois dix ou moins s’échangent
    .about = Une fois par manche, contre trois cartes non distribuées, tant qu’on peut commander la retourne.
option-no_ace_no_face = Une main sans as, figure ni atout peut être rendue
    .about = La manche est alors nulle, et la donne passe.
option-stick_the_dealer = Donne obligée
    .about = Si personne d’autre ne choisit de couleur, qui distribue doit le faire. Sinon, la donne passe.
option-upcard_taken = Qui distribue prend la retourne
    .about = Une autre carte est alors écartée. Sinon, la retourne reste sur la table.
option-exchange = Une fois l’atout fait, on peut échanger des cartes
    .about = Chacun à son tour, contre des cartes non distribuées, tant qu’il y en a.
option-first_lead = La première entame
    .about = Qui joue la première carte d’une manche.
option-first_lead-left-of-dealer = à gauche de la donne
option-first_lead-against-maker = un adversaire de qui a fait l’atout
option-alone = Qui fait l’atout peut jouer en solo
    .about = L’autre main de l’équipe ne joue pas, et les cinq plis rapportent alors 4.
option-order_alone = Commander pour son équipe veut dire jouer en solo
    .about = Si l’autre main de ton équipe a la donne et que tu commandes la carte, elle ne joue pas.
option-defend_alone = On peut défendre en solo
    .about = Contre un solo, une des deux mains en défense peut aussi ne pas jouer.
option-lone_lead = L’entame contre un solo
    .about = Qui joue la première carte contre quelqu’un qui joue en solo.
option-lone_lead-as-usual = comme d’habitude
option-lone_lead-left-of-maker = à gauche du solo
