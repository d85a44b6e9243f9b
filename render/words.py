"""Every word that stands in a picture."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine import cards
from engine.canasta.view import Meld
from engine.cards import Card
from render import fonts

STOCK = "STOCK"
EMPTY = "EMPTY"
FROZEN = "FROZEN"
BLOCKED = "BLOCKED"
OPENED = "OPENED"
NEW = "NEW"
MELD = "MELD"
TAKE = "TAKE"
MUST_MELD = "MUST MELD"
FOOT = "FOOT"
DEALT = "DEALT"
TALONS = "TALONS"
WILD = "WILD"
PURE = "PURE"
SEQUENCE = "SEQ"
MUST_GO_OUT = "Yes: must go out in this turn"
MAY_NOT_GO_OUT = "No: may not go out in this turn"
WAITING = "The rest of the pile is yours once the first meld is complete"
PILE_WAITS = "taken; waits for the first meld"
TRUMP = "TRUMP"
PHASE_TWO = "PHASE TWO"
MAY_KNOCK = "MAY KNOCK"
HOLDS = "holds"
WON = "WON"
MAT = "MAT"
PLAY = "PLAY"
NO_MELD = "No meld in hand"
LED = "led"
WON_TRICK = "won the trick"
YOUR_TURN = "Your turn"
OPEN_SEAT = "open seat"
AND = "+"
THIS_ROUND = "This round"
GAME_OVER = "The game is over"
BEFORE = "Before"
NOTHING = "\N{EN DASH}"
YOU = "YOU"
NOBODY_YET = "Nobody yet"
NOTHING_RATED = "No rated game yet"
SCORES = "Scores"
TOTAL = "Total"
NO_ROUND_YET = "No round is over yet"
NO_ROUND = "No round was finished"
RESULTS = {"won": "W", "lost": "L", "shared": "S"}

_DOES = {
    "draw": "to draw",
    "meld": "to play",
    "lead": "to lead",
    "follow": "to follow",
    "melding": "to meld or draw",
    "answer": "to answer",
}
_YOU_MAY = {
    "play": "play a card",
    "meld": "meld",
    "exchange": "exchange",
    "knock": "knock",
    "draw": "draw",
    "take": "take the pile",
    "discard": "discard",
    "pass": "keep your last card",
    "ask": "ask to go out",
    "answer": "say yes or no",
    "special": "lay your special hand",
    "end": "end the round",
    "deal": "deal the next round",
}

_SCORES = {
    "cards-melded": "Melded cards",
    "natural-canastas": "Natural canastas",
    "mixed-canastas": "Mixed canastas",
    "sequence-canastas": "Sequences of seven",
    "wild-canasta": "Wild canastas",
    "pure-canasta": "Natural aces, sevens",
    "threes": "Threes",
    "unfinished-meld": "Unfinished melds",
    "three-held": "Aces, sevens held",
    "red-threes": "Red threes",
    "going-out": "Going out",
    "concealed": "Concealed",
    "cards-in-hand": "Cards in hand",
    "returned-piles": "Returned piles",
    "dix-turned": "Dix turned up",
    "tricks-one": "Tricks, phase one",
    "tricks-two": "Tricks, phase two",
    "melds-against": "Melds against",
}
_SPECIAL = {
    "straight": "Straight",
    "pairs": "Seven pairs",
    "wild-pairs": "Pairs with twos",
    "garbage": "Garbage",
}
_WAYS = {"pair": "{0} + {0}", "natural-and-wild": "{0} + wild", "meld": "onto the meld"}
_CANASTAS = {"natural": PURE, "mixed": "MIX", "wild": WILD, "sequence": SEQUENCE}
_SYMBOLS = {letter: symbol for symbol, letter in fonts.SUITS.items()}


def number(value: int) -> str:
    """A number with its thousands apart and a real minus sign."""
    return f"{value:,}".replace("-", "\N{MINUS SIGN}")


def signed(value: int) -> str:
    """A number that always shows its sign."""
    return f"+{number(value)}" if value > 0 else number(value)


def seat(name: str, index: int) -> str:
    """A player's name, or the seat's number where there is none that can be seen."""
    return name if fonts.clean(name) else f"Seat {index + 1}"


def together(names: Sequence[str]) -> str:
    """Several players as one."""
    return " + ".join(names)


def does(phase: str) -> str:
    """What the player to act does now, after their name."""
    return _DOES.get(phase, phase)


def your_turn(kinds: Collection[str]) -> str:
    """That it is the reader's turn, and which kinds of action they may do."""
    return f"{YOUR_TURN}: {you_may(kinds)}"


