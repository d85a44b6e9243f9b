"""Practice mode: which tables may use it, and the switch of a table to it."""

from __future__ import annotations

from bot.host.core import Core
from bot.host.giving_up import FREE_ENDINGS, Cost, ending_of
from bot.host.refusals import Refusal
from bot.host.table.session import Session


async def require_practice(core: Core, session: Session, *, to_practice: bool) -> None:
    """Refuse a held table that is not in practice mode.

    Refuses ``no-practice`` if it cannot become a practice table, ``practice-gives-up`` if that would lose its game, and
    ``becomes-practice`` if it can but ``to_practice`` does not ask for it.
    """
    if session.row.practice:
        return
    if not session.state().alone:
        raise Refusal("no-practice")
    ending = await ending_of(core, session)
    if ending.cost is Cost.LOSS:
        raise Refusal("practice-gives-up")
    if not to_practice:
        raise Refusal("becomes-practice", cost=ending.cost.word, number=ending.number, most=FREE_ENDINGS)


async def become_practice(core: Core, session: Session) -> None:
    """Switch a held table to practice mode, for good. No effect on a practice table.

    :func:`require_practice` must have allowed it. Refuses ``practice-gives-up`` if the last free ending was used since,
    at another table.
    """
    if not session.row.practice:
        ending = await ending_of(core, session)
        if ending.cost is Cost.LOSS:
            raise Refusal("practice-gives-up")
        await core.store.set_practice(session.id, ending.free)
        await core.tables.refresh(session)
