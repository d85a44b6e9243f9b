### Rubicon and Chinese Bezique: their names, what their players do and see, and why the rules refuse an action.

## Names

game-rubicon = Rubikon-Bézique, Chinesisches Bézique
called-rubicon = { $preset }
preset-rubicon = Rubikon-Bézique
preset-chinese = Chinesisches Bézique

verb-blanche = Carte blanche
kind-blanche = Carte blanche zeigen

## Melds

target-marriage = Paar
target-trump-marriage = Trumpfpaar
target-sequence = Sequenz
target-trump-sequence = Trumpfsequenz
target-bezique = Bézique
target-double-bezique = doppeltes Bézique
target-triple-bezique = dreifaches Bézique
target-quadruple-bezique = vierfaches Bézique
target-four-aces = vier Asse
target-four-kings = vier Könige
target-four-queens = vier Damen
target-four-jacks = vier Buben
target-four-trump-aces = vier Trumpfasse
target-four-trump-tens = vier Trumpfzehner
target-four-trump-kings = vier Trumpfkönige
target-four-trump-queens = vier Trumpfdamen
target-four-trump-jacks = vier Trumpfbuben

## What pickers offer

choice-blanche = Carte blanche zeigen, { $points } Punkte
label-blanche = Carte blanche +{ $points }

## What happened

automatic-draw = Gegen Computer für mich ziehen, gleich nach einer Meldung
asking-play-unshown = Fragen, bevor ich spiele, wenn ich Carte blanche zeigen könnte
caution-play-unshown = Du könntest erst noch Carte blanche zeigen: { $points } Punkte.
event-carte-blanche = { $seat } zeigt Carte blanche: { $cards }. { $points } Punkte.
event-trump-made = Trumpf ist { $target }.
event-trump-undone = Es gibt wieder keinen Trumpf.
event-phase-two = Der Talon ist leer, und die Meldungen sind wieder auf der Hand. Von jetzt an muss bedient werden. { $target ->
    [none] Es gibt keinen Trumpf.
   *[other] Trumpf ist { $target }.
}
event-last-trick = { $seat } macht den letzten Stich: { $points } Punkte.
event-deal-won = { $seat } gewinnt das Blatt, { $points } Punkte wert.
event-rubicon-won = { $seat } gewinnt mit **Rubikon**, { $points } Punkte wert.
event-void = Das Blatt zählt nicht: Es steht unentschieden.
# The same as phrases
did-carte-blanche = zeigt Carte blanche ({ $points } Punkte)
did-trump-made = macht { $target } zum Trumpf
did-trump-undone = nimmt den Trumpf zurück
did-last-trick = macht den letzten Stich ({ $points } Punkte)
did-deal-won = gewinnt das Blatt ({ $points } Punkte)
did-rubicon-won = gewinnt mit Rubikon ({ $points } Punkte)

## The lines of the score

score-marriage = Paar
score-trump-marriage = Trumpfpaar
score-sequence = Sequenz
score-trump-sequence = Trumpfsequenz
score-bezique = Bézique
score-double-bezique = doppeltes Bézique
score-triple-bezique = dreifaches Bézique
score-quadruple-bezique = vierfaches Bézique
score-four-aces = vier Asse
score-four-kings = vier Könige
score-four-queens = vier Damen
score-four-jacks = vier Buben
score-four-trump-aces = vier Trumpfasse
score-four-trump-tens = vier Trumpfzehner
score-four-trump-kings = vier Trumpfkönige
score-four-trump-queens = vier Trumpfdamen
score-four-trump-jacks = vier Trumpfbuben
score-carte-blanche = Carte blanche
score-last-trick = letzter Stich
score-brisques = Brisques
score-cut = auf Hunderter gekürzt
score-difference = Hunderter der Gegenseite
score-least = mindestens 100
score-game = Gewinn
score-rubicon = Rubikon: Hunderter der Gegenseite
score-rubicon-bonus = Rubikon
score-rubicon-brisques = Brisques im Rubikon
score-below-hundred = unter 100 verloren
score-settled = Blatt verloren

## The table in words

