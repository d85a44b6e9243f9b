### Pinochle, Binokel and Bezique: their names, what their players do and see, and why the rules refuse an action.

## Names

game-pinochle = Pinochle, Binokel, Bézique
called-pinochle = { $preset }
preset-pinochle = Pinochle
preset-binokel = Binokel
preset-bezique = Bézique



verb-exchange = Tauschen
kind-exchange = deinen niedrigsten Trumpf gegen die aufgedeckte Karte tauschen
kind-knock = klopfen und gewinnen, wenn du die Punkte beisammenhast

## Melds

target-dix = Dix
target-seven = Sieben
target-pinochle = Pinochle
target-binokel = Binokel
target-bezique = Bézique
target-grand-pinochle = großes Pinochle
target-grand-binokel = großer Binokel
target-grand-bezique = großes Bézique
target-double-pinochle = doppeltes Pinochle
target-double-binokel = Doppelbinokel
target-double-bezique = doppeltes Bézique
target-marriage = Paar
target-common-marriage = Farbpaar
target-royal-marriage = Trumpfpaar
target-double-marriage = doppeltes Paar
target-double-common-marriage = doppeltes Farbpaar
target-double-royal-marriage = doppeltes Trumpfpaar
target-flush = Trumpffamilie
target-royal-family = Trumpffamilie
target-royal-sequence = Trumpfsequenz
target-common-flush = Farbfamilie
target-common-family = Farbfamilie
target-common-sequence = Farbsequenz
target-double-flush = doppelte Trumpffamilie
target-double-royal-family = doppelte Trumpffamilie
target-double-royal-sequence = doppelte Trumpfsequenz
target-double-common-flush = doppelte Farbfamilie
target-double-common-family = doppelte Farbfamilie
target-double-common-sequence = doppelte Farbsequenz
target-family = Familie
target-sequence = Sequenz
target-double-family = doppelte Familie
target-double-sequence = doppelte Sequenz
target-set = Vierling
target-double-set = doppelter Vierling
target-forty-jacks = vierzig Buben
target-sixty-queens = sechzig Damen
target-eighty-kings = achtzig Könige
target-hundred-aces = hundert Asse
target-four-jacks = vier Buben
target-four-queens = vier Damen
target-four-kings = vier Könige
target-four-aces = vier Asse
target-eight-jacks = acht Buben
target-eight-queens = acht Damen
target-eight-kings = acht Könige
target-eight-aces = acht Asse
target-roundhouse = Rundgang

## What pickers offer

choice-meld-dix = 10 fürs Vorzeigen: { $cards }
choice-exchange = Gegen { $card } tauschen, 10 Punkte
choice-knock = Klopfen und gewinnen
label-meld-dix = { CAPITAL($target) } +10
label-exchange = Gegen { $card } tauschen +10

## What happened

automatic-draw = Gegen Computer für mich ziehen, gleich nach einer Meldung
automatic-knock = Für mich klopfen, sobald ich die Punkte beisammenhabe
asking-play-exchangeable = Fragen, bevor ich einen niedrigsten Trumpf spiele, den ich tauschen könnte
asking-play-before-dix = Fragen, bevor mein niedrigster Trumpf nichts mehr zählt
asking-draw-unexchanged = Fragen, bevor ich ziehe, wenn ich meinen niedrigsten Trumpf tauschen könnte
caution-play-exchangeable = Nach einem Stich könntest du diese Karte gegen { $card } tauschen: { $points } Punkte. Gespielt zählt sie nichts.
caution-play-before-dix = In diesem Stich zählt dein niedrigster Trumpf zum letzten Mal, wenn du ihn spielst: { $points }.
caution-draw-unexchanged = Du könntest erst noch deinen niedrigsten Trumpf gegen { $card } tauschen: { $points } Punkte.

event-dix-turned = { $seat } hat { $cards } aufgedeckt: { $points } Punkte.
event-exchanged = { $seat } tauscht die { $target } gegen die aufgedeckte Karte ({ $cards }): { $points } Punkte.
event-exchange-undone = { $seat } nimmt den Tausch zurück: { $cards }.
event-phase-two = Der Talon ist leer, und die Meldungen sind wieder auf der Hand. Von jetzt an muss bedient werden. Trumpf ist { $target }.
# The same as phrases; a trick is one of them
did-dix-played = bekommt { $points } für die { $target }
did-exchanged = tauscht die { $target } gegen die aufgedeckte Karte ({ $points } Punkte)
did-exchange-undone = nimmt den Tausch zurück
did-drew-last = zieht { $cards }, die letzte verdeckte Karte
did-drew-upturned = nimmt die aufgedeckte Karte, { $cards }
did-last-trick = bekommt { $points } für den letzten Stich
did-knocked = klopft mit { $points } Punkten
event-target-changed = Beide haben das Ziel erreicht. Es steigt auf { $points }.

