"""``python -m playground``: a Discord for another bot, until Ctrl+C."""

from __future__ import annotations

import asyncio

import click

from playground.demo import demo_playground


@click.command()
@click.option("--port", default=8765, show_default=True, help="Where to listen on 127.0.0.1; 0 takes a free port.")
def main(port: int) -> None:
    """Serve a local imitation of Discord with a page to act on, for any bot that is pointed at it."""
    with asyncio.Runner() as runner:
        try:
            runner.run(_serve(port))
        except KeyboardInterrupt:
            click.echo("stopped")
        except OSError as error:
            raise click.ClickException(f"port {port} cannot be used: {error.strerror}") from error


async def _serve(port: int) -> None:
    playground = demo_playground(port)
    try:
        await playground.start()
        click.echo(
            f"page     {playground.url}\n"
            f"API      {playground.api_base}\n"
            f"gateway  {playground.gateway_url}\n"
            f"token    {playground.token}"
        )
        await asyncio.Event().wait()
    finally:
        await playground.stop()


if __name__ == "__main__":
    main()
