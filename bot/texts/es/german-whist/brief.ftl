### Cómo se juega, en diez líneas.

help-german-whist-brief =
    - Dos participantes, 13 cartas en cada mano, con el as como la más alta. Se descubre la siguiente, y su palo es **triunfo**.
    - Asiste si puedes; si no, juega cualquier carta. Gana la más alta del palo de salida, o un triunfo sobre otro palo.
    - **Fase uno**: quien gana una baza se lleva la carta vista del mazo, y la otra mano la siguiente, sin verla. { $phase_one_tricks ->
        [yes] Estas bazas también cuentan.
       *[no] Estas bazas no cuentan: se juegan por mejores cartas.
    }
    - Así que gana la carta vista si es buena, y pierde la baza si es mala.
    - **Fase dos**, sin mazo: las últimas trece bazas. { $tricks_counted ->
        [over-six] Cuenta cada una a partir de la séptima.
       *[all] Cuentan todas.
    }
    - { $won_by ->
        [points] Cada baza que cuenta es un punto. La partida es a { $target } puntos.
       *[rounds] Gana la ronda quien tiene más bazas de las que cuentan. { $target ->
            [one] Con una ronda se gana la partida.
           *[other] Gana la partida quien llega primero a { $target } rondas.
        }
    }
