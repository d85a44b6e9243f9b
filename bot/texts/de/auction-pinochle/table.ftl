### Auction Pinochle and Binokel: names, what players do and see, and why the rules refuse an action.

## Names

game-auction-pinochle = Pinochle mit Reizen, Binokel mit Dabb
called-auction-pinochle = { $preset }
preset-partnership-pinochle = Pinochle im Team
preset-double-deck = Pinochle mit 80 Karten
preset-cutthroat = Pinochle zu dritt, alle für sich
preset-auction = Pinochle zu dritt, eine Seite reizt
preset-binokel-three = Binokel zu dritt
# As in English: the name of a game.
preset-kreuzbinokel = Kreuzbinokel

goal-deals = { $deals } Runden, die meisten Punkte gewinnen

phase-bid = reizen oder passen
phase-name = Trumpf nennen
phase-bury = Karten drücken
phase-give = Karten zuschieben
phase-melding = die Meldungen ansehen, dann weiterspielen

verb-bid = Reizen
verb-name = Trumpf nennen
verb-bury = Drücken
verb-give = Zuschieben
verb-meld = Weiterspielen
verb-concede = Abgehen
kind-bid = reizen, zum Beispiel 300
kind-pass = passen: Dann kannst du nicht mehr reizen
kind-name = die Trumpffarbe nennen
kind-bury = so viele Karten verdeckt drücken, wie der Dabb hatte
kind-give = deinem Team Karten zuschieben
kind-meld = von den Meldungen zum ersten Stich weitergehen
kind-concede = abgehen: Das Spiel ist verloren und wird nicht gespielt
ask-bid = Wie hoch reizt du?
ask-name = Was nennst du?
ask-bury = Welche Karten drückst du?
ask-give = Welche Karten schiebst du zu?
heading-bury = -# Drücken:
heading-give = -# Deinem Team zuschieben:
more-bid = Anderes Gebot
more-bury = Andere Karten
more-give = Andere Karten

target-durch = Durch
target-untendurch = Untendurch

## Melds: one of a kind, then two, three and four

target-meld-run = Trumpffamilie
target-meld-run-2 = doppelte Trumpffamilie
target-meld-run-3 = dreifache Trumpffamilie
target-meld-run-4 = vierfache Trumpffamilie
target-meld-royal-marriage = Trumpfpaar
target-meld-royal-marriage-2 = zwei Trumpfpaare
target-meld-royal-marriage-3 = drei Trumpfpaare
target-meld-royal-marriage-4 = vier Trumpfpaare
target-meld-marriage = Paar
target-meld-marriage-2 = zwei Paare
target-meld-marriage-3 = drei Paare
target-meld-marriage-4 = vier Paare
target-meld-pinochle = Pinochle
target-meld-pinochle-2 = doppeltes Pinochle
target-meld-pinochle-3 = dreifaches Pinochle
target-meld-pinochle-4 = vierfaches Pinochle
target-meld-aces = vier Asse
target-meld-aces-2 = acht Asse
target-meld-aces-3 = zwölf Asse
target-meld-aces-4 = sechzehn Asse
target-meld-kings = vier Könige
target-meld-kings-2 = acht Könige
target-meld-kings-3 = zwölf Könige
target-meld-kings-4 = sechzehn Könige
target-meld-queens = vier Damen
target-meld-queens-2 = acht Damen
target-meld-queens-3 = zwölf Damen
target-meld-queens-4 = sechzehn Damen
target-meld-jacks = vier Buben
target-meld-jacks-2 = acht Buben
target-meld-jacks-3 = zwölf Buben
target-meld-jacks-4 = sechzehn Buben
target-meld-dix = Dix
target-meld-dix-2 = zwei Dix
target-binokel-run = Trumpffamilie
target-binokel-run-2 = doppelte Trumpffamilie
target-binokel-plain-run = Familie
target-binokel-plain-run-2 = doppelte Familie
target-binokel-royal-marriage = Trumpfpaar
target-binokel-royal-marriage-2 = zwei Trumpfpaare
target-binokel-marriage = Paar
target-binokel-marriage-2 = zwei Paare
target-binokel-pinochle = Binokel
target-binokel-pinochle-2 = doppelter Binokel
target-binokel-aces = vier Asse
target-binokel-aces-2 = acht Asse
target-binokel-kings = vier Könige
target-binokel-kings-2 = acht Könige
target-binokel-queens = vier Damen
target-binokel-queens-2 = acht Damen
target-binokel-jacks = vier Buben
target-binokel-jacks-2 = acht Buben
target-binokel-tens-2 = acht Zehner
target-binokel-dix = Trumpf-Siebener
target-binokel-dix-2 = beide Trumpf-Siebener
# With German suits
german-target-binokel-aces = vier Säue
german-target-binokel-aces-2 = acht Säue
german-target-binokel-queens = vier Ober
german-target-binokel-queens-2 = acht Ober
german-target-binokel-jacks = vier Unter
german-target-binokel-jacks-2 = acht Unter

