### Computers that play in steps that people can follow.

command-assist-autostep = Laisser l’ordinateur jouer pour toi pas à pas, et revenir ensuite si tu veux
argument-autostep-level = À quel niveau il joue ; sinon comme les ordinateurs de la table

autostep-title = L’ordinateur joue pour toi : { $level }
autostep-waits = { $steps ->
    [one] En pause. **Un pas** joue un pas, **Lancer** en joue { $steps } toutes les { $seconds } secondes.
   *[other] En pause. **Un pas** joue un pas, **Lancer** en joue { $steps } toutes les { $seconds } secondes.
}
autostep-runs = { $steps ->
    [one] En marche : { $steps } pas toutes les { $seconds } secondes, jusqu’à la fin de la manche.
   *[other] En marche : { $steps } pas toutes les { $seconds } secondes, jusqu’à la fin de la manche.
}
autostep-becomes = Laisser l’ordinateur jouer pour toi en fait une partie d’entraînement (**hors classement**), pour de bon.{ becomes-free }
autostep-stopping = Garder ce que l’ordinateur a joué, ou l’annuler ?
autostep-over = L’ordinateur a cessé de jouer pour toi : la partie est finie, la table est en pause, ou ta place n’est plus à toi.

button-auto-begin = Jouer pour s’entraîner
button-auto-run = Lancer
button-auto-pause = Pause
button-auto-step = Un pas
button-auto-slower = Plus lent
button-auto-faster = Plus vite
button-auto-stop = Arrêter
button-auto-keep = Garder
button-auto-return = Annuler

done-autostep-keep = Tu reprends là où l’ordinateur s’est arrêté.
done-autostep-return = La partie est revenue là où l’ordinateur a commencé, et tu reprends.

## Computers among themselves

command-assist-autoplay = Regarder des ordinateurs jouer entre eux dans ce salon ; hors classement
argument-games = Combien de parties, l’une après l’autre
argument-open_hands = Si tout le monde voit la main de qui doit jouer
argument-side = À quel niveau joue le camp { $number }, s’il y en a un

done-exhibition = Les cartes sont distribuées : { $link } Appuie là-bas sur **Lancer** pour commencer.
done-exhibition-closed = Les ordinateurs se sont arrêtés. Pour une autre partie, utilise `/assist autoplay`.
exhibition = { $live ->
    [yes] Des ordinateurs jouent
   *[no] Des ordinateurs ont joué
} ici, pour le spectacle (hors classement).{ $games ->
    [1] {""}
   *[other] {" "}Partie { $number } sur { $games }.
}
exhibition-side = **{ $side }** : { $wins ->
    [one] { $wins } partie gagnée
   *[other] { $wins } parties gagnées
}, { $points } points
exhibition-waits = { autostep-waits }
exhibition-runs = { $steps ->
    [one] En marche : { $steps } pas toutes les { $seconds } secondes.
   *[other] En marche : { $steps } pas toutes les { $seconds } secondes.
}
exhibition-scored = La manche { $round } est finie. Les ordinateurs distribuent la suivante.
exhibition-hand = Main { DE($seat) }
exhibition-closed = Les ordinateurs se sont arrêtés.

button-watch-run = Lancer
button-watch-pause = Pause
button-watch-step = Un pas
button-watch-slower = Plus lent
button-watch-faster = Plus vite
button-watch-stop = Arrêter
button-watch-next = Partie suivante

refusal-exhibition-waits = Des ordinateurs jouent entre eux ici. Appuie sur **Pause** pour les mettre en pause, ou sur **Arrêter** pour finir.
refusal-too-many-exhibitions = Des ordinateurs jouent déjà entre eux à { $most } tables de ce serveur, et il n’en faut pas plus. Attends qu’une finisse, ou arrêtes-en une.
refusal-too-many-running = Je mène déjà { $most } parties entre ordinateurs, ici et ailleurs, et je ne peux pas en mener plus à la fois. Réessaie dans quelques minutes, ou appuie sur **Un pas** pour voir un coup à la fois.
