### Límites de tiempo, ausencias y lo que el resto puede decidir, y cómo vuelve una mesa.

## Nombres

computer-for = 🤖 por { $name }
name-autopilot = { $name } (piloto automático)
status-paused = en pausa

## El tiempo de un turno

time-turn = El tiempo acaba { $time }; entonces { $late }.
late-turn = el bot juega este turno
late-autopilot = juega el piloto automático hasta que vuelva quien falta
late-forfeit = la partida se pierde
time-turns = El tiempo acaba { $times }; entonces { $late }.
time-of = para { $seat } { $time }
time-deal = La siguiente ronda se reparte { $time }.
reminder = { $player }, te toca: { $called } en { $link }
reminder-remote = { $player }, te toca: { $called }. Tu mano está aquí: { $link }

## Quién falta

away-vote = **{ $players }** { $seen ->
    [yes] { $count ->
        [one] ha
       *[other] han
    } mirado la mesa, pero sin jugar desde hace mucho.
   *[no] { $count ->
        [one] parece
       *[other] parecen
    } no estar.
} El resto puede decidir qué hacer: pulsa **Votar** ({ $needed ->
    [one] 1 voto decide
   *[other] { $needed } votos deciden
}).
away-votes = Para { $motion }: { $votes } de { $needed } votos.
motion-wait = seguir esperando
motion-computer = dejar que juegue el bot en su lugar
motion-pause = poner la mesa en pausa
motion-close = cerrar la mesa
motion-host = pasar a organizar la mesa
away-choose = ¿Qué quieres hacer? { $needed ->
    [one] Tu voto decide.
   *[other] Deciden { $needed } votos. Hasta entonces puedes cambiar el tuyo.
}
away-computer-later = Se podrá votar que juegue un bot en su lugar { $time }.
away-hand = El piloto automático juega por ti. Para apagarlo, juega una carta o pulsa **Ya estoy aquí**.

## Cerrar una partida que cuenta

closing-asked = **{ $players }** { $agreed ->
    [one] quiere
   *[other] quieren
} cerrar esta partida antes de tiempo ({ $agreed } de { $count } de acuerdo). Si toda la mesa acepta en esta ronda, la partida termina definitivamente. Hasta entonces, se sigue jugando.
done-close-asked = Esta partida cuenta, así que para cerrarla tiene que aceptar toda la mesa. He preguntado al resto, y puedes seguir jugando. Para parar ya, usa `/table pause`, que guarda las cartas, o `/table leave`: el bot juega por ti, y la derrota es tuya.
done-game-closed = La mesa está cerrada, y la partida ha terminado sin que nadie gane. Para seguir una partida más tarde, usa la próxima vez `/table pause`.
refusal-game-closed = Esta partida se cerró y se mostraron sus cartas, así que no se puede reanudar. Para empezar otra, pulsa **Otra partida** o usa `/table new`.
refusal-gives-up = { $cost ->
    [free] Esta partida cuenta, pero aún no has decidido nada en ella, así que cerrarla es gratis: { free-ending }. Para guardar sus cartas para luego, usa `/table pause`.
   *[loss] Esta partida cuenta y no vas por delante, así que cerrarla ahora vale como derrota. Para seguir más tarde, usa `/table pause`.
}
free-ending = la número { $number } de las { $most } partidas que puedes cerrar o pasar a práctica así en 24 horas
button-give-up = Abandonar
button-close-free = Cerrarla
done-gave-up = Has abandonado esta partida, así que vale como derrota. **Mismas cartas** en la mesa las juega otra vez como práctica.
done-others-left = La partida ha terminado, y la pierde quien la dejó.
standing-over = Esta mesa está cerrada, y la partida ha terminado sin que nadie gane.
button-close = Acepto cerrar

## Pausa en una partida con límite de tiempo

