### Auction Pinochle and Binokel: its help and its options.

help-auction-pinochle-rules =
    { $partners ->
        [yes] On joue à quatre, en deux équipes : les partenaires se font face, et leurs annonces, plis et points comptent ensemble.
       *[no] On joue à trois, chacun pour soi.{ $in_units ->
            [yes] {" "}À chaque manche, deux mains jouent contre celle qui a remporté les enchères.
           *[no] {""}
        }
    } Le paquet a { $pack_cards } cartes, chacune en { $copies ->
        [4] quatre
       *[2] deux
    } exemplaires. Dans chaque couleur, l’ordre est A 10 R D V{ $lowest ->
        [nine] {" "}9
        [seven] {" "}7
       *[jack] {""}
    }. Attention au dix : seul l’as le bat. Entre cartes égales, la première jouée gagne.
    ### La donne
    Chaque main reçoit { $hand_cards } cartes.{ $widow_cards ->
        [0] {""}
       *[other] {" "}Les { $widow_cards } autres forment le **chien**{ $binokel ->
            [yes] , le **Dabb** du Binokel
           *[no] {""}
        }.
    } La donne, les enchères et le jeu vont vers la { $direction ->
        [right] droite
       *[left] gauche
    }.
    ### Les enchères
    { $reizen ->
        [duel] La place après qui distribue, le **Vorhand**, { $opener ->
            [vorhand] doit commencer par une enchère. La place suivante monte ou passe,
           *[second] écoute. La place suivante enchérit ou passe, le Vorhand monte ou passe,
        } et ainsi de suite jusqu’à ce que l’une des deux passe. Puis la place suivante enchérit contre celle qui reste, et ainsi de suite ; qui distribue vient en dernier.{ $partners ->
            [yes] {" "}On enchérit aussi contre son équipe.
           *[no] {""}
        }{ $opener ->
            [vorhand] {""}
           *[second] {" "}Si personne n’enchérit, le Vorhand joue pour { $minimum }.
        }
       *[round] À partir de la place après qui distribue, chacun monte au-dessus de la dernière enchère ou passe. Qui a passé est hors des enchères. Elles finissent quand il ne reste qu’une main. { $all_pass ->
            [stuck] Si tous les autres passent, qui distribue doit jouer pour { $minimum }.
            [left] La première main ne peut pas passer la première fois.
           *[redeal] Si personne n’enchérit, la donne passe.
        }
    } L’enchère la plus basse est { $minimum }. { $jumps ->
        [yes] Jusqu’à { $fives_past }, on monte par { $step } ; ensuite, les enchères sont des multiples de { $fives }{ $tens_step ->
            [5] {""}
            [50] {""}
           *[other] , et au-delà de { $tens_past }, de { $tens_step }
        }.
       *[no] Les enchères sont des multiples de { $step }.
    } On peut en sauter autant qu’on veut. Qui remporte les enchères **prend**, et doit réussir l’enchère{ $partners ->
        [yes] {" "}avec son équipe
       *[no] {""}
    }.
    ### L’atout
    { $widow ->
        [yes] Le chien est montré à tout le monde, puis pris en main par qui prend.{" "}
       *[no] {""}
    }Qui prend choisit l’atout{ $marriage ->
        [yes] , dans une couleur dont il faut avoir le roi et la dame. Sans aucune, { $durch ->
            [yes] il faut annoncer autre chose.
           *[no] { $untendurch ->
                [yes] il faut annoncer autre chose.
               *[no] la manche finit et l’enchère est perdue{ $in_units ->
                    [yes] , comme un abandon.
                   *[no] {" "}; personne d’autre ne marque.
                }
            }
        }
       *[no] .
    }
    { $durch ->
        [yes] À la place de l’atout, on peut annoncer un **Durch** : { $partners ->
            [yes] l’équipe
           *[no] qui prend
        } doit faire tous les plis. Il n’y a pas d’atout, personne n’annonce, et il suffit de fournir. Qui prend entame. Le premier pli perdu finit la manche.
       *[no] {""}
    }
    { $untendurch ->
        [yes] À la place de l’atout, on peut annoncer un **Untendurch** : { $partners ->
            [yes] l’équipe
           *[no] qui prend
        } ne doit faire aucun pli. Il n’y a pas d’atout, personne n’annonce, et il suffit de fournir. Qui prend entame. Le premier pli fait finit la manche.
       *[no] {""}
    }
    { $widow ->
        [yes]
            ### L’écart
            Qui prend écarte ensuite { $widow_cards } cartes, face cachée. Leurs points comptent avec les plis du camp qui prend, mais ce n’est pas un pli. { $binokel ->
                [yes] On annonce avec les cartes qui restent.
               *[no] On annonce avec toutes les cartes, et on ne peut pas écarter celles des annonces tant qu’il y en a assez d’autres.{ $announce_buried ->
                    [yes] {" "}Les atouts et les as écartés sont nommés.
                   *[no] {""}
                }
            }
       *[no] {""}
    }
    { $pass_cards ->
        [0] {""}
       *[other]
            ### Les cartes données
            Une fois l’atout choisi, l’équipe donne { $pass_cards } cartes à qui prend, qui les regarde et en rend { $pass_cards }. Personne d’autre ne les voit.
    }
    ### Les annonces
    { $in_units ->
        [yes] Seule la main qui prend annonce. Ses annonces sont
       *[no] Les annonces de chaque main sont comptées et
    } montrées jusqu’à la première entame ; la page **Points** en donne la liste.{ $in_units ->
        [yes] {""}
       *[no] {" "}Chaque main compte seule{ $partners ->
            [yes] , jamais les cartes d’une équipe ensemble
           *[no] {""}
        }.
    } Une carte compte une fois dans une { $binokel ->
        [yes] famille
       *[no] suite
    } ou un mariage, une fois dans un carré et une fois dans un { $binokel ->
        [yes] binokel
       *[no] pinochle
    }. Une { $binokel ->
        [yes] famille
       *[no] suite
    } prend un roi et une dame ; les autres paires de la couleur comptent comme mariages.{ $board ->
        [yes] {" "}Une équipe qui annonce moins de { $save } avec ses deux mains ne les montre pas et ne les compte pas.
       *[no] {""}
    }
    Puis on continue, ou on abandonne.
    ### Les plis
    { $first_lead ->
        [left] La place après qui distribue entame la première.
       *[bidder] Qui prend entame le premier pli.
    } Fournis si tu le peux{ $overplay ->
        [always] , et bats la meilleure carte de la couleur si tu le peux ; dans un pli déjà coupé, toute carte de la couleur suffit
       *[trumps] {" "}; sur une entame à l’atout, bats le plus fort si tu le peux
    }. Si tu ne peux pas fournir, coupe, même sans espoir de gagner{ $overtrump ->
        [yes] {" "}; s’il y a déjà un atout dans le pli, avec un plus fort si tu le peux
       *[no] {""}
    }. Sans l’un ni l’autre, joue n’importe quelle carte.{ $partners ->
        [yes] { $exempt_partner ->
            [yes] {" "}Tant que ton équipe gagne le pli, il suffit de fournir.
           *[no] {" "}La carte de ton équipe se bat comme une autre.
        }
       *[no] {""}
    }
    ### La fin
    { $deals ->
        [0] La partie va à { $target } points. { $finish ->
            [bidder] Si le camp qui a pris les a après une manche, il gagne, même si un autre en a plus. Sinon, le plus de points gagne.
           *[highest] Le plus de points gagne ; à égalité, le camp qui a pris.
        } Pour une autre égalité, on continue.
       *[other] La partie a { $deals } manches, et le plus de points gagne. À égalité, on en joue une de plus.
    }
