### Pinochle, Binokel and Bezique: what can be done and why, hints, and what a learner is told.

## What can be done

fact-may-follow = Tu peux jouer n’importe quelle carte. Une carte plus forte de la couleur d’entame gagne, un atout sur une autre couleur aussi.
fact-may-exchange = Tu peux échanger ton plus petit atout contre { $card } : { $points } points.
fact-may-knock = Tu as atteint l’objectif : tu peux frapper et gagner aussitôt.

## Hints

fact-do-exchange = Échange ton plus petit atout contre la retourne.
fact-do-knock = Frappe.
fact-hint-play-cheap = { $points ->
    [0] Perdre { $card } ne coûte rien.
    [one] Perdre { $card } ne coûte presque rien : { $points } point.
   *[other] Perdre { $card } ne coûte que { $points } points.
}
fact-hint-exchange = Tu reçois { $card } contre ton plus petit atout, et { $points } points.
fact-hint-knock = Tu as atteint l’objectif : frapper gagne la partie.

## Where the cards are, and what the others may hold

fact-place-upturned = Sous le talon : { $card }.

## The rules, one at a time, as each starts to matter

lesson-pinochle-aim = Gagne des plis pour pouvoir annoncer : les annonces apportent la plupart des points. Le premier score à { $target } points gagne.
lesson-pinochle-trump = La carte sous le talon désigne l’atout, { $suit }, qui bat toutes les autres couleurs. Dans chaque couleur, l’ordre est as, dix, roi, dame, valet, neuf{ $pack_size ->
    [64] , huit, sept
   *[other] {""}
}.
lesson-pinochle-lead = À toi d’entamer : **{ verb-play }** une carte. Tant qu’il y a un talon, personne n’a à fournir : une petite carte inutile à tes annonces est une entame bon marché.
lesson-pinochle-follow = **{ verb-play }** la carte que tu veux. Une carte plus forte de la couleur d’entame gagne le pli, un atout sur une autre couleur aussi. À égalité, la première gagne.
lesson-pinochle-won = Quand tu gagnes un pli, tu peux annoncer{ $several_melds ->
    [yes] {" "}autant que tu veux
   *[other] {" "}une fois
}. Puis tu pioches en premier et tu entames.
lesson-pinochle-meld = Tu as une annonce : **{ verb-meld }** montre ce que tu peux étaler. Les cartes annoncées sont sur la table, mais tu peux encore les jouer{ $fresh_card ->
    [yes] . Une nouvelle annonce demande au moins une carte qui n’est pas encore sur la table
   *[other] {""}
}.
lesson-pinochle-melded = Une annonce compte { $scored_at_end ->
    [yes] à la fin de la manche
   *[no] aussitôt
}. Tu peux réutiliser ses cartes, mais pas dans le même genre d’annonce. Dans `/help`, la page **Points** dit ce qui est exclu par ailleurs.
lesson-pinochle-exchange = **{ verb-exchange }** ton { $target_dix } contre la carte sous le talon : 10 points et un meilleur atout.
lesson-pinochle-dix = C’est le dernier pli où jouer un { $target_dix } rapporte.
lesson-pinochle-draw = **{ verb-draw }** met fin à tes annonces pour ce pli : annonce d’abord.
lesson-pinochle-last-cards = Le talon est presque vide. Ensuite, tu ne pourras plus annoncer.
lesson-pinochle-phase-two = Le talon est vide, les annonces sont revenues dans les mains, et il faut désormais fournir{ $overplay ->
    [always] , en montant si tu le peux
    [trumps] , et sur un atout monter si tu le peux
   *[never] {""}
}{ $must_trump ->
    [yes] . Si tu ne peux pas fournir, tu dois couper
   *[other] {""}
}. Toutes les cartes que tu n’as pas vues sont en face.
lesson-pinochle-counting = { $phase_one_tricks ->
    [no] À partir d’ici, les cartes de tes plis comptent
   *[other] Les cartes de tes plis comptent
} : { $trick_points ->
    [brisques] dix points pour un as ou un dix, rien pour les autres
    [simplified] dix points pour un as ou un dix, cinq pour un roi ou une dame
   *[standard] onze points pour un as, dix pour un dix, quatre pour un roi, trois pour une dame, deux pour un valet
}{ $last_trick ->
    [yes] . Le dernier pli de la manche vaut { $points } de plus
   *[other] {""}
}.
lesson-pinochle-knock = Tu as atteint l’objectif. Appuie sur **{ verb-knock }** : c’est gagné aussitôt.
lesson-pinochle-scored = La manche est comptée : les annonces, et les cartes des plis. On continue jusqu’à ce que l’objectif soit atteint. Appuie sur **{ verb-deal }** pour continuer.

## The moves of the guided rounds

guide-pinochle-lead-first = Gagne des plis, et tu pourras annoncer : les annonces apportent la plupart des points. Dans chaque couleur, le dix vient juste après l’as : A, 10, R, D, V, puis le reste. Tu entames le premier pli, et une petite carte inutile aux annonces est un début bon marché : { $cards }.
guide-pinochle-lead = Tu entames : la première carte du pli est à toi. Joue { $cards } : une carte forte est dure à battre.
guide-pinochle-lead-low = Tu entames. Tant qu’il y a un talon, personne n’a à fournir : joue donc une petite carte inutile aux annonces, { $cards }.
guide-pinochle-win = Qui gagne un pli peut annoncer : celui-ci en vaut la peine. { $cards } bat { $card } : elle est plus forte dans la même couleur.
guide-pinochle-win-by-trump = Qui gagne un pli peut annoncer : celui-ci en vaut la peine. { $cards } bat { $card }, car c’est un atout.
guide-pinochle-lose = Tu n’as pas à gagner tous les plis. Joue { $cards } : tu peux t’en passer.
guide-pinochle-exchange = Le pli est à toi : tu peux donc annoncer et échanger. Échange ton { $target_dix } contre { $card }, sous le talon : un meilleur atout, et des points en plus.
guide-pinochle-meld = Une **annonce** est un groupe de cartes qui rapporte quand tu le montres. Montre { $cards } : { $target_meld }, { $points } points. Les cartes sont sur la table, mais tu peux encore les jouer.
guide-pinochle-meld-again = Les gros points sont dans les annonces. Montre { $cards } : { $target_meld }, { $points } points.
guide-pinochle-draw = Quand tu as fini d’annoncer : **{ verb-draw }**. Chacun reçoit une carte, et qui a gagné le pli entame de nouveau.
guide-pinochle-draw-again = Pioche pour continuer. Tu entames le pli suivant.
guide-pinochle-done = **Belle annonce !** C’est le cœur du jeu : gagner des plis et annoncer ce qu’on a réuni. Quand le talon est vide, tout le monde doit fournir, et les cartes de tes plis comptent. À partir d’ici, tu joues librement. J’expliquerai les autres règles quand elles viendront, et **{ button-hint }** sous ta main montre toujours un bon coup.
