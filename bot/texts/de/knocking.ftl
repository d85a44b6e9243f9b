### Games that a knock ends: sentences that they share.

asking-discard-gin = Fragen, bevor ich ablege, obwohl ich Gin habe
asking-discard-wanted = Fragen, bevor ich eine Karte ablege, die zu dem passt, was die Gegenseite genommen hat
caution-discard-gin = Du hast Gin. Klopf lieber!
caution-discard-wanted = { $seat } hat { $cards }; mit { $card } wird eine Auslage daraus.
fact-shows = { $count ->
    [0] { $seat } hat keine Auslagen.
   *[other] { $seat } zeigt { $melds }.
}
fact-lays-off = { $seat } legt { $cards } an.
fact-left = { $points ->
    [0] { $seat } hat keine Restpunkte.
   *[other] Restpunkte von { $seat }: { $points } ({ $cards }).
}
fact-ended-knock = { $seat } hat geklopft und gewinnt die Runde.
fact-ended-gin = { $seat } gewinnt die Runde mit Gin.
fact-ended-big-gin = { $seat } gewinnt die Runde mit Großem Gin.
fact-ended-undercut = { $seat } unterbietet und gewinnt die Runde.
fact-ended-equal = { $seat } hat geklopft, aber die Restpunkte sind gleich. Niemand bekommt Punkte.
fact-ended-void = Die Runde ist ungültig. Dieselbe Person gibt noch einmal.
fact-waiting-for = Diese Karten würden eine Auslage bilden oder verlängern: { $cards }.
refusal-no-big-gin = Großes Gin wird hier nicht gespielt. Klopf und leg dabei eine Karte ab, die du entbehren kannst.
refusal-not-gin = Für Großes Gin müssen alle deine Karten in Auslagen sein. Du hast noch { $has } Restpunkte.
refusal-must-knock = Du hast die letzte Karte der Ablage zum Klopfen genommen und kannst nicht einfach ablegen. Klopf, oder nimm den Zug zurück und pass.
refusal-too-much-deadwood = { $limit ->
    [0] Noch kannst du nicht klopfen: Ohne { $card } hast du { $has } Restpunkte, und nur Gin beendet die Runde.
   *[other] Noch kannst du nicht klopfen: { $has } Restpunkte ohne { $card }, erlaubt sind { $limit }.
}
refusal-no-such-melds = So lässt sich deine Hand nicht auslegen, wenn du { $card } ablegst. Lass die Auslagen weg, dann nehme ich die beste Aufteilung.
