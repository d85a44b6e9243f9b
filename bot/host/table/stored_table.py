"""A table's stored row, parsed, with the people who sit there and their names as shown in its server."""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from bot.host.known_servers import KnownServers
from bot.host.model.competition import Competition, competition_of, fixed_rounds_of
from bot.host.model.daily_key import DailyKey
from bot.host.model.gathering import Gathering
from bot.host.model.series import Exhibition, Match, Series
from bot.host.model.settings import DEFAULT_PREFERENCES, Preferences
from bot.host.model.setup import SINGLE, Setup, Terms
from bot.host.model.tournament_key import TournamentKey
from bot.host.refusals import Refusal
from bot.host.table.state import MOVE, Moving, Offer
from data.store import Player, SeatRow, Status, Store, TableRow
from engine import daily
from engine.deal import Deals, is_lesson_deal
from engine.game import Game
from engine.games import GAMES
from engine.rules import Rules
from engine.study import GuidedRound, guided_round
from engine.types import Seat

_log = logging.getLogger(__name__)


class StoredTable:
    """The stored part of a table.

    ``cards_of`` is the row of the table whose cards it plays again, if it does. Refuses ``no-such-game``, and
    ``damaged`` if the row cannot be parsed.
    """

    def __init__(self, row: TableRow, cards_of: TableRow | None = None) -> None:
        if row.game not in GAMES:
            raise Refusal("no-such-game", game=row.game)
        self.rules = _rules(row)
        self.terms = _terms(row)
        self.exhibition = _exhibition(row)
        self.series = _series(row)
        self.gathering = _gathering(row)
        self.daily = _daily(row)
        self.tournament = _tournament(row)
        self.row = row
        self.players: Mapping[int, Player] = {}
        self.server_language = ""
        """The language of what its server's channels show; empty for English."""
        self._cards_of = cards_of

    def set_row(self, row: TableRow, players: Mapping[int, Player]) -> None:
        """Replace the row, and the players that it names. Refuses ``damaged``."""
        if row.rules != self.row.rules:
            self.rules = _rules(row)
        if row.terms != self.row.terms:
            self.terms = _terms(row)
        if row.exhibition != self.row.exhibition:
            self.exhibition = _exhibition(row)
        if row.gathering != self.row.gathering:
            self.gathering = _gathering(row)
        self.row, self.players = row, players

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """Every seat in order; an empty one has neither player nor computer."""
        return all_seats(self.row)

    @property
    def people(self) -> tuple[int, ...]:
        """The seated players."""
        return tuple(seat.player for seat in self.row.seats if seat.player is not None)

    @property
    def language(self) -> str:
        """The language of its messages: the server's, or that of the only person who sees them; empty for English."""
        alone = next((seat for seat in self.seats if seat.player is not None), None)
        if alone and (self.daily is not None or is_lesson_deal(self.row.deals) or self._is_tutorial_of(alone)):
            return self.preferences_of(alone).reads
        return self.server_language

    def _is_tutorial_of(self, seat: SeatRow) -> bool:
        learner = self.players.get(seat.player or 0)
        return self.row.practice and learner is not None and learner.settings.get("tutorial") == self.id

    @property
    def forgotten(self) -> frozenset[int]:
        """The players of this table who asked to be forgotten."""
        return frozenset(player.id for player in self.players.values() if player.discord_id is None)

    @property
    def counts(self) -> bool:
        """See :attr:`bot.host.table.state.TableState.counts`."""
        return self.setup.ranked and self.row.deals is None and not self.fixed_rounds

    @property
    def fixed_rounds(self) -> int:
        """See :func:`bot.host.model.competition.fixed_rounds_of`."""
        return fixed_rounds_of(self.daily, self.tournament)

    @property
    def has_fixed_cards(self) -> bool:
        """Whether its players' seeds change nothing, as others get the same cards."""
        return self.row.deals is not None or self.row.cards_of is not None or self.fixed_rounds > 0

    @property
    def competition(self) -> Competition | None:
        """The competition that the table belongs to."""
        return competition_of(self.daily, self.tournament)

    @property
    def unranked(self) -> bool:
        """Whether people play a game that counts on no board, and that nobody compares with others of its deal."""
        return not self.setup.ranked and self.row.deals is None and not self.exhibition

    @property
    def setup(self) -> Setup:
        """Everything that people agree to."""
        return Setup(self.rules, self.row.seat_count, self.terms, self.row.practice)

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The offers of seated players, oldest first."""
        seats = {seat.player: seat.seat for seat in self.row.seats}
        found = []
        for row in sorted(self.row.offers, key=lambda row: row.at):
            setup = Setup.from_json(row.setup)
            if setup and row.player in seats:
                found.append(Offer(row.player, seats[row.player], setup, row.stage))
        return tuple(found)

    def match(self, game: Game | None) -> Match | None:
        """Return the match's standing, including the table's own ``game`` once won; ``None`` without a match."""
        if self.terms.match == SINGLE:
            return None
        series = self.series or Series.first(self.rules.sides(self.row.seat_count))
        ended = series.after(game.totals, game.winners, game.games_won) if game and game.winners else series
        return Match(self.terms.match, self.terms.games_to_win, series.number, ended.wins)

    @property
    def moving(self) -> Moving | None:
        """The move of the live table that a player wants, to which others may have to agree."""
        wanted: dict[str, list[Seat]] = {}
        for seat in self.row.seats:
            motion = self.row.votes.get(seat.player or 0, "")
            if motion.startswith(MOVE):
                wanted.setdefault(motion, []).append(seat.seat)
        if not wanted:
            return None
        motion = max(wanted, key=lambda each: (len(wanted[each]), each))
        guild_id, _, channel_id = motion.removeprefix(MOVE).partition("/")
        return Moving(int(guild_id), int(channel_id), tuple(wanted[motion]))

    @property
    def guided_round(self) -> GuidedRound | None:
        """The guided round that a tutorial's table is dealt, if any."""
        guided = guided_round(self.rules, self.row.seat_count) if is_lesson_deal(self.row.deals) else None
        return guided if guided and guided.deal == self.row.deals else None

    def agreed(self) -> tuple[bool, ...]:
        """Return by seat whether a player sits there who agrees to the setup.

        The host always does, except in a tournament. Others agree by saying so, or by having sent an offer of the same
        setup.
        """
        if self.row.status is not Status.OPEN:
            return tuple(seat.player is not None for seat in self.seats)
        played, host = self.setup.text, None if self.tournament else self.row.host
        offered = {offer.player for offer in self.offers if offer.stage == "sent" and offer.setup.text == played}
        return tuple(
            seat.player is not None and (seat.player == host or seat.agreed == played or seat.player in offered)
            for seat in self.seats
        )

    def deals(self) -> Deals:
        """Return the deals: numbered, daily or a tournament's ones, or dealt from its seed and its players' seeds."""
        if self.row.deals is not None:
            return Deals.numbered(self.row.deals)
        if self.daily:
            return daily.dealt(self.row.seed, self.daily.day, self.daily.game)
        if self.tournament and self.tournament.rounds:
            return Deals(self.row.seed, self.tournament.deals, ())
        source = self._cards_of or self.row
        seeds = tuple(seat.seed for seat in all_seats(source))
        later = self.series is not None and self.series.number > 1
        return Deals(self.row.seed, source.id, seeds, cuts=self.rules.cuts_each_game or not later)

    def seat_name(self, seat: SeatRow) -> str:
        """Return a player's name, a computer's level, or nothing."""
        return seat.computer if seat.player is None else self.player_name(seat.player)

    def player_name(self, player_id: int) -> str:
        """Return the name of a player of this table."""
        player = self.players.get(player_id)
        return player.name if player else f"#{player_id}"

    def preferences_of(self, seat: SeatRow) -> Preferences:
        """Return the preferences of the player on a seat; the defaults where there is none."""
        player = self.players.get(seat.player or 0)
        return Preferences.read(player.settings) if player and player.settings else DEFAULT_PREFERENCES


