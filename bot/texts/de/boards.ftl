### Records: boards, ratings, statistics.
### Values in words: level (of a computer), figures (of a row of a board, written out).

## Boards

board-league = Liga
board-rating = Wertungen
board-scores = Bestleistungen
board-fame = Ruhmeshalle
board-pairs = Paare
board-daily = Blätter des Tages
board-here = Dieser Server
board-everywhere = Überall
board-changed-rules = geänderte Regeln
button-changed-rules = Geänderte Regeln
button-preset-rules = Ungeänderte Regeln
button-filters = Filter
button-fewer-filters = Filter ausblenden
board-met = gegen { $level }
against-all = gegen alle
against-people = nur gegen Menschen
period-season = diese Saison
period-month = dieser Monat
period-week = diese Woche
period-ever = insgesamt
period-numbered = Saison { $number }
column-played = Gespielt
column-won = Siege
column-lost = Verloren
column-for = Eigene
column-against = Gegen
column-average = Schnitt
column-rating = Wertung
column-uncertainty = ±
column-games = Partien
column-share = Anteil
column-margin = Vorsprung
column-record = Rekord
column-mean = Geschlagen
column-days = Tage
column-streak = Serie
rating-provisional = vorläufig
board-own = { $kind ->
    [scores] Deine beste Runde ist Nummer { $rank } von { $total }.
    [pairs] Dein bestes Paar ist Nummer { $rank } von { $total }.
   *[other] Du bist Nummer { $rank } von { $total }.
}
board-hidden = Du bist auf allen Ranglisten verborgen: `/privacy boards` zeigt dich wieder.
board-not-on = Du bist noch nicht auf dieser Rangliste.
board-no-pairs = Noch ist kein Paar auf dieser Rangliste: Es braucht { $least } gemeinsame Partien.
board-no-pair-of-yours = Noch ist keines deiner Paare auf dieser Rangliste: Es braucht { $least } gemeinsame Partien.
board-other = Auf einer anderen Rangliste hast du mehr Partien: { $game }{ $changed ->
    [yes] , geänderte Regeln
   *[no] { "" }
} ({ $games }).
board-share = { $percent } %
board-mean = { $percent } %
board-no-daily = Noch ist niemand auf dieser Rangliste. Sie zählt abgeschlossene Tage, und es { $least ->
    [one] braucht einen
   *[other] braucht { $least }
}.
board-no-days-of-yours = Du bist noch nicht auf dieser Rangliste: Es braucht { $least ->
    [one] einen abgeschlossenen Tag, an dem
   *[other] { $least } abgeschlossene Tage, an denen
} du gespielt hast.
board-empty = Noch ist niemand auf dieser Rangliste.
board-waiting = { $games ->
    [one] { $games } Partie wird gerade noch gezählt
   *[other] { $games } Partien werden gerade noch gezählt
}, diese Wertungen ändern sich also noch. Schau gleich noch einmal.
button-look = Noch einmal schauen
board-times = ×{ $times }
board-rows = { $first } bis { $last } von { $total }
board-figure = { $column } { $figure }
board-row = { $rank ->
    [0] { $name }: { $figures }.
   *[other] { $rank }. { $name }: { $figures }.
}
board-all-of = Alles: { $game }
choose-board = Eine andere Rangliste
choose-game = Ein anderes Spiel
choose-against = Andere Gegenseite
choose-period = Ein anderer Zeitraum

## The hall of fame

fame-highest-for = Meiste Punkte in einer Partie
fame-lowest-for = Wenigste Punkte in einer Partie
fame-highest-against = Meiste Punkte der Gegenseite
fame-lowest-against = Wenigste Punkte der Gegenseite
fame-widest-margin = Höchster Sieg
fame-narrowest-margin = Knappster Sieg
fame-fastest = Sieg in den wenigsten Runden
fame-longest-run = Längste Siegesserie

## Statistics

