## Las palabras de las imágenes de Piquet. El archivo común dice cómo caben.

picture-elder = MANO
picture-younger = POSTRE
picture-talon = TALÓN
picture-carte-blanche = Carta blanca
picture-carte-blanche-shown = Carta blanca { $cards }
# La respuesta del postre a una declaración, en una ficha.
picture-answer-good = VALE
picture-answer-not-good = NO VALE
picture-answer-equal = IGUAL
picture-answer-open = ?
# Lo que puede hacer el postre cuando tiene que contestar.
picture-answer-or-declare = contestar o declarar
# Dicho en grande, con sus puntos.
picture-bonus-pique = ¡PIQUE!
picture-bonus-repique = ¡REPIQUE!
picture-bonus-capot = ¡CAPOTE!
# Los puntos de un bando en este reparto.
picture-in-deal = reparto { $points }
# El avance de una partida: su reparto y baza, y lo que la termina.
picture-progress-deal = { $deal } · baza { $trick }
picture-progress-rubicon = { $deal } · baza { $trick } · rubicón { $target }
picture-progress-target = { $deal } · baza { $trick } · { $goal }
picture-deal = Reparto { $number }
picture-deal-of = Reparto { $number } de { $deals }
picture-deal-double = Reparto { $number } (doble)
picture-deal-of-double = Reparto { $number } de { $deals } (doble)
picture-goal-deals = { $deals ->
    [one] { $deals } reparto
   *[other] { $deals } repartos
}
# Declaraciones.
picture-point = Punto de { $number }
picture-point-suit = Punto de { $number } { $suit }
picture-point-making = Punto de { $number }, suma { $making }
picture-point-suit-making = Punto de { $number } { $suit }, suma { $making }
picture-sequence = { $number ->
    [3] Tercera
    [4] Cuarta
    [5] Quinta
    [6] Sexta
    [7] Séptima
   *[8] Octava
}
picture-sequence-to = { $rank ->
    [7] { picture-sequence } hasta el siete
    [8] { picture-sequence } hasta el ocho
    [9] { picture-sequence } hasta el nueve
    [10] { picture-sequence } hasta el diez
    [jack] { picture-sequence } hasta la jota
    [queen] { picture-sequence } hasta la reina
    [king] { picture-sequence } hasta el rey
   *[ace] { picture-sequence } hasta el as
}
picture-sequence-shown = { picture-sequence } { $suit } { $ranks }
picture-set = { $number ->
    [3] Trío
   *[4] Catorce
}
picture-set-of = { $rank ->
    [7] { picture-set } de sietes
    [8] { picture-set } de ochos
    [9] { picture-set } de nueves
    [10] { picture-set } de dieces
    [jack] { picture-set } de jotas
    [queen] { picture-set } de reinas
    [king] { picture-set } de reyes
   *[ace] { picture-set } de ases
}
picture-set-shown = { picture-set } { $cards }
# Los descartes de quien lee.
picture-exchanged = Cambiado: { $cards }
picture-phase-exchange = a cambiar cartas
picture-phase-look = a mirar lo que queda, o no
picture-phase-declare = a declarar
picture-phase-answer = a contestar
picture-phase-name = a nombrar palo de salida
picture-verb-exchange = cambiar
picture-verb-blanche = anunciar carta blanca
picture-verb-peek = mirar lo que queda
picture-verb-leave = dejarlo
picture-verb-declare = declarar
picture-verb-name = nombrar tu palo de salida
picture-line-carte-blanche = Carta blanca
picture-line-point = Punto
picture-line-sequence = Secuencias
picture-line-set = Tríos y catorces
picture-line-repique = Repique
picture-line-pique = Pique
picture-line-play = Juego
picture-line-cards = Las cartas
picture-line-capot = Capote
picture-line-doubled = Reparto doble
picture-line-difference = Puntos de quien pierde
picture-line-partie = Partida
picture-line-rubicon = Rubicón
picture-line-settled = Partida perdida
picture-line-lurch = Doble
