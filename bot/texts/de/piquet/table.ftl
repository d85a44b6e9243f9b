### Piquet: its names, what its players say, do and see, and its options.

## Names

game-piquet = Piquet
called-piquet = { $preset }
preset-piquet = Piquet
# As in English: the name of a game.
preset-cent = Piquet au Cent
kind-exchange = Karten tauschen
figures-exchange = Die Zahlen sind die Punkte deiner Ansagen.
heading-exchange = -# Tauschen (das Aussichtsreichste zuerst):
label-exchange = { $cards }
choice-exchange = { $count ->
    [0] Keine Karten
   *[other] { $cards } tauschen: behält { $points }{ $lost ->
        [0] {""}
       *[other] , verliert { $lost }
    }
}
verb-blanche = Carte blanche
kind-blanche = Carte blanche ansagen
choice-blanche = Carte blanche ansagen, { $count } tauschen
target-blanche = { $count } tauschen
verb-peek = Ansehen
kind-peek = die übrigen Karten ansehen
choice-peek = Den Rest ansehen
verb-leave = Nicht ansehen
kind-leave = den Rest des Talons verdeckt lassen
choice-leave = Nicht ansehen
verb-declare = Ansagen
kind-declare = ansagen, was du hast
ask-declare = Was sagst du an?
heading-declare = -# Ansagen:
more-declare = Anders ansagen
choice-declare-everything = Alles ansagen ({ $points ->
    [one] höchstens 1 Punkt
   *[other] höchstens { $points } Punkte
})
label-declare-everything = Alles
choice-declare-nothing = Nichts ansagen: { $target ->
   *[other] { $target }
}
choice-declare-good = „Gut“ sagen
use-point = Point mit { $count }
use-sequence = { sequence } { $cards }
use-set = { $count ->
    [3] Trio
   *[4] Quatorze
} { $cards }
choice-declare-point = Point mit { $count } in { $suit }, Wert { $making }
choice-declare-sequence = { $cards } ({ $points })
choice-declare-set = { $cards } ({ $points })
label-declare-point = Point mit { $count }, { $suit }
verb-name = Farbe nennen
kind-name = die Farbe nennen, die du zuerst ausspielst
choice-name = { $suit } ausspielen
target-point = Point
target-sequence = Sequenz
target-set = Trio oder Quatorze
target-everything = alles
target-nothing = nichts
phase-look = den Rest ansehen oder nicht
phase-declare = ansagen
phase-answer = antworten
phase-name = die Farbe zum ersten Ausspielen nennen

## What is said and done

