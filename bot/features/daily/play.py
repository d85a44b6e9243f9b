"""``/daily`` and **Play**: a person's one try at a deal of the day, in a private thread or in direct messages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

import discord
from discord import ButtonStyle, app_commands, ui

from bot.features.daily.names import daily_game_choices, daily_name
from bot.features.daily.result import RESULT, Deal, daily_press, deal_of, show_result, shown_result
from bot.host.model.daily_key import end_of
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.context import Context, context_of, seat_of
from bot.table.delivery.requests import best_effort
from bot.table.services import FeatureService, Services
from bot.table.threads import PRIVATE_THREADS, create_private_thread
from bot.texts import Texts
from bot.ui.commands import AnyCommand, allow_direct_messages, localized
from bot.ui.components import FELT, Control, Layout, Upload, button, container, select, text_message
from bot.ui.custom_ids import Press, reading
from bot.ui.languages import seat_texts
from bot.ui.permissions import missing_to_post
from bot.ui.replies import Handler, Interaction, acknowledge, edit, tell
from data.store import DailyAttempt, DailyDay
from engine.daily import DAILY_GAMES, game_of_the_day
from engine.types import Seat

PLAY, PICK, PANEL = "daily-play", "daily-pick", "daily-panel"
"""The words of the presses: play a day's game, and the one selected on the panel; open the panel."""
_HASH = 12
"""The digits of a commitment that panels and posts show."""


def play_button(texts: Texts, day: str, game: str, attempt: DailyAttempt | None = None) -> Control:
    """Return the button that begins or continues a day's game, or shows the result of an ``attempt``."""
    word, state = (RESULT if _state(attempt) == "finished" else PLAY), _state(attempt)
    label = texts.say(f"button-daily-{state}", game=daily_name(texts, game))
    return button(daily_press(word, day, game), label, ButtonStyle.success)


class Panel(NamedTuple):
    """What the panel shows: today and tomorrow, the key of the game of the day, and the person's attempts by game."""

    day: DailyDay
    tomorrow: DailyDay
    game: str
    attempts: Mapping[str, DailyAttempt]


def panel_message(texts: Texts, panel: Panel) -> ui.LayoutView:
    """Return the panel: the game of the day, the person's progress in each game, and the secrets' hashes."""
    day, tomorrow, game, attempts = panel
    ends = int(end_of(day.day))
    lines = ["### " + texts.say("daily-panel", date=day.day), texts.say("daily-panel-means")]
    if day.edition > 1:
        lines.append(texts.say("daily-restarted"))
    lines.append(texts.say("daily-ends", time=f"<t:{ends}:t>", left=f"<t:{ends}:R>"))
    lines += [_line(texts, key, attempts[key]) for key in _in_order(game) if key in attempts]
    hashes = {"today": shortened(day.commitment), "tomorrow": shortened(tomorrow.commitment)}
    lines.append("-# " + texts.say("daily-hashes", **hashes))
    box = container(FELT, ui.TextDisplay("\n".join(lines)))
    box.add_item(ui.ActionRow(play_button(texts, day.day, game, attempts.get(game))))
    others = [key for key in _in_order(game) if key != game]
    about = {key: texts.say(f"daily-is-{_state(attempts.get(key))}") for key in others}
    options = [(daily_name(texts, key), key) for key in others]
    pick = Press(day.day, 0, PICK)
    box.add_item(ui.ActionRow(select(pick, texts.say("daily-others"), options, about=about)))
    return Layout(box)


def shortened(commitment: str) -> str:
    """Return the beginning of a commitment, by which people know it again."""
    return f"{commitment[:_HASH]}…"


def _in_order(game: str) -> list[str]:
    return [game, *(key for key in DAILY_GAMES if key != game)]


def _line(texts: Texts, game: str, attempt: DailyAttempt) -> str:
    state = _state(attempt)
    values = {"score": attempt.score} if state == "finished" else {}
    return texts.say(f"daily-line-{state}", game=daily_name(texts, game), **values)


def _state(attempt: DailyAttempt | None) -> str:
    """Return the progress of an attempt: ``new``, ``begun`` or ``finished``."""
    return "new" if attempt is None else "begun" if attempt.finished_at is None else "finished"


