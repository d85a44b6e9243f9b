### Los ajustes de un servidor, para quien lo administra.

command-server = Elige dónde y quién abre mesas, los valores habituales, el reparto del día y las tablas
server-tables = Mesas en este servidor
server-people = Quién puede hacer qué
button-export-csv = Exportar como CSV
button-export-json = Exportar como JSON
server-exported = Estos son los resultados de este servidor, una fila por asiento de cada ronda (numeradas desde 1) o partida (0). Solo los ves tú. Faltan los nombres de quienes no quieren salir en las clasificaciones.
server-barred = Quienes llevan este bot excluyen a este servidor de las clasificaciones de todos los servidores.
server-boards = Clasificaciones y temporadas de este servidor
server-start = Mensaje de inicio
server-start-means = Con este mensaje se abre una mesa pulsando un botón, sin conocer ningún comando. Un servidor puede tener uno.
server-start-none = Este servidor todavía no tiene ninguno.
server-start-at = Está en { $channel }.
button-start-post = Publicarlo aquí
button-start-move = Traerlo aquí
button-start-remove = Quitarlo
start-pinned = Está aquí y fijado.
start-not-pinned = Está aquí, pero no puedo fijarlo sin el permiso Fijar mensajes. Puedes fijarlo tú.
start-removed = Ya no está.

## El mensaje de inicio

start-title = Aquí se juega a las cartas
start-means = Pulsa un juego para abrir una mesa. Cualquiera puede unirse, y los bots ocupan los asientos vacíos.
start-more = Más juegos
button-about = ¿Qué es esto?
about-title = Una sala de cartas en este canal
about-means =
    Juega a las cartas con la gente de aquí, o contra bots. Ves la mesa en el canal y tus cartas en un mensaje directo.
    1. Pulsa un juego. Se abre una mesa en este canal.
    2. El resto pulsa **Unirme**. Pulsa **Empezar** cuando no falte nadie; los bots ocupan los asientos vacíos.
    3. Cuando te toque, pulsa un botón bajo tus cartas. Si en un minuto no te das cuenta, te menciono.
    ¿No conoces un juego? `/tutorial` te lo enseña mientras juegas, y `/help` tiene las reglas. Para elegir tus propias reglas, usa `/table new`.
server-language = Idioma de los canales de este servidor: { $language }. Los mensajes directos y las respuestas que solo ve una persona están en el idioma de esa persona.
server-set-language = El idioma de este servidor
server-set-language-is = Idioma: { $language }
server-set-language-discord = Idioma: como en Discord ({ $language })
server-channels = Se pueden abrir mesas en { $channels } y en sus hilos.
server-channels-all = Se pueden abrir mesas en todos los canales en los que puedo escribir.
server-channels-gone = { $count ->
    [one] Se ha eliminado un canal elegido.
   *[other] Se han eliminado { $count } canales elegidos.
} { $left ->
    [yes] Elige otra vez para quitarlos de la lista.
   *[no] No queda ninguno, así que se pueden abrir mesas en todas partes hasta que elijas otros.
}
server-openers = Abren mesas { $roles }, y quien administra este servidor. Puede unirse cualquiera.
server-openers-none = Cualquiera puede abrir mesas.
server-moderators = Moderan las mesas { $roles }, y quien tenga el permiso Gestionar canales.
server-moderators-none = Modera las mesas quien tenga el permiso Gestionar canales.
server-roles-gone = { $count ->
    [one] Se ha eliminado un rol elegido.
   *[other] Se han eliminado { $count } roles elegidos.
}
server-each = { $count ->
    [one] Una persona puede tener a la vez una mesa abierta o parada.
   *[other] Una persona puede tener a la vez { $count } mesas abiertas o paradas.
}
server-words = Los nombres con estas palabras se muestran aquí como números: { $words }
server-words-none = Todos los nombres se muestran tal como son.
server-set-openers = Quién puede abrir mesas; ninguno significa cualquiera
server-set-moderators = Quién más modera las mesas
server-each-title = Mesas abiertas o paradas de una persona
server-set-each = { $count ->
    [one] 1 mesa abierta o parada por persona
   *[other] { $count } mesas abiertas o paradas por persona
}
button-words = Palabras prohibidas
words-label = Palabras, separadas por comas
words-hint = Un nombre con una de ellas sale aquí como número. feo* encuentra también feos, *feo* cualquier parte.
server-usual = También puedes elegir aquí los valores habituales de las mesas nuevas.
server-season = La temporada { $number } empezó el { $since }. Las anteriores se pueden seguir mirando.
server-season-first = Sigue en curso la primera temporada.
server-set-channels = Solo en estos canales; ninguno significa todos
server-set-preset = Juego habitual
server-set-plays = { $called }
server-set-term = { $option }: { $set }
server-set-boards = Las clasificaciones
server-set-boards-yes = Este servidor tiene clasificaciones
server-set-boards-no = Este servidor no tiene clasificaciones
server-set-evening_card = El cartel de una velada
server-set-evening_card-yes = Publicar una imagen tras una velada de partidas
server-set-evening_card-no = No publicar imágenes tras una velada de partidas
server-set-everywhere = En todas partes
server-set-everywhere-yes = Las partidas de aquí cuentan también en las clasificaciones de todos los servidores
server-set-everywhere-no = Las partidas de aquí cuentan solo en las clasificaciones de este servidor
button-season = Empezar otra temporada
season-means = Una temporada nueva empieza con clasificaciones vacías. La actual se puede seguir mirando, pero no continuar. ¿Empezar ahora la temporada { $next }?
refusal-not-manager = Solo puede hacerlo quien administra este servidor.
refusal-not-in-this-channel = No puedes abrir mesas en este canal. Usa uno de estos: { $channels }.
refusal-not-an-opener = En este servidor abre mesas quien tenga uno de estos roles: { $roles }. Aun así, puedes unirte a sus mesas.
refusal-may-not-post = { $thread ->
    [yes] No puedes crear un hilo en este canal (hace falta el permiso { $permission }), así que no puedo crear uno por ti. Usa `/play` en un canal en el que puedas escribir.
   *[no] No puedes escribir en este canal (hace falta el permiso { $permission }), así que no puedo publicar aquí una mesa por ti. Usa un canal en el que puedas escribir.
}
refusal-channel-taken = Este canal ya tiene una mesa, y aquí no puedes crear hilos. Usa otro canal, o únete a esa mesa con `/table join`.
refusal-too-many-tables = Has abierto aquí { $count ->
    [one] una mesa
   *[other] { $count } mesas
} en las que nadie juega ahora mismo: { $tables }. Antes de abrir otra, juega ahí o termínala con `/table close`. (Una partida está parada si nadie ha jugado en 30 minutos.)

