### Frases comunes a todos los juegos. Las palabras propias de un juego están en su carpeta.
### Los valores llegan como palabras: cards, seat (un nombre), side (los nombres de un bando), rank, table (el código de una mesa).

## Nombres

# El idioma de estos textos, en sí mismo
language-name = Español
joined = { $first } y { $last }
listed-together = { $first }, { $next }
listed-apart = { $first }; { $next }
# What stands in the corner of the king, the queen and the jack: cards with French suits have the English letters
card-letters = K Q J
card-joker = Joker
card-jokers = { $count } jokers
rank-2 = doses
rank-3 = treses
rank-4 = cuatros
rank-5 = cincos
rank-6 = seises
rank-7 = sietes
rank-8 = ochos
rank-9 = nueves
rank-10 = dieces
rank-J = jotas
rank-Q = reinas
rank-K = reyes
rank-A = ases
rank-JK = jokers
suit-C = tréboles ♣
suit-D = diamantes ♦
suit-H = corazones ♥
suit-S = picas ♠
# Where cards have German suits, as in Binokel, these take the place of the messages without german-.
german-suit-C = bellotas 🌰
german-suit-D = cascabeles 🔔
german-suit-H = corazones ♥
german-suit-S = hojas 🍃
german-rank-Q = Ober
german-rank-J = Unter
german-rank-A = ases
card-hidden = { $count ->
    [one] 1 carta oculta
   *[other] { $count } cartas ocultas
}
# Una clase de participante en las clasificaciones
computer = Bot ({ $level })
# Quien juega en una mesa
computer-name = 🤖 { $name }
film-alt = Película corta: { $told }
computer-level = { $name } ({ $level })
status-open = esperando participantes
status-running = en juego
status-finished = terminada
status-closed = cerrada
scope-action = la última acción
scope-turn = el turno entero
permission-view_channel = Ver canal
permission-send_messages = Enviar mensajes
permission-send_messages_in_threads = Enviar mensajes en hilos
permission-attach_files = Adjuntar archivos
target-numbered = { $name }, combinación { $number }
target-another = { $name }, combinación nueva

## Las reglas de una mesa

rules-title = { $called }: { $group }
rules-changed = { $count ->
    [one] Esta mesa tiene 1 regla de la casa.
   *[other] Esta mesa tiene { $count } reglas de la casa.
}
rules-differ = **Reglas de la casa en esta mesa:**
rules-more = { $count ->
    [one] - y 1 más: pulsa **Reglas**
   *[other] - y { $count } más: pulsa **Reglas**
}
rules-changed-more = { $count ->
    [one] - y 1 más, en las otras páginas
   *[other] - y { $count } más, en las otras páginas
}
rules-nonstandard = { $text } (fuera de las reglas de { $called })
rules-groups = Más opciones
rules-options = Cambiar una opción
rules-presets = Cambiar de variante
rules-count = Cambiar el número de asientos
rules-seats = { $count } asientos
rules-edit = Cambiar una opción
rules-type-number = Un número
rules-type-numbers = Números, como 4, 3. Vacío si no hay ninguno.
rules-type-pairs = Pares de números, como 0: 15, 1500: 50. Vacío si no hay ninguno.
group-game = Partida
group-deal = Reparto
group-melds = Combinaciones
group-tricks = Bazas
group-scoring = Puntuación

## La mesa

