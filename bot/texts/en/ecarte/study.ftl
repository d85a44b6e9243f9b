### Écarté: hints, and what a learner is told.

fact-may-follow = You can't follow suit, so you can play any card.
fact-may-propose = You can propose an exchange.
fact-may-stand = You can play with the cards you have.
fact-may-accept = You can accept the exchange.
fact-may-refuse = You can refuse the exchange.
fact-may-exchange = You can exchange up to { number-of-cards }{ $limited ->
    [yes] : the stock has no more.
   *[no] .
}
fact-may-king = You can announce { $card } for a point.
fact-do-propose = Propose an exchange.
fact-do-stand = Play with the cards you have.
fact-do-accept = Accept.
fact-do-refuse = Refuse.
fact-do-king = Announce the king.
fact-hint-play-at-once = With a hand like this, playing at once brings about { $points } points more than new cards.
fact-hint-new-cards = With a hand like this, new cards bring about { $points } points more than playing at once.
fact-hint-play-at-once-usually = With most hands like this, playing at once would bring more, by about { $points } points.
fact-hint-new-cards-usually = With most hands like this, new cards would bring more, by about { $points } points.
fact-hint-at-once-costs = With a hand like this, playing at once wins the round more often, but costs about { $points } points compared with new cards.
fact-hint-call-even = With a hand like this, playing at once and new cards bring about the same.
fact-hint-gains = By the computer's estimate, that's { $points } points better than { $how ->
    [exchange] exchanging { $cards }
    [stand] keeping all cards
   *[play] playing { $cards }
}, the next best.
fact-hint-won-counts = The estimate counts { $points } points extra for winning the round.
fact-hint-keep-all = You keep all your cards.
fact-hint-king = The king of trumps scores a point.
fact-hint-king-wins = The king that was turned up wins you the game.
fact-place-upturned = Turned up: { $card }.

lesson-ecarte-aim = Win three of the five tricks for a point, or all five for two. The first with { $target } points wins the game.
lesson-ecarte-ranks = The king is the highest card of each suit, and the ace comes below the jack.{ $bowers ->
    [yes] {" "}In trumps, the jack and the other jack of its colour are higher still.
   *[no] {""}
}
lesson-ecarte-propose = **{ verb-propose }** an exchange to get better cards, or **{ verb-stand }** with a good hand.
lesson-ecarte-answer = Your opponent wants to exchange. **{ verb-accept }** with a weak hand: you may exchange, too. **{ verb-refuse }** with a good one.
lesson-ecarte-exchange = **{ verb-exchange }** the cards you don't need, as far as the stock goes. Keep trumps and kings.
lesson-ecarte-king = You have the king of trumps. Press **{ verb-king }** before you play your first card, for a point.
lesson-ecarte-follow = { $must_head ->
    [yes] Follow suit if you can, with a higher card if you have one.
   *[no] Follow suit if you can.
} { $must_trump ->
    [yes] If you can't, trump if you have a trump.
   *[no] If you can't, play any card.
}
lesson-ecarte-scored = The round is scored. Press **{ verb-deal }** to go on.

guide-ecarte-propose = You have five cards, and { $card } is turned up: its suit is trump. You need three tricks, and this hand is too weak for that. **{ verb-propose }** an exchange.
guide-ecarte-stand = This will do. Three tricks are likely now: play.
guide-ecarte-exchange = Lay away what wins no trick, and keep trumps and kings: exchange { $cards }.
guide-ecarte-king = You have the king of trumps. Announce it before your first card: it's a point.
guide-ecarte-lead = You lead. { $cards } is hard to beat.
guide-ecarte-win = { $cards } wins this trick. Take it.
guide-ecarte-lose = You can't win this trick: play your cheapest card, { $cards }.
guide-ecarte-done = **Now you know how it goes:** exchange until three tricks are likely, announce the king, and play. From here on you play freely. I'll explain the other rules when they come up, and **{ button-hint }** below your hand always shows a good move.
