### Piquet: sus nombres, lo que se dice, se hace y se ve en la mesa, y sus opciones.

## Nombres

game-piquet = Piquet
called-piquet = { $preset }
preset-piquet = Piquet
preset-cent = Piquet au Cent
kind-exchange = cambiar cartas
figures-exchange = Las cifras son los puntos de tus declaraciones.
heading-exchange = -# Cambiar (lo más prometedor primero):
label-exchange = { $cards }
choice-exchange = { $count ->
    [0] Ninguna carta
   *[other] Cambiar { $cards }: conserva { $points }{ $lost ->
        [0] {""}
       *[other] , pierde { $lost }
    }
}
verb-blanche = Carta blanca
kind-blanche = anunciar carta blanca
choice-blanche = Anunciar carta blanca, cambiar { $count }
target-blanche = cambiar { $count }
verb-peek = Mirar
kind-peek = mirar las cartas que quedan
choice-peek = Mirar lo que queda
verb-leave = No mirar
kind-leave = dejar sin ver el resto del talón
choice-leave = No mirar
verb-declare = Declarar
kind-declare = declarar lo que tienes
ask-declare = ¿Qué declaras?
heading-declare = -# Declarar:
more-declare = Otras maneras
choice-declare-everything = Declarar todo ({ $points ->
    [one] 1 punto como máximo
   *[other] { $points } puntos como máximo
})
label-declare-everything = Todo
choice-declare-nothing = { $target ->
   *[other] Sin { $target }
}
choice-declare-good = Decir "vale"
use-point = punto de { $count }
use-sequence = { sequence } { $cards }
use-set = { $count ->
    [3] trío
   *[4] catorce
} { $cards }
choice-declare-point = Punto de { $count } en { $suit }, suma { $making }
choice-declare-sequence = { $cards } ({ $points })
choice-declare-set = { $cards } ({ $points })
label-declare-point = Punto de { $count }, { $suit }
verb-name = Nombrar palo
kind-name = nombrar el palo de tu primera salida
choice-name = Salir de { $suit }
target-point = punto
target-sequence = secuencia
target-set = trío o catorce
target-everything = todo
target-nothing = nada
phase-look = mirar lo que queda, o no
phase-declare = declarar
phase-answer = contestar
phase-name = nombrar el palo de la primera salida

## Lo que se dice y se hace

event-carte-blanche = { $seat } anuncia **carta blanca**: ninguna figura. { $points } puntos.
event-will-exchange = { $seat } cambiará { $points ->
    [one] 1 carta
   *[other] { $points } cartas
} tras los descartes de la otra persona.
event-showed-blanche = { $seat } muestra su mano sin figuras: { $cards }.
did-exchanged = cambia { $points ->
    [0] ninguna carta
    [one] 1 carta
   *[other] { $points } cartas
}
event-looked-at-talon = { $known ->
    [1] { $seat } puede mirar lo que queda de las cinco primeras: { $cards }.
   *[0] { $seat } puede mirar lo que queda de las cinco primeras.
}
did-looked-at-talon = mira { $count ->
    [one] la carta que queda
   *[other] las { $count } cartas que quedan
} de las cinco primeras
event-peeked = { $known ->
    [1] { $seat } mira lo que queda del talón: { $cards }.
   *[0] { $seat } mira lo que queda del talón.
}
did-peeked = mira lo que queda del talón
did-left-talon = deja sin ver el resto del talón
did-named = saldrá de { $target }
event-shown-talon = { $known ->
    [1] { $seat } ve lo que miró la otra persona: { $cards }.
   *[0] { $seat } ve lo que miró la otra persona.
}
did-shown-talon = ve lo que miró la otra persona
event-announced-point = { $seat }: { $points ->
    [0] "Sin punto."
   *[other] "Punto de { spelt }."
}
event-asked-point = { $seat }: "¿Cuánto suma?"
event-made-point = { $seat }: "{ $points }."
event-announced-sequence = { $seat }: { $points ->
    [0] "Sin secuencia."
    [3] "Una tercera."
    [4] "Una cuarta."
    [5] "Una quinta."
    [6] "Una sexta."
    [7] "Una séptima."
   *[8] "Una octava."
}
event-asked-sequence = { $seat }: "¿Hasta dónde?"
event-made-sequence = { $seat }: "Hasta { top }."
event-announced-set = { $seat }: { $points ->
    [0] "Sin trío."
    [3] "Un trío."
   *[4] "Un catorce."
}
event-asked-set = { $seat }: "¿De qué?"
event-made-set = { $seat }: "{ CAPITAL(equals) }."
event-good = { $seat }: "Vale."
event-not-good = { $seat }: "No vale."
event-equal = { $seat }: "Igual."
event-scored-point = { $seat }: "Mi punto es en { $target }." ({ $points })
event-scored-sequence = { $seat }: "Mi secuencia es { $cards }." ({ $points })
event-scored-set = { $seat }: "Tengo { $cards }." ({ $points })
event-showed-point = { $seat }: "El mío es en { $target }."
event-showed-sequence = { $seat }: "La mía es { $cards }."
event-showed-set = { $seat }: "Los míos son { $cards }."
event-repique = **¡Repique!** { $seat } tiene 30 antes de que la otra persona puntúe: { $points } más.
event-pique = **¡Pique!** { $seat } tiene 30 antes de que la otra persona puntúe: { $points } más.
event-cards = { $seat } tiene las cartas: { $points } puntos.
event-capot = **¡Capote!** { $seat } gana todas las bazas: { $points } puntos.
event-difference = { $side } devuelve los puntos de quien pierde: { $points }.
event-partie = { $side } gana la partida: { $points } puntos.
event-rubicon = **¡Rubicón!** { $side } se lleva también los { $points } puntos de quien pierde.
event-settled = { $side } pierde la partida ({ $points }).
event-lurch = { $side } gana doble: { $points } puntos más.

