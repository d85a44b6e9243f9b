"""Sentences shared by several messages: recent events, whose turn it is, how a round was scored."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from operator import itemgetter

from bot import limits
from bot.host.model.setup import Setup
from bot.host.model.stored_types import Status
from bot.host.model.terms import Terms
from bot.host.table.state import TableState
from bot.messages.controls import clip
from bot.messages.names import escaped, plain_people, visible
from bot.texts import People, Texts
from engine.rules import Rules
from engine.types import Note, Seat, Value
from engine.view import View

_LINES = 8
"""The most events, changed options or guests in a message."""
STEPS = 24
"""The most events of the computers' turns in a message."""
_STEPS_TEXT = 1200
"""The most characters of these events: what stands below them must not be cut off."""
_DIFFERENCES = 30
"""The most differences in a message about nothing else."""


def recent_events(
    say: Texts, state: TableState, people: People, seat: Seat | None, most: int = _LINES, *, steps: int = STEPS
) -> str:
    """The last events as ``seat`` (``None``: anybody) may know them, one per line.

    At most ``most``, or up to ``steps`` if more have happened since a person last played.
    """
    told = state.news[-steps:] if len(state.news) > most else state.recent[-most:]
    lines = [say.event(event.seen_by(seat), people) for event in told]
    while len(lines) > most and sum(map(len, lines)) > _STEPS_TEXT:
        del lines[0]
    return "\n".join(lines)


def standing_line(say: Texts, state: TableState, view: View, people: People) -> str:
    """Who is to act, or how the game ended."""
    if view.winners:
        winners = [name for side in view.winners for name in people.members(side)]
        return say.say("standing-won", winners=say.joined(winners))
    if not state.live:
        return ended_line(say, state)
    if view.phase == "scored":
        return say.say("exhibition-scored" if state.exhibition else "standing-scored", round=view.round)
    return say.say(
        "standing-turn", players=_joined(people.seat(seat) for seat in view.to_act), phase=view.phase, turn=view.turn
    )


def commitment_line(say: Texts, state: TableState) -> str:
    """The commitment to the cards that are still secret."""
    view = state.view(None)
    round_ = 1 if view is None else view.round + (view.phase == "scored")
    # A round that was dealt again is committed under the number of its deal.
    noted = state.committed_deal if state.committed_deal != round_ else 0
    return say.say("sealed", round=round_, noted=noted, commitment=state.commitment, table=state.id)


def ended_line(say: Texts, state: TableState) -> str:
    """How a paused or closed table can be resumed."""
    if state.exhibition:
        return say.say("exhibition-closed")
    if state.status is Status.PAUSED:
        return say.say("standing-paused")
    if not state.resumable:
        return say.say("standing-over")
    return say.say("standing-closed", begun="yes" if state.begun else "no")


def host_name(say: Texts, state: TableState, people: People) -> str:
    """The name of the host, as a sentence about them starts."""
    seats = (row.seat for row in state.seats if row.player == state.host)
    return next(filter(None, map(people.seat, seats)), "") or say.say("lobby-host")


def partners_line(say: Texts, state: TableState, people: People) -> str:
    """Who plays together; empty where everybody plays alone."""
    sides = state.rules.sides(state.seat_count)
    if len(set(sides)) == len(sides):
        return ""
    taken = replace(people, names=[name or say.say("seat-free") for name in people.names])
    teams = (say.joined(taken.members(side)) for side in sorted(set(sides)))
    told = "; ".join(say.say("lobby-team", number=number, players=team) for number, team in enumerate(teams, 1))
    return say.say("lobby-partners", sides=told)


def option_line(say: Texts, rules: Rules, option: str) -> str:
    """An option and its value, marked where it differs from the preset."""
    value = rules.options()[option]
    usual = type(rules).of(rules.preset).options()[option]
    return option_difference(say, "help-option" if value == usual else "help-option-changed", option, value, usual)


def option_difference(say: Texts, message: str, option: str, value: Value, other: Value) -> str:
    """An option with its value here and elsewhere, by ``message``; an empty ``other`` value is left out."""
    message = message if other != "" else "option-alone"
    return say.say(message, option=option, set=setting(say, option, value), usual=setting(say, option, other))


def setting(say: Texts, option: str, value: Value) -> str:
    """The value of an option in words; the time for a turn with its unit."""
    if option == "levels" and isinstance(value, tuple):
        parts = [str(part).partition(": ") for part in value]
        return _levels(say, [(int(seat), level) for seat, _, level in parts]) or say.say("levels-alike")
    pace, dash, time = str(value).partition("-")
    if option == "turn" and dash:
        return say.say(f"turn-{pace}", time=int(time))
    return say.say(f"preset-{value}") if option == "preset" else say.setting(option, value)


def _levels(say: Texts, levels: Sequence[tuple[Seat, str]]) -> str:
    return _joined(say.say("level-of-seat", number=seat + 1, level=level) for seat, level in levels)


