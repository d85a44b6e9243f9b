### Canasta: the help, written from the options in force, and what the options are called.

## Rules

help-canasta-rules-packs = - { $packs ->
    [one] Un jeu de 52 cartes
   *[other] { $packs } jeux de 52 cartes
} et { $jokers_dealt } jokers. Jokers et deux sont des **passe-partout** : ils peuvent remplacer d’autres cartes. Les trois sont à part.
help-canasta-rules-packs-more = - À { $seats } : { $count ->
    [one] un jeu
   *[other] { $count } jeux
}.
help-canasta-rules-alone = - Chacun joue pour soi.
help-canasta-rules-partners = { $partnerships ->
    [three-sides] - À six, on forme trois équipes
   *[two-sides] - À quatre ou six, on forme deux équipes
}. Les partenaires se font face et partagent leurs combinaisons et leur score, mais pas leurs mains. À tout autre nombre, chacun joue pour soi.
help-canasta-rules-deal =
    ### La donne
    - Chacun reçoit { $hand_size } cartes. Le reste forme la pioche.
help-canasta-rules-hand-more = - À { $seats }, chacun en reçoit { $count }.
help-canasta-rules-foot = - Chacun reçoit aussi une deuxième main de { $foot } cartes, le **pied**. Tu la prends quand la première est épuisée, même en défaussant sa dernière carte.
help-canasta-rules-talons = - Des **réserves** sont mises de côté, avec ces nombres de cartes : { $talons }. Un camp reçoit la suivante après la défausse du tour où il ouvre.
help-canasta-rules-upcard = { $first_upcard ->
    [none] - La pile commence vide.
   *[turned] - Une carte est retournée pour commencer la pile. Si c’est { $first_upcard_covers ->
        [wild-red-three] un passe-partout ou un trois rouge
       *[wild-any-three] un passe-partout ou un trois
    }, on en retourne une autre par-dessus.
}
help-canasta-rules-starter = { $starter ->
    [loser] - Le plus petit score de la manche d’avant commence.
    [cut] - Qui coupe la plus haute carte commence la première manche. Ensuite, c’est à tour de rôle.
    [cut-then-loser] - Qui coupe la plus haute carte commence la première manche. Ensuite, c’est le plus petit score de la manche d’avant.
    [first-seat] - La place 1 commence.
   *[alternate] - On commence à tour de rôle.
}
help-canasta-rules-red-threes =
    ### Les trois
    { $red_three_drawn ->
        [kept] - Les trois rouges ne donnent pas de prime. Ils restent en main, y coûtent des points et peuvent être défaussés.
        [ends-turn] - Un trois rouge va droit sur la table. Si tu en pioches un, ton tour finit sans défausse.
        [not-replaced] - Un trois rouge va droit sur la table. Tu ne pioches pas de carte à la place.
       *[replaced] - Un trois rouge va droit sur la table, et tu pioches une autre carte à la place.
    }
help-canasta-rules-threes-equal = - Les trois noirs vont sur la table comme les rouges.
help-canasta-rules-red-three-discard = - Au lieu d’une carte de ta main, tu peux défausser un de tes trois rouges de la table.
help-canasta-rules-black-threes = { $black_threes_melded ->
    [never] - Les trois noirs ne se posent pas, ils se défaussent seulement.
    [going-out-with-wild] - Les trois noirs ne se posent que pour sortir : trois ou quatre, ou deux et un passe-partout.
    [for-last-discard] - Trois trois noirs ou plus ne se posent que pour sortir, à la place de ta dernière défausse.
   *[going-out] - Trois trois noirs ou plus ne se posent que pour sortir, sans passe-partout.
}
help-canasta-rules-turn =
    ### Ton tour
    - Pioche { $cards_drawn ->
        [one] une carte
       *[other] { $cards_drawn } cartes
    }, ou prends la pile. Pose si tu veux. Défausse une carte.
help-canasta-rules-melds =
    ### Les combinaisons
    - Une combinaison, c’est trois cartes ou plus d’un rang, des quatre aux as, avec { $limited ->
        [yes] { $wild_limit } passe-partout au plus,
       *[no] ou sans passe-partout,
    } { $wild_balance ->
        [fewer] et moins de passe-partout que de cartes naturelles
        [free] et au moins deux cartes naturelles
       *[even] et jamais plus de passe-partout que de cartes naturelles
    }.