## Antes de una acción

asking-exchange-few = Preguntar antes de cambiar menos cartas de las que puedo
caution-exchange-few = Podrías cambiar { $most } cartas, y cambias { $count ->
    [0] cero
   *[other] { $count }
}.
asking-exchange-breaks = Preguntar antes de que un cambio rompa una secuencia, un trío o un catorce
caution-exchange-breaks = Esto rompe { $cards }.
asking-declare-less = Preguntar antes de declarar menos de lo que tengo
caution-declare-less = Tienes algo que no declararías ({ $target }: { $cards }): hasta { number-of-points }.
automatic-declare = Declarar por mí cuando no hay nada que elegir

## La mesa en palabras

fact-phase-one = Reparto { $round }, baza { $trick }. Reparte y es postre: { $seat }. { $ends ->
    [to-target] La partida termina con el reparto en que alguien llega a { $target } puntos.
    [rubicon] El rubicón está en { $target } puntos.
   *[deals] No hay rubicón.
}
fact-to-look = { $seat } puede mirar las cartas que quedan.
fact-to-declare = { $seat } declara.
fact-to-answer = { $seat } contesta.
fact-to-name = { $seat } nombra el palo de la primera salida.
fact-exchanged = { $seat } ha cambiado { number-of-cards }.
fact-talon = { $count ->
    [0] El talón está vacío.
    [one] Queda una carta en el talón.
   *[other] Quedan { $count } cartas en el talón.
}
fact-discarded = Tus descartes: { $cards }.
fact-in-talon = Sabes que { $count ->
    [one] esta carta está
   *[other] estas cartas están
} en el talón: { $cards }.
fact-given = Dejaste estas cartas, y las robó { $seat }: { $cards }.
fact-blanche-hand = { $seat } mostró carta blanca: { $cards }.
answer = { $answer ->
    [good] vale
    [not-good] no vale
    [equal] igual
   *[open] sin respuesta todavía
}
fact-said-point = { $seat }: punto de { $count }{ $points ->
    [-1] { "" }
   *[other] , suma { $points }
} ({ answer }).
fact-said-sequence = { $seat }: { sequence }{ $points ->
    [-1] { "" }
   *[other] {" "}hasta { top }
} ({ answer }).
sequence = { $count ->
    [3] tercera
    [4] cuarta
    [5] quinta
    [6] sexta
    [7] séptima
   *[8] octava
}
top = { $points ->
    [2] el nueve
    [3] el diez
    [4] la jota
    [5] la reina
    [6] el rey
   *[7] el as
}
fact-said-set = { $seat }: { $count ->
    [3] trío
   *[4] catorce
}{ $points ->
    [-1] { "" }
   *[other] {" "}de { equals }
} ({ answer }).
equals = { $points ->
    [3] dieces
    [4] jotas
    [5] reinas
    [6] reyes
   *[7] ases
}
scores = { $points ->
    [0] ningún punto
    [one] 1 punto
   *[other] { $points } puntos
}
fact-shown-point = { $seat } tiene un punto de { $count } en { $suit }: { scores }.
fact-shown-sequence = { $seat } tiene { $cards }: { scores }.
fact-shown-set = { $seat } tiene { $cards }: { scores }.
fact-nothing-said = Nadie ha declarado nada todavía.
fact-points = { $settled ->
    [yes] { $side } tiene { number-of-points } en total, y ganó { tricks-won }.
   *[no] { $side } tiene { $standing ->
        [one] 1 punto
       *[other] { $standing } puntos
    } en este reparto, { $points } de antes, y ha ganado { tricks-won }.
}
brief-points = { $settled ->
    [yes] { number-of-points } en total
   *[no] { $points } antes de este reparto, { $standing } en él
}, { tricks-won }

