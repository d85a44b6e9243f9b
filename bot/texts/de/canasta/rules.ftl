### Canasta: the help, written from the options in force, and what the options are called.

## Rules

help-canasta-rules-packs = - { $packs ->
    [one] Ein Spiel mit 52 Karten
   *[other] { $packs } Spiele mit je 52 Karten
} und { $jokers_dealt } Joker. Joker und Zweier sind **wild**: Sie können andere Karten vertreten. Dreier sind etwas Besonderes.
help-canasta-rules-packs-more = - Bei { $seats } Plätzen: { $count ->
    [one] ein Kartenspiel
   *[other] { $count } Kartenspiele
}.
help-canasta-rules-alone = - Alle spielen für sich allein.
help-canasta-rules-partners = { $partnerships ->
    [three-sides] - Zu sechst bildet ihr drei Teams
   *[two-sides] - Zu viert oder zu sechst bildet ihr zwei Teams
}. Wer zum selben Team gehört, sitzt sich gegenüber und teilt Meldungen und Punkte, aber nicht die Hand. Bei jeder anderen Zahl spielen alle allein.
help-canasta-rules-deal =
    ### Das Geben
    - Alle bekommen { $hand_size } Karten. Der Rest ist der Stapel.
help-canasta-rules-hand-more = - Bei { $seats } Plätzen bekommen alle { $count }.
help-canasta-rules-foot = - Dazu bekommen alle eine zweite Hand mit { $foot } Karten, den **Fuß**. Du nimmst ihn auf, wenn deine erste Hand weg ist, auch wenn du ihre letzte Karte ablegst.
help-canasta-rules-talons = - **Talons** mit so vielen Karten liegen beiseite: { $talons }. Eine Seite bekommt den nächsten, sobald in dem Zug ihrer Erstmeldung abgelegt ist.
help-canasta-rules-upcard = { $first_upcard ->
    [none] - Die Ablage ist anfangs leer.
   *[turned] - Als Anfang der Ablage wird eine Karte aufgedeckt. Ist es { $first_upcard_covers ->
        [wild-red-three] eine wilde Karte oder ein roter Dreier
       *[wild-any-three] eine wilde Karte oder ein Dreier
    }, kommt eine weitere obenauf.
}
help-canasta-rules-starter = { $starter ->
    [loser] - Es beginnt, wer in der Runde davor die wenigsten Punkte bekam.
    [cut] - Die erste Runde beginnt, wer die höchste Karte abhebt. Danach geht der Anfang reihum.
    [cut-then-loser] - Die erste Runde beginnt, wer die höchste Karte abhebt. Danach beginnt, wer in der Runde davor die wenigsten Punkte bekam.
    [first-seat] - Platz 1 beginnt.
   *[alternate] - Der Anfang geht reihum.
}
help-canasta-rules-red-threes =
    ### Dreier
    { $red_three_drawn ->
        [kept] - Rote Dreier bringen keine Prämie. Sie bleiben auf der Hand, kosten dort Punkte und können abgelegt werden.
        [ends-turn] - Ein roter Dreier kommt sofort auf den Tisch. Ziehst du einen, endet dein Zug ohne Ablegen.
        [not-replaced] - Ein roter Dreier kommt sofort auf den Tisch. Du ziehst keine Karte dafür.
       *[replaced] - Ein roter Dreier kommt sofort auf den Tisch, und du ziehst dafür eine andere Karte.
    }
help-canasta-rules-threes-equal = - Schwarze Dreier kommen wie rote auf den Tisch.
help-canasta-rules-red-three-discard = - Statt einer Karte aus deiner Hand kannst du einen deiner roten Dreier vom Tisch ablegen.
help-canasta-rules-black-threes = { $black_threes_melded ->
    [never] - Schwarze Dreier kann man nicht melden, nur ablegen.
    [going-out-with-wild] - Schwarze Dreier kannst du nur melden, um auszumachen: drei oder vier davon, oder zwei und eine wilde Karte.
    [for-last-discard] - Drei oder mehr schwarze Dreier kannst du nur melden, um auszumachen, anstelle deiner letzten Ablage.
   *[going-out] - Drei oder mehr schwarze Dreier kannst du nur melden, um auszumachen, und ohne wilde Karten.
}
help-canasta-rules-turn =
    ### Dein Zug
    - Zieh { $cards_drawn ->
        [one] eine Karte
       *[other] { $cards_drawn } Karten
    } vom Stapel, oder kauf die Ablage. Melde, was du magst. Leg eine Karte ab.
help-canasta-rules-melds =
    ### Meldungen
    - Eine Meldung besteht aus drei oder mehr Karten eines Ranges, vom Vierer bis zum Ass, mit { $limited ->
        [yes] höchstens { $wild_limit } wilden Karten,
       *[no] oder ohne wilde Karten,
    } { $wild_balance ->
        [fewer] und mit weniger wilden als echten
        [free] und mit mindestens zwei echten
       *[even] und nie mit mehr wilden als echten
    }.
