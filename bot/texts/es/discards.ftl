### Juegos de robar y descartar: las frases que comparten.

command-take = En tu turno: toma del pozo
command-claim = Reclama lo que alguien ha pasado por alto
command-pass = En tu turno: pasa
command-knock = En tu turno: toca
command-end = En tu turno: di que has terminado

verb-discard = Descartar
verb-pass = Pasar
kind-discard = descartar una carta y terminar tu turno
ask-discard = ¿Qué carta quieres descartar?
heading-discard = -# Descartar:
did-discarded = descarta { $cards }
fact-stock = { $count ->
    [0] El mazo está vacío.
    [one] El mazo tiene 1 carta.
   *[other] El mazo tiene { $count } cartas.
}
target-melds = { $melds }
refusal-nothing-to-undo = No hay nada que deshacer. Robar y descartar no tiene vuelta atrás.
refusal-one-card = Descarta exactamente una carta.
verb-take = Tomar
choice-take = Tomar { $card }
choice-pass = Pasar
label-discard = { $card }
did-took = toma { $cards }
did-passed = pasa
automatic-draw = Robar por mí cuando no puedo hacer otra cosa y mis rivales no averiguan nada con ello
refusal-just-taken = Acabas de tomar { $card }. Descarta otra carta.
most-best = Mejor ronda
fact-may-draw = Puedes robar del mazo.
fact-may-pass = Puedes pasar.
fact-do-pass = Pasa.
fact-do-discard = Descarta { $cards }.
fact-hint-gains = Según la estimación del ordenador, ganas { number-of-points } más que { $how ->
    [discard] descartando { $cards }
    [take] tomando { $cards }
    [knock] tocando con { $cards }
    [draw] robando del mazo
   *[other] pasando
}, lo segundo mejor{ $won ->
    [0] .
   *[other] . La estimación suma { $won } puntos por ganar la ronda.
}
fact-recall-refused = { $seat } dejó pasar: { $cards }.
fact-predict-useless = { $seat } no mostró interés por { $cards }.
asking-discard-melded = Preguntar antes de romper una combinación
caution-discard-melded = { $card } está en una de tus combinaciones.
phase-meld = bajar y luego descartar
did-went-out = cierra
most-went-out = En cerrar primero
feat-went-out = { $count ->
    [one] cerró una vez
   *[other] cerró { $count } veces
}
verb-knock = Tocar
