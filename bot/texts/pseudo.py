"""English in disguise: accented letters, and half as long again.

In the playground it shows which sentences are in no text file, and in pictures which boxes are too narrow.
"""

from __future__ import annotations

import re
from copy import deepcopy

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

PSEUDO = "en-XA"
"""The locale of English in disguise, as other projects call it. Discord never sends it."""
_ACCENTS = str.maketrans("aceinouyACEINOUY", "àçéïñöüýÀÇÉÏÑÖÜÝ")
_WORD = re.compile(r"<[^>]*>|https?://\S+|[^\W\d_]+")
"""A word, or what Discord takes literally: mentions, timestamps, links."""
_CODE = "`"
_KEPT = ("typed-", "card-letters")
"""The beginnings of the ids of words that people type, and of letters on cards."""


def disguise(entry: ftl.Message | ftl.Term) -> ftl.Message | ftl.Term:
    """Return a message or term with its texts disguised. Words that people type and letters on cards stay."""
    if not entry.id.name.startswith(_KEPT):
        _Disguise().visit(entry := deepcopy(entry))
    return entry


def disguised(text: str) -> str:
    """Return a text in disguise.

    >>> disguised("Join **the table**, <@1>")
    'Jöïïïñ **théé tàbléééé**, <@1>'
    """
    owed = 0.0

    def longer(match: re.Match[str]) -> str:
        nonlocal owed
        word = match[0]
        if not word.isalpha():
            return word
        owed += len(word) / 2
        more, owed = int(owed), owed % 1
        vowel = max(map(word.lower().rfind, "aeiouy"))
        at = vowel if vowel >= 0 else len(word) - 1
        return f"{word[:at]}{word[at] * more}{word[at:]}".translate(_ACCENTS)

    return _WORD.sub(longer, text)


class _Disguise(Transformer):
    def visit_Pattern(self, node: ftl.Pattern) -> ftl.Pattern:
        """Disguise the texts of a pattern, except for code, which may have values inside."""
        code = False
        for element in node.elements:
            if isinstance(element, ftl.TextElement):
                pieces = str(element.value).split(_CODE)
                # Every other piece is code.
                shown = [piece if code != bool(number % 2) else disguised(piece) for number, piece in enumerate(pieces)]
                element.value, code = _CODE.join(shown), code != (len(pieces) % 2 == 0)
            else:
                self.visit(element)
        return node
