"""The post of a tournament: who is in, the matches of the round, the standings, and the way to take part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from discord import ButtonStyle, ui

from bot import limits
from bot.features.tournament.names import entry_name, facts, shown_moment, tournament_name
from bot.features.tournament.pictures import Page, decided_note, shown_score
from bot.host.tournaments.tournament import STARTED, Entry, Match, TournamentState
from bot.texts import Texts
from bot.ui.components import FELT, Control, Layout, button, clip, container, gallery, phone_rows
from bot.ui.custom_ids import Press

TOURNAMENT = "tour"
"""The word of the presses about a tournament. What is pressed follows; the table's place has the tournament's id."""
_LISTED = 30
"""The most entries that are named before the start."""
_MATCHES = 16
"""The most matches that the post names."""
_PODIUM = 3
"""The lines of the standings between which a tie is explained when the winner is announced."""
_RESERVED = 200
"""Characters of a message that are kept for the lines after a list."""


class PostContent(NamedTuple):
    """What a post shows besides the tournament.

    ``lacking`` are the permissions without which no threads can be made; ``pages`` have the pictures, if any.
    """

    state: TournamentState
    lacking: Sequence[str] = ()
    pages: Sequence[Page] = ()


def tournament_press(tournament_id: str, what: str) -> Press:
    """Return a press about a tournament."""
    return Press(tournament_id, 0, f"{TOURNAMENT}.{what}")


def post_message(texts: Texts, content: PostContent) -> ui.LayoutView:
    """Return the post."""
    state = content.state
    tournament = state.tournament
    head = [f"### {texts.say('tournament-title', name=tournament_name(tournament.config.name))}"]
    head += [phase_line(texts, state), *([] if tournament.ended else facts(texts, tournament.config))]
    if content.lacking:
        named = texts.joined(texts.say(f"permission-{name}") for name in content.lacking)
        head.append(texts.say("tournament-lacking", permissions=named))
    box = container(FELT, ui.TextDisplay("\n".join(head)))
    lists = matches_lines(texts, state, _MATCHES)
    if tournament.is_ladder or not tournament.round_matches:
        lists += entry_lines(texts, state)
    if lists and not tournament.ended:
        box.add_item(ui.TextDisplay(clip("\n".join(lists), limits.CONTENT - len("\n".join(head)) - _RESERVED)))
    for page in content.pages:
        if page.picture:
            box.add_item(gallery(page.picture, page.alt))
    for row in phone_rows(_buttons(texts, state)):
        box.add_item(row)
    return Layout(box)


def phase_line(texts: Texts, state: TournamentState) -> str:
    """Return the line that says how far it is and what comes next."""
    tournament = state.tournament
    ends = tournament.round_ends_at
    starts = "" if tournament.starts_at is None else shown_moment(tournament.starts_at, "f")
    left = "" if tournament.starts_at is None else shown_moment(tournament.starts_at)
    rounds = tournament.format.rounds(len(tournament.active), tournament.config.settings) or 0
    winners = [entry for entry, place in tournament.places if place == 1]
    return texts.say(
        f"tournament-is-{'ladder' if tournament.is_ladder and tournament.phase == 'running' else tournament.phase}",
        starts=starts or "hand",
        left=left,
        round=tournament.round,
        rounds=max(rounds, tournament.round),
        ends=shown_moment(ends) if ends else "none",
        winner=texts.joined(entry_name(texts, state, entry) for entry in winners),
        why=tournament.cancelled_for or "organiser",
    )


def entry_lines(texts: Texts, state: TournamentState) -> list[str]:
    """Return who is in before the start, or in what order in a ladder."""
    tournament = state.tournament
    if tournament.is_ladder and tournament.phase in STARTED:
        places = tournament.standings[:_LISTED]
        lines = [
            texts.say("tournament-rung", place=place.place, name=entry_name(texts, state, place.entry))
            for place in places
        ]
        return [*lines, *_more(texts, len(tournament.standings) - len(lines))]
    entries = tournament.active
    if not entries:
        return [texts.say("tournament-nobody")]
    order = {number: place for place, number in enumerate(tournament.seed_order, 1)}
    shown = sorted(entries, key=lambda entry: order[entry.number])[:_LISTED]
    named = [_entry_line(texts, state, entry, order[entry.number]) for entry in shown]
    more = len(entries) - len(named)
    listed = texts.joined([*named, *([texts.say("tournament-more", count=more)] if more else [])])
    message = "tournament-entries-seeded" if tournament.order else "tournament-entries"
    return [texts.say(message, count=len(entries), most=tournament.config.most, names=listed)]


def _entry_line(texts: Texts, state: TournamentState, entry: Entry, place: int) -> str:
    """Return an entry, with its place in the order by hand if it has one."""
    name = entry_name(texts, state, entry.number)
    if entry.number in state.tournament.order:
        name = texts.say("tournament-rung", place=place, name=name)
    if entry.waiting_partner is not None:
        return texts.say("tournament-waits", name=name)
    if state.tournament.phase == "check-in" and entry.checked_in:
        return texts.say("tournament-here", name=name)
    return name


def matches_lines(texts: Texts, state: TournamentState, most: int, first: int = 0) -> list[str]:
    """Return a line for each match of the round, or of a ladder those under way, and last one of those who sit out."""
    tournament = state.tournament
    matches = [match for match in listed_matches(state) if match.record.sides[1] is not None]
    lines = [match_line(texts, state, match) for match in matches[first : first + most]]
    lines += _more(texts, len(matches) - first - len(lines))
    byes = [] if tournament.is_ladder else [each for each in tournament.round_matches if each.record.sides[1] is None]
    if byes:
        names = [entry_name(texts, state, each.record.sides[0]) for each in byes]
        lines.append(texts.say("tournament-byes", count=len(byes), names=texts.joined(names)))
    return lines


def listed_matches(state: TournamentState) -> tuple[Match, ...]:
    """Return the matches and byes of the round, or of a ladder the matches under way."""
    tournament = state.tournament
    return tournament.open_matches if tournament.is_ladder else tournament.round_matches


def _more(texts: Texts, count: int) -> list[str]:
    return [texts.say("tournament-more-below", count=count)] if count > 0 else []


def match_line(texts: Texts, state: TournamentState, match: Match) -> str:
    """Return a match, not a bye, in a line: its sides, and its result or its thread."""
    record = match.record
    assert record.sides[1] is not None
    first, second = (entry_name(texts, state, side) for side in record.sides if side is not None)
    if not record.over:
        there = f"<#{match.channel_id}>" if match.channel_id else "none"
        if match.channel_id and state.tournament.config.duplicate:
            there = "private"  # others would see no name of its thread
        how = "open" if match.accepted else "asked"
        ends = shown_moment(match.ends_at)
        return texts.say(f"tournament-match-{how}", first=first, second=second, there=there, ends=ends)
    if state.tournament.hides(match):
        return texts.say("tournament-match-hidden", first=first, second=second)
    won = "none" if record.winner is None else "first" if record.winner == record.sides[0] else "second"
    one, two = (shown_score(state, match, side) for side in (0, 1))
    # Only by giving up is a game lost that was level.
    how = "withdrawn" if record.how == "played" and won != "none" and one == two else record.how
    return texts.say("tournament-match-over", first=first, second=second, won=won, how=how, one=one, two=two)


def _buttons(texts: Texts, state: TournamentState) -> list[Control]:
    tournament = state.tournament

    def press(what: str, style: ButtonStyle = ButtonStyle.secondary) -> Control:
        return button(tournament_press(tournament.id, what), texts.say(f"button-tournament-{what}"), style)

    if tournament.ended:
        return [press("standings"), *_bracket_button(press, state), press("matches"), press("proof")]
    if tournament.phase in STARTED:
        found = [press("match", ButtonStyle.primary)] if not tournament.is_ladder else []
        if tournament.is_ladder:
            found.append(press("challenge", ButtonStyle.primary))
        if tournament.may_enter_late:
            found.append(press("join", ButtonStyle.success))
        return [
            *found,
            press("standings"),
            *_bracket_button(press, state),
            press("matches"),
            press("leave"),
            press("organise"),
            press("proof"),
        ]
    here = [press("check", ButtonStyle.success)] if tournament.phase == "check-in" else []
    return [*here, press("join", ButtonStyle.success), press("leave"), press("organise"), press("proof")]


def _bracket_button(press: Callable[[str], Control], state: TournamentState) -> list[Control]:
    tournament = state.tournament
    has_bracket = bool(tournament.format.bracket(tournament.shown_field, tournament.config.settings))
    return [press("bracket")] if has_bracket else []


def call_message(texts: Texts, state: TournamentState, match: Match, accounts: Sequence[int]) -> str:
    """Return the line that calls the players of a match to their thread, once."""
    people = " ".join(f"<@{account}>" for account in accounts)
    name = tournament_name(state.tournament.config.name)
    return texts.say(
        "tournament-call", people=people, name=name, round=match.record.round, ends=shown_moment(match.ends_at)
    )


def result_text(texts: Texts, state: TournamentState, match: Match, closes_at: float) -> str:
    """Return what is said in a match's thread once it is over."""
    closes = texts.say("tournament-thread-closes", closes=shown_moment(closes_at))
    return f"{match_line(texts, state, match)}\n{closes}"


def winner_message(texts: Texts, state: TournamentState, podium: Page) -> ui.LayoutView:
    """Return the message that announces who has won, with the picture of the podium."""
    tournament = state.tournament
    lines = [
        f"## {texts.say('tournament-won', name=tournament_name(tournament.config.name), winner=_winners(texts, state))}"
    ]
    for place in (2, 3):
        if entries := [entry for entry, its in tournament.places if its == place]:
            named = texts.joined(entry_name(texts, state, entry) for entry in entries)
            lines.append(texts.say("tournament-placed", place=place, names=named))
    if decided := decided_note(texts, state, tournament.standings[:_PODIUM], plain=False):
        lines.append(f"-# {decided}")
    box = container(FELT, ui.TextDisplay("\n".join(lines)))
    if podium.picture:
        box.add_item(gallery(podium.picture, podium.alt))
    press = tournament_press(tournament.id, "standings")
    box.add_item(ui.ActionRow(button(press, texts.say("button-tournament-standings"))))
    return Layout(box)


def _winners(texts: Texts, state: TournamentState) -> str:
    return texts.joined(entry_name(texts, state, entry) for entry, place in state.tournament.places if place == 1)
