### Reactions to a move, by players and onlookers.

reactions-to = -# To the move of **{ $seat }**: { $reactions }
reactions-offered = React to the move of **{ $seat }**; everyone at the table sees how often each was given. Press the same again to take it back:
replay-reactions = -# Reactions: { $reactions }
refusal-reactions-off = Reactions are switched off in this server.
refusal-move-long-ago = The game has gone on since then. Press **{ button-table }** again to react to the last move.
server-set-reactions = Reactions to moves
server-set-reactions-yes = People can react to the last move under Table
server-set-reactions-no = No reactions to moves
