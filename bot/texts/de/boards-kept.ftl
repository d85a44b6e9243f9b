### The boards that a channel keeps, and their page of the settings of a server.

button-board-mine = Mein Platz
button-boards-back = Noch einmal schicken
server-pages = Mehr Einstellungen
server-standing = Ranglisten in einem Kanal
server-standing-means = Ich kann Ranglisten in einem Kanal führen: je eine Nachricht, die ich bald nach einer Partie bearbeite, höchstens alle fünf Minuten. Dort zeige ich auch, wer am Ende einer Saison vorn liegt.
server-standing-none = Noch führt kein Kanal Ranglisten. Wähl unten einen aus.
server-standing-off = Dieser Server hat seine Ranglisten abgeschaltet, deshalb führe ich keine. Einschalten kannst du sie unter **{ server-boards }**.
server-standing-gone = Der Kanal für die Ranglisten wurde gelöscht. Wähl einen anderen.
server-standing-in = { $channel } führt: { $boards }. Liga und Wertungen gelten für { $game }.
server-standing-mute = In { $channel } kann ich sie noch nicht führen. Erlaub mir: { $permissions }.
server-standing-lost = Jemand hat eine Nachricht mit einer Rangliste gelöscht. Ich schicke sie nur noch einmal, wenn du das willst.
server-set-board_channel = Kanal; keiner heißt keine Ranglisten
server-set-board_kinds = Welche Ranglisten
server-set-board-of = Liga und Wertungen von { $game }
board-tournament = Turnier
board-no-tournament = Hier hat noch kein Turnier begonnen.
board-tournament-there = -# Gespielt wird in { $channel }

## The podium of a season

season-podium = Saison { $number }: { $game }
season-podium-players = Die Saison ist zu Ende. { $count ->
    [one] In der Liga stand eine Person.
   *[other] In der Liga standen { $count } Leute.
}
season-podium-won = Gewonnene Partien
season-podium-step = { $place }. { $name }: { $won ->
    [one] { $won } Partie gewonnen
   *[other] { $won } Partien gewonnen
}
button-season-league = Die ganze Liga

## Roles of champions

server-champions = Rollen für die Besten
server-champions-means = Ich kann den Besten eine Rolle geben: der letzten Saison (wer am Ende die Liga anführt), des gestrigen Blatts des Tages (auf diesem Server) und des letzten Turniers. Sie gilt, bis es neue gibt; bei Gleichstand bekommen sie alle. Wer sich auf Ranglisten verbirgt, bekommt keine.
server-champions-off = Dieser Server hat seine Ranglisten abgeschaltet, deshalb bekommt niemand eine Rolle. Einschalten kannst du sie unter **{ server-boards }**.
server-champion-none = { $kind ->
    [daily] Für das Blatt des Tages gibt es keine Rolle.
    [tournament] Für den letzten Turniersieg gibt es keine Rolle.
   *[season] Für den Saisonsieg gibt es keine Rolle.
}
server-champion = { $kind ->
    [daily] Wer das Blatt des Tages gewinnt, bekommt { $role }.
    [tournament] Wer das letzte Turnier gewonnen hat, bekommt { $role }.
   *[season] Wer die Saison gewinnt, bekommt { $role }.
}
server-champion-stuck = { $kind ->
    [daily] Wer das Blatt des Tages gewinnt, sollte { $role } bekommen, aber ich kann die Rolle nicht vergeben.
    [tournament] Wer das letzte Turnier gewonnen hat, sollte { $role } bekommen, aber ich kann die Rolle nicht vergeben.
   *[season] Wer die Saison gewinnt, sollte { $role } bekommen, aber ich kann die Rolle nicht vergeben.
} { $problem }
server-set-champion = { $kind ->
    [daily] Blatt des Tages: keine Rolle
    [tournament] Letzter Turniersieg: keine Rolle
   *[season] Saisonsieg: keine Rolle
}
role-gone = Sie wurde gelöscht. Wähl eine andere.
role-managed = Sie gehört allen oder einer App, deshalb kann sie niemand vergeben. Wähl eine Rolle, die dafür gemacht ist.
role-permission = Ich brauche die Berechtigung Rollen verwalten: Gib sie meiner Rolle unter Servereinstellungen, Rollen.
role-too-high = Sie steht nicht unter meiner eigenen Rolle. Zieh meine Rolle unter Servereinstellungen, Rollen darüber.
refusal-role-gone = Diese Rolle kann ich nicht vergeben. { role-gone }
refusal-role-managed = Diese Rolle kann ich nicht vergeben. { role-managed }
refusal-role-permission = Ich kann noch keine Rollen vergeben. { role-permission }
refusal-role-too-high = Diese Rolle kann ich nicht vergeben. { role-too-high }
refusal-role-twice = Diese Rolle steht schon für einen anderen Sieg. Wähl für jeden eine andere.
refusal-role-not-yours = Du kannst nur eine Rolle wählen, die du auch selbst vergeben könntest: Dafür braucht es die Berechtigung Rollen verwalten und eine eigene Rolle, die darüber steht. Jemand, der das kann, muss sie wählen.
champion-given = { $kind ->
    [daily] Sieg beim Blatt des Tages
    [tournament] Sieg beim letzten Turnier
   *[season] Saisonsieg
}
champion-taken = { $kind ->
    [daily] Beim Blatt des Tages gibt es einen neuen Sieg oder keinen
    [tournament] Es gibt einen neuen Turniersieg
   *[season] Es gibt einen neuen Saisonsieg oder keinen
}

## The summary of a week

server-set-board_weekly = Ein Rückblick auf jede Woche
server-set-board_weekly-yes = Jeden Montag auf die Woche zurückblicken
server-set-board_weekly-no = Kein Rückblick auf die Woche
server-standing-weekly = Jeden Montag um { $hour }, { $zone }, blicke ich dort auf die Woche zurück: zur Stunde und in der Zeitzone des Blatts des Tages.
week-title = Die Woche hier
week-busiest = **Meiste Partien:** { $names } ({ $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
})
week-climb = **Größter Aufstieg:** { $name } in { $game }, Wertung { $before } → { $after }
week-hand = **Stärkste Runde:** { $names } in { $game }, { $points } zu { $against }
week-closest = **Knappste Partie:** gewonnen von { $names } in { $game }, { $points ->
    [0] bei gleichen Punkten
    [one] mit { $points } Punkt Vorsprung
   *[other] mit { $points } Punkten Vorsprung
}
