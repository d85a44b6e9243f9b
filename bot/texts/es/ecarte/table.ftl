### Écarté: sus nombres, lo que se hace y se ve en la mesa, y por qué las reglas rechazan una acción.

## Nombres

game-ecarte = Écarté
called-ecarte = { $preset }
preset-free-ecarte = Écarté, juego libre
preset-french-ecarte = Écarté francés

phase-turned = reclamar la partida con el rey
phase-propose = proponer o jugar
phase-answer = aceptar o rehusar

verb-propose = Proponer
verb-stand = Jugar sin cambiar
verb-accept = Aceptar
verb-refuse = Rehusar
verb-king = Anunciar el rey
kind-propose = proponer un cambio
kind-stand = jugar con las cartas que tienes
kind-accept = aceptar una propuesta
kind-refuse = rehusar una propuesta
kind-exchange = apartar cartas y robar otras tantas
kind-king = anunciar el rey de triunfo
choice-propose = Proponer
choice-stand = Jugar sin cambiar
choice-accept = Aceptar
choice-refuse = Rehusar
choice-king = Anunciar { $card }

## Lo que pasó

event-king-turned = Se descubre { $cards }: { $seat } anota { number-of-points }.
event-proposed = { $seat } propone un cambio.
event-stood = { $seat } juega sin cambiar.
event-king = { $seat } tiene { $cards } y anota { number-of-points }.
event-king-claimed = { $seat } gana la partida con { $cards }.
event-point = { $seat } gana más bazas y anota { $points }.
event-vulnerable = { $seat } gana más bazas contra cartas sin cambiar, y anota { $points }.
event-vole = ¡{ $seat } da capote y anota { $points }!
did-king-turned = puntúa por { $cards }
did-proposed = propone
did-stood = juega sin cambiar
did-kept = conserva todas sus cartas
did-accepted = acepta
did-refused = rehúsa
did-king = muestra { $cards }
did-king-claimed = gana con { $cards }

score-king-turned = rey descubierto
score-king = rey de triunfo
score-point = { $count } bazas
score-vulnerable = { $count } bazas, sin cambio
score-vole = capote

## La mesa en palabras

fact-to-turned = { $seat } reclama la partida con el rey.
fact-to-propose = { $seat } propone un cambio o juega.
fact-to-answer = { $seat } acepta la propuesta o la rehúsa.
fact-stock-over = Está descubierta { $card }, y el mazo tiene { number-of-cards }.
fact-exchanged = { $seat } ha cambiado { $count ->
    [0] cero cartas
    [one] 1 carta
   *[other] { $count } cartas
}.
fact-is-vulnerable = No se cambió ninguna carta, y lo decidió { $seat }: si pierde las bazas, la otra mano anota 2 puntos.
fact-king-announced = { $seat } ha anunciado { $card }.
fact-vulnerable-if = { $kind ->
    [refuse] Si rehúsas ahora y pierdes las bazas, tu rival anota 2 puntos por ellas.
   *[stand] Si juegas enseguida y pierdes las bazas, tu rival anota 2 puntos por ellas.
}
fact-no-tricks = Nadie ha ganado una baza todavía.
asking-play-king-unannounced = Preguntar antes de jugar sin anunciar el rey
asking-exchange-trump = Preguntar antes de cambiar un triunfo
automatic-king = Anunciar por mí el rey de triunfo
caution-play-king-unannounced = Tienes { $card } y no lo has anunciado. Después de esta carta es tarde.
caution-exchange-trump = Cambiarías triunfos: { $cards }.

## Lo que las reglas no permiten

refusal-king-wins-game = { $seat } ha llegado a la meta con el rey descubierto.
refusal-propose-or-stand = Antes, { $seat } propone un cambio, o juega sin cambiar.
refusal-accept-or-refuse = Antes, { $seat } acepta la propuesta o la rehúsa.
refusal-exchange-first = Antes, { $seat } cambia al menos una carta.
refusal-cards-are-played = Ya se juegan las cartas. No se puede proponer ni cambiar nada más.
refusal-king-not-announced = En este juego no hace falta anunciar el rey.
refusal-no-king = No tienes { $card }.
refusal-king-too-late = { $card } se anuncia antes de jugar la primera carta propia, y una sola vez.
refusal-arrange-before-exchange = Solo puedes cambiar manos antes de que se cambie o juegue nada.

## Récords

most-kings = Primer rey
most-voles = Primer capote
feat-kings = { $count ->
    [one] 1 rey
   *[other] { $count } reyes
}
feat-voles = { $count ->
    [one] 1 capote
   *[other] { $count } capotes
}
highlight-vole = Capote
highlighted-vole = Las cinco bazas: { $side }, ronda { $round }