## The score

score-dix = Dix
score-seven = Sieben
score-pinochle = Pinochle
score-binokel = Binokel
score-bezique = Bézique
score-grand-pinochle = großes Pinochle
score-grand-binokel = großer Binokel
score-grand-bezique = großes Bézique
score-double-pinochle = doppeltes Pinochle
score-double-binokel = Doppelbinokel
score-double-bezique = doppeltes Bézique
score-marriage = Paar
score-common-marriage = Farbpaar
score-royal-marriage = Trumpfpaar
score-double-marriage = doppeltes Paar
score-double-common-marriage = doppeltes Farbpaar
score-double-royal-marriage = doppeltes Trumpfpaar
score-flush = Trumpffamilie
score-royal-family = Trumpffamilie
score-royal-sequence = Trumpfsequenz
score-common-flush = Farbfamilie
score-common-family = Farbfamilie
score-common-sequence = Farbsequenz
score-double-flush = doppelte Trumpffamilie
score-double-royal-family = doppelte Trumpffamilie
score-double-royal-sequence = doppelte Trumpfsequenz
score-double-common-flush = doppelte Farbfamilie
score-double-common-family = doppelte Farbfamilie
score-double-common-sequence = doppelte Farbsequenz
score-forty-jacks = vierzig Buben
score-sixty-queens = sechzig Damen
score-eighty-kings = achtzig Könige
score-hundred-aces = hundert Asse
score-four-jacks = vier Buben
score-four-queens = vier Damen
score-four-kings = vier Könige
score-four-aces = vier Asse
score-eight-jacks = acht Buben
score-eight-queens = acht Damen
score-eight-kings = acht Könige
score-eight-aces = acht Asse
score-roundhouse = Rundgang
score-dix-turned = Dix aufgedeckt
score-last-trick = letzter Stich
score-melds-against = Meldungen zählen minus, keine Punkte in der zweiten Phase

## The table in words

fact-phase-one = Runde { $round }, Stich { $trick }, erste Phase: Es darf gemeldet werden, und niemand muss bedienen. { $seat } hat gegeben. { goes-to }
fact-phase-two = Runde { $round }, Stich { $trick }, zweite Phase: Es muss bedient werden. { $seat } hat gegeben. { goes-to }
fact-stock-over = { $count ->
    [one] Der Talon hat 1 verdeckte Karte, darunter liegt { $card }.
   *[other] Der Talon hat { $count } verdeckte Karten, darunter liegt { $card }.
}
fact-points = { $side } hat { $points } Punkte, { $standing } davon bisher in dieser Runde, und { tricks-won } im Wert von { $tricks }.
# Where a picture's description has no room for whole sentences
brief-points = { $points } Punkte, { $standing } in dieser Runde, { tricks-won } im Wert von { $tricks }
fact-may-knock-next = { $seat } hat das Ziel erreicht und kann im nächsten Zug klopfen und gewinnen.
fact-dix-last-chance = In diesem Stich zählt dein niedrigster Trumpf zum letzten Mal, wenn du ihn spielst: { $points }.

## Pages to read


## Help