help-auction-pinochle-brief =
    - { $partners ->
        [yes] Deux équipes : les partenaires se font face.
       *[no] À trois, chacun pour soi.
    } { $deals ->
        [0] La partie va à { $target } points.
       *[other] La partie a { $deals } manches.
    }
    - De haut en bas : A 10 R D V{ $lowest ->
        [nine] {" "}9
        [seven] {" "}7
       *[jack] {""}
    }, chaque carte en { $copies ->
        [4] quatre
       *[2] deux
    } exemplaires. Attention au dix : seul l’as le bat.
    - Tu reçois { $hand_cards } cartes. **Enchéris** sur les points que { $partners ->
        [yes] ton camp fera
       *[no] tu feras
    } avec les annonces et les plis, au moins { $minimum }, ou **passe**. La plus haute enchère joue.
    { $widow ->
        [yes] - Qui prend ramasse le chien, { $widow_cards } cartes, choisit l’**atout** et en **écarte** autant.
       *[no] - Qui prend choisit l’**atout**.{ $pass_cards ->
            [0] {""}
           *[other] {" "}L’équipe lui donne { $pass_cards } cartes et en reçoit { $pass_cards }.
        }
    }
    - Les **annonces**, comme roi et dame d’une couleur, sont comptées pour toi et montrées{ $in_units ->
        [yes] , mais seulement celles de qui prend.
       *[no] { $board ->
            [yes] {" "}si un camp a au moins { $save }.
           *[no] .
        }
    }
    - Fournis si tu le peux{ $overplay ->
        [always] , plus haut si tu le peux
       *[trumps] , à l’atout plus haut si tu le peux
    }. Sinon, coupe.{ $exempt_partner ->
        [yes] {" "}Tant que ton équipe gagne le pli, il suffit de fournir.
       *[no] {""}
    }
    - { $trick_points ->
        [standard] Les as, dix, rois, dames et valets
        [simplified] Les as, dix, rois et dames
       *[counters] Les as, dix et rois
    } rapportent des points dans les plis, et le dernier pli aussi.{ $keep_meld ->
        [trick] {" "}Les annonces ne comptent qu’avec un pli.
        [counter] {" "}Les annonces ne comptent qu’avec un as, dix ou roi dans un pli.
        [save] {" "}Un camp avec moins de { $save } points dans les plis ne marque rien.
       *[always] {""}
    }
    - { $in_units ->
        [yes] Enchère réussie : les deux autres paient. Enchère manquée : qui prend paie le double.
       *[no] Un camp qui manque son enchère perd { $binokel ->
            [yes] le double de l’enchère
           *[no] l’enchère
        } et ne marque rien. Les autres marquent leurs annonces et leurs plis.
    }
