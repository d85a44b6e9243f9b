### Replays: finished rounds, step by step.
### Values in words: called (a game), players (names), title (of a replay).

replay-title = { $called }, Runde { $round }
replay-step = Schritt { $step } von { $last }, Zug { $turn }
replay-dealt = Die Karten sind gegeben.
replay-round = Runde { $round }
replay-rounds = Eine andere Runde
replay-viewpoint = Aus wessen Sicht
replay-viewpoint-table = Vom Tisch aus
replay-viewpoint-open = Offen: die Hand, die am Zug ist
replay-viewpoint-hands = Offen: alle Hände
replay-viewpoint-seat = Aus Sicht von { $seat }
replay-hand = { $count ->
    [0] Hand von { $seat }: leer.
    [one] Hand von { $seat }, { $count } Karte: { $cards }.
   *[other] Hand von { $seat }, { $count } Karten: { $cards }.
}
replay-first = Anfang
replay-turn-back = Zug zurück
replay-back = Zurück
replay-on = Vor
replay-turn-on = Zug vor
replay-last = Ende
replay-gif = Als Film
replay-gif-alt = { $title }, gespielt von { $players }, als Film aus { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritten
}.
replay-record = Als Datei
replay-record-how = Mit dieser Datei kann jede Person die Runden nachspielen und ihre Karten prüfen, mit `/table verify` oder `python -m bot verify { $file } SIEGEL`.
replay-play = Diese Karten spielen
past-game = { $table } { $called }, { $day }: { $players }
command-replay = Eine beendete Runde noch einmal ansehen, Schritt für Schritt
argument-replay-table = Welche Partie; sonst die letzte dieses Kanals
argument-replay-round = Welche Runde; sonst die letzte

refusal-no-round-over = Es gibt keine beendete Runde. Ansehen kannst du eine Runde, sobald sie zu Ende ist.
refusal-no-such-round = Runde { $round } dieser Partie ist nicht zu Ende, oder es gibt sie nicht.
refusal-hands-hidden = Die Hände dieser Partie werden gezeigt, sobald sie zu Ende ist. An einem Tisch, der nicht gewertet wird, könnt ihr vor dem Start offene Hände vereinbaren.
refusal-no-gif = Den Film konnte ich nicht machen. Geh die Runde stattdessen Schritt für Schritt durch.
