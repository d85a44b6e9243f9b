### Juegos que terminan al tocar: las frases que comparten.

asking-discard-gin = Preguntar antes de descartar cuando tengo gin
asking-discard-wanted = Preguntar antes de descartar una carta que encaja con lo que tomó mi rival
caution-discard-gin = Tienes gin. ¡Mejor toca!
caution-discard-wanted = { $seat } tiene { $cards }, así que { $card } le da una combinación.
fact-shows = { $count ->
    [0] { $seat } no tiene combinaciones.
   *[other] { $seat } muestra { $melds }.
}
fact-lays-off = { $seat } coloca { $cards }.
fact-left = { $points ->
    [0] { $seat } no tiene cartas sueltas.
   *[other] { $seat } tiene { $points } en cartas sueltas: { $cards }.
}
fact-ended-knock = { $seat } tocó y gana la ronda.
fact-ended-gin = { $seat } gana la ronda con gin.
fact-ended-big-gin = { $seat } gana la ronda con gran gin.
fact-ended-undercut = { $seat } da el contragolpe y gana la ronda.
fact-ended-equal = { $seat } tocó, pero las cartas sueltas suman lo mismo. Nadie puntúa.
fact-ended-void = La ronda queda nula. Reparte otra vez el mismo asiento.
fact-waiting-for = Estas cartas harían o alargarían una combinación: { $cards }.
refusal-no-big-gin = Aquí no se juega el gran gin. Toca, y descarta una carta que te sobre.
refusal-not-gin = El gran gin pide que todas tus cartas estén en combinaciones. Tienes { $has } en cartas sueltas.
refusal-must-knock = Tomaste el último descarte para tocar, así que no puedes descartar sin más. Toca, o deshaz y pasa.
refusal-too-much-deadwood = { $limit ->
    [0] Todavía no puedes tocar: sin { $card } tienes { $has } en cartas sueltas, y la ronda solo termina con gin.
   *[other] Todavía no puedes tocar: { $has } en cartas sueltas sin { $card }, se permiten { $limit }.
}
refusal-no-such-melds = No puedes mostrar así tu mano al descartar { $card }. No nombres las combinaciones y usaré la mejor manera.
