"""Selects the sentences of the help that apply to a set of options, and lists the initial meld's minimums.

The sentences themselves are in the texts. Each is given every option's value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.canasta.options import CanastaOptions
from engine.types import Note, Value

_HELD = 5
"""The usual penalty for a black three left in the hand (guide 2.9)."""
_NO_LIMIT = 7
"""A limit of this many wild cards in a meld is no limit beside that of its naturals."""


def explain(rules: CanastaOptions, page: str) -> tuple[Note, ...]:
    """Return a page of the help; see :attr:`engine.presentation.Presentation.explain`."""
    return tuple(_PAGES[page](rules))


def limits_wild(rules: CanastaOptions) -> bool:
    """Return whether the number of wild cards in a meld has a limit apart from its naturals."""
    return rules.wild_limit < _NO_LIMIT


def _notes(rules: CanastaOptions, *codes: tuple[str, bool]) -> Iterator[Note]:
    """Yield the sentences that apply."""
    for code, holds in codes:
        if holds:
            yield Note(f"canasta-{code}", _values(rules))


def _values(rules: CanastaOptions) -> dict[str, Value]:
    freezers = "both" if len(rules.frozen_by) > 1 else "".join(rules.frozen_by)
    return rules.options() | {
        "jokers_dealt": rules.jokers * rules.packs // 2,
        "limited": limits_wild(rules),
        "freezers": freezers,
        "freezes": _freezes(rules),
        "ways": rules.take_unfrozen,
    }


def _by_seats(code: str, values: tuple[tuple[int, int], ...]) -> Iterator[Note]:
    for seats, count in values:
        yield Note(f"canasta-{code}", {"seats": seats, "count": count})


def _rules(rules: CanastaOptions) -> Iterator[Note]:
    partners = rules.partnerships != "none"
    yield from _notes(rules, ("rules-packs", True))
    yield from _by_seats("rules-packs-more", rules.packs_more)
    yield from _notes(rules, ("rules-partners", partners), ("rules-alone", not partners), ("rules-deal", True))
    yield from _by_seats("rules-hand-more", rules.hand_size_more)
    yield from _notes(
        rules,
        ("rules-foot", rules.foot > 0),
        ("rules-talons", bool(rules.talons)),
        ("rules-upcard", True),
        ("rules-starter", True),
        ("rules-red-threes", True),
        ("rules-threes-equal", rules.all_threes_equal),
        ("rules-red-three-discard", rules.red_three_discard),
        ("rules-black-threes", not rules.all_threes_equal),
        ("rules-turn", True),
        ("rules-melds", True),
        ("rules-of-a-rank", True),
        ("rules-canasta", True),
        ("rules-pure", rules.pure_aces_and_sevens),
        ("rules-wild-melds", rules.wild_melds),
        ("rules-sequences", rules.sequences),
        ("rules-initial", True),
        ("rules-upcard-counts", rules.upcard_counts != "yes"),
        ("rules-opens-anyway", rules.opens_anyway != "nothing"),
    )
    yield from _of_the_pile(rules)
    yield from _of_the_end(rules)


def _of_the_pile(rules: CanastaOptions) -> Iterator[Note]:
    sometimes = not rules.frozen_always
    onto = rules.upcard_onto_canasta
    return _notes(
        rules,
        ("rules-take", True),
        ("rules-frozen-always", rules.frozen_always),
        ("rules-frozen-at-first", rules.frozen_at_first and sometimes),
        ("rules-frozen-by", bool(rules.frozen_by) and sometimes),
        ("rules-frozen-until-melded", rules.frozen_until_melded and sometimes),
        ("rules-take-frozen", _freezes(rules)),
        ("rules-take-unfrozen", sometimes),
        ("rules-onto-canasta", onto != "yes" and (rules.canasta_grows or onto != "no")),
        ("rules-blocked", True),
        ("rules-take-back", True),
        ("rules-wild-discard", rules.wild_discard == "going-out"),
        ("rules-ace-or-seven", not rules.ace_or_seven_to_empty_pile),
    )


def _freezes(rules: CanastaOptions) -> bool:
    """Return whether a pile can be frozen."""
    return bool(rules.frozen_by) or rules.frozen_at_first or rules.frozen_until_melded or rules.frozen_always


def _of_the_end(rules: CanastaOptions) -> Iterator[Note]:
    return _notes(
        rules,
        ("rules-going-out", True),
        ("rules-ask", rules.ask_to_go_out),
        ("rules-last-card", rules.canastas_to_go_out > 0),
        ("rules-stock-out", True),
        ("rules-special", bool(rules.special_hands)),
        ("rules-game", True),
    )


def _play(rules: CanastaOptions) -> Iterator[Note]:
    return _notes(
        rules,
        ("play", True),
        ("play-undo", True),
        ("play-ask", rules.ask_to_go_out),
        ("play-special", bool(rules.special_hands)),
        ("play-pass", rules.last_card == "passed"),
        ("play-end", rules.stock_out in ("ends-unless-taken", "ends-or-turned")),
        ("play-melds", rules.melds_of_a_rank != "one"),
        ("play-hand", True),
    )


def _strategy(rules: CanastaOptions) -> Iterator[Note]:
    freezing = "wild" in rules.frozen_by and rules.wild_discard == "yes" and not rules.frozen_always
    return _notes(
        rules,
        ("strategy", True),
        ("strategy-freeze", freezing),
        ("strategy-frozen", rules.frozen_always),
        ("strategy-wild", rules.wild_melds),
        ("strategy-pure", rules.unfinished_melds),
        ("strategy-talons", bool(rules.talons)),
        ("strategy-sequences", rules.sequences),
        ("strategy-foot", rules.foot > 0),
        ("strategy-partners", rules.partnerships != "none"),
        ("strategy-canastas", rules.canastas_to_go_out > 1),
        ("strategy-quick", rules.canastas_to_go_out == 0),
        ("strategy-going-out", True),
    )


def _scoring(rules: CanastaOptions) -> Iterator[Note]:
    yield from _notes(
        rules,
        ("scoring", True),
        ("scoring-sequence", rules.sequences),
        ("scoring-wild", rules.wild_melds),
        ("scoring-special-canastas", rules.special_canastas),
        ("scoring-out", rules.going_out + rules.concealed > 0),
        ("scoring-red-threes", rules.red_three > 0 and not rules.all_threes_equal),
        ("scoring-threes", rules.all_threes_equal),
        ("scoring-held", rules.red_three_held > 0 or rules.black_three_held != _HELD),
        ("scoring-without-canasta", rules.melded_without_canasta != "plus"),
        ("scoring-unfinished", rules.unfinished_melds),
        ("scoring-special-hands", bool(rules.special_hands)),
        *((f"scoring-{name}", True) for name in rules.special_hands),
        ("scoring-minimums", True),
    )
    band = "canasta-minimum" if rules.minimum_by == "score" else "canasta-minimum-round"
    for below, points in rules.minimums:
        yield Note(band, {"below": below, "points": points})
    yield Note("canasta-minimum-above", {"points": rules.top_minimum})


def _words(rules: CanastaOptions) -> Iterator[Note]:
    return _notes(
        rules,
        ("words", True),
        ("words-talon", bool(rules.talons)),
        ("words-foot", rules.foot > 0),
        ("words-sequence", rules.sequences),
        ("words-special", bool(rules.special_hands)),
    )


def _brief(rules: CanastaOptions) -> Iterator[Note]:
    return _notes(rules, ("brief", True))


_PAGES: dict[str, Callable[[CanastaOptions], Iterator[Note]]] = {
    "brief": _brief,
    "rules": _rules,
    "play": _play,
    "strategy": _strategy,
    "scoring": _scoring,
    "words": _words,
}
