"""Moderation: the question before a game is annulled, its form, and the record."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.host.lobby.moderation import PAGE_SIZE, REASON_LENGTH, RecordPage
from bot.host.table.state import TableState
from bot.texts import Texts
from bot.ui.components import INK, Control, Layout, button, channel_select, clip, container, select, text_form
from bot.ui.custom_ids import Press
from bot.ui.names import escaped
from data.store import Player, RecordedAct

ANNUL, ANNUL_DO = "annul", "annul-do"
"""The words of the presses: to be asked for the reason, and to annul with it."""
LIFT, PAGE = "record-lift", "record-page"
"""The words of the presses on the record: to lift an act, and to show another page."""


def annul_question(texts: Texts, state: TableState) -> ui.LayoutView:
    """Describe the effects of annulling a game, with the button that asks for the reason."""
    told = texts.say("annul-means", called=texts.called(state.game, state.preset), table=state.id)
    ask = button(Press.at(state, ANNUL), texts.say("button-annul"), ButtonStyle.danger)
    return Layout(container(INK, ui.TextDisplay(told), ui.ActionRow(ask)))


def annul_form(texts: Texts, press: Press) -> ui.Modal:
    """Return the form for the reason."""
    say = texts.say
    title = say("button-annul")
    return text_form(press, title, say("annul-reason"), say("annul-reason-hint"), "", most=REASON_LENGTH, required=True)


def record_lines(texts: Texts, page: RecordPage) -> list[str]:
    """Return the record, one act to a line."""
    if not page.total:
        return [texts.say("record-empty")]
    return [f"- {act_line(texts, each, page.players)}" for each in page.acts]


def act_line(texts: Texts, recorded: RecordedAct, players: dict[int, Player]) -> str:
    """Return an act: who, what, why, and whether it was lifted."""
    act = recorded.act
    told = texts.say(
        f"record-{act.kind}",
        time=f"<t:{int(act.at)}:d>",
        moderator=_mention(act.moderator, players),
        player=_mention(act.player, players),
        table=act.table_id or "",
        reason=escaped(act.reason),
    )
    if recorded.lifted_at is None:
        return told
    who, when = _mention(recorded.lifted_by, players), f"<t:{int(recorded.lifted_at)}:d>"
    return f"~~{told}~~ {texts.say('record-lifted', moderator=who, time=when)}"


def act_label(texts: Texts, recorded: RecordedAct, players: dict[int, Player]) -> str:
    """Return an act in a list to choose from, without markup."""
    act = recorded.act
    player = players.get(act.player or 0)
    name = player.name if player and player.name else f"#{act.player}"
    return clip(texts.say(f"record-label-{act.kind}", player=name, table=act.table_id or "", reason=act.reason), 100)


def record_controls(texts: Texts, page: RecordPage, channels: Sequence[int]) -> list[Control]:
    """Return the record's channel, a select to lift acts in force, and the way to other pages."""
    found: list[Control] = [
        channel_select(Press.of_no_table("serve.record"), texts.say("record-channel"), channels, most=1)
    ]
    if page.in_force:
        listed = [(act_label(texts, each, page.players), str(each.id)) for each in page.in_force]
        found.append(select(Press.of_no_table(LIFT), texts.say("record-lift"), listed, least=0))
    return found


def paging(texts: Texts, page: RecordPage) -> list[Control]:
    """Return the buttons to newer and older acts."""
    found: list[Control] = []
    if page.first > 0:
        found.append(button(Press.of_no_table(f"{PAGE}.{page.first - PAGE_SIZE}"), texts.say("button-newer")))
    if page.first + PAGE_SIZE < page.total:
        found.append(button(Press.of_no_table(f"{PAGE}.{page.first + PAGE_SIZE}"), texts.say("button-older")))
    return found


def record_message(texts: Texts, page: RecordPage) -> ui.LayoutView:
    """Return a page of the record for a moderator who does not manage the server."""
    lines = [f"### {texts.say('server-moderation')}", *record_lines(texts, page)]
    return Layout(container(INK, ui.TextDisplay("\n".join(lines))))


def _mention(number: int | None, players: dict[int, Player]) -> str:
    player = players.get(number or 0)
    if player and player.discord_id is not None:
        return f"<@{player.discord_id}>"
    return f"#{number}"