help-canasta-rules-of-a-rank = { $melds_of_a_rank ->
    [several] - Eine Seite kann mehrere Meldungen desselben Ranges haben.
    [one-open] - Eine Seite kann eine weitere Meldung desselben Ranges beginnen, sobald die letzte eine Canasta ist.
   *[one] - Eine Seite hat von jedem Rang nur eine Meldung und legt daran an.
}
help-canasta-rules-canasta = - Sieben Karten sind eine **Canasta**: **echt** ohne wilde Karten, **unecht** mit ihnen. { $canasta_grows ->
    [yes] Sie kann weiter wachsen.
   *[no] Danach kann man nichts mehr anlegen.
}
help-canasta-rules-pure = - Siebener werden nie mit wilden Karten gemeldet, Asse nur in der Erstmeldung.
help-canasta-rules-wild-melds = - Wilde Karten können eine eigene Meldung sein. { $wild_melds_first ->
    [yes] Hast du eine begonnen, darf keine wilde Karte woandershin, bis sie eine Canasta ist.
   *[no] { "" }
}
help-canasta-rules-sequences = - Auch drei bis sieben Karten einer Farbe in Folge sind eine Meldung, eine Sequenz (SEQ. im Bild), vom Vierer bis hinauf zum Ass, ohne wilde Karten. Sieben davon sind eine Canasta, die nicht mehr wächst.
help-canasta-rules-initial =
    ### Die Erstmeldung
    - Die ersten Meldungen einer Seite in einer Runde werden in einem Zug gemacht und müssen eine Mindestzahl erreichen. Sie richtet sich nach { $minimum_by ->
        [round] der Nummer der Runde
       *[score] dem Punktestand der Seite
    }: siehe *Punkte*.
help-canasta-rules-upcard-counts = { $upcard_counts ->
    [added-to-minimum] - Die oberste Karte der Ablage hilft dabei nicht.
   *[no] - Die oberste Karte der Ablage zählt dabei nicht. Meldest du sie mit nur zwei Karten, zählen auch die nicht.
}
help-canasta-rules-opens-anyway = { $opens_anyway ->
    [natural-canasta] - Eine echte Canasta reicht immer, egal wie viele Punkte nötig sind.
    [natural-canasta-in-hand] - Eine echte Canasta aus deiner Hand, ohne die oberste Karte der Ablage, reicht immer, egal wie viele Punkte nötig sind.
    [canasta] - Jede Canasta reicht, egal wie viele Punkte nötig sind.
   *[concealed] - Wenn du verdeckt ausmachst, gibt es keine Mindestzahl.
}
help-canasta-rules-take =
    ### Die Ablage
    - Um die Ablage zu kaufen, musst du ihre **oberste Karte** sofort melden. { $pile_taken ->
        [0] Danach bekommst du den Rest der Ablage.
       *[other] Danach bekommst du die Karten darunter, insgesamt { $pile_taken } Karten.
    }
help-canasta-rules-frozen-always = - Die Ablage ist immer **eingefroren**.
help-canasta-rules-frozen-by = - { CAPITAL($freezers) } in der Ablage **friert sie ein**.
help-canasta-rules-frozen-at-first = - Die Ablage ist anfangs **eingefroren**, bis jemand sie kauft.
help-canasta-rules-frozen-until-melded = - Sie ist **eingefroren** für eine Seite, die noch nicht gemeldet hat.
help-canasta-rules-take-frozen = { $take_frozen ->
    [hand-only] - Um eine eingefrorene Ablage zu kaufen, meldest du ihre oberste Karte nur mit Karten aus deiner Hand.
   *[natural-pair] - Um eine eingefrorene Ablage zu kaufen, brauchst du zwei echte Karten vom Rang der obersten Karte auf der Hand.
}
help-canasta-rules-take-unfrozen = { $freezes ->
    [yes] - Damit kaufst du eine Ablage, die nicht eingefroren ist
   *[no] - Damit kaufst du die Ablage
}: { $ways }.
help-canasta-rules-onto-canasta = { $upcard_onto_canasta ->
    [pair-onto-mixed] - Die oberste Karte darf nur an eine unechte Canasta, und nur mit mindestens zwei echten Karten aus deiner Hand.
    [only-pair-onto-mixed] - Die oberste Karte darf nur an eine unechte Canasta, und nur mit genau zwei echten Karten aus deiner Hand.
   *[no] - Die oberste Karte darf nicht an eine Canasta angelegt werden.
}
help-canasta-rules-blocked = - Ein Dreier oder eine wilde Karte obenauf **sperrt** die Ablage für einen Zug.
help-canasta-rules-take-back = { $take_back ->
    [never] - Hast du die Ablage gekauft, kannst du sie nicht zurückgeben.
    [until-rest] - Du kannst die Ablage zurückgeben, bis du ihren Rest bekommst{ $take_back_penalty ->
        [0] { "" }
       *[other] , für { $take_back_penalty } Punkte
    }.
   *[until-discard] - Du kannst die Ablage zurückgeben, bis du ablegst{ $take_back_penalty ->
        [0] { "" }
       *[other] . Ziehen kostet dann { $take_back_penalty } Punkte
    }.
}
help-canasta-rules-wild-discard = - Eine wilde Karte kannst du nur ablegen, um auszumachen oder wenn du nichts als wilde Karten hast.
help-canasta-rules-ace-or-seven = - Auf eine leere Ablage kannst du weder Asse noch Siebener legen.
help-canasta-rules-going-out =
    ### Das Ende
    - Eine Runde endet, wenn jemand **ausmacht**: { $discard_to_go_out ->
        [yes] alle Karten bis auf eine meldet und diese ablegt
       *[no] alle Karten meldet, oder alle bis auf eine und diese ablegt
    }. { $canastas_to_go_out ->
        [0] Eine Canasta ist nicht nötig
        [one] Deine Seite braucht dafür eine Canasta
       *[other] Deine Seite braucht dafür { $canastas_to_go_out } Canastas
    }{ $canasta_kinds ->
        [one-sequence] , darunter eine Siebenersequenz
        [two-natural-two-mixed] , zwei echte und zwei unechte
       *[any] { "" }
    }.
