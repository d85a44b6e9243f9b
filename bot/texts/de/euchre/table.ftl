### Euchre: its names, what its players do and see, and why the rules refuse an action.

## Names

game-euchre = Euchre
called-euchre = { $preset }
preset-euchre = Euchre zu viert
preset-two-handed-euchre = Euchre zu zweit
preset-three-handed-euchre = Euchre zu dritt
preset-british-euchre = Britisches Euchre

phase-turned = eine Farbe für die aufgedeckte Karte nennen
phase-order = aufnehmen lassen oder passen
phase-name = Trumpf nennen oder passen
phase-discard = eine Karte weglegen
phase-exchange = Karten tauschen oder passen
phase-defend = allein oder im Team verteidigen

verb-order = Aufnehmen!
verb-name = Trumpf nennen
verb-defend = Allein verteidigen
kind-exchange = Karten gegen nicht ausgeteilte tauschen
verb-discard = Weglegen
verb-farmers-hand = Farmerblatt
verb-throw-in = Hinwerfen
kind-order = die aufgedeckte Karte aufnehmen lassen; ihre Farbe ist dann Trumpf
kind-name = die Trumpffarbe nennen
kind-pass = passen
kind-defend = allein gegen eine Hand spielen, die allein spielt
kind-discard = eine Karte verdeckt weglegen, wenn du gibst
kind-farmers-hand = drei Zehner oder niedriger gegen nicht ausgeteilte Karten tauschen
kind-throw-in = eine Hand ohne Ass, Bild und Trumpf hinwerfen
ask-order = Lässt du die Karte aufnehmen?
ask-name = Welche Farbe nennst du?
ask-discard = Welche Karte legst du weg?
ask-farmers-hand = Welche drei Karten tauschst du?
heading-discard = -# Weglegen:

target-alone = allein
target-C-alone = { suit-C }, allein
target-D-alone = { suit-D }, allein
target-H-alone = { suit-H }, allein
target-S-alone = { suit-S }, allein

choice-order = { $dealer ->
    [own] { $card } aufnehmen
    [partner] Dein Team { $card } aufnehmen lassen
   *[other] { $card } aufnehmen lassen
}{ $best ->
    [yes] {" "}({ $suit })
   *[no] {""}
}{ $alone ->
    [yes] , allein
   *[no] {""}
}
choice-name = Trumpf { $suit }{ $alone ->
    [yes] , allein
   *[no] {""}
}
label-name = { CAPITAL($suit) }{ $alone ->
    [yes] , allein
   *[no] {""}
}
choice-defend = Allein verteidigen
choice-farmers-hand = { $cards } tauschen
choice-throw-in = Hinwerfen

## What happened

event-upcard-turned = { $cards } wird aufgedeckt.
event-ordered = { $seat } lässt { $cards } aufnehmen. Trumpf ist { $target }.
event-void = Die Runde ist ungültig: Niemand bekommt Punkte, und die nächste Person gibt.
fact-to-exchange = { $seat } tauscht Karten oder passt.
refusal-exchange-or-pass = Zuerst tauscht { $seat } Karten oder passt.
event-made = { $side } { $members ->
    [one] schafft
   *[other] schaffen
} es: { number-of-points }.
event-march = { $side } { $members ->
    [one] macht
   *[other] machen
} den Durchmarsch: { number-of-points }.
event-lone-march = { $seat } macht allein den Durchmarsch und bekommt { $points }!
event-euchre = { $side } { $members ->
    [one] wird
   *[other] werden
} euchriert: { $members ->
    [one] je { number-of-points } für die anderen
   *[other] { number-of-points } für die anderen
}.
event-lone-euchre = { $seat } wird von einer Hand allein euchriert: { $points } Punkte!
did-ordered = lässt { $cards } aufnehmen
did-named = nennt { $target }
did-alone = spielt allein
did-took-up = nimmt { $cards } auf
did-turned-down = lehnt { $cards } ab
did-laid-away = { $known ->
    [1] legt { $cards } weg
   *[0] legt eine Karte weg
}
did-defended = verteidigt allein
did-farmed = { $known ->
    [1] tauscht ein Farmerblatt: { $cards }
   *[0] tauscht ein Farmerblatt
}
did-thrown-in = wirft { $cards } hin

score-made = Trumpf geschafft ({ $count } Stiche)
score-march = Durchmarsch
score-lone-march = Durchmarsch allein
score-euchre = Euchre ({ $count } Stiche der Gegenseite)
score-lone-euchre = Euchre, allein verteidigt

## The table in words

