"""Sentences shared by several messages: recent events, whose turn it is, how a round was scored, names of actions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from bot import limits
from bot.host.model.setup import Setup, Terms
from bot.host.records.deals import DealCheck, is_day
from bot.host.table.state import TableState
from bot.texts import NOBODY, People, Texts
from bot.ui.components import clip, shown_hand
from bot.ui.names import absolute_date, escaped, plain_people, visible
from data.store import Status
from engine.presentation import presentation_of
from engine.rules import Rules
from engine.types import Action, Event, Note, Seat, Value
from engine.view import View

_LINES = 8
"""The most lines of the log, changed options or guests in a message."""
_TURNS = 2
"""The fewest lines of the log."""
_LOG_TEXT = 1200
"""The most characters of the log, so that the text below it is not cut off."""
_DIFFERENCES = 30
"""The most differences in a message that only lists them."""


def target_name(texts: Texts, view: View, target: str, people: People = NOBODY) -> str:
    """Return a target in words. The texts are the game's; ``people`` are those it may name."""
    called = presentation_of(view).called(view, target)
    return texts.note("target", called, people) if called else texts.target(target)


def action_name(texts: Texts, view: View, action: Action, people: People = NOBODY) -> str:
    """Return an action in words: its verb, cards and target."""
    does, cards = texts.say(f"verb-{action.kind}"), texts.cards(action.cards)
    if not action.target:
        return f"{does} {cards}".rstrip()
    onto = target_name(texts, view, action.target, people)
    return texts.say("action-onto", does=does, what=cards, count=len(action.cards), onto=onto)


def log_lines(texts: Texts, rules: Rules, events: Iterable[Event], people: People) -> list[str]:
    """Return events as lines, about one per turn. The events must have passed :meth:`engine.types.Event.seen_by`."""
    texts = texts.of(rules.game)
    return [told for line in rules.presentation.summary(tuple(events)) for told in texts.log_line(line, people)]


def recent_events(texts: Texts, state: TableState, people: People, seat: Seat | None) -> str:
    """Return the last turns as ``seat`` (``None``: anybody) may know them, one per line.

    Everything since a person last acted, and at least two lines; at most :data:`_LINES`.
    """
    news, recent = (
        log_lines(texts, state.rules, [event.seen_by(seat) for event in events], people)
        for events in (state.news, max(state.news, state.recent, key=len))
    )
    lines = recent[-min(max(len(news), _TURNS), _LINES) :]
    while len(lines) > 1 and sum(map(len, lines)) > _LOG_TEXT:
        del lines[0]
    return "\n".join(lines)


def standing_line(texts: Texts, state: TableState, view: View, people: People) -> str:
    """Return a line on who is to act, or how the game ended."""
    if view.winners:
        winners = [name for side in view.winners for name in people.members(side)]
        return texts.say("standing-drawn" if view.drawn_game else "standing-won", winners=texts.joined(winners))
    if not state.live:
        return ended_line(texts, state)
    if view.phase == "scored":
        return texts.say("exhibition-scored" if state.exhibition else "standing-scored", round=view.round)
    return texts.say(
        "standing-turn", players=texts.joined(map(people.seat, view.to_act)), phase=view.phase, turn=view.turn
    )


def ended_line(texts: Texts, state: TableState) -> str:
    """Return a line on how a paused or closed table can be resumed."""
    if state.annulled:
        return texts.say("standing-annulled", reason=escaped(state.annulled))
    if state.tournament:
        ended = "paused" if state.status is Status.PAUSED else "closed" if state.begun else "unplayed"
        return texts.say(f"match-table-{ended}")
    if state.exhibition:
        return texts.say("exhibition-closed")
    if state.status is Status.PAUSED:
        if not state.if_abandoned:
            return texts.say("standing-paused")
        until = absolute_date(state.abandoned_at)
        return f"{texts.say('standing-paused')} {texts.say('standing-abandoned', until=until, ends=state.if_abandoned)}"
    if not state.resumable:
        return texts.say("standing-over" if state.begun else "rematch-ended")
    return texts.say("standing-closed", begun=state.begun)


