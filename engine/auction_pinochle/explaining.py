"""The help on auction Pinochle and Binokel: what its texts know of the rules, and the list of melds."""

from __future__ import annotations

from collections.abc import Iterator

from engine.auction_pinochle.melds import called, counted
from engine.auction_pinochle.options import SAVE, AuctionPinochleOptions
from engine.auction_pinochle.scoring import rates
from engine.cards import SUITS, face, rank
from engine.kit.pinochle_cards import SEQUENCE
from engine.types import Note, Value

_LOWEST = {"7": "seven", "9": "nine", "J": "jack"}
_TRUMP = "H"
_FACES = (
    tuple(name + _TRUMP for name in reversed(SEQUENCE)),
    *(("K" + letter, "Q" + letter) for letter in "HS"),
    tuple(name + "S" for name in reversed(SEQUENCE)),
    ("QS", "JD"),
    *(tuple(name + letter for letter in SUITS) for name in ("A", "K", "Q", "J", "10")),
    ("9H",),
    ("7H",),
)
"""The cards of one meld of each kind, with hearts as trump."""


def explain(rules: AuctionPinochleOptions, page: str) -> tuple[Note, ...]:
    """Return a help page. The page on scoring lists the melds, with hearts as trump."""
    notes = [Note(f"auction-pinochle-{page}", _values(rules))]
    if page == "scoring":
        notes += _melds(rules)
    return tuple(notes)


def _values(rules: AuctionPinochleOptions) -> dict[str, Value]:
    [players] = rules.seats_played()
    pack = rules.pack(players)
    faces = set(map(face, pack))
    return {
        **rules.options(),
        "players": players,
        "partners": rules.partners,
        "binokel": rules.binokel,
        "in_units": rules.in_units,
        "copies": len(pack) // len(faces),
        "lowest": _LOWEST[min(map(rank, pack), key=rules.ranks.index)],
        "pack_cards": len(pack),
        "hand_cards": rules.hand_size,
        "widow_cards": rules.widow_size,
        "step": rules.unit,
        "jumps": rules.preset == "double-deck",
        "fives_past": 60 * rules.unit,
        "fives": 5 * rules.unit,
        "tens_past": 100 * rules.unit,
        "tens_step": rules.step_past_100 * rules.unit,
        "last_trick": rules.last_trick,
        "save": SAVE * rules.unit,
        **{f"up_to_{units}": bid for bid, units in rates(rules)},
        "ace": rules.points_in(("AH",)),
        "all_tricks": rules.points_in(pack) + rules.last_trick,
        "abgehen_points": 10 * players,
    }


def _melds(rules: AuctionPinochleOptions) -> Iterator[Note]:
    """Yield a note for each kind of meld: the points of one, and of two and more if these are not in proportion."""
    [players] = rules.seats_played()
    pack = rules.pack(players)
    most = len(pack) // len(set(map(face, pack)))
    told = set()
    for faces in _FACES:
        found = [next(counted(rules, _TRUMP, dict.fromkeys(faces, number)), None) for number in range(1, most + 1)]
        melds = [meld for meld in found if meld]
        if not melds or melds[0].name in told or not set(faces) <= set(map(face, pack)):
            continue
        told.add(melds[0].name)
        each = melds[0].points // melds[0].number
        alike = all(meld.points == each * meld.number for meld in melds)
        points = tuple(str(meld.points) for meld in melds[: 1 if alike else None])
        yield Note("auction-pinochle-meld", {"target": called(rules, melds[0]), "points": points, "cards": faces})
