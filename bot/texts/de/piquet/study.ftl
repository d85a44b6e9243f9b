### Piquet: help, what can be done and why, hints, and what a learner is told.

help-piquet-rules =
    Zu zweit mit 32 Karten, vom Ass bis zur Sieben, ohne Trumpf. Wer gibt, ist **Hinterhand**, das Gegenüber **Vorhand**. Beide bekommen zwölf Karten, acht bilden den **Talon**.
    ### Tausch
    Die Vorhand tauscht eine bis fünf Karten, die Hinterhand { $younger_must_exchange ->
        [yes] mindestens eine
       *[no] keine oder einige
    } von denen, die übrig sind. Die Vorhand sieht, was sie von den ersten fünf liegen lässt. Die Hinterhand darf sich ansehen, was beide liegen lassen; dann sieht es auch die Vorhand, sobald sie die Farbe zum ersten Ausspielen genannt hat. Eine Hand ohne Bild ist **Carte blanche** (10 Punkte): Die Vorhand kann sie ansagen, die der Hinterhand wird von selbst angesagt.
    ### Ansagen
    { $declarations ->
        [automatic] Alles wird für dich angesagt.
       *[chosen] Erst der Point, dann Sequenzen, dann Trios und Quatorzes. Die Vorhand sagt, wie viele Karten, die Hinterhand antwortet **gut**, **nicht gut** oder **gleich**. Nur wenn die Zahlen gleich sind, sagt die Vorhand mehr. Du darfst weniger ansagen, als du hast.
    }
    - **Point**: deine längste Farbe; sind beide gleich lang, gewinnt der höhere Wert (Ass 11, Bilder und Zehner 10). Ein Punkt je Karte.
    - **Sequenz**: drei oder mehr Nachbarn einer Farbe. Die längste ist die beste; von gleich langen die mit der höheren obersten Karte. Wer die beste Sequenz hat, bekommt alle eigenen gezählt, die andere Seite keine.
    - **Trio, Quatorze**: drei oder vier Asse, Könige, Damen, Buben oder Zehner. Ein Quatorze schlägt jedes Trio; sonst ist der höhere Rang besser. Wer das beste hat, bekommt alle eigenen gezählt, die andere Seite keine.
    Sind Point oder Sequenz gleich, bekommt niemand etwas dafür. Was gut ist, sagt die Hinterhand, nachdem die Vorhand zum ersten Mal ausgespielt hat.
    ### Ausspielen
    Die Vorhand spielt aus. Bediene, wenn du kannst; die höhere Karte der ausgespielten Farbe macht den Stich, und wer ihn macht, spielt aus. Wer mehr Stiche hat, hat **die Karten** (10 Punkte); alle zwölf sind **Capot** (40).
    ### Das Ende
    { $partie ->
        [to-target] Die Partie endet mit der Runde, in der jemand { $target } erreicht; dann gewinnt der höhere Punktestand. Bei Gleichstand folgt noch eine Runde. Das Ergebnis ist der Unterschied der Punktestände, und das Doppelte davon, wenn die Verliererseite weniger als die Hälfte von { $target } hat.
       *[other] Eine Partie hat { $partie ->
            [four] vier Runden, die erste und die letzte zählen doppelt
           *[six] sechs Runden
        }. Wer gewinnt, bekommt den Unterschied und 100. { $rubicon ->
            [yes] Wer mit weniger als { $target } verliert, bleibt vor dem **Rubikon**: Dann bekommt die Gewinnerseite die Summe beider und 100.
           *[no] Einen Rubikon gibt es nicht.
        } Steht es nach der letzten Runde gleich, folgen zwei weitere. Steht es dann wieder gleich, ist die Partie unentschieden.
    }
help-piquet-play =
    - **Tauschen**: Drück auf einen der Vorschläge, oder wähl Karten aus der Liste darunter. Bevor du tauschst, siehst du, was jeder behält und verliert.
    { $declarations ->
        [automatic] {""}
       *[chosen] - **Ansagen**: **Alles** sagt mit einem Druck alles an, was du hast. Willst du etwas geheim halten, entscheide Ansage für Ansage. `/declare` nimmt Karten oder `onto: nichts`.
    }
    - **Spielen**: Wähl eine Karte, oder schreib `/play KH` (Herz-König).
    - Was gesagt und gespielt ist, gilt. Spielst du nur gegen Computer, nimmt **Zurückgehen** zur Übung einen Zug zurück.
    `/view declarations` wiederholt die Ansagen, `/view points` zählt die Runde, und `/explore` zeigt, was du über die andere Hand wissen kannst.
