### Games that a knock ends: sentences that they share.

asking-discard-gin = Demander avant de défausser quand j’ai un gin
asking-discard-wanted = Demander avant de défausser une carte qui va avec ce qu’on a pris en face
caution-discard-gin = C’est un gin. Frappe plutôt !
caution-discard-wanted = { $seat } a { $cards } : { $card } ferait une combinaison.
fact-shows = { $count ->
    [0] { $seat } n’a pas de combinaison.
   *[other] { $seat } montre { $melds }.
}
fact-lays-off = { $seat } ajoute { $cards }.
fact-left = { $points ->
    [0] { $seat } n’a aucun point mort.
   *[other] Points morts { DE($seat) } : { $points }, { $cards }.
}
fact-ended-knock = { $seat } frappe et gagne la manche.
fact-ended-gin = { $seat } gagne la manche par un gin.
fact-ended-big-gin = { $seat } gagne la manche par un grand gin.
fact-ended-undercut = { $seat } contre et gagne la manche.
fact-ended-equal = { $seat } frappe, mais les points morts sont égaux. Personne ne marque.
fact-ended-void = La manche est nulle. La même place distribue de nouveau.
fact-waiting-for = Ces cartes feraient ou compléteraient une combinaison : { $cards }.
refusal-no-big-gin = Le grand gin ne se joue pas ici. Frappe, et défausse une carte de trop.
refusal-not-gin = Pour un grand gin, toutes tes cartes doivent être combinées. Tes points morts : { $has }.
refusal-must-knock = Tu as pris la dernière défausse pour frapper : tu ne peux pas simplement défausser. Frappe, ou annule et passe.
refusal-too-much-deadwood = { $limit ->
    [0] Tu ne peux pas encore frapper : sans { $card }, tes points morts sont à { $has }, et seul un gin finit la manche.
   *[other] Tu ne peux pas encore frapper : { $has } points morts sans { $card }, { $limit } permis.
}
refusal-no-such-melds = Tu ne peux pas ranger ta main ainsi en défaussant { $card }. Sans préciser les combinaisons, je choisis le mieux.