def you_may(kinds: Collection[str]) -> str:
    """Which kinds of action the reader may do."""
    *others, last = [words for kind, words in _YOU_MAY.items() if kind in kinds] or ["play"]
    return f"{', '.join(others)} or {last}" if others else last


def progress(round_number: int, turn: int, goal: str) -> str:
    """Where the game stands, and where it ends."""
    return f"Round {round_number} · turn {turn} · {goal}"


def to_points(target: int) -> str:
    """That the game goes to so many points."""
    return f"to {number(target)}"


def of_rounds(rounds: int) -> str:
    """That the game goes over so many rounds."""
    return f"of {rounds} rounds"


def then(name: str) -> str:
    """Whose turn comes next."""
    return f"then {name}"


def asks(name: str) -> str:
    """A player's question to the partner."""
    return f"{name}: \N{LEFT DOUBLE QUOTATION MARK}May I go out?\N{RIGHT DOUBLE QUOTATION MARK}"


def trick_progress(round_number: int, trick: int, target: int) -> str:
    """Where a game of tricks stands."""
    return f"Round {round_number} · trick {trick} · to {number(target)}"


def trump(suit: str) -> str:
    """Which suit is trump."""
    return f"{TRUMP} {_SYMBOLS[suit]}"


def tricks(count: int, points: int) -> str:
    """How many tricks a side has won, and what counts of them."""
    won = f"{count} trick{'' if count == 1 else 's'}"
    return f"{won} · {points}" if points else won


def in_round(points: int) -> str:
    """What a side has made in this round."""
    return f"round {number(points)}"


def duties(overplay: str, must_trump: bool) -> list[str]:
    """What following a card asks for, as the rules' options have it."""
    over = {"always": ["and beat it"], "trumps": ["(beat trumps)"]}.get(overplay, [])
    return ["Follow suit", *over, *(["or else trump"] if must_trump else [])]


def type_name(code: str) -> str:
    """What a type of meld is called."""
    return code.replace("-", " ")


def shown(code: str, laid: Sequence[Card]) -> str:
    """A meld on the mat in short: its type, and its cards with what they share said once."""
    ranks, suits = [cards.rank(card) for card in laid], [_SYMBOLS[cards.suit(card)] for card in laid]
    if len(set(suits)) == 1:
        what = f"{' '.join(ranks)}{suits[0]}"
    elif len(set(ranks)) == 1:
        what = f"{ranks[0]} {''.join(suits)}"
    else:
        what = " ".join(rank + suit for rank, suit in zip(ranks, suits, strict=True))
    return f"{type_name(code)} {what}"


def best_meld(code: str, points: int) -> str:
    """The meld in hand that is worth most."""
    return f"BEST MELD: {type_name(code)} {number(points)}"


def last_chance(dix: str) -> str:
    """That a dix, by the name it goes by, scores now or never."""
    return f"{dix.upper()}: LAST CHANCE"


def held(count: int) -> str:
    """How many cards a hand has."""
    return f"{count} card{'' if count == 1 else 's'}"


def pile(count: int) -> str:
    """The discard pile and its number of cards."""
    return f"PILE {count}"


def stock(count: int) -> str:
    """The stock and its number of cards."""
    return f"{STOCK} {count}"


def on_mat(points: int) -> str:
    """What a side's cards on the mat are worth now."""
    return f"mat {number(points)}"


def opens_at(points: int) -> str:
    """What a side's initial meld must reach."""
    return f"OPENS AT {points}"


def times(count: int) -> str:
    """How many cards a meld has."""
    return f"×{count}"


def wilds(count: int) -> str:
    """How many wild cards a meld has."""
    return f"{count} wild"