help-auction-pinochle-play =
    - **Enchérir** : une pression. Les premiers boutons sont les enchères suivantes ; **{ more-bid }** en propose d’autres, et `/bid 300` en fait n’importe laquelle. **Passer** te sort des enchères.
    - **Choisir l’atout** : une pression sur une couleur. Chacune dit ce que ta main annonce. `/name hearts` fait de même.
    { $widow ->
        [yes] - **Écarter** : choisis les cartes, ou prends une des suggestions. `/bury QS JD 9C` les nomme.
       *[no] {""}
    }
    { $pass_cards ->
        [0] {""}
       *[other] - **Donner** des cartes à ton équipe : choisis-les, ou prends une des suggestions. `/give QS JD 9C` les nomme.
    }
    - **Continuer** quand tu as vu les annonces, ou **Abandonner**.
    - **Jouer** : une pression sur une carte, ou `/play AH`. Dans `/preferences`, une carte peut être jouée pour toi si elle est la seule permise contre des ordinateurs, ou si c’est ta dernière.
    - Les enchères, l’atout choisi{ $widow ->
        [yes] , l’écart
       *[no] {""}
    } et les cartes jouées sont définitifs. Contre des ordinateurs seulement, **Revenir** les reprend, pour s’entraîner.
    `/view auction` donne les enchères, `/view melds` les annonces, `/view tricks` les plis et `/view points` les points.
