### Pinochle, Binokel y Bezique: sus nombres, lo que se hace y se ve en la mesa, y por qué las reglas rechazan una acción.

## Nombres

game-pinochle = Pinochle, Binokel, Bezique
called-pinochle = { $preset }
preset-pinochle = Pinochle
preset-binokel = Binokel
preset-bezique = Bezique



verb-exchange = Cambiar
kind-exchange = cambiar tu triunfo más bajo por la carta vista
kind-knock = tocar y ganar, cuando has llegado a la meta

## Declaraciones

target-dix = dix
target-seven = siete
target-pinochle = pinochle
target-binokel = binokel
target-bezique = bezique
target-grand-pinochle = gran pinochle
target-grand-binokel = gran binokel
target-grand-bezique = gran bezique
target-double-pinochle = doble pinochle
target-double-binokel = doble binokel
target-double-bezique = doble bezique
target-marriage = matrimonio
target-common-marriage = matrimonio simple
target-royal-marriage = matrimonio real
target-double-marriage = doble matrimonio
target-double-common-marriage = doble matrimonio simple
target-double-royal-marriage = doble matrimonio real
target-flush = escalera de triunfo
target-royal-family = familia real
target-royal-sequence = escalera real
target-common-flush = escalera simple
target-common-family = familia simple
target-common-sequence = secuencia simple
target-double-flush = doble escalera de triunfo
target-double-royal-family = doble familia real
target-double-royal-sequence = doble escalera real
target-double-common-flush = doble escalera simple
target-double-common-family = doble familia simple
target-double-common-sequence = doble secuencia simple
target-family = familia
target-sequence = escalera
target-double-family = doble familia
target-double-sequence = doble escalera
target-set = grupo
target-double-set = doble grupo
target-forty-jacks = cuarenta jotas
target-sixty-queens = sesenta reinas
target-eighty-kings = ochenta reyes
target-hundred-aces = cien ases
target-four-jacks = cuatro jotas
target-four-queens = cuatro reinas
target-four-kings = cuatro reyes
target-four-aces = cuatro ases
target-eight-jacks = ocho jotas
target-eight-queens = ocho reinas
target-eight-kings = ocho reyes
target-eight-aces = ocho ases
target-roundhouse = ronda de matrimonios

## Lo que ofrecen los menús

choice-meld-dix = 10 por mostrar { $cards }
choice-exchange = Cambiar por { $card }, 10 puntos
choice-knock = Tocar y ganar
label-meld-dix = { CAPITAL($target) } +10
label-exchange = Cambiar por { $card } +10

## Lo que pasó

automatic-draw = Robar por mí contra bots, enseguida tras una declaración
automatic-knock = Tocar por mí en cuanto llego a la meta
asking-play-exchangeable = Preguntar antes de jugar un triunfo más bajo que podría cambiar
asking-play-before-dix = Preguntar antes de que mi triunfo más bajo deje de puntuar
asking-draw-unexchanged = Preguntar antes de robar si podría cambiar mi triunfo más bajo
caution-play-exchangeable = Podrías cambiar esta carta por { $card } tras ganar una baza: { $points } puntos. Jugada no puntúa.
caution-play-before-dix = Es la última baza en la que jugar tu triunfo más bajo anota { $points }.
caution-draw-unexchanged = Antes podrías cambiar tu triunfo más bajo por { $card }: { $points } puntos.

event-dix-turned = { $seat } descubrió { $cards }: { $points } puntos.
event-exchanged = { $seat } cambia el { $target } por la carta vista ({ $cards }): { $points } puntos.
event-exchange-undone = { $seat } deshace el cambio: { $cards }.
event-phase-two = El mazo está vacío y las declaraciones han vuelto a las manos. Desde ahora, hay que asistir. Triunfo: { $target }.
# Lo mismo en frases sin sujeto; una baza es una de ellas
did-dix-played = anota { $points } por el { $target }
did-exchanged = cambia el { $target } por la carta vista ({ $points } puntos)
did-exchange-undone = deshace el cambio
did-drew-last = roba { $cards }, la última carta oculta
did-drew-upturned = toma la carta vista, { $cards }
did-last-trick = anota { $points } por la última baza
did-knocked = toca con { $points } puntos
event-target-changed = Las dos manos han llegado a la meta. Sube a { $points }.