def canasta(laid: Meld) -> str:
    """A canasta, with its number of cards."""
    return f"{_CANASTAS[laid.canasta]} {len(laid.cards)}"


def canastas(made: int, needs: int) -> str:
    """How many of the canastas to go out a side has."""
    return f"CANASTAS {made}/{needs}"


def span(laid: Meld) -> str:
    """The lowest and the highest rank of a sequence."""
    return f"{cards.rank(laid.cards[0])}\N{EN DASH}{cards.rank(laid.cards[-1])}"


def meld(laid: Meld) -> str:
    """A meld in short: the name it is meant by, with its naturals and wild cards, or what kind of canasta it is."""
    if laid.sequence:
        return f"{span(laid)}{_SYMBOLS[laid.rank]}{f' {SEQUENCE}' if laid.canasta else ''}"
    name = laid.name or laid.rank
    if not laid.naturals:
        return f"{WILD} {len(laid.cards) if laid.canasta else times(len(laid.cards))}"
    if laid.canasta:
        return f"{name} {canasta(laid)}"
    return f"{name} {laid.naturals}+{laid.wilds}" if laid.wilds else f"{name} {times(len(laid.cards))}"


def in_sequence(suits: str) -> str:
    """That cards of these suits can be melded in a sequence."""
    return f"{SEQUENCE} {_symbols(suits)}"


def meld_or_sequence(suits: str) -> str:
    """That cards of a rank can be melded, and those of these suits in a sequence too."""
    return f"{MELD} {_symbols(suits)}"


def _symbols(suits: str) -> str:
    return "".join(_SYMBOLS[suit] for suit in suits)


def taken_with(top: int) -> str:
    """What comes before the ways to take the pile, or so many cards of its top."""
    return f"top {top} with" if top else "taken with"


def ways(codes: Sequence[str], rank: str) -> list[str]:
    """The ways to take an upcard of a rank."""
    first, *others = [_WAYS[code].format(rank) for code in codes]
    return [first, *(f"or {way}" for way in others)]


def foot(count: int) -> str:
    """A second hand, not yet taken up."""
    return f"foot of {count}"


def talon(count: int) -> str:
    """What the next side to meld gets."""
    return f"TALON OF {count}"


def special_hand(name: str) -> str:
    """What a special hand is called."""
    return _SPECIAL[name]


def hand(count: int, points: int) -> str:
    """What a hand comes to."""
    return f"{held(count)} · {number(points)} points"


def can_open(reach: int, minimum: int) -> str:
    """That the hand is enough for the initial meld."""
    return f"CAN OPEN {reach}/{minimum}"


def cannot_open(reach: int, minimum: int) -> str:
    """That the hand is not enough for the initial meld."""
    return f"TO OPEN {reach}/{minimum}"


def short(points: int) -> str:
    """How much the hand lacks to the initial meld."""
    return f"{points} SHORT"


def to_go(points: int) -> str:
    """What is still to be laid down for the initial meld."""
    return f"{points} TO GO"


def lacking(standing: str, lacks: str) -> str:
    """How far something is, and what it lacks."""
    return f"{standing} · {lacks}"


def may_go_out(names: Sequence[str]) -> tuple[str, str]:
    """Who may go out in their next turn, and that they may."""
    return together(names), "may go out next"


def laid(points: int, minimum: int) -> str:
    """How far the initial meld has come."""
    return f"LAID {points}/{minimum}"


def penalty(points: int) -> str:
    """What drawing costs after a pile was returned."""
    return f"DRAWING COSTS {points}"


def round_scored(round_number: int) -> str:
    """The heading of a round's score sheet."""
    return f"Round {round_number}"


def rounds_until(last: int) -> str:
    """The first rounds, up to the last of them."""
    return f"Rounds 1\N{EN DASH}{last}" if last > 1 else round_scored(1)


def total(goal: str) -> str:
    """The heading of the game's points."""
    return f"Total, {goal}"


def wins(winners: int) -> str:
    """That so many players have won the game, after their names."""
    return "wins the game!" if winners == 1 else "win the game!"


def score_line(code: str) -> str:
    """What a line of the score sheet is called."""
    return _SCORES.get(code) or code.replace("-", " ").capitalize()
