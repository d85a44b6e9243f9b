### Watching a table in private.

button-open-hands = Dernière manche ouverte
button-watching = Regarder
button-watching-on = Continuer à regarder
button-watching-refresh = Actualiser
watching = Tu regardes, et personne d’autre ne voit ceci. La partie s’y suit jusqu’à { $until }.
watching-stopped = Tu ne regardes plus : ceci ne suit plus la partie. **{ button-watching-on }** la montre telle qu’elle est.
watching-score = **Score :** { $totals }
watching-moved = Cette table est partie dans un autre salon. Tu peux l’y regarder.