## Los puntos

score-dix = dix
score-seven = siete
score-pinochle = pinochle
score-binokel = binokel
score-bezique = bezique
score-grand-pinochle = gran pinochle
score-grand-binokel = gran binokel
score-grand-bezique = gran bezique
score-double-pinochle = doble pinochle
score-double-binokel = doble binokel
score-double-bezique = doble bezique
score-marriage = matrimonio
score-common-marriage = matrimonio simple
score-royal-marriage = matrimonio real
score-double-marriage = doble matrimonio
score-double-common-marriage = doble matrimonio simple
score-double-royal-marriage = doble matrimonio real
score-flush = escalera de triunfo
score-royal-family = familia real
score-royal-sequence = escalera real
score-common-flush = escalera simple
score-common-family = familia simple
score-common-sequence = secuencia simple
score-double-flush = doble escalera de triunfo
score-double-royal-family = doble familia real
score-double-royal-sequence = doble escalera real
score-double-common-flush = doble escalera simple
score-double-common-family = doble familia simple
score-double-common-sequence = doble secuencia simple
score-forty-jacks = cuarenta jotas
score-sixty-queens = sesenta reinas
score-eighty-kings = ochenta reyes
score-hundred-aces = cien ases
score-four-jacks = cuatro jotas
score-four-queens = cuatro reinas
score-four-kings = cuatro reyes
score-four-aces = cuatro ases
score-eight-jacks = ocho jotas
score-eight-queens = ocho reinas
score-eight-kings = ocho reyes
score-eight-aces = ocho ases
score-roundhouse = ronda de matrimonios
score-dix-turned = dix descubierto
score-last-trick = última baza
score-melds-against = declaraciones en contra, sin puntos en la fase dos

## La mesa en palabras

fact-phase-one = Ronda { $round }, baza { $trick }, fase uno: se puede declarar, y nadie tiene que asistir. Reparte: { $seat }. { goes-to }
fact-phase-two = Ronda { $round }, baza { $trick }, fase dos: hay que asistir. Reparte: { $seat }. { goes-to }
fact-stock-over = { $count ->
    [one] El mazo tiene 1 carta oculta, con { $card } debajo.
   *[other] El mazo tiene { $count } cartas ocultas, con { $card } debajo.
}
fact-points = { $side } tiene { $points } puntos, { $standing } en esta ronda hasta ahora, y { tricks-won } que valen { $tricks }.
# Donde la descripción de una imagen no tiene sitio para frases enteras
brief-points = { $points } puntos, { $standing } en esta ronda, { tricks-won } que valen { $tricks }
fact-may-knock-next = { $seat } ha llegado a la meta y puede tocar y ganar en su próximo turno.
fact-dix-last-chance = Es la última baza en la que jugar tu triunfo más bajo anota { $points }.

## Páginas para leer


## Ayuda