## What pickers offer

choice-bid = { $points } reizen
label-bid = { $points }
choice-name = { $contract ->
    [durch] Durch: alle Stiche machen
    [untendurch] Untendurch: keinen Stich machen
   *[trump] Trumpf { $suit }: Meldungen { $points }
}
label-name = { $contract ->
    [durch] Durch
    [untendurch] Untendurch
   *[trump] { CAPITAL($suit) } ({ $points })
}
choice-bury = { $cards } drücken: meldet { $melds }
label-bury = { $cards } drücken ({ $melds })
choice-give = { $cards } zuschieben: meldet { $melds }
label-give = { $cards } zuschieben
# What a card that may be buried or passed is part of.
use-in-meld = { $target }: { $points }
choice-meld = Weiterspielen
choice-concede = Mit { $points } abgehen
label-concede = Abgehen

## What happened

did-bid = reizt { $points }
event-void = Niemand hat gereizt. Die nächste Person gibt.
did-stuck = spielt für { $points }, weil niemand gereizt hat
did-widow-shown = nimmt den Dabb: { $cards }
event-named = { $target ->
    [Durch] { $seat } sagt einen Durch an: Alle Stiche müssen gemacht werden.
    [Untendurch] { $seat } sagt einen Untendurch an: Kein Stich darf gemacht werden.
   *[other] { $seat } nennt { $target } als Trumpf.
}
did-buried = { $known ->
    [1] drückt { $cards }
   *[0] drückt { $count } Karten
}
did-announced = nennt von den gedrückten Karten { $cards }
did-gave = { $known ->
    [1] schiebt { $cards } zu
   *[0] schiebt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } zu
}
did-received = { $known ->
    [1] bekommt { $cards }
   *[0] bekommt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
}
did-melded = meldet { number-of-points }: { $cards }
did-went-on = spielt weiter
event-made = { $side } { $members ->
    [one] schafft
   *[other] schaffen
} das Spiel, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
event-set = { $side } { $members ->
    [one] verliert
   *[other] verlieren
} das Spiel, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
event-conceded = { $seat } geht ab.
event-no-marriage = { $seat } hat kein Paar für einen Trumpf, also ist das Spiel verloren.
event-durch = { $side } { $members ->
    [one] macht
   *[other] machen
} alle Stiche: Der Durch ist geschafft!
event-untendurch = { $side } { $members ->
    [one] macht
   *[other] machen
} keinen Stich: Der Untendurch ist geschafft!
event-durch-lost = { $side } { $members ->
    [one] gibt
   *[other] geben
} einen Stich ab, und der Durch ist verloren.
event-untendurch-lost = { $side } { $members ->
    [one] macht
   *[other] machen
} einen Stich, also ist der Untendurch verloren.

## The score

score-melds = Meldungen
score-tricks = { $count ->
    [0] gedrückte Karten
    [one] 1 Stich
   *[other] { $count } Stiche
}
score-made = Spiel geschafft
score-set = Spiel verloren
score-conceded = abgegangen
score-no-marriage = kein Paar
score-durch = Durch
score-durch-lost = Durch verloren
score-untendurch = Untendurch
score-untendurch-lost = Untendurch verloren
score-abgehen = für das Abgehen
score-made-by-bidder = das Spiel wurde geschafft
score-set-by-bidder = das Spiel wurde verloren
score-conceded-by-bidder = für das Abgehen
score-no-marriage-by-bidder = kein Paar für einen Trumpf