help-canasta-rules-ask = - Nach dem Ziehen kannst du dein Team fragen: „Darf ich ausmachen?“ Die Antwort ist bindend.
help-canasta-rules-last-card = { $last_card ->
    [passed] - Kannst du nicht ausmachen, behältst du deine letzte Karte und legst nicht ab.
   *[kept-back] - Kannst du nicht ausmachen{ $foot ->
        [0] { "" }
       *[other] {" "}und hast keinen Fuß mehr
    }, musst du nach dem Ablegen noch eine Karte haben.
}
help-canasta-rules-stock-out = { $stock_out ->
    [ends] - Die Runde endet auch, wenn der Stapel leer ist.
    [ends-or-turned] - Ist der Stapel leer, beendet die nächste Person die Runde oder dreht die Ablage zum neuen Stapel um. Noch einmal geht das nur, wenn seitdem jemand gemeldet oder die Ablage gekauft hat.
    [turned] - Ist der Stapel leer, dreht die nächste Person die Ablage zum neuen Stapel um. Die Runde endet, wenn auch keine Ablage da ist oder seit dem letzten Umdrehen niemand gemeldet oder die Ablage gekauft hat.
    [turned-at-once] - Wird die letzte Karte des Stapels gezogen, wird die Ablage sofort zum neuen Stapel umgedreht, und die nächste abgelegte Karte beginnt eine neue Ablage. Die Runde endet stattdessen nach diesem Zug, wenn keine Ablage da ist oder seit dem letzten Umdrehen niemand gemeldet oder die Ablage gekauft hat.
   *[ends-unless-taken] - Die Runde endet auch, wenn der Stapel leer ist und die nächste Person die Ablage nicht kauft.
}
help-canasta-rules-special = - Ein **Sonderblatt** beendet die Runde, wenn du es ziehst, bevor du etwas gemeldet hast: siehe *Punkte*.
help-canasta-rules-game = { $rounds ->
    [0] - Die Partie geht bis { $target } Punkte.
    [one] - Die Partie hat eine Runde.
   *[other] - Die Partie hat { $rounds } Runden.
}

freezers-wild = eine wilde Karte
freezers-red-three = ein roter Dreier
freezers-both = eine wilde Karte oder ein roter Dreier
ways-pair = zwei echte Karten vom Rang der obersten Karte aus deiner Hand
ways-natural-and-wild = eine echte Karte ihres Ranges und eine wilde Karte aus deiner Hand
ways-meld = eine Meldung deiner Seite, an die die oberste Karte passt

## How to play

help-canasta-play =
    - Beginn deinen Zug mit **Ziehen** oder **Kaufen**. Gibt es mehrere Wege, die Ablage zu kaufen, fragt der Bot nach.
    - **Melden** bietet die naheliegendsten Meldungen an, Rang für Rang. Darunter kannst du die Karten selbst auswählen. Oder du schreibst: `/meld cards: KH KS KD` meldet drei Könige, und `/meld cards: 2D onto: Könige` legt einen Zweier daran an.
    - **Ablegen** beendet deinen Zug.
