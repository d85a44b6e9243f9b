### Auction Pinochle and Binokel: its help and its options.

help-auction-pinochle-rules =
    { $partners ->
        [yes] Zu viert in zwei Teams: Wer zum selben Team gehört, sitzt sich gegenüber; Meldungen, Stiche und Punkte zählen zusammen.
       *[no] Zu dritt, alle für sich.{ $in_units ->
            [yes] {" "}In jeder Runde spielen zwei gegen die Person, die am höchsten gereizt hat.
           *[no] {""}
        }
    } Gespielt wird mit { $pack_cards } Karten, jede { $copies ->
        [4] vierfach
       *[2] doppelt
    }. In jeder Farbe ist die Reihenfolge A 10 K D B{ $lowest ->
        [nine] {" "}9
        [seven] {" "}7
       *[jack] {""}
    }. Achte auf die Zehn: Nur das Ass schlägt sie. Bei gleichen Karten gewinnt die zuerst gespielte.
    ### Das Geben
    Alle bekommen { $hand_cards } Karten.{ $widow_cards ->
        [0] {""}
       *[other] {" "}Die übrigen { $widow_cards } sind der **Dabb**{ $binokel ->
            [yes] {""}
           *[no] {" "}(Widow)
        }.
    } Gegeben, gereizt und gespielt wird { $direction ->
        [right] rechtsherum
       *[left] linksherum
    }.
    ### Das Reizen
    { $reizen ->
        [duel] Die **Vorhand**, die nach dem Geben als Nächste sitzt, { $opener ->
            [vorhand] muss mit einem Gebot beginnen. Die nächste Person reizt höher oder passt,
           *[second] hört. Die nächste Person reizt oder passt, die Vorhand geht höher oder passt,
        } und so weiter, bis von den beiden jemand gepasst hat. Dann reizt die nächste Person gegen die, die übrig ist, und so fort; zuletzt, wer gibt.{ $partners ->
            [yes] {" "}Auch im selben Team wird gegeneinander gereizt.
           *[no] {""}
        }{ $opener ->
            [vorhand] {""}
           *[second] {" "}Reizt niemand, spielt die Vorhand für { $minimum }.
        }
       *[round] Reihum reizt ihr höher als das letzte Gebot, oder ihr passt; es beginnt, wer nach dem Geben als Nächstes sitzt. Wer gepasst hat, ist draußen. Das Reizen endet, wenn eine Person übrig ist. { $all_pass ->
            [stuck] Passen alle anderen, muss für { $minimum } spielen, wer gibt.
            [left] Wer beginnt, darf beim ersten Mal nicht passen.
           *[redeal] Reizt niemand, gibt die nächste Person.
        }
    } Das niedrigste Gebot ist { $minimum }. { $jumps ->
        [yes] Bis { $fives_past } steigen die Gebote um { $step }, dann sind es Vielfache von { $fives }{ $tens_step ->
            [5] {""}
            [50] {""}
           *[other] , über { $tens_past } Vielfache von { $tens_step }
        }.
       *[no] Gebote sind Vielfache von { $step }.
    } Man darf beliebig viele überspringen. Wer am höchsten gereizt hat, spielt{ $binokel ->
        [yes] {" "}als **Spielmacher**
       *[no] {""}
    } und muss das Gebot{ $partners ->
        [yes] {" "}mit dem eigenen Team
       *[no] {""}
    } erreichen.
    ### Trumpf
    { $widow ->
        [yes] Der Dabb wird allen gezeigt und dann auf die Hand genommen.{" "}
       *[no] {""}
    }Wer spielt, nennt Trumpf{ $marriage ->
        [yes] : eine Farbe, von der König und Dame auf der Hand sind. Ohne eine solche { $durch ->
            [yes] muss etwas anderes angesagt werden.
           *[no] { $untendurch ->
                [yes] muss etwas anderes angesagt werden.
               *[no] endet die Runde, und das Gebot ist verloren{ $in_units ->
                    [yes] , als wäre man abgegangen.
                   *[no] ; sonst bekommt niemand Punkte.
                }
            }
        }
       *[no] .
    }
    { $durch ->
        [yes] Statt Trumpf kann ein **Durch** angesagt werden: { $partners ->
            [yes] Das Team
           *[no] Wer spielt,
        } muss alle Stiche machen. Es gibt keinen Trumpf, niemand meldet, und es muss nur bedient werden. Wer spielt, spielt aus. Mit dem ersten verlorenen Stich ist die Runde zu Ende.
       *[no] {""}
    }
    { $untendurch ->
        [yes] Statt Trumpf kann ein **Untendurch** angesagt werden: { $partners ->
            [yes] Das Team
           *[no] Wer spielt,
        } darf keinen Stich machen. Es gibt keinen Trumpf, niemand meldet, und es muss nur bedient werden. Wer spielt, spielt aus. Mit dem ersten gemachten Stich ist die Runde zu Ende.
       *[no] {""}
    }
    { $widow ->
        [yes]
            ### Das Drücken
            Dann werden { $widow_cards } Karten verdeckt gedrückt. Ihre Augen zählen zu den Stichen derer, die spielen, sie sind aber kein Stich. { $binokel ->
                [yes] Gemeldet wird aus den Karten, die bleiben.
               *[no] Gemeldet wird aus allen Karten, und Karten von Meldungen dürfen nicht gedrückt werden, solange genug andere da sind.{ $announce_buried ->
                    [yes] {" "}Gedrückte Trümpfe und Asse werden genannt.
                   *[no] {""}
                }
            }
       *[no] {""}
    }
    { $pass_cards ->
        [0] {""}
       *[other]
            ### Das Zuschieben
            Ist Trumpf genannt, schiebt das Gegenüber im Team { $pass_cards } Karten zu. Wer spielt, sieht sie an und schiebt { $pass_cards } zurück. Nur diese beiden sehen sie.
    }
    ### Melden
    { $in_units ->
        [yes] Nur wer spielt, meldet. Die Meldungen werden
       *[no] Die Meldungen aller werden gezählt und
    } bis zum ersten Ausspielen gezeigt; die Seite **Punkte** führt sie auf.{ $in_units ->
        [yes] {""}
       *[no] {" "}Jede Hand zählt für sich{ $partners ->
            [yes] , nie die Karten eines Teams zusammen
           *[no] {""}
        }.
    } Eine Karte zählt je einmal in Familie oder Paar, in vier gleichen und im { $binokel ->
        [yes] Binokel
       *[no] Pinochle
    }. Eine Familie verbraucht einen König und eine Dame; weitere Paare der Farbe zählen.{ $board ->
        [yes] {" "}Ein Team, dessen Hände zusammen weniger als { $save } melden, zeigt sie nicht und zählt sie nicht.
       *[no] {""}
    }
    Dann wird weitergespielt, oder man geht ab.
    ### Stiche
    { $first_lead ->
        [left] Zuerst spielt aus, wer nach dem Geben als Nächstes sitzt.
       *[bidder] Zuerst spielt aus, wer am höchsten gereizt hat.
    } Bediene, wenn du kannst{ $overplay ->
        [always] , und schlag die beste Karte der Farbe, wenn du kannst; in einem schon gestochenen Stich genügt jede Karte der Farbe
       *[trumps] ; ist Trumpf ausgespielt, schlag den höchsten Trumpf, wenn du kannst
    }. Kannst du nicht bedienen, musst du stechen, auch wenn es nichts nützt{ $overtrump ->
        [yes] ; liegt schon Trumpf, mit einem höheren, wenn du kannst
       *[no] {""}
    }. Kannst du beides nicht, spiel eine beliebige Karte.{ $partners ->
        [yes] { $exempt_partner ->
            [yes] {" "}Solange dein Team den Stich macht, musst du nur bedienen.
           *[no] {" "}Die Karte deines Teams musst du schlagen wie jede andere.
        }
       *[no] {""}
    }
    ### Das Ende
    { $deals ->
        [0] Die Partie geht bis { $target } Punkte. { $finish ->
            [bidder] Hat die Seite, die spielt, sie nach einer Runde, gewinnt sie, auch wenn eine andere mehr hat. Sonst gewinnen die meisten Punkte.
           *[highest] Die meisten Punkte gewinnen; bei Gleichstand die Seite, die gespielt hat.
        } Bei anderem Gleichstand geht es weiter.
       *[other] Die Partie hat { $deals } Runden, und die meisten Punkte gewinnen. Bei Gleichstand wird noch eine gespielt.
    }
