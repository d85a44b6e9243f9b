## Las palabras de las imágenes de Euchre. El archivo común dice cómo caben.

# En fichas junto a quienes juegan.
picture-maker = ELIGIÓ
picture-alone = EN SOLITARIO
picture-pass = PASA
# En fichas junto a los triunfos más altos: gran bower, derecho e izquierdo.
picture-bower-best = GRAN
picture-bower-right = DERECHO
    .short = DER.
picture-bower-left = IZQUIERDO
    .short = IZQ.
# Bajo la carta vista mientras se elige triunfo. Una carta sin palo se ofrece como si fuera de uno.
picture-turned-down = TAPADA
picture-turned-down-as = como { $suit }, TAPADA
picture-upcard-for = para { $dealer }
picture-upcard-for-as = como { $suit }, para { $dealer }
picture-upcard = descubierta
picture-upcard-as = como { $suit }, descubierta
# Quién eligió triunfo, en breve.
picture-made-by = por { $name }
picture-ordered = { $name } ordenó { $card }
picture-ordered-joker = { $name } ordenó el joker
picture-named = lo eligió { $name }
picture-phase-turned = a darle un palo
picture-phase-order = a ordenar o pasar
picture-phase-name = a elegir triunfo
picture-phase-discard = a apartar una
picture-phase-defend = ¿a defender en solitario?
picture-phase-exchange = a cambiar o pasar
picture-verb-order = ordenar
picture-verb-name = elegir triunfo
picture-verb-defend = defender en solitario
picture-verb-exchange = cambiar
picture-verb-discard = apartar una carta
picture-verb-pass = pasar
picture-line-made = Tres o cuatro bazas
picture-line-march = Marcha
picture-line-lone-march = Marcha en solitario
picture-line-euchre = Euchre
picture-line-lone-euchre = Euchre en solitario