table-title = { $called }, ronda { $round }
alt-table = La mesa de juego.
alt-computers = Bots: { $players }.
alt-side = { $side }: { $facts }.
alt-more = Hay más de lo que cabe aquí: usa /view en la mesa para leerlo todo.
alt-hand = { $count ->
    [0] No te quedan cartas.
    [one] Tu mano, 1 carta: { $cards }.
   *[other] Tu mano, { $count } cartas: { $cards }.
}
phase-scored = la ronda ha terminado
phase-won = la partida ha terminado
standing-turn = Turno de **{ $players }**: { $phase }.
standing-scored = La ronda { $round } ha terminado. Cualquiera de la mesa puede repartir la siguiente.
standing-won = ¡Gana la partida: **{ $winners }**!
standing-drawn = Partida empatada: **{ $winners }**.
standing-closed = Esta mesa está cerrada. Cualquiera que juegue en ella puede reabrirla con `/table resume`{ $begun ->
    [yes] ; una ronda sin terminar se reparte de nuevo.
   *[no] .
}
scored-side = { $plain ->
    [yes] { $side }
   *[no] **{ $side }**
} { PLUS($points) }{ $points } (total { $total }){ $count ->
    [0] { "" }
   *[other] : { $lines }
}
scored-line = { $what } { PLUS($points) }{ $points }
# Un turno en una línea: quién, y lo que hizo, en frases sin sujeto
did = { $seat } { $did }.
did-also = { $first }; { $next }
did-drew = { $known ->
    [1] { $count ->
        [0] no roba nada, porque el mazo está vacío
       *[other] roba { $cards }
    }
   *[0] { $count ->
        [one] roba una carta
       *[other] roba { $count } cartas
    }
}
did-took-back = recupera { $cards }
event-drew = { $known ->
    [1] { $count ->
        [0] { $seat } no roba nada: el mazo está vacío.
       *[other] { $seat } roba { $cards }.
    }
   *[0] { $count ->
        [one] { $seat } roba una carta.
       *[other] { $seat } roba { $count } cartas.
    }
}
event-dealt = { $seat } reparte la ronda { $points }.
event-round-scored = En esta ronda, { $side }: { $points }.
event-forfeited = { $seat } abandona la partida.
event-abandoned = Nadie siguió jugando.
event-swapped = { $seat } intercambia su mano con la del asiento siguiente.
event-doctored = { $known ->
    [1] { $seat } cambia una carta por otra oculta ({ $cards }).
   *[0] { $seat } cambia una carta por otra oculta.
}
event-rewound = { $target ->
    [turn] { $seat } vuelve al principio de su último turno.
    [moment] { $seat } vuelve al punto en que estaba antes la partida.
    [round] { $seat } reinicia la ronda { $points } con las mismas cartas.
    [game] { $seat } reinicia la partida con las mismas cartas.
   *[deal] { $seat } hace repartir de nuevo la ronda { $points }, con otras cartas.
}
event-target-changed = La meta sube a { $points }.
event-game-won = Gana la partida: { $side }, con { number-of-points }.
event-game-drawn = Partida empatada, con { number-of-points } por bando.
number-of-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
number-of-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
tricks-won = { $won ->
    [one] 1 baza
   *[other] { $won } bazas
}
# Números en lo que se dice en voz alta al jugar
spelt = { $points ->
    [0] nada
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
    [13] trece
    [14] catorce
    [15] quince
    [16] dieciséis
    [17] diecisiete
    [18] dieciocho
    [20] veinte
    [21] veintiuno
    [22] veintidós
    [23] veintitrés
    [24] veinticuatro
    [28] veintiocho
    [29] veintinueve
   *[other] { $points }
}
fact-no-melds = No hay combinaciones en la mesa.
has = { $members ->
    [one] tiene
   *[other] tienen
}
fact-standing = { $side } { has } { $points } en esta ronda hasta ahora, y { $total } de las anteriores.
fact-scored = { $side }: { $points } en esta ronda (total { $total }).
fact-won = { event-game-won }
fact-game-drawn = { event-game-drawn }
goes-to = { $rounds ->
    [0] La partida es a { $target } { $target ->
        [one] punto
       *[other] puntos
    }.
    [one] La partida es a una ronda.
   *[other] La partida es a { $rounds } rondas.
}
fact-round-over = La ronda { $round } ha terminado.
fact-hand-count = { $count ->
    [one] { $seat } tiene 1 carta.
   *[other] { $seat } tiene { $count } cartas.
}
fact-drawn = Nuevo en tu mano: { $cards }.

## Páginas para leer

page-table = La mesa en palabras
page-auction = La subasta
page-tricks = Bazas ganadas en esta fase
page-melds = Combinaciones en la mesa
page-bonuses = Bonificaciones y castigos de esta ronda
page-scoring = Los puntos hasta ahora, lado a lado
page-points = Puntos de esta ronda
page-declarations = Lo que se declaró
page-hand = Para qué sirve tu mano
page-title = **{ $page }**, { $called }
page-empty = Aquí no hay nada que leer todavía.

## Ayuda

