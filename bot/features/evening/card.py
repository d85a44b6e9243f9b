"""The card of an evening: a picture to keep with the standings and the best moments.

It is made once an evening has ended, unless the server wants none (:class:`bot.host.model.settings.ServerSettings`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from discord import ui

from bot import limits
from bot.host.host import Host
from bot.host.records.evening_cards import BEST_ROUND, EveningCard, Moment, Standing, Standings
from bot.table.delivery.channel_posts import Content
from bot.table.delivery.painter import Painter
from bot.texts import People, Texts
from bot.ui import sentences
from bot.ui.components import FELT, Layout, Picture, clip, container, gallery
from bot.ui.names import actor_names, escaped, isolated, names, visible
from render import Best, Evening, EveningRow, Scene


async def evening_card(
    host: Host, painter: Painter, texts: Texts, guild_id: int, table_ids: Sequence[str]
) -> Content | None:
    """Return the card of an evening at these tables of a server, to be posted once.

    ``None`` if the server wants no cards, or if nobody is listed: no game counted, or all who played hide from boards.
    """
    if not (await host.servers.settings(guild_id)).evening_card:
        return None
    card = await host.evening_cards.card(guild_id, table_ids)
    if card is None:
        return None
    drawn = drawn_evening(texts, card)
    picture, film = await painter.evening(drawn, texts=texts), None
    if picture and (scenes := drawn_scenes(texts, card)):
        film = await painter.evening_film(drawn, scenes, texts=texts)
    return Content(card_message(texts, card, picture, film), tuple(filter(None, (picture, film))))


def card_message(texts: Texts, card: EveningCard, picture: Picture | None, film: Picture | None) -> ui.LayoutView:
    """Return the message of a card: who won with the pictures, or everything in words without a ``picture``."""
    lines = [f"### {card_title(texts, card)}", winner_line(texts, card)]
    if picture is None:
        lines += _lines(texts, card, plain=False)
    box = container(FELT, ui.TextDisplay(clip("\n".join(filter(None, lines)), limits.CONTENT)))
    if picture:
        box.add_item(gallery(picture, card_alt(texts, card)))
    if film:
        box.add_item(gallery(film, texts.say("evening-card-film", moments=texts.joined(_titles(texts, card)))))
    return Layout(box)


def card_alt(texts: Texts, card: EveningCard) -> str:
    """Return the alt text of a card: everything that it shows."""
    lines = [card_title(texts, card), winner_line(texts, card, plain=True), *_lines(texts, card, plain=True)]
    return clip("\n".join(filter(None, lines)), limits.MEDIA_DESCRIPTION)


def drawn_evening(texts: Texts, card: EveningCard) -> Evening:
    """Return a card as the picture shows it."""
    standings, best = card.standings, card.standings.winners
    who = [name for each in best for name in _called(texts, standings, each, plain=True)]
    said = texts.say("evening-card-wins", count=len(who), games=len(standings.games))
    if len(standings.people) == 1:
        [only] = standings.people
        who, said = (
            _called(texts, standings, only, plain=True),
            texts.say("evening-card-alone", won=only.won, games=only.games),
        )
    return Evening(
        tuple(who),
        said,
        played_games(texts, standings),
        tuple(_row(texts, standings, each) for each in standings.people),
        (*_drawn_pair(texts, standings), *(_drawn_moment(texts, card, *each) for each in _moments(texts, card))),
    )


def drawn_scenes(texts: Texts, card: EveningCard) -> list[Scene]:
    """Return the scenes of a card's film, the best hand last."""
    found = []
    for title, moment in reversed([*_moments(texts, card)]):
        people, rules = _people(texts, moment, plain=True), moment.state.rules
        views = tuple(frame.table for frame in moment.frames)
        of_game = texts.of(moment.state.game)
        notes = [" ".join(sentences.log_lines(of_game, rules, frame.events, people)[-1:]) for frame in moment.frames]
        called = tuple(people.then(frame.seated).names for frame in moment.frames)
        found.append(Scene(_drawn_moment(texts, card, title, moment), views, called, tuple(notes)))
    return found


def _titled(texts: Texts, title: str, moment: Moment, people: People) -> str:
    """Return a title with the game's name for the highlight; the title alone if that name adds nothing."""
    highlight = texts.of(moment.state.game).note("highlight", moment.note, people)
    if highlight == title or moment.note.code == BEST_ROUND:
        return title
    return texts.say("evening-card-titled", title=title, highlight=highlight)


def _row(texts: Texts, standings: Standings, each: Standing) -> EveningRow:
    place = 1 + sum(other.order < each.order for other in standings.people)
    [name] = _called(texts, standings, each, plain=True)
    note = texts.say("evening-card-row-points", points=each.points) if standings.same_game else ""
    return EveningRow(place, name, each.course, note)


def _drawn_pair(texts: Texts, standings: Standings) -> Iterator[Best]:
    if pair := best_pair(standings):
        who = texts.joined(_called(texts, standings, pair, plain=True))
        yield Best(_pair_title(texts, pair), who, texts.say("evening-card-share", won=pair.won, games=pair.games))


