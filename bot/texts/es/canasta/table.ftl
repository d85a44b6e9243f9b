### Canasta: sus nombres, lo que se hace y se ve en la mesa, y por qué sus reglas rechazan una acción.

## Nombres

game-canasta = Canasta
called-canasta = Canasta ({ $preset })
preset-classic = Clásica
preset-modern = Moderna americana
preset-windows = Clásica, reglas de ordenador de 1994
preset-windows1 = Seis jokers, reglas de ordenador de los años 90
preset-dos = Pozo que se da vuelta, reglas de ordenador de 1984
preset-partners = Clásica por parejas
preset-three = Clásica para tres
preset-samba = Samba
preset-bolivia = Bolivia
preset-hand-and-foot = Mano y Pie

rank-3 = treses negros
rank-wild = comodines
rank-red-three = treses rojos
rank-C = tréboles en escalera
rank-D = diamantes en escalera
rank-H = corazones en escalera
rank-S = picas en escalera
target-C = { rank-C }
target-D = { rank-D }
target-H = { rank-H }
target-S = { rank-S }
target-yes = sí
target-no = no
rank-straight = una escalera completa
rank-pairs = siete parejas
rank-wild-pairs = siete parejas con doses, sietes y ases
rank-garbage = sobras (dos grupos de cuatro y dos de tres)

phase-draw = robar o tomar el pozo
phase-answer = contestar "¿Puedo cerrar?"

goal-rounds = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}

verb-take = Tomar el pozo
verb-end = Terminar ronda
verb-ask = ¿Puedo cerrar?
verb-answer = Contestar
verb-special = Mano especial

kind-take = tomar el pozo
kind-end = dejar el pozo y terminar la ronda, cuando el mazo está vacío
kind-pass = conservar tu última carta en vez de descartarla
kind-ask = preguntar a tu pareja si puedes cerrar
kind-answer = contestar sí o no a tu pareja
kind-special = bajar una mano especial y terminar la ronda

## Lo que preguntan y ofrecen los menús

ask-take = ¿Cómo quieres tomar el pozo?
choice-end = Terminar la ronda sin el pozo
choice-take-with = Tomar el pozo con { $cards }
choice-take-onto = Tomar el pozo con tu combinación de { $rank }
choice-take-only = Tomar el pozo y elegir después
choice-meld-canasta = Canasta de { $rank }: { $cards } +{ $points }
choice-meld-all = { $cards } +{ $points }
choice-meld-as = { $melds }
choice-meld-one = Añadir { $cards } a tu combinación de { $rank } +{ $points }
choice-meld-three = { $cards } +{ $points }
choice-meld-wild = Añadir { $cards } a tu combinación de { $rank } +{ $points }
choice-meld-most = { CAPITAL($rank) } con { $wilds ->
    [one] 1 comodín
   *[other] { $wilds } comodines
} +{ $points }
label-open = Abrir con { $points }: { $short }{ $wilds ->
    [0] { "" }
    [one] { " " }(1 comodín)
   *[other] { " " }({ $wilds } comodines)
}
label-meld = Bajar { $short }{ $wilds ->
    [0] { "" }
    [one] { " " }(1 comodín)
   *[other] { " " }({ $wilds } comodines)
} +{ $points }
label-canasta = Canasta de { $short }{ $wilds ->
    [0] { "" }
    [one] { " " }(1 comodín)
   *[other] { " " }({ $wilds } comodines)
} +{ $points }
label-take-with = Tomar con { $cards }
label-take-onto = Tomar con { $short }
label-take-only = Tomar y elegir
label-discard-card = { $held ->
    [one] { $card }
   *[other] { $face } ×{ $held }
}
face-JK = Joker
short-4 = cuatros
short-5 = cincos
short-6 = seises
short-7 = sietes
short-8 = ochos
short-9 = nueves
short-10 = dieces
short-J = jotas
short-Q = reinas
short-K = reyes
short-A = ases
short-3 = treses
short-wild = comodines
short-C = escalera ♣
short-D = escalera ♦
short-H = escalera ♥
short-S = escalera ♠
choice-discard-card = { $held ->
    [one] { $card }
   *[other] { $card } (tienes { $held })
}
choice-pass = Conservar tu última carta
choice-ask = Preguntar "¿Puedo cerrar?"
choice-answer-yes = Sí, cierra
choice-answer-no = No, no cierres
choice-special = Bajar tu mano especial