help-title = { $chapter }: { $called }
chapter-start = Primeros pasos
chapter-rules = Reglas
chapter-brief = Cómo se juega
chapter-play = Botones y comandos
chapter-strategy = Estrategia
chapter-scoring = Puntuación
chapter-words = Vocabulario
chapter-options = Opciones
help-pages = Otra página
help-presets = Otro juego
choose-variant = Otra variante
policy-privacy = [Política de privacidad]({ $address })
policy-terms = [Condiciones]({ $address })
policy-contact = Contacto: { $address }
button-how-to-play = Cómo se juega
help-brief-more = -# Los botones bajo tu mano ofrecen lo que puedes hacer. Todo lo demás está en las otras páginas.
rules-meaning = -# { $about }
help-version = -# Cardroom { $version }
help-start =
    Juegos que hay aquí: { $games }. ¿No conoces alguno? `/tutorial` te lo enseña en una mesa para ti.

    1. `/table new` abre una mesa en este canal. Elige el juego con `game` y `preset`.
    2. El resto pulsa **Unirme**. Cada cual ve las reglas de la casa y puede aceptarlas, proponer otras o irse. Quien organiza la mesa pulsa **Empezar**, y los bots ocupan los asientos vacíos.
    3. Tu mano te llega por mensaje directo. Si no llega, pulsa **Mi mano** bajo la mesa o usa `/hand`.
    4. Juega con los botones bajo la mesa y bajo tu mano. Si prefieres escribir, cada botón tiene un comando equivalente.

    { "**" }¿Necesitas una pausa?** No se pierde nada. Los turnos no tienen límite de tiempo, salvo que quien organiza la mesa lo ponga. `/table autopilot` juega por ti, y `/table pause` guarda la partida hasta `/table resume`, en este canal o en otro.

    { "**" }Hay más cosas:** `/assist` da pistas, explica tus jugadas, juega por ti paso a paso o pone a jugar a los bots entre ellos. `/view` describe la mesa con palabras, y `/explore` muestra lo que puedes saber de las cartas. Con `/preferences` eliges cómo juegas y cómo se ven las imágenes. `/leaderboard` muestra las clasificaciones, y `/replay` repite paso a paso una ronda terminada.

    { "**" }Práctica:** en una mesa de práctica, o a solas contra bots (a partir de ahí la partida no cuenta para la clasificación), **Volver atrás** deshace turnos anteriores y **Práctica** te deja cambiar las manos y ver las demás. **Mismas cartas** juega otra vez una partida terminada.

    { "**" }Repartos limpios:** **Reparto limpio** muestra el sello de las cartas antes de repartirlas. Tras la ronda te da un archivo que demuestra que nadie eligió las cartas, y `/table verify` lo comprueba. Para más seguridad, apunta antes el sello y añade palabras tuyas al barajar con `/table join seed:`, incluso en una mesa que hayas abierto tú.

    Elige abajo qué quieres leer ahora.
help-option = - { $option }: { $set }
help-option-changed = - { $option }: **{ $set }** (normalmente { $usual })
setting-yes = sí
setting-no = no
setting-none = nada
setting-number = { $number }
command-help = Cómo se juega a los juegos de aquí
command-view = Lee la mesa con palabras, y más
argument-page = Qué leer

## Botones y menús

verb-draw = Robar
verb-meld = Bajar
verb-deal = Siguiente ronda
verb-undo = Deshacer
verb-undo-turn = Deshacer el turno
ask-meld = ¿Qué quieres bajar?
choice-draw = Robar del mazo
label-draw = Robar
more-meld = Más combinaciones
more-take = Más maneras
button-join = Unirme
button-leave = Irme
button-start = Empezar
button-rules = Reglas
button-seats = Asientos
button-usual = Volver a la variante
button-type = Escribir otro valor
button-hand = Mi mano
button-fair-deal = Reparto limpio
button-back = Atrás
button-previous = Anterior
button-more = Más
button-direct = Probar mensajes directos
pick-cards = O elige las cartas
pick-cards-of = Elige las cartas: parte { $number } de { $count } de tu mano
pick-number = O elige { $count ->
    [one] una carta
   *[other] { $count } cartas
} por tu cuenta
pick-between = O elige de { $least } a { $most } cartas por tu cuenta
pick-play = { $does }: { $count ->
    [one] la carta elegida
   *[other] las { $count } cartas elegidas
}
action-onto = { $count ->
    [0] { $does }: { $onto }
   *[other] { $does } { $what } en { $onto }
}
pick-meaning = { $does }: ¿cuál quieres decir?
pick-refused = ⚠️ { $reason }

## Manos

hand-where = **{ $called }** en { $channel }, { $server }
hand-score = { $side } { $points }
waiting-elsewhere = { $count ->
    [one] Te espera { $called } ›
   *[other] Te esperan { $count } mesas: { $called } ›
}
hand-waiting = Tienes asiento. Las cartas todavía no se han repartido.
dm-closed = No puedo enviarte mensajes directos, así que tu mano aparece aquí cada vez que pulsas un botón en la mesa.
dm-later = Tu mano llegará a tus mensajes directos un poco más tarde. Mientras tanto, pulsa **Mi mano** en la mesa o usa `/hand`.
dm-open = Tu mano está en tus mensajes directos.

