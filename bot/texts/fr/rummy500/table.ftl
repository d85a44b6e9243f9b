### Rummy 500: its names, what its players do and see, its options, and why the rules refuse an action.

game-rummy500 = Rami 500
called-rummy500 = { $preset }
preset-rummy500 = Rami 500
preset-meggiesoft = Rami 500 strict à deux
preset-party = Rami 500 de soirée
preset-partnership = Rami 500 par équipes

phase-draw = piocher ou prendre dans la pile

verb-claim = Rami !
kind-claim = réclamer la dernière défausse, qui va sur une combinaison de la table
kind-take = prendre dans la pile
kind-pass = laisser la dernière défausse aux autres, ou finir la manche sans piocher
ask-take = Quelle carte de la pile veux-tu ? Toutes celles posées dessus viennent avec elle.
ask-claim = Où veux-tu l’ajouter ?
ask-meld = Que veux-tu poser ? Choisis des cartes, ou une de ces propositions.
heading-take = -# Prendre dans la pile :

choice-take-more = { $card } et { $count } de plus
choice-meld = { $melds } +{ $points }
label-meld = { $count ->
    [one] Poser { $melds } +{ $points }
   *[other] Tout poser : { $melds } +{ $points }
}
choice-lay-off-on = { $cards } sur { $melds } +{ $points }
choice-lay-off-low = { $card } au début de { $melds } +{ $points }
choice-lay-off-joker = { $card } pour le joker de { $melds }
choice-claim-on = Rami ! { $card } sur { $melds } +{ $points }
choice-claim-low = Rami ! { $card } au début de { $melds } +{ $points }
choice-discard = { $card }
target-run = la suite { $melds }
target-set = le groupe { $melds }
target-low-end = le début de la suite { $melds }
target-joker-of = le joker de { $melds }
target-new = une nouvelle suite, { $melds }
target-depth = { $count ->
    [0] rien d’autre
    [one] { $count } carte de plus
   *[other] { $count } cartes de plus
}

## What happened

event-turned-up = { $cards } commence la pile.
event-claimed = Rami ! { $seat } réclame { $cards } (+{ $points }).
event-stock-out = La pioche est épuisée : la manche est finie.
event-took-nothing = { $seat } ne prend rien dans la pile.
did-melded = pose { $cards } (+{ $points })
did-laid-off = ajoute { $cards } (+{ $points })
did-exchanged = met { $cards } à la place d’un joker
did-claimed = crie « Rami ! » et ajoute { $cards } (+{ $points })
did-took-nothing = ne prend rien

score-laid = { $count ->
    [one] { $count } carte posée
   *[other] { $count } cartes posées
}
score-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
score-one-turn = sortie en un tour

## Cautions

asking-discard-fits = Demander avant de défausser une carte qui va sur une combinaison de la table
asking-hold-melds = Demander avant de garder des combinaisons en main quand la manche touche à sa fin
caution-discard-fits = { $card } va sur { $melds } : tu pourrais l’y ajouter et la marquer.
caution-hold-melds = La manche touche à sa fin, et { $melds } te coûtera si tu l’as encore en main.

## The table in words

fact-fitting = { $count ->
    [one] { $cards } va sur une combinaison de la table.
   *[other] { $cards } vont sur des combinaisons de la table.
}
fact-round = Manche { $round }. { $seat } a distribué. { goes-to }
fact-to-draw = { $seat } pioche, ou prend dans la pile.
fact-to-meld = { $seat } peut poser, et défausse.
fact-pile = { $count ->
    [one] La pile a { $count } carte : { $cards }.
   *[other] La pile, { $count } cartes à partir du bas : { $cards }.
}
brief-pile = La pile a { number-of-cards }, dont { $cards } bien visibles.
fact-owed = { $seat } doit d’abord poser { $card }.
fact-claimable = { $card } va sur une combinaison de la table et peut être réclamée.
fact-on-table = Combinaisons sur la table : { $melds }.
fact-meld-run = Suite : { $melds }
fact-meld-set = Groupe : { $melds }
fact-laid-by = - { $seat } y a posé { $cards }.
fact-total = { $side } a { number-of-points }.
fact-ended-out = Sortie : { $seat }.
fact-ended-stock = La manche s’est finie avec la pioche.
fact-arranged = { $count ->
    [0] Tu n’as pas de combinaison en main.
   *[other] Combinaisons en main : { $melds }.
} Tes cartes te coûtent { $points } si quelqu’un d’autre sort.

## What the rules refuse

refusal-draw-first = Pioche d’abord une carte, ou prends dans la pile.
refusal-already-drawn = Tu as ta carte pour ce tour. Pose ce que tu veux, puis défausse.
refusal-stock-empty = La pioche est vide. Prends une carte de la pile et pose-la, ou passe pour finir la manche.
refusal-stock-left = Tu ne peux pas passer : pioche une carte ou prends dans la pile.
refusal-no-claim = Il n’y a pas de défausse à réclamer. Tu peux crier « Rami ! » quand quelqu’un défausse une carte qui va sur une combinaison, jusqu’à la pioche suivante.
refusal-first-meld-first = Tu ne peux réclamer une défausse qu’après ta première pose.
refusal-claim-onto = { $card } ne va pas là. Choisis une combinaison de la liste.
refusal-claim-or-pass = Ce n’est pas ton tour, mais tu peux réclamer { $card }, ou passer.
refusal-fits-nothing = { $card } ne va sur aucune combinaison de la table. Pose au moins trois cartes ensemble.
refusal-too-few-cards = Avec { $value } cartes chacun, à { $seats }, il reste trop peu de cartes à piocher. Distribue moins de cartes.

## Options

group-pile = Pioche
option-hand_size-usual = 13 à deux, 7 à plus
option-partners = Équipes de deux
    .about = Les partenaires se font face et marquent ensemble.
option-jokers = Jokers par paquet
    .about = Ils remplacent n’importe quelle carte et valent 15.
option-joker_exchange = Les jokers peuvent s’échanger
    .about = Si tu as la carte qu’un joker de la table remplace, tu peux la mettre là et poser le joker.
option-upcard_melded = La dernière défausse aussi doit être posée
    .about = Sinon, on peut prendre la carte du dessus de la pile simplement pour la garder.
option-empty_stock = Quand la pioche est vide
    .about = Si la manche finit aussitôt, ou seulement quand quelqu’un passe.
option-empty_stock-ends = la manche finit
option-empty_stock-pile = on continue à prendre la pile
option-rummy = « Rami ! » : on peut réclamer une défausse
    .about = Si quelqu’un défausse une carte qui va sur une combinaison de la table, elle est au plus rapide des autres.
option-first_meld = Points d’une première pose, au moins
    .about = Ce qu’un camp pose d’abord dans une manche doit valoir autant, en une fois.
option-last_discard = Il faut une défausse pour sortir
    .about = Sinon, on peut aussi sortir en posant sa dernière carte.
option-aces = Valeur des as
    .about = Sur la table comme en main.
option-aces-by-use = 15, mais 1 à côté d’un deux
option-aces-fifteen = 15
option-aces-one-in-hand = 15, mais 1 à côté d’un deux et en main
option-card_points = Valeur des deux aux neuf
option-card_points-pips = leur chiffre
option-card_points-fives = 5 chacun
option-one_turn_doubles = Sortir en un tour double
    .about = Compte double si rien n’était à toi sur la table avant ce tour.

## Records

most-laid = Le plus de cartes posées dans une manche
feat-laid = { score-laid }
