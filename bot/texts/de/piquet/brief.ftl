### Spielanleitung in zehn Zeilen.

help-piquet-brief =
    - Zu zweit, je zwölf von 32 Karten, ohne Trumpf. Wer gibt, ist **Hinterhand**, das Gegenüber **Vorhand**.
    - { $partie ->
        [to-target] Die Partie endet mit der Runde, in der jemand { $target } erreicht; der höhere Punktestand gewinnt.
        [four] Eine Partie hat vier Runden; der höhere Punktestand gewinnt.
       *[six] Eine Partie hat sechs Runden; der höhere Punktestand gewinnt.
    }
    - **Tausch**: Die Vorhand legt eine bis fünf Karten weg und zieht ebenso viele von den acht übrigen, dann die Hinterhand { $younger_must_exchange ->
        [yes] mindestens eine
       *[no] keine oder einige
    } vom Rest.
    - **Ansagen** bringen Punkte für das, was du auf der Hand hast, aber nur der Seite, die das Bessere hat:
    - der **Point**, deine längste Farbe (1 je Karte); **Sequenzen**, drei oder mehr Karten einer Farbe in Folge (von 3 für drei Karten bis 18 für acht);
    - **Trios und Quatorzes**, drei (3) oder vier (14) Asse, Könige, Damen, Buben oder Zehner. { $declarations ->
        [automatic] Alles wird für dich angesagt.
       *[chosen] Ein Knopf sagt alles an, was du hast.
    }
    - **Ausspielen**: Die Vorhand beginnt. Bediene, wenn du kannst; die höhere Karte der ausgespielten Farbe macht den Stich. Eine Karte auszuspielen und einen Stich zu machen zählt je 1{ $low_cards_count ->
        [yes] .
       *[no] , aber nur mit Zehnern und höheren Karten.
    }
    - Mehr als sechs Stiche zählen 10, alle zwölf 40.
    - Dreißig Punkte, bevor dein Gegenüber einen einzigen hat, sind **Pique** (30 dazu) oder, noch vor dem Ausspielen, **Repique** (60 dazu).