def all_seats(row: TableRow) -> tuple[SeatRow, ...]:
    """Return every seat of a table in order; an empty one has neither player nor computer."""
    taken = {seat.seat: seat for seat in row.seats}
    return tuple(taken.get(seat) or SeatRow(seat, None) for seat in range(row.seat_count))


def stored_preset(row: TableRow) -> str:
    """Return the preset of a table as it is stored; empty if its rules are damaged."""
    return str(row.rules.get("preset", "")) if isinstance(row.rules, Mapping) else ""


def stored_match(row: TableRow) -> str:
    """Return the match that a table's stored terms agree on; a single game if they are damaged."""
    return str(row.terms.get("match", SINGLE)) if isinstance(row.terms, Mapping) else SINGLE


def stored_series(row: TableRow) -> Series | None:
    """Return the series of a table; none if it is damaged."""
    try:
        return _series(row)
    except Refusal:
        return None


def damaged(row: TableRow, why: str) -> Refusal:
    """Log that a table cannot be read back, and return the refusal."""
    _log.error("table %s cannot be read back: %s", row.id, why)
    return Refusal("damaged", table=row.id)


def _rules(row: TableRow) -> Rules:
    try:
        return GAMES[row.game].from_store(row.rules)
    except ValueError as error:
        raise damaged(row, f"its rules are refused: {error}") from error


