### Torneos: el formulario, el mensaje, los hilos de los encuentros, las páginas privadas y el panel de la organización.

## Comandos

command-tournament = Torneos de este servidor
command-tournament-new = Anuncia un torneo en este canal
command-tournament-list = Los torneos de este servidor
command-tournament-show = Mira un torneo
argument-tournament-name = Cómo se llama
argument-tournament-start = Cuándo empieza, como 20:30 o 2026-12-04 20:30; si lo omites, eliges de una lista
argument-tournament = Qué torneo

## Nombres

tournament-gone = Exparticipante
tournament-format-knockout = Eliminatoria
tournament-format-double-knockout = Eliminatoria doble
tournament-format-swiss = Suizo
tournament-format-round-robin = Liguilla
tournament-format-ladder = Escalera de retos
tournament-singles = Individual
tournament-pairs = Por parejas
tournament-single = una partida
tournament-duplicate = { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}, mismas cartas en todas
tournament-days = { $count ->
    [one] un día
   *[other] { $count } días
}
tournament-hours = { $count ->
    [one] una hora
   *[other] { $count } horas
}
tournament-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
}
tournament-seconds = { $count ->
    [one] un segundo
   *[other] { $count } segundos
}

## El formulario

tournament-draft = Revisa lo que conviene a tu servidor y pulsa **{ button-tournament-open }**. Cualquiera de este canal podrá apuntarse con un botón.
tournament-draft-zone = -# Las horas son de { $zone }. `/server zone` lo cambia.
tournament-choice = { $what }: { $choice }
tournament-set-game = Juego
tournament-set-format = Formato
tournament-set-length = Un encuentro
tournament-set-turn = Tiempo por turno
tournament-set-time = Tiempo por encuentro
tournament-set-start = Inicio
tournament-set-pairs = Inscripción
tournament-set-most = Tamaño
tournament-set-rounds = Rondas
tournament-set-answer = Tiempo para contestar
tournament-set-seeding = Cabezas de serie
tournament-set-check_in = Confirmación
tournament-set-ending = Al final
tournament-set-weekly = Cada cuánto
tournament-by-hand = cuando yo lo empiece
tournament-moment = { $weekday ->
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
    [6] sábado
   *[7] domingo
}, { $date }, { $time }
tournament-most = hasta { $count }
tournament-rounds = { $count ->
    [one] una ronda
   *[other] { $count } rondas
}
tournament-rounds-by-size = las que necesite su tamaño
tournament-seeding-rating = por rating
tournament-seeding-draw = por sorteo
tournament-seeding-hand = a mano
tournament-no-check-in = ninguna
tournament-check-in = { $time } antes de empezar
tournament-no-cut = sin fase final
tournament-cut = los { $count } primeros puestos juegan una eliminatoria
tournament-no-third = solo la final
tournament-third = también un encuentro por el tercer puesto
tournament-once = una vez
tournament-weekly = cada semana a esta hora
button-tournament-open = Anunciarlo
done-tournament-new = **{ $name }** está anunciado en este canal. { $starts ->
    [hand] Cuando haya bastantes inscripciones, pulsa allí **{ button-tournament-organise }** y después **{ button-organise-start }**.
   *[other] Empieza solo, { $starts }.
}
tournament-no-event = No está entre los eventos de este servidor: para eso necesito el permiso Crear eventos, en Ajustes del servidor, Roles.
refusal-tournament-no-name = Da al torneo un nombre que se pueda leer.
refusal-tournament-choices = Estas opciones no van juntas. Empieza otra vez con `/tournament new`.
refusal-tournament-no-time = No entiendo "{ $typed }" como hora. Escribe 20:30, o una fecha y hora como 2026-12-04 20:30.
refusal-not-an-organiser = { $roles ->
    [none] Los torneos los organiza la moderación de este servidor. Quien lo administra puede elegir otros roles en `/server`.
   *[other] Los torneos los organiza la moderación de este servidor, y también { $roles }.
}

## El mensaje

