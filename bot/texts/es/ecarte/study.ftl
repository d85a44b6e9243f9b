### Écarté: pistas, y lo que aprende quien empieza.

fact-may-follow = No puedes asistir, así que puedes jugar cualquier carta.
fact-may-propose = Puedes proponer un cambio.
fact-may-stand = Puedes jugar con las cartas que tienes.
fact-may-accept = Puedes aceptar el cambio.
fact-may-refuse = Puedes rehusar el cambio.
fact-may-exchange = Puedes cambiar hasta { number-of-cards }{ $limited ->
    [yes] : el mazo no tiene más.
   *[no] .
}
fact-may-king = Puedes anunciar { $card } por un punto.
fact-do-propose = Propón un cambio.
fact-do-stand = Juega con las cartas que tienes.
fact-do-accept = Acepta.
fact-do-refuse = Rehúsa.
fact-do-king = Anuncia el rey.
fact-hint-play-at-once = Con una mano así, jugar ya da unos { $points } puntos más que cartas nuevas.
fact-hint-new-cards = Con una mano así, las cartas nuevas dan unos { $points } puntos más que jugar ya.
fact-hint-play-at-once-usually = Con la mayoría de las manos así, jugar ya daría más: unos { $points } puntos.
fact-hint-new-cards-usually = Con la mayoría de las manos así, las cartas nuevas darían más: unos { $points } puntos.
fact-hint-at-once-costs = Con una mano así, jugar ya gana la ronda más a menudo, pero cuesta unos { $points } puntos frente a las cartas nuevas.
fact-hint-call-even = Con una mano así, jugar ya y las cartas nuevas dan más o menos lo mismo.
fact-hint-gains = Según la estimación del ordenador, ganas { $points } puntos más que { $how ->
    [exchange] cambiando { $cards }
    [stand] quedándote con todas las cartas
   *[play] jugando { $cards }
}, lo segundo mejor.
fact-hint-won-counts = La estimación suma { $points } puntos por ganar la ronda.
fact-hint-keep-all = Conservas todas tus cartas.
fact-hint-king = El rey de triunfo anota un punto.
fact-hint-king-wins = Con el rey descubierto ganas la partida.
fact-place-upturned = Descubierta: { $card }.

lesson-ecarte-aim = Gana tres de las cinco bazas para un punto, o las cinco para dos. Gana la partida quien llega primero a { $target } puntos.
lesson-ecarte-ranks = El rey es la carta más alta de cada palo, y el as va por debajo de la jota.{ $bowers ->
    [yes] {" "}En triunfos son aún más altas la jota y la otra jota de su color.
   *[no] {""}
}
lesson-ecarte-propose = **{ verb-propose }** un cambio te da mejores cartas; con buenas cartas, **{ verb-stand }**.
lesson-ecarte-answer = Tu rival quiere cambiar. Con cartas flojas, **{ verb-accept }**: también puedes cambiar tú. Con buenas, **{ verb-refuse }**.
lesson-ecarte-exchange = Puedes **{ verb-exchange }** las cartas que no necesitas, hasta donde alcance el mazo. Conserva triunfos y reyes.
lesson-ecarte-king = Tienes el rey de triunfo. Pulsa **{ verb-king }** antes de jugar tu primera carta, por un punto.
lesson-ecarte-follow = { $must_head ->
    [yes] Asiste si puedes, con una carta más alta si tienes.
   *[no] Asiste si puedes.
} { $must_trump ->
    [yes] Si no puedes, falla con un triunfo si tienes.
   *[no] Si no puedes, juega cualquier carta.
}
lesson-ecarte-scored = La ronda está puntuada. Pulsa **{ verb-deal }** para seguir.

guide-ecarte-propose = Tienes cinco cartas, y se ha descubierto { $card }: su palo es triunfo. Necesitas tres bazas, y esta mano es demasiado floja para eso: **{ verb-propose }** un cambio.
guide-ecarte-stand = Con esto basta. Ahora tres bazas son probables: juega.
guide-ecarte-exchange = Aparta lo que no gana bazas, y conserva triunfos y reyes: cambia { $cards }.
guide-ecarte-king = Tienes el rey de triunfo. Anúncialo antes de tu primera carta: es un punto.
guide-ecarte-lead = Sales tú. { $cards } es difícil de superar.
guide-ecarte-win = { $cards } gana esta baza. Llévatela.
guide-ecarte-lose = No puedes ganar esta baza: juega tu carta más barata, { $cards }.
guide-ecarte-done = **Ya sabes cómo va:** cambia hasta que tres bazas sean probables, anuncia el rey y juega. Desde aquí juegas por tu cuenta. Te explicaré las demás reglas cuando hagan falta, y **{ button-hint }** bajo tu mano muestra siempre una buena jugada.
