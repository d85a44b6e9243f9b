### Cómo se juega, en diez líneas.

help-canasta-brief =
    - Baja **combinaciones**: tres o más cartas del mismo valor, de cuatro a as. Con siete se hace una **canasta**, que da una bonificación. { $rounds ->
        [0] La partida es a { $target } puntos.
        [one] Gana quien tenga más puntos tras una ronda.
       *[other] Gana quien tenga más puntos tras { $rounds } rondas.
    }{ $partnerships ->
        [none] {""}
       *[other] {" "}Las parejas comparten combinaciones y puntos.
    }
    - **Tu turno**: roba { $cards_drawn ->
        [one] una carta
       *[other] { $cards_drawn } cartas
    } del mazo o toma el pozo, baja si quieres y termina con un descarte.
    - Los jokers y los doses son **comodines**: valen por cualquier carta de una combinación. Esta necesita { $wild_balance ->
        [fewer] más cartas naturales que comodines
        [free] al menos dos cartas naturales
       *[even] tantas cartas naturales como comodines
    }{ $limited ->
        [yes] {" "}y admite { $wild_limit } comodines como máximo
       *[no] {""}
    }.{ $pure_aces_and_sevens ->
        [yes] {" "}Las de sietes no admiten ninguno, y las de ases solo en la apertura.
       *[no] {""}
    }{ $wild_melds ->
        [yes] {" "}Los comodines solos también pueden formar una combinación.
       *[no] {""}
    }{ $sequences ->
        [yes] {" "}De tres a siete cartas seguidas de un palo, sin comodines, también son una combinación.
       *[no] {""}
    }
    - { $red_three_drawn ->
        [kept] Los treses rojos se quedan en tu mano, donde cuestan puntos.
       *[other] Los treses rojos{ $all_threes_equal ->
            [yes] {" "}y los negros
           *[no] {""}
        } van enseguida a la mesa, aparte.
    }
    - **La apertura** de un bando en cada ronda debe valer cierto número de puntos, en un solo turno. La mesa lo muestra.
    - **El pozo**: solo puedes tomarlo si bajas al momento su carta de arriba, y un tres o un comodín encima lo tapa.{ $freezes ->
        [no] {""}
       *[yes] {" "}Si está **congelado**, hacen falta { $take_frozen ->
            [hand-only] cartas de tu mano.
           *[natural-pair] dos cartas naturales de ese valor en tu mano.
        }
    }{ $foot ->
        [0] {""}
       *[other]
            {""}
            - Cuando has jugado tu primera mano, tomas la segunda, el **pie**.
    }
    - Deshazte de todas tus cartas para **cerrar**, y la ronda termina. { $canastas_to_go_out ->
        [0] No necesitas ninguna canasta para ello.
        [one] Tu bando necesita una canasta para ello.
       *[other] Tu bando necesita { $canastas_to_go_out } canastas para ello.
    } Las cartas que quedan en una mano cuestan puntos.
