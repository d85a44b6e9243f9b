### Cribbage: help, what can be done and why, hints, and what a learner is told.

help-cribbage-rules =
    { $variant ->
        [five] Zu zweit, 52 Karten, je fünf. Beide legen zwei weg.
        [seven] Zu zweit, 52 Karten, je sieben. Beide legen zwei weg.
        [three] Zu dritt, 52 Karten, je fünf und eine für die Crib. Alle legen eine weg.
        [partners] Zu viert, zwei gegen zwei, 52 Karten, je fünf. Alle legen eine weg.
       *[six] Zu zweit, 52 Karten, je sechs. Beide legen zwei weg.
    } Was weggelegt wird, ist die **Crib**; sie gehört der Person, die gibt. Asse sind niedrig und zählen 1, Bilder zählen 10.
    ### Die Startkarte
    Die nächste Karte wird aufgedeckt. Ist sie ein Bube, bekommt 2, wer gibt{ $heels_win ->
        [yes] .
       *[no] , aber nicht als Siegpunkte.
    } { $start ->
        [every] Die Vorhand bekommt in jeder Runde 3 Punkte vorweg.
        [first] Die Vorhand bekommt in der ersten Runde 3 Punkte vorweg.
       *[none] { "" }
    }
    ### Das Ausspielen
    Reihum wird je eine Karte gespielt; es beginnt, wer links von der Person sitzt, die gibt. Die Karten werden zusammengezählt, nie über 31 hinaus. Passt keine deiner Karten mehr, sagst du **„Go“** (von selbst), und die anderen spielen weiter, solange sie können. { $go_points ->
        [0] Die Karte, mit der es genau 31 sind, bringt 2.
       *[other] Die letzte Karte einer Zählung bringt { $go_points }, oder 2, wenn es genau 31 sind.
    } { $variant ->
        [five] Dann ist das Ausspielen vorbei.
       *[other] Dann beginnt eine neue Zählung, bis alle Karten gespielt sind.
    }
    ### Das Zählen
    Es beginnt wieder links von der Person, die gibt; ihre Hand und dann die Crib kommen zuletzt. Jede Hand zählt mit der Startkarte. { $counting ->
        [muggins] Du sagst, was deine Hand wert ist. Zu viel wird auf das Richtige gekürzt. Was du übersiehst, holt sich die Gegenseite mit **„Muggins“**.
        [by-hand] Du sagst, was deine Hand wert ist. Zu viel wird auf das Richtige gekürzt, und was du übersiehst, ist verloren.
       *[automatic] Die Hände werden für dich gezählt.
    }
    { $low_ball ->
        [yes] Im Lowball **verliert**, wer zuerst { $target } erreicht: Sammle so wenig wie möglich.
       *[no] Die Partie endet, sobald ein Stift { $target } erreicht, auch mitten im Spiel.
    }
help-cribbage-play =
    - **Weglegen**: Drück auf { $variant ->
        [three] die Karte
        [partners] die Karte
       *[other] die zwei Karten
    }. Alle wählen gleichzeitig, und mit **Zurücknehmen** machst du es rückgängig, bis die letzte Person gewählt hat.
    - Drück auf eine Karte, um sie zu spielen. Karten, die über 31 hinausgingen, haben keinen Knopf.
    { $counting ->
        [automatic] - **{ verb-show }** zeigt deine Hand, für dich gezählt.
       *[other] - **{ verb-count }**: Sag, was deine Hand wert ist, oder schreib `/count word:8`.
    }{ $counting ->
        [muggins] {" "}**{ verb-claim }** fordert, was die Gegenseite übersehen hat, **{ verb-pass }** lässt es gut sein.
       *[other] {""}
    }
    - Das Brett: Jede Seite hat einen hinteren und einen vorderen Stift. Der Abstand zwischen ihnen zeigt, was sie zuletzt vorgerückt ist.
    { $counting ->
        [automatic] `/view hand` sagt, was deine Hand wert ist,
       *[other] `/view hand` nennt deine Karten,
    } `/view points`, woher die Punkte aller kommen.
