### Canasta: la ayuda, escrita según las opciones vigentes, y cómo se llaman las opciones.

## Reglas

help-canasta-rules-packs = - { $packs ->
    [one] Una baraja de 52 cartas
   *[other] { $packs } barajas de 52 cartas
} y { $jokers_dealt } jokers. Los jokers y los doses son **comodines**: pueden valer por otras cartas. Los treses son especiales.
help-canasta-rules-packs-more = - Con { $seats } participantes: { $count ->
    [one] una baraja
   *[other] { $count } barajas
}.
help-canasta-rules-alone = - Cada cual juega por su cuenta.
help-canasta-rules-partners = { $partnerships ->
    [three-sides] - Entre seis se forman tres parejas
   *[two-sides] - Entre cuatro o seis se forman dos bandos
}. Los bandos se sientan alternados; en cada uno se comparten combinaciones y puntos, pero no las manos. Con cualquier otro número, cada cual juega por su cuenta.
help-canasta-rules-deal =
    ### El reparto
    - Cada participante recibe { $hand_size } cartas. El resto es el mazo.
help-canasta-rules-hand-more = - Con { $seats } participantes, cada mano tiene { $count }.
help-canasta-rules-foot = - Cada participante recibe además una segunda mano de { $foot } cartas, el **pie**. Lo tomas cuando se acaba tu primera mano, incluso al descartar su última carta.
help-canasta-rules-talons = - Se apartan **muertos** con este número de cartas: { $talons }. Un bando recibe el siguiente tras el descarte del turno en que abre.
help-canasta-rules-upcard = { $first_upcard ->
    [none] - El pozo empieza vacío.
   *[turned] - Se descubre una carta para empezar el pozo. Si es { $first_upcard_covers ->
        [wild-red-three] un comodín o un tres rojo
       *[wild-any-three] un comodín o un tres
    }, se descubre otra encima.
}
help-canasta-rules-starter = { $starter ->
    [loser] - Empieza quien hizo menos puntos en la ronda anterior.
    [cut] - Quien corta la carta más alta empieza la primera ronda. Después se empieza por turno.
    [cut-then-loser] - Quien corta la carta más alta empieza la primera ronda. Después empieza quien hizo menos puntos en la ronda anterior.
    [first-seat] - Empieza el asiento 1.
   *[alternate] - Se empieza por turno.
}
help-canasta-rules-red-threes =
    ### Treses
    { $red_three_drawn ->
        [kept] - Los treses rojos no dan bonificación. Se quedan en tu mano, ahí cuestan puntos y se pueden descartar.
        [ends-turn] - Un tres rojo va directo a la mesa. Si robas uno, tu turno termina sin descarte.
        [not-replaced] - Un tres rojo va directo a la mesa. No robas otra carta por él.
       *[replaced] - Un tres rojo va directo a la mesa, y robas otra carta por él.
    }
help-canasta-rules-threes-equal = - Los treses negros van a la mesa como los rojos.
help-canasta-rules-red-three-discard = - En vez de una carta de tu mano, puedes descartar uno de tus treses rojos de la mesa.
help-canasta-rules-black-threes = { $black_threes_melded ->
    [never] - Los treses negros no se pueden bajar, solo descartar.
    [going-out-with-wild] - Solo puedes bajar treses negros para cerrar: tres o cuatro, o dos y un comodín.
    [for-last-discard] - Solo puedes bajar tres o más treses negros para cerrar, en lugar de tu último descarte.
   *[going-out] - Solo puedes bajar tres o más treses negros para cerrar, sin comodines.
}
help-canasta-rules-turn =
    ### Tu turno
    - Roba { $cards_drawn ->
        [one] una carta
       *[other] { $cards_drawn } cartas
    } del mazo, o toma el pozo. Baja si quieres. Descarta una carta.
help-canasta-rules-melds =
    ### Combinaciones
    - Una combinación son tres o más cartas del mismo valor, de cuatro a as, con { $limited ->
        [yes] { $wild_limit } comodines como máximo,
       *[no] o sin comodines,
    } { $wild_balance ->
        [fewer] y menos comodines que cartas naturales
        [free] y al menos dos cartas naturales
       *[even] y nunca más comodines que cartas naturales
    }.