def host_name(texts: Texts, state: TableState, people: People) -> str:
    """Return the host's name, for the start of a sentence."""
    seats = (row.seat for row in state.seats if row.player == state.host)
    return next(filter(None, map(people.seat, seats)), "") or texts.say("lobby-host")


def partners_line(texts: Texts, state: TableState, people: People) -> str:
    """Return a line on who plays together; empty where everybody plays alone."""
    sides = state.rules.sides(state.seat_count)
    if len(set(sides)) == len(sides):
        return ""
    teams = (texts.joined(_team(texts, people.members(side))) for side in sorted(set(sides)))
    return texts.apart(texts.say("lobby-team", number=number, players=team) for number, team in enumerate(teams, 1))


def _team(texts: Texts, names: Sequence[str]) -> list[str]:
    """Return the names of a side's players, then how many seats it has left."""
    taken = [name for name in names if name]
    open_seats = len(names) - len(taken)
    return [*taken, texts.say("seats-open", count=open_seats)] if open_seats else taken


def option_line(texts: Texts, rules: Rules, option: str) -> str:
    """Return an option and its value, marked where it differs from the preset."""
    texts, value = texts.of(rules.game), rules.options()[option]
    usual = type(rules).of(rules.preset).options()[option]
    return option_difference(texts, "help-option" if value == usual else "help-option-changed", option, value, usual)


def option_difference(texts: Texts, message: str, option: str, value: Value, other: Value) -> str:
    """Return an option with its value here and elsewhere, by ``message``; an empty ``other`` value is left out."""
    message = message if other != "" else "option-alone"
    return texts.say(message, option=option, set=setting(texts, option, value), usual=setting(texts, option, other))


def setting(texts: Texts, option: str, value: Value) -> str:
    """Return the value of an option in words; the time for a turn with its unit."""
    if option == "levels" and isinstance(value, tuple):
        parts = [str(part).partition(": ") for part in value]
        return _levels(texts, [(int(seat), level) for seat, _, level in parts]) or texts.say("levels-alike")
    pace, dash, time = str(value).partition("-")
    if option == "turn" and dash:
        return texts.say(f"turn-{pace}", time=int(time))
    return texts.say(f"preset-{value}") if option == "preset" else texts.setting(option, value)


def _levels(texts: Texts, levels: Sequence[tuple[Seat, str]]) -> str:
    return texts.listed(texts.say("level-of-seat", number=seat + 1, level=level) for seat, level in levels)


def difference_lines(texts: Texts, setup: Setup, other: Setup, message: str, most: int = _DIFFERENCES) -> list[str]:
    """Return the options that differ from another setup, one per line; at most ``most``, then how many more."""
    texts, found = texts.of(setup.rules.game), setup.differences(other)
    lines = [option_difference(texts, message, *difference) for difference in found[:most]]
    if len(found) > most:
        lines.append(texts.say("differences-more", count=len(found) - most))
    return lines


def changed_rule_lines(texts: Texts, rules: Rules) -> list[str]:
    """Return the options that differ from the preset, one per line; the first few, then how many more."""
    changed = rules.changed()
    lines = [option_line(texts, rules, option) for option in changed[:_LINES]]
    if len(changed) > _LINES:
        lines.append(texts.say("rules-more", count=len(changed) - _LINES))
    return [texts.say("rules-differ"), *lines] if lines else []


def shows_all_changes(rules: Rules) -> bool:
    """Return whether :func:`changed_rule_lines` leaves none out."""
    return len(rules.changed()) <= _LINES


