### Juegos en los que se bajan combinaciones a la mesa: las frases que comparten.

refusal-owed = Tomaste { $card } para bajarla, así que hazlo antes. Para devolverla, pulsa **{ verb-undo }**.
refusal-take-one-card = Nombra una carta del pozo. Con ella vienen todas las que tiene encima.
refusal-not-in-pile = { $card } no está en el pozo.
refusal-take-to-meld = Solo puedes tomar { $card } si puedes bajarla al momento, con tus cartas y las que tiene encima. Ahora no funciona.
refusal-name-cards = Nombra las cartas que quieres bajar.
refusal-no-meld = { $cards } no es ni un grupo ni una escalera. Un grupo son tres o cuatro cartas del mismo valor y palos distintos; una escalera, tres o más seguidas de un palo.
refusal-does-not-fit = { $cards } no encaja en { $melds }. Elige una combinación de la lista.
refusal-which-meld = { $card } encaja en más de un sitio. Di dónde va: elige uno de la lista.
refusal-joker-useless = { $count ->
    [one] Tendrías que bajar el joker al momento, y no encajaría en ningún sitio.
   *[other] Tendrías que bajar { $count } jokers al momento, y no encajarían todos.
}
refusal-first-meld = Lo primero que bajas debe sumar { $needs } puntos o más, en combinaciones nuevas. Esto suma { $has }.
refusal-keep-one = Necesitas una carta para descartar al final de tu turno, así que guarda una.