## Lo que pasó

asking-discard-meldable = Preguntar antes de descartar una carta que podría bajar
asking-discard-freezes = Preguntar antes de descartar una carta que congela el pozo
asking-discard-wild = Preguntar antes de descartar un comodín
asking-discard-onto-meld = Preguntar antes de un descarte que deja tomar el pozo a quien sigue
caution-discard-meldable = Podrías bajar { $card } ahora.
caution-discard-wild = Es un comodín.
caution-discard-freezes = Eso congela el pozo: será más difícil tomarlo, también para ti.
caution-discard-onto-meld = { $seat } podría añadir { $card } a su combinación de { $rank } y tomar el pozo ({ number-of-cards }).

event-turned-up = Se descubre { $cards }.
event-came-up = Salió { $cards }.
event-covers = { $cards } cubre lo que salió.
event-took-pile = { $points ->
    [one] { $seat } toma el pozo (1 carta): { $cards }.
   *[other] { $seat } toma el pozo ({ $points } cartas) con { $cards } encima.
}
event-initial-meld = { $seat } completa la apertura con { $points } puntos.
event-natural-canasta = ¡{ $seat } tiene una canasta limpia de { $rank }!
event-mixed-canasta = ¡{ $seat } tiene una canasta sucia de { $rank }!
event-froze = El pozo está congelado.
event-last-card = { $seat } descarta su última carta sin las canastas que pide cerrar. La ronda ha terminado.
event-stock-out = El mazo está vacío, así que la ronda ha terminado.
event-returned-pile = { $points ->
    [0] { $seat } devuelve el pozo. { $cards } vuelve a estar encima.
   *[other] { $seat } devuelve el pozo. { $cards } vuelve a estar encima, y robar cuesta ahora { $points }.
}
event-wild-canasta = ¡{ $seat } tiene una canasta de comodines!
event-sequence-canasta = ¡{ $seat } tiene siete { $rank }!
event-asked = { $seat } pregunta: "¿Puedo cerrar?".

# Lo mismo en frases sin sujeto
did-red-threes = pone en la mesa { $cards }
did-penalty = paga { $points } puntos por devolver el pozo
did-took-pile = toma el pozo ({ $points })
did-received = { $count ->
    [one] recibe la otra carta del pozo
   *[other] recibe las otras { $count } cartas del pozo
}
did-melds = baja { $ranks }
did-opened = abre con { $ranks } ({ $points } puntos)
did-melded = baja { $rank }: { $cards }
did-added = añade { $cards } a la combinación de { $rank }
did-initial-meld = completa la apertura ({ $points } puntos)
did-natural-canasta = hace una canasta limpia de { $rank }
did-mixed-canasta = hace una canasta sucia de { $rank }
did-wild-canasta = hace una canasta de comodines
did-sequence-canasta = tiene siete { $rank }
did-froze = congela el pozo
did-went-out-concealed = cierra en mano
did-returned-pile = { $points ->
    [0] devuelve el pozo
   *[other] devuelve el pozo, así que robar cuesta ahora { $points }
}
did-foot = { $known ->
    [1] toma el pie: { $cards }
   *[0] toma el pie
}
did-talon = { $known ->
    [1] recibe el muerto: { $cards }
   *[0] { $count ->
        [one] recibe el muerto (1 carta)
       *[other] recibe el muerto ({ $count } cartas)
    }
}
did-turned-over = da la vuelta al pozo como mazo nuevo ({ $points ->
    [one] 1 carta
   *[other] { $points } cartas
})
did-declined = deja el pozo
did-passed = conserva la última carta
did-asked = pregunta si puede cerrar
did-answered-yes = dice que sí
did-answered-no = dice que no
did-special-hand = baja { $rank }: { $cards }

## Los puntos

