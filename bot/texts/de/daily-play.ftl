### Playing the deal of the day: the command, its panel, the message in its thread, and what is refused there.

refusal-daily-over = { $finished ->
    [yes] Du hast dieses Blatt zu Ende gespielt. `/daily` zeigt die anderen von heute.
   *[no] Dieses Blatt endete um 00:00 UTC. `/daily` hat das von heute.
}
refusal-daily-played = Du hast das heutige Blatt dieses Spiels begonnen, bevor ich dich vergessen sollte. Jedes Konto hat einen Versuch am Tag.
refusal-daily-table = Das ist ein Blatt des Tages: Alle spielen es allein, ohne Hilfe und nur einmal. Du kannst jederzeit weggehen und bis 00:00 UTC mit `/daily` weitermachen.
refusal-daily-updating = Ich werde gerade aktualisiert, und das heutige Blatt soll sich dabei nicht ändern. Versuch es in einer Minute noch einmal.

## The command and its panel

command-daily = Das Blatt des Tages spielen: dieselben Karten für alle, ein Versuch
argument-daily-game = Eines der Spiele mit einem Blatt pro Tag; sonst siehst du, wo du stehst
daily-panel = Blatt des Tages, { $date }
daily-panel-means = Alle bekommen dieselben Karten gegen dieselben Computer und spielen sie einmal, ohne Hilfe. Es zählt, wie viele der anderen du schlägst.
daily-ends = Die heutigen Blätter enden um { $time }, { $left }.
daily-restarted = Ich wurde im Lauf des Tages aktualisiert, deshalb wurden die heutigen Blätter neu gegeben. Was vorher gespielt wurde, zählt nicht.
daily-line-begun = **{ $game }**: läuft
daily-line-finished = **{ $game }**: { $score }
daily-is-new = nicht gespielt
daily-is-begun = läuft
daily-is-finished = beendet
daily-others = Ein anderes Spiel
daily-hashes = SHA-256 des Geheimnisses, aus dem die heutigen Karten folgen: { $today }, die morgigen: { $tomorrow }
button-daily-new = { $game } spielen
button-daily-begun = Weiter mit { $game }
button-daily-finished = Mein Ergebnis
done-daily = Deine Karten sind in deinen Direktnachrichten.
done-daily-link = Hier sind deine Karten: { $link }

## At the table

daily-where = Blatt des Tages: { $called }, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}, bis { $ends }
help-daily = { $rounds ->
    [one] **Dieses Blatt des Tages ist eine Runde.**
   *[other] **Dieses Blatt des Tages hat { $rounds } Runden.**
} Es gibt keine Zielpunktzahl und nichts extra für den Sieg.
daily-thread = Blatt des Tages { $date }: { $called }
daily-thread-live = Karten und Punkte sieht nur, wer hier spielt: als Direktnachricht oder mit **{ button-hand }**. Du kannst jederzeit weggehen und bis { $ends } weitermachen.
daily-thread-finished = Dieses Blatt ist gespielt.
daily-thread-over = Dieses Blatt ist zu Ende.
daily-withdrawn = Dieses Blatt wurde zurückgezogen, weil ich im Lauf des Tages aktualisiert wurde. `/daily` hat das neue.
daily-unfinished-end = Das Blatt des Tages in { $called } endete um 00:00 UTC, bevor du fertig warst. `/daily` hat das von heute.
button-daily-result = Ergebnis
