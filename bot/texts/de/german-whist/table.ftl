### German Whist: its names, what its players do and see, and its options.

## Names

game-german-whist = Deutsches Whist
called-german-whist = { $preset }
preset-german-whist = Deutsches Whist
preset-fifty = Deutsches Whist bis 50

## What happened

event-took = { $seat } nimmt die offene Karte, { $cards }.
event-turned = { $cards } wird aufgedeckt.
event-phase-two = Der Stapel ist weg. Von jetzt an zählt jeder Stich. Trumpf ist { $target }.
# Every trick is worth the same, so its points are not said.
event-trick-won = { $seat } macht den Stich: { $cards }.
did-trick = macht den Stich { $cards } mit { $card }
did-trick-won = macht den Stich { $cards }

## The score and the table in words

score-round-won = Runde gewonnen
fact-phase-one = Runde { $round }, Stich { $trick }, erste Phase: Gespielt wird um die offene Karte. { $seat } hat gegeben. { goes-to }
fact-phase-two = Runde { $round }, Stich { $trick }, zweite Phase: Jeder Stich zählt. { $seat } hat gegeben. { goes-to }
fact-stock-over = { $card } liegt offen auf dem Stapel, darunter { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}.
fact-points = { $side } hat { number-of-points } und in dieser Runde { tricks-won } gemacht; { $standing ->
    [0] davon zählt keiner
    [one] davon zählt { $standing }
   *[other] davon zählen { $standing }
}.
brief-points = { number-of-points }, { tricks-won }, gezählt { $standing }

## Help

help-german-whist-rules =
    Zu zweit mit 52 Karten, das Ass hoch. Beide bekommen dreizehn Karten. Die nächste Karte wird aufgedeckt: Ihre Farbe ist für die ganze Runde **Trumpf**.
    ### Erste Phase: mit Stapel
    Wer nicht gibt, spielt aus. Du musst bedienen, wenn du kannst; sonst spielst du eine beliebige Karte. Die höhere Karte der ausgespielten Farbe macht den Stich, oder ein Trumpf auf eine andere Farbe. Wer den Stich macht, nimmt die offene Karte vom Stapel, die andere Seite bekommt die nächste ungesehen, und eine weitere wird aufgedeckt. Wer den Stich macht, spielt zum nächsten aus. { $phase_one_tricks ->
        [yes] Auch diese Stiche zählen.
       *[no] Diese Stiche zählen nicht: Ihr spielt um bessere Karten.
    }
    ### Zweite Phase: ohne Stapel
    Nach dreizehn Stichen ist der Stapel weg. Wer den letzten gemacht hat, spielt aus, und dreizehn weitere Stiche folgen nach denselben Regeln. { $tricks_counted ->
        [over-six] Jeder Stich über sechs zählt.
       *[all] Jeder davon zählt.
    }
    ### Das Ende
    { $won_by ->
        [points] Jeder Stich, der zählt, ist ein Punkt, und wer zuerst { $target } erreicht, gewinnt. Schaffen es beide in derselben Runde, steigt das Ziel um zehn.
       *[rounds] Wer mehr Stiche hat, die zählen, gewinnt die Runde und bekommt einen Punkt. Wer zuerst { $target } hat, gewinnt. Eine unentschiedene Runde bringt nichts.
    }
help-german-whist-play =
    - **Spielen**: Wähl eine Karte, oder schreib `/play KH`. Der Rest geht von selbst: Wer den Stich macht, nimmt die offene Karte, und die andere Seite zieht. Deine neue Karte ist auf der Hand markiert.
    - Eine gespielte Karte bleibt gespielt. Spielst du nur gegen Computer, nimmt **Zurückgehen** zur Übung einen Stich zurück.
    `/view tricks` zeigt die Stiche dieser Phase, `/view points` die Punkte dieser Runde, und `/explore` zeigt, was du über die andere Hand wissen kannst.
help-german-whist-strategy =
    - Vergleich die offene Karte mit dem, was du ungesehen ziehen könntest. Hol sie dir, wenn sie Trumpf oder hoch ist, und lass eine schwache gehen.
    - Mach Stiche mit der niedrigsten Karte, die dafür reicht, und gib sie mit deiner niedrigsten ab. Hohe Karten und Trümpfe sind für die zweite Phase.
    - Merk dir, welche offenen Karten dein Gegenüber genommen hat. Am Ende der ersten Phase kannst du alle seine Karten kennen.
    - Der letzte Stich der ersten Phase gibt dir in der zweiten das erste Ausspielen.
help-german-whist-scoring =
    { $won_by ->
        [points] Ein Stich, der zählt, ist einen Punkt wert.
       *[rounds] Eine Runde bringt einen Punkt für die Seite, die mehr von den Stichen macht, die zählen.
    } { $phase_one_tricks ->
        [yes] Alle Stiche der ersten Phase zählen
       *[no] Stiche der ersten Phase zählen nicht
    }; in der zweiten zählen { $tricks_counted ->
        [over-six] die über sechs
       *[all] alle
    }. Alle dreizehn Stiche der zweiten Phase zu machen ist ein **Großschlemm** und kommt in die Rekorde.
help-german-whist-words =
    - **Stich**: je eine Karte von beiden. Wer ihn macht, spielt zum nächsten aus.
    - **Ausspielen, bedienen**: die erste Karte eines Stichs spielen; eine Karte derselben Farbe dazugeben.
    - **Trumpf**: die Farbe, die die anderen schlägt.
    - **Offene Karte**: die Karte obenauf im Stapel; wer den Stich macht, nimmt sie.
    - **Erste Phase, zweite Phase**: die Stiche mit Stapel, und die dreizehn danach.
    - **Großschlemm**: alle dreizehn Stiche der zweiten Phase.

## Options

option-won_by = Gespielt wird um
    .about = Einen Punkt bringt eine Runde, oder jeder Stich, der zählt.
option-won_by-rounds = gewonnene Runden
option-won_by-points = Punkte für Stiche
option-tricks_counted = Stiche der zweiten Phase, die zählen
    .about = Die zweite Phase ist der Teil ohne Stapel.
option-tricks_counted-all = alle
option-tricks_counted-over-six = die über sechs
option-phase_one_tricks = Stiche der ersten Phase zählen
    .about = Die erste Phase ist der Teil mit Stapel, in dem sonst nur um bessere Karten gespielt wird.

## Records

most-grand-slam = Erster Großschlemm
feat-grand-slam = { $count ->
    [one] 1 Großschlemm
   *[other] { $count } Großschlemme
}
highlight-most-tricks = Meiste Stiche
highlighted-most-tricks = Zweite Phase: { $side }, Runde { $round }
