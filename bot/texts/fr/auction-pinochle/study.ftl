### Auction Pinochle and Binokel: hints, and what a learner is told.

fact-may-bid = Tu peux enchérir à { $points } ou plus.
fact-may-name = Tu peux choisir l’atout.
fact-may-bury = Tu peux écarter { $count } cartes, celles que les règles permettent.
fact-may-follow = Tu ne peux pas fournir : joue n’importe quelle carte.
fact-may-give = Tu peux donner { $count } cartes à { $seat }.
fact-may-meld = Tu peux continuer.
fact-may-concede = Tu peux abandonner l’enchère de { $points }{ $loss ->
    [more] {" "}: cela coûte au plus la moitié d’une chute.
    [twice] {" "}: cela coûte la moitié d’une chute.
   *[same] .
}
fact-do-bid = Enchéris à { $points }.
fact-do-name = { $contract ->
    [durch] Annonce un Durch.
    [untendurch] Annonce un Untendurch.
   *[trump] Choisis { $onto }.
}
fact-do-bury = Écarte { $cards }.
fact-do-give = Donne { $cards }.
fact-do-meld = Continue.
fact-do-concede = Abandonne.
fact-hint-bid-must = Tu n’as pas le droit de passer.
fact-hint-no-marriage = Tu n’as pas le roi et la dame d’une même couleur : tu ne pourrais pas choisir d’atout.
fact-hint-bid-melds = Avec atout { $suit }, ta main annonce { $points }.
fact-hint-bid-reach = Avec les annonces et les plis{ $widow ->
    [0] {""}
   *[other] {" "}et le chien
}, tu peux espérer environ { $points }.
fact-hint-pass-partner = { $seat }, dans ton équipe, a enchéri à { $points } : laisse faire.
fact-hint-pass-next = L’enchère suivante est { $points }{ $twice ->
    [yes] , et la perdre coûte le double.
   *[no] .
}
fact-hint-name-melds = Avec atout { $suit }, tu annonces { $points }.
fact-hint-name-trumps = { $count ->
    [one] Cela te fait 1 atout.
   *[other] Cela te fait { $count } atouts.
}
fact-hint-durch = Tu feras tous les plis, c’est sûr.
fact-hint-durch-risk = Tu as de bonnes chances de faire tous les plis.
fact-hint-untendurch = Tu ne feras aucun pli, c’est sûr.
fact-hint-untendurch-risk = Tu as de bonnes chances de ne faire aucun pli.
fact-hint-bury-durch = Sans { $cards }, c’est le plus sûr pour faire tous les plis.
fact-hint-bury-untendurch = Sans { $cards }, c’est le plus sûr pour ne faire aucun pli.
fact-hint-keeps-melds = { $points ->
    [0] Tu n’as pas d’annonce à perdre.
   *[other] Tu gardes { $points } en annonces.
}
fact-hint-bury-points = L’écart te rapporte { number-of-points }.
fact-hint-bury-void = Il ne te reste rien à { $suit } : tu pourras couper.
fact-hint-give-trumps = { $count ->
    [one] { $seat } reçoit un atout.
   *[other] { $seat } reçoit { $count } atouts.
}
fact-hint-give-aces = { $count ->
    [one] { $seat } reçoit un as.
   *[other] { $seat } reçoit { $count } as.
}
fact-hint-give-rest = Tu n’as ni atout ni as à donner.
fact-hint-meld-enough = Les annonces suffisent pour l’enchère de { $points }.
fact-hint-needs = Il manque { $points } pour l’enchère de { $bid }.
fact-hint-expects = Ta main peut espérer environ { $points } dans les plis.
fact-hint-concede = { $loss ->
    [more] Une chute coûte au moins le double.
    [twice] Une chute coûte le double.
   *[same] Une chute coûte autant, et les autres marquent alors aussi leurs plis.
}
fact-hint-partner-wins = { $seat } gagne ce pli pour toi.
fact-hint-play-gives = { $points ->
    [0] { $card } ne te coûte rien ici.
   *[other] { $card } rapporte ici { number-of-points } à ton camp.
}