pausing-asked = **{ $players }** { $agreed ->
    [one] quiere
   *[other] quieren
} poner en pausa esta partida ({ $agreed } de { $count } de acuerdo). Sigue hasta que toda la mesa acepte; para negarse, basta con jugar. Después cualquiera de la mesa puede reanudarla, y el tiempo del turno sigue donde estaba.
button-pause = Acepto la pausa
done-pause-asked = Aquí los turnos tienen límite de tiempo, así que para la pausa tiene que aceptar toda la mesa. He preguntado al resto; hasta entonces sigue la partida, y el tiempo también.

## Mudar la mesa

moving-asked = **{ $players }** { $agreed ->
    [one] quiere
   *[other] quieren
} llevar esta mesa a { $channel }. Se muda cuando acepta todo el mundo que no esté ausente, o si la lleva quien la organiza.
button-move = Acepto la mudanza
done-move-asked = Solo quien organiza esta mesa puede mudarla sin preguntar. He preguntado al resto, y se muda en cuanto acepten.
done-move-agreed = Gracias. La mesa se muda en cuanto acepte también el resto.

## Cómo terminó

stood-in = { $actions ->
    [one] Un bot decidió una vez por { $seat }.
   *[other] Un bot decidió { $actions } veces por { $seat }.
}
forfeited = Se acabó el tiempo de { $side }: { $members ->
    [one] pierde
   *[other] pierden
} la partida.
gave-up = Abandono de { $side }: { $members ->
    [one] pierde
   *[other] pierden
} la partida.
abandoned = Nadie siguió jugando en { $days } días, así que la partida ha terminado: { $side } { $members ->
    [one] iba por delante y gana.
   *[other] iban por delante y ganan.
}
won-by-computer = Un bot tomó la mayoría de las decisiones de { $seat }, así que esta victoria no cuenta para { $seat }.
unranked-hardly-played = Esta victoria no cuenta ni para la liga ni para el rating, porque alguien tomó menos de la mitad de sus decisiones en todas las rondas terminadas.
unranked-repeated = Esta partida no cuenta ni para la liga ni para el rating, porque las mismas dos personas ya habían jugado hoy demasiadas partidas entre sí.
left-lost = { $name } dejó esta partida y la pierde.
button-resume = Reanudar
standing-paused = Esta mesa está en pausa, y sus cartas siguen en secreto. Cualquiera que juegue en ella puede continuar con **{ button-resume }** en su canal, o con `/table resume` en otro que vea toda la mesa.

## Botones

button-vote = Votar
button-return = Recuperar mi asiento
button-back-again = Ya estoy aquí

## Comandos

command-table-autopilot = Deja que el bot juegue por ti hasta que vuelvas, o toma otra vez el mando
command-table-pause = Pon una mesa en pausa y guarda sus cartas en secreto
command-table-vote = Vota qué hacer mientras falta alguien

## Respuestas

done-autopilot-on = El bot juega por ti. Para en cuanto juegues, o con otro `/table autopilot`. Una victoria solo cuenta para ti si tomas al menos la mitad de tus decisiones.
done-autopilot-off = Vuelves a jugar tú.
standing-abandoned = { $ends ->
    [loss] Sigue antes de { $until }, o vale como derrota.
    [standing] Si nadie sigue antes de { $until }, gana quien vaya por delante; con empate, termina sin resultado.
   *[given-up] Sigue antes de { $until }, o la abandonas: también es una derrota, salvo que te quede un cierre gratis.
}
done-paused = La mesa está en pausa, y sus cartas siguen en secreto. `/table resume` continúa justo donde quedó.{ come-back }
come-back = { $ends ->
    [loss] {" "}{ standing-abandoned }
    [given-up] {" "}{ standing-abandoned }
    [standing] {" "}{ standing-abandoned }
   *[none] {""}
}
stay-away = { $counts ->
    [yes] {" "}Si no vuelves, una victoria es del bot, pero una derrota es tuya.
   *[no] {""}
}
done-left-game = Has dejado tu asiento, y el bot juega por ti. { $back ->
    [button] **Recuperar mi asiento** te lo devuelve.
    [code] `/table join code:{ $table }` te lo devuelve.
   *[command] `/table join` te lo devuelve.
}{ stay-away }
done-taken-over = El resto siguió sin ti: el bot tiene tu asiento hasta que lo recuperes.{ stay-away }
done-returned = Tienes otra vez tu asiento: { $link }
done-voted = Gracias, tu voto está contado.
done-present = El resto puede ver que estás aquí.

