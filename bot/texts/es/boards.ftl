### Récords: clasificaciones, rating, estadísticas.
### Valores en palabras: level (de un bot), figures (de una fila de una clasificación, con todas sus cifras).

## Clasificaciones

board-league = Liga
board-rating = Rating
board-scores = Mejores puntuaciones
board-fame = Salón de la fama
board-pairs = Parejas
board-daily = Repartos del día
board-here = Este servidor
board-everywhere = En todas partes
board-changed-rules = reglas cambiadas
button-changed-rules = Reglas cambiadas
button-preset-rules = Reglas sin cambios
button-filters = Filtros
button-fewer-filters = Ocultar filtros
board-met = contra { $level }
against-all = contra todo el mundo
against-people = solo personas
period-season = esta temporada
period-month = este mes
period-week = esta semana
period-ever = desde siempre
period-numbered = temporada { $number }
column-played = Jugadas
column-won = Ganadas
column-lost = Perdidas
column-for = A favor
column-against = En contra
column-average = Media
column-rating = Rating
column-uncertainty = ±
column-games = Partidas
column-share = Parte
column-margin = Ventaja
column-record = Récord
column-mean = Superado
column-days = Días
column-streak = Racha
rating-provisional = provisional
board-own = { $kind ->
    [scores] Tu mejor ronda ocupa el puesto { $rank } de { $total }.
    [pairs] Tu mejor pareja ocupa el puesto { $rank } de { $total }.
   *[other] Ocupas el puesto { $rank } de { $total }.
}
board-hidden = No apareces en ninguna clasificación: `/privacy boards` te muestra otra vez.
board-not-on = Todavía no estás en esta clasificación.
board-no-pairs = Todavía no hay parejas en esta clasificación: hacen falta { $least } partidas en pareja.
board-no-pair-of-yours = Ninguna pareja tuya está aún en esta clasificación: hacen falta { $least } partidas en pareja.
board-other = Tienes más partidas en otra clasificación: { $game }{ $changed ->
    [yes] , reglas cambiadas
   *[no] { "" }
} ({ $games }).
board-share = { $percent } %
board-mean = { $percent } %
board-no-daily = Nadie está aún en esta clasificación. Cuenta días cerrados, y { $least ->
    [one] hace falta uno
   *[other] hacen falta { $least }
}.
board-no-days-of-yours = Todavía no estás en esta clasificación: { $least ->
    [one] hace falta un día cerrado
   *[other] hacen falta { $least } días cerrados
} en los que hayas jugado.
board-empty = Nadie está aún en esta clasificación.
board-waiting = { $games ->
    [one] Queda 1 partida por contar
   *[other] Quedan { $games } partidas por contar
}, así que estos ratings cambiarán. Mira otra vez en un momento.
button-look = Mirar otra vez
board-times = ×{ $times }
board-rows = { $first } a { $last } de { $total }
board-figure = { $column } { $figure }
board-row = { $rank ->
    [0] { $name }: { $figures }.
   *[other] { $rank }. { $name }: { $figures }.
}
board-all-of = Todo { $game }
choose-board = Otra clasificación
choose-game = Otro juego
choose-against = Otros rivales
choose-period = Otro periodo

## El salón de la fama

fame-highest-for = Más puntos en una partida
fame-lowest-for = Menos puntos en una partida
fame-highest-against = Más puntos en contra
fame-lowest-against = Menos puntos en contra
fame-widest-margin = Mayor victoria
fame-narrowest-margin = Victoria más ajustada
fame-fastest = Menos rondas para ganar
fame-longest-run = Racha más larga de victorias

## Estadísticas

