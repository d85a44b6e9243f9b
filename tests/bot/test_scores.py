"""Scores round by round, game by game, and of a numbered deal."""

from __future__ import annotations

from engine.players import USUAL_LEVEL, choose
from engine.types import DEAL, Action
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import command, press, said
from tests.texts import says, text


async def round_played(room: Room) -> None:
    """Play the channel's round to its end with the computer's choices, and show it."""
    services = room.bot.services
    listeners = services.host.on_change[:]
    services.host.on_change.clear()
    ada = await services.store.player(room.ada.id, "Ada")
    while (state := await room.table()).views[-1].phase not in ("scored", "won"):
        if 0 in state.views[0].to_act:
            await services.host.play.act(state.id, ada, choose(state.views[0], USUAL_LEVEL, b"seed"))
        else:
            await room.quiet()
    services.host.on_change.extend(listeners)
    services.presenter.poke(state.id)
    await room.quiet()


async def test_scores_and_the_comparison_of_a_numbered_deal(room: Room) -> None:
    services = room.bot.services
    assert says(said(await command(room, room.ada, "scores rounds")), "refusal-no-table-here")
    await command(room, room.ada, "table new", deals=17)
    await press(room, room.ada, room.post(), text("button-start"))
    assert says(said(await command(room, room.ada, "scores rounds")), "refusal-nothing-scored")
    assert says(said(await command(room, room.ben, "table deal", number=17)), "refusal-nobody-played")
    await round_played(room)
    state = await room.table()
    ada = await services.store.player(room.ada.id, "Ada")
    totals = state.views[-1].totals
    use = await command(room, room.ada, "scores rounds")
    assert f"(total {totals[0]:,}); 🤖 " in said(use)
    assert use.response and len(parts(use.response, 12)) == 1

    use = await command(room, room.ada, "table deal", number=17)
    assert use.response
    assert says(said(use), "deal-title", number=17, called="Canasta (Classic)")
    assert buttons(use.response) == [text("deal-seats", count=1, seats="1"), text("deal-seats", count=1, seats="2")]
    assert f"1. Ada: **{totals[0]:,}** ({totals[0]:,}), unfinished" in said(use)
    await press(room, room.ada, use.response, text("deal-seats", count=1, seats="2"))
    assert f"1. Computer (intermediate): **{totals[1]:,}**" in words(use.response), words(use.response)

    assert says(said(await command(room, room.ada, "scores games")), "scores-none")
    await services.host.play.act(state.id, ada, Action(DEAL))
    await room.quiet()
    await services.host.play.act(state.id, ada, Action("forfeit"))
    await room.quiet()
    assert "Round 1: Ada" in said(await command(room, room.ada, "scores rounds")), "the last game may be looked up"
    games = said(await command(room, room.ben, "scores games", user=room.ada))
    assert says(games, "scores-games", player="Ada")
    assert says(games, "scores-game-won", players=text("computer", level="intermediate"))
    carl = room.playground.add_person("Carl")
    assert says(said(await command(room, room.ada, "scores games", user=carl)), "refusal-no-games-of", player="Carl")
    assert await services.store.find_player(carl.id) is None
