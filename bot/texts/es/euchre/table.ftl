### Euchre: sus nombres, lo que se hace y se ve en la mesa, y por qué las reglas rechazan una acción.

## Nombres

game-euchre = Euchre
called-euchre = { $preset }
preset-euchre = Euchre para cuatro
preset-two-handed-euchre = Euchre para dos
preset-three-handed-euchre = Euchre para tres
preset-british-euchre = Euchre británico

phase-turned = dar un palo a la carta descubierta
phase-order = ordenar o pasar
phase-name = elegir triunfo o pasar
phase-discard = apartar una carta
phase-exchange = cambiar cartas o pasar
phase-defend = defender en solitario o en pareja

verb-order = Ordenar
verb-name = Elegir triunfo
verb-defend = Defender en solitario
kind-exchange = cambiar cartas por otras no repartidas
verb-discard = Apartar
verb-farmers-hand = Mano de granja
verb-throw-in = Tirar la mano
kind-order = ordenar la carta vista, que hace triunfo su palo
kind-name = elegir el palo de triunfo
kind-pass = pasar
kind-defend = jugar en solitario contra una mano en solitario
kind-discard = apartar una carta boca abajo, al repartir
kind-farmers-hand = cambiar tres dieces o menos por cartas no repartidas
kind-throw-in = tirar una mano sin as, figura ni triunfo
ask-order = ¿La ordenas?
ask-name = ¿Qué palo eliges?
ask-discard = ¿Qué carta apartas?
ask-farmers-hand = ¿Qué tres cartas cambias?
heading-discard = -# Apartar:

target-alone = en solitario
target-C-alone = { suit-C }, en solitario
target-D-alone = { suit-D }, en solitario
target-H-alone = { suit-H }, en solitario
target-S-alone = { suit-S }, en solitario

choice-order = { $dealer ->
    [own] Tomar { $card }
    [partner] Ordenar { $card } a tu pareja
   *[other] Ordenar { $card }
}{ $best ->
    [yes] {" "}({ $suit })
   *[no] {""}
}{ $alone ->
    [yes] , en solitario
   *[no] {""}
}
choice-name = Triunfo: { $suit }{ $alone ->
    [yes] , en solitario
   *[no] {""}
}
label-name = { CAPITAL($suit) }{ $alone ->
    [yes] , en solitario
   *[no] {""}
}
choice-defend = Defender en solitario
choice-farmers-hand = Cambiar { $cards }
choice-throw-in = Tirar la mano

## Lo que pasó

event-upcard-turned = Se descubre { $cards }.
event-ordered = { $seat } ordena { $cards }. Triunfo: { $target }.
event-void = La ronda es nula: nadie puntúa, y reparte el asiento siguiente.
fact-to-exchange = { $seat } cambia cartas o pasa.
refusal-exchange-or-pass = Antes, { $seat } cambia cartas, o pasa.
event-made = { $side } { $members ->
    [one] cumple
   *[other] cumplen
}: { number-of-points }.
event-march = { $side } { $members ->
    [one] hace una marcha
   *[other] hacen una marcha
}: { number-of-points }.
event-lone-march = ¡{ $seat } hace una marcha en solitario y anota { $points }!
event-euchre = Euchre a { $side }: { number-of-points } para { $members ->
    [one] cada rival
   *[other] la otra pareja
}.
event-lone-euchre = Euchre a { $seat }, con una defensa en solitario: ¡{ $points } puntos!
did-ordered = ordena { $cards }
did-named = elige { $target }
did-alone = juega en solitario
did-took-up = toma { $cards }
did-turned-down = tapa { $cards }
did-laid-away = { $known ->
    [1] aparta { $cards }
   *[0] aparta una carta
}
did-defended = defiende en solitario
did-farmed = { $known ->
    [1] cambia una mano de granja: { $cards }
   *[0] cambia una mano de granja
}
did-thrown-in = tira { $cards }

score-made = triunfo cumplido ({ $count } bazas)
score-march = marcha
score-lone-march = marcha en solitario
score-euchre = euchre ({ $count } bazas en contra)
score-lone-euchre = euchre con defensa en solitario

## La mesa en palabras

