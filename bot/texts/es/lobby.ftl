### La sala: una mesa antes de su primer reparto.

## El mensaje

lobby-title = { $called }: { $status ->
    [closed] mesa cerrada
    [paused] mesa en pausa
   *[other] esperando participantes
}
lobby-start = **Puede empezar la partida: { $host }.**
lobby-start-waits = **Falta que acepten las reglas: { $players }.** { $count ->
    [one] Se hace con **Acepto**.
   *[other] Cada cual lo hace con **Acepto**.
}
lobby-team = Equipo { $number }: { $players }
seat-free = un asiento libre
seats-open = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
}
lobby-host = quien organiza la mesa
lobby-seated = En la mesa: { $players } ({ $taken } de { $seats }).
lobby-counts = -# Cuenta para las clasificaciones de { $called }.
lobby-counts-changed = -# Reglas de la casa: esta partida cuenta en las clasificaciones de reglas cambiadas.
lobby-counts-not = -# No cuenta para las clasificaciones.

## La imagen

goal-target = A { $target } puntos
lobby-pace = { $turn } por turno
lobby-changed = { $count ->
    [one] 1 regla de la casa
   *[other] { $count } reglas de la casa
}
lobby-deals = Reparto numerado { $number }
lobby-seat-open = Asiento libre
lobby-seat-joins = o juega un bot
lobby-seat-computer = Bot
lobby-seat-level = { $level }
lobby-seat-host = ORGANIZA
lobby-seat-asked = falta su acuerdo
lobby-seat-ready = de acuerdo

## Los menús de quien organiza

lobby-choose-game = Juego
lobby-choose-preset = Reglas
lobby-choose-teams = Participantes y equipos
lobby-choose-level = Bots
lobby-game = Juego: { $game }
lobby-preset = Reglas: { $preset }
lobby-level = Bots: { $level }
lobby-count = { $count } participantes{ $teams ->
    [0] { "" }
   *[other] , { $teams } equipos
}
lobby-with = { $count } participantes: quien organiza con { $partner }

## Asientos

seats-title = Quién se sienta dónde
seats-seat = { $number }. { $player }
seats-sit = Ocupar este asiento
seats-move = Pasar a otro asiento
seats-swap = Intercambiar dos asientos
seats-level = Elegir el nivel de cada bot, asiento por asiento
seats-level-of = El bot del asiento { $number }
seats-level-usual = como en la mesa: { $level }
seats-free = Liberar un asiento
seat-computer = un asiento libre (bot: { $level })

## Lo que no se permite

refusal-host-starts = Puede empezar la partida: { $seat }.
refusal-host-sets-up = Solo { $seat } puede preparar esta mesa. Pulsa **Reglas** para ver sus reglas; si tienes asiento, ahí puedes proponer otras.
refusal-seat-taken = Alguien acaba de ocupar ese asiento. Elige otro.
refusal-seat-is-free = Ahora hay un asiento libre en esta mesa. Pulsa **{ button-join }**.

## Una mesa sin asientos libres

full-table = **Todos los asientos de esta mesa están ocupados:** { $players }.
    Puedes mirar en { $link }: ahí todo el mundo ve la mesa, y solo las manos quedan ocultas. También puedo avisarte si queda libre un asiento antes de empezar.
button-await-yes = Avísame si hay asiento
button-await-no = No me avises
full-awaited = Te mencionaré en este canal, una vez, cuando quede libre un asiento de esta mesa antes de empezar.
full-not-awaited = De acuerdo, no te avisaré.
seat-freed = { $mentions }: hay un asiento libre en { $called }, { $link }. Es de quien primero pulse **{ button-join }**.