help-auction-pinochle-brief =
    - { $partners ->
        [yes] Zwei Teams: Wer zum selben Team gehört, sitzt sich gegenüber.
       *[no] Zu dritt, alle für sich.
    } { $deals ->
        [0] Die Partie geht bis { $target } Punkte.
       *[other] Die Partie hat { $deals } Runden.
    }
    - Von hoch nach niedrig: A 10 K D B{ $lowest ->
        [nine] {" "}9
        [seven] {" "}7
       *[jack] {""}
    }, in jeder Farbe { $copies ->
        [4] vierfach
       *[2] doppelt
    }. Achte auf die Zehn: Nur das Ass schlägt sie.
    - Du bekommst { $hand_cards } Karten. **Reiz**, wie viele Punkte { $partners ->
        [yes] deine Seite mit Meldungen und Stichen macht
       *[no] du mit Meldungen und Stichen machst
    }, mindestens { $minimum }, oder **pass**. Das höchste Gebot spielt.
    { $widow ->
        [yes] - Wer spielt, nimmt den Dabb, { $widow_cards } Karten, nennt **Trumpf** und **drückt** ebenso viele.
       *[no] - Wer spielt, nennt **Trumpf**.{ $pass_cards ->
            [0] {""}
           *[other] {" "}Das Gegenüber im Team schiebt { $pass_cards } Karten zu und bekommt { $pass_cards } zurück.
        }
    }
    - **Meldungen**, etwa König und Dame einer Farbe, werden für dich gezählt und gezeigt{ $in_units ->
        [yes] , aber nur die der Person, die spielt.
       *[no] { $board ->
            [yes] , wenn eine Seite mindestens { $save } hat.
           *[no] .
        }
    }
    - Bediene, wenn du kannst{ $overplay ->
        [always] , wenn möglich höher
       *[trumps] , bei Trumpf wenn möglich höher
    }. Kannst du nicht, stich.{ $exempt_partner ->
        [yes] {" "}Solange dein Team den Stich macht, musst du nur bedienen.
       *[no] {""}
    }
    - { $trick_points ->
        [standard] Asse, Zehner, Könige, Damen und Buben
        [simplified] Asse, Zehner, Könige und Damen
       *[counters] Asse, Zehner und Könige
    } in Stichen bringen Punkte, und der letzte Stich auch.{ $keep_meld ->
        [trick] {" "}Meldungen zählen nur mit einem Stich.
        [counter] {" "}Meldungen zählen nur mit Ass, Zehn oder König in einem Stich.
        [save] {" "}Eine Seite mit weniger als { $save } Punkten in Stichen bekommt nichts.
       *[always] {""}
    }
    - { $in_units ->
        [yes] Wird das Gebot erreicht, zahlen beide anderen; wenn nicht, wird doppelt gezahlt.
       *[no] Eine Seite, die ihr Gebot verfehlt, verliert { $binokel ->
            [yes] das doppelte Gebot
           *[no] das Gebot
        } und bekommt nichts. Die anderen bekommen ihre Meldungen und Stiche.
    }