tournament-title = 🏆 { $name }
tournament-facts = { $called } · { $format } · { $entries }
tournament-length = Un encuentro: { $length }. Un turno: { $turn }.
tournament-time = Cada encuentro tiene { $time }; si entonces está en curso, puede durar otro tanto. Quien no viene pierde el encuentro, y con dos queda fuera.
tournament-facts-rounds = Tiene { $rounds }, o menos si antes ya se han enfrentado todos contra todos.
tournament-facts-answer = Tiempo para contestar a un reto: { $time }. Sin respuesta, se intercambian los puestos.
tournament-event-join = Para apuntarte, pulsa **{ button-tournament-join }** aquí: { $link }
tournament-is-open = { $starts ->
    [hand] La organización lo empieza cuando haya bastantes inscripciones.
   *[other] Empieza { $starts } ({ $left }).
}
tournament-is-check-in = **Hora de confirmar**: pulsa **{ button-tournament-check }** para jugar. Empieza { $left }.
tournament-is-running = { $ends ->
    [none] La **ronda { $round }** ha terminado.
   *[other] **Ronda { $round }** de { $rounds }: termina { $ends }.
}
tournament-is-ladder = La escalera está abierta. Reta a alguien hasta tres puestos por encima de ti, y si ganas, se intercambian los puestos.
tournament-is-paused = La organización ha puesto el torneo en pausa. Las partidas en curso siguen.
tournament-is-over = Gana el torneo: **{ $winner }**.
tournament-is-cancelled = { $why ->
    [too-few] Se canceló: había muy pocas inscripciones al empezar.
   *[organiser] La organización lo ha cancelado.
}
tournament-lacking = ⚠️ Todavía no puedo abrir los encuentros. Permíteme aquí: { $permissions }. Hasta entonces nadie pierde tiempo.
tournament-nobody = Todavía no hay inscripciones.
tournament-entries = **Dentro ({ $count } de { $most }):** { $names }
tournament-waits = { $name } (espera pareja)
tournament-here = { $name } ✓
tournament-more = { $count } más
tournament-more-below = -# … y { $count } más: **{ button-tournament-matches }**
tournament-rung = { $place }. { $name }
tournament-byes = -# { $count ->
    [one] Descansa en esta ronda, y vale como victoria: { $names }
   *[other] Descansan en esta ronda, y vale como victoria: { $names }
}
tournament-match-open = **{ $first }** y **{ $second }**{ $there ->
    [none] : su mesa llega pronto
    [private] {" "}están jugando
   *[other] : { $there }
}
tournament-match-asked = **{ $first }** reta a **{ $second }**: la respuesta vence { $ends }
tournament-match-hidden = **{ $first }** y **{ $second }** han terminado
tournament-match-over = { $won ->
    [first] **{ $first }** ganó a { $second }
    [second] **{ $second }** ganó a { $first }
   *[none] { $first } y { $second }: { $how ->
        [absent] no vino nadie
       *[played] empate
    }
}{ $how ->
    [played] , { $one }–{ $two }
    [late] , { $one }–{ $two } al acabarse el tiempo
    [lot] , con empate y a suertes
    [absent] { $won ->
        [none] {""}
       *[first] , que no se presentó
    }
    [withdrawn] , que abandonó
    [decided] , por decisión de la organización
   *[bye] {""}
}
button-tournament-join = Apuntarme
button-tournament-leave = Irme
button-tournament-check = Aquí estoy
button-tournament-match = Mi encuentro
button-tournament-standings = Clasificación
button-tournament-bracket = Cuadro
button-tournament-matches = Encuentros
button-tournament-challenge = Retar
button-tournament-organise = Organizar
button-tournament-proof = Sorteo limpio
button-tournament-computer = Jugar contra el bot
button-tournament-accept = Aceptar
button-tournament-decline = Ceder el puesto

## Hilos, y el final

tournament-thread = { $name } { $number }: { $first } – { $second }
tournament-call = { $people } Tu encuentro de **{ $name }** está listo. Pulsa **{ button-in }** en la mesa; empieza cuando no falte nadie, y debe empezar { $ends }.
tournament-thread-closes = -# Este hilo se cierra { $closes }.
tournament-won = 🏆 Gana { $name }: { $winner }
tournament-placed = { $place ->
    [2] Segundo puesto: { $names }
   *[3] Tercer puesto: { $names }
}

## Respuestas

