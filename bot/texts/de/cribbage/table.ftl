### Cribbage: its names, what its players do and see, its options, and why the rules refuse an action.

game-cribbage = Cribbage
called-cribbage = { $preset }
preset-cribbage = Cribbage
preset-five = Cribbage mit fünf Karten
preset-hoyle-five = Cribbage mit fünf Karten, alte Art
preset-seven = Cribbage mit sieben Karten
preset-three-handed = Cribbage zu dritt
preset-four-handed = Cribbage im Team
preset-lowball = Lowball-Cribbage

phase-crib = in die Crib legen
phase-play = eine Karte spielen
phase-show = zeigen
phase-count = zählen
phase-claim = Übersehenes fordern oder passen

verb-crib = In die Crib
verb-show = Zeigen
verb-count = Zählen
verb-claim = Muggins!
verb-pass = Nichts zu fordern
kind-crib = Karten in die Crib legen
kind-show = deine Hand oder die Crib zeigen, für dich gezählt
kind-count = sagen, was deine Hand oder die Crib wert ist
kind-claim = Punkte fordern, die die Gegenseite übersehen hat
kind-pass = nichts fordern
ask-crib = Was legst du in die Crib?
ask-play = Welche Karte spielst du?
ask-count = Was ist das wert?
ask-claim = Wie viele Punkte wurden übersehen?

choice-crib = { $cards }
choice-crib-keeping = { $cards }
label-crib-keeping = { $cards }: { $kept } behalten (etwa { $points })
heading-crib = -# In die Crib, das Beste zuerst:
more-crib = Andere Karten
choice-play = { $cards }
choice-show = { CAPITAL(own-hand-or-crib) } zeigen
own-hand-or-crib = { $crib ->
    [yes] die Crib
   *[no] deine Hand
}
choice-count = { $points }
choice-claim = { $points }
choice-pass = Nichts zu fordern
target-points = { number-of-points }

## How players count

combination-fifteen = Fünfzehn { spelt }
combination-thirty-one = einunddreißig
combination-pair = ein Paar
combination-pair-royal = ein Drilling
combination-double-pair-royal = ein Vierling
combination-run = eine Folge aus { spelt }
combination-flush = ein Flush aus { spelt }
combination-nobs = eins für den Buben der Startfarbe

## What happened

event-starter = Die Startkarte ist { $cards }.
event-played = { $seat } spielt { $cards }: { $points }.
event-fifteen = { $seat } bekommt { $points } für Fünfzehn.
event-thirty-one = { $seat } bekommt { $points } für einunddreißig.
event-pair = { $seat } bekommt { $points } für ein Paar.
event-pair-royal = { $seat } bekommt { $points } für einen Drilling.
event-double-pair-royal = { $seat } bekommt { $points } für einen Vierling.
event-run = { $seat } bekommt { $points } für eine Folge.
event-flush = { $seat } bekommt { $points } für einen Flush.
event-showed = { $target ->
    [crib] { $seat } zeigt die Crib, { $cards }: { $points }.
   *[hand] { $seat } zeigt { $cards }: { $points }.
}
event-counted = { $target ->
    [crib] { $seat } zählt die Crib, { $cards }: { $points }.
   *[hand] { $seat } zählt { $cards }: { $points }.
}
event-overcounted = Das ist zu viel: Es sind { $points }.
event-was-worth = { $target ->
    [crib] Die Crib war { $points } wert.
   *[hand] Die Hand war { $points } wert.
}
event-claimed = { $points ->
    [0] { $seat } fordert, aber es wurde nichts übersehen.
   *[other] Muggins! { $seat } bekommt { $points ->
        [one] { $points } übersehenen Punkt
       *[other] { $points } übersehene Punkte
    }.
}
event-perfect = 🎉 { $points ->
    [29] Neunundzwanzig, die perfekte Hand! Die meisten sehen nie eine.
   *[other] { $points } Punkte: Mehr ist keine Hand wert!
}
did-laid-away = { $known ->
    [1] legt { $cards } in die Crib
   *[0] hat für die Crib gewählt
}
did-start = bekommt { $points } als Vorhand
did-heels = bekommt { $points } für den Buben als Startkarte
did-played = spielt { $cards }: { $points }
did-fifteen = Fünfzehn für { $points }
did-thirty-one = einunddreißig für { $points }
did-pair = ein Paar für { $points }
did-pair-royal = ein Drilling für { $points }
did-double-pair-royal = ein Vierling für { $points }
did-run = eine Folge für { $points }
did-flush = ein Flush für { $points }
did-go = sagt „Go“
did-go-point = bekommt { $points } für das „Go“
did-last-card = bekommt { $points } für die letzte Karte
did-counts = { $crib ->
    [yes] zeigt die Crib, { $cards }
   *[no] zeigt { $cards }
}: { $points ->
    [0] { $nineteen ->
        [yes] Neunzehn
       *[no] nichts
    }
   *[other] { $combination }{ $sum ->
        [yes] {" "}macht { spelt }
       *[no] { "" }
    }
}
did-counted = { $target ->
    [crib] zählt die Crib, { $cards }: { $points }
   *[hand] zählt { $cards }: { $points }
}
did-passed = fordert nichts