help-auction-pinochle-play =
    - **Reizen**: ein Druck. Die ersten Knöpfe sind die nächsten Gebote; **{ more-bid }** zeigt andere, und `/bid 300` macht ein beliebiges. Mit **Passen** bist du draußen.
    - **Trumpf nennen**: ein Druck auf eine Farbe. Bei jeder steht, was deine Hand damit meldet. `/name hearts` tut dasselbe.
    { $widow ->
        [yes] - **Drücken**: Wähl die Karten, oder nimm einen der Vorschläge. `/bury QS JD 9C` nennt sie.
       *[no] {""}
    }
    { $pass_cards ->
        [0] {""}
       *[other] - **Zuschieben**: Wähl die Karten, oder nimm einen der Vorschläge. `/give QS JD 9C` nennt sie.
    }
    - **Weiterspielen**, wenn du die Meldungen gesehen hast, oder **Abgehen**.
    - **Spielen**: ein Druck auf eine Karte, oder `/play AH`. In `/preferences` kannst du einstellen, dass eine Karte für dich gespielt wird, wenn sie die einzige erlaubte ist und du gegen Computer spielst, oder wenn es deine letzte ist.
    - Gebote, genannter Trumpf{ $widow ->
        [yes] , gedrückte Karten
       *[no] {""}
    } und gespielte Karten gelten. Nur gegen Computer nimmt **Zurückgehen** sie zur Übung zurück.
    `/view auction` zeigt die Gebote, `/view melds` die Meldungen, `/view tricks` die Stiche und `/view points` den Stand.
