"""Text in any script: fonts with fallback for each character, lines that fit, and the styles that tables share.

Pillow draws a text in a single font. Names come in every script, so a text is split into clusters (a letter with its
marks, an emoji sequence), and each cluster is drawn in the first font of :data:`_FILES` that has it.
"""

from __future__ import annotations

import importlib.util
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import ceil
from pathlib import Path
from threading import Lock
from typing import Literal, NamedTuple

from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont, features

from render.kit.say import Word
from render.kit.shapes import Stencil, shape

Family = Literal["plain", "narrow"]

SUIT = -1
"""The font index of a run of suit symbols, which are drawn as on the cards."""
SUITS = {
    "\u2663": "C",
    "\u2666": "D",
    "\u2665": "H",
    "\u2660": "S",
    "\N{CHESTNUT}": "acorn",
    "\N{LEAF FLUTTERING IN WIND}": "leaf",
    "\N{BELL}": "bell",
}
"""The name of each suit symbol's shape."""
MISSING = "\N{WHITE SQUARE}"
"""Replaces a character that no font has."""

_JOINER = "\u200d"
_MINUS = "\N{MINUS SIGN}"
"""Always drawn in the plain font: in the narrow one it touches the next digit."""
_FRACTIONS = re.compile("([¼-¾⅐-⅞])")
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

    Fractions stay as they are: NFKC turns 1½ into 11/2.

    >>> clean("  Ada\\n Lovelace "), clean("1½")
    ('Ada Lovelace', '1½')
    """
    kept = []
    for char in _normalized(text):
        category = unicodedata.category(char)
        if char.isspace():
            kept.append(" ")
        elif category in ("Cc", "Cs") or (category == "Cf" and char not in _KEPT_FORMAT):
            continue
        else:
            kept.append(char)
    return " ".join("".join(kept).split())


def _normalized(text: str) -> str:
    pieces = _FRACTIONS.split(text)
    return "".join(piece if place % 2 else unicodedata.normalize("NFKC", piece) for place, piece in enumerate(pieces))


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


ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
_SMALLEST = 0.72
"""The smallest share of its size that a text is shrunk to before it is cut."""
_BRACKETS = 0.8
"""The largest share of a line that words in brackets at its end keep when it is cut."""
AND = " + "
"""Between names in one line."""
SLACK = 4
"""Pixels on either side of a mask, for what glyphs draw beyond their advance."""


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text ready to be drawn: its stencil, the row of the baseline in it, and its width in pixels."""

    stencil: Stencil
    baseline: int
    width: int
    cap: int
    """The height of a capital letter."""

    @property
    def mask(self) -> Image.Image:
        """The mask of the text."""
        return self.stencil.mask


@lru_cache(maxsize=1024)
def line(text: str, style: Style) -> Text:
    """Lay out a line of text; any characters can be drawn."""
    return _draw(clean(text), style)


@lru_cache(maxsize=512)
def fitted(text: str, style: Style, width: int) -> Text:
    """Lay out a line no wider than ``width``: shrunk if needed, then in its short form, then cut with an ellipsis."""
    if isinstance(text, Word) and is_cut(text, style, width):
        text = text.short
    return _fitted(clean(text), style, width, _SMALLEST)


def is_cut(text: str, style: Style, width: int) -> bool:
    """Return whether :func:`fitted` has to cut a line."""
    return _measure(clean(text), style.at(int(style.size * _SMALLEST))) > width


def _fitted(cleaned: str, style: Style, width: int, smallest: float) -> Text:
    size = style.size
    while True:
        length = _measure(cleaned, style.at(size))
        if length <= width:
            return _draw(cleaned, style.at(size))
        smaller = max(int(size * width / length), int(style.size * smallest))
        if smaller >= size:
            break
        size = smaller
    return _draw(cut(cleaned, style.at(size), width), style.at(size))


def cut(cleaned: str, style: Style, width: int) -> str:
    """Cut a line to a width: at its end, or before words in brackets there, such as a computer's level."""
    head, bracket, tail = cleaned.rpartition(" (")
    end = ELLIPSIS
    if bracket and tail.endswith(")") and _measure(bracket + tail, style) <= width * _BRACKETS:
        cleaned, end = head, ELLIPSIS + bracket + tail
    pieces = clusters(cleaned)
    low, high = 0, len(pieces)
    while low < high:
        middle = (low + high + 1) // 2
        if _measure("".join(pieces[:middle]) + end, style) <= width:
            low = middle
        else:
            high = middle - 1
    return "".join(pieces[:low]).rstrip() + end


