### Rummy 500: ayuda, lo que se puede hacer y por qué, pistas, y lo que aprende quien empieza.

help-rummy500-rules =
    { $partners ->
        [yes] Cuatro participantes en dos parejas; la tuya se sienta enfrente.
       *[no] Para { $listed } participantes{ $most ->
            [6] ; desde cinco, con dos barajas
           *[other] {""}
        }.
    } { $dealt ->
        [0] Entre dos, cada mano tiene 13 cartas; entre más, 7.
       *[other] Cada mano tiene { $dealt } cartas.
    } El pozo está **extendido**: ves todas sus cartas. { $jokers ->
        [0] { "" }
        [one] Cada baraja tiene un joker, que es comodín.
       *[other] Cada baraja tiene { $jokers } jokers, que son comodines.
    }
    ### Un turno
    Roba del mazo, o toma del pozo. { $upcard_melded ->
        [yes] Puedes tomar cualquier carta del pozo
       *[no] Puedes tomar el último descarte, o cualquier carta de debajo
    } si la **bajas al momento**; con ella vienen todas las que tiene encima.
    Después baja cuantas veces quieras: **grupos** (tres o cuatro del mismo valor, de palos distintos), **escaleras** (tres o más seguidas de un palo, con el as bajo o alto), y cartas **colocadas** en combinaciones de cualquiera. Al final de tu turno, descarta una carta. Una carta que tomaste sola no se puede descartar en el mismo turno.
    { $first_meld ->
        [0] { "" }
       *[other] Lo primero que baja { $partners ->
            [yes] una pareja
           *[no] cada participante
        } en una ronda debe sumar { $first_meld } puntos o más, de una vez.
    }
    { $jokers ->
        [0] {""}
       *[other]
            ### Jokers
            Un joker vale por una carta de una combinación: uno como máximo en un grupo, y al menos dos cartas de verdad en una escalera. { $joker_exchange ->
                [yes] Si tienes la carta por la que vale, puedes ponerla ahí, tomar el joker y bajarlo otra vez en el mismo turno.
               *[no] Se queda donde está.
            }
    }
    ### El final
    La ronda termina cuando a alguien no le quedan cartas{ $last_discard ->
        [yes] , con un último descarte
       *[no] , con o sin descarte
    }. { $empty_stock ->
        [ends] También termina con el turno en que se acaba el mazo.
       *[pile] Cuando el mazo está vacío, aún se puede tomar del pozo; la ronda termina cuando alguien pasa.
    }
    { $rummy ->
        [yes] { "**" }¡Rummy!** Si alguien descarta una carta que encaja en una combinación de la mesa, la coloca quien antes pulse **{ verb-claim }**, hasta que robe el asiento siguiente.
       *[no] { "" }
    }
help-rummy500-play =
    - **{ verb-draw }**, o pulsa una carta del pozo: "9♣ y 4 más" toma esa carta y todas las que tiene encima.
    - Tus mejores combinaciones tienen botones. Para otras, pulsa **{ more-meld }** y elige las cartas. `/meld cards: 7H onto:` coloca una carta.
    - Pulsa la carta que descartas.
    - **{ verb-undo }** recoge lo que bajaste y lo que tomaste del pozo, nunca lo robado.
    `/view melds` dice quién bajó qué, `/view hand` lo que tienes.
help-rummy500-strategy =
    - Las combinaciones solo puntúan en la mesa. Bájalas antes de que alguien cierre.
    - Vale la pena tomar un pozo grande si te da combinaciones. Sus cartas suman cuando están bajadas, y restan hasta entonces.
    - Fíjate en el pozo. Una pareja, o dos cartas seguidas, invitan a quien tenga la tercera.
    - No descartes lo que encaja en una combinación de la mesa. Colócalo tú.
    - Cuando a alguien le quedan dos o tres cartas, deshazte de ases y figuras.
help-rummy500-scoring =
    { $partners ->
        [yes] Una pareja se apunta lo que ha bajado entre ambas manos, menos lo que les queda.
       *[no] Te apuntas lo que has bajado, menos lo que te queda en la mano.
    }
    - Los dieces y las figuras valen 10, las demás { $card_points ->
        [pips] su número
       *[fives] 5
    }.
    - Los ases valen { $aces ->
        [by-use] 15, pero 1 en una escalera con el dos
        [fifteen] 15
       *[one-in-hand] 15, pero 1 en una escalera con el dos, y 1 en tu mano
    }.{ $jokers ->
        [0] {""}
       *[other] {" "}Un joker vale 15.
    }
    { $one_turn_doubles ->
        [yes] - Si cierras sin haber bajado nada antes de ese turno, lo que bajas cuenta doble.
       *[no] { "" }
    }
    Gana { $partners ->
        [yes] la pareja que llega primero
       *[no] quien llega primero
    } a { $target } puntos. Si en una ronda llega más de un bando, gana la puntuación más alta; con empate, sigue otra ronda. Los puntos pueden bajar de 0.
help-rummy500-words =
    - **Grupo, escalera**: tres o cuatro del mismo valor; tres o más seguidas de un palo.
    - **Bajar**: poner en la mesa un grupo o una escalera.
    - **Colocar**: añadir una carta a una combinación de la mesa. Cuenta para ti.
    - **Pozo**: las cartas descartadas, extendidas a la vista. **Mazo**: las cartas para robar.
    - **Cerrar**: jugar tu última carta.

