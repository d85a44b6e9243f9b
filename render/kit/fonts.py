"""Fonts for any script, with fallback for each character.

Pillow draws a text in a single font. Names come in every script, so a text is split into clusters (a letter with its
marks, an emoji sequence), and each cluster is drawn in the first font of :data:`_FILES` that has it.
"""

from __future__ import annotations

import importlib.util
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock
from typing import Literal, NamedTuple

from fontTools.ttLib import TTFont
from PIL import ImageFont, features

Family = Literal["plain", "narrow"]

SUIT = -1
"""The font index of a run of suit symbols, which are drawn as on the cards."""
SUITS = {"\u2663": "C", "\u2666": "D", "\u2665": "H", "\u2660": "S"}
"""The name of each suit symbol's shape."""
MISSING = "\N{WHITE SQUARE}"
"""Replaces a character that no font has."""

_JOINER = "\u200d"
_MINUS = "\N{MINUS SIGN}"
"""Always drawn in the plain font: in the narrow one it touches the next digit."""
_KEPT_FORMAT = {_JOINER, "\u200c"}
_PLAIN, _NARROW = 0, 1
_PACKAGES: tuple[tuple[str, str], ...] = (
    ("fontpkg_inter", "files/Inter[[]opsz,wght].ttf"),
    ("fontpkg_noto_sans", "files/NotoSans[[]wdth,wght].ttf"),
    ("manimgx_fonts", "NotoSans[A-Z]*.ttf"),
    ("manimgx_fonts", "NotoEmoji*.ttf"),
    ("manimgx_fonts_cjk", "*.ttc"),
)


def _files() -> tuple[Path, ...]:
    files: list[Path] = []
    for package, pattern in _PACKAGES:
        spec = importlib.util.find_spec(package)
        if spec is not None and spec.origin is not None:
            files += sorted(Path(spec.origin).parent.glob(pattern))
    return tuple(files)


_FILES: tuple[Path, ...] = _files()
"""The fonts in fallback order: Inter, Noto Sans, Noto Sans by script, emoji, CJK if installed."""

_lock = Lock()


@dataclass(frozen=True, slots=True)
class Style:
    """A text style: size in pixels, weight from 100 to 900, and ``narrow`` where space is short."""

    size: int
    weight: int = 600
    family: Family = "plain"

    def at(self, size: int) -> Style:
        """Return the style in another size."""
        return Style(size, self.weight, self.family)


@cache
def _code_points(index: int) -> frozenset[int]:
    with TTFont(_FILES[index], lazy=True, fontNumber=0) as font:
        return frozenset(font.getBestCmap())


@lru_cache(maxsize=256)
def font(index: int, style: Style) -> ImageFont.FreeTypeFont:
    """Return a font of :data:`_FILES` in a style, as far as its axes allow."""
    with _lock:
        engine = ImageFont.Layout.RAQM if features.check("raqm") else ImageFont.Layout.BASIC
        face = ImageFont.truetype(_FILES[index], style.size, layout_engine=engine)
        try:
            axes = face.get_variation_axes()
        except OSError:
            return face
        wanted = {
            b"Weight": style.weight,
            b"Width": 62 if style.family == "narrow" else 100,
            b"Optical size": style.size,
        }
        face.set_variation_by_axes([_on_axis(axis, wanted) for axis in axes])
        return face


def _on_axis(axis: ImageFont.Axis, wanted: Mapping[bytes, int]) -> int:
    """Return the wanted value of an axis, clamped to the font's range."""
    least, most, usual = axis["minimum"] or 0, axis["maximum"] or 0, axis["default"] or 0
    return min(max(wanted.get(axis["name"] or b"", usual), least), most)


def clean(text: str) -> str:
    """Return text as it is drawn: NFKC, one line, without control and invisible characters except joiners.

    >>> clean("  Ada\\n Lovelace ")
    'Ada Lovelace'
    """
    kept = []
    for char in unicodedata.normalize("NFKC", text):
        category = unicodedata.category(char)
        if char.isspace():
            kept.append(" ")
        elif category in ("Cc", "Cs") or (category == "Cf" and char not in _KEPT_FORMAT):
            continue
        else:
            kept.append(char)
    return " ".join("".join(kept).split())


def clusters(text: str) -> list[str]:
    """Split text into clusters that must not be cut: a letter with its marks, an emoji sequence, a flag."""
    pieces: list[str] = []
    for char in text:
        if pieces and _continues(pieces[-1], char):
            pieces[-1] += char
        else:
            pieces.append(char)
    return pieces


def _continues(piece: str, char: str) -> bool:
    if char in _KEPT_FORMAT or unicodedata.category(char) in ("Mn", "Me", "Mc"):
        return True
    if 0x1F3FB <= ord(char) <= 0x1F3FF or piece[-1] == _JOINER:
        return True
    return len(piece) == 1 and _is_flag_letter(piece) and _is_flag_letter(char)


def _is_flag_letter(char: str) -> bool:
    return 0x1F1E6 <= ord(char) <= 0x1F1FF


class Run(NamedTuple):
    """A run of text in one font."""

    text: str
    font: int


def runs(text: str, style: Style) -> Iterator[Run]:
    """Yield the font runs of a cleaned text in reading order."""
    pending, current = "", _PLAIN
    for cluster in clusters(text):
        within = current if is_rtl(pending) else None
        index = _font_of(cluster, style.family, within=within)
        piece = cluster[0] if index == SUIT else cluster
        if index is None:
            piece, index = MISSING, _PLAIN
        if index != current and pending:
            yield from _flushed(pending, current)
            pending = ""
        pending, current = pending + piece, index
    if pending:
        yield Run(pending, current)


def _flushed(text: str, index: int) -> Iterator[Run]:
    """Yield a finished run; a space after right-to-left words becomes a run of its own."""
    if is_rtl(text) and text.endswith(" "):
        yield Run(text[:-1], index)
        yield Run(" ", _PLAIN)
    else:
        yield Run(text, index)


def _font_of(cluster: str, family: Family, *, within: int | None) -> int | None:
    """Return the first font that has the whole cluster, or else its base character.

    ``within`` is the font of right-to-left words: a space between them stays in it, which keeps their order.
    """
    if cluster[0] in SUITS:
        return SUIT
    order = (_NARROW, _PLAIN) if family == "narrow" and cluster != _MINUS else (_PLAIN, _NARROW)
    candidates: list[int] = [*order, *range(2, len(_FILES))]
    if within is not None and cluster == " ":
        candidates.insert(0, within)
    needed = {ord(c) for c in cluster if c not in _KEPT_FORMAT and not 0xFE00 <= ord(c) <= 0xFE0F}
    for index in candidates:
        if needed <= _code_points(index):
            return index
    base = ord(cluster[0])
    for index in candidates:
        if base in _code_points(index):
            return index
    return None


def is_rtl(text: str) -> bool:
    """Return whether all letters of a text belong to right-to-left scripts."""
    directions = {unicodedata.bidirectional(char) for char in text}
    return "L" not in directions and not directions.isdisjoint(("R", "AL"))
