### Gin Rummy: sus nombres, lo que se hace y se ve en la mesa, sus opciones, y por qué las reglas rechazan una acción.

game-gin = Gin Rummy
called-gin = { $preset }
preset-standard = Gin Rummy
preset-straight = Straight Gin
preset-oklahoma = Oklahoma Gin
preset-hollywood = Hollywood Gin
preset-tournament = Gin de torneo

phase-offer = tomar la primera carta vista o pasar
phase-draw = robar o tomar la carta vista
phase-discard = descartar o tocar
phase-last = tomar el último descarte para tocar, o pasar
phase-lay = colocar

verb-gin = Gran gin
verb-lay = Colocar
verb-end = Listo
kind-take = tomar la carta vista
kind-pass = dejar pasar la carta vista
kind-gin = mostrar el gran gin: todas las cartas en combinaciones, sin descarte
kind-knock = tocar: descartar una carta boca abajo y mostrar tus combinaciones
kind-lay = colocar una carta en las combinaciones de quien tocó
kind-end = no colocar nada más
ask-knock = ¿Qué carta descartas al tocar?
ask-lay = ¿Qué quieres colocar?

choice-gin = ¡Gran gin!
choice-knock = Tocar con { $points }: descartar { $card }
choice-knock-gin = ¡Gin! Descartar { $card }
choice-knock-with = Tocar con { $points }: descartar { $card }, mostrar { $melds }
choice-discard = { $card } (sueltas: { $points })
choice-lay = { $card } en { $melds }
choice-end = Listo
more-knock = Otras maneras de tocar

## Lo que pasó

event-turned-up = Se descubre { $cards }. { $points ->
    [0] Solo el gin termina la ronda.
   *[other] Se toca con { $points } o menos.
}
event-passed = { $seat } deja pasar { $cards }.
event-gin = ¡{ $seat } tiene gin!
event-big-gin = ¡{ $seat } tiene gran gin!
event-equal = Las cartas sueltas suman lo mismo, así que nadie puntúa.
event-void = Quedan dos cartas en el mazo. La ronda es nula.
event-game-bonus = { $side } suma { $points } de bonificación por la partida.
event-boxes = { $side } suma { $points } por rondas ganadas.
event-shutout = { $side } suma { $points } más por el blanqueo.
did-knocked = toca con { $points }
did-gin = tiene gin
did-big-gin = tiene gran gin
did-laid-off = coloca { $cards }
did-undercut = da el contragolpe

score-deadwood = diferencia de cartas sueltas
score-knock = bonificación por tocar
score-gin = gin
score-big-gin = gran gin
score-undercut = contragolpe
score-spades = carta vista de picas, doble
score-more-games = { $count ->
    [one] también en una segunda partida
   *[other] en las tres partidas
}
score-game-bonus = { $count ->
    [one] bonificación por la partida
   *[other] { $count } bonificaciones por partida
}
score-boxes = { $count ->
    [one] 1 ronda ganada
   *[other] { $count } rondas ganadas
}
score-shutout = blanqueo

## La mesa en palabras

fact-round = Ronda { $round }. Reparte: { $seat }. { $limit ->
    [0] Solo el gin termina la ronda.
   *[other] Se puede tocar con { $limit } o menos.
} { goes-to }
fact-to-offer = { $seat } puede tomar { $card } o pasar.
fact-to-draw = { $seat } roba o toma { $card }.
fact-to-discard = { $seat } descarta o toca.
fact-to-last = { $seat } puede tomar { $card } solo para tocar con ella.
fact-to-lay = { $seat } puede colocar.
fact-upcard = La carta vista es { $card }.
fact-points = { $side } tiene { $points } puntos y ha ganado { $boxes ->
    [one] 1 ronda
   *[other] { $boxes } rondas
}.
fact-column = { $won ->
    [yes] { $side } ganó la partida { $number } con { $points } puntos.
   *[no] { $side } tiene { $points } puntos en la partida { $number }.
}
fact-arranged = { $count ->
    [0] No tienes combinaciones.
   *[other] Tus combinaciones: { $melds }.
} { $points ->
    [0] No tienes cartas sueltas.
   *[other] { $points } en cartas sueltas: { $cards }.
}