## The table in words

fact-phase-one = Runde { $round }. { $seat } hat gegeben. { goes-to }
fact-to-bid = { $seat } reizt oder passt.
fact-to-name = { $seat } nennt Trumpf.
fact-to-bury = { $seat } drückt Karten.
fact-to-give = { $seat } schiebt Karten zu.
fact-to-melding = Die Meldungen liegen auf dem Tisch. { $seat } spielt weiter oder geht ab.
fact-nobody-bid = Noch hat niemand gereizt. Das niedrigste Gebot ist { $points }.
fact-high-bid = { $seat } hat am höchsten gereizt: { $points }.
fact-called = { $points ->
    [0] { $seat } hat gepasst.
   *[other] { $seat } hat { $points } gereizt.
}
fact-no-calls = Noch hat niemand etwas gesagt.
fact-bought = { $seat } spielt für { $points }.
fact-contract = { $contract ->
    [durch] { $seat } spielt einen Durch: Alle Stiche müssen gemacht werden. Gereizt waren { $points }.
    [untendurch] { $seat } spielt einen Untendurch: Kein Stich darf gemacht werden. Gereizt waren { $points }.
   *[trump] { $seat } spielt für { $points } mit { $suit } als Trumpf.
}
fact-widow-shown = Im Dabb lagen { $cards }. { $seat } hat ihn genommen.
fact-buried = Du hast { $cards } gedrückt.
fact-buried-by = { $seat } hat { $cards } gedrückt.
fact-announced-buried = { $seat } hat von den gedrückten Karten { $cards } genannt.
fact-gave = Du hast { $cards } zugeschoben: für { $seat }.
fact-given = { $seat } hat dir { $cards } zugeschoben.
fact-meld-laid = { $seat } meldet { $cards }: { $target }, { number-of-points }
fact-melds-of = { $seat } hat { number-of-points } in Meldungen.
fact-needs = { $side } { $members ->
    [one] braucht
   *[other] brauchen
} noch { $points } für die gereizten { $bid }{ $unsure ->
    [yes] , weniger die Punkte der gedrückten Karten
   *[no] {""}
}.
fact-has-made = { $side } { has } { $kept ->
    [yes] genug für die gereizten { $bid }: { $reached }
   *[no] { $reached } für die gereizten { $bid }, aber die Meldungen zählen noch nicht
}.
fact-result = { $result ->
    [made] { $side } { has } { $bid } gereizt und mit { $points } geschafft.
    [set] { $side } { has } { $bid } gereizt und mit { $points } verloren.
    [conceded] { $side } { has } mit { $bid } das Abgehen gewählt.
    [no-marriage] { $side } { has } kein Paar für einen Trumpf und die gereizten { $bid } verloren.
    [durch] { $side } { has } alle Stiche gemacht.
    [durch-lost] { $side } { has } einen Stich abgegeben und damit den Durch verloren.
    [untendurch] { $side } { has } keinen Stich gemacht.
    [untendurch-lost] { $side } { has } einen Stich gemacht und damit den Untendurch verloren.
   *[redealt] Niemand hat gereizt, es wird neu gegeben.
}
fact-could-meld = Mit { $suit } als Trumpf meldet deine Hand { $points }.
fact-must-bid = Du musst reizen, mindestens { $points }.
fact-no-trick-yet = Eure Meldungen zählen noch nicht: Erst muss deine Seite einen Stich machen.
fact-points = { $side } { has } { number-of-points } und in dieser Runde { tricks-won }{ $tricks ->
    [0] {""}
   *[other] {" "}im Wert von { $tricks }
}.
fact-no-tricks = Noch ist kein Stich gemacht.

## Preferences, and what a careful player is asked

