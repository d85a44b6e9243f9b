### Écarté: hints, and what a learner is told.

fact-may-follow = Tu ne peux pas fournir : joue n’importe quelle carte.
fact-may-propose = Tu peux proposer un écart.
fact-may-stand = Tu peux jouer avec les cartes que tu as.
fact-may-accept = Tu peux accepter l’écart.
fact-may-refuse = Tu peux refuser l’écart.
fact-may-exchange = Tu peux écarter jusqu’à { number-of-cards }{ $limited ->
    [yes] {" "}: le talon n’en a pas plus.
   *[no] .
}
fact-may-king = Tu peux annoncer { $card } pour un point.
fact-do-propose = Propose un écart.
fact-do-stand = Joue d’autorité.
fact-do-accept = Accepte.
fact-do-refuse = Refuse.
fact-do-king = Annonce le roi.
fact-hint-play-at-once = Avec une main comme celle-ci, jouer tout de suite rapporte environ { $points } { $points ->
    [one] point
   *[other] points
} de plus que de nouvelles cartes.
fact-hint-new-cards = Avec une main comme celle-ci, de nouvelles cartes rapportent environ { $points } { $points ->
    [one] point
   *[other] points
} de plus que jouer tout de suite.
fact-hint-play-at-once-usually = Avec la plupart des mains de ce genre, jouer tout de suite rapporterait plus, environ { $points } { $points ->
    [one] point
   *[other] points
}.
fact-hint-new-cards-usually = Avec la plupart des mains de ce genre, de nouvelles cartes rapporteraient plus, environ { $points } { $points ->
    [one] point
   *[other] points
}.
fact-hint-at-once-costs = Avec une main comme celle-ci, jouer tout de suite gagne la manche plus souvent, mais coûte environ { $points } { $points ->
    [one] point
   *[other] points
} par rapport à de nouvelles cartes.
fact-hint-call-even = Avec une main comme celle-ci, jouer tout de suite et de nouvelles cartes rapportent à peu près autant.
fact-hint-gains = D’après l’estimation de l’ordinateur, c’est { $points } { $points ->
    [one] point
   *[other] points
} de mieux que { $how ->
    [exchange] d’échanger { $cards }
    [stand] de garder toutes tes cartes
   *[play] de jouer { $cards }
}, le deuxième meilleur choix.
fact-hint-won-counts = L’estimation compte { $points } { $points ->
    [one] point
   *[other] points
} de plus pour la manche gagnée.
fact-hint-keep-all = Tu gardes toutes tes cartes.
fact-hint-king = Le roi d’atout rapporte un point.
fact-hint-king-wins = Le roi retourné te donne la partie.
fact-place-upturned = Retourne : { $card }.

lesson-ecarte-aim = Gagne trois des cinq plis pour un point, ou les cinq pour deux. Le premier score à { $target } points gagne la partie.
lesson-ecarte-ranks = Le roi est la plus forte carte de chaque couleur, et l’as vient sous le valet.{ $bowers ->
    [yes] {" "}À l’atout, le valet et l’autre valet de même teinte sont encore plus forts.
   *[no] {""}
}
lesson-ecarte-propose = **{ verb-propose }** un écart pour de meilleures cartes, ou **{ verb-stand }** avec une bonne main.
lesson-ecarte-answer = En face, on veut écarter. **{ verb-accept }** avec une main faible : tu peux écarter aussi. **{ verb-refuse }** avec une bonne.
lesson-ecarte-exchange = **{ verb-exchange }** les cartes inutiles, dans la limite du talon. Garde atouts et rois.
lesson-ecarte-king = Tu as le roi d’atout. Appuie sur **{ verb-king }** avant de jouer ta première carte, pour un point.
lesson-ecarte-follow = { $must_head ->
    [yes] Fournis si tu le peux, avec une carte plus forte si tu en as une.
   *[no] Fournis si tu le peux.
} { $must_trump ->
    [yes] Sinon, coupe si tu as un atout.
   *[no] Sinon, joue n’importe quelle carte.
}
lesson-ecarte-scored = La manche est comptée. Appuie sur **{ verb-deal }** pour continuer.

guide-ecarte-propose = Tu as cinq cartes, et la retourne est { $card } : sa couleur est l’atout. Il te faut trois plis, et cette main est trop faible pour cela. **{ verb-propose }** un écart.
guide-ecarte-stand = Cela suffira. Trois plis sont maintenant probables : joue.
guide-ecarte-exchange = Écarte ce qui ne gagne aucun pli, et garde atouts et rois : { $cards }.
guide-ecarte-king = Tu as le roi d’atout. Annonce-le avant ta première carte : c’est un point.
guide-ecarte-lead = Tu entames. { $cards } est dure à battre.
guide-ecarte-win = { $cards } gagne ce pli. Prends-le.
guide-ecarte-lose = Tu ne peux pas gagner ce pli : joue ta carte la moins chère, { $cards }.
guide-ecarte-done = **Voilà comment ça marche :** écarter jusqu’à ce que trois plis soient probables, annoncer le roi, et jouer. À partir d’ici, tu joues librement. J’expliquerai les autres règles quand elles viendront, et **{ button-hint }** sous ta main montre toujours un bon coup.
