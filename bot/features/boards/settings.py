"""The boards that a channel keeps: a page of ``/server``."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.daily.settings import shown_hour
from bot.features.daily.zones import shown_zone
from bot.host.server_boards import KINDS, ServerPlan, game_of
from bot.texts import Texts
from bot.ui.components import Control, button, channel_select, select
from bot.ui.custom_ids import Press
from engine.games import GAMES

SETTINGS = ("board_channel", "board_kinds", "board_game", "board_weekly")
"""The settings of this page."""
BACK = "boards-back"
"""The word of the button that lets deleted messages be sent again."""


def board_lines(texts: Texts, plan: ServerPlan, *, is_gone: bool, lacking: Sequence[str]) -> list[str]:
    """Return lines that say where boards are kept, and what is to be done if they cannot be.

    ``is_gone`` says that the channel was deleted; ``lacking`` are the permissions that the bot would need there.
    """
    settings, lines = plan.settings, [texts.say("server-standing-means")]
    channel = f"<#{settings.board_channel}>"
    if settings.board_channel is None:
        return [*lines, texts.say("server-standing-none")]
    if not settings.boards:
        return [*lines, texts.say("server-standing-off")]
    if is_gone:
        return [*lines, texts.say("server-standing-gone")]
    kept = texts.joined(texts.say(f"board-{kind}") for kind in plan.wanted)
    game = texts.say(f"game-{game_of(settings)}")
    lines.append(texts.say("server-standing-in", channel=channel, boards=kept, game=game))
    if lacking:
        named = texts.joined(texts.say(f"permission-{name}") for name in lacking)
        lines.append(texts.say("server-standing-mute", channel=channel, permissions=named))
    if settings.board_weekly:
        hour, zone = shown_hour(settings.daily_hour), shown_zone(settings.daily_zone)
        lines.append(texts.say("server-standing-weekly", hour=hour, zone=zone))
    if plan.lost:
        lines.append(texts.say("server-standing-lost"))
    return lines


def board_controls(texts: Texts, plan: ServerPlan, *, is_gone: bool) -> list[Control]:
    """Return the selects for the channel, the boards and their game, and a button for messages that were deleted."""
    settings, say = plan.settings, texts.say
    channel = settings.board_channel
    chosen = [] if channel is None or is_gone else [channel]
    controls = [
        channel_select(
            Press.of_no_table("serve.board_channel"), say("server-set-board_channel"), chosen, most=1, forums=False
        )
    ]
    if channel is None:
        return controls
    boards = [(say(f"board-{kind}"), kind) for kind in KINDS]
    games = [(say("server-set-board-of", game=say(f"game-{game}")), game) for game in GAMES]
    controls += [
        select(
            Press.of_no_table("serve.board_kinds"),
            say("server-set-board_kinds"),
            boards,
            most=len(boards),
            chosen=plan.settings.board_kinds,
        ),
        select(Press.of_no_table("serve.board_game"), say("choose-game"), games, chosen=(game_of(settings),)),
        select(
            Press.of_no_table("serve.board_weekly"),
            say("server-set-board_weekly"),
            [(say(f"server-set-board_weekly-{each}"), each) for each in ("yes", "no")],
            chosen=("yes" if settings.board_weekly else "no",),
        ),
    ]
    return [*controls, button(Press.of_no_table(BACK), say("button-boards-back"))] if plan.lost else controls