score-start = Start
score-heels = Bube als Startkarte
score-play = Ausspielen
score-hand = Hand
score-crib = Crib
score-muggins = Muggins

## Cautions

asking-gives-away = Fragen, bevor ich ein Paar, einen Fünfer oder eine Fünfzehn in eine fremde Crib lege
asking-leaves-fifteen = Fragen, bevor ich die Zählung auf 5 oder 21 bringe
asking-leads-five = Fragen, bevor ich mit einem Fünfer anfange
caution-gives-away = Damit schenkst du { $seat } Punkte: { $cards } käme in diese Crib.
caution-leaves-fifteen = Mit { $card } steht die Zählung bei { $points }. Dann bringt jede Zehn und jedes Bild zwei Punkte.
caution-leads-five = Mit { $card } macht jede Zehn und jedes Bild fünfzehn.
automatic-show = Gegen Computer meine Hand für mich zeigen

## The table in words

fact-round = Runde { $round }. { $seat } hat gegeben. { $low ->
    [yes] Wer zuerst { $target } Punkte erreicht, verliert.
   *[no] { goes-to }
}
goal-low-ball = Wer zuerst { $target } Punkte erreicht, verliert
fact-to-crib = { $seat } legt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} in die Crib.
fact-to-play = { $seat } spielt eine Karte.
hand-or-crib = { $crib ->
    [yes] die Crib
   *[no] die eigene Hand
}
fact-to-show = { $seat } zeigt { hand-or-crib }.
fact-to-count = { $seat } zählt { hand-or-crib }.
fact-to-claim = { $winner } hat { $points } gezählt. { $seat } kann fordern, was übersehen wurde.
fact-starter = Die Startkarte ist { $card }.
fact-series = Im Spiel: { $cards }. Die Zählung steht bei { $points }.
fact-series-begins = Eine neue Zählung beginnt. { $seat } fängt an.
fact-said-go = { $seat } hat „Go“ gesagt.
fact-lies-open = { $crib ->
    [yes] Die Crib liegt offen: { $cards }.
   *[no] { $seat } hat { $cards }.
}
fact-crib-holds = { $count ->
    [0] Die Crib wird { $seat } gehören.
    [one] Die Crib gehört { $seat } und hat 1 Karte.
   *[other] Die Crib gehört { $seat } und hat { $count } Karten.
}
fact-peg = { $side } { has } { number-of-points }, { $left } fehlen noch.
fact-counts = { $crib ->
    [yes] Crib von { $seat }, { $cards }
   *[no] Hand von { $seat }, { $cards }
}: { $points ->
    [0] { $nineteen ->
        [yes] nichts, eine Neunzehn.
       *[no] nichts.
    }
   *[other] { $combination }{ $sum ->
        [yes] {" "}macht { spelt }.
       *[no] .
    }
}
fact-laid = Du hast { $cards } in die Crib gelegt.
fact-worth = Mit { $card } als Startkarte ist deine Hand { $points ->
    [0] { $nineteen ->
        [yes] nichts wert: eine Neunzehn.
       *[no] nichts wert.
    }
   *[other] { $points } wert: { $combination }.
}
fact-gained = { $side } { has } in dieser Runde vorgerückt ({ $points }):
fact-score-line = - { $score } { $points }
fact-skunk-line = { $losers ->
    [one] Wer unter { $points } verliert, erleidet einen { skunked }, und das zählt { counted-games }.
   *[other] Bleiben alle Verliererseiten unter { $points }, ist das ein { skunked }, und der Sieg zählt { counted-games }.
}
skunked = { $number ->
    [1] Skunk
   *[other] Doppelskunk
}
counted-games = { $games ->
    [2] zwei
    [3] drei
   *[other] vier
} Partien in einem Match
fact-starts-with = Die Vorhand bekommt { $points } zu Beginn.

