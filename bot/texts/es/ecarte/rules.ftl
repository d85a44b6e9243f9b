### Écarté: su ayuda y sus opciones.

help-ecarte-rules =
    Dos participantes y 32 cartas, desde los sietes. En cada palo el rey es la más alta: K Q J A 10 9 8 7.{ $bowers ->
        [yes] {" "}En triunfos la jota es aún más alta, y también la otra jota de su color, que es triunfo.
       *[no] {""}
    } Cada mano recibe cinco cartas, y se descubre la siguiente: su palo es **triunfo**.
    ### Cambiar
    Quien no reparte **propone** un cambio, o juega. Quien reparte **acepta** o **rehúsa**. Si se acepta, quien no reparte aparta una o más cartas boca abajo y roba otras tantas; después lo hace quien reparte, o se queda con todas. Luego se puede proponer otro cambio, hasta que alguien no quiera o se acabe el mazo. Nadie puede apartar más cartas de las que quedan en el mazo: al principio hay 21, y si la primera mano toma las últimas, quien reparte no recibe ninguna. La carta descubierta nunca se roba.
    ### El rey
    { $king ->
        [none] El rey de triunfo no puntúa.
        [by-itself] El rey de triunfo anota un punto: para quien reparte si es la carta descubierta, o para quien lo tiene cuando se juega la primera carta.
       *[announced] El rey de triunfo anota un punto: para quien reparte si es la carta descubierta, o para quien lo anuncia antes de su primera carta. Salir con él de primera carta también lo anuncia.
    }
    ### Bazas
    Sale quien no reparte. Asiste si puedes. { $must_head ->
        [yes] Al asistir, debes superar la carta de salida si puedes.
       *[no] No hace falta superar la carta de salida.
    } { $must_trump ->
        [yes] Si no puedes asistir, debes fallar con un triunfo si puedes.
       *[no] Si no puedes asistir, juega cualquier carta.
    } Quien gana una baza sale en la siguiente.
help-ecarte-play =
    - **Proponer**, **Jugar sin cambiar**, **Aceptar**, **Rehusar**: con un botón bajo tu mano, o `/propose`, `/stand`, `/accept`, `/refuse`.
    - **Cambiar**: elige una sugerencia o tus propias cartas, o escribe `/exchange 7C 8D`.
    { $king ->
        [announced] - **Rey**: anúncialo antes de tu primera carta, o deja que lo haga `/preferences`.
       *[other] {""}
    }
    - **Jugar**: pulsa una carta, o escribe `/play KH`.
    - Cartas y anuncios no vuelven. Solo contra bots, **Volver atrás** los recupera, como práctica.
    `/view tricks` lista las bazas, `/view points` los puntos, y `/explore` muestra lo que puedes saber de la otra mano.
help-ecarte-strategy =
    - Juega enseguida con tres bazas probables: tres triunfos con uno alto, o dos triunfos y dos reyes.
    - Si no, propón. Cuando repartes, rehúsa solo con unas cartas así{ $vulnerable ->
        [yes] : si rehúsas la primera propuesta y pierdes, tu rival anota 2 puntos.
       *[no] .
    }
    - Conserva triunfos y reyes, y cambia el resto.
    - Sal de un palo con varias cartas. Con dos triunfos además, puedes recuperar la salida.
    { $king ->
        [announced] - Con el rey de triunfo, acuérdate de anunciarlo.
       *[other] {""}
    }
help-ecarte-scoring =
    - Tres o cuatro bazas: 1 punto. Las cinco, un **capote**: 2 puntos.
    - { $vulnerable ->
        [yes] Si quien no reparte juega sin proponer, o quien reparte rehúsa la primera propuesta, y después pierde, quien gana anota 2 puntos, también por tres o cuatro bazas.
       *[no] No importa quién propuso o rehusó.
    }
    - { $king ->
        [none] Los reyes no puntúan.
       *[other] El rey de triunfo: 1 punto.
    }
    - Gana quien llega primero a { $target } puntos, en ese mismo momento.
help-ecarte-words =
    - **Proponer, aceptar, rehusar**: pedir un cambio, y contestar.
    - **Triunfo**: el palo que supera a los demás.
    { $king ->
        [none] {""}
       *[other] - **Rey**: el rey de triunfo, que anota un punto.
    }
    - **Capote**: las cinco bazas.
    { $vulnerable ->
        [yes] - **Con obligación**: quien decidió que no se cambiara nada. Si pierde, la otra mano anota 2 puntos.
       *[no] {""}
    }

option-must_head = Al asistir hay que superar la salida
    .about = Si no, vale cualquier carta del palo.
option-must_trump = Quien no asiste debe fallar
    .about = Si no, vale cualquier carta.
option-bowers = Las jotas del color de triunfo mandan
    .about = Como en el Euchre. Si no, el rey es la más alta.
option-king = El rey de triunfo
    .about = Quien lo tiene anota un punto.
option-king-announced = puntúa si se anuncia
option-king-by-itself = puntúa por sí solo
option-king-none = no puntúa
option-vulnerable = Perder sin cambio cuesta dos puntos
    .about = Es decir, si fue tu decisión no cambiar ninguna carta.
