### The lobby: a table before its first deal.

## The message

lobby-title = { $called }: { $status ->
    [closed] Tisch geschlossen
    [paused] Tisch pausiert
   *[other] wartet auf Leute
}
lobby-start = **{ $host } kann die Partie starten.**
lobby-start-waits = **Hier fehlt noch die Zustimmung zu den Regeln: { $players }.** { $count ->
    [one] Dafür gibt es den Knopf **Zustimmen**.
   *[other] Drückt alle **Zustimmen**.
}
lobby-team = Team { $number }: { $players }
seat-free = ein freier Platz
seats-open = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
lobby-host = Der Host
lobby-seated = Am Tisch: { $players } ({ $taken } von { $seats }).
lobby-counts = -# Zählt für die Ranglisten von { $called }.
lobby-counts-changed = -# Hausregeln: Diese Partie zählt für die Ranglisten mit geänderten Regeln.
lobby-counts-not = -# Zählt nicht für die Ranglisten.

## The picture

goal-target = Bis { $target } Punkte
lobby-pace = { $turn } pro Zug
lobby-changed = { $count ->
    [one] { $count } Hausregel
   *[other] { $count } Hausregeln
}
lobby-deals = Nummeriertes Blatt { $number }
lobby-seat-open = Freier Platz
lobby-seat-joins = oder ein Computer
lobby-seat-computer = Computer
lobby-seat-level = { $level }
lobby-seat-host = HOST
lobby-seat-asked = muss zustimmen
lobby-seat-ready = bereit

## The selects of the host

lobby-choose-game = Spiel
lobby-choose-preset = Regeln
lobby-choose-teams = Leute und Teams
lobby-choose-level = Computer
lobby-game = Spiel: { $game }
lobby-preset = Regeln: { $preset }
lobby-level = Computer: { $level }
lobby-count = Zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $count }
}{ $teams ->
    [0] { "" }
   *[other] , { $teams } Teams
}
lobby-with = Zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $count }
}: Host mit { $partner }

## Seats

seats-title = Wer sitzt wo
seats-seat = { $number }. { $player }
seats-sit = Diesen Platz nehmen
seats-move = Den Platz wechseln
seats-swap = Zwei Plätze tauschen
seats-level = Computer einstellen, Platz für Platz
seats-level-of = Der Computer auf Platz { $number }
seats-level-usual = wie am Tisch: { $level }
seats-free = Einen Platz frei machen
seat-computer = ein freier Platz (Computer: { $level })

## What is refused

refusal-host-starts = { CAPITAL($seat) } kann die Partie starten.
refusal-host-sets-up = Diesen Tisch kann nur { $seat } einrichten. **Regeln** zeigt seine Regeln; mit einem Platz kannst du dort andere vorschlagen.
refusal-seat-taken = Diesen Platz hat gerade jemand genommen. Wähl einen anderen.
refusal-seat-is-free = An diesem Tisch ist jetzt ein Platz frei. Drück **{ button-join }**.

## A table without a free seat

full-table = **An diesem Tisch sind alle Plätze besetzt:** { $players }.
    Zuschauen kannst du unter { $link }: Dort sehen alle den Tisch, nur die Hände bleiben verdeckt. Ich kann dir auch sagen, wenn vor Beginn der Partie ein Platz frei wird.
button-await-yes = Freien Platz melden
button-await-no = Nicht melden
full-awaited = Ich erwähne dich einmal in diesem Kanal, wenn an diesem Tisch vor Beginn der Partie ein Platz frei wird.
full-not-awaited = OK, ich sage dir nichts.
seat-freed = { $mentions }: Bei { $called } ist ein Platz frei, { $link }. Wer zuerst **{ button-join }** drückt, bekommt ihn.
