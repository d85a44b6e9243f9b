### Écarté: its names, what its players do and see, and why the rules refuse an action.

## Names

game-ecarte = Écarté
called-ecarte = { $preset }
preset-free-ecarte = Freies Écarté
preset-french-ecarte = Französisches Écarté

phase-turned = mit dem König die Partie gewinnen
phase-propose = vorschlagen oder spielen
phase-answer = annehmen oder ablehnen

verb-propose = Vorschlagen
verb-stand = Ohne Tausch spielen
verb-accept = Annehmen
verb-refuse = Ablehnen
verb-king = König ansagen
kind-propose = einen Tausch vorschlagen
kind-stand = mit den Karten spielen, die du hast
kind-accept = einen Vorschlag annehmen
kind-refuse = einen Vorschlag ablehnen
kind-exchange = Karten weglegen und ebenso viele ziehen
kind-king = den Trumpfkönig ansagen
choice-propose = Vorschlagen
choice-stand = Ohne Tausch spielen
choice-accept = Annehmen
choice-refuse = Ablehnen
choice-king = { $card } ansagen

## What happened

event-king-turned = { $cards } wird aufgedeckt: { $seat } bekommt { number-of-points }.
event-proposed = { $seat } schlägt einen Tausch vor.
event-stood = { $seat } spielt ohne Tausch.
event-king = { $seat } hat { $cards } und bekommt { number-of-points }.
event-king-claimed = { $seat } gewinnt die Partie mit { $cards }.
event-point = { $seat } macht die meisten Stiche und bekommt { $points }.
event-vulnerable = { $seat } macht ohne Tausch der Gegenseite die meisten Stiche und bekommt { $points }.
event-vole = { $seat } macht eine Vole und bekommt { $points }!
did-king-turned = bekommt Punkte für { $cards }
did-proposed = schlägt vor
did-stood = spielt ohne Tausch
did-kept = behält alle Karten
did-accepted = nimmt an
did-refused = lehnt ab
did-king = zeigt { $cards }
did-king-claimed = gewinnt mit { $cards }

score-king-turned = König aufgedeckt
score-king = Trumpfkönig
score-point = { $count } Stiche
score-vulnerable = { $count } Stiche, ohne Tausch
score-vole = Vole

## The table in words

fact-to-turned = { $seat } gewinnt mit dem König die Partie.
fact-to-propose = { $seat } schlägt einen Tausch vor oder spielt.
fact-to-answer = { $seat } nimmt den Vorschlag an oder lehnt ihn ab.
fact-stock-over = { $card } ist aufgedeckt, und der Talon hat { number-of-cards }.
fact-exchanged = { $seat } hat { $count ->
    [0] nichts
    [one] 1 Karte
   *[other] { $count } Karten
} getauscht.
fact-is-vulnerable = Getauscht wurde nicht, und das hat { $seat } entschieden: Bei Niederlage in den Stichen bekommt die andere Seite 2 Punkte.
fact-king-announced = { $seat } hat { $card } angesagt.
fact-vulnerable-if = { $kind ->
    [refuse] Lehnst du jetzt ab und verlierst die Stiche, bekommt dein Gegenüber 2 Punkte dafür.
   *[stand] Spielst du gleich und verlierst die Stiche, bekommt dein Gegenüber 2 Punkte dafür.
}
fact-no-tricks = Noch ist kein Stich gemacht.
asking-play-king-unannounced = Fragen, bevor ich spiele, ohne den König angesagt zu haben
asking-exchange-trump = Fragen, bevor ich einen Trumpf tausche
automatic-king = Den Trumpfkönig für mich ansagen
caution-play-king-unannounced = Du hast { $card } und hast noch nicht angesagt. Nach dieser Karte ist es zu spät.
caution-exchange-trump = Du würdest Trümpfe tauschen: { $cards }.

## What the rules refuse

refusal-king-wins-game = { $seat } hat mit dem aufgedeckten König das Ziel erreicht.
refusal-propose-or-stand = Zuerst schlägt { $seat } einen Tausch vor oder spielt ohne Tausch.
refusal-accept-or-refuse = Zuerst nimmt { $seat } den Vorschlag an oder lehnt ihn ab.
refusal-exchange-first = Zuerst tauscht { $seat } mindestens eine Karte.
refusal-cards-are-played = Es wird schon gespielt. Vorschlagen und Tauschen geht nicht mehr.
refusal-king-not-announced = In diesem Spiel muss der König nicht angesagt werden.
refusal-no-king = Du hast { $card } nicht.
refusal-king-too-late = { $card } wird vor der ersten eigenen Karte angesagt, und nur einmal.
refusal-arrange-before-exchange = Die Hände kannst du nur ändern, bevor getauscht oder gespielt wird.

## Records

most-kings = Erster König
most-voles = Erste Vole
feat-kings = { $count ->
    [one] 1 König
   *[other] { $count } Könige
}
feat-voles = { $count ->
    [one] 1 Vole
   *[other] { $count } Volen
}
highlight-vole = Vole
highlighted-vole = Alle fünf Stiche: { $side }, Runde { $round }
