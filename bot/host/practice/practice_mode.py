"""Practice mode: which tables may use it, and the switch of a table to it."""

from __future__ import annotations

from bot.host.core import Core
from bot.host.refusals import Refusal
from bot.host.table.session import Session


def require_practice(session: Session, *, to_practice: bool) -> None:
    """Refuse a table that is not in practice mode.

    Refuses ``no-practice`` if it cannot become a practice table, and ``becomes-practice`` if it can but
    ``to_practice`` does not ask for it.
    """
    if session.row.practice:
        return
    if not session.state().alone:
        raise Refusal("no-practice")
    if not to_practice:
        raise Refusal("becomes-practice")


async def become_practice(core: Core, session: Session) -> None:
    """Switch a held table to practice mode, for good. No effect on a practice table."""
    if not session.row.practice:
        await core.store.set_practice(session.id)
        await core.tables.refresh(session)
