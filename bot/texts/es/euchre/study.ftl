### Euchre: pistas, y lo que aprende quien empieza.

fact-may-follow = No puedes asistir, así que puedes jugar cualquier carta.
fact-may-order = Puedes ordenar { $card }: así el triunfo es { $suit }.
fact-may-name = Puedes elegir un palo como triunfo.
fact-may-discard = Puedes apartar cualquier carta.
fact-may-exchange = Puedes cambiar cartas por otras no repartidas.
fact-may-defend = Puedes defender en solitario contra la mano en solitario.
fact-may-farmers-hand = Tienes una mano de granja: puedes cambiar tres dieces o menos por cartas no repartidas.
fact-may-throw-in = No tienes as, figura ni triunfo, así que puedes tirar la mano.
fact-do-order = { $rank ->
    [alone] Ordénala, y juega en solitario.
   *[other] Ordénala.
}
fact-do-name = Elige { $onto }.
fact-do-discard = Aparta { $cards }.
fact-do-defend = Defiende en solitario.
fact-do-farmers-hand = Cambia { $cards }.
fact-do-throw-in = Tira la mano.
fact-hint-tricks = Con { $suit } como triunfo, puedes esperar más o menos { number-of-tricks }.
fact-hint-too-few = Incluso con { $suit } como triunfo, solo puedes esperar más o menos { number-of-tricks }.
fact-hint-partner-wins = { $seat } va ganando esta baza para ti.
fact-hint-name-unseen = Todavía no has visto tu mano, así que da lo mismo un palo que otro.
fact-hint-pass-risk = Si eliges triunfo y haces menos de tres bazas, tus rivales anotan 2 puntos.
fact-hint-pass-gives = Si la ordenas, { $seat } recibe { $card }.
fact-hint-defend = Si vences en solitario a la mano en solitario, vale 4 puntos, no 2.
fact-hint-defend-not = Con tu pareja es más probable frenar a la mano en solitario.
fact-hint-keep-all = Conservas todas tus cartas: tu mano vale más o menos { number-of-tricks }.
fact-hint-farmers-hand = { $cards } son demasiado bajas para ganar mucho, y otras tres cartas solo pueden ser mejores.
fact-hint-throw-in = No tienes as, figura ni triunfo. El próximo reparto difícilmente será peor.
fact-recall-passed = { $upcard ->
    [yes] { $seat } pasó con { $card }.
   *[no] { $seat } no eligió ningún palo.
}
fact-place-upturned = En la mesa: { $card }.

lesson-euchre-aim = Un bando elige triunfo y necesita entonces tres de las cinco bazas. Gana la partida quien llega primero a { $target } puntos.
lesson-euchre-order = **{ verb-order }** { $card } hace triunfo { $suit }, y entonces tu bando debe ganar tres bazas. Con una mano floja, **{ verb-pass }**.
lesson-euchre-name = Se ha tapado { $card }, así que { $suit } ya no puede ser triunfo. Usa **{ verb-name }** con otro palo si tienes buenas cartas en él{ $must ->
    [yes] : el resto ha pasado, así que te toca hacerlo.
   *[no] , o **{ verb-pass }**.
}
lesson-euchre-discard = Has tomado { $card } porque repartes. Ahora toca **{ verb-discard }** una carta que no necesites: lo mejor es una única de otro palo.
lesson-euchre-bowers = Ya hay triunfo. La jota de triunfo es la carta más alta, el bower derecho, y la otra jota de ese color es la segunda, el bower izquierdo. Cuenta como triunfo, lleve impreso lo que lleve.
lesson-euchre-follow = Asiste si puedes. Si no, puedes **{ verb-play }** cualquier carta: un triunfo gana la baza.
lesson-euchre-partner = Las bazas de tu pareja también son tuyas. No superes una carta suya que va ganando.
lesson-euchre-alone = Quien juega en solitario tiene que ganar las cinco bazas para cuatro puntos. Su pareja no juega esta ronda.
lesson-euchre-scored = La ronda está puntuada. Pulsa **{ verb-deal }** para seguir.

guide-euchre-order = Tienes cinco cartas, y se ha descubierto { $card }. El bando que hace triunfo su palo tiene que ganar tres de las cinco bazas. { $best ->
    [joker] La carta más alta es el joker, después la jota de triunfo, y después la otra jota de ese color.
    [benny] La carta más alta es el dos de picas, después la jota de triunfo, y después la otra jota de ese color.
   *[none] La carta más alta es la jota de triunfo, y la segunda, la otra jota de ese color.
} Tu mano es bastante buena: ordénala. Quien reparte toma la carta y aparta otra.
guide-euchre-lead = Sales tú. Has elegido triunfo, así que sal con uno bueno y saca los del resto: { $cards }.
guide-euchre-lead-again = Sal con { $cards }: gana la baza, o te cuesta poco.
guide-euchre-win = { $cards } va ganando esta baza. Llévatela.
guide-euchre-lose = No puedes ganar esta baza, o no hace falta. Juega tu carta más barata: { $cards }.
guide-euchre-done = **Ya sabes cómo va:** elige triunfo con tres bazas probables, saca los triunfos y haz tus ases. Desde aquí juegas por tu cuenta. Te explicaré las demás reglas cuando hagan falta, y **{ button-hint }** bajo tu mano muestra siempre una buena jugada.