help-pinochle-rules =
    Zu zweit, { $pack_size } Karten, jede doppelt. In jeder Farbe von niedrig nach hoch: { $pack_size ->
        [64] 7 8 9 B D K 10 A
       *[48] 9 B D K 10 A
    }. Achte auf die Zehn: Nur das Ass schlägt sie.
    ### Das Geben
    Beide bekommen { $hand_size } Karten. Die nächste Karte liegt offen unter dem Talon: Ihre Farbe ist **Trumpf**, und sie wird als letzte gezogen.
    ### Erste Phase: mit Talon
    Wer ausspielt, spielt eine beliebige Karte, und ebenso das Gegenüber: Niemand muss bedienen. Die zweite Karte macht den Stich, wenn sie in der ausgespielten Farbe höher ist, oder wenn sie Trumpf ist und die erste nicht. Bei gleichen Karten gewinnt die erste. Wer den Stich macht, kann melden; dann ziehen beide eine Karte, zuerst wer den Stich gemacht hat und nun ausspielt.
    Gemeldete Karten liegen offen auf dem Tisch, gehören aber weiter zu deiner Hand: Du kannst sie spielen. { $fresh_card ->
        [yes] Jede neue Meldung braucht mindestens eine Karte, die noch nicht auf dem Tisch liegt.
       *[no] Eine neue Meldung kann aus Karten bestehen, die schon auf dem Tisch liegen.
    } Für dieselbe Art von Meldung zählt eine Karte nur einmal; die Seite **Punkte** sagt, was sonst noch ausgeschlossen ist. { $several_melds ->
        [yes] Du kannst in einem Zug beliebig viele Meldungen machen.
       *[no] Du kannst in einem Zug eine Meldung machen.
    }
    ### Die { $target_dix }
    Der niedrigste Trumpf ist 10 Punkte wert. { $dix_must_be_melded ->
        [yes] Er zählt nur, wenn du ihn nach einem Stich meldest; { $dix_beside_meld ->
            [yes] im selben Zug kannst du noch eine andere Meldung machen
           *[no] das ist dann deine eine Meldung in diesem Zug
        }.
       *[no] Deine Meldung in diesem Zug ist damit nicht verbraucht.
    } Solange die aufgedeckte Karte keine { $target_dix } ist, zählt deine, wenn du sie nach einem Stich gegen diese Karte tauschst{ $dix_must_be_melded ->
        [yes] , die dann zu deinen Meldungen kommt
       *[no] . Spielst du sie einfach, zählt sie nichts
    }. Ist die aufgedeckte Karte eine { $target_dix }, zählt deine, wenn du sie nach einem Stich vorzeigst{ $dix_must_be_melded ->
        [yes] {""}
       *[no] {" "}oder in der ersten Phase spielst
    }.
    ### Zweite Phase: ohne Talon
    Alle Karten kommen wieder auf die Hand, und gemeldet wird nicht mehr. Du musst jetzt bedienen{ $overplay ->
        [always] , wenn möglich mit einer höheren Karte
        [trumps] ; ist Trumpf ausgespielt, wenn möglich mit einem höheren
       *[never] { "" }
    }. { $must_trump ->
        [yes] Kannst du nicht bedienen, musst du stechen.
       *[no] Kannst du nicht bedienen, spielst du eine beliebige Karte.
    }
    ### Das Ende
    Die Partie geht bis { $target } Punkte. { $scored_at_end ->
        [yes] Gezählt wird erst am Ende der Runde.
       *[no] Hast du sie in der ersten Phase in deinem Zug, kannst du **klopfen** und sofort gewinnen.
    } Haben nach einer Runde beide genug, steigt das Ziel um 250, bis nur noch eine Seite es erreicht hat.
help-pinochle-play =
    - **Spielen**: Wähl eine Karte, oder schreib `/play card:`. Die Liste ist nach Farben geordnet, Trumpf zuletzt, und zeigt, welche Karten du noch melden könntest.
    - **Melden** nach einem Stich in der ersten Phase: Jede Meldung deiner Hand wird mit ihren Punkten angeboten, die beste zuerst. `/meld cards:` nimmt Karten, `/meld onto:` den Namen einer Meldung.
    - **Tauschen**: deine { $target_dix } gegen die aufgedeckte Karte.
    - **Ziehen**, wenn du mit dem Melden fertig bist. Beide bekommen eine Karte, deine ist auf der Hand markiert.
    - **Klopfen**, wenn du das Ziel erreicht hast: Damit gewinnst du.
    - **Zurücknehmen** geht bei Meldungen und beim Tausch, bis du ziehst. Eine gespielte Karte bleibt gespielt.
    `/view tricks` zeigt die Stiche dieser Phase, `/view melds` die Meldungen auf dem Tisch, `/view points` die Punkte dieser Runde, und `/view hand`, nur für dich, wozu deine Hand taugt.
help-pinochle-strategy =
    - Behalte anfangs Karten, aus denen eine Meldung werden kann. Mach Stiche mit Karten, die keine Meldung braucht.
    - Trümpfe sind in beiden Phasen kostbar. Gib sie für Stiche aus, die es wert sind.
    - Melde, bevor der Talon zu Ende geht. In der zweiten Phase ist es zu spät.
    - Vergiss die { $target_dix } nicht, und merk dir die gespielten Karten: In der zweiten Phase kannst du die andere Hand daraus erschließen.
