### Spielanleitung in zehn Zeilen.

help-euchre-brief =
    - { $players ->
        [2] Zu zweit, je fünf Karten.
        [3] Zu dritt, je fünf Karten. Wer Trumpf macht, spielt gegen die beiden anderen.
       *[4] Zwei Teams, je fünf Karten. Wer zum selben Team gehört, sitzt sich gegenüber.
    } Die Partie geht bis { $target } { $target ->
        [one] Punkt
       *[other] Punkte
    }.
    - Eine Karte wird aufgedeckt. Reihum **lasst ihr sie aufnehmen**, dann ist ihre Farbe Trumpf, oder ihr passt.{ $upcard_taken ->
        [yes] {" "}Wer gibt, nimmt sie dann und legt eine andere weg.
       *[no] {""}
    }
    - Passen alle, darf reihum **eine andere Farbe genannt** werden. { $stick_the_dealer ->
        [yes] Tut es sonst niemand, muss es die Person tun, die gibt.
       *[no] Tut es niemand, gibt die nächste Person.
    }
    - Die höchsten Trümpfe: { $best_bower ->
        [joker] der Joker, dann{" "}
        [benny] die Pik-Zwei, dann{" "}
       *[none] {""}
    }der Bube der Trumpffarbe, dann der **andere Bube gleicher Farbe, rot oder schwarz**, der auch Trumpf ist. Dann A K D und so weiter.
    - Bediene, wenn du kannst. Die höchste Karte der ausgespielten Farbe macht den Stich, oder der höchste Trumpf.
    - { $players ->
        [4] Wer Trumpf gemacht hat, bekommt mit dem Team 1 Punkt für drei oder vier Stiche und 2 für alle fünf. Mit weniger als drei wird das Team **euchriert**: 2 Punkte für die Gegenseite.
        [3] Wer Trumpf gemacht hat, bekommt 1 Punkt für drei oder vier Stiche und 3 für alle fünf, und wird mit weniger als drei **euchriert**: je 2 Punkte für die beiden anderen.
       *[2] Wer Trumpf gemacht hat, bekommt 1 Punkt für drei oder vier Stiche und 2 für alle fünf, und wird mit weniger als drei **euchriert**: 2 Punkte für das Gegenüber.
    }
    { $players ->
        [4] { $alone ->
            [yes] - Wer Trumpf macht, darf **allein** spielen, ohne das eigene Team. Alle fünf Stiche zählen dann 4.
           *[no] {""}
        }
       *[other] {""}
    }