help-canasta-play-undo = { $take_back ->
    [never] - **Zurücknehmen** gibt es in diesem Spiel nicht: Was gespielt ist, gilt.
   *[other] - **Zurücknehmen** macht eine Meldung rückgängig, oder den Kauf der Ablage. Gezogene Karten bleiben gezogen.
}
help-canasta-play-ask = - **Darf ich ausmachen?** fragt dein Team, das mit einem Knopf unter der Hand antwortet. Bei Ja musst du in diesem Zug ausmachen, bei Nein darfst du nicht.
help-canasta-play-special = - **Sonderblatt** legt deine ganze Hand aus, wenn sie eines der Sonderblätter ist.
help-canasta-play-pass = - **Passen** behält deine letzte Karte, wenn du nicht ausmachen kannst.
help-canasta-play-end = - **Runde beenden** erscheint, wenn der Stapel leer ist.
help-canasta-play-melds = - Hat deine Seite mehrere Meldungen eines Ranges, sind sie nummeriert: `/meld cards: KH onto: K-2` legt an die zweite Meldung Könige an, und `onto: K+` beginnt eine neue. Eine Sequenz heißt nach ihrer Farbe: `onto: Herz`.
help-canasta-play-hand = Deine Hand zeigt, wie viele Punkte die Erstmeldung braucht und wie viele du erreichen kannst. Neue Karten sind markiert. `/table rules` zeigt alle Regeln eines Tisches.

## Strategy

help-canasta-strategy =
    - Komm nicht früh heraus, nur weil du es kannst: Jede gemeldete Karte fehlt dir auf der Hand.
    - Behalte Paare. Mit ihnen kaufst du die Ablage.
    - Merk dir, was die anderen melden, und leg es nicht ab{ $frozen_always ->
        [yes] { "" }
       *[no] , es sei denn, die Ablage ist eingefroren
    }.
    - Ein schwarzer Dreier{ $all_threes_equal ->
        [yes] {" "}bringt auf dem Tisch Punkte und verstopft nie deine Hand
       *[no] {" "}ist eine sichere Ablage: Als Nächstes kann niemand die Ablage kaufen
    }.
help-canasta-strategy-freeze = - Wächst die Ablage und die anderen könnten sie kaufen, frier sie mit einer wilden Karte ein, die du übrig hast.
help-canasta-strategy-frozen = - Die Ablage ist immer eingefroren, also wächst sie. Wer das passende Paar hat, bekommt sie.
help-canasta-strategy-wild = - Heb wilde Karten für Canastas auf. Eine Canasta aus wilden Karten ist am meisten wert, aber nur, wenn du sie vollendest.
help-canasta-strategy-pure = - Siebener und Asse kosten viel, wenn keine Canasta daraus wird. Fang sie nur an, wenn du fünf oder mehr siehst.
help-canasta-strategy-talons = - Die erste Seite, die meldet, bekommt den größeren Talon: Früh herauskommen lohnt sich hier.
help-canasta-strategy-sequences = - Behalte Karten einer Farbe, die nah beieinander liegen. Eine Siebenersequenz ist mehr wert als die meisten Canastas.
help-canasta-strategy-foot = - Sieh zu, dass du früh an deinen Fuß kommst. Ohne ihn kannst du nicht ausmachen, und jede Karte, die darin bleibt, zählt gegen dich.
help-canasta-strategy-partners = - Deine Meldungen gehören auch deinem Team. Vollende, was auf dem Tisch liegt, bevor du Neues beginnst, und leg nichts ab, was dein Team sammelt.
help-canasta-strategy-canastas = - Vollende { $canastas_to_go_out } Canastas, bevor du deine Hand leerst.
help-canasta-strategy-quick = - Zum Ausmachen braucht niemand eine Canasta. Mit wenigen Karten auf der Hand setzt du die anderen unter Druck.
help-canasta-strategy-going-out = - Mach aus, solange die anderen viele Karten haben. Warte, wenn deine Seite noch Canastas zu vollenden hat.

## Scoring

help-canasta-scoring =
    - Joker 50; Zweier und Ass 20; König bis Achter 10; Siebener { $seven }; Sechser bis Vierer 5; schwarzer Dreier 5. Karten auf dem Tisch zählen für dich, Karten auf der Hand gegen dich.
    - Echte Canasta { $natural_canasta }, unechte Canasta { $mixed_canasta }.
