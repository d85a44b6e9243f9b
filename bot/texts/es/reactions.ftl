### Reacciones a una jugada, de quien juega y de quien mira.

reactions-to = -# A la jugada de **{ $seat }**: { $reactions }
reactions-offered = Reacciona a la jugada de **{ $seat }**; toda la mesa ve cuántas veces se dio cada una. Pulsa otra vez la misma para quitarla:
replay-reactions = -# Reacciones: { $reactions }
refusal-reactions-off = Las reacciones están desactivadas en este servidor.
refusal-move-long-ago = La partida ha seguido desde entonces. Pulsa otra vez **{ button-table }** para reaccionar a la última jugada.
server-set-reactions = Reacciones a las jugadas
server-set-reactions-yes = Se puede reaccionar a la última jugada desde Mesa
server-set-reactions-no = Sin reacciones a las jugadas