help-piquet-strategy =
    - Nimm als Vorhand alle fünf Karten, wenn deine Hand nicht sehr gut ist: Du spielst aus, also greifst du an. Sichere als Hinterhand die Farben, die die Vorhand durchspielen kann.
    - Behalte deine längste Farbe. Sie bringt den Point, vielleicht eine Sequenz, und Stiche.
    - Behalte Asse und Könige, und drei Gleiche, aus denen vier werden können. Ein Quatorze bringt 14, und mehr noch, weil es das der Gegenseite aussticht.
    { $declarations ->
        [automatic] {""}
       *[chosen] - Überleg dir, was es kostet, bevor du etwas verschweigst. Ein verschwiegenes Trio kann eine gedeckte Karte verbergen.
    }
    - Zähl bis 30: Dreißig, bevor die Hinterhand punktet, sind für die Vorhand Pique, und dreißig allein auf der Hand sind für beide Repique.
    - Sieben Stiche bringen 10 Punkte. Zähl gegen Ende, wer sie noch bekommen kann.
help-piquet-scoring =
    - Carte blanche 10
    - Point: 1 je Karte
    - Terz 3, Quart 4, Quint 15, Sext 16, Septime 17, Oktave 18
    - Trio 3, Quatorze 14
    - Jede ausgespielte Karte 1, jeder Stich mit der zweiten Karte 1, der letzte Stich 1 mehr{ $low_cards_count ->
        [yes] { "" }
       *[no] . Karten unter der Zehn zählen nicht
    }
    - Die Karten (mehr als sechs Stiche) 10, oder stattdessen Capot (alle zwölf) 40
    - **Repique**: 30 auf der Hand, bevor die andere Seite überhaupt punktet: 60 dazu
    - **Pique**: Die Vorhand kommt mit Hand und Spiel auf 30, bevor die Hinterhand überhaupt punktet: 30 dazu
    Gezählt wird in dieser Reihenfolge: Carte blanche, Point, Sequenzen, Trios und Quatorzes, Ausspielen. Ist also dein Point gut, kann die andere Seite mit Trios und Quatorzes kein Repique machen; und ist irgendeine Ansage der Hinterhand gut, kann die Vorhand kein Pique machen. Eine Ansage, in der beide gleich sind, verhindert keines von beiden.
help-piquet-words =
    - **Vorhand, Hinterhand**: wer zuerst ausspielt, und wer gegeben hat.
    - **Talon**: die acht Karten, die nicht ausgeteilt werden.
    - **Carte blanche**: eine Hand ohne König, Dame und Bube.
    - **Point**: die längste Farbe. Sein **Wert** ist, was ihre Karten zählen.
    - **Terz, Quart, Quint, Sext, Septime, Oktave**: Sequenzen aus drei bis acht Karten.
    - **Trio, Quatorze**: drei und vier Gleiche.
    - **Gut, nicht gut, gleich**: die Antworten der Hinterhand.
    { $declarations ->
        [automatic] {""}
       *[chosen] - **Verschweigen**: weniger ansagen, als du hast.
    }
    - **Pique, Repique**: 30 Punkte, bevor die andere Seite punktet, mit dem Ausspielen oder ohne.
    - **Die Karten**: mehr als die Hälfte der Stiche. **Capot**: alle.
    - **Partie**: die Runden, die zusammen abgerechnet werden.{ $partie ->
        [to-target] {""}
       *[other] { $rubicon ->
            [yes] {" "}**Rubikon**: die { $target } Punkte, die auch die Verliererseite erreichen sollte.
           *[no] {""}
        }
    }

## What can be done