event-carte-blanche = { $seat } sagt **Carte blanche** an: kein Bild. { $points } Punkte.
event-will-exchange = { $seat } tauscht { $points ->
    [one] 1 Karte
   *[other] { $points } Karten
}, sobald die andere Seite Karten weggelegt hat.
event-showed-blanche = { $seat } zeigt die Hand ohne Bild: { $cards }.
did-exchanged = tauscht { $points ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $points } Karten
}
event-looked-at-talon = { $known ->
    [1] { $seat } darf sich ansehen, was von den ersten fünf übrig ist: { $cards }.
   *[0] { $seat } darf sich ansehen, was von den ersten fünf übrig ist.
}
did-looked-at-talon = sieht sich { $count ->
    [one] die Karte
   *[other] die { $count } Karten
} an, von den ersten fünf übrig
event-peeked = { $known ->
    [1] { $seat } sieht sich den Rest des Talons an: { $cards }.
   *[0] { $seat } sieht sich den Rest des Talons an.
}
did-peeked = sieht sich den Rest des Talons an
did-left-talon = lässt den Rest des Talons verdeckt
did-named = wird { $target } ausspielen
event-shown-talon = { $known ->
    [1] { $seat } sieht, was sich die andere Seite angesehen hat: { $cards }.
   *[0] { $seat } sieht, was sich die andere Seite angesehen hat.
}
did-shown-talon = sieht, was sich die andere Seite angesehen hat
event-announced-point = { $seat }: { $points ->
    [0] „Kein Point.“
   *[other] „Point mit { spelt }.“
}
event-asked-point = { $seat }: „Welcher Wert?“
event-made-point = { $seat }: „{ $points }.“
event-announced-sequence = { $seat }: { $points ->
    [0] „Keine Sequenz.“
    [3] „Eine Terz.“
    [4] „Eine Quart.“
    [5] „Eine Quint.“
    [6] „Eine Sext.“
    [7] „Eine Septime.“
   *[8] „Eine Oktave.“
}
event-asked-sequence = { $seat }: „Wie hoch?“
event-made-sequence = { $seat }: „{ CAPITAL(top) }.“
event-announced-set = { $seat }: { $points ->
    [0] „Kein Trio.“
    [3] „Ein Trio.“
   *[4] „Ein Quatorze.“
}
event-asked-set = { $seat }: „Welche?“
event-made-set = { $seat }: „{ equals }.“
event-good = { $seat }: „Gut.“
event-not-good = { $seat }: „Nicht gut.“
event-equal = { $seat }: „Gleich.“
event-scored-point = { $seat }: „Mein Point ist in { $target }.“ ({ $points })
event-scored-sequence = { $seat }: „Meine Sequenz ist { $cards }.“ ({ $points })
event-scored-set = { $seat }: „Ich habe { $cards }.“ ({ $points })
event-showed-point = { $seat }: „Meiner ist in { $target }.“
event-showed-sequence = { $seat }: „Meine ist { $cards }.“
event-showed-set = { $seat }: „Meine sind { $cards }.“
event-repique = **Repique!** { $seat } hat 30, bevor die andere Seite punktet: { $points } dazu.
event-pique = **Pique!** { $seat } hat 30, bevor die andere Seite punktet: { $points } dazu.
event-cards = { $seat } hat die Karten: { $points } Punkte.
event-capot = **Capot!** { $seat } macht alle Stiche: { $points } Punkte.
event-difference = { $side } gibt die Punkte der Verliererseite wieder her: { $points }.
event-partie = { $side } gewinnt die Partie: { $points } Punkte.
event-rubicon = **Rubikon!** { $side } bekommt auch die { $points } Punkte der Verliererseite.
event-settled = { $side } verliert die Partie ({ $points }).
event-lurch = { $side } gewinnt doppelt: { $points } Punkte dazu.

## Before an action

asking-exchange-few = Fragen, bevor ich weniger Karten tausche, als ich kann
caution-exchange-few = Du könntest { $most } Karten tauschen, nicht nur { $count ->
    [0] keine
   *[other] { $count }
}.
asking-exchange-breaks = Fragen, bevor ein Tausch eine Sequenz, ein Trio oder ein Quatorze zerreißt
caution-exchange-breaks = Das zerreißt { $cards }.
asking-declare-less = Fragen, bevor ich weniger ansage, als ich habe
caution-declare-less = Das würdest du nicht ansagen: { $target } ({ $cards }), bis zu { number-of-points }.
automatic-declare = Für mich ansagen, wenn es nichts zu wählen gibt

## The table in words

