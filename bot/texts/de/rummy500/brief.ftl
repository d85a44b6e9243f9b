### Spielanleitung in zehn Zeilen.

help-rummy500-brief =
    - Leg **Auslagen** hin und bekomm, was sie zählen. Was du am Ende der Runde noch auf der Hand hast, kostet Punkte. Die Partie geht bis { $target } Punkte.{ $partners ->
        [yes] {" "}Wer zum selben Team gehört, sitzt sich gegenüber und zählt zusammen.
       *[no] {""}
    }
    - Auslagen sind **Sätze** (drei oder vier eines Ranges, in verschiedenen Farben) und **Folgen** (drei oder mehr Karten einer Farbe in der Reihe).
    - **Dein Zug**: Zieh eine Karte, oder nimm von der Ablage; leg dann aus, so viel du magst; leg zum Schluss eine Karte ab.
    - Die ganze Ablage liegt offen. { $upcard_melded ->
        [yes] Du kannst jede Karte daraus nehmen
       *[no] Du kannst die oberste Karte nehmen, oder jede darunter
    }, wenn du **diese gleich auslegst**. Alle Karten, die darauf liegen, kommen mit.
    - Du darfst auch einzelne Karten an alle Auslagen **anlegen**, egal wem sie gehören. Sie zählen für dich.{ $first_meld ->
        [0] {""}
       *[other] {" "}Was du aber in einer Runde zuerst auslegst, muss { $first_meld } oder mehr zählen.
    }
    - Zehner und Bilder zählen 10, Asse 15 oder, in einer Folge mit der Zwei, 1, die übrigen { $card_points ->
        [pips] ihre Zahl
       *[fives] 5
    }.{ $jokers ->
        [0] {""}
       *[other] {" "}Joker sind wild und zählen 15.
    }
    - Die Runde endet, wenn jemand keine Karten mehr hat{ $last_discard ->
        [yes] , und zwar nach dem Ablegen
       *[no] {""}
    }{ $empty_stock ->
        [ends] , oder mit dem Stapel.
       *[pile] .
    }{ $rummy ->
        [yes]
            {""}
            - **Rommé!** Legt jemand eine Karte ab, die an eine Auslage auf dem Tisch passt, bekommt sie, wer sie zuerst fordert.
       *[no] {""}
    }