stats-title = Partidas de { $player }
stats-none = Todavía no hay partidas terminadas.
stats-in-all = en total
stats-line = - { $met }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $won } ganadas y { $lost } perdidas ({ $ratio } %); { $average } puntos de media, { $against } en contra; { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}
stats-unfinished = - { $met }: ninguna partida terminada, { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}
stats-feats = - { $feats }
stats-curve = { $game } · { $where }
stats-day = { $day } { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sep
    [10] oct
    [11] nov
   *[12] dic
}
stats-form = { $game }, últimas partidas, la más nueva al final: { $form }. { $rating }
stats-form-won = G
stats-form-lost = P
stats-rating = Rating { $rating } ± { $sigma } tras { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}{ $provisional ->
    [yes] , provisional
   *[no] { "" }
}
stats-partners = **Mejores parejas**: { $partners }
stats-partner = { $player } ({ $won } de { $games } ganadas)
stats-rivals = **Rivales**: { $rivals }
stats-rival = { $player } ({ $won } a { $lost })
choose-companion = Comparar con …
meetings-title = { $player } y { $other }
meetings-against = **{ $player } contra { $other }**: { $won } a { $lost } en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
meetings-game = - { $game }: { $won } a { $lost }
meetings-sides = - { $ours } contra { $theirs }: { $won } a { $lost }
meetings-together = **En pareja**: { $won } de { $games } ganadas ({ $percent } %)
meetings-game-together = - { $game }: { $won } de { $games } ganadas
meetings-none = No han terminado ninguna partida en la misma mesa.
stats-daily = **Repartos del día**: superado el { $percent } % del resto, { $count ->
    [one] en un reparto
   *[other] media de los últimos { $count } repartos
}
stats-daily-curve = Parte del resto superada, en porcentaje; media de hasta { $span } repartos
stats-daily-means = Repartos del día: parte del resto superada, media de hasta { $span } repartos, la más nueva al final: { $means }.
stats-changed-rating = { $game } con reglas cambiadas: { $rating }
stats-reset-means = **¿Reinicias tus estadísticas?** Ninguna de tus partidas hasta hoy contará ya para ti: ni en las clasificaciones, ni para tu rating, ni aquí, ni en ningún servidor. No se puede deshacer. Las partidas mismas quedan, y siguen contando para quien las jugó contigo.
button-stats-reset = Reiniciar
button-stats-keep = Conservarlas
stats-begun = Tus estadísticas empiezan de cero con tu próxima partida.
stats-kept = Tus estadísticas no han cambiado.

## Rating en la línea de comandos

ratings-pool = { $game }, { $where }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $equal ->
    [yes] el rating no cambia
   *[no] el rating era incorrecto y se ha corregido
}.
left-out-nobody = No se excluye a nadie.
left-out-server = Servidor { $server }
left-out-person = Persona { $number } { $name } { $account }
ratings-none = Todavía no hay ratings. Se guardan desde la primera vez que alguien los mira.

## Comandos

command-stats = Tus resultados
command-stats-show = Partidas, victorias, medias y rating, tuyos o de otra persona
command-stats-reset = Reinicia tus estadísticas
argument-stats-user = De quién; si lo omites, las tuyas
argument-stats-against = Compara con esta persona: partidas en contra, y en pareja
argument-stats-game = Qué juego muestra la curva; si lo omites, el más jugado

command-leaderboard = Mira las clasificaciones: liga, rating, puntuaciones, salón de la fama, parejas
argument-board = Qué clasificación
argument-board-game = Qué juego
argument-board-preset = Qué variante del juego; si lo omites, todas
argument-board-against = Solo partidas contra personas, o contra bots hasta este nivel
argument-board-period = Qué periodo; si lo omites, esta temporada, si tienes partidas en ella
argument-board-everywhere = Todos los servidores, no solo este

## Lo que no se permite

refusal-no-boards = Este servidor ha desactivado sus clasificaciones.
refusal-no-stats = No conozco ninguna partida suya.
refusal-stats-of-one = Elige a dos personas distintas para comparar.
refusal-stats-hidden = No muestra sus estadísticas a nadie.
refusal-no-such-season = No existe esa temporada.
refusal-no-such-board = No hay clasificación de { $preset }. Elige un juego o una de sus variantes.