## Comandos

command-table = Abre y lleva mesas de cartas
command-table-new = Abre una mesa en este canal
command-table-join = Siéntate a la mesa de este canal, o añade tus palabras al barajar
command-table-leave = Deja tu asiento; en una partida en curso juega el bot hasta que vuelvas
command-table-start = Reparte la primera ronda; los bots ocupan los asientos vacíos
command-table-close = Termina una mesa sin que nadie gane y muestra sus cartas
command-table-rules = Muestra las reglas de la mesa; antes de empezar, quien la organiza puede cambiarlas
command-table-seats = Muestra quién juega con quién; antes de empezar, quien organiza puede cambiarlo
command-table-resume = Trae a este canal una de tus mesas
command-table-list = Lista las mesas abiertas y en juego de este servidor
command-hand = Muestra tu mano, solo a ti
kind-draw = robar del mazo
kind-meld = bajar cartas
kind-deal = repartir la siguiente ronda
kind-undo = deshacer tu última acción o tu turno entero
command-undo = Deshaz tu última acción o tu turno entero
command-deal = Reparte la siguiente ronda
command-play = Empieza una partida en este canal, o juega una carta
command-verb = En tu turno: { $kind }
argument-game = A qué juego jugar
argument-play = Un juego para empezar, como Canasta, o una carta para jugar, como KH
argument-preset = Qué variante del juego
argument-seats = Cuántos asientos
argument-deals = Repartos numerados: quien juega este número recibe las mismas cartas
argument-seed = Las palabras que quieras; forman parte de la mezcla de las cartas
argument-own-table = Cuál de tus mesas; si lo omites, la de este canal o la única en la que juegas
argument-table = Qué mesa; si lo omites, tu mesa más nueva
argument-card = La carta, como KH o 10S
argument-cards = Las cartas, como KH KS 2D
argument-onto = A qué añadirlas, como reyes
argument-word = Tu respuesta
argument-scope = Qué deshacer

## Respuestas

done-opened = Tu mesa está abierta: { $link }
done-joined = Tienes asiento: { $link }
done-seeded = Tus palabras forman parte de la mezcla. Después de la ronda 1, **Reparto limpio** las muestra con las del resto.
done-started = Las cartas están repartidas: { $link }
done-resumed = La mesa está aquí ahora: { $link }
done-left = Has dejado tu asiento.
done-left-closed = Organizabas la mesa, así que se ha cerrado para todo el mundo. `/table resume` la recupera.
done-closed = La mesa está cerrada. `/table resume` la recupera.
list-table = { $called }, { $status }: { $players } ({ $taken } de { $seats } asientos)
list-table-named = { $line }, mesa { $table }
list-more = { $count ->
    [one] y 1 más
   *[other] y { $count } más
}
list-none = No hay ninguna mesa abierta en este servidor. Abre una con `/table new`.

## Comprobación de repartos en la línea de comandos

deals-good = { $count ->
    [one] Todas las cartas de la ronda { $rounds } coinciden con su sello.
   *[other] Todas las cartas de las rondas { $rounds } coinciden con su sello.
}
deals-compare = Según el archivo, el sello de la ronda 1 era { $commitment }. Compáralo con el que mostró la mesa, o comprueba otra vez dando también ese.
deals-later = El sello que apuntaste lo demuestra para la ronda { $round } y las siguientes. Las anteriores ya habían terminado cuando se mostró.
deals-good-day = Todas las cartas del { $day }, en { $count ->
    [one] un juego
   *[other] { $count } juegos
}, y las semillas de los bots se siguen del secreto, y el secreto coincide con su sello.
deals-compare-day = Según el archivo, el sello de este día era { $commitment }. Compáralo con el que se mostró el día antes, o comprueba otra vez dando también ese.
deals-commitment = Un sello tiene 64 dígitos de 0 a f. Si el tuyo es de una ronda posterior a la primera, añade su número: COMMITMENT@2.
problem-version = Esto no es un archivo de repartos revelados, o viene de otra versión.
problem-form = { $round ->
    [0] El archivo está dañado: "{ $detail }" falta o no es correcto.
   *[other] Ronda { $round }: "{ $detail }" falta o no es correcto.
}
problem-pack = La baraja no está en su orden normal, así que alguien puede haber elegido las cartas.
problem-commitment = Ronda { $round }: la semilla no coincide con el sello.
problem-cards = Ronda { $round }: estas no son las cartas que reparte la semilla.
problem-empty = Este archivo no tiene rondas, así que no había nada que comprobar.
problem-noted = El sello que apuntaste no es el de esta partida para la ronda { $round }. Si la mesa lo mostró para otra ronda, añade el número de esa ronda: COMMITMENT@2.
problem-day = El sello que apuntaste no es el de este día.
problem-secret = El secreto no coincide con el sello de este día.
problem-game = Las cartas o las semillas de los bots de { $detail } no se siguen del secreto.
problem-unbound = El sello que apuntaste abarca la ronda { $round } y las siguientes, y ninguna está en este archivo. No se ha comprobado nada con él.

