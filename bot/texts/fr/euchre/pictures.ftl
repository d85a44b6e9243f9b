## The words of Euchre's pictures. See the common file for how they fit.

# On chips beside players.
picture-maker = ATOUT
picture-alone = SOLO
picture-pass = PASSE
# On chips at the highest trumps: the best, right and left bower.
picture-bower-best = TOP
picture-bower-right = DROIT
picture-bower-left = GAUCHE
    .short = GAU.
# Below the upcard while trumps are made. An upcard of no suit is offered as one.
picture-turned-down = REFUSÉE
picture-turned-down-as = { $suit }, REFUSÉE
picture-upcard-for = pour { $dealer }
picture-upcard-for-as = { $suit }, pour { $dealer }
picture-upcard = retourne
picture-upcard-as = { $suit }, retourne
# Who made trumps, in short.
picture-made-by = par { $name }
picture-ordered = { $name } a commandé { $card }
picture-ordered-joker = { $name } a commandé le joker
picture-named = { $name } l’a choisi
picture-phase-turned = nomme sa couleur
picture-phase-order = commande ou passe
picture-phase-name = choisit l’atout
picture-phase-discard = écarte une carte
picture-phase-defend = défend en solo ?
picture-phase-exchange = échange ou passe
picture-verb-order = commander
picture-verb-name = choisir l’atout
picture-verb-defend = défendre en solo
picture-verb-exchange = échanger
picture-verb-discard = écarter une carte
picture-verb-pass = passer
picture-line-made = Trois ou quatre plis
picture-line-march = Capot
picture-line-lone-march = Capot en solo
picture-line-euchre = Chute
picture-line-lone-euchre = Chute contre un solo
