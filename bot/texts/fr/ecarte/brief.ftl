### How to play, in ten lines.

help-ecarte-brief =
    - On joue à deux, cinq cartes chacun. Une carte est retournée, et sa couleur est l’**atout**. La partie se joue en { $target } { $target ->
        [one] point
       *[other] points
    }.
    - De la plus forte à la plus faible : R D V A 10 9 8 7. L’as est sous le valet.{ $bowers ->
        [yes] {" "}À l’atout, les deux valets de cette teinte sont les plus forts.
       *[no] {""}
    }
    - **Avant le jeu**, qui n’a pas distribué peut **proposer** d’écarter. Si l’autre **accepte**, chacun écarte des cartes et en prend autant ; puis on peut proposer de nouveau.
    - { $vulnerable ->
        [yes] Avec une bonne main, ne propose pas, ou refuse. Mais le faire d’entrée et perdre coûte 2 points.
       *[no] Avec une bonne main, ne propose pas, ou refuse.
    }
    - { $king ->
        [none] Le roi d’atout ne rapporte rien.
        [by-itself] Le roi d’atout rapporte 1 point de lui-même.
       *[announced] Le roi d’atout rapporte 1 point si tu l’annonces avant ta première carte.
    }
    - Fournis si tu le peux{ $must_head ->
        [yes] , en montant si tu le peux
       *[no] {""}
    }. { $must_trump ->
        [yes] Sinon, tu dois couper.
       *[no] Sinon, joue n’importe quelle carte.
    }
    - Trois ou quatre plis rapportent 1 point, les cinq 2.