done-tournament-joined = Participas en **{ $name }**. { $phase ->
    [open] Te llamaré a tu primer encuentro en un hilo de este canal.
    [check-in] También has confirmado ya.
   *[running] Juegas desde la próxima ronda.
}
done-tournament-asked = Te he apuntado a **{ $name }** con { $partner }. La pareja cuenta cuando pulse allí también **{ button-tournament-join }**.
done-tournament-accepted = Ya formas pareja en **{ $name }**.
done-tournament-left = Has dejado **{ $name }**.
done-tournament-here = Has confirmado. Empieza { $starts }.
done-tournament-challenged = Has retado a { $name }: la respuesta vence { $ends }. Sin respuesta, se intercambian los puestos.
done-tournament-answered = { $accepted ->
    [yes] Tu mesa llega en un hilo de este canal.
   *[no] Se han intercambiado los puestos.
}
done-tournament-posted = Está otra vez publicado en su canal.
tournament-ask-partner = ¿Quién es tu pareja?
tournament-partner-means = Una pareja son dos. Tu pareja acepta pulsando **{ button-tournament-join }** en el mensaje.
tournament-leave-means = **{ $name }** ha empezado: perderías tu encuentro actual, conservarías los resultados que tienes y no podrías volver.
tournament-your-match = Juegas contra { $opponent }{ $there ->
    [none] . Tu mesa llega pronto; te llamaré en su hilo.
   *[other] {" "}en { $there }. El tiempo termina { $ends }.
}
tournament-bye-means = En esta ronda descansas: vale como victoria. Si quieres, juega mientras contra el bot; esa partida no cuenta para nada.
tournament-no-matches = Todavía no se ha sorteado ningún encuentro.
tournament-replays = Ver otra vez un encuentro
tournament-page = Página { $page } de { $pages }
tournament-pages = Otra página
tournament-challenge-means = ¿A quién retas? Tiene { $days ->
    [one] un día
   *[other] { $days } días
} para contestar; sin respuesta, se intercambian los puestos.
tournament-ask-challenge = Hasta tres puestos por encima de ti
tournament-answer = **{ $name }** te reta. Tu respuesta vence { $ends }; sin ella, se intercambian los puestos.
tournament-proof = Las cabezas de serie, los emparejamientos y las cartas que comparten todas las mesas se siguen de un solo secreto. Su huella (SHA-256) es la misma desde que se anunció el torneo:
    `{ $commitment }`
    { $over ->
    [yes] El archivo tiene el secreto y todo lo que se sigue de él.
   *[no] Cuando el torneo haya terminado, este botón dará el secreto y todo lo que se sigue de él.
}
refusal-tournament-no-match-now = { $phase ->
    [open] Todavía no ha empezado. Te llamaré a tu encuentro en un hilo de este canal.
    [check-in] Todavía no ha empezado. Te llamaré a tu encuentro en un hilo de este canal.
   *[running] Ahora no tienes encuentro: el tuyo de esta ronda ha terminado. La próxima ronda empieza cuando terminen todos los encuentros.
}
refusal-tournament-no-bracket = Todavía no hay cuadro.
refusal-tournament-nobody-above = Ahora no puedes retar a nadie: ocupas el primer puesto, o por encima de ti ya hay retos en curso.

## Imágenes

tournament-standings = { $phase ->
    [over] Clasificación final
    [ladder] La escalera
    [during] Clasificación durante la ronda { $round }
   *[after] Clasificación tras { $round ->
        [one] una ronda
       *[other] { $round } rondas
    }
}
tournament-podium = { $called } · { $format } · { $pairs ->
    [yes] { $count } parejas
   *[no] { $count } participantes
}
tournament-column-points = Puntos
tournament-column-duplicate = Cartas
tournament-column-buchholz = Buchholz
tournament-column-sonneborn-berger = S-B
tournament-column-direct = Directo
tournament-column-wins = Ganados
tournament-column-lost = Perdidos
tournament-out = fuera
tournament-decided-by = Empate: { $first } por delante de { $second } por { $by ->
    [points] puntos
    [duplicate] los puntos con las mismas cartas
    [buchholz] los puntos de sus rivales (Buchholz)
    [sonneborn-berger] los puntos de quienes perdieron con { $first } (Sonneborn-Berger)
    [direct] el encuentro entre ambos lados
    [wins] encuentros ganados
    [lost] encuentros perdidos
   *[lot] sorteo
}
tournament-alt-nobody = Nadie está en la clasificación todavía
tournament-alt-place = { $place }. { $name } { $figure }
tournament-alt-match = { $over ->
    [yes] { $first } y { $second }: ganó { $winner }
   *[no] { $first } y { $second }
}
tournament-bracket = { $stage ->
    [W] Cuadro
    [L] Repesca
    [F] Final
   *[T] Tercer puesto
}
tournament-bracket-round = { $stage ->
    [F] { $round ->
        [1] Final
       *[other] Segunda final
    }
    [T] Tercer puesto
    [L] Ronda { $round }
   *[W] { $count ->
        [1] Final
        [2] Semifinales
        [4] Cuartos de final
       *[other] Ronda { $round }
    }
}

## Estadísticas

stats-trophies = 🏆 { $count ->
    [one] Ganó un torneo
   *[other] Ganó { $count } torneos
}{ $named ->
    [no] .
   *[yes] : { $names }
}
stats-trophies-more = { $count } más
stats-placed = { $second ->
    [0] {""}
    [one] Segundo puesto en un torneo.
   *[other] Segundo puesto en { $second } torneos.
}{ $third ->
    [0] {""}
    [one] { $second ->
        [0] Tercer puesto en un torneo.
       *[other] {" "}Tercer puesto en uno.
    }
   *[other] { $second ->
        [0] Tercer puesto en { $third } torneos.
       *[other] {" "}Tercer puesto en { $third }.
    }
}