help-canasta-rules-of-a-rank = { $melds_of_a_rank ->
    [several] - Un bando puede tener varias combinaciones del mismo valor.
    [one-open] - Un bando puede empezar otra combinación del mismo valor cuando la última ya es una canasta.
   *[one] - Un bando tiene una combinación de cada valor y le añade cartas.
}
help-canasta-rules-canasta = - Siete cartas forman una **canasta**: **limpia** si no lleva comodines, **sucia** si los lleva. { $canasta_grows ->
    [yes] Puede seguir creciendo.
   *[no] Después ya no admite más cartas.
}
help-canasta-rules-pure = - Los sietes no se pueden bajar con comodines. Los ases sí, pero solo en la apertura.
help-canasta-rules-wild-melds = - Los comodines solos pueden formar una combinación. { $wild_melds_first ->
    [yes] Si empiezas una, ningún comodín puede ir a otro sitio hasta que sea una canasta.
   *[no] { "" }
}
help-canasta-rules-sequences = - De tres a siete cartas seguidas de un palo, de cuatro a as y sin comodines, también son una combinación: una escalera (ESC. en la imagen). Con siete es una canasta y ya no crece.
help-canasta-rules-initial =
    ### La apertura
    - Las primeras combinaciones de un bando en cada ronda se bajan en un solo turno y deben llegar a un mínimo. Depende { $minimum_by ->
        [round] del número de la ronda
       *[score] de los puntos del bando
    }: mira *Puntuación*.
help-canasta-rules-upcard-counts = { $upcard_counts ->
    [added-to-minimum] - La carta de arriba no ayuda a alcanzarlo.
   *[no] - La carta de arriba no cuenta para él. Si la bajas con solo dos cartas, esas tampoco cuentan.
}
help-canasta-rules-opens-anyway = { $opens_anyway ->
    [natural-canasta] - Una canasta limpia basta, sea cual sea el mínimo.
    [natural-canasta-in-hand] - Una canasta limpia de tu mano, sin la carta de arriba, basta, sea cual sea el mínimo.
    [canasta] - Cualquier canasta basta, sea cual sea el mínimo.
   *[concealed] - Si cierras en mano, no hay mínimo.
}
help-canasta-rules-take =
    ### El pozo
    - Para tomar el pozo debes bajar al momento su **carta de arriba**. { $pile_taken ->
        [0] Después recibes el resto del pozo.
       *[other] Después recibes las cartas de debajo, { $pile_taken } cartas en total.
    }
help-canasta-rules-frozen-always = - El pozo está siempre **congelado**.
help-canasta-rules-frozen-by = - Un { $freezers } en el pozo lo **congela**.
help-canasta-rules-frozen-at-first = - El pozo empieza **congelado** hasta que alguien lo tome.
help-canasta-rules-frozen-until-melded = - Está **congelado** para un bando que no ha abierto.
help-canasta-rules-take-frozen = { $take_frozen ->
    [hand-only] - Para tomar un pozo congelado, baja la carta de arriba solo con cartas de tu mano.
   *[natural-pair] - Para tomar un pozo congelado necesitas en tu mano dos cartas naturales del valor de la carta de arriba.
}
help-canasta-rules-take-unfrozen = { $freezes ->
    [yes] - Maneras de tomar un pozo sin congelar
   *[no] - Maneras de tomar el pozo
}: { $ways }.
help-canasta-rules-onto-canasta = { $upcard_onto_canasta ->
    [pair-onto-mixed] - La carta de arriba puede ir a una canasta sucia con al menos dos cartas naturales de tu mano, y a ninguna otra canasta.
    [only-pair-onto-mixed] - La carta de arriba puede ir a una canasta sucia con exactamente dos cartas naturales de tu mano, y a ninguna otra canasta.
   *[no] - La carta de arriba no se puede añadir a una canasta.
}
help-canasta-rules-blocked = - Un tres o un comodín encima **tapa** el pozo por un turno.
help-canasta-rules-take-back = { $take_back ->
    [never] - Una vez tomado el pozo, no puedes devolverlo.
    [until-rest] - Puedes devolver el pozo hasta que recibas el resto{ $take_back_penalty ->
        [0] { "" }
       *[other] , a cambio de { $take_back_penalty } puntos
    }.
   *[until-discard] - Puedes devolver el pozo hasta que descartes{ $take_back_penalty ->
        [0] { "" }
       *[other] . Robar cuesta entonces { $take_back_penalty } puntos
    }.
}
help-canasta-rules-wild-discard = - Solo puedes descartar un comodín para cerrar, o si no tienes más que comodines.
help-canasta-rules-ace-or-seven = - No puedes descartar un as ni un siete en un pozo vacío.
help-canasta-rules-going-out =
    ### El final
    - La ronda termina cuando alguien **cierra**: { $discard_to_go_out ->
        [yes] baja todas sus cartas menos una y descarta esa
       *[no] baja todas sus cartas, o todas menos una y descarta esa
    }. { $canastas_to_go_out ->
        [0] No hace falta ninguna canasta
        [one] Tu bando necesita una canasta
       *[other] Tu bando necesita { $canastas_to_go_out } canastas
    }{ $canasta_kinds ->
        [one-sequence] , entre ellas una escalera de siete
        [two-natural-two-mixed] , dos limpias y dos sucias
       *[any] { "" }
    }.
