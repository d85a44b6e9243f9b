### Cómo se juega, en diez líneas.

help-ecarte-brief =
    - Dos participantes, cinco cartas en cada mano. Se descubre una carta, y su palo es **triunfo**. La partida es a { $target } { $target ->
        [one] punto
       *[other] puntos
    }.
    - De mayor a menor: K Q J A 10 9 8 7. El as va por debajo de la jota.{ $bowers ->
        [yes] {" "}En triunfos, lo más alto son las dos jotas de ese color.
       *[no] {""}
    }
    - **Antes de jugar**, quien no reparte puede **proponer** un cambio de cartas. Si quien reparte **acepta**, cada mano aparta cartas y roba otras tantas; después se puede proponer otra vez.
    - { $vulnerable ->
        [yes] Con buenas cartas, no propongas, o rehúsa. Pero si lo haces al principio y pierdes, te cuesta 2 puntos.
       *[no] Con buenas cartas, no propongas, o rehúsa.
    }
    - { $king ->
        [none] El rey de triunfo no puntúa.
        [by-itself] El rey de triunfo anota 1 punto por sí solo.
       *[announced] El rey de triunfo anota 1 punto si lo anuncias antes de tu primera carta.
    }
    - Asiste si puedes{ $must_head ->
        [yes] , con una carta más alta si puedes
       *[no] {""}
    }. { $must_trump ->
        [yes] Si no puedes, debes fallar con un triunfo.
       *[no] Si no puedes, juega cualquier carta.
    }
    - Tres o cuatro bazas valen 1 punto, las cinco valen 2.
