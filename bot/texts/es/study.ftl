### Aprender: jugadas posibles y por qué otras no lo son, pistas con sus razones, y qué se puede saber de las cartas ocultas.

command-assist = Recibe ayuda con tu turno, o haz jugar a los bots
command-assist-hint = Qué jugaría aquí un maestro, y por qué, con las cartas que ves
command-assist-explain = Qué puedes hacer ahora, y por qué el resto no
command-assist-opening = Cómo puedes hacer tu apertura
command-explore = Qué puedes saber de las cartas, solo para tus ojos
command-explore-distribution = Dónde están las cartas que ves
command-explore-recall = Qué has visto de las cartas ajenas, y el resto de las tuyas
command-explore-deduce = Qué cartas no has visto, y dónde pueden estar
command-explore-both = Qué has visto, y qué se deduce de ello
command-explore-predict = Qué puede tener el resto, y si podría cerrar
command-explore-analyze = Para qué sirven las cartas de tu mano
command-tutorial = Aprende un juego en tu propia mesa, regla por regla, cuando empieza a importar
button-hint = Pista
argument-again = Mostrar otra vez reglas que ya has visto
tutorial-name = Tutorial: { $called }
tutorial-goes-on = Tu tutorial sigue abierto aquí: { $link }. Para empezar otro, ciérralo con `/table close`.
tutorial-over = La partida ha terminado, y el tutorial también. `/table new` abre una mesa para jugar con más gente, y `/help` tiene todas las reglas.
done-tutorial = Tu mesa de práctica está lista en un hilo privado: { $link }. Guía tus primeras jugadas, y después explica cada regla cuando importa.
tutorial-begins = La imagen es tu mesa, y los botones de debajo muestran lo que puedes hacer. **{ button-hand }** muestra tus cartas; también te llegan por mensaje directo. **{ button-hint }** bajo tus cartas muestra qué haría un maestro, y **{ verb-undo }** arregla un error. Aquí nada cuenta para la clasificación. Para dejarlo, usa `/table close`.
study-title = { $about ->
    [explain] Lo que puedes hacer ahora
    [opening] Tu apertura
    [distribution] Dónde están las cartas
    [recall] Lo que has visto
    [deduce] Lo que no has visto
    [both] Lo que has visto y lo que no
    [predict] Lo que puede tener el resto
   *[analyze] Para qué sirve tu mano
}
study-not = Lo que no puedes hacer:
study-refused = - **{ $does }** – { $why }
hint-counts = -# Si la juegas, ha decidido el bot, no tú. Una victoria cuenta para ti si tomaste al menos la mitad de tus decisiones.
hint-lead = En { $deals } repartos que imaginó el ordenador, esto { $unit ->
    [points] salió de media { $lead } puntos mejor que
    [round] hizo que ganar la ronda fuera de media { $lead } puntos porcentuales más probable que con
    [game] hizo que ganar la partida fuera de media { $lead } puntos porcentuales más probable que con
   *[chances] hizo que ganar (ronda y partida cuentan la mitad cada una) fuera de media { $lead } puntos porcentuales más probable que con
} la segunda mejor opción: { $other }
hint-solved = Calculado hasta el final: si las dos partes juegan lo mejor posible, { $unit ->
    [tricks] el segundo mejor resultado tiene { $lead ->
        [one] 1 baza
       *[other] { $lead } bazas
    } menos
    [last-trick] esto gana la última baza, por { $lead } puntos. Así se perdería
   *[points] el segundo mejor resultado en el resto de la ronda tiene { $lead ->
        [one] 1 punto
       *[other] { $lead } puntos
    } menos
}: { $other }
refusal-hints-off = No hay pistas mientras juegan personas entre sí. Antes de empezar, quien organiza la mesa puede activarlas en **{ button-rules }**, si todo el mundo acepta.
refusal-not-in-this-game = { $called } no tiene esa página. Prueba { $names }.

## Lo que se puede hacer

fact-may-deal = La ronda ha terminado. Cualquiera de la mesa puede repartir la ronda { $round }.
fact-may-undo = Puedes deshacer lo que has hecho en este turno.

## Pistas

fact-do-draw = Roba.
fact-do-meld = Baja { $cards } ({ $rank }).
fact-do-deal = Reparte la siguiente ronda.

## Dónde están las cartas

counted = { $rank } { $count }
fact-place-hand = Tu mano: { $cards }.
fact-place-pile = Pozo: { $cards }.
fact-place-melds = { $side }, combinaciones: { $counts }.
fact-place-trick = En la baza: { $cards }.
fact-place-laid = Apartado por ti boca abajo: { $cards }.
fact-place-tricks = { $side }, bazas: { $suits }.
fact-recall-yours = El resto ha visto estas cartas de tu mano: { $cards }.
fact-recall-theirs = { $seat } tiene { $cards }, como has visto.
fact-recall-discards = { $seat } ha descartado { $cards }.
fact-recall-played = Jugado hasta ahora: { $suits }.
fact-recall-nothing = Todavía no hay nada que recordar.
fact-unseen = Sin ver ({ number-of-cards }): { $counts }.
fact-unseen-cards = Sin ver ({ number-of-cards }): { $suits }.
fact-unseen-theirs = { $seat } tiene por fuerza { $cards }: no queda otra cosa.
fact-unseen-none = Has visto todas las cartas.
fact-unseen-stock = { $count ->
    [one] 1 de ellas está boca abajo en la mesa.
   *[other] { $count } de ellas están boca abajo en la mesa.
}
fact-unseen-laid = { $count ->
    [one] 1 de ellas se apartó boca abajo.
   *[other] { $count } de ellas se apartaron boca abajo.
}
fact-unseen-hand = { $count ->
    [0] Conoces todas las cartas de { $seat }.
    [one] 1 de ellas está en la mano de { $seat }.
   *[other] { $count } de ellas están en la mano de { $seat }.
}

## Lo que puede tener el resto

fact-predict-sure = { $seat } tiene con seguridad { $cards }.
fact-predict-nothing = Nada de lo que ha hecho { $seat } dice algo del resto de su mano.
fact-predict-gone = Nadie más puede tener { $cards }.
fact-predict-no-cards = { $seat } no puede tener { $cards }.