fact-may-exchange = Du kannst { $least } bis { $most } Karten tauschen. Du bekommst andere aus dem Talon.
fact-may-blanche = Du hast kein Bild. Sag Carte blanche an, für 10 Punkte: Dann zeigst du deine Hand, bevor du tauschst.
fact-may-peek = Du kannst dir die Karten ansehen, die im Talon übrig sind. Dein Gegenüber sieht sie dann auch, sobald die Farbe zum ersten Ausspielen genannt ist.
fact-may-leave = Du kannst den Rest des Talons verdeckt lassen, dann sieht ihn auch dein Gegenüber nicht.
fact-may-name = Du kannst die Farbe nennen, die du zuerst ausspielst. Dann siehst du die Karten, die sich dein Gegenüber angesehen hat.
fact-may-declare = Du kannst ansagen: { $target }, oder nichts.
fact-may-answer = Du kannst selbst ansagen ({ $target }), wenn es dafür reicht, oder sagen, dass du nichts Besseres hast.
fact-may-follow = Du kannst nicht bedienen, also spielst du eine beliebige Karte. Den Stich macht keine davon.
fact-do-blanche = Sag Carte blanche an.
fact-do-peek = Sieh dir die übrigen Karten an.
fact-do-name = Spiel { $onto } aus.
fact-do-leave = Lass die übrigen Karten verdeckt.
fact-do-declare = Sag an: { $onto }{ $count ->
    [0] { "" }
   *[other] , { $cards }
}.

## Hints

fact-hint-keeps-point = Du behältst { $cards } für den Point.
fact-hint-keeps-sequence = Du behältst die Sequenz { $cards }.
fact-hint-keeps-set = Du behältst deine { $count ->
    [3] drei
   *[4] vier
} { $rank }.
fact-hint-breaks-point = Das reißt deine Farbe { $suit } auseinander.
fact-hint-breaks-sequence = Das reißt die Sequenz { $cards } auseinander.
fact-hint-breaks-set = Das reißt deine { $count ->
    [3] drei
   *[4] vier
} { $rank } auseinander.
fact-hint-draws = { $count ->
    [0] Du ziehst nichts und behältst deine Hand.
   *[other] { $all ->
        [yes] Du ziehst { number-of-cards }, so viele du kannst.
       *[no] Du ziehst { number-of-cards } von den { $most }, die du haben könntest.
    }
}
fact-hint-blanche = Carte blanche bringt 10 Punkte und zählt auch zum Repique.
fact-hint-peek = Kennst du diese Karten, weißt du eher, wo die anderen sind.
fact-hint-name = Du siehst, was sich dein Gegenüber angesehen hat, und wählst die Karte trotzdem noch.
fact-hint-leave = Du weißt weniger, aber dein Gegenüber auch.
fact-hint-everything = Was du hast, zählt bis zu { number-of-points }, und es zu verschweigen bringt dir nichts.
fact-hint-everything-poor = Du hast nichts, was zählen könnte, also hast du nichts zu verbergen.
fact-hint-sink = Das würde deinem Gegenüber mehr verraten, als es wert ist: { $target }.
fact-hint-nothing = Du hast hier nichts, was gut sein könnte: { $target }.
fact-hint-claims = { $cards } könnte gut sein.
fact-hint-tricks = { $count ->
    [0] Du brauchst { $needed } Stiche für die Karten{ $lost ->
        [0] .
       *[other] ; dein Gegenüber hat { $lost }.
    }
    [one] Du hast 1 Stich und dein Gegenüber { $lost }: Noch { $needed }, und du hast die Karten.
   *[other] Du hast { $count } Stiche und dein Gegenüber { $lost }{ $needed ->
        [0] , damit hast du die Karten schon.
        [one] : Noch einer, und du hast die Karten.
       *[other] : Noch { $needed }, und du hast die Karten.
    }
}

## Lessons

