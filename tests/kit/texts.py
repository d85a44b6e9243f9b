"""Collects every sentence of a game while it is played."""

from __future__ import annotations

import random

from bot.table.messages.feature_buttons import advised
from bot.texts import People, Texts, load_texts
from engine import study
from engine.deal import Deals
from engine.game import Game
from engine.players import INTERMEDIATE, choose
from engine.presentation import presentation_of
from engine.rules import Rules
from engine.types import Note
from engine.view import View


def everything_said(rules: Rules, *, rounds: int, stride: int) -> list[str]:
    """Return all sentences about some rounds of a game, and its help.

    Sentences about a view are taken at regular intervals, and where kinds of action are first legal.
    """
    texts = load_texts(game=rules.game)
    seats = rules.seats_played()[0]
    people = People(tuple(["Ada", "Bo", "Cy", "Di", "Ed", "Flo"][:seats]), rules.sides(seats))
    game, chance = Game(rules, seats, Deals.numbered(3)), random.Random(3)
    pages = ("rules", "play", "strategy", "scoring", "words")
    said = [texts.note("help", note) for page in pages for note in rules.presentation.explain(rules, page)]
    known: set[frozenset[str]] = set()
    while not game.winners and len(game.scores) < rounds:
        seat = chance.choice(game.to_act)
        view = game.view(seat)
        kinds = frozenset(action.kind for action in view.legal)
        if len(game.actions) % stride == 0 or kinds not in known:
            known.add(kinds)
            said += advice(texts, view, people)
            for family, notes in told(view).items():
                for note in notes:
                    short = family == "label" and not texts.has(f"label-{note.code}")
                    said.append(texts.note("choice" if short else family, note, people))
            said.append(texts.say(f"phase-{view.phase}"))
        events = game.play(seat, choose(view, INTERMEDIATE, b""))
        said += [texts.event(event.seen_by(seat), people) for event in events]
        for line in rules.presentation.summary([event.seen_by(None) for event in events]):
            said += texts.log_line(line, people)
    for viewer in (0, None):
        view = game.view(viewer)
        said += [texts.note("fact", note, people) for note in told(view)["fact"]]
    for score in game.scores:
        said += [texts.score_line(line) for lines in score for line in lines]
    return said


def advice(texts: Texts, view: View, people: People) -> list[str]:
    """Return every legal action, worded as a hint."""
    actions = view.legal if view.phase not in ("scored", "won") else ()
    return [advised(texts, view, study.hint(view, action), people) for action in actions]


def told(view: View) -> dict[str, list[Note]]:
    """Return the notes of a view and of its study, by the family of their texts."""
    rules, presentation = view.rules, presentation_of(view)
    playing = bool(view.legal) and view.phase not in ("scored", "won")
    facts = [*presentation.warnings(view)]
    facts += [note for page in presentation.pages for note in presentation.page(view, page)]
    if playing:
        facts += [note for page in study.pages(view.game) for note in study.page(view, page)]
        facts += [each.note for each in study.explain(view) if each.allowed]
        for action in view.legal:
            facts += study.hint(view, action).reasons
    return {
        "fact": facts,
        "caution": [note for action in view.legal for note in presentation.cautions(view, action)],
        "choice": [choice.label for verb in rules.verbs for choice in presentation.choices(view, verb.kind) if playing],
        "label": [choice.label for choice in presentation.shortlist(view) if playing],
        "lesson": list(study.lessons(view)),
    }
