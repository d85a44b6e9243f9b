### German Whist: hints, and what a learner is told.

fact-may-follow = Tu ne peux pas fournir : joue n’importe quelle carte. Seul un atout gagnerait.
fact-hint-open-card-good = { $card } vaut la peine d’être gagnée : elle est meilleure que { $worse } des { $count } cartes que tu n’as pas vues.
fact-hint-open-card = { $card } est meilleure que { $worse } des { $count } cartes que tu n’as pas vues.
fact-hint-open-card-poor = { $card } ne vaut pas une bonne carte : sur les { $count } que tu n’as pas vues, { $worse } seulement sont pires.
fact-hint-open-card-lose = { $card } est { $worse ->
    [0] sans valeur
   *[other] une mauvaise carte
} : perds ce pli, et reçois la suivante, cachée.
fact-place-upturned = Visible sur le talon : { $card }.

lesson-german-whist-aim = Une manche a deux moitiés. Dans la première, tu réunis de bonnes cartes ; dans la seconde, chaque pli compte. { $won_by ->
    [points] Le premier score à { $target } points gagne.
   *[rounds] À { $target } manches gagnées, la partie est gagnée.
}
lesson-german-whist-trump = La première carte visible a fixé l’atout de la manche, { $suit } : un atout bat toutes les autres couleurs. Dans chaque couleur, l’as est le plus fort.
lesson-german-whist-open-card = Qui gagne le pli prend la carte visible du talon. L’autre reçoit la suivante, cachée. Gagne donc les bonnes cartes, et laisse filer les mauvaises.
lesson-german-whist-lead = À toi d’entamer : **{ verb-play }** n’importe quelle carte. Une forte peut gagner la carte visible, une petite te coûte peu.
lesson-german-whist-follow = Fournis si tu le peux. Sinon, **{ verb-play }** n’importe quelle carte : un atout gagne le pli, une autre le perd.
lesson-german-whist-took = Tout le monde a vu la carte prise. Retiens-la : elle est dans cette main jusqu’à ce qu’elle soit jouée. `/explore recall` s’en souvient pour toi.
lesson-german-whist-last-cards = Le talon est presque épuisé. Qui gagne son dernier pli entame la deuxième phase.
lesson-german-whist-phase-two = Le talon est épuisé, et maintenant les plis comptent. Toutes les cartes que tu n’as pas vues sont en face : tu peux en déduire l’autre main.
lesson-german-whist-scored = La manche est comptée. Appuie sur **{ verb-deal }** pour continuer.

guide-german-whist-first = Vous avez treize cartes chacun, et l’atout est { $suit }. Qui gagne un pli prend la carte visible, { $open }, et l’autre reçoit la suivante, cachée. Dans cette moitié, tu réunis donc des cartes pour la seconde, où les plis comptent. Commence petit : entame { $cards }.
guide-german-whist-lead-low = Le pli est à toi : tu entames encore. { $cards } te coûte peu, peu importe à qui va { $open }.
guide-german-whist-lead-high = { $open } vaut une carte forte. Entame { $cards } : elle est dure à battre.
guide-german-whist-win = { $open } est bonne à prendre. { $cards } bat { $card } : prends le pli, avec la plus petite carte qui suffit.
guide-german-whist-lose = { $open } ne vaut pas une bonne carte. Laisse-la filer, et perds avec ta plus petite : { $cards }. Tu reçois à la place la carte suivante du talon.
guide-german-whist-done = **Voilà comment ça marche :** gagner les bonnes cartes, laisser filer les mauvaises, et garder atouts et cartes fortes pour la seconde moitié. À partir d’ici, tu joues librement. J’expliquerai les autres règles quand elles viendront, et **{ button-hint }** sous ta main montre toujours un bon coup.