help-canasta-scoring-sequence = - Siebenersequenz { $sequence_canasta }.
help-canasta-scoring-wild = - Canasta aus wilden Karten { $wild_canasta }.
help-canasta-scoring-special-canastas = - Echte Canasta aus Assen oder Siebenern 2.500; nur aus Zweiern 3.000; aus vier Jokern und drei Zweiern 2.500.
help-canasta-scoring-out = - Ausmachen { $going_out }{ $concealed ->
    [0] { "" }
   *[other] , mit der ganzen Hand in einem Zug { $concealed } mehr
}.
help-canasta-scoring-red-threes = - Rote Dreier je { $red_three }, alle zusammen { $all_red_threes }{ $red_threes_count ->
    [always] { "" }
    [with-canastas] . Sie zählen für eine Seite mit zwei Canastas, gegen eine ohne Canasta, und mit einer gar nicht
    [with-two-canastas] . Sie zählen gegen eine Seite mit weniger als zwei Canastas
    [unless-caught] . Sie zählen gegen eine Seite, die noch nicht gemeldet hat, wenn eine andere ausmacht
   *[with-meld] . Sie zählen gegen eine Seite, die nicht gemeldet hat
}.
help-canasta-scoring-threes = - Ein bis vier Dreier einer der beiden Farben Rot und Schwarz: 100, 300, 500, 1.000{ $red_threes_count ->
    [always] { "" }
    [with-canastas] . Sie zählen für eine Seite mit zwei Canastas, gegen eine ohne Canasta, und mit einer gar nicht
    [with-two-canastas] . Sie zählen gegen eine Seite mit weniger als zwei Canastas
    [unless-caught] . Sie zählen gegen eine Seite, die noch nicht gemeldet hat, wenn eine andere ausmacht
   *[with-meld] . Sie zählen gegen eine Seite, die nicht gemeldet hat
}.
help-canasta-scoring-held = - Auf der Hand geblieben, kostet ein roter Dreier { $red_three_held } und ein schwarzer { $black_three_held }.
help-canasta-scoring-without-canasta = { $melded_without_canasta ->
    [minus-with-hand] - Hat deine Seite keine Canasta, zählen alle deine Karten gegen dich, gemeldet oder nicht, und sonst zählt nichts, nicht einmal rote Dreier.
    [minus-below-needed] - Hat deine Seite weniger Canastas, als zum Ausmachen nötig sind, zählen deine gemeldeten Karten gegen dich, und keine Prämie zählt.
   *[minus] - Hat deine Seite keine Canasta, zählen deine gemeldeten Karten gegen dich.
}
help-canasta-scoring-unfinished = - Eine unfertige Meldung aus wilden Karten kostet 2.000, aus Siebenern oder Assen 2.500 (nicht bei Assen mit wilden Karten). Drei Siebener oder drei Asse, die auf einer Hand bleiben, kosten 1.500.
help-canasta-scoring-special-hands = - Mit einem Sonderblatt zählt sonst nichts.
help-canasta-scoring-straight = - **Straße** (eine Karte von jedem Rang vom Vierer bis zum Ass, ein Zweier, ein Joker und ein Dreier auf dem Tisch): 3.000.
help-canasta-scoring-pairs = - **Sieben Paare**: ohne wilde Karten 2.500, mit Zweiern, Siebenern und Assen darunter 2.000.
help-canasta-scoring-garbage = - **Allerlei** (zwei Vierlinge und zwei Drillinge, ohne wilde Karten): 2.000.
help-canasta-scoring-minimums = ### Punkte für die Erstmeldung
help-canasta-minimum = { $below ->
    [0] - Punktestand unter null: { $points }
   *[other] - Punktestand unter { $below }: { $points }
}
help-canasta-minimum-round = - Vor Runde { $below }: { $points }
help-canasta-minimum-above = - Sonst: { $points }

## Words

help-canasta-words =
    - **Meldung**: Karten eines Ranges auf dem Tisch. Melden heißt, sie dort auszulegen.
    - **Canasta**: eine Meldung aus sieben oder mehr Karten.
    - **Echte Karte**: jede Karte, die nicht wild ist. **Wilde Karte**: ein Joker oder ein Zweier.
    - **Stapel**: die verdeckten Karten, von denen du ziehst. **Ablage**: die abgelegten Karten, auch „Paket“ genannt. **Kaufen**: die Ablage nehmen.
    - **Eingefroren**: Die Ablage ist nur mit Karten aus der Hand zu kaufen. **Gesperrt**: In diesem Zug ist sie gar nicht zu kaufen.
    - **Erstmeldung**: die ersten Meldungen einer Seite in einer Runde. Damit kommt sie **heraus**.
    - **Ausmachen**: alle Karten loswerden und damit die Runde beenden. **Verdeckt**: alle in einem Zug.
    - **Seite**: eine Person allein, oder ein Team, das zusammen meldet und zählt.
help-canasta-words-talon = - **Talon**: Zusatzkarten für die ersten Seiten, die melden.
help-canasta-words-foot = - **Fuß**: die zweite Hand.
help-canasta-words-sequence = - **Sequenz**: Karten einer Farbe in Folge. Sieben davon sind eine Samba oder eine Escalera.
help-canasta-words-special = - **Sonderblatt**: vierzehn Karten, die die Runde sofort beenden.

## The options: what each is called, and what it says

option-players = Spielerzahl
    .about = Wie viele Personen nach diesen Regeln spielen können.
