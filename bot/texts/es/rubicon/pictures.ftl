## The words of the pictures of Rubicon and Chinese Bezique. See the common file for how they fit.

picture-no-trump = SIN TRIUNFO
# The points of a side's aces and tens.
picture-brisques = briscas { $points }
picture-verb-meld = declarar
picture-verb-blanche = mostrar carta blanca
picture-goal-deals = { $deals ->
    [one] { $deals } reparto
   *[other] { $deals } repartos
}
picture-progress-deal = Reparto { $round } de { $deals } · baza { $trick } · rubicón { $line }
picture-round = Reparto { $number }
picture-this-round = Este reparto
picture-in-round = reparto { $points }
picture-line-carte-blanche = Carta blanca
picture-line-last-trick = Última baza
picture-line-brisques = Briscas
picture-line-cut = Corte a centenas
picture-line-difference = Centenas rivales
picture-line-least = Al menos 100
picture-line-rubicon = Centenas de más
picture-line-game = Juego
picture-line-rubicon-bonus = Rubicón
picture-line-rubicon-brisques = Briscas del rubicón
picture-line-below-hundred = Perdió con menos de 100
picture-line-settled = Reparto perdido

## The types of melds. Their names may be broken at each space.

picture-type-marriage = matrimonio
picture-type-trump-marriage = matrimonio de triunfo
picture-type-sequence = escalera
picture-type-trump-sequence = escalera de triunfo
picture-type-bezique = bezique
picture-type-double-bezique = doble bezique
picture-type-triple-bezique = triple bezique
picture-type-quadruple-bezique = cuádruple bezique
picture-type-four-aces = cuatro ases
picture-type-four-kings = cuatro reyes
picture-type-four-queens = cuatro reinas
picture-type-four-jacks = cuatro jotas
picture-type-four-trump-aces = cuatro ases de triunfo
picture-type-four-trump-tens = cuatro dieces de triunfo
picture-type-four-trump-kings = cuatro reyes de triunfo
picture-type-four-trump-queens = cuatro reinas de triunfo
picture-type-four-trump-jacks = cuatro jotas de triunfo
