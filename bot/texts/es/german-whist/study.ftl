### Whist alemán: pistas, y lo que aprende quien empieza.

fact-may-follow = No puedes asistir, así que puedes jugar cualquier carta. Solo un triunfo ganaría.
fact-hint-open-card-good = Vale la pena ganar { $card }: es mejor que { $worse } de las { $count } cartas que no has visto.
fact-hint-open-card = { $card } es mejor que { $worse } de las { $count } cartas que no has visto.
fact-hint-open-card-poor = { $card } no merece una buena carta: solo es mejor que { $worse } de las { $count } cartas que no has visto.
fact-hint-open-card-lose = { $card } { $worse ->
    [0] no vale nada
   *[other] es una mala carta
}: pierde esta baza, y recibe la siguiente sin verla.
fact-place-upturned = A la vista en el mazo: { $card }.

lesson-german-whist-aim = Una ronda tiene dos mitades. En la primera reúnes buenas cartas, en la segunda cuenta cada baza. { $won_by ->
    [points] Gana quien llega primero a { $target } puntos.
   *[rounds] Gana quien llega primero a { $target } rondas.
}
lesson-german-whist-trump = La primera carta vista decidió el triunfo de esta ronda: { $suit }. Un triunfo supera a todos los demás palos. En cada palo el as es la más alta.
lesson-german-whist-open-card = Quien gana la baza toma la carta vista del mazo. La otra mano recibe la siguiente, sin verla antes. Así que gana las buenas cartas, y deja pasar las malas.
lesson-german-whist-lead = Sales tú: te toca **{ verb-play }**. Una carta alta puede ganar la carta vista, una baja te cuesta poco.
lesson-german-whist-follow = Asiste si puedes. Si no, puedes **{ verb-play }** cualquier carta: un triunfo gana la baza, otra carta la pierde.
lesson-german-whist-took = Todo el mundo vio la carta que se tomó. Recuérdala: está en esa mano hasta que se juegue. `/explore recall` la recuerda por ti.
lesson-german-whist-last-cards = Al mazo le queda poco. Quien gane su última baza sale primero en la fase dos.
lesson-german-whist-phase-two = El mazo se ha acabado, y ahora cuentan las bazas. Tu rival tiene todas las cartas que no has visto, así que puedes deducir su mano.
lesson-german-whist-scored = La ronda está puntuada. Pulsa **{ verb-deal }** para seguir.

guide-german-whist-first = En cada mano hay trece cartas, y el triunfo son { $suit }. Quien gana una baza toma la carta vista, { $open }, y la otra mano recibe la siguiente sin verla. En esta mitad reúnes cartas para la segunda, en la que cuentan las bazas. Empieza por abajo: sal con { $cards }.
guide-german-whist-lead-low = Has ganado, así que sales otra vez. { $cards } te cuesta poco, se lleve quien se lleve { $open }.
guide-german-whist-lead-high = { $open } merece una carta alta. Sal con { $cards }: es difícil de superar.
guide-german-whist-win = Vale la pena tener { $open }. { $cards } supera a { $card }, así que llévate la baza, con la carta más baja que alcanza.
guide-german-whist-lose = { $open } no merece una buena carta. Déjala pasar, y pierde con la más baja: { $cards }. En su lugar recibes la siguiente del mazo.
guide-german-whist-done = **Ya sabes cómo va:** gana buenas cartas, deja pasar las malas, y guarda tus triunfos y cartas altas para la segunda mitad. Desde aquí juegas por tu cuenta. Te explicaré las demás reglas cuando hagan falta, y **{ button-hint }** bajo tu mano muestra siempre una buena jugada.
