### Games of tricks and melds: sentences that they share.

## The words of the pictures

# En una ficha junto a cartas que están en la mesa.
picture-laid = MESA
picture-no-meld = Nada que declarar
picture-best-meld = LO MEJOR: { $type } { $points }
# Una declaración en breve: su clase y sus cartas.
picture-meld-cards = { $type } { $cards }
picture-phase-melding = a declarar o robar
# La línea de una clase de declaración.
picture-line-meld = { CAPITAL($type) }

## What can be done, and hints

fact-may-meld-for = Puedes declarar { $cards }: { $target }, { $points } puntos.
fact-may-draw-card = Puedes robar. Después sales tú.
fact-hint-play-free = No necesitas { $card } para ninguna declaración.
fact-hint-meld-for = Vale { $points } puntos.
fact-hint-meld-best = Es la mejor declaración que tienes.
fact-hint-draw-card = No tienes nada que declarar.
fact-hint-draw-kept = Guarda para más tarde lo que podrías declarar ahora.

## What happened, and what pickers offer

phase-melding = declarar y luego robar
apart-hand = (en tu mano)
apart-melded = (en la mesa: { $target })
choice-play-melded = { $card } (de { $target })
choice-play-meldable = { $card } (se podría declarar)
choice-meld-for = { $points } por { $target }: { $cards }
pip-C = { " " }♣
pip-D = { " " }♦
pip-H = { " " }♥
pip-S = { " " }♠
label-play-meldable = { $card }
label-play-melded = { $card }{ $twin ->
    [yes] {" "}({ $target })
   *[no] {""}
}
label-meld-for = { CAPITAL($target) }{ $pip } +{ $points }
asking-play-meldable = Preguntar antes de jugar una carta que podría declarar
asking-draw-unmelded = Preguntar antes de robar si aún podría declarar
caution-play-meldable = Podrías declarar { $card } tras ganar una baza: { $target }, { $points } puntos.
caution-draw-unmelded = Antes podrías declarar { $cards }: { $target }, { $points } puntos.
event-meld-made = { $seat } declara { $cards }: { $target }, { $points } puntos.
did-meld-made = declara { $cards } ({ $target }, { $points } puntos)

## The table in words

fact-to-melding = { $seat } ganó la baza y puede declarar; después roba.
fact-meld-shown = { $side } ha declarado { $target }: { $cards }.
brief-meld-shown = { $target } { $cards }
fact-meldable = Tras ganar una baza, podrías declarar { $cards }: { $target }, { $points } puntos.
fact-meld-laid = { $side } ha declarado { $cards }: { $target }, { $points } puntos
fact-could-meld = Tras ganar una baza: { $cards }, { $target }, { $points } puntos
fact-meldable-cards = Puedes declarar: { $cards }
fact-holdable-cards = A una carta de una declaración: { $cards }
fact-discardable-cards = Libres para jugar: { $cards }
fact-melds-are-over = El mazo está vacío, así que ya no se declara.

## What the rules refuse

refusal-draw-before-lead = Has ganado la baza. Declara si quieres, y roba antes de salir.
refusal-trick-first = Gana antes una baza.
refusal-one-meld = Ya has declarado en este turno. Roba para seguir.
refusal-meld-needs-cards = Nombra la declaración o sus cartas.
refusal-not-a-meld = { $target ->
    [none] { $cards } no es una declaración en este juego.
   *[other] { $cards } no es una declaración de esa clase ({ $target }).
}
refusal-no-such-meld-held = Ahora no puedes declarar esto: { $target }.
refusal-which-cards = Puedes hacer esa declaración ({ $target }) de varias maneras. Nombra las cartas.
refusal-no-meld-called = Ninguna declaración se llama "{ $text }".
refusal-meld-not-in-rules = En este juego no existe: { $target }.
refusal-no-melds-left = El mazo está vacío, así que ya no se declara, ni se cambia, ni se roba.

## Records, and what stood out in a game

most-melds = Más declaraciones en una ronda
week-best-meld = **Mejor declaración:** { $names }, { $amount } puntos
most-best-meld = Mejor declaración
feat-melds = { $count ->
    [one] 1 declaración
   *[other] { $count } declaraciones
}
highlight-best-meld = Mejor declaración
highlighted-best-meld = { CAPITAL($target) }: { $side }, ronda { $round }
