### Pinochle, Binokel and Bezique: what can be done and why, hints, and what a learner is told.

## What can be done

fact-may-follow = You can play any card. A higher card of the suit led wins, and so does a trump on another suit.
fact-may-exchange = You can exchange your lowest trump for { $card }: { $points } points.
fact-may-knock = You've reached the target, so you can knock and win at once.

## Hints

fact-do-exchange = Exchange your lowest trump for the turned-up card.
fact-do-knock = Knock.
fact-hint-play-cheap = { $points ->
    [0] Losing { $card } costs nothing.
    [one] Losing { $card } costs almost nothing: 1 point.
   *[other] Losing { $card } costs only { $points } points.
}
fact-hint-exchange = You get { $card } for your lowest trump, and { $points } points.
fact-hint-knock = You've reached the target, so a knock wins the game.

## Where the cards are, and what the others may hold

fact-place-upturned = Under the stock: { $card }.

## The rules, one at a time, as each starts to matter

lesson-pinochle-aim = Win tricks so that you can meld: melds bring most of the points. The first to reach { $target } points wins.
lesson-pinochle-trump = The card under the stock makes { $suit } trump, which beats all other suits. In each suit the order is ace, ten, king, queen, jack, nine{ $pack_size ->
    [64] , eight, seven
   *[other] {""}
}.
lesson-pinochle-lead = You lead: **{ verb-play }** a card. While there's a stock, nobody has to follow suit, so a low card that no meld needs is a cheap lead.
lesson-pinochle-follow = **{ verb-play }** any card you like. A higher card of the suit led wins the trick, and so does a trump on another suit. If the cards are equal, the first wins.
lesson-pinochle-won = When you win a trick, you can meld{ $several_melds ->
    [yes] {" "}as often as you like
   *[other] {" "}once
}. Then you draw first and lead.
lesson-pinochle-meld = You have a meld: **{ verb-meld }** lists what you can lay down. Melded cards lie on the table, but you can still play them{ $fresh_card ->
    [yes] . A new meld needs at least one card that isn't on the table yet
   *[other] {""}
}.
lesson-pinochle-melded = A meld scores { $scored_at_end ->
    [yes] when the round is over
   *[no] at once
}. You can use its cards again, but not in the same kind of meld. In `/help`, the page **Scoring** lists what else is excluded.
lesson-pinochle-exchange = **{ verb-exchange }** swaps your lowest trump, the { $target_dix }, for the card under the stock: 10 points and a better trump.
lesson-pinochle-dix = This is the last trick in which playing a { $target_dix } scores.
lesson-pinochle-draw = **{ verb-draw }** ends your melding for this trick, so meld first.
lesson-pinochle-last-cards = The stock is nearly empty. Once it's gone, you can't meld anymore.
lesson-pinochle-phase-two = The stock is empty, the melds are back in the hands, and now you must follow suit{ $overplay ->
    [always] , with a higher card if you can
    [trumps] , on a trump with a higher one if you can
   *[never] {""}
}{ $must_trump ->
    [yes] . If you can't follow suit, you must play a trump
   *[other] {""}
}. Your opponent has every card that you haven't seen.
lesson-pinochle-counting = { $phase_one_tricks ->
    [no] From here on, the cards in your tricks count
   *[other] The cards in your tricks count
}: { $trick_points ->
    [brisques] ten points for an ace or a ten, nothing for the others
    [simplified] ten points for an ace or a ten, five for a king or a queen
   *[standard] eleven points for an ace, ten for a ten, four for a king, three for a queen, two for a jack
}{ $last_trick ->
    [yes] . The last trick of the round is worth { $points } more
   *[other] {""}
}.
lesson-pinochle-knock = You've reached the target. Press **{ verb-knock }** and you win at once.
lesson-pinochle-scored = The round is scored: melds, and the cards in the tricks. Rounds go on until one player has reached the target. Press **{ verb-deal }** to go on.

## The moves of the guided rounds

guide-pinochle-lead-first = Win tricks, and you can meld: melds bring most of the points. In each suit the ten is second only to the ace: A, 10, K, Q, J, then the rest. You lead the first trick, and a low card that no meld needs is a cheap start: { $cards }.
guide-pinochle-lead = You lead, so you choose the first card of the trick. Lead { $cards }: a high card is hard to beat.
guide-pinochle-lead-low = You lead. Nobody has to follow suit while there's a stock, so lead a low card that no meld needs: { $cards }.
guide-pinochle-win = The winner of a trick can meld, so this one is worth winning. { $cards } beats { $card }: it's higher in the same suit.
guide-pinochle-win-by-trump = The winner of a trick can meld, so this one is worth winning. { $cards } beats { $card }, because it's a trump.
guide-pinochle-lose = You don't have to win every trick. Play { $cards }: you can spare it.
guide-pinochle-exchange = You won the trick, so now you can meld and exchange. Swap your lowest trump, the { $target_dix }, for { $card } under the stock: a better trump, and points as well.
guide-pinochle-meld = A **meld** is a set of cards that scores when you show it. Show { $cards }: { $target_meld }, { $points } points. The cards lie on the table, but you can still play them.
guide-pinochle-meld-again = The big points are in the melds. Show { $cards }: { $target_meld }, { $points } points.
guide-pinochle-draw = When you're done melding, **{ verb-draw }**. Both players get a card, and the winner of the trick leads again.
guide-pinochle-draw-again = Draw to go on. You lead the next trick.
guide-pinochle-done = **Well melded!** That's the heart of the game: win tricks, and meld what you've collected. When the stock is empty, everybody must follow suit, and the cards in your tricks count. From here on you play freely. I'll explain the other rules when they come up, and **{ button-hint }** below your hand always shows a good move.
