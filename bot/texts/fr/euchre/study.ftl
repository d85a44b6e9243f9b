### Euchre: hints, and what a learner is told.

fact-may-follow = Tu ne peux pas fournir : joue n’importe quelle carte.
fact-may-order = Tu peux commander { $card } : l’atout est alors { $suit }.
fact-may-name = Tu peux choisir une couleur comme atout.
fact-may-discard = Tu peux écarter n’importe quelle carte.
fact-may-exchange = Tu peux échanger des cartes contre des cartes non distribuées.
fact-may-defend = Tu peux jouer en solo contre le solo.
fact-may-farmers-hand = Tu as une main de fermier : tu peux échanger trois dix ou moins contre des cartes non distribuées.
fact-may-throw-in = Tu n’as ni as, ni figure, ni atout : tu peux rendre ta main.
fact-do-order = { $rank ->
    [alone] Commande, et joue en solo.
   *[other] Commande.
}
fact-do-name = Choisis { $onto }.
fact-do-discard = Écarte { $cards }.
fact-do-defend = Défends en solo.
fact-do-farmers-hand = Échange { $cards }.
fact-do-throw-in = Rends ta main.
fact-hint-tricks = Avec { $suit } atout, tu peux espérer environ { number-of-tricks }.
fact-hint-too-few = Même avec { $suit } atout, tu ne peux espérer qu’environ { number-of-tricks }.
fact-hint-partner-wins = { $seat } est en train de gagner ce pli pour toi.
fact-hint-name-unseen = Tu n’as pas encore vu ta main : une couleur en vaut une autre.
fact-hint-pass-risk = Si tu fais l’atout et moins de trois plis, les autres marquent 2 points.
fact-hint-pass-gives = Si tu la commandes, { $seat } reçoit { $card }.
fact-hint-defend = Battre le solo en solo rapporte 4 points, et non 2.
fact-hint-defend-not = À deux, ton équipe a plus de chances d’arrêter le solo.
fact-hint-keep-all = Tu gardes toutes tes cartes : ta main vaut environ { number-of-tricks }.
fact-hint-farmers-hand = { $cards } sont trop basses pour gagner grand-chose, et trois autres cartes ne peuvent qu’être meilleures.
fact-hint-throw-in = Tu n’as ni as, ni figure, ni atout. La prochaine donne ne peut guère être pire.
fact-recall-passed = { $upcard ->
    [yes] { $seat } a passé sur { $card }.
   *[no] { $seat } n’a pas choisi de couleur.
}
fact-place-upturned = Sur la table : { $card }.

lesson-euchre-aim = Un camp fait l’atout et doit alors gagner trois des cinq plis. Le premier score à { $target } points gagne la partie.
lesson-euchre-order = **{ verb-order }** { $card } donne l’atout { $suit }, et ton camp doit alors gagner trois plis. Avec une main faible : **{ verb-pass }**.
lesson-euchre-name = { $card } a été refusée : { $suit } ne peut plus être atout. **{ verb-name }** dans une autre couleur si ta main y est bonne{ $must ->
    [yes] {" "}: tous les autres ont passé et tu as la donne, c’est donc obligatoire.
   *[no] , ou **{ verb-pass }**.
}
lesson-euchre-discard = Tu as la donne et tu as pris { $card }. **{ verb-discard }** une carte dont tu n’as pas besoin : au mieux, une carte seule dans sa couleur.
lesson-euchre-bowers = L’atout est fait. Le valet d’atout est la plus forte carte, le bower droit, et l’autre valet de même teinte est la deuxième, le bower gauche. Il compte comme atout, quoi qu’il y ait d’imprimé dessus.
lesson-euchre-follow = Fournis si tu le peux. Sinon, **{ verb-play }** n’importe quelle carte : un atout gagne le pli.
lesson-euchre-partner = Les plis de ton équipe sont tous les tiens. Ne bats pas une de ses cartes qui gagne.
lesson-euchre-alone = En solo, il faut gagner les cinq plis pour quatre points. L’autre main de l’équipe ne joue pas cette manche.
lesson-euchre-scored = La manche est comptée. Appuie sur **{ verb-deal }** pour continuer.

guide-euchre-order = Tu as cinq cartes, et la retourne est { $card }. Le camp qui fait de sa couleur l’atout doit gagner trois des cinq plis. { $best ->
    [joker] Le joker est la plus forte carte, puis le valet d’atout, puis l’autre valet de même teinte.
    [benny] Le deux de pique est la plus forte carte, puis le valet d’atout, puis l’autre valet de même teinte.
   *[none] Le valet d’atout est la plus forte carte, et l’autre valet de même teinte la deuxième.
} Ta main est assez bonne : commande-la. Qui distribue prend la carte et en écarte une autre.
guide-euchre-lead = Tu entames. Tu as fait l’atout : entame d’un bon atout pour faire tomber ceux des autres, { $cards }.
guide-euchre-lead-again = Entame { $cards } : elle gagne le pli, ou te coûte peu.
guide-euchre-win = { $cards } gagne ce pli pour l’instant. Prends-le.
guide-euchre-lose = Tu ne peux pas gagner ce pli, ou n’en as pas besoin. Joue ta carte la moins chère : { $cards }.
guide-euchre-done = **Voilà comment ça marche :** faire l’atout avec trois plis probables, faire tomber les atouts, et encaisser les as. À partir d’ici, tu joues librement. J’expliquerai les autres règles quand elles viendront, et **{ button-hint }** sous ta main montre toujours un bon coup.
