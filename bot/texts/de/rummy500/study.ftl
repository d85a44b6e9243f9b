### Rummy 500: help, what can be done and why, hints, and what a learner is told.

help-rummy500-rules =
    { $partners ->
        [yes] Zu viert in zwei Teams; wer zum selben Team gehört, sitzt sich gegenüber.
       *[no] Spielerzahl: { $listed }{ $most ->
            [6] ; ab fünf mit zwei Kartenspielen
           *[other] {""}
        }.
    } { $dealt ->
        [0] Zu zweit gibt es je 13 Karten, sonst je 7.
       *[other] Alle bekommen { $dealt } Karten.
    } Die Ablage liegt **aufgefächert**: Du siehst jede Karte darin. { $jokers ->
        [0] { "" }
        [one] In jedem Kartenspiel ist ein Joker, und er ist wild.
       *[other] In jedem Kartenspiel sind { $jokers } Joker, und sie sind wild.
    }
    ### Ein Zug
    Zieh vom Stapel, oder nimm von der Ablage. { $upcard_melded ->
        [yes] Du kannst jede Karte der Ablage nehmen
       *[no] Du kannst die zuletzt abgelegte Karte nehmen, oder jede darunter
    }, wenn du sie **gleich auslegst**; alle Karten, die darauf liegen, kommen mit.
    Leg dann aus, so oft du willst: **Sätze** (drei oder vier eines Ranges, in verschiedenen Farben), **Folgen** (drei oder mehr Karten einer Farbe in der Reihe, das Ass niedrig oder hoch), und Karten, die du an Auslagen **anlegst**, egal wem sie gehören. Am Ende deines Zuges legst du eine Karte ab. Hast du eine einzelne Karte genommen, kannst du sie nicht im selben Zug ablegen.
    { $first_meld ->
        [0] { "" }
       *[other] Was { $partners ->
            [yes] ein Team
           *[no] eine Person
        } in einer Runde zuerst auslegt, muss auf einmal { $first_meld } Punkte oder mehr zählen.
    }
    { $jokers ->
        [0] {""}
       *[other]
            ### Joker
            Ein Joker vertritt eine Karte in einer Auslage: höchstens einer in einem Satz, und neben mindestens zwei echten Karten in einer Folge. { $joker_exchange ->
                [yes] Hast du die Karte, die er vertritt, kannst du sie dorthin legen, den Joker nehmen und im selben Zug wieder auslegen.
               *[no] Er bleibt, wo er ist.
            }
    }
    ### Das Ende
    Die Runde endet, wenn jemand keine Karten mehr hat{ $last_discard ->
        [yes] , und die letzte muss abgelegt werden
       *[no] , ob die letzte abgelegt wird oder nicht
    }. { $empty_stock ->
        [ends] Sie endet auch mit dem Zug, in dem der Stapel zu Ende geht.
       *[pile] Ist der Stapel leer, kann weiter von der Ablage genommen werden; die Runde endet, wenn jemand passt.
    }
    { $rummy ->
        [yes] { "**" }Rommé!** Legt jemand eine Karte ab, die an eine Auslage auf dem Tisch passt, legt sie an, wer zuerst **{ verb-claim }** drückt, bevor die nächste Person zieht.
       *[no] { "" }
    }
help-rummy500-play =
    - **{ verb-draw }**, oder drück auf eine Karte der Ablage: „9♣ und 4 weitere“ nimmt diese Karte und alle, die darauf liegen.
    - Deine besten Auslagen haben Knöpfe. Für andere drück **{ more-meld }** und wähl die Karten. `/meld cards: 7H onto:` legt eine Karte an.
    - Drück auf die Karte, die du ablegst.
    - **{ verb-undo }** geht beim Auslegen und wenn du von der Ablage genommen hast, nie beim Ziehen.
    `/view melds` sagt, wer was ausgelegt hat, `/view hand`, was du auf der Hand hast.
help-rummy500-strategy =
    - Auslagen zählen nur auf dem Tisch. Leg sie hin, bevor jemand ausmacht.
    - Eine große Ablage lohnt sich, wenn sie Auslagen bringt. Ihre Karten zählen für dich, sobald sie liegen, und bis dahin gegen dich.
    - Behalte die Ablage im Auge. Ein Paar darin oder zwei Nachbarn laden die Person ein, die die dritte Karte hat.
    - Leg nichts ab, was an eine Auslage auf dem Tisch passt. Leg es stattdessen an.
    - Hat jemand nur noch zwei oder drei Karten, werde Asse und Bilder los.
