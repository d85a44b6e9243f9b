### Euchre: hints, and what a learner is told.

fact-may-follow = You can't follow suit, so you can play any card.
fact-may-order = You can order up { $card }: that makes { $suit } trump.
fact-may-name = You can name a suit as trump.
fact-may-discard = You can lay any card away.
fact-may-exchange = You can exchange cards for undealt ones.
fact-may-defend = You can play alone against the lone hand.
fact-may-farmers-hand = You have a farmer's hand: you can exchange three tens or lower for undealt cards.
fact-may-throw-in = You have no ace, face card or trump, so you can throw the hand in.
fact-do-order = { $rank ->
    [alone] Order up, and play alone.
   *[other] Order up.
}
fact-do-name = Name { $onto }.
fact-do-discard = Lay away { $cards }.
fact-do-defend = Defend alone.
fact-do-farmers-hand = Exchange { $cards }.
fact-do-throw-in = Throw the hand in.
fact-hint-tricks = With { $suit } as trump, you can expect about { number-of-tricks }.
fact-hint-too-few = Even with { $suit } as trump, you can expect only about { number-of-tricks }.
fact-hint-partner-wins = { $seat } is winning this trick for you.
fact-hint-name-unseen = You haven't seen your hand yet, so one suit is as good as another.
fact-hint-pass-risk = If you make trumps and get fewer than three tricks, the others score 2 points.
fact-hint-pass-gives = If you order it up, { $seat } gets { $card }.
fact-hint-defend = If you beat the lone hand alone, it scores 4 points, not 2.
fact-hint-defend-not = Together with your partner, you're more likely to stop the lone hand.
fact-hint-keep-all = You keep all your cards: your hand is worth about { number-of-tricks }.
fact-hint-farmers-hand = { $cards } are too low to win much, and three other cards can only be better.
fact-hint-throw-in = You have no ace, face card or trump. The next deal can hardly be worse.
fact-recall-passed = { $upcard ->
    [yes] { $seat } passed { $card }.
   *[no] { $seat } named no suit.
}
fact-place-upturned = On the table: { $card }.

lesson-euchre-aim = One side makes trumps and then needs three of the five tricks. The first with { $target } points wins the game.
lesson-euchre-order = **{ verb-order }** on { $card } makes { $suit } trump, and then your side must win three tricks. With a weak hand, **{ verb-pass }**.
lesson-euchre-name = { $card } was turned down, so { $suit } can't be trump any more. **{ verb-name }** with another suit if you have a good hand in it{ $must ->
    [yes] : everybody else has passed, so you have to.
   *[no] , or **{ verb-pass }**.
}
lesson-euchre-discard = You took { $card } as the dealer. **{ verb-discard }** a card that you don't need: best is a lone card of a side suit.
lesson-euchre-bowers = Trumps are made. The jack of trumps is the highest card, the right bower, and the other jack of that colour is the second highest, the left bower. It counts as a trump, whatever is printed on it.
lesson-euchre-follow = Follow suit if you can. If you can't, **{ verb-play }** any card: a trump wins the trick.
lesson-euchre-partner = Your partner's tricks are yours, too. Don't beat a card of theirs that is winning.
lesson-euchre-alone = A lone player has to win all five tricks for four points. The partner sits this round out.
lesson-euchre-scored = The round is scored. Press **{ verb-deal }** to go on.

guide-euchre-order = You have five cards, and { $card } is turned up. The side that makes its suit trump has to win three of the five tricks. { $best ->
    [joker] The joker is the highest card, then the jack of trumps, then the other jack of that colour.
    [benny] The two of spades is the highest card, then the jack of trumps, then the other jack of that colour.
   *[none] The jack of trumps is the highest card, and the other jack of that colour the second highest.
} Your hand is good enough: order it up. The dealer takes the card and lays another away.
guide-euchre-lead = You lead. As the maker, lead a good trump and draw the others' trumps: { $cards }.
guide-euchre-lead-again = Lead { $cards }: it wins the trick, or costs you little.
guide-euchre-win = { $cards } wins this trick so far. Take it.
guide-euchre-lose = You can't win this trick, or needn't. Play your cheapest card: { $cards }.
guide-euchre-done = **Now you know how it goes:** make trumps with three likely tricks, draw the trumps, and take your aces. From here on you play freely. I'll explain the other rules when they come up, and **{ button-hint }** below your hand always shows a good move.
