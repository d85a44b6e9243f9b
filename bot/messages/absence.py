"""What a table says of time and of people who are away."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.host.model.stored_types import Status
from bot.host.table.state import TableState
from bot.messages.controls import Control, button
from bot.messages.custom_ids import Press
from bot.messages.layout import Layout, text_message
from bot.messages.names import who_left
from bot.texts import People, Texts
from engine.types import Seat


def relative(moment: float) -> str:
    """A moment as Discord shows it to each reader: "in 2 minutes"."""
    return f"<t:{int(moment)}:R>"


def time_line(say: Texts, state: TableState) -> str:
    """Until when whoever is to act has time, and what follows; nothing where there is no limit."""
    view = state.view(None)
    if view is None or state.clock is None:
        return ""
    if view.phase == "scored":
        return say.say("time-deal", time=relative(state.clock.ends))
    return say.say("time-turn", time=relative(state.clock.ends), late=state.terms.late)


def away_lines(say: Texts, state: TableState, people: People) -> list[str]:
    """Who is away, and how the others have voted so far."""
    vote = state.vote
    if vote is None:
        return []
    away = ", ".join(people.seat(seat) for seat in vote.away)
    lines = [say.say("away-vote", players=away, count=len(vote.away), needed=vote.needed)]
    return lines + [
        say.say("away-votes", motion=motion, votes=votes, needed=vote.needed)
        for motion, votes in vote.votes.items()
        if votes
    ]


def outcome_lines(say: Texts, state: TableState, people: People) -> list[str]:
    """For whom a computer played, whose time was up, and who lost by leaving, once the game is over."""
    view = state.view(None)
    if view is None or not view.winners:
        return []
    lines = [] if state.forfeited is None else [say.say("forfeited", people, side=state.forfeited)]
    lines += [
        say.say("stood-in", people, seat=seat, actions=actions)
        for seat, actions in enumerate(state.computer_actions)
        if actions
    ]
    sides = state.rules.sides(state.seat_count)
    lost = [name for seat, name in who_left(state).items() if sides[seat] not in view.winners]
    return lines + [say.say("left-lost", name=name) for name in lost if state.counts]


def away_buttons(say: Texts, state: TableState) -> list[Control]:
    """What the others may do about people who are away, and those about themselves."""
    found = []
    if any(state.former_names) and state.status is Status.RUNNING:
        found.append(return_button(say, state))
    if state.vote:
        found.append(button(Press(state.id, state.revision, "vote"), say.say("button-vote"), ButtonStyle.primary))
    return found


def return_button(say: Texts, state: TableState) -> Control:
    """For a player whose seat the computer took over: the way back."""
    return button(Press(state.id, state.revision, "return"), say.say("button-return"))


def back_button(say: Texts, state: TableState, seat: Seat) -> list[Control]:
    """For a player whose autopilot is on: the way back."""
    if not (state.live and state.seats[seat].autopilot):
        return []
    return [button(Press(state.id, state.revision, "awake"), say.say("button-back-again"), ButtonStyle.success)]


def vote_message(say: Texts, state: TableState, people: People, seat: Seat) -> ui.LayoutView:
    """What a player may vote for; for the absent host of an open table, a button that says they are context."""
    vote = state.vote
    if vote is None:
        return text_message(say.say("refusal-nobody-away"))
    if seat in vote.away:
        message = text_message(say.say("refusal-you-are-away"))
        if state.status is Status.OPEN:
            here = button(Press(state.id, state.revision, "present"), say.say("button-present"), ButtonStyle.success)
            message.add_item(ui.ActionRow(here))
        return message
    lines = [*away_lines(say, state, people), say.say("away-choose", needed=vote.needed)]
    ways: list[Control] = [
        button(Press(state.id, state.revision, f"motion.{motion}"), _capital(say.say(f"motion-{motion}")))
        for motion in vote.motions
    ]
    return Layout(ui.TextDisplay("\n".join(lines)), ui.ActionRow(*ways))


def reminder_text(say: Texts, state: TableState, mention: str, link: str) -> str:
    """What a player is told whose time runs out."""
    called = say.called(state.game, state.preset)
    until = relative(state.clock.ends if state.clock else 0)
    return say.say("reminder", player=mention, called=called, link=link, time=until, late=state.terms.late)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
