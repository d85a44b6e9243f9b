"""The table of a tournament's match before its first deal: which match it is, and what is played."""

from __future__ import annotations

from bot.host.model.tournament_key import TournamentKey
from bot.host.table.state import TableState
from bot.texts import Texts
from bot.ui import sentences
from bot.ui.names import escaped, visible


def match_title(texts: Texts, state: TableState, key: TournamentKey) -> str:
    """Return the heading of the message before the first deal: the tournament, its round and the game."""
    called = texts.called(state.game, state.preset)
    return texts.say("match-table-title", name=escaped(visible(key.name)), round=key.round, called=called)


def match_picture_lines(texts: Texts, state: TableState, key: TournamentKey, length: str) -> list[str]:
    """Return the lines of the picture before the first deal: which match it is, how long, and at what pace."""
    goal = texts.of(state.game).note("goal", state.rules.goal)
    if key.rounds:
        goal = texts.say("match-table-rounds", rounds=key.rounds)
    elif length:
        goal = texts.say("lobby-match", length=length)
    turn = sentences.setting(texts, "turn", state.setup.options()["turn"])
    round_ = texts.say("match-table-round", name=visible(key.name), round=key.round)
    return [round_, goal, texts.say("lobby-pace", turn=turn)]


def match_rule_lines(texts: Texts, state: TableState, key: TournamentKey) -> list[str]:
    """Return lines on what is played and how, for people who are to say that they are in."""
    lines = [] if key.rounds else sentences.changed_rule_lines(texts, state.rules)
    if key.rounds:
        lines.append(texts.say("match-table-plays", rounds=key.rounds))
    elif state.match:
        length = sentences.setting(texts, "match", state.terms.match)
        lines.append(texts.say("match-table-length", length=length))
    turn = sentences.setting(texts, "turn", state.setup.options()["turn"])
    return [*lines, texts.say("terms-pace", turn=turn), sentences.absence_line(texts, state)]
