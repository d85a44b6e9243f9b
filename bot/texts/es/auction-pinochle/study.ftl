### Auction Pinochle and Binokel: hints, and what a learner is told.

fact-may-bid = Puedes ofrecer { $points } o más.
fact-may-name = Puedes elegir triunfo.
fact-may-bury = Puedes enterrar { $count } cartas cualesquiera que permitan las reglas.
fact-may-follow = No puedes asistir, así que puedes jugar cualquier carta.
fact-may-give = Puedes pasar { $count } cartas cualesquiera a { $seat }.
fact-may-meld = Puedes seguir.
fact-may-concede = Puedes rendirte con la oferta de { $points }{ $loss ->
    [more] : cuesta como mucho la mitad que perderla jugando.
    [twice] : cuesta la mitad que perderla jugando.
   *[same] .
}
fact-do-bid = Ofrece { $points }.
fact-do-name = { $contract ->
    [durch] Anuncia Durch.
    [untendurch] Anuncia Untendurch.
   *[trump] Elige { $onto }.
}
fact-do-bury = Entierra { $cards }.
fact-do-give = Pasa { $cards }.
fact-do-meld = Sigue.
fact-do-concede = Ríndete.
fact-hint-bid-must = No puedes pasar.
fact-hint-no-marriage = No tienes rey y reina de un mismo palo, así que no podrías elegir triunfo.
fact-hint-bid-melds = Con triunfo { $suit }, tu mano declara { $points }.
fact-hint-bid-reach = Con combinaciones y bazas{ $widow ->
    [0] {""}
   *[other] {" "}y la viuda
} puedes esperar unos { $points }.
fact-hint-pass-partner = { $seat }, tu pareja, ofreció { $points }: déjalo así.
fact-hint-pass-next = La siguiente oferta es { $points }{ $twice ->
    [yes] , y perderla cuesta el doble.
   *[no] .
}
fact-hint-name-melds = Con triunfo { $suit }, declaras { $points }.
fact-hint-name-trumps = { $count ->
    [one] Así tienes 1 triunfo.
   *[other] Así tienes { $count } triunfos.
}
fact-hint-durch = Seguro que ganas todas las bazas.
fact-hint-durch-risk = Es probable que ganes todas las bazas.
fact-hint-untendurch = Seguro que no ganas ninguna baza.
fact-hint-untendurch-risk = Es probable que no ganes ninguna baza.
fact-hint-bury-durch = Sin { $cards } es más fácil ganar todas las bazas.
fact-hint-bury-untendurch = Sin { $cards } es más fácil no ganar ninguna baza.
fact-hint-keeps-melds = { $points ->
    [0] No tienes combinaciones que perder.
   *[other] Conservas { $points } en combinaciones.
}
fact-hint-bury-points = Las cartas enterradas te dan { number-of-points }.
fact-hint-bury-void = Ya no te quedan cartas de { $suit } y puedes fallar.
fact-hint-give-trumps = { $count ->
    [one] { $seat } recibe un triunfo.
   *[other] { $seat } recibe { $count } triunfos.
}
fact-hint-give-aces = { $count ->
    [one] { $seat } recibe un as.
   *[other] { $seat } recibe { $count } ases.
}
fact-hint-give-rest = No tienes triunfos ni ases que pasar.
fact-hint-meld-enough = Las combinaciones bastan para la oferta de { $points }.
fact-hint-needs = Faltan { $points } para la oferta de { $bid }.
fact-hint-expects = Tu mano puede esperar unos { $points } en bazas.
fact-hint-concede = { $loss ->
    [more] Perder la oferta jugando cuesta al menos el doble.
    [twice] Perder la oferta jugando cuesta el doble.
   *[same] Perderla jugando cuesta lo mismo, y el resto puntúa además sus bazas.
}
fact-hint-partner-wins = { $seat } va ganando esta baza para ti.
fact-hint-play-gives = { $points ->
    [0] { $card } ahí no te cuesta nada.
   *[other] { $card } da ahí a tu bando { number-of-points }.
}

