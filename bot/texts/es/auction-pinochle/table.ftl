### Auction Pinochle and Binokel: names, what players do and see, and why the rules refuse an action.

## Names

game-auction-pinochle = Pinochle con subasta, Binokel con viuda
called-auction-pinochle = { $preset }
preset-partnership-pinochle = Pinochle por parejas
preset-double-deck = Pinochle de 80 cartas
preset-cutthroat = Pinochle para tres, cada cual por su cuenta
preset-auction = Pinochle para tres, una mano contra dos
preset-binokel-three = Binokel para tres
# As in English: the name of a game.
preset-kreuzbinokel = Kreuzbinokel

goal-deals = { $deals } rondas, gana quien tiene más puntos

phase-bid = ofrecer o pasar
phase-name = elegir triunfo
phase-bury = enterrar cartas
phase-give = pasar cartas a la pareja
phase-melding = mirar las combinaciones y seguir

verb-bid = Ofrecer
verb-name = Elegir triunfo
verb-bury = Enterrar
verb-give = Pasar cartas
verb-meld = Seguir
verb-concede = Rendirse
kind-bid = hacer una oferta, como 300
kind-pass = pasar: ya no puedes ofrecer en esta subasta
kind-name = elegir el palo de triunfo
kind-bury = enterrar boca abajo tantas cartas como tenía la viuda
kind-give = pasar cartas a tu pareja
kind-meld = seguir de las combinaciones a la primera baza
kind-concede = rendirse: la oferta se pierde y no se juega
ask-bid = ¿Cuánto ofreces?
ask-name = ¿Qué eliges?
ask-bury = ¿Qué cartas entierras?
ask-give = ¿Qué cartas pasas?
heading-bury = -# Enterrar:
heading-give = -# Pasar a tu pareja:
more-bid = Otra oferta
more-bury = Otras cartas
more-give = Otras cartas

target-durch = Durch
target-untendurch = Untendurch

## Melds: one of a kind, then two, three and four

target-meld-run = escalera de triunfo
target-meld-run-2 = doble escalera de triunfo
target-meld-run-3 = triple escalera de triunfo
target-meld-run-4 = cuádruple escalera de triunfo
target-meld-royal-marriage = matrimonio real
target-meld-royal-marriage-2 = dos matrimonios reales
target-meld-royal-marriage-3 = tres matrimonios reales
target-meld-royal-marriage-4 = cuatro matrimonios reales
target-meld-marriage = matrimonio
target-meld-marriage-2 = dos matrimonios
target-meld-marriage-3 = tres matrimonios
target-meld-marriage-4 = cuatro matrimonios
# As in English: the name of a game and of a meld.
target-meld-pinochle = pinochle
target-meld-pinochle-2 = doble pinochle
target-meld-pinochle-3 = triple pinochle
target-meld-pinochle-4 = cuádruple pinochle
target-meld-aces = cuatro ases
target-meld-aces-2 = ocho ases
target-meld-aces-3 = doce ases
target-meld-aces-4 = dieciséis ases
target-meld-kings = cuatro reyes
target-meld-kings-2 = ocho reyes
target-meld-kings-3 = doce reyes
target-meld-kings-4 = dieciséis reyes
target-meld-queens = cuatro reinas
target-meld-queens-2 = ocho reinas
target-meld-queens-3 = doce reinas
target-meld-queens-4 = dieciséis reinas
target-meld-jacks = cuatro jotas
target-meld-jacks-2 = ocho jotas
target-meld-jacks-3 = doce jotas
target-meld-jacks-4 = dieciséis jotas
# As in English: the name of the meld.
target-meld-dix = dix
target-meld-dix-2 = dos dix
target-binokel-run = familia real
target-binokel-run-2 = doble familia real
target-binokel-plain-run = familia
target-binokel-plain-run-2 = doble familia
target-binokel-royal-marriage = matrimonio real
target-binokel-royal-marriage-2 = dos matrimonios reales
target-binokel-marriage = matrimonio
target-binokel-marriage-2 = dos matrimonios
target-binokel-pinochle = binokel
target-binokel-pinochle-2 = doble binokel
target-binokel-aces = cuatro ases
target-binokel-aces-2 = ocho ases
target-binokel-kings = cuatro reyes
target-binokel-kings-2 = ocho reyes
target-binokel-queens = cuatro reinas
target-binokel-queens-2 = ocho reinas
target-binokel-jacks = cuatro jotas
target-binokel-jacks-2 = ocho jotas
target-binokel-tens-2 = ocho dieces
target-binokel-dix = siete de triunfo
target-binokel-dix-2 = ambos sietes de triunfo
# With German suits
german-target-binokel-aces = cuatro ases
german-target-binokel-aces-2 = ocho ases
german-target-binokel-queens = cuatro Ober
german-target-binokel-queens-2 = ocho Ober
german-target-binokel-jacks = cuatro Unter
german-target-binokel-jacks-2 = ocho Unter