fact-may-take = Puedes tomar { $card }{ $count ->
    [0] .
    [one] {" "}con la carta que tiene encima.
   *[other] {" "}con las { $count } cartas que tiene encima.
}
fact-may-meld = Puedes bajar { $cards } (+{ $points }).
fact-may-discard = Puedes descartar{ $barred ->
    [yes] {" "}cualquier carta menos { $card }, que acabas de tomar
   *[no] {" "}cualquier carta
}.
fact-may-claim = Puedes reclamar { $card } y colocarla.
fact-do-claim = Di "¡Rummy!".
fact-do-take = Toma { $cards }{ $above ->
    [0] .
    [one] {" "}y la carta que tiene encima.
   *[other] {" "}y las { $above } cartas que tiene encima.
}
fact-do-meld = { $count ->
    [one] { $joker ->
        [yes] Pon { $cards } en lugar de { $onto }.
       *[no] Coloca { $cards } en { $onto }.
    }
   *[other] Baja { $cards }.
}
fact-hint-take = Te da { number-of-points } en combinaciones.
fact-hint-take-plain = Puede formar una combinación con tus cartas.
fact-hint-take-cost = { $count ->
    [one] Con ella viene 1 carta, que resta hasta que la bajes.
   *[other] Con ella vienen { $count } cartas, que restan hasta que las bajes.
}
fact-hint-draw = No puedes tomar nada del pozo.
fact-hint-draw-rather = Una carta nueva ayuda más que el pozo.
fact-hint-meld = Da { number-of-points }, y ya no resta.
fact-hint-meld-joker = Te llevas el joker y puedes bajarlo otra vez.
fact-hint-loose = { $card } no va con ninguna de tus cartas.
fact-hint-safe = { $card } no encaja en ninguna combinación de la mesa.
fact-hint-high = { $points ->
    [one] 1 punto menos en tu mano.
   *[other] { $points } puntos menos en tu mano.
}
fact-hint-claim = Te da { number-of-points } sin coste.
fact-hint-pass = No puedes tomar nada del pozo.
fact-hint-pass-rather = El pozo no vale sus cartas, y pasar termina la ronda.
fact-hint-pass-claim = Renuncias a los puntos, pero no enseñas tus cartas.

lesson-rummy500-aim = Baja grupos y escaleras: tres o cuatro del mismo valor, o tres o más seguidas de un palo. Lo que bajas suma para { $partners ->
    [yes] tu pareja y para ti, y lo que quede en ambas manos al final resta
   *[no] ti, y lo que te quede al final resta
}. Gana quien llega primero a { $target } puntos.
lesson-rummy500-draw = Pulsa **{ verb-draw }**, o toma del pozo. { $upcard_melded ->
    [yes] Puedes tomar cualquiera de sus cartas
   *[no] Siempre puedes tomar el último descarte, y una carta de debajo
} si la bajas al momento; con ella vienen todas las que tiene encima.
lesson-rummy500-meld = Puedes **{ verb-meld }**: pulsa uno de los botones. Las combinaciones solo cuentan en la mesa, así que no las guardes demasiado.
lesson-rummy500-lay-off = Hay combinaciones en la mesa. Una carta que encaje en una se puede colocar, la haya bajado quien la haya bajado, y cuenta para ti.
lesson-rummy500-owed = Tomaste una carta del pozo para bajarla, así que eso va primero. **{ verb-undo }** la devuelve.
lesson-rummy500-discard = Termina tu turno con un descarte. Lo mejor es una carta que no va con nada, ni en tu mano ni en la mesa.
lesson-rummy500-claim = Este descarte encaja en una combinación de la mesa. Pulsa **{ verb-claim }** antes de que robe el asiento siguiente, y cuenta para ti.
lesson-rummy500-last = El mazo se acaba{ $empty_stock ->
    [ends] , y con él la ronda
   *[pile] . Después solo podrás tomar del pozo, y la ronda termina cuando alguien pasa
}. Baja lo que puedas.
lesson-rummy500-scored = La ronda está puntuada: lo que bajaste, menos lo que te quedaba. Pulsa **{ verb-deal }** para seguir.

guide-rummy500-draw = Cada turno empieza con una carta: roba del mazo, o toma del pozo, donde ves todas las cartas. Ahí no hay nada que te sirva todavía, así que roba.
guide-rummy500-draw-again = Nada del pozo encaja con tus cartas, así que roba otra vez.
guide-rummy500-meld = { $cards } son una escalera. Bájala: las combinaciones solo puntúan en la mesa, aquí { $points } puntos.
guide-rummy500-meld-again = { $cards }, con una carta que acabas de tomar, son un grupo. Bájalo, por { $points } puntos más.
guide-rummy500-discard = Termina tu turno con un descarte. { $cards } cuesta mucho si sigue en tu mano al final, y no va con nada de lo que tienes.
guide-rummy500-discard-again = Descarta { $cards }. No encaja en ninguna combinación de la mesa, así que nadie puede colocarla.
guide-rummy500-take = Puedes tomar cualquier carta del pozo si la bajas al momento. { $cards } encaja en la escalera de picas que bajó tu rival, y con ella vienen todas las que tiene encima. ¡Entre ellas hay un diez!
guide-rummy500-owed = La carta que tomaste se baja primero. Puedes colocar cartas en combinaciones de cualquiera, y cuentan para ti: pon { $cards } en las picas.
guide-rummy500-lay-off = { $cards } encaja en tu escalera. Tu rival también colocó una ahí: cada carta cuenta para quien la bajó.
guide-rummy500-done = **¡Bien jugado!** Así es Rummy 500: baja pronto, busca combinaciones en el pozo y no te quedes con cartas altas. Desde aquí juegas por tu cuenta, y **{ button-hint }** bajo tu mano muestra siempre una buena jugada.