help-auction-pinochle-strategy =
    - Zähl zuerst deine Meldungen: Das Bild deiner Hand zeigt sie für jede Farbe. Dann rechne die Stiche dazu, die du erwartest.
    - { $partners ->
        [yes] Auch dein Gegenüber im Team bringt Meldungen und Stiche. Reiz etwas mehr, als deine Hand wert ist.
       *[no] Allein machst du mit einer mittleren Hand etwa ein Drittel der Stiche. Reiz nur, was Meldungen, Asse und lange Trümpfe bringen.
    }
    { $widow ->
        [yes] - Reiz nicht auf eine einzelne fehlende Karte: Im Dabb liegt sie selten.
       *[no] {""}
    }
    - Nenn die Farbe, von der du am meisten hast, wenn nicht eine andere viel mehr meldet.
    { $widow ->
        [yes] - Drück Karten einer kurzen Farbe, damit du sie stechen kannst. Zehner und Könige, die du verlieren würdest, sind dort sicher.
       *[no] {""}
    }
    { $pass_cards ->
        [0] {""}
       *[other] - Schieb Trümpfe, Asse und Karten zu, die Meldungen vollmachen. Zurück gibst du, was du nicht brauchst.
    }
    { $in_units ->
        [yes] - Ist das Gebot nach dem Dabb außer Reichweite, geh ab: Das kostet höchstens halb so viel wie ein verlorenes Spiel.
       *[no] { $binokel ->
            [yes] - Ist das Gebot außer Reichweite, geh ab: Das kostet das Gebot einmal und nicht doppelt.
           *[no] {""}
        }
    }
    - Spiel Asse früh aus, bevor sie gestochen werden. Wenn du spielst, zieh den anderen die Trümpfe.
    { $keep_meld ->
        [trick] - Meldungen ohne Stich sind nichts wert: Sichere dir einen.
        [counter] - Meldungen ohne Ass, Zehn oder König in einem Stich sind nichts wert: Sichere dir einen.
        [save] - { $save } Punkte in Stichen braucht es, um überhaupt etwas zu bekommen.
       *[always] {""}
    }
