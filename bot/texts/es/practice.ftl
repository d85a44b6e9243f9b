### Práctica: lo que se puede hacer con las cartas de una mesa de práctica.

command-practice = En una mesa de práctica, cambia manos y mira las demás
command-practice-swap = Intercambia tu mano con la siguiente, antes de que alguien haya bajado o ganado una baza
command-practice-doctor = Cambia una carta de tu mano por una que está boca abajo
command-practice-show = Muestra las otras manos junto a la tuya hasta que las ocultes
command-practice-hide = Oculta otra vez las demás manos
command-practice-peek = Mira una vez las demás manos
argument-mine = Una carta de tu mano
argument-wanted = La carta que quieres a cambio

button-practice = Práctica
button-practice-swap = Intercambiar manos
button-practice-doctor = Cambiar una carta
button-practice-on = Mostrar las demás manos
button-practice-off = Ocultar las demás manos
button-practice-once = Mirar una vez
practice-panel = ### Práctica
    Esta mesa no cuenta para la clasificación, así que puedes aprender de sus cartas. Al principio de tu turno, antes de que alguien haya bajado o ganado una baza, puedes intercambiar tu mano con la del asiento siguiente o cambiar una de tus cartas por otra que está boca abajo. Las demás manos las puedes mirar en cualquier momento. Se avisa a toda la mesa.
practice-becomes = Si cambias manos o miras las demás, esta partida pasa a ser de práctica (**no cuenta**), definitivamente.{ becomes-free }
button-practice-begin = Jugar como práctica
practice-done-swap = Ahora tienes la mano del asiento siguiente.
practice-done-doctor = La carta está en tu mano.
practice-done-on = Ves las demás manos junto a la tuya hasta que las ocultes.
practice-done-off = Las demás manos están ocultas.
practice-doctor-label = Tu carta, y la que quieres a cambio
practice-doctor-hint = Como 4C KH
practice-holds = { $count ->
    [0] { $seat } no tiene cartas.
   *[other] { $seat } tiene { $cards }.
}
practice-peeked = ### Las demás manos
event-looked = { $target ->
    [on] { $seat } ve las demás manos desde ahora.
    [off] { $seat } ya no ve las demás manos.
   *[once] { $seat } miró las demás manos.
}
refusal-no-such-look = Puedes mostrar las demás manos, ocultarlas o mirarlas una vez.
