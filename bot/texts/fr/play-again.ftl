### Playing again: going back, the same cards, the next game.

## What a table says

practice = C’est une table d’entraînement : elle est hors classement, et l’on peut y revenir en arrière.
practice-short = -# Entraînement, hors classement.
friendly-short = -# Partie amicale, hors classement.{ $open ->
    [yes] { "" } Le public peut voir toutes les mains d’une manche quand elle est finie.
   *[no] { "" }
}
practice-cards = Ce sont les cartes de la table { $table }, déjà jouées. Des mots pour le mélange ne changent rien.
again-choose = Revenir à :
again-becomes = Revenir en arrière en fait une partie d’entraînement (**hors classement**), pour de bon.{ becomes-free } Revenir à :
becomes-free = { $cost ->
    [free] {" "}Tu n’y as encore rien décidé : cela ne coûte donc rien ({ free-ending }).
   *[nothing] {""}
}

## Buttons

button-again = Revenir
button-replay = Mêmes cartes
button-anew = Nouvelle partie
button-rewind-turn = Mon dernier tour
button-rewind-round = Début de la manche
button-rewind-game = Début de la partie
button-rewind-deal = Nouvelles cartes

## Commands

undo-action = la dernière action
undo-turn = tout le tour
undo-earlier = un tour plus ancien (entraînement)
restart-round = cette manche, avec les mêmes cartes
restart-game = la partie, avec les mêmes cartes
restart-deal = cette manche, avec de nouvelles cartes
command-table-restart = Recommencer une manche ou la partie, pour s’entraîner
command-table-replay = Rejouer les cartes d’une partie finie, pour s’entraîner
argument-restart = Ce qu’il faut recommencer
argument-replay = Quelle partie ; sinon ta dernière

## Answers

done-rewound = { $back ->
    [turn] Te revoilà au début de ton dernier tour : { $link }
    [round] La manche recommence : { $link }
    [game] La partie recommence : { $link }
   *[deal] La manche est redistribuée : { $link }
}
done-replayed-finished = Une table d’entraînement avec les mêmes cartes est ouverte : { $link }
done-replayed-closed = Une table d’entraînement avec les mêmes cartes est ouverte : { $link } La partie fermée ne peut plus être reprise.

## What is refused

refusal-becomes-practice = Cela en fait une partie d’entraînement (hors classement). Pour cela, appuie sur **Revenir** ou **Exercice** sous ta main.
refusal-practice-gives-up = Cette partie compte et tu ne mènes pas : en faire un entraînement compterait comme une défaite. Si tu l’abandonnes, **Mêmes cartes** te laisse la rejouer pour t’entraîner.
refusal-cards-fixed = Les cartes de cette table sont déjà fixées : des mots pour le mélange ne changeraient rien. Rejoins-la sans eux.
refusal-cards-seen = Ces cartes sont rejouées à une autre table : celle-ci ne peut donc pas reprendre.
refusal-may-go-on = Cette partie a été fermée avant la fin, et les autres peuvent encore la reprendre. Seules les parties finies se rejouent.
refusal-no-game-over = Tu n’as pas de partie finie à rejouer.
refusal-no-practice = Cela ne marche qu’à l’entraînement, et plusieurs personnes jouent ici. Ouvre une table d’entraînement avec `/table new practice:True` : là, tout le monde le peut.
refusal-not-over = Cette partie est encore en cours. Tu pourras en rejouer les cartes quand elle sera finie.
