"""Every language has the messages of the English texts, and what differs in a translation is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.texts import FALLBACK, locales
from tests.examples import sampled
from tests.text_files import write_texts
from tests.translations import check, outdated, problems, to_look_at

OTHERS = [locale for locale in locales() if locale != FALLBACK]
ENGLISH = {
    "common.ftl": """
join = Join the table
onward = Onward
won = { $seat } won { $count ->
    [0] nothing
    [one] a trick
   *[other] { $count } tricks
}.{ $last ->
    [yes] {" "}It was the last.
   *[no] {""}
}
side = { $side } has it.
typed = the cards of `/play`
""",
    "gin/table.ftl": "option-knock = Knock\n    .about = When you may knock.\nall = { won }\nblank = { $cards }\n",
}
FRENCH = {
    "common.ftl": """
join = Prends place
onward = En avant
won = { $last ->
   *[no] {""}
    [yes] C'est fini :{" "}
}{ $count ->
    [0] rien
   *[other] { $count } plis
} pour { $seat }.
side = { $members ->
    [one] { $side } l'a.
   *[other] { $side } l'ont.
}
typed = les cartes de `/play`
""",
    "gin/table.ftl": "option-knock = Cogner\n    .about = Quand on peut cogner.\nall = { won }\nblank = { $cards }\n",
}


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    """Return a folder with texts in two languages, of which nothing is wrong."""
    write_texts(tmp_path / "en", ENGLISH)
    write_texts(tmp_path / "fr", FRENCH)
    return tmp_path


@sampled
@pytest.mark.parametrize("locale", OTHERS)
def test_a_language_has_all_that_english_has(locale: str) -> None:
    assert not problems(locale)


@sampled
@pytest.mark.parametrize("locale", OTHERS)
def test_a_language_knows_what_it_was_translated_from(locale: str) -> None:
    assert not outdated(locale), "run: make translations"


def test_a_good_translation_has_no_problems(texts: Path) -> None:
    assert not problems("fr", texts)


@pytest.mark.parametrize(
    ("there", "instead", "problem"),
    [
        ("join = Prends place\n", "", "common.ftl: join is missing"),
        ("join = Prends place", "join = Prends place\nmore = Plus", "common.ftl: English has no more"),
        ("    .about = Quand on peut cogner.\n", "", "gin/table.ftl: option-knock lacks .about"),
        ("Prends place\n", "Prends place\n    .about = Ici\n", "common.ftl: join has .about, which English lacks"),
        ("pour { $seat }.", ".", "common.ftl: won leaves out $seat"),
        ("{ $seat }.", "{ $seat }, { $name }.", "common.ftl: won uses $name, which English lacks"),
        ("all = { won }", "all = { $seat } gagne", "gin/table.ftl: all leaves out $count, $last"),
        ("[yes]", "[oui]", "common.ftl: won has no variant of $last for yes"),
        ("    [0] rien\n", "", "common.ftl: won has no variant of $count for 0"),
        ("Prends place", "Join the table", "common.ftl: join is still in English"),
        ("Quand on peut cogner.", "When you may knock.", "gin/table.ftl: option-knock .about is still in English"),
        ("Prends place", "Prends place at the table", "common.ftl: join has English words: the"),
        ("join =", "# As in English: no reason\njoin =", "common.ftl: join is not as in English"),
        ("join =", "join", "common.ftl: cannot parse"),
        ("all = { won }", "all = { lost }", "table.ftl: all refers to lost"),
    ],
)
def test_what_is_wrong_with_a_translation_is_told(texts: Path, there: str, instead: str, problem: str) -> None:
    files = {name: source.replace(there, instead) for name, source in FRENCH.items()}
    assert files != FRENCH
    write_texts(texts / "fr", files)
    told = "\n".join(problems("fr", texts))
    assert all(part in told for part in problem.split(", $")), told


def test_a_missing_file_and_one_too_many_are_told(texts: Path) -> None:
    (texts / "fr/gin/table.ftl").rename(texts / "fr/gin/tables.ftl")
    assert problems("fr", texts) == [
        "gin/table.ftl: the file is missing",
        "gin/tables.ftl: English has no such file",
    ]


def test_a_reason_excuses_a_text_that_stays_english(texts: Path) -> None:
    same = FRENCH["common.ftl"].replace("En avant", "Onward")
    write_texts(texts / "fr", {"common.ftl": same})
    assert problems("fr", texts) == ["common.ftl: onward is still in English"]
    write_texts(texts / "fr", {"common.ftl": same.replace("onward =", "# As in English: it's short.\nonward =")})
    assert not problems("fr", texts)
    write_texts(texts / "fr", {"common.ftl": same, "as-in-english.txt": "onward: it's short\n"})
    assert not problems("fr", texts)
    write_texts(texts / "fr", {"as-in-english.txt": "onward: it's short\nknock:\n"})
    assert problems("fr", texts) == ["as-in-english.txt: knock has no reason", "as-in-english.txt: no text needs knock"]


def test_a_reason_excuses_other_values(texts: Path) -> None:
    without = FRENCH["common.ftl"].replace("won =", "# Unlike English: it goes without saying.\nwon =")
    write_texts(texts / "fr", {"common.ftl": without.replace("pour { $seat }", "").replace("[0]", "[7]")})
    assert [each.partition(" ")[2].split()[0] for each in problems("fr", texts)] == ["all", "all"]
    all_of_it = FRENCH["gin/table.ftl"].replace("all =", "# Unlike English: it's said of all.\nall =")
    write_texts(texts / "fr", {"gin/table.ftl": all_of_it})
    assert not problems("fr", texts)


def test_a_translation_is_to_be_looked_at_when_the_english_changed(texts: Path) -> None:
    assert outdated("fr", texts)
    check("fr", folder=texts)
    assert not outdated("fr", texts) and not to_look_at("fr", texts)
    write_texts(texts / "en", {"common.ftl": ENGLISH["common.ftl"].replace("Join the table", "Take a seat")})
    assert outdated("fr", texts) == ["common.ftl: join"]
    for _ in range(2):
        check("fr", folder=texts)
        assert to_look_at("fr", texts) == ["common.ftl: join"]
    check("fr", ["join"], texts)
    assert not outdated("fr", texts) and not to_look_at("fr", texts)


def test_a_changed_translation_needs_no_second_look(texts: Path) -> None:
    check("fr", folder=texts)
    for file in ("en", "fr"):
        source = (ENGLISH if file == "en" else FRENCH)["common.ftl"]
        changed = source.replace("Join the table", "Take a seat").replace("Prends place", "Prends un siège")
        write_texts(texts / file, {"common.ftl": changed})
    check("fr", folder=texts)
    assert not outdated("fr", texts) and not to_look_at("fr", texts)