def term_lines(texts: Texts, state: TableState, *, level_shown: bool = False) -> list[str]:
    """Return lines on an open table's match, access, pace and computers, where they differ from the defaults.

    ``level_shown`` says that the computers' level is shown elsewhere in the message.
    """
    lines = []
    if state.match:
        lines.append(texts.say("terms-match", length=setting(texts, "match", state.terms.match)))
    if state.terms.pace != "none":
        lines.append(texts.say("terms-pace", turn=setting(texts, "turn", state.setup.options()["turn"])))
    lines.append(absence_line(texts, state))
    usual = Terms()
    level_differs = state.terms.computers != usual.computers and not level_shown
    if state.terms.aggression != usual.aggression or level_differs:
        level, aggression = state.terms.computers, state.terms.aggression
        lines.append(texts.say("terms-computers", level=level, aggression=aggression))
    levels = [(seat, level) for seat, level in state.terms.levels if state.seats[seat].player is None]
    if levels:
        lines.append(texts.say("terms-levels", levels=_levels(texts, levels)))
    if state.terms.hints:
        lines.append(texts.say("terms-hints"))
    if state.friendly:
        lines.append(texts.say("terms-friendly"))
    if state.open_hands:
        lines.append(texts.say("terms-open-hands"))
    if state.terms.access != "server":
        lines.append(texts.say(f"terms-{state.terms.access}", code=state.id))
    if state.invited:
        guests = texts.joined(escaped(visible(name)) for name in state.invited[:_LINES])
        lines.append(texts.say("terms-guests", players=guests, more=len(state.invited[_LINES:])))
    return lines


def absence_line(texts: Texts, state: TableState) -> str:
    """Return the consequences of a person's absence at a table."""
    level = state.terms.away_level
    if state.terms.pace != "none":
        return texts.say(f"terms-late-{state.terms.late}", level=level)
    seat = "no" if state.seat_vote_after is None else "later" if state.seat_vote_after > state.vote_after else "yes"
    return texts.say(
        "terms-away",
        seat=seat,
        level=level,
        minutes=round(state.vote_after / 60),
        hours=round((state.seat_vote_after or 0.0) / 3600),
    )


def waiting_line(texts: Texts, state: TableState, people: People) -> str:
    """Return a line on who still has to agree to an open table's rules; empty if nobody has."""
    players = [people.seat(seat) for seat in state.undecided] if state.live else []
    return texts.say("lobby-start-waits", players=texts.joined(players), count=len(players)) if players else ""


def gathering_lines(texts: Texts, state: TableState, people: People) -> list[str]:
    """Return lines on who is in for a rematch, who is missing, and how the others can go on without them.

    Also for a match of a tournament, which is lost by those who are not in by its time.
    """
    came = [people.seat(row.seat) for row in state.seats if state.agreed[row.seat]]
    missing = texts.joined([people.seat(seat) for seat in state.undecided])
    if state.tournament:
        lines = [texts.say("match-table-waits", players=missing, **{"in": texts.joined(came)}, count=len(came))]
        if state.gathers_until is not None:
            lines.append(texts.say("match-table-until", until=f"<t:{int(state.gathers_until)}:f>"))
        return lines
    values = {"in": texts.joined(came), "players": missing, "host": host_name(texts, state, people)}
    lines = [texts.say("rematch-waits" if missing else "rematch-open", **values)]
    if missing and state.may_drop:
        lines.append(texts.say("rematch-drop", players=missing))
    if state.gathering and state.gathering.rotated:
        lines.append(texts.say("rematch-rotated"))
    if state.gathers_until is not None:
        lines.append(texts.say("rematch-until", until=f"<t:{int(state.gathers_until)}:t>"))
    return lines


def agreement_lines(texts: Texts, state: TableState, people: People) -> list[str]:
    """Return lines on who offers other rules at an open table."""
    if not state.live:
        return []
    lines = []
    for offer in state.offers:
        stage = "taken" if offer.setup.text == state.setup.text else offer.stage
        if stage != "draft":
            lines.append(texts.say(f"agreement-{stage}", player=people.seat(offer.seat)))
    return lines


def score_lines(texts: Texts, view: View, people: People, *, plain: bool) -> str:
    """Return the last round's score by side, every number with what it is for; ``plain`` without Markdown."""
    if not view.scores:
        return ""
    texts = texts.of(view.game)
    return "\n".join(
        texts.say(
            "scored-side",
            people,
            side=side,
            plain=plain,
            points=sum(line.points for line in lines),
            total=view.totals[side],
            count=len(lines),
            lines=texts.apart(
                texts.say("scored-line", what=texts.score_line(line), points=line.points) for line in lines
            ),
        )
        for side, lines in enumerate(view.scores[-1])
    )


def table_alt(texts: Texts, view: View, people: People, computers: Sequence[str] = ()) -> str:
    """Return the alt text of a table's picture. ``computers`` (names with levels) are listed first."""
    texts = texts.of(view.game)
    told = texts.say("alt-computers", players=texts.joined(computers)) if computers else ""
    return _description(texts, told, presentation_of(view).page(view, "table"), people) or texts.say("alt-table")


