"""A match's standing, and the button to its next game."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ButtonStyle

from bot.host.model.series import Match
from bot.host.table.state import TableState
from bot.texts import People, Texts
from bot.ui.controls import Control, button
from bot.ui.custom_ids import Press
from render import Highlight


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
