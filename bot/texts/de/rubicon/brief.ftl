### How to play, in ten lines.

help-rubicon-brief =
    - Zu zweit mit { $packs } Paketen zu 32 Karten. Von hoch nach niedrig: A 10 K D B 9 8 7. Achte auf die Zehn: Nur das Ass schlägt sie.
    - Du bekommst { $hand_size } Karten. Nichts wird aufgedeckt: Am Anfang gibt es keinen **Trumpf**.
    - **Solange ein Talon da ist**, spielst du jede Karte: Niemand muss bedienen. Die höhere Karte der ausgespielten Farbe macht den Stich, oder ein Trumpf.
    - Wer den Stich macht, kann eine **Meldung** machen: Die Knöpfe sagen, welche, und für wie viele Punkte. Dann ziehen beide.
    - Das erste Paar (König und Dame einer Farbe) oder die erste Sequenz macht ihre Farbe zum Trumpf{ $bezique ->
        [trump] , ein Bézique die seiner Dame
       *[fixed] {""}
    }.
    - Gemeldete Karten liegen auf dem Tisch, du kannst sie aber spielen. Spielst du eine und eine andere nimmt ihren Platz ein, zählt die Meldung noch einmal.
    - Eine Hand ohne König, Dame und Bube ist **Carte blanche**: Zeig sie vor deiner ersten Karte, für { $blanche_points } Punkte.
    - **Ist der Talon leer**, wird nicht mehr gemeldet. Du musst bedienen, wenn möglich höher; kannst du es nicht, musst du stechen. Der letzte Stich bringt { $last_trick_points }.
    - Die höhere Punktzahl gewinnt das Blatt: den Unterschied in Hundertern, und { $game_points }. Wer mit weniger als { $target } verliert, ist **im Rubikon**: Die Gegenseite bekommt stattdessen die Summe. { $partie ->
        [one] Die Partie hat ein Blatt.
       *[other] Die Partie hat { $partie } Blätter.
    }
