"""Selects of games and presets: two steps where one select cannot hold them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot import limits
from bot.texts import Texts
from bot.ui.controls import Control, select
from bot.ui.custom_ids import Press
from bot.ui.game_names import Known, known_games
from engine.games import GAMES


class GameOption(NamedTuple):
    """An option of a select: a game or one of its presets."""

    game: str
    label: str
    value: str


class GameSelect(NamedTuple):
    """A select of games and presets: its press and hint, and the press of a select of games alone.

    The present choice is ``marked`` in it, or else the hint is shown.
    """

    press: Press
    games: Press
    hint: str
    marked: bool = True


def game_selects(texts: Texts, its: GameSelect, options: Sequence[GameOption], chosen: str) -> list[Control]:
    """Return one select of all options, or if they are too many, one of the games and one of the chosen game's options.

    Choosing a game there chooses the first of its options.
    """
    marked = chosen if its.marked else ""
    if len(options) <= limits.SELECT_OPTIONS:
        return [_select(its.press, its.hint, options, marked)]
    first: dict[str, GameOption] = {}
    for option in options:
        first.setdefault(option.game, option._replace(label=texts.say(f"game-{option.game}")))
    game = next((option.game for option in options if option.value == chosen), "")
    found = [_select(its.games, its.hint, [*first.values()], first[game].value if game and its.marked else "")]
    own = [option for option in options if option.game == game]
    return [*found, _select(its.press, texts.say("choose-variant"), own, marked)] if len(own) > 1 else found


def games_to_choose(texts: Texts) -> list[Known]:
    """Return the games that people know by name, or each game once if a select cannot hold them all."""
    found = known_games(texts)
    if len(found) <= limits.SELECT_OPTIONS:
        return found
    return [Known(game, "", texts.say(f"game-{game}")) for game in GAMES]


def _select(press: Press, hint: str, options: Sequence[GameOption], chosen: str) -> Control:
    return select(press, hint, [(option.label, option.value) for option in options], chosen=(chosen,))