help-cribbage-strategy = { $low_ball ->
    [yes]
        - Behalte Karten, die weit auseinanderliegen: keine Paare, keine Nachbarn, keine Fünfzehn. Eine Hand ohne jeden Punkt ist die beste.
        - Leg auch in die eigene Crib Karten, die weit auseinanderliegen. In eine fremde legst du Paare, Fünfer und Karten, die zusammen fünfzehn ergeben.
        - Lass 5 oder 21 stehen: Vielleicht ist danach nur eine Karte möglich, die zehn zählt.
        - Werde niedrige Karten früh los. Die letzte Karte einer Zählung willst du nicht spielen.
        - Denk kurz vor dem Ziel an die Reihenfolge: Die Vorhand zählt zuerst und erreicht es vielleicht.
   *[no]
        - Behalte Folgen und Karten, die fünfzehn ergeben. Zu jedem Fünfer passen sechzehn Karten, die zehn zählen.
        - Leg in die eigene Crib Paare, Fünfer und Karten, die zusammen fünf oder fünfzehn ergeben. In eine fremde legst du Karten, die weit auseinanderliegen, etwa König und Neun.
        - Spiel zuerst eine Vier oder niedriger: Mit der nächsten Karte kann niemand fünfzehn machen.
        - Spiel von einem Paar. Macht die Gegenseite ein Paar daraus, machst du einen Drilling.
        - Lass nicht 5 oder 21 stehen: Dann bringen sechzehn Karten Punkte.
        - Behalte eine niedrige Karte für das Ende einer Zählung.
        - Denk kurz vor dem Ziel an die Reihenfolge: Die Vorhand zählt zuerst.
}
help-cribbage-scoring =
    - **Beim Ausspielen**: 15: 2 · 31: 2 · Paar 2 · Drilling 6 · Vierling 12 · Folge aus drei oder mehr, in beliebiger Reihenfolge: ihre Länge{ $go_points ->
        [0] {""}
       *[other] {" "}· Go oder letzte Karte { $go_points }
    }{ $flush_in_play ->
        [yes] {" "}· Flush: seine Länge
       *[no] { "" }
    }.
    - **Beim Zählen**: jede Fünfzehn 2 · Paar 2 · Drilling 6 · Vierling 12 · Folge: ihre Länge, so oft sie möglich ist · Flush in einer Hand (alle { $variant ->
        [five] drei
        [seven] fünf
       *[other] vier
    } Karten) { $variant ->
        [five] 3, oder 4
        [seven] 5, oder 6
       *[other] 4, oder 5
    } mit der Startkarte; in der Crib 5, nur wenn alle vier und die Startkarte passen · **Bube der Startfarbe**: 1.
    { $skunks ->
        [0] { "" }
       *[other] { $variant ->
            [three] Fehlen beiden Verliererseiten mehr als 30 Punkte, ist das ein **Skunk**, und der Sieg zählt in einem Match zwei Partien{ $skunks ->
                [one] .
               *[other] ; fehlen beiden mehr als 60, ein doppelter Skunk, zählt er { $double_skunk ->
                    [3] drei
                   *[other] vier
                }.
            }
           *[other] Fehlen der Verliererseite mehr als 30 Punkte, ist das ein **Skunk**, und sie verliert in einem Match zwei Partien{ $skunks ->
                [one] .
               *[other] ; mehr als 60 sind ein doppelter Skunk, und sie verliert { $double_skunk ->
                    [3] drei
                   *[other] vier
                }.
            }
        }
    }
help-cribbage-words =
    - **Crib**: die weggelegten Karten; sie zählen für die Person, die gibt. **Startkarte**: die Karte, die aufgedeckt wird.
    - **Vorhand**: { $variant ->
        [three] wer links von der Person sitzt, die gibt
        [partners] wer links von der Person sitzt, die gibt
       *[other] wer nicht gibt
    }; die Vorhand spielt und zählt zuerst.
    - **Bube als Startkarte**: 2 für die Person, die gibt. **Bube der Startfarbe**: ein Bube in der Farbe der Startkarte, auf der Hand 1.
    - **Fünfzehn zwei, Fünfzehn vier, und ein Paar macht sechs**: So wird eine Hand laut gezählt.
    - **Drilling, Vierling**: drei und vier eines Ranges.
    - **Go**: Du kannst nicht spielen.{ $counting ->
        [muggins] {" "}**Muggins**: „Ich nehme mir, was du übersehen hast.“
       *[other] {""}
    }
    { $variant ->
        [five] {""}
        [seven] {""}
       *[other] - **Neunzehn**: eine Hand, die nichts wert ist, denn keine Hand aus vier Karten bringt neunzehn.
    }
    - **Vorrücken**: Punkte bekommen und auf dem Brett stecken.{ $skunks ->
        [0] {""}
       *[other] {" "}**Skunk**: ein Sieg mit mehr als 30 Punkten Vorsprung.
    }

fact-may-crib = Du kannst { $count ->
    [one] eine beliebige Karte
   *[other] { $count } beliebige Karten
} in die Crib legen; sie gehört { $seat }.
fact-may-play = Du kannst { $cards } spielen.
fact-may-show = Du kannst { own-hand-or-crib } zeigen.
fact-may-count = Du sagst, was { own-hand-or-crib } wert ist.
fact-may-claim = { $winner } hat { $points } gezählt. Du kannst fordern, was übersehen wurde.
fact-may-pass = Du musst nichts fordern.
fact-past-thirty-one = Mit { $card } ginge die Zählung über 31 hinaus.