help-canasta-rules-of-a-rank = { $melds_of_a_rank ->
    [several] - Un camp peut avoir plusieurs combinaisons du même rang.
    [one-open] - Un camp peut en commencer une autre du même rang quand la dernière est une canasta.
   *[one] - Un camp a une combinaison par rang et la complète.
}
help-canasta-rules-canasta = - Sept cartes font une **canasta** : **pure** sans passe-partout, **impure** avec. { $canasta_grows ->
    [yes] Elle peut encore grandir.
   *[no] Ensuite, on ne peut plus rien y ajouter.
}
help-canasta-rules-pure = - Les sept se posent sans passe-partout. Les as en prennent, mais seulement à l’ouverture.
help-canasta-rules-wild-melds = - Des passe-partout peuvent faire une combinaison à part. { $wild_melds_first ->
    [yes] Une fois qu’elle est commencée, aucun passe-partout ne va ailleurs jusqu’à ce que ce soit une canasta.
   *[no] { "" }
}
help-canasta-rules-sequences = - Trois à sept cartes qui se suivent dans une couleur font aussi une combinaison, une séquence (SÉQ. dans l’image), du quatre à l’as, sans passe-partout. Sept font une canasta et ne grandissent plus.
help-canasta-rules-initial =
    ### L’ouverture
    - La première pose d’un camp dans une manche se fait en un tour et doit atteindre un minimum. Il dépend { $minimum_by ->
        [round] du numéro de la manche
       *[score] du score du camp
    } : voir *Points*.
help-canasta-rules-upcard-counts = { $upcard_counts ->
    [added-to-minimum] - La carte du dessus n’aide pas à l’atteindre.
   *[no] - La carte du dessus n’y compte pas. Si tu la poses avec deux cartes seulement, elles n’y comptent pas non plus.
}
help-canasta-rules-opens-anyway = { $opens_anyway ->
    [natural-canasta] - Une canasta pure suffit, quel que soit le minimum.
    [natural-canasta-in-hand] - Une canasta pure de ta main, sans la carte du dessus, suffit, quel que soit le minimum.
    [canasta] - N’importe quelle canasta suffit, quel que soit le minimum.
   *[concealed] - Si tu sors d’un coup, main cachée, il n’y a pas de minimum.
}
help-canasta-rules-take =
    ### La pile
    - Pour prendre la pile, tu dois poser aussitôt sa **carte du dessus**. { $pile_taken ->
        [0] Tu reçois alors le reste de la pile.
       *[other] Tu reçois alors les cartes en dessous, { $pile_taken } cartes en tout.
    }
help-canasta-rules-frozen-always = - La pile est toujours **gelée**.
help-canasta-rules-frozen-by = - Un { $freezers } dans la pile la **gèle**.
help-canasta-rules-frozen-at-first = - La pile commence **gelée**, jusqu’à ce que quelqu’un la prenne.
help-canasta-rules-frozen-until-melded = - Elle est **gelée** pour un camp qui n’a pas encore ouvert.
help-canasta-rules-take-frozen = { $take_frozen ->
    [hand-only] - Pour prendre une pile gelée, pose la carte du dessus avec des cartes de ta main seulement.
   *[natural-pair] - Pour prendre une pile gelée, il te faut deux cartes naturelles du rang de la carte du dessus en main.
}
help-canasta-rules-take-unfrozen = { $freezes ->
    [yes] - Façons de prendre une pile non gelée
   *[no] - Façons de prendre la pile
} : { $ways }.
help-canasta-rules-onto-canasta = { $upcard_onto_canasta ->
    [pair-onto-mixed] - La carte du dessus peut aller sur une canasta impure avec au moins deux cartes naturelles de ta main, et sur aucune autre.
    [only-pair-onto-mixed] - La carte du dessus peut aller sur une canasta impure avec exactement deux cartes naturelles de ta main, et sur aucune autre.
   *[no] - La carte du dessus ne peut pas aller sur une canasta.
}
help-canasta-rules-blocked = - Un trois ou un passe-partout dessus **bloque** la pile pour un tour.
help-canasta-rules-take-back = { $take_back ->
    [never] - Une fois la pile prise, tu ne peux plus la rendre.
    [until-rest] - Tu peux rendre la pile tant que tu n’en as pas reçu le reste{ $take_back_penalty ->
        [0] { "" }
       *[other] , pour { $take_back_penalty } points
    }.
   *[until-discard] - Tu peux rendre la pile tant que tu n’as pas défaussé{ $take_back_penalty ->
        [0] { "" }
       *[other] . Piocher coûte alors { $take_back_penalty } points
    }.
}
help-canasta-rules-wild-discard = - On ne défausse un passe-partout que pour sortir, ou si l’on n’a rien d’autre.
help-canasta-rules-ace-or-seven = - On ne défausse ni as ni sept sur une pile vide.
help-canasta-rules-going-out =
    ### La fin
    - Une manche finit quand quelqu’un **sort** : { $discard_to_go_out ->
        [yes] pose toutes ses cartes sauf une, et défausse celle-là
       *[no] pose toutes ses cartes, ou toutes sauf une, et défausse celle-là
    }. { $canastas_to_go_out ->
        [0] Aucune canasta n’est nécessaire
        [one] Il faut une canasta à ton camp
       *[other] Il faut { $canastas_to_go_out } canastas à ton camp
    }{ $canasta_kinds ->
        [one-sequence] , dont une séquence de sept
        [two-natural-two-mixed] , deux pures et deux impures
       *[any] { "" }
    }.
