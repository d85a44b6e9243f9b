### Watching a table in private.

button-open-hands = Last round, open hands
button-watching = Watch
button-watching-on = Go on watching
button-watching-refresh = Refresh
watching = You're watching; only you see this. It follows the game until { $until }.
watching-stopped = You've stopped watching: this no longer follows the game. **{ button-watching-on }** shows it as it is now.
watching-score = **Score:** { $totals }
watching-moved = This table has moved to another channel. You can watch it there.