goal-deals = { $deals ->
    [one] 1 Blatt, Rubikon unter { $target }
   *[other] { $deals } Blätter, Rubikon unter { $target }
}
fact-phase-one = Blatt { $round } von { $deals }, Stich { $trick }, erste Phase: Es darf gemeldet werden, und niemand muss bedienen. Der Talon hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}. { $seat } hat gegeben. Wer mit weniger als { $target } verliert, ist im Rubikon.
fact-phase-two = Blatt { $round } von { $deals }, Stich { $trick }, zweite Phase: Es muss bedient werden. { $seat } hat gegeben. Wer mit weniger als { $target } verliert, ist im Rubikon.
fact-points = { $side } hat { $points } Punkte, { $standing } bisher in diesem Blatt, und { tricks-won }.
brief-points = { $points } Punkte, { $standing } in diesem Blatt, { tricks-won }
fact-brisques = { $side } hat { $points } Punkte in Brisques.
brief-brisques = Brisques { $points }
fact-below-line = Dir fehlen noch { $needs } Punkte bis { $target }. Verlierst du darunter, bist du im Rubikon.
fact-can-show-blanche = Du hast keinen König, keine Dame und keinen Buben. Zeig Carte blanche, bevor du spielst: { $points } Punkte.

## Help

help-rubicon-rules =
    Zu zweit mit { $packs } Paketen zu 32 Karten. In jeder Farbe von niedrig nach hoch: 7 8 9 B D K 10 A. Achte auf die Zehn: Nur das Ass schlägt sie.
    ### Das Geben
    Beide bekommen { $hand_size } Karten, je drei auf einmal. Nichts wird aufgedeckt, und am Anfang gibt es keinen Trumpf. Wer nicht gegeben hat, spielt aus.
    ### Carte blanche
    Hat deine Hand keinen König, keine Dame und keinen Buben, kannst du sie vor deiner ersten Karte zeigen: { $blanche_points } Punkte. { $blanche_again ->
        [yes] Jede Karte, die du dann ziehst, bringt noch einmal so viel, wenn du sie gleich zeigst, bis du einen König, eine Dame oder einen Buben ziehst.
       *[no] Das zählt einmal.
    }
    ### Erste Phase: mit Talon
    Wer ausspielt, spielt eine beliebige Karte, und ebenso das Gegenüber: Niemand muss bedienen. Die zweite Karte macht den Stich, wenn sie in der ausgespielten Farbe höher ist, oder wenn sie Trumpf ist und die erste nicht. Bei gleichen Karten gewinnt die erste. Wer den Stich macht, kann eine Meldung machen; dann ziehen beide eine Karte, zuerst wer den Stich gemacht hat und nun ausspielt.
    Das erste Paar oder die erste Sequenz macht ihre Farbe zum **Trumpf** und zählt wie in Trumpf. { $bezique ->
        [trump] Auch ein Bézique tut das: Die Farbe der Dame ist Trumpf. Von da an sind nur die Trumpfdame und der passende Bube ein Bézique. Zusammen gehören Pik und Karo, Herz und Kreuz.
       *[fixed] Ein Bézique sind immer Pikdame und Karobube.
    }
    Gemeldete Karten liegen offen auf dem Tisch, gehören aber weiter zu deiner Hand: Du kannst sie spielen.
    ### Gemeldete Karten noch einmal melden
    Es gibt drei Familien: Paare und Sequenzen; Béziques; Vierlinge. Eine Karte zählt in mehreren Familien. In einer steigt sie nur auf: vom Paar zur Sequenz, vom Bézique zum doppelten, dreifachen oder vierfachen{ $trump_fours ->
        [yes] , von vier beliebigen zu vier Trümpfen
       *[no] {""}
    }.
    Dieselbe Meldung noch einmal braucht lauter andere Karten. Oder du spielst eine ihrer Karten, und eine andere nimmt ihren Platz ein, von der Hand oder vom Tisch: Dann zählt sie noch einmal. Genau dieselben Karten zählen nie zweimal für dieselbe Meldung.
    ### Zweite Phase: ohne Talon
    Alle Karten kommen wieder auf die Hand, und gemeldet wird nicht mehr. Du musst jetzt bedienen, wenn möglich mit einer höheren Karte. Kannst du nicht bedienen, musst du stechen. Der letzte Stich bringt { $last_trick_points }.
    ### Der Wert eines Blatts
    Die höhere Punktzahl gewinnt das Blatt. Beide werden auf Hunderter gekürzt. Wer gewinnt, bekommt den Unterschied, mindestens 100, und { $game_points } für den Gewinn.
    Hat die Gegenseite weniger als { $target }, ist es ein **Rubikon**: Dann gibt es die Summe von beiden, { $game_points }{ $rubicon_points ->
        [0] {""}
       *[other] {" "}und { $rubicon_points }
    }{ $rubicon_brisques ->
        [0] {""}
       *[other] {" "}und { $rubicon_brisques } für Brisques
    }. Weniger als 100 kostet 100 mehr.
    { $brisques ->
        [rescue] **Brisques** sind die Asse und Zehner in den Stichen, je 10 Punkte. Beide zählen ihre dazu, wenn das die Gegenseite auf { $target } hebt, sodass es kein Rubikon ist, oder wenn es unentschieden steht. In einem Rubikon entscheiden sie nur das Unentschieden. Wer gewonnen hat, bleibt dabei.
        [always] **Brisques** sind die Asse und Zehner in den Stichen: Beide zählen je 10 Punkte dazu.
       *[never] Asse und Zehner in den Stichen zählen nicht.
    } Steht es dann noch unentschieden, zählt das Blatt nicht.
    ### Das Ende
    { $partie ->
        [one] Die Partie hat ein Blatt.
       *[other] Die Partie hat { $partie } Blätter, deren Werte zusammengezählt werden.
    } Steht es unentschieden, folgt noch ein Blatt.
