### Spielanleitung in zehn Zeilen.

help-ecarte-brief =
    - Zu zweit, je fünf Karten. Eine Karte wird aufgedeckt, ihre Farbe ist **Trumpf**. Die Partie geht bis { $target } { $target ->
        [one] Punkt
       *[other] Punkte
    }.
    - Von hoch nach niedrig: K D B A 10 9 8 7. Das Ass kommt nach dem Buben.{ $bowers ->
        [yes] {" "}In Trumpf sind beide Buben gleicher Farbe, rot oder schwarz, am höchsten.
       *[no] {""}
    }
    - **Vor dem Ausspielen** kann, wer nicht gibt, einen Tausch **vorschlagen**. **Nimmt** das Gegenüber **an**, legen beide Karten weg und ziehen ebenso viele; dann kann wieder vorgeschlagen werden.
    - { $vulnerable ->
        [yes] Mit einer guten Hand schlägst du nichts vor, oder lehnst ab. Tust du das aber gleich am Anfang und verlierst dann, kostet es dich 2 Punkte.
       *[no] Mit einer guten Hand schlägst du nichts vor, oder lehnst ab.
    }
    - { $king ->
        [none] Der Trumpfkönig bringt nichts.
        [by-itself] Der Trumpfkönig bringt von selbst 1 Punkt.
       *[announced] Der Trumpfkönig bringt 1 Punkt, wenn du ihn vor deiner ersten Karte ansagst.
    }
    - Bediene, wenn du kannst{ $must_head ->
        [yes] , wenn möglich mit einer höheren Karte
       *[no] {""}
    }. { $must_trump ->
        [yes] Kannst du nicht bedienen, musst du stechen.
       *[no] Kannst du nicht bedienen, spielst du, was du willst.
    }
    - Drei oder vier Stiche zählen 1 Punkt, alle fünf zählen 2.
