### Cribbage: ayuda, lo que se puede hacer y por qué, pistas, y lo que aprende quien empieza.

help-cribbage-rules =
    { $variant ->
        [five] Dos participantes, 52 cartas, cinco en cada mano. De cada una se apartan dos.
        [seven] Dos participantes, 52 cartas, siete en cada mano. De cada una se apartan dos.
        [three] Tres participantes, 52 cartas, cinco en cada mano y una para el crib. De cada mano se aparta una.
        [partners] Cuatro participantes, dos contra dos, 52 cartas, cinco en cada mano. De cada una se aparta una.
       *[six] Dos participantes, 52 cartas, seis en cada mano. De cada una se apartan dos.
    } Lo apartado es el **crib**, que pertenece a quien reparte. Los ases son bajos y valen 1, las figuras valen 10.
    ### La carta de corte
    Se descubre la carta siguiente. Si es una jota, quien reparte anota 2 por la **jota de corte**{ $heels_win ->
        [yes] .
       *[no] , pero no como puntos que ganen la partida.
    } { $start ->
        [every] Quien no reparte anota 3 en cada reparto.
        [first] Quien no reparte anota 3 en el primer reparto.
       *[none] { "" }
    }
    ### El juego
    Empezando a la izquierda de quien reparte, se juega una carta cada vez. Las cartas se suman, sin pasar nunca de 31. Si ninguna de tus cartas cabe, dices **paso** (automáticamente), y el resto sigue mientras pueda. { $go_points ->
        [0] La carta que llega justo a 31 anota 2.
       *[other] La última carta de una cuenta anota { $go_points }, o 2 si llega justo a 31.
    } { $variant ->
        [five] Entonces el juego termina.
       *[other] Entonces empieza otra cuenta, hasta que se hayan jugado todas las cartas.
    }
    ### El recuento
    Primero muestra la izquierda de quien reparte; al final vienen su mano y el crib. Todo cuenta con la carta de corte. { $counting ->
        [muggins] Dices cuánto vale tu mano. Lo que dices de más se recorta. Tus rivales dicen **muggins** y anotan lo que se te escapó.
        [by-hand] Dices cuánto vale tu mano. Lo que dices de más se recorta, y lo que se te escapa se pierde.
       *[automatic] Las manos se cuentan por ti.
    }
    { $low_ball ->
        [yes] En Lowball **pierde** quien llega primero a { $target }, así que anota lo menos posible.
       *[no] La partida termina en cuanto una clavija llega a { $target }, en mitad de lo que sea.
    }
help-cribbage-play =
    - **Apartar**: pulsa { $variant ->
        [three] la carta
        [partners] la carta
       *[other] las dos cartas
    }. Se elige a la vez, y **Deshacer** lo recupera hasta que haya elegido la última mano.
    - Pulsa una carta para jugarla. Las que pasarían de 31 no tienen botón.
    { $counting ->
        [automatic] - **{ verb-show }** muestra tu mano, ya contada.
       *[other] - **{ verb-count }**: di cuánto vale tu mano, o escribe `/count word:8`.
    }{ $counting ->
        [muggins] {" "}**{ verb-claim }** reclama lo que se le escapó a tu rival, **{ verb-pass }** lo deja estar.
       *[other] {""}
    }
    - El tablero: cada bando tiene una clavija detrás y otra delante. La distancia entre ellas es lo último que anotó.
    { $counting ->
        [automatic] `/view hand` dice cuánto vale tu mano,
       *[other] `/view hand` lista tus cartas,
    } `/view points` de dónde vienen los puntos de cada cual.
