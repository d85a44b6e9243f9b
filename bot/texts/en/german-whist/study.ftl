### German Whist: hints, and what a learner is told.

fact-may-follow = You can't follow suit, so you can play any card. Only a trump would win.
fact-hint-open-card-good = { $card } is worth winning: it's better than { $worse } of the { $count } cards you haven't seen.
fact-hint-open-card = { $card } is better than { $worse } of the { $count } cards you haven't seen.
fact-hint-open-card-poor = { $card } isn't worth a good card: only { $worse } of the { $count } cards you haven't seen are worse.
fact-hint-open-card-lose = { $card } is { $worse ->
    [0] worthless
   *[other] a poor card
}: lose this trick, and get the next one unseen.
fact-place-upturned = Open on the stock: { $card }.

lesson-german-whist-aim = A round has two halves. In the first you collect good cards, in the second every trick counts. { $won_by ->
    [points] The first to reach { $target } points wins.
   *[rounds] The first to win { $target } rounds wins.
}
lesson-german-whist-trump = The first open card made { $suit } trump for this round: a trump beats every other suit. In each suit the ace is highest.
lesson-german-whist-open-card = The winner of the trick takes the open card from the stock. The other player gets the next card, unseen. So win good cards, and let poor ones go.
lesson-german-whist-lead = You lead: **{ verb-play }** any card. A high card may win the open card, a low one costs you little.
lesson-german-whist-follow = Follow suit if you can. If you can't, **{ verb-play }** any card: a trump wins the trick, another card loses it.
lesson-german-whist-took = Everyone saw the card that was taken. Remember it: it belongs to that hand until it's played. `/explore recall` remembers for you.
lesson-german-whist-last-cards = The stock is nearly gone. The winner of its last trick leads first in phase two.
lesson-german-whist-phase-two = The stock is gone, and now the tricks count. Your opponent has every card that you haven't seen, so you can work out their hand.
lesson-german-whist-scored = The round is scored. Press **{ verb-deal }** to go on.

guide-german-whist-first = You each have thirteen cards, and { $suit } are trump. The winner of a trick takes the open card, { $open }, and the other player gets the next one unseen. So in this half you collect cards for the second, where the tricks count. Start low: lead { $cards }.
guide-german-whist-lead-low = You won, so you lead again. { $cards } costs you little, whoever wins { $open }.
guide-german-whist-lead-high = { $open } is worth a high card. Lead { $cards }: it's hard to beat.
guide-german-whist-win = { $open } is worth having. { $cards } beats { $card }, so take the trick, with the lowest card that does it.
guide-german-whist-lose = { $open } isn't worth a good card. Let it go, and lose with your lowest: { $cards }. You get the next card of the stock instead.
guide-german-whist-done = **Now you know how it goes:** win good cards, let poor ones go, and save your trumps and high cards for the second half. From here on you play freely. I'll explain the other rules when they come up, and **{ button-hint }** below your hand always shows a good move.