option-partnerships = Teams
    .about = Wer zu viert oder zu sechst zusammen zählt. Bei jeder anderen Zahl spielen alle allein.
option-rounds = Runden
    .about = Wer nach so vielen Runden führt, gewinnt, egal bei welchem Punktestand. 0 heißt: ohne Grenze.
option-rounds-0 = ohne Grenze
option-packs = Kartenspiele
    .about = Wie viele Spiele zu 52 Karten verwendet werden.
option-packs_more = Kartenspiele bei mehr Personen
    .about = Andere Anzahlen für einzelne Spielerzahlen.
option-jokers = Joker
    .about = Wie viele Joker zwei Kartenspiele haben. Mehr Kartenspiele haben mehr.
option-hand_size_more = Ausgeteilte Karten bei mehr Personen
    .about = Andere Anzahlen für einzelne Spielerzahlen.
option-foot = Fuß
    .about = Karten einer zweiten Hand, die du aufnimmst, wenn die erste weg ist. 0 heißt: kein Fuß.
option-talons = Talons
    .about = Zusatzkarten, die beiseite liegen. Die Seiten bekommen sie in der Reihenfolge ihrer Erstmeldungen.
option-cards_drawn = Karten vom Stapel
    .about = Wie viele Karten du in jedem Zug ziehst.
option-first_upcard = Erste Karte der Ablage
    .about = Ob als Anfang der Ablage eine Karte aufgedeckt wird.
option-first_upcard_covers = Erste Karte zugedeckt
    .about = Ist die erste Karte der Ablage eine von diesen, kommt eine weitere obenauf.
option-red_three_drawn = Roten Dreier gezogen
    .about = Was geschieht, wenn du einen roten Dreier ziehst.
option-all_threes_equal = Schwarze Dreier wie rote
    .about = Auch schwarze Dreier kommen auf den Tisch, und rote und schwarze zählen getrennt.
option-red_three_discard = Rote Dreier ablegen
    .about = Statt einer Karte aus deiner Hand kannst du einen deiner roten Dreier vom Tisch ablegen.
option-black_threes_melded = Schwarze Dreier melden
    .about = Wann du schwarze Dreier melden kannst.
option-wild_limit = Wilde Karten in einer Meldung
    .about = Wie viele wilde Karten eine Meldung höchstens haben darf.
option-wild_balance = Wilde und echte Karten
    .about = Wie viele wilde Karten eine Meldung im Verhältnis zu den echten haben darf.
option-melds_of_a_rank = Meldungen desselben Ranges
    .about = Wie viele Meldungen eines Ranges eine Seite haben kann.
option-canasta_grows = Canastas wachsen weiter
    .about = Du kannst Karten an eine Canasta anlegen.
option-pure_aces_and_sevens = Asse und Siebener rein
    .about = Siebener werden nie mit wilden Karten gemeldet, Asse nur in der Erstmeldung.
option-wild_melds = Meldungen aus wilden Karten
    .about = Drei oder mehr wilde Karten können eine eigene Meldung sein.
option-wild_melds_first = Wilde Meldung zuerst vollenden
    .about = Ist eine Meldung aus wilden Karten begonnen, dürfen sie nirgends sonst hin, bis sie eine Canasta ist.
option-sequences = Sequenzen
    .about = Drei bis sieben Karten einer Farbe in Folge sind eine Meldung. Mit sieben ist sie geschlossen.
option-frozen_at_first = Ablage anfangs eingefroren
    .about = Die Ablage ist eingefroren, bis jemand sie zum ersten Mal kauft.
option-frozen_always = Ablage immer eingefroren
    .about = Die Ablage ist die ganze Zeit eingefroren.
option-frozen_until_melded = Eingefroren bis zur Erstmeldung
    .about = Die Ablage ist eingefroren für eine Seite, die ihre Erstmeldung noch nicht gemacht hat.
option-frozen_by = Was die Ablage einfriert
    .about = Karten, die die Ablage einfrieren, solange sie darin liegen.
option-take_frozen = Eingefrorene Ablage kaufen
    .about = Was du brauchst, um eine eingefrorene Ablage zu kaufen.
option-take_unfrozen = Nicht eingefrorene Ablage kaufen
    .about = Was du brauchst, um eine Ablage zu kaufen, die nicht eingefroren ist.
option-upcard_onto_canasta = Oberste Karte an eine Canasta
    .about = Ob du die Ablage mit einer Canasta vom Rang der obersten Karte kaufen kannst.
option-pile_taken = Karten aus der Ablage
    .about = Wie viele Karten du aus der Ablage nimmst. 0 heißt: alle.
option-take_back = Ablage zurückgeben
    .about = Wie lange du es dir anders überlegen kannst, wenn du die Ablage gekauft hast.
option-take_back_penalty = Strafe fürs Zurückgeben
    .about = Wie viele Punkte es kostet, die Ablage zurückzugeben.