fact-to-turned = { $seat } da un palo a la carta descubierta.
fact-to-order = { $seat } la ordena o pasa.
fact-to-name = { $seat } elige triunfo o pasa.
fact-to-discard = { $seat } aparta una carta.
fact-to-defend = { $seat } puede defender en solitario.
fact-joker-up = Se ha descubierto { $card }. { $seat } le da un palo antes de mirar su mano.
fact-upcard = { $best ->
    [yes] Se ha descubierto { $card }, y ordenarla hace triunfo { $suit }.
   *[no] Se ha descubierto { $card }.
} { $taken ->
    [yes] { $seat } la toma si se ordena.
   *[no] Se queda en la mesa, la ordene quien la ordene.
}
fact-turned-down-card = Se ha tapado { $card }{ $best ->
    [yes] {" "}({ $suit })
   *[no] {""}
}: se puede elegir otro palo.
fact-made-trumps = { $how ->
    [ordered] { $seat } eligió triunfo al ordenar { $card }.
   *[named] { $seat } eligió triunfo al decir el palo.
}
fact-dealer-has = { $seat } tomó { $card } y apartó una carta.
fact-plays-alone = { $seat } juega en solitario.
fact-no-tricks = Nadie ha ganado una baza todavía.
fact-must-name = Todo el mundo ha pasado, así que debes elegir un palo.
fact-order-means-alone = { $seat } es tu pareja: si ordenas, juegas en solitario.
asking-order-for-them = Preguntar antes de ordenar un bower a una mano rival
asking-discard-trump = Preguntar antes de apartar un triunfo
caution-order-for-them = { $card } es un bower, y se lo llevaría { $seat }.
caution-discard-trump = { $card } es triunfo, y tienes otras cartas que apartar.

## Lo que las reglas no permiten

refusal-name-for-best-bower = Se ha descubierto { $card }. Antes, { $seat } le da un palo.
refusal-order-or-pass = { $card } está descubierta: ordénala, o pasa. Otros palos se pueden elegir cuando se tape.
refusal-name-or-pass = Se ha tapado { $card }: elige otro palo, o pasa.
refusal-dealer-discards-first = Antes, { $seat } debe apartar una carta.
refusal-defend-or-pass = Antes, { $seat } dice si defiende en solitario.
refusal-trumps-are-made = Ya hay triunfo. Juega una carta.
refusal-dealer-must-name = Todo el mundo ha pasado dos veces, y repartes tú, así que debes elegir un palo.
refusal-order-only-alone = { $seat } reparte y es tu pareja: en este juego, si ordenas, juegas en solitario. Ordena en solitario, o pasa.
refusal-order-names-alone = Puedes ordenarla, u ordenarla con "alone" para jugar en solitario.
refusal-not-alone-here = En este juego nadie juega en solitario. Deja fuera "alone".
refusal-suit-turned-down = Se ha tapado esto: { $target }. Elige otro palo.
refusal-which-trumps = Elige un palo: tréboles, diamantes, corazones o picas.
refusal-name-suit-only = Di solo el palo: quién elige triunfo, y si va en solitario, se decide después.
refusal-not-in-these-rules = Eso no se juega en esta mesa. Quien la organiza puede elegirlo con `/table rules`.
refusal-farmed-already = { $seat } ya ha cambiado una mano de granja. Se puede una vez por ronda.
refusal-farmer-needs-three = Una mano de granja lleva exactamente tres cartas de tu mano, todas dieces o más bajas.
refusal-no-throwing-in = Tienes { $cards }, así que no puedes tirar la mano.
refusal-arrange-before-making = Solo puedes cambiar manos antes de que se elija triunfo.
refusal-needs-partners = "{ $option }" necesita parejas: elige antes una variante para cuatro.

## Récords

most-march = Primera marcha
most-lone-march = Primera marcha en solitario
most-euchres = Primer euchre a rivales
most-euchred = Primer euchre en contra
feat-march = { $count ->
    [one] 1 marcha
   *[other] { $count } marchas
}
feat-lone-march = { $count ->
    [one] 1 marcha en solitario
   *[other] { $count } marchas en solitario
}
feat-euchres = euchre a rivales: { $count ->
    [one] una vez
   *[other] { $count } veces
}
feat-euchred = euchre en contra: { $count ->
    [one] una vez
   *[other] { $count } veces
}
highlight-lone-march = Marcha en solitario
highlight-march = Marcha
highlighted-lone-march = Las cinco bazas en solitario: { $seat }, ronda { $round }
highlighted-march = Las cinco bazas: { $seat }, ronda { $round }