asking-concede = Fragen, bevor ich abgehe
asking-bury-trump = Fragen, bevor ich einen Trumpf drücke
asking-bury-melded = Fragen, bevor ich eine Karte einer Meldung drücke
asking-give-melded = Fragen, bevor ich eine Karte einer Meldung zuschiebe
caution-concede = Dann sind die gereizten { $points } verloren, und gespielt wird nicht.
caution-bury-trump = { $card } ist ein Trumpf.
caution-bury-melded = Ohne { $cards } meldest du { $points } weniger.
caution-give-melded = Ohne { $cards } meldest du { $points } weniger.

## What the rules refuse

refusal-bid-or-pass = Es wird noch gereizt. Reiz erst, oder pass.
refusal-name-trumps-first = Nenn erst Trumpf.
refusal-bury-first = Drück erst so viele Karten, wie der Dabb hatte.
refusal-give-first = Schieb erst deinem Team Karten zu.
refusal-meld-first = Die Meldungen liegen auf dem Tisch. Spiel erst weiter, oder geh ab.
refusal-auction-is-over = Das ging nur vor dem ersten Stich. Spiel eine Karte.
refusal-must-open = Du kannst nicht passen: Du musst reizen, mindestens { $points }.
refusal-bid-how-much = Sag, wie hoch du reizt: eine Zahl, mindestens { $points }.
refusal-bid-too-low = { $bid ->
    [0] Das niedrigste Gebot ist { $points }.
   *[other] Gereizt sind { $bid }, also reiz mindestens { $points }, oder pass.
}
refusal-bid-too-high = Höher als { $points } kann niemand reizen.
refusal-bid-off-step = { $bid } kann man hier nicht reizen. Das nächste mögliche Gebot ist { $points }.
refusal-which-trumps = Nenn eine Farbe: Kreuz, Karo, Herz oder Pik.
german-refusal-which-trumps = Nenn eine Farbe: Eichel, Schellen, Herz oder Schippen.
refusal-no-marriage-held = Nennen kannst du nur eine Farbe, von der du König und Dame hast. Bei { $target } ist das nicht so. Wähl hieraus: { $suit }.
refusal-not-in-these-rules = Das wird an diesem Tisch nicht gespielt. Der Host kann es mit `/table rules` wählen.
refusal-bury-melded = Du meldest { $cards }: Drück andere Karten, du hast genug davon.
refusal-concede-bidder-only = Nur { $seat } kann abgehen: Da wurde am höchsten gereizt.
refusal-concede-too-late = Zum Abgehen ist es zu spät: Es ist schon eine Karte gespielt.
refusal-no-conceding-contract = { $target ->
    [Untendurch] Du hast Untendurch angesagt, also spiel ihn: Davon geht niemand ab.
   *[other] Du hast Durch angesagt, also spiel ihn: Davon geht niemand ab.
}
refusal-arrange-before-auction-ends = Die Hände kannst du nur ändern, bevor das Reizen zu Ende ist.
refusal-not-in-this-preset = „{ $option }“ lässt sich in dieser Variante nicht ändern.
refusal-not-a-step = { $option } kann nicht { $value } sein: Wähl eine Zahl, die man reizen kann, etwa ein Vielfaches von { $step }.

## Records

most-bids-made = Zum ersten Mal ein Spiel geschafft
most-bids-set = Zum ersten Mal ein Spiel verloren
most-best-bid = Höchstes geschafftes Gebot
most-best-melds = Beste Meldungen einer Hand
most-durch = Erster Durch
week-best-melds = **Beste Meldungen:** { $names }, { $amount } Punkte
feat-bids-made = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
} geschafft
feat-bids-set = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
} verloren
feat-best-bid = ein Gebot von { $count } geschafft
feat-best-melds = { $count } gemeldet
# As in English: the name of what is announced.
feat-durch = { $count ->
    [one] 1 Durch
   *[other] { $count } Durchs
}
highlight-best-bid = Höchstes Gebot
highlight-best-melds = Beste Meldungen
highlight-durch = Durch
highlighted-best-bid = Geschafft: { $side }, Runde { $round }
highlighted-best-melds = Meldungen einer Hand: { $seat }, Runde { $round }
highlighted-durch = Alle Stiche: { $seat }, Runde { $round }
