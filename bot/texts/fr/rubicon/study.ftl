### Rubicon and Chinese Bezique: what can be done and why, hints, and what a learner is told.

## What can be done

fact-may-follow = Tu peux jouer n’importe quelle carte. Une carte plus forte de la couleur d’entame gagne le pli, un atout sur une autre couleur aussi.
fact-may-show-blanche = Tu peux montrer carte blanche : { $points } points.

## Hints

fact-do-blanche = Montre carte blanche.
fact-hint-blanche = Cela rapporte { $points } points, et n’est possible qu’avant de jouer une carte.
fact-hint-win-to-meld = Ensuite, tu peux annoncer : { $target }, { $points } points.
fact-hint-makes-trump = L’atout devient { $suit }, et tu en as { $count }.
fact-hint-gains = D’après l’estimation de l’ordinateur, c’est { number-of-points } de mieux que { $how ->
    [meld] d’annoncer { $cards }
   *[play] de jouer { $cards }
}, le deuxième meilleur choix.

## The rules, one at a time, as each starts to matter

lesson-rubicon-aim = Gagne des plis pour pouvoir annoncer : les annonces rapportent presque tous les points. Le meilleur score gagne la donne. Atteins { $target } points dans tous les cas : qui perd avec moins est rubicon, et cela coûte cher.
lesson-rubicon-trump = Il n’y a pas encore d’atout. Le premier mariage ou la première quinte annoncée fait de sa couleur l’atout{ $bezique ->
    [trump] , un bésigue de celle de sa dame
   *[fixed] {""}
}. Dans chaque couleur, l’ordre est as, dix, roi, dame, valet, neuf, huit, sept.
lesson-rubicon-blanche = Tu n’as ni roi, ni dame, ni valet : **{ verb-blanche }** montre ta main pour { $blanche_points } points. Fais-le avant de jouer une carte{ $blanche_again ->
    [yes] . Chaque carte que tu pioches ensuite rapporte autant si tu la montres, jusqu’à un roi, une dame ou un valet
   *[no] {""}
}.
lesson-rubicon-lead = À toi d’entamer : **{ verb-play }** une carte. Tant qu’il y a un talon, personne n’a à fournir : une petite carte inutile à tes annonces est une entame bon marché.
lesson-rubicon-follow = **{ verb-play }** la carte que tu veux. Une carte plus forte de la couleur d’entame gagne le pli, un atout sur une autre couleur aussi. À égalité, la première gagne.
lesson-rubicon-won = Quand tu gagnes un pli, tu peux faire une annonce. Puis tu pioches en premier et tu entames.
lesson-rubicon-meld = Tu as une annonce : **{ verb-meld }** montre ce que tu peux étaler. Les cartes annoncées sont sur la table, mais tu peux encore les jouer.
lesson-rubicon-melded = Une carte annoncée peut resservir dans un autre genre d’annonce. La même annonce compte de nouveau si tu joues une de ses cartes et qu’une autre prend sa place. Dans `/help`, la page **Points** montre toutes les annonces.
lesson-rubicon-draw = **{ verb-draw }** met fin à tes annonces pour ce pli : annonce d’abord.
lesson-rubicon-last-cards = Le talon est presque vide. Ensuite, tu ne pourras plus annoncer.
lesson-rubicon-phase-two = Le talon est vide, et les annonces sont revenues dans les mains. Il faut désormais fournir, en montant si tu le peux. Si tu ne peux pas fournir, tu dois couper. Le dernier pli rapporte { $last_trick_points }. Toutes les cartes que tu n’as pas vues sont en face.
lesson-rubicon-scored = La donne est comptée. Les scores sont coupés aux centaines : qui gagne reçoit la différence et { $game_points }, ou la somme si l’autre camp a moins de { $target }. Appuie sur **{ verb-deal }** pour continuer.

## The moves of the guided rounds

guide-rubicon-lead-first = Avec des plis, tu peux annoncer : les annonces rapportent presque tous les points. Dans chaque couleur, seul l’as bat le dix : A, 10, R, D, V, 9, 8, 7. Il n’y a pas encore d’atout. À toi d’entamer : choisis une carte dont tu peux te passer, { $cards }.
guide-rubicon-lead = À toi d’entamer. Tant qu’il y a un talon, personne n’a à fournir : entame d’une carte inutile à tes annonces, { $cards }.
guide-rubicon-win = Qui gagne le pli peut annoncer : celui-ci en vaut la peine. { $cards } bat { $card }.
guide-rubicon-lose = Inutile de gagner tous les plis. Joue { $cards } : tu peux t’en passer.
guide-rubicon-meld-trump = Une **annonce**, ce sont des cartes qui comptent quand tu les montres. Montre { $cards } : { $target_meld }, { $points } points. C’est la première : l’atout devient { $suit }. Les cartes restent sur la table, mais tu peux les jouer.
guide-rubicon-meld = Les gros points sont dans les annonces. Montre { $cards } : { $target_meld }, { $points } points.
guide-rubicon-meld-again = Une annonce pour chaque pli gagné. Montre { $cards } : { $target_meld }, { $points } points.
guide-rubicon-draw = Quand tu as fini d’annoncer, **{ verb-draw }**. Chacun reçoit une carte, et qui a gagné le pli entame de nouveau.
guide-rubicon-draw-again = Pioche pour continuer. Tu entames le prochain pli.
guide-rubicon-done = **Belles annonces !** C’est tout le jeu : gagner des plis et annoncer ce que tu as réuni, encore et encore. Quand le talon est vide, il faut fournir, et le dernier pli compte. À partir d’ici, tu joues librement. J’expliquerai les autres règles le moment venu, et **{ button-hint }** sous ta main montre toujours un bon coup.
