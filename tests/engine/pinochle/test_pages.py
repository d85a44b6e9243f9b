"""The pages beside the picture (Pinochle guide 7.5.1 to 7.5.4, 7.7.1)."""

from __future__ import annotations

from engine.cards import face
from engine.pinochle.presentation import PRESENTATION
from engine.pinochle.round import PinochleRound
from engine.pinochle.rules import PinochleRules
from engine.types import Note
from tests.engine.pinochle.table import CONTEXT, deal, melding, play
from tests.narrowing import number, words


def page(played: PinochleRound, name: str, seat: int | None = 0) -> list[Note]:
    return list(PRESENTATION.page(played.view(seat, CONTEXT), name))


def cards(notes: list[Note], code: str) -> set[str]:
    """Return the faces in the notes with this code."""
    return {face(card) for note in notes if note.code == code for card in words(note, "cards")}


def test_every_page_has_content_and_the_hand_page_is_private() -> None:
    played = melding("KH QH QS JD 9C 10C")
    for name in PRESENTATION.pages:
        assert page(played, name)
        assert bool(page(played, name, None)) == (name != "hand")


def test_hand_page_sorts_cards_into_meldable_holdable_and_discardable() -> None:
    notes = page(melding("KH QH QS 10C 10D 9D"), "hand")
    assert [note.values["target"] for note in notes if note.code == "could-meld"] == ["royal-marriage"]
    assert cards(notes, "meldable-cards") == {"KH", "QH"}
    assert "QS" in cards(notes, "holdable-cards")
    assert {"10C", "10D", "9D"} <= cards(notes, "discardable-cards")


def test_a_dix_that_has_not_scored_is_meldable_and_never_discardable() -> None:
    for turned in ("KH", "9H"):
        for must in (False, True):
            played = melding("9H AC 10C", turned=turned, dix_must_be_melded=must)
            notes = page(played, "hand")
            assert [note.values["target"] for note in notes if note.code == "could-meld"] == ["dix"]
            assert cards(notes, "meldable-cards") == {"9H"}
            assert "9H" not in cards(notes, "discardable-cards")
    play(played, "meld 9H")
    assert "9H" in cards(page(played, "hand"), "discardable-cards"), "it has scored"


def test_points_page_lists_the_points_of_every_trick_of_both_phases() -> None:
    played = deal("AH JC", "9C AC", preset="binokel", turned="9S")
    played.state.stock = played.state.stock[:1]
    play(played, "play AH", "play 9C", "draw", "play JC", "play AC")
    taken = [note.values for note in page(played, "points", None) if note.code == "score-trick"]
    assert taken == [
        {"number": 1, "cards": ("AH", "9C"), "points": 11},
        {"number": 2, "cards": ("JC", "AC"), "points": 13},
    ]


def test_a_melded_card_is_no_longer_meldable_in_the_same_kind_of_meld() -> None:
    played = melding("KH QH QS 9C 9D", preset="binokel")
    assert "KH" in cards(page(played, "hand"), "meldable-cards")
    play(played, "meld KH QH")
    assert "KH" not in cards(page(played, "hand"), "meldable-cards")


def test_hand_page_in_phase_two() -> None:
    played = deal("AH KH QH")
    played.state.phase_two = True
    assert [note.code for note in page(played, "hand")] == ["melds-are-over"]


def test_tricks_page_lists_the_tricks_of_the_current_phase() -> None:
    played = deal("AH", "9C", preset="binokel", turned="9S")
    assert [note.code for note in page(played, "tricks", None)] == ["no-tricks"]
    play(played, "play AH", "play 9C")
    [trick] = page(played, "tricks", None)
    assert trick.values == {"number": 1, "seat": 0, "cards": ("AH", "9C"), "winner": 0, "points": 11}
    played.state.phase_two = True
    assert [note.code for note in page(played, "tricks", None)] == ["no-tricks"]


def test_points_page_lists_every_score_line_by_side() -> None:
    played = melding("KH QH QS JD", preset="binokel")
    play(played, "meld KH QH")
    notes = page(played, "points", 1)
    assert [note.values["points"] for note in notes if note.code == "standing"] == [40, 0]
    [line] = [note for note in notes if note.code == "score-line"]
    assert (line.values["score"], line.values["points"]) == ("royal-marriage", 40)


def test_melds_page_names_side_and_points() -> None:
    played = melding("KH QH QS JD")
    assert [note.code for note in page(played, "melds", None)] == ["no-melds"]
    play(played, "meld KH QH")
    [laid] = page(played, "melds", None)
    assert (laid.values["side"], laid.values["target"], laid.values["points"]) == (0, "royal-marriage", 40)


def test_scoring_help_lists_each_type_of_meld_once_by_the_presets_name() -> None:
    for preset in PinochleRules.presets:
        first, *others = PinochleRules.of(preset).presentation.explain(PinochleRules.of(preset), "scoring")
        worth = [note for note in others if note.code == "pinochle-meld"]
        names = [note.values["target"] for note in worth]
        assert first.code == "pinochle-scoring" and len(names) == len(set(names))
        points = [number(note, "points") for note in worth]
        assert points == sorted(points, reverse=True) and points[-1] == 10