## Listas

tournament-none = Ahora no hay ningún torneo aquí. `/tournament new` anuncia uno.
tournament-recent = Terminados
tournament-repeats = -# Cada semana a las { $time }, { $zone }
tournament-in-list = **{ $name }**, { $called }, { $there }: { $phase ->
    [open] { $count } dentro, empieza { $starts ->
        [hand] cuando lo decida la organización
       *[other] { $starts }
    }
    [check-in] hora de confirmar, empieza { $starts }
    [running] ronda { $round }, { $count } en juego
    [paused] en pausa
    [cancelled] cancelado el { $ended }
   *[over] terminado el { $ended }
}

## El panel de la organización

tournament-organise = Organizar { $name }
tournament-organise-means = { $phase ->
    [open] Solo lo ves tú. Cuando haya bastantes inscripciones, empiézalo.
    [check-in] Solo lo ves tú. Empieza solo; también puedes empezar ya con quienes hayan confirmado.
    [over] Este torneo ha terminado.
    [cancelled] Este torneo se canceló.
   *[running] Solo lo ves tú. Todo va solo; esto es para cuando algo sale mal.
}
button-organise-start = Empezar ya
button-organise-pause = Pausa
button-organise-resume = Reanudar
button-organise-unpair = Deshacer emparejamiento
button-organise-end = Terminar
button-organise-drop = Dejar fuera
organise-page = Lista { $page } de { $pages }
organise-extend = Dar más tiempo a esta ronda
organise-extend-by = { $time } más
organise-decide = Decidir un encuentro
organise-wins = { $winner } gana a { $other }
organise-draw = { $first } y { $second }: empate
organise-drop = Dejar fuera a alguien
organise-replace = Sustituir a alguien
organise-whom = ¿Quién se va?
organise-new = ¿Quién entra?
organise-replace-means = ¿Quién juega desde ahora en lugar de { $name }? Sus resultados quedan.
organise-end-means = { $phase ->
    [open] ¿Cancelas este torneo? Se pierden todas las inscripciones.
    [check-in] ¿Cancelas este torneo? Se pierden todas las inscripciones.
   *[running] ¿Terminas ahora este torneo? Los puestos son los de la clasificación, y los encuentros en curso ya no cuentan.
}
organise-unpair-means = ¿Deshaces el emparejamiento de esta ronda? Solo se puede mientras nadie haya jugado. El torneo queda entonces en pausa.
organise-drop-means = ¿Dejas fuera a { $name }? Sus resultados quedan; un encuentro en curso se pierde.
done-organise-start = Ha empezado: estoy abriendo los encuentros.
done-organise-pause = En pausa. No se sortea ninguna ronda hasta que lo reanudes.
done-organise-resume = Sigue.
done-organise-extend = La ronda tiene más tiempo.
done-organise-decide = Decidido. El resultado queda marcado como tuyo.
done-organise-new = Ya participa.
done-organise-sure-unpair = El emparejamiento está deshecho, y el torneo en pausa. Reanúdalo para sortear otra vez la ronda.
done-organise-sure-end = Ha terminado.
done-organise-sure-drop = Ha quedado fuera.

## El orden de las cabezas de serie a mano

button-seeds = Cabezas de serie
seeds-title = Cabezas de serie de { $name }
seeds-means = Elige a alguien para cambiar su puesto, o escribe todo el orden. Cuenta el orden tal como está aquí; lo marcado «por sorteo» se sortea al empezar, detrás del resto.
seeds-line = { $place }. { $name }{ $drawn ->
    [yes] {" "}(por sorteo)
   *[no] {""}
}
seeds-move = Mover a alguien
button-seeds-type = Escribir el orden
seeds-place = Nuevo puesto
seeds-place-hint = Del 1, el mejor, al { $count }
seeds-order = Los números de la lista, primero el mejor
seeds-order-hint = «3 1» pone el número 3 en primer lugar y el 1 en segundo. El resto sigue como está.
done-seeds-place = { $name } tiene ahora el número { $place }.
done-seeds-order = El orden ha cambiado.
tournament-entries-seeded = **Dentro ({ $count } de { $most }), por orden de cabezas de serie:** { $names }
refusal-seeds-none = Escribe al menos un número de la lista.
refusal-seeds-unknown = La lista no tiene el número { $place }: termina en el { $count }.
refusal-seeds-twice = Has escrito dos veces el número { $place }.
refusal-seeds-changed = La lista ha cambiado entretanto. Mírala otra vez y escribe después el orden.

## Ajustes

server-organisers = Además de la moderación, organizan torneos { $roles }.
server-organisers-none = Los torneos los organiza la moderación.
server-set-organisers = Quién puede organizar torneos, además