help-auction-pinochle-strategy =
    - Compte d’abord tes annonces : l’image de ta main les montre pour chaque couleur. Ajoute les plis que tu attends.
    - { $partners ->
        [yes] Ton équipe apporte aussi des annonces et des plis. Enchéris un peu plus que la valeur de ta main.
       *[no] À toi seul, une main moyenne fait environ un tiers des plis. N’enchéris que sur tes annonces, tes as et tes atouts longs.
    }
    { $widow ->
        [yes] - N’enchéris pas sur une seule carte manquante : le chien l’a rarement.
       *[no] {""}
    }
    - Choisis la couleur où tu as le plus de cartes, sauf si une autre annonce beaucoup plus.
    { $widow ->
        [yes] - Écarte des cartes d’une couleur courte, pour pouvoir la couper. Les dix et rois que tu perdrais y sont à l’abri.
       *[no] {""}
    }
    { $pass_cards ->
        [0] {""}
       *[other] - Donne à qui prend des atouts, des as et des cartes qui complètent des annonces. Si tu prends, rends ce qui ne te sert pas.
    }
    { $in_units ->
        [yes] - Si l’enchère est hors de portée après le chien, abandonne : cela coûte au plus la moitié d’une chute.
       *[no] { $binokel ->
            [yes] - Si l’enchère est hors de portée, abandonne : cela coûte l’enchère une fois et non deux.
           *[no] {""}
        }
    }
    - Entame tôt les as, avant qu’on les coupe. Si tu prends, fais tomber les atouts des autres.
    { $keep_meld ->
        [trick] - Sans un pli, les annonces ne valent rien : assure-toi d’un.
        [counter] - Sans un as, dix ou roi dans un pli, les annonces ne valent rien : assure-toi d’un.
        [save] - Il faut { $save } points en plis pour marquer quoi que ce soit.
       *[always] {""}
    }
help-auction-pinochle-scoring =
    { "**" }Dans les plis**, { $trick_points ->
        [standard] un as vaut 11, un dix 10, un roi 4, une dame 3 et un valet 2
        [simplified] un as et un dix valent 10, un roi et une dame 5
       *[counters] un as, un dix et un roi valent { $ace } chacun
    }, et le dernier pli { $last_trick } : { $all_tricks } en tout.{ $binokel ->
        [yes] {" "}Les points d’un camp dans les plis sont arrondis à la dizaine, cinq vers le haut. { $contract ->
            [rounded] Pour l’enchère, les points arrondis comptent.
           *[exact] L’enchère doit être atteinte avant d’arrondir.
        }
       *[no] {""}
    }
    { $keep_meld ->
        [trick] { $in_units ->
            [yes] Les annonces de qui prend ne comptent qu’avec un pli.
           *[no] Les annonces d’un camp ne comptent que s’il fait un pli.
        }
        [counter] { $in_units ->
            [yes] Les annonces de qui prend ne comptent qu’avec un as, dix ou roi dans un pli.
           *[no] Les annonces d’un camp ne comptent que s’il fait un pli avec un as, un dix ou un roi.
        }
        [save] Un camp avec moins de { $save } points dans les plis ne marque rien, pas même ceux-là, et le camp qui prend chute alors, quelles que soient ses annonces.
       *[always] {""}
    }
    { $in_units ->
        [yes]
            { "**" }On paie en unités**, entre qui prend et chacune des deux autres mains. Enchères jusqu’à { $up_to_2 } : 2 unités, jusqu’à { $up_to_3 } : 3, jusqu’à { $up_to_5 } : 5, jusqu’à { $up_to_10 } : 10, jusqu’à { $up_to_15 } : 15, jusqu’à { $up_to_20 } : 20, jusqu’à { $up_to_25 } : 25, et 30 au-delà.
            - **Réussie** : les annonces, les plis et l’écart atteignent l’enchère. Les deux autres paient.{ $keep_meld ->
                [always] {" "}Si les annonces suffisent, on ne joue pas.
               *[other] {""}
            }
            - **Chute** : qui prend paie le double.
            - **Abandon**, une fois le chien vu et avant la première entame : qui prend paie une fois. L’atout n’a pas à être choisi.
            { $spades_double ->
                [yes] - Avec pique comme atout, tout est doublé, sauf l’abandon.
               *[no] {""}
            }
       *[no]
            - **Réussie** : le camp qui prend atteint l’enchère avec ses annonces{ $widow ->
                [yes] , ses plis et l’écart
               *[no] {" "}et ses plis
            }. Il marque tout cela.
            - **Chute** : sinon, il perd { $binokel ->
                [yes] le double de l’enchère
               *[no] l’enchère
            } et ne marque rien d’autre.
            - Chaque autre camp marque ses annonces et ses plis.
            - **Abandon**{ $binokel ->
                [yes] , ou **Abgehen**
               *[no] {""}
            }, une fois l’atout choisi et avant la première entame : le camp perd l’enchère{ $binokel ->
                [yes] {" "}une fois
               *[no] {""}
            }. Les autres marquent leurs annonces{ $binokel ->
                [yes] { $abgehen ->
                    [ten] , et chaque camp { $abgehen_points } de plus
                    [half] , et chaque camp la moitié de l’enchère
                   *[nothing] {""}
                }
               *[no] {""}
            }. Aucun pli n’est nécessaire pour cela.
            { $durch ->
                [yes] - **Durch** : { 1000 } points, ou { $durch_lost ->
                    [twice] { -2000 }
                   *[once] { -1000 }
                } si un pli est perdu, quelle que soit l’enchère. Les autres ne marquent rien.
               *[no] {""}
            }
            { $untendurch ->
                [yes] - **Untendurch** : { 1000 } points, ou { $durch_lost ->
                    [twice] { -2000 }
                   *[once] { -1000 }
                } si un pli est fait, quelle que soit l’enchère. Les autres ne marquent rien.
               *[no] {""}
            }
            Les points de la partie peuvent descendre sous zéro.
    }
    ### Les annonces, avec cœur comme atout{ $double_melds ->
        [yes] {" "}: une, deux et plus
       *[no] {""}
    }
