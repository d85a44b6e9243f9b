## Las palabras de las imágenes de Rummy 500. El archivo común dice cómo caben.

# Los puntos de las cartas de la mano.
picture-in-hand = { $points } EN LA MANO
picture-meld-first = BAJA ANTES { $card }
# Los puntos de las combinaciones de un bando en esta ronda.
picture-on-table = { $points } en la mesa
picture-melds = COMBINACIONES EN LA MESA
# En una ficha junto a cartas que encajan en una combinación de la mesa.
picture-fits = CABE
picture-phase-draw = a robar o tomar
picture-phase-meld = a bajar y descartar
picture-verb-claim = decir "¡Rummy!"
picture-verb-take = tomar del pozo
picture-verb-pass = pasar
picture-verb-meld = bajar
picture-line-laid = Bajado
picture-line-held = En la mano
picture-line-one-turn = Cierre en un turno