fact-to-turned = { $seat } nennt eine Farbe für die aufgedeckte Karte.
fact-to-order = { $seat } lässt aufnehmen oder passt.
fact-to-name = { $seat } nennt Trumpf oder passt.
fact-to-discard = { $seat } legt eine Karte weg.
fact-to-defend = { $seat } darf allein verteidigen.
fact-joker-up = { $card } ist aufgedeckt. { $seat } nennt eine Farbe dafür, bevor die eigene Hand zu sehen ist.
fact-upcard = { $best ->
    [yes] { $card } ist aufgedeckt; wird die Karte aufgenommen, ist { $suit } Trumpf.
   *[no] { $card } ist aufgedeckt.
} { $taken ->
    [yes] Dann nimmt sie { $seat }.
   *[no] Die Karte bleibt auf dem Tisch, egal wer sie aufnehmen lässt.
}
fact-turned-down-card = { $card }{ $best ->
    [yes] {" "}({ $suit })
   *[no] {""}
} wurde abgelehnt: Eine andere Farbe darf genannt werden.
fact-made-trumps = { $how ->
    [ordered] { $seat } ließ { $card } aufnehmen und hat so Trumpf gemacht.
   *[named] { $seat } hat Trumpf gemacht und die Farbe genannt.
}
fact-dealer-has = { $seat } hat { $card } genommen und eine Karte weggelegt.
fact-plays-alone = { $seat } spielt allein.
fact-no-tricks = Noch ist kein Stich gemacht.
fact-must-name = Alle haben gepasst, also musst du eine Farbe nennen.
fact-order-means-alone = { $seat } gehört zu deinem Team: Lässt du aufnehmen, spielst du allein.
asking-order-for-them = Fragen, bevor ich der Gegenseite einen Bauern auf die Hand gebe
asking-discard-trump = Fragen, bevor ich einen Trumpf weglege
caution-order-for-them = { $card } ist ein Bauer, und { $seat } würde ihn bekommen.
caution-discard-trump = { $card } ist ein Trumpf, und du hast andere Karten zum Weglegen.

## What the rules refuse

refusal-name-for-best-bower = { $card } wurde aufgedeckt. Zuerst nennt { $seat } eine Farbe dafür.
refusal-order-or-pass = { $card } liegt offen: Lass die Karte aufnehmen, oder pass. Andere Farben können genannt werden, wenn sie abgelehnt ist.
refusal-name-or-pass = { $card } wurde abgelehnt: Nenn eine andere Farbe, oder pass.
refusal-dealer-discards-first = Zuerst muss { $seat } eine Karte weglegen.
refusal-defend-or-pass = Zuerst sagt { $seat }, ob allein verteidigt wird.
refusal-trumps-are-made = Trumpf ist gemacht. Spiel eine Karte.
refusal-dealer-must-name = Alle haben zweimal gepasst, und du gibst: Du musst eine Farbe nennen.
refusal-order-only-alone = { $seat } gibt und gehört zu deinem Team: In diesem Spiel spielst du allein, wenn du aufnehmen lässt. Lass allein aufnehmen, oder pass.
refusal-order-names-alone = Du kannst aufnehmen lassen, oder „allein“ aufnehmen lassen.
refusal-not-alone-here = In diesem Spiel spielt niemand allein. Lass „allein“ weg.
refusal-suit-turned-down = { $target } wurde abgelehnt. Nenn eine andere Farbe.
refusal-which-trumps = Nenn eine Farbe: Kreuz, Karo, Herz oder Pik.
refusal-name-suit-only = Nenn nur die Farbe: Wer Trumpf macht, und ob allein, entscheidet sich danach.
refusal-not-in-these-rules = Das wird an diesem Tisch nicht gespielt. Der Host kann es mit `/table rules` wählen.
refusal-farmed-already = { $seat } hat schon ein Farmerblatt getauscht. Das geht einmal in einer Runde.
refusal-farmer-needs-three = Ein Farmerblatt sind genau drei Karten deiner Hand, alle Zehner oder niedriger.
refusal-no-throwing-in = Du hast { $cards }, also kannst du deine Hand nicht hinwerfen.
refusal-arrange-before-making = Die Hände kannst du nur ändern, bevor Trumpf gemacht ist.
refusal-needs-partners = „{ $option }“ geht nur im Team: Wähl zuerst eine Variante für vier.

## Records

most-march = Erster Durchmarsch
most-lone-march = Erster Durchmarsch allein
most-euchres = Die anderen zum ersten Mal euchriert
most-euchred = Zum ersten Mal euchriert worden
feat-march = { $count ->
    [one] 1 Durchmarsch
   *[other] { $count } Durchmärsche
}
feat-lone-march = { $count ->
    [one] 1 Durchmarsch allein
   *[other] { $count } Durchmärsche allein
}
feat-euchres = { $count ->
    [one] einmal
   *[other] { $count }-mal
} die anderen euchriert
feat-euchred = { $count ->
    [one] einmal
   *[other] { $count }-mal
} euchriert worden
highlight-lone-march = Durchmarsch allein
highlight-march = Durchmarsch
highlighted-lone-march = Alle fünf Stiche allein: { $seat }, Runde { $round }
highlighted-march = Alle fünf Stiche: { $seat }, Runde { $round }
