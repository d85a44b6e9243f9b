### Reactions to a move, by players and onlookers.

reactions-to = -# Zum Zug von **{ $seat }**: { $reactions }
reactions-offered = Reagier auf den Zug von **{ $seat }**; alle am Tisch sehen, wie oft jede Reaktion kam. Drück dieselbe noch einmal, um sie zurückzunehmen:
replay-reactions = -# Reaktionen: { $reactions }
refusal-reactions-off = Reaktionen sind auf diesem Server ausgeschaltet.
refusal-move-long-ago = Die Partie ist inzwischen weitergegangen. Drück noch einmal **{ button-table }**, um auf den letzten Zug zu reagieren.
server-set-reactions = Reaktionen auf Züge
server-set-reactions-yes = Unter Tisch kann man auf den letzten Zug reagieren
server-set-reactions-no = Keine Reaktionen auf Züge
