### Games in which melds are laid on the table: sentences that they share.

refusal-owed = Du hast { $card } zum Auslegen genommen, also leg sie zuerst aus. Um sie zurückzulegen, drück **{ verb-undo }**.
refusal-take-one-card = Nenn eine Karte der Ablage. Alle Karten, die darauf liegen, kommen mit.
refusal-not-in-pile = { $card } liegt nicht in der Ablage.
refusal-take-to-meld = { $card } kannst du nur nehmen, wenn du sie gleich auslegen kannst, mit deinen Karten und denen, die darauf liegen. Das geht jetzt nicht.
refusal-name-cards = Nenn die Karten, die du auslegen willst.
refusal-no-meld = { $cards } ist weder ein Satz noch eine Folge. Ein Satz hat drei oder vier Karten eines Rangs in verschiedenen Farben, eine Folge drei oder mehr Karten einer Farbe in der Reihe.
refusal-does-not-fit = { $cards } passt nicht an { $melds }. Wähl eine Auslage aus der Liste.
refusal-which-meld = { $card } passt an mehr als eine Stelle. Sag, wohin: Wähl eine aus der Liste.
refusal-joker-useless = { $count ->
    [one] Den Joker müsstest du gleich auslegen, und er würde nirgends passen.
   *[other] Du müsstest { $count } Joker gleich auslegen, und sie würden nicht alle passen.
}
refusal-first-meld = Was du zuerst auslegst, muss in neuen Auslagen { $needs } Punkte oder mehr zählen. Dies zählt { $has }.
refusal-keep-one = Am Ende deines Zugs brauchst du eine Karte zum Ablegen. Behalt also eine.
