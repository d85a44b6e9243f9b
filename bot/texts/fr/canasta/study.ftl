### Canasta: what can be done and why, hints, and what a learner is told.

## What can be done

fact-may-draw = { $points ->
    [0] Tu peux piocher : la pioche a { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
   *[other] Tu peux piocher. Cela coûte { $points } points, car tu as pris la pile puis l’as rendue.
}
fact-may-turn-over = Tu peux piocher. La pioche est vide : la pile devient la pioche.
fact-may-take = Tu peux prendre la pile ({ number-of-cards }) : pose { $card } avec { $cards }.
fact-may-take-onto = Tu peux prendre la pile ({ number-of-cards }) : ajoute { $card } à tes { $rank }.
fact-may-end = La pioche est vide : tu peux laisser la pile et finir la manche.
fact-must-meld-upcard = Tu as pris { $card } et dois la poser maintenant.
fact-may-meld = Tu peux poser des { $rank }.
fact-may-open = Ton ouverture doit valoir { $needs } points, et ta main peut atteindre { $reach }. Tu peux commencer par des { $rank }.
fact-may-discard = Tu peux défausser pour finir ton tour.
fact-may-go-out = Tu peux défausser ta dernière carte et sortir. Cela finit la manche.
fact-may-discard-last = Tu peux défausser ta dernière carte, car la pioche n’en a plus pour toi. Cela finit la manche.
fact-may-take-up-foot = Tu peux défausser ta dernière carte, puis prendre ton pied.
fact-may-pass = Tu peux garder ta dernière carte, car tu ne peux pas encore sortir.
fact-may-ask = Tu peux demander à ton équipe si tu peux sortir. La réponse engage.
fact-may-special = Tu peux poser ta main spéciale. Cela finit la manche.
fact-may-answer = { $seat } demande à sortir. Ta réponse engage.
fact-may-go-out-next = { $seat } peut sortir au prochain tour.

## Hints

fact-do-take = { $count ->
    [0] Prends la pile.
   *[other] Prends la pile avec { $cards }.
}
fact-do-pass = Garde ta dernière carte.
fact-do-ask = Demande à ton équipe : « Puis-je sortir ? »
fact-do-answer = Réponds { $rank }.
fact-do-special = Pose ta main spéciale.
fact-do-end = Finis la manche.
fact-hint-draw = Tu ne peux pas prendre la pile.
fact-hint-draw-rather = { $drawn ->
    [one] Une carte neuve aide
    [2] Deux cartes neuves aident
   *[other] { $drawn } cartes neuves aident
} plus que la pile ({ number-of-cards }).
fact-hint-take = Tu reçois { number-of-cards }, pour { $points } points.
fact-hint-meld-canasta = Cela fait une canasta { DE($rank) }.
fact-hint-meld-adds = Après cela, encore { $count } pour une canasta { DE($rank) }.
fact-hint-meld-new = Encore { $count } { $rank } feraient une canasta.
fact-hint-meld-opens = { $complete ->
    [yes] Cela complète ton ouverture de { $needs } points.
   *[no] Cela compte pour les { $needs } points de ton ouverture. Ta main peut atteindre { $reach }.
}
fact-hint-meld-held = Les cartes restées en main comptent contre toi.
fact-hint-goes-out = Cela te permet de sortir.
fact-hint-foot = Cela épuise cette main. Ensuite, tu prends ton pied.
fact-hint-hurry = Un autre camp peut sortir bientôt, et les cartes restées en main comptent contre toi.
fact-hint-discard-blocks = Un trois noir bloque la pile : { $seat } ne peut pas la prendre.
fact-hint-discard-freezes = Un passe-partout gèle la pile : { $how ->
    [natural-pair] seule une paire naturelle la prend alors.
   *[hand-only] il y faut alors des cartes de la main seulement.
}
fact-hint-discard-wild = Personne ne peut prendre la pile avec un passe-partout dessus.
fact-hint-discard-lone = { $card } est ta seule carte de son rang.
fact-hint-discard-safe = { $seat } ne peut pas avoir une paire { DE($rank) }.
fact-hint-discard-theirs = { $seat } a défaussé des { $rank } aussi.
fact-hint-discard-least = C’est ce qui aide le moins { $seat }.
fact-hint-discard-last = { $card } est ta dernière carte.
fact-hint-pass = Tu ne peux pas sortir : tu dois garder ta seule carte.
fact-hint-ask = Tu pourrais sortir maintenant, mais ton équipe veut peut-être d’abord poser.
fact-hint-answer = { $yes ->
    [yes] Sortir maintenant ne coûte à ton camp que les { $points } points de ta main.
   *[no] Les { $points } points de ta main compteraient contre ton camp.
}
fact-hint-special = Une main spéciale vaut plus que continuer.
fact-hint-end = La pioche est vide, et continuer aiderait surtout les autres.

## The initial meld

fact-opening-done = Ton camp a déjà ouvert.
fact-opening-by-pile = Tu pourrais aussi ouvrir en prenant la pile : { $card } dessus, { number-of-cards } en tout.
fact-opening-short = Tu ne peux pas encore ouvrir : il y faut { $needs } points, et ta main peut atteindre { $has }.
fact-opening-meld = Pose { $cards } ({ $rank }) : { $points } points.
fact-opening-makes = Cela fait { $points } points. Ton ouverture doit en valoir { $needs }.

## Which cards are good for what

fact-analyze-meldable = Tu peux poser maintenant : { $cards }.
fact-analyze-holdable = Bonnes à garder, car une paire peut prendre la pile : { $cards }.
fact-analyze-wild = Passe-partout : { $cards }.
fact-analyze-discardable = Cartes seules : { $cards }.

## Where the cards are, and what the others may hold

fact-place-waiting = Viennent avec l’ouverture : { $cards }.
fact-place-threes = { $side }, les trois : { $cards }.
fact-predict-none = Pas chez { $seat } : { $rank }.
fact-predict-likely = Probablement chez { $seat } : { $rank }.
fact-predict-unlikely = Probablement pas chez { $seat } : { $rank }.
fact-not-out-next = { $seat } ne sortira probablement pas au prochain tour.

## The rules, one at a time, as each starts to matter

lesson-canasta-aim = Réunis des cartes du même rang. Trois ou plus font une combinaison, sept font une canasta, et les canastas apportent les gros points. Une manche finit quand quelqu’un sort{ $stock_out ->
    [turned] {""}
    [turned-at-once] {""}
   *[other] {" "}ou que la pioche est vide
}. { $rounds ->
    [0] Le premier score à { $target } points gagne.
    [one] Le plus haut score après une manche gagne.
   *[other] Le plus haut score après { $rounds } manches gagne.
}
lesson-canasta-partners = Tu joues en équipe : on partage combinaisons et score, mais sans voir l’autre main.
lesson-canasta-red-threes = { $all_threes_equal ->
    [yes] Les trois rouges et noirs sont des primes. Ils
   *[no] Les trois rouges sont des primes. Ils
} vont droit sur la table{ $red_three_drawn ->
    [replaced] , et tu pioches une autre carte pour chacun
    [ends-turn] , et en piocher un finit ton tour
   *[other] {""}
}.{ $red_threes_count ->
    [always] {""}
    [with-canastas] {" "}Ils comptent pour toi avec deux canastas, et contre toi sans aucune.
    [with-two-canastas] {" "}Ils comptent contre toi avec moins de deux canastas.
    [unless-caught] {" "}Ils comptent contre toi si un autre camp sort avant que tu ne poses.
   *[with-meld] {" "}Ils comptent contre toi si tu ne poses rien.
}
lesson-canasta-red-threes-held = Dans ce jeu, les trois rouges ne sont pas une prime. Un trois rouge resté en main coûte { $red_three_held } points : défausse-le à temps.
lesson-canasta-draw = Commence ton tour en prenant des cartes : **{ verb-draw }** t’en donne { $cards_drawn ->
    [one] une
   *[other] { $cards_drawn }
} de la pioche. **{ verb-take }** te donne { $pile_taken ->
    [0] toute la pile
   *[other] les { $pile_taken } cartes du dessus de la pile
}, si tu peux poser aussitôt celle du dessus.
lesson-canasta-take = Tu peux maintenant prendre la pile. Tu dois poser aussitôt sa carte du dessus, et les autres vont dans ta main. Une grosse pile vaut plus que { $cards_drawn ->
    [one] une carte
   *[other] { $cards_drawn } cartes
} de la pioche.
lesson-canasta-upcard = Tu as pris la carte du dessus de la pile. Pose-la d’abord.
lesson-canasta-frozen = La pile est gelée pour toi. Pour la prendre, il te faut { $take_frozen ->
    [natural-pair] deux cartes naturelles du rang de la carte du dessus en main
   *[other] poser la carte du dessus avec des cartes de ta main seulement
}.{ $frozen_always ->
    [yes] {" "}Dans ce jeu, la pile est toujours gelée.
   *[no] { $frozen_until_melded ->
        [yes] {" "}La pile est toujours gelée pour un camp qui n’a pas ouvert.
       *[no] {" "}Elle reste gelée jusqu’à ce que quelqu’un la prenne.
    }
}
lesson-canasta-blocked = { $all_threes_equal ->
    [yes] Un passe-partout
   *[no] Un trois noir ou un passe-partout
} dessus bloque la pile : personne ne peut la prendre à ce tour.
lesson-canasta-meld = Après avoir pioché, tu peux **{ verb-meld }** autant que tu veux : de nouvelles combinaisons de trois cartes ou plus, et des cartes en plus sur celles de ton camp. Les cartes sur la table comptent pour toi, celles restées en main contre toi.{ $melded_without_canasta ->
    [plus] {""}
    [minus-below-needed] {" "}Si tu as moins de canastas qu’il n’en faut pour sortir, même les cartes posées comptent contre toi.
   *[other] {" "}Sans canasta, même les cartes posées comptent contre toi.
}
lesson-canasta-sequences = Des cartes qui se suivent dans une couleur font aussi une combinaison : trois ou plus, du quatre à l’as, sans passe-partout. Sept font une canasta de { $sequence_canasta } points.
lesson-canasta-opening = La première pose de ton camp dans une manche doit valoir { $needs } points en tout, en un seul tour. Un joker vaut 50, as et deux 20, { $seven ->
    [5] du roi au huit 10, du sept au quatre 5
    [10] du roi au sept 10, du six au quatre 5
   *[other] du roi au huit 10, le sept { $seven }, du six au quatre 5
}.{ $opens_anyway ->
    [natural-canasta] {" "}Une canasta pure suffit toujours.
    [natural-canasta-in-hand] {" "}Une canasta pure de ta main suffit toujours.
    [canasta] {" "}Une canasta suffit toujours.
   *[other] {""}
} Ta main montre où tu en es.
lesson-canasta-opened = Ton ouverture est faite. Désormais, ton camp peut poser tout ce qui va.{ $canastas_to_go_out ->
    [0] {""}
    [one] {" "}Pour sortir, il te faut une canasta : une combinaison de sept cartes.
   *[other] {" "}Pour sortir, il te faut { $canastas_to_go_out } canastas, des combinaisons de sept cartes{ $canasta_kinds ->
        [one-sequence] , dont une séquence
        [two-natural-two-mixed] , deux pures et deux impures
       *[any] {""}
    }.
}
lesson-canasta-wild = Deux et jokers sont des passe-partout : ils remplacent n’importe quelle carte d’une combinaison. { $wild_balance ->
    [free] Une combinaison demande au moins deux cartes naturelles
    [fewer] Une combinaison demande plus de cartes naturelles que de passe-partout
   *[even] Une combinaison ne peut pas avoir plus de passe-partout que de cartes naturelles
}{ $limited ->
    [yes] , et { $wild_limit } passe-partout au plus
   *[no] {""}
}. Une canasta pure, sans passe-partout, vaut davantage.{ $pure_aces_and_sevens ->
    [yes] {" "}Les sept n’en prennent aucun, les as seulement à l’ouverture.
   *[no] {""}
}{ $wild_melds ->
    [yes] {" "}Trois passe-partout ou plus peuvent faire une combinaison à part{ $wild_melds_first ->
        [yes] . Jusqu’à ce qu’elle soit une canasta, aucun ne peut aller ailleurs
       *[no] {""}
    }.
   *[no] {""}
}
lesson-canasta-black-threes = Les trois noirs sont des défausses sûres : ils bloquent la pile pour un tour.
lesson-canasta-discard = **{ verb-discard }** finit ton tour. Pense au tour suivant : une carte qu’on y collectionne donne la pile.
lesson-canasta-freezing = La pile est maintenant gelée. Elle le reste jusqu’à ce que quelqu’un la prenne{ $take_frozen ->
    [natural-pair] {" "}avec une paire naturelle
   *[other] {" "}avec des cartes de sa main seulement
}.
lesson-canasta-canasta = Une canasta ! Pure, elle vaut { $natural_canasta } points, avec des passe-partout { $mixed_canasta }{ $wild_melds ->
    [yes] , de passe-partout seuls { $wild_canasta } ou plus
   *[no] {""}
}{ $sequences ->
    [yes] , et une séquence de sept { $sequence_canasta }
   *[no] {""}
}.{ $canasta_grows ->
    [yes] {""}
   *[no] {" "}On ne peut plus rien y ajouter.
}
lesson-canasta-foot = Ta première main épuisée, tu prends le pied et le joues comme la première.
lesson-canasta-talon = Le premier camp qui ouvre reçoit une réserve : des cartes en plus, qui vont dans sa main après la défausse.
lesson-canasta-going-out = { $canastas_to_go_out ->
    [0] Dans ce jeu, aucune canasta n’est nécessaire pour sortir
    [one] Ton camp a la canasta qu’il faut pour sortir
   *[other] Ton camp a les { $canastas_to_go_out } canastas qu’il faut pour sortir
} : { $discard_to_go_out ->
    [yes] défausse
   *[no] pose ou défausse
} ta dernière carte, et la manche est finie. { $going_out ->
    [0] Mais
   *[other] Cela vaut { $going_out } points, mais
} tes combinaisons ne peuvent plus grandir.
lesson-canasta-ask = **{ verb-ask }** le demande à ton équipe, qui veut peut-être encore poser. Rien ne t’y oblige, mais la réponse engage pour ce tour.
lesson-canasta-asked = Quelqu’un de ton équipe veut sortir. Si tu as peu de cartes, dis oui : celles de ta main compteront contre vous deux.
lesson-canasta-threat = Un autre camp peut sortir bientôt. Les cartes de ta main compteront contre toi : pose ce que tu peux.
lesson-canasta-stock = La pioche est presque vide. Quand elle s’épuise, { $stock_out ->
    [turned] la pile est retournée et devient la pioche
    [turned-at-once] la pile est retournée et devient la pioche
    [ends-or-turned] la place suivante finit la manche ou retourne la pile
   *[other] la manche finit
}.
lesson-canasta-scored = La manche est comptée : cartes et canastas de la table pour toi, cartes restées en main contre toi. La manche suivante demandera peut-être une ouverture plus haute. Appuie sur **{ verb-deal }** pour continuer.

## The moves of the guided rounds

guide-canasta-draw = À la Canasta, tu réunis des cartes du même rang. Sept font une **canasta**, et les canastas apportent les gros points. Chaque tour commence par de nouvelles cartes : appuie sur **{ verb-draw }** pour en prendre { $cards_drawn ->
    [one] une
   *[other] { $cards_drawn }
}.
guide-canasta-draw-again = { $card ->
    [none] La pile est vide : pioche.
   *[other] Sur la pile, { $card } ne te sert pas : pioche.
}
guide-canasta-open = { $laid ->
    [0] Trois cartes d’un rang ou plus font une **combinaison**. Tes premières doivent valoir au moins { $needs } points en un tour ; ces cartes en valent { $points }{ $enough ->
        [yes] {""}
       *[no] , et d’autres suivront
    }. Pose { $cards }.{ $wild ->
        [yes] {" "}Deux et jokers sont des **passe-partout** : ils remplacent n’importe quelle carte.
       *[no] {""}
    }
   *[other] Tu as posé { $laid } des { $needs } points. Pose aussi { $cards }, pour { $points } de plus.
}
guide-canasta-meld = Après ton ouverture, trois cartes d’un rang suffisent. Pose { $cards } : les cartes sur la table comptent pour toi, celles de ta main contre toi.
guide-canasta-add = À chaque tour, tu peux compléter tes combinaisons. Ajoute { $cards } à tes { $rank } : il te faudra alors { $lacks ->
    [one] une seule carte de plus
   *[other] { $lacks } cartes de plus
} pour une canasta.
guide-canasta-wild = Deux et jokers sont des **passe-partout** : ils remplacent n’importe quelle carte. Ajoute { $cards } à tes { $rank }. Une canasta impure vaut moins qu’une pure, mais une canasta finie vaut mieux qu’aucune.
guide-canasta-take = { $first ->
    [yes] À la Canasta, tu réunis des cartes du même rang. Sept font une **canasta**, et les canastas apportent les gros points.{" "}
   *[no] {""}
}Quelle chance : { $card } est sur la pile, et tu as { $cards }. Pose-les ensemble, et tu prends **toute la pile** ({ $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}) au lieu de piocher.
guide-canasta-take-onto = Quelle chance : { $card }, sur la pile, va avec tes { $rank }. Ajoute-la, et tu prends **toute la pile** ({ $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}) au lieu de piocher.
guide-canasta-discard = Ton tour finit quand tu **défausses** une carte, visible de tous. Donne celle dont tu n’as pas besoin et qui ne sert pas au tour suivant : { $cards }.
guide-canasta-discard-again = Défausse { $cards } pour finir ton tour. Les petites cartes seules partent d’abord.
guide-canasta-canasta = C’est le moment : avec { $cards }, tu as sept { $rank }. Voilà ta première **canasta** !
guide-canasta-done = **Tu as fait une canasta !** { $canastas_to_go_out ->
    [0] Tu peux sortir dès que tu te débarrasses de toutes tes cartes.
    [one] Une seule suffit pour sortir : débarrasse-toi de toutes tes cartes, et la manche finit.
   *[other] Il t’en faut { $canastas_to_go_out } pour sortir : débarrasse-toi alors de toutes tes cartes, et la manche finit.
} À partir d’ici, tu joues librement. J’expliquerai les autres règles quand elles viendront, et **{ button-hint }** sous ta main montre toujours un bon coup.
