### Lo que se acuerda antes de empezar una mesa: sus condiciones, sus reglas de la casa, propuestas, y quién puede venir.

## Condiciones

group-terms = Mesa
option-access = Abierta a
option-access-server = todo el canal
option-access-invited = solo con invitación
option-access-anywhere = quien tenga el código de la mesa
option-pace = Ritmo
option-pace-none = sin límite de tiempo
option-pace-live = en vivo (segundos por turno)
option-pace-post = por correo (horas por turno)
option-turn = Tiempo por turno
option-late = Si se acaba el tiempo
option-late-turn = el bot juega ese turno
option-late-autopilot = el bot juega hasta que vuelva quien falta
option-late-forfeit = se pierde la partida
option-film = Películas cortas
    .about = Una película de una gran jugada, bajo la mesa hasta la siguiente.
option-film-auto = solo en hilos
option-film-on = siempre
option-film-off = nunca
option-computers = Bots
option-computers-carefree = despreocupado: casi nunca gana
option-computers-beginner = principiante
option-computers-intermediate = intermedio
option-computers-advanced = avanzado
option-computers-expert = experto
option-computers-master = maestro: el más fuerte
option-computers-steady = constante: un experto que juega igual para todos
option-aggression = Agresividad de los bots
rules-type-aggression = Porcentaje, 0 a 100: juego rápido y audaz
option-hints = Pistas
    .about = Entre personas no hay pistas salvo acuerdo de toda la mesa. Contra bots las tienes siempre.
option-ranked = Cuenta para la clasificación
    .about = Una partida amistosa no cuenta en ninguna clasificación ni para el rating, solo para los puntos de la velada. Puedes pedir que se retire tu última acción.
option-open_hands = Manos abiertas
    .about = Solo en partidas que no cuentan. Quien mira puede ver todas las manos de una ronda cuando termina. Sin esto, tiene que esperar al final de la partida.
option-practice = Práctica
turn-live = { $time } segundos
turn-post = { $time ->
    [one] 1 hora
   *[other] { $time } horas
}
rules-type-live = Segundos, de 20 a 900
rules-type-post = Horas, de 1 a 336
terms-pace = Tienes { $turn } para cada turno.
terms-late-turn = Si a alguien se le acaba el tiempo, un bot ({ $level }) juega ese turno.
terms-late-autopilot = Si a alguien se le acaba el tiempo, un bot ({ $level }) juega en su lugar hasta que vuelva.
terms-late-forfeit = Si a alguien se le acaba el tiempo, su bando pierde la partida.
terms-away = { $seat ->
    [no] Si toda la mesa espera { $minutes } minutos a alguien, el resto puede votar una pausa.
    [yes] Si toda la mesa espera { $minutes } minutos a alguien, el resto puede votar una pausa o que siga un bot ({ $level }) en su lugar.
   *[later] Si toda la mesa espera { $minutes } minutos a alguien, el resto puede votar una pausa; tras { $hours } horas, que siga un bot ({ $level }) en su lugar.
}
terms-computers = Los bots ocupan los asientos vacíos: { $level }, agresividad { $aggression } %.
terms-hints = Hay pistas: cualquiera de la mesa puede preguntar qué jugaría un maestro.
terms-friendly = Es una partida amistosa: no cuenta para la clasificación, y puedes pedir que se retire tu última acción.
terms-open-hands = Manos abiertas: quien mira puede ver todas las manos de una ronda cuando termina.
option-levels = Bots, asiento por asiento
level-of-seat = asiento { $number }: { $level }
levels-alike = todos iguales
terms-levels = Bots con nivel propio: { $levels }.
terms-invited = Solo se sienta quien tenga invitación.
terms-anywhere = Desde otros servidores se entra con `/table join code:{ $code }`
terms-guests = { $more ->
    [0] Con invitación: { $players }.
   *[other] Con invitación: { $players } y { $more } más.
}

## Acuerdo

