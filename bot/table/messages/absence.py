"""Time limits and absent players, in words and buttons, and the panel with which a person leaves, pauses or closes."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.host.table.state import TableState
from bot.host.table.timing import ABANDONED_DAYS
from bot.table.messages.reactions import reaction_buttons, reaction_line
from bot.texts import People, Texts
from bot.ui.components import INK, Control, Layout, button, container, rows, text_message
from bot.ui.custom_ids import Press
from bot.ui.names import absolute_date, former_names, people
from data.store import Status
from engine.types import Note, Seat

PANEL, ASK, DO = "table", "table-ask", "table-do"
"""The words of the presses: to open the panel, to be asked about one thing, and to do it."""
WATCH = "watch"
"""The word of the press that starts or continues watching."""


def relative_time(moment: float) -> str:
    """Return a time that Discord shows relative to now: "in 2 minutes"."""
    return f"<t:{int(moment)}:R>"


def time_line(texts: Texts, state: TableState) -> str:
    """Return a line on when the turn times out and what follows; empty without a limit."""
    view = state.view(None)
    if view is None or state.clock is None:
        return ""
    if view.phase == "scored":
        return texts.say("time-deal", time=relative_time(state.clock.ends))
    if len({clock.ends for clock in state.clocks}) == 1:
        return texts.say("time-turn", time=relative_time(state.clock.ends), late=state.terms.late)
    seated = people(state, texts)
    times = (texts.say("time-of", seated, seat=clock.seat, time=relative_time(clock.ends)) for clock in state.clocks)
    return texts.say("time-turns", times=texts.listed(times), late=state.terms.late)


def away_lines(texts: Texts, state: TableState, people: People) -> list[str]:
    """Return lines on who is away, and the votes so far."""
    vote = state.vote
    if vote is None:
        return []
    away = texts.joined(map(people.seat, vote.away))
    seen = "yes" if vote.seen else "no"
    lines = [texts.say("away-vote", players=away, count=len(vote.away), needed=vote.needed, seen=seen)]
    return lines + [
        texts.say("away-votes", motion=motion, votes=votes, needed=vote.needed)
        for motion, votes in vote.votes.items()
        if votes
    ]


def closing_line(texts: Texts, state: TableState, people: People) -> str:
    """Return a line saying who wants to close the game, and asking the others; empty if nobody does."""
    if not (state.live and state.closing):
        return ""
    asked = sum(row.player is not None for row in state.seats)
    players = texts.joined(map(people.seat, state.closing))
    return texts.say("closing-asked", players=players, agreed=len(state.closing), count=asked)


def closing_buttons(texts: Texts, state: TableState) -> list[Control]:
    """Return the button to agree to closing the game, while somebody wants to."""
    if not (state.live and state.closing):
        return []
    return [button(Press.at(state, "close"), texts.say("button-close"), ButtonStyle.danger)]


def pausing_line(texts: Texts, state: TableState, people: People) -> str:
    """Return a line saying who wants to pause the game, and asking the others; empty if nobody does."""
    if not (state.live and state.pausing):
        return ""
    asked = sum(row.player is not None for row in state.seats)
    players = texts.joined(map(people.seat, state.pausing))
    return texts.say("pausing-asked", players=players, agreed=len(state.pausing), count=asked)


def pausing_buttons(texts: Texts, state: TableState) -> list[Control]:
    """Return the button to agree to pausing the game, while somebody wants to."""
    if not (state.live and state.pausing):
        return []
    return [button(Press.at(state, "pause"), texts.say("button-pause"))]


def moving_line(texts: Texts, state: TableState, people: People) -> str:
    """Return a line saying who wants to move the table, and asking the others; empty if nobody does."""
    if state.moving is None:
        return ""
    players = texts.joined(map(people.seat, state.moving.seats))
    channel = f"<#{state.moving.channel_id}>"
    return texts.say("moving-asked", players=players, channel=channel, agreed=len(state.moving.seats))


def moving_buttons(texts: Texts, state: TableState) -> list[Control]:
    """Return the button to agree to moving the table, while somebody wants to."""
    if state.moving is None:
        return []
    return [button(Press.at(state, f"move.{state.moving.channel_id}"), texts.say("button-move"))]


def giving_up_message(texts: Texts, state: TableState, why: Note) -> ui.LayoutView:
    """Ask a player whether to end a game early at its cost."""
    cost = why.values.get("cost", "loss")
    label = texts.say("button-close-free" if cost == "free" else "button-give-up")
    give_up = button(Press.at(state, f"give-up.{cost}"), label, ButtonStyle.danger)
    return Layout(ui.TextDisplay(texts.note("refusal", why)), ui.ActionRow(give_up))


def outcome_lines(texts: Texts, state: TableState, people: People) -> list[str]:
    """Return lines for the end: who forfeited, whom the computer stood in for or won for, and who lost by leaving."""
    view = state.view(None)
    if view is None or not view.winners:
        return []
    lines = []
    if state.abandoned:
        lines = [texts.say("abandoned", people, side=view.winners[0], days=ABANDONED_DAYS)]
    elif state.forfeited is not None:
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
    """Return the buttons to return to a seat and to vote about absent players."""
    found = []
    if any(state.former_names) and state.status is Status.RUNNING:
        found.append(return_button(texts, state))
    if state.vote:
        found.append(button(Press.at(state, "vote"), texts.say("button-vote"), ButtonStyle.primary))
    return found


def return_button(texts: Texts, state: TableState) -> Control:
    """Return the button of a player whose seat the computer took over, to get it back."""
    return button(Press.at(state, "return"), texts.say("button-return"))


def autopilot_off_buttons(texts: Texts, state: TableState, seat: Seat) -> list[Control]:
    """Return the button that switches a player's autopilot off, while it is on."""
    if not (state.live and state.seats[seat].autopilot):
        return []
    return [button(Press.at(state, "awake"), texts.say("button-back-again"), ButtonStyle.success)]