help-canasta-rules-ask = - Después de robar, puedes preguntar a tu pareja: "¿Puedo cerrar?". La respuesta obliga.
help-canasta-rules-last-card = { $last_card ->
    [passed] - Si no puedes cerrar, conservas tu última carta y pasas sin descartar.
   *[kept-back] - Si no puedes cerrar{ $foot ->
        [0] { "" }
       *[other] {" "}y ya no tienes pie
    }, debes conservar una carta después del descarte.
}
help-canasta-rules-stock-out = { $stock_out ->
    [ends] - La ronda termina también cuando se acaba el mazo.
    [ends-or-turned] - Cuando se acaba el mazo, quien tiene el turno termina la ronda o da la vuelta al pozo como mazo nuevo. No se puede dar otra vez la vuelta si desde entonces nadie ha bajado nada ni lo ha tomado.
    [turned] - Cuando se acaba el mazo, quien tiene el turno da la vuelta al pozo como mazo nuevo. La ronda termina si tampoco hay pozo, o si desde la última vuelta nadie ha bajado nada ni lo ha tomado.
    [turned-at-once] - Cuando alguien roba la última carta del mazo, el pozo se convierte al momento en el mazo nuevo, y el descarte de ese turno empieza otro pozo. En cambio, la ronda termina con ese turno si no hay pozo, o si desde la última vuelta nadie ha bajado nada ni lo ha tomado.
   *[ends-unless-taken] - La ronda termina también si se acaba el mazo y quien tiene el turno no toma el pozo.
}
help-canasta-rules-special = - Una **mano especial** termina la ronda si la reúnes al robar antes de bajar nada: mira *Puntuación*.
help-canasta-rules-game = { $rounds ->
    [0] - La partida es a { $target } puntos.
    [one] - La partida es a una ronda.
   *[other] - La partida es a { $rounds } rondas.
}

freezers-wild = comodín
freezers-red-three = tres rojo
freezers-both = comodín o un tres rojo
ways-pair = dos cartas naturales de tu mano del valor de la carta de arriba
ways-natural-and-wild = una carta natural de ese valor y un comodín de tu mano
ways-meld = una combinación de tu bando en la que encaje la carta de arriba

## Cómo se juega aquí

help-canasta-play =
    - Empieza tu turno con **Robar** o **Tomar el pozo**. Si hay varias maneras de tomarlo, te pregunto cuál.
    - **Bajar** ofrece las combinaciones más probables, valor por valor. Debajo puedes elegir las cartas por tu cuenta. O escribe: `/meld cards: KH KS KD` baja tres reyes, y `/meld cards: 2D onto: reyes` les añade un dos.
    - **Descartar** termina tu turno.