lesson-auction-pinochle-aim = { $partners ->
    [yes] Un bando
   *[no] Alguien
} ofrece los puntos que hará con combinaciones y bazas, y debe cumplirlo. { $deals ->
    [0] La partida va a { $target } puntos.
   *[other] La partida tiene { $deals } rondas.
}
lesson-auction-pinochle-bidding = Se ofrece por turno. **{ verb-bid }** como mínimo { $points }, o **{ verb-pass }**: entonces quedas fuera. La oferta más alta elige triunfo y juega.
lesson-auction-pinochle-duel = Dos manos ofrecen una contra otra hasta que una pasa; después, la siguiente contra la que queda. **{ verb-bid }** como mínimo { $points }, o **{ verb-pass }**.
lesson-auction-pinochle-widow = Ganaste la subasta, así que las { $widow_cards } cartas de la viuda son tuyas. Elegido el triunfo, entierras otras tantas.
lesson-auction-pinochle-trump = **{ verb-name }**: el palo del que tienes más cartas, si otro no declara mucho más. Cada botón dice lo que declara tu mano.
lesson-auction-pinochle-durch = En vez de triunfo puedes anunciar **Durch**: nadie declara, no hay triunfo, y { $partners ->
    [yes] tu bando debe
   *[no] debes
} ganar todas las bazas.
lesson-auction-pinochle-bury = **{ verb-bury }** { $widow_cards } cartas. Sus puntos son tuyos. Las mejores son de un palo corto y de ninguna combinación.
lesson-auction-pinochle-give = **{ verb-give }**: la pareja pasa antes cartas útiles a quien juega, que devuelve otras tantas.
lesson-auction-pinochle-melds = Las combinaciones se cuentan y se enseñan. Con la primera carta se retiran.
lesson-auction-pinochle-concede = Con **{ verb-meld }** empiezan las bazas{ $needs ->
    [0] : las combinaciones bastan para tu oferta de { $bid }.
   *[other] . Te faltan { $needs } para tu oferta de { $bid }. Si queda lejos, está **{ verb-concede }**{ $loss ->
        [more] {" "}por la mitad de la pérdida como mucho.
        [twice] {" "}por la mitad de la pérdida.
       *[same] .
    }
}
lesson-auction-pinochle-order = De alta a baja: as, diez, rey, reina, jota. Cuidado con el diez: solo lo supera el as. Entre cartas iguales gana la primera. La última baza da { $last } más.
lesson-auction-pinochle-follow = Asiste si puedes{ $overplay ->
    [always] , con una carta más alta si puedes
   *[trumps] ; si se sale de triunfo, con uno más alto si puedes
}. Si no puedes asistir, debes jugar triunfo.{ $exempt_partner ->
    [yes] {" "}Mientras tu pareja va ganando la baza, solo debes asistir.
   *[no] {""}
}
lesson-auction-pinochle-partner = Las bazas de tu pareja también son tuyas. Si va ganando, dale puntos.
lesson-auction-pinochle-keep = { $keep_meld ->
    [save] Un bando sin bastantes puntos en bazas no puntúa nada, ni sus combinaciones.
    [counter] Las combinaciones cuentan solo con un as, diez o rey en una baza de tu bando.
   *[trick] Las combinaciones cuentan solo si tu bando gana una baza.
}
lesson-auction-pinochle-scored = Se puntúa la ronda. Pulsa **{ verb-deal }** para seguir.

guide-auction-pinochle-bid = Con triunfo { $suit }, tu mano declara { $melds }, y las bazas dan más. Eso vale una oferta: { $points }.
guide-auction-pinochle-bid-again = Tu mano vale más. Ofrece { $points }.
guide-auction-pinochle-pass = Tu mano declara { $melds } como mucho, así que deja la subasta al resto. Pasa.
guide-auction-pinochle-name = Juegas por { $points }. Elige { $suit }: tu mano declara entonces { $melds }.
guide-auction-pinochle-bury = Entierra { $cards }: no declaran nada, y sus puntos son tuyos.
guide-auction-pinochle-give = Pasa { $cards } a tu pareja.
guide-auction-pinochle-meld = { $needs ->
    [0] Las combinaciones bastan para la oferta. Sigue.
   *[other] Te faltan { $needs } de las bazas. Sigue.
}
guide-auction-pinochle-partner = Tu pareja va ganando esta baza. Dale { $cards }.
guide-auction-pinochle-lead = Sales tú. Empieza con una carta difícil de superar: { $cards }.
guide-auction-pinochle-lead-again = Sal con { $cards }.
guide-auction-pinochle-win = { $cards } gana esta baza por ahora. Tómala.
guide-auction-pinochle-lose = No puedes ganar esta baza, o no hace falta. Juega { $cards }.
guide-auction-pinochle-done = **Ya sabes cómo va:** cuenta tus combinaciones, ofrece lo que puedes cumplir, elige tu mejor palo y gana bazas que den muchos puntos. Desde aquí juegas por tu cuenta. Explicaré las demás reglas cuando lleguen, y **{ button-hint }** bajo tu mano muestra siempre una buena jugada.