def vote_message(texts: Texts, state: TableState, people: People, seat: Seat) -> ui.LayoutView:
    """Return the options a player may vote for, or why there is nothing to vote about."""
    vote, back = state.vote, [people.seat(other) for other in state.back if other != seat]
    if seat in state.back or (vote and seat in vote.away):
        return text_message(texts.say("done-present" if state.status is Status.OPEN else "refusal-you-are-away"))
    if vote is None:
        return text_message(texts.say("refusal-is-back", seat=back) if back else texts.say("refusal-nobody-away"))
    lines = [*away_lines(texts, state, people), texts.say("away-choose", needed=vote.needed)]
    if vote.computer_from is not None:
        lines.append(texts.say("away-computer-later", time=relative_time(vote.computer_from), count=len(vote.away)))
    buttons: list[Control] = [
        button(Press.at(state, f"motion.{motion}"), _capitalized(texts.say(f"motion-{motion}")))
        for motion in vote.motions
    ]
    return Layout(ui.TextDisplay("\n".join(lines)), ui.ActionRow(*buttons))


def reminder_text(texts: Texts, state: TableState, seat: Seat, mention: str, link: str) -> str:
    """Tell a player that it is their turn, and when their time is up. The link leads to where they can act."""
    remote = state.seats[seat].guild_id is not None
    called = texts.called(state.game, state.preset)
    told = texts.say("reminder-remote" if remote else "reminder", player=mention, called=called, link=link)
    return f"{told}\n{time_line(texts, state)}".strip()


def _capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


def panel_button(texts: Texts, state: TableState) -> Control:
    """Return the button that opens the panel."""
    return button(Press.at(state, PANEL), texts.say("button-table"))


def panel_message(
    texts: Texts,
    state: TableState,
    seat: Seat | None,
    choices: Sequence[str],
    *,
    watches: bool = False,
    reacts: int | None = None,
) -> ui.LayoutView:
    """Return the panel: a line and a button for each step the person may take now, and the rules.

    ``watches`` adds the button to watch, and ``reacts`` is the number of a player who may react to the last move.
    """
    on = seat is not None and bool(state.seats[seat].autopilot)
    named = {choice: _named(choice, on=on) for choice in choices}
    called = texts.called(state.game, state.preset)
    lines = [f"### {texts.say('panel-title', called=called)}"]
    lines += [texts.say(f"panel-{name}") for name in named.values()]
    if not choices:
        lines.append(texts.say("panel-nothing"))
    buttons = [
        button(Press.at(state, f"{ASK}.{choice}"), texts.say(f"button-panel-{name}"), ButtonStyle.secondary)
        for choice, name in named.items()
    ]
    if watches:
        buttons.append(button(Press.at(state, WATCH), texts.say("button-watching"), ButtonStyle.primary))
    buttons.append(button(Press.at(state, f"{ASK}.rules"), texts.say("button-rules")))
    box = container(INK, ui.TextDisplay("\n".join(lines)), *rows(buttons))
    if reacts is not None:
        box.add_item(ui.TextDisplay(reaction_line(texts, state, people(state, texts))))
        box.add_item(ui.ActionRow(*reaction_buttons(state, reacts)))
    return Layout(box)


def question_message(texts: Texts, state: TableState, seat: Seat | None, choice: str) -> ui.LayoutView:
    """Ask whether to take one step, and describe its effect."""
    on = seat is not None and bool(state.seats[seat].autopilot)
    style = ButtonStyle.primary if choice == "autopilot" else ButtonStyle.danger
    name = _named(choice, on=on)
    confirm = button(Press.at(state, f"{DO}.{choice}"), texts.say(f"button-panel-{name}"), style)
    back = button(Press.at(state, f"{ASK}.back"), texts.say("button-back"))
    until = absolute_date(state.abandoned_at)
    told = texts.say(_question(state, seat, choice, on=on), counts=state.counts, ends=state.if_abandoned, until=until)
    return Layout(container(INK, ui.TextDisplay(told), ui.ActionRow(confirm, back)))


def _named(choice: str, *, on: bool) -> str:
    return "awake" if choice == "autopilot" and on else choice


def _question(state: TableState, seat: Seat | None, choice: str, *, on: bool) -> str:
    """Return the text on the effect of a step."""
    people = [row.seat for row in state.seats if row.player is not None]
    is_open = state.status is Status.OPEN
    match choice:
        case "leave" if is_open:
            return "ask-leave-open-host" if seat == state.seat_of(state.host) else "ask-leave-open"
        case "leave" if state.tournament:
            return "ask-leave-match"
        case "leave":
            return "ask-leave" if len(people) > 1 else "ask-pause"
        case "pause":
            others = {*people} - {seat, *state.pausing}
            return "ask-pause-others" if seat is not None and others and state.must_ask_to_pause else "ask-pause"
        case "autopilot":
            return "ask-awake" if on else "ask-autopilot"
    if state.gathers:
        return "ask-close-gathering"
    if is_open or not state.counts:
        return "ask-close-resumable" if state.exhibition is None else "ask-close-exhibition"
    others = {*people} - {seat, *state.closing}
    return "ask-close-others" if others else "ask-close-last"
