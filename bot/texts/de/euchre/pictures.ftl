## The words of Euchre's pictures. See the common file for how they fit.

# On chips beside players.
picture-maker = TRUMPF
picture-alone = ALLEIN
picture-pass = PASST
# On chips at the highest trumps: the best, right and left bower.
picture-bower-best = BESTER
picture-bower-right = RE.
picture-bower-left = LI.
# Below the upcard while trumps are made. An upcard of no suit is offered as one.
picture-turned-down = ABGELEHNT
picture-turned-down-as = als { $suit }, ABGELEHNT
picture-upcard-for = für { $dealer }
picture-upcard-for-as = als { $suit }, für { $dealer }
picture-upcard = aufgedeckt
picture-upcard-as = als { $suit }, aufgedeckt
# Who made trumps, in short.
picture-made-by = von { $name }
picture-ordered = { $name } ließ { $card } aufnehmen
picture-ordered-joker = { $name } ließ den Joker aufnehmen
picture-named = { $name } hat genannt
picture-phase-turned = nennt die Farbe dafür
picture-phase-order = lässt aufnehmen oder passt
picture-phase-name = nennt Trumpf
picture-phase-discard = legt eine Karte weg
picture-phase-defend = verteidigt allein?
picture-phase-exchange = tauscht oder passt
picture-verb-order = aufnehmen lassen
picture-verb-name = Trumpf nennen
picture-verb-defend = allein verteidigen
picture-verb-exchange = tauschen
picture-verb-discard = eine Karte weglegen
picture-verb-pass = passen
picture-line-made = Drei oder vier Stiche
picture-line-march = Durchmarsch
picture-line-lone-march = Durchmarsch allein
picture-line-euchre = Euchre
picture-line-lone-euchre = Euchre allein
