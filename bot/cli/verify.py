"""``verify``: checks the cards of a revealed deal against its commitment."""

from __future__ import annotations

from pathlib import Path

import click

from bot.host.records.deals import check_file
from bot.texts import load_texts
from bot.ui.sentences import deal_check_lines
from engine.deal import Noted


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("commitment", required=False, metavar="[COMMITMENT[@ROUND]]")
def verify(file: Path, commitment: str | None) -> None:
    """Check the cards of a revealed deal.

    They are recomputed from the seed in FILE, which is of a table or of a day with its deals of the day.

    COMMITMENT is the one that you noted when the table, or the post of the day before, showed it, and ROUND the round
    it was shown for, if not the first. Without it, the commitment in the file is only a claim.
    """
    texts = load_texts()
    try:
        noted = None if commitment is None else Noted.parse(commitment)
        data = file.read_bytes()
    except OSError as error:
        raise click.BadParameter(str(error), param_hint="FILE") from error
    except ValueError as error:
        raise click.BadParameter(texts.say("deals-commitment"), param_hint="COMMITMENT") from error
    result = check_file(data, noted)
    for line in deal_check_lines(texts, result):
        click.echo(line, err=bool(result.problems))
    if result.problems:
        raise click.exceptions.Exit(1)
