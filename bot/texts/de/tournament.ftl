### Tournaments: the form, the post, the threads of matches, the private pages and the organiser's panel.

## Commands

command-tournament = Turniere dieses Servers
command-tournament-new = Ein Turnier in diesem Kanal ankündigen
command-tournament-list = Die Turniere dieses Servers
command-tournament-show = Ein Turnier ansehen
argument-tournament-name = Wie es heißt
argument-tournament-start = Wann es beginnt, etwa 20:30 oder 2026-12-04 20:30; sonst wählst du aus einer Liste
argument-tournament = Welches Turnier

## Names

tournament-gone = Jemand von früher
tournament-format-knockout = K.-o.-System
tournament-format-double-knockout = Doppel-K.-o.
tournament-format-swiss = Schweizer System
tournament-format-round-robin = Jeder gegen jeden
tournament-format-ladder = Leiter
tournament-singles = Einzel
tournament-pairs = Paare
tournament-single = eine Partie
tournament-duplicate = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}, dieselben Karten für alle
tournament-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
tournament-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
tournament-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
tournament-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}

## The form

tournament-draft = Prüf, was zu deinem Server passt, und drück dann **{ button-tournament-open }**. Alle in diesem Kanal können per Knopf mitmachen.
tournament-draft-zone = -# Zeiten gelten für { $zone }. `/server zone` ändert das.
tournament-choice = { $what }: { $choice }
tournament-set-game = Spiel
tournament-set-format = Modus
tournament-set-length = Ein Match
tournament-set-turn = Zeit pro Zug
tournament-set-time = Zeit pro Match
tournament-set-start = Beginn
tournament-set-pairs = Anmeldungen
tournament-set-most = Größe
tournament-set-rounds = Runden
tournament-set-answer = Zeit für die Antwort
tournament-set-seeding = Setzliste
tournament-set-check_in = Check-in
tournament-set-ending = Zum Schluss
tournament-set-weekly = Wie oft
tournament-by-hand = wenn ich es starte
tournament-moment = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}, { $date }, { $time }
tournament-most = bis zu { $count }
tournament-rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
tournament-rounds-by-size = so viele, wie die Größe braucht
tournament-seeding-rating = nach Wertung
tournament-seeding-draw = ausgelost
tournament-seeding-hand = von Hand
tournament-no-check-in = keiner
tournament-check-in = { $time } vor Beginn
tournament-no-cut = keine Endrunde
tournament-cut = die besten { $count } spielen ein K.-o.
tournament-no-third = nur das Finale
tournament-third = auch ein Match um Platz drei
tournament-once = einmal
tournament-weekly = jede Woche um diese Zeit
button-tournament-open = Ankündigen
done-tournament-new = **{ $name }** ist in diesem Kanal angekündigt. { $starts ->
    [hand] Wenn genug dabei sind, drück dort **{ button-tournament-organise }** und dann **{ button-organise-start }**.
   *[other] Es beginnt von selbst: { $starts }.
}
tournament-no-event = Es steht nicht unter den Events dieses Servers: Dafür brauche ich die Berechtigung Events erstellen, unter Servereinstellungen, Rollen.
refusal-tournament-no-name = Gib dem Turnier einen Namen, den man lesen kann.
refusal-tournament-choices = Das passt so nicht zusammen. Fang mit `/tournament new` noch einmal an.
refusal-tournament-no-time = „{ $typed }“ verstehe ich nicht als Zeit. Tipp 20:30 oder Datum und Uhrzeit wie 2026-12-04 20:30.
refusal-not-an-organiser = { $roles ->
    [none] Turniere leitet die Moderation dieses Servers. Wer ihn verwaltet, kann in `/server` Rollen wählen, die es auch dürfen.
   *[other] Turniere leiten die Moderation dieses Servers und { $roles }.
}

## The post