@lru_cache(maxsize=128)
def joined(names: tuple[str, ...], style: Style, width: int) -> Text:
    """Lay out names in one line no wider than ``width``: shrunk if needed, then the longest are cut."""
    cleaned = [clean(name) for name in names]
    small = style.at(int(style.size * _SMALLEST))
    if _measure(AND.join(cleaned), small) > width:
        widths = [_measure(name, small) for name in cleaned]
        shares = _shares(widths, width - _measure(AND, small) * (len(names) - 1))
        fits = map(int.__le__, widths, shares)
        cleaned = [
            name if fit else cut(name, small, share) for name, fit, share in zip(cleaned, fits, shares, strict=True)
        ]
    return _fitted(AND.join(cleaned), style, width, _SMALLEST)


def _shares(widths: Sequence[int], room: int) -> list[int]:
    """Divide a width among names: equal shares, except that short ones leave what they do not need to the others."""
    shares = [0] * len(widths)
    for done, place in enumerate(sorted(range(len(widths)), key=widths.__getitem__)):
        shares[place] = room // (len(widths) - done)
        room -= min(shares[place], widths[place])
    return shares


@lru_cache(maxsize=128)
def wrapped(text: str, style: Style, width: int, lines: int, smallest: float = 1) -> tuple[Text, ...]:
    """Lay out a text in at most ``lines`` lines no wider than ``width``.

    A line that is too wide is shrunk to the part ``smallest`` of its size, then cut.
    """
    words = clean(text).split(" ")
    rows: list[str] = []
    while words:
        if len(rows) == lines - 1:
            rows.append(" ".join(words))
            break
        # Words are measured one by one, because a measured word is likely to come again.
        count, length = 1, _measure(words[0], style)
        for word in words[1:]:
            length += _measure(" " + word, style)
            if length > width:
                break
            count += 1
        rows.append(" ".join(words[:count]))
        words = words[count:]
    return tuple(_fitted(row, style, width, smallest) for row in rows)


def width(text: str, style: Style) -> int:
    """Return the width of a line of text in pixels."""
    return line(text, style).width


def _features(font: int) -> list[str] | None:
    """Return the OpenType features: tabular digits, so numbers align in columns; needs the complex layout."""
    return ["tnum"] if font == 0 and features.check("raqm") else None


@lru_cache(maxsize=4096)
def _length(run: Run, style: Style) -> float:
    if run.font == SUIT:
        return len(run.text) * (_suit_size(style) + 2)
    return font(run.font, style).getlength(run.text, features=_features(run.font))


def _suit_size(style: Style) -> int:
    return round(style.size * 0.74)


@lru_cache(maxsize=4096)
def _measure(text: str, style: Style) -> int:
    return ceil(sum(_length(run, style) for run in runs(text, style)))


@lru_cache(maxsize=256)
def _first(style: Style) -> tuple[ImageFont.FreeTypeFont, int]:
    """Return the font of plain letters, and the height of a capital."""
    first = font(1 if style.family == "narrow" else 0, style)
    return first, -round(first.getbbox("H", anchor="ls")[1])


def _draw(text: str, style: Style) -> Text:
    pieces = list(runs(text, style))
    if is_rtl(text):
        pieces.reverse()
    first, cap = _first(style)
    faces = [first, *(font(run.font, style) for run in pieces if run.font != SUIT)]
    ascent = max(face.getmetrics()[0] for face in faces)
    descent = max(face.getmetrics()[1] for face in faces)
    lengths = [_length(run, style) for run in pieces]
    total = ceil(sum(lengths))
    mask = Image.new("L", (total + 2 * SLACK, ascent + descent))
    pen = ImageDraw.Draw(mask)
    x = float(SLACK)
    for run, length in zip(pieces, lengths, strict=True):
        if run.font == SUIT:
            size = _suit_size(style)
            for place, symbol in enumerate(run.text):
                suit = shape(SUITS[symbol], size, size)
                mask.paste(suit, (round(x) + place * (size + 2) + 1, ascent - (cap + size) // 2))
        else:
            face = font(run.font, style)
            pen.text((x, ascent), run.text, fill=255, font=face, anchor="ls", features=_features(run.font))
        x += length
    return Text(Stencil(mask), ascent, total, cap)


WIDTH = 1100
MARGIN = 20

TITLE = Style(50, 800)
SUBTITLE = Style(32, 550)
TURN = Style(38, 800)
"""Whose turn it is."""
DOES = Style(34, 650)
"""What can be done."""
FIGURE = Style(34, 700)
LABEL = Style(30, 600)
NOTE = Style(30, 550)
SMALL = Style(30, 650, "narrow")