help-pinochle-rules =
    Dos participantes, { $pack_size } cartas, dos de cada. En cada palo, de menor a mayor: { $pack_size ->
        [64] 7 8 9 J Q K 10 A
       *[48] 9 J Q K 10 A
    }. Cuidado con el diez: solo el as lo supera.
    ### El reparto
    Cada mano recibe { $hand_size } cartas. La siguiente se descubre bajo el mazo: su palo es **triunfo**, y es la última que se roba.
    ### Fase uno: con mazo
    Se sale con cualquier carta, y también se contesta con cualquiera: no hay que asistir. La segunda carta gana si es más alta en el palo de salida, o si es triunfo y la salida no. Entre cartas iguales gana la primera. Quien gana puede declarar; después cada mano roba una carta, primero quien ganó, que también sale.
    Las cartas declaradas están boca arriba en la mesa, pero siguen siendo de tu mano: puedes jugarlas. { $fresh_card ->
        [yes] Cada declaración nueva necesita al menos una carta que no esté en la mesa.
       *[no] Una declaración nueva puede hacerse con cartas que ya están en la mesa.
    } Una carta no se usa dos veces en la misma clase de declaración; la página **Puntuación** dice qué más está excluido. { $several_melds ->
        [yes] Puedes hacer cuantas declaraciones quieras por turno.
       *[no] Puedes hacer una declaración por turno.
    }
    ### El { $target_dix }
    El triunfo más bajo vale 10 puntos. { $dix_must_be_melded ->
        [yes] Solo puntúa si lo declaras tras ganar una baza; { $dix_beside_meld ->
            [yes] puedes hacer otra declaración en el mismo turno
           *[no] es tu única declaración de ese turno
        }.
       *[no] No gasta tu declaración del turno.
    } Mientras la carta vista no sea un { $target_dix }, el tuyo puntúa al cambiarlo por ella tras ganar una baza{ $dix_must_be_melded ->
        [yes] , y queda entre tus declaraciones
       *[no] . Si solo lo juegas, no puntúa
    }. Cuando la carta vista ya es un { $target_dix }, el tuyo puntúa al mostrarlo tras ganar una baza{ $dix_must_be_melded ->
        [yes] {""}
       *[no] {" "}o al jugarlo en la fase uno
    }.
    ### Fase dos: sin mazo
    Todas las cartas vuelven a las manos, y ya no se declara. Ahora hay que asistir{ $overplay ->
        [always] , con una carta más alta si puedes
        [trumps] ; si la salida es de triunfo, con uno más alto si puedes
       *[never] { "" }
    }. { $must_trump ->
        [yes] Si no puedes asistir, debes jugar triunfo.
       *[no] Si no puedes asistir, puedes jugar cualquier carta.
    }
    ### El final
    La partida es a { $target } puntos. { $scored_at_end ->
        [yes] Los puntos solo cuentan cuando termina la ronda.
       *[no] Si los tienes en tu turno en la fase uno, puedes **tocar** y ganar al momento.
    } Si tras una ronda los tienen ambas manos, la meta sube 250 hasta que solo una haya llegado.
help-pinochle-play =
    - **Jugar**: elige una carta, o escribe `/play card:`. La lista va por palos, con el triunfo al final, y muestra qué cartas aún podrías declarar.
    - **Bajar** tras ganar una baza en la fase uno: se ofrecen todas las declaraciones de tu mano con sus puntos, la mejor primero. `/meld cards:` lleva cartas, `/meld onto:` el nombre de una declaración.
    - **Cambiar** tu { $target_dix } por la carta vista.
    - **Robar** cuando has declarado. Cada mano recibe una carta, y la tuya está marcada.
    - **Tocar** cuando has llegado a la meta, y ganas.
    - **Deshacer** retira una declaración o un cambio hasta que robes. Una carta jugada no vuelve.
    `/view tricks` lista las bazas de esta fase, `/view melds` las declaraciones en la mesa, `/view points` los puntos de esta ronda y `/view hand`, solo para ti, para qué sirve tu mano.
help-pinochle-strategy =
    - Al principio guarda cartas que puedan llegar a una declaración. Gana bazas con las que no hagan falta.
    - Los triunfos son valiosos en las dos fases. Gástalos en bazas que lo merezcan.
    - Haz tus declaraciones antes de que se acabe el mazo. En la fase dos es tarde.
    - No olvides el { $target_dix }, y recuerda las cartas jugadas: en la fase dos puedes deducir la otra mano.
