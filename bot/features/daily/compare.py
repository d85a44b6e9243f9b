"""Comparing plays of a deal of the day, choice by choice, for a person who has finished it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from discord import ui

from bot import limits
from bot.features.daily.result import COMPARE, Deal, daily_title, deal_of
from bot.features.replay import event_lines, frame_alts
from bot.host.daily.comparisons import MOVES, PAR, Comparison
from bot.host.model.settings import Preferences
from bot.host.refusals import Refusal
from bot.table.context import Context, context_of
from bot.texts import Texts
from bot.ui.components import INK, Control, Layout, Picture, button, clip, container, gallery, select
from bot.ui.custom_ids import Press, number
from bot.ui.names import escaped, isolated, names_then, plain_people, visible
from bot.ui.replies import Handler, Interaction, acknowledge, edit

_ROUND, _BESIDE = "round", "beside"
_BACKWARD = MOVES[:2]


class Position(NamedTuple):
    """A choice in a round."""

    round: int
    choice: int


class Shown(NamedTuple):
    """One play after a choice: what was done, the alt texts, and the hand's picture if it could be drawn."""

    did: str
    alts: Sequence[str]
    picture: Picture | None


def compare_message(
    texts: Texts, deal: Deal, comparison: Comparison, position: Position, shown: Sequence[Shown]
) -> ui.LayoutView:
    """Return a choice in both plays, one below the other."""
    last = comparison.last(position.round)
    other = texts.say("daily-compare-par") if comparison.beside == PAR else escaped(_name(texts, comparison, 1))
    title = texts.say("daily-compare-title", title=daily_title(texts, deal), other=other)
    where = texts.say("daily-compare-choice", round=position.round, choice=position.choice, last=last)
    box = container(INK, ui.TextDisplay(f"### {title}\n-# {where}"))
    for place, each in enumerate(shown):
        who = escaped(_labelled(texts, comparison, place))
        lines = [texts.say("daily-compare-line", who=who, did=each.did), *([] if each.picture else each.alts)]
        box.add_item(ui.TextDisplay(clip("\n".join(lines), limits.CONTENT // 2)))
        if each.picture:
            box.add_item(gallery(each.picture, clip(each.alts[-1], limits.MEDIA_DESCRIPTION)))
    for row in _controls(texts, deal, comparison, position):
        box.add_item(row)
    return Layout(box)


def _controls(
    texts: Texts, deal: Deal, comparison: Comparison, position: Position
) -> Iterator[ui.ActionRow[ui.LayoutView]]:
    """Yield the ways to other choices, rounds and plays."""

    def press(word: str) -> Press:
        what = f"{COMPARE}-{word}.{position.round}.{comparison.beside}"
        return Press(f"{deal.day}.{deal.game}", position.choice, what)

    if len(comparison.own.rounds) > 1:
        rounds = [(texts.say("replay-round", round=each), str(each)) for each in comparison.own.rounds]
        chosen = (str(position.round),)
        yield ui.ActionRow(select(press(_ROUND), texts.say("replay-rounds"), rounds, chosen=chosen))
    if len(comparison.offered) > 1:
        offered = [(texts.say(f"daily-compare-beside-{each}"), each) for each in comparison.offered]
        chosen = (comparison.beside,)
        yield ui.ActionRow(select(press(_BESIDE), texts.say("choose-daily-beside"), offered, chosen=chosen))
    last = comparison.last(position.round)
    moves: list[Control] = [
        button(
            press(move),
            texts.say(f"replay-{move}"),
            disabled=position.choice == 0 if move in _BACKWARD else position.choice >= last,
        )
        for move in MOVES
    ]
    yield ui.ActionRow(*moves)


def _name(texts: Texts, comparison: Comparison, place: int) -> str:
    """Return the name of the player in a place: the person's own first, then the other."""
    number = (comparison.own, comparison.other)[place].player
    if number is None:
        return texts.say("daily-compare-par-name")
    player = comparison.players.get(number)
    return (visible(player.name) if player else "") or texts.say("name-forgotten")


def _labelled(texts: Texts, comparison: Comparison, place: int) -> str:
    """Return whose play it is, with its score."""
    if place == 0:
        return texts.say("daily-compare-own", score=comparison.own.score)
    name = _name(texts, comparison, place)
    return texts.say("daily-compare-other", player=name, score=comparison.other.score)


async def show_comparison(
    interaction: Interaction, context: Context, deal: Deal, position: Position, *, beside: str = "", move: str = ""
) -> None:
    """Show a choice of a person's play beside another's, as the answer to their interaction."""
    player = await context.player()
    comparison = await context.host.daily_comparisons.beside(*deal, player, interaction.guild_id, beside)
    if position.round not in comparison.own.rounds or position.round not in comparison.other.rounds:
        raise Refusal("outdated")
    context.about(comparison.state.game)
    position = position._replace(choice=comparison.choice(position.round, position.choice, move))
    preferences = Preferences.read(player.settings)
    shown = [await _shown(context, comparison, place, position, preferences) for place in range(2)]
    message = compare_message(context.texts, deal, comparison, position, shown)
    await edit(interaction, message, [each.picture for each in shown if each.picture])


async def _shown(
    context: Context, comparison: Comparison, place: int, position: Position, preferences: Preferences
) -> Shown:
    """Return one of the plays after a choice."""
    texts, state, seat = context.texts, comparison.state, comparison.seat
    play = (comparison.own, comparison.other)[place]
    frame = await asyncio.to_thread(play.frame, position.round, position.choice, seat)
    called = [*names_then(state, texts, frame.seated)]
    called[seat] = _name(texts, comparison, place)
    spoken, plain = (
        replace(plain_people(state, texts), names=tuple(map(spelt, called)), actors=()) for spelt in (escaped, isolated)
    )
    if not position.choice:
        did = told = texts.say("replay-dealt")
    elif position.choice >= len(play.rounds[position.round].steps):
        did = told = texts.say("daily-compare-ended")
    else:
        did, told = (" ".join(event_lines(texts, state.rules, frame, people)) for people in (spoken, plain))
    assert frame.hand is not None
    picture = await context.painter.hand(frame.hand, called, told, texts=texts, preferences=preferences, watched=True)
    if picture:
        picture = Picture.of(f"hand-{place}.png", picture.data)
    return Shown(did, frame_alts(texts, frame, plain), picture)


async def _open(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Compare from the first deal on, in a new private message."""
    await acknowledge(interaction)
    await show_comparison(interaction, context_of(interaction), deal_of(press), Position(1, 0))


async def _move(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Go to another choice or round, or put another play beside."""
    await acknowledge(interaction, anew=False)
    match press.arguments:
        case [round_, beside]:
            position = Position(number(round_), press.revision)
        case _:
            raise Refusal("outdated")
    move, chosen = press.word.removeprefix(f"{COMPARE}-"), next(iter(values), "")
    if move == _ROUND:
        position = Position(number(chosen), 0)
    elif move == _BESIDE:
        beside = chosen
    await show_comparison(interaction, context_of(interaction), deal_of(press), position, beside=beside, move=move)


HANDLERS: Mapping[str, Handler] = {
    COMPARE: _open,
    **dict.fromkeys((f"{COMPARE}-{word}" for word in (*MOVES, _ROUND, _BESIDE)), _move),
}