help-canasta-rules-ask = - Après avoir pioché, tu peux demander à ton équipe : « Puis-je sortir ? » La réponse engage.
help-canasta-rules-last-card = { $last_card ->
    [passed] - Si tu ne peux pas sortir, tu gardes ta dernière carte et passes la défausse.
   *[kept-back] - Si tu ne peux pas sortir{ $foot ->
        [0] { "" }
       *[other] {" "}et n’as plus de pied
    }, tu dois garder une carte après ta défausse.
}
help-canasta-rules-stock-out = { $stock_out ->
    [ends] - La manche finit aussi quand la pioche est vide.
    [ends-or-turned] - Quand la pioche est vide, la place suivante finit la manche ou retourne la pile, qui devient la pioche. La pile ne peut pas être retournée de nouveau si personne n’a posé ni ne l’a prise depuis.
    [turned] - Quand la pioche est vide, la place suivante retourne la pile, qui devient la pioche. La manche finit s’il n’y a pas de pile non plus, ou si personne n’a posé ni pris la pile depuis qu’elle a été retournée.
    [turned-at-once] - Quand la dernière carte de la pioche est prise, la pile est retournée aussitôt et devient la pioche, et la défausse de ce tour commence une nouvelle pile. La manche finit plutôt après ce tour s’il n’y a pas de pile, ou si personne n’a posé ni pris la pile depuis qu’elle a été retournée.
   *[ends-unless-taken] - La manche finit aussi quand la pioche est vide et que la place suivante ne prend pas la pile.
}
help-canasta-rules-special = - Une **main spéciale** finit la manche si tu la réunis avant d’avoir posé quoi que ce soit : voir *Points*.
help-canasta-rules-game = { $rounds ->
    [0] - La partie se joue en { $target } points.
    [one] - La partie se joue en une manche.
   *[other] - La partie se joue en { $rounds } manches.
}

freezers-wild = passe-partout
freezers-red-three = trois rouge
freezers-both = passe-partout ou un trois rouge
ways-pair = deux cartes naturelles du rang de la carte du dessus, de ta main
ways-natural-and-wild = une carte naturelle de son rang et un passe-partout, de ta main
ways-meld = une combinaison de ton camp où la carte du dessus va

## How to play

help-canasta-play =
    - Commence ton tour par **Piocher** ou **Prendre la pile**. S’il y a plusieurs façons de prendre la pile, on te demande laquelle.
    - **Poser** propose les combinaisons les plus probables, rang par rang. En dessous, tu peux choisir les cartes toi-même. Ou écris : `/meld cards: KH KS KD` (ou `trois rois`) pose trois rois, et `/meld cards: 2D onto: rois` leur ajoute un deux.
    - **Défausser** finit ton tour.
