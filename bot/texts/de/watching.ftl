### Watching a table in private.

button-open-hands = Letzte Runde, offene Hände
button-watching = Zuschauen
button-watching-on = Weiter zuschauen
button-watching-refresh = Aktualisieren
watching = Du schaust zu; das siehst nur du. Es folgt der Partie bis { $until }.
watching-stopped = Du schaust nicht mehr zu: Dies folgt der Partie nicht mehr. **{ button-watching-on }** zeigt sie, wie sie jetzt ist.
watching-score = **Punkte:** { $totals }
watching-moved = Dieser Tisch ist in einen anderen Kanal umgezogen. Dort kannst du zuschauen.
