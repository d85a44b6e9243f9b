"""Text in any script is shaped, measured, shrunk and cut."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.kit import text
from render.kit.text import MISSING, Style
from tests.examples import examples

STYLE = Style(38, 750)


@pytest.mark.parametrize(
    "name",
    [
        "Ada Lovelace",
        "Łukasz Ğöñżá",
        "Дмитрий",
        "Φίλιππος",
        "Գրիգոր",
        "გიორგი",
        "דוד בן־גוריון",
        "محمد بن سلمان",
        "हिन्दी",
        "বাংলা",
        "ਪੰਜਾਬੀ",
        "ગુજરાતી",
        "தமிழ்",
        "తెలుగు",
        "ಕನ್ನಡ",
        "മലയാളം",
        "සිංහල",
        "ไทย",
        "ລາວ",
        "မြန်မာ",
        "ខ្មែរ",
        "አማርኛ",
        "🎲 🃏 👩‍👩‍👧 👍🏽 🇩🇪",
        "K♥ Q♠ 10♦ 2♣",
    ],
)
def test_fonts_cover_names_in_many_scripts(name: str) -> None:
    drawn = "".join(run.text for run in text.runs(text.clean(name), STYLE))
    assert MISSING not in drawn
    assert text.line(name, STYLE).width > 0


def test_character_without_a_font_is_a_visible_box() -> None:
    unknown = "\U000e0fff"
    assert [run.text for run in text.runs(f"a{unknown}b", STYLE)] == [f"a{MISSING}b"]
    assert text.line(unknown, STYLE).mask.getbbox() is not None


def test_clean_text_is_one_line_without_invisible_characters() -> None:
    assert text.clean("  Ada\n\t B\x00\u200b\u202e  ") == "Ada B"
    assert text.clean("Ａｄａ ①") == "Ada 1"


def test_clusters_are_kept_whole() -> None:
    family, thumb, flag, accent = "👩‍👩‍👧", "👍🏽", "🇩🇪", "e\u0323\u0301"
    assert text.clusters(f"a{family}{thumb}{flag}{accent}z") == ["a", family, thumb, flag, accent, "z"]
    assert text.clusters("🇩🇪🇫🇷") == ["🇩🇪", "🇫🇷"]


@pytest.mark.parametrize(
    ("words", "rtl"),
    [("דוד", True), ("محمد 12", True), ("محمد took", False), ("Ada דוד", False), ("12", False), ("", False)],
)
def test_text_is_rtl_only_if_all_its_letters_are(words: str, rtl: bool) -> None:
    assert text.is_rtl(words) is rtl


def test_rtl_words_stay_in_one_run() -> None:
    runs = [run.text for run in text.runs("Ada محمد بن سلمان Bo", STYLE)]
    assert "محمد بن سلمان" in runs


def test_long_name_shrinks_before_it_is_cut() -> None:
    name = "Maximiliane von und zu Hohenstein"
    whole = text.line(name, STYLE).width
    assert text.fitted(name, STYLE, whole).cap == text.line(name, STYLE).cap
    shrunk = text.fitted(name, STYLE, round(whole * 0.85))
    assert shrunk.width <= whole * 0.85
    assert shrunk.cap < text.line(name, STYLE).cap
    assert text.fitted(name, STYLE, 200).width <= 200


def test_level_in_brackets_outlives_the_name() -> None:
    name = "🤖 Marguerite-Antoinette (expert)"
    assert text.cut(name, STYLE, 400).startswith("🤖 Mar")
    assert text.cut(name, STYLE, 400).endswith("… (expert)")
    assert text.cut(name, STYLE, 120).endswith("…"), "too narrow for the level"


def test_names_of_a_team_are_all_visible() -> None:
    long = "Maximiliane von und zu Hohenstein"
    for names in (("Ada", long), (long, "Ada"), (long, long)):
        assert text.joined(names, STYLE, 400).width <= 400
    assert text.joined(("Ada", long), STYLE, 400).mask.tobytes() != text.joined(("Bo", long), STYLE, 400).mask.tobytes()
    assert text.joined(("Ada", "Bo"), STYLE, 400).width == text.width("Ada + Bo", STYLE)


def test_wrapped_text_keeps_its_lines_and_width() -> None:
    lines = text.wrapped("Computer (expert) took the pile of 23 cards and melded kings " * 3, STYLE, 480, 3)
    assert len(lines) == 3
    assert all(line.width <= 480 for line in lines)
    assert len({line.cap for line in lines}) == 1


@examples(50)
@given(words=st.text(max_size=80), width=st.integers(40, 600))
def test_fitted_text_fits(words: str, width: int) -> None:
    line = text.fitted(words, STYLE, width)
    assert line.width <= width
    assert line.mask.width == line.width + 2 * text.SLACK