tournament-title = 🏆 { $name }
tournament-facts = { $called } · { $format } · { $entries }
tournament-length = Ein Match: { $length }. Ein Zug: { $turn }.
tournament-time = Zeit für jedes Match: { $time }; läuft es dann noch, darf es noch einmal so lange dauern. Wer nicht kommt, verliert das Match und ist nach zweien draußen.
tournament-facts-rounds = Das Turnier hat { $rounds }, oder weniger, wenn schon vorher jeder gegen jeden gespielt hat.
tournament-facts-answer = Zeit für die Antwort auf eine Herausforderung: { $time }. Ohne Antwort tauschen beide die Plätze.
tournament-event-join = Zum Mitmachen drück hier **{ button-tournament-join }**: { $link }
tournament-is-open = { $starts ->
    [hand] Die Turnierleitung startet es, wenn genug dabei sind.
   *[other] Beginn: { $starts } ({ $left }).
}
tournament-is-check-in = **Der Check-in läuft**: Drück **{ button-tournament-check }**, um mitzuspielen. Es beginnt { $left }.
tournament-is-running = { $ends ->
    [none] **Runde { $round }** ist zu Ende.
   *[other] **Runde { $round }** von { $rounds } endet { $ends }.
}
tournament-is-ladder = Die Leiter ist offen. Fordere jemanden bis zu drei Plätze über dir heraus; wenn du gewinnst, tauscht ihr die Plätze.
tournament-is-paused = Die Turnierleitung hat das Turnier pausiert. Laufende Partien gehen weiter.
tournament-is-over = **{ $winner }**: Turniersieg.
tournament-is-cancelled = { $why ->
    [too-few] Es ist ausgefallen: Am Anfang waren zu wenige dabei.
   *[organiser] Die Turnierleitung hat es abgesagt.
}
tournament-lacking = ⚠️ Noch kann ich die Matches nicht öffnen. Erlaub mir hier: { $permissions }. Bis dahin verliert niemand Zeit.
tournament-nobody = Noch ist niemand dabei.
tournament-entries = **Dabei ({ $count } von { $most }):** { $names }
tournament-waits = { $name } (wartet auf die zweite Zusage)
tournament-here = { $name } ✓
tournament-more = { $count } weitere
tournament-more-below = -# … und { $count } weitere: **{ button-tournament-matches }**
tournament-rung = { $place }. { $name }
tournament-byes = -# { $count ->
    [one] Freilos in dieser Runde, das zählt als Sieg: { $names }
   *[other] Freilose in dieser Runde, sie zählen als Sieg: { $names }
}
tournament-match-open = **{ $first }** und **{ $second }**{ $there ->
    [none] : Ihr Tisch kommt gleich
    [private] {" "}spielen
   *[other] : { $there }
}
tournament-match-asked = **{ $first }** gegen **{ $second }**: herausgefordert, Antwort fällig { $ends }
tournament-match-hidden = **{ $first }** und **{ $second }** sind fertig
tournament-match-over = { $won ->
    [first] **{ $first }** gewinnt gegen { $second }
    [second] **{ $second }** gewinnt gegen { $first }
   *[none] { $first } und { $second }: { $how ->
        [absent] niemand kam
       *[played] unentschieden
    }
}{ $how ->
    [played] , { $one }–{ $two }
    [late] , { $one }–{ $two } bei Ablauf der Zeit
    [lot] , Gleichstand, durch Los
    [absent] { $won ->
        [none] {""}
       *[first] , kampflos
    }
    [withdrawn] , durch Aufgabe
    [decided] , von der Turnierleitung entschieden
   *[bye] {""}
}
button-tournament-join = Mitmachen
button-tournament-leave = Verlassen
button-tournament-check = Bin da
button-tournament-match = Mein Match
button-tournament-standings = Tabelle
button-tournament-bracket = Turnierbaum
button-tournament-matches = Matches
button-tournament-challenge = Herausfordern
button-tournament-organise = Leiten
button-tournament-proof = Faire Auslosung
button-tournament-computer = Gegen den Computer
button-tournament-accept = Annehmen
button-tournament-decline = Platz abgeben

## Threads, and the end

