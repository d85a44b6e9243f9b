### Games in which melds are laid on the table: sentences that they share.

refusal-owed = Tu as pris { $card } pour la poser : fais-le d’abord. Pour la rendre, appuie sur **{ verb-undo }**.
refusal-take-one-card = Nomme une carte de la pile. Toutes celles posées dessus viennent avec elle.
refusal-not-in-pile = { $card } n’est pas dans la pile.
refusal-take-to-meld = Tu ne peux prendre { $card } que si tu peux la poser aussitôt, avec tes cartes et celles du dessus. Ce n’est pas possible maintenant.
refusal-name-cards = Nomme les cartes que tu veux poser.
refusal-no-meld = { $cards } n’est ni un groupe ni une suite. Un groupe, c’est trois ou quatre cartes d’un rang, de couleurs différentes ; une suite, au moins trois cartes qui se suivent dans une couleur.
refusal-does-not-fit = { $cards } ne va pas avec { $melds }. Choisis une combinaison dans la liste.
refusal-which-meld = { $card } va à plus d’un endroit. Dis où : choisis dans la liste.
refusal-joker-useless = { $count ->
    [one] Tu devrais poser le joker aussitôt, et il n’irait nulle part.
   *[other] Tu devrais poser { $count } jokers aussitôt, et ils n’iraient pas tous quelque part.
}
refusal-first-meld = Ta première pose doit valoir au moins { $needs } points, en nouvelles combinaisons. Celle-ci vaut { $has }.
refusal-keep-one = Il te faut une carte à défausser à la fin de ton tour : gardes-en une.