def hand_alt(texts: Texts, state: TableState, seat: Seat) -> str:
    """Return the alt text of a hand's picture, which shows parts of the table too."""
    view, texts = state.views[seat], texts.of(state.game)
    seen = plain_people(state, texts)
    told = " ".join((hand_line(texts, state, view), *warning_lines(texts, view, seen)))
    facts = [fact for fact in presentation_of(view).page(view, "table") if fact.values.get("cards") != view.hand]
    return _description(texts, told, facts, seen)


def hand_line(texts: Texts, state: TableState, view: View) -> str:
    """Return the cards of a hand in words, in the order of its picture."""
    return texts.say("alt-hand", cards=shown_hand(view, state.preferences_of(view.seat)), count=len(view.hand))


def warning_lines(texts: Texts, view: View, people: People) -> list[str]:
    """Return the facts that the player of a view easily overlooks."""
    return [texts.note("fact", warning, people) for warning in presentation_of(view).warnings(view)]


def _description(texts: Texts, told: str, facts: Iterable[Note], people: People) -> str:
    """Return an alt text with facts added.

    If it is longer than Discord allows, facts use their short forms, grouped by side. If that is still too long, the
    sides come first, and the text says that something is left out.
    """
    facts = tuple(facts)
    whole = " ".join(filter(None, (told, *(texts.note("fact", fact, people) for fact in facts))))
    if len(whole) <= limits.MEDIA_DESCRIPTION:
        return whole
    brief = [
        (side is None, sentence)
        for side, its in groupby(facts, partial(_brief_side, texts))
        for sentence in _briefly(texts, side, its, people)
    ]
    room, more = limits.MEDIA_DESCRIPTION, ""
    if sum(len(sentence) + 1 for _, sentence in brief) + len(told) > room:
        brief.sort(key=itemgetter(0))
        more = texts.say("alt-more")
        room -= len(more) + 1
    for _, sentence in brief:
        longer = f"{told} {sentence}".strip()
        if len(longer) <= room:
            told = longer
    return f"{clip(told, room)} {more}".strip()


def _brief_side(texts: Texts, fact: Note) -> Value | None:
    """Return the side that a fact with a short form is about; None for other facts."""
    return fact.values.get("side") if texts.has(f"brief-{fact.code}") else None


def _briefly(texts: Texts, side: Value | None, facts: Iterable[Note], people: People) -> list[str]:
    if side is None:
        return [texts.note("fact", fact, people) for fact in facts]
    told = texts.apart(texts.note("brief", fact, people) for fact in facts)
    return [texts.say("alt-side", people, side=side, facts=told)]


def deal_check_lines(texts: Texts, result: DealCheck) -> list[str]:
    """Return the defect of a file, or else the facts it proves."""
    revealed, noted, problems = result
    if problems:
        return [texts.say(f"problem-{each.code}", round=each.round, detail=each.detail) for each in problems]
    if is_day(revealed):
        lines = [texts.say("deals-good-day", day=revealed["day"], count=len(revealed["games"]))]
        return lines if noted else [*lines, texts.say("deals-compare-day", commitment=revealed["commitment"])]
    rounds = [str(entry["round"]) for entry in revealed["rounds"]]
    lines = [texts.say("deals-good", count=len(rounds), rounds=texts.listed(rounds))]
    if noted is None:
        lines.append(texts.say("deals-compare", commitment=revealed["commitment"]))
    elif noted.round > 1:
        lines.append(texts.say("deals-later", round=noted.round))
    return lines


class Policies(NamedTuple):
    """The addresses of the privacy policy and the terms, and how to reach the operator; empty for none."""

    privacy: str = ""
    terms: str = ""
    contact: str = ""


NO_POLICIES = Policies()


def policy_line(texts: Texts, policies: Policies) -> str:
    """Return a line with the operator's links and contact; empty if none is set."""
    links = [texts.say(f"policy-{name}", address=address) for name, address in policies._asdict().items() if address]
    return "-# " + " · ".join(links) if links else ""
