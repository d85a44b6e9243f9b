### Cómo se juega, en diez líneas.

help-rummy500-brief =
    - Baja **combinaciones** y apúntate lo que valen. Lo que te quede en la mano al final de la ronda cuesta puntos. La partida es a { $target } puntos.{ $partners ->
        [yes] {" "}Tu pareja se sienta enfrente y puntúa contigo.
       *[no] {""}
    }
    - Las combinaciones son **grupos** (tres o cuatro del mismo valor, de palos distintos) y **escaleras** (tres o más seguidas de un palo).
    - **Tu turno**: roba una carta, o toma del pozo; después baja todo lo que quieras; después descarta una carta.
    - Todo el pozo está a la vista. { $upcard_melded ->
        [yes] Puedes tomar cualquiera de sus cartas
       *[no] Puedes tomar la carta de encima, o cualquiera de debajo
    } si la **bajas al momento**. Con ella vienen todas las que tiene encima.
    - También puedes **colocar** cartas de una en una en combinaciones de cualquiera. Puntúan para ti.{ $first_meld ->
        [0] {""}
       *[other] {" "}Pero lo primero que bajas en una ronda debe sumar { $first_meld } o más.
    }
    - Los dieces y las figuras valen 10, los ases 15 o, en una escalera con el dos, 1, las demás { $card_points ->
        [pips] su número
       *[fives] 5
    }.{ $jokers ->
        [0] {""}
       *[other] {" "}Los jokers son comodines y valen 15.
    }
    - La ronda termina cuando a alguien no le quedan cartas{ $last_discard ->
        [yes] {" "}tras un descarte
       *[no] {""}
    }{ $empty_stock ->
        [ends] , o cuando se acaba el mazo.
       *[pile] .
    }{ $rummy ->
        [yes]
            {""}
            - **¡Rummy!** Si alguien descarta una carta que encaja en una combinación de la mesa, reclámala antes que nadie.
       *[no] {""}
    }
