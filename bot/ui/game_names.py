"""The names by which people know games and presets, from the registry of games and the texts, and selects of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot import limits
from bot.host.refusals import Refusal
from bot.texts import Texts, load_texts
from bot.ui.components import Control, select
from bot.ui.custom_ids import Press
from engine.games import GAMES

_ECHOED = 40
"""The most characters of the input that an error message repeats."""
_LISTED = 30
"""The most names that an error message lists."""


class Known(NamedTuple):
    """A game, or one of its presets, under a name. ``preset`` is empty for a game with any of its presets."""

    game: str
    preset: str
    name: str

    @property
    def value(self) -> str:
        """The word for it in a choice: :func:`find_game` and :func:`find_preset` understand it."""
        return self.preset or self.game

    @property
    def is_whole_game(self) -> bool:
        """Whether it means a game with all its presets, as does a preset with the game's own name."""
        return self.preset in ("", self.game)


def known_games(texts: Texts) -> list[Known]:
    """Return every game that people know by a name of its own, such as a preset that is a game to its players."""
    found = []
    for game, rules in GAMES.items():
        if set(rules.presets) - set(rules.own_games):
            found.append(Known(game, "", texts.say(f"game-{game}")))
        found += [Known(game, preset, texts.say(f"preset-{preset}")) for preset in rules.own_games]
    return found


def known_presets(texts: Texts, game: str = "") -> list[Known]:
    """Return the presets of a game, or of all games."""
    return [
        Known(its, preset, texts.called(its, preset))
        for its, rules in GAMES.items()
        if game in ("", its)
        for preset in rules.presets
    ]


def matching(found: Iterable[Known], texts: Texts, typed: str) -> list[Known]:
    """Return the games and presets with a name that contains every typed word, in any case."""
    words = _plain(typed).split()
    return [each for each in found if any(all(word in name for word in words) for name in _names(texts, each))]


def find_game(texts: Texts, typed: str) -> Known:
    """Return the game that a person means. Refuses ``unknown-game``."""
    return _find(texts, typed, known_games(texts), "unknown-game", known_presets(texts))


def find_preset(texts: Texts, typed: str, game: str = "") -> Known:
    """Return the preset, of this game or of any, that a person means. Refuses ``unknown-preset``."""
    return _find(texts, typed, known_presets(texts, game), "unknown-preset")


def is_name(texts: Texts, typed: str) -> bool:
    """Return whether a text is the whole name of a game or a preset."""
    return any(_plain(typed) in _names(texts, each) for each in (*known_games(texts), *known_presets(texts)))


def game_and_preset(texts: Texts, game: str, preset: str) -> tuple[str, str]:
    """Return the game and the preset that a person typed, each empty if it was not.

    Refuses like the functions above.
    """
    if not game:
        return find_preset(texts, preset)[:2] if preset else ("", "")
    known = find_game(texts, game)
    return find_preset(texts, preset, known.game)[:2] if preset else known[:2]


def _find(texts: Texts, typed: str, first: list[Known], refusal: str, second: Iterable[Known] = ()) -> Known:
    wanted = _plain(typed)
    for found in (first, list(second)):
        whole = [each for each in found if wanted in _names(texts, each)]
        part = matching(found, texts, typed) if wanted else []
        begins = [each for each in part if any(name.startswith(wanted) for name in _names(texts, each))]
        for some in (whole, begins, part):
            if len(some) == 1:
                return some[0]
    names = texts.joined(each.name for each in (matching(first, texts, typed) or first)[:_LISTED])
    raise Refusal(refusal, text=typed.strip()[:_ECHOED], names=names)


def _names(texts: Texts, known: Known) -> tuple[str, ...]:
    """Return the names of a game or preset in a language and in English, as :func:`_plain` writes them."""
    names = [known.value, known.name]
    for spoken in (texts, load_texts()):
        if known.preset:
            names += [spoken.say(f"preset-{known.preset}"), spoken.called(known.game, known.preset)]
        else:
            names.append(spoken.say(f"game-{known.game}"))
    return tuple(dict.fromkeys(map(_plain, names)))


def _plain(text: str) -> str:
    """Return a text in lower case, with single spaces in place of everything but letters and digits.

    >>> _plain("Texas (Hold-Em)")
    'texas hold em'
    """
    return " ".join(re.findall(r"\w+", text.casefold()))


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
