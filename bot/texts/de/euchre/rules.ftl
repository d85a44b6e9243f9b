### Euchre: its help and its options.

help-euchre-rules =
    { $players ->
        [2] Zu zweit, beide für sich.
        [3] Zu dritt: Wer Trumpf macht, spielt gegen die beiden anderen.
       *[4] Zu viert in zwei Teams: Wer zum selben Team gehört, sitzt sich gegenüber; Stiche und Punkte zählen zusammen.
    } Gespielt wird mit { $pack_size } Karten, von der { $lowest } an aufwärts{ $best_bower ->
        [joker] , und einem Joker
        [benny] , und der Pik-Zwei
       *[none] {""}
    }. Alle bekommen fünf Karten, und die nächste wird aufgedeckt. { $players ->
        [4] Eine Seite **macht Trumpf** und muss dann drei der fünf Stiche machen.
       *[other] Eine Person **macht Trumpf** und muss dann drei der fünf Stiche machen.
    }
    ### Trumpf machen
    Von links der Person an, die gibt, lasst ihr reihum die aufgedeckte Karte aufnehmen, dann ist ihre Farbe Trumpf, oder ihr passt. { $upcard_taken ->
        [yes] Wer gibt, nimmt die Karte und legt vor dem ersten Ausspielen verdeckt eine andere weg. Niemand sonst sieht sie, und es darf auch die gerade aufgenommene sein.
       *[no] Die Karte bleibt auf dem Tisch, egal wer sie aufnehmen lässt.
    } Passen alle, wird die Karte abgelehnt und umgedreht, und reihum darf eine andere Farbe genannt werden, die abgelehnte aber nicht. { $stick_the_dealer ->
        [yes] Passen die anderen wieder, muss eine Farbe nennen, wer gibt.
       *[no] Passen alle zweimal, gibt die nächste Person.
    }
    { $exchange ->
        [yes] Ist Trumpf gemacht, dürfen alle reihum Karten gegen nicht ausgeteilte tauschen, links der Person, die gibt, zuerst, solange welche da sind.
       *[no] {""}
    }
    Wer die Karte aufnehmen lässt oder die Farbe nennt, **macht Trumpf**.{ $players ->
        [4] {" "}Das geht auch, wenn dein eigenes Team gibt.
       *[other] {""}
    }{ $order_alone ->
        [yes] {" "}Lässt du aufnehmen, während dein Team gibt, spielst du allein.
       *[no] {""}
    }
    { $farmers_hand ->
        [yes] **Farmerblatt**: Solange die Karte aufgenommen werden kann, darf eine Person in ihrem Zug drei Zehner oder niedrigere Karten gegen drei nicht ausgeteilte tauschen. Danach darf es in dieser Runde niemand mehr.
       *[no] {""}
    }
    { $no_ace_no_face ->
        [yes] Ohne Ass, ohne Bild und ohne eine Karte, die Trumpf würde, darfst du deine Hand hinwerfen, wenn du aufnehmen lassen könntest. Die Runde ist ungültig, und die nächste Person gibt.
       *[no] {""}
    }
    ### Die Karten
    Der Bube der Trumpffarbe ist die höchste Karte: der **rechte Bauer**. Der andere Bube gleicher Farbe, rot oder schwarz, ist der **linke Bauer**. Der rechte schlägt den linken, und der schlägt Ass, König, Dame und alles darunter. { $best_bower ->
        [joker] Der Joker schlägt sie alle. Wird er aufgedeckt, nennt eine Farbe dafür, wer gibt, ohne die Hand gesehen zu haben, und diese Farbe wird angeboten.
        [benny] Die Pik-Zwei, **Benny**, schlägt sie alle. Wird sie aufgedeckt, nennt eine Farbe dafür, wer gibt, ohne die Hand gesehen zu haben, und diese Farbe wird angeboten.
       *[none] {""}
    }
    Der linke Bauer ist in jeder Hinsicht Trumpf. Er bedient nicht die Farbe, die auf ihm steht. Die beiden anderen Buben sind gewöhnliche Karten. In den übrigen Farben ist das Ass hoch.
    ### Stiche
    { $first_lead ->
        [against-maker] Zuerst spielt die Gegenseite aus, und zwar die erste Person links von der, die Trumpf gemacht hat.
       *[left-of-dealer] Zuerst spielt aus, wer links von der Person sitzt, die gibt.
    } Bediene, wenn du kannst; kannst du nicht, spiel eine beliebige Karte. Stechen oder einen Stich machen musst du nie. Eine falsche Karte wird abgelehnt, niemand kann sich also verspielen. Wer den Stich macht, spielt zum nächsten aus.
    { $alone ->
        [yes]
            ### Allein
            Wer Trumpf macht, darf allein spielen, für die Aussicht auf vier Punkte. Die andere Hand des Teams wird weggelegt und übersprungen. { $upcard_taken ->
                [yes] Spielt das Team der Person, die gibt, allein, nimmt sie die Karte trotzdem auf.{" "}
               *[no] {""}
            }{ $lone_lead ->
                [left-of-maker] Gegen eine Hand, die allein spielt, spielt die erste Gegenseite links von ihr aus.
               *[as-usual] Setzt aus, wer ausspielen müsste, spielt die nächste Person aus.
            } { $defend_alone ->
                [yes] Auch gegen eine Hand, die allein spielt, darf jemand allein verteidigen.
               *[no] {""}
            }
       *[no] {""}
    }
