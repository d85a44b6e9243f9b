## Las palabras de las imágenes de Écarté. El archivo común dice cómo caben.

# En una ficha junto a quien ha anunciado el rey.
picture-king = REY
# En una ficha junto a quien no cambió.
picture-at-risk = PERDER CUESTA 2
picture-phase-turned = a reclamar la partida
picture-phase-propose = a proponer o jugar
picture-phase-answer = a aceptar o rehusar
picture-phase-exchange = a cambiar
picture-verb-propose = proponer
picture-verb-stand = jugar sin cambiar
picture-verb-accept = aceptar
picture-verb-refuse = rehusar
picture-verb-exchange = cambiar
picture-verb-king = anunciar el rey
picture-line-king-turned = Rey descubierto
picture-line-king = Rey
picture-line-point = Bazas
picture-line-vulnerable = Bazas, sin cambio
picture-line-vole = Capote
