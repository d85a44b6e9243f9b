### How to play, in ten lines.

help-rubicon-brief =
    - Dos participantes y { $packs } barajas de 32 cartas. De mayor a menor: A 10 K Q J 9 8 7. Cuidado con el diez: solo el as lo supera.
    - Recibes { $hand_size } cartas. No se descubre ninguna: al principio no hay **triunfo**.
    - **Mientras hay mazo** se juega cualquier carta: no hay que asistir. Gana la carta más alta del palo de salida, o un triunfo.
    - Quien gana la baza puede hacer una **declaración**: los botones dicen cuál y por cuántos puntos. Después roban las dos manos.
    - El primer matrimonio (rey y reina de un palo) o la primera escalera hace triunfo su palo{ $bezique ->
        [trump] , y un bezique el de su reina
       *[fixed] {""}
    }.
    - Las cartas declaradas están en la mesa, pero puedes jugarlas. Si juegas una y otra ocupa su lugar, la declaración vuelve a puntuar.
    - Una mano sin rey, reina ni jota es **carta blanca**: muéstrala antes de tu primera carta por { $blanche_points } puntos.
    - **Sin mazo** ya no se declara. Hay que asistir, con una carta más alta si puedes; si no puedes asistir, debes jugar triunfo. La última baza vale { $last_trick_points }.
    - La puntuación más alta gana el reparto: la diferencia en centenas, y { $game_points }. Quien pierde con menos de { $target } queda en **rubicón**: el otro lado recibe la suma. { $partie ->
        [one] La partida tiene un reparto.
       *[other] La partida tiene { $partie } repartos.
    }