tournament-thread = { $name } { $number }: { $first } – { $second }
tournament-call = { $people } Euer Match von **{ $name }** ist bereit. Drückt am Tisch **{ button-in }**; es beginnt, wenn beide Seiten dabei sind. Die Frist endet { $ends }.
tournament-thread-closes = -# Dieser Thread schließt { $closes }.
tournament-won = 🏆 Turniersieg in { $name }: { $winner }
tournament-placed = { $place ->
    [2] Platz 2: { $names }
   *[3] Platz 3: { $names }
}

## Answers

done-tournament-joined = Du bist bei **{ $name }** dabei. { $phase ->
    [open] Zu deinem ersten Match rufe ich dich in einem Thread dieses Kanals.
    [check-in] Auch den Check-in hast du damit erledigt.
   *[running] Du spielst ab der nächsten Runde mit.
}
done-tournament-asked = Ich habe dich mit { $partner } für **{ $name }** eingetragen. Ihr zählt, sobald dort auch auf dieser Seite **{ button-tournament-join }** gedrückt ist.
done-tournament-accepted = Ihr spielt **{ $name }** zusammen.
done-tournament-left = Du hast **{ $name }** verlassen.
done-tournament-here = Dein Check-in ist erledigt. Es beginnt { $starts }.
done-tournament-challenged = Du hast { $name } herausgefordert. Die Antwort ist { $ends } fällig. Ohne Antwort tauscht ihr die Plätze.
done-tournament-answered = { $accepted ->
    [yes] Euer Tisch kommt in einem Thread dieses Kanals.
   *[no] Ihr habt die Plätze getauscht.
}
done-tournament-posted = Es steht noch einmal in seinem Kanal.
tournament-ask-partner = Mit wem spielst du?
tournament-partner-means = Zu einem Paar gehören zwei. Die andere Person sagt zu, indem sie auf der Ankündigung **{ button-tournament-join }** drückt.
tournament-leave-means = **{ $name }** hat begonnen: Du würdest dein laufendes Match verlieren, deine Ergebnisse behalten und könntest nicht zurückkommen.
tournament-your-match = Du spielst gegen { $opponent }{ $there ->
    [none] . Euer Tisch kommt gleich; ich rufe dich in seinem Thread.
   *[other] {" "}in { $there }. Die Zeit endet { $ends }.
}
tournament-bye-means = Du hast in dieser Runde ein Freilos: Es zählt als Sieg. Wenn du magst, spiel so lange gegen den Computer; diese Partie zählt für nichts.
tournament-no-matches = Noch ist kein Match ausgelost.
tournament-replays = Ein Match noch einmal ansehen
tournament-page = Seite { $page } von { $pages }
tournament-pages = Eine andere Seite
tournament-challenge-means = Wen forderst du heraus? Für die Antwort { $days ->
    [one] bleibt ein Tag
   *[other] bleiben { $days } Tage
}; ohne Antwort tauscht ihr die Plätze.
tournament-ask-challenge = Bis zu drei Plätze über dir
tournament-answer = **{ $name }** fordert dich heraus. Die Antwort ist { $ends } fällig, sonst tauscht ihr die Plätze.
tournament-proof = Setzplätze, Paarungen und die Karten, die alle Tische gemeinsam haben, folgen aus einem Geheimnis. Sein Hash (SHA-256) ist seit der Ankündigung des Turniers derselbe:
    `{ $commitment }`
    { $over ->
    [yes] Die Datei enthält das Geheimnis und alles, was daraus folgt.
   *[no] Wenn das Turnier zu Ende ist, gibt dieser Knopf das Geheimnis und alles, was daraus folgt.
}
refusal-tournament-no-match-now = { $phase ->
    [open] Es hat noch nicht begonnen. Zu deinem Match rufe ich dich in einem Thread dieses Kanals.
    [check-in] Es hat noch nicht begonnen. Zu deinem Match rufe ich dich in einem Thread dieses Kanals.
   *[running] Du hast gerade kein Match: Deines in dieser Runde ist zu Ende. Die nächste Runde beginnt, wenn alle Matches zu Ende sind.
}
refusal-tournament-no-bracket = Es gibt noch keinen Turnierbaum.
refusal-tournament-nobody-above = Du kannst gerade niemanden herausfordern: Du stehst ganz oben, oder alle über dir sind beschäftigt.

