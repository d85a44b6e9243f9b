### Tables of a tournament's matches.

refusal-tournament-table = Das ist ein Match eines Turniers: Es wird so gespielt, wie es angesetzt ist, und bis zum Ende. Es lässt sich nicht schließen, pausieren, verlegen oder ändern, und niemand bekommt Hilfe. Wenn etwas schiefgeht, frag die Turnierleitung.
refusal-tournament-seat = Die Plätze hier sind für die Leute dieses Matchs reserviert.
refusal-tournament-sealed = Andere müssen diese Karten noch spielen. Bis jedes Match dieser Runde zu Ende ist, wird nichts davon gezeigt.

### Before the first deal of a match: its seats are held until the players are in.

match-table-title = { $name }, Runde { $round }: { $called }
match-table-round = { $name }, Runde { $round }
match-table-rounds = { $rounds ->
    [one] { $rounds } Runde, dieselben Karten für alle
   *[other] { $rounds } Runden, dieselben Karten für alle
}
match-table-waits = **Noch nicht dabei: { $players }.** { $count ->
    [0] {""}
   *[other] Schon dabei: { $in }.
} Gegeben wird, sobald alle dabei sind.
match-table-until = Wer bis { $until } nicht dabei ist, verliert dieses Match.
match-table-plays = { $rounds ->
    [one] Ihr spielt eine Runde, und jeder Tisch dieser Turnierrunde bekommt dieselben Karten. Von eurer Partie sieht sonst niemand etwas, bevor alle Matches der Runde zu Ende sind.
   *[other] Ihr spielt { $rounds } Runden, und jeder Tisch dieser Turnierrunde bekommt dieselben Karten. Von eurer Partie sieht sonst niemand etwas, bevor alle Matches der Runde zu Ende sind.
}
match-table-length = Ihr spielt ein Match, { $length }: Die nächste Partie beginnt von selbst, ein paar Augenblicke nach der vorigen.
match-table-counts = -# Zählt in diesem Turnier und für keine Ranglisten.
match-table-sealed = Notier dieses Siegel: Jeder Tisch dieser Runde hat dasselbe. Die Karten folgen aus dem Geheimnis des Turniers, dessen Hash vor der ersten Runde gezeigt wird und das am Ende gezeigt wird.

### A match's table that isn't played at.

match-table-paused = Dieses Match wartet auf einen Kanal, in dem es weitergehen kann.
match-table-closed = Dieses Match endete hier ohne Sieg. Das Ergebnis steht in der Ankündigung des Turniers.
match-table-unplayed = Dieses Match wurde nicht gespielt. Das Ergebnis steht in der Ankündigung des Turniers.

ask-leave-match = Dieses Match verlassen? Es wird weitergespielt: Ein Computer nimmt deinen Platz ein, bis du zurückkommst, und sein Ergebnis ist deines.
