### The rematch: everybody's seat is held for them until they are in.

## The message

rematch-title = { $called }: rematch
rematch-waits = **Waiting for { $players }.** In so far: { $in }. The cards are dealt as soon as everyone is in.
rematch-open = **A seat is open.** In: { $in }. The cards are dealt as soon as someone takes it, or { $host } can start with a computer.
rematch-rotated = -# The partners have changed.
rematch-drop = Anyone who is in can now go on without { $players }.
rematch-until = -# If the cards haven't been dealt by { $until }, this rematch ends.
rematch-ended = This rematch has ended without a game: not everyone was in within 15 minutes, or it was closed. **{ button-rematch }** gathers you again.
rematch-seat-missing = not in yet
rematch-seat-in = in
rematch-hand-missing = Your seat and your partner are held for you. Are you in?
rematch-hand-missing-alone = Your seat is held for you. Are you in?
rematch-hand-in = You're in. The cards haven't been dealt yet.
button-in = I'm in
button-go-without = { $count ->
    [one] Deal without { $player }
   *[other] Deal without them
}
button-open-seats = { $count ->
    [one] Open { $player }'s seat
   *[other] Open their seats
}

## Answers

done-rematch-waits = You're in. The cards are dealt as soon as { $players } { $count ->
    [one] is
   *[other] are
} in, too: { $link }
done-rematch-open = You're in. A seat is open at { $link }
done-rematch-asks = Your seat is held at { $link } The rules have changed since, so please say there whether you agree.
done-rematch-opened = The rematch is open: { $link }
done-rematch-dealt = The next game has started: { $link }
done-gathering-closed = The rematch is off. **{ button-rematch }** gathers you again.
done-dropped = The others went on without you, so you don't have a seat in the rematch.

## What is refused

refusal-no-rotation = Partners can rotate only after a game of four people, two against two.
refusal-gathers-otherwise = { $rotated ->
    [yes] The others want to rotate partners. If you're in, press **{ button-in }** there: { $link }
   *[no] The others are gathering with the same partners as before. If you're in, press **{ button-in }** there: { $link }
}
refusal-rematch-over = That rematch ended before its cards were dealt. **{ button-rematch }** below the game before it gathers you again.
refusal-rematch-began = The others have begun without you: { $link }
refusal-press-there = I can't open it from here. Press the same button below the ended game in its channel: { $link }
refusal-not-all-in = { $seat } can still say that they're in. Two minutes after the first, the table shows how to go on without those who are missing.
refusal-not-in = Say that you're in first: press **{ button-in }** at the table.
refusal-too-early = Give the others two minutes. Then the table shows how to go on without them.
