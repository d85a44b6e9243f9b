### The guided round of the tutorial: what to do next, and why. Each lesson belongs to one lit button.

guide-step = **Étape { $number } sur { $last }**
guide-hand = Tes cartes
guide-off = Choisir moi-même
guide-others = Les autres jouent.
tutorial-guided = Je te guide pour les { $count } premiers coups : appuie chaque fois sur le bouton allumé. **{ guide-off }** montre toute ta main, si tu préfères essayer autre chose.
