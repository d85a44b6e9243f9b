#!/usr/bin/env python3
"""Checks the deals of a game with Python's standard library alone: python3 check_deal.py FILE [COMMITMENT]

FILE is what the bot reveals after a round, COMMITMENT the line that it showed before anybody had joined. Each
round is dealt again from its seed by the method of docs/deals.md. This file stands alone on purpose: read it,
then believe it.
"""

import hashlib
import hmac
import json
import sys
from collections import Counter
from pathlib import Path

VERSION = "cardroom-deal-1"
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
ORDER = [rank + suit for suit in "CDHS" for rank in RANKS]
JOKER = "JK"
MARK = "'"


def deal(seed, table, number, players, pack):
    """The pack in the order in which a round deals it, top first."""
    message = number.to_bytes(4, "big") + len(players).to_bytes(4, "big")
    for text in [VERSION, table, *players]:
        message += len(text.encode()).to_bytes(4, "big") + text.encode()

    numbers = []  # 32-bit numbers still to be used, last one first
    counter = 0
    cards = list(pack)
    for size in range(len(cards), 1, -1):
        while True:
            if not numbers:
                block = hmac.new(seed, message + counter.to_bytes(4, "big"), hashlib.sha256).digest()
                numbers = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -1, -4)]
                counter += 1
            drawn = numbers.pop()
            if drawn < 2**32 // size * size:
                break
        place = drawn % size
        cards[size - 1], cards[place] = cards[place], cards[size - 1]
    return cards


def pack_order(cards):
    """One of each card by suit and rank, then the second ones, and so on; the jokers last.

    In a marked pack each copy after the first ends with one more mark.
    """
    copies = Counter()
    order = []
    for card in cards:
        face = card.rstrip(MARK)
        place = len(ORDER) if face == JOKER else ORDER.index(face)
        copy = copies[face]
        marks = MARK * copy if any(card.endswith(MARK) for card in cards) else ""
        order.append((face == JOKER, copy, place, face + marks))
        copies[face] += 1
    return [card for _, _, _, card in sorted(order)]


def check(revealed, commitment):
    """The faults of a reveal, one sentence each."""
    if revealed["version"] != VERSION:
        return [f"this is {revealed['version']}, not {VERSION}"]
    faults = []
    if revealed["commitment"] != commitment:
        faults.append("the commitment in the file is not the one that was shown")
    if revealed["pack"] != pack_order(revealed["pack"]):
        faults.append("the pack is not in pack order")
    for entry in revealed["rounds"]:
        number, seed = entry["round"], bytes.fromhex(entry["seed"])
        if not 1 <= number <= 1000:
            raise ValueError(f"no such round: {number}")
        link = seed
        for _ in range(number):
            link = hashlib.sha256(link).digest()
        if link.hex() != revealed["commitment"]:
            faults.append(f"round {number}: the seed is not the one that was committed to")
        if deal(seed, revealed["table"], number, revealed["players"], revealed["pack"]) != entry["cards"]:
            faults.append(f"round {number}: the cards are not the ones that the seed deals")
    return faults


def main(arguments):
    """Prints what was found; returns 0 if all is well, 1 for a fault, 2 where there is nothing to read."""
    if len(arguments) not in (1, 2):
        print(__doc__)
        return 2
    try:
        revealed = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
        faults = check(revealed, (arguments[1:] or [revealed["commitment"]])[0].lower())
        rounds = [entry["round"] for entry in revealed["rounds"]]
    except (OSError, ValueError, KeyError, TypeError, AttributeError, OverflowError) as error:
        print(f"{arguments[0]} cannot be read as a reveal: {error!r}")
        return 2
    for fault in faults:
        print(fault)
    if not faults:
        print(f"rounds {rounds} were dealt as committed to by {revealed['commitment']}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
