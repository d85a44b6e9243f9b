"""What players are told: warnings, cautions, choices, pages, the log, records and highlights."""

from __future__ import annotations

from collections.abc import Iterable

from engine.deal import Deals
from engine.game import Game
from engine.highlights import Course
from engine.kit.tricks import Trick
from engine.players import MASTER, choose
from engine.rubicon.presentation import PRESENTATION
from engine.rubicon.round import BLANCHE, DRAW, RubiconRound, RubiconView
from engine.rubicon.rules import RubiconBeziqueRules
from engine.types import Action, Event, Note
from tests.engine.rubicon.table import CONTEXT, deal, melding, play, trick
from tests.narrowing import words

BLANK = "AC AD AH 10C 10D 10H 9S 8S 7S"


def view(played: RubiconRound, seat: int = 0) -> RubiconView:
    return played.view(seat, CONTEXT)


def codes(notes: Iterable[Note]) -> list[str]:
    return [note.code for note in notes]


def test_a_player_is_told_of_carte_blanche_and_asked_before_it_is_lost() -> None:
    played = deal(BLANK)
    assert codes(PRESENTATION.warnings(view(played))) == ["can-show-blanche"]
    assert "play-unshown" in codes(PRESENTATION.cautions(view(played), Action("play", ("7S",))))
    assert PRESENTATION.shortlist(view(played))[0].action == BLANCHE
    play(played, "blanche")
    assert not PRESENTATION.warnings(view(played))


def test_a_player_below_the_line_is_told_what_is_missing_once_the_stock_is_low() -> None:
    played = melding("KS QS")
    assert not PRESENTATION.warnings(view(played))
    played.state.stock = played.state.stock[:24]
    (note,) = PRESENTATION.warnings(view(played))
    assert (note.code, note.values["needs"], note.values["target"]) == ("below-line", 1000, 1000)
    play(played, "meld KS QS")
    assert PRESENTATION.warnings(view(played))[0].values["needs"] == 960
    played.state.tricks.append(Trick(0, ("AD", "10D"), 0, 0, phase_two=False))
    assert PRESENTATION.warnings(view(played))[0].values["needs"] == 940, "brisques can save from the rubicon"


def test_cautions_before_a_card_that_could_be_melded_and_before_the_draw() -> None:
    played = melding("KS QS QD")
    (note,) = PRESENTATION.cautions(view(played), DRAW)
    assert (note.code, note.values["points"]) == ("draw-unmelded", 40)
    play(played, "draw")
    assert codes(PRESENTATION.cautions(view(played), Action("play", ("KS",)))) == ["play-meldable"]
    assert not PRESENTATION.cautions(view(played), Action("play", ("QD",)))


def test_the_best_melds_are_offered_first_once_each_and_then_the_draw() -> None:
    played = melding("AS 10S KS QS JS JD KH QH KC", hand_size=9)
    labels = [
        (choice.action.target, choice.label.values.get("points")) for choice in PRESENTATION.shortlist(view(played))
    ]
    assert labels == [("trump-sequence", 250), ("trump-marriage", 40), ("trump-marriage", 40), ("", None)]


def test_equal_cards_are_told_apart_by_their_melds() -> None:
    played = melding("KS QS QS JD")
    play(played, "meld KS QS")
    trick(played)
    play(played, "draw")
    queens = [choice for choice in PRESENTATION.choices(view(played), "play") if choice.action.cards[0][:2] == "QS"]
    assert [queen.label.code for queen in queens] == ["play-melded", "play-meldable"]
    assert queens[0].label.values["target"] == ("trump-marriage",)
    apart = [PRESENTATION.apart(view(played), queen.action.cards[0]) for queen in queens]
    assert [note and note.code for note in apart] == ["melded", "hand"]


def test_the_hand_page_sorts_cards_by_their_use() -> None:
    notes = {note.code: words(note, "cards") for note in PRESENTATION.page(view(melding("KS QS KH QD JS")), "hand")}
    assert set(notes["meldable-cards"]) == {"KS", "QS"}
    assert {"KH", "QD"} <= set(notes["holdable-cards"])


def test_melds_on_the_mat_are_those_that_are_whole_or_open_to_a_refill() -> None:
    played = melding("KS QS AS 10S JS KH QH")
    play(played, "meld KS QS")
    trick(played)
    play(played, "meld > trump-sequence")
    assert [meld.name for meld in view(played).melds[0]] == ["trump-sequence"], "the marriage has risen"
    trick(played)
    play(played, "meld KH QH")
    trick(played, "QH")
    assert [(meld.name, meld.cards) for meld in view(played).melds[0]] == [
        ("trump-sequence", ("JS", "QS", "KS", "10S", "AS")),
        ("marriage", ("KH",)),
    ]
    assert codes(PRESENTATION.page(view(played), "melds")) == ["meld-laid"] * 2


def test_the_table_says_the_deal_the_stock_and_the_brisques() -> None:
    first, *others = PRESENTATION.page(view(deal()), "table")
    assert (first.code, first.values["deals"], first.values["count"]) == ("phase-one", 2, 110)
    assert codes(others).count("brisques") == 2
    chinese = PRESENTATION.page(view(deal(preset="chinese")), "table")
    assert "brisques" not in codes(chinese), "they never count"


def test_a_whole_deal_in_the_log_the_records_and_the_highlights() -> None:
    game = Game(RubiconBeziqueRules.of("rubicon").with_changes({"partie": 1}), 2, Deals.numbered(3))
    told: list[Event] = []
    while not game.winners:
        (seat,) = game.to_act
        told += game.play(seat, choose(game.view(seat), MASTER, "seed"))
    lines = PRESENTATION.summary(told)
    assert len([line for line in lines if line.parts[0].__class__ is Note]) == 64, "a line for each trick"
    feats = game.round.feats()
    assert all(0 < its["best-meld"] <= 4500 and its["melds"] > 1 for its in feats)
    course = Course((game.round,), tuple(game.scores), ())
    found = codes(PRESENTATION.highlights(course))
    assert found[0] == "best-meld"
    assert ("rubicon" in found) == any(its.get("rubicon") for its in feats)


def test_the_help_lists_every_meld_of_the_rules() -> None:
    melds = [note.values["target"] for note in PRESENTATION.explain(RubiconBeziqueRules.of("chinese"), "scoring")[1:]]
    assert len(melds) == len(set(melds)) == 17
    assert len(PRESENTATION.explain(RubiconBeziqueRules.of("rubicon"), "scoring")) == 13
