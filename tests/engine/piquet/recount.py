"""The score of a deal counted a second time, as plainly as possible, from the claims and the cards played."""

from __future__ import annotations

from collections.abc import Sequence

ORDER = ["7", "8", "9", "10", "J", "Q", "K", "A"]
PIPS = {"7": 7, "8": 8, "9": 9, "10": 10, "J": 10, "Q": 10, "K": 10, "A": 11}
RUNS = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}

Groups = Sequence[Sequence[str]]


def recounted(
    claims: Sequence[Sequence[Groups]], played: Sequence[str], *, blanche: Sequence[bool], low_cards: bool
) -> list[int]:
    """Return the points of elder and younger.

    ``claims`` are the groups of point, sequences and sets by player, elder first;
    ``played`` are the 24 cards in the order in which they were played."""
    before_play = [(player, 10) for player in (0, 1) if blanche[player]]
    for place in range(3):
        before_play += declared(place, claims[0][place], claims[1][place])
    in_play, tricks = leads_and_wins(played, low_cards)
    total = [0, 0]
    for player, points in before_play + in_play:
        total[player] += points
    scorer, points = bonus(before_play, in_play)
    total[scorer] += points
    if tricks[0] != tricks[1]:
        total[0 if tricks[0] > tricks[1] else 1] += 40 if 12 in tricks else 10
    return total


def declared(place: int, elder: Groups, younger: Groups) -> list[tuple[int, int]]:
    """Return who scores how much in a class."""
    best = [max(map(tuple, ([size(place, group) for group in its] or [[0, 0]]))) for its in (elder, younger)]
    if best[0] == best[1]:
        return []
    winner = 0 if best[0] > best[1] else 1
    return [(winner, worth(place, group)) for group in (elder, younger)[winner]]


def size(place: int, group: Sequence[str]) -> list[int]:
    ranks = [card[:-1] for card in group]
    return [len(group), sum(PIPS[rank] for rank in ranks) if place == 0 else max(ORDER.index(rank) for rank in ranks)]


def worth(place: int, group: Sequence[str]) -> int:
    if place == 0:
        return len(group)
    if place == 1:
        return RUNS[len(group)]
    return 14 if len(group) == 4 else 3


def leads_and_wins(played: Sequence[str], low_cards: bool) -> tuple[list[tuple[int, int]], list[int]]:
    """Return the points scored in play, each with its player, and the tricks of both players."""
    leader, points, tricks = 0, [], [0, 0]
    for first in range(0, 24, 2):
        led, reply = played[first], played[first + 1]
        if low_cards or PIPS[led[:-1]] >= 10:
            points.append((leader, 1))
        if led[-1] == reply[-1] and ORDER.index(reply[:-1]) > ORDER.index(led[:-1]):
            leader = 1 - leader
            if low_cards or PIPS[reply[:-1]] >= 10:
                points.append((leader, 1))
        tricks[leader] += 1
    return [*points, (leader, 1)], tricks


def bonus(before_play: list[tuple[int, int]], in_play: list[tuple[int, int]]) -> tuple[int, int]:
    """Return who earns repique or pique, with its points."""
    total = [0, 0]
    for player, points in before_play:
        total[player] += points
        if total[player] >= 30 and total[1 - player] == 0:
            return player, 60
    if total[1]:
        return 0, 0
    for player, points in in_play:
        total[player] += points
        if total[1]:
            return 0, 0
        if total[0] >= 30:
            return 0, 30
    return 0, 0