help-canasta-play-undo = { $take_back ->
    [never] - Il n’y a pas d’**Annuler** dans ce jeu : tout ce que tu joues est définitif.
   *[other] - **Annuler** reprend une pose, ou rend la pile si tu l’as prise. Piocher est définitif.
}
help-canasta-play-ask = - **Puis-je sortir ?** demande à ton équipe, qui répond par un bouton sous sa main. Si c’est oui, tu dois sortir à ce tour. Si c’est non, tu ne le peux pas.
help-canasta-play-special = - **Main spéciale** pose toute ta main si c’est une des mains spéciales.
help-canasta-play-pass = - **Passer** garde ta dernière carte si tu ne peux pas sortir.
help-canasta-play-end = - **Finir la manche** apparaît quand la pioche est vide.
help-canasta-play-melds = - Si ton camp a plusieurs combinaisons d’un rang, elles sont numérotées : `/meld cards: KH onto: K-2` complète la deuxième combinaison de rois, et `onto: K+` en commence une nouvelle. Une séquence se nomme par sa couleur : `onto: cœur`.
help-canasta-play-hand = Ta main montre combien de points il faut à ton ouverture et combien tu peux en atteindre. Les nouvelles cartes sont marquées. `/table rules` montre chaque règle d’une table.

## Strategy

help-canasta-strategy =
    - N’ouvre pas tôt juste parce que tu le peux : chaque carte posée manque à ta main.
    - Garde les paires. Elles prennent la pile.
    - Regarde ce que les autres posent, et ne le défausse pas{ $frozen_always ->
        [yes] { "" }
       *[no] , sauf si la pile est gelée
    }.
    - Un trois noir{ $all_threes_equal ->
        [yes] {" "}marque des points sur la table : il n’encombre jamais ta main
       *[no] {" "}est une défausse sûre : il empêche la place suivante de prendre la pile
    }.
help-canasta-strategy-freeze = - Si les autres peuvent prendre une pile qui grossit, gèle-la avec un passe-partout de trop.
help-canasta-strategy-frozen = - La pile est toujours gelée, donc elle grossit. Elle va à qui a la bonne paire.
help-canasta-strategy-wild = - Garde les passe-partout pour les canastas. Une canasta de passe-partout vaut le plus, mais seulement finie.
help-canasta-strategy-pure = - Sept et as coûtent cher s’ils ne deviennent pas une canasta. Ne les commence que si tu en vois cinq ou plus.
help-canasta-strategy-talons = - Le premier camp qui ouvre reçoit la plus grosse réserve : ouvrir tôt paie ici.
help-canasta-strategy-sequences = - Garde les cartes d’une couleur qui sont proches. Une séquence de sept bat la plupart des canastas.
help-canasta-strategy-foot = - Arrive tôt à ton pied. Tu ne peux pas sortir sans lui, et chaque carte qui y reste compte contre toi.
help-canasta-strategy-partners = - Tes combinaisons sont celles de toute ton équipe. Finis ce qui est sur la table avant de commencer autre chose, et ne défausse pas ce que ton équipe collectionne.
help-canasta-strategy-canastas = - Finis { $canastas_to_go_out } canastas avant de vider ta main.
help-canasta-strategy-quick = - Personne n’a besoin d’une canasta pour sortir. Avec peu de cartes en main, tu mets les autres sous pression.
help-canasta-strategy-going-out = - Sors quand les autres ont beaucoup de cartes. Attends si ton camp a encore des canastas à finir.

## Scoring

help-canasta-scoring =
    - Joker 50 ; deux et as 20 ; du roi au huit 10 ; sept { $seven } ; du six au quatre 5 ; trois noir 5. Les cartes sur la table comptent pour toi, celles restées en main contre toi.
    - Canasta pure { $natural_canasta }, canasta impure { $mixed_canasta }.
