"""Posts the deal of the day in servers, once a day in each, and tells people who asked for it.

Posts are spread by :mod:`bot.host.daily.schedule`, and begun a few at a time: after a downtime all are due at once.
Only the process that looks after a server posts there; that of shard 0 sends the direct messages. A post is edited in
place as people finish, which the store tells, whichever process they played in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date

import discord

from bot.features.daily.post_message import (
    PROOF,
    call_message,
    drawn_podium,
    folded_post,
    post_message,
    proof_message,
)
from bot.host.daily.posts import Call, Plan
from bot.host.daily.schedule import begins_at
from bot.host.model.daily_key import day_at
from bot.host.refusals import Refusal
from bot.recent import Recent
from bot.table.context import context_of
from bot.table.delivery.channel_posts import HELD_UP, PAUSE, SKEW, ChannelPosts, Content, need_unreachable
from bot.table.delivery.due import DueTimes, Every
from bot.table.delivery.requests import NO_MENTIONS, best_effort, nonce
from bot.table.delivery.workers import Workers
from bot.table.services import FeatureService, Services
from bot.texts import Texts
from bot.ui.custom_ids import Press, custom_ids, reading
from bot.ui.languages import player_texts, server_texts
from bot.ui.replies import Handler, Interaction, acknowledge, show
from data.store import DailyPostRow, Player
from engine.daily import game_of_the_day

_AT_ONCE = 3
"""Posts, edits and direct messages begun in a second: 1,000 that are overdue take six minutes."""
_LOOK = 60.0
"""Seconds between two looks at what servers and people want."""
_POLL = 5.0
"""Seconds between two looks for people who have finished."""
EDITS_APART = 15.0
"""The least seconds between two edits of a post: Discord limits those of old messages."""
_KEPT = 10_000
"""Servers whose last edit is remembered."""
_END = 2.0
"""Seconds that running work may take during shutdown."""


class DailyPostMessages(FeatureService):
    """The posts of the servers that this process looks after, and the people to tell."""

    def __init__(self, client: discord.Client, services: Services, clock: Callable[[], float]) -> None:
        self._client, self._services, self._clock = client, services, clock
        self._posts = services.host.daily_posts
        self._due: DueTimes[int] = DueTimes()
        """By server: when to post or edit."""
        self._calls: dict[int, Call] = {}
        """By player: whom to tell, and when."""
        self._finished: dict[int, tuple[float, int]] = {}
        """By server: when somebody finished last, and how many have since the last start of the day or process."""
        self._since = 0.0
        """From when on people who finish are looked for; 0 before the first look of a process or day."""
        self._day, self._edition = "", 1
        self._kept = ChannelPosts(
            client, self._posts.record, _is_of, lambda row: ("daily post", row.day, str(row.guild_id))
        )
        self._edited: Recent[int, float] = Recent(_KEPT)
        self._next_look, self._next_poll = Every(_LOOK), Every(_POLL)
        self._looking = Workers("daily look", self._look)
        self._working = Workers("daily post", self._work)
        self._telling = Workers("daily call", self._tell)

    async def start(self) -> None:
        """Look at everything with the next tick: this process may look after more servers now."""
        self._next_look.at_once()
        self._next_poll.at_once()
        self._since = 0.0

    async def stop(self) -> None:
        """Stop the workers; those that take too long are cancelled."""
        for workers in (self._looking, self._working, self._telling):
            await workers.stop(_END)

    def tick(self) -> None:
        """Begin what is due; a listener of the clocks."""
        now = self._clock()
        if self._next_look.has_come(now):
            self._looking.poke("plans")
        if self._next_poll.has_come(now):
            self._looking.poke("finished")
        for guild_id in self._due.take(now, _AT_ONCE):
            self._working.poke(guild_id)
        for player in [each for each, call in self._calls.items() if call.due_at <= now][:_AT_ONCE]:
            self._telling.poke(player)

    def settings_changed(self, guild_id: int) -> None:
        """Post in a server at once if that is due now, or fold up its post if it wants none any more."""
        self._working.poke(guild_id)

    def write_again(self) -> None:
        """Write the last post of each server again, because a person is not to be named, or may be named again.

        Another process writes its posts again with their next change.
        """
        self._looking.poke("names")

    async def _look(self, what: str) -> None:
        today = day_at(self._clock())
        if self._day != today:
            self._day, self._since, self._edition = today, 0.0, 1
            self._finished.clear()
        if what == "finished":
            await self._look_who_finished(today)
            return
        edition = await self._posts.edition(today)
        changed, self._edition = edition > self._edition or what == "names", edition
        for plan in await self._posts.plans():
            guild_id, due = plan.post.guild_id, plan.due_at(today)
            if due is not None:
                self._due[guild_id] = max(due, self._edited.get(guild_id, 0.0))
            elif plan.post.day == today and plan.post.message_id is None and not plan.post.lost:
                self._due.setdefault(guild_id, 0.0)
            elif changed:
                self._due.setdefault(guild_id, self._edited.get(guild_id, 0.0) + EDITS_APART)
        if self._services.host.duty.direct:
            self._calls = {call.player.id: call for call in await self._posts.calls(today)}

    async def _look_who_finished(self, today: str) -> None:
        """Edit the posts of servers where people have finished since the last look."""
        now = self._clock()
        since = (self._since or begins_at(today)) - SKEW
        for guild_id, finished in (await self._posts.servers_finished(since)).items():
            if self._services.host.duty.has(guild_id) and self._finished.get(guild_id) != finished:
                self._finished[guild_id] = finished
                if guild_id not in self._due:
                    self._due[guild_id] = self._edited.get(guild_id, 0.0) + EDITS_APART
        self._since = now

    async def _work(self, guild_id: int) -> None:
        """Post or edit what is due in a server."""
        if not self._services.host.duty.has(guild_id):
            return
        now = self._clock()
        plan, today = await self._posts.plan(guild_id), day_at(now)
        try:
            if plan.settings.daily_channel is None:
                await self._fold(plan.post)
            elif plan.post.day == today:
                await self._follow(plan)
            elif (due := plan.due_at(today)) is not None and due <= now:
                if not await self._posts.is_ready(today):
                    self._due[guild_id] = now + _POLL
                    return
                await self._fold(plan.post)
                if row := await self._posts.begin(plan, today):
                    await self._send(row, quiet=plan.volume(today) == "quiet")
            elif due is None and plan.post.message_id is not None:
                await self._edit(plan.post)  # the last one of a server that gets none any more
        except Refusal:
            pass  # this process is stopping
        except discord.HTTPException as error:
            need_unreachable(error, f"the post of the day in server {guild_id}")
            self._due[guild_id] = now + PAUSE

    async def _follow(self, plan: Plan) -> None:
        """Edit the post of today, or find out whether it was sent and send it if not."""
        row, wanted = plan.post, plan.settings.daily_channel
        assert wanted is not None
        if row.message_id is not None:
            await self._edit(row)
        elif not row.lost:
            if (found := await self._kept.find(row)) is not None:
                await self._posts.record(row, found)
                await self._edit(row._replace(message_id=found))
            else:
                await self._send(row._replace(channel_id=wanted), quiet=plan.volume(row.day) == "quiet")

    async def _send(self, row: DailyPostRow, *, quiet: bool) -> None:
        content = await self._draw(row)
        if content is None:
            return
        await self._kept.send(row, content, quiet=quiet)
        self._edited[row.guild_id] = self._clock()

    async def _edit(self, row: DailyPostRow) -> None:
        if (content := await self._draw(row)) is None:
            return
        edited = await self._kept.edit(row, content)
        if edited == "edited":
            self._edited[row.guild_id] = self._clock()
        elif edited == "held up":
            self._due[row.guild_id] = self._clock() + HELD_UP

    async def _fold(self, row: DailyPostRow) -> None:
        """Reduce the post before to a line, because its deal is over."""
        if row.lost or (post := await self._posts.read(row)) is None:
            return
        message_id = row.message_id or await self._kept.find(row)
        if message_id is None:
            return
        there = self._kept.channel(row).get_partial_message(message_id)
        folded = folded_post(await self._texts(row), post)
        await best_effort(there.edit(view=folded, attachments=[], allowed_mentions=NO_MENTIONS))
        self._kept.forget(message_id)

    async def _draw(self, row: DailyPostRow) -> Content | None:
        post = await self._posts.read(row)
        if post is None:
            return None
        texts = await self._texts(row)
        drawn = drawn_podium(texts, post.yesterday) if post.yesterday else None
        picture = await self._services.painter.podium(drawn, texts=texts) if drawn else None
        return Content(post_message(texts, post, picture), (picture,) if picture else ())

    async def _texts(self, row: DailyPostRow) -> Texts:
        return await server_texts(self._services.host.servers, row.guild_id)

    async def _tell(self, number: int) -> None:
        """Tell a person of the day by direct message, unless they have played already."""
        call = self._calls.pop(number, None)
        if call is None or not self._services.host.duty.direct:
            return
        day, player = day_at(self._clock()), call.player
        try:
            if await self._posts.has_played(player, day):
                await self._posts.begin_call(player, day)
                return
            if (channel := await self._dm_channel(player)) is None:
                self._calls[number] = call._replace(due_at=self._clock() + _LOOK)
                return
            if not await self._posts.begin_call(player, day):
                return
            there = self._client.get_partial_messageable(channel)
            if call.last.message_id is not None:
                await best_effort(there.get_partial_message(call.last.message_id).delete())
            sent = await there.send(
                view=call_message(player_texts(player), day, game_of_the_day(day)),
                nonce=nonce("daily call", day, str(number)),
                allowed_mentions=NO_MENTIONS,
            )
            await self._posts.record_call(player, day, sent.id)
        except Refusal:
            pass  # this process is stopping
        except discord.HTTPException as error:
            need_unreachable(error, f"the call of player {number} to the deal of the day")

    async def _dm_channel(self, player: Player) -> int | None:
        """Return the channel of a person's direct messages; ``None`` while no more of them may be opened."""
        if player.dm_channel is not None:
            return player.dm_channel
        assert player.discord_id is not None
        if not await self._services.hands.queue.may_open_beside_tables():
            return None
        channel = await self._client.create_dm(discord.Object(player.discord_id))
        await self._posts.record_channel(player, channel.id)
        return channel.id


def _is_of(message: discord.Message, row: DailyPostRow) -> bool:
    """Return whether a message is the post of a row's day: it alone has a button that proves the deal."""
    presses = (Press.read(custom_id) for custom_id in custom_ids(message.components))
    return any(press and press.word == PROOF and press.arguments == [row.day] for press in presses)


async def _show_proof(interaction: Interaction, press: Press, _values: Sequence[str]) -> None:
    """Show privately what proves that a day's cards were fixed before it began."""
    await acknowledge(interaction)
    context = context_of(interaction)
    with reading():
        day = date.fromisoformat(press.arguments[0]).isoformat()
    await show(interaction, proof_message(context.texts, await context.host.daily_posts.commitments(day)))


HANDLERS: Mapping[str, Handler] = {PROOF: _show_proof}


def service(client: discord.Client, services: Services, clock: Callable[[], float]) -> DailyPostMessages:
    """Return the service of a bot."""
    messages = DailyPostMessages(client, services, clock)
    services.host.clocks.on_tick.append(messages.tick)
    return messages