help-pinochle-scoring =
    { $scored_at_end ->
        [yes] Las declaraciones puntúan cuando termina la ronda.
       *[no] Las declaraciones puntúan al momento.
    } { $phase_one_tricks ->
        [as-taken] Las cartas de tus bazas cuentan para ti desde la primera.
        [at-end] Las cartas de tus bazas cuentan para ti, las de la fase uno cuando termina la ronda.
       *[no] Las cartas de tus bazas cuentan para ti solo en la fase dos.
    } { $trick_points ->
        [brisques] Un as o un diez vale 10, las demás nada.
        [simplified] Un as o un diez vale 10, un rey o una reina 5.
       *[standard] Un as vale 11, un diez 10, un rey 4, una reina 3, una jota 2.
    } { $last_trick ->
        [yes] La última baza de la ronda vale 10 más.
       *[no] { "" }
    } { $dix_turned ->
        [yes] Si la carta vista es el triunfo más bajo, quien reparte anota 10.
       *[no] { "" }
    } { $no_trick_penalty ->
        [yes] Si no puntúas en la fase dos, tus declaraciones restan.
       *[no] { "" }
    } { $score_differences ->
        [yes] Si una declaración crece a partir de otra, solo puntúa la diferencia.
       *[no] { "" }
    }
    ### Declaraciones, con corazones como triunfo
help-pinochle-meld = - { $points }: { $target }, { $cards }
help-pinochle-remelding =
    ### Usar otra vez cartas declaradas
    { $count ->
        [0] Una carta que está en una declaración puede usarse en otra de cualquier otra clase, pero no en una de la misma.
       *[other] Una carta que está en una declaración puede usarse en otra de distinta clase, pero no en una de la misma, ni tampoco:
    }
help-pinochle-remelding-not = - de { $target } a { $target_never }
help-pinochle-words =
    - **Baza**: una carta de cada mano. Quien la gana sale en la siguiente.
    - **Salir, contestar**: jugar la primera carta de una baza, o la segunda.
    - **Triunfo**: el palo que supera a los demás.
    - **Carta vista**: la que está bajo el mazo. Decide el triunfo.
    - **{ $target_dix }**: el triunfo más bajo.
    - **{ $target_marriage }**: rey y reina de un palo. De triunfo es un matrimonio real.
    - **{ $target_pinochle }**: { $pinochle ->
        [red] la reina de corazones y la jota de diamantes
        [switching] la reina de picas y la jota de diamantes; si picas o diamantes son triunfo, la reina de tréboles y la jota de corazones
       *[spades] la reina de picas y la jota de diamantes
    }.
    - **{ $target_sequence }**: jota, reina, rey, diez y as de triunfo.
    - **Grupo**: cuatro jotas, reinas, reyes o ases, una carta de cada palo.
    - **Brisca**: un as o un diez en una baza.
    - **Tocar**: terminar la partida mostrando que has llegado a la meta.

## Valores de las opciones

option-pinochle-spades = reina de picas, jota de diamantes
option-pinochle-red = reina de corazones, jota de diamantes
option-pinochle-switching = reina de picas y jota de diamantes, o reina de tréboles y jota de corazones
option-overplay-trumps = si se sale de triunfo
option-phase_one_tricks-at-end = sí, cuando termina la ronda
option-phase_one_tricks-as-taken = sí, según se ganan
option-trick_points-standard = as 11, diez 10, rey 4, reina 3, jota 2
option-trick_points-simplified = as y diez 10, rey y reina 5
option-trick_points-brisques = as y diez 10

## Lo que las reglas no permiten

refusal-remelding = { $card } ya está en una declaración ({ $target }) y no se puede usar también en esta.
refusal-fresh-card = Una declaración nueva necesita al menos una carta que no esté en la mesa.
refusal-no-dix = No tienes ningún { $target } que todavía puntúe.
refusal-exchange-it = Mejor cambia tu { $target } por { $card }.
refusal-exchange-done = La carta vista ya es un { $target }, así que no hay nada que cambiar.
refusal-knock-short = Necesitas { $needs } puntos para tocar, y tienes { $has }.
refusal-knock-at-end = En este juego no se toca: las declaraciones solo cuentan cuando termina la ronda.
refusal-nothing-to-undo = No hay nada que deshacer. Jugar y robar no tiene vuelta atrás.