help-canasta-scoring-sequence = - Séquence de sept { $sequence_canasta }.
help-canasta-scoring-wild = - Canasta de passe-partout { $wild_canasta }.
help-canasta-scoring-special-canastas = - Canasta pure d’as ou de sept 2 500 ; de deux seulement 3 000 ; de quatre jokers et trois deux 2 500.
help-canasta-scoring-out = - Sortir { $going_out }{ $concealed ->
    [0] { "" }
   *[other] , avec toute ta main en un tour { $concealed } de plus
}.
help-canasta-scoring-red-threes = - Trois rouges { $red_three } chacun, tous ensemble { $all_red_threes }{ $red_threes_count ->
    [always] { "" }
    [with-canastas] . Ils comptent pour un camp qui a deux canastas, contre un camp qui n’en a aucune, et pas du tout avec une
    [with-two-canastas] . Ils comptent contre un camp qui a moins de deux canastas
    [unless-caught] . Ils comptent contre un camp qui n’a rien posé quand un autre sort
   *[with-meld] . Ils comptent contre un camp qui n’a rien posé
}.
help-canasta-scoring-threes = - D’un à quatre trois d’une teinte : 100, 300, 500, 1 000{ $red_threes_count ->
    [always] { "" }
    [with-canastas] . Ils comptent pour un camp qui a deux canastas, contre un camp qui n’en a aucune, et pas du tout avec une
    [with-two-canastas] . Ils comptent contre un camp qui a moins de deux canastas
    [unless-caught] . Ils comptent contre un camp qui n’a rien posé quand un autre sort
   *[with-meld] . Ils comptent contre un camp qui n’a rien posé
}.
help-canasta-scoring-held = - Resté en main, un trois rouge coûte { $red_three_held } et un trois noir { $black_three_held }.
help-canasta-scoring-without-canasta = { $melded_without_canasta ->
    [minus-with-hand] - Si ton camp n’a pas de canasta, toutes tes cartes comptent contre toi, posées ou non, et rien d’autre ne compte, pas même les trois rouges.
    [minus-below-needed] - Si ton camp a moins de canastas qu’il n’en faut pour sortir, tes cartes posées comptent contre toi, et aucune prime ne compte.
   *[minus] - Si ton camp n’a pas de canasta, tes cartes posées comptent contre toi.
}
help-canasta-scoring-unfinished = - Une combinaison inachevée de passe-partout coûte 2 000, de sept ou d’as 2 500 (pas d’as avec passe-partout). Trois sept ou trois as restés en main coûtent 1 500.
help-canasta-scoring-special-hands = - Une main spéciale ne rapporte rien d’autre.
help-canasta-scoring-straight = - **Grande suite** (une carte de chaque rang du quatre à l’as, un deux, un joker, et un trois sur la table) : 3 000.
help-canasta-scoring-pairs = - **Sept paires** : sans passe-partout 2 500, ou avec deux, sept et as 2 000.
help-canasta-scoring-garbage = - **Fourre-tout** (deux carrés et deux brelans, sans passe-partout) : 2 000.
help-canasta-scoring-minimums = ### Points de l’ouverture
help-canasta-minimum = { $below ->
    [0] - Score sous zéro : { $points }
   *[other] - Score sous { $below } : { $points }
}
help-canasta-minimum-round = - Avant la manche { $below } : { $points }
help-canasta-minimum-above = - Sinon : { $points }

## Words

help-canasta-words =
    - **Combinaison** : des cartes d’un rang sur la table. **Poser** : les y mettre.
    - **Canasta** : une combinaison de sept cartes ou plus. **Pure** sans passe-partout, **impure** avec.
    - **Passe-partout**, ou carte **libre** : un joker ou un deux. **Carte naturelle** : toute autre carte.
    - **Pioche** : les cartes cachées que tu pioches. **Pile** : les cartes défaussées, avec sa **carte du dessus**.
    - **Gelée** : la pile ne se prend qu’avec des cartes de la main. **Bloquée** : elle ne se prend pas à ce tour.
    - **Ouverture** : la première pose d’un camp dans une manche.
    - **Sortir** : se débarrasser de toutes ses cartes, ce qui finit la manche. **Main cachée** : toutes en un tour.
    - **Camp** : une personne seule, ou des partenaires qui posent et marquent ensemble.
help-canasta-words-talon = - **Réserve** : des cartes en plus pour les premiers camps qui ouvrent.
help-canasta-words-foot = - **Pied** : la deuxième main de chacun.
help-canasta-words-sequence = - **Séquence** : des cartes qui se suivent dans une couleur. Sept font une samba, ou une escalera.
help-canasta-words-special = - **Main spéciale** : quatorze cartes qui finissent la manche aussitôt.

## The options: what each is called, and what it says

