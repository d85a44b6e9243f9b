"""Whole games of any game through Discord: by buttons, by commands, between two people, and between computers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from bot.host.table.state import TableState
from data.store import Status
from engine.view import View
from playground import Person
from tests.bot.conftest import Room, buttons, words
from tests.bot.playing import all_agree, command, play_any, press, said
from tests.texts import says, text


async def opened(room: Room, game: str, preset: str, *, deals: int | None = 1, **options: Any) -> TableState:
    """Open a table of Ada's with some options changed, and return it."""
    ada = await room.bot.services.store.player(room.ada.id, "Ada")
    state = await room.bot.services.host.lobby.open(
        guild_id=room.guild.id,
        channel_id=room.channel.id,
        host=ada,
        game=game,
        preset=preset,
        deals=deals,
        options=options,
    )
    await room.quiet()
    return state


async def by_buttons(
    room: Room, state: TableState, kinds: Sequence[str], in_view: Callable[[View], Sequence[str]] = lambda view: ()
) -> set[str]:
    """Play Ada's game against the computer by the buttons below her hand; return the kinds of action she pressed.

    The first kind that has a button is pressed: first those of ``in_view``, for her view, then ``kinds``.
    """
    await press(room, room.ada, room.post(), text("button-start"))
    pressed = set()
    while view := await running(room, state.id, 0):
        if view.phase == "scored":
            await press(room, room.ada, room.post(), text("verb-deal"))
            continue
        pressed.add(await play_any(room, room.ada, room.hand(room.ada), (*in_view(view), *kinds)))
    assert_won(room)
    return pressed


async def by_commands(room: Room, state: TableState, kinds: Sequence[str], arguments: Mapping[str, str]) -> None:
    """Play Ada's game against the computer by commands, taking the first suggestion.

    ``arguments`` names, by kind of action, the argument that its suggestions fill; other kinds take none.
    """
    await command(room, room.ada, "table start")
    while view := await running(room, state.id, 0):
        if view.phase == "scored":
            await command(room, room.ada, "deal")
            continue
        kind = next(kind for kind in kinds if any(action.kind == kind for action in view.legal))
        values = {}
        if option := arguments.get(kind):
            values[option] = (await room.ada.autocomplete(room.channel, kind, focused=option))[0]["value"]
        before = (await room.bot.services.host.state(state.id)).revision
        use = await command(room, room.ada, kind, **values)
        assert (await room.bot.services.host.state(state.id)).revision > before, said(use)
    assert_won(room)


async def looked_back(room: Room, table: str) -> None:
    """Verify a finished game's cards, and replay its last round step by step."""
    verdict = said(await command(room, room.ada, "table verify", table=table))
    assert "Every card" in verdict, verdict
    steps = set()
    use = await command(room, room.ada, "replay", table=table)
    while text("replay-on") in buttons(film := use.response or {}, enabled=True):
        assert words(film) not in steps
        steps.add(words(film))
        use = await press(room, room.ada, film, text("replay-on"))
    assert len(steps) > 5


async def between_two(room: Room, state: TableState, kinds: Sequence[str]) -> None:
    """Play a game between Ada and Ben, who takes no direct messages and plays from hands that only he sees."""
    await between_people(room, state, (room.ada, room.ben), lambda view: kinds)


async def between_people(
    room: Room,
    state: TableState,
    people: Sequence[Person],
    kinds: Callable[[View], Sequence[str]],
    restart: Callable[[View], str] = lambda view: "",
) -> set[str]:
    """Play a game between people. The second takes no direct messages and plays from private answers.

    ``kinds`` are those of action to choose from in a public view, the first that can be. The bot is restarted once at
    each moment to which ``restart`` gives a name. Return those names.
    """
    closed, restarted = people[1], {""}
    closed.close_dms()
    for who in people[1:]:
        await press(room, who, room.post(), text("button-join"))
    await all_agree(room)
    await press(room, people[0], room.post(), text("button-start"))
    while view := await running(room, state.id, None):
        if (moment := restart(view)) not in restarted:
            restarted.add(moment)
            await room.stop()
            await room.start()
        if view.phase == "scored":
            await press(room, closed, room.post(closed), text("verb-deal"))
            continue
        who = people[view.to_act[0]]
        message = await shown_hand(room, who) if who is closed else room.hand(who)
        await play_any(room, who, message, kinds(view))
    assert not closed.dms()
    assert_won(room, refused=1)
    return restarted - {""}


async def after_restarts(
    room: Room, state: TableState, kinds: Sequence[str], wanted: Collection[str], moment: Callable[[View], str]
) -> None:
    """Play Ada's game against the computer until the bot was restarted at each of the ``wanted`` moments.

    ``moment`` names the state of her view. After a restart her hand has the same buttons, her view is the same, and she
    plays on.
    """
    await press(room, room.ada, room.post(), text("button-start"))
    left = {*wanted}
    while left:
        view = await running(room, state.id, 0)
        assert view, f"the game was over before {left}"
        if (name := moment(view)) in left:
            left.remove(name)
            before = buttons(room.hand(room.ada))
            await room.stop()
            await room.start()
            await room.quiet()
            assert buttons(room.hand(room.ada)) == before and await running(room, state.id, 0) == view
        if view.phase == "scored":
            await press(room, room.ada, room.post(), text("verb-deal"))
        else:
            await play_any(room, room.ada, room.hand(room.ada), kinds)


async def between_computers(
    room: Room, preset: str, hurry: Callable[[float], None], until: Callable[[View], bool]
) -> None:
    """Let computers play each other for the channel, until a condition holds for the public view or the game ends."""
    assert says(said(await command(room, room.ada, "assist autoplay", preset=preset)), "done-exhibition")
    table = (await room.table()).id
    for label in (text("button-watch-faster"), text("button-watch-faster"), text("button-watch-run")):
        await press(room, room.ada, room.post(), label)
    while not until(view := (await room.bot.services.host.state(table)).views[-1]) and not view.over:
        hurry(10)
        room.bot.services.host.exhibitions.tick()
        await room.quiet()


async def running(room: Room, table: str, seat: int | None) -> View | None:
    """Return a seat's view of a table, or the public one; None once the game is over."""
    state = await room.bot.services.host.state(table)
    return state.view(seat) if state.status is Status.RUNNING else None


async def shown_hand(room: Room, who: Person) -> dict[str, Any]:
    """Return the hand that a person asks for in the channel."""
    response = (await command(room, who, "hand")).response
    assert response
    return response


def assert_won(room: Room, *, refused: int = 0) -> None:
    """Check that the channel shows the winner, and that Discord refused only closed direct messages."""
    assert " won " in words(room.post())
    assert len(room.playground.invalid_requests) <= refused
