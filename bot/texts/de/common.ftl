### Sentences that every game shares. A game's own words stand in its own file.
### Values come as words: cards, seat (a player's name), side (its players' names), rank, table (a table's id).

## Names

# Der Name dieser Sprache, in ihr selbst
language-name = Deutsch
joined = { $first } und { $last }
listed-together = { $first }, { $next }
listed-apart = { $first }; { $next }
# What stands in the corner of the king, the queen and the jack
card-letters = K D B
card-joker = Joker
card-jokers = { $count } Joker
rank-2 = Zweier
rank-3 = Dreier
rank-4 = Vierer
rank-5 = Fünfer
rank-6 = Sechser
rank-7 = Siebener
rank-8 = Achter
rank-9 = Neuner
rank-10 = Zehner
rank-J = Buben
rank-Q = Damen
rank-K = Könige
rank-A = Asse
rank-JK = Joker
suit-C = Kreuz ♣
suit-D = Karo ♦
suit-H = Herz ♥
suit-S = Pik ♠
# Where cards have German suits, as in Binokel, these take the place of the messages without german-.
german-suit-C = Eichel 🌰
german-suit-D = Schellen 🔔
german-suit-H = Herz ♥
german-suit-S = Schippen 🍃
german-rank-Q = Ober
german-rank-J = Unter
german-rank-A = Säue
card-hidden = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
# A class of player in rankings
computer = Computer ({ $level })
# A player at a table
computer-name = 🤖 { $name }
film-alt = Kurzer Film: { $told }
computer-level = { $name } ({ $level })
status-open = wartet auf Leute
status-running = läuft
status-finished = beendet
status-closed = geschlossen
scope-action = die letzte Aktion
scope-turn = den ganzen Zug
permission-view_channel = Kanal anzeigen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-attach_files = Dateien anhängen
target-numbered = { $name }, Meldung { $number }
target-another = { $name }, neue Meldung

## The rules of a table

rules-title = { $called }: { $group }
rules-changed = { $count ->
    [one] Dieser Tisch hat { $count } Hausregel.
   *[other] Dieser Tisch hat { $count } Hausregeln.
}
rules-differ = **Hausregeln an diesem Tisch:**
rules-more = { $count ->
    [one] - und { $count } weitere: drück **Regeln**
   *[other] - und { $count } weitere: drück **Regeln**
}
rules-changed-more = { $count ->
    [one] - und { $count } weitere, auf den anderen Seiten
   *[other] - und { $count } weitere, auf den anderen Seiten
}
rules-nonstandard = { $text } (nicht in den Regeln von { $called })
rules-groups = Mehr Optionen
rules-options = Eine Option ändern
rules-presets = Zu einer anderen Variante wechseln
rules-count = Zahl der Plätze ändern
rules-seats = { $count } Plätze
rules-edit = Eine Option ändern
rules-type-number = Eine Zahl
rules-type-numbers = Zahlen, etwa 4, 3. Leer lassen: keine.
rules-type-pairs = Zahlenpaare, etwa 0: 15, 1500: 50. Leer lassen: keine.
group-game = Partie
group-deal = Geben
group-melds = Meldungen
group-tricks = Stiche
group-scoring = Punkte

## The table