## Lo que la mesa no permite

refusal-already-seated = Ya tienes asiento en esta mesa.
refusal-bot-may-not = Me falta un permiso en este canal: { $permission }. No ha cambiado nada. Pide a quien administre el servidor que lo conceda.
refusal-channel-busy = Este canal ya tiene una mesa. Usa otro canal o hilo, o cierra antes esa mesa.
refusal-channel-gone = El canal de esta mesa ya no existe. Trae la mesa a otro canal con `/table resume`.
refusal-damaged = No puedo cargar la mesa { $table }. No ha cambiado nada. Avisa, por favor, a quien lleva este bot.
refusal-game-over = La partida ha terminado. Empieza otra con `/table new`.
refusal-no-more-rounds = Una partida tiene { $most } repartos como máximo, así que no puedo repartir otras cartas. Puedes volver al principio de la ronda.
refusal-no-card = No puedo leer "{ $word }" como una carta. Escribe cartas como KH, 10♠ o JK, o valores como 888, reyes o 2 jokers.
refusal-neither-card-nor-game = "{ $text }" no es ni una carta ni un juego. Escribe una carta como KH, o un juego para empezar: { $names }.
refusal-no-such-deal = Elige un reparto numerado del { $first } al { $last }.
refusal-no-such-game = No conozco ningún juego llamado { $game }. Elige uno de la lista.
refusal-unknown-game = No conozco ningún juego llamado "{ $text }". Puedes jugar a { $names }.
refusal-unknown-preset = No hay ninguna variante llamada { $text }. Puedes elegir { $names }.
refusal-no-such-option = Este juego no tiene ninguna opción llamada { $option }.
refusal-no-such-seat = Esta mesa no tiene ese asiento.
refusal-moves-not-kept = Las jugadas de la mesa { $table } ya no se guardan, así que no se puede mostrar, repetir, comprobar ni continuar. Sus resultados y récords quedan. Abre otra mesa con `/table new`.
refusal-no-table = No existe esa mesa. `/table list` muestra las de este servidor.
refusal-no-table-here = No hay ninguna mesa en este canal. Abre una con `/table new`.
refusal-no-table-of-yours = Ahora no tienes ninguna mesa. Abre una en un servidor con `/table new`.
refusal-not-host = { $seated ->
    [yes] Solo puede hacerlo quien organiza esta mesa: { $seat }. Pídeselo, por favor.
   *[no] Solo puede hacerlo quien abrió esta mesa.
}
refusal-not-open = Eso solo vale antes de empezar. Esta partida ya ha empezado, o la mesa está cerrada.
refusal-not-running = No hay ninguna partida en curso en esta mesa.
refusal-not-seated = No tienes asiento en esta mesa.
refusal-not-your-turn = No es tu turno. Le toca a { $seat }.
refusal-round-not-over = La ronda aún no ha terminado. Juégala antes hasta el final.
refusal-round-over = La ronda ha terminado. Reparte antes la siguiente.
refusal-seed-too-long = Tus palabras para barajar pueden tener { $most } caracteres como máximo.
refusal-stale = Eso ya no era actual. Aquí tienes la mesa como está ahora.
refusal-outdated = Este mensaje ya no es actual. Usa otra vez su comando para recibir uno nuevo.
refusal-outdated-suggestion = Esa sugerencia ya no es actual. Elige otra.
refusal-stopping = Me estoy reiniciando. No ha cambiado nada. Inténtalo de nuevo en un minuto.
refusal-table-finished = Esta partida ha terminado. Empieza otra con `/table new`.
refusal-no-such-value = { $option }: "{ $value }" no es posible. Elige otro valor.
refusal-options-clash = "{ $option }" y "{ $other }" no van juntas así. Cambia antes la otra.
refusal-option-out-of-range = { $option }: { $value } no es posible. Elige un número de { $least } a { $most }.
refusal-too-many-seated = Hay { $players } participantes en la mesa, demasiados para { $seats } asientos. Alguien tiene que irse antes.
refusal-table-full = Todos los asientos de esta mesa están ocupados.
refusal-choose-number = Elige { $needs ->
    [one] una carta
   *[other] { $needs } cartas
}. Has elegido { $has }.
refusal-choose-between = Elige de { $least } a { $most } cartas. Has elegido { $has }.
refusal-names-nothing = No escribas cartas: "{ $text }" no lleva ninguna.
refusal-no-such-action = No existe "{ $text }" en este juego.
refusal-no-such-card = "{ $text }" no es una carta. Escribe cartas como KH, 10S, 2D o JK.
refusal-not-in-hand = { $cards ->
    [Joker] No tienes ningún joker.
   *[other] No tienes { $cards }.
}
refusal-nothing-to-meld = Ahora no tienes nada que bajar.
refusal-part = { $cards }: { $reason } No se ha jugado nada.
refusal-too-few-of-rank = { $has ->
    [0] No tienes { $rank }.
   *[other] No tienes { $needs } { $rank }, solo { $has }.
}
refusal-which-copy = Tienes dos { $card }, y no da igual cuál. Elige una de las sugerencias, o añade lo que la distingue, como "hand".
refusal-which-suit = ¿Cuál de ellas? Tienes { $cards }. Añade el palo, como en KH o K♥.
refusal-too-late-to-arrange = Solo puedes cambiar manos al principio de un turno, antes de que alguien haya bajado algo o ganado una baza.
refusal-swap-within-trick = No puedes intercambiar manos en mitad de una baza. Termínala antes.
refusal-swap-after-meld = Ya se ha bajado una combinación en esta ronda, así que es tarde para intercambiar manos.
refusal-doctor-two-cards = Di dos cartas: una de tu mano, y la que quieres a cambio.
refusal-doctor-laid-down = { $card } va a la mesa en cuanto se roba, así que no puedes tenerla en la mano. Elige otra carta.
refusal-doctor-not-hidden = No hay ningún { $card } boca abajo. Elige otra carta.
refusal-no-such-rewind = Puedes volver al principio de tu último turno, de la ronda o de la partida, o hacer repartir de nuevo la ronda.
refusal-moment-gone = No puedes volver ahí: la partida se ha reiniciado desde entonces.
refusal-nothing-to-rewind = No has tenido ningún turno en esta ronda, así que no hay adónde volver.
refusal-no-such-undo = Puedes deshacer tu última acción o tu turno entero.
refusal-no-such-preset = No hay ninguna variante llamada { $value }. Elige una de las sugerencias mientras escribes.
refusal-seats-not-played = Con estas reglas no se puede jugar con { $value } asientos. Elige otro número de asientos u otras reglas.