## Pictures

tournament-standings = { $phase ->
    [over] Endstand
    [ladder] Die Leiter
    [during] Zwischenstand in Runde { $round }
   *[after] Stand nach { $round ->
        [one] einer Runde
       *[other] { $round } Runden
    }
}
tournament-podium = { $called } · { $format } · { $pairs ->
    [yes] { $count } Paare
   *[no] { $count } Anmeldungen
}
tournament-column-points = Punkte
tournament-column-duplicate = Karten
tournament-column-buchholz = Buchholz
tournament-column-sonneborn-berger = S-B
tournament-column-direct = Direkt
tournament-column-wins = Siege
tournament-column-lost = Verloren
tournament-out = draußen
tournament-decided-by = Gleichstand: { $first } vor { $second } durch { $by ->
    [points] Punkte
    [duplicate] mehr Punkte aus denselben Karten
    [buchholz] die Punkte der Gegenseiten (Buchholz)
    [sonneborn-berger] die Punkte der Geschlagenen (Sonneborn-Berger)
    [direct] das Match gegeneinander
    [wins] gewonnene Matches
    [lost] weniger verlorene Matches
   *[lot] Los
}
tournament-alt-nobody = Noch ist niemand in der Tabelle
tournament-alt-place = { $place }. { $name } { $figure }
tournament-alt-match = { $over ->
    [yes] { $first } und { $second }: Sieg für { $winner }
   *[no] { $first } und { $second }
}
tournament-bracket = { $stage ->
    [W] Turnierbaum
    [L] Trostrunde
    [F] Finale
   *[T] Spiel um Platz drei
}
tournament-bracket-round = { $stage ->
    [F] { $round ->
        [1] Finale
       *[other] Zweites Finale
    }
    [T] Platz drei
    [L] Runde { $round }
   *[W] { $count ->
        [1] Finale
        [2] Halbfinale
        [4] Viertelfinale
       *[other] Runde { $round }
    }
}

## Statistics

stats-trophies = 🏆 { $count ->
    [one] Ein Turnier gewonnen
   *[other] { $count } Turniere gewonnen
}{ $named ->
    [no] .
   *[yes] : { $names }
}
stats-trophies-more = { $count } weitere
stats-placed = { $second ->
    [0] {""}
    [one] Zweiter Platz in einem Turnier.
   *[other] Zweiter Platz in { $second } Turnieren.
}{ $third ->
    [0] {""}
    [one] { $second ->
        [0] Dritter Platz in einem Turnier.
       *[other] {" "}Dritter in einem.
    }
   *[other] { $second ->
        [0] Dritter Platz in { $third } Turnieren.
       *[other] {" "}Dritter in { $third }.
    }
}

## Lists

tournament-none = Hier gibt es gerade kein Turnier. `/tournament new` kündigt eines an.
tournament-recent = Beendet
tournament-repeats = -# Jede Woche um { $time }, { $zone }
tournament-in-list = **{ $name }**, { $called }, { $there }: { $phase ->
    [open] { $count } dabei, { $starts ->
        [hand] beginnt, wenn die Leitung es startet
       *[other] beginnt { $starts }
    }
    [check-in] Check-in, beginnt { $starts }
    [running] Runde { $round }, { $count } spielen
    [paused] pausiert
    [cancelled] am { $ended } abgesagt
   *[over] am { $ended } beendet
}

## The organiser's panel

