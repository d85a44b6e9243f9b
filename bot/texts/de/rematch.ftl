### The rematch: everybody's seat is held for them until they are in.

## The message

rematch-title = { $called }: Revanche
rematch-waits = **Noch nicht dabei: { $players }.** Schon dabei: { $in }. Gegeben wird, sobald alle dabei sind.
rematch-open = **Ein Platz ist frei.** Dabei: { $in }. Gegeben wird, sobald ihn jemand nimmt; oder { $host } kann mit einem Computer starten.
rematch-rotated = -# Die Teams haben gewechselt.
rematch-drop = Wer dabei ist, kann jetzt ohne { $players } weitermachen.
rematch-until = -# Wenn bis { $until } nicht gegeben ist, fällt diese Revanche aus.
rematch-ended = Diese Revanche ist ausgefallen: Nach 15 Minuten waren nicht alle dabei, oder sie wurde geschlossen. **{ button-rematch }** ruft euch noch einmal zusammen.
rematch-seat-missing = noch nicht dabei
rematch-seat-in = dabei
rematch-hand-missing = Dein Platz und dein Team sind für dich reserviert. Bist du dabei?
rematch-hand-missing-alone = Dein Platz ist für dich reserviert. Bist du dabei?
rematch-hand-in = Du bist dabei. Die Karten sind noch nicht gegeben.
button-in = Bin dabei
button-go-without = { $count ->
    [one] Ohne { $player } geben
   *[other] Ohne sie geben
}
button-open-seats = { $count ->
    [one] Platz freigeben: { $player }
   *[other] Ihre Plätze freigeben
}

## Answers

done-rematch-waits = Du bist dabei. Gegeben wird, sobald auch { $players } { $count ->
    [one] dabei ist
   *[other] dabei sind
}: { $link }
done-rematch-open = Du bist dabei. Ein Platz ist frei: { $link }
done-rematch-asks = Dein Platz ist reserviert: { $link } Die Regeln haben sich seitdem geändert. Bitte sag dort, ob du zustimmst.
done-rematch-opened = Die Revanche ist offen: { $link }
done-rematch-dealt = Die nächste Partie hat begonnen: { $link }
done-gathering-closed = Die Revanche ist abgesagt. **{ button-rematch }** ruft euch noch einmal zusammen.
done-dropped = Die anderen haben ohne dich weitergemacht, deshalb hast du in der Revanche keinen Platz.

## What is refused

refusal-no-rotation = Teams können nur nach einer Partie zu viert wechseln, zwei gegen zwei.
refusal-gathers-otherwise = { $rotated ->
    [yes] Die anderen möchten die Teams wechseln. Wenn du dabei bist, drück dort **{ button-in }**: { $link }
   *[no] Die anderen sammeln sich in denselben Teams wie vorher. Wenn du dabei bist, drück dort **{ button-in }**: { $link }
}
refusal-rematch-over = Diese Revanche ist ausgefallen, bevor gegeben wurde. **{ button-rematch }** unter der Partie davor ruft euch noch einmal zusammen.
refusal-rematch-began = Die anderen haben ohne dich begonnen: { $link }
refusal-press-there = Von hier aus kann ich sie nicht öffnen. Drück denselben Knopf unter der beendeten Partie in ihrem Kanal: { $link }
refusal-not-all-in = Hier geht noch „{ button-in }“: { $seat }. Zwei Minuten nach der ersten Zusage zeigt der Tisch, wie es ohne die Fehlenden weitergeht.
refusal-not-in = Sag zuerst selbst zu: Drück **{ button-in }** am Tisch.
refusal-too-early = Gib den anderen zwei Minuten. Dann zeigt der Tisch, wie es ohne sie weitergeht.