help-rummy500-scoring =
    { $partners ->
        [yes] Ein Team bekommt, was beide ausgelegt haben, abzüglich dessen, was beide noch auf der Hand haben.
       *[no] Du bekommst, was du ausgelegt hast, abzüglich dessen, was du noch auf der Hand hast.
    }
    - Zehner und Bilder zählen 10, die übrigen { $card_points ->
        [pips] ihre Zahl
       *[fives] 5
    }.
    - Asse zählen { $aces ->
        [by-use] 15, in einer Folge mit der Zwei aber 1
        [fifteen] 15
       *[one-in-hand] 15, in einer Folge mit der Zwei aber 1, und auf der Hand 1
    }.{ $jokers ->
        [0] {""}
       *[other] {" "}Ein Joker zählt 15.
    }
    { $one_turn_doubles ->
        [yes] - Machst du aus und hattest vor diesem Zug noch nichts ausgelegt, zählt doppelt, was du ausgelegt hast.
       *[no] { "" }
    }
    Es gewinnt { $partners ->
        [yes] das Team, das
       *[no] die Person, die
    } zuerst { $target } Punkte erreicht. Schaffen es mehrere in derselben Runde, gewinnt der höchste Punktestand; steht es gleich, folgt noch eine Runde. Punktestände können unter 0 fallen.
help-rummy500-words =
    - **Satz, Folge**: drei oder vier eines Ranges; drei oder mehr Karten einer Farbe in der Reihe.
    - **Auslegen**: einen Satz oder eine Folge hinlegen; der Knopf heißt **{ verb-meld }**.
    - **Anlegen**: eine Karte an eine Auslage auf dem Tisch legen. Sie zählt für dich.
    - **Ablage**: die abgelegten Karten, so aufgefächert, dass man alle sieht. **Stapel**: die Karten zum Ziehen.
    - **Ausmachen**: die letzte Karte spielen.

fact-may-take = Du kannst { $card } nehmen{ $count ->
    [0] .
    [one] {" "}und die Karte, die darauf liegt.
   *[other] {" "}und die { $count } Karten, die darauf liegen.
}
fact-may-meld = Du kannst { $cards } auslegen (+{ $points }).
fact-may-discard = Du kannst { $barred ->
    [yes] jede Karte ablegen außer { $card }; die hast du gerade genommen
   *[no] jede Karte ablegen
}.
fact-may-claim = Du kannst { $card } fordern und anlegen.
fact-do-claim = Ruf „Rommé!“.
fact-do-take = Nimm { $cards }{ $above ->
    [0] .
    [one] {" "}und die Karte, die darauf liegt.
   *[other] {" "}und die { $above } Karten, die darauf liegen.
}
fact-do-meld = { $count ->
    [one] { $joker ->
        [yes] Tausch { $cards } gegen { $onto }.
       *[no] Leg { $cards } an { $onto } an.
    }
   *[other] Leg { $cards } aus.
}
fact-hint-take = Das bringt dir { number-of-points } in Auslagen.
fact-hint-take-plain = Mit deinen Karten wird daraus vielleicht eine Auslage.
fact-hint-take-cost = { $count ->
    [one] 1 Karte kommt mit und zählt gegen dich, bis sie ausgelegt ist.
   *[other] { $count } Karten kommen mit und zählen gegen dich, bis sie ausgelegt sind.
}
fact-hint-draw = Von der Ablage kannst du nichts nehmen.
fact-hint-draw-rather = Eine frische Karte hilft mehr als die Ablage.
fact-hint-meld = Das bringt { number-of-points } und zählt nicht mehr gegen dich.
fact-hint-meld-joker = Du bekommst den Joker und kannst ihn wieder auslegen.
fact-hint-loose = { $card } passt zu keiner deiner Karten.
fact-hint-safe = { $card } passt an keine Auslage auf dem Tisch.
fact-hint-high = { $points ->
    [one] 1 Punkt weniger auf deiner Hand.
   *[other] { $points } Punkte weniger auf deiner Hand.
}
fact-hint-claim = Das bringt dir { number-of-points } geschenkt.
fact-hint-pass = Von der Ablage kannst du nichts nehmen.
fact-hint-pass-rather = Die Ablage ist ihre Karten nicht wert, und Passen beendet die Runde.
fact-hint-pass-claim = Du verzichtest auf die Punkte, behältst deine Karten aber für dich.

