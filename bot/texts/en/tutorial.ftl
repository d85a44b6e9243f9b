### The guided round of the tutorial: what to do next, and why. Each lesson belongs to one lit button.

guide-step = **Step { $number } of { $last }**
guide-hand = Your cards
guide-off = Choose for myself
guide-others = The others are playing.
tutorial-guided = I'll guide you through the first { $count } moves: press the lit button each time. **{ guide-off }** shows your whole hand, if you'd rather try something else.