fact-do-crib = Leg { $cards } in die Crib.
fact-do-show = Zeig die Karten.
fact-do-count = Zähl { $onto }.
fact-do-claim = Fordere { $onto }.
fact-do-pass = Fordere nichts.
fact-hint-keeps = Du behältst { $cards }, mit der Startkarte im Schnitt { $points } wert.
fact-hint-crib-yours = Die Crib zählt für dich, dort { $count ->
    [one] kann { $cards } also noch Punkte bringen.
   *[other] sind { $cards } also nicht verloren: Sie können noch Punkte bringen.
}
fact-hint-crib-theirs = { $count ->
    [one] Die Crib gehört { $seat }, und { $cards } ist kein Fünfer: Das verschenkt wenig.
   *[other] { $cards } bringen in der Crib von { $seat } zusammen nichts.
}
fact-hint-crib-gives = { $count ->
    [one] { $cards } ist ein Fünfer und bringt
   *[other] { $cards } bringen
} in der Crib von { $seat } vielleicht Punkte, aber was du behältst, ist mehr wert.
fact-hint-crib-average = Mit { $cards } darin ist die Crib von { $seat } im Schnitt { $points } wert.
fact-hint-lays-best = Hand, Crib und Ausspielen zusammengenommen ist das um { $points } besser als { $cards }, die nächstbeste Wahl.
fact-hint-lays-best-in-play = { $cards } wegzulegen ist in Hand und Crib gleich viel wert; beim Ausspielen ist diese Wahl besser: insgesamt um { $points }.
fact-hint-scores = { $card } bringt { $pegs }{ $sum ->
    [yes] : zusammen { $points }.
   *[no] .
}
pegs-fifteen = { $points } für Fünfzehn
pegs-thirty-one = { $points } für 31
pegs-pair = { $points } für ein Paar
pegs-pair-royal = { $points } für einen Drilling
pegs-double-pair-royal = { $points } für einen Vierling
pegs-run = { $points } für eine Folge aus { spelt }
pegs-flush = { $points } für einen Flush aus { spelt }
fact-hint-safe-lead = Nach { $card } kann niemand mit einer Karte 15 machen.
fact-hint-pair-lead = Macht jemand aus { $card } ein Paar, kannst du einen Drilling machen.
fact-hint-nothing-near = Von { $points } kommt niemand mit einer Karte auf { $goal }.
fact-hint-cannot-play = Nach diesem „Go“ kann von { $points } aus niemand Punkte machen.
fact-hint-cannot-reach = Nach diesem „Go“ kommt von { $points } niemand auf 15.
fact-hint-average = { $low_ball ->
    [yes] Kostet im Schnitt am wenigsten Punkte, gemessen an dem, was die anderen haben könnten.
   *[no] Bringt im Schnitt am meisten, gemessen an dem, was die anderen haben könnten.
}
fact-hint-race = Kurz vor dem Ende des Spiels entscheidet die Chance zu gewinnen, nicht die Punkte.
fact-hint-only-card = Das ist die einzige Karte, die du spielen kannst.
fact-hint-show = Die Hände werden für dich gezählt.
fact-hint-count = Die Karten von { $winner } sind { $points ->
    [0] nichts wert.
   *[other] { $points } wert: { $combination }.
}

fact-has-played = { $seat } hat gespielt: { $cards }.
fact-unseen-crib = { $count ->
    [one] 1 davon liegt in der Crib.
   *[other] { $count } davon liegen in der Crib.
}
fact-predict-above = { $seat } hat „Go“ gesagt und hat also keine Karte, die { $points } oder weniger zählt.
fact-keeping = Behalte { $cards }: im Schnitt { $points }.

