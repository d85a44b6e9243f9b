### Spielanleitung in zehn Zeilen.

help-cribbage-brief =
    - { $low_ball ->
        [yes] Wer zuerst { $target } Punkte erreicht, **verliert**: Sammle so wenig wie möglich.
       *[no] Wer zuerst { $target } Punkte erreicht, gewinnt, auch mitten im Spiel.
    }{ $variant ->
        [partners] {" "}Wer zum selben Team gehört, sitzt sich gegenüber und teilt die Stifte.
       *[other] {""}
    }
    - **Zuerst** legst du { $variant ->
        [three] eine deiner fünf Karten weg
        [partners] eine deiner fünf Karten weg
        [five] zwei deiner fünf Karten weg
        [seven] zwei deiner sieben Karten weg
       *[six] zwei deiner sechs Karten weg
    }. Was alle weglegen, ist die **Crib**: die zweite Hand für die Person, die gibt.
    - Eine **Startkarte** wird aufgedeckt. Sie zählt zu jeder Hand, und ist sie ein Bube, bekommt 2, wer gibt.
    - **Das Ausspielen**: reihum je eine Karte, zusammengezählt bis höchstens 31. Asse zählen 1, Bilder 10.
    - Du bekommst 2 für 15 oder 31, 2 für ein Paar, 6 für drei eines Ranges, 12 für vier, und für eine Folge aus drei oder mehr, in beliebiger Reihenfolge, ihre Länge.{ $go_points ->
        [0] {""}
       *[other] {" "}Die letzte Karte unter 31 bringt { $go_points }.
    }
    - **Das Zählen**: Deine Hand mit der Startkarte bringt 2 für jede Fünfzehn, 2 für jedes Paar, und die Länge jeder Folge. Auch ein Flush und der Bube der Startfarbe zählen.
    - Wer gibt, zählt zuletzt: erst die Hand, dann die Crib. { $counting ->
        [automatic] Das Zählen wird dir abgenommen.
        [muggins] Du sagst, was eine Hand wert ist, und was du übersiehst, holt sich die Gegenseite.
       *[by-hand] Du sagst, was eine Hand wert ist, und was du übersiehst, ist verloren.
    }