fact-phase-one = Runde { $round }, Stich { $trick }. { $seat } hat gegeben und ist Hinterhand. { $ends ->
    [to-target] Die Partie endet mit der Runde, in der jemand { $target } Punkte erreicht.
    [rubicon] Der Rubikon liegt bei { $target } Punkten.
   *[deals] Einen Rubikon gibt es nicht.
}
fact-to-look = { $seat } darf sich die übrigen Karten ansehen.
fact-to-declare = { $seat } sagt an.
fact-to-answer = { $seat } antwortet.
fact-to-name = { $seat } nennt die Farbe zum ersten Ausspielen.
fact-exchanged = { $seat } hat { number-of-cards } getauscht.
fact-talon = { $count ->
    [0] Der Talon ist leer.
    [one] Im Talon ist eine Karte übrig.
   *[other] Im Talon sind { $count } Karten übrig.
}
fact-discarded = Von dir weggelegt: { $cards }.
fact-in-talon = Du weißt, dass { $count ->
    [one] diese Karte im Talon ist
   *[other] diese Karten im Talon sind
}: { $cards }.
fact-given = Diese Karten hast du liegen lassen, und { $seat } hat sie gezogen: { $cards }.
fact-blanche-hand = { $seat } hat Carte blanche gezeigt: { $cards }.
answer = { $answer ->
    [good] gut
    [not-good] nicht gut
    [equal] gleich
   *[open] noch ohne Antwort
}
fact-said-point = { $seat }: Point mit { $count }{ $points ->
    [-1] { "" }
   *[other] , Wert { $points }
} ({ answer }).
fact-said-sequence = { $seat }: { sequence }{ $points ->
    [-1] { "" }
   *[other] {" "}{ top }
} ({ answer }).
sequence = { $count ->
    [3] Terz
    [4] Quart
    [5] Quint
    [6] Sext
    [7] Septime
   *[8] Oktave
}
top = { $points ->
    [2] zur Neun
    [3] zur Zehn
    [4] zum Buben
    [5] zur Dame
    [6] zum König
   *[7] zum Ass
}
fact-said-set = { $seat }: { $count ->
    [3] Trio
   *[4] Quatorze
}{ $points ->
    [-1] { "" }
   *[other] {" "}{ equals }
} ({ answer }).
equals = { $points ->
    [3] Zehner
    [4] Buben
    [5] Damen
    [6] Könige
   *[7] Asse
}
scores = { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
fact-shown-point = { $seat } hat einen Point mit { $count } in { $suit }: { scores }.
fact-shown-sequence = { $seat } hat { $cards }: { scores }.
fact-shown-set = { $seat } hat { $cards }: { scores }.
fact-nothing-said = Noch ist nichts angesagt.
fact-points = { $settled ->
    [yes] { $side } hat insgesamt { number-of-points } und { tricks-won } gemacht.
   *[no] { $side } hat { $standing ->
        [one] 1 Punkt
       *[other] { $standing } Punkte
    } in dieser Runde, { $points } davor, und { tricks-won } gemacht.
}
brief-points = { $settled ->
    [yes] insgesamt { number-of-points }
   *[no] { $points } vor dieser Runde, { $standing } darin
}, { tricks-won }

## The score

score-carte-blanche = Carte blanche
score-point = Point
score-sequence = { $count ->
    [one] Sequenz
   *[other] Sequenzen
}
score-set = { $count ->
    [one] Trio oder Quatorze
   *[other] Trios und Quatorzes
}
score-repique = Repique
score-pique = Pique
score-play = Ausspielen
score-cards = die Karten ({ $count } Stiche)
score-capot = Capot
score-doubled = Runde zählt doppelt
score-difference = Punkte der Verliererseite
score-partie = Partie
score-rubicon = Rubikon: Punkte der Verliererseite
score-settled = Partie verloren
score-lurch = doppelt
goal-partie = { $deals } Runden, Rubikon { $rubicon ->
    [0] aus
   *[other] bei { $target }
}

## What the rules refuse

refusal-exchange-first = Tausch zuerst: Wähl Karten und drück auf **{ verb-exchange }**.
refusal-look-first = Entscheide zuerst, ob du dir die übrigen Karten ansiehst: **{ verb-peek }** oder **{ verb-leave }**.
refusal-declare-first = Sag zuerst an: **{ verb-declare }**, oder sag, dass du nichts hast.
refusal-answer-first = Antworte zuerst: Mit **{ verb-declare }** sagst du an, was du hast, oder dass die andere Seite gut ist.
refusal-name-first = Zuerst **{ verb-name }**: Dann siehst du, was sich dein Gegenüber angesehen hat, und spielst eine Karte dieser Farbe aus.
refusal-name-a-suit = Nenn eine Farbe, die du hast: Die spielst du dann aus.
refusal-lead-named = Du hast { $target } genannt, also spiel eine Karte dieser Farbe aus.
refusal-not-the-time-name = Nur die Vorhand nennt eine Farbe, vor dem ersten Ausspielen und nur, wenn sich die Hinterhand den Talon angesehen hat.
refusal-not-the-time-exchange = Jetzt ist nicht die Zeit zum Tauschen.
refusal-not-the-time-look = Den Talon kannst du dir nur nach deinem Tausch ansehen, und nur, wenn du dort Karten gelassen hast.
refusal-not-the-time-declare = Angesagt wird nach dem Tausch und bevor die Vorhand zum ersten Mal ausspielt.
refusal-exchange-cards = Nenn einfach die Karten, die du tauschst.
refusal-blanche-too-late = Carte blanche wird vor dem Tausch angesagt.
refusal-no-carte-blanche = Du hast ein Bild, also ist das keine Carte blanche. Tausch stattdessen Karten.
refusal-blanche-number = Sag, wie viele Karten du tauschen wirst, von 1 bis { $most }.
refusal-declare-word-or-cards = Nenn entweder Karten oder ein Wort wie „nichts“, nicht beides.
refusal-declare-in-order = Jetzt ist das dran: { $target }. Sag Point, Sequenz und Trio oder Quatorze in dieser Reihenfolge an.
refusal-nothing-to-declare = Das hast du nicht: { $target }. Sag nichts an, oder von hier an alles.
refusal-not-a-point = { $cards } ist kein Point. Ein Point sind alle deine Karten einer Farbe, mindestens drei.
refusal-not-a-sequence = { $cards } ist keine Sequenz. Eine Sequenz sind drei oder mehr Nachbarn einer Farbe, wie 9♠ 10♠ B♠.
refusal-not-a-set = { $cards } ist weder Trio noch Quatorze: drei oder vier Asse, Könige, Damen, Buben oder Zehner.

## Options

option-target = Rubikon, oder die Punkte, die eine Partie ohne feste Rundenzahl beenden
option-partie = Runden einer Partie
    .about = Eine Partie ist das ganze Spiel.
option-partie-six = sechs
option-partie-four = vier, die erste und letzte doppelt
option-partie-to-target = bis jemand die Punkte hat
option-rubicon = Rubikon: Wer darunter verliert, gibt auch die eigenen Punkte ab
    .about = Sonst bekommt die Gewinnerseite den Unterschied.
option-younger_must_exchange = Die Hinterhand muss mindestens eine Karte tauschen
    .about = Hinterhand ist, wer gibt. Sie tauscht als Zweite.
option-declarations = Ansagen
    .about = Verschweigen heißt, weniger anzusagen, als du hast, um nichts zu verraten.
option-declarations-chosen = frei gewählt (Verschweigen erlaubt)
option-declarations-automatic = alles, von selbst
option-low_cards_count = Karten unter der Zehn zählen beim Ausspielen und im Stich
    .about = Jede ausgespielte Karte und jeder Stich zählt 1. Hier steht, ob das auch für Sieben, Acht und Neun gilt.
option-starter-loser = Vorhand ist, wer in der Runde davor die wenigsten Punkte bekam
option-starter-alternate = das Geben wechselt

## Records

most-best = Beste Runde
feat-best = beste Runde: { $count }
most-pique = Erstes Pique
feat-pique = { $count ->
    [one] 1 Pique
   *[other] { $count } Piques
}
most-repique = Erstes Repique
feat-repique = { $count ->
    [one] 1 Repique
   *[other] { $count } Repiques
}
most-capot = Erstes Capot
feat-capot = { $count ->
    [one] 1 Capot
   *[other] { $count } Capots
}
most-carte-blanche = Erste Carte blanche
feat-carte-blanche = { $count ->
    [one] 1 Carte blanche
   *[other] { $count } Cartes blanches
}
