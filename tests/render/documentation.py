"""Draw the documentation's pictures: ``python -m tests.render.documentation docs/pictures``."""

from __future__ import annotations

import sys
from pathlib import Path

import render
from engine.deal import Deals
from engine.game import Game
from engine.pinochle.rules import PinochleRules
from engine.players import choose
from engine.view import View
from render import Best, Evening, EveningRow, LobbySeat, Look
from tests.render import board_samples
from tests.render.board_samples import COLUMNS, OWN, PLACE, ROWS
from tests.render.canasta import preset_samples, samples
from tests.render.looks import ENGLISH, HOUSE
from tests.render.pinochle import samples as pinochle_samples

PLAYERS = ("Ada", "🤖 Nora (expert)")
"""As at a table: a computer has a first name, and its level beside it."""
BRIEFLY = ("Ada", "🤖 Nora")
BOWERS = ("JS", "JC", "AS", "KS", "QS")
SIX = ("Ada", "🤖 Nora (expert)", "Björn Borgström", "Chloé", "Дмитрий", "Φίλιππος")

EVENING = Evening(
    winners=("Ada",),
    said="wins the evening!",
    played="Euchre for four (3 times), Canasta (Classic for partners) (2 times) and Cribbage for three",
    rows=(
        EveningRow(1, "Ada", ("won", "won", "lost", "won", "lost", "won")),
        EveningRow(2, "Chloé", ("won", "won", "lost", "lost", "won", "lost")),
        EveningRow(3, "Björn", ("lost", "lost", "won", "won", "lost", "")),
        EveningRow(4, "Дмитрий", ("lost", "lost", "won", "lost", "won", "lost")),
    ),
    best=(
        Best("Best pair", "Ada and Chloé", "2 of 3"),
        Best("Best hand: March alone", "All five tricks: Ada, round 4", "+4", "Euchre for four", BOWERS, "euchre"),
        Best("Biggest turn", "Chloé, round 1", "+705", "Canasta (Classic for partners)"),
    ),
)


def binokel() -> View:
    """Return the view of a hand of Binokel after 32 actions of two computers."""
    game = Game(PinochleRules.of("binokel"), 2, Deals.numbered(3))
    for number in range(32):
        seat = game.to_act[0]
        game.play(seat, choose(game.view(seat), "beginner", str(number)))
    return game.view(0)


def main(folder: Path) -> None:
    """Draw the pictures into a folder."""
    lobby = (LobbySeat("person", "Ada", mark="HOST"), LobbySeat("open", "Open seat", "or a computer plays"))
    pictures = {
        "table": render.draw_table(samples.table(), PLAYERS, "🤖 Nora discards K♥.", look=HOUSE),
        "hand": render.draw_hand(samples.hand(), BRIEFLY, look=HOUSE),
        "scores": render.draw_table(samples.won(), BRIEFLY, "Ada goes out with a concealed hand.", look=HOUSE),
        "lobby": render.draw_lobby(lobby, ("To 5,000 points",), look=HOUSE),
        "samba-table": render.draw_table(preset_samples.samba(), SIX, "Chloé discards 5♦.", look=HOUSE),
        "samba-hand": render.draw_hand(preset_samples.samba_hand(), (SIX[0], BRIEFLY[1], *SIX[2:]), look=HOUSE),
        "pinochle-table": render.draw_table(
            pinochle_samples.table(), PLAYERS, "🤖 Nora melds forty jacks.", look=HOUSE
        ),
        "pinochle-hand": render.draw_hand(pinochle_samples.hand(), BRIEFLY, look=HOUSE),
        "pinochle-scores": render.draw_table(pinochle_samples.won(), BRIEFLY, "Ada wins the last trick.", look=HOUSE),
        "binokel-hand": render.draw_hand(binokel(), BRIEFLY, look=Look(deck="german", say=ENGLISH)),
        "board": render.draw_board("Standings", COLUMNS, ROWS[:5], OWN, subtitle=PLACE, by=5, look=HOUSE),
        "curve": render.draw_curve("Ada · Canasta", board_samples.curve(), board_samples.FORM, look=HOUSE),
        "evening": render.draw_evening(EVENING, look=HOUSE),
    }
    for name, png in pictures.items():
        (folder / f"{name}.png").write_bytes(png)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