help-canasta-play-undo = { $take_back ->
    [never] - En esta variante no hay **Deshacer**: lo jugado, jugado está.
   *[other] - **Deshacer** recoge lo que bajaste, o devuelve el pozo si lo tomaste. Robar no tiene vuelta atrás.
}
help-canasta-play-ask = - **¿Puedo cerrar?** pregunta a tu pareja, que contesta con un botón bajo su mano. Si dice que sí, debes cerrar en este turno. Si dice que no, no puedes.
help-canasta-play-special = - **Mano especial** baja toda tu mano si es una de las manos especiales.
help-canasta-play-pass = - **Pasar** conserva tu última carta si no puedes cerrar.
help-canasta-play-end = - **Terminar ronda** aparece cuando el mazo está vacío.
help-canasta-play-melds = - Si tu bando tiene varias combinaciones del mismo valor, van numeradas: `/meld cards: KH onto: K-2` añade a la segunda de reyes, y `onto: K+` empieza otra. Una escalera se nombra por su palo: `onto: corazones`.
help-canasta-play-hand = Tu mano muestra cuántos puntos necesita tu apertura y cuántos puedes alcanzar. Las cartas nuevas están marcadas. `/table rules` muestra todas las reglas de una mesa.

## Estrategia

help-canasta-strategy =
    - No abras pronto solo porque puedes: cada carta que bajas falta en tu mano.
    - Guarda cartas iguales de dos en dos. Con ellas se toma el pozo.
    - Fíjate en lo que bajan tus rivales, y no lo descartes{ $frozen_always ->
        [yes] { "" }
       *[no] {" "}a menos que el pozo esté congelado
    }.
    - Un tres negro { $all_threes_equal ->
        [yes] puntúa en la mesa, así que nunca estorba en tu mano
       *[no] es un descarte seguro: impide tomar el pozo a quien sigue
    }.
help-canasta-strategy-freeze = - Si tus rivales podrían tomar un pozo que crece, congélalo con un comodín que te sobre.
help-canasta-strategy-frozen = - El pozo está siempre congelado, así que crece. Se lo lleva quien tiene las dos cartas iguales que hacen falta.
help-canasta-strategy-wild = - Guarda comodines para las canastas. La canasta de comodines es la que más vale, pero solo si la terminas.
help-canasta-strategy-pure = - Los sietes y los ases cuestan mucho si no llegan a canasta. Empiézalos solo si ves cinco o más.
help-canasta-strategy-talons = - El primer bando que abre se lleva el muerto más grande, así que aquí conviene abrir pronto.
help-canasta-strategy-sequences = - Guarda cartas cercanas del mismo palo. Una escalera de siete vale más que casi cualquier canasta.
help-canasta-strategy-foot = - Llega pronto a tu pie. Sin él no puedes cerrar, y cada carta que quede en él cuenta en tu contra.
help-canasta-strategy-partners = - Tus combinaciones son también de tu pareja. Termina lo que hay en la mesa antes de empezar algo nuevo, y no descartes lo que tu pareja colecciona.
help-canasta-strategy-canastas = - Termina { $canastas_to_go_out } canastas antes de vaciar tu mano.
help-canasta-strategy-quick = - Nadie necesita una canasta para cerrar. Con pocas cartas en la mano pones en aprietos al resto.
help-canasta-strategy-going-out = - Cierra mientras tus rivales tengan muchas cartas. Espera si a tu bando le quedan canastas por terminar.

## Puntuación

help-canasta-scoring =
    - Joker 50; dos y as 20; de rey a ocho 10; siete { $seven }; de seis a cuatro 5; tres negro 5. Las cartas en la mesa suman, las que quedan en tu mano restan.
    - Canasta limpia { $natural_canasta }, canasta sucia { $mixed_canasta }.