option-players = Nombre de places
    .about = À combien on peut jouer d’après ces règles.
option-partnerships = Équipes
    .about = Qui marque ensemble à quatre ou six. À tout autre nombre, chacun joue pour soi.
option-rounds = Manches
    .about = Qui mène après ce nombre de manches gagne, quel que soit le score à atteindre. 0 : pas de limite.
option-rounds-0 = pas de limite
option-packs = Jeux de cartes
    .about = Combien de jeux de 52 cartes on prend.
option-packs_more = Jeux de cartes à plus
    .about = D’autres nombres de jeux selon combien on est.
option-jokers = Jokers
    .about = Combien de jokers il y a dans deux jeux. Avec plus de jeux, il y en a plus.
option-hand_size_more = Cartes distribuées à plus
    .about = D’autres tailles de main selon combien on est.
option-foot = Pied
    .about = Cartes d’une deuxième main, prise quand la première est épuisée. 0 : pas de pied.
option-talons = Réserves
    .about = Des cartes mises de côté. Les camps les reçoivent dans l’ordre de leurs ouvertures.
option-cards_drawn = Cartes piochées
    .about = Combien de cartes tu pioches à chaque tour.
option-first_upcard = Première retourne
    .about = Si une carte est retournée pour commencer la pile.
option-first_upcard_covers = Première retourne recouverte
    .about = Si c’est une de celles-ci, on en retourne une autre par-dessus.
option-red_three_drawn = Trois rouge pioché
    .about = Ce qui se passe quand tu pioches un trois rouge.
option-all_threes_equal = Trois noirs comme les rouges
    .about = Les trois noirs vont aussi sur la table, et les trois comptent par teinte.
option-red_three_discard = Défausser des trois rouges
    .about = Tu peux défausser un de tes trois rouges de la table au lieu d’une carte de ta main.
option-black_threes_melded = Poser des trois noirs
    .about = Quand tu peux poser des trois noirs.
option-wild_limit = Passe-partout par combinaison
    .about = Combien de passe-partout une combinaison peut avoir au plus.
option-wild_balance = Passe-partout face aux naturelles
    .about = Combien de passe-partout une combinaison peut avoir selon ses cartes naturelles.
option-melds_of_a_rank = Combinaisons du même rang
    .about = Combien de combinaisons d’un rang un camp peut avoir.
option-canasta_grows = Les canastas peuvent grandir
    .about = Tu peux ajouter des cartes à une canasta.
option-pure_aces_and_sevens = As et sept purs
    .about = Les sept se posent sans passe-partout, les as n’en prennent qu’à l’ouverture.
option-wild_melds = Combinaisons de passe-partout
    .about = Trois passe-partout ou plus peuvent faire une combinaison à part.
option-wild_melds_first = Passe-partout à finir d’abord
    .about = Une fois cette combinaison commencée, ils ne vont pas ailleurs avant qu’elle soit une canasta.
option-sequences = Séquences
    .about = Trois à sept cartes qui se suivent dans une couleur font une combinaison. À sept, elle est close.
option-frozen_at_first = Pile gelée au départ
    .about = La pile est gelée jusqu’à ce que quelqu’un la prenne une première fois.
option-frozen_always = Pile toujours gelée
    .about = La pile est gelée tout le temps.
option-frozen_until_melded = Pile gelée jusqu’à ton ouverture
    .about = La pile est gelée pour un camp qui n’a pas ouvert.
option-frozen_by = Ce qui gèle la pile
    .about = Les cartes qui gèlent la pile tant qu’elles y sont.
option-take_frozen = Prendre une pile gelée
    .about = Ce qu’il te faut pour prendre une pile gelée.
option-take_unfrozen = Prendre une pile non gelée
    .about = Ce qu’il te faut pour prendre une pile non gelée.
option-upcard_onto_canasta = Carte du dessus sur une canasta
    .about = Si tu peux prendre la pile avec une canasta du rang de la carte du dessus.
option-pile_taken = Cartes prises dans la pile
    .about = Combien de cartes tu prends dans la pile. 0 : toutes.
option-take_back = Rendre la pile
    .about = Jusqu’à quand tu peux changer d’avis après avoir pris la pile.
