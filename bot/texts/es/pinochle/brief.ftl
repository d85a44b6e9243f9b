### Cómo se juega, en diez líneas.

help-pinochle-brief =
    - Dos participantes puntúan por **declaraciones**, como rey y reina de un palo, y por las cartas ganadas en bazas. La partida es a { $target } puntos.
    - De mayor a menor: A 10 K Q J { $pack_size ->
        [64] 9 8 7
       *[48] 9
    }, dos de cada en cada palo. Cuidado con el diez: solo el as lo supera.
    - Recibes { $hand_size } cartas. Se descubre la siguiente, y su palo es **triunfo**.
    - **Mientras hay mazo**, juega cualquier carta: no hay que asistir. Gana la carta más alta del palo de salida, o un triunfo.
    - Quien gana una baza puede **declarar**: los botones dicen qué y por cuántos puntos. Después roba cada mano.
    - Las cartas declaradas están en la mesa, pero aún puedes jugarlas.
    - **Cuando se acaba el mazo**, ya no se declara, y hay que asistir{ $overplay ->
        [always] , con una carta más alta si puedes
        [trumps] , y a los triunfos con uno más alto si puedes
       *[never] {""}
    }. { $must_trump ->
        [yes] Si no puedes, debes jugar triunfo.
       *[no] Si no puedes, juega cualquier carta.
    }
    - { $phase_one_tricks ->
        [no] Las bazas solo cuentan desde entonces.
       *[other] Todas las bazas cuentan.
    } Los ases y los dieces son lo que más vale en ellas.
    - { $scored_at_end ->
        [yes] Los puntos cuentan cuando termina la ronda.
       *[no] Cuando tienes { $target } puntos en tu turno y aún hay mazo, **toca**, y ganas.
    }