help-canasta-scoring-sequence = - Escalera de siete { $sequence_canasta }.
help-canasta-scoring-wild = - Canasta de comodines { $wild_canasta }.
help-canasta-scoring-special-canastas = - Canasta limpia de ases o de sietes 2.500; solo de doses 3.000; de cuatro jokers y tres doses 2.500.
help-canasta-scoring-out = - Cerrar { $going_out }{ $concealed ->
    [0] { "" }
   *[other] , y con toda la mano en un solo turno { $concealed } más
}.
help-canasta-scoring-red-threes = - Cada tres rojo { $red_three }, todos juntos { $all_red_threes }{ $red_threes_count ->
    [always] { "" }
    [with-canastas] . Suman a un bando con dos canastas, restan a uno sin ninguna y no cuentan con una
    [with-two-canastas] . Restan a un bando con menos de dos canastas
    [unless-caught] . Restan a un bando que no ha abierto cuando otro cierra
   *[with-meld] . Restan a un bando que no ha abierto
}.
help-canasta-scoring-threes = - De uno a cuatro treses de un color: 100, 300, 500, 1.000{ $red_threes_count ->
    [always] { "" }
    [with-canastas] . Suman a un bando con dos canastas, restan a uno sin ninguna y no cuentan con una
    [with-two-canastas] . Restan a un bando con menos de dos canastas
    [unless-caught] . Restan a un bando que no ha abierto cuando otro cierra
   *[with-meld] . Restan a un bando que no ha abierto
}.
help-canasta-scoring-held = - Si te queda en la mano, un tres rojo cuesta { $red_three_held } y un tres negro { $black_three_held }.
help-canasta-scoring-without-canasta = { $melded_without_canasta ->
    [minus-with-hand] - Si tu bando no tiene ninguna canasta, todas tus cartas restan, bajadas o no, y nada más cuenta, ni siquiera los treses rojos.
    [minus-below-needed] - Si tu bando tiene menos canastas de las que necesita para cerrar, tus cartas bajadas restan, y no cuenta ninguna bonificación.
   *[minus] - Si tu bando no tiene ninguna canasta, tus cartas bajadas restan.
}
help-canasta-scoring-unfinished = - Una combinación de comodines sin terminar cuesta 2.000; de sietes o ases, 2.500 (no la de ases con comodines). Tres sietes o tres ases que quedan en una mano cuestan 1.500.
help-canasta-scoring-special-hands = - Una mano especial no puntúa nada más.
help-canasta-scoring-straight = - **Escalera completa** (una carta de cada valor de cuatro a as, un dos, un joker y un tres en la mesa): 3.000.
help-canasta-scoring-pairs = - **Siete parejas**: sin comodines 2.500, o con doses, sietes y ases 2.000.
help-canasta-scoring-garbage = - **Sobras** (dos grupos de cuatro y dos de tres, sin comodines): 2.000.
help-canasta-scoring-minimums = ### Puntos que necesita la apertura
help-canasta-minimum = { $below ->
    [0] - Con puntos por debajo de cero: { $points }
   *[other] - Con menos de { $below }: { $points }
}
help-canasta-minimum-round = - Antes de la ronda { $below }: { $points }
help-canasta-minimum-above = - En los demás casos: { $points }

## Vocabulario

help-canasta-words =
    - **Combinación**: cartas del mismo valor en la mesa. Bajar es ponerlas ahí.
    - **Canasta**: una combinación de siete o más cartas.
    - **Carta natural**: la que no es comodín. **Comodín**: un joker o un dos.
    - **Mazo**: las cartas boca abajo de las que robas. **Pozo**: las cartas descartadas. **Carta de arriba**: la que está encima del pozo.
    - **Congelado**: el pozo solo se puede tomar con cartas de tu mano. **Tapado**: no se puede tomar en este turno.
    - **Apertura**: las primeras combinaciones de un bando en una ronda.
    - **Cerrar**: deshacerte de todas tus cartas, con lo que termina la ronda. **En mano**: todas en un solo turno.
    - **Bando**: quien juega por su cuenta, o una pareja que baja y puntúa junta.
help-canasta-words-talon = - **Muerto**: cartas adicionales para los primeros bandos que abren.
help-canasta-words-foot = - **Pie**: la segunda mano de cada participante.
help-canasta-words-sequence = - **Escalera**: cartas seguidas de un palo. Con siete también se llama samba.
help-canasta-words-special = - **Mano especial**: catorce cartas que terminan la ronda al momento.

## Las opciones: cómo se llama cada una, y lo que dice

option-players = Número de participantes
    .about = Cuántas personas pueden jugar con estas reglas.