option-take_back_penalty = Pénalité pour rendre la pile
    .about = Combien de points coûte de rendre la pile.
option-wild_discard = Défausser des passe-partout
    .about = Quand tu peux défausser un passe-partout.
option-ace_or_seven_to_empty_pile = As ou sept sur une pile vide
    .about = Tu peux défausser un as ou un sept quand la pile est vide.
option-minimums = Points de l’ouverture
    .about = Ce que la première pose d’un camp doit valoir, sous chaque score ou avant chaque manche.
option-top_minimum = Points de l’ouverture au-delà
    .about = Ce qu’elle doit valoir au-dessus de tout cela.
option-minimum_by = Ce qui fixe l’ouverture
    .about = Si c’est le score ou la manche qui fixe les points de l’ouverture.
option-upcard_counts = La carte du dessus compte à l’ouverture
    .about = Si la carte du dessus compte pour l’ouverture.
option-opens_anyway = Ouverture sans minimum
    .about = Avec quoi tu peux ouvrir, même pour peu de points.
option-canastas_to_go_out = Canastas pour sortir
    .about = Combien de canastas il faut à un camp pour sortir.
option-canasta_kinds = Sortes de canastas pour sortir
    .about = De quelles sortes elles doivent être.
option-ask_to_go_out = Demander à sortir
    .about = Tu peux demander à ton équipe : « Puis-je sortir ? » La réponse engage.
option-discard_to_go_out = Défausse pour sortir
    .about = Pour sortir, tu dois défausser ta dernière carte.
option-last_card = Dernière carte sans assez de canastas
    .about = Ce que tu fais si tu ne peux pas sortir.
option-stock_out = Quand la pioche est vide
    .about = Ce qui se passe quand la pioche s’épuise.
option-special_hands = Mains spéciales
    .about = Ces mains finissent la manche si tu en réunis une avant d’avoir posé quoi que ce soit.
option-seven = Points d’un sept
    .about = Ce que vaut un sept.
option-natural_canasta = Points d’une canasta pure
    .about = La prime d’une canasta sans passe-partout.
option-mixed_canasta = Points d’une canasta impure
    .about = La prime d’une canasta avec passe-partout.
option-wild_canasta = Points d’une canasta de passe-partout
    .about = La prime d’une canasta faite seulement de passe-partout.
option-sequence_canasta = Points d’une séquence de sept
    .about = La prime d’une séquence close.
option-special_canastas = Canastas spéciales
    .about = As ou sept purs, deux seuls, et quatre jokers avec trois deux valent plus.
option-going_out = Points pour sortir
    .about = La prime de sortie.
option-concealed = Points d’une main cachée
    .about = Une prime en plus si tu poses toute ta main en un tour.
option-red_three = Points d’un trois rouge
    .about = Ce que vaut un trois rouge sur la table.
option-all_red_threes = Points de tous les trois rouges
    .about = Ce qu’ils valent ensemble si un camp les a tous.
option-red_threes_count = Quand les trois rouges comptent
    .about = Quand les trois sont une prime. Sinon, ils coûtent autant.
option-red_three_held = Coût d’un trois rouge en main
    .about = Ce que coûte un trois rouge resté en main.
option-black_three_held = Coût d’un trois noir en main
    .about = Ce que coûte un trois noir resté en main.
option-melded_without_canasta = Cartes posées sans canasta
    .about = Comment comptent tes cartes posées si tu n’as pas de canasta.
option-unfinished_melds = Combinaisons inachevées
    .about = As, sept ou passe-partout posés sans canasta coûtent des points ; trois as ou trois sept en main aussi.

## Values of options

