### Pinochle, Binokel y Bezique: lo que se puede hacer y por qué, pistas, y lo que aprende quien empieza.

## Lo que se puede hacer

fact-may-follow = Puedes jugar cualquier carta. Gana una carta más alta del palo de salida, y también un triunfo sobre otro palo.
fact-may-exchange = Puedes cambiar tu triunfo más bajo por { $card }: { $points } puntos.
fact-may-knock = Has llegado a la meta, así que puedes tocar y ganar al momento.

## Pistas

fact-do-exchange = Cambia tu triunfo más bajo por la carta vista.
fact-do-knock = Toca.
fact-hint-play-cheap = { $points ->
    [0] Perder { $card } no cuesta nada.
    [one] Perder { $card } no cuesta casi nada: 1 punto.
   *[other] Perder { $card } solo cuesta { $points } puntos.
}
fact-hint-exchange = Recibes { $card } por tu triunfo más bajo, y { $points } puntos.
fact-hint-knock = Has llegado a la meta, así que tocando ganas la partida.

## Dónde están las cartas, y qué puede tener el resto

fact-place-upturned = Bajo el mazo: { $card }.

## Las reglas, de una en una, cuando empiezan a importar

lesson-pinochle-aim = Gana bazas para poder declarar: las declaraciones dan la mayoría de los puntos. Gana quien llega primero a { $target } puntos.
lesson-pinochle-trump = La carta bajo el mazo decide el triunfo: { $suit }, que supera a los demás palos. En cada palo el orden es as, diez, rey, reina, jota, nueve{ $pack_size ->
    [64] , ocho, siete
   *[other] {""}
}.
lesson-pinochle-lead = Sales tú: te toca **{ verb-play }**. Mientras hay mazo nadie tiene que asistir, así que una carta baja que no haga falta para declarar es una salida barata.
lesson-pinochle-follow = Puedes **{ verb-play }** la carta que quieras. Gana la baza una carta más alta del palo de salida, y también un triunfo sobre otro palo. Entre cartas iguales gana la primera.
lesson-pinochle-won = Cuando ganas una baza, puedes declarar{ $several_melds ->
    [yes] {" "}cuantas veces quieras
   *[other] {" "}una vez
}. Después robas primero y sales.
lesson-pinochle-meld = Tienes una declaración: **{ verb-meld }** lista lo que puedes mostrar. Las cartas declaradas están en la mesa, pero aún puedes jugarlas{ $fresh_card ->
    [yes] . Una declaración nueva necesita al menos una carta que no esté en la mesa
   *[other] {""}
}.
lesson-pinochle-melded = Una declaración puntúa { $scored_at_end ->
    [yes] cuando termina la ronda
   *[no] al momento
}. Puedes usar sus cartas otra vez, pero no en una de la misma clase. En `/help`, la página **Puntuación** dice qué más está excluido.
lesson-pinochle-exchange = **{ verb-exchange }** trae la carta bajo el mazo por tu triunfo más bajo, el { $target_dix }: 10 puntos y un triunfo mejor.
lesson-pinochle-dix = Es la última baza en la que jugar un { $target_dix } puntúa.
lesson-pinochle-draw = **{ verb-draw }** termina tus declaraciones de esta baza, así que declara antes.
lesson-pinochle-last-cards = Al mazo le quedan pocas cartas. Cuando se acabe, ya no podrás declarar.
lesson-pinochle-phase-two = El mazo está vacío, las declaraciones han vuelto a las manos, y ahora hay que asistir{ $overplay ->
    [always] , con una carta más alta si puedes
    [trumps] , y a un triunfo con uno más alto si puedes
   *[never] {""}
}{ $must_trump ->
    [yes] . Si no puedes asistir, debes jugar triunfo
   *[other] {""}
}. Tu rival tiene todas las cartas que no has visto.
lesson-pinochle-counting = { $phase_one_tricks ->
    [no] Desde ahora cuentan las cartas de tus bazas
   *[other] Las cartas de tus bazas cuentan
}: { $trick_points ->
    [brisques] diez puntos por un as o un diez, nada por las demás
    [simplified] diez puntos por un as o un diez, cinco por un rey o una reina
   *[standard] once puntos por un as, diez por un diez, cuatro por un rey, tres por una reina, dos por una jota
}{ $last_trick ->
    [yes] . La última baza de la ronda vale { $points } más
   *[other] {""}
}.
lesson-pinochle-knock = Has llegado a la meta. Pulsa **{ verb-knock }** y ganas al momento.
lesson-pinochle-scored = La ronda está puntuada: declaraciones y cartas de las bazas. Siguen más rondas hasta que alguien llegue a la meta. Pulsa **{ verb-deal }** para seguir.

## Las jugadas de las rondas guiadas

guide-pinochle-lead-first = Gana bazas y podrás declarar: las declaraciones dan la mayoría de los puntos. En cada palo, al diez solo lo supera el as: A, 10, K, Q, J y después el resto. Sales tú en la primera baza, y una carta baja que no haga falta para declarar es un comienzo barato: { $cards }.
guide-pinochle-lead = Sales tú, así que eliges la primera carta de la baza. Sal con { $cards }: una carta alta es difícil de superar.
guide-pinochle-lead-low = Sales tú. Mientras hay mazo nadie tiene que asistir, así que sal con una carta baja que no haga falta para declarar: { $cards }.
guide-pinochle-win = Quien gana una baza puede declarar, así que esta vale la pena. { $cards } supera a { $card }: es más alta en el mismo palo.
guide-pinochle-win-by-trump = Quien gana una baza puede declarar, así que esta vale la pena. { $cards } supera a { $card } porque es triunfo.
guide-pinochle-lose = No hace falta ganar todas las bazas. Juega { $cards }: te sobra.
guide-pinochle-exchange = Has ganado la baza, así que ahora puedes declarar y cambiar. Cambia tu triunfo más bajo, el { $target_dix }, por { $card }, que está bajo el mazo: un triunfo mejor, y además puntos.
guide-pinochle-meld = Una **declaración** es un grupo de cartas que puntúa cuando lo muestras. Muestra { $cards }: { $target_meld }, { $points } puntos. Las cartas quedan en la mesa, pero aún puedes jugarlas.
guide-pinochle-meld-again = Los puntos grandes están en las declaraciones. Muestra { $cards }: { $target_meld }, { $points } puntos.
guide-pinochle-draw = Cuando hayas declarado, pulsa **{ verb-draw }**. Cada mano recibe una carta, y quien ganó la baza sale otra vez.
guide-pinochle-draw-again = Roba para seguir. Sales tú en la próxima baza.
guide-pinochle-done = **¡Bien declarado!** Ese es el corazón del juego: gana bazas, y declara lo que has reunido. Cuando se acabe el mazo, todo el mundo tiene que asistir, y cuentan las cartas de tus bazas. Desde aquí juegas por tu cuenta. Te explicaré las demás reglas cuando hagan falta, y **{ button-hint }** bajo tu mano muestra siempre una buena jugada.
