"""Sentences that several messages share: what just happened, whose turn it is, how a round was scored."""

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
from bot.messages.names import literal, plain, visible
from bot.texts import People, Texts
from engine.rules import Rules
from engine.types import Note, Seat, Value
from engine.view import View

_LINES = 8
"""The most events, changed options or guests that a message tells."""
STEPS = 24
"""The most steps of the computers' turns that a message tells."""
_STEPS_TEXT = 1200
"""The characters that they may take: what stands below them must not be cut off."""
_DIFFERENCES = 30
"""The most differences that a message about nothing else tells."""


def happened(
    say: Texts, state: TableState, people: People, seat: Seat | None, most: int = _LINES, *, steps: int = STEPS
) -> str:
    """The last events, as ``seat`` (``None``: anybody) may know them, a line each: ``steps`` of the computers' turns
    since a person played, be they more than ``most``.
    """
    told = state.news[-steps:] if len(state.news) > most else state.recent[-most:]
    lines = [say.event(event.seen_by(seat), people) for event in told]
    while len(lines) > most and sum(map(len, lines)) > _STEPS_TEXT:
        del lines[0]
    return "\n".join(lines)


def standing(say: Texts, state: TableState, view: View, people: People) -> str:
    """Who is to act, or how it ended."""
    if view.winners:
        return say.say("standing-won", winners=_joined(people.side(side) for side in view.winners))
    if not state.live:
        return ended(say, state)
    if view.phase == "scored":
        return say.say("exhibition-scored" if state.exhibition else "standing-scored", round=view.round)
    return say.say(
        "standing-turn", players=_joined(people.seat(seat) for seat in view.to_act), phase=view.phase, turn=view.turn
    )


def sealed(say: Texts, state: TableState) -> str:
    """The commitment to the cards that are secret now."""
    view = state.view(None)
    round_ = 1 if view is None else view.round + (view.phase == "scored")
    # The round and its deal differ once a round was dealt anew; a commitment is checked as that of its deal.
    noted = state.committed_deal if state.committed_deal != round_ else 0
    return say.say("sealed", round=round_, noted=noted, commitment=state.commitment, table=state.id)


def ended(say: Texts, state: TableState) -> str:
    """How a table may come back that was paused, or closed before anybody won."""
    if state.exhibition:
        return say.say("exhibition-closed")
    if state.status is Status.PAUSED:
        return say.say("standing-paused")
    return say.say("standing-closed", begun="yes" if state.begun else "no")


def partners(say: Texts, state: TableState, people: People) -> str:
    """Who plays together at a table; nothing where everybody plays alone."""
    sides = state.rules.sides(state.seat_count)
    if len(set(sides)) == len(sides):
        return ""
    taken = replace(people, names=[name or say.say("seat-free") for name in people.names])
    return say.say("lobby-partners", sides="; ".join(taken.side(side) for side in sorted(set(sides))))


def option_line(say: Texts, rules: Rules, option: str) -> str:
    """An option, and how it is set; marked where the preset has it otherwise."""
    value = rules.options()[option]
    usual = type(rules).of(rules.preset).options()[option]
    return option_set(say, "help-option" if value == usual else "help-option-changed", option, value, usual)


def option_set(say: Texts, message: str, option: str, value: Value, other: Value) -> str:
    """How an option is set, by a message that says how it is set elsewhere, if it is set there at all."""
    message = message if other != "" else "option-alone"
    return say.say(message, option=option, set=setting(say, option, value), usual=setting(say, option, other))


def setting(say: Texts, option: str, value: Value) -> str:
    """How an option is set, in words; the time for a turn with its unit."""
    if option == "levels" and isinstance(value, tuple):
        parts = [str(part).partition(": ") for part in value]
        return _levels(say, [(int(seat), level) for seat, _, level in parts]) or say.say("levels-alike")
    pace, dash, time = str(value).partition("-")
    if option == "turn" and dash:
        return say.say(f"turn-{pace}", time=int(time))
    return say.say(f"preset-{value}") if option == "preset" else say.setting(option, value)


def _levels(say: Texts, levels: Sequence[tuple[Seat, str]]) -> str:
    return _joined(say.say("level-of-seat", number=seat + 1, level=level) for seat, level in levels)


def differences(say: Texts, setup: Setup, other: Setup, message: str, most: int = _DIFFERENCES) -> list[str]:
    """What is set otherwise than in another setup, a line each; of many the first."""
    found = setup.differences(other)
    lines = [option_set(say, message, *difference) for difference in found[:most]]
    if len(found) > most:
        lines.append(say.say("differences-more", count=len(found) - most))
    return lines


def changed_rules(say: Texts, rules: Rules) -> list[str]:
    """What differs from the preset, a line each; of many the first."""
    changed = rules.changed()
    lines = [option_line(say, rules, option) for option in changed[:_LINES]]
    if len(changed) > _LINES:
        lines.append(say.say("rules-more", count=len(changed) - _LINES))
    return [say.say("rules-differ"), *lines] if lines else []


def terms(say: Texts, state: TableState) -> list[str]:
    """Who may come to an open table and how fast is played, where that is not the usual."""
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
        guests = _joined(literal(visible(name)) for name in state.invited[:_LINES])
        lines.append(say.say("terms-guests", players=guests, more=len(state.invited[_LINES:])))
    return lines


def agreement(say: Texts, state: TableState, people: People) -> list[str]:
    """Who has not agreed to what an open table plays, and who offers something else."""
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


def scores(say: Texts, view: View, people: People) -> str:
    """The last round's score, side by side, every number with what it is for."""
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


def alt(say: Texts, view: View, people: People) -> str:
    """The whole table in words, as briefly as a picture's description has to be."""
    return _described(say, "", view.facts(), people) or say.say("alt-table")


def hand_alt(say: Texts, state: TableState, seat: Seat) -> str:
    """A hand in words, and after it the table as far as its picture tells it."""
    view = state.views[seat]
    told = say.say("alt-hand", cards=view.hand, count=len(view.hand))
    facts = [fact for fact in view.facts() if fact.values.get("cards") != view.hand]
    return _described(say, told, facts, plain(state, say))


def _described(say: Texts, told: str, facts: Iterable[Note], people: People) -> str:
    """A picture's description with facts added. Where Discord does not take them all, what has a short form is said in
    it, side by side; and where even that is too much, the sides come first, and it says that something is left out.
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
    """The side of which a fact is told in short, together with its others."""
    return fact.values.get("side") if say.has(f"brief-{fact.code}") else None


def _briefly(say: Texts, side: Value | None, facts: Iterable[Note], people: People) -> list[str]:
    if side is None:
        return [say.note("fact", fact, people) for fact in facts]
    told = "; ".join(say.note("brief", fact, people) for fact in facts)
    return [say.say("alt-side", people, side=side, facts=told)]


def _joined(names: Iterable[str]) -> str:
    return ", ".join(names)