option-partnerships-none = chacun pour soi
option-partnerships-two-sides = deux camps
option-partnerships-three-sides = trois camps
option-first_upcard-turned = retournée de la pioche
option-first_upcard-none = aucune, la pile commence vide
option-first_upcard_covers-wild-any-three = passe-partout et tous les trois
option-first_upcard_covers-wild-red-three = passe-partout et trois rouges
option-red_three_drawn-replaced = il va sur la table, et tu pioches une autre carte
option-red_three_drawn-not-replaced = il va sur la table, et tu ne pioches pas d’autre carte
option-red_three_drawn-ends-turn = il va sur la table et finit ton tour
option-red_three_drawn-kept = il reste en main comme toute carte
option-black_threes_melded-going-out = trois ou plus, en dernière combinaison quand tu sors
option-black_threes_melded-going-out-with-wild = de même, ou deux avec un passe-partout
option-black_threes_melded-for-last-discard = trois ou plus, à la place de ta dernière défausse
option-black_threes_melded-never = jamais
option-wild_balance-even = pas plus que de naturelles
option-wild_balance-fewer = moins que de naturelles
option-wild_balance-free = au choix, avec au moins deux naturelles
option-melds_of_a_rank-one = une
option-melds_of_a_rank-one-open = une autre quand la dernière est une canasta
option-melds_of_a_rank-several = autant qu’on veut
option-frozen_by-wild = passe-partout
option-frozen_by-red-three = trois rouges
option-take_frozen-natural-pair = deux cartes naturelles de ta main
option-take_frozen-hand-only = des cartes de ta main seulement
option-take_unfrozen-pair = deux cartes naturelles
option-take_unfrozen-natural-and-wild = une naturelle et un passe-partout
option-take_unfrozen-meld = une combinaison de ton camp
option-upcard_onto_canasta-yes = oui
option-upcard_onto_canasta-pair-onto-mixed = seulement sur une impure, avec au moins deux naturelles
option-upcard_onto_canasta-only-pair-onto-mixed = seulement sur une impure, avec exactement deux naturelles
option-upcard_onto_canasta-no = non
option-take_back-until-discard = jusqu’à ta défausse
option-take_back-until-rest = jusqu’à ce que tu reçoives le reste de la pile
option-take_back-never = jamais, et les poses non plus
option-wild_discard-yes = toujours
option-wild_discard-going-out = pour sortir, ou d’une main de passe-partout
option-minimum_by-score = le score du camp
option-minimum_by-round = le numéro de la manche
option-upcard_counts-yes = oui
option-upcard_counts-no = non, ni deux cartes seulement posées avec elle
option-upcard_counts-added-to-minimum = non, ses points s’ajoutent au minimum
option-opens_anyway-nothing = rien
option-opens_anyway-natural-canasta = une canasta pure
option-opens_anyway-natural-canasta-in-hand = une canasta pure de ta main, sans la carte du dessus
option-opens_anyway-canasta = n’importe quelle canasta
option-opens_anyway-concealed = une sortie en un tour
option-canasta_kinds-any = n’importe lesquelles
option-canasta_kinds-one-sequence = au moins une séquence
option-canasta_kinds-two-natural-two-mixed = deux pures et deux impures
option-last_card-kept-back = garder une carte après ta défausse
option-last_card-passed = garder ta dernière carte, sans défausse
option-stock_out-ends-unless-taken = la manche finit, sauf si la pile est prise
option-stock_out-ends = la manche finit
option-stock_out-ends-or-turned = la place suivante finit la manche ou retourne la pile
option-stock_out-turned = la place suivante retourne la pile
option-stock_out-turned-at-once = la pile est retournée dès que la dernière carte est piochée
option-special_hands-straight = grande suite
option-special_hands-pairs = sept paires
option-special_hands-garbage = fourre-tout
option-red_threes_count-with-meld = avec une combinaison
option-red_threes_count-with-canastas = avec deux canastas ; avec une, ils ne comptent pas
option-red_threes_count-with-two-canastas = avec deux canastas
option-red_threes_count-always = toujours
option-red_threes_count-unless-caught = sauf si un autre camp sort avant que tu ne poses
option-melded_without_canasta-plus = pour toi
option-melded_without_canasta-minus = contre toi
option-melded_without_canasta-minus-with-hand = contre toi, et rien d’autre ne compte
option-melded_without_canasta-minus-below-needed = de même avec moins de canastas que pour sortir
option-starter-cut = à tour de rôle, après une coupe à la plus haute
option-starter-cut-then-loser = une coupe à la plus haute, puis le plus petit score de la manche d’avant
option-starter-first-seat = toujours la place 1
option-packs_more-pair = { $second } à { $first }
option-hand_size_more-pair = { $second } à { $first }
option-minimums-pair = { $second } sous { $first }

## Groups of options

group-threes = Trois
group-pile = Pile
group-opening = Ouverture
group-ending = Fin de la manche
