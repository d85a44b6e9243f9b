### What people agree to before a table starts: its terms, its rules where they are unusual, offers, and who may come.

## What the table refuses

refusal-already-invited = They are invited already.
refusal-has-seat = They have a seat at this table already.
refusal-no-such-offer = That offer does not stand any more.
refusal-not-agreed = Not everybody has agreed to what this table plays yet: { $seat }. They press **Agree** at the table, or you free their seats with `/table remove`.
refusal-not-invited = This table is for invited players only. Ask whoever opened it for an invitation.
refusal-not-there = They have neither a seat at this table nor an invitation to it.
refusal-offers-the-same = That is what the table plays already. Change something first, or agree to it.
refusal-turn-not-paced = A turn has no time limit here. Choose a pace first.
refusal-turn-out-of-range = { $pace ->
    [live] A turn can take { $least } to { $most } seconds.
   *[post] A turn can take { $least } to { $most } hours.
}
refusal-yourself = That is you. With `/table close` you end the table.
