"""The post of the day, the direct message that tells of it, and what proves its cards."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot import limits
from bot.features.daily.names import daily_name
from bot.features.daily.play import PANEL, PLAY, shortened
from bot.features.daily.result import daily_press
from bot.host.daily.posts import Commitments, DailyPost, Ranked, Yesterday
from bot.host.daily.schedule import DAY, begins_at
from bot.host.model.daily_key import end_of
from bot.texts import Texts
from bot.ui.components import (
    FELT,
    INK,
    Control,
    Layout,
    Picture,
    button,
    clip,
    container,
    gallery,
    phone_rows,
    text_message,
)
from bot.ui.custom_ids import Press
from bot.ui.names import escaped, isolated, visible
from render import Friend, Podium, Step

PROOF = "daily-proof"
"""The word of the press that shows the proof."""
_NAMED = 20
"""The greatest number of finishers named."""


def post_message(texts: Texts, post: DailyPost, picture: Picture | None) -> ui.LayoutView:
    """Return the post of a day: today's game, who has finished it, and yesterday's best."""
    day = post.day.day
    lines = [f"### {texts.say('daily-post-title', game=daily_name(texts, post.game))}", _until(texts, day)]
    if post.day.edition > 1:
        lines.append(texts.say("daily-post-restarted"))
    if post.finished:
        lines.append(texts.say("daily-post-finished", names=_names(texts, post.finished)))
    lines.append("-# " + texts.say("daily-post-hash", commitment=shortened(post.day.commitment)))
    box = container(FELT, ui.TextDisplay(clip("\n".join(lines), limits.CONTENT)))
    for row in phone_rows([*_play_buttons(texts, day, post.game), _proof_button(texts, day)]):
        box.add_item(row)
    if post.yesterday:
        box.add_item(ui.Separator())
        if picture:
            box.add_item(gallery(picture, podium_alt(texts, post.yesterday)))
        else:
            box.add_item(ui.TextDisplay(clip(_in_words(texts, post.yesterday, plain=False), limits.CONTENT)))
    return Layout(box)


def folded_post(texts: Texts, post: DailyPost) -> ui.LayoutView:
    """Return the post of a day that is over, once the next one replaces it: a small line without buttons or names."""
    name, count = daily_name(texts, post.game), len(post.finished)
    over = texts.say("daily-post-over", game=name, date=shown_date(post.day.day), count=count)
    return text_message(f"-# {over}")


def call_message(texts: Texts, day: str, game: str) -> ui.LayoutView:
    """Return the direct message that announces a day."""
    title = texts.say("daily-post-title", game=daily_name(texts, game))
    box = container(FELT, ui.TextDisplay(f"### {title}\n{_until(texts, day)}\n-# {texts.say('daily-call-stop')}"))
    for row in phone_rows(_play_buttons(texts, day, game)):
        box.add_item(row)
    return Layout(box)


def proof_message(texts: Texts, commitments: Commitments) -> ui.LayoutView:
    """Return what proves that a day's cards were fixed before it began, and the hash of tomorrow's."""
    lines = [f"### {texts.say('daily-proof-title')}", texts.say("daily-proof-means")]
    for which, commitment in zip(("today", "tomorrow"), commitments, strict=True):
        if commitment:
            lines.append(texts.say(f"daily-proof-{which}", commitment=commitment))
    return Layout(container(INK, ui.TextDisplay("\n".join(lines))))


def drawn_podium(texts: Texts, yesterday: Yesterday) -> Podium | None:
    """Return the podium of the day before; ``None`` if none of its finishers may be named."""
    podiums = _podiums(yesterday)
    if not podiums:
        return None
    (where, best), *others = podiums.items()
    return Podium(
        _yesterday_title(texts, yesterday),
        _field_line(texts, yesterday),
        yesterday.par,
        tuple(Step(each.place, (visible(each.name),), each.score) for each in best),
        texts.say(f"daily-post-{where}"),
        *next(((_friends(people), texts.say(f"daily-post-{name}")) for name, people in others), ()),
    )


def podium_alt(texts: Texts, yesterday: Yesterday) -> str:
    """Return the alt text of the picture: everything that it shows."""
    return clip(_in_words(texts, yesterday, plain=True), limits.MEDIA_DESCRIPTION)


def shown_date(day: str) -> str:
    """Return a day as Discord shows it to each reader: its noon has the same date almost everywhere."""
    return f"<t:{int(begins_at(day) + DAY / 2)}:D>"


def _until(texts: Texts, day: str) -> str:
    return texts.say("daily-post-means", ends=f"<t:{int(end_of(day))}:R>")


def _names(texts: Texts, names: tuple[str, ...]) -> str:
    """Return people's names as a list that ends with how many more there are."""
    named = [escaped(visible(name)) for name in names[:_NAMED]]
    more = len(names) - len(named)
    return texts.joined([*named, *([texts.say("daily-post-more", count=more)] if more else [])])


def _play_buttons(texts: Texts, day: str, game: str) -> list[Control]:
    return [
        button(daily_press(PLAY, day, game), texts.say("button-daily-play"), ButtonStyle.success),
        button(Press.of_no_table(PANEL), texts.say("button-daily-others")),
    ]


def _proof_button(texts: Texts, day: str) -> Control:
    return button(Press.of_no_table(f"{PROOF}.{day}"), texts.say("button-daily-proof"))


def _yesterday_title(texts: Texts, yesterday: Yesterday) -> str:
    return texts.say("daily-post-yesterday", game=daily_name(texts, yesterday.game))


def _field_line(texts: Texts, yesterday: Yesterday) -> str:
    """Return how many people played, and what half of them made; empty if nobody's attempt counts everywhere."""
    count, median = yesterday.players, yesterday.median
    if not count:
        return ""
    if median is None or count < 2:
        return texts.say("daily-post-played", count=count)
    return texts.say("daily-post-field", count=count, median=median)


def _in_words(texts: Texts, yesterday: Yesterday, *, plain: bool) -> str:
    """Return the podium in words, for a post without its picture and as the picture's alt text."""
    title = _yesterday_title(texts, yesterday)
    lines = [title if plain else f"**{title}**", _field_line(texts, yesterday)]
    if yesterday.par is not None:
        lines.append(texts.say("daily-post-par", par=yesterday.par))
    for where, people in _podiums(yesterday).items():
        listed = texts.joined(_in_line(texts, each, plain=plain) for each in people)
        lines.append(texts.say("daily-post-best", where=texts.say(f"daily-post-{where}"), people=listed))
    return "\n".join(filter(None, lines))


def _in_line(texts: Texts, ranked: Ranked, *, plain: bool) -> str:
    name = visible(ranked.name)
    spelt = isolated(name) if plain else escaped(name)
    return texts.say("daily-post-ranked", place=ranked.place, name=spelt, score=ranked.score)


def _podiums(yesterday: Yesterday) -> dict[str, tuple[Ranked, ...]]:
    """Return the podium of the server and that of everybody, unless it is the same or empty."""
    found = {"here": yesterday.here, "everywhere": yesterday.everywhere}
    if yesterday.everywhere == yesterday.here:
        del found["everywhere"]
    return {where: people for where, people in found.items() if people}


def _friends(people: tuple[Ranked, ...]) -> tuple[Friend, ...]:
    return tuple(Friend(each.place, visible(each.name), each.score) for each in people)
