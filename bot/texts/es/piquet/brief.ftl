### Cómo se juega, en diez líneas.

help-piquet-brief =
    - Dos participantes, doce cartas en cada mano de una baraja de 32, sin triunfos. Quien reparte es **postre**, la otra persona es **mano**.
    - { $partie ->
        [to-target] La partida termina con el reparto en que alguien llega a { $target }, y gana la puntuación más alta.
        [four] Una partida tiene cuatro repartos, y gana la puntuación más alta.
       *[six] Una partida tiene seis repartos, y gana la puntuación más alta.
    }
    - **Cambio**: la mano aparta de una a cinco cartas y roba otras tantas de las ocho que quedan; después el postre { $younger_must_exchange ->
        [yes] al menos una
       *[no] ninguna o algunas
    } del resto.
    - Las **declaraciones** puntúan por lo que tienes, pero solo para quien tiene lo mejor:
    - el **punto**, tu palo más largo (1 por carta); las **secuencias**, tres o más seguidas de un palo (de 3 por tres cartas a 18 por ocho);
    - los **tríos y catorces**, tres (3) o cuatro (14) ases, reyes, reinas, jotas o dieces. { $declarations ->
        [automatic] Todo se declara por ti.
       *[chosen] Un botón declara todo lo que tienes.
    }
    - **Juego**: sale la mano. Asiste si puedes; gana la carta más alta de ese palo. Salir con una carta y ganar una baza valen 1{ $low_cards_count ->
        [yes] .
       *[no] , solo con dieces y cartas más altas.
    }
    - Más de seis bazas valen 10, las doce 40.
    - Treinta puntos antes de que tu rival tenga alguno dan **pique** (30 más) o, antes del juego, **repique** (60 más).
