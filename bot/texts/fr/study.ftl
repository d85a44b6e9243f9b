### Learning: legal moves and why others aren't, hints with their reasons, and what can be known of hidden cards.

command-assist = Trouver de l’aide pour ton tour, ou laisser jouer des ordinateurs
command-assist-hint = Ce que le meilleur niveau jouerait ici, et pourquoi, d’après les cartes que tu vois
command-assist-explain = Ce que tu peux faire maintenant, et pourquoi pas le reste
command-assist-opening = Comment faire ton ouverture
command-explore = Ce que tu peux savoir des cartes, rien que pour tes yeux
command-explore-distribution = Où sont les cartes que tu peux voir
command-explore-recall = Ce que tu as vu des cartes des autres, et eux des tiennes
command-explore-deduce = Quelles cartes tu n’as pas vues, et où elles peuvent être
command-explore-both = Ce que tu as vu, et ce qui en découle
command-explore-predict = Ce que les autres ont peut-être, et si quelqu’un peut sortir
command-explore-analyze = À quoi servent les cartes de ta main
command-tutorial = Apprendre un jeu à ta propre table, règle par règle, au moment où chacune compte
button-hint = Conseil
argument-again = Revoir aussi les règles déjà montrées
tutorial-name = Leçon : { $called }
tutorial-goes-on = Ta leçon est encore ouverte ici : { $link }. Pour en commencer une autre, ferme-la avec `/table close`.
tutorial-over = La partie est finie, et la leçon aussi. `/table new` ouvre une table pour jouer avec d’autres, et `/help` a toutes les règles.
done-tutorial = Ta table d’entraînement est prête dans un fil privé : { $link }. Elle guide tes premiers coups, puis explique chaque autre règle au moment où elle compte.
tutorial-begins = L’image, c’est ta table, et les boutons dessous montrent ce que tu peux faire. **{ button-hand }** montre tes cartes ; tu les reçois aussi en message privé. **{ button-hint }**, sous tes cartes, montre ce que jouerait le meilleur niveau, et **{ verb-undo }** reprend une erreur. Rien ne compte ici. Pour arrêter, utilise `/table close`.
study-title = { $about ->
    [explain] Ce que tu peux faire
    [opening] Ton ouverture
    [distribution] Où sont les cartes
    [recall] Ce que tu as vu
    [deduce] Ce que tu n’as pas vu
    [both] Ce que tu as vu et pas vu
    [predict] Ce que les autres ont peut-être
   *[analyze] À quoi sert ta main
}
study-not = Ce que tu ne peux pas faire :
study-refused = - **{ $does }** – { $why }
hint-counts = -# Si tu le joues, c’est l’ordinateur qui a décidé, pas toi. Une victoire compte pour toi si tu as pris au moins la moitié de tes décisions.
hint-lead = Sur { $deals } donnes que l’ordinateur a imaginées, cela { $unit ->
    [points] a donné en moyenne { $lead } { $lead ->
        [one] point
       *[other] points
    } de mieux
    [round] a rendu une manche gagnée plus probable de { $lead } { $lead ->
        [one] point
       *[other] points
    } de pourcentage en moyenne
    [game] a rendu une partie gagnée plus probable de { $lead } { $lead ->
        [one] point
       *[other] points
    } de pourcentage en moyenne
   *[chances] a rendu une victoire plus probable de { $lead } { $lead ->
        [one] point
       *[other] points
    } de pourcentage en moyenne (manche et partie comptent chacune pour moitié)
} que son deuxième meilleur choix : { $other }
hint-solved = Calculé jusqu’à la fin : si chacun joue au mieux, { $unit ->
    [tricks] le deuxième meilleur résultat donne { $lead ->
        [one] 1 pli
       *[other] { $lead } plis
    } de moins
    [last-trick] cela gagne le dernier pli, pour { $lead } points. Ainsi, il serait perdu
   *[points] le deuxième meilleur résultat donne { $lead ->
        [one] 1 point
       *[other] { $lead } points
    } de moins d’ici la fin de la manche
} : { $other }
refusal-hints-off = Pas de conseils quand des gens jouent entre eux. Avant le début, l’hôte peut les permettre sous **{ button-rules }**, si tout le monde est d’accord.
refusal-not-in-this-game = Cette page n’existe pas pour { $called }. Essaie : { $names }.

## What can be done

fact-may-deal = La manche est finie. N’importe qui à la table peut distribuer la manche { $round }.
fact-may-undo = Tu peux annuler ce que tu as fait à ce tour.

## Hints

fact-do-draw = Pioche.
fact-do-meld = Pose { $cards } ({ $rank }).
fact-do-deal = Distribue la manche suivante.

## Where the cards are

counted = { $rank } { $count }
fact-place-hand = Ta main : { $cards }.
fact-place-pile = Pile : { $cards }.
fact-place-melds = { $side }, combinaisons : { $counts }.
fact-place-trick = Dans le pli : { $cards }.
fact-place-laid = Cartes que tu as écartées : { $cards }.
fact-place-tricks = { $side }, plis : { $suits }.
fact-recall-yours = Les autres ont vu ces cartes de ta main : { $cards }.
fact-recall-theirs = { $seat } a { $cards }, tu l’as vu.
fact-recall-discards = { $seat } a défaussé { $cards }.
fact-recall-played = Déjà joué : { $suits }.
fact-recall-nothing = Il n’y a encore rien à retenir.
fact-unseen = Pas vu ({ number-of-cards }) : { $counts }.
fact-unseen-cards = Pas vu ({ number-of-cards }) : { $suits }.
fact-unseen-theirs = { $seat } a forcément { $cards } : il ne reste rien d’autre.
fact-unseen-none = Tu as vu toutes les cartes.
fact-unseen-stock = { $count ->
    [one] { $count } d’entre elles est cachée sur la table.
   *[other] { $count } d’entre elles sont cachées sur la table.
}
fact-unseen-laid = { $count ->
    [one] { $count } d’entre elles a été écartée, cachée.
   *[other] { $count } d’entre elles ont été écartées, cachées.
}
fact-unseen-hand = { $count ->
    [0] Tu connais toutes les cartes { DE($seat) }.
    [one] { $count } d’entre elles est dans la main { DE($seat) }.
   *[other] { $count } d’entre elles sont dans la main { DE($seat) }.
}

## What the others may hold

fact-predict-sure = { $seat } a sûrement { $cards }.
fact-predict-nothing = Rien de ce que { $seat } a fait ne t’éclaire sur le reste de sa main.
fact-predict-gone = Personne d’autre ne peut avoir { $cards }.
fact-predict-no-cards = { $seat } ne peut pas avoir { $cards }.