def difference_lines(say: Texts, setup: Setup, other: Setup, message: str, most: int = _DIFFERENCES) -> list[str]:
    """The options that differ from another setup, one per line; at most ``most``, then how many more."""
    found = setup.differences(other)
    lines = [option_difference(say, message, *difference) for difference in found[:most]]
    if len(found) > most:
        lines.append(say.say("differences-more", count=len(found) - most))
    return lines


def changed_rule_lines(say: Texts, rules: Rules) -> list[str]:
    """The options that differ from the preset, one per line; the first few, then how many more."""
    changed = rules.changed()
    lines = [option_line(say, rules, option) for option in changed[:_LINES]]
    if len(changed) > _LINES:
        lines.append(say.say("rules-more", count=len(changed) - _LINES))
    return [say.say("rules-differ"), *lines] if lines else []


def term_lines(say: Texts, state: TableState) -> list[str]:
    """Access, pace and computers of an open table, where they differ from the defaults."""
    lines = []
    if state.terms.pace != "none":
        pace = {"turn": state.setup.options()["turn"], "late": state.terms.late}
        lines.append(say.say("terms-pace", **{name: setting(say, name, value) for name, value in pace.items()}))
    usual = Terms()
    if (state.terms.computers, state.terms.aggression) != (usual.computers, usual.aggression):
        level, aggression = state.terms.computers, state.terms.aggression
        lines.append(say.say("terms-computers", level=level, aggression=aggression))
    levels = [(seat, level) for seat, level in state.terms.levels if state.seats[seat].player is None]
    if levels:
        lines.append(say.say("terms-levels", levels=_levels(say, levels)))
    if state.terms.access != "server":
        lines.append(say.say(f"terms-{state.terms.access}", code=state.id))
    if state.invited:
        guests = _joined(escaped(visible(name)) for name in state.invited[:_LINES])
        lines.append(say.say("terms-guests", players=guests, more=len(state.invited[_LINES:])))
    return lines


def agreement_lines(say: Texts, state: TableState, people: People) -> list[str]:
    """Who has not agreed to the rules of an open table yet, and who offers others."""
    if not state.live:
        return []
    lines = []
    if undecided := state.undecided:
        lines.append(say.say("agreement-missing", players=_joined(map(people.seat, undecided))))
    for offer in state.offers:
        stage = "taken" if offer.setup.text == state.setup.text else offer.stage
        if stage != "draft":
            lines.append(say.say(f"agreement-{stage}", player=people.seat(offer.seat)))
    return lines


def score_lines(say: Texts, view: View, people: People) -> str:
    """The last round's score by side, every number with what it is for."""
    if not view.scores:
        return ""
    return "\n".join(
        say.say(
            "scored-side",
            people,
            side=side,
            points=sum(line.points for line in lines),
            total=view.totals[side],
            lines="; ".join(say.say("scored-line", what=say.score_line(line), points=line.points) for line in lines),
        )
        for side, lines in enumerate(view.scores[-1])
    )


def table_alt(say: Texts, view: View, people: People) -> str:
    """The alt text of a table's picture."""
    return _description(say, "", view.facts(), people) or say.say("alt-table")


def hand_alt(say: Texts, state: TableState, seat: Seat) -> str:
    """The alt text of a hand's picture, which shows parts of the table too."""
    view = state.views[seat]
    told = say.say("alt-hand", cards=view.hand, count=len(view.hand))
    facts = [fact for fact in view.facts() if fact.values.get("cards") != view.hand]
    return _description(say, told, facts, plain_people(state, say))


def _description(say: Texts, told: str, facts: Iterable[Note], people: People) -> str:
    """An alt text with facts added.

    If it is longer than Discord allows, facts use their short forms, grouped by side. If that is still too long, the
    sides come first, and the text says that something is left out.
    """
    facts = tuple(facts)
    whole = " ".join(filter(None, (told, *(say.note("fact", fact, people) for fact in facts))))
    if len(whole) <= limits.MEDIA_DESCRIPTION:
        return whole
    brief = [
        (side is None, sentence)
        for side, its in groupby(facts, partial(_brief_side, say))
        for sentence in _briefly(say, side, its, people)
    ]
    room, more = limits.MEDIA_DESCRIPTION, ""
    if sum(len(sentence) + 1 for _, sentence in brief) + len(told) > room:
        brief.sort(key=itemgetter(0))
        more = say.say("alt-more")
        room -= len(more) + 1
    for _, sentence in brief:
        longer = f"{told} {sentence}".strip()
        if len(longer) <= room:
            told = longer
    return f"{clip(told, room)} {more}".strip()


def _brief_side(say: Texts, fact: Note) -> Value | None:
    """The side that a fact with a short form is about; None for other facts."""
    return fact.values.get("side") if say.has(f"brief-{fact.code}") else None


def _briefly(say: Texts, side: Value | None, facts: Iterable[Note], people: People) -> list[str]:
    if side is None:
        return [say.note("fact", fact, people) for fact in facts]
    told = "; ".join(say.note("brief", fact, people) for fact in facts)
    return [say.say("alt-side", people, side=side, facts=told)]


def _joined(names: Iterable[str]) -> str:
    return ", ".join(names)
