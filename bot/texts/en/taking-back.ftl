### Asking to take back the last action, in games that are not ranked.

verb-undo-ask = Ask to take back
did-asked-back = { $known ->
    [1] { $count ->
        [0] takes that back, as everyone agreed
       *[other] takes back { $cards }, as everyone agreed
    }
   *[0] takes that back, as everyone agreed
}
taking-back-asked = **{ $seat }** asks to take the last action back. **Allow** or **Refuse**; to refuse, { $players } can also just play on.
taking-back-waits = You've asked to take your last action back. It's up to { $players }; the question ends when the game goes on.
taking-back-refused = **{ $seat }** wants to play on, so nothing is taken back.
button-take-back-yes = Allow
button-take-back-no = Refuse
button-take-back-withdraw = Don't take it back
refusal-away-cannot-allow = The computer is playing for { $seat }, so nobody can allow it for them, and nothing is taken back.
refusal-said-no = That question has been answered: this action stays. You can ask again about your next one.
refusal-others-answer = You've asked, so the others answer. **Refuse** withdraws your question.
refusal-nothing-to-take-back = This can't be taken back.