option-partnerships = Parejas
    .about = Quién puntúa junto cuando juegan cuatro o seis. Con otro número, cada cual juega por su cuenta.
option-rounds = Rondas
    .about = Tras este número de rondas gana quien va por delante, sea cual sea la meta. 0 es sin límite.
option-rounds-0 = sin límite
option-packs = Barajas
    .about = Cuántas barajas de 52 cartas se usan.
option-packs_more = Barajas con más participantes
    .about = Otros números de barajas según el número de participantes.
option-jokers = Jokers
    .about = Cuántos jokers tienen dos barajas. Más barajas tienen más.
option-hand_size_more = Cartas con más participantes
    .about = Otros tamaños de la mano según el número de participantes.
option-foot = Pie
    .about = Cartas de una segunda mano, que se toma cuando se acaba la primera. 0 es sin pie.
option-talons = Muertos
    .about = Cartas adicionales apartadas. Los bandos las reciben según el orden en que abren.
option-cards_drawn = Cartas que se roban del mazo
    .about = Cuántas cartas robas en cada turno.
option-first_upcard = Primera carta del pozo
    .about = Si se descubre una carta para empezar el pozo.
option-first_upcard_covers = Primera carta cubierta
    .about = Si la primera carta del pozo es una de estas, se descubre otra encima.
option-red_three_drawn = Al robar un tres rojo
    .about = Qué pasa cuando robas un tres rojo.
option-all_threes_equal = Treses negros como los rojos
    .about = Los treses negros también van a la mesa, y los treses cuentan por color.
option-red_three_discard = Descartar treses rojos
    .about = Puedes descartar uno de tus treses rojos de la mesa en vez de una carta de tu mano.
option-black_threes_melded = Bajar treses negros
    .about = Cuándo puedes bajar treses negros.
option-wild_limit = Comodines por combinación
    .about = Cuántos comodines puede tener una combinación como máximo.
option-wild_balance = Comodines frente a naturales
    .about = Cuántos comodines puede tener una combinación según sus cartas naturales.
option-melds_of_a_rank = Combinaciones del mismo valor
    .about = Cuántas combinaciones del mismo valor puede tener un bando.
option-canasta_grows = Las canastas pueden crecer
    .about = Puedes añadir cartas a una canasta.
option-pure_aces_and_sevens = Ases y sietes puros
    .about = Los sietes no se pueden bajar con comodines, y los ases solo en la apertura.
option-wild_melds = Combinaciones de comodines
    .about = Tres o más comodines pueden formar una combinación.
option-wild_melds_first = Terminar antes los comodines
    .about = Si se empieza una combinación de comodines, estos no pueden ir a otro sitio hasta que sea una canasta.
option-sequences = Escaleras
    .about = De tres a siete cartas seguidas de un palo son una combinación. Con siete se cierra.
option-frozen_at_first = Pozo congelado al principio
    .about = El pozo está congelado hasta que alguien lo tome por primera vez.
option-frozen_always = Pozo siempre congelado
    .about = El pozo está congelado todo el tiempo.
option-frozen_until_melded = Pozo congelado hasta abrir
    .about = El pozo está congelado para un bando que no ha abierto.
option-frozen_by = Qué congela el pozo
    .about = Cartas que congelan el pozo mientras están en él.
option-take_frozen = Tomar un pozo congelado
    .about = Qué necesitas para tomar un pozo congelado.
option-take_unfrozen = Tomar un pozo sin congelar
    .about = Qué necesitas para tomar un pozo sin congelar.
option-upcard_onto_canasta = Carta de arriba a una canasta
    .about = Si puedes tomar el pozo con una canasta del valor de la carta de arriba.
option-pile_taken = Cartas que se toman del pozo
    .about = Cuántas cartas tomas del pozo. 0 son todas.
option-take_back = Devolver el pozo
    .about = Hasta cuándo puedes arrepentirte después de tomar el pozo.
option-take_back_penalty = Castigo por devolver el pozo
    .about = Cuántos puntos cuesta devolver el pozo.
option-wild_discard = Descartar comodines
    .about = Cuándo puedes descartar un comodín.