def _terms(row: TableRow) -> Terms:
    try:
        return Terms.model_validate(row.terms)
    except ValueError as error:
        raise damaged(row, f"its terms are refused: {error}") from error


def _exhibition(row: TableRow) -> Exhibition | None:
    try:
        return Exhibition.model_validate(row.exhibition) if row.exhibition else None
    except ValueError as error:
        raise damaged(row, f"its exhibition data are refused: {error}") from error


def _series(row: TableRow) -> Series | None:
    try:
        return Series.model_validate(row.series) if row.series else None
    except ValueError as error:
        raise damaged(row, f"its series is refused: {error}") from error


def _gathering(row: TableRow) -> Gathering | None:
    try:
        return Gathering.model_validate(row.gathering) if row.gathering else None
    except ValueError as error:
        raise damaged(row, f"its gathering is refused: {error}") from error


def _daily(row: TableRow) -> DailyKey | None:
    try:
        return DailyKey.read(row.daily)
    except ValueError as error:
        raise damaged(row, f"its deal of the day is refused: {error}") from error


def _tournament(row: TableRow) -> TournamentKey | None:
    try:
        return TournamentKey.read(row.tournament)
    except ValueError as error:
        raise damaged(row, f"its match of a tournament is refused: {error}") from error


class ShownNames:
    """Replaces names that a server forbids."""

    def __init__(self, store: Store, servers: KnownServers) -> None:
        self._store = store
        self._servers = servers

    async def players(self, guild_id: int | None, numbers: Sequence[int]) -> dict[int, Player]:
        """Return stored players as they are shown in a server; unchanged outside of any."""
        return await self.shown(guild_id, await self._store.players(numbers))

    async def shown(self, guild_id: int | None, players: Mapping[int, Player]) -> dict[int, Player]:
        """Return these players as they are shown in a server; unchanged outside of any."""
        words = pattern((await self._servers.settings(guild_id)).words) if guild_id is not None else None
        return {number: _shown(player, words) for number, player in players.items()}

    async def player(self, guild_id: int | None, player: Player) -> Player:
        """Return a player as they are shown in a server."""
        return (await self.shown(guild_id, {player.id: player}))[player.id]


@lru_cache(maxsize=1024)
def pattern(words: tuple[str, ...]) -> re.Pattern[str] | None:
    """Return a pattern that finds one of these words in a :func:`plain` name; ``*`` matches any letters."""
    found = [re.escape(plain(word)).replace(r"\*", r"\w*") for word in words]
    return re.compile(rf"(?<!\w)(?:{'|'.join(found)})(?!\w)") if found else None


def plain(name: str) -> str:
    """Return a name without accents, invisible characters, capitals and repeated blanks."""
    letters = unicodedata.normalize("NFKD", name)
    kept = "".join(letter for letter in letters if unicodedata.category(letter) not in ("Mn", "Cf"))
    return " ".join(kept.split()).casefold()


def _shown(player: Player, words: re.Pattern[str] | None) -> Player:
    return replace(player, name=f"#{player.id}") if words and words.search(plain(player.name)) else player
