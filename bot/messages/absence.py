"""Time limits and absent players, in words and buttons."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.host.model.stored_types import Status
from bot.host.table.state import TableState
from bot.messages.controls import Control, button
from bot.messages.custom_ids import Press
from bot.messages.layout import Layout, text_message
from bot.messages.names import former_names, people
from bot.texts import People, Texts
from engine.types import Seat


def relative_time(moment: float) -> str:
    """A time that Discord shows relative to now: "in 2 minutes"."""
    return f"<t:{int(moment)}:R>"


def time_line(texts: Texts, state: TableState) -> str:
    """When the turn times out and what follows; empty where there is no limit."""
    view = state.view(None)
    if view is None or state.clock is None:
        return ""
    if view.phase == "scored":
        return texts.say("time-deal", time=relative_time(state.clock.ends))
    if len({clock.ends for clock in state.clocks}) == 1:
        return texts.say("time-turn", time=relative_time(state.clock.ends), late=state.terms.late)
    seated = people(state, texts)
    times = (texts.say("time-of", seated, seat=clock.seat, time=relative_time(clock.ends)) for clock in state.clocks)
    return texts.say("time-turns", times=", ".join(times), late=state.terms.late)


def away_lines(texts: Texts, state: TableState, people: People) -> list[str]:
    """Who is away, and the votes so far."""
    vote = state.vote
    if vote is None:
        return []
    away = ", ".join(people.seat(seat) for seat in vote.away)
    lines = [texts.say("away-vote", players=away, count=len(vote.away), needed=vote.needed)]
    return lines + [
        texts.say("away-votes", motion=motion, votes=votes, needed=vote.needed)
        for motion, votes in vote.votes.items()
        if votes
    ]


def closing_line(texts: Texts, state: TableState, people: People) -> str:
    """Who wants to close the game, and that the others are asked; empty if nobody does."""
    if not (state.live and state.closing):
        return ""
    asked = sum(row.player is not None for row in state.seats)
    players = ", ".join(people.seat(seat) for seat in state.closing)
    return texts.say("closing-asked", players=players, agreed=len(state.closing), count=asked)


def closing_buttons(texts: Texts, state: TableState) -> list[Control]:
    """The button to agree to closing the game, while somebody wants to."""
    if not (state.live and state.closing):
        return []
    return [button(Press.at(state, "close"), texts.say("button-close"), ButtonStyle.danger)]


def giving_up_message(texts: Texts, state: TableState) -> ui.LayoutView:
    """Asks a player whether they want to lose the game by closing it."""
    give_up = button(Press.at(state, "give-up"), texts.say("button-give-up"), ButtonStyle.danger)
    return Layout(ui.TextDisplay(texts.say("refusal-gives-up")), ui.ActionRow(give_up))


def outcome_lines(texts: Texts, state: TableState, people: People) -> list[str]:
    """Once the game is over: who forfeited, whom the computer stood in for or won for, and who lost by leaving."""
    view = state.view(None)
    if view is None or not view.winners:
        return []
    lines = []
    if state.forfeited is not None:
        lines = [texts.say("gave-up" if state.gave_up else "forfeited", people, side=state.forfeited)]
    lines += [
        texts.say("stood-in", people, seat=seat, actions=actions)
        for seat, actions in enumerate(state.computer_actions)
        if actions
    ]
    sides = state.rules.sides(state.seat_count)
    lines += [
        texts.say("won-by-computer", people, seat=seat)
        for seat, level in enumerate(state.decided_by)
        if level and sides[seat] in view.winners and state.counts
    ]
    lost = [
        name
        for seat, name in former_names(state).items()
        if seat in state.lost_by_leaving and sides[seat] not in view.winners
    ]
    return lines + [texts.say("left-lost", name=name) for name in lost if state.counts]


def away_buttons(texts: Texts, state: TableState) -> list[Control]:
    """The buttons to return to a seat and to vote about absent players."""
    found = []
    if any(state.former_names) and state.status is Status.RUNNING:
        found.append(return_button(texts, state))
    if state.vote:
        found.append(button(Press.at(state, "vote"), texts.say("button-vote"), ButtonStyle.primary))
    return found


def return_button(texts: Texts, state: TableState) -> Control:
    """The button of a player whose seat the computer took over, to get it back."""
    return button(Press.at(state, "return"), texts.say("button-return"))


def autopilot_off_buttons(texts: Texts, state: TableState, seat: Seat) -> list[Control]:
    """The button that switches a player's autopilot off, while it is on."""
    if not (state.live and state.seats[seat].autopilot):
        return []
    return [button(Press.at(state, "awake"), texts.say("button-back-again"), ButtonStyle.success)]


def vote_message(texts: Texts, state: TableState, people: People, seat: Seat) -> ui.LayoutView:
    """What a player may vote for; for the absent host of an open table, a button that says they are here."""
    vote = state.vote
    if vote is None:
        return text_message(texts.say("refusal-nobody-away"))
    if seat in vote.away:
        message = text_message(texts.say("refusal-you-are-away"))
        if state.status is Status.OPEN:
            here = button(Press.at(state, "present"), texts.say("button-present"), ButtonStyle.success)
            message.add_item(ui.ActionRow(here))
        return message
    lines = [*away_lines(texts, state, people), texts.say("away-choose", needed=vote.needed)]
    buttons: list[Control] = [
        button(Press.at(state, f"motion.{motion}"), _capitalized(texts.say(f"motion-{motion}")))
        for motion in vote.motions
    ]
    return Layout(ui.TextDisplay("\n".join(lines)), ui.ActionRow(*buttons))


def reminder_text(texts: Texts, state: TableState, seat: Seat, mention: str, link: str) -> str:
    """Tells a player that it is their turn, and when their time is up. The link leads to where they can act."""
    remote = state.seats[seat].guild_id is not None
    called = texts.called(state.game, state.preset)
    told = texts.say("reminder-remote" if remote else "reminder", player=mention, called=called, link=link)
    return f"{told}\n{time_line(texts, state)}".strip()


def _capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]