## Opciones de todos los juegos

option-preset = Variante
option-seats = Asientos
option-target = Puntos de la meta
option-hand_size = Cartas en cada mano
option-starter = Quién empieza
option-starter-alternate = por turno
option-starter-loser = quien hizo menos puntos en la ronda anterior

## Lo que Discord no permite, y lo que salió mal

fault-gone = Ese mensaje o canal ya no existe. Usa `/table resume` donde quieras seguir jugando.
fault-forbidden = Me falta un permiso en este canal. Tengo que verlo, enviar mensajes y adjuntar archivos.
fault-closed = No puedo enviarte mensajes directos. Pulsa **Mi mano** en la mesa o usa `/hand`.
fault-threads-full = Este servidor tiene todos los hilos activos que permite Discord. Usa otro canal, o archiva un hilo.
fault-slow = Discord va lento ahora mismo. Inténtalo de nuevo en un minuto.
fault-not-in-dm = Eso solo funciona en un servidor.
fault-old-command = Ese comando ha cambiado. Escríbelo otra vez desde el principio.
fault-value = No entiendo "{ $value }". Revísalo e inténtalo de nuevo.
fault-store = No he podido guardar la partida, así que no ha cambiado nada. Inténtalo de nuevo en un minuto.
fault-unconfirmed = He perdido la base de datos al guardar, así que no sé si se ha hecho. Mostraré la mesa tal como esté en cuanto pueda leerla.
fault-unexpected = Algo ha salido mal (error { $number }). Lo guardado está a salvo. Inténtalo de nuevo.