help-auction-pinochle-meld = - { CAPITAL($target) }, { $cards } : { $points }
help-auction-pinochle-words =
    - **Qui prend** : la main qui a remporté les enchères.
    - **Réussie, chute** : le camp qui prend a atteint l’enchère, ou non.
    { $widow ->
        [yes] - **Chien**{ $binokel ->
            [yes] {" "}ou **Dabb**
           *[no] {""}
        } : les { $widow_cards } cartes qui restent de la donne. **Écarter**, c’est en mettre autant de côté.
       *[no] {""}
    }
    { $binokel ->
        [yes]
            - **Reizen** : les enchères. **Vorhand** : la place après qui distribue.
            - **Paar** : roi et dame d’une couleur, ici le mariage. **Familie** : as, dix, roi, dame et valet d’une couleur, ici la famille.
            - **Binokel** : la dame de pique et le valet de carreau.
            - **Abgehen** : abandonner.
            - **Eichel, Schippen, Herz, Schellen** : trèfle, pique, cœur et carreau sur les cartes allemandes. **Sau, Ober, Unter** : as, dame et valet.
       *[no]
            - **Suite** : as, dix, roi, dame et valet d’atout.
            - **Mariage** : roi et dame d’une couleur ; à l’atout, mariage d’atout.
            - **Pinochle** : la dame de pique et le valet de carreau.
            - **Carré** : une carte de chaque couleur, comme quatre as.
            - **Roundhouse** : un mariage dans chaque couleur, simple somme de ses parties.
    }
    { $durch ->
        [yes] - **Durch** : faire tous les plis.
       *[no] {""}
    }
    { $untendurch ->
        [yes] - **Untendurch**, ou Bettel : ne faire aucun pli.
       *[no] {""}
    }
    { $lowest ->
        [nine] - **Petit atout** : un neuf d’atout.
        [seven] - **Sept d’atout**, le Diß : une annonce à lui seul.
       *[jack] {""}
    }
    { $board ->
        [yes] - **Board** : les annonces comptent à partir de { $save }.
       *[no] {""}
    }
    - **Abandonner** : donner l’enchère pour perdue avant la première entame.

group-auction = Enchères
option-deals = Nombre de manches
    .about = La partie finit après ce nombre de manches, ou avec 0 à l’objectif.
option-deals-0 = jusqu’à l’objectif
option-finish = Qui gagne à l’objectif
    .about = Le camp qui a pris, même si un autre a plus, ou celui qui a le plus de points.
option-finish-bidder = d’abord qui a pris
option-finish-highest = le plus de points
option-direction = La donne et le jeu vont vers la
option-direction-left = gauche
option-direction-right = droite
option-widow = Chien
    .about = Quelques cartes restent. Qui prend les ramasse et en écarte autant.
option-sevens = Avec les sept
    .about = Le Binokel à 48 cartes au lieu de 40.
option-announce_buried = Les atouts et as écartés sont nommés
    .about = Tout le monde apprend quels atouts et quels as sont écartés.