lesson-auction-pinochle-aim = { $partners ->
    [yes] Un camp
   *[no] Une main
} enchérit sur ce que donneront ses annonces et ses plis, et doit y arriver. { $deals ->
    [0] La partie va à { $target } points.
   *[other] La partie a { $deals } manches.
}
lesson-auction-pinochle-bidding = Les enchères tournent. **{ verb-bid }** au moins à { $points }, ou **{ verb-pass }** : tu es alors hors des enchères. La plus haute choisit l’atout et joue.
lesson-auction-pinochle-duel = Deux mains enchérissent l’une contre l’autre jusqu’à ce que l’une passe, puis la suivante contre celle qui reste. **{ verb-bid }** au moins à { $points }, ou **{ verb-pass }**.
lesson-auction-pinochle-widow = Tu as remporté les enchères : les { $widow_cards } cartes du chien sont à toi. Une fois l’atout choisi, tu en écartes autant.
lesson-auction-pinochle-trump = **{ verb-name }** : prends la couleur où tu as le plus de cartes, sauf si une autre annonce beaucoup plus. Chaque bouton dit ce que ta main annonce.
lesson-auction-pinochle-durch = À la place de l’atout, tu peux annoncer un **Durch** : personne n’annonce, il n’y a pas d’atout, et { $partners ->
    [yes] ton camp doit
   *[no] tu dois
} faire tous les plis.
lesson-auction-pinochle-bury = **{ verb-bury }** { $widow_cards } cartes. Leurs points sont à toi. Les meilleures sont d’une couleur courte et d’aucune annonce.
lesson-auction-pinochle-give = **{ verb-give }** : l’équipe donne d’abord des cartes utiles à qui prend, qui en rend autant.
lesson-auction-pinochle-melds = Les annonces sont comptées et montrées. Elles disparaissent avec la première carte.
lesson-auction-pinochle-concede = Avec **{ verb-meld }**, les plis commencent{ $needs ->
    [0] {" "}: les annonces suffisent pour ton enchère de { $bid }.
   *[other] . Il te manque { $needs } pour ton enchère de { $bid }. Si c’est hors de portée, il y a **{ verb-concede }**{ $loss ->
        [more] {" "}pour au plus la moitié de la perte.
        [twice] {" "}pour la moitié de la perte.
       *[same] .
    }
}
lesson-auction-pinochle-order = De haut en bas : as, dix, roi, dame, valet. Attention au dix : seul l’as le bat. Entre cartes égales, la première gagne. Le dernier pli rapporte { $last } de plus.
lesson-auction-pinochle-follow = Fournis si tu le peux{ $overplay ->
    [always] , avec une carte plus haute si tu le peux
   *[trumps] {" "}; sur une entame à l’atout, avec un plus fort si tu le peux
}. Si tu ne peux pas fournir, tu dois couper.{ $exempt_partner ->
    [yes] {" "}Tant que ton équipe gagne le pli, il suffit de fournir.
   *[no] {""}
}
lesson-auction-pinochle-partner = Les plis de ton équipe sont aussi les tiens. Si elle gagne, donne des points.
lesson-auction-pinochle-keep = { $keep_meld ->
    [save] Un camp sans assez de points dans les plis ne marque rien, pas même ses annonces.
    [counter] Les annonces ne comptent qu’avec un as, dix ou roi dans un pli de ton camp.
   *[trick] Les annonces ne comptent que si ton camp fait un pli.
}
lesson-auction-pinochle-scored = La manche est comptée. Appuie sur **{ verb-deal }** pour continuer.

guide-auction-pinochle-bid = Avec atout { $suit }, ta main annonce { $melds }, et les plis rapportent plus. Cela vaut une enchère : { $points }.
guide-auction-pinochle-bid-again = Ta main vaut plus. Enchéris à { $points }.
guide-auction-pinochle-pass = Ta main annonce au mieux { $melds } : laisse les enchères aux autres. Passe.
guide-auction-pinochle-name = Tu joues pour { $points }. Choisis { $suit } : ta main annonce alors { $melds }.
guide-auction-pinochle-bury = Écarte { $cards } : elles n’annoncent rien, et leurs points sont à toi.
guide-auction-pinochle-give = Donne { $cards } à ton équipe.
guide-auction-pinochle-meld = { $needs ->
    [0] Les annonces suffisent pour l’enchère. Continue.
   *[other] Il te manque { $needs } dans les plis. Continue.
}
guide-auction-pinochle-partner = Ton équipe gagne ce pli. Donne { $cards }.
guide-auction-pinochle-lead = Tu entames. Commence par une carte difficile à battre : { $cards }.
guide-auction-pinochle-lead-again = Entame { $cards }.
guide-auction-pinochle-win = { $cards } gagne ce pli pour l’instant. Prends-le.
guide-auction-pinochle-lose = Tu ne peux pas gagner ce pli, ou ce n’est pas utile. Joue { $cards }.
guide-auction-pinochle-done = **Tu sais maintenant comment ça marche :** compte tes annonces, enchéris sur ce que tu peux faire, choisis ta meilleure couleur et fais des plis qui rapportent beaucoup. Dès maintenant, tu joues librement. J’expliquerai les autres règles quand elles compteront, et **{ button-hint }** sous ta main montre toujours un bon coup.
