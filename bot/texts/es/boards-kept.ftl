### Las clasificaciones que muestra un canal, y su página en los ajustes de un servidor.

button-board-mine = Mi puesto
button-boards-back = Enviarlas otra vez
server-pages = Más ajustes
server-standing = Clasificaciones en un canal
server-standing-means = Puedo mantener clasificaciones en un canal: un mensaje por cada una, que edito poco después de una partida, con al menos cinco minutos entre dos ediciones. También muestro allí quién fue mejor cuando termina una temporada.
server-standing-none = Ningún canal muestra clasificaciones todavía. Elige uno abajo.
server-standing-off = Este servidor ha desactivado sus clasificaciones, así que no mantengo ninguna. Actívalas en **{ server-boards }**.
server-standing-gone = El canal de las clasificaciones se ha eliminado. Elige otro.
server-standing-in = { $channel } muestra: { $boards }. La liga y el rating son de { $game }.
server-standing-mute = Todavía no puedo mantenerlas en { $channel }. Permíteme: { $permissions }.
server-standing-lost = Alguien ha eliminado un mensaje con una clasificación. Solo lo envío otra vez si quieres.
server-set-board_channel = Canal; ninguno significa sin clasificaciones
server-set-board_kinds = Qué clasificaciones
server-set-board-of = Liga y rating de { $game }
board-tournament = Torneo
board-no-tournament = Aquí todavía no ha empezado ningún torneo.
board-tournament-there = -# Se juega en { $channel }

## El podio de una temporada

season-podium = Temporada { $number }: { $game }
season-podium-players = La temporada ha terminado. { $count ->
    [one] En su liga hubo una persona.
   *[other] En su liga hubo { $count } personas.
}
season-podium-won = Partidas ganadas
season-podium-step = { $place }. { $name }: { $won ->
    [one] 1 partida ganada
   *[other] { $won } partidas ganadas
}
button-season-league = Toda la liga

## Roles de campeonato

server-champions = Roles de campeonato
server-champions-means = Puedo dar un rol a quien ganó la última temporada (quien lidera su liga cuando termina), el reparto del día de ayer (lo mejor de este servidor) y el último torneo. Lo conserva hasta que gane otra persona; con empate se comparte. Quien no quiere salir en las clasificaciones no recibe ninguno.
server-champions-off = Este servidor ha desactivado sus clasificaciones, así que nadie recibe un rol. Actívalas en **{ server-boards }**.
server-champion-none = { $kind ->
    [daily] Quien gana el reparto del día no recibe ningún rol.
    [tournament] Quien ganó el último torneo no recibe ningún rol.
   *[season] Quien gana la temporada no recibe ningún rol.
}
server-champion = { $kind ->
    [daily] Quien gana el reparto del día recibe { $role }.
    [tournament] Quien ganó el último torneo recibe { $role }.
   *[season] Quien gana la temporada recibe { $role }.
}
server-champion-stuck = { $kind ->
    [daily] Quien gana el reparto del día debería recibir { $role }, pero no puedo darlo.
    [tournament] Quien ganó el último torneo debería recibir { $role }, pero no puedo darlo.
   *[season] Quien gana la temporada debería recibir { $role }, pero no puedo darlo.
} { $problem }
server-set-champion = { $kind ->
    [daily] Reparto del día: ninguno
    [tournament] Último torneo: ninguno
   *[season] Temporada: ninguno
}
role-gone = Se ha eliminado. Elige otro.
role-managed = Es de todo el mundo o de una aplicación, así que nadie puede darlo. Elige un rol creado para esto.
role-permission = Necesito el permiso Gestionar roles: dáselo a mi rol en Ajustes del servidor, Roles.
role-too-high = No está por debajo de mi propio rol. En Ajustes del servidor, Roles, arrastra mi rol por encima.
refusal-role-gone = No puedo dar ese rol. { role-gone }
refusal-role-managed = No puedo dar ese rol. { role-managed }
refusal-role-permission = Todavía no puedo dar roles. { role-permission }
refusal-role-too-high = No puedo dar ese rol. { role-too-high }
refusal-role-twice = Ese rol ya corresponde a otra victoria. Elige uno distinto para cada una.
refusal-role-not-yours = Solo puedes elegir un rol que podrías dar tú: hace falta el permiso Gestionar roles, y un rol tuyo por encima. Tiene que elegirlo alguien que pueda.
champion-given = { $kind ->
    [daily] Ganó el reparto del día
    [tournament] Ganó el último torneo
   *[season] Ganó la temporada
}
champion-taken = { $kind ->
    [daily] El reparto del día lo ganó otra persona, o nadie
    [tournament] Un torneo posterior lo ganó otra persona
   *[season] La temporada la ganó otra persona, o nadie
}

## El resumen de una semana

server-set-board_weekly = Un resumen de cada semana
server-set-board_weekly-yes = Resumir cada semana el lunes
server-set-board_weekly-no = Sin resumen de la semana
server-standing-weekly = Cada lunes a las { $hour }, { $zone }, resumo allí la semana: la hora y la zona horaria del reparto del día.
week-title = La semana aquí
week-busiest = **Más partidas:** { $names } ({ $count ->
    [one] 1 partida
   *[other] { $count } partidas
})
week-climb = **Mayor subida:** { $name } en { $game }, rating { $before } → { $after }
week-hand = **Mejor ronda:** { $names } en { $game }, { $points } a { $against }
week-closest = **Partida más ajustada:** victoria de { $names } en { $game }, { $points ->
    [0] con los mismos puntos
    [one] por 1 punto
   *[other] por { $points } puntos
}
