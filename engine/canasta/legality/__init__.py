"""The legal actions in a round of Canasta, each rule in one place.

:mod:`~engine.canasta.legality.taking` has the rules of the start of a turn: drawing, an empty stock, and the pile;
``melding`` those of melds of ranks, wild cards and sequences; ``going_out`` the initial meld and going out; ``ending``
the discard, asking the partner, black threes and special hands. :mod:`~engine.canasta.legality.actions` lists the legal
actions. A meld or a take is listed if and only if its check passes.

Nothing is legal after which the turn could not be ended: the initial meld must be completed if it was begun, and the
player needs a card to discard and one to keep, or the right to go out. :mod:`~engine.canasta.legality.position`
describes a turn in numbers, and :mod:`~engine.canasta.legality.planning` decides how it can still end.
"""
