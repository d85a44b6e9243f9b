### The guided round of the tutorial: what to do next, and why. Each lesson belongs to one lit button.

guide-step = **Schritt { $number } von { $last }**
guide-hand = Deine Karten
guide-off = Selbst wählen
guide-others = Die anderen spielen.
tutorial-guided = Ich führe dich durch die ersten { $count } Züge: Drück jedes Mal den leuchtenden Knopf. **{ guide-off }** zeigt deine ganze Hand, wenn du lieber etwas anderes versuchst.