option-wild_discard = Wilde Karten ablegen
    .about = Wann du eine wilde Karte ablegen kannst.
option-ace_or_seven_to_empty_pile = Ass oder Siebener auf leere Ablage
    .about = Du kannst ein Ass oder einen Siebener ablegen, wenn die Ablage leer ist.
option-minimums = Punkte für die Erstmeldung
    .about = Was die ersten Meldungen einer Seite wert sein müssen, unter dem jeweiligen Punktestand oder vor der jeweiligen Runde.
option-top_minimum = Punkte für die Erstmeldung danach
    .about = Was sie darüber hinaus wert sein müssen.
option-minimum_by = Wonach sich die Erstmeldung richtet
    .about = Ob der Punktestand oder die Runde die Punkte für die Erstmeldung bestimmt.
option-upcard_counts = Oberste Karte zählt zur Erstmeldung
    .about = Ob die oberste Karte der Ablage zur Erstmeldung zählt.
option-opens_anyway = Erstmeldung ohne Mindestzahl
    .about = Womit du herauskommen kannst, egal wie wenig Punkte es sind.
option-canastas_to_go_out = Canastas zum Ausmachen
    .about = Wie viele Canastas eine Seite zum Ausmachen braucht.
option-canasta_kinds = Arten der Canastas zum Ausmachen
    .about = Welcher Art diese Canastas sein müssen.
option-ask_to_go_out = Ums Ausmachen fragen
    .about = Du kannst dein Team fragen: „Darf ich ausmachen?“ Die Antwort ist bindend.
option-discard_to_go_out = Ausmachen nur mit Ablegen
    .about = Zum Ausmachen musst du deine letzte Karte ablegen.
option-last_card = Letzte Karte ohne genug Canastas
    .about = Was du tust, wenn du nicht ausmachen kannst.
option-stock_out = Wenn der Stapel leer ist
    .about = Was geschieht, wenn der Stapel zu Ende geht.
option-special_hands = Sonderblätter
    .about = Diese Blätter beenden die Runde, wenn du eines ziehst, bevor du etwas gemeldet hast.
option-seven = Punkte für einen Siebener
    .about = Was ein Siebener wert ist.
option-natural_canasta = Punkte für eine echte Canasta
    .about = Die Prämie für eine Canasta ohne wilde Karten.
option-mixed_canasta = Punkte für eine unechte Canasta
    .about = Die Prämie für eine Canasta mit wilden Karten.
option-wild_canasta = Punkte für eine wilde Canasta
    .about = Die Prämie für eine Canasta nur aus wilden Karten.
option-sequence_canasta = Punkte für eine Siebenersequenz
    .about = Die Prämie für eine geschlossene Sequenz.
option-special_canastas = Besondere Canastas
    .about = Echte Asse oder Siebener, Zweier allein sowie vier Joker mit drei Zweiern sind mehr wert.
option-going_out = Punkte fürs Ausmachen
    .about = Die Prämie fürs Ausmachen.
option-concealed = Punkte fürs verdeckte Ausmachen
    .about = Eine Zusatzprämie, wenn du deine ganze Hand in einem Zug meldest.
option-red_three = Punkte für einen roten Dreier
    .about = Was ein roter Dreier auf dem Tisch wert ist.
option-all_red_threes = Punkte für alle roten Dreier
    .about = Was sie zusammen wert sind, wenn eine Seite alle hat.
option-red_threes_count = Wann rote Dreier zählen
    .about = Wann Dreier eine Prämie bringen. Sonst kosten sie ebenso viel.
option-red_three_held = Kosten eines roten Dreiers auf der Hand
    .about = Was ein roter Dreier kostet, der auf der Hand bleibt.
option-black_three_held = Kosten eines schwarzen Dreiers auf der Hand
    .about = Was ein schwarzer Dreier kostet, der auf der Hand bleibt.
option-melded_without_canasta = Gemeldete Karten ohne Canasta
    .about = Wie deine gemeldeten Karten zählen, wenn du keine Canasta hast.
option-unfinished_melds = Unfertige Meldungen
    .about = Meldungen aus Assen, Siebenern oder wilden Karten, die keine Canasta sind, kosten Punkte, ebenso drei Asse oder Siebener auf der Hand.

## Values of options

