"""The message that sums up a week of a server."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ui

from bot import limits
from bot.features.boards.leaderboard import player_name
from bot.host.server_boards import KINDS
from bot.host.weekly import WeekSummary
from bot.texts import Texts
from bot.ui.components import INK, Layout, button, clip, container
from bot.ui.custom_ids import Press
from bot.ui.names import escaped


def week_message(texts: Texts, week: WeekSummary, press: Press) -> ui.LayoutView:
    """Return the message. Its button, with this ``press``, shows the league privately."""

    def named(players: Iterable[int]) -> str:
        return texts.joined(escaped(player_name(texts, week.players, each)) for each in players)

    game = texts.say(f"game-{week.game}")
    lines = [f"### {texts.say('week-title')}", texts.say("week-busiest", names=named(week.busiest), count=week.games)]
    if climb := week.climb:
        name = named([climb.player])
        lines.append(texts.say("week-climb", name=name, game=game, before=climb.before, after=climb.after))
    if feat := week.feat:
        its = texts.of(week.game)
        lines.append(its.say(f"week-{feat.feat}", names=named(feat.players), amount=feat.value))
    if hand := week.hand:
        lines.append(
            texts.say("week-hand", names=named(hand.players), game=game, points=hand.points, against=hand.against)
        )
    if closest := week.closest:
        lines.append(texts.say("week-closest", names=named(closest.players), game=game, points=closest.value))
    box = container(INK, ui.TextDisplay(clip("\n".join(lines), limits.CONTENT)))
    box.add_item(ui.ActionRow(button(press, texts.say(f"board-{KINDS[0]}"))))
    return Layout(box)