help-rubicon-play =
    - **Spielen**: Wähl eine Karte, oder schreib `/play card:`. Die Liste ist nach Farben geordnet, Trumpf zuletzt, und zeigt, welche Karten du noch melden könntest.
    - **Melden** nach einem Stich in der ersten Phase: Jede Meldung deiner Hand wird mit ihren Punkten angeboten, die beste zuerst. `/meld cards:` nimmt Karten, `/meld onto:` den Namen einer Meldung.
    - **Carte blanche** zeigt deine Hand, oder die gezogene Karte, bevor du spielst.
    - **Ziehen**, wenn du mit dem Melden fertig bist. Beide bekommen eine Karte, deine ist auf der Hand markiert.
    - **Zurücknehmen** geht bei Meldungen, bis du ziehst. Eine gespielte Karte bleibt gespielt.
    `/view tricks` zeigt die Stiche dieser Phase, `/view melds` die Meldungen auf dem Tisch, `/view points` die Punkte dieses Blatts, und `/view hand`, nur für dich, wozu deine Hand taugt.
help-rubicon-strategy =
    - Behalte Könige, Damen und Buben und die hohen Trümpfe: Daraus werden Meldungen. Mach Stiche mit Karten, die keine Meldung braucht, vor allem mit überzähligen Zehnern.
    - Melde erst Kleines, dann Großes: Erst ein Paar und später die Sequenz zählen beide. Ein Bézique nach dem anderen, und dann alle zusammen, zählen jedes Mal.
    - Spiel eine Karte einer Meldung, wenn du eine andere für ihren Platz hast: Die Meldung zählt noch einmal.
    - Überleg, bevor du Trumpf machst: Es sollte deine längste und höchste Farbe sein.
    - Zähl bis { $target } mit: Liegst du zurück, spart es mehr, das zu erreichen, als die meisten Meldungen bringen.
help-rubicon-scoring =
    Eine Meldung zählt sofort. Carte blanche bringt { $blanche_points }, der letzte Stich { $last_trick_points }. Was daraus wird, sagt die Seite **Regeln**.
    ### Meldungen, wenn Herz Trumpf ist