stats-title = Partien von { $player }
stats-none = Noch keine beendete Partie.
stats-in-all = insgesamt
stats-line = - { $met }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $won } gewonnen und { $lost } verloren ({ $ratio } %); im Schnitt { $average } Punkte, { $against } der Gegenseite; { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
stats-unfinished = - { $met }: keine beendete Partie, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
stats-feats = - { $feats }
stats-curve = { $game } · { $where }
stats-day = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}
stats-form = { $game }, letzte Partien, die neueste zuletzt: { $form }. { $rating }
stats-form-won = S
stats-form-lost = N
stats-rating = Wertung { $rating } ± { $sigma } nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}{ $provisional ->
    [yes] , vorläufig
   *[no] { "" }
}
stats-partners = **Bestes Zusammenspiel**: { $partners }
stats-partner = { $player } ({ $won } von { $games } gewonnen)
stats-rivals = **Duelle**: { $rivals }
stats-rival = { $player } ({ $won } zu { $lost })
choose-companion = Vergleichen mit …
meetings-title = { $player } und { $other }
meetings-against = **{ $player } gegen { $other }**: { $won } zu { $lost } in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
meetings-game = - { $game }: { $won } zu { $lost }
meetings-sides = - { $ours } gegen { $theirs }: { $won } zu { $lost }
meetings-together = **Im selben Team**: { $won } von { $games } gewonnen ({ $percent } %)
meetings-game-together = - { $game }: { $won } von { $games } gewonnen
meetings-none = Die beiden haben noch keine Partie miteinander beendet.
stats-daily = **Blätter des Tages**: { $percent } % der anderen geschlagen, { $count ->
    [one] in einem Blatt
   *[other] Mittel der letzten { $count } Blätter
}
stats-daily-curve = Andere geschlagen, in Prozent; Mittel aus bis zu { $span } Blättern
stats-daily-means = Blätter des Tages: Anteil der Geschlagenen, Mittel aus bis zu { $span } Blättern, das neueste zuletzt: { $means }.
stats-changed-rating = { $game } mit geänderten Regeln: { $rating }
stats-reset-means = **Deine Statistik zurücksetzen?** Keine deiner Partien bis heute zählt dann noch für dich: nicht auf den Ranglisten, nicht für deine Wertung, nicht hier und auf keinem Server. Das lässt sich nicht rückgängig machen. Die Partien selbst bleiben und zählen weiter für die Leute, mit denen du gespielt hast.
button-stats-reset = Zurücksetzen
button-stats-keep = Behalten
stats-begun = Mit deiner nächsten Partie beginnt deine Statistik von vorn.
stats-kept = Deine Statistik ist unverändert.

## Ratings on the command line

ratings-pool = { $game }, { $where }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $equal ->
    [yes] Wertungen unverändert
   *[no] Wertungen waren falsch und sind berichtigt
}.
left-out-nobody = Niemand ist ausgenommen.
left-out-server = Server { $server }
left-out-person = Person { $number } { $name } { $account }
ratings-none = Es gibt noch keine Wertungen. Sie werden geführt, sobald sie jemand zum ersten Mal ansieht.

## Commands

command-stats = Deine Ergebnisse
command-stats-show = Partien, Siege, Schnitt und Wertungen, deine oder die einer anderen Person
command-stats-reset = Deine Statistik zurücksetzen
argument-stats-user = Wessen; sonst deine
argument-stats-against = Mit dieser Person vergleichen: Partien gegeneinander und im selben Team
argument-stats-game = Welches Spiel die Kurve zeigt; sonst das meistgespielte

command-leaderboard = Die Ranglisten ansehen: Liga, Wertungen, Bestleistungen, Ruhmeshalle, Paare
argument-board = Welche Rangliste
argument-board-game = Welches Spiel
argument-board-preset = Welche Variante des Spiels; sonst alle
argument-board-against = Nur Partien gegen Menschen, oder gegen Computer bis zu dieser Stärke
argument-board-period = Welcher Zeitraum; sonst diese Saison, wenn du darin Partien hast
argument-board-everywhere = Alle Server, nicht nur dieser

## What is refused

refusal-no-boards = Dieser Server hat seine Ranglisten abgeschaltet.
refusal-no-stats = Von dieser Person kenne ich keine Partien.
refusal-stats-of-one = Wähl zwei verschiedene Leute zum Vergleichen.
refusal-stats-hidden = Diese Person behält ihre Statistik für sich.
refusal-no-such-season = Diese Saison gibt es nicht.
refusal-no-such-board = Für { $preset } gibt es keine Rangliste. Wähl ein Spiel oder eine seiner Varianten.
