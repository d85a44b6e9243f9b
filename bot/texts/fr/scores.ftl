### Scores to look up: round by round, game by game, and those of a numbered deal.

scores-rounds = { $called }, manche par manche
scores-round = Manche { $round } : { $sides }
scores-side = { $side } { PLUS($points) }{ $points } (total { $total })
scores-games = Dernières parties ici : { $player }
scores-together = Dernières parties ensemble : { $players }
scores-game = { $date } { $called } : { $sides }
scores-game-won = **{ $players }** { $points }
scores-game-side = { $players } { $points }
scores-none = Pas encore de partie finie ici. L’entraînement ne compte pas.
deal-title = Donne numérotée { $number } : { $called }{ $changed ->
    [0] { "" }
    [one] , { $changed } règle maison
   *[other] , { $changed } règles maison
}
deal-seats = { $count ->
    [one] Place { $seats }
   *[other] Places { $seats }
}
deal-round = { $round }
deal-rounds = Manches
deal-total = Total
deal-attempt = { $place }. { $players } : **{ $total }** ({ $rounds }){ $marked ->
    [0] { "" }
   *[other] { "" }, { $marks }
}
deal-mark-practice = entraînement
deal-mark-again = déjà jouée
deal-mark-unfinished = inachevée
command-scores = Les scores de cette table et des parties passées
command-scores-rounds = Voir la partie de cette table manche par manche, ou ta dernière
command-scores-games = Voir les parties finies de ce serveur, celles de cette table ou de quelqu’un
command-table-deal = Comparer comment ce serveur a joué une donne numérotée
argument-scores-user = Les parties de qui ; sinon celles que cette table a jouées ensemble
argument-deal-number = Le numéro de la donne
argument-deal-preset = Quelle variante ; sinon la dernière jouée
refusal-no-games-of = { $player } n’a pas encore joué ici.
refusal-nobody-played = Personne dans ce serveur n’a encore fini une manche de la donne numérotée { $number }, en tout cas pas dans cette variante. Joue-la avec `/table new deals:{ $number }`.
refusal-nothing-scored = Aucune manche de cette partie n’est encore finie. `/scores games` liste tes parties finies.
