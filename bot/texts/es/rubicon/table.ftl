### Rubicon and Chinese Bezique: their names, what their players do and see, and why the rules refuse an action.

## Names

game-rubicon = Bezique Rubicón, Bezique chino
called-rubicon = { $preset }
preset-rubicon = Bezique Rubicón
preset-chinese = Bezique chino

verb-blanche = Carta blanca
kind-blanche = mostrar carta blanca

## Melds

target-marriage = matrimonio
target-trump-marriage = matrimonio de triunfo
target-sequence = escalera
target-trump-sequence = escalera de triunfo
target-bezique = bezique
target-double-bezique = doble bezique
target-triple-bezique = triple bezique
target-quadruple-bezique = cuádruple bezique
target-four-aces = cuatro ases
target-four-kings = cuatro reyes
target-four-queens = cuatro reinas
target-four-jacks = cuatro jotas
target-four-trump-aces = cuatro ases de triunfo
target-four-trump-tens = cuatro dieces de triunfo
target-four-trump-kings = cuatro reyes de triunfo
target-four-trump-queens = cuatro reinas de triunfo
target-four-trump-jacks = cuatro jotas de triunfo

## What pickers offer

choice-blanche = Mostrar carta blanca, { $points } puntos
label-blanche = Carta blanca +{ $points }

## What happened

automatic-draw = Robar por mí contra bots, enseguida tras una declaración
asking-play-unshown = Preguntar antes de jugar si podría mostrar carta blanca
caution-play-unshown = Antes podrías mostrar carta blanca: { $points } puntos.
event-carte-blanche = { $seat } muestra carta blanca: { $cards }. { $points } puntos.
event-trump-made = Triunfo: { $target }.
event-trump-undone = Vuelve a no haber triunfo.
event-phase-two = El mazo está vacío y las declaraciones han vuelto a las manos. Desde ahora, hay que asistir. { $target ->
    [none] No hay triunfo.
   *[other] Triunfo: { $target }.
}
event-last-trick = { $seat } gana la última baza: { $points } puntos.
event-deal-won = { $seat } gana el reparto, que vale { $points } puntos.
event-rubicon-won = { $seat } gana con **rubicón**, que vale { $points } puntos.
event-void = El reparto es nulo: hay empate.
# The same as phrases
did-carte-blanche = muestra carta blanca ({ $points } puntos)
did-trump-made = hace triunfo { $target }
did-trump-undone = retira el triunfo
did-last-trick = gana la última baza ({ $points } puntos)
did-deal-won = gana el reparto ({ $points } puntos)
did-rubicon-won = gana con rubicón ({ $points } puntos)

## The lines of the score

score-marriage = matrimonio
score-trump-marriage = matrimonio de triunfo
score-sequence = escalera
score-trump-sequence = escalera de triunfo
score-bezique = bezique
score-double-bezique = doble bezique
score-triple-bezique = triple bezique
score-quadruple-bezique = cuádruple bezique
score-four-aces = cuatro ases
score-four-kings = cuatro reyes
score-four-queens = cuatro reinas
score-four-jacks = cuatro jotas
score-four-trump-aces = cuatro ases de triunfo
score-four-trump-tens = cuatro dieces de triunfo
score-four-trump-kings = cuatro reyes de triunfo
score-four-trump-queens = cuatro reinas de triunfo
score-four-trump-jacks = cuatro jotas de triunfo
score-carte-blanche = carta blanca
score-last-trick = última baza
score-brisques = briscas
score-cut = corte a centenas
score-difference = centenas del otro lado
score-least = al menos 100
score-game = juego
score-rubicon = rubicón: centenas del otro lado
score-rubicon-bonus = rubicón
score-rubicon-brisques = briscas del rubicón
score-below-hundred = perdió con menos de 100
score-settled = reparto perdido

## The table in words

goal-deals = { $deals ->
    [one] 1 reparto, rubicón por debajo de { $target }
   *[other] { $deals } repartos, rubicón por debajo de { $target }
}
fact-phase-one = Reparto { $round } de { $deals }, baza { $trick }, fase uno: se puede declarar, y nadie tiene que asistir. El mazo tiene { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}. Reparte: { $seat }. Quien pierde con menos de { $target } queda en rubicón.
fact-phase-two = Reparto { $round } de { $deals }, baza { $trick }, fase dos: hay que asistir. Reparte: { $seat }. Quien pierde con menos de { $target } queda en rubicón.
fact-points = { $side } tiene { $points } puntos, { $standing } en este reparto hasta ahora, y { tricks-won }.
brief-points = { $points } puntos, { $standing } en este reparto, { tricks-won }
fact-brisques = { $side } tiene { $points } puntos en briscas.
brief-brisques = briscas { $points }
fact-below-line = Te faltan { $needs } puntos para llegar a { $target }. Si pierdes con menos, quedas en rubicón.
fact-can-show-blanche = No tienes rey, reina ni jota. Muestra carta blanca antes de jugar: { $points } puntos.

