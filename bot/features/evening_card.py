"""The card of an evening: a picture to keep with the standings and the best moments.

It is made once an evening has ended, unless the server wants none (:class:`bot.host.model.settings.ServerSettings`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from discord import ui

from bot import limits
from bot.host.host import Host
from bot.host.records.evening_cards import EveningCard, Moment, Standing, Standings
from bot.table.delivery.painter import Painter
from bot.texts import People, Texts
from bot.ui.components import FELT, Layout, Picture, clip, container
from bot.ui.names import escaped, isolated, names, visible


class PostedCard(NamedTuple):
    """The message of a card, and the pictures to upload with it."""

    message: ui.LayoutView
    pictures: tuple[Picture, ...]


async def evening_card(
    host: Host, painter: Painter, texts: Texts, guild_id: int, table_ids: Sequence[str]
) -> PostedCard | None:
    """Return the card of an evening at these tables of a server, to be posted once.

    ``None`` if the server wants no cards, or if nobody is listed: no game counted, or all who played hide from boards.
    """
    if not (await host.servers.settings(guild_id)).evening_card:
        return None
    card = await host.evening_cards.card(guild_id, table_ids)
    return None if card is None else PostedCard(card_message(texts, card), ())


def card_message(texts: Texts, card: EveningCard) -> ui.LayoutView:
    """Return the message of a card."""
    lines = [f"### {card_title(texts, card)}", winner_line(texts, card), *_lines(texts, card, plain=False)]
    return Layout(container(FELT, ui.TextDisplay(clip("\n".join(lines), limits.CONTENT))))


def card_title(texts: Texts, card: EveningCard) -> str:
    """Return the heading of a card."""
    return texts.say("evening-card-title", count=len(card.standings.games))


def winner_line(texts: Texts, card: EveningCard) -> str:
    """Return a line on who won the evening."""
    best = winners(card.standings)
    if not best:
        return texts.say("evening-card-even")
    who = [name for each in best for name in _called(texts, card.standings, each, plain=False)]
    return texts.say("evening-card-won", who=texts.joined(who), won=best[0].won, games=best[0].games)


def winners(standings: Standings) -> tuple[Standing, ...]:
    """Return those who won the evening; nobody if all are level."""
    best = [each for each in standings.people if each.order == standings.people[0].order]
    return tuple(best) if best[0].won and len(best) < len(standings.people) else ()


def best_pair(standings: Standings) -> Standing | None:
    """Return the partners who won most; none if several are level."""
    first, *others = standings.pairs or (None,)
    if first is None or not first.won or any(each.order == first.order for each in others if each):
        return None
    return first


def _lines(texts: Texts, card: EveningCard, *, plain: bool) -> Iterator[str]:
    """Yield which games were played, who won how often, the best pair, and the best moments."""
    standings = card.standings
    yield texts.say("evening-card-played", games=played_games(texts, standings))
    for each in standings.people:
        who = texts.joined(_called(texts, standings, each, plain=plain))
        kind = "evening-card-points" if standings.same_game else "evening-card-standing"
        yield texts.say(kind, who=who, won=each.won, games=each.games, points=each.points)
    if pair := best_pair(standings):
        who = texts.joined(_called(texts, standings, pair, plain=plain))
        yield texts.say("evening-card-pair", title=_pair_title(texts, pair), who=who, won=pair.won, games=pair.games)
    for title, moment in _moments(texts, card):
        state, note = moment.state, moment.note
        of_game, people = texts.of(state.game), _people(texts, moment, plain=plain)
        yield texts.say(
            "evening-card-moment",
            title=title,
            highlight=of_game.note("highlight", note, people),
            what=of_game.note("highlighted", note, people),
            called=texts.called(state.game, state.preset),
            points=note.values["points"],
        )


def played_games(texts: Texts, standings: Standings) -> str:
    """Return the games of an evening as a list, each once."""
    times = Counter(texts.called(each.game, each.preset) for each in standings.games)
    return texts.joined(
        [
            texts.say("evening-card-times", called=name, count=count) if count > 1 else name
            for name, count in times.items()
        ]
    )


def _pair_title(texts: Texts, pair: Standing) -> str:
    return texts.say("evening-card-best-pair" if len(pair.players) + pair.computers == 2 else "evening-card-best-team")


def _moments(texts: Texts, card: EveningCard) -> Iterator[tuple[str, Moment]]:
    """Yield the best hand and the biggest turn or round, each with its title."""
    if card.best_hand:
        yield texts.say("evening-card-best-hand"), card.best_hand
    if turn := card.biggest_turn:
        yield texts.say(f"evening-card-{turn.note.code}"), turn


def _called(texts: Texts, standings: Standings, standing: Standing, *, plain: bool) -> list[str]:
    """Return the names of the people of a standing, then its computers."""
    if not standing.players:
        return [texts.say("evening-card-computers")]
    shown = [visible(standings.players[number].name) or f"#{number}" for number in standing.players]
    found = [isolated(name) if plain else escaped(name) for name in shown]
    return [*found, *([texts.say("evening-card-computer", count=standing.computers)] if standing.computers else [])]


def _people(texts: Texts, moment: Moment, *, plain: bool) -> People:
    """Return the people of a moment's table, without the names of those who are not listed."""
    state = moment.state
    shown = [
        "" if {row.player, row.former} & moment.unlisted else name
        for row, name in zip(state.seats, names(state, texts), strict=True)
    ]
    return People(tuple(map(isolated if plain else escaped, shown)), state.rules.sides(state.seat_count))
