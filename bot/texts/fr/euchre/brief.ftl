### How to play, in ten lines.

help-euchre-brief =
    - { $players ->
        [2] À deux, cinq cartes chacun.
        [3] À trois, cinq cartes chacun. Qui fait l’atout joue contre les deux autres.
       *[4] Deux équipes, cinq cartes chacun. Les partenaires se font face.
    } La partie se joue en { $target } { $target ->
        [one] point
       *[other] points
    }.
    - Une carte est retournée. À tour de rôle, **commande-la**, pour que sa couleur soit atout, ou passe.{ $upcard_taken ->
        [yes] {" "}Qui distribue la prend alors et écarte une autre carte.
       *[no] {""}
    }
    - Si tout le monde passe, chacun peut **choisir une autre couleur**. { $stick_the_dealer ->
        [yes] Qui distribue doit le faire, si personne d’autre ne le fait.
       *[no] Si personne ne le fait, la donne passe.
    }
    - Les plus fortes à l’atout : { $best_bower ->
        [joker] le joker, puis{" "}
        [benny] le deux de pique, puis{" "}
       *[none] {""}
    }le valet d’atout, puis l’**autre valet de même teinte**, qui est un atout aussi. Ensuite A R D et ainsi de suite.
    - Fournis si tu le peux. La plus forte carte de la couleur d’entame gagne, ou le plus fort atout.
    - { $players ->
        [4] Le camp qui a fait l’atout marque 1 point pour trois ou quatre plis et 2 pour les cinq. Avec moins de trois, il **chute** : 2 points pour l’autre camp.
        [3] Qui a fait l’atout marque 1 point pour trois ou quatre plis et 3 pour les cinq, et **chute** avec moins de trois : 2 points pour chacun des autres.
       *[2] Qui a fait l’atout marque 1 point pour trois ou quatre plis et 2 pour les cinq, et **chute** avec moins de trois : 2 points pour l’autre.
    }
    { $players ->
        [4] { $alone ->
            [yes] - Qui fait l’atout peut jouer **en solo**, sans partenaire. Les cinq plis rapportent alors 4.
           *[no] {""}
        }
       *[other] {""}
    }