help-rubicon-meld = - { $points }: { $target }, { $cards }
help-rubicon-words =
    - **Stich**: je eine Karte von beiden. Wer ihn macht, spielt die nächste aus.
    - **Ausspielen**: die erste Karte eines Stichs spielen.
    - **Trumpf**: die Farbe, die alle anderen schlägt.
    - **Carte blanche**: eine Hand ohne König, Dame und Bube.
    - **Paar**: König und Dame einer Farbe.
    - **Sequenz**: Bube, Dame, König, Zehn und Ass einer Farbe.
    - **Bézique**: { $bezique ->
        [trump] die Trumpfdame und der passende Bube
       *[fixed] Pikdame und Karobube
    }; ein doppeltes, dreifaches und vierfaches Bézique sind zwei, drei und vier davon, alle zugleich auf dem Tisch.
    - **Brisque**: ein Ass oder eine Zehn in einem Stich.
    - **Rubikon**: { $target } Punkte. Wer mit weniger verliert, ist im Rubikon.

## Options

option-target = Der Rubikon
    .about = Wer mit weniger Punkten verliert, ist im Rubikon.
option-partie = Blätter
    .about = Ihre Werte werden zusammengezählt.
option-packs = Pakete zu 32 Karten
    .about = Alle zusammen werden gemischt.
option-bezique = Bézique
    .about = Welche Dame und welcher Bube diese Meldung sind.
option-bezique-fixed = Pikdame und Karobube
option-bezique-trump = Trumpfdame und passender Bube
option-trump_fours = Vier gleiche Trümpfe
    .about = Vier Asse, Zehner, Könige, Damen oder Buben in Trumpf sind eine eigene Meldung.
option-blanche_again = Carte blanche zählt wieder
    .about = Für jede gezogene Karte, bis ein König, eine Dame oder ein Bube kommt.
option-blanche_points = Punkte für Carte blanche
    .about = Eine Hand ohne König, Dame und Bube, die vor der ersten Karte gezeigt wird.
option-last_trick_points = Punkte für den letzten Stich
    .about = Der letzte Stich eines Blatts, wenn der Talon leer ist.
option-game_points = Punkte für ein gewonnenes Blatt
    .about = Sie kommen zum Unterschied, oder im Rubikon zur Summe.
option-brisques = Brisques zählen
    .about = Die Asse und Zehner in den Stichen, je 10 Punkte.
option-brisques-rescue = bei Unentschieden und gegen den Rubikon
option-brisques-never = nie
option-brisques-always = immer
option-rubicon_points = Was ein Rubikon mehr bringt
    .about = Sie kommen zur Summe beider Punktzahlen.
option-rubicon_brisques = Was ein Rubikon für Brisques bringt
    .about = Die alten Regeln sagen 300, neuere Bücher 320: alle Brisques von vier Paketen.

## What the rules refuse

refusal-no-melds-left = Der Talon ist leer: Melden und Ziehen gibt es nicht mehr.
refusal-meld-risen = { $card } ist schon in einer höheren Meldung ({ $target }) und zählt für diese nicht.
refusal-meld-again = Diese Meldung ({ $target }) hast du schon gemacht. Sie braucht lauter andere Karten, oder eine anstelle einer gespielten.
refusal-blanche-too-late = Carte blanche zeigst du vor deiner ersten Karte, und dann mit jeder gezogenen.
refusal-no-carte-blanche = Du hast einen König, eine Dame oder einen Buben, also ist das keine Carte blanche.
refusal-nothing-to-undo = Nichts zurückzunehmen. Gespielte und gezogene Karten bleiben.

## Records: the hall of fame, and what a player's statistics add up

most-big-bezique = Erstes dreifaches Bézique
most-carte-blanche = Erste Carte blanche
most-rubicon = Erster Rubikon
feat-big-bezique = { $count ->
    [one] 1 dreifaches Bézique
   *[other] { $count } dreifache Béziques
}
feat-carte-blanche = { $count ->
    [one] 1 Carte blanche
   *[other] { $count } Cartes blanches
}
feat-rubicon = { $count ->
    [one] 1 Rubikon
   *[other] { $count } Rubikons
}

## What stood out in a game

highlight-rubicon = Rubikon
highlighted-rubicon = { $side }, Blatt { $round }