agreement-title = { $called }, { $seats } asientos
agreement-plain = Sin reglas de la casa: todo es como en la variante.
agreement-usual = Reglas de la casa en esta mesa:
agreement-changed = Esto ha cambiado desde que aceptaste:
option-alone = - { $option }: **{ $set }**
agreement-option = - { $option }: **{ $set }** (aceptaste { $usual })
agreement-asked = ¿Te parece bien? Puedes aceptar, proponer otras reglas a quien organiza la mesa, o irte.
agreement-given = Has aceptado esto.
agreement-host = Organizas esta mesa, así que pones las reglas. **Reglas** las cambia, y después pregunto otra vez al resto.
agreement-was-declined = Quien organiza la mesa ha rechazado tu propuesta.
agreement-sent = { $player } propone otras reglas. Quien organiza la mesa puede contestar con **Propuestas**.
agreement-declined = Quien organiza la mesa ha rechazado la propuesta de { $player }.
agreement-taken = Estas son las reglas que propuso { $player }.
differences-more = { $count ->
    [one] - y 1 más
   *[other] - y { $count } más
}
offer-title = Tu propuesta
offer-empty = Cambia abajo lo que prefieras jugar, y envíalo a quien organiza la mesa.
offer-option = - { $option }: **{ $set }** en vez de { $usual }
offer-is-draft = Has empezado una propuesta, pero aún no la has enviado:
offer-is-sent = Has propuesto a quien organiza la mesa:
offers-title = { $player } propone
offers-none = No hay propuestas por contestar.
offers-accepted = La mesa juega ahora con las reglas que propuso { $seat }.
offers-declined = Has rechazado lo que propuso { $seat }.
offers-others = Otras propuestas
button-agree = Acepto
button-accept = Aceptar
button-decline = Rechazar
button-offer = Proponer otras reglas
button-offer-again = Cambiar mi propuesta
button-offers = Propuestas
button-send = Enviar propuesta
button-withdraw = Retirar propuesta

## Abrir, invitar, y venir de otro sitio

argument-open_to = Quién puede sentarse; si lo omites, cualquiera que vea el canal
argument-pace = Si los turnos tienen límite de tiempo; si lo omites, ninguno
argument-turn = Tiempo por turno: segundos si es en vivo, horas si es por correo
argument-late = Qué pasa cuando se acaba el tiempo
argument-computers = Cómo de bien juegan los bots en los asientos vacíos; normalmente, intermedio
argument-aggression = Cuántas rondas juega un bot rápido y con audacia, en porcentaje; normalmente, 50
argument-practice = Una mesa de práctica no cuenta para la clasificación
argument-code = El código de una mesa de otro servidor
argument-guest = A quién
command-table-invite = Invita a alguien a tu mesa; si es con invitación, solo así se puede sentar
command-table-remove = Libera un asiento de tu mesa antes de empezar, o retira una invitación
thread-channel-busy = Este canal ya tiene una mesa. Puedes abrir la tuya en un hilo.
thread-may-not-post = No puedes escribir en este canal, así que tu mesa no puede estar aquí. Puedes abrirla en un hilo.
button-thread = Abrirla en un hilo
thread-name = { $called }: { $player }
invitation = { $mention }: { $player } te invita a jugar a { $called }. { $link }
done-invited = Has invitado a { $player }.
done-removed = { $player } ya no tiene ni asiento ni invitación en tu mesa.
done-freed = Quien organiza la mesa ha liberado tu asiento.
done-joined-afar = Tienes asiento en la mesa { $table }. Todo te llegará por mensaje directo: la mesa, tu mano y los botones.
permission-create_public_threads = Crear hilos públicos
permission-create_private_threads = Crear hilos privados

## Lo que la mesa no permite

refusal-dm-needed = Esa mesa está en otro servidor, así que jugarías por mensaje directo, pero no puedo enviarte ninguno. Permite los mensajes directos de miembros de este servidor e inténtalo de nuevo.
refusal-open-hands-ranked = Nadie puede mirar las manos de una partida que cuenta antes de que termine. Pon antes **{ option-ranked }** en no.
refusal-no-such-code = No hay ninguna mesa con ese código a la que puedas unirte desde aquí. Comprueba el código con quien la organiza.
refusal-no-bots = Otras aplicaciones no pueden jugar aquí. Los bots de la mesa ocupan los asientos vacíos.
refusal-no-threads-here = Aquí no puedo crear un hilo. Prueba en otro canal.

refusal-already-invited = Ya tiene invitación.
refusal-has-seat = Ya tiene asiento en esta mesa.
refusal-host-decides = Ahora organizas tú esta mesa. Usa **Reglas** para cambiar lo que se juega.
refusal-no-such-offer = Esa propuesta ya no está abierta.
refusal-not-agreed = Falta que acepten las reglas: { $seat }. Se hace con **Acepto** en la mesa, o puedes liberar un asiento con **Asientos**.
refusal-not-invited = Esta mesa es solo con invitación. Pide una a quien la organiza.
refusal-not-there = No tiene ni asiento ni invitación en esta mesa.
refusal-offers-the-same = La mesa ya juega con esas reglas. Cambia algo antes, o acéptalas.
refusal-turn-not-paced = Aquí los turnos no tienen límite de tiempo. Elige antes un ritmo.
refusal-turn-out-of-range = { $pace ->
    [live] Un turno puede durar de { $least } a { $most } segundos.
   *[post] Un turno puede durar de { $least } a { $most } horas.
}
refusal-yourself = Eres tú. Para terminar la mesa, usa `/table close`.