## Moderación

server-moderation = Registro de moderación
record-means = Partidas que la moderación anuló, resultados que quitó de las clasificaciones de este servidor, y personas que bloquea en sus mesas. `/moderate` hace todo eso salvo anular: para eso usa `/table close` o **Mesa**.
record-nowhere = No se avisa en ningún canal.
record-there = { $channel } recibe un aviso de cada acto.
record-gone = El canal que recibía los avisos se ha eliminado.
record-channel = Un canal para los avisos; ninguno significa sin avisos
record-lift = Levantar un bloqueo, o devolver resultados
record-empty = Todavía no se ha hecho nada.
record-annul = { $time }: { $moderator } anuló la partida de la mesa { $table }. Motivo: { $reason }
record-result = { $time }: { $moderator } quitó de las clasificaciones de este servidor los resultados de la mesa { $table }. Motivo: { $reason }
record-person = { $time }: { $moderator } quitó de las clasificaciones de este servidor los resultados de { $player } hasta entonces. Motivo: { $reason }
record-block = { $time }: { $moderator } bloqueó a { $player } en las mesas de aquí. Motivo: { $reason }
record-lifted = Levantado por { $moderator }, { $time }.
record-label-result = Resultados de la mesa { $table }: { $reason }
record-label-person = Resultados de { $player }: { $reason }
record-label-block = Bloqueo de { $player }: { $reason }
button-newer = Más nuevos
button-older = Más antiguos
button-annul = Anular la partida
annul-means = Moderas esta mesa ({ $called }, mesa { $table }). Si la cierras, la partida queda anulada: se muestran sus cartas, no cuenta para nadie y no se puede reanudar. Tu motivo se muestra a toda la mesa y queda registrado.
annul-reason = Motivo
annul-reason-hint = Se muestra en la mesa y en el registro de moderación
standing-annulled = La moderación anuló esta partida, así que no cuenta para nadie. Motivo: { $reason }
done-annulled = La partida está anulada y no cuenta para nadie.
done-blocked = { $player } ya no puede abrir mesas ni unirse a ellas en este servidor. Una partida en curso sigue.
done-result-removed = Estos resultados ya no están en las clasificaciones de este servidor. Otras los conservan.
done-lifted = Está levantado.
command-moderate = Bloquea a personas en las mesas de este servidor, o quita resultados de sus tablas
command-moderate-block = Impide a alguien abrir mesas y unirse a ellas en este servidor
command-moderate-remove = Quita de las clasificaciones de este servidor los resultados de una partida o persona
command-moderate-daily = Quita de las clasificaciones de aquí el resultado de alguien en un reparto del día
argument-moderated-day = El día, como 2026-11-24; si lo omites, el último que jugó
argument-moderated-game = Qué juego
refusal-no-daily-result = No hay ningún reparto del día terminado así por esa persona en este servidor.
command-moderate-lift = Levanta un bloqueo, o devuelve resultados
command-moderate-record = Muestra lo que hizo la moderación en este servidor
argument-moderated = A quién
argument-moderated-table = El código de la mesa de una partida terminada
argument-moderated-user = Los resultados de quién, hasta ahora
argument-reason = Por qué; queda registrado
argument-entry = Qué levantar
refusal-not-moderator = Solo puede hacerlo quien modera las mesas de este servidor.
refusal-no-reason = Di por qué, en pocas palabras. Queda registrado.
refusal-plays-here = Juegas en esta partida o la dejaste, así que tiene que decidir otra persona de la moderación.
refusal-maybe-played = Alguien de esta mesa me pidió después que le olvidara, y no puedo saber si eras tú. Tiene que decidir otra persona de la moderación que me usara antes.
refusal-yourself-moderated = No puedes decidir eso sobre ti. Pídelo a otra persona de la moderación.
refusal-in-force = Eso ya está hecho. `/moderate record` lo muestra.
refusal-no-such-act = No hay nada así que levantar. Elige una de las sugerencias.
refusal-table-or-user = Elige o una mesa o una persona.
refusal-blocked = La moderación de este servidor no te deja abrir mesas ni unirte a ellas aquí. Pregúntale por ello.
