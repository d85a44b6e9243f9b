### Games of tricks: sentences that they share.

## Names

target-C = { suit-C }
target-D = { suit-D }
target-H = { suit-H }
target-S = { suit-S }
phase-lead = eine Karte ausspielen
phase-follow = eine Karte zugeben
verb-play = Spielen
kind-play = eine Karte spielen
ask-play = Welche Karte willst du spielen?
choice-play-card = { $card }
heading-play = -# Spielen:

## What happened

event-trump-turned = { $cards } wird aufgedeckt. Trumpf ist { $target }.
event-trick-won = { $points ->
    [0] { $seat } macht den Stich: { $cards }.
    [one] { $seat } macht den Stich: { $cards }, { $points } Punkt.
   *[other] { $seat } macht den Stich: { $cards }, { $points } Punkte.
}
did-trick = { $points ->
    [0] macht den Stich { $cards } mit { $card }
    [one] macht den Stich { $cards } mit { $card } ({ $points } Punkt)
   *[other] macht den Stich { $cards } mit { $card } ({ $points } Punkte)
}
did-played = spielt { $cards }
did-trick-won = { $points ->
    [0] macht den Stich { $cards }
    [one] macht den Stich { $cards } ({ $points } Punkt)
   *[other] macht den Stich { $cards } ({ $points } Punkte)
}

## Preferences, and what a careful player is asked

automatic-play = Meine einzige erlaubte Karte für mich spielen: gegen Computer oder als letzte
asking-play-dearer = Fragen, bevor ich eine höhere Karte ausgebe als nötig
asking-play-trump-away = Fragen, bevor ich einen Trumpf in einen verlorenen Stich werfe
asking-play-over-partner = Fragen, bevor ich meinem Team den Stich wegnehme
caution-play-dearer = { $wins ->
    [yes] { $card } würde den Stich auch machen.
   *[no] Diesen Stich kannst du nicht machen. { $card } würde zum Verlieren reichen.
}
caution-play-trump-away = Diesen Stich kannst du nicht machen. Mit { $card } sparst du den Trumpf.
caution-play-over-partner = Diesen Stich macht { $seat } schon für dich. { $card } würde ihn so lassen.

## The table in words

fact-phase-one = Runde { $round }, Stich { $trick }. { $seat } hat gegeben. { goes-to }
fact-to-lead = { $seat } spielt aus.
fact-to-follow = { $seat } gibt eine Karte zu.
fact-trump = Trumpf ist { $suit }.
fact-trick = { $seat } hat ausgespielt. Auf dem Tisch: { $cards }.
fact-last-trick = { $points ->
    [0] { $seat } hat den letzten Stich gemacht: { $cards }.
    [one] { $seat } hat den letzten Stich gemacht: { $cards }, { $points } Punkt.
   *[other] { $seat } hat den letzten Stich gemacht: { $cards }, { $points } Punkte.
}
fact-trick-taken = { $points ->
    [0] { $number }. { $seat } hat ausgespielt, { $winner } den Stich gemacht: { $cards }
    [one] { $number }. { $seat } hat ausgespielt, { $winner } den Stich gemacht: { $cards }, { $points } Punkt
   *[other] { $number }. { $seat } hat ausgespielt, { $winner } den Stich gemacht: { $cards }, { $points } Punkte
}
fact-no-tricks = In dieser Phase hat noch niemand einen Stich gemacht.
fact-points = { $side } { has } in dieser Runde { number-of-points } und { tricks-won } gemacht.
brief-points = { number-of-points }, { tricks-won }
fact-score-line = - { PLUS($points) }{ $points }: { $score } { $cards }
fact-score-trick = - { PLUS($points) }{ $points }: Stich { $number } { $cards }
score-tricks-one = { $count ->
    [one] { $count } Stich in der ersten Phase
   *[other] { $count } Stiche in der ersten Phase
}
score-tricks-two = { $count ->
    [one] { $count } Stich in der zweiten Phase
   *[other] { $count } Stiche in der zweiten Phase
}
fact-holding = { $count ->
    [0] Deine Hand ist leer.
    [one] Du hast { $count } Karte: { $cards }.
   *[other] Du hast { $count } Karten: { $cards }.
}

## What the rules refuse

