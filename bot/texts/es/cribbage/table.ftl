### Cribbage: sus nombres, lo que se hace y se ve en la mesa, sus opciones, y por qué las reglas rechazan una acción.

game-cribbage = Cribbage
called-cribbage = { $preset }
preset-cribbage = Cribbage
preset-five = Cribbage de cinco cartas
preset-hoyle-five = Cribbage de cinco cartas, a la antigua
preset-seven = Cribbage de siete cartas
preset-three-handed = Cribbage para tres
preset-four-handed = Cribbage por parejas
preset-lowball = Lowball Cribbage

phase-crib = apartar
phase-play = jugar una carta
phase-show = mostrar
phase-count = contar
phase-claim = reclamar lo que se escapó, o pasar

verb-crib = Apartar
verb-show = Mostrar
verb-count = Contar
verb-claim = ¡Muggins!
verb-pass = Nada que reclamar
kind-crib = apartar cartas para el crib
kind-show = mostrar tu mano o el crib, ya contados
kind-count = decir cuánto vale tu mano o el crib
kind-claim = reclamar puntos que se le escaparon a tu rival
kind-pass = no reclamar nada
ask-crib = ¿Qué apartas?
ask-play = ¿Qué carta juegas?
ask-count = ¿Cuánto vale?
ask-claim = ¿Cuántos puntos se escaparon?

choice-crib = { $cards }
choice-crib-keeping = { $cards }
label-crib-keeping = { $cards }: quedan { $kept } (unos { $points })
heading-crib = -# Apartar, lo mejor primero:
more-crib = Otras cartas
choice-play = { $cards }
choice-show = Mostrar { own-hand-or-crib }
own-hand-or-crib = { $crib ->
    [yes] el crib
   *[no] tu mano
}
choice-count = { $points }
choice-claim = { $points }
choice-pass = Nada que reclamar
target-points = { number-of-points }

## Cómo se cuenta

combination-fifteen = quince { spelt }
combination-thirty-one = treinta y uno
combination-pair = un par
combination-pair-royal = un trío
combination-double-pair-royal = un cuarteto
combination-run = una escalera de { spelt }
combination-flush = un color de { spelt }
combination-nobs = uno por la jota del palo

## Lo que pasó

event-starter = La carta de corte es { $cards }.
event-played = { $seat } juega { $cards }: { $points }.
event-fifteen = { $seat } anota { $points } por quince.
event-thirty-one = { $seat } anota { $points } por treinta y uno.
event-pair = { $seat } anota { $points } por un par.
event-pair-royal = { $seat } anota { $points } por un trío.
event-double-pair-royal = { $seat } anota { $points } por un cuarteto.
event-run = { $seat } anota { $points } por una escalera.
event-flush = { $seat } anota { $points } por un color.
event-showed = { $target ->
    [crib] { $seat } muestra el crib, { $cards }: { $points }.
   *[hand] { $seat } muestra { $cards }: { $points }.
}
event-counted = { $target ->
    [crib] { $seat } cuenta el crib, { $cards }: { $points }.
   *[hand] { $seat } cuenta { $cards }: { $points }.
}
event-overcounted = Es demasiado: vale { $points }.
event-was-worth = { $target ->
    [crib] El crib valía { $points }.
   *[hand] La mano valía { $points }.
}
event-claimed = { $points ->
    [0] { $seat } reclama, pero no se había escapado nada.
   *[other] ¡Muggins! { $seat } anota { $points } que se { $points ->
        [one] había
       *[other] habían
    } escapado.
}
event-perfect = 🎉 { $points ->
    [29] ¡Un veintinueve perfecto! Casi nadie llega a ver uno.
   *[other] ¡{ $points } puntos: ninguna mano vale más!
}
did-laid-away = { $known ->
    [1] aparta { $cards }
   *[0] ha apartado
}
did-start = anota { $points } por no repartir
did-heels = anota { $points } por la jota de corte
did-played = juega { $cards }: { $points }
did-fifteen = quince por { $points }
did-thirty-one = treinta y uno por { $points }
did-pair = un par por { $points }
did-pair-royal = un trío por { $points }
did-double-pair-royal = un cuarteto por { $points }
did-run = una escalera por { $points }
did-flush = un color por { $points }
did-go = dice paso
did-go-point = anota { $points } por el paso
did-last-card = anota { $points } por la última carta
did-counts = { $crib ->
    [yes] muestra el crib, { $cards }
   *[no] muestra { $cards }
}: { $points ->
    [0] { $nineteen ->
        [yes] diecinueve
       *[no] nada
    }
   *[other] { $combination }{ $sum ->
        [yes] {" "}hacen { spelt }
       *[no] { "" }
    }
}
did-counted = { $target ->
    [crib] cuenta el crib, { $cards }: { $points }
   *[hand] cuenta { $cards }: { $points }
}
did-passed = no reclama nada