## Help

help-rubicon-rules =
    Dos participantes y { $packs } barajas de 32 cartas. En cada palo, de menor a mayor: 7 8 9 J Q K 10 A. Cuidado con el diez: solo el as lo supera.
    ### El reparto
    Cada mano recibe { $hand_size } cartas, de tres en tres. No se descubre ninguna, y al principio no hay triunfo. Sale quien no reparte.
    ### Carta blanca
    Si tu mano no tiene rey, reina ni jota, puedes mostrarla antes de tu primera carta: { $blanche_points } puntos. { $blanche_again ->
        [yes] Cada carta que robes después vale otro tanto si la muestras enseguida, hasta que robes un rey, una reina o una jota.
       *[no] Puntúa una vez.
    }
    ### Fase uno: con mazo
    Se sale con cualquier carta, y también se contesta con cualquiera: no hay que asistir. La segunda carta gana si es más alta en el palo de salida, o si es triunfo y la salida no. Entre cartas iguales gana la primera. Quien gana puede hacer una declaración; después cada mano roba una carta, primero quien ganó, que también sale.
    El primer matrimonio o la primera escalera hace **triunfo** su palo, y puntúa como de triunfo. { $bezique ->
        [trump] Un bezique también: el palo de la reina es triunfo. Desde entonces solo son bezique la reina de triunfo y la jota de su pareja. Las parejas son picas y diamantes, corazones y tréboles.
       *[fixed] Un bezique es siempre la reina de picas y la jota de diamantes.
    }
    Las cartas declaradas están boca arriba en la mesa, pero siguen siendo de tu mano: puedes jugarlas.
    ### Usar otra vez cartas declaradas
    Hay tres familias: matrimonios y escaleras; beziques; cuatro iguales. Una carta puede usarse en varias familias. Dentro de una solo sube: de un matrimonio a una escalera, de un bezique a uno doble, triple o cuádruple{ $trump_fours ->
        [yes] , de cuatro cualesquiera a cuatro triunfos
       *[no] {""}
    }.
    La misma declaración otra vez necesita cartas del todo distintas. O juegas una de sus cartas y otra ocupa su lugar, de la mano o de la mesa: entonces puntúa una vez más. Las mismas cartas nunca puntúan dos veces en la misma declaración.
    ### Fase dos: sin mazo
    Todas las cartas vuelven a las manos, y ya no se declara. Ahora hay que asistir, con una carta más alta si puedes. Si no puedes asistir, debes jugar triunfo. La última baza vale { $last_trick_points }.
    ### El valor de un reparto
    La puntuación más alta gana el reparto. Las dos se cortan a centenas. Quien gana recibe la diferencia, al menos 100, y { $game_points } por el juego.
    Si el otro lado tiene menos de { $target }, es un **rubicón**: quien gana recibe la suma de las dos, { $game_points }{ $rubicon_points ->
        [0] {""}
       *[other] {" "}y { $rubicon_points }
    }{ $rubicon_brisques ->
        [0] {""}
       *[other] {" "}y { $rubicon_brisques } por briscas
    }. Perder con menos de 100 cuesta 100 más.
    { $brisques ->
        [rescue] Las **briscas** son los ases y dieces de las bazas, 10 puntos cada una. Las dos manos suman las suyas si eso sube a quien pierde hasta { $target }, de modo que no es rubicón, o si hay empate. En un rubicón solo deshacen el empate. Quien ganaba sigue ganando.
        [always] Las **briscas** son los ases y dieces de las bazas: las dos manos suman 10 puntos por cada una.
       *[never] Los ases y dieces de las bazas no cuentan.
    } Si sigue el empate, el reparto es nulo.
    ### El final
    { $partie ->
        [one] La partida tiene un reparto.
       *[other] La partida tiene { $partie } repartos, y sus valores se suman.
    } Mientras haya empate, sigue otro reparto.
help-rubicon-play =
    - **Jugar**: elige una carta, o escribe `/play card:`. La lista va por palos, con el triunfo al final, y muestra qué cartas aún podrías declarar.
    - **Bajar** tras ganar una baza en la fase uno: se ofrecen todas las declaraciones de tu mano con sus puntos, la mejor primero. `/meld cards:` lleva cartas, `/meld onto:` el nombre de una declaración.
    - **Carta blanca** muestra tu mano, o la carta robada, antes de jugar.
    - **Robar** cuando has declarado. Cada mano recibe una carta, y la tuya está marcada.
    - **Deshacer** retira una declaración hasta que robes. Una carta jugada no vuelve.
    `/view tricks` lista las bazas de esta fase, `/view melds` las declaraciones en la mesa, `/view points` los puntos de este reparto y `/view hand`, solo para ti, para qué sirve tu mano.