option-ace_or_seven_to_empty_pile = As o siete en un pozo vacío
    .about = Puedes descartar un as o un siete cuando el pozo está vacío.
option-minimums = Puntos de la apertura
    .about = Lo que debe valer la apertura de un bando, por debajo de ciertos puntos o antes de ciertas rondas.
option-top_minimum = Puntos de la apertura después
    .about = Lo que debe valer por encima de todo lo anterior.
option-minimum_by = De qué depende la apertura
    .about = Si los puntos de la apertura dependen de los del bando o de la ronda.
option-upcard_counts = La carta de arriba en la apertura
    .about = Si la carta de arriba cuenta para la apertura.
option-opens_anyway = Apertura sin mínimo
    .about = Con qué puedes abrir, aunque tenga pocos puntos.
option-canastas_to_go_out = Canastas para cerrar
    .about = Cuántas canastas necesita un bando para cerrar.
option-canasta_kinds = Clases de canastas para cerrar
    .about = De qué clases deben ser esas canastas.
option-ask_to_go_out = Preguntar antes de cerrar
    .about = Puedes preguntar a tu pareja "¿Puedo cerrar?". La respuesta obliga.
option-discard_to_go_out = Descarte obligatorio al cerrar
    .about = Para cerrar, debes descartar tu última carta.
option-last_card = Última carta sin canastas
    .about = Qué haces si no puedes cerrar.
option-stock_out = Cuando se acaba el mazo
    .about = Qué pasa cuando el mazo se queda sin cartas.
option-special_hands = Manos especiales
    .about = Estas manos terminan la ronda si reúnes una al robar antes de bajar nada.
option-seven = Puntos de un siete
    .about = Cuánto vale un siete.
option-natural_canasta = Puntos de una canasta limpia
    .about = La bonificación de una canasta sin comodines.
option-mixed_canasta = Puntos de una canasta sucia
    .about = La bonificación de una canasta con comodines.
option-wild_canasta = Canasta de comodines
    .about = La bonificación de una canasta hecha solo de comodines.
option-sequence_canasta = Puntos de una escalera de siete
    .about = La bonificación de una escalera cerrada.
option-special_canastas = Canastas especiales
    .about = Valen más las limpias de ases o sietes, las de doses solos y la de cuatro jokers y tres doses.
option-going_out = Puntos por cerrar
    .about = La bonificación por cerrar.
option-concealed = Puntos por cerrar en mano
    .about = Una bonificación más si bajas toda tu mano en un solo turno.
option-red_three = Puntos de un tres rojo
    .about = Cuánto vale un tres rojo en la mesa.
option-all_red_threes = Puntos de todos los treses rojos
    .about = Cuánto valen juntos si un bando los tiene todos.
option-red_threes_count = Cuándo suman los treses rojos
    .about = Cuándo los treses dan bonificación. Si no, cuestan lo mismo.
option-red_three_held = Coste de un tres rojo en mano
    .about = Cuánto cuesta un tres rojo que te queda en la mano.
option-black_three_held = Coste de un tres negro en mano
    .about = Cuánto cuesta un tres negro que te queda en la mano.
option-melded_without_canasta = Cartas bajadas sin canasta
    .about = Cómo cuentan tus cartas bajadas si no tienes ninguna canasta.
option-unfinished_melds = Combinaciones sin terminar
    .about = Las de ases, sietes o comodines que no llegan a canasta cuestan puntos, y también tres ases o sietes en la mano.

## Valores de las opciones

