### Checking how the cards were dealt.

command-table-verify = Voir le sceau des cartes, ou recalculer chaque carte des manches finies
argument-verify-table = Quelle table ; sinon celle de ce salon ou ta dernière
argument-verify-file = Un fichier de donnes révélées, au lieu d’une table
argument-verify-commitment = Le sceau que tu as noté, comme 1a2b… ; d’une manche après la première, 1a2b…@2
argument-verify-day = Un jour dont les donnes sont finies, comme 2026-11-24, au lieu d’une table
verify-day-sealed = Les donnes du { $day } sont scellées par `{ $commitment }`. Le jour fini, à 00 h 00 UTC, le secret est révélé et chaque carte peut être recalculée.
verify-day-how = N’importe qui peut le vérifier sur son ordinateur : docs/daily.md explique comment.
verify-brought = Le mélange a utilisé des mots donnés à la table, ou par moi à leur place : { $listed }.
verify-brought-seat = { $number }. { $words }
verify-proves = Si tu as noté ce sceau avant la donne, cela prouve que les cartes étaient fixées dès lors et que personne ne les a choisies ensuite.
verify-claims = Sans un sceau noté par toi avant la donne, cela prouve seulement que le fichier est cohérent.
verify-cannot = Cela ne peut pas prouver que personne n’a regardé les cartes. Et c’est moi qui ai vérifié : si tu ne me fais pas confiance, prends le fichier sous **Donne vérifiable** et lance `python check_deal.py` sur ton ordinateur (docs/deals.md explique comment). Cherche tes propres mots parmi ceux de la table.
refusal-no-such-day = Il n’y a pas eu de donnes du jour le { $day }. Écris une date comme 2026-11-24.
refusal-file-too-large = Ce fichier est trop gros pour être un fichier de donnes révélées.
refusal-no-commitment = { deals-commitment }

## Fair deal: the seal before the cards are dealt, and the file after the round

fair-deal-fingerprint = -# Les cartes sont scellées : { $fingerprint }… (**Donne vérifiable** montre tout)
fair-deal-title = ### Donne vérifiable, table { $table }
fair-deal-sealed =
    Les cartes de la manche { $round } sont scellées par
    `{ $commitment }{ $noted ->
        [0] { "" }
       *[other] @{ $noted }
    }`
fair-deal-before = Tu veux la certitude que personne ne choisit tes cartes ? Note ce sceau, puis ajoute tes propres mots au mélange avec `/table join seed:`. Après la manche, appuie de nouveau sur **Donne vérifiable** : le fichier en est la preuve.
reveal-later = Le fichier qui prouve les manches finies dit aussi leurs mains. Qui y joue peut l’avoir maintenant, et toi quand la partie sera finie.
reveal-how = Avec ce fichier, n’importe qui peut vérifier les cartes des manches finies : `/table verify`, ou sur son ordinateur `python check_deal.py { $file } SCEAU`. SCEAU est celui que tu as noté pour la manche 1. Si tu as noté celui d’une manche suivante, ajoute son numéro : `SCEAU@2`. docs/deals.md explique comment cela marche.
