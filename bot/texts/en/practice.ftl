### What learners may do with the cards of a practice table.

command-practice = At a practice table: change hands, and look at those of the others
command-practice-swap = Swap hands with the next player, before anybody has melded or taken a trick
command-practice-doctor = Change a card of your hand for one that lies face down
command-practice-show = Show you the other hands beside yours, until you hide them
command-practice-hide = Hide the other hands again
command-practice-peek = Look at the other hands once
argument-mine = A card of your hand
argument-wanted = The card that you want for it

button-practice = Practice
button-practice-swap = Swap hands
button-practice-doctor = Change a card
button-practice-on = Show the other hands
button-practice-off = Hide the other hands
button-practice-once = Look once
practice-panel = ### Practice
    This table counts for no record, so you may learn from its cards. At the start of your turn, before anybody has melded or taken a trick, you may swap hands with the next player, or change a card of yours for one that lies face down. You may look at the other hands whenever you like. Everybody at the table is told.
practice-becomes = Who changes hands or looks at those of the others plays for practice: **this table then counts for no record, and that cannot be taken back.**
button-practice-begin = Play for practice
practice-done-swap = You have the next player's hand now.
practice-done-doctor = The card is in your hand.
practice-done-on = The other hands are shown beside yours, until you hide them.
practice-done-off = The other hands are hidden.
practice-doctor-label = Your card, and the one you want for it
practice-doctor-hint = Such as 4C KH
practice-holds = { $count ->
    [0] { $seat } holds no cards.
   *[other] { $seat } holds { $cards }.
}
practice-peeked = ### The other hands
event-looked = { $target ->
    [on] { $seat } looks at the other hands from now on.
    [off] { $seat } no longer looks at the other hands.
   *[once] { $seat } has looked at the other hands.
}
refusal-no-such-look = The other hands can be shown, hidden, or looked at once.