async def play(interaction: Interaction, game: str, day: str = "") -> None:
    """Begin or continue a deal of the day, or show its result. The interaction's answer is private."""
    context = context_of(interaction)
    player = await context.player()
    async with context.services.user_lock(interaction.user.id):
        attempt = await context.host.attempts.begin(player, game, interaction.guild_id, day=day)
        await context.host.daily_posts.pressed(interaction.guild_id)
        if attempt.finished_at is not None:
            await show_result(interaction, context, Deal(attempt.day, game))
            return
        state = await context.table(attempt.table_id)
        thread = None if state.channel_id else await _thread(interaction, context, state)
        if thread:
            await context.host.attempts.place(state.id, thread.guild.id, thread.id)
        state = context.at(await context.host.attempts.show(state.id))
    seat = seat_of(state, player)
    if not await context.hands.refresh_direct(state, seat):
        await context.hands.show_privately(interaction, state, seat)
        return
    link = context.hands.direct_link(state.id, player.id)
    await tell(interaction, context.texts.say("done-daily-link" if link else "done-daily", link=link))


async def _thread(interaction: Interaction, context: Context, state: TableState) -> discord.Thread | None:
    """Create the private thread of an attempt, and add its person; None where the server or Discord allows none."""
    guild, place = interaction.guild_id, context.place
    if guild is None or missing_to_post(place, new_thread=PRIVATE_THREADS):
        return None
    settings = await context.host.servers.settings(guild)
    if not settings.allows(place.channel_id, getattr(place.channel, "parent_id", None)) or state.daily is None:
        return None
    called = context.texts.called(state.game, state.preset)
    name = context.texts.say("daily-thread", called=called, date=state.daily.day)
    with suppress(Refusal, discord.HTTPException):
        thread = await create_private_thread(interaction, name)
        try:
            await thread.add_user(interaction.user)
        except discord.HTTPException:
            await best_effort(thread.edit(archived=True))
            raise
        return thread
    return None


class DailyHands(FeatureService):
    """Shows the result in the place of a hand once its deal of the day is over."""

    def __init__(self, services: Services) -> None:
        self._services = services
        services.hands.draw_daily_results(self.draw)

    async def draw(self, state: TableState, seat: Seat) -> tuple[ui.LayoutView, list[Upload]]:
        """Return the result of a seat's person, or why there is none."""
        player, daily, texts = state.players[seat], state.daily, seat_texts(state, seat).of(state.game)
        assert player is not None and daily is not None
        today = await self._services.host.attempts.edition(daily.day)
        if today != daily.edition:
            return text_message(texts.say("daily-withdrawn")), []
        try:
            deal = Deal(daily.day, daily.game)
            shown = await shown_result(self._services, texts, player, state.guild_id or None, deal)
        except Refusal:
            return text_message(texts.say("daily-unfinished-end", called=texts.called(state.game, state.preset))), []
        return shown.message, [*shown.pictures]


def service(client: discord.Client, services: Services, clock: Callable[[], float]) -> DailyHands:
    """Return the service of a bot."""
    return DailyHands(services)


async def _press_play(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    await acknowledge(interaction)
    deal = deal_of(press)
    await play(interaction, deal.game, deal.day)


async def _press_pick(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    await acknowledge(interaction)
    with reading():
        [game] = values
    await play(interaction, game, press.table)


async def _press_panel(interaction: Interaction, _press: Press, _values: Sequence[str] = ()) -> None:
    await acknowledge(interaction)
    await _show_panel(interaction)


HANDLERS: Mapping[str, Handler] = {PLAY: _press_play, PICK: _press_pick, PANEL: _press_panel}


@app_commands.command(name="daily", description=localized("command-daily"))
@app_commands.describe(game=localized("argument-daily-game"))
async def _daily(interaction: Interaction, game: str = "") -> None:
    await acknowledge(interaction)
    if game:
        await play(interaction, game)
    else:
        await _show_panel(interaction)


async def _show_panel(interaction: Interaction) -> None:
    """Show the panel as a person's private answer."""
    context = context_of(interaction)
    await context.host.daily_posts.pressed(interaction.guild_id)
    day, tomorrow = await context.host.days.today(), await context.host.days.tomorrow()
    attempts = await context.host.attempts.today(await context.player())
    among: Sequence[str] = ()
    if interaction.guild_id is not None:
        among = (await context.host.servers.settings(interaction.guild_id)).daily_games
    panel = Panel(day, tomorrow, game_of_the_day(day.day, among), attempts)
    await edit(interaction, panel_message(context.texts, panel))


_daily.autocomplete("game")(daily_game_choices)


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/daily``."""
    allow_direct_messages(_daily)
    yield _daily
