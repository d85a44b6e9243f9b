### Whist alemán: sus nombres, lo que se hace y se ve en la mesa, y sus opciones.

## Nombres

game-german-whist = Whist alemán
called-german-whist = { $preset }
preset-german-whist = Whist alemán
preset-fifty = Whist alemán a 50

## Lo que pasó

event-took = { $seat } toma la carta vista, { $cards }.
event-turned = Se descubre { $cards }.
event-phase-two = El mazo se ha acabado. Desde ahora cuenta cada baza. Triunfo: { $target }.
# Todas las bazas valen lo mismo, así que no se dicen sus puntos.
event-trick-won = { $seat } gana { $cards }.
did-trick = gana { $cards } con { $card }
did-trick-won = gana { $cards }

## Los puntos y la mesa en palabras

score-round-won = ronda ganada
fact-phase-one = Ronda { $round }, baza { $trick }, fase uno: se juega por la carta vista. Reparte: { $seat }. { goes-to }
fact-phase-two = Ronda { $round }, baza { $trick }, fase dos: cuenta cada baza. Reparte: { $seat }. { goes-to }
fact-stock-over = { $card } está a la vista en el mazo, con { $count ->
    [one] 1 carta oculta
   *[other] { $count } cartas ocultas
} debajo.
fact-points = { $side } tiene { number-of-points } y ha ganado { tricks-won } en esta ronda; { $standing ->
    [0] no cuenta ninguna
   *[other] { $standing ->
        [one] cuenta 1
       *[other] cuentan { $standing }
    }
}.
brief-points = { number-of-points }, { tricks-won }, cuentan { $standing }

## Ayuda

help-german-whist-rules =
    Dos participantes y 52 cartas, con el as como la más alta. Cada mano recibe trece. La siguiente se descubre: su palo es **triunfo** durante toda la ronda.
    ### Fase uno: con mazo
    Sale quien no reparte. Debes asistir si puedes; si no, juega cualquier carta. Gana la más alta del palo de salida, o un triunfo sobre otro palo. Quien gana toma la carta vista del mazo, la otra mano recibe la siguiente sin verla, y se descubre otra. Quien gana sale en la baza siguiente. { $phase_one_tricks ->
        [yes] Estas bazas también cuentan.
       *[no] Estas bazas no cuentan: se juegan por mejores cartas.
    }
    ### Fase dos: sin mazo
    Tras trece bazas el mazo se ha acabado. Sale quien ganó la última, y siguen otras trece con las mismas reglas. { $tricks_counted ->
        [over-six] Cuenta cada baza a partir de la séptima.
       *[all] Cuentan todas.
    }
    ### El final
    { $won_by ->
        [points] Cada baza que cuenta es un punto, y gana quien llega primero a { $target }. Si ambas manos llegan en la misma ronda, la meta sube diez.
       *[rounds] Gana la ronda y un punto quien tiene más bazas de las que cuentan. Gana la partida quien llega primero a { $target }. Una ronda empatada no puntúa.
    }
help-german-whist-play =
    - **Jugar**: elige una carta, o escribe `/play KH`. Lo demás va solo: quien gana toma la carta vista, y la otra mano roba. Tu carta nueva está marcada en tu mano.
    - Una carta jugada no vuelve. Solo contra bots, **Volver atrás** recupera una baza, como práctica.
    `/view tricks` lista las bazas de esta fase, `/view points` los puntos de esta ronda, y `/explore` muestra lo que puedes saber de la otra mano.
help-german-whist-strategy =
    - Compara la carta vista con lo que podrías robar a ciegas. Gánala si es triunfo o una carta alta, y deja pasar una mala.
    - Gana con la carta más baja que alcance, y pierde con la más baja que tengas. Las cartas altas y los triunfos son para la fase dos.
    - Recuerda qué cartas vistas tomó tu rival. Al final de la fase uno puedes conocer todas las suyas.
    - La última baza de la fase uno te da la primera salida de la fase dos.
help-german-whist-scoring =
    { $won_by ->
        [points] Una baza que cuenta vale un punto.
       *[rounds] Una ronda vale un punto para quien gana más bazas de las que cuentan.
    } { $phase_one_tricks ->
        [yes] Todas las bazas de la fase uno cuentan
       *[no] Las bazas de la fase uno no cuentan
    }; en la fase dos, { $tricks_counted ->
        [over-six] a partir de la séptima
       *[all] todas
    }. Ganar las trece bazas de la fase dos es un **gran capote**, que entra en los récords.
help-german-whist-words =
    - **Baza**: una carta de cada mano. Quien la gana sale en la siguiente.
    - **Salir, contestar**: jugar la primera carta de una baza, o la segunda.
    - **Triunfo**: el palo que supera a los demás.
    - **Carta vista**: la de encima del mazo, que se lleva quien gana la baza.
    - **Fase uno, fase dos**: las bazas con mazo, y las trece siguientes.
    - **Gran capote**: las trece bazas de la fase dos.

## Opciones

option-won_by = Se juega por
    .about = Una ronda vale un punto, o lo vale cada baza que cuenta.
option-won_by-rounds = rondas ganadas
option-won_by-points = puntos por bazas
option-tricks_counted = Bazas de la fase dos que cuentan
    .about = La fase dos es la parte sin mazo.
option-tricks_counted-all = todas
option-tricks_counted-over-six = a partir de la séptima
option-phase_one_tricks = Cuentan las bazas de la fase uno
    .about = La fase uno es la parte con mazo, que si no se juega solo por mejores cartas.

## Récords

most-grand-slam = Primer gran capote
feat-grand-slam = { $count ->
    [one] 1 gran capote
   *[other] { $count } grandes capotes
}
highlight-most-tricks = Más bazas
highlighted-most-tricks = Fase dos: { $side }, ronda { $round }