lesson-cribbage-aim = { $low_ball ->
    [yes] Wer zuerst { $target } Punkte erreicht, verliert. Punkte bringen Karten, die zusammenpassen, beim Ausspielen und beim Zählen.
   *[no] Erreich als Erstes { $target } Punkte. Punkte bringen Karten, die zusammenpassen, beim Ausspielen und beim Zählen: Fünfzehn, Paare und Folgen.
}{ $variant ->
    [partners] {" "}Du rückst gemeinsam mit der Person vor, die dir gegenübersitzt.
   *[other] { "" }
}
lesson-cribbage-crib = **{ verb-crib }** mit { $laid ->
    [one] einer Karte!
   *[other] { $laid } Karten!
} Die **Crib** zählt für { $seat }. Behalte, was { $low_ball ->
    [yes] wenig Punkte bringt.
   *[no] zusammen Punkte bringt.
}
lesson-cribbage-start = Die Vorhand bekommt 3 Punkte, bevor die Startkarte aufgedeckt wird{ $start ->
    [every] , als Ausgleich für die Crib.
   *[first] , nur in der ersten Runde.
}
lesson-cribbage-heels = Die Startkarte ist ein **Bube**: Wer gegeben hat, bekommt dafür 2.
lesson-cribbage-play = Mit **{ verb-play }** legst du eine Karte dazu. Gezählt wird bis 31. { $low_ball ->
    [yes] Mach mit den letzten Karten weder 15 noch 31, weder Paar noch Folge: Das bringt Punkte.
   *[no] Punkte bringen 15 oder 31, ein Paar oder eine Folge aus den letzten Karten.
}
lesson-cribbage-scored-in-play = Punkte beim Ausspielen rücken sofort vor. Das Brett zeigt beide Stifte jeder Seite: Der Abstand ist, was zuletzt dazukam.
lesson-cribbage-go = Wer nicht unter 31 bleiben kann, sagt **„Go“**. Das geschieht von selbst und verrät, was dort fehlt. { $go_points ->
    [0] Eine Karte, mit der es 31 sind, bringt 2.
   *[other] Die letzte Karte vor einer neuen Zählung bringt { $go_points }, oder 2, wenn es 31 sind.
}{ $variant ->
    [five] {" "}Mit fünf Karten endet das Ausspielen hier.
   *[other] { "" }
}
lesson-cribbage-show = Jetzt werden die Hände mit der Startkarte gezählt, die der Vorhand zuerst. Drück auf **{ verb-show }**.
lesson-cribbage-count = Sag jetzt, was deine Karten mit der Startkarte wert sind: Drück auf **{ verb-count }** und wähl die Zahl.
lesson-cribbage-claim = Die Gegenseite hat gezählt. Hat sie etwas übersehen, drück auf **{ verb-claim }** und wähl, wie viel.
lesson-cribbage-close = Das Ziel ist nah. Denk daran, dass die Vorhand zuerst zählt.
lesson-cribbage-scored = Die Runde ist vorbei, und das Geben geht weiter. Drück auf **{ verb-deal }**.

guide-cribbage-crib = { $low_ball ->
    [yes] Punkte sind hier schlecht. Behalte Karten, die wenig bringen, und leg { $cards } weg. Du hast gegeben, also zählt die Crib am Ende für dich und sollte auch mager sein.
   *[no] Behalte die Karten, die zusammen Punkte bringen, und leg { $cards } weg. Du hast gegeben, also gehört die Crib { $yours ->
        [partners] dir und deinem Team
       *[alone] dir
    }: Sie zählt am Ende für dich.
}
guide-cribbage-play = Spiel { $cards }. Die Karten werden bis höchstens 31 zusammengezählt, und { $low_ball ->
    [yes] 15, Paare und Folgen aus den letzten Karten bringen Punkte. Das willst du hier nicht.
   *[no] Punkte machst du mit den zuletzt gespielten.
}
guide-cribbage-play-again = { $low_ball ->
    [yes] Spiel { $cards }: Das bringt nichts.
   *[no] Punkte gibt es jetzt keine, also spiel { $cards } und biete nichts Leichtes an.
}
guide-cribbage-play-scores = { $low_ball ->
    [yes] Mit { $cards } lässt es sich nicht vermeiden: Das bringt { $pegs }{ $sum ->
        [yes] , zusammen { $points }.
       *[no] .
    }
   *[no] Spiel { $cards }: Das bringt { $pegs }{ $sum ->
        [yes] , also rückst du { $points } vor.
       *[no] .
    }
}
guide-cribbage-show = { $stops ->
    [yes] Mit fünf Karten endet das Ausspielen nach einer Zählung.
   *[no] Das Ausspielen ist vorbei.
} Jetzt werden die Hände mit der Startkarte gezählt. { $others ->
    [one] Dein Gegenüber hat
   *[other] Die anderen haben
} schon gezeigt, nun bist du an der Reihe: **{ verb-show }**.
guide-cribbage-show-crib = Zuletzt kommt die Crib, und die gehört dir: **{ verb-show }**.
guide-cribbage-done = { $low_ball ->
    [yes] **Das war wenig, wie es sein soll!**
   *[no] **Gut vorgerückt!**
} Das ist eine ganze Runde: weglegen, ausspielen, zählen. Das Geben geht weiter, und wer zuerst { $target } erreicht, { $low_ball ->
    [yes] verliert
   *[no] gewinnt
}. Von hier an spielst du frei, und **{ button-hint }** unter deiner Hand zeigt immer einen guten Zug.