help-euchre-play =
    - **Aufnehmen!**, **Trumpf nennen** oder **Passen**: ein Druck unter deiner Hand. Befehle können dasselbe: `/order`, `/name herz`, `/pass`.
    { $upcard_taken ->
        [yes] - **Weglegen**, wenn du gibst: Wähl eine Karte, oder schreib `/discard 9C`.
       *[no] {""}
    }
    - **Spielen**: ein Druck auf eine Karte, oder `/play BH` (Herzbube). In `/preferences` kannst du einstellen, dass eine Karte für dich gespielt wird, wenn sie die einzige erlaubte ist und du gegen Computer spielst, oder wenn sie deine letzte ist.
    - Karten und Ansagen gelten. Spielst du nur gegen Computer, nimmt **Zurückgehen** sie zur Übung zurück.
    `/view tricks` zeigt die Stiche, `/view points` den Punktestand, und `/explore recall` sagt, wer gepasst hat und wie Trumpf gemacht wurde.
help-euchre-strategy =
    - { $players ->
        [4] Lass aufnehmen, wenn drei Stiche wahrscheinlich sind, einer davon aus deinem Team: Zwei gute Trümpfe und ein Ass reichen oft.
       *[other] Lass aufnehmen, wenn drei eigene Stiche wahrscheinlich sind: Zwei gute Trümpfe und zwei Asse reichen oft.
    }
    { $upcard_taken ->
        [yes] - Denk daran, wer die aufgedeckte Karte bekommt. { $players ->
            [4] Sie verbessert die Hand deines Teams oder die der Gegenseite.
           *[other] Sie verbessert deine eigene Hand oder die der Gegenseite.
        }
       *[no] {""}
    }
    - Hast du Trumpf gemacht, spiel früh Trumpf aus. Verteidigst du, spiel deine Asse aus, bevor sie gestochen werden.
    { $players ->
        [4] - Stich nicht, wenn der Stich schon deinem Team gehört.
       *[other] {""}
    }
    { $upcard_taken ->
        [yes] - Leg beim Geben eine einzelne Karte einer Nebenfarbe weg: Dann kannst du diese Farbe stechen.
       *[no] {""}
    }
    { $alone ->
        [yes] - Allein brauchst du fünf Stiche: beide Bauern oder fast, und keine kleinen Nebenkarten.
       *[no] {""}
    }
    - Fehlen beiden Seiten nur noch ein oder zwei Punkte, sei mutig: Die anderen sind es auch.
help-euchre-scoring =
    { $players ->
        [4] - Wer Trumpf gemacht hat, bekommt mit dem Team 1 Punkt für drei oder vier Stiche; alle fünf sind ein **Durchmarsch**, für 2 Punkte{ $alone ->
            [yes] , und für 4, wenn er allein gelingt
           *[no] {""}
        }.
        - Mit weniger als drei wird das Team **euchriert**: 2 Punkte für die Gegenseite.{ $defend_alone ->
            [yes] {" "}Wer allein verteidigt, bekommt dafür 4.
           *[no] {""}
        }
        [3] - Wer Trumpf gemacht hat, bekommt 1 Punkt für drei oder vier Stiche; alle fünf sind ein **Durchmarsch**, für 3 Punkte.
        - Mit weniger als drei heißt es **euchriert**: je 2 Punkte für die beiden anderen.
       *[2] - Wer Trumpf gemacht hat, bekommt 1 Punkt für drei oder vier Stiche; alle fünf sind ein **Durchmarsch**, für 2 Punkte.
        - Mit weniger als drei heißt es **euchriert**: 2 Punkte für das Gegenüber.
    }
    - Wer zuerst { $target } { $target ->
        [one] Punkt
       *[other] Punkte
    } hat, gewinnt.{ $players ->
        [3] {" "}Schaffen es zwei in derselben Runde, gewinnt, wer mehr Punkte hat. Steht es gleich, geht es weiter, bis jemand allein vorn liegt.
       *[other] {""}
    }
