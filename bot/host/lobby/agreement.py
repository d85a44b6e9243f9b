"""How people come to agree on what an open table plays, and who may come to it."""

from __future__ import annotations

from typing import Unpack

from bot.host.core import Core
from bot.host.lobby.amendments import Amendment, amended, seated
from bot.host.lobby.lobby import amend_to
from bot.host.model.setup import Setup
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from bot.host.table.state import Offer, TableState
from data.store import OfferRow, Player, Status
from engine.types import Event


class Agreement:
    """Agreeing, offering something else, and answering an offer; inviting people, and freeing a seat.

    What is agreed to is named by its mark (:attr:`bot.host.model.setup.Setup.digest`), so nobody can agree to, or
    accept, what they have not been shown. An offer is stored as it is written, and goes to the host when it is sent.
    """

    def __init__(self, core: Core) -> None:
        self._core = core

    async def agree(self, table_id: str, player: Player, mark: str) -> TableState:
        """Agrees to what is played; the own offer is dropped. Refuses ``not-open``, ``not-seated``, ``stale``."""
        return await self._core.commit(self._agree(table_id, player, mark))

    async def draft(self, table_id: str, player: Player, **amendment: Unpack[Amendment]) -> TableState:
        """Changes what a player offers, from what they offered before or else from what the table plays.

        Whatever is changed has to be sent again. Refuses ``not-open``, ``not-seated``, ``host-decides`` (the table is
        theirs), and what an amendment does.
        """
        return await self._core.commit(self._draft(table_id, player, amendment))

    async def send(self, table_id: str, player: Player) -> TableState:
        """Shows a player's offer to the host. Refuses ``not-open``, ``no-such-offer``, ``offers-the-same``."""
        return await self._core.commit(self._send(table_id, player))

    async def withdraw(self, table_id: str, player: Player) -> TableState:
        """Drops a player's own offer. Refuses ``not-open``, ``no-such-offer``."""
        return await self._core.commit(self._withdraw(table_id, player))

    async def accept(self, table_id: str, host: Player, offerer: int, mark: str) -> TableState:
        """Has the table play what a player offered, to which that player then agrees.

        Refuses ``not-open``, ``not-host``, ``no-such-offer``, ``stale`` (they offer something else by now), and
        ``too-many-seated``.
        """
        return await self._core.commit(self._accept(table_id, host, offerer, mark))

    async def decline(self, table_id: str, host: Player, offerer: int, mark: str) -> TableState:
        """Tells a player that the table will not play what they offered. Refuses as :meth:`accept`."""
        return await self._core.commit(self._decline(table_id, host, offerer, mark))

    async def invite(self, table_id: str, host: Player, guest: Player) -> TableState:
        """Lets somebody take a seat at a table that is for the invited. Refuses ``not-open``, ``not-host``,
        ``already-seated``, ``already-invited``.
        """
        return await self._core.commit(self._invite(table_id, host, guest))

    async def remove(self, table_id: str, host: Player, guest: Player) -> TableState:
        """Frees somebody's seat, and takes back their invitation.

        Refuses ``not-open``, ``not-host``, ``yourself``, and ``not-there`` if they have neither.
        """
        return await self._core.commit(self._remove(table_id, host, guest))

    async def _agree(self, table_id: str, player: Player, mark: str) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.OPEN)
            seat, played = session.seat_of(player), session.setup
            if played.digest != mark:
                raise Refusal("stale")
            await self._core.store.agree(table_id, player.id, played.text)
            await self._core.tables.refresh(session)
            return self._core.tell(session, Event("agreed", seat))

    async def _draft(self, table_id: str, player: Player, amendment: Amendment) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.OPEN)
            session.seat_of(player)
            if player.id == session.row.host:
                raise Refusal("host-decides")
            before = _offer_of(session, player.id)
            wanted = amended(before.setup if before else session.setup, amendment)
            seated(session.row.seats, wanted.seat_count)
            return await self._keep(session, player.id, wanted, "draft")

    async def _send(self, table_id: str, player: Player) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.OPEN)
            offer = _need_offer(session, player.id)
            if offer.setup.text == session.setup.text:
                raise Refusal("offers-the-same")
            return await self._keep(session, player.id, offer.setup, "sent")

    async def _withdraw(self, table_id: str, player: Player) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.OPEN)
            offer = _need_offer(session, player.id)
            await self._core.store.drop_offer(table_id, player.id)
            await self._core.tables.refresh(session)
            return self._core.tell(session, Event("agreed", offer.seat))

    async def _accept(self, table_id: str, host: Player, offerer: int, mark: str) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_open_host(host)
            offer = _need_sent(session, offerer, mark)
            # Who may come stays the host's to say.
            terms = offer.setup.terms.model_copy(update={"access": session.terms.access})
            await amend_to(self._core, session, offer.setup._replace(terms=terms))
            return self._core.tell(session, Event("amended", session.seat_of(host)))

    async def _decline(self, table_id: str, host: Player, offerer: int, mark: str) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_open_host(host)
            offer = _need_sent(session, offerer, mark)
            return await self._keep(session, offerer, offer.setup, "declined")

    async def _invite(self, table_id: str, host: Player, guest: Player) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_open_host(host)
            if any(seat.player == guest.id for seat in session.row.seats):
                raise Refusal("has-seat")
            if guest.id in session.row.invited:
                raise Refusal("already-invited")
            await self._core.store.invite(table_id, guest.id)
            await self._core.tables.refresh(session)
            return self._core.tell(session, Event("agreed"))

    async def _remove(self, table_id: str, host: Player, guest: Player) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_open_host(host)
            if guest.id == host.id:
                raise Refusal("yourself")
            seat = next((row.seat for row in session.row.seats if row.player == guest.id), None)
            if seat is None and guest.id not in session.row.invited:
                raise Refusal("not-there")
            await self._core.store.uninvite(table_id, guest.id)
            if seat is not None:
                await self._core.store.stand(table_id, guest.id)
            await self._core.tables.refresh(session)
            return self._core.tell(session, Event("stood", seat) if seat is not None else Event("agreed"))

    async def _keep(self, session: Session, player: int, setup: Setup, stage: str) -> TableState:
        """Stores an offer over what this player offered before, if nobody else was quicker."""
        former = next((row for row in session.row.offers if row.player == player), None)
        row = OfferRow(player, setup.as_json, self._core.clock(), stage)
        await self._core.store.offer(session.id, row, expect=former)
        await self._core.tables.refresh(session)
        offer = _need_offer(session, player)
        return self._core.tell(session, Event("agreed", offer.seat))


def _offer_of(session: Session, player: int) -> Offer | None:
    return next((offer for offer in session.offers if offer.player == player), None)


def _need_offer(session: Session, player: int) -> Offer:
    """What a player offers. Refuses ``no-such-offer``."""
    if offer := _offer_of(session, player):
        return offer
    raise Refusal("no-such-offer")


def _need_sent(session: Session, player: int, mark: str) -> Offer:
    """What a player sent, if it is still what the host was shown. Refuses ``no-such-offer``, ``stale``."""
    offer = _need_offer(session, player)
    if offer.stage != "sent":
        raise Refusal("no-such-offer")
    if offer.setup.digest != mark:
        raise Refusal("stale")
    return offer