option-pack_size = Cartas de la baraja
option-dix_must_be_melded = El dix hay que declararlo
    .about = El triunfo más bajo solo anota sus 10 puntos si lo declaras tras ganar una baza.
option-dix_beside_meld = Dix y otra declaración a la vez
    .about = Tras declarar el triunfo más bajo puedes hacer tu otra declaración en el mismo turno.
option-pinochle = Cartas del pinochle
    .about = Qué reina y qué jota forman la declaración de ese nombre.
option-several_melds = Varias declaraciones por turno
    .about = Tras ganar una baza puedes declarar cuantas veces quieras. Si no, una vez.
option-double_pinochle = Doble pinochle
    .about = Dos de esa pareja juntas son una declaración propia.
option-grand = Gran pinochle
    .about = El pinochle con el rey de su reina es una declaración propia.
option-double_marriage = Doble matrimonio
    .about = Los dos reyes y las dos reinas de un palo son una declaración propia.
option-roundhouse = Ronda de matrimonios
    .about = Un rey y una reina de cada palo juntos son una declaración propia.
option-common_sequence = Escalera simple
    .about = As, diez, rey, reina y jota de un palo son una declaración aunque no sea triunfo.
option-double_sequence = Doble escalera
    .about = Las dos cartas de as, diez, rey, reina y jota de un palo son una declaración propia.
option-double_set = Dobles grupos
    .about = Las ocho jotas, reinas, reyes o ases son una declaración propia.
option-fresh_card = Declarar pide una carta de la mano
    .about = Si no, cartas que ya están en la mesa pueden formar otra declaración.
option-liberal_remelding = Reutilización libre
    .about = Más declaraciones pueden usar cartas que ya están en otra: mira la página Puntuación.
option-overplay = Hay que superar la carta
    .about = Cuando se acaba el mazo: si al asistir debes superar la carta de salida.
option-must_trump = Hay que fallar si no se asiste
    .about = Cuando se acaba el mazo. Si no, puedes jugar cualquier carta.
option-phase_one_tricks = Cuentan las bazas de la fase uno
    .about = La fase uno es la parte con mazo.
option-trick_points = Puntos de las cartas en bazas
option-last_trick = Puntos por la última baza
    .about = Quien gana la última baza de una ronda anota 10 más.
option-dix_turned = Puntos por descubrir un dix
    .about = Quien reparte anota 10 si la carta vista es el triunfo más bajo.
option-no_trick_penalty = Sin puntos en la fase dos, restan
    .about = Tus declaraciones restan si no puntúas en la fase dos, la parte sin mazo.
option-scored_at_end = Puntos solo al final de la ronda
    .about = Así nadie puede tocar durante una ronda.
option-score_differences = Solo puntúa la diferencia
    .about = Si una declaración crece a partir de otra, solo puntúa lo que vale de más.
option-sequence_points = Puntos de la escalera de triunfo
option-double_pinochle_points = Puntos de un doble pinochle
option-double_set_1000 = Cada doble grupo vale 1.000

## Récords: el salón de la fama, y lo que suman las estadísticas

most-last-trick = Primera última baza
most-knocked = En tocar primero
feat-last-trick = { $count ->
    [one] 1 última baza
   *[other] { $count } últimas bazas
}
feat-knocked = { $count ->
    [one] tocó una vez
   *[other] tocó { $count } veces
}

## Lo que destacó en una partida

highlight-most-trick-points = Mejores bazas
highlighted-most-trick-points = { $count ->
    [one] 1 baza
   *[other] { $count } bazas
}: { $side }, ronda { $round }
