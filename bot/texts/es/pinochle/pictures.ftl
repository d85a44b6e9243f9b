## Las palabras de las imágenes de Pinochle, Binokel y Bezique. El archivo común dice cómo caben.

picture-may-knock = PUEDE TOCAR
# Un dix, con el nombre que tiene en este juego, puntúa ahora o nunca.
picture-last-chance = { $type ->
    [dix] DIX: ÚLTIMA OCASIÓN
   *[seven] SIETE: ÚLTIMA OCASIÓN
}
picture-verb-meld = declarar
picture-verb-exchange = cambiar
picture-verb-knock = tocar
picture-line-last-trick = Última baza
picture-line-dix-turned = Dix descubierto
picture-line-melds-against = Declaraciones en contra

## Las clases de declaración. Sus nombres se pueden partir en cada espacio.

picture-type-dix = dix
picture-type-seven = siete
picture-type-pinochle = pinochle
picture-type-binokel = binokel
picture-type-bezique = bezique
picture-type-grand-pinochle = gran pinochle
picture-type-grand-binokel = gran binokel
picture-type-grand-bezique = gran bezique
picture-type-double-pinochle = doble pinochle
picture-type-double-binokel = doble binokel
picture-type-double-bezique = doble bezique
picture-type-marriage = matrimonio
picture-type-common-marriage = matrimonio simple
picture-type-royal-marriage = matrimonio real
picture-type-double-marriage = doble matrimonio
picture-type-double-common-marriage = doble matrimonio simple
picture-type-double-royal-marriage = doble matrimonio real
picture-type-flush = escalera de triunfo
picture-type-royal-family = familia real
picture-type-royal-sequence = escalera real
picture-type-common-flush = escalera simple
picture-type-common-family = familia simple
picture-type-common-sequence = secuencia simple
picture-type-double-flush = doble escalera de triunfo
picture-type-double-royal-family = doble familia real
picture-type-double-royal-sequence = doble escalera real
picture-type-double-common-flush = doble escalera simple
picture-type-double-common-family = doble familia simple
picture-type-double-common-sequence = doble secuencia simple
picture-type-forty-jacks = cuarenta jotas
picture-type-sixty-queens = sesenta reinas
picture-type-eighty-kings = ochenta reyes
picture-type-hundred-aces = cien ases
picture-type-four-jacks = cuatro jotas
picture-type-four-queens = cuatro reinas
picture-type-four-kings = cuatro reyes
picture-type-four-aces = cuatro ases
picture-type-eight-jacks = ocho jotas
picture-type-eight-queens = ocho reinas
picture-type-eight-kings = ocho reyes
picture-type-eight-aces = ocho ases
picture-type-roundhouse = ronda de matrimonios