lesson-rummy500-aim = Leg Sätze und Folgen aus: drei oder vier eines Ranges, oder drei oder mehr Karten einer Farbe in der Reihe. Was du auslegst, zählt für { $partners ->
    [yes] dein Team, und was du am Ende auf der Hand hast, gegen euch beide
   *[no] dich, und was du am Ende auf der Hand hast, gegen dich
}. Wer zuerst { $target } Punkte hat, gewinnt.
lesson-rummy500-draw = Du hast die Wahl: **{ verb-draw }** vom Stapel, oder von der Ablage nehmen. { $upcard_melded ->
    [yes] Jede ihrer Karten kannst du nehmen
   *[no] Die zuletzt abgelegte Karte kannst du immer nehmen, und eine darunter
}, wenn du sie gleich auslegen kannst; alle Karten, die darauf liegen, kommen mit.
lesson-rummy500-meld = Jetzt geht **{ verb-meld }**: Drück auf einen der Knöpfe. Auslagen zählen nur auf dem Tisch, also behalt sie nicht zu lange.
lesson-rummy500-lay-off = Auf dem Tisch liegen Auslagen. Eine Karte, die an eine davon passt, kannst du anlegen, egal wem sie gehört, und sie zählt für dich.
lesson-rummy500-owed = Du hast eine Karte der Ablage zum Auslegen genommen, das kommt also zuerst. **{ verb-undo }** legt sie zurück.
lesson-rummy500-discard = Leg zum Schluss deines Zuges eine Karte ab, am besten eine, die zu nichts passt, weder auf deiner Hand noch auf dem Tisch.
lesson-rummy500-claim = Diese abgelegte Karte passt an eine Auslage auf dem Tisch. Drück auf **{ verb-claim }**, bevor die nächste Person zieht, und sie zählt für dich.
lesson-rummy500-last = Der Stapel ist fast aufgebraucht{ $empty_stock ->
    [ends] , und mit ihm endet die Runde
   *[pile] . Danach kannst du nur noch von der Ablage nehmen, und die Runde endet, wenn jemand passt
}. Leg aus, was du kannst.
lesson-rummy500-scored = Die Runde ist gezählt: was du ausgelegt hast, abzüglich dessen, was du noch auf der Hand hattest. Weiter mit **{ verb-deal }**.

guide-rummy500-draw = Jeder Zug beginnt mit einer Karte: Zieh vom Stapel, oder nimm von der Ablage, in der du jede Karte siehst. Dort hilft dir noch nichts, also zieh.
guide-rummy500-draw-again = Nichts in der Ablage passt zu deinen Karten, also zieh noch einmal.
guide-rummy500-meld = { $cards } sind eine Folge. Leg sie aus: Auslagen zählen nur auf dem Tisch, hier { $points } Punkte.
guide-rummy500-meld-again = { $cards }, mit einer Karte, die du gerade genommen hast, sind ein Satz. Leg ihn aus, für { $points } Punkte mehr.
guide-rummy500-discard = Leg zum Schluss deines Zuges eine Karte ab. { $cards } zählt viel, wenn du sie am Ende noch hast, und passt zu nichts auf deiner Hand.
guide-rummy500-discard-again = Leg { $cards } ab. Sie passt an keine Auslage auf dem Tisch, also kann sie niemand anlegen.
guide-rummy500-take = Du kannst jede Karte der Ablage nehmen, wenn du sie gleich auslegst. { $cards } passt an die Pik-Folge, die dein Gegenüber ausgelegt hat, und alle Karten, die darauf liegen, kommen mit. Eine Zehn ist auch dabei!
guide-rummy500-owed = Die Karte, die du genommen hast, wird zuerst ausgelegt. Du kannst an alle Auslagen anlegen, und es zählt für dich: Leg { $cards } an die Pik-Folge.
guide-rummy500-lay-off = { $cards } passt an deine Folge. Auch dein Gegenüber hat dort eine angelegt: Jede Karte zählt für die Person, die sie hingelegt hat.
guide-rummy500-done = **Gut gespielt!** Das ist 500 Rommé: früh auslegen, in der Ablage nach Auslagen suchen, und am Ende keine hohen Karten auf der Hand haben. Von hier an spielst du frei, und **{ button-hint }** unter deiner Hand zeigt immer einen guten Zug.