help-cribbage-strategy = { $low_ball ->
    [yes]
        - Guarda cartas alejadas entre sí: ni pares, ni vecinas, ni quinces. Lo mejor es una mano que no valga nada.
        - En tu propio crib, aparta también cartas alejadas. En uno ajeno, pares, cincos y cartas que sumen quince.
        - Deja la cuenta en 5 o 21: puede que quien sigue solo tenga una carta que vale diez.
        - Suelta pronto las cartas bajas. No te conviene jugar la última carta de una cuenta.
        - Cerca de la meta, piensa en el orden: quien no reparte cuenta primero, y puede ser quien llegue.
   *[no]
        - Guarda escaleras y cartas que formen quinces. Cada cinco va con dieciséis cartas que valen diez.
        - En tu propio crib, aparta pares, cincos y cartas que sumen cinco o quince. En uno ajeno, cartas alejadas, como un rey y un nueve.
        - Sal con un cuatro o menos: nadie puede hacer quince con la carta siguiente.
        - Sal de un par. Si tu rival lo empareja, haces un trío.
        - No dejes la cuenta en 5 ni en 21: dieciséis cartas puntúan entonces.
        - Guarda una carta baja para el final de una cuenta.
        - Cerca de la meta, piensa en el orden: quien no reparte cuenta primero.
}
help-cribbage-scoring =
    - **En el juego**: 15: 2 · 31: 2 · par 2 · trío 6 · cuarteto 12 · escalera de tres o más, en cualquier orden: su largo{ $go_points ->
        [0] {""}
       *[other] {" "}· paso o última carta { $go_points }
    }{ $flush_in_play ->
        [yes] {" "}· color: su largo
       *[no] { "" }
    }.
    - **En el recuento**: cada quince 2 · par 2 · trío 6 · cuarteto 12 · escalera: su largo, de cada manera · color en una mano (sus { $variant ->
        [five] tres
        [seven] cinco
       *[other] cuatro
    } cartas) { $variant ->
        [five] 3, o 4
        [seven] 5, o 6
       *[other] 4, o 5
    } con la carta de corte; en el crib 5, solo si coinciden las cuatro y la carta de corte · **jota del palo**, la del palo de la carta de corte: 1.
    { $skunks ->
        [0] { "" }
       *[other] { $variant ->
            [three] Si quienes pierden reciben una **paliza**, a más de 30 puntos, la victoria vale dos partidas del encuentro{ $skunks ->
                [one] .
               *[other] ; si se quedan a más de 60, es una paliza doble y vale { $double_skunk ->
                    [3] tres
                   *[other] cuatro
                }.
            }
           *[other] Quien pierde a más de 30 puntos recibe una **paliza** y pierde dos partidas del encuentro{ $skunks ->
                [one] .
               *[other] ; a más de 60 es una paliza doble y pierde { $double_skunk ->
                    [3] tres
                   *[other] cuatro
                }.
            }
        }
    }
help-cribbage-words =
    - **Crib**: las cartas apartadas, que cuentan para quien reparte. **Carta de corte**: la que se descubre.
    - **Mano**: { $variant ->
        [three] el asiento a la izquierda de quien reparte
        [partners] el asiento a la izquierda de quien reparte
       *[other] quien no reparte
    }, que juega y cuenta primero.
    - **Jota de corte**: una jota como carta de corte, 2 para quien reparte. **Jota del palo**: en una mano, la jota del palo de la carta de corte, 1.
    - **Quince dos, quince cuatro y un par hacen seis**: así se cuenta una mano en voz alta.
    - **Trío, cuarteto**: tres y cuatro del mismo valor.
    - **Paso**: no puedes jugar.{ $counting ->
        [muggins] {" "}**Muggins**: "Me apunto lo que se te escapó".
       *[other] {""}
    }
    { $variant ->
        [five] {""}
        [seven] {""}
       *[other] - **Diecinueve**: una mano que no vale nada, porque ninguna mano de cuatro vale diecinueve.
    }
    - **Anotar**: sumar puntos en el tablero.{ $skunks ->
        [0] {""}
       *[other] {" "}**Paliza**: ganar por más de 30 puntos.
    }

fact-may-crib = Puedes apartar { $count ->
    [one] cualquier carta
   *[other] { $count } cartas cualesquiera
} para el crib, que es de { $seat }.
fact-may-play = Puedes jugar { $cards }.
fact-may-show = Puedes mostrar { own-hand-or-crib }.
fact-may-count = Dices cuánto vale { own-hand-or-crib }.
fact-may-claim = { $winner } contó { $points }. Puedes reclamar lo que se le escapó.
fact-may-pass = Puedes no reclamar nada.
fact-past-thirty-one = { $card } haría pasar la cuenta de 31.