refusal-play-one-card = Spiel genau eine Karte.
refusal-must-follow = { $card } wurde ausgespielt, also musst du bedienen: { $cards }.
refusal-must-overplay = { $card } wurde ausgespielt, und du musst höher spielen, wenn du kannst: { $cards }.
refusal-must-trump = { $card } wurde ausgespielt. Du kannst nicht bedienen, also musst du stechen: { $cards }.
refusal-must-overtrump = { $card } wurde ausgespielt. Du kannst nicht bedienen, also musst du überstechen: { $cards }.

## Options

option-cut_for_deal = Ums Geben abheben
    .about = Alle heben eine Karte ab, um zu entscheiden, wer zuerst gibt. Sonst geht es nach den Plätzen.

## Records

most-tricks = Meiste Stiche in einer Runde
feat-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}

## What can be done, and hints

fact-may-lead = Du spielst aus: Jede Karte ist erlaubt.
fact-may-follow-with-any = Mit jeder deiner Karten bedienst du. Spiel, welche du willst.
fact-may-play-some = Du kannst { $cards } spielen.
fact-do-play = Spiel { $cards }.
fact-hint-play-wins = { $card } macht den Stich{ $points ->
    [0] {""}
    [one] , er bringt { $points } Punkt
   *[other] , er bringt { $points } Punkte
}.
fact-hint-play-best = { $card } schlägt alle Karten, die bisher gespielt wurden.
fact-hint-play-sure = { $card } kann niemand mehr schlagen.
fact-hint-play-forces = Auf { $card } kann niemand bedienen: Sie macht den Stich oder kostet einen Trumpf.
fact-hint-play-high = Nur ein Trumpf kann { $card } schlagen.
fact-hint-play-cannot-win = Diesen Stich kannst du nicht machen{ $cheapest ->
    [yes] . Gib { $card } ab, deine billigste Karte.
   *[no] .
}
fact-hint-play-saves = Dieser Stich würde dich { $card } kosten.
fact-hint-only-play = Du kannst nur diese Karte spielen.
fact-hint-lead-cheap = { $card } ist die billigste Karte, die du ausspielen kannst.
fact-hint-lead-trump = Wenn du Trumpf ausspielst, müssen die anderen ihre Trümpfe hergeben, sofern sie welche haben.
fact-hint-lead-long = Sie ist aus deiner längsten Farbe: { $count } Karten in { $suit }.
fact-hint-void = { $card } ist deine einzige Karte dieser Farbe. Ohne sie kannst du die Farbe stechen.
fact-hint-play-average = Das bringt im Schnitt am meisten.
fact-hint-exchange = Du behältst { $cards } und bekommst { $count ->
    [one] eine neue Karte
   *[other] { $count } neue Karten
}.
fact-hint-exchange-all = Du bekommst eine ganz neue Hand.
number-of-tricks = { $half ->
    [yes] { $count ->
        [0] ein halber Stich
       *[other] { $count }½ Stiche
    }
   *[no] { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
}
fact-predict-trumps = { $unseen ->
    [0] Du siehst alle Trümpfe, die noch da sind.
    [one] Ein Trumpf ist noch draußen. { $seat } hat ihn wahrscheinlich { $count ->
        [0] nicht.
       *[other] auf der Hand.
    }
   *[other] { $unseen } Trümpfe sind noch draußen. { $seat } hat davon wahrscheinlich etwa { $count }.
}

## Making trumps, and exchanging

phase-exchange = Karten tauschen
verb-exchange = Tauschen
fact-to-exchange = { $seat } tauscht Karten.
ask-exchange = Welche Karten tauschst du?
choice-exchange = { $cards } tauschen
did-exchanged = { $known ->
    [1] tauscht { $cards }
   *[0] tauscht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
}
fact-do-exchange = Tausch { $cards }.
command-order = Wenn du am Zug bist: die aufgedeckte Karte aufnehmen lassen
command-name = Wenn du am Zug bist: Trumpf nennen
command-defend = Wenn du am Zug bist: allein verteidigen
command-farmers-hand = Wenn du am Zug bist: ein Farmerblatt tauschen
command-throw-in = Wenn du am Zug bist: deine Hand hinwerfen
command-propose = Wenn du am Zug bist: einen Tausch vorschlagen
command-stand = Wenn du am Zug bist: mit deinen Karten spielen
command-accept = Wenn du am Zug bist: einen Vorschlag annehmen
command-refuse = Wenn du am Zug bist: einen Vorschlag ablehnen
command-king = Wenn du am Zug bist: den Trumpfkönig ansagen
command-blanche = Wenn du am Zug bist: Carte blanche ansagen oder zeigen
