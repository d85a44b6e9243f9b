### The check of a tournament's proof: `python -m bot verify FILE COMMITMENT`

proof-good = Alles in „{ $name }“ folgt aus seinem Geheimnis: die Auslosung, die Paarungen ({ $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}), jedes Los und die Plätze.
proof-compare = Laut Datei war das Siegel dieses Turniers { $commitment }. Vergleich es mit dem in seiner Ankündigung, oder prüf noch einmal und gib auch dieses an.
proof-form = Die Datei ist beschädigt: { $detail } kann ich nicht lesen.
proof-noted = Das Siegel, das du notiert hast, ist nicht das dieses Turniers.
proof-secret = Das Geheimnis passt nicht zum Siegel dieses Turniers.
proof-event = Ereignis { $detail } folgt nicht aus dem Geheimnis und dem, was vorher geschah.
proof-places = Die Plätze folgen nicht aus den Ergebnissen.
