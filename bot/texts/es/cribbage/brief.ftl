### Cómo se juega, en diez líneas.

help-cribbage-brief =
    - { $low_ball ->
        [yes] Quien llega primero a { $target } puntos **pierde**, así que anota lo menos posible.
       *[no] Gana quien llega primero a { $target } puntos, en mitad de lo que sea.
    }{ $variant ->
        [partners] {" "}Tu pareja se sienta enfrente y anota contigo.
       *[other] {""}
    }
    - **Primero** apartas { $variant ->
        [three] una de tus cinco cartas
        [partners] una de tus cinco cartas
        [five] dos de tus cinco cartas
        [seven] dos de tus siete cartas
       *[six] dos de tus seis cartas
    }. Lo que se aparta entre todas las manos es el **crib**: la segunda mano de quien reparte.
    - Se descubre una **carta de corte**. Cuenta con todas las manos, y si es una jota, quien reparte anota 2.
    - **El juego**: una carta por turno, sumando hasta 31 como máximo. Los ases valen 1, las figuras 10.
    - Anotas 2 por llegar a 15 o a 31, 2 por un par, 6 por tres iguales, 12 por cuatro, y el largo de una escalera de tres o más, en cualquier orden.{ $go_points ->
        [0] {""}
       *[other] {" "}La última carta por debajo de 31 anota { $go_points }.
    }
    - **El recuento**: tu mano con la carta de corte vale 2 por cada quince, 2 por cada par, y el largo de cada escalera. También cuentan un color y la jota del palo de la carta de corte.
    - Quien reparte cuenta al final: primero su mano, luego el crib. { $counting ->
        [automatic] Se cuenta por ti.
        [muggins] Dices cuánto vale tu mano, y tus rivales anotan lo que se te escapa.
       *[by-hand] Dices cuánto vale tu mano, y lo que se te escapa se pierde.
    }