score-cards-melded = { $count ->
    [one] 1 carta bajada
   *[other] { $count } cartas bajadas
}
fact-canastas = { $side }: { $has ->
    [0] hacen falta { $needs } canastas para cerrar
   *[other] { $has } de las { $needs } canastas que pide cerrar
}{ $natural ->
    [0] {""}
   *[other] ; limpias por hacer: { $natural }
}{ $mixed ->
    [0] {""}
   *[other] ; sucias por hacer: { $mixed }
}{ $sequence ->
    [0] {""}
   *[other] ; falta una escalera de siete
}.
score-natural-canastas = { $count ->
    [one] canasta limpia
   *[other] { $count } canastas limpias
}
score-mixed-canastas = { $count ->
    [one] canasta sucia
   *[other] { $count } canastas sucias
}
score-red-threes = { $count ->
    [one] tres rojo
   *[other] { $count } treses rojos
}
score-going-out = cierre
score-concealed = cierre en mano
score-cards-in-hand = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
score-returned-piles = { $count ->
    [one] pozo devuelto
   *[other] { $count } pozos devueltos
}
score-sequence-canastas = { $count ->
    [one] escalera de siete
   *[other] { $count } escaleras de siete
}
score-wild-canasta = canasta de comodines
score-pure-canasta = canasta limpia de ases o sietes
score-unfinished-meld = combinación sin terminar: { $cards }
score-three-held = { $cards } en la mano
score-special-hand = mano especial
score-threes = { $count ->
    [one] tres
   *[other] { $count } treses
}

## La mesa en palabras

fact-round = Ronda { $round }, turno { $turn }. Reparte: { $seat }. { $rounds ->
    [0] Se juega a { $target } puntos.
    [one] Se juega a 1 ronda.
   *[other] Se juega a { $rounds } rondas.
}
fact-to-draw = { $seat } roba o toma el pozo.
fact-to-meld = { $seat } puede bajar, y luego descarta.
fact-pile-empty = El pozo está vacío.
fact-pile = { $count ->
    [one] El pozo tiene 1 carta, { $card }.
   *[other] El pozo tiene { $count } cartas. Encima está { $card }.
}
fact-pile-frozen = El pozo está congelado por { $cards }.
fact-pile-blocked = El pozo está tapado por { $card }.
fact-upcard-due = Se ha tomado { $card }, la carta de arriba, y hay que bajarla.
fact-waiting = { $count ->
    [one] Con la apertura llega 1 carta más del pozo: { $cards }.
   *[other] Con la apertura llegan { $count } cartas más del pozo: { $cards }.
}
fact-penalty-due = Robar cuesta ahora { $points } puntos.
fact-score = { $side } { has } { $points } puntos, y { $standing } en la mesa.
fact-minimum = { $has ->
    [0] { $side }: sin abrir; la apertura necesita { $needs }.
   *[other] { $side } { has } { $has } de los { $needs } puntos de la apertura.
}
fact-meld = { $side } { has } { $count } { $rank }: { $cards }.
fact-natural-canasta = { $side } { has } una canasta limpia de { $count } { $rank }: { $cards }.
fact-mixed-canasta = { $side } { has } una canasta sucia de { $count } { $rank }: { $cards }.
fact-red-threes = { $side } { has } treses rojos: { $cards }.
# Donde la descripción de una imagen no tiene sitio para frases enteras
brief-score = { $points } puntos, { $standing } en la mesa
brief-minimum = { $has ->
    [0] sin abrir, necesita { $needs }
   *[other] { $has } de { $needs } bajados
}
brief-meld = { $cards }
brief-natural-canasta = canasta limpia de { $count } { $rank }
brief-mixed-canasta = canasta sucia de { $count } { $rank }
brief-wild-canasta = canasta de { $count } comodines
brief-sequence-canasta = siete { $rank }
brief-red-threes = treses rojos { $cards }
fact-meld-holds = { $side }, { $rank }: { $cards }. { $count } cartas, { $wilds ->
    [0] sin comodines
    [one] 1 comodín
   *[other] { $wilds } comodines
}; { $points } puntos; { $lacks ->
    [0] una canasta
    [one] falta 1 para una canasta
   *[other] faltan { $lacks } para una canasta
}.
fact-would-score = Si terminara ahora, { $side }: { $points }{ $hidden ->
    [0] {""}
   *[other] , menos las manos ocultas
}, con { $total } de las rondas anteriores.
fact-bonuses = { $side }: { PLUS($points) }{ $points } por bonificaciones y castigos.
fact-score-part = - { PLUS($points) }{ $points }: { $score }
fact-score-hidden = - ?: { number-of-cards } en la mano de { $seat }
fact-hand = { $count ->
    [0] No te quedan cartas.
    [one] Tienes 1 carta, { $points } puntos: { $cards }.
   *[other] Tienes { $count } cartas, { $points } puntos: { $cards }.
}
fact-reach = Tu mano puede alcanzar { $reach } de los { $needs } puntos de la apertura.
fact-to-answer = { $seat } tiene que contestar "¿Puedo cerrar?".
fact-must-go-out = Su pareja dijo que sí, así que { $seat } debe cerrar en este turno.
fact-may-not-go-out = Su pareja dijo que no, así que { $seat } no puede cerrar en este turno.
fact-foot = { $count ->
    [one] A { $seat } le queda un pie de 1 carta.
   *[other] A { $seat } le queda un pie de { $count } cartas.
}
fact-talons = { $count ->
    [one] Un muerto de { $next } cartas espera al próximo bando que abra.
   *[other] Esperan { $count } muertos. El próximo bando que abra recibe { $next } cartas.
}
fact-pile-frozen-at-first = El pozo está congelado hasta que alguien lo tome.
fact-wild-canasta = { $side } { has } una canasta de { $count } comodines: { $cards }.
fact-sequence-canasta = { $side } { has } siete { $rank }: { $cards }.