help-rubicon-strategy =
    - Guarda reyes, reinas y jotas y los triunfos altos: con ellos se declara. Gana bazas con cartas que no hagan falta, sobre todo con dieces sobrantes.
    - Declara lo pequeño antes que lo grande: primero un matrimonio y después la escalera puntúan los dos. Un bezique tras otro, y luego todos juntos, puntúan cada vez.
    - Juega una carta de una declaración si tienes otra para su lugar: la declaración vuelve a puntuar.
    - Piensa antes de hacer triunfo: debería ser tu palo más largo y más alto.
    - Cuenta hasta { $target }: si vas por detrás, llegar ahorra más que casi cualquier declaración.
help-rubicon-scoring =
    Una declaración puntúa al momento. La carta blanca vale { $blanche_points }, la última baza { $last_trick_points }. La página **Reglas** dice qué hace con ello quien gana.
    ### Declaraciones, con corazones como triunfo
help-rubicon-meld = - { $points }: { $target }, { $cards }
help-rubicon-words =
    - **Baza**: una carta de cada mano. Quien la gana sale en la siguiente.
    - **Salir, contestar**: jugar la primera carta de una baza, o la segunda.
    - **Triunfo**: el palo que gana a los demás.
    - **Carta blanca**: una mano sin rey, reina ni jota.
    - **Matrimonio**: rey y reina de un palo.
    - **Escalera**: jota, reina, rey, diez y as de un palo.
    - **Bezique**: { $bezique ->
        [trump] la reina de triunfo y la jota de su pareja
       *[fixed] la reina de picas y la jota de diamantes
    }; el doble, el triple y el cuádruple son dos, tres y cuatro de cada una, todas a la vez en la mesa.
    - **Brisca**: un as o un diez en una baza.
    - **Rubicón**: { $target } puntos. Quien pierde con menos queda en rubicón.

## Options

option-target = El rubicón
    .about = Quien pierde con menos puntos queda en rubicón.
option-partie = Repartos
    .about = Sus valores se suman.
option-packs = Barajas de 32 cartas
    .about = Se barajan todas juntas.
option-bezique = Bezique
    .about = Qué reina y qué jota son esa declaración.
option-bezique-fixed = reina de picas y jota de diamantes
option-bezique-trump = reina de triunfo y jota de su pareja
option-trump_fours = Cuatro triunfos iguales
    .about = Cuatro ases, dieces, reyes, reinas o jotas de triunfo son una declaración propia.
option-blanche_again = La carta blanca vuelve a puntuar
    .about = Por cada carta robada, hasta un rey, una reina o una jota.
option-blanche_points = Puntos por la carta blanca
    .about = Una mano sin rey, reina ni jota que se muestra antes de la primera carta.
option-last_trick_points = Puntos por la última baza
    .about = La última baza de un reparto, cuando ya no hay mazo.
option-game_points = Puntos por ganar un reparto
    .about = Se añaden a la diferencia, o a la suma en un rubicón.
option-brisques = Las briscas cuentan
    .about = Los ases y dieces de las bazas, 10 puntos cada uno.
option-brisques-rescue = si hay empate, y para salvar del rubicón
option-brisques-never = nunca
option-brisques-always = siempre
option-rubicon_points = Puntos que añade un rubicón
    .about = Se añaden a la suma de las dos puntuaciones.
option-rubicon_brisques = Puntos que añade un rubicón por briscas
    .about = Las reglas antiguas dicen 300, los libros nuevos 320: todas las briscas de cuatro barajas.

## What the rules refuse

refusal-no-melds-left = El mazo está vacío, así que ya no se declara ni se roba.
refusal-meld-risen = { $card } está en una declaración superior ({ $target }), y no vale para esta.
refusal-meld-again = Ya hiciste esta declaración ({ $target }). Necesita cartas del todo distintas, o una en lugar de otra ya jugada.
refusal-blanche-too-late = La carta blanca se muestra antes de tu primera carta, y después con cada carta robada.
refusal-no-carte-blanche = Tienes un rey, una reina o una jota, así que no es carta blanca.
refusal-nothing-to-undo = Nada que deshacer. Las cartas jugadas y robadas no vuelven.

## Records: the hall of fame, and what a player's statistics add up

most-big-bezique = Primer triple bezique
most-carte-blanche = Primera carta blanca
most-rubicon = Primer rubicón
feat-big-bezique = { $count ->
    [one] 1 triple bezique
   *[other] { $count } triples beziques
}
feat-carte-blanche = { $count ->
    [one] 1 carta blanca
   *[other] { $count } cartas blancas
}
feat-rubicon = { $count ->
    [one] 1 rubicón
   *[other] { $count } rubicones
}

## What stood out in a game

highlight-rubicon = Rubicón
highlighted-rubicon = { $side }, reparto { $round }
