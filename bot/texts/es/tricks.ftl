### Juegos de bazas: las frases que comparten.

## Nombres

target-C = { suit-C }
target-D = { suit-D }
target-H = { suit-H }
target-S = { suit-S }
phase-lead = salir con una carta
phase-follow = jugar una carta a la baza
verb-play = Jugar
kind-play = jugar una carta
ask-play = ¿Qué carta quieres jugar?
choice-play-card = { $card }
heading-play = -# Jugar:

## Lo que pasó

event-trump-turned = Se descubre { $cards }. Triunfo: { $target }.
event-trick-won = { $points ->
    [0] { $seat } gana { $cards }.
    [one] { $seat } gana { $cards }: 1 punto.
   *[other] { $seat } gana { $cards }: { $points } puntos.
}
did-trick = { $points ->
    [0] gana { $cards } con { $card }
    [one] gana { $cards } con { $card } (1 punto)
   *[other] gana { $cards } con { $card } ({ $points } puntos)
}
did-played = juega { $cards }
did-trick-won = { $points ->
    [0] gana { $cards }
    [one] gana { $cards } (1 punto)
   *[other] gana { $cards } ({ $points } puntos)
}

## Preferencias, y lo que se pregunta a quien va con cuidado

automatic-play = Jugar por mí la única carta posible: contra bots, o si es la última
asking-play-dearer = Preguntar antes de gastar una carta más alta de lo necesario
asking-play-trump-away = Preguntar antes de echar un triunfo a una baza que no puedo ganar
asking-play-over-partner = Preguntar antes de quitarle la baza a mi pareja
caution-play-dearer = { $wins ->
    [yes] { $card } también ganaría la baza.
   *[no] No puedes ganar esta baza. Para perderla bastaría { $card }.
}
caution-play-trump-away = No puedes ganar esta baza. Con { $card } te ahorras el triunfo.
caution-play-over-partner = { $seat } va ganando esta baza para ti. Con { $card } se la dejarías.

## La mesa en palabras

fact-phase-one = Ronda { $round }, baza { $trick }. Reparte: { $seat }. { goes-to }
fact-to-lead = Sale { $seat }.
fact-to-follow = { $seat } juega a la carta de salida.
fact-trump = Triunfo: { $suit }.
fact-trick = Salió { $seat }. En la mesa: { $cards }.
fact-last-trick = { $points ->
    [0] { $seat } ganó la última baza: { $cards }.
    [one] { $seat } ganó la última baza: { $cards }, 1 punto.
   *[other] { $seat } ganó la última baza: { $cards }, { $points } puntos.
}
fact-trick-taken = { $points ->
    [0] { $number }. Salió { $seat }, ganó { $winner }: { $cards }
    [one] { $number }. Salió { $seat }, ganó { $winner }: { $cards }, 1 punto
   *[other] { $number }. Salió { $seat }, ganó { $winner }: { $cards }, { $points } puntos
}
fact-no-tricks = Nadie ha ganado aún una baza en esta fase.
fact-points = { $side } { has } { number-of-points } y { tricks-won } en esta ronda.
brief-points = { number-of-points }, { tricks-won }
fact-score-line = - { PLUS($points) }{ $points }: { $score } { $cards }
fact-score-trick = - { PLUS($points) }{ $points }: baza { $number } { $cards }
score-tricks-one = { $count ->
    [one] 1 baza en la fase uno
   *[other] { $count } bazas en la fase uno
}
score-tricks-two = { $count ->
    [one] 1 baza en la fase dos
   *[other] { $count } bazas en la fase dos
}
fact-holding = { $count ->
    [0] No te quedan cartas.
    [one] Tienes 1 carta: { $cards }.
   *[other] Tienes { $count } cartas: { $cards }.
}

## Lo que las reglas no permiten

