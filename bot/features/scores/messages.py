"""Scores: a game round by round, and a list of games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate

from discord import ui

from bot.host.records.listings import GameScore, Participant
from bot.table.messages.endings import score_of
from bot.texts import People, Texts
from bot.ui.components import FELT, Layout, Picture, clip, container, gallery
from bot.ui.names import escaped, visible
from engine.view import View

_TEXT = 3500


def scores_message(title: str, lines: Iterable[str], *pictures: tuple[Picture, str]) -> ui.LayoutView:
    """Return a page of scores: pictures with alt texts, followed by lines."""
    box = container(FELT, ui.TextDisplay("### " + title))
    for picture, alt in pictures:
        box.add_item(gallery(picture, alt))
    if said := "\n".join(filter(None, lines)):
        box.add_item(ui.TextDisplay(clip(said, _TEXT)))
    return Layout(box)


def round_lines(texts: Texts, view: View, people: People) -> list[str]:
    """Return a game round by round: each side's points and running total."""
    points = [[sum(line.points for line in lines) for lines in score] for score in view.scores]
    totals = list(accumulate(points, lambda total, gained: [one + two for one, two in zip(total, gained, strict=True)]))
    return [
        texts.say(
            "scores-round",
            round=number,
            sides="; ".join(
                texts.say("scores-side", people, side=side, points=gained, total=total)
                for side, (gained, total) in enumerate(zip(made, stood, strict=True))
            ),
        )
        for number, (made, stood) in enumerate(zip(points, totals, strict=True), 1)
    ]


def game_lines(texts: Texts, games: Sequence[GameScore]) -> list[str]:
    """Return the games one per line, newest first."""
    return [
        texts.say(
            "scores-game",
            date=f"<t:{int(game.at)}:d>",
            called=texts.called(game.game, game.preset),
            sides="; ".join(
                texts.say(
                    "scores-game-won" if side.won else "scores-game-side",
                    players=escaped(player_names(texts, side.participants)),
                    points=side.points,
                )
                for side in game.sides
            )
            + _match_end(texts, game),
        )
        for game in games
    ]


def _match_end(texts: Texts, game: GameScore) -> str:
    """Return the result of the match that this game ended; empty if it ended none."""
    games = [side.match_games for side in game.sides if side.match_games is not None]
    return f" ({texts.say('scores-match-won', games=score_of(games))})" if games else ""


def player_names(texts: Texts, seated: Sequence[Participant]) -> str:
    """Return the names of a side's players, not escaped."""
    return texts.joined(
        [
            texts.say("computer", level=sitter.computer)
            if sitter.player is None
            else visible(sitter.name) or (f"#{sitter.player}" if sitter.name else texts.say("name-forgotten"))
            for sitter in seated
        ]
    )