option-partnerships-none = cada cual por su cuenta
option-partnerships-two-sides = dos bandos
option-partnerships-three-sides = tres bandos
option-first_upcard-turned = se descubre del mazo
option-first_upcard-none = ninguna, el pozo empieza vacío
option-first_upcard_covers-wild-any-three = comodines y todos los treses
option-first_upcard_covers-wild-red-three = comodines y treses rojos
option-red_three_drawn-replaced = va a la mesa, y robas otra carta
option-red_three_drawn-not-replaced = va a la mesa, y no robas otra carta
option-red_three_drawn-ends-turn = va a la mesa y termina tu turno
option-red_three_drawn-kept = se queda en tu mano como cualquier carta
option-black_threes_melded-going-out = tres o más, lo último que bajas al cerrar
option-black_threes_melded-going-out-with-wild = lo mismo, o dos con un comodín
option-black_threes_melded-for-last-discard = tres o más, en lugar de tu último descarte
option-black_threes_melded-never = nunca
option-wild_balance-even = no más que cartas naturales
option-wild_balance-fewer = menos que cartas naturales
option-wild_balance-free = los que sean, con al menos dos naturales
option-melds_of_a_rank-one = una
option-melds_of_a_rank-one-open = otra cuando la última es una canasta
option-melds_of_a_rank-several = las que sean
option-frozen_by-wild = comodines
option-frozen_by-red-three = treses rojos
option-take_frozen-natural-pair = dos cartas naturales de tu mano
option-take_frozen-hand-only = solo cartas de tu mano
option-take_unfrozen-pair = dos cartas naturales
option-take_unfrozen-natural-and-wild = una carta natural y un comodín
option-take_unfrozen-meld = una combinación de tu bando
option-upcard_onto_canasta-yes = sí
option-upcard_onto_canasta-pair-onto-mixed = solo a una sucia, con al menos dos naturales
option-upcard_onto_canasta-only-pair-onto-mixed = solo a una sucia, con exactamente dos naturales
option-upcard_onto_canasta-no = no
option-take_back-until-discard = hasta que descartes
option-take_back-until-rest = hasta que recibas el resto del pozo
option-take_back-never = nunca, y tampoco se puede recoger lo bajado
option-wild_discard-yes = siempre
option-wild_discard-going-out = para cerrar, o con una mano de comodines
option-minimum_by-score = los puntos del bando
option-minimum_by-round = el número de la ronda
option-upcard_counts-yes = sí
option-upcard_counts-no = no, y tampoco solo dos cartas bajadas con ella
option-upcard_counts-added-to-minimum = no, sus puntos se suman al mínimo
option-opens_anyway-nothing = nada
option-opens_anyway-natural-canasta = una canasta limpia
option-opens_anyway-natural-canasta-in-hand = una canasta limpia de tu mano, sin la carta de arriba
option-opens_anyway-canasta = cualquier canasta
option-opens_anyway-concealed = cerrar en mano
option-canasta_kinds-any = cualquiera
option-canasta_kinds-one-sequence = al menos una escalera
option-canasta_kinds-two-natural-two-mixed = dos limpias y dos sucias
option-last_card-kept-back = conservar una carta tras el descarte
option-last_card-passed = conservar la última carta sin descartar
option-stock_out-ends-unless-taken = la ronda termina si nadie toma el pozo
option-stock_out-ends = la ronda termina
option-stock_out-ends-or-turned = quien sigue termina la ronda o da la vuelta al pozo
option-stock_out-turned = quien sigue da la vuelta al pozo
option-stock_out-turned-at-once = se da la vuelta al pozo en cuanto se roba la última carta
option-special_hands-straight = escalera completa
option-special_hands-pairs = siete parejas
option-special_hands-garbage = sobras
option-red_threes_count-with-meld = con una combinación
option-red_threes_count-with-canastas = con dos canastas; con una no cuentan
option-red_threes_count-with-two-canastas = con dos canastas
option-red_threes_count-always = siempre
option-red_threes_count-unless-caught = salvo que otro bando cierre antes de tu apertura
option-melded_without_canasta-plus = suman
option-melded_without_canasta-minus = restan
option-melded_without_canasta-minus-with-hand = restan, y nada más cuenta
option-melded_without_canasta-minus-below-needed = lo mismo con menos canastas de las que pide cerrar
option-starter-cut = por turno, tras cortar a la carta más alta
option-starter-cut-then-loser = la carta más alta; luego, quien hizo menos puntos en la ronda anterior
option-starter-first-seat = siempre el asiento 1
option-packs_more-pair = { $second } con { $first } participantes
option-hand_size_more-pair = { $second } con { $first } participantes
option-minimums-pair = { $second } por debajo de { $first }

## Grupos de opciones

group-threes = Treses
group-pile = Pozo
group-opening = Apertura
group-ending = Fin de la ronda
