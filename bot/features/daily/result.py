"""A person's result at a deal of the day: the message with its picture, for that person only."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from typing import NamedTuple

from discord import ButtonStyle, ui

from bot import limits
from bot.features.daily.names import daily_name
from bot.host.daily.standings import Finished, day_number, entrants, place
from bot.host.model.settings import Preferences
from bot.host.refusals import Refusal
from bot.table.context import Context, context_of
from bot.table.services import Services
from bot.texts import Texts
from bot.ui.components import FELT, Control, Layout, Picture, button, clip, container, gallery
from bot.ui.custom_ids import Press
from bot.ui.names import escaped, isolated, visible
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from data.store import DailyAttempt, Placed, Player
from engine.daily import DAILY_GAMES
from render import DailyResult, Friend

RESULT, LOOK, SHARE, COMPARE = "daily-result", "daily-look", "daily-share", "daily-compare"
"""The words of the presses: show a result privately, show it again in its message, post a line, and compare plays."""


class Deal(NamedTuple):
    """A daily deal: its day, and the key of its game."""

    day: str
    game: str


class ShownResult(NamedTuple):
    """The message of a result, and the pictures to upload with it."""

    message: ui.LayoutView
    pictures: Sequence[Picture]


def daily_press(word: str, day: str, game: str) -> Press:
    """Return a press about a day's game. It names nothing else, so that a custom id gives nothing away."""
    return Press(f"{day}.{game}", 0, word)


def deal_of(press: Press) -> Deal:
    """Return the deal that a press is about. Refuses ``outdated``."""
    day, _, game = press.table.partition(".")
    try:
        date.fromisoformat(day)
    except ValueError as error:
        raise Refusal("outdated") from error
    if game not in DAILY_GAMES:
        raise Refusal("outdated")
    return Deal(day, game)


async def shown_result(
    services: Services, texts: Texts, player: Player, guild_id: int | None, deal: Deal
) -> ShownResult:
    """Return somebody's result as it is now, for that person only. Refuses ``daily-not-finished``."""
    finished = await services.host.daily_standings.of(*deal, player, guild_id)
    picture = await services.painter.daily(
        drawn_result(texts, finished), texts=texts, preferences=Preferences.read(player.settings)
    )
    return ShownResult(result_message(texts, finished, picture), [picture] if picture else [])


def result_message(texts: Texts, finished: Finished, picture: Picture | None) -> ui.LayoutView:
    """Return the message of a result; everything in words if there is no picture."""
    if picture:
        box = container(FELT, gallery(picture, result_alt(texts, finished)))
    else:
        lines = [f"### {daily_title(texts, finished.attempt)}", *_lines(texts, finished, plain=False)]
        box = container(FELT, ui.TextDisplay(clip("\n".join(lines), limits.CONTENT)))
    box.add_item(ui.ActionRow(*_buttons(texts, finished)))
    return Layout(box)


def _buttons(texts: Texts, finished: Finished) -> Iterator[Control]:
    day, game = finished.attempt.day, finished.attempt.game
    yield button(daily_press(SHARE, day, game), texts.say("button-daily-share"), ButtonStyle.primary)
    if finished.par is not None or finished.closed:
        yield button(daily_press(COMPARE, day, game), texts.say("button-daily-compare"))
    if not finished.closed:
        yield button(daily_press(LOOK, day, game), texts.say("button-daily-look"))


def daily_title(texts: Texts, attempt: DailyAttempt | Deal) -> str:
    """Return the name of a daily deal: its game and the number of its day."""
    return texts.say("daily-title", game=daily_name(texts, attempt.game), number=day_number(attempt.day))


def result_alt(texts: Texts, finished: Finished) -> str:
    """Return the alt text of a result's picture: all that it shows."""
    lines = [daily_title(texts, finished.attempt), *_lines(texts, finished, plain=True)]
    return clip("\n".join(lines), limits.MEDIA_DESCRIPTION)


