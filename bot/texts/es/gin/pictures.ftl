## Las palabras de las imágenes de Gin Rummy. El archivo común dice cómo caben.

# Junto a cartas que todo el mundo vio tomar.
picture-taken-from-pile = TOMADAS DEL POZO
picture-gin = GIN
picture-deadwood = SUELTAS { $points }
picture-after-discard = { $points } TRAS EL DESCARTE
picture-knock-at = TOCAR CON { $points }
picture-only-gin = SOLO GIN
picture-progress-knock = Ronda { $round } · { $goal } · tocar con { $points }
picture-progress-gin = Ronda { $round } · { $goal } · solo gin
picture-rounds-won = { $count ->
    [one] { $count } ronda ganada
   *[other] { $count } rondas ganadas
}
# Una partida de Hollywood.
picture-game = Partida { $number }
# Cómo terminó la ronda; sigue a un nombre, salvo si es nula.
picture-ending-knock = tocó y gana la ronda
picture-ending-gin = ¡tiene gin!
picture-ending-big-gin = ¡tiene gran gin!
picture-ending-undercut = ¡da el contragolpe!
picture-ending-equal = tocó, pero las sueltas suman igual
picture-ending-void = La ronda es nula
picture-phase-draw = a robar o tomar
picture-phase-discard = a descartar o tocar
picture-phase-offer = a tomar la carta vista o pasar
picture-phase-last = a tomar y tocar, o pasar
picture-phase-lay = a colocar
picture-verb-gin = mostrar el gran gin
picture-verb-knock = tocar
picture-verb-take = tomar
picture-verb-pass = pasar
picture-verb-lay = colocar
picture-verb-end = parar
picture-line-deadwood = Cartas sueltas
picture-line-knock = Por tocar
picture-line-gin = Gin
picture-line-big-gin = Gran gin
picture-line-undercut = Contragolpe
picture-line-spades = Picas, doble
picture-line-more-games = En más partidas
picture-line-game-bonus = Por la partida
picture-line-boxes = Rondas ganadas
picture-line-shutout = Blanqueo
