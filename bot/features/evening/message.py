"""The message of an evening's room: the games that are on, who is here, the score, and the way to the next game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from discord import ButtonStyle, ui

from bot.host.evenings import Evening
from bot.host.lobby.rematch import may_rotate
from bot.host.records.evening_cards import Standing
from bot.host.table.state import TableState
from bot.texts import Texts
from bot.ui.components import FELT, Control, Layout, button, container
from bot.ui.custom_ids import Press
from bot.ui.names import escaped, names, visible

EVENING = "evening"
"""The word of the presses. The second word is one of those below; the number of the evening follows."""
AGAIN, ROTATE, OTHER = "again", "rotate", "other"
_PEOPLE, _PAIRS = 12, 6
"""The most people and pairs in the lists of scores; the line after them counts the rest."""


def room_message(
    texts: Texts, evening: Evening, links: Mapping[str, str], *, onlookers: Sequence[str] = (), last: TableState | None
) -> ui.LayoutView:
    """Return the room of an evening.

    ``links`` lead to the tables where a game is on, ``onlookers`` are people who looked in, and ``last`` is the table
    whose game ended last.
    """
    head = [f"### {texts.say('evening-title')}", *_running_lines(texts, evening, links)]
    if here := [*evening.away, *onlookers]:
        head.append(texts.say("evening-here", people=_joined(texts, here), busy=bool(evening.running)))
    parts = [ui.TextDisplay[ui.LayoutView]("\n".join(head))]
    parts += [ui.TextDisplay("\n".join(lines)) for lines in _scores(texts, evening)]
    return Layout(container(FELT, *parts, ui.ActionRow(*_buttons(texts, evening, last))))


def folded_message(texts: Texts, evening: Evening) -> ui.LayoutView:
    """Return the one line that is left of an evening."""
    best = evening.standings.winners
    if not all(each.players for each in best):
        best = ()  # computers are not named here
    told = texts.say(
        "evening-over",
        began=_time(evening.row.began_at),
        ended=_time(evening.row.last_at),
        games=len(evening.standings.games),
        count=len(best),
        winners=_called(texts, evening, *best),
        won=best[0].won if best else 0,
    )
    return Layout(container(FELT, ui.TextDisplay(told)))


def _time(moment: float) -> str:
    """Return a time of day in the reader's own time zone."""
    return f"<t:{int(moment)}:t>"


def _running_lines(texts: Texts, evening: Evening, links: Mapping[str, str]) -> list[str]:
    lines = [
        texts.say(
            "evening-running",
            called=texts.called(table.game, table.preset),
            players=texts.joined([escaped(name) for name in names(table, texts)]),
            link=links[table.id],
        )
        for table in evening.running
    ]
    return lines or [texts.say("evening-quiet")]


def _scores(texts: Texts, evening: Evening) -> Iterator[list[str]]:
    """Yield the lines of the scores by person, and of those by pair."""
    if people := _people(evening):
        yield [
            texts.say("evening-score", games=len(evening.standings.games)),
            *_listed(texts, evening, people, _PEOPLE),
        ]
    if pairs := [each for each in evening.standings.pairs if len(each.players) > 1]:
        yield [texts.say("evening-pairs"), *_listed(texts, evening, pairs, _PAIRS)]


def _people(evening: Evening) -> list[Standing]:
    """Return the standings of people, without those of computers."""
    return [each for each in evening.standings.people if each.players]


def _listed(texts: Texts, evening: Evening, standings: Sequence[Standing], most: int) -> list[str]:
    lines = [
        texts.say("evening-won", who=_called(texts, evening, each), won=each.won, played=each.games)
        for each in standings[:most]
    ]
    return [*lines, texts.say("evening-more", count=len(standings) - most)] if len(standings) > most else lines


def _called(texts: Texts, evening: Evening, *standings: Standing) -> str:
    """Return the names of the people of these standings."""
    return _joined(texts, [evening.standings.players[number].name for each in standings for number in each.players])


def _joined(texts: Texts, shown: Sequence[str]) -> str:
    """Return people's names as a list for a message; a name of which nothing is visible is left out."""
    return texts.joined([escaped(name) for each in shown if (name := visible(each))])


def _buttons(texts: Texts, evening: Evening, last: TableState | None) -> list[Control]:
    """Return the buttons: the next game with the same people once the channel is free, and always another one."""
    found = []
    if last and not evening.is_busy:
        label = "button-next-game" if last.match_goes_on else "button-evening-again"
        found.append(button(_press(evening, AGAIN), texts.say(label), ButtonStyle.success))
        if may_rotate(last) and not last.match_goes_on:
            found.append(button(_press(evening, ROTATE), texts.say("button-evening-rotate")))
    return [*found, button(_press(evening, OTHER), texts.say("button-evening-other"))]


def _press(evening: Evening, what: str) -> Press:
    return Press.of_no_table(f"{EVENING}.{what}.{evening.row.id}")
