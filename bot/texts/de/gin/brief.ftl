### Spielanleitung in zehn Zeilen.

help-gin-brief =
    - Zu zweit, je { $hand_size } Karten. Werde deine **Restkarten** los: Karten, die in keiner Auslage sind. Was sie zählen, sind deine **Restpunkte**.
    - Auslagen sind **Sätze** (drei oder vier eines Ranges) und **Folgen** (drei oder mehr Karten einer Farbe in der Reihe). Das Bild ordnet dir die besten zusammen.
    - Asse sind { $runs ->
        [low] niedrig: A 2 3
        [both] in Folgen niedrig oder hoch: A 2 3 oder D K A
       *[round] niedrig und hoch: A 2 3, D K A und K A 2
    }. Bilder zählen 10, Asse { $runs ->
        [low] 1
       *[other] 15
    }, die übrigen ihre Zahl.
    - **Dein Zug**: Zieh vom Stapel oder nimm die oberste Karte der Ablage, und leg dann eine andere ab.
    - { $knock_limit ->
        [0] Du beendest die Runde nur mit **Gin**: ganz ohne Restpunkte.
        [upcard] **Klopf**, um die Runde zu beenden, sobald deine Restpunkte nicht höher sind als der Wert der ersten aufgedeckten Karte (ein Ass zählt 1{ $ace_gin_only ->
            [yes] , und dann beendet nur Gin die Runde
           *[no] {""}
        }).
       *[other] **Klopf**, um die Runde zu beenden, sobald du { $knock_limit } Restpunkte oder weniger hast.
    }
    - { $knock_limit ->
        [0] Dann bekommst du die Restpunkte deines Gegenübers und { $gin_bonus } dazu.
       *[other] Dein Gegenüber legt Karten an deine Auslagen an. Du bekommst den Unterschied der Restpunkte; sind die des Gegenübers aber { $equal_undercut ->
            [yes] nicht höher
           *[no] niedriger
        }, wirst du **unterboten**, und dein Gegenüber bekommt { $undercut_bonus } dazu. **Gin**, ganz ohne Restpunkte, bringt { $gin_bonus } mehr, und daran wird nicht angelegt.
    }
    - { $hollywood ->
        [yes] Drei Partien laufen gleichzeitig, jede bis { $target } Punkte.
       *[no] Die Partie geht bis { $target } Punkte.
    } Am Ende bringt jede gewonnene Runde { $box_bonus } mehr, und der Sieg { $game_bonus }.
