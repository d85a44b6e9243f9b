"""Partners and rivals on a person's statistics, and the games of two people: opened from there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import ui

from bot.host.records.statistics import Companions, Comparison
from bot.host.refusals import Refusal
from bot.table.context import context_of
from bot.texts import Texts
from bot.ui.components import INK, Control, Layout, button, clip, container, select
from bot.ui.custom_ids import Press, number
from bot.ui.names import escaped, visible
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from data.store import Meeting, Player

_HERE, _EVERYWHERE = "here", "all"
_MOST_SIDES = 8
"""The most lines about the same people against each other."""
_SHOWN = 3
"""The partners and rivals in words; the select has more."""
_TEXT = 3000


def companion_lines(texts: Texts, its: Companions) -> list[str]:
    """Return a line with a person's best partners, and one with their rivals."""

    def listed(rows: Sequence[tuple[int, int, int, int]], message: str) -> str:
        return texts.joined(
            texts.say(message, player=_name(texts, its.people, player), games=games, won=won, lost=lost)
            for player, games, won, lost in rows[:_SHOWN]
        )

    lines = []
    if its.partners:
        lines.append(texts.say("stats-partners", partners=listed(its.partners, "stats-partner")))
    if its.rivals:
        lines.append(texts.say("stats-rivals", rivals=listed(its.rivals, "stats-rival")))
    return lines


def companion_select(texts: Texts, player: Player, its: Companions, *, everywhere: bool) -> list[Control]:
    """Return the select of people to compare a person with; none if they have met nobody."""
    numbers = [*dict.fromkeys(row.player for row in (*its.rivals, *its.partners))]
    options = [(visible(its.people[each].name), str(each)) for each in numbers if _is_named(its.people.get(each))]
    if not options:
        return []
    press = Press(str(player.id), 0, f"stats-with.{_EVERYWHERE if everywhere else _HERE}")
    return [select(press, texts.say("choose-companion"), options)]


def comparison_message(texts: Texts, its: Comparison, *, everywhere: bool, in_server: bool) -> ui.LayoutView:
    """Return the games of two people: against each other over all, by game and by sides, and as partners."""
    one, other = its.pair
    names = {"player": _name(texts, its.people, one), "other": _name(texts, its.people, other)}
    where = texts.say("board-everywhere" if everywhere or not in_server else "board-here")
    lines = [f"### {texts.say('meetings-title', **names)}", f"-# {where}"]
    if against := its.against:
        games, won, lost = _sums(against)
        lines.append(texts.say("meetings-against", **names, games=games, won=won, lost=lost))
        lines += _game_lines(texts, against, "meetings-game")
        lines += _side_lines(texts, its)
    if together := its.together:
        games, won, _ = _sums(together)
        lines.append(texts.say("meetings-together", games=games, won=won, percent=round(100 * won / games)))
        lines += _game_lines(texts, together, "meetings-game-together")
    if not its.meetings:
        lines.append(texts.say("meetings-none"))
    scope, table = _EVERYWHERE if everywhere else _HERE, str(one)
    controls = [button(Press(table, 0, f"stats.any.{scope}"), texts.say("button-back"))]
    if in_server:
        turned = _HERE if everywhere else _EVERYWHERE
        label = texts.say("board-here" if everywhere else "board-everywhere")
        controls.append(button(Press(table, 0, f"stats-between.{other}.{turned}"), label))
    return Layout(container(INK, ui.TextDisplay(clip("\n".join(lines), _TEXT)), ui.ActionRow(*controls)))


async def show_meetings(interaction: Interaction, player: Player, other: Player, *, everywhere: bool) -> None:
    """Show two people's games privately. Refuses ``no-boards`` and ``stats-hidden``."""
    context, guild = context_of(interaction), interaction.guild_id
    asker = await context.player()
    if guild is not None and not (await context.host.servers.settings(guild)).boards:
        raise Refusal("no-boards")
    if any(each.hidden and each.id != asker.id for each in (player, other)):
        raise Refusal("stats-hidden")
    if player.id == other.id:
        raise Refusal("stats-of-one")
    found = await context.host.statistics.compare(player.id, other.id, guild, everywhere=everywhere)
    message = comparison_message(context.texts, found, everywhere=everywhere, in_server=guild is not None)
    await edit(interaction, message, [])


def _sums(meetings: Sequence[Meeting]) -> tuple[int, int, int]:
    return sum(row.games for row in meetings), sum(row.won for row in meetings), sum(row.lost for row in meetings)


def _game_lines(texts: Texts, meetings: Sequence[Meeting], message: str) -> list[str]:
    """Return a line for each game, the most played first."""
    sums = {name: _sums([row for row in meetings if row.game == name]) for name in {row.game for row in meetings}}
    found = sorted(sums.items(), key=lambda item: (-item[1][0], item[0]))
    return [texts.say(message, game=game, games=games, won=won, lost=lost) for game, (games, won, lost) in found]


def _side_lines(texts: Texts, its: Comparison) -> list[str]:
    """Return a line for each two sides with partners. People who are hidden are not named, nor their sides."""
    sides: dict[tuple[tuple[int, ...], tuple[int, ...]], list[Meeting]] = {}
    for row in its.against:
        people = {*row.ours, *row.theirs} - {*its.pair}
        if people and all(_is_named(its.people.get(each)) for each in people):
            sides.setdefault((row.ours, row.theirs), []).append(row)
    sums = sorted(((sides_of, _sums(rows)) for sides_of, rows in sides.items()), key=lambda item: -item[1][0])
    return [
        texts.say("meetings-sides", ours=_side(texts, its, ours), theirs=_side(texts, its, theirs), won=won, lost=lost)
        for (ours, theirs), (_, won, lost) in sums[:_MOST_SIDES]
    ]


def _side(texts: Texts, its: Comparison, players: Sequence[int]) -> str:
    """Return the people of a side, one of the two compared first."""
    return texts.joined(
        _name(texts, its.people, each) for each in sorted(players, key=lambda each: each not in its.pair)
    )


def _is_named(player: Player | None) -> bool:
    return player is not None and not player.hidden and bool(visible(player.name))


def _name(texts: Texts, people: Mapping[int, Player], player: int) -> str:
    its = people.get(player)
    return (escaped(visible(its.name)) if its else "") or texts.say("name-forgotten")


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Handle the presses of this module."""
    await acknowledge(interaction, anew=False)
    match press.word, press.arguments:
        case "stats-with", [where]:
            chosen = next(iter(values), "")
        case "stats-between", [chosen, where]:
            pass
        case _:
            raise Refusal("outdated")
    one, other = number(press.table), number(chosen)
    found = await context_of(interaction).host.people.by_number([one, other])
    if one not in found or other not in found:
        raise Refusal("outdated")
    await show_meetings(interaction, found[one], found[other], everywhere=where == _EVERYWHERE)


HANDLERS: Mapping[str, Handler] = dict.fromkeys(("stats-with", "stats-between"), _handle)