help-auction-pinochle-scoring =
    { "**" }In Stichen** { $trick_points ->
        [standard] zählt ein Ass 11, eine Zehn 10, ein König 4, eine Dame 3 und ein Bube 2
        [simplified] zählen Ass und Zehn 10, König und Dame 5
       *[counters] zählen Ass, Zehn und König je { $ace }
    }, und der letzte Stich { $last_trick }: zusammen { $all_tricks }.{ $binokel ->
        [yes] {" "}Die Stichpunkte einer Seite werden auf Zehner gerundet, ab fünf nach oben. { $contract ->
            [rounded] Für das Gebot zählen die gerundeten Punkte.
           *[exact] Das Gebot muss vor dem Runden erreicht sein.
        }
       *[no] {""}
    }
    { $keep_meld ->
        [trick] { $in_units ->
            [yes] Wer spielt, braucht für die Meldungen einen Stich.
           *[no] Die Meldungen einer Seite zählen nur, wenn sie einen Stich macht.
        }
        [counter] { $in_units ->
            [yes] Wer spielt, braucht für die Meldungen einen Stich mit Ass, Zehn oder König.
           *[no] Die Meldungen einer Seite zählen nur, wenn sie einen Stich mit Ass, Zehn oder König macht.
        }
        [save] Eine Seite mit weniger als { $save } Punkten in Stichen bekommt nichts, nicht einmal diese; die Seite, die spielt, hat dann verloren, was sie auch meldet.
       *[always] {""}
    }
    { $in_units ->
        [yes]
            { "**" }Gezahlt wird in Einheiten**, an oder von jeder der beiden anderen Personen. Gebote bis { $up_to_2 }: 2 Einheiten, bis { $up_to_3 }: 3, bis { $up_to_5 }: 5, bis { $up_to_10 }: 10, bis { $up_to_15 }: 15, bis { $up_to_20 }: 20, bis { $up_to_25 }: 25, darüber 30.
            - **Geschafft**: Meldungen, Stiche und gedrückte Karten erreichen das Gebot. Beide anderen zahlen.{ $keep_meld ->
                [always] {" "}Reichen die Meldungen allein, wird nicht gespielt.
               *[other] {""}
            }
            - **Verloren**: Wer spielt, zahlt doppelt.
            - **Abgegangen**, nach dem Dabb und vor dem ersten Ausspielen: Wer spielt, zahlt einfach. Trumpf muss nicht genannt sein.
            { $spades_double ->
                [yes] - Mit Pik als Trumpf gilt alles doppelt, nur das Abgehen nicht.
               *[no] {""}
            }
       *[no]
            - **Geschafft**: Die Seite, die spielt, erreicht das Gebot mit Meldungen{ $widow ->
                [yes] , Stichen und gedrückten Karten
               *[no] {" "}und Stichen
            }. Sie bekommt das alles.
            - **Verloren**: Sonst verliert sie { $binokel ->
                [yes] das doppelte Gebot
               *[no] das Gebot
            } und bekommt nichts.
            - Jede andere Seite bekommt ihre Meldungen und Stiche.
            - **Abgegangen**{ $binokel ->
                [yes] {""}
               *[no] {" "}(Concede)
            }, wenn Trumpf genannt und noch nicht ausgespielt ist: Die Seite verliert das Gebot{ $binokel ->
                [yes] {" "}einmal
               *[no] {""}
            }. Die anderen bekommen ihre Meldungen{ $binokel ->
                [yes] { $abgehen ->
                    [ten] , und jede Seite { $abgehen_points } dazu
                    [half] , und jede Seite das halbe Gebot dazu
                   *[nothing] {""}
                }
               *[no] {""}
            }. Ein Stich ist dafür nicht nötig.
            { $durch ->
                [yes] - **Durch**: { 1000 } Punkte, oder { $durch_lost ->
                    [twice] { -2000 }
                   *[once] { -1000 }
                }, wenn ein Stich verloren geht, egal wie hoch gereizt war. Die anderen bekommen nichts.
               *[no] {""}
            }
            { $untendurch ->
                [yes] - **Untendurch**: { 1000 } Punkte, oder { $durch_lost ->
                    [twice] { -2000 }
                   *[once] { -1000 }
                }, wenn ein Stich gemacht wird, egal wie hoch gereizt war. Die anderen bekommen nichts.
               *[no] {""}
            }
            Der Punktestand darf unter null fallen.
    }
    ### Meldungen, mit Herz als Trumpf{ $double_melds ->
        [yes] : eine, zwei und mehr
       *[no] {""}
    }
