"""``verify``: checks a revealed deal, or the proof of a tournament, against its commitment."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from bot.host.records.deals import check_file
from bot.host.tournaments import proof
from bot.texts import Texts, load_texts
from bot.ui.sentences import deal_check_lines
from engine.deal import Noted, Problem


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("commitment", required=False, metavar="[COMMITMENT[@ROUND]]")
def verify(file: Path, commitment: str | None) -> None:
    """Check the cards of a revealed deal, or the draws of a tournament.

    They are recomputed from the seed or the secret in FILE, which is of a table, of a day with its deals of the day, or
    the proof of a tournament.

    COMMITMENT is the one that you noted when the table, the post of the day before, or the tournament's post showed it,
    and ROUND the round it was shown for, if not the first. Without it, the commitment in the file is only a claim.
    """
    texts = load_texts()
    try:
        noted = None if commitment is None else Noted.parse(commitment)
        data = file.read_bytes()
    except OSError as error:
        raise click.BadParameter(str(error), param_hint="FILE") from error
    except ValueError as error:
        raise click.BadParameter(texts.say("deals-commitment"), param_hint="COMMITMENT") from error
    of_tournament = proof.read(data)
    if of_tournament is None:
        result = check_file(data, noted)
        lines, wrong = deal_check_lines(texts, result), bool(result.problems)
    else:
        problems = proof.check(of_tournament, noted)
        lines, wrong = _proof_lines(texts, of_tournament, noted, problems), bool(problems)
    for line in lines:
        click.echo(line, err=wrong)
    if wrong:
        raise click.exceptions.Exit(1)


def _proof_lines(texts: Texts, form: Mapping[str, Any], noted: Noted | None, problems: list[Problem]) -> list[str]:
    """Return the defects of a tournament's proof, or else what it proves."""
    if problems:
        return [texts.say(f"proof-{each.code}", detail=each.detail) for each in problems]
    paired = sum(event["kind"] == "paired" for event in form["events"])
    lines = [texts.say("proof-good", name=form["config"]["name"], rounds=paired)]
    return lines if noted else [*lines, texts.say("proof-compare", commitment=form["commitment"])]