## Lo que no se permite

refusal-paused = Esta mesa está en pausa. Continúa con `/table resume`, en cualquier canal que vea toda la mesa.
refusal-seat-left = El bot juega por ti. Para recuperar tu asiento, usa `/table join` o pulsa **Recuperar mi asiento** en la mesa.
refusal-which-table = Juegas en más de una mesa: { $tables }. Elige una con la opción `table`.
refusal-nothing-to-resume = Ninguna de tus mesas está en pausa. Usa esto en un canal para llevar allí una mesa.
refusal-resume-there = Desde aquí no puedo comprobar si puedes escribir en el canal de esa mesa. Usa allí `/table resume`: { $link }
refusal-is-back = Acaba de aparecer otra vez en la mesa: { $seat }. Así que ya no hay nada que votar.
refusal-nobody-away = Nadie falta desde hace mucho, así que no hay nada que votar.
refusal-you-are-away = El resto te espera. Juega para continuar.
refusal-no-such-motion = Eso no se puede votar aquí.
refusal-cannot-see = No pueden ver este canal: { $players }. No ha cambiado nada. Elige un canal que vea toda la mesa.

## El panel de una mesa: lo que una persona puede hacer ahora con ella, preguntado una vez

button-table = Mesa
panel-title = Tu mesa: { $called }
panel-leave = **{ button-panel-leave }**: deja tu asiento al bot.
panel-pause = **{ button-panel-pause }**: guarda la mesa para seguir más tarde.
panel-close = **{ button-panel-close }**: termina la mesa y muestra sus cartas.
panel-autopilot = **{ button-panel-autopilot }**: deja que el bot juegue por ti hasta que vuelvas.
panel-awake = **{ button-panel-awake }**: juega otra vez por tu cuenta.
panel-nothing = No tienes asiento en esta mesa. Puedes mirar sus reglas.
button-panel-leave = Irme
button-panel-pause = Pausa
button-panel-close = Cerrar
button-panel-autopilot = Piloto automático
button-panel-awake = Ya estoy aquí
ask-leave-open = ¿Dejas tu asiento? Otra persona podrá ocuparlo.
ask-leave-open-host = ¿Dejas tu asiento? Abriste esta mesa, así que se cierra para todo el mundo. `/table resume` la recupera.
ask-leave = ¿Dejas tu asiento? El bot juega por ti hasta que lo recuperes.{ stay-away }
ask-pause = ¿Pones esta mesa en pausa? Sus cartas siguen en secreto, y `/table resume` continúa justo donde quedó.{ come-back }
ask-pause-others = ¿Pides al resto una pausa? Aquí los turnos tienen límite de tiempo, así que solo hay pausa si acepta toda la mesa. Hasta entonces sigue la partida, y el tiempo también.
ask-autopilot = ¿Dejas que el bot juegue por ti? Para en cuanto juegues. Una victoria solo cuenta para ti si tomas al menos la mitad de tus decisiones.
ask-awake = ¿Vuelves a jugar tú?
ask-close-resumable = ¿Cierras esta mesa? `/table resume` la recupera.
ask-close-gathering = ¿Cancelas esta revancha?
ask-close-exhibition = ¿Terminas esta exhibición?
ask-close-others = ¿Pides al resto cerrar esta partida? Cuenta, así que solo termina si acepta toda la mesa en esta ronda. Hasta entonces puedes seguir jugando.
ask-close-last = ¿Cierras esta partida? Termina definitivamente, sin que nadie gane, y se muestran sus cartas.
panel-annul = **{ button-panel-annul }**: termina esta partida sin que cuente para nadie. Moderas esta mesa.
button-panel-annul = Anular