lesson-piquet-aim = Du bist { $role ->
    [elder] **Vorhand**: Du tauschst zuerst, sagst zuerst an und spielst aus
   *[younger] **Hinterhand**: Dein Gegenüber tauscht zuerst, sagt zuerst an und spielt aus
}. Punkte kommen aus drei Quellen: dem, was du auf der Hand hast, jeder Karte, mit der du ausspielst oder einen Stich machst, und der Mehrheit der Stiche.
lesson-piquet-exchange = Gib die Karten her, die du am wenigsten brauchst, { $least } bis { $most } davon, und hol dir andere aus dem Talon. Behalte deine längste Farbe, Nachbarn, Asse und Könige. Mit **{ verb-exchange }** wählst du sie aus, und die Vorschläge darunter sagen, was jeder behält.
lesson-piquet-look = Du hast nicht alle Karten genommen, die du nehmen konntest. Du darfst dir die übrigen ansehen, aber dann sieht sie auch dein Gegenüber, sobald die Farbe zum ersten Ausspielen genannt ist.
lesson-piquet-declare = Jetzt sagst du, was du auf der Hand hast: einen **Point** (die längste Farbe), **Sequenzen** (drei Nachbarn oder mehr) und **Trios oder Quatorzes** (drei oder vier Asse, Könige, Damen, Buben oder Zehner). **{ label-declare-everything }** sagt alles auf einmal an.
lesson-piquet-answer = „Gut“ heißt, dass die andere Hand nichts Besseres hat: Es zählt. „Nicht gut“ heißt, dass sie es hat. Sind beide gleich, bekommt niemand Punkte.
lesson-piquet-lead = Du spielst eine beliebige Karte aus: { $low_cards_count ->
    [yes] Sie bringt 1 Punkt
   *[no] Eine Zehn oder eine höhere bringt 1 Punkt
}. Wer den Stich macht, spielt wieder aus. Ohne Trumpf macht nur eine höhere Karte derselben Farbe den Stich.
lesson-piquet-follow = Bediene, wenn du kannst. Ein Stich, den du mit der zweiten Karte machst, bringt 1 Punkt{ $low_cards_count ->
    [yes] { "" }
   *[no] , wenn es eine Zehn oder eine höhere ist
}, und du spielst als Nächstes aus.
lesson-piquet-told = Die Vorhand hat ausgespielt, also hat die Hinterhand gesagt, was gut ist. `/view declarations` wiederholt es.
lesson-piquet-pique = Mit 30 Punkten auf der Hand, bevor die andere Seite punktet, machst du **Repique** (60 dazu). Kommt die Vorhand mit dem Ausspielen auf 30, macht sie **Pique** (30 dazu).
lesson-piquet-scored = Die Runde ist gezählt. Weiter mit **{ verb-deal }**: Das Geben wechselt die Seite.
lesson-piquet-rubicon = { $rubicon ->
    [yes] Versuch, bis zum Ende der Partie { $target } Punkte zu erreichen, auch wenn du verlierst: Darunter bekommt die Gewinnerseite auch deine Punkte.
   *[no] Wer die Partie gewinnt, bekommt den Unterschied und 100.
}

guide-piquet-exchange = Du bist Vorhand: Du tauschst zuerst und darfst bis zu fünf Karten nehmen. { $cards } nützen dir am wenigsten, also gib sie her.
guide-piquet-declare = Deine Hand ist jetzt vielleicht etwas wert. Sag alles an, was du hast; dein Gegenüber antwortet „gut“, „nicht gut“ oder „gleich“.
guide-piquet-lead = Jetzt wird gespielt. { $low_cards_count ->
    [yes] Jede Karte
   *[no] Jede Zehn oder höhere Karte
}, die du ausspielst, bringt einen Punkt. Spiel { $cards } aus.
guide-piquet-lead-again = Der Stich ist deiner, also spielst du wieder aus. { $cards } bringt noch einen Punkt.
guide-piquet-win = { $cards } macht diesen Stich. Das ist ein Punkt, und du spielst aus.
guide-piquet-lose = Diesen Stich bekommst du nicht. { $cards } ist die Karte, die du am wenigsten brauchst.
guide-piquet-done = **Du bist wieder am Ausspielen**, und die übrigen Stiche können deine werden: Mit sieben hast du die Karten. So geht es: tauschen, ansagen, um die Mehrheit spielen. Von hier an spielst du frei. Die übrigen Regeln erkläre ich, wenn sie wichtig werden, und **{ button-hint }** unter deiner Hand zeigt immer einen guten Zug.
