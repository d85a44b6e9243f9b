### Scores to look up: round by round, game by game, and those of a numbered deal.

scores-rounds = { $called }, Runde für Runde
scores-round = Runde { $round }: { $sides }
scores-side = { $side } { PLUS($points) }{ $points } (gesamt { $total })
scores-games = Letzte Partien von { $player } hier
scores-together = Letzte gemeinsame Partien von { $players }
scores-game = { $date } { $called }: { $sides }
scores-game-won = **{ $players }** { $points }
scores-game-side = { $players } { $points }
scores-none = Hier gibt es noch keine beendeten Partien. Übungspartien zählen nicht.
deal-title = Nummeriertes Blatt { $number }: { $called }{ $changed ->
    [0] { "" }
    [one] , { $changed } Hausregel
   *[other] , { $changed } Hausregeln
}
deal-seats = { $count ->
    [one] Platz { $seats }
   *[other] Plätze { $seats }
}
deal-round = { $round }
deal-rounds = Runden
deal-total = Gesamt
deal-attempt = { $place }. { $players }: **{ $total }** ({ $rounds }){ $marked ->
    [0] { "" }
   *[other] { "" }, { $marks }
}
deal-mark-practice = Übung
deal-mark-again = vorher gespielt
deal-mark-unfinished = unvollständig
command-scores = Punkte dieses Tischs und früherer Partien
command-scores-rounds = Die Partie dieses Tischs Runde für Runde zeigen, oder deine letzte
command-scores-games = Beendete Partien auf diesem Server zeigen, von den Leuten dieses Tischs oder einer Person
command-table-deal = Vergleichen, wie Leute auf diesem Server ein nummeriertes Blatt gespielt haben
argument-scores-user = Wessen Partien; sonst die gemeinsamen der Leute an diesem Tisch
argument-deal-number = Die Nummer des Blatts
argument-deal-preset = Welche Variante; sonst die zuletzt gespielte
refusal-no-games-of = { $player } hat hier noch nicht gespielt.
refusal-nobody-played = Auf diesem Server hat noch niemand eine Runde des nummerierten Blatts { $number } beendet, jedenfalls nicht in dieser Variante. Spiel es mit `/table new deals:{ $number }`.
refusal-nothing-scored = Von dieser Partie ist noch keine Runde zu Ende. `/scores games` listet deine beendeten Partien auf.
