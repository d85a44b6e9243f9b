### Gin Rummy: help, what can be done and why, hints, and what a learner is told.

help-gin-rules =
    Zu zweit, 52 Karten, je { $hand_size }. Asse sind { $runs ->
        [low] niedrig
        [both] in Folgen niedrig oder hoch
       *[round] niedrig und hoch zugleich, auch K A 2 ist also eine Folge
    }. Bilde **Sätze** (drei oder vier eines Ranges) und **Folgen** (drei oder mehr Karten einer Farbe in der Reihe). Eine Karte gehört nur zu einer Auslage; Karten in keiner sind **Restkarten**.
    ### Ein Zug
    { $first_upcard ->
        [offered] Die erste aufgedeckte Karte darf nehmen, wer nicht gibt, danach wer gibt. Passen beide, zieht, wer nicht gibt.
       *[none] Wer nicht gibt, bekommt eine Karte mehr und legt zu Beginn eine ab.{ $turned ->
            [yes] {" "}Eine erste Karte wird aufgedeckt, aber niemand kann sie nehmen.
           *[no] {""}
        }
    } Danach ziehst du vom Stapel oder nimmst die oberste Karte der Ablage, und legst dann ab. Die Karte, die du gerade genommen hast, kannst du nicht ablegen.
    ### Klopfen
    { $knock_limit ->
        [0] Du kannst die Runde nur mit Gin beenden: ganz ohne Restpunkte.
        [upcard] Du kannst klopfen, wenn deine Restpunkte nach dem Ablegen höchstens den Wert der ersten aufgedeckten Karte haben (Ass 1, Zehner und Bilder 10){ $ace_gin_only ->
            [yes] . Nach einem Ass beendet nur Gin die Runde.
           *[no] .
        }
       *[other] Du kannst klopfen, wenn du nach dem Ablegen { $knock_limit } Restpunkte oder weniger hast.
    } Du legst verdeckt ab und zeigst deine Auslagen. { $knock_limit ->
        [0] Auch dein Gegenüber zeigt Auslagen, kann aber nichts anlegen.
       *[other] Auch dein Gegenüber zeigt Auslagen und **legt** Karten an deine **an**, aber nicht bei Gin. { $lay_off_by_hand ->
            [yes] Was angelegt wird, entscheidet dein Gegenüber.
           *[no] Die beste Art wird ausgerechnet.
        }
    }
    { $big_gin ->
        [none] { "" }
       *[other] Sind alle { $full } Karten, die du nach dem Ziehen hast, in Auslagen, hast du **Großes Gin** und legst nichts ab.
    } Bei zwei Karten im Stapel ist die Runde ungültig{ $last_discard ->
        [yes] , außer die letzte abgelegte Karte wird zum Klopfen genommen
       *[no] { "" }
    }. Dann gibt dieselbe Person noch einmal.
help-gin-play =
    - **Ziehen** oder **Nehmen**, dann drückst du auf die Karte, die du ablegst. Deine besten Auslagen stehen im Bild deiner Hand zusammen.
    - **{ verb-knock }** erscheint, sobald du kannst{ $knock_limit ->
        [0] , und hier heißt das: wenn du Gin hast
       *[other] {""}
    }. Unter **{ more-knock }** kannst du deine Auslagen anders legen. `/knock cards:` nimmt die Karte, die du ablegst.
    - **Zurücknehmen** geht, wenn du die oberste Karte der Ablage genommen hast. Ziehen und Ablegen sind endgültig.
    `/view hand` zeigt die Karten, auf die du wartest, `/view points` den Punktestand.
help-gin-strategy =
    { $knock_limit ->
        [0] - Du brauchst Gin: Behalte, was noch eine Auslage werden kann, und gib aussichtslose Karten früh weg.
       *[other] - Klopf früh. In den ersten Zügen ist die andere Hand voller Restpunkte.
    }
    - Behalte Karten, aus denen auf mehr als eine Art eine Auslage werden kann: 7♣ 8♣ 8♦ wartet auf vier Karten.
    - Leg hohe Karten ohne Anschluss zuerst ab.
    - Merk dir, was dein Gegenüber nimmt. Leg nichts in der Nähe davon ab.
    { $knock_limit ->
        [0] {""}
       *[other] - Rechne spät in der Runde damit, unterboten zu werden, und spiel auf Gin.
    }
