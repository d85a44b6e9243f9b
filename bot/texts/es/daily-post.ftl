### El mensaje del día: sus ajustes, el mensaje en un canal, y el mensaje directo a quien lo pidió.

## Ajustes

server-daily = Reparto del día
server-daily-means = Cada día hay un reparto para todo el mundo: las mismas cartas, los mismos bots, un intento. Puedo publicarlo en un canal, con lo mejor de ayer y un botón para jugar. Los nombres aparecen a medida que terminan.
server-daily-none = Ningún canal recibe el mensaje todavía. Aun así, cualquiera puede jugar con `/daily`.
server-daily-gone = El canal del mensaje se ha eliminado. Elige otro.
server-daily-at = { $channel } lo recibe a las { $hour }, { $zone } (hoy a las { $time } para ti). Entonces { $left ->
    [one] queda una hora
   *[other] quedan { $left } horas
} para jugar. Si nadie juega aquí en una semana, no notifica a nadie. Tras un mes paro hasta que alguien vuelva a jugar.
server-daily-mute = Todavía no puedo publicar en { $channel }. Permíteme: { $permissions }.
server-daily-zone = Para elegir otra zona horaria, usa `/server zone`.
server-daily-hour = Hora del mensaje
server-set-daily_channel = Canal del mensaje; ninguno significa sin mensaje
server-set-daily_hour = A las { $hour }
server-set-daily_games = Juegos en rotación; ninguno significa todos
argument-server-zone = La zona horaria del mensaje del día: una ciudad, como Madrid
argument-own-zone = La zona horaria en que te aviso del reparto del día: una ciudad, como Madrid
refusal-no-such-zone = No conozco la zona horaria "{ $typed }". Escribe una ciudad grande de la tuya, como Madrid o Montevideo, y elígela de las sugerencias.

## El mensaje

daily-post-title = Reparto del día: { $game }
daily-post-means = Las mismas cartas para todo el mundo, un intento, sin reloj. Termina { $ends }.
daily-post-restarted = El día se ha reiniciado, porque los bots juegan distinto tras una actualización. Todo el mundo puede jugar otra vez.
daily-post-finished = **Han terminado aquí:** { $names }
daily-post-more = { $count } más
daily-post-hash = SHA-256 del secreto de estas cartas: { $commitment }
daily-post-over = Reparto del { $date }: { $game }. { $count ->
    [0] Nadie lo terminó aquí.
    [one] Una persona lo terminó aquí.
   *[other] { $count } personas lo terminaron aquí.
}
daily-post-yesterday = Ayer: { $game }
daily-post-played = { $count ->
    [one] En todas partes jugó una persona.
   *[other] En todas partes jugaron { $count } personas.
}
daily-post-field = En todas partes jugaron { $count } personas; la mitad hizo { PLUS($median) }{ $median } o más.
daily-post-par = Par: { PLUS($par) }{ $par }
daily-post-here = Este servidor
daily-post-everywhere = En todas partes
daily-post-best = { $where }: { $people }
daily-post-ranked = { $place }. { $name } { PLUS($score) }{ $score }
daily-call-stop = Me pediste que te avisara. `/preferences` cambia la hora, o lo quita.
button-daily-play = Jugar
button-daily-others = Otros juegos
button-daily-proof = Reparto limpio

## Lo que lo demuestra

daily-proof-title = Nadie eligió estas cartas
daily-proof-means = Cada carta de un día, y cada decisión de los bots, se sigue de un solo secreto de 32 bytes al azar. Su huella (SHA-256) se muestra un día antes. Cuando el día ha terminado, `/table verify` con ese `day` muestra el secreto y calcula otra vez cada carta.
daily-proof-today = **Hoy:** `{ $commitment }`
daily-proof-tomorrow = **Mañana:** `{ $commitment }`
