### Auction Pinochle and Binokel: hints, and what a learner is told.

fact-may-bid = You can bid { $points } or more.
fact-may-name = You can name trump.
fact-may-bury = You can bury any { $count } cards that the rules allow.
fact-may-follow = You can't follow suit, so you can play any card.
fact-may-give = You can pass any { $count } cards to { $seat }.
fact-may-meld = You can play on.
fact-may-concede = You can concede the bid of { $points }{ $loss ->
    [more] : that costs at most half of what losing it in play costs.
    [twice] : that costs half of what losing it in play costs.
   *[same] .
}
fact-do-bid = Bid { $points }.
fact-do-name = { $contract ->
    [durch] Announce Durch.
    [untendurch] Announce Untendurch.
   *[trump] Name { $onto }.
}
fact-do-bury = Bury { $cards }.
fact-do-give = Pass { $cards }.
fact-do-meld = Play on.
fact-do-concede = Concede.
fact-hint-bid-must = You aren't allowed to pass.
fact-hint-no-marriage = You have no king and queen of one suit, so you couldn't name trump.
fact-hint-bid-melds = With { $suit } as trump, your hand melds { $points }.
fact-hint-bid-reach = With melds and tricks{ $widow ->
    [0] {""}
   *[other] {" "}and the widow
} you can expect to reach about { $points }.
fact-hint-pass-partner = { $seat }, your partner, has bid { $points }: leave it to them.
fact-hint-pass-next = The next bid is { $points }{ $twice ->
    [yes] , and losing it costs twice as much.
   *[no] .
}
fact-hint-name-melds = With { $suit } as trump, you meld { $points }.
fact-hint-name-trumps = { $count ->
    [one] It makes 1 card of yours a trump.
   *[other] It makes { $count } cards of yours trumps.
}
fact-hint-durch = You are sure to win every trick.
fact-hint-durch-risk = You have a good chance to win every trick.
fact-hint-untendurch = You are sure to win no trick.
fact-hint-untendurch-risk = You have a good chance to win no trick.
fact-hint-bury-durch = Without { $cards } you have the best chance to win every trick.
fact-hint-bury-untendurch = Without { $cards } you have the best chance to win no trick.
fact-hint-keeps-melds = { $points ->
    [0] You have no melds to lose.
   *[other] You keep { $points } in melds.
}
fact-hint-bury-points = The buried cards bring you { number-of-points }.
fact-hint-bury-void = You then have none of { $suit } left and can trump.
fact-hint-give-trumps = { $count ->
    [one] { $seat } gets a trump.
   *[other] { $seat } gets { $count } trumps.
}
fact-hint-give-aces = { $count ->
    [one] { $seat } gets an ace.
   *[other] { $seat } gets { $count } aces.
}
fact-hint-give-rest = You have no trumps and no aces to pass.
fact-hint-meld-enough = The melds alone reach the bid of { $points }.
fact-hint-needs = { $points } more are needed for the bid of { $bid }.
fact-hint-expects = Your hand can expect about { $points } in tricks.
fact-hint-concede = { $loss ->
    [more] Losing the bid in play costs at least twice as much.
    [twice] Losing the bid in play costs twice as much.
   *[same] Losing it in play costs as much, and the others then score their tricks, too.
}
fact-hint-partner-wins = { $seat } is winning this trick for you.
fact-hint-play-gives = { $points ->
    [0] { $card } costs you nothing there.
   *[other] { $card } brings your side { number-of-points } there.
}

