### Scores to look up: round by round, game by game, and those of a numbered deal.

scores-rounds = { $called }, round by round
scores-round = Round { $round }: { $sides }
scores-side = { $side } { PLUS($points) }{ $points } (total { $total })
scores-games = { $player }'s last games here
scores-together = The last games of { $players } together
scores-game = { $date } { $called }: { $sides }
scores-game-won = **{ $players }** { $points }
scores-game-side = { $players } { $points }
scores-none = No finished games here yet. Practice games don't count.
deal-title = Numbered deal { $number }: { $called }{ $changed ->
    [0] { "" }
    [one] , 1 house rule
   *[other] , { $changed } house rules
}
deal-seats = { $count ->
    [one] Seat { $seats }
   *[other] Seats { $seats }
}
deal-round = { $round }
deal-rounds = Rounds
deal-total = Total
deal-attempt = { $place }. { $players }: **{ $total }** ({ $rounds }){ $marked ->
    [0] { "" }
   *[other] { "" }, { $marks }
}
deal-mark-practice = practice
deal-mark-again = played before
deal-mark-unfinished = unfinished
command-scores = Scores of this table and of earlier games
command-scores-rounds = Show this table's game round by round, or your last one
command-scores-games = Show finished games in this server, of this table's players or one player
command-table-deal = Compare how people in this server played a numbered deal
argument-scores-user = Whose games; if you leave this out, those this table's players played together
argument-deal-number = The number of the deal
argument-deal-preset = Which preset; the one last played if you leave this out
refusal-no-games-of = { $player } hasn't played here yet.
refusal-nobody-played = Nobody in this server has finished a round of numbered deal { $number } yet, at least not with that preset. Play it with `/table new deals:{ $number }`.
refusal-nothing-scored = No round of that game is over yet. `/scores games` lists your finished games.