help-gin-scoring =
    Bilder zählen 10, Asse { $runs ->
        [low] 1
       *[other] 15
    }, die übrigen ihre Zahl.
    { $knock_limit ->
        [0] {""}
       *[other] - **Klopfen**: der Unterschied der Restpunkte{ $knock_bonus ->
            [0] { "" }
           *[other] {" "}und { $knock_bonus } Punkte
        }.
    }
    - **Gin**: die Restpunkte der Gegenseite und { $gin_bonus } Punkte{ $big_gin ->
        [none] { "" }
       *[other] ; **Großes Gin**: dazu { $big_gin } Punkte
    }.
    { $knock_limit ->
        [0] {""}
       *[other] - **Unterbietung**: Hat, wer klopft, { $equal_undercut ->
            [yes] gleich viele oder mehr Restpunkte, bekommt die Gegenseite den Unterschied und { $undercut_bonus } Punkte.
           *[no] mehr Restpunkte, bekommt die Gegenseite den Unterschied und { $undercut_bonus } Punkte. Sind sie gleich, bekommt niemand etwas.
        }
    }
    { $spades_double ->
        [yes] - Ist die erste aufgedeckte Karte ein Pik, zählt die Runde doppelt.
       *[no] { "" }
    }
    ### Die Partie
    { $hollywood ->
        [yes] Drei Partien zugleich, jede bis { $target }. Dein erster Sieg zählt in Partie 1, dein zweiter in Partie 1 und 2, spätere in allen, die noch laufen. Sind diese Partien vorbei, zählt ein Sieg in der nächsten laufenden. Jede Partie wird für sich abgerechnet, und die Summen entscheiden.
       *[no] Wer zuerst { $target } Punkte erreicht, gewinnt.
    } Der Sieg bringt { $game_bonus } Punkte, und beide bekommen { $box_bonus } für jede gewonnene Runde. { $shutout ->
        [none] { "" }
        [points] Hat die Verliererseite keine Runde gewonnen, zählen die Punkte der Runden doppelt.
       *[all] Hat die Verliererseite keine Runde gewonnen, zählt alles doppelt.
    }
help-gin-words =
    - **Satz, Folge**: drei oder vier eines Ranges; drei oder mehr Karten einer Farbe in der Reihe.
    - **Restkarten, Restpunkte**: die Karten in keiner Auslage, und was sie zählen.
    - **Oberste Karte**: die Karte, die auf der Ablage offen liegt.
    { $knock_limit ->
        [0] - **Gin**: keine Restpunkte; das beendet die Runde.
       *[other] - **Klopfen**: die Runde mit wenigen Restpunkten beenden. **Gin**: ganz ohne.
        - **Anlegen**: Karten an die Auslagen der Person legen, die klopft.
        - **Unterbieten**: { $equal_undercut ->
            [yes] nicht mehr
           *[no] weniger
        } Restpunkte haben als die Person, die klopft.
    }
    - **Rundenprämie**: die Punkte am Ende für jede gewonnene Runde.

fact-may-take = Du kannst { $card } nehmen.
fact-may-discard = Du kannst jede Karte ablegen{ $barred ->
    [yes] {" "}außer { $card }
   *[no] { "" }
}. Am besten ist { $cards }: Das lässt dir { $points } Restpunkte.
fact-may-knock = { $points ->
    [0] Du kannst klopfen und hast Gin: Leg { $card } ab.
   *[other] Du kannst mit { $points } klopfen: Leg { $card } ab.
}
fact-may-gin = Du hast Großes Gin.
fact-may-lay = Du kannst { $cards } anlegen.
fact-may-end = Du kannst das Anlegen beenden.

