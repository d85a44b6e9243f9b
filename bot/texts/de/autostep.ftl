### Computers that play in steps that people can follow.

command-assist-autostep = Den Computer Schritt für Schritt für dich spielen lassen und danach zurückgehen, wenn du magst
argument-autostep-level = Wie gut er spielt; sonst wie die Computer am Tisch

autostep-title = Der Computer spielt für dich: { $level }
autostep-waits = { $steps ->
    [one] Angehalten. **Schritt** spielt einen Schritt, **Los** spielt alle { $seconds } Sekunden einen.
   *[other] Angehalten. **Schritt** spielt einen Schritt, **Los** spielt { $steps } alle { $seconds } Sekunden.
}
autostep-runs = { $steps ->
    [one] Läuft: ein Schritt alle { $seconds } Sekunden, bis die Runde zu Ende ist.
   *[other] Läuft: { $steps } Schritte alle { $seconds } Sekunden, bis die Runde zu Ende ist.
}
autostep-becomes = Wenn der Computer für dich spielt, wird dies endgültig eine Übungspartie (**nicht gewertet**).{ becomes-free }
autostep-stopping = Behalten, was der Computer gespielt hat, oder zurücknehmen?
autostep-over = Der Computer spielt nicht mehr für dich: Die Partie ist zu Ende, der Tisch ist pausiert, oder du hast deinen Platz aufgegeben.

button-auto-begin = Zur Übung spielen
button-auto-run = Los
button-auto-pause = Anhalten
button-auto-step = Schritt
button-auto-slower = Langsamer
button-auto-faster = Schneller
button-auto-stop = Beenden
button-auto-keep = Behalten
button-auto-return = Zurücknehmen

done-autostep-keep = Du übernimmst da, wo der Computer aufgehört hat.
done-autostep-return = Die Partie ist wieder da, wo der Computer angefangen hat, und du übernimmst.

## Computers among themselves

command-assist-autoplay = Computern in diesem Kanal beim Spielen zusehen; nicht gewertet
argument-games = Wie viele Partien, eine nach der anderen
argument-open_hands = Ob alle die Hand sehen, die am Zug ist
argument-side = Wie gut Seite { $number } spielt, wenn es sie gibt

done-exhibition = Die Karten sind gegeben: { $link } Drück dort **Los**.
done-exhibition-closed = Die Computer haben aufgehört. Eine neue Partie beginnt mit `/assist autoplay`.
exhibition = { $live ->
    [yes] Hier spielen Computer
   *[no] Hier haben Computer gespielt
}, zum Zuschauen (nicht gewertet).{ $games ->
    [1] {""}
   *[other] {" "}Partie { $number } von { $games }.
}
exhibition-side = **{ $side }**: { $wins ->
    [one] { $wins } Partie gewonnen
   *[other] { $wins } Partien gewonnen
}, { $points } Punkte
exhibition-waits = { autostep-waits }
exhibition-runs = { $steps ->
    [one] Läuft: ein Schritt alle { $seconds } Sekunden.
   *[other] Läuft: { $steps } Schritte alle { $seconds } Sekunden.
}
exhibition-scored = Runde { $round } ist zu Ende. Die Computer geben die nächste.
exhibition-hand = Hand von { $seat }
exhibition-closed = Die Computer haben aufgehört.

button-watch-run = Los
button-watch-pause = Anhalten
button-watch-step = Schritt
button-watch-slower = Langsamer
button-watch-faster = Schneller
button-watch-stop = Beenden
button-watch-next = Nächste Partie

refusal-exhibition-waits = Hier spielen Computer gegeneinander. Drück **Anhalten** für eine Pause oder **Beenden** zum Aufhören.
refusal-too-many-exhibitions = Auf diesem Server spielen schon an { $most } Tischen Computer gegeneinander, mehr geht nicht. Warte, bis einer fertig ist, oder beende einen.
refusal-too-many-running = Bei mir laufen schon { $most } Partien zwischen Computern, hier und auf anderen Servern, mehr schaffe ich nicht auf einmal. Versuch es in ein paar Minuten noch einmal, oder drück **Schritt**, um einen Zug nach dem anderen zu sehen.
