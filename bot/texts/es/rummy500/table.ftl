### Rummy 500: sus nombres, lo que se hace y se ve en la mesa, sus opciones, y por qué las reglas rechazan una acción.

game-rummy500 = Rummy 500
called-rummy500 = { $preset }
preset-rummy500 = Rummy 500
preset-meggiesoft = Rummy 500 estricto para dos
preset-party = Rummy 500 de fiesta
preset-partnership = Rummy 500 por parejas

phase-draw = robar o tomar del pozo

verb-claim = ¡Rummy!
kind-claim = reclamar el último descarte, que encaja en una combinación de la mesa
kind-take = tomar del pozo
kind-pass = dejar que el resto reclame el último descarte, o terminar la ronda sin robar
ask-take = ¿Qué carta del pozo quieres? Con ella vienen todas las que tiene encima.
ask-claim = ¿Dónde quieres colocarla?
ask-meld = ¿Qué quieres bajar? Elige cartas, o una de estas opciones.
heading-take = -# Tomar del pozo:

choice-take-more = { $card } y { $count } más
choice-meld = { $melds } +{ $points }
label-meld = { $count ->
    [one] Bajar { $melds } +{ $points }
   *[other] Bajar todo: { $melds } +{ $points }
}
choice-lay-off-on = { $cards } en { $melds } +{ $points }
choice-lay-off-low = { $card } al principio de { $melds } +{ $points }
choice-lay-off-joker = { $card } por el joker de { $melds }
choice-claim-on = ¡Rummy! { $card } en { $melds } +{ $points }
choice-claim-low = ¡Rummy! { $card } al principio de { $melds } +{ $points }
choice-discard = { $card }
target-run = la escalera { $melds }
target-set = el grupo { $melds }
target-low-end = el principio de la escalera { $melds }
target-joker-of = el joker de { $melds }
target-new = una escalera nueva, { $melds }
target-depth = { $count ->
    [0] nada más
    [one] 1 carta más
   *[other] { $count } cartas más
}

## Lo que pasó

event-turned-up = { $cards } empieza el pozo.
event-claimed = ¡Rummy! { $seat } reclama { $cards } (+{ $points }).
event-stock-out = El mazo se ha acabado, así que la ronda ha terminado.
event-took-nothing = { $seat } no toma nada del pozo.
did-melded = baja { $cards } (+{ $points })
did-laid-off = coloca { $cards } (+{ $points })
did-exchanged = pone { $cards } en lugar de un joker
did-claimed = dice "¡Rummy!" y coloca { $cards } (+{ $points })
did-took-nothing = no toma nada

score-laid = { $count ->
    [one] 1 carta bajada
   *[other] { $count } cartas bajadas
}
score-held = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
score-one-turn = cierre en un turno

## Precauciones

asking-discard-fits = Preguntar antes de descartar una carta que encaja en una combinación de la mesa
asking-hold-melds = Preguntar antes de guardar combinaciones en la mano cuando la ronda se acaba
caution-discard-fits = { $card } encaja en { $melds }, así que podrías colocarla y puntuar por ella.
caution-hold-melds = La ronda se acaba, y { $melds } resta si entonces sigue en tu mano.

## La mesa en palabras

fact-fitting = { $count ->
    [one] { $cards } encaja en una combinación de la mesa.
   *[other] { $cards } encajan en combinaciones de la mesa.
}
fact-round = Ronda { $round }. Reparte: { $seat }. { goes-to }
fact-to-draw = { $seat } roba, o toma del pozo.
fact-to-meld = { $seat } puede bajar, y descarta.
fact-pile = { $count ->
    [one] El pozo tiene 1 carta: { $cards }.
   *[other] El pozo, { $count } cartas desde el fondo: { $cards }.
}
brief-pile = El pozo tiene { number-of-cards }; encima, { $cards }.
fact-owed = { $seat } tiene que bajar antes { $card }.
fact-claimable = { $card } encaja en una combinación de la mesa y se puede reclamar.
fact-on-table = Combinaciones en la mesa: { $melds }.
fact-meld-run = Escalera: { $melds }
fact-meld-set = Grupo: { $melds }
fact-laid-by = - { $seat } bajó { $cards }.
fact-total = { $side }: { number-of-points }.
fact-ended-out = { $seat } cerró.
fact-ended-stock = La ronda terminó porque se acabó el mazo.
fact-arranged = { $count ->
    [0] No tienes combinaciones en la mano.
   *[other] Tienes combinaciones en la mano: { $melds }.
} Si cierra otra persona, tus cartas restan { $points }.

## Lo que las reglas no permiten

refusal-draw-first = Antes roba una carta o toma del pozo.
refusal-already-drawn = Ya tienes tu carta de este turno. Baja lo que quieras y descarta.
refusal-stock-empty = El mazo está vacío. Toma una carta del pozo y bájala, o pasa para terminar la ronda.
refusal-stock-left = No puedes pasar: roba una carta o toma del pozo.
refusal-no-claim = No hay ningún descarte que reclamar. Puedes decir "¡Rummy!" cuando alguien descarta una carta que encaja en una combinación, hasta que robe el asiento siguiente.
refusal-first-meld-first = Solo puedes reclamar un descarte después de tu primera combinación.
refusal-claim-onto = { $card } no encaja ahí. Elige una de las combinaciones de la lista.
refusal-claim-or-pass = No es tu turno, pero puedes reclamar { $card }, o pasar.
refusal-fits-nothing = { $card } no encaja en ninguna combinación de la mesa. Baja tres o más cartas juntas.
refusal-too-few-cards = Con { $value } cartas en cada mano, entre { $seats } quedan muy pocas para robar. Reparte menos cartas.

## Opciones

group-pile = Robar
option-hand_size-usual = 13 entre dos, 7 entre más
option-partners = Por parejas
    .about = Tu pareja se sienta enfrente y puntúa contigo.
option-jokers = Jokers en cada baraja
    .about = Son comodines y valen 15.
option-joker_exchange = Los jokers se pueden cambiar
    .about = Si tienes la carta por la que vale un joker de la mesa, puedes ponerla ahí y bajar el joker.
option-upcard_melded = El último descarte también se baja
    .about = Si no, puedes tomar la carta de encima del pozo solo para guardarla.
option-empty_stock = Cuando se acaba el mazo
    .about = Si la ronda termina enseguida, o solo cuando alguien pasa.
option-empty_stock-ends = la ronda termina
option-empty_stock-pile = se puede seguir tomando del pozo
option-rummy = "¡Rummy!": se reclaman descartes
    .about = Si alguien descarta una carta que encaja en una combinación de la mesa, la coloca quien la reclame antes.
option-first_meld = Mínimo de lo primero que se baja
    .about = Lo primero que baja un bando en una ronda debe sumar esto, de una vez.
option-last_discard = Hace falta un descarte para cerrar
    .about = Si no, también puedes cerrar bajando tu última carta.
option-aces = Valor de los ases
    .about = Tanto en la mesa como en la mano.
option-aces-by-use = 15, pero 1 junto a un dos
option-aces-fifteen = 15
option-aces-one-in-hand = 15, pero 1 junto a un dos y en la mano
option-card_points = Valor de doses a nueves
option-card_points-pips = su número
option-card_points-fives = 5 cada uno
option-one_turn_doubles = Cerrar en un turno vale doble
    .about = Cuenta doble si antes de ese turno no había nada tuyo en la mesa.

## Récords

most-laid = Más cartas bajadas en una ronda
feat-laid = { score-laid }