lesson-auction-pinochle-aim = One { $partners ->
    [yes] side
   *[no] player
} bids how much it will make with melds and tricks, and has to make it. { $deals ->
    [0] The game goes to { $target } points.
   *[other] The game has { $deals } rounds.
}
lesson-auction-pinochle-bidding = The bids go round. **{ verb-bid }** at least { $points }, or **{ verb-pass }**: then you are out. The highest bid names trump and plays.
lesson-auction-pinochle-duel = Two players bid against each other until one passes, then the next bids against the one who is left. **{ verb-bid }** at least { $points }, or **{ verb-pass }**.
lesson-auction-pinochle-widow = You won the auction, so the { $widow_cards } cards of the widow are yours. You bury as many once trump is named.
lesson-auction-pinochle-trump = **{ verb-name }**: choose the suit in which you have the most cards, unless another melds much more. Each button shows what your hand melds.
lesson-auction-pinochle-durch = Instead of trump you can announce **Durch**: nobody melds, there is no trump, and { $partners ->
    [yes] your side has
   *[no] you have
} to win every trick.
lesson-auction-pinochle-bury = **{ verb-bury }** { $widow_cards } cards. Their points are yours. Best are cards of a short suit that meld nothing.
lesson-auction-pinochle-give = **{ verb-give }**: the bidder's partner passes useful cards first, and the bidder passes as many back.
lesson-auction-pinochle-melds = The melds are counted and shown. They are put away with the first card.
lesson-auction-pinochle-concede = **{ verb-meld }** begins the tricks{ $needs ->
    [0] : the melds alone reach your bid of { $bid }.
   *[other] . You still need { $needs } for your bid of { $bid }. If that is out of reach, you can **{ verb-concede }**{ $loss ->
        [more] {" "}for at most half the loss.
        [twice] {" "}for half the loss.
       *[same] .
    }
}
lesson-auction-pinochle-order = From high to low: ace, ten, king, queen, jack. Mind the ten: only the ace beats it. Of equal cards the first one wins. The last trick is worth { $last } more.
lesson-auction-pinochle-follow = Follow suit if you can{ $overplay ->
    [always] , with a higher card if you can
   *[trumps] ; if a trump is led, with a higher one if you can
}. If you can't follow suit, you have to trump.{ $exempt_partner ->
    [yes] {" "}While your partner is winning the trick, you only have to follow suit.
   *[no] {""}
}
lesson-auction-pinochle-partner = Your partner's tricks are yours, too. If they are winning, give them points.
lesson-auction-pinochle-keep = { $keep_meld ->
    [save] A side without enough points in tricks scores nothing, not even its melds.
    [counter] Melds count only with an ace, ten or king in a trick of your side.
   *[trick] Melds count only if your side wins a trick.
}
lesson-auction-pinochle-scored = The round is scored. Press **{ verb-deal }** to go on.

guide-auction-pinochle-bid = With { $suit } as trump your hand melds { $melds }, and tricks bring more. That is worth a bid: { $points }.
guide-auction-pinochle-bid-again = Your hand is worth more than that. Bid { $points }.
guide-auction-pinochle-pass = Your hand melds { $melds } at best, so leave the bidding to the others. Pass.
guide-auction-pinochle-name = You play for { $points }. Name { $suit }: your hand then melds { $melds }.
guide-auction-pinochle-bury = Bury { $cards }: they meld nothing, and their points are yours.
guide-auction-pinochle-give = Pass { $cards } to your partner.
guide-auction-pinochle-meld = { $needs ->
    [0] The melds alone reach the bid. Play on.
   *[other] You still need { $needs } from the tricks. Play on.
}
guide-auction-pinochle-partner = Your partner is winning this trick. Give them { $cards }.
guide-auction-pinochle-lead = You lead. Begin with a card that is hard to beat: { $cards }.
guide-auction-pinochle-lead-again = Lead { $cards }.
guide-auction-pinochle-win = { $cards } wins this trick so far. Take it.
guide-auction-pinochle-lose = You can't win this trick, or needn't. Play { $cards }.
guide-auction-pinochle-done = **Now you know how it goes:** count your melds, bid what you can make, name your best suit, and win tricks that bring many points. From here on you play freely. I'll explain the other rules when they come up, and **{ button-hint }** below your hand always shows a good move.