## What pickers offer

choice-bid = Ofrecer { $points }
label-bid = { $points }
choice-name = { $contract ->
    [durch] Durch: ganar todas las bazas
    [untendurch] Untendurch: no ganar ninguna baza
   *[trump] Triunfo: { $suit }, declaras { $points }
}
label-name = { $contract ->
    [durch] Durch
    [untendurch] Untendurch
   *[trump] { CAPITAL($suit) } ({ $points })
}
choice-bury = Enterrar { $cards }: declaras { $melds }
label-bury = Enterrar { $cards } ({ $melds })
choice-give = Pasar { $cards }: declaras { $melds }
label-give = Pasar { $cards }
# What a card that may be buried or passed is part of.
use-in-meld = { $target }: { $points }
choice-meld = Seguir
choice-concede = Rendirse con la oferta de { $points }
label-concede = Rendirse

## What happened

did-bid = ofrece { $points }
event-void = Nadie hizo una oferta. Reparte el asiento siguiente.
did-stuck = juega por { $points }, porque nadie hizo una oferta
did-widow-shown = toma la viuda: { $cards }
event-named = { $target ->
    [Durch] { $seat } anuncia Durch: hay que ganar todas las bazas.
    [Untendurch] { $seat } anuncia Untendurch: no hay que ganar ninguna baza.
   *[other] { $seat } elige triunfo: { $target }.
}
did-buried = { $known ->
    [1] entierra { $cards }
   *[0] entierra { $count } cartas
}
did-announced = nombra entre las cartas enterradas { $cards }
did-gave = { $known ->
    [1] pasa { $cards }
   *[0] pasa { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
}
did-received = { $known ->
    [1] recibe { $cards }
   *[0] recibe { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
}
did-melded = declara { number-of-points }: { $cards }
did-went-on = sigue
event-made = { $side } { $members ->
    [one] cumple
   *[other] cumplen
} la oferta, con { number-of-points }.
event-set = { $side } { $members ->
    [one] falla
   *[other] fallan
} la oferta, con { number-of-points }.
event-conceded = { $seat } se rinde y pierde la oferta.
event-no-marriage = { $seat } no tiene un matrimonio para el triunfo, así que pierde la oferta.
event-durch = ¡{ $side } { $members ->
    [one] gana
   *[other] ganan
} todas las bazas y el Durch!
event-untendurch = ¡{ $side } no { $members ->
    [one] gana
   *[other] ganan
} ninguna baza y { $members ->
    [one] cumple
   *[other] cumplen
} el Untendurch!
event-durch-lost = { $side } { $members ->
    [one] pierde
   *[other] pierden
} una baza, y con ella el Durch.
event-untendurch-lost = { $side } { $members ->
    [one] gana
   *[other] ganan
} una baza y { $members ->
    [one] pierde
   *[other] pierden
} el Untendurch.

## The score

score-melds = combinaciones
score-tricks = { $count ->
    [0] cartas enterradas
    [one] 1 baza
   *[other] { $count } bazas
}
score-made = oferta cumplida
score-set = oferta fallada
score-conceded = rendición
score-no-marriage = sin matrimonio
score-durch = Durch
score-durch-lost = Durch perdido
score-untendurch = Untendurch
score-untendurch-lost = Untendurch perdido
score-abgehen = por la rendición
score-made-by-bidder = la oferta se cumplió
score-set-by-bidder = la oferta falló
score-conceded-by-bidder = por la rendición
score-no-marriage-by-bidder = no había matrimonio

## The table in words

fact-phase-one = Ronda { $round }. Repartió { $seat }. { goes-to }
fact-to-bid = { $seat } ofrece o pasa.
fact-to-name = { $seat } elige triunfo.
fact-to-bury = { $seat } entierra cartas.
fact-to-give = { $seat } pasa cartas.
fact-to-melding = Las combinaciones están en la mesa. { $seat } sigue, o se rinde.
fact-nobody-bid = Nadie ha hecho una oferta todavía. La más baja es { $points }.
fact-high-bid = { $seat } tiene la oferta más alta: { $points }.
fact-called = { $points ->
    [0] { $seat } pasó.
   *[other] { $seat } ofreció { $points }.
}
fact-no-calls = Nadie ha dicho nada todavía.
fact-bought = { $seat } ganó la subasta con { $points }.
fact-contract = { $contract ->
    [durch] { $seat } juega un Durch: hay que ganar todas las bazas. La oferta era { $points }.
    [untendurch] { $seat } juega un Untendurch: no hay que ganar ninguna baza. La oferta era { $points }.
   *[trump] { $seat } juega por { $points }. Triunfo: { $suit }.
}
fact-widow-shown = La viuda tenía { $cards }. La tomó { $seat }.
fact-buried = Enterraste { $cards }.
fact-buried-by = { $seat } enterró { $cards }.
fact-announced-buried = { $seat } nombró { $cards } entre las cartas enterradas.
fact-gave = Pasaste { $cards } a { $seat }.
fact-given = { $seat } te pasó { $cards }.
fact-meld-laid = { $seat } declara { $cards }: { $target }, { number-of-points }
fact-melds-of = { $seat } tiene { number-of-points } en combinaciones.
fact-needs = A { $side } { $members ->
    [one] le
   *[other] les
} faltan { $points } para cumplir la oferta de { $bid }{ $unsure ->
    [yes] , menos lo que valgan las cartas enterradas
   *[no] {""}
}.
fact-has-made = { $side } { has } { $kept ->
    [yes] bastante para la oferta de { $bid }: { $reached }
   *[no] { $reached } para la oferta de { $bid }, pero las combinaciones aún no cuentan
}.
# Unlike English: the verb is part of every variant.
fact-result = { $result ->
    [made] Oferta de { $bid } cumplida, con { $points }: { $side }.
    [set] Oferta de { $bid } fallada, con { $points }: { $side }.
    [conceded] Oferta de { $bid } entregada: { $side }.
    [no-marriage] Oferta de { $bid } perdida, sin matrimonio para el triunfo: { $side }.
    [durch] Todas las bazas, y el Durch cumplido: { $side }.
    [durch-lost] Una baza perdida, y con ella el Durch: { $side }.
    [untendurch] Ninguna baza, y el Untendurch cumplido: { $side }.
    [untendurch-lost] Una baza ganada, y el Untendurch perdido: { $side }.
   *[redealt] Nadie hizo una oferta, así que se reparte otra vez.
}
fact-could-meld = Con triunfo { $suit }, tu mano declara { $points }.
fact-must-bid = Debes ofrecer, como mínimo { $points }.
fact-no-trick-yet = Tus combinaciones aún no cuentan: tu bando debe ganar antes una baza.
fact-points = { $side } { has } { number-of-points }, y { tricks-won } en esta ronda{ $tricks ->
    [0] {""}
   *[other] , con { $tricks } puntos en cartas
}.
fact-no-tricks = Nadie ha ganado una baza todavía.

## Preferences, and what a careful player is asked

asking-concede = Preguntar antes de rendirme
asking-bury-trump = Preguntar antes de enterrar un triunfo
asking-bury-melded = Preguntar antes de enterrar una carta de una combinación
asking-give-melded = Preguntar antes de pasar una carta de una combinación
caution-concede = Se pierde la oferta de { $points }, y no se juega.
caution-bury-trump = { $card } es un triunfo.
caution-bury-melded = Sin { $cards } declaras { $points } menos.
caution-give-melded = Sin { $cards } declaras { $points } menos.

## What the rules refuse

refusal-bid-or-pass = La subasta no ha terminado. Antes, ofrece o pasa.
refusal-name-trumps-first = Antes, elige triunfo.
refusal-bury-first = Antes, entierra tantas cartas como tenía la viuda.
refusal-give-first = Antes, pasa cartas a tu pareja.
refusal-meld-first = Las combinaciones están en la mesa. Antes, sigue, o ríndete.
refusal-auction-is-over = Eso solo era posible antes de la primera baza. Juega una carta.
refusal-must-open = No puedes pasar: debes ofrecer, como mínimo { $points }.
refusal-bid-how-much = Di cuánto ofreces: un número, como mínimo { $points }.
refusal-bid-too-low = { $bid ->
    [0] La oferta más baja es { $points }.
   *[other] La oferta está en { $bid }: ofrece como mínimo { $points }, o pasa.
}
refusal-bid-too-high = Nadie puede ofrecer más de { $points }.
refusal-bid-off-step = Aquí nadie puede ofrecer { $bid }. La siguiente oferta posible es { $points }.
refusal-which-trumps = Elige un palo: tréboles, diamantes, corazones o picas.
german-refusal-which-trumps = Elige un palo: bellotas, cascabeles, corazones u hojas.
refusal-no-marriage-held = Solo puedes elegir un palo del que tienes rey y reina. { CAPITAL($target) } no lo es. Elige entre: { $suit }.
refusal-not-in-these-rules = Eso no se juega en esta mesa. Quien la organiza puede elegirlo con `/table rules`.
refusal-bury-melded = Declaras { $cards }: entierra otras cartas, tienes bastantes.
refusal-concede-bidder-only = Solo puede rendirse { $seat }, con la oferta más alta.
refusal-concede-too-late = Es tarde para rendirse: ya se jugó una carta.
refusal-no-conceding-contract = { $target ->
    [Untendurch] Anunciaste Untendurch, así que juégalo: ahí nadie se rinde.
   *[other] Anunciaste Durch, así que juégalo: ahí nadie se rinde.
}
refusal-arrange-before-auction-ends = Solo puedes cambiar manos antes de que termine la subasta.
refusal-not-in-this-preset = "{ $option }" no se puede cambiar en esta variante.
refusal-not-a-step = { $option } no puede ser { $value }: elige un número que se pueda ofrecer, como un múltiplo de { $step }.

## Records

most-bids-made = Primera oferta cumplida
most-bids-set = Primera oferta fallada
most-best-bid = Oferta más alta cumplida
most-best-melds = Mejores combinaciones de una mano
most-durch = Primer Durch
week-best-melds = **Mejores combinaciones:** { $names }, { $amount } puntos
feat-bids-made = cumplió { $count ->
    [one] 1 oferta
   *[other] { $count } ofertas
}
feat-bids-set = falló { $count ->
    [one] 1 oferta
   *[other] { $count } ofertas
}
feat-best-bid = cumplió una oferta de { $count }
feat-best-melds = declaró { $count }
feat-durch = { $count ->
    [one] 1 Durch
   *[other] { $count } Durch
}
highlight-best-bid = Oferta más alta
highlight-best-melds = Mejores combinaciones
highlight-durch = Durch
highlighted-best-bid = Oferta cumplida: { $side }, ronda { $round }
highlighted-best-melds = Combinaciones de una mano: { $seat }, ronda { $round }
highlighted-durch = Todas las bazas: { $seat }, ronda { $round }