tournament-organise = { $name } leiten
tournament-organise-means = { $phase ->
    [open] Nur du siehst das. Wenn genug dabei sind, starte es.
    [check-in] Nur du siehst das. Es beginnt von selbst; du kannst es auch jetzt mit denen starten, die den Check-in erledigt haben.
    [over] Dieses Turnier ist zu Ende.
    [cancelled] Dieses Turnier wurde abgesagt.
   *[running] Nur du siehst das. Alles läuft von selbst; dies ist für den Fall, dass etwas schiefgeht.
}
button-organise-start = Jetzt starten
button-organise-pause = Pausieren
button-organise-resume = Fortsetzen
button-organise-unpair = Paarung aufheben
button-organise-end = Beenden
button-organise-drop = Herausnehmen
organise-page = Liste { $page } von { $pages }
organise-extend = Dieser Runde mehr Zeit geben
organise-extend-by = { $time } mehr
organise-decide = Ein Match entscheiden
organise-wins = { $winner } schlägt { $other }
organise-draw = { $first } und { $second }: unentschieden
organise-drop = Jemanden herausnehmen
organise-replace = Jemanden ersetzen
organise-whom = Wer geht?
organise-new = Wer kommt dazu?
organise-replace-means = Wer spielt ab jetzt statt { $name }? Die bisherigen Ergebnisse bleiben.
organise-end-means = { $phase ->
    [open] Dieses Turnier absagen? Alle Anmeldungen sind dann weg.
    [check-in] Dieses Turnier absagen? Alle Anmeldungen sind dann weg.
   *[running] Dieses Turnier jetzt beenden? Es gelten die Plätze der Tabelle, und laufende Matches zählen nicht mehr.
}
organise-unpair-means = Die Paarung dieser Runde aufheben? Das geht nur, solange niemand gespielt hat. Das Turnier wird dabei pausiert.
organise-drop-means = { $name } herausnehmen? Die Ergebnisse bleiben; ein laufendes Match ist verloren.
done-organise-start = Es hat begonnen: Ich öffne die Matches.
done-organise-pause = Pausiert. Keine Runde wird ausgelost, bis du es fortsetzt.
done-organise-resume = Es geht weiter.
done-organise-extend = Die Runde hat mehr Zeit.
done-organise-decide = Entschieden. Das Ergebnis ist als deines markiert.
done-organise-new = Jetzt im Turnier.
done-organise-sure-unpair = Die Paarung ist aufgehoben und das Turnier pausiert. Setz es fort, um die Runde neu auszulosen.
done-organise-sure-end = Es ist beendet.
done-organise-sure-drop = Nicht mehr im Turnier.

## The order of seeds by hand

button-seeds = Setzliste
seeds-title = Setzliste von { $name }
seeds-means = Wähl jemanden für einen anderen Platz aus, oder tipp die ganze Reihenfolge. Es gilt die Reihenfolge, wie sie hier steht; Anmeldungen mit „ausgelost“ werden beim Start hinter den anderen ausgelost.
seeds-line = { $place }. { $name }{ $drawn ->
    [yes] {" "}(ausgelost)
   *[no] {""}
}
seeds-move = Jemanden versetzen
button-seeds-type = Reihenfolge tippen
seeds-place = Neuer Platz
seeds-place-hint = Von 1, dem besten, bis { $count }
seeds-order = Die Nummern der Liste, die beste zuerst
seeds-order-hint = „3 1“ setzt Nummer 3 auf Platz 1 und Nummer 1 auf Platz 2. Die anderen folgen unverändert.
done-seeds-place = { $name } hat jetzt Nummer { $place }.
done-seeds-order = Die Reihenfolge ist geändert.
tournament-entries-seeded = **Dabei ({ $count } von { $most }), nach Setzliste:** { $names }
refusal-seeds-none = Tipp mindestens eine Nummer aus der Liste.
refusal-seeds-unknown = Nummer { $place } hat die Liste nicht: Sie endet mit { $count }.
refusal-seeds-twice = Du hast Nummer { $place } zweimal getippt.
refusal-seeds-changed = Die Liste hat sich inzwischen geändert. Schau sie noch einmal an und tipp dann die Reihenfolge.

## Settings

server-organisers = Turniere leiten außer der Moderation { $roles }.
server-organisers-none = Turniere leitet die Moderation.
server-set-organisers = Wer sonst Turniere leiten darf
