### Bots que juegan a pasos que se pueden seguir.

command-assist-autostep = Deja que el bot juegue por ti paso a paso, y vuelve atrás después si quieres
argument-autostep-level = Cómo de bien juega; si lo omites, como los bots de la mesa

autostep-title = El bot juega por ti: { $level }
autostep-waits = { $steps ->
    [one] En pausa. **Paso** juega un paso, **Seguir** juega uno cada { $seconds } segundos.
   *[other] En pausa. **Paso** juega un paso, **Seguir** juega { $steps } cada { $seconds } segundos.
}
autostep-runs = { $steps ->
    [one] En marcha: un paso cada { $seconds } segundos hasta que termine la ronda.
   *[other] En marcha: { $steps } pasos cada { $seconds } segundos hasta que termine la ronda.
}
autostep-becomes = Si dejas que el bot juegue por ti, esta partida pasa a ser de práctica (**no cuenta**), definitivamente.{ becomes-free }
autostep-stopping = ¿Te quedas con lo que jugó el bot, o lo deshaces?
autostep-over = El bot ha dejado de jugar por ti: la partida ha terminado, la mesa está en pausa o dejaste tu asiento.

button-auto-begin = Jugar como práctica
button-auto-run = Seguir
button-auto-pause = Pausa
button-auto-step = Paso
button-auto-slower = Más lento
button-auto-faster = Más rápido
button-auto-stop = Parar
button-auto-keep = Quedármelo
button-auto-return = Deshacerlo

done-autostep-keep = Sigues tú donde lo dejó el bot.
done-autostep-return = La partida está otra vez donde empezó el bot, y sigues tú.

## Bots entre ellos

command-assist-autoplay = Mira a los bots jugar entre ellos en este canal; no cuenta
argument-games = Cuántas partidas, una tras otra
argument-open_hands = Si todo el mundo ve la mano de quien tiene el turno
argument-side = Cómo de bien juega el bando { $number }, si lo hay

done-exhibition = Las cartas están repartidas: { $link } Pulsa allí **Seguir** para empezar.
done-exhibition-closed = Los bots han parado. Para empezar otra partida, usa `/assist autoplay`.
exhibition = { $live ->
    [yes] Juegan los bots
   *[no] Jugaron los bots
} para quien quiera mirar (no cuenta).{ $games ->
    [1] {""}
   *[other] {" "}Partida { $number } de { $games }.
}
exhibition-side = **{ $side }**: { $wins ->
    [one] 1 partida ganada
   *[other] { $wins } partidas ganadas
}, { $points } puntos
exhibition-waits = { autostep-waits }
exhibition-runs = { $steps ->
    [one] En marcha: un paso cada { $seconds } segundos.
   *[other] En marcha: { $steps } pasos cada { $seconds } segundos.
}
exhibition-scored = La ronda { $round } ha terminado. Los bots reparten la siguiente.
exhibition-hand = La mano de { $seat }
exhibition-closed = Los bots han parado.

button-watch-run = Seguir
button-watch-pause = Pausa
button-watch-step = Paso
button-watch-slower = Más lento
button-watch-faster = Más rápido
button-watch-stop = Parar
button-watch-next = Otra partida

refusal-exhibition-waits = Aquí juegan los bots entre ellos. Pulsa **Pausa** para detenerlos un rato o **Parar** para terminar.
refusal-too-many-exhibitions = Ya juegan bots entre ellos en { $most } mesas de este servidor, y no se permiten más. Espera a que termine una, o para una.
refusal-too-many-running = Ya llevo { $most } partidas entre bots, aquí y en otros servidores, y no puedo llevar más a la vez. Inténtalo de nuevo en unos minutos, o pulsa Paso para ver las jugadas de una en una.
