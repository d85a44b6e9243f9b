### Replays: finished rounds, step by step.
### Values in words: called (a game), players (names), title (of a replay).

replay-title = { $called }, manche { $round }
replay-step = Pas { $step } sur { $last }, tour { $turn }
replay-dealt = Les cartes sont distribuées.
replay-round = Manche { $round }
replay-rounds = Une autre manche
replay-viewpoint = Vu par qui
replay-viewpoint-table = Vu de la table
replay-viewpoint-open = Ouvert : la main de qui joue
replay-viewpoint-hands = Ouvert : toutes les mains
replay-viewpoint-seat = Vu par { $seat }
replay-hand = { $count ->
    [0] La main { DE($seat) } est vide.
    [one] Main { DE($seat) }, { $count } carte : { $cards }.
   *[other] Main { DE($seat) }, { $count } cartes : { $cards }.
}
replay-first = Début
replay-turn-back = Tour d’avant
replay-back = Reculer
replay-on = Avancer
replay-turn-on = Tour d’après
replay-last = Fin
replay-gif = En film
replay-gif-alt = { $title }, avec { $players }, en film de { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}.
replay-record = En fichier
replay-record-how = Avec ce fichier, n’importe qui peut revoir les manches et vérifier leurs cartes, avec `/table verify` ou `python -m bot verify { $file } SCEAU`.
replay-play = Jouer ces cartes
past-game = { $table } { $called }, { $day } : { $players }
command-replay = Revoir une manche finie, pas à pas
argument-replay-table = Quelle partie ; sinon la dernière de ce salon
argument-replay-round = Quelle manche ; sinon la dernière

refusal-no-round-over = Il n’y a pas de manche finie. On peut revoir une manche quand elle est finie.
refusal-no-such-round = La manche { $round } de cette partie n’est pas finie, ou n’existe pas.
refusal-hands-hidden = Les mains de cette partie se montrent quand elle est finie. À une table hors classement, on peut convenir de mains ouvertes avant le début.
refusal-no-gif = Je n’ai pas pu faire le film. Parcours plutôt la manche pas à pas.
