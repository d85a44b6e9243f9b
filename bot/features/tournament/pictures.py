"""The standings, the bracket and the podium of a tournament as pictures, and their alt texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from bot import limits
from bot.features.tournament.names import entry_name, player_name
from bot.host.tournaments.formats.field import OPEN, Place, Slot
from bot.host.tournaments.tournament import Match, TournamentState
from bot.table.delivery.painter import Painter
from bot.texts import Texts
from bot.ui.components import Picture, clip
from bot.ui.names import isolated, visible
from render import (
    MAX_MATCHES,
    MAX_NAMES,
    MAX_ROUNDS,
    MAX_ROWS,
    Bracket,
    BracketMatch,
    BracketRound,
    BracketSide,
    Podium,
    Row,
    Step,
)
from render.generic.bracket import Outcome

_BRACKETS = 3
"""The most pages of a bracket in a message."""
_STAGES = ("W", "L", "F", "T")
_ON_PODIUM = (1, 2, 3)
_SCORES = ("points", "duplicate")
"""The columns that order the places of a format, where they are its first."""


class Page(NamedTuple):
    """A picture with its alt text, and the number of pages that there are of its kind."""

    picture: Picture | None
    alt: str
    pages: int


async def standings_page(
    painter: Painter, texts: Texts, state: TournamentState, number: int = 0, reader: int | None = None
) -> Page:
    """Return a page of the standings; ``reader`` is the entry of the person who looks, if any."""
    places = state.tournament.standings
    pages = max(1, -(-len(places) // MAX_ROWS))
    number = min(number, pages - 1)
    shown = places[number * MAX_ROWS : (number + 1) * MAX_ROWS]
    codes = [code for code, _ in shown[0].values] if shown else []
    figures = _figures(texts, places)
    rows = [_row(texts, state, place, figures[place.entry]) for place in shown]
    own = next((_row(texts, state, each, figures[each.entry]) for each in places if each.entry == reader), None)
    tournament = state.tournament
    subtitle = standings_subtitle(texts, state)
    picture = await painter.board(
        visible(tournament.config.name),
        [texts.say(f"tournament-column-{code}") for code in codes],
        rows,
        own,
        texts=texts,
        subtitle=subtitle,
        note=decided_note(texts, state, shown),
        by=0 if codes else None,
    )
    return Page(picture, _standings_alt(texts, state, shown, figures), pages)


def standings_subtitle(texts: Texts, state: TournamentState) -> str:
    """Return what the standings count: results of a round that is played, such as byes, count at once."""
    tournament, phase, number = state.tournament, "after", rounds_over(state)
    if tournament.phase == "over" or tournament.is_ladder:
        phase = "ladder" if tournament.is_ladder else "over"
    elif not tournament.round_over and any(
        each.record.over and not tournament.hides(each) for each in tournament.round_matches
    ):
        phase, number = "during", tournament.round
    return texts.say("tournament-standings", phase=phase, round=number)


def rounds_over(state: TournamentState) -> int:
    """Return the rounds of which all matches are over; 0 before the end of the first one."""
    tournament = state.tournament
    return tournament.round - (not tournament.round_over)


def _row(texts: Texts, state: TournamentState, place: Place, figures: tuple[str, ...]) -> Row:
    entry = state.tournament.entry(place.entry)
    mark = texts.say("tournament-out") if entry and entry.out else ""
    return Row(entry_name(texts, state, place.entry, plain=True), figures, rank=place.place, mark=mark)


def _figures(texts: Texts, places: Sequence[Place]) -> dict[int, tuple[str, ...]]:
    """Return by entry the figures of its line."""
    columns = zip(*([value for _, value in place.values] for place in places), strict=True)
    rows = zip(*(column_figures(texts, column) for column in columns), strict=True)
    return dict(zip((place.entry for place in places), rows, strict=False)) or {each.entry: () for each in places}


def column_figures(texts: Texts, values: Sequence[float]) -> list[str]:
    """Return the figures of a column: with ½ if all are whole or halves, otherwise with two decimals each.

    >>> from bot.texts import load_texts
    >>> column_figures(load_texts(), [3, 2.5, 0.5]), column_figures(load_texts(), [3, 2.5, 1 / 3])
    (['3', '2½', '½'], ['3.00', '2.50', '0.33'])
    """
    if any(2 * value % 1 for value in values):
        return [texts.decimal(value, 2) for value in values]
    return [f"{int(value) or ''}½" if value % 1 else f"{int(value)}" for value in values]


def decided_note(texts: Texts, state: TournamentState, places: Sequence[Place], *, plain: bool = True) -> str:
    """Return a line that says what decided between the first two entries that were equal in the first column."""
    for above, below in pairwise(places):
        if below.decided_by:
            first, second = (entry_name(texts, state, each.entry, plain=plain) for each in (above, below))
            return texts.say("tournament-decided-by", first=first, second=second, by=below.decided_by)
    return ""


def _standings_alt(
    texts: Texts, state: TournamentState, places: Sequence[Place], figures: Mapping[int, tuple[str, ...]]
) -> str:
    if not places:
        return texts.say("tournament-alt-nobody")
    lines = [
        texts.say(
            "tournament-alt-place",
            place=place.place,
            name=entry_name(texts, state, place.entry, plain=True),
            figure=next(iter(figures[place.entry]), ""),
        )
        for place in places
    ]
    return clip(texts.apart(lines), limits.MEDIA_DESCRIPTION)


async def podium_page(painter: Painter, texts: Texts, state: TournamentState) -> Page:
    """Return the podium of a tournament that is over, with everything that it shows as the alt text."""
    podium = podium_of(texts, state)
    steps = [
        texts.say("tournament-alt-place", place=step.place, name=texts.joined(step.names), figure=step.figure).rstrip()
        for step in podium.on_steps
    ]
    alt = "\n".join([isolated(podium.title), podium.subtitle, *steps])
    return Page(await painter.podium(podium, texts=texts), clip(alt, limits.MEDIA_DESCRIPTION), 1)


def podium_of(texts: Texts, state: TournamentState) -> Podium:
    """Return the podium of a tournament that is over: a step for each of the first three places."""
    tournament = state.tournament
    config, codes = tournament.config, [code for code, _ in tournament.standings[0].values[:1]]
    counts = any(code in _SCORES for code in codes) and not config.settings.cut
    facts = texts.say(
        "tournament-podium",
        called=texts.of(config.game).called(config.game, config.preset),
        format=texts.say(f"tournament-format-{config.format}"),
        count=sum(entry.seed > 0 for entry in tournament.entries),
        pairs="yes" if config.pairs else "no",
    )
    steps = [step for place in _ON_PODIUM if (step := _step(texts, state, place, counts=counts))]
    head = texts.say(f"tournament-column-{codes[0]}") if counts else ""
    return Podium(visible(config.name), facts, None, tuple(steps), head)


def _step(texts: Texts, state: TournamentState, place: int, *, counts: bool) -> Step | None:
    """Return a step of the podium; ``None`` if nobody has the place. ``counts``: whether it shows their score."""
    entries = [entry for entry, its in state.tournament.places if its == place]
    if not entries:
        return None
    alone = state.tournament.entry(entries[0]) if len(entries) == 1 else None
    if alone is not None:
        names = tuple(player_name(texts, state, player, plain=True) for player in alone.players)
    else:
        names = tuple(entry_name(texts, state, entry, plain=True) for entry in entries)
    if more := len(names[MAX_NAMES:]):
        names = (*names[: MAX_NAMES - 1], texts.say("tournament-more", count=more + 1))
    figures = _figures(texts, state.tournament.standings)
    scores = {figures[entry][0] for entry in entries if figures.get(entry)}
    figure = scores.pop() if counts and len(scores) == 1 else ""
    return Step(place, names, figure=figure)


async def bracket_page(
    painter: Painter, texts: Texts, state: TournamentState, number: int = 0, reader: int | None = None
) -> Page | None:
    """Return a page of the bracket; ``None`` where there is none."""
    tournament = state.tournament
    slots = tournament.format.bracket(tournament.shown_field, tournament.config.settings)
    if not slots:
        return None
    pages = bracket_pages(slots)
    number = min(number, len(pages) - 1)
    rounds = tuple(
        BracketRound(_heading(texts, group[0], slots), tuple(_match(texts, state, slot, reader) for slot in group))
        for group in pages[number]
    )
    stage = pages[number][0][0].stage
    page = Bracket(visible(tournament.config.name), texts.say("tournament-bracket", stage=stage), rounds)
    return Page(await painter.bracket(page, texts=texts), _bracket_alt(texts, state, pages[number]), len(pages))


async def brackets_now(painter: Painter, texts: Texts, state: TournamentState) -> list[Page]:
    """Return the pages of the bracket to show to all: all once it is over, before that where the last round is played.

    There are none where there is no bracket, or more of it than fits a message.
    """
    tournament = state.tournament
    latest = {match.record.slot for match in tournament.round_matches}
    slots = tournament.format.bracket(tournament.shown_field, tournament.config.settings)
    wanted = [
        number
        for number, page in enumerate(bracket_pages(slots))
        if tournament.ended or any(slot.name in latest for group in page for slot in group)
    ]
    pages = []
    for number in wanted if len(wanted) <= _BRACKETS else ():
        page = await bracket_page(painter, texts, state, number)
        assert page is not None
        named = page.picture and page.picture._replace(name=f"bracket-{number}.png")
        pages.append(page._replace(picture=named))
    return pages


def bracket_pages(slots: Sequence[Slot]) -> list[list[list[Slot]]]:
    """Return the slots by page and round: a stage after the other, as many rounds and matches as a page holds."""
    pages: list[list[list[Slot]]] = []
    for _, stage in groupby(sorted(slots, key=lambda slot: _STAGES.index(slot.stage)), key=lambda slot: slot.stage):
        rounds = [[*group] for _, group in groupby(stage, key=lambda slot: slot.round)]
        for first in range(0, len(rounds), MAX_ROUNDS):
            together = rounds[first : first + MAX_ROUNDS]
            parts = -(-len(together[0]) // MAX_MATCHES)
            for part in range(parts):
                page = []
                for each in together:
                    size = -(-len(each) // parts)
                    if here := each[part * size : (part + 1) * size]:
                        page.append(here)
                pages.append(page)
    return pages


def _heading(texts: Texts, slot: Slot, slots: Sequence[Slot]) -> str:
    """Return the heading of a round: by how many are left in a winners' bracket, otherwise its number."""
    count = sum(each.stage == slot.stage and each.round == slot.round for each in slots)
    return texts.say("tournament-bracket-round", stage=slot.stage, round=slot.round, count=count)