help-pinochle-scoring =
    { $scored_at_end ->
        [yes] Meldungen zählen am Ende der Runde.
       *[no] Meldungen zählen sofort.
    } { $phase_one_tricks ->
        [as-taken] Die Karten in deinen Stichen zählen für dich, vom ersten Stich an.
        [at-end] Die Karten in deinen Stichen zählen für dich, die der ersten Phase am Ende der Runde.
       *[no] Die Karten in deinen Stichen zählen für dich nur in der zweiten Phase.
    } { $trick_points ->
        [brisques] Ein Ass oder eine Zehn zählt 10, andere Karten nichts.
        [simplified] Ein Ass oder eine Zehn zählt 10, ein König oder eine Dame 5.
       *[standard] Ein Ass zählt 11, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2.
    } { $last_trick ->
        [yes] Der letzte Stich der Runde bringt 10 mehr.
       *[no] { "" }
    } { $dix_turned ->
        [yes] Ist die aufgedeckte Karte der niedrigste Trumpf, bekommt 10, wer gegeben hat.
       *[no] { "" }
    } { $no_trick_penalty ->
        [yes] Machst du in der zweiten Phase keine Punkte, zählen deine Meldungen gegen dich.
       *[no] { "" }
    } { $score_differences ->
        [yes] Wächst eine Meldung aus einer anderen, zählt nur der Unterschied.
       *[no] { "" }
    }
    ### Meldungen, wenn Herz Trumpf ist
help-pinochle-meld = - { $points }: { $target }, { $cards }
help-pinochle-remelding =
    ### Gemeldete Karten noch einmal melden
    { $count ->
        [0] Eine Karte aus einer Meldung zählt auch für eine Meldung jeder anderen Art, aber nicht für eine derselben Art.
       *[other] Eine Karte aus einer Meldung zählt auch für eine Meldung anderer Art, aber nicht für eine derselben Art, und nicht:
    }
help-pinochle-remelding-not = - { $target } als { $target_never }
help-pinochle-words =
    - **Stich**: je eine Karte von beiden. Wer ihn macht, spielt die nächste aus.
    - **Ausspielen**: die erste Karte eines Stichs spielen.
    - **Trumpf**: die Farbe, die die anderen schlägt.
    - **Aufgedeckte Karte**: die Karte unter dem Talon. Sie bestimmt den Trumpf.
    - **{ $target_dix }**: der niedrigste Trumpf.
    - **{ $target_marriage }**: König und Dame einer Farbe. In Trumpf ist es ein Trumpfpaar.
    - **{ $target_pinochle }**: { $pinochle ->
        [red] Herzdame und Karobube
        [switching] Pikdame und Karobube; ist Pik oder Karo Trumpf, Kreuzdame und Herzbube
       *[spades] Pikdame und Karobube
    }.
    - **{ $target_sequence }**: Bube, Dame, König, Zehn und Ass in Trumpf.
    - **Vierling**: vier Buben, Damen, Könige oder Asse, je einer aus jeder Farbe.
    - **Brisque**: ein Ass oder eine Zehn in einem Stich.
    - **Klopfen**: die Partie beenden, weil du das Ziel erreicht hast.

## Values of options

option-pinochle-spades = Pikdame, Karobube
option-pinochle-red = Herzdame, Karobube
option-pinochle-switching = Pikdame und Karobube, oder Kreuzdame und Herzbube
option-overplay-trumps = wenn Trumpf ausgespielt ist
option-phase_one_tricks-at-end = ja, am Ende der Runde
option-phase_one_tricks-as-taken = ja, Stich für Stich
option-trick_points-standard = Ass 11, Zehn 10, König 4, Dame 3, Bube 2
option-trick_points-simplified = Ass und Zehn 10, König und Dame 5
option-trick_points-brisques = Ass und Zehn 10

## What the rules refuse

refusal-remelding = { $card } liegt schon in einer Meldung ({ $target }) und zählt nicht auch noch für diese.
refusal-fresh-card = Eine neue Meldung braucht mindestens eine Karte, die noch nicht auf dem Tisch liegt.
refusal-no-dix = Du hast keine { $target } mehr, die noch zählt.
refusal-exchange-it = Tausch deine { $target } stattdessen gegen { $card }.
refusal-exchange-done = Die aufgedeckte Karte ist schon eine { $target }, es gibt nichts zu tauschen.
refusal-knock-short = Zum Klopfen brauchst du { $needs } Punkte, und du hast { $has }.
refusal-knock-at-end = In diesem Spiel gibt es kein Klopfen: Meldungen zählen erst am Ende der Runde.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen. Gespielte und gezogene Karten bleiben, wo sie sind.

