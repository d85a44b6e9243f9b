### Scores to be looked up: round by round, game by game, and those of a numbered deal.

scores-rounds = { $called } round by round (table { $table })
scores-round = Round { $round }: { $sides }
scores-side = { $side } { $points } → { $total }
scores-games = The last games of { $player } here
scores-together = The last games of { $players } together
scores-game = { $date } { $called }: { $sides }
scores-game-won = **{ $players }** { $points }
scores-game-side = { $players } { $points }
scores-none = None has been played to its end here. Practice games do not count.
deal-title = Numbered deal { $number }: { $called }{ $changed ->
    [0] { "" }
    [one] , with a rule of its own
   *[other] , with { $changed } rules of its own
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
command-scores = Scores of this table and of the games before
command-scores-rounds = The game of this table round by round; of your last one, if none is going on here
command-scores-games = Games played to their end in this server: of this table's players together, or of one player
command-table-deal = Compare how a numbered deal was played in this server
argument-scores-user = Whose games; those that this table's players played together unless given
argument-deal-number = The number of the deal
argument-deal-preset = By which preset; as it was played last unless given
refusal-no-games-of = { $player } has never played with me.
refusal-nobody-played = Nobody has finished a round of numbered deal { $number } in this server yet, or not by that preset. `/table new deals:{ $number }` plays it.
refusal-nothing-scored = No round of that game is over yet.
