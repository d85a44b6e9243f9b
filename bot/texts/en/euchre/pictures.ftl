## The words of Euchre's pictures. See the common file for how they fit.

# On chips beside players.
picture-maker = MAKER
picture-alone = ALONE
picture-pass = PASS
# On chips at the highest trumps: the best, right and left bower.
picture-bower-best = BEST
picture-bower-right = RIGHT
picture-bower-left = LEFT
# Below the upcard while trumps are made. An upcard of no suit is offered as one.
picture-turned-down = TURNED DOWN
picture-turned-down-as = as { $suit }, TURNED DOWN
picture-upcard-for = for { $dealer }
picture-upcard-for-as = as { $suit }, for { $dealer }
picture-upcard = turned up
picture-upcard-as = as { $suit }, turned up
# Who made trumps, in short.
picture-made-by = by { $name }
picture-ordered = { $name } ordered up { $card }
picture-ordered-joker = { $name } ordered up the joker
picture-named = { $name } named it
picture-phase-turned = to name its suit
picture-phase-order = to order or pass
picture-phase-name = to name trumps
picture-phase-discard = to lay one away
picture-phase-defend = to defend alone?
picture-phase-exchange = to exchange or pass
picture-verb-order = order up
picture-verb-name = name trumps
picture-verb-defend = defend alone
picture-verb-exchange = exchange
picture-verb-discard = lay a card away
picture-verb-pass = pass
picture-line-made = Three or four tricks
picture-line-march = March
picture-line-lone-march = March alone
picture-line-euchre = Euchre
picture-line-lone-euchre = Lone euchre