## Lo que las reglas no permiten

refusal-take-or-pass = Antes toma { $card } o pasa.
refusal-draw-first = Antes roba una carta o toma { $card }.
refusal-already-drawn = Ya tienes tu carta de este turno. Descarta una o toca.
refusal-take-to-knock = Toma { $card } para tocar con ella, o pasa.
refusal-lay-off-now = Coloca lo que puedas y pulsa **{ verb-end }**.
refusal-both-passed = { $card } ya se dejó pasar dos veces. Roba del mazo.
refusal-no-knock-after = Ahora { $card } solo se puede tomar para tocar, y no te alcanza. Pasa.
refusal-fits-nothing = { $card } no encaja en esa combinación. Elige una de las cartas y combinaciones de la lista.

## Opciones

group-knock = Tocar
option-hollywood = Tres partidas a la vez (Hollywood)
    .about = Tu primera victoria cuenta en la primera partida, la segunda en las dos primeras, las siguientes en las tres.
option-next_dealer = Quién reparte después
    .about = Quién reparte tras una ronda que ganó alguien.
option-next_dealer-alternate = por turno
option-next_dealer-winner = quien ganó la ronda
option-next_dealer-loser = quien perdió la ronda
option-first_upcard = Primera carta vista
    .about = Si se puede tomar la primera carta descubierta antes de que alguien robe.
option-first_upcard-offered = se ofrece a cada participante
option-first_upcard-none = ninguna; quien no reparte recibe una carta más
option-runs = Ases en las escaleras
    .about = Si un as puede ir por encima del rey, o entre el rey y el dos.
option-runs-low = bajos
option-runs-both = bajos o altos
option-runs-round = dando la vuelta
option-knock_limit = Máximo de puntos sueltos para tocar
    .about = Cuánto pueden sumar tus cartas sueltas al terminar la ronda. Con 0, solo la termina el gin.
option-knock_limit-upcard = valor de la primera carta vista
option-ace_gin_only = Tras un as, solo gin
    .about = Si la primera carta vista es un as, nadie puede tocar con cartas sueltas.
option-last_discard = Último descarte para tocar
    .about = Antes de que una ronda sea nula por falta de cartas, se puede tomar el último descarte para tocar.
option-lay_off_by_hand = Colocar a mano
    .about = Quien no tocó elige qué colocar. Si no, se calcula la mejor manera.
option-gin_bonus = Bonificación por gin
    .about = Por terminar una ronda sin cartas sueltas.
option-big_gin = Bonificación por gran gin
    .about = Por combinar todas las cartas, también la recién robada, sin descarte.
option-undercut_bonus = Bonificación por contragolpe
    .about = Para la otra mano, cuando las cartas sueltas de quien toca no suman menos.
option-equal_undercut = La igualdad es contragolpe
    .about = Si no, nadie puntúa cuando las cartas sueltas suman lo mismo.
option-knock_bonus = Bonificación por tocar
    .about = Por ganar una ronda tocando.
option-spades_double = Carta vista de picas, doble
    .about = Si la primera carta vista es de picas, la ronda vale doble.
option-box_bonus = Bonificación por ronda ganada
    .about = Se suma al terminar la partida, a cada lado.
option-game_bonus = Bonificación por la partida
    .about = Se suma al terminar la partida, a quien la gana.
option-shutout = El blanqueo vale doble
    .about = Qué cuenta doble si quien pierde no ha ganado ninguna ronda.
option-shutout-points = los puntos de las rondas
option-shutout-all = todo

## Récords

most-won = Más rondas ganadas
most-gin = Primer gin
most-big-gin = Primer gran gin
most-undercut = Primer contragolpe
feat-won = { score-boxes }
feat-gin = { $count ->
    [one] 1 gin
   *[other] { $count } gins
}
feat-big-gin = { $count ->
    [one] 1 gran gin
   *[other] { $count } grandes gins
}
feat-undercut = { $count ->
    [one] 1 contragolpe
   *[other] { $count } contragolpes
}