fact-do-take = Nimm die oberste Karte der Ablage.
fact-do-knock = Klopf, und leg { $cards } ab.
fact-do-gin = Zeig Großes Gin.
fact-do-lay = Leg { $cards } an.
fact-do-end = Beende das Anlegen.
fact-hint-take = { $card } passt in eine Auslage: Deine Restpunkte sinken von { $has } auf { $points }.
fact-hint-take-low = { $card } ersetzt eine höhere Karte: Deine Restpunkte sinken von { $has } auf { $points }.
fact-hint-take-melds = { $card } passt in eine Auslage.
fact-hint-take-keep = { $card } hilft vielleicht später.
fact-hint-take-knock = Mit { $card } kannst du klopfen, und die Runde ist nicht ungültig.
fact-hint-leave = { $card } passt in keine deiner Auslagen.
fact-hint-leave-rather = { $card } würde in eine Auslage passen, aber eine frische Karte hilft mehr.
fact-hint-draw-only = Du kannst die oberste Karte jetzt nicht nehmen.
fact-hint-pass-last = Dann ist die Runde ungültig, und du verlierst nichts.
fact-hint-leaves = { $points ->
    [0] Damit bleiben dir keine Restpunkte.
   *[other] Damit bleiben dir { $points } Restpunkte.
}
fact-hint-loose = { $card } ist in keiner deiner Auslagen.
fact-hint-waits = { $count ->
    [one] Dann würde 1 ungesehene Karte eine Auslage bilden oder verlängern.
   *[other] Dann würden { $count } ungesehene Karten eine Auslage bilden oder verlängern.
}
fact-hint-knock = Mit { $points } Restpunkten darfst du klopfen.
fact-hint-gin = Du hast Gin, und daran kann niemand anlegen.
fact-hint-lay = Das nimmt { $points } von deinen Restpunkten weg.
fact-hint-end = Du kannst nichts mehr anlegen.
fact-hint-end-rather = Was du behältst, ist in deinen eigenen Auslagen mehr wert.

lesson-gin-aim = Bilde Sätze und Folgen: drei oder vier eines Ranges, oder drei oder mehr Karten einer Farbe in der Reihe. Der Rest sind **Restpunkte**, und davon willst du wenige. Wer zuerst { $target } Punkte erreicht, gewinnt.
lesson-gin-offer = Die erste aufgedeckte Karte wird angeboten: **{ verb-take }**, wenn sie eine Auslage ergibt, sonst **{ verb-pass }**.
lesson-gin-draw = Du hast die Wahl: **{ verb-draw }** vom Stapel oder die oberste Karte der Ablage **{ verb-take }**. Alle sehen, was du nimmst, also nimm sie nur für eine Auslage.
lesson-gin-discard = Jetzt kommt **{ verb-discard }**: am besten eine hohe Karte, die zu nichts passt. Dein Bild zeigt deine Auslagen und zählt deine Restpunkte.
lesson-gin-knock = { $knock_limit ->
    [0] Du hast Gin: Jede Karte ist in einer Auslage. **{ verb-knock }**, und du gewinnst die Runde.
   *[other] Jetzt geht **{ verb-knock }**: Du hast wenig genug Restpunkte. Dein Gegenüber darf vorher an deine Auslagen anlegen, außer du hast Gin, dann gewinnt, wer weniger Restpunkte hat.
}
lesson-gin-big-gin = Jede Karte, die du hast, ist in einer Auslage, und du musst nichts ablegen: Das ist **Großes Gin**.
lesson-gin-void = Der Stapel ist fast aufgebraucht. Bei zwei Karten ist die Runde ungültig{ $last_discard ->
    [yes] , außer die letzte abgelegte Karte wird zum Klopfen genommen
   *[no] {""}
}.
lesson-gin-scored = Die Runde ist gezählt. Jede gewonnene Runde zählt am Ende noch einmal extra. Weiter mit **{ verb-deal }**.

guide-gin-take = { $cards } ergibt mit deinen Karten eine Auslage, also nimm die Karte. Alle sehen das, aber eine Auslage ist es wert.
guide-gin-pass = { $card } ergibt mit deinen Karten keine Auslage. Pass, und behalte deine Pläne für dich.
guide-gin-draw = In jedem Zug ziehst du vom Stapel oder nimmst die oberste Karte der Ablage. Nimm nur, was eine Auslage ergibt.
guide-gin-draw-again = Auf der Ablage ist nichts für dich, also zieh.
guide-gin-discard = Deine Auslagen stehen im Bild zusammen; der Rest sind **Restkarten** und zählt gegen dich. Leg { $cards } ab: Das kostet am meisten und passt zu nichts.
guide-gin-discard-again = Leg { $cards } ab. Das passt zu nichts, und dir bleiben { $points } Restpunkte.
guide-gin-knock = Du bist auf { $points } Restpunkte herunter, und mit { $limit } oder weniger darfst du klopfen. Klopf, und leg { $cards } verdeckt ab.
guide-gin-done = **Gut geklopft!** Das ist der Kern des Spiels: Auslagen, wenige Restpunkte, und der richtige Moment zum Klopfen. Hat dein Gegenüber nicht mehr Restpunkte als du, wirst du unterboten, und die Punkte gehen an die andere Seite. Von hier an spielst du frei, und **{ button-hint }** unter deiner Hand zeigt immer einen guten Zug.
