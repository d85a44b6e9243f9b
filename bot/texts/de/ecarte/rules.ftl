### Écarté: its help and its options.

help-ecarte-rules =
    Zu zweit mit 32 Karten, ab der Sieben. In jeder Farbe ist der König am höchsten: K D B A 10 9 8 7.{ $bowers ->
        [yes] {" "}In Trumpf ist der Bube noch höher, und ebenso der andere Bube gleicher Farbe, rot oder schwarz, der auch Trumpf ist.
       *[no] {""}
    } Beide bekommen fünf Karten, und die nächste wird aufgedeckt: Ihre Farbe ist **Trumpf**.
    ### Tauschen
    Wer nicht gibt, **schlägt** einen Tausch **vor** oder spielt. Wer gibt, **nimmt an** oder **lehnt ab**. Nach dem Annehmen legt zuerst, wer nicht gibt, eine oder mehrere Karten verdeckt weg und zieht ebenso viele, dann die andere Seite, die auch alle behalten darf. Danach kann wieder ein Tausch vorgeschlagen werden, bis ihn jemand nicht will oder der Talon aufgebraucht ist. Niemand kann mehr Karten weglegen, als der Talon noch hat: Anfangs sind es 21, und nimmt die erste Seite die letzten, bekommt die andere keine. Die aufgedeckte Karte wird nie gezogen.
    ### Der König
    { $king ->
        [none] Der Trumpfkönig bringt nichts.
        [by-itself] Der Trumpfkönig bringt einen Punkt: der Person, die gibt, wenn er aufgedeckt wird, oder der, die ihn hat, wenn die erste Karte gespielt wird.
       *[announced] Der Trumpfkönig bringt einen Punkt: der Person, die gibt, wenn er aufgedeckt wird, oder der, die ihn vor ihrer ersten Karte ansagt. Ihn als erste Karte auszuspielen sagt ihn auch an.
    }
    ### Stiche
    Wer nicht gibt, spielt aus. Bediene, wenn du kannst. { $must_head ->
        [yes] Beim Bedienen musst du die ausgespielte Karte schlagen, wenn du kannst.
       *[no] Die ausgespielte Karte musst du nicht schlagen.
    } { $must_trump ->
        [yes] Kannst du nicht bedienen, musst du stechen, wenn du kannst.
       *[no] Kannst du nicht bedienen, spielst du eine beliebige Karte.
    } Wer den Stich macht, spielt zum nächsten aus.
help-ecarte-play =
    - **Vorschlagen**, **Ohne Tausch spielen**, **Annehmen**, **Ablehnen**: ein Druck unter deiner Hand, oder `/propose`, `/stand`, `/accept`, `/refuse`.
    - **Tauschen**: Wähl einen Vorschlag oder eigene Karten, oder schreib `/exchange 7C 8D`.
    { $king ->
        [announced] - **König ansagen**: vor deiner ersten Karte, oder lass es `/preferences` tun.
       *[other] {""}
    }
    - **Spielen**: ein Druck auf eine Karte, oder `/play KH`.
    - Karten und Ansagen gelten. Spielst du nur gegen Computer, nimmt **Zurückgehen** sie zur Übung zurück.
    `/view tricks` zeigt die Stiche, `/view points` den Punktestand, und `/explore` zeigt, was du über die andere Hand wissen kannst.
help-ecarte-strategy =
    - Spiel sofort, wenn drei Stiche wahrscheinlich sind: drei Trümpfe mit einem hohen, oder zwei Trümpfe und zwei Könige.
    - Sonst schlag vor. Wenn du gibst, lehn nur mit einer solchen Hand ab{ $vulnerable ->
        [yes] : Lehnst du den ersten Vorschlag ab und verlierst, bekommt dein Gegenüber 2 Punkte.
       *[no] .
    }
    - Behalte Trümpfe und Könige, und tausch den Rest.
    - Spiel aus einer Farbe mit mehreren Karten aus. Zwei Trümpfe daneben bringen dich wieder ans Ausspielen.
    { $king ->
        [announced] - Hast du den Trumpfkönig, vergiss nicht, ihn anzusagen.
       *[other] {""}
    }
help-ecarte-scoring =
    - Drei oder vier Stiche: 1 Punkt. Alle fünf, eine **Vole**: 2 Punkte.
    - { $vulnerable ->
        [yes] Wer ohne Vorschlag spielt, oder wer gibt und den ersten Vorschlag ablehnt, und dann verliert, überlässt der anderen Seite 2 Punkte, auch bei drei oder vier Stichen.
       *[no] Wer vorgeschlagen oder abgelehnt hat, spielt keine Rolle.
    }
    - { $king ->
        [none] Könige bringen nichts.
       *[other] Der Trumpfkönig: 1 Punkt.
    }
    - Wer zuerst { $target } Punkte hat, gewinnt, und zwar in diesem Moment.
help-ecarte-words =
    - **Vorschlagen, annehmen, ablehnen**: um einen Tausch bitten, und darauf antworten.
    - **Trumpf**: die Farbe, die die anderen schlägt.
    { $king ->
        [none] {""}
       *[other] - **König**: der Trumpfkönig, der einen Punkt bringt.
    }
    - **Vole**: alle fünf Stiche.
    { $vulnerable ->
        [yes] - **Im Risiko**: wer entschieden hat, dass nicht getauscht wird. Verliert diese Seite, bekommt die andere 2 Punkte.
       *[no] {""}
    }

option-must_head = Beim Bedienen muss die ausgespielte Karte geschlagen werden
    .about = Sonst reicht jede Karte der Farbe.
option-must_trump = Wer nicht bedienen kann, muss stechen
    .about = Sonst reicht jede Karte.
option-bowers = Die Buben in Rot oder Schwarz, wie die Trumpffarbe, sind die höchsten Trümpfe
    .about = Wie in Euchre. Sonst ist der König am höchsten.
option-king = Der Trumpfkönig
    .about = Wer ihn hat, bekommt einen Punkt.
option-king-announced = zählt, wenn er angesagt wird
option-king-by-itself = zählt von selbst
option-king-none = zählt nicht
option-vulnerable = Verlieren ohne Tausch bringt der anderen Seite zwei Punkte
    .about = Das gilt, wenn es deine Entscheidung war, dass nicht getauscht wird.
