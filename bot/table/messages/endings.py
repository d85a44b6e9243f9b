"""The end of a round, a game or a match: who won, in words and for the winner's picture, and the next game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from discord import ButtonStyle

from bot import limits
from bot.host.model.series import Match
from bot.host.records.statistics import NO_CHANGES, RatingChanges
from bot.host.table.state import TableState
from bot.table.messages.absence import outcome_lines, time_line
from bot.texts import People, Texts
from bot.ui import sentences
from bot.ui.components import Control, button, clip
from bot.ui.custom_ids import Press
from bot.ui.names import plain_people
from data.store import Status
from engine.types import Seat, Side
from engine.view import View
from render import Highlight, RatingChange

_RESULTS = ("round-scored", "target-changed", "game-won", "game-drawn")
"""The events that state the result, which the picture shows."""
_FORFEITED = ("forfeited", "abandoned")
_HIGHLIGHTS = 3
"""The most highlights in a picture."""


def is_over(view: View) -> bool:
    """Return whether a view shows the end of a round or of the game, and no cards to play with."""
    return view.phase in ("scored", "won")


def result_title(texts: Texts, state: TableState, view: View, people: People) -> str:
    """Return the heading of a message about a round or a game that is over."""
    called = texts.called(state.game, state.preset)
    if view.winners:
        ended = "ended-draw" if view.drawn_game else "ended-game"
        return texts.say(ended, winners=_sides(texts, view.winners, people), called=called)
    return texts.say("table-title", called=called, round=view.round)


def result_lines(
    texts: Texts,
    state: TableState,
    view: View,
    people: People,
    *,
    described: bool,
    changes: RatingChanges = NO_CHANGES,
) -> list[str]:
    """Return the facts missing in the end's picture, such as the match score; all facts without one (``described``)."""
    lines = [_description(texts, state, view, people, NO_CHANGES, plain=False)] if described else []
    if not view.winners:
        lines += [
            round_winner_line(texts, state, view, people),
            _last_turn(texts, state, people),
            time_line(texts, state),
        ]
        if state.exhibition or not state.live:
            lines.append(sentences.standing_line(texts, state, view, people))
    lines += outcome_lines(texts, state, people)
    if changes.unranked:
        lines.append(texts.say(f"unranked-{changes.unranked}"))
    return [*lines, match_line(texts, state, people)]


def round_winner_line(texts: Texts, state: TableState, view: View, people: People) -> str:
    """Return a line on who did best in the finished round."""
    points = [sum(line.points for line in lines) for lines in view.settled]
    if not points:
        return ""
    best = state.rules.ahead(dict(enumerate(points)))
    if len(best) > 1:
        return texts.say("ended-round-tied", players=_sides(texts, best, people))
    return texts.say("ended-round", people, side=best[0])


def result_alt(texts: Texts, state: TableState, view: View, changes: RatingChanges = NO_CHANGES) -> str:
    """Return the alt text of an end's picture: everything that it shows."""
    seen = plain_people(state, texts)
    if not view.winners:
        return sheet_alt(texts, view, seen)
    lines = (result_title(texts, state, view, seen), _description(texts, state, view, seen, changes, plain=True))
    return clip("\n".join(lines), limits.MEDIA_DESCRIPTION)


def sheet_alt(texts: Texts, view: View, seen: People) -> str:
    """Return the alt text of a round's score sheet; only the totals if the lines are too many."""
    whole = _sheet(texts, view, seen, plain=True)
    return clip(
        whole if len(whole) <= limits.MEDIA_DESCRIPTION else totals_line(texts, view, seen), limits.MEDIA_DESCRIPTION
    )


def drawn_highlights(texts: Texts, state: TableState) -> list[Highlight]:
    """Return the match's standing after a finished game, and the game's highlights, as the picture shows them."""
    seen = plain_people(state, texts)
    found = drawn_match(texts, state, seen)
    for note in state.highlights[:_HIGHLIGHTS]:
        cards, points = note.values.get("cards", ()), note.values["points"]
        assert isinstance(cards, tuple) and isinstance(points, int)
        title = texts.note("highlight", note, seen)
        found.append(Highlight(title, texts.note("highlighted", note, seen), points, cards))
    return found


def rating_changes(changes: RatingChanges) -> Mapping[Seat, RatingChange]:
    """Return the changes of ratings as the picture shows them."""
    return {seat: RatingChange(*change) for seat, change in changes.by_seat.items()}


def winner_note(texts: Texts, state: TableState) -> str:
    """Return the note at the bottom of the winner's picture."""
    if state.friendly:
        return texts.say("ended-friendly")
    return texts.say("ended-practice") if state.practice and not state.exhibition else ""


def end_buttons(texts: Texts, state: TableState, *, followed: bool = False) -> list[Control]:
    """Return the buttons after a game: first a new game or the match's next, unless one has ``followed`` already."""
    if state.status not in (Status.FINISHED, Status.CLOSED) or not state.begun:
        return again_buttons(texts, state)
    first = [] if followed else again_buttons(texts, state)
    found = [*first, *look_back_buttons(texts, state)]
    if state.status is Status.FINISHED and not state.competition:
        found.append(button(Press.at(state, "replay"), texts.say("button-replay")))
    if followed and not state.match_goes_on:
        found += again_buttons(texts, state, ButtonStyle.secondary)
    return found


