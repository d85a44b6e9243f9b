### Games in which melds are laid on the table: sentences that they share.

refusal-owed = You took { $card } to meld it, so do that first. To put it back, press **{ verb-undo }**.
refusal-take-one-card = Name one card of the pile. All cards on top of it come with it.
refusal-not-in-pile = { $card } isn't in the pile.
refusal-take-to-meld = You can take { $card } only if you can meld it at once, with your cards and those on top of it. That doesn't work now.
refusal-name-cards = Name the cards that you want to meld.
refusal-no-meld = { $cards } is neither a set nor a run. A set is three or four cards of a rank in different suits, a run three or more in a row of a suit.
refusal-does-not-fit = { $cards } doesn't fit { $melds }. Pick a meld from the list.
refusal-which-meld = { $card } fits in more than one place. Say where it goes: pick one from the list.
refusal-joker-useless = { $count ->
    [one] You'd have to meld the joker at once, and it would fit nowhere.
   *[other] You'd have to meld { $count } jokers at once, and they wouldn't all fit.
}
refusal-first-meld = What you lay down first must count { $needs } points or more, in new melds. This counts { $has }.
refusal-keep-one = You need a card to discard at the end of your turn, so keep one.