option-pass_cards = Cartes données dans l’équipe
    .about = L’équipe donne autant de cartes à qui prend et en reçoit autant.
option-pass_cards-0 = aucune
option-minimum = Enchère la plus basse
    .about = La première enchère est au moins de ce montant.
option-step_past_100 = Pas des enchères au-delà de 100
    .about = À 80 cartes, en dizaines : les enchères au-delà de 100 sont des multiples de 5 ou de 10.
option-reizen = Façon d’enchérir
    .about = Autour de la table, ou en duels : deux mains, puis la suivante contre celle qui reste.
option-reizen-round = autour de la table
option-reizen-duel = en duels
option-opener = Qui ouvre le duel
    .about = La place après le Vorhand, ou le Vorhand, qui ne peut alors pas passer.
option-opener-second = la deuxième place
option-opener-vorhand = le Vorhand
option-all_pass = Si personne n’enchérit
    .about = Qui distribue doit jouer, la première main ne peut pas passer, ou la donne passe.
option-all_pass-stuck = qui distribue joue pour le minimum
option-all_pass-left = la place après qui distribue joue
option-all_pass-redeal = la donne passe
option-marriage = L’atout demande un mariage
    .about = Seule une couleur dont on a le roi et la dame peut être atout.
option-durch = Un Durch peut être annoncé
    .about = À la place de l’atout : faire tous les plis, ou perdre des points.
option-durch_lost = Un Durch ou Untendurch perdu coûte
    .about = Le double de ce qu’il aurait rapporté, ou autant.
option-durch_lost-twice = le double de ses points
option-durch_lost-once = ses points
option-untendurch = Un Untendurch peut être annoncé
    .about = À la place de l’atout : ne faire aucun pli, ou perdre des points.
option-double_melds = Les annonces doubles valent plus
    .about = Une double suite ou un double pinochle a une valeur propre. Sinon, deux valent le double d’une.
option-eight_tens = Huit dix sont une annonce
    .about = Ils valent autant que huit autres cartes égales.
option-board = Les annonces demandent une somme minimale
    .about = À 80 cartes : une équipe qui annonce moins de 20 (200 sans compter en dizaines) ne les montre pas et ne les compte pas.
option-keep_meld = Les annonces ne comptent qu’avec
    .about = Ce qu’il faut à un camp dans les plis pour que ses annonces comptent.
option-keep_meld-trick = un pli
option-keep_meld-counter = un as, dix ou roi dans un pli
option-keep_meld-save = 20 points en plis (200 sans compter en dizaines), sans quoi rien ne compte
option-keep_meld-always = rien : elles comptent toujours
option-first_lead = La première entame
    .about = Qui joue la première carte d’une manche.
option-first_lead-bidder = qui prend
option-first_lead-left = la place après qui distribue
option-overplay = Obligation de monter
    .about = S’il faut battre la meilleure carte de la couleur d’entame, dans toutes les couleurs ou à l’atout seulement.
option-overplay-always = dans toutes les couleurs
option-overplay-trumps = sur une entame à l’atout
option-overtrump = Obligation de surcouper
    .about = Si tu ne peux pas fournir, tu dois jouer un atout plus fort que ceux du pli, si tu le peux.
option-exempt_partner = Le pli de l’équipe n’est pas à battre
    .about = Tant que ton équipe gagne le pli, il suffit de fournir.
option-trick_points = Points des cartes dans les plis
option-trick_points-counters = as, dix et roi 10
option-trick_points-standard = as 11, dix 10, roi 4, dame 3, valet 2
option-trick_points-simplified = as et dix 10, roi et dame 5
option-tens = Compter en dizaines
    .about = Chaque nombre est un dixième : une suite vaut 15, un as dans un pli 1.
option-contract = L’enchère se vérifie avec
    .about = Les points dans les plis sont arrondis à la dizaine, après ou avant la vérification.
option-contract-exact = les points exacts
option-contract-rounded = les points arrondis
option-abgehen = Ce que les autres reçoivent d’un abandon
    .about = En plus de leurs annonces.
option-abgehen-ten = 10 par personne à la table
option-abgehen-nothing = rien
option-abgehen-half = la moitié de l’enchère
option-spades_double = Pique compte double
    .about = Avec pique comme atout, les unités sont doublées.
