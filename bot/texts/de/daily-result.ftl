### What people see after their attempt at a deal of the day.

daily-title = { $game }, Tag { $number }
daily-until = { $date }, offen bis 00:00 UTC
daily-final = { $date }, abgeschlossen
daily-first = Als Erstes fertig
daily-alone = Sonst hat es niemand gespielt
daily-better = { $percent ->
    [0] Hinter allen anderen
    [100] Besser als alle anderen
   *[other] Besser als { $percent } %
}{ $closed ->
    [yes] { "" }
   *[no] { " bisher" }
}
daily-level-with-par = Gleichauf mit Par
daily-above-par = { $by } über Par ({ PLUS($par) }{ $par })
daily-below-par = { $by } unter Par ({ PLUS($par) }{ $par })
daily-place = Nummer { $place } von { $total } überall
daily-place-here = Nummer { $place } von { $total } auf diesem Server
daily-streak = { $days ->
    [one] Erster Tag einer Serie
   *[other] { $days } Tage in Folge
}
daily-everybody = Alle{ $closed ->
    [yes] { "" }
   *[no] { " bisher" }
}
daily-friends = Auf diesem Server
daily-more = Und { $count } weitere auf diesem Server.
daily-new-here = Ich kenne dich noch keine Woche, deshalb zählt dies nur auf deinen Servern.
daily-under-way = { $count ->
    [one] Eine Person spielt noch.
   *[other] { $count } spielen noch.
}
daily-unfinished = { $count ->
    [one] { $count } Versuch begonnen und nicht beendet: letzter Platz.
   *[other] { $count } Versuche begonnen und nicht beendet: letzter Platz.
}
daily-own-score = Deine Punkte: { PLUS($score) }{ $score }
daily-friend = { $place }. { $name }: { PLUS($score) }{ $score }
button-daily-look = Aktualisieren
button-daily-share = Teilen
button-daily-compare = Vergleichen
refusal-daily-not-finished = Dieses Blatt des Tages hast du nicht beendet, deshalb bleibt alles daran für dich geheim. Spiel es mit `/daily`.

## Sharing

daily-share = { $player } · { $title }: { $figures }
daily-share-score = { PLUS($score) }{ $score }
daily-share-score-par = { PLUS($score) }{ $score } (Par { PLUS($par) }{ $par })
daily-share-better = { $percent ->
    [0] hinter allen anderen
    [100] besser als alle anderen
   *[other] besser als { $percent } %
}
daily-share-streak = { $days } Tage in Folge
done-daily-shared = Geteilt in { $channel }.
refusal-daily-share-copy = Hier habe ich keinen Kanal zum Schreiben. Kopier stattdessen dies: { $line }
refusal-daily-share-place = In diesem Kanal poste ich keine Ergebnisse. Drück **Teilen** in einem von diesen: { $channels }. Oder kopier dies: { $line }
refusal-daily-may-not-share = Du kannst in { $channel } nicht schreiben (dafür braucht es die Berechtigung { $permission }), deshalb poste ich dort nicht für dich. Kopier stattdessen dies: { $line }
refusal-daily-cannot-share = In { $channel } kann ich nicht schreiben: Mir fehlt eine Berechtigung ({ $permission }). Bitte jemanden, der den Server verwaltet, sie zu erteilen, oder kopier dies: { $line }

## Comparing plays

daily-compare-title = { $title }: du und { $other }
daily-compare-choice = Runde { $round }, deine Wahl { $choice } von { $last }
daily-compare-par = Par
daily-compare-beside-par = Par: wie der Meister spielt
daily-compare-beside-here = Platz 1 auf diesem Server
daily-compare-beside-all = Platz 1 überall
daily-compare-own = Du ({ PLUS($score) }{ $score })
daily-compare-other = { $player } ({ PLUS($score) }{ $score })
daily-compare-par-name = Par
daily-compare-line = **{ $who }** · { $did }
daily-compare-ended = hat in dieser Runde nichts mehr entschieden.
choose-daily-beside = Neben wem
refusal-daily-no-par = Noch gibt es nichts zu vergleichen: Das Spiel des Meisters wird gerade ausgerechnet. Versuch es in ein paar Minuten noch einmal.
