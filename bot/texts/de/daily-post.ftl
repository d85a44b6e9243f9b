### The post of the day: its settings, the message in a channel, and the direct message to who asked for one.

## Settings

server-daily = Blatt des Tages
server-daily-means = Jeden Tag gibt es ein Blatt für alle: dieselben Karten, dieselben Computer, ein Versuch. Ich kann es in einem Kanal ankündigen, mit den Besten von gestern und einem Knopf zum Spielen. Namen erscheinen, sobald jemand fertig ist.
server-daily-none = Noch bekommt kein Kanal eine Ankündigung. Mit `/daily` können trotzdem alle spielen.
server-daily-gone = Der Kanal für die Ankündigung wurde gelöscht. Wähl einen anderen.
server-daily-at = { $channel } bekommt sie um { $hour }, { $zone } (heute { $time } für dich). Dann { $left ->
    [one] bleibt { $left } Stunde
   *[other] bleiben { $left } Stunden
} zum Spielen. Wenn hier eine Woche lang niemand spielt, benachrichtigt sie niemanden mehr. Nach einem Monat höre ich auf, bis wieder jemand spielt.
server-daily-mute = In { $channel } kann ich noch nicht schreiben. Erlaub mir: { $permissions }.
server-daily-zone = Eine andere Zeitzone wählst du mit `/server zone`.
server-daily-hour = Stunde der Ankündigung
server-set-daily_channel = Kanal der Ankündigung; ohne Kanal keine Ankündigung
server-set-daily_hour = Um { $hour }
server-set-daily_games = Spiele im Wechsel; keines heißt alle
argument-server-zone = Die Zeitzone der Ankündigung: eine Stadt, etwa Wien
argument-own-zone = Die Zeitzone, in der ich dir vom Blatt des Tages sage: eine Stadt, etwa Wien
refusal-no-such-zone = Die Zeitzone „{ $typed }“ kenne ich nicht. Tipp eine große Stadt in deiner Nähe, etwa Wien oder Zürich, und wähl sie aus den Vorschlägen.

## The post

daily-post-title = Blatt des Tages: { $game }
daily-post-means = Dieselben Karten für alle, ein Versuch, keine Uhr. Es endet { $ends }.
daily-post-restarted = Der Tag hat neu begonnen, weil die Computer nach einer Aktualisierung anders spielen. Alle können noch einmal spielen.
daily-post-finished = **Hier fertig:** { $names }
daily-post-more = { $count } weitere
daily-post-hash = SHA-256 des Geheimnisses dieser Karten: { $commitment }
daily-post-over = Blatt vom { $date }: { $game }. { $count ->
    [0] Hier ist niemand fertig geworden.
    [one] Hier ist eine Person fertig geworden.
   *[other] Hier sind { $count } Leute fertig geworden.
}
daily-post-yesterday = Gestern: { $game }
daily-post-played = Überall { $count ->
    [one] hat eine Person
   *[other] haben { $count } Leute
} gespielt.
daily-post-field = Überall haben { $count } Leute gespielt; die Hälfte schaffte { PLUS($median) }{ $median } oder mehr.
daily-post-par = Par: { PLUS($par) }{ $par }
daily-post-here = Dieser Server
daily-post-everywhere = Überall
daily-post-best = { $where }: { $people }
daily-post-ranked = { $place }. { $name } { PLUS($score) }{ $score }
daily-call-stop = Du wolltest, dass ich dir Bescheid sage. `/preferences` ändert die Stunde oder beendet es.
button-daily-play = Spielen
button-daily-others = Andere Spiele
button-daily-proof = Faires Blatt

## What proves it

daily-proof-title = Niemand hat diese Karten ausgesucht
daily-proof-means = Jede Karte eines Tages und jede Entscheidung der Computer folgt aus einem Geheimnis von 32 zufälligen Bytes. Sein Hash (SHA-256) wird einen Tag vorher gezeigt. Wenn der Tag vorbei ist, zeigt `/table verify` mit diesem `day` das Geheimnis und berechnet jede Karte neu.
daily-proof-today = **Heute:** `{ $commitment }`
daily-proof-tomorrow = **Morgen:** `{ $commitment }`