def _match(texts: Texts, state: TournamentState, slot: Slot, reader: int | None) -> BracketMatch:
    first, second = (_side(texts, state, slot, number, reader) for number in (0, 1))
    return BracketMatch((first, second), bye=slot.sides[1] is None)


def _side(texts: Texts, state: TournamentState, slot: Slot, number: int, reader: int | None) -> BracketSide:
    entry, played = slot.sides[number], state.tournament.match(slot.match or 0)
    if entry is None or entry == OPEN:
        return BracketSide()
    found = state.tournament.entry(entry)
    outcome: Outcome = "" if slot.winner == OPEN else "won" if slot.winner == entry else "lost"
    score = ""
    if played and played.record.over and played.record.how in ("played", "late") and entry in played.record.sides:
        score = shown_score(state, played, played.record.sides.index(entry))
    name = entry_name(texts, state, entry, plain=True)
    return BracketSide(name, found.seed if found else None, score, outcome, own=entry == reader)


def shown_score(state: TournamentState, match: Match, side: int) -> str:
    """Return what a side of a match has made: games won in a match of several, otherwise points."""
    record = match.record
    several = max(record.wins) > 1 or state.tournament.config.match != "single"
    return str((record.wins if several else record.points)[side])


def _bracket_alt(texts: Texts, state: TournamentState, page: Sequence[Sequence[Slot]]) -> str:
    lines = []
    for slot in (slot for group in page for slot in group):
        sides = [entry_name(texts, state, each, plain=True) for each in slot.sides if each not in (None, OPEN)]
        if len(sides) == len(slot.sides):
            won = slot.winner not in (None, OPEN)
            winner = entry_name(texts, state, slot.winner or 0, plain=True) if won else ""
            lines.append(texts.say("tournament-alt-match", first=sides[0], second=sides[1], winner=winner, over=won))
    return clip(texts.apart(lines) or isolated(visible(state.tournament.config.name)), limits.MEDIA_DESCRIPTION)
