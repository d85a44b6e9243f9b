## Las palabras de las imágenes de Canasta. El archivo común dice cómo caben.

## El pozo

picture-empty = VACÍO
picture-frozen = CONGELADO
picture-blocked = TAPADO
# Lo que necesita un bando sin abrir para tomar el pozo: una pareja, o cartas de la mano.
picture-pair-only = CON PAREJA
picture-hand-only = CON LA MANO
# En una ficha junto a cartas con las que se puede tomar el pozo.
picture-take = TOMA
picture-must-meld = A BAJAR
picture-pile-waits = tomado, espera la apertura
picture-waiting = El resto del pozo llega cuando completes tu apertura
# Sobre las maneras de tomar el pozo, o sus cartas de arriba.
picture-taken-with = se toma con
picture-taken-top = { $count } de arriba con
# Una manera de tomar el pozo con una carta de este valor: "9 + 9", "9 + comodín".
picture-way-pair = { $rank } + { $rank }
picture-way-natural-and-wild = { $rank } + comodín
picture-way-meld = una combinación
picture-way-or = o { $way }
# El número de cartas de un pozo que se tomó.
picture-taken = { $count ->
    [one] +{ $count } carta
   *[other] +{ $count } cartas
}
picture-penalty = ROBAR CUESTA { $points }

## Turnos

picture-your-turn-to = Te toca { $choices }
picture-then = después { $name }
picture-progress-turn = Ronda { $round } · turno { $turn } · { $goal }
picture-phase-meld = a jugar
picture-phase-answer = a contestar
picture-verb-meld = bajar
picture-verb-take = tomar el pozo
picture-verb-pass = conservar tu última carta
picture-verb-ask = preguntar si cierras
picture-verb-answer = decir sí o no
picture-verb-special = bajar una mano especial
picture-verb-end = terminar la ronda
picture-may-i = { $name }: “¿Puedo cerrar?”
picture-permission-yes = Sí: debe cerrar en este turno
picture-permission-no = No: no puede cerrar en este turno
# Sigue a los nombres de rivales que pueden cerrar en su próximo turno.
picture-may-go-out = a punto de cerrar

## Bandos y manos

picture-foot = PIE
picture-foot-count = pie de { $count }
picture-talons = MUERTOS
picture-talon = MUERTO DE { $count }
# Lo que valen ahora las cartas bajadas de un bando.
picture-on-table = en la mesa { $points }
picture-opened = ABIERTO
picture-canastas = CANASTAS { $made }/{ $needed }
# Canastas, y las que faltan para cerrar.
picture-canastas-lacking = CANASTAS { $made }/{ $needed } · AÚN { $lacking }
picture-lacking = { $kind ->
    [natural] { $count } { $count ->
        [one] LIMPIA
       *[other] LIMPIAS
    }
    [mixed] { $count } { $count ->
        [one] SUCIA
       *[other] SUCIAS
    }
    [wild] { $count } DE COMODINES
    [sequence] { $count } { $count ->
        [one] ESCALERA
       *[other] ESCALERAS
    }
   *[other] { $count }
}
picture-opens-at = ABRE CON { $points }
picture-laid = BAJADO { $points }/{ $minimum }
picture-laid-lacking = BAJADO { $points }/{ $minimum } · FALTAN { $lacking }
picture-can-open = PUEDES ABRIR { $points }/{ $minimum }
picture-cannot-open = PARA ABRIR { $points }/{ $minimum }
picture-cannot-open-lacking = PARA ABRIR { $points }/{ $minimum } · FALTAN { $lacking }
picture-hand = { $count ->
    [one] { $count } carta · { $points } puntos
   *[other] { $count } cartas · { $points } puntos
}
picture-hand-and-foot = { $hand } · { picture-foot-count }

## Combinaciones

picture-wild = COMODÍN
picture-natural = LIMPIA
# Una canasta en su cinta.
picture-canasta-natural = LIMPIA
picture-canasta-mixed = SUCIA
picture-canasta-wild = COMOD.
picture-canasta-sequence = ESCALERA
picture-canasta-grown = { $kind } { $count }
# El número de comodines de una combinación.
picture-wilds = { $count } com.
# Una de varias combinaciones del mismo valor: "2.ª K".
picture-numbered = { $number ->
    [2] 2.ª { $rank }
    [3] 3.ª { $rank }
   *[other] { $number }.ª { $rank }
}
# Una combinación en breve: un valor con "×4".
picture-meld-count = { $name } { $count }
picture-meld-wilds = { $name } { $count }, { $wilds ->
    [one] { $wilds } comodín
   *[other] { $wilds } comodines
}
# En una ficha junto a cartas de estos palos: encajan en una escalera.
picture-in-sequence = ESC. { $suits }
picture-meld-or-sequence = BAJA, ESC. { $suits }

## La hoja de puntos

picture-line-cards-melded = Cartas bajadas
picture-line-natural-canastas = Canastas limpias
picture-line-mixed-canastas = Canastas sucias
picture-line-sequence-canastas = Escaleras de siete
picture-line-wild-canasta = De comodines
picture-line-pure-canasta = Limpias de ases y sietes
picture-line-threes = Treses
picture-line-unfinished-meld = Sin terminar
picture-line-three-held = Ases y sietes en mano
picture-line-red-threes = Treses rojos
picture-line-going-out = Cierre
picture-line-concealed = En mano
picture-line-cards-in-hand = Cartas en la mano
picture-line-returned-piles = Pozos devueltos
picture-line-special-hand = Mano especial
picture-special-straight = Escalera completa
picture-special-pairs = Siete parejas
picture-special-wild-pairs = Parejas con doses
picture-special-garbage = Sobras
