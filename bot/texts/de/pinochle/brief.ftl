### Spielanleitung in zehn Zeilen.

help-pinochle-brief =
    - Zu zweit sammelt ihr Punkte mit **Meldungen**, etwa König und Dame einer Farbe, und mit den Karten in euren Stichen. Die Partie geht bis { $target } Punkte.
    - Von hoch nach niedrig: A 10 K D B { $pack_size ->
        [64] 9 8 7
       *[48] 9
    }, in jeder Farbe doppelt. Achte auf die Zehn: Nur das Ass schlägt sie.
    - Du bekommst { $hand_size } Karten. Die nächste wird aufgedeckt, ihre Farbe ist **Trumpf**.
    - **Solange ein Talon da ist**, spielst du jede beliebige Karte: Niemand muss bedienen. Die höhere Karte der ausgespielten Farbe macht den Stich, oder ein Trumpf.
    - Wer den Stich macht, darf **melden**: Die Knöpfe sagen, was und für wie viele Punkte. Dann ziehen beide.
    - Gemeldete Karten liegen auf dem Tisch, du kannst sie aber weiter spielen.
    - **Ist der Talon weg**, wird nicht mehr gemeldet, und du musst bedienen{ $overplay ->
        [always] , wenn möglich höher
        [trumps] , bei Trumpf wenn möglich höher
       *[never] {""}
    }. { $must_trump ->
        [yes] Kannst du nicht bedienen, musst du stechen.
       *[no] Kannst du nicht bedienen, spielst du, was du willst.
    }
    - { $phase_one_tricks ->
        [no] Erst von da an zählen die Stiche.
       *[other] Alle Stiche zählen.
    } Asse und Zehner sind darin am meisten wert.
    - { $scored_at_end ->
        [yes] Gezählt wird am Ende der Runde.
       *[no] Hast du in deinem Zug { $target } Punkte, solange ein Talon da ist, dann **klopf**, und du gewinnst.
    }
