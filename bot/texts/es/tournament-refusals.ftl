### Torneos: por qué se rechaza algo

refusal-no-tournament = Ese torneo ya no existe. `/tournament list` muestra los de este servidor.
refusal-tournament-busy = Uno de los dos lados ya tiene un reto. Espera a que se juegue o se conteste.
refusal-tournament-damaged = No puedo leer este torneo. Avisa a quien me lleva; no se ha perdido nada de él.
refusal-tournament-full = Este torneo está completo: admite { $most }. Si alguien se va, puedes unirte.
refusal-tournament-in = Ya participas en este torneo.
refusal-tournament-left = Quien ha dejado un torneo, o ha quedado fuera de él, no puede entrar otra vez.
refusal-tournament-match-began = Este encuentro ha empezado. Espera a que termine.
refusal-tournament-match-over = Este encuentro ha terminado, y su resultado vale.
refusal-tournament-no-bye = En esta ronda no descansas.
refusal-tournament-no-challenge = Este reto ya no está abierto, o no te toca contestarlo.
refusal-tournament-no-check-in = Ahora no hay que confirmar nada.
refusal-tournament-no-draw = Aquí nadie puede seguir tras un empate. Elige quién gana.
refusal-tournament-no-duplicate = Este juego no se puede jugar a un número fijo de rondas tan largo. Elige un encuentro más corto, o deja que cada mesa tenga sus propias cartas.
refusal-tournament-no-entry = Eso ya no está en el torneo. Elige otra vez.
refusal-tournament-no-ladder = Solo una escalera tiene retos.
refusal-tournament-no-match = No hay ningún encuentro así por jugar.
refusal-tournament-no-partner = En un torneo por parejas, elige pareja; en los demás, apúntate a solas.
refusal-tournament-not-above = Puedes retar a uno de los tres puestos por encima del tuyo.
refusal-tournament-not-asked = Ya nadie te pide que formes pareja.
refusal-tournament-not-by-hand = Las cabezas de serie de este torneo no se eligen a mano.
refusal-tournament-not-in = No participas en este torneo, o lo has dejado.
refusal-tournament-not-over = Este torneo no ha terminado. Su prueba llega con el final.
refusal-tournament-not-paused = Este torneo no está en pausa.
refusal-tournament-not-started = Este torneo no ha empezado todavía.
refusal-tournament-not-two-sides = { $pairs ->
    [yes] Dos parejas no pueden jugar a esto una contra otra. Elige otro juego.
   *[no] Dos personas no pueden jugar a esto una contra otra. Elige otro juego.
}
refusal-tournament-over = Este torneo ha terminado.
refusal-tournament-partner-in = Tu pareja ya participa en este torneo.
refusal-tournament-paused = Este torneo está en pausa. La organización puede reanudarlo.
refusal-tournament-played = Alguien ya ha jugado en esta ronda, así que su emparejamiento vale.
refusal-tournament-started = Este torneo ya ha empezado.
refusal-tournament-too-few = Un torneo así necesita al menos { $least } inscripciones.
refusal-tournament-too-late = Esa hora ya ha pasado. Elige una posterior.
refusal-tournament-rounds = Con hasta { $size } inscripciones, tras { $most } rondas se han enfrentado todos contra todos. Elige como mucho esas rondas, o un tamaño mayor.