fact-do-crib = Aparta { $cards }.
fact-do-show = Muestra tus cartas.
fact-do-count = Cuenta { $onto }.
fact-do-claim = Reclama { $onto }.
fact-do-pass = No reclames nada.
fact-hint-keeps = Te quedas con { $cards }, que con la carta de corte valen { $points } de media.
fact-hint-crib-yours = El crib cuenta para ti, así que { $cards } { $count ->
    [one] aún puede puntuar ahí.
   *[other] no se pierden: aún pueden puntuar ahí.
}
fact-hint-crib-theirs = { $count ->
    [one] El crib es de { $seat }, y { $cards } no es un cinco: regala poco.
   *[other] { $cards } no puntúan juntas en el crib de { $seat }.
}
fact-hint-crib-gives = { $count ->
    [one] { $cards } es un cinco y puede puntuar
   *[other] { $cards } pueden puntuar
} en el crib de { $seat }, pero lo que guardas vale más.
fact-hint-crib-average = Con { $cards } dentro, el crib de { $seat } vale { $points } de media.
fact-hint-lays-best = Entre mano, crib y juego, son { $points } más que apartando { $cards }, lo segundo mejor.
fact-hint-lays-best-in-play = Apartar { $cards } vale lo mismo en mano y crib; en el juego, esto es mejor: { $points } en total.
fact-hint-scores = { $card } anota { $pegs }{ $sum ->
    [yes] : { $points } en total.
   *[no] .
}
pegs-fifteen = { $points } por 15
pegs-thirty-one = { $points } por 31
pegs-pair = { $points } por un par
pegs-pair-royal = { $points } por un trío
pegs-double-pair-royal = { $points } por un cuarteto
pegs-run = { $points } por una escalera de { spelt }
pegs-flush = { $points } por un color de { spelt }
fact-hint-safe-lead = Nadie puede hacer 15 con una carta después de { $card }.
fact-hint-pair-lead = Si alguien empareja { $card }, puedes hacer un trío.
fact-hint-nothing-near = Desde { $points }, nadie puede hacer { $goal } con una carta.
fact-hint-cannot-play = Tras ese paso, nadie puede puntuar desde { $points }.
fact-hint-cannot-reach = Tras ese paso, nadie puede hacer 15 desde { $points }.
fact-hint-average = { $low_ball ->
    [yes] De media es lo que menos puntos cuesta, con lo que puede tener el resto.
   *[no] De media es lo que más puntúa, con lo que puede tener el resto.
}
fact-hint-race = Cerca del final de la partida decide la probabilidad de ganar, no los puntos.
fact-hint-only-card = Es la única carta que puedes jugar.
fact-hint-show = Las manos se cuentan por ti.
fact-hint-count = Las cartas de { $winner } valen { $points ->
    [0] nada.
   *[other] { $points }: { $combination }.
}

fact-has-played = { $seat } ha jugado { $cards }.
fact-unseen-crib = { $count ->
    [one] 1 de ellas está en el crib.
   *[other] { $count } de ellas están en el crib.
}
fact-predict-above = { $seat } dijo paso, así que no tiene ninguna carta que valga { $points } o menos.
fact-keeping = Guarda { $cards }: { $points } de media.