## Lo que las reglas no permiten

refusal-already-drawn = Ya has robado o tomado el pozo. Baja o descarta.
refusal-black-threes-last = { $left ->
    [0] Has bajado treses negros, así que no puedes bajar nada más. Descarta para cerrar.
   *[other] Baja los treses negros al final, con una carta como máximo para descartar. Te quedarían { $left }.
}
refusal-black-threes-natural = Los treses negros no se pueden bajar con comodines. Bájalos solos.
refusal-draw-first = Primero roba o toma el pozo.
refusal-initial-meld = Tu apertura necesita { $needs } puntos. Así llegarías a { $reach } como máximo.
refusal-initial-meld-incomplete = Tu apertura necesita { $needs } puntos y tiene { $has }. Baja más, o deshaz.
refusal-keep-cards = { $needs ->
    [one] Necesitas una canasta para cerrar. Procura que te quede una carta al final de tu turno.
   *[other] Necesitas { $needs } canastas para cerrar, y tienes { $has }. Procura que te quede una carta al final de tu turno.
}
refusal-no-cards = Di qué cartas quieres bajar.
refusal-no-such-meld = No puedes bajar "{ $text }". Nombra un valor, como reyes.
refusal-one-rank = Una combinación lleva un solo valor. Elige los valores de uno en uno.
refusal-pile-blocked = { $card } tapa el pozo, así que no se puede tomar. Roba del mazo.
refusal-pile-empty = El pozo está vacío. Roba del mazo.
refusal-pile-before-opening = Hasta que tu bando abra, para tomar { $card } necesitas en tu mano dos cartas naturales de su valor{ $has ->
    [one] {" "}y solo tienes una
   *[other] {""}
}.
refusal-pile-frozen = El pozo está congelado. Para tomar { $card } necesitas en tu mano dos cartas naturales de su valor{ $has ->
    [one] {" "}y solo tienes una
   *[other] {""}
}.
refusal-pile-no-match = No puedes tomar { $card }: no encaja en ninguna de tus combinaciones, y no tienes las cartas para bajarla.
refusal-stock-empty = El mazo está vacío. Toma el pozo o termina la ronda.
refusal-stock-not-empty = No puedes terminar la ronda mientras haya cartas en el mazo. Roba o toma el pozo.
refusal-too-few-cards = Una combinación necesita al menos { $needs } cartas. Serían { $has }.
refusal-too-many-wild = { $limit ->
    [0] Esa combinación no puede llevar comodines.
    [one] Esa combinación solo puede llevar 1 comodín.
   *[other] Esa combinación solo puede llevar { $limit } comodines.
} Llevaría { $has }.
refusal-upcard-first = Baja antes { $card }, la carta de arriba, o deshaz para devolver el pozo.
refusal-which-meld = ¿A qué combinación quieres añadir { $cards }? Nombra también su valor.
refusal-answer-first = Antes tu pareja tiene que contestar "¿Puedo cerrar?".
refusal-ask-first = Solo puedes preguntar una vez por turno, justo después de robar.
refusal-black-threes-never = En este juego los treses negros no se pueden bajar. Solo puedes descartarlos.
refusal-cannot-go-out = No puedes cerrar en este turno, así que no hay nada que preguntar.
refusal-keep-a-discard = Para cerrar necesitas un descarte. Guarda una carta para ello.
refusal-may-not-go-out = Tu pareja dijo que no. Procura que te quede una carta al final de tu turno.
refusal-must-go-out = Tu pareja dijo que sí, así que debes cerrar en este turno. Después de esa jugada no podrías.
refusal-no-ace-or-seven = No puedes descartar un as ni un siete en un pozo vacío. Elige otra carta.
refusal-no-partner = No tienes pareja a quien preguntar.
refusal-no-pass = Solo puedes conservar tu carta si es la última y no puedes cerrar. Si no, descarta.
refusal-no-sequence = { $cards } no es una escalera. Hacen falta de tres a siete cartas seguidas de un palo.
refusal-no-special-hand = No tienes una mano especial, o ya has bajado algo.
refusal-no-wild-discard = Solo puedes descartar un comodín para cerrar, o si no tienes más que comodines.
refusal-no-wild-melds = En este juego los comodines no forman combinación por sí solos. Añádelos a otra.
refusal-nothing-asked = Nadie te ha preguntado nada.
refusal-pile-frozen-to-hand = El pozo está congelado. Para tomar { $card }, bájala solo con cartas de tu mano.
refusal-pile-not-so = En este juego no puedes tomar { $card } así.
refusal-too-many-cards = Esa combinación puede tener { $most } cartas como máximo. Tendría { $has }.
refusal-upcard-onto-canasta = No puedes añadir { $card } a esa canasta.
refusal-wild-meld-first = Termina antes tu canasta de comodines. Hasta entonces, los comodines no pueden ir a otro sitio.
refusal-yes-or-no = Contesta sí o no.

