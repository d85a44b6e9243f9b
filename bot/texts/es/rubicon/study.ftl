### Rubicon and Chinese Bezique: what can be done and why, hints, and what a learner is told.

## What can be done

fact-may-follow = Puedes jugar cualquier carta. Gana una más alta del palo de salida, y también un triunfo sobre otro palo.
fact-may-show-blanche = Puedes mostrar carta blanca: { $points } puntos.

## Hints

fact-do-blanche = Muestra carta blanca.
fact-hint-blanche = Vale { $points } puntos, y solo se puede antes de jugar una carta.
fact-hint-win-to-meld = Después puedes declarar: { $target }, { $points } puntos.
fact-hint-makes-trump = Hace triunfo { $suit }, y tienes { $count }.
fact-hint-gains = Según la estimación del ordenador, ganas { number-of-points } más que { $how ->
    [meld] declarando { $cards }
   *[play] jugando { $cards }
}, lo segundo mejor.

## The rules, one at a time, as each starts to matter

lesson-rubicon-aim = Gana bazas para poder declarar: las declaraciones dan casi todos los puntos. La puntuación más alta gana el reparto. Llega a { $target } puntos en cualquier caso: quien pierde con menos queda en rubicón, y sale caro.
lesson-rubicon-trump = Aún no hay triunfo. El primer matrimonio o la primera escalera que se declare hace triunfo su palo{ $bezique ->
    [trump] , y un bezique el de su reina
   *[fixed] {""}
}. En cada palo el orden es as, diez, rey, reina, jota, nueve, ocho, siete.
lesson-rubicon-blanche = No tienes rey, reina ni jota: **{ verb-blanche }** muestra tu mano por { $blanche_points } puntos. Hazlo antes de jugar una carta{ $blanche_again ->
    [yes] . Cada carta que robes después vale otro tanto si la muestras, hasta que robes un rey, una reina o una jota
   *[no] {""}
}.
lesson-rubicon-lead = Sales tú: te toca **{ verb-play }**. Mientras hay mazo nadie tiene que asistir, así que una carta baja que no haga falta para declarar es una salida barata.
lesson-rubicon-follow = Puedes **{ verb-play }** la carta que quieras. Gana la baza una carta más alta del palo de salida, y también un triunfo sobre otro palo. Entre cartas iguales gana la primera.
lesson-rubicon-won = Cuando ganas una baza, puedes hacer una declaración. Después robas primero y sales.
lesson-rubicon-meld = Tienes una declaración: **{ verb-meld }** lista lo que puedes mostrar. Las cartas declaradas están en la mesa, pero aún puedes jugarlas.
lesson-rubicon-melded = Puedes usar una carta declarada en otra clase de declaración. La misma declaración vuelve a puntuar si juegas una de sus cartas y otra ocupa su lugar. En `/help`, la página **Puntuación** lista todas las declaraciones.
lesson-rubicon-draw = **{ verb-draw }** termina tus declaraciones de esta baza, así que declara antes.
lesson-rubicon-last-cards = Al mazo le quedan pocas cartas. Cuando se acabe, ya no podrás declarar.
lesson-rubicon-phase-two = El mazo está vacío, y las declaraciones han vuelto a las manos. Ahora hay que asistir, con una carta más alta si puedes. Si no puedes asistir, debes jugar triunfo. La última baza vale { $last_trick_points }. Tu rival tiene todas las cartas que no has visto.
lesson-rubicon-scored = El reparto está puntuado. Los puntos se cortan a centenas: quien gana recibe la diferencia y { $game_points }, o la suma si el otro lado tiene menos de { $target }. Pulsa **{ verb-deal }** para seguir.

## The moves of the guided rounds

guide-rubicon-lead-first = Con bazas puedes declarar: las declaraciones dan casi todos los puntos. En cada palo solo el as supera al diez: A, 10, K, Q, J, 9, 8, 7. Aún no hay triunfo. Sales tú, así que elige una carta de la que puedas prescindir: { $cards }.
guide-rubicon-lead = Sales tú. Mientras hay mazo nadie tiene que asistir, así que sal con una carta que no haga falta para declarar: { $cards }.
guide-rubicon-win = Quien gana la baza puede declarar, así que esta merece la pena. { $cards } supera a { $card }.
guide-rubicon-lose = No hace falta ganar todas las bazas. Juega { $cards }: puedes prescindir de ella.
guide-rubicon-meld-trump = Una **declaración** son cartas que puntúan al mostrarlas. Muestra { $cards }: { $target_meld }, { $points } puntos. Es la primera, así que hace triunfo { $suit }. Las cartas quedan en la mesa, pero puedes jugarlas.
guide-rubicon-meld = Los puntos grandes están en las declaraciones. Muestra { $cards }: { $target_meld }, { $points } puntos.
guide-rubicon-meld-again = Una declaración por cada baza que ganas. Muestra { $cards }: { $target_meld }, { $points } puntos.
guide-rubicon-draw = Cuando acabes de declarar, te toca **{ verb-draw }**. Cada mano recibe una carta, y quien ganó la baza vuelve a salir.
guide-rubicon-draw-again = Roba para seguir. Sales tú en la próxima baza.
guide-rubicon-done = **¡Bien declarado!** De eso va el juego: ganar bazas y declarar lo que has reunido, una y otra vez. Cuando el mazo está vacío hay que asistir, y la última baza puntúa. Desde aquí juegas por tu cuenta. Te explicaré las otras reglas cuando lleguen, y **{ button-hint }** bajo tu mano muestra siempre una buena jugada.
