"""Games that began before a rule was corrected keep the old rule; new games and rematches have the corrected one."""

from __future__ import annotations

import pickle

import pytest

from engine import record
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES

CORRECTED = [game for game, rules in GAMES.items() if rules.newest_edition > 1]


@pytest.mark.parametrize("game", CORRECTED)
def test_options_stored_before_there_were_editions_are_of_the_first(game: str) -> None:
    rules = GAMES[game].of(GAMES[game].presets[0])
    old = GAMES[game].from_store(rules.model_dump(mode="json"))
    assert (rules.edition, old.edition) == (rules.newest_edition, 1) and not old.changed()
    assert old.newest() == rules != old
    assert pickle.loads(pickle.dumps(old)).edition == old.model_copy().edition == 1
    assert old.with_changes({"target": old.target}).edition == rules.newest_edition


@pytest.mark.parametrize("game", CORRECTED)
def test_the_edition_is_stored_with_the_options(game: str) -> None:
    rules = GAMES[game].of(GAMES[game].presets[0])
    old = GAMES[game].from_store(rules.model_dump(mode="json"))
    for each in (rules, old):
        assert type(rules).from_store(each.to_store()) == each
        kept = record.read(record.write(Game(each, each.seats_played()[0], Deals.numbered(1).until(1)).record))
        assert kept.rules == each and kept.rules.edition == each.edition
    assert not rules.was_changed(old.to_store())


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_later_edition_than_the_newest(game: str) -> None:
    form = GAMES[game].of(GAMES[game].presets[0]).to_store()
    for edition in (GAMES[game].newest_edition + 1, 0, "2"):
        with pytest.raises(ValueError, match="no edition"):
            GAMES[game].from_store({**form, "edition": edition})