table-title = { $called }, Runde { $round }
alt-table = Der Kartentisch.
alt-computers = Computer: { $players }.
alt-side = { $side }: { $facts }.
alt-more = Hier passt nicht alles hin: /view am Tisch zeigt den ganzen Text.
alt-hand = { $count ->
    [0] Deine Hand ist leer.
    [one] Deine Hand, { $count } Karte: { $cards }.
   *[other] Deine Hand, { $count } Karten: { $cards }.
}
phase-scored = die Runde ist zu Ende
phase-won = die Partie ist zu Ende
standing-turn = Am Zug: **{ $players }** ({ $phase }).
standing-scored = Runde { $round } ist zu Ende. Alle am Tisch können die nächste geben.
standing-won = Die Partie geht an **{ $winners }**!
standing-drawn = Unentschieden zwischen **{ $winners }**.
standing-closed = Dieser Tisch ist geschlossen. Wer hier spielt, kann ihn mit `/table resume` wieder öffnen{ $begun ->
    [yes] ; eine angefangene Runde wird neu gegeben.
   *[no] .
}
scored-side = { $plain ->
    [yes] { $side }
   *[no] **{ $side }**
} { PLUS($points) }{ $points } (gesamt { $total }){ $count ->
    [0] { "" }
   *[other] : { $lines }
}
scored-line = { $what } { PLUS($points) }{ $points }
# A turn in one line: the player, then what they did, as phrases without a subject
did = { $seat } { $did }.
did-also = { $first }; { $next }
did-drew = { $known ->
    [1] { $count ->
        [0] zieht nichts, der Stapel ist leer
       *[other] zieht { $cards }
    }
   *[0] { $count ->
        [one] zieht eine Karte
       *[other] zieht { $count } Karten
    }
}
did-took-back = nimmt { $cards } zurück
event-drew = { $known ->
    [1] { $count ->
        [0] { $seat } zieht nichts: Der Stapel ist leer.
       *[other] { $seat } zieht { $cards }.
    }
   *[0] { $count ->
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
}
event-dealt = { $seat } gibt Runde { $points }.
event-round-scored = Diese Runde bringt { $side } { number-of-points }.
event-forfeited = { $seat } gibt die Partie auf.
event-abandoned = Niemand hat weitergespielt.
event-swapped = { $seat } tauscht die Hand mit dem nächsten Platz.
event-doctored = { $known ->
    [1] { $seat } tauscht eine Karte gegen eine verdeckte ({ $cards }).
   *[0] { $seat } tauscht eine Karte gegen eine verdeckte.
}
event-rewound = { $target ->
    [turn] { $seat } geht an den Anfang des eigenen letzten Zugs zurück.
    [moment] { $seat } geht dorthin zurück, wo die Partie vorher war.
    [round] { $seat } beginnt Runde { $points } mit denselben Karten neu.
    [game] { $seat } beginnt die Partie mit denselben Karten neu.
   *[deal] { $seat } lässt Runde { $points } mit neuen Karten geben.
}
event-target-changed = Das Ziel steigt auf { $points }.
event-game-won = Sieg für { $side } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
event-game-drawn = Unentschieden mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
number-of-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
number-of-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
tricks-won = { $won ->
    [one] { $won } Stich
   *[other] { $won } Stiche
}
# Numbers in what players say aloud
spelt = { $points ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
    [13] dreizehn
    [14] vierzehn
    [15] fünfzehn
    [16] sechzehn
    [17] siebzehn
    [18] achtzehn
    [20] zwanzig
    [21] einundzwanzig
    [22] zweiundzwanzig
    [23] dreiundzwanzig
    [24] vierundzwanzig
    [28] achtundzwanzig
    [29] neunundzwanzig
   *[other] { $points }
}
fact-no-melds = Auf dem Tisch liegen keine Meldungen.
has = { $members ->
    [one] hat
   *[other] haben
}
fact-standing = { $side } { has } in dieser Runde { number-of-points }, dazu { $total } aus früheren Runden.
fact-scored = { $side } { has } in dieser Runde { number-of-points } (gesamt { $total }).
fact-won = { event-game-won }
fact-game-drawn = { event-game-drawn }
goes-to = { $rounds ->
    [0] Die Partie geht bis { $target } { $target ->
        [one] Punkt
       *[other] Punkte
    }.
    [one] Die Partie hat eine Runde.
   *[other] Die Partie hat { $rounds } Runden.
}
fact-round-over = Runde { $round } ist zu Ende.
fact-hand-count = { $count ->
    [one] { $seat } hat { $count } Karte.
   *[other] { $seat } hat { $count } Karten.
}
fact-drawn = Neu auf deiner Hand: { $cards }.

## Pages to read

page-table = Der Tisch in Worten
page-auction = Das Reizen
page-tricks = Stiche dieser Phase
page-melds = Meldungen auf dem Tisch
page-bonuses = Prämien und Abzüge dieser Runde
page-scoring = Die Punkte bisher, nebeneinander
page-points = Punkte dieser Runde
page-declarations = Was angesagt wurde
page-hand = Was deine Hand taugt
page-title = **{ $page }**, { $called }
page-empty = Hier gibt es noch nichts zu lesen.

## Help

help-title = { $chapter }: { $called }
chapter-start = Erste Schritte
chapter-rules = Regeln
chapter-brief = So wird gespielt
chapter-play = Knöpfe und Befehle
chapter-strategy = Strategie
chapter-scoring = Punkte
chapter-words = Begriffe
chapter-options = Optionen
help-pages = Eine andere Seite
help-presets = Ein anderes Spiel
choose-variant = Eine andere Variante
policy-privacy = [Datenschutz]({ $address })
policy-terms = [Nutzungsbedingungen]({ $address })
policy-contact = Kontakt: { $address }
button-how-to-play = So geht’s
help-brief-more = -# Die Knöpfe unter deiner Hand bieten an, was du tun kannst. Alles andere steht auf den anderen Seiten.
rules-meaning = -# { $about }
help-version = -# Cardroom { $version }
help-start =
    Spiele hier: { $games }. Du kennst eines noch nicht? `/tutorial` bringt es dir an einem eigenen Tisch bei.

    1. `/table new` öffnet einen Tisch in diesem Kanal. Wähl das Spiel mit `game` und `preset`.
    2. Die anderen drücken **Mitspielen**. Sie sehen die Hausregeln des Tischs und können sie annehmen, andere vorschlagen oder gehen. Der Host drückt **Starten**, und Computer besetzen die freien Plätze.
    3. Deine Hand kommt als Direktnachricht. Wenn nicht, drück **Meine Hand** unter dem Tisch oder nimm `/hand`.
    4. Spiel mit den Knöpfen unter dem Tisch und unter deiner Hand. Wenn du lieber tippst: Zu jedem Knopf gibt es einen Befehl.

    { "**" }Pause nötig?** Nichts geht verloren. Züge haben kein Zeitlimit, außer der Host setzt eines. `/table autopilot` spielt für dich, und `/table pause` legt die Partie beiseite, bis `/table resume` sie zurückholt, in diesem Kanal oder einem anderen.

    { "**" }Noch mehr:** `/assist` gibt Tipps, erklärt deine Züge, spielt Schritt für Schritt für dich oder lässt Computer gegeneinander spielen. `/view` beschreibt den Tisch in Worten, und `/explore` zeigt, was du über die Karten wissen kannst. `/preferences` stellt ein, wie du spielst und wie die Bilder aussehen. `/leaderboard` zeigt die Ranglisten und `/replay` eine gespielte Runde Schritt für Schritt.

    { "**" }Üben:** An einem Übungstisch oder allein gegen Computer (die Partie wird ab dann nicht gewertet) nimmt **Zurückgehen** frühere Züge zurück, und mit **Üben** kannst du Karten tauschen und die Hände der anderen sehen. **Gleiche Karten** spielt eine beendete Partie noch einmal.

    { "**" }Faires Blatt:** **Faires Blatt** zeigt vor dem Geben das Siegel der Karten (ihr „Commitment“). Nach der Runde bekommst du eine Datei, die beweist, dass niemand die Karten ausgesucht hat, und `/table verify` prüft sie. Um sicherzugehen, notier zuerst das Siegel und gib dann mit `/table join seed:` eigene Worte zum Mischen dazu, auch an einem Tisch, den du selbst geöffnet hast.

    Wähl unten aus, was du als Nächstes liest.
help-option = - { $option }: { $set }
help-option-changed = - { $option }: **{ $set }** (sonst { $usual })
setting-yes = ja
setting-no = nein
setting-none = keine
setting-number = { $number }
command-help = Wie die Spiele hier gespielt werden
command-view = Den Tisch in Worten lesen, und mehr
argument-page = Was du lesen willst

## Buttons and pickers

verb-draw = Ziehen
verb-meld = Melden
verb-deal = Nächste Runde
verb-undo = Zurücknehmen
verb-undo-turn = Zug zurücknehmen
ask-meld = Was willst du melden?
choice-draw = Vom Stapel ziehen
label-draw = Ziehen
more-meld = Mehr Meldungen
more-take = Mehr Möglichkeiten
button-join = Mitspielen
button-leave = Gehen
button-start = Starten
button-rules = Regeln
button-seats = Plätze
button-usual = Auf die Variante zurücksetzen
button-type = Anderen Wert eingeben
button-hand = Meine Hand
button-fair-deal = Faires Blatt
button-back = Zurück
button-previous = Vorige
button-more = Mehr
button-direct = Direktnachricht erneut versuchen
pick-cards = Oder wähl die Karten selbst
pick-cards-of = Karten selbst wählen: Teil { $number } von { $count } deiner Hand
pick-number = Oder wähl selbst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
pick-between = Oder wähl selbst { $least } bis { $most } Karten
pick-play = { $does }: { $count ->
    [one] die gewählte Karte
   *[other] die { $count } gewählten Karten
}
action-onto = { $count ->
    [0] { $does }: { $onto }
   *[other] { $does }: { $what } an { $onto }
}
pick-meaning = { $does }: Was meinst du?
pick-refused = ⚠️ { $reason }

## Hands

hand-where = **{ $called }** in { $channel }, { $server }
hand-score = { $side } { $points }
waiting-elsewhere = { $count ->
    [one] { $called } wartet auf dich ›
   *[other] { $count } Tische warten auf dich: { $called } ›
}
hand-waiting = Du hast einen Platz. Die Karten sind noch nicht gegeben.
dm-closed = Ich kann dir keine Direktnachrichten schicken. Deine Hand erscheint deshalb hier, sobald du am Tisch einen Knopf drückst.
dm-later = Deine Hand kommt etwas später als Direktnachricht. Drück bis dahin **Meine Hand** am Tisch oder nimm `/hand`.
dm-open = Deine Hand ist in deinen Direktnachrichten.

## Commands

command-table = Kartentische öffnen und leiten
command-table-new = Einen Tisch in diesem Kanal öffnen
command-table-join = Am Tisch dieses Kanals Platz nehmen oder eigene Worte zum Mischen beitragen
command-table-leave = Deinen Platz aufgeben; in einer laufenden Partie spielt der Computer, bis du wiederkommst
command-table-start = Die erste Runde geben; Computer besetzen die freien Plätze
command-table-close = Einen Tisch ohne Sieg beenden und seine Karten zeigen
command-table-rules = Die Regeln dieses Tischs zeigen; vor dem Start kann der Host sie ändern
command-table-seats = Zeigen, wer mit wem spielt; vor dem Start kann der Host es ändern
command-table-resume = Einen deiner Tische in diesen Kanal holen
command-table-list = Die offenen und laufenden Tische dieses Servers auflisten
command-hand = Deine Hand zeigen, nur für dich
kind-draw = vom Stapel ziehen
kind-meld = Karten melden
kind-deal = die nächste Runde geben
kind-undo = deine letzte Aktion oder den ganzen Zug zurücknehmen
command-undo = Deine letzte Aktion oder den ganzen Zug zurücknehmen
command-deal = Die nächste Runde geben
command-play = Eine Partie in diesem Kanal beginnen oder eine Karte spielen
command-verb = Wenn du am Zug bist: { $kind }
argument-game = Welches Spiel
argument-play = Ein Spiel, etwa Canasta, oder eine Karte zum Spielen, etwa KH (Herzkönig)
argument-preset = Welche Variante des Spiels
argument-seats = Wie viele Plätze
argument-deals = Nummerierte Blätter: Wer diese Nummer spielt, bekommt dieselben Karten
argument-seed = Beliebige Worte; sie fließen ins Mischen ein
argument-own-table = Welcher deiner Tische; sonst der dieses Kanals oder der einzige, an dem du sitzt
argument-table = Welcher Tisch; sonst dein neuester
argument-card = Die Karte, etwa KH (Herzkönig) oder 10S
argument-cards = Die Karten, etwa KH KS 2D oder „drei Könige“
argument-onto = Woran du sie anlegst, etwa Könige
argument-word = Deine Antwort
argument-scope = Was du zurücknehmen willst

## Answers

done-opened = Dein Tisch ist offen: { $link }
done-joined = Du hast einen Platz: { $link }
done-seeded = Deine Worte fließen ins Mischen ein. Nach Runde 1 zeigt **Faires Blatt** sie zusammen mit denen der anderen.
done-started = Die Karten sind gegeben: { $link }
done-resumed = Der Tisch ist jetzt hier: { $link }
done-left = Du hast deinen Platz aufgegeben.
done-left-closed = Du warst Host, deshalb ist der Tisch jetzt für alle geschlossen. `/table resume` holt ihn zurück.
done-closed = Der Tisch ist geschlossen. `/table resume` holt ihn zurück.
list-table = { $called }, { $status }: { $players } ({ $taken } von { $seats } Plätzen)
list-table-named = { $line }, Tisch { $table }
list-more = { $count ->
    [one] und { $count } weiterer
   *[other] und { $count } weitere
}
list-none = Auf diesem Server ist kein Tisch offen. Öffne einen mit `/table new`.

## Checking deals on the command line

deals-good = { $count ->
    [one] Jede Karte von Runde { $rounds } passt zu ihrem Siegel.
   *[other] Jede Karte der Runden { $rounds } passt zu ihrem Siegel.
}
deals-compare = Laut Datei war das Siegel von Runde 1 { $commitment }. Vergleich es mit dem, das der Tisch gezeigt hat, oder prüf noch einmal und gib auch dieses an.
deals-later = Das Siegel, das du notiert hast, beweist es ab Runde { $round }. Die früheren Runden waren schon zu Ende, als es gezeigt wurde.
deals-good-day = Jede Karte vom { $day }, in { $count ->
    [one] einer Partie
   *[other] { $count } Partien
}, und die Startwerte der Computer folgen aus dem Geheimnis, und das Geheimnis passt zu seinem Siegel.
deals-compare-day = Laut Datei war das Siegel dieses Tages { $commitment }. Vergleich es mit dem, das am Tag davor gezeigt wurde, oder prüf noch einmal und gib auch dieses an.
deals-commitment = Ein Siegel hat 64 Zeichen von 0 bis f. Wenn deines aus einer späteren Runde als der ersten stammt, häng die Nummer der Runde an: SIEGEL@2.
problem-version = Das ist keine Datei mit aufgedeckten Blättern, oder sie stammt aus einer anderen Version.
problem-form = { $round ->
    [0] Die Datei ist beschädigt: „{ $detail }“ fehlt oder ist falsch.
   *[other] Runde { $round }: „{ $detail }“ fehlt oder ist falsch.
}
problem-pack = Die Karten liegen nicht in der üblichen Reihenfolge. Sie könnten ausgesucht sein.
problem-commitment = Runde { $round }: Der Startwert passt nicht zum Siegel.
problem-cards = Runde { $round }: Das sind nicht die Karten, die aus dem Startwert folgen.
problem-empty = Diese Datei enthält keine Runde. Es gab nichts zu prüfen.
problem-noted = Das Siegel, das du notiert hast, ist nicht das dieser Partie für Runde { $round }. Wenn der Tisch es für eine andere Runde gezeigt hat, häng deren Nummer an: SIEGEL@2.
problem-day = Das Siegel, das du notiert hast, ist nicht das dieses Tages.
problem-secret = Das Geheimnis passt nicht zum Siegel dieses Tages.
problem-game = Die Karten oder die Startwerte der Computer von { $detail } folgen nicht aus dem Geheimnis.
problem-unbound = Das Siegel, das du notiert hast, gilt ab Runde { $round }, und von diesen Runden ist keine in der Datei. Damit wurde nichts geprüft.

## What the table refuses

refusal-already-seated = Du hast an diesem Tisch schon einen Platz.
refusal-bot-may-not = Mir fehlt in diesem Kanal eine Berechtigung: { $permission }. Nichts hat sich geändert. Bitte jemanden, der den Server verwaltet, sie zu erteilen.
refusal-channel-busy = Dieser Kanal hat schon einen Tisch. Nimm einen anderen Kanal oder einen Thread, oder schließ zuerst diesen Tisch.
refusal-channel-gone = Den Kanal dieses Tischs gibt es nicht mehr. Hol den Tisch mit `/table resume` in einen anderen.
refusal-damaged = Tisch { $table } lässt sich nicht laden. Nichts hat sich geändert. Bitte sag der Person Bescheid, die diesen Bot betreibt.
refusal-game-over = Die Partie ist zu Ende. Öffne eine neue mit `/table new`.
refusal-no-more-rounds = In einer Partie wird höchstens { $most }-mal gegeben, deshalb gibt es keine anderen Karten mehr. Du kannst zum Anfang der Runde zurückgehen.
refusal-no-card = „{ $word }“ kann ich nicht als Karte lesen. Schreib Karten wie KH (Herzkönig), 10♠ oder JK, oder Ränge wie 888, Könige oder 2 Joker.
refusal-neither-card-nor-game = „{ $text }“ ist weder eine Karte noch ein Spiel. Schreib eine Karte wie KH (Herzkönig) oder ein Spiel, das du beginnen willst: { $names }.
refusal-no-such-deal = Wähl ein nummeriertes Blatt von { $first } bis { $last }.
refusal-no-such-game = Ein Spiel namens { $game } kenne ich nicht. Wähl eines aus der Liste.
refusal-unknown-game = Ein Spiel namens „{ $text }“ kenne ich nicht. Du kannst { $names } spielen.
refusal-unknown-preset = Eine Variante namens { $text } gibt es nicht. Zur Wahl stehen { $names }.
refusal-no-such-option = Dieses Spiel hat keine Option namens { $option }.
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-moves-not-kept = Die Züge von Tisch { $table } werden nicht mehr aufbewahrt. Er lässt sich deshalb nicht mehr zeigen, noch einmal ansehen, prüfen oder weiterspielen. Ergebnisse und Rekorde bleiben. Öffne einen neuen Tisch mit `/table new`.
refusal-no-table = Diesen Tisch gibt es nicht. `/table list` zeigt die Tische dieses Servers.
refusal-no-table-here = In diesem Kanal ist kein Tisch. Öffne einen mit `/table new`.
refusal-no-table-of-yours = Du hast gerade keinen Tisch. Öffne einen auf einem Server mit `/table new`.
refusal-not-host = { $seated ->
    [yes] Das kann nur { $seat } als Host dieses Tischs. Bitte frag dort.
   *[no] Das kann nur die Person, die diesen Tisch geöffnet hat.
}
refusal-not-open = Das geht nur vor Beginn der Partie. Diese hat schon begonnen, oder der Tisch ist geschlossen.
refusal-not-running = An diesem Tisch läuft keine Partie.
refusal-not-seated = Du hast an diesem Tisch keinen Platz.
refusal-not-your-turn = Du bist nicht am Zug. Alle warten auf { $seat }.
refusal-round-not-over = Die Runde ist noch nicht zu Ende. Spielt sie zuerst fertig.
refusal-round-over = Die Runde ist zu Ende. Gib zuerst die nächste.
refusal-seed-too-long = Deine Worte zum Mischen dürfen höchstens { $most } Zeichen haben.
refusal-stale = Das war nicht mehr aktuell. Hier ist der Tisch, wie er jetzt ist.
refusal-outdated = Diese Nachricht ist nicht mehr aktuell. Ruf den Befehl noch einmal auf, dann kommt eine neue.
refusal-outdated-suggestion = Dieser Vorschlag ist nicht mehr aktuell. Wähl einen anderen.
refusal-stopping = Ich starte gerade neu. Nichts hat sich geändert. Versuch es in einer Minute noch einmal.
refusal-table-finished = Diese Partie ist zu Ende. Öffne eine neue mit `/table new`.
refusal-no-such-value = „{ $option }“ kann nicht „{ $value }“ sein. Wähl einen anderen Wert.
refusal-options-clash = „{ $option }“ und „{ $other }“ passen so nicht zusammen. Ändere zuerst die andere Option.
refusal-option-out-of-range = „{ $option }“ kann nicht { $value } sein. Wähl eine Zahl von { $least } bis { $most }.
refusal-too-many-seated = Am Tisch sitzen { $players } Leute, zu viele für { $seats } Plätze. Jemand muss zuerst gehen.
refusal-table-full = An diesem Tisch sind alle Plätze besetzt.
refusal-choose-number = Wähl { $needs ->
    [one] eine Karte
   *[other] { $needs } Karten
}. Du hast { $has } gewählt.
refusal-choose-between = Wähl { $least } bis { $most } Karten. Du hast { $has } gewählt.
refusal-names-nothing = Lass die Karten weg: „{ $text }“ braucht keine.
refusal-no-such-action = „{ $text }“ gibt es in diesem Spiel nicht.
refusal-no-such-card = „{ $text }“ ist keine Karte. Schreib Karten wie KH (Herzkönig), 10S, 2D oder JK.
refusal-not-in-hand = { $cards ->
    [Joker] Du hast keinen Joker.
   *[other] { $cards } hast du nicht auf der Hand.
}
refusal-nothing-to-meld = Du hast gerade nichts zu melden.
refusal-part = { $cards }: { $reason } Nichts wurde gespielt.
refusal-too-few-of-rank = { $has ->
    [0] Du hast keine { $rank }.
   *[other] Du hast nicht { $needs } { $rank }, sondern nur { $has }.
}
refusal-which-copy = Du hast zwei { $card }, und es kommt darauf an, welche. Wähl aus den Vorschlägen, oder ergänze etwas, das sie unterscheidet, etwa „hand“.
refusal-which-suit = Welche meinst du? Du hast { $cards }. Schreib die Farbe dazu, wie in KH oder K♥.
refusal-too-late-to-arrange = Hände lassen sich nur am Anfang eines Zugs ändern, vor der ersten Meldung und dem ersten Stich.
refusal-swap-within-trick = Mitten im Stich kannst du keine Hände tauschen. Spiel zuerst den Stich zu Ende.
refusal-swap-after-meld = In dieser Runde wurde schon gemeldet. Zum Tauschen der Hände ist es zu spät.
refusal-doctor-two-cards = Nenn zwei Karten: eine aus deiner Hand, und die, die du dafür willst.
refusal-doctor-laid-down = { $card } wird gleich beim Ziehen ausgelegt und kann nicht in deiner Hand sein. Wähl eine andere Karte.
refusal-doctor-not-hidden = { $card } liegt nirgends verdeckt. Wähl eine andere Karte.
refusal-no-such-rewind = Du kannst an den Anfang deines letzten Zugs, der Runde oder der Partie zurückgehen, oder die Runde neu geben lassen.
refusal-moment-gone = Dorthin kannst du nicht zurück: Die Partie wurde seitdem neu begonnen.
refusal-nothing-to-rewind = Du warst in dieser Runde noch nicht am Zug. Es gibt nichts, wohin du zurückgehen könntest.
refusal-no-such-undo = Zurücknehmen kannst du deine letzte Aktion oder den ganzen Zug.
refusal-no-such-preset = Eine Variante namens { $value } gibt es nicht. Wähl beim Tippen aus den Vorschlägen.
refusal-seats-not-played = Mit { $value } Plätzen sind diese Regeln nicht spielbar. Wähl eine andere Zahl von Plätzen oder andere Regeln.

## Options that every game has

option-preset = Variante
option-seats = Plätze
option-target = Zielpunktzahl
option-hand_size = Ausgeteilte Karten je Person
option-starter = Wer beginnt
option-starter-alternate = alle der Reihe nach
option-starter-loser = wer in der Runde davor die wenigsten Punkte hatte

## What Discord refuses, and what went wrong

fault-gone = Diese Nachricht oder diesen Kanal gibt es nicht mehr. Nimm `/table resume` dort, wo du weiterspielen willst.
fault-forbidden = Mir fehlt in diesem Kanal eine Berechtigung. Ich muss ihn sehen, darin schreiben und Dateien anhängen können.
fault-closed = Ich kann dir keine Direktnachrichten schicken. Drück **Meine Hand** am Tisch oder nimm `/hand`.
fault-threads-full = Dieser Server hat so viele aktive Threads, wie Discord erlaubt. Nimm einen anderen Kanal, oder archiviere einen Thread.
fault-slow = Discord ist gerade langsam. Versuch es in einer Minute noch einmal.
fault-not-in-dm = Das geht nur auf einem Server.
fault-old-command = Dieser Befehl hat sich geändert. Tipp ihn von vorn neu ein.
fault-value = „{ $value }“ verstehe ich nicht. Prüf es und versuch es noch einmal.
fault-store = Ich konnte die Partie nicht speichern, deshalb hat sich nichts geändert. Versuch es in einer Minute noch einmal.
fault-unconfirmed = Beim Speichern habe ich die Datenbank verloren und weiß nicht, ob es geklappt hat. Sobald ich sie wieder lesen kann, zeige ich den Tisch, wie er ist.
fault-unexpected = Da ging etwas schief (Fehler { $number }). Alles Gespeicherte ist sicher. Bitte versuch es noch einmal.
