### Reactions to a move, by players and onlookers.

reactions-to = -# Au coup de **{ $seat }** : { $reactions }
reactions-offered = Réagis au coup de **{ $seat }** ; toute la table voit combien de fois chaque réaction a été donnée. Appuie encore sur la même pour la retirer :
replay-reactions = -# Réactions : { $reactions }
refusal-reactions-off = Les réactions sont désactivées dans ce serveur.
refusal-move-long-ago = La partie a continué depuis. Appuie de nouveau sur **{ button-table }** pour réagir au dernier coup.
server-set-reactions = Réactions aux coups
server-set-reactions-yes = On peut réagir au dernier coup sous Table
server-set-reactions-no = Pas de réactions aux coups