## Los puntos

score-carte-blanche = carta blanca
score-point = punto
score-sequence = { $count ->
    [one] secuencia
   *[other] secuencias
}
score-set = { $count ->
    [one] trío o catorce
   *[other] tríos y catorces
}
score-repique = repique
score-pique = pique
score-play = juego
score-cards = las cartas ({ $count } bazas)
score-capot = capote
score-doubled = el reparto vale doble
score-difference = los puntos de quien pierde
score-partie = partida
score-rubicon = rubicón: los puntos de quien pierde
score-settled = partida perdida
score-lurch = doble
goal-partie = { $deals } repartos, rubicón { $rubicon ->
    [0] no
   *[other] en { $target }
}

## Lo que las reglas no permiten

refusal-exchange-first = Cambia antes cartas: elígelas y pulsa **{ verb-exchange }**.
refusal-look-first = Decide antes si miras las cartas que quedan: **{ verb-peek }** o **{ verb-leave }**.
refusal-declare-first = Declara antes: **{ verb-declare }**, o di que no tienes nada.
refusal-answer-first = Contesta antes: **{ verb-declare }** lo que tienes, o di que lo de tu rival vale.
refusal-name-first = Antes toca **{ verb-name }**: entonces ves lo que miró tu rival, y sales con una carta de ese palo.
refusal-name-a-suit = Nombra un palo que tengas: sales entonces de él.
refusal-lead-named = Has nombrado { $target }, así que sal con una carta de ese palo.
refusal-not-the-time-name = Solo la mano nombra un palo, antes de la primera salida y solo si el postre ha mirado el talón.
refusal-not-the-time-exchange = No es momento de cambiar cartas.
refusal-not-the-time-look = Solo puedes mirar el talón tras tu cambio, y solo si dejaste cartas en él.
refusal-not-the-time-declare = Las declaraciones van después del cambio y antes de la primera salida de la mano.
refusal-exchange-cards = Nombra solo las cartas que cambias.
refusal-blanche-too-late = La carta blanca se anuncia antes del cambio.
refusal-no-carte-blanche = Tienes una figura, así que no es carta blanca. Cambia cartas.
refusal-blanche-number = Di cuántas cartas cambiarás, de 1 a { $most }.
refusal-declare-word-or-cards = Nombra cartas o una palabra como "nada", no las dos cosas.
refusal-declare-in-order = Es el momento de esto: { $target }. Declara en este orden punto, secuencia, y trío o catorce.
refusal-nothing-to-declare = No tienes nada de esto: { $target }. Declara nada, o todo desde aquí.
refusal-not-a-point = { $cards } no es un punto. Un punto son todas tus cartas de un palo, tres al menos.
refusal-not-a-sequence = { $cards } no es una secuencia. Una secuencia son tres o más vecinas de un palo, como 9♠ 10♠ J♠.
refusal-not-a-set = { $cards } no es ni trío ni catorce: tres o cuatro ases, reyes, reinas, jotas o dieces.

## Opciones

option-target = Rubicón, o puntos que terminan una partida sin número fijo de repartos
option-partie = Repartos de una partida
    .about = Una partida es el juego completo.
option-partie-six = seis
option-partie-four = cuatro, el primero y el último dobles
option-partie-to-target = hasta que alguien llegue a los puntos
option-rubicon = Rubicón: por debajo, se pierden también los puntos propios
    .about = Quien gana se lleva los puntos de ambas manos. Sin rubicón, se lleva la diferencia.
option-younger_must_exchange = El postre cambia al menos una carta
    .about = El postre es quien reparte, y cambia después.
option-declarations = Declaraciones
    .about = Callar es declarar menos de lo que tienes, para no dar pistas.
option-declarations-chosen = elige cada cual (se puede callar)
option-declarations-automatic = todo, automáticamente
option-low_cards_count = Las cartas bajo el diez cuentan
    .about = Cada carta de salida y cada baza ganada vale 1. Esto dice si también con sietes, ochos y nueves.
option-starter-loser = es mano quien hizo menos puntos en el reparto anterior
option-starter-alternate = se reparte por turno

## Récords

most-best = Mejor reparto
feat-best = mejor reparto: { $count }
most-pique = Primer pique
feat-pique = { $count ->
    [one] 1 pique
   *[other] { $count } piques
}
most-repique = Primer repique
feat-repique = { $count ->
    [one] 1 repique
   *[other] { $count } repiques
}
most-capot = Primer capote
feat-capot = { $count ->
    [one] 1 capote
   *[other] { $count } capotes
}
most-carte-blanche = Primera carta blanca
feat-carte-blanche = { $count ->
    [one] 1 carta blanca
   *[other] { $count } cartas blancas
}