score-start = salida
score-heels = jota de corte
score-play = juego
score-hand = mano
score-crib = crib
score-muggins = muggins

## Precauciones

asking-gives-away = Preguntar antes de apartar un par, un cinco o un quince en un crib ajeno
asking-leaves-fifteen = Preguntar antes de dejar la cuenta en 5 o 21
asking-leads-five = Preguntar antes de salir con un cinco
caution-gives-away = Regalarías puntos a { $seat }: { $cards } estarían en su crib.
caution-leaves-fifteen = Con { $card } la cuenta queda en { $points }. Cualquier diez o figura anota entonces dos.
caution-leads-five = Cualquier diez o figura hace quince con { $card }.
automatic-show = Mostrar mi mano por mí contra bots

## La mesa en palabras

fact-round = Ronda { $round }. Reparte: { $seat }. { $low ->
    [yes] Pierde quien llega primero a { $target } puntos.
   *[no] { goes-to }
}
goal-low-ball = Pierde quien llega primero a { $target } puntos
fact-to-crib = { $seat } aparta { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
fact-to-play = { $seat } juega una carta.
hand-or-crib = { $crib ->
    [yes] el crib
   *[no] su mano
}
fact-to-show = { $seat } muestra { hand-or-crib }.
fact-to-count = { $seat } cuenta { hand-or-crib }.
fact-to-claim = { $winner } contó { $points }. { $seat } puede reclamar lo que se escapó.
fact-starter = La carta de corte es { $card }.
fact-series = En juego: { $cards }. La cuenta es { $points }.
fact-series-begins = Empieza otra cuenta. Sale { $seat }.
fact-said-go = { $seat } ha dicho paso.
fact-lies-open = { $crib ->
    [yes] El crib está a la vista: { $cards }.
   *[no] { $seat } tiene { $cards }.
}
fact-crib-holds = { $count ->
    [0] El crib será de { $seat }.
    [one] El crib es de { $seat } y tiene 1 carta.
   *[other] El crib es de { $seat } y tiene { $count } cartas.
}
fact-peg = { $side } { has } { number-of-points }; para la meta, { $left }.
fact-counts = { $crib ->
    [yes] El crib de { $seat }, { $cards }
   *[no] La mano de { $seat }, { $cards }
}: { $points ->
    [0] { $nineteen ->
        [yes] nada, un diecinueve.
       *[no] nada.
    }
   *[other] { $combination }{ $sum ->
        [yes] {" "}hacen { spelt }.
       *[no] .
    }
}
fact-laid = Apartaste { $cards }.
fact-worth = Con { $card } como carta de corte, tu mano vale { $points ->
    [0] { $nineteen ->
        [yes] nada: un diecinueve.
       *[no] nada.
    }
   *[other] { $points }: { $combination }.
}
fact-gained = { $side } { has } { $points } de esta ronda:
fact-score-line = - { $score } { $points }
fact-skunk-line = { $losers ->
    [one] Quien pierde con menos de { $points } recibe { skunked } y pierde { counted-games }.
   *[other] Si todas las derrotas quedan por debajo de { $points }, es { skunked }, y la victoria vale { counted-games }.
}
skunked = { $number ->
    [1] una paliza
   *[other] una paliza doble
}
counted-games = { $games ->
    [2] dos
    [3] tres
   *[other] cuatro
} partidas del encuentro
fact-starts-with = Quien no reparte anota { $points } al empezar.

## Lo que las reglas no permiten

refusal-nothing-to-undo = No hay nada que deshacer. Solo se recupera lo apartado, hasta que haya elegido la última mano.
refusal-laid-away = Ya has apartado. El resto aún elige; hasta entonces puedes deshacer.
refusal-now-crib = Aparta antes: elige lo que va al crib.
refusal-now-play = Juega antes una carta. Las manos se muestran tras la última.
refusal-now-show = El juego ha terminado. Ahora muestra { $seat }.
refusal-now-count = El juego ha terminado. Ahora { $seat } dice cuánto vale su mano, como en `/count word:8`.
refusal-now-claim = { $seat } ha contado. Reclama lo que se escapó, como en `/claim word:2`, o pasa.
refusal-past-thirty-one = { $card } haría pasar de 31 la cuenta de { $count }. Juega una carta que valga { $most } o menos.
refusal-no-target = "{ $text }" solo lleva cartas. Deja fuera lo demás.
refusal-name-a-number = Di un número de { $least } a { $most }.

## Opciones

option-variant = Modalidad
    .about = Cuántas personas juegan, y con cuántas cartas.
option-variant-six = seis cartas, dos participantes
option-variant-five = cinco cartas, dos participantes
option-variant-seven = siete cartas, dos participantes
option-variant-three = tres participantes
option-variant-partners = cuatro por parejas
option-low_ball = Lowball: quien llega a la meta pierde
    .about = Así que anota lo menos posible.
option-start = Quien no reparte empieza con tres
    .about = Compensa el crib, que es de quien reparte.
option-start-none = nunca
option-start-first = en el primer reparto
option-start-every = en cada reparto
option-cut_for_deal = Cortar para repartir primero
    .about = Quien corta la carta más baja reparte primero. Si no, el primer asiento.
option-counting = Cómo se cuentan las manos
    .about = Con muggins, el otro bando anota lo que se escapa al contar.
option-counting-automatic = automáticamente
option-counting-by-hand = las cuenta quien las tiene
option-counting-muggins = las cuenta quien las tiene, con muggins
option-heels_win = La jota de corte puede ganar
    .about = Si los 2 puntos por una jota como carta de corte pueden ser los últimos que faltan.
option-go_points = Puntos por paso y última carta
    .about = Lo que anota la última carta por debajo de 31.
option-flush_in_play = Los colores puntúan en el juego
    .about = Varias cartas seguidas del mismo palo anotan su número al jugarse.
option-skunk_lines = Palizas que valen más partidas
    .about = Una paliza es perder por más de 30 puntos y vale dos partidas; una doble, por más de 60, vale más.
option-double_skunk = Partidas por una paliza doble
    .about = Cuántas partidas de un encuentro vale.

## Récords

week-best-hand = **Mano más alta:** { $names }, { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
}
most-best-hand = Mano más alta
most-best-crib = Crib más alto
most-hand-points = Más puntos en manos
most-crib-points = Más puntos en cribs
most-pegged = Más puntos en el juego
most-perfect = Primera mano perfecta
most-skunk = Primera paliza
most-double-skunk = Primera paliza doble
average-hand-points = { $average } puntos por reparto en manos
average-crib-points = { $average } en cribs
average-pegged = { $average } en el juego
feat-perfect = { $count ->
    [one] 1 mano perfecta
   *[other] { $count } manos perfectas
}
feat-skunk = { $count ->
    [one] 1 paliza
   *[other] { $count } palizas
}
feat-double-skunk = { $count ->
    [one] 1 paliza doble
   *[other] { $count } palizas dobles
}
highlight-best-hand = Mejor mano
highlight-best-crib = Mejor crib
highlighted-best-hand = { $side }, ronda { $round }
highlighted-best-crib = { $side }, ronda { $round }
