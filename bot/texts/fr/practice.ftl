### Practice: what learners can do with the cards of a practice table.

command-practice = À une table d’entraînement, changer les mains et regarder celles des autres
command-practice-swap = Échanger ta main avec la place suivante, avant toute combinaison et tout pli
command-practice-doctor = Échanger une carte de ta main contre une carte cachée
command-practice-show = Montrer les autres mains à côté de la tienne, jusqu’à ce que tu les caches
command-practice-hide = Cacher de nouveau les autres mains
command-practice-peek = Regarder une fois les autres mains
argument-mine = Une carte de ta main
argument-wanted = La carte que tu veux à la place

button-practice = Exercice
button-practice-swap = Échanger les mains
button-practice-doctor = Changer une carte
button-practice-on = Montrer les mains
button-practice-off = Cacher les mains
button-practice-once = Regarder une fois
practice-panel = ### Entraînement
    Cette table est hors classement : ses cartes servent donc à apprendre. Au début de ton tour, avant toute combinaison et tout pli, tu peux échanger ta main avec la place suivante, ou une de tes cartes contre une carte cachée. Tu peux regarder les autres mains à tout moment. Toute la table en est informée.
practice-becomes = Changer les mains ou regarder celles des autres en fait une partie d’entraînement (**hors classement**), pour de bon.{ becomes-free }
button-practice-begin = Jouer pour s’entraîner
practice-done-swap = Tu as maintenant la main de la place suivante.
practice-done-doctor = La carte est dans ta main.
practice-done-on = Tu vois les autres mains à côté de la tienne, jusqu’à ce que tu les caches.
practice-done-off = Les autres mains sont cachées.
practice-doctor-label = Ta carte, et celle que tu veux à la place
practice-doctor-hint = Par exemple 4C KH
practice-holds = { $count ->
    [0] { $seat } n’a pas de cartes.
   *[other] { $seat } a { $cards }.
}
practice-peeked = ### Les autres mains
event-looked = { $target ->
    [on] { $seat } voit désormais les autres mains.
    [off] { $seat } ne voit plus les autres mains.
   *[once] { $seat } a regardé les autres mains.
}
refusal-no-such-look = Tu peux montrer les autres mains, les cacher ou les regarder une fois.
