### The check of a tournament's proof: `python -m bot verify FILE COMMITMENT`

proof-good = Everything in “{ $name }” follows from its secret: the draw, the pairings ({ $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}), every lot, and the places.
proof-compare = The file claims that the commitment of this tournament was { $commitment }. Compare it with the one that its post showed, or check again and give that one too.
proof-form = The file is damaged: I can't read its { $detail }.
proof-noted = The commitment you noted isn't the one of this tournament.
proof-secret = The secret doesn't match the commitment of this tournament.
proof-event = Event { $detail } doesn't follow from the secret and what happened before.
proof-places = The places don't follow from the results.