option-partnerships-none = alle spielen allein
option-partnerships-two-sides = zwei Seiten
option-partnerships-three-sides = drei Seiten
option-first_upcard-turned = vom Stapel aufgedeckt
option-first_upcard-none = keine, die Ablage ist anfangs leer
option-first_upcard_covers-wild-any-three = wilde Karten und alle Dreier
option-first_upcard_covers-wild-red-three = wilde Karten und rote Dreier
option-red_three_drawn-replaced = er kommt auf den Tisch, und du ziehst eine andere Karte
option-red_three_drawn-not-replaced = er kommt auf den Tisch, und du ziehst keine andere Karte
option-red_three_drawn-ends-turn = er kommt auf den Tisch und beendet deinen Zug
option-red_three_drawn-kept = er bleibt auf der Hand wie jede andere Karte
option-black_threes_melded-going-out = drei oder mehr, als letzte Meldung beim Ausmachen
option-black_threes_melded-going-out-with-wild = ebenso, oder zwei mit einer wilden Karte
option-black_threes_melded-for-last-discard = drei oder mehr, anstelle deiner letzten Ablage
option-black_threes_melded-never = nie
option-wild_balance-even = nicht mehr als echte
option-wild_balance-fewer = weniger als echte
option-wild_balance-free = beliebig viele, mit mindestens zwei echten
option-melds_of_a_rank-one = eine
option-melds_of_a_rank-one-open = eine weitere, sobald die letzte eine Canasta ist
option-melds_of_a_rank-several = beliebig viele
option-frozen_by-wild = wilde Karten
option-frozen_by-red-three = rote Dreier
option-take_frozen-natural-pair = zwei echte Karten aus der Hand
option-take_frozen-hand-only = nur Karten aus der Hand
option-take_unfrozen-pair = zwei echte Karten
option-take_unfrozen-natural-and-wild = eine echte und eine wilde Karte
option-take_unfrozen-meld = eine Meldung deiner Seite
option-upcard_onto_canasta-yes = ja
option-upcard_onto_canasta-pair-onto-mixed = nur an eine unechte, mit mindestens zwei echten Karten
option-upcard_onto_canasta-only-pair-onto-mixed = nur an eine unechte, mit genau zwei echten Karten
option-upcard_onto_canasta-no = nein
option-take_back-until-discard = bis du ablegst
option-take_back-until-rest = bis du den Rest der Ablage bekommst
option-take_back-never = gar nicht, und auch Meldungen bleiben liegen
option-wild_discard-yes = immer
option-wild_discard-going-out = zum Ausmachen, oder wenn die Hand nur wilde hat
option-minimum_by-score = nach dem Punktestand der Seite
option-minimum_by-round = nach der Nummer der Runde
option-upcard_counts-yes = ja
option-upcard_counts-no = nein, und nur zwei mit ihr gemeldete Karten auch nicht
option-upcard_counts-added-to-minimum = nein, ihre Punkte kommen zur Mindestzahl dazu
option-opens_anyway-nothing = nichts
option-opens_anyway-natural-canasta = eine echte Canasta
option-opens_anyway-natural-canasta-in-hand = eine echte Canasta aus der Hand, ohne die oberste Karte der Ablage
option-opens_anyway-canasta = jede Canasta
option-opens_anyway-concealed = Ausmachen in einem Zug
option-canasta_kinds-any = beliebig
option-canasta_kinds-one-sequence = mindestens eine Sequenz
option-canasta_kinds-two-natural-two-mixed = zwei echte und zwei unechte
option-last_card-kept-back = nach dem Ablegen eine Karte behalten
option-last_card-passed = die letzte Karte behalten und nicht ablegen
option-stock_out-ends-unless-taken = die Runde endet, wenn niemand die Ablage kauft
option-stock_out-ends = die Runde endet
option-stock_out-ends-or-turned = die nächste Person beendet die Runde oder dreht die Ablage um
option-stock_out-turned = die nächste Person dreht die Ablage um
option-stock_out-turned-at-once = die Ablage wird umgedreht, sobald die letzte Karte gezogen ist
option-special_hands-straight = Straße
option-special_hands-pairs = sieben Paare
option-special_hands-garbage = Allerlei
option-red_threes_count-with-meld = mit einer Meldung
option-red_threes_count-with-canastas = mit zwei Canastas; mit einer zählen sie nichts
option-red_threes_count-with-two-canastas = mit zwei Canastas
option-red_threes_count-always = immer
option-red_threes_count-unless-caught = außer wenn eine andere Seite ausmacht, bevor du meldest
option-melded_without_canasta-plus = für dich
option-melded_without_canasta-minus = gegen dich
option-melded_without_canasta-minus-with-hand = gegen dich, und sonst zählt nichts
option-melded_without_canasta-minus-below-needed = ebenso mit weniger Canastas, als zum Ausmachen nötig sind
option-starter-cut = reihum, zuerst wer die höchste Karte abhebt
option-starter-cut-then-loser = wer die höchste Karte abhebt, dann wer in der Runde davor die wenigsten Punkte bekam
option-starter-first-seat = immer Platz 1
option-packs_more-pair = { $second } bei { $first } Personen
option-hand_size_more-pair = { $second } bei { $first } Personen
option-minimums-pair = { $second } unter { $first }

## Groups of options

group-threes = Dreier
group-pile = Ablage
group-opening = Erstmeldung
group-ending = Ende der Runde