def drawn_result(texts: Texts, finished: Finished) -> DailyResult:
    """Return a result as its picture shows it."""
    return DailyResult(
        daily_title(texts, finished.attempt),
        _when(texts, finished),
        finished.score,
        finished.par,
        headline(texts, finished),
        tuple(_facts(texts, finished)),
        finished.field.scores,
        texts.say("daily-everybody", closed=finished.closed),
        tuple(
            Friend(each.place, _name(texts, finished, each), each.score, each.player == finished.attempt.player)
            for each in finished.friends
        ),
        texts.say("daily-friends"),
        " ".join(_notes(texts, finished)),
    )


def headline(texts: Texts, finished: Finished) -> str:
    """Return how many of the others a result beats."""
    if (percent := shown_percent(finished)) is None:
        return texts.say("daily-alone" if finished.closed else "daily-first")
    return texts.say("daily-better", percent=percent, closed=finished.closed)


def shown_percent(finished: Finished) -> int | None:
    """Return the percentile as it is shown: 0 and 100 only for last and first."""
    percentile = finished.percentile
    if percentile is None or percentile in (0, 100):
        return None if percentile is None else int(percentile)
    return min(max(int(percentile), 1), 99)


def _when(texts: Texts, finished: Finished) -> str:
    day = date.fromisoformat(finished.attempt.day)
    named = texts.say("stats-day", day=day.day, month=day.month)
    return texts.say("daily-final" if finished.closed else "daily-until", date=named)


def _facts(texts: Texts, finished: Finished) -> Iterator[str]:
    """Yield how a result compares with par and with others, and the streak."""
    score, par, closed = finished.score, finished.par, finished.closed
    if par is not None and score == par:
        yield texts.say("daily-level-with-par")
    elif par is not None:
        yield texts.say("daily-above-par" if score > par else "daily-below-par", by=abs(score - par), par=par)
    if finished.attempt.everywhere and (total := entrants(finished.field, closed=closed)) > 1:
        yield texts.say("daily-place", place=place(finished.field, score), total=total)
    if finished.here and (total := entrants(finished.here, closed=closed)) > 1:
        yield texts.say("daily-place-here", place=place(finished.here, score), total=total)
    if finished.streak:
        yield texts.say("daily-streak", days=finished.streak)


def _notes(texts: Texts, finished: Finished) -> Iterator[str]:
    """Yield what is not in figures: unlisted people, those who have not finished, and a new account."""
    if finished.here and (more := entrants(finished.here, closed=False) - len(finished.friends)) > 0:
        yield texts.say("daily-more", count=more)
    if count := finished.field.unfinished:
        yield texts.say("daily-unfinished" if finished.closed else "daily-under-way", count=count)
    if not finished.attempt.everywhere:
        yield texts.say("daily-new-here")


def _lines(texts: Texts, finished: Finished, *, plain: bool) -> Iterator[str]:
    """Yield a result in words; ``plain`` ones are without markup."""
    yield _when(texts, finished)
    yield texts.say("daily-own-score", score=finished.score)
    yield headline(texts, finished)
    yield from _facts(texts, finished)
    yield from _notes(texts, finished)
    spelt = isolated if plain else escaped
    if finished.friends:
        yield texts.say("daily-friends")
    for each in finished.friends:
        name = spelt(_name(texts, finished, each))
        yield texts.say("daily-friend", place=each.place, name=name, score=each.score)


def _name(texts: Texts, finished: Finished, placed: Placed) -> str:
    player = finished.players.get(placed.player)
    return (visible(player.name) if player else "") or texts.say("name-forgotten")


async def show_result(interaction: Interaction, context: Context, deal: Deal) -> None:
    """Show somebody's result as the answer to their interaction, which must be private."""
    shown = await shown_result(context.services, context.texts, await context.player(), interaction.guild_id, deal)
    await edit(interaction, shown.message, shown.pictures)


async def _show(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Show a result in a private message, or again in the pressed one."""
    await acknowledge(interaction, anew=press.word == RESULT)
    await show_result(interaction, context_of(interaction), deal_of(press))


HANDLERS: Mapping[str, Handler] = dict.fromkeys((RESULT, LOOK), _show)
