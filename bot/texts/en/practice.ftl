### Practice: what learners can do with the cards of a practice table.

command-practice = At a practice table, change hands and look at the others
command-practice-swap = Swap hands with the next player, before anyone has melded or taken a trick
command-practice-doctor = Swap a card in your hand for a face-down one
command-practice-show = Show the other hands next to yours until you hide them
command-practice-hide = Hide the other hands again
command-practice-peek = Look at the other hands once
argument-mine = A card in your hand
argument-wanted = The card you want for it

button-practice = Practice
button-practice-swap = Swap hands
button-practice-doctor = Change a card
button-practice-on = Show the other hands
button-practice-off = Hide the other hands
button-practice-once = Look once
practice-panel = ### Practice
    This table isn't ranked, so you can learn from its cards. At the start of your turn, before anyone has melded or taken a trick, you can swap hands with the next player or swap one of your cards for a face-down one. You can look at the other hands at any time. Everyone at the table is told.
practice-becomes = Changing hands or looking at the others' turns this into a practice game (**not ranked**), for good.{ becomes-free }
button-practice-begin = Play for practice
practice-done-swap = You now have the next player's hand.
practice-done-doctor = The card is in your hand.
practice-done-on = You can see the other hands next to yours until you hide them.
practice-done-off = The other hands are hidden.
practice-doctor-label = Your card, and the one you want for it
practice-doctor-hint = Such as 4C KH
practice-holds = { $count ->
    [0] { $seat } holds no cards.
   *[other] { $seat } holds { $cards }.
}
practice-peeked = ### The other hands
event-looked = { $target ->
    [on] { $seat } can see the other hands from now on.
    [off] { $seat } can no longer see the other hands.
   *[once] { $seat } looked at the other hands.
}
refusal-no-such-look = You can show the other hands, hide them or look once.
