### The guided round of the tutorial: what to do next, and why. Each lesson belongs to one lit button.

guide-step = **Step { $number } of { $last }**
guide-hand = Your cards
guide-off = Choose for myself
guide-others = The others are playing.
tutorial-guided = I'll guide you through the first { $count } moves: press the lit button each time. **{ guide-off }** shows your whole hand, if you'd rather try something else.

## Canasta

guide-canasta-draw = In Canasta you collect cards of the same rank. Seven of them are a **canasta**, and canastas bring the big points. Every turn starts with new cards: press **{ verb-draw }** to take { $cards_drawn ->
    [one] one
   *[other] { $cards_drawn }
} from the stock.
guide-canasta-draw-again = { $card ->
    [none] The discard pile is empty, so draw from the stock.
   *[other] You can't use the { $card } on the discard pile, so draw from the stock.
}
guide-canasta-open = Three or more cards of a rank are a **meld**. Your first melds must be worth at least { $needs } points in one turn; these cards are worth { $points }{ $enough ->
    [yes] {""}
   *[no] , and more will follow
}. Lay down { $cards }.
guide-canasta-meld = After your first meld, any three cards of a rank can go down. Lay down { $cards }: cards on the table count for you, cards in your hand against you.
guide-canasta-add = You can add to your melds on every turn. Add { $cards } to your { $rank }: then { $lacks ->
    [one] one card is
   *[other] { $lacks } cards are
} missing for a canasta.
guide-canasta-wild = Twos and jokers are **wild**: they stand for any card. Add { $cards } to your { $rank }. A canasta with wild cards is worth less than a natural one, but a finished canasta is better than none.
guide-canasta-take = { $first ->
    [yes] In Canasta you collect cards of the same rank. Seven of them are a **canasta**, and canastas bring the big points.{" "}
   *[no] {""}
}A stroke of luck: { $card } lies on top of the discard pile, and you have { $cards }. Meld them together, and you get the **whole pile** ({ $pile ->
    [one] 1 card
   *[other] { $pile } cards
}) instead of drawing.
guide-canasta-take-onto = A stroke of luck: { $card } on top of the discard pile fits your { $rank }. Add it to them, and you get the **whole pile** ({ $pile ->
    [one] 1 card
   *[other] { $pile } cards
}) instead of drawing.
guide-canasta-discard = Your turn ends when you **discard** one card, face up. Give away one that you don't need and the next player can't use: { $cards }.
guide-canasta-discard-again = Discard { $cards } to end your turn. Single, low cards go first.
guide-canasta-canasta = This is the moment: { $cards } makes seven { $rank }. That's your first **canasta**!
guide-canasta-done = **You made a canasta!** { $needs ->
    [0] You can go out as soon as you get rid of all your cards.
    [one] One is enough to go out: get rid of all your cards, and the round ends.
   *[other] You need { $needs } to go out: then get rid of all your cards, and the round ends.
} From here on you play freely. I'll explain the other rules when they come up, and **{ button-hint }** below your hand always shows a good move.

## The Pinochle family

guide-pinochle-lead-first = Win tricks, and you can meld: melds bring most of the points. In each suit the ten is second only to the ace: A, 10, K, Q, J, then the rest. You lead the first trick, and a low card that no meld needs is a cheap start: { $cards }.
guide-pinochle-lead = You lead, so you choose the first card of the trick. Lead { $cards }: a high card is hard to beat.
guide-pinochle-lead-low = You lead. Nobody has to follow suit while there's a stock, so lead a low card that no meld needs: { $cards }.
guide-pinochle-win = The winner of a trick can meld, so this one is worth winning. { $cards } beats { $card }: it's higher in the same suit, or it's a trump.
guide-pinochle-lose = You don't have to win every trick. Play { $cards }: you can spare it.
guide-pinochle-exchange = You won the trick, so now you can meld and exchange. Swap your lowest trump, the { $target_dix }, for { $card } under the stock: a better trump, and points as well.
guide-pinochle-meld = A **meld** is a set of cards that scores when you show it. Show { $cards }: { $target_meld }, { $points } points. The cards lie on the table, but you can still play them.
guide-pinochle-meld-again = The big points are in the melds. Show { $cards }: { $target_meld }, { $points } points.
guide-pinochle-draw = When you're done melding, **{ verb-draw }**. Both players get a card, and the winner of the trick leads again.
guide-pinochle-draw-again = Draw to go on. You lead the next trick.
guide-pinochle-done = **Well melded!** That's the heart of the game: win tricks, and meld what you've collected. When the stock is empty, everybody must follow suit, and the cards in your tricks count. From here on you play freely. I'll explain the other rules when they come up, and **{ button-hint }** below your hand always shows a good move.