lesson-cribbage-aim = { $low_ball ->
    [yes] Pierde quien llega primero a { $target } puntos. Los puntos vienen de cartas que van juntas, en el juego y en el recuento.
   *[no] Gana quien llega primero a { $target } puntos. Los puntos vienen de cartas que van juntas, en el juego y en el recuento: quinces, pares y escaleras.
}{ $variant ->
    [partners] {" "}Anotas con tu pareja, que está enfrente.
   *[other] { "" }
}
lesson-cribbage-crib = Hay que **{ verb-crib }** { $laid ->
    [one] una carta
   *[other] { $laid } cartas
} para el **crib**. Cuenta para quien reparte: { $seat }. Guarda { $low_ball ->
    [yes] lo que puntúa poco.
   *[no] lo que puntúa junto.
}
lesson-cribbage-start = Quien no reparte anota 3 antes de descubrirse la carta de corte{ $start ->
    [every] , para compensar el crib.
   *[first] , solo en el primer reparto.
}
lesson-cribbage-heels = La carta de corte es una jota: quien reparte anota 2 por la **jota de corte**.
lesson-cribbage-play = Pulsa una carta para **{ verb-play }**. La cuenta llega hasta 31. { $low_ball ->
    [yes] No hagas 15, 31, un par ni una escalera con las últimas cartas: eso puntúa.
   *[no] Para puntuar, haz 15 o 31, un par o una escalera con las últimas cartas.
}
lesson-cribbage-scored-in-play = Los puntos del juego se anotan enseguida. El tablero muestra las dos clavijas de cada bando: la distancia es lo último que anotó.
lesson-cribbage-go = Quien no puede quedarse en 31 o menos dice **paso**. Es automático, y delata lo que no tiene. { $go_points ->
    [0] Una carta que llega a 31 anota 2.
   *[other] La última carta antes de una cuenta nueva anota { $go_points }, o 2 si llega a 31.
}{ $variant ->
    [five] {" "}Con cinco cartas, el juego se detiene ahí.
   *[other] { "" }
}
lesson-cribbage-show = Ahora se cuentan las manos con la carta de corte, primero la de quien no reparte. Pulsa **{ verb-show }**.
lesson-cribbage-count = Ahora di cuánto valen tus cartas con la carta de corte: pulsa **{ verb-count }** y elige el número.
lesson-cribbage-claim = Alguien ha contado. Si se le escapó algo, pulsa **{ verb-claim }** y elige cuánto.
lesson-cribbage-close = La meta está cerca. Recuerda que quien no reparte cuenta primero.
lesson-cribbage-scored = La ronda ha terminado, y reparte el asiento siguiente. Pulsa **{ verb-deal }** para seguir.

guide-cribbage-crib = { $low_ball ->
    [yes] Aquí los puntos son malos. Guarda cartas que puntúen poco, y aparta { $cards }. Repartes tú, así que al final el crib cuenta para ti, y también conviene que sea pobre.
   *[no] Guarda las cartas que puntúan juntas, y aparta { $cards }. Repartes tú, así que el crib { $yours ->
        [partners] es de tu pareja y tuyo
       *[alone] es tuyo
    }: al final cuenta para ti.
}
guide-cribbage-play = Juega { $cards }. Las cartas se suman hasta 31 como máximo, y { $low_ball ->
    [yes] 15, los pares y las escaleras de las últimas cartas puntúan. Aquí no te conviene.
   *[no] puntúas con las últimas cartas jugadas.
}
guide-cribbage-play-again = { $low_ball ->
    [yes] Juega { $cards }: no anota nada.
   *[no] Ahora no puntúa nada, así que juega { $cards } y no dejes nada fácil.
}
guide-cribbage-play-scores = { $low_ball ->
    [yes] Con { $cards } no puedes evitarlo: anota { $pegs }{ $sum ->
        [yes] , { $points } en total.
       *[no] .
    }
   *[no] Juega { $cards }: anota { $pegs }{ $sum ->
        [yes] , { $points } para ti.
       *[no] .
    }
}
guide-cribbage-show = { $stops ->
    [yes] Con cinco cartas, el juego se detiene tras una cuenta.
   *[no] El juego ha terminado.
} Ahora se cuentan las manos con la carta de corte. { $others ->
    [one] Tu rival ya ha mostrado
   *[other] El resto ya ha mostrado
}, y te toca a ti: **{ verb-show }**.
guide-cribbage-show-crib = Al final viene el crib, que es tuyo: **{ verb-show }**.
guide-cribbage-done = { $low_ball ->
    [yes] **¡Poco, como debe ser!**
   *[no] **¡Bien anotado!**
} Eso es un reparto entero: apartar, jugar, mostrar. Ahora reparte el asiento siguiente, y quien llega primero a { $target } { $low_ball ->
    [yes] pierde
   *[no] gana
}. Desde aquí juegas por tu cuenta, y **{ button-hint }** bajo tu mano muestra siempre una buena jugada.