## What the rules refuse

refusal-nothing-to-undo = Es gibt nichts zurückzunehmen. Nur das Weglegen kannst du zurücknehmen, bis die letzte Person gewählt hat.
refusal-laid-away = Du hast schon weggelegt. Die anderen wählen noch; bis dahin kannst du es zurücknehmen.
refusal-now-crib = Leg erst weg: Wähl aus, was in die Crib kommt.
refusal-now-play = Spiel erst eine Karte. Die Hände werden nach der letzten Karte gezeigt.
refusal-now-show = Das Ausspielen ist vorbei. Als Nächstes zeigt { $seat }.
refusal-now-count = Das Ausspielen ist vorbei. { $seat } sagt als Nächstes, was die Hand wert ist, etwa mit `/count word:8`.
refusal-now-claim = { $seat } hat gezählt. Fordere, was übersehen wurde, etwa mit `/claim word:2`, oder pass.
refusal-past-thirty-one = Mit { $card } ginge die Zählung von { $count } über 31 hinaus. Spiel eine Karte, die { $most } oder weniger zählt.
refusal-no-target = „{ $text }“ nimmt nur Karten. Lass den Rest weg.
refusal-name-a-number = Nenn eine Zahl von { $least } bis { $most }.

## Options

option-variant = Spielart
    .about = Zu wievielt ihr spielt, und mit wie vielen Karten.
option-variant-six = sechs Karten, zu zweit
option-variant-five = fünf Karten, zu zweit
option-variant-seven = sieben Karten, zu zweit
option-variant-three = zu dritt
option-variant-partners = zu viert in zwei Teams
option-low_ball = Lowball: Wer zuerst am Ziel ist, verliert
    .about = Sammle also so wenig wie möglich.
option-start = Drei Punkte vorweg für die Vorhand
    .about = Das gleicht die Crib aus, die der Person gehört, die gibt.
option-start-none = nie
option-start-first = in der ersten Runde
option-start-every = in jeder Runde
option-cut_for_deal = Ums erste Geben abheben
    .about = Wer die niedrigste Karte abhebt, gibt zuerst. Sonst ist es der erste Platz.
option-counting = Hände zählen
    .about = Mit Muggins holt sich die Gegenseite, was du übersiehst.
option-counting-automatic = von selbst
option-counting-by-hand = wem sie gehören
option-counting-muggins = wem sie gehören, mit Muggins
option-heels_win = Bube als Startkarte kann die Partie gewinnen
    .about = Ob die 2 Punkte für einen Buben als Startkarte die letzten nötigen sein können.
option-go_points = Punkte für Go und die letzte Karte
    .about = Was die letzte Karte unter 31 bringt.
option-flush_in_play = Flush zählt beim Ausspielen
    .about = Mehrere Karten derselben Farbe hintereinander bringen beim Ausspielen ihre Anzahl.
option-skunk_lines = Skunk zählt zwei Partien, doppelter Skunk mehr
    .about = Ein Skunk ist eine Niederlage, bei der mehr als 30 Punkte fehlen, ein doppelter mehr als 60.
option-double_skunk = Partien für einen doppelten Skunk
    .about = Wie viele Partien eines Matchs er zählt.

## Records

week-best-hand = **Höchste Hand:** { $names }, { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}
most-best-hand = Höchste Hand
most-best-crib = Höchste Crib
most-hand-points = Meiste Punkte aus Händen
most-crib-points = Meiste Punkte aus der Crib
most-pegged = Meiste Punkte beim Ausspielen
most-perfect = Erste perfekte Hand
most-skunk = Erster Skunk
most-double-skunk = Erster doppelter Skunk
average-hand-points = je Runde { $average } Punkte aus Händen
average-crib-points = { $average } aus der Crib
average-pegged = { $average } beim Ausspielen
feat-perfect = { $count ->
    [one] 1 perfekte Hand
   *[other] { $count } perfekte Hände
}
feat-skunk = { $count ->
    [one] 1 Skunk
   *[other] { $count } Skunks
}
feat-double-skunk = { $count ->
    [one] 1 doppelter Skunk
   *[other] { $count } doppelte Skunks
}
highlight-best-hand = Beste Hand
highlight-best-crib = Beste Crib
highlighted-best-hand = { $side }, Runde { $round }
highlighted-best-crib = { $side }, Runde { $round }