## Récords, y lo que suman las estadísticas

most-canastas = Más canastas en una ronda
most-biggest-canasta = Canasta más grande
week-biggest-canasta = **Canasta más grande:** { $names }, { $amount } cartas
most-natural-canastas = Más canastas limpias en una ronda
most-wild-canastas = Más canastas de comodines en una ronda
most-sequence-canastas = Más escaleras en una ronda
most-concealed = Primer cierre en mano
most-special-hand = Primera mano especial
feat-canastas = { $count ->
    [one] 1 canasta
   *[other] { $count } canastas
}
feat-natural-canastas = limpias: { $count }
feat-wild-canastas = de comodines: { $count }
feat-sequence-canastas = { $count ->
    [one] 1 escalera
   *[other] { $count } escaleras
}
feat-concealed = en mano: { $count }
feat-special-hand = { $count ->
    [one] 1 mano especial
   *[other] { $count } manos especiales
}

## Lo que destacó en una partida

highlight-special-hand = Mano especial
highlight-best-natural-canasta = Mejor canasta
highlight-best-mixed-canasta = Mejor canasta
highlight-best-wild-canasta = Mejor canasta
highlight-best-sequence-canasta = Mejor canasta
highlight-best-rank-meld = Mejor combinación
highlighted-special-hand = { CAPITAL($rank) }: { $side }, ronda { $round }
highlighted-best-natural-canasta = Limpia, { $rank }: { $side }, ronda { $round }
highlighted-best-mixed-canasta = Sucia, { $rank }: { $side }, ronda { $round }
highlighted-best-wild-canasta = Comodines: { $side }, ronda { $round }
highlighted-best-sequence-canasta = Siete { $rank }: { $side }, ronda { $round }
highlighted-best-rank-meld = { CAPITAL($rank) }: { $side }, ronda { $round }