def _drawn_moment(texts: Texts, card: EveningCard, title: str, moment: Moment) -> Best:
    state, note = moment.state, moment.note
    people, of_game = _people(texts, moment, plain=True), texts.of(state.game)
    points, cards = note.values["points"], note.values.get("cards", ())
    assert isinstance(cards, tuple)
    where = "" if card.standings.same_game else texts.called(state.game, state.preset)
    return Best(
        _titled(texts, title, moment, people),
        of_game.note("highlighted", note, people),
        texts.say("evening-card-figure", points=points),
        where,
        cards,
        state.game,
    )


def card_title(texts: Texts, card: EveningCard) -> str:
    """Return the heading of a card."""
    return texts.say("evening-card-title", count=len(card.standings.games))


def winner_line(texts: Texts, card: EveningCard, *, plain: bool = False) -> str:
    """Return a line on who won the evening; empty if only one person is listed."""
    best = card.standings.winners
    if len(card.standings.people) == 1:
        return ""
    if not best:
        return texts.say("evening-card-even")
    who = [name for each in best for name in _called(texts, card.standings, each, plain=plain)]
    told = texts.joined(who) if plain else f"**{texts.joined(who)}**"
    return texts.say("evening-card-won", who=told, won=best[0].won, games=best[0].games)


def best_pair(standings: Standings) -> Standing | None:
    """Return the partners who won most; none if several are level."""
    first, *others = standings.pairs or (None,)
    if first is None or not first.won or any(each.order == first.order for each in others if each):
        return None
    return first


def _lines(texts: Texts, card: EveningCard, *, plain: bool) -> Iterator[str]:
    """Yield which games were played, who won how often, the best pair, and the best moments."""
    standings = card.standings
    yield texts.say("evening-card-played", games=played_games(texts, standings))
    for each in standings.people:
        who = texts.joined(_called(texts, standings, each, plain=plain))
        kind = "evening-card-points" if standings.same_game else "evening-card-standing"
        yield texts.say(kind, who=who, won=each.won, games=each.games, points=each.points)
    if pair := best_pair(standings):
        who = texts.joined(_called(texts, standings, pair, plain=plain))
        yield texts.say("evening-card-pair", title=_pair_title(texts, pair), who=who, won=pair.won, games=pair.games)
    for title, moment in _moments(texts, card):
        state, note = moment.state, moment.note
        of_game, people = texts.of(state.game), _people(texts, moment, plain=plain)
        yield texts.say(
            "evening-card-moment",
            title=_titled(texts, title, moment, people),
            what=of_game.note("highlighted", note, people),
            called=texts.called(state.game, state.preset),
            points=note.values["points"],
        )


def played_games(texts: Texts, standings: Standings) -> str:
    """Return the games of an evening as a list, each once."""
    times = Counter(texts.called(each.game, each.preset) for each in standings.games)
    return texts.joined(
        [
            texts.say("evening-card-times", called=name, count=count) if count > 1 else name
            for name, count in times.items()
        ]
    )


def _pair_title(texts: Texts, pair: Standing) -> str:
    return texts.say("evening-card-best-pair" if len(pair.players) + pair.computers == 2 else "evening-card-best-team")


def _moments(texts: Texts, card: EveningCard) -> Iterator[tuple[str, Moment]]:
    """Yield the best hand and the biggest turn or round, each with its title."""
    if card.best_hand:
        yield texts.say("evening-card-best-hand"), card.best_hand
    if turn := card.biggest_turn:
        yield texts.say(f"evening-card-{turn.note.code}"), turn


def _called(texts: Texts, standings: Standings, standing: Standing, *, plain: bool) -> list[str]:
    """Return the names of the people of a standing, then its computers."""
    if not standing.players:
        return [texts.say("evening-card-computers")]
    shown = [visible(standings.players[number].name) or f"#{number}" for number in standing.players]
    found = [isolated(name) if plain else escaped(name) for name in shown]
    return [*found, *([texts.say("evening-card-computer", count=standing.computers)] if standing.computers else [])]


def _titles(texts: Texts, card: EveningCard) -> list[str]:
    """Return the titles of the moments in the order of the film."""
    return [title for title, _ in _moments(texts, card)][::-1]


def _people(texts: Texts, moment: Moment, *, plain: bool) -> People:
    """Return the people of a moment's table, without the names of those who are not listed."""
    state = moment.state
    shown = [
        texts.say("evening-card-unlisted") if {row.player, row.former} & moment.unlisted else name
        for row, name in zip(state.seats, names(state, texts), strict=True)
    ]
    acted = [
        texts.say("evening-card-unlisted") if actor.person in moment.unlisted else name
        for actor, name in zip(state.actors, actor_names(state, texts), strict=True)
    ]
    spelt = isolated if plain else escaped
    return People(tuple(map(spelt, shown)), state.rules.sides(state.seat_count), tuple(map(spelt, acted)))