option-pack_size = Anzahl der Karten
option-dix_must_be_melded = Dix muss gemeldet werden
    .about = Der niedrigste Trumpf bringt seine 10 Punkte nur, wenn du ihn nach einem Stich meldest.
option-dix_beside_meld = Dix und andere Meldung in einem Zug
    .about = Hast du den niedrigsten Trumpf gemeldet, kannst du im selben Zug noch deine andere Meldung machen.
option-pinochle = Karten des Pinochles
    .about = Welche Dame und welcher Bube die Meldung dieses Namens sind.
option-several_melds = Mehrere Meldungen in einem Zug
    .about = Nach einem Stich kannst du melden, so oft du willst. Sonst einmal.
option-double_pinochle = Doppeltes Pinochle
    .about = Zwei solche Verbindungen aus Dame und Bube zusammen sind eine eigene Meldung.
option-grand = Großes Pinochle
    .about = Das Pinochle mit dem König zu seiner Dame ist eine eigene Meldung.
option-double_marriage = Doppeltes Paar
    .about = Beide Könige und beide Damen einer Farbe zusammen sind eine eigene Meldung.
option-roundhouse = Rundgang
    .about = Ein König und eine Dame jeder Farbe zusammen sind eine eigene Meldung.
option-common_sequence = Familie in jeder Farbe
    .about = Ass, Zehn, König, Dame und Bube einer Farbe sind eine Meldung, auch wenn sie nicht Trumpf ist.
option-double_sequence = Doppelte Familie
    .about = Je beide Asse, Zehner, Könige, Damen und Buben einer Farbe sind eine eigene Meldung.
option-double_set = Doppelte Vierlinge
    .about = Alle acht Buben, Damen, Könige oder Asse sind eine eigene Meldung.
option-fresh_card = Neue Meldung nur mit Karte aus der Hand
    .about = Sonst können auch Karten, die schon auf dem Tisch liegen, eine neue Meldung sein.
option-liberal_remelding = Großzügiges Neumelden
    .about = Aus Karten, die schon in einer anderen Meldung liegen, sind mehr Meldungen möglich: siehe die Seite Punkte.
option-overplay = Höhere Karte ist Pflicht
    .about = Wenn der Talon weg ist: ob du beim Bedienen die ausgespielte Karte schlagen musst.
option-must_trump = Stechen ist Pflicht
    .about = Wenn der Talon weg ist und du nicht bedienen kannst. Sonst spielst du eine beliebige Karte.
option-phase_one_tricks = Stiche der ersten Phase zählen
    .about = Die erste Phase ist der Teil mit Talon.
option-trick_points = Punkte für Karten in Stichen
option-last_trick = Punkte für den letzten Stich
    .about = Wer den letzten Stich einer Runde macht, bekommt 10 mehr.
option-dix_turned = Punkte fürs Aufdecken einer Dix
    .about = Wer gibt, bekommt 10, wenn die aufgedeckte Karte der niedrigste Trumpf ist.
option-no_trick_penalty = Meldungen zählen minus ohne Punkte in der zweiten Phase
    .about = Die zweite Phase ist der Teil ohne Talon.
option-scored_at_end = Meldungen zählen erst am Ende der Runde
    .about = Damit kann während einer Runde niemand klopfen.
option-score_differences = Wachsende Meldungen zählen den Unterschied
    .about = Wächst eine Meldung aus einer anderen, zählt nur, was sie mehr wert ist.
option-sequence_points = Punkte für die Trumpffamilie
option-double_pinochle_points = Punkte für ein doppeltes Pinochle
option-double_set_1000 = Jeder doppelte Vierling zählt 1.000

## Records: the hall of fame, and what a player's statistics add up

most-last-trick = Erster letzter Stich
most-knocked = Zuerst geklopft
feat-last-trick = { $count ->
    [one] 1 letzter Stich
   *[other] { $count } letzte Stiche
}
feat-knocked = { $count ->
    [one] einmal geklopft
   *[other] { $count }-mal geklopft
}

## What stood out in a game

highlight-most-trick-points = Beste Stiche
highlighted-most-trick-points = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}: { $side }, Runde { $round }
