"""Agreement on an open table's setup, and invitations to it."""

from __future__ import annotations

from typing import Unpack

from bot.host.core import Core
from bot.host.dealing import deal_if_complete, open_gathering
from bot.host.lobby.lobby import amend_to
from bot.host.lobby.new_table import Amendment, amended, seated
from bot.host.model.competition import Competition
from bot.host.model.setup import Setup
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from bot.host.table.state import Offer, TableState
from data.store import OfferRow, Player, Status
from engine.types import Event


class Agreement:
    """Agreeing to the setup, making and answering offers of another one, inviting and removing people.

    A setup is named by its digest (:attr:`bot.host.model.setup.Setup.digest`), so people only agree to or accept the
    one they were shown. An offer is stored while it is being drafted, and shown to the host once it is sent.
    """

    def __init__(self, core: Core) -> None:
        self._core = core

    async def agree(self, table_id: str, player: Player, digest: str) -> TableState:
        """Agree to the setup, which drops the player's own offer. Refuses ``not-open``, ``not-seated``, ``stale``."""
        return await self._core.commit(self._agree(table_id, player, digest))

    async def draft(self, table_id: str, player: Player, **amendment: Unpack[Amendment]) -> TableState:
        """Change a player's offer, starting from their last one or else from the table's setup.

        A changed offer must be sent again. Refuses ``not-open``, ``not-seated``, ``host-decides`` (the host amends the
        table instead), and like :meth:`bot.host.lobby.lobby.Lobby.amend`.
        """
        return await self._core.commit(self._draft(table_id, player, amendment))

    async def send(self, table_id: str, player: Player) -> TableState:
        """Show a player's offer to the host. Refuses ``not-open``, ``no-such-offer``, ``offers-the-same``."""
        return await self._core.commit(self._send(table_id, player))

    async def withdraw(self, table_id: str, player: Player) -> TableState:
        """Drop a player's own offer. Refuses ``not-open``, ``no-such-offer``."""
        return await self._core.commit(self._withdraw(table_id, player))

    async def accept(self, table_id: str, host: Player, offerer: int, digest: str) -> TableState:
        """Amend the table to a player's offer; that player then agrees to it.

        Refuses ``not-open``, ``not-host``, ``no-such-offer``, ``stale`` (the offer has changed), and
        ``too-many-seated``.
        """
        return await self._core.commit(self._accept(table_id, host, offerer, digest))

    async def decline(self, table_id: str, host: Player, offerer: int, digest: str) -> TableState:
        """Decline a player's offer. Refuses like :meth:`accept`."""
        return await self._core.commit(self._decline(table_id, host, offerer, digest))

    async def invite(self, table_id: str, host: Player, guest: Player) -> TableState:
        """Invite somebody to a table. Refuses ``not-open``, ``not-host``, ``has-seat``, ``already-invited``."""
        return await self._core.commit(self._invite(table_id, host, guest))

    async def remove(self, table_id: str, host: Player, guest: Player) -> TableState:
        """Free somebody's seat and withdraw their invitation.

        Refuses ``not-open``, ``not-host``, ``yourself``, ``not-there`` if they have neither, and ``too-early`` while a
        seat is held for them.
        """
        return await self._core.commit(self._remove(table_id, host, guest))

    async def _agree(self, table_id: str, player: Player, digest: str) -> TableState:
        async with self._core.tables.hold(table_id, Competition.TOURNAMENT) as session:
            session.require_status(Status.OPEN)
            seat, played = session.seat_of(player), session.setup
            if played.digest != digest:
                raise Refusal("stale")
            await self._core.store.agree(table_id, player.id, played.text)
            await self._core.tables.refresh(session)
            return await deal_if_complete(self._core, session) or self._core.tell(session, Event("agreed", seat))

    async def _draft(self, table_id: str, player: Player, amendment: Amendment) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.OPEN)
            session.seat_of(player)
            if player.id == session.row.host:
                raise Refusal("host-decides")
            offer = _find_offer(session, player.id)
            setup = amended(offer.setup if offer else session.setup, amendment)
            seated(session.row.seats, setup.seat_count)
            return await self._store_offer(session, player.id, setup, "draft")

    async def _send(self, table_id: str, player: Player) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.OPEN)
            offer = _offer_of(session, player.id)
            if offer.setup.text == session.setup.text:
                raise Refusal("offers-the-same")
            return await self._store_offer(session, player.id, offer.setup, "sent")

    async def _withdraw(self, table_id: str, player: Player) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.OPEN)
            offer = _offer_of(session, player.id)
            await self._core.store.drop_offer(table_id, player.id)
            await self._core.tables.refresh(session)
            return self._core.tell(session, Event("agreed", offer.seat))

    async def _accept(self, table_id: str, host: Player, offerer: int, digest: str) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_open_host(host)
            offer = _sent_offer(session, offerer, digest)
            # Not part of an offer: who may come, what the table shows, and who plays for absent people.
            old = session.terms
            kept = {"access": old.access, "film": old.film, "away_level": old.away_level}
            terms = offer.setup.terms.model_copy(update=kept)
            await amend_to(self._core, session, offer.setup._replace(terms=terms))
            if dealt := await deal_if_complete(self._core, session):
                return dealt
            return self._core.tell(session, Event("amended", session.seat_of(host)))

    async def _decline(self, table_id: str, host: Player, offerer: int, digest: str) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_open_host(host)
            offer = _sent_offer(session, offerer, digest)
            return await self._store_offer(session, offerer, offer.setup, "declined")

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
            state = session.state()
            if state.gathers and not state.may_drop and seat in state.undecided:
                raise Refusal("too-early")
            await self._core.store.uninvite(table_id, guest.id)
            if seat is not None:
                await self._core.store.stand(table_id, guest.id)
                await self._core.tables.refresh(session)
                await open_gathering(self._core, session)
            await self._core.tables.refresh(session)
            return self._core.tell(session, Event("stood", seat) if seat is not None else Event("agreed"))

    async def _store_offer(self, session: Session, player: int, setup: Setup, stage: str) -> TableState:
        """Store an offer in place of the player's former one, unless that has changed meanwhile."""
        former = next((row for row in session.row.offers if row.player == player), None)
        row = OfferRow(player, setup.as_json, self._core.clock(), stage)
        await self._core.store.offer(session.id, row, expect=former)
        await self._core.tables.refresh(session)
        offer = _offer_of(session, player)
        return self._core.tell(session, Event("agreed", offer.seat))


def _find_offer(session: Session, player: int) -> Offer | None:
    return next((offer for offer in session.offers if offer.player == player), None)


def _offer_of(session: Session, player: int) -> Offer:
    """Return a player's offer. Refuses ``no-such-offer``."""
    if offer := _find_offer(session, player):
        return offer
    raise Refusal("no-such-offer")


def _sent_offer(session: Session, player: int, digest: str) -> Offer:
    """Return a player's sent offer.

    Refuses ``no-such-offer``, and ``stale`` if it is not the one the host was shown.
    """
    offer = _offer_of(session, player)
    if offer.stage != "sent":
        raise Refusal("no-such-offer")
    if offer.setup.digest != digest:
        raise Refusal("stale")
    return offer
