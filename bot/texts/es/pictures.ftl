## Las palabras de las imágenes, de todos los juegos y de ninguno. Hay poco sitio: una línea que no cabe se encoge.
## Las mayúsculas van en fichas y rótulos.

## Mazo, pozo y cartas

picture-stock = MAZO
# El mazo con su número de cartas.
picture-stock-count = MAZO { $count }
# El pozo con su número de cartas.
picture-pile = POZO { $count }
# En una ficha junto a cartas recién robadas.
picture-new = NUEVO
# En una ficha junto a cartas que se pueden bajar.
picture-meld = BAJA
# En una ficha junto a quien reparte.
picture-dealt = REPARTE
picture-joker = JOKER
# Sobre la mano abierta de otra persona; sigue al nombre.
picture-holds = tiene
# Alguien sin nombre.
picture-seat = Asiento { $number }

## Turnos

picture-your-turn = Te toca
# Clases de acción para elegir, como "bajar o descartar".
picture-choice = { $first } o { $last }
# Lo que puede hacer quien lee; se unen con picture-choice, y van solas en una línea.
picture-verb-any = jugar
picture-verb-play = jugar una carta
picture-verb-draw = robar
picture-verb-discard = descartar
picture-verb-deal = repartir la siguiente ronda
# Lo que hace ahora quien tiene el turno; sigue a uno o varios nombres, o va en una línea debajo.
picture-phase-draw = a robar
picture-phase-discard = a descartar
picture-phase-lead = a salir
picture-phase-follow = a contestar
picture-phase-scored = a repartir
picture-game-over = La partida ha terminado

## Avance y puntos

picture-goal-points = a { $points }
picture-goal-rounds = { $rounds ->
    [one] la única ronda
   *[other] de { $rounds } rondas
}
picture-progress = Ronda { $round } · { $goal }
picture-progress-trick = Ronda { $round } · baza { $trick } · { $goal }
picture-round = Ronda { $number }
picture-rounds-until = Rondas 1–{ $last }
picture-this-round = Esta ronda
picture-before = Antes
picture-total = Total
# El rótulo de los puntos de la partida, con lo que la termina.
picture-total-goal = Total, { $goal }
# Siguen a los nombres de quienes ganan, en una línea o debajo.
picture-wins-game = { $winners ->
    [one] ¡gana la partida!
   *[other] ¡ganan la partida!
}
picture-wins-match = { $winners ->
    [one] ¡gana el encuentro!
   *[other] ¡ganan el encuentro!
}
picture-draws = ¡empatan la partida!

## Bazas

picture-trump = TRIUNFO
picture-trump-suit = TRIUNFO { $suit }
picture-phase-two = FASE DOS
# En una ficha sobre la carta que ganó la baza.
picture-won = GANA
# En una ficha junto a cartas que se pueden jugar.
picture-play = JUEGA
picture-last-trick = Última baza
# En una ficha junto a quien no juega la ronda.
picture-out = FUERA
picture-no-tricks = Sin bazas todavía
# Siguen a un nombre.
picture-led = salió
picture-won-trick = ganó la baza
# Las bazas que ha ganado un bando, y sus puntos si los tienen.
picture-tricks = { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
}
picture-tricks-points = { $count ->
    [one] { $count } baza · { $points }
   *[other] { $count } bazas · { $points }
}
# Los puntos de un bando en esta ronda.
picture-in-round = ronda { $points }
picture-line-tricks-one = Bazas, fase uno
picture-line-tricks-two = Bazas, fase dos
# Las obligaciones de quien contesta a una baza, una por línea.
picture-duty-follow = Asiste
picture-duty-beat = y supera
picture-duty-beat-trumps = (supera triunfos)
picture-duty-trump = o si no, falla

## Manos mostradas al final de una ronda

# En una ficha bajo cartas colocadas en una combinación.
picture-laid-off = { $cards } COLOCADO

## Imágenes de ningún juego

picture-scores = Puntos
picture-no-round-yet = Ninguna ronda ha terminado
picture-no-round = No se terminó ninguna ronda
# En una ficha junto a quien lee, y junto a sus puntos.
picture-you = TÚ
picture-you-score = TÚ { $score }
# Los puntos del bot en un reparto del día, como en el golf.
picture-par = PAR { $score }
# En un cuadro, en lugar de un rival.
picture-bye = descanso
picture-nobody-yet = Nadie todavía
picture-nothing-rated = Ninguna partida con rating
picture-all-level = Empate
# Un resultado en una letra.
picture-result-won = G
picture-result-lost = P
picture-result-shared = E
picture-rating = Rating { $before } → { $after }
# El número de partidas jugadas, tras el de las ganadas: "3 de 5".
picture-of-games = de { $games }