help-auction-pinochle-meld = - { CAPITAL($target) }, { $cards }: { $points }
help-auction-pinochle-words =
    - **Wer spielt**{ $binokel ->
        [yes] , **Spielmacher**
       *[no] {""}
    }: wer am höchsten gereizt hat.
    - **Geschafft, verloren**: Die Seite, die spielt, hat das Gebot erreicht oder nicht.
    { $widow ->
        [yes] - **Dabb**{ $binokel ->
            [yes] {""}
           *[no] {" "}(Widow)
        }: die { $widow_cards } Karten, die beim Geben übrig bleiben. **Drücken** heißt, ebenso viele wegzulegen.
       *[no] {""}
    }
    { $binokel ->
        [yes]
            - **Reizen**: Gebote machen. **Vorhand**: wer nach dem Geben als Nächstes sitzt.
            - **Paar**: König und Dame einer Farbe. **Familie**: Ass, Zehn, König, Dame und Bube einer Farbe.
            - **Binokel**: die Pik-Dame und der Karo-Bube, also Schippen-Ober und Schellen-Unter.
            - **Abgehen**: das Spiel verloren geben.
            - **Eichel, Schippen, Herz, Schellen**: Kreuz, Pik, Herz und Karo auf deutschen Karten. **Sau, Ober, Unter**: Ass, Dame und Bube.
       *[no]
            - **Trumpffamilie**: Ass, Zehn, König, Dame und Bube in Trumpf.
            - **Paar**: König und Dame einer Farbe; in Trumpf ein Trumpfpaar.
            - **Pinochle**: die Pik-Dame und der Karo-Bube.
            - **Vier Asse**: eines von jeder Farbe, und so bei Königen, Damen und Buben.
            - **Rundgang**: ein Paar in jeder Farbe; das ist nur die Summe der Teile.
    }
    { $durch ->
        [yes] - **Durch**: alle Stiche machen.
       *[no] {""}
    }
    { $untendurch ->
        [yes] - **Untendurch**, auch Bettel: keinen Stich machen.
       *[no] {""}
    }
    { $lowest ->
        [nine] - **Dix**: eine Neun in Trumpf.
        [seven] - **Diß**: ein Trumpf-Siebener.
       *[jack] {""}
    }
    { $board ->
        [yes] - **Board**: Meldungen von mindestens { $save } zählen.
       *[no] {""}
    }
    - **Abgehen**: das Gebot vor dem ersten Ausspielen verloren geben.

group-auction = Reizen
option-deals = Zahl der Runden
    .about = Die Partie endet nach so vielen Runden, bei 0 mit der Zielpunktzahl.
option-deals-0 = bis zur Zielpunktzahl
option-finish = Wer am Ziel gewinnt
    .about = Die Seite, die spielt, auch wenn eine andere mehr hat, oder die Seite mit den meisten Punkten.
option-finish-bidder = zuerst, wer spielt
option-finish-highest = die meisten Punkte
option-direction = Richtung des Spiels
option-direction-left = linksherum
option-direction-right = rechtsherum
option-widow = Dabb
    .about = Einige Karten bleiben übrig. Wer spielt, nimmt sie und drückt ebenso viele.
option-sevens = Mit Siebenern
    .about = Binokel mit 48 statt 40 Karten.
option-announce_buried = Gedrückte Trümpfe und Asse werden genannt
    .about = Alle erfahren, welche Trümpfe und Asse gedrückt wurden.
option-pass_cards = Karten, die im Team zugeschoben werden
    .about = Das Gegenüber schiebt so viele Karten zu und bekommt ebenso viele zurück.
option-pass_cards-0 = keine
option-minimum = Niedrigstes Gebot
    .about = So hoch ist das erste Gebot mindestens.
option-step_past_100 = Schritt der Gebote über 100
    .about = Mit 80 Karten, in Zehnern: ob Gebote über 100 Vielfache von 5 oder von 10 sind.
option-reizen = Wie gereizt wird
    .about = Reihum, oder zwei reizen gegeneinander, und die nächste Person gegen die, die übrig ist.
option-reizen-round = reihum
option-reizen-duel = zu zweit gegeneinander
option-opener = Wer beim Reizen beginnt
    .about = Die Person nach der Vorhand, oder die Vorhand, die dann nicht passen darf.