refusal-play-one-card = Juega exactamente una carta.
refusal-must-follow = La salida fue { $card }, así que debes asistir al palo: { $cards }.
refusal-must-overplay = La salida fue { $card }, y debes superarla si puedes: { $cards }.
refusal-must-trump = La salida fue { $card }. No puedes asistir, así que debes jugar triunfo: { $cards }.
refusal-must-overtrump = La salida fue { $card }. No puedes asistir, así que debes superar los triunfos de la baza: { $cards }.

## Opciones

option-cut_for_deal = Cortar para repartir
    .about = Cada cual corta una carta para decidir quién reparte primero. Si no, va por asientos.

## Récords

most-tricks = Más bazas en una ronda
feat-tricks = { $count ->
    [one] 1 baza
   *[other] { $count } bazas
}

## Lo que se puede hacer, y pistas

fact-may-lead = Sales tú: juega la carta que quieras.
fact-may-follow-with-any = Todas tus cartas asisten al palo, así que puedes jugar cualquiera.
fact-may-play-some = Puedes jugar { $cards }.
fact-do-play = Juega { $cards }.
fact-hint-play-wins = { $card } gana la baza{ $points ->
    [0] {""}
    [one] , que vale 1 punto
   *[other] , que vale { $points } puntos
}.
fact-hint-play-best = { $card } supera todas las cartas jugadas hasta ahora.
fact-hint-play-sure = Ya nadie puede superar { $card }.
fact-hint-play-forces = Nadie puede asistir a { $card }: gana la baza o hace gastar un triunfo.
fact-hint-play-high = Solo un triunfo puede superar { $card }.
fact-hint-play-cannot-win = No puedes ganar esta baza{ $cheapest ->
    [yes] , así que deja ir { $card }, tu carta más barata.
   *[no] .
}
fact-hint-play-saves = Ganar esta baza te costaría { $card }.
fact-hint-only-play = Es la única carta que puedes jugar.
fact-hint-lead-cheap = { $card } es la carta más barata con la que puedes salir.
fact-hint-lead-trump = Salir de triunfo obliga al resto a gastar los suyos, si tienen.
fact-hint-lead-long = Es de tu palo más largo: { $count } cartas de { $suit }.
fact-hint-void = { $card } es tu única carta de su palo. Sin ella, puedes fallar en ese palo.
fact-hint-play-average = De media, es la que mejor puntúa.
fact-hint-exchange = Te quedas con { $cards } y recibes { $count ->
    [one] una carta nueva
   *[other] { $count } cartas nuevas
}.
fact-hint-exchange-all = Recibes una mano completamente nueva.
number-of-tricks = { $half ->
    [yes] { $count ->
        [0] media baza
       *[other] { $count }½ bazas
    }
   *[no] { $count ->
        [one] 1 baza
       *[other] { $count } bazas
    }
}
fact-predict-trumps = { $unseen ->
    [0] Ves todos los triunfos que quedan.
    [one] Falta un triunfo por salir. { $seat } probablemente { $count ->
        [0] no lo tiene.
       *[other] lo tiene.
    }
   *[other] Faltan { $unseen } triunfos por salir. { $seat } probablemente tiene más o menos { $count }.
}

## Elegir triunfo, y cambiar cartas

phase-exchange = cambiar cartas
verb-exchange = Cambiar
fact-to-exchange = { $seat } cambia cartas.
ask-exchange = ¿Qué cartas cambias?
choice-exchange = Cambiar { $cards }
did-exchanged = { $known ->
    [1] cambia { $cards }
   *[0] cambia { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
}
fact-do-exchange = Cambia { $cards }.
command-order = En tu turno: ordena que se tome la carta vista
command-name = En tu turno: elige triunfo
command-defend = En tu turno: defiende en solitario
command-farmers-hand = En tu turno: cambia una mano de granja
command-throw-in = En tu turno: tira tu mano
command-propose = En tu turno: propón un cambio
command-stand = En tu turno: juega con las cartas que tienes
command-accept = En tu turno: acepta una propuesta
command-refuse = En tu turno: rehúsa una propuesta
command-king = En tu turno: anuncia el rey de triunfo
command-blanche = En tu turno: anuncia o muestra carta blanca
