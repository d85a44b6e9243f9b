### Jugar el reparto del día: el comando, su panel, el mensaje en su hilo, y lo que ahí no se permite.

refusal-daily-over = { $finished ->
    [yes] Has jugado este reparto hasta el final. `/daily` muestra los demás de hoy.
   *[no] Este reparto terminó a las 00:00 UTC. `/daily` tiene los de hoy.
}
refusal-daily-played = Empezaste el reparto de hoy de este juego antes de pedirme que te olvidara. Cada cuenta tiene un intento al día.
refusal-daily-table = Es un reparto del día: cada persona lo juega a solas y sin ayuda, una vez. Puedes irte cuando quieras y seguir con `/daily` hasta las 00:00 UTC.
refusal-daily-updating = Me están actualizando, y el reparto de hoy no debe cambiar mientras tanto. Inténtalo de nuevo en un minuto.

## El comando y su panel

command-daily = Juega el reparto del día: las mismas cartas para todo el mundo, un intento
argument-daily-game = Uno de los juegos con un reparto cada día; si lo omites, ves cómo vas
daily-panel = Reparto del día, { $date }
daily-panel-means = Todo el mundo recibe las mismas cartas contra los mismos bots, y las juega una vez, sin ayuda. Lo que cuenta es a cuántas personas superas.
daily-ends = Los repartos de hoy terminan a las { $time }, { $left }.
daily-restarted = Me actualizaron durante el día, así que los repartos de hoy se hicieron de nuevo. Lo jugado antes no cuenta.
daily-line-begun = **{ $game }**: empezado
daily-line-finished = **{ $game }**: { $score }
daily-is-new = sin jugar
daily-is-begun = empezado
daily-is-finished = terminado
daily-others = Otro juego
daily-hashes = SHA-256 del secreto que reparte las cartas de hoy: { $today }, de las de mañana: { $tomorrow }
button-daily-new = Jugar a { $game }
button-daily-begun = Seguir con { $game }
button-daily-finished = Mi resultado
done-daily = Tus cartas están en tus mensajes directos.
done-daily-link = Aquí están tus cartas: { $link }

## En la mesa

daily-where = Reparto del día: { $called }, { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}, hasta { $ends }
help-daily = { $rounds ->
    [one] **Este reparto del día es una ronda.**
   *[other] **Este reparto del día tiene { $rounds } rondas.**
} No hay meta, y ganar no suma nada.
daily-thread = Reparto del día { $date }: { $called }
daily-thread-live = Solo quien juega aquí ve las cartas y los puntos: por mensaje directo, o con **{ button-hand }**. Puedes irte cuando quieras, y seguir hasta { $ends }.
daily-thread-finished = Este reparto ya se ha jugado.
daily-thread-over = Este reparto ha terminado.
daily-withdrawn = Este reparto se retiró, porque me actualizaron durante el día. `/daily` tiene el nuevo.
daily-unfinished-end = El reparto del día de { $called } terminó a las 00:00 UTC antes de que lo acabaras. `/daily` tiene el de hoy.
button-daily-result = Resultado