option-opener-second = die Person nach der Vorhand
option-opener-vorhand = die Vorhand
option-all_pass = Wenn niemand reizt
    .about = Wer gibt, muss spielen, wer beginnt, darf nicht passen, oder die nächste Person gibt.
option-all_pass-stuck = spielt, wer gibt, für das niedrigste Gebot
option-all_pass-left = spielt, wer nach dem Geben als Nächstes sitzt
option-all_pass-redeal = gibt die nächste Person
option-marriage = Trumpf braucht ein Paar
    .about = Trumpf kann nur eine Farbe sein, von der König und Dame auf der Hand sind.
option-durch = Durch kann angesagt werden
    .about = Statt Trumpf: alle Stiche machen, oder Punkte verlieren.
option-durch_lost = Ein verlorener Durch oder Untendurch kostet
    .about = Das Doppelte oder Einfache dessen, was er gebracht hätte.
option-durch_lost-twice = doppelt so viele Punkte
option-durch_lost-once = ebenso viele Punkte
option-untendurch = Untendurch kann angesagt werden
    .about = Statt Trumpf: keinen Stich machen, oder Punkte verlieren.
option-double_melds = Doppelte Meldungen sind mehr wert
    .about = Eine doppelte Familie oder ein doppeltes Pinochle hat einen eigenen Wert. Sonst zählen zwei doppelt.
option-eight_tens = Acht Zehner sind eine Meldung
    .about = Sie zählen wie acht andere gleiche.
option-board = Meldungen brauchen eine Mindestsumme
    .about = Mit 80 Karten: Ein Team mit weniger als 20 in Meldungen (200, wenn nicht in Zehnern) zeigt sie nicht und zählt sie nicht.
option-keep_meld = Meldungen zählen nur mit
    .about = Was eine Seite in Stichen braucht, damit ihre Meldungen zählen.
option-keep_meld-trick = einem Stich
option-keep_meld-counter = Ass, Zehn oder König in einem Stich
option-keep_meld-save = 20 Punkten in Stichen (200, wenn nicht in Zehnern), sonst zählt gar nichts
option-keep_meld-always = nichts: Sie zählen immer
option-first_lead = Wer zuerst ausspielt
    .about = Wer die erste Karte einer Runde spielt.
option-first_lead-bidder = wer am höchsten gereizt hat
option-first_lead-left = wer nach dem Geben als Nächstes sitzt
option-overplay = Höher spielen ist Pflicht
    .about = Ob du die beste Karte der ausgespielten Farbe schlagen musst, in jeder Farbe oder nur bei Trumpf.
option-overplay-always = in jeder Farbe
option-overplay-trumps = wenn Trumpf ausgespielt wird
option-overtrump = Trumpf muss überstochen werden
    .about = Kannst du nicht bedienen, musst du wenn möglich höher stechen als der Trumpf im Stich.
option-exempt_partner = Den Stich des eigenen Teams muss man nicht schlagen
    .about = Solange dein Team den Stich macht, musst du nur bedienen.
option-trick_points = Punkte für Karten in Stichen
option-trick_points-counters = Ass, Zehn und König 10
option-trick_points-standard = Ass 11, Zehn 10, König 4, Dame 3, Bube 2
option-trick_points-simplified = Ass und Zehn 10, König und Dame 5
option-tens = In Zehnern zählen
    .about = Jede Zahl ist ein Zehntel: Eine Trumpffamilie ist 15, ein Ass im Stich 1.
option-contract = Das Gebot wird geprüft mit
    .about = Stichpunkte werden auf Zehner gerundet, nach oder vor der Prüfung des Gebots.
option-contract-exact = genauen Punkten
option-contract-rounded = gerundeten Punkten
option-abgehen = Was die anderen beim Abgehen bekommen
    .about = Neben ihren Meldungen.
option-abgehen-ten = 10 für jede Person am Tisch
option-abgehen-nothing = nichts
option-abgehen-half = das halbe Gebot
option-spades_double = Pik zählt doppelt
    .about = Mit Pik als Trumpf verdoppeln sich die Einheiten.