help-euchre-words =
    - **Aufgedeckte Karte**: die Karte, die nach dem Geben offen liegt. Sie **aufnehmen zu lassen** macht ihre Farbe zum Trumpf.
    - **Trumpf machen**: die Karte aufnehmen lassen oder die Farbe nennen.{ $players ->
        [4] {" "}Das gilt dann für das ganze Team.
       *[other] {""}
    }
    - **Rechter Bauer, linker Bauer**: der Bube der Trumpffarbe, und der andere Bube gleicher Farbe, rot oder schwarz.
    - **Durchmarsch**: alle fünf Stiche. **Euchre**: weniger als drei für die Seite, die Trumpf gemacht hat.
    { $alone ->
        [yes] - **Allein**: ohne das Team; dessen andere Hand wird weggelegt.
       *[no] {""}
    }
    { $farmers_hand ->
        [yes] - **Farmerblatt**: drei Zehner oder niedriger, die gegen drei nicht ausgeteilte Karten getauscht werden dürfen.
       *[no] {""}
    }
    { $stick_the_dealer ->
        [yes] - **Geberzwang**: Haben alle gepasst, muss eine Farbe nennen, wer gibt.
       *[no] {""}
    }

group-making = Trumpf machen
group-alone = Allein spielen
option-pack_size = Anzahl der Karten
    .about = 24 Karten sind Neun bis Ass, 28 beginnen mit der Acht, 32 mit der Sieben.
option-best_bower = Eine Karte über den Bauern
    .about = Die Bauern sind die beiden Buben in Rot oder Schwarz, wie die Trumpffarbe.
option-best_bower-none = keine
option-best_bower-joker = ein Joker
option-best_bower-benny = die Pik-Zwei (Benny)
option-farmers_hand = Farmerblatt: drei Zehner oder niedriger tauschen
    .about = Einmal in einer Runde, gegen drei nicht ausgeteilte Karten, solange die aufgedeckte Karte aufgenommen werden kann.
option-no_ace_no_face = Hand ohne Ass, Bild und Trumpf darf hingeworfen werden
    .about = Dann ist die Runde ungültig, und die nächste Person gibt.
option-stick_the_dealer = Geberzwang
    .about = Nennt sonst niemand eine Farbe, muss es tun, wer gibt. Sonst gibt die nächste Person.
option-upcard_taken = Wer gibt, nimmt die aufgedeckte Karte
    .about = Dafür wird eine andere Karte weggelegt. Sonst bleibt die aufgedeckte auf dem Tisch.
option-exchange = Karten tauschen, wenn Trumpf gemacht ist
    .about = Reihum gegen nicht ausgeteilte Karten, solange welche da sind.
option-first_lead = Das erste Ausspielen
    .about = Wer die erste Karte einer Runde spielt.
option-first_lead-left-of-dealer = links der Person, die gibt
option-first_lead-against-maker = die Gegenseite
option-alone = Wer Trumpf macht, darf allein spielen
    .about = Die andere Hand des Teams setzt aus, und alle fünf Stiche zählen dann 4.
option-order_alone = Aufnehmen fürs eigene Team heißt allein spielen
    .about = Gibt dein Team und du lässt die Karte aufnehmen, setzt dein Team aus.
option-defend_alone = Allein verteidigen erlaubt
    .about = Gegen eine Hand, die allein spielt, darf auch eine Hand der Gegenseite aussetzen.
option-lone_lead = Ausspielen gegen eine Hand allein
    .about = Wer die erste Karte spielt, wenn jemand allein spielt.
option-lone_lead-as-usual = wie sonst
option-lone_lead-left-of-maker = links der Person, die allein spielt
