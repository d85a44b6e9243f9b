"""What is legal in a round of Canasta, each rule in one place.

A reader who looks for a rule finds it in the module named after what it decides: drawing, taking the pile, melding,
sequences, black threes, the initial meld (opening), discarding, going out, asking the partner, special hands.
:mod:`~engine.canasta.legality.actions` lists the legal actions. A meld or a take is listed if and only if its check
passes.

Nothing is legal after which the turn could not be ended: the initial meld must be completed if it was begun, and the
player needs a card to discard and one to keep, or the right to go out. :mod:`~engine.canasta.legality.position`
describes a turn in numbers, and :mod:`~engine.canasta.legality.planning` decides what it can still come to.
"""
