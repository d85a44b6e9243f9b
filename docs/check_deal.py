#!/usr/bin/env python3
"""Verify the deals of a game: python3 check_deal.py FILE [COMMITMENT[@ROUND]]

FILE is what the bot reveals after a round, COMMITMENT what you noted when the table showed it, and ROUND the round
that it was shown for, if not the first. Each round is dealt again from its seed by the method of docs/deals.md.
This program needs only Python's standard library and imports nothing of Cardroom, so that you can read all of it.
"""

import hashlib
import hmac
import json
import re
import sys
from collections import Counter
from pathlib import Path

VERSION = "cardroom-deal-1"
ROUNDS = 1000
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
ORDER = [rank + suit for suit in "CDHS" for rank in RANKS]
JOKER = "JK"
MARK = "'"


def deal(seed, table, number, players, pack):
    """Return the shuffled pack of a round, top card first."""
    message = number.to_bytes(4, "big") + len(players).to_bytes(4, "big")
    for text in [VERSION, table, *players]:
        message += len(text.encode()).to_bytes(4, "big") + text.encode()

    numbers = []  # unused 32-bit numbers, the next one last
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
    """Return the cards in pack order: one of each by suit and rank, then the second ones, and so on; the jokers last.

    In a marked pack each copy after the first ends with one more mark.
    """
    copies = Counter()
    order = []
    for card in cards:
        face = card.rstrip(MARK)
        if face != JOKER and face not in ORDER:
            continue
        place = len(ORDER) if face == JOKER else ORDER.index(face)
        copy = copies[face]
        marks = MARK * copy if any(card.endswith(MARK) for card in cards) else ""
        order.append((face == JOKER, copy, place, face + marks))
        copies[face] += 1
    return [card for _, _, _, card in sorted(order)]


def hashed(digest, times):
    """Return bytes hashed with SHA-256 a number of times."""
    for _ in range(times):
        digest = hashlib.sha256(digest).digest()
    return digest


def is_text(value):
    """Return whether this is a string."""
    return isinstance(value, str)


def is_digest(value):
    """Return whether this is 32 bytes in lower-case hexadecimal."""
    return is_text(value) and re.fullmatch("[0-9a-f]{64}", value) is not None


def check_form(revealed):
    """Raise ValueError if a field of a reveal is missing or malformed."""

    def need(right, field):
        if not right:
            raise ValueError(f"{field} is missing or malformed")

    need(is_text(revealed.get("table")), "table")
    for field in ("players", "pack"):
        need(isinstance(revealed.get(field), list) and all(map(is_text, revealed[field])), field)
    need(is_digest(revealed.get("commitment")), "commitment")
    need(isinstance(revealed.get("rounds"), list), "rounds")
    for entry in revealed["rounds"]:
        need(isinstance(entry, dict), "round")
        need(type(entry.get("round")) is int and 1 <= entry["round"] <= ROUNDS, "round")
        need(is_digest(entry.get("seed")), "seed")


def check(revealed, noted):
    """Return what is wrong with a reveal, in sentences. ``noted`` is a commitment (bytes) and its round, or None."""
    if not isinstance(revealed, dict) or revealed.get("version") != VERSION:
        return [f"this is not a reveal of {VERSION}"]
    check_form(revealed)
    if not revealed["rounds"]:
        return ["there is no round in the file, so nothing was checked"]
    faults = []
    if not revealed["pack"] or revealed["pack"] != pack_order(revealed["pack"]):
        faults.append("the pack is not in pack order")
    if noted and hashed(noted[0], noted[1] - 1).hex() != revealed["commitment"]:
        faults.append(f"the commitment that you noted is not the one of this game for round {noted[1]}")
    for entry in revealed["rounds"]:
        number, seed = entry["round"], bytes.fromhex(entry["seed"])
        if hashed(seed, number).hex() != revealed["commitment"]:
            faults.append(f"round {number}: the seed is not the one that was committed to")
        if deal(seed, revealed["table"], number, revealed["players"], revealed["pack"]) != entry.get("cards"):
            faults.append(f"round {number}: the cards are not the ones that the seed deals")
    if noted and not faults and all(entry["round"] < noted[1] for entry in revealed["rounds"]):
        faults.append(f"your commitment covers rounds from {noted[1]} on, and none of them is in the file")
    return faults


def parse(text):
    """Return a commitment (bytes) and its round, which is 1 unless it is given after an @."""
    found = re.fullmatch("([0-9a-f]{64})(?:@([1-9][0-9]{0,3}))?", text.strip().lower())
    if not found or int(found[2] or 1) > ROUNDS:
        raise ValueError(f"{text} is not a commitment: 64 hexadecimal digits, optionally followed by @ and a round")
    return bytes.fromhex(found[1]), int(found[2] or 1)


def main(arguments):
    """Print the result; return 0 if all is well, 1 if the file is wrong, 2 if the arguments are wrong."""
    if len(arguments) not in (1, 2):
        print(__doc__)
        return 2
    try:
        file = Path(arguments[0]).read_bytes()
        noted = parse(arguments[1]) if len(arguments) == 2 else None
    except (OSError, ValueError) as error:
        print(f"{error}\n\n{__doc__}")
        return 2
    try:
        revealed = json.loads(file.decode("utf-8"))
        faults = check(revealed, noted)
    except (ValueError, RecursionError) as error:
        faults = [f"the file cannot be read as a reveal: {error}"]
    if faults:
        print(*faults, sep="\n")
        return 1
    print(f"rounds {[entry['round'] for entry in revealed['rounds']]} were dealt as this game committed to")
    if not noted:
        print(f"compare: the file says that the commitment shown for round 1 was {revealed['commitment']}")
    elif noted[1] > 1:
        print(f"your commitment proves this from round {noted[1]} on: the earlier rounds were over when it was shown")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