def again_buttons(texts: Texts, state: TableState, style: ButtonStyle = ButtonStyle.primary) -> list[Control]:
    """Return the button that starts the next game of a match, or gathers the people of an ended game for another.

    A gathering that has ended leads back to the game before it. A competition has no other games.
    """
    ended = state.status in (Status.FINISHED, Status.CLOSED)
    if state.exhibition or not ended or not (state.begun or state.gathering):
        return []
    if state.match_goes_on:
        return [next_game_button(texts, state)]
    if state.competition:
        return []
    rematch = state.status is Status.FINISHED or not state.begun
    label = texts.say("button-rematch" if rematch else "button-anew")
    return [button(Press.at(state, "anew"), label, style)]


def look_back_buttons(texts: Texts, state: TableState) -> list[Control]:
    """Return the buttons that show an ended game again: its last round step by step, and its scores round by round."""
    view, found = state.view(None), replay_buttons(texts, state)
    if view and view.scores:
        found.append(button(Press.at(state, "scores"), texts.say("button-scores")))
    return found


def replay_buttons(texts: Texts, state: TableState) -> list[Control]:
    """Return the button that shows the last round again step by step, if one is over."""
    view = state.view(None)
    ended = state.status in (Status.FINISHED, Status.CLOSED)
    if view is None or state.sealed or not (ended or view.settled):
        return []
    return [replay_button(texts, state)]


def replay_button(texts: Texts, state: TableState) -> Control:
    """Return the button that shows the last finished round again step by step."""
    return button(Press.at(state, "film"), texts.say("button-film"))


def _last_turn(texts: Texts, state: TableState, people: People) -> str:
    """Return the end of the log on how the round ended, such as who went out; a forfeit has its own sentence."""
    events = [event.seen_by(None) for event in state.recent if event.kind not in _RESULTS]
    if not events or events[-1].kind in _FORFEITED:
        return ""
    last = state.rules.presentation.summary(events)[-1:]
    return "\n".join(told for line in last for told in texts.of(state.game).log_line(line, people))


def _description(
    texts: Texts, state: TableState, view: View, people: People, changes: RatingChanges, *, plain: bool
) -> str:
    if not view.winners:
        return _sheet(texts, view, people, plain=plain)
    lines = [totals_line(texts, view, people), _last_turn(texts, state, people)]
    lines += [
        texts.say(
            "ended-highlight",
            title=texts.note("highlight", note, people),
            what=texts.note("highlighted", note, people),
            points=note.values["points"],
        )
        for note in state.highlights[:_HIGHLIGHTS]
    ]
    lines += [
        texts.say("rating-change", people, seat=seat, before=before, after=after)
        for seat, (before, after) in sorted(changes.by_seat.items())
    ]
    return "\n".join(filter(None, (*lines, winner_note(texts, state))))


def _sheet(texts: Texts, view: View, people: People, *, plain: bool) -> str:
    over = texts.say("fact-round-over", round=view.round)
    return "\n".join(filter(None, (over, sentences.score_lines(texts, view, people, plain=plain))))


def totals_line(texts: Texts, view: View, people: People) -> str:
    """Return the score of each side."""
    return " ".join(texts.say("ended-total", people, side=side, points=total) for side, total in enumerate(view.totals))


def _sides(texts: Texts, sides: tuple[Side, ...] | list[Side], people: People) -> str:
    return texts.joined([name for side in sides for name in people.members(side)])


def match_length(texts: Texts, state: TableState) -> str:
    """Return the length of the match in words; empty for a single game."""
    return texts.setting("match", state.terms.match) if state.match else ""


def match_line(texts: Texts, state: TableState, people: People) -> str:
    """Return the match's standing, with the number of the current game; empty for a single game."""
    if state.match is None:
        return ""
    match, view = state.match, state.view(None)
    standing = _standing(texts, match, people)
    if view is None or not view.winners:
        game = texts.say("match-game", number=match.number, length=match_length(texts, state))
        return f"{game} {standing}".rstrip()
    before = state.series.wins if state.series else (0,) * len(match.wins)
    counted = max(now - then for now, then in zip(match.wins, before, strict=True))
    told = texts.say("match-counted", count=counted) if counted > 1 else ""
    return " ".join(filter(None, (told, standing)))


def drawn_match(texts: Texts, state: TableState, people: People) -> list[Highlight]:
    """Return the winner's picture's line on the match's standing; none for a single game."""
    match = state.match
    if match is None or not any(match.wins):
        return []
    ahead = match.leaders[0] if len(match.leaders) == 1 else None
    code = (
        "match-drawn-even" if ahead is None else "match-drawn-won" if match.winner is not None else "match-drawn-leads"
    )
    detail = texts.say(code, people, **({} if ahead is None else {"side": ahead}))
    return [Highlight(texts.say("match-drawn", length=match_length(texts, state)), detail, 0, (), score_of(match.wins))]


def score_of(wins: Iterable[int]) -> str:
    """Return the games won by each side, most first: ``2 : 1``."""
    return " : ".join(map(str, sorted(wins, reverse=True)))


def next_game_button(texts: Texts, state: TableState) -> Control:
    """Return the button that starts the next game of a match."""
    press = Press.at(state, "next-game")
    return button(press, texts.say("button-next-game"), ButtonStyle.primary)


def _standing(texts: Texts, match: Match, people: People) -> str:
    """Return a line on who leads or has won the match; empty before the first game is over."""
    if not any(match.wins):
        return ""
    score = score_of(match.wins)
    if len(match.wins) > 2:
        sides = enumerate(match.wins)
        score = f"({', '.join(texts.say('match-score-side', people, side=side, wins=wins) for side, wins in sides)})"
    if match.winner is not None:
        return texts.say("match-won", people, side=match.winner, games=score)
    if len(match.leaders) == 1:
        return texts.say("match-leads", people, side=match.leaders[0], games=score)
    return texts.say("match-even" if len(match.leaders) == len(match.wins) else "match-shared", games=score)
