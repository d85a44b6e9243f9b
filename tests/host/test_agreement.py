"""Terms, agreement, offers, invitations, and access."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from bot.host.host import Host
from bot.host.lobby.new_table import with_terms
from bot.host.model.setup import Setup, Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import Player, Status
from engine.games import GAMES
from tests.examples import in_soak
from tests.host.highest import Highest
from tests.host.room import GUILD, Room


async def agree(room: Room, state: TableState, player: Player) -> TableState:
    return await room.host.agreement.agree(state.id, player, state.setup.digest)


async def test_joining_an_unchanged_preset_counts_as_agreement(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, start=False)
    state = await room.host.lobby.join(state.id, bob)
    assert (state.agreed, state.undecided) == ((True, True), ())
    assert (await room.host.lobby.start(state.id, ada)).status is Status.RUNNING


async def test_table_does_not_start_until_everybody_agrees(room: Room, ada: Player, bob: Player) -> None:
    for given in ({"options": {"target": 500}}, {"terms": Terms(pace="live")}, {"practice": True}):
        state = await room.table(ada, start=False, **given)
        state = await room.host.lobby.join(state.id, bob)
        assert state.undecided == (1,)
        with pytest.raises(Refusal) as refused:
            await room.host.lobby.start(state.id, ada)
        assert refused.value.note == ("not-agreed", {"seat": ("1",)})
        state = await agree(room, state, bob)
        assert state.undecided == ()
        assert (await room.host.lobby.start(state.id, ada)).status is Status.RUNNING


async def test_whoever_agreed_is_asked_again_when_somebody_else_sits_down(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    state = await room.table(ada, bob, seats=3, options={"target": 60}, start=False)
    assert state.undecided == ()
    state = await room.host.lobby.join(state.id, cyd)
    assert state.undecided == (1, 2), "Bob agreed to play without Cyd"
    with pytest.raises(Refusal, match="not-agreed"):
        await room.host.lobby.start(state.id, ada)
    for player in (bob, cyd):
        state = await agree(room, state, player)
    assert (await room.host.lobby.start(state.id, ada)).status is Status.RUNNING


async def test_at_an_unchanged_preset_only_the_new_players_partner_is_asked_again(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    dan = await room.player("Dan")
    state = await room.table(ada, bob, game="euchre", preset="euchre", seats=4, start=False)
    state = await room.host.lobby.join(state.id, cyd)
    assert state.undecided == (), "Cyd is the host's partner, who decides when to start"
    state = await room.host.lobby.join(state.id, dan)
    assert state.undecided == (1,), "Dan is Bob's"
    state = await agree(room, state, bob)
    assert (await room.host.lobby.start(state.id, ada)).status is Status.RUNNING


async def test_agreement_lapses_with_an_amendment_and_returns_with_the_old_setup(
    room: Room, ada: Player, bob: Player
) -> None:
    state = await room.table(ada, bob, start=False)
    amend = room.host.lobby.amend
    for changes in ({"options": {"target": 60}}, {"terms": {"pace": "post"}}, {"seats": 3}):
        shown = state.setup
        state = await amend(state.id, ada, **changes)
        assert state.undecided == (1,)
        with pytest.raises(Refusal, match="stale"):
            await room.host.agreement.agree(state.id, bob, shown.digest)
        state = await agree(room, state, bob)
    assert (await amend(state.id, ada, terms={"access": "anywhere"})).undecided == ()
    assert (await room.host.lobby.swap(state.id, ada, 0, 2)).undecided == ()
    assert (await amend(state.id, ada, options={"target": 50})).undecided == (1,)
    assert (await amend(state.id, ada, options={"target": 60})).undecided == ()


async def test_agreed_setup_can_be_read_back(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, options={"target": 60}, terms=Terms(pace="post", late="forfeit"), start=False)
    before = Setup.from_text(state.seats[1].agreed)
    assert before == state.setup
    state = await room.host.lobby.amend(state.id, ada, options={"target": 70}, terms={"pace": "live", "turn": 30})
    assert before is not None and state.setup.differences(before) == (
        ("target", 70, 60), ("pace", "live", "post"), ("turn", "live-30", "post-24"), ("late", "turn", "forfeit")
    )  # fmt: skip
    assert [found.option for found in state.setup.differences(state.setup.preset_defaults)] == [
        "target",
        "pace",
        "turn",
        "late",
    ]
    assert Setup.from_text("") is None and Setup.from_json({"game": "whist"}) is None


async def test_offer_is_drafted_sent_and_accepted(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    state = await room.table(ada, bob, cyd, seats=3, options={"target": 60}, start=False)
    talk = room.host.agreement
    with pytest.raises(Refusal, match="no-such-offer"):
        await talk.send(state.id, bob)
    await talk.draft(state.id, bob, options={"target": 80})
    state = await talk.draft(state.id, bob, terms={"pace": "post"})
    [offer] = state.offers
    assert (offer.player, offer.seat, offer.stage, offer.setup.rules.target) == (bob.id, 1, "draft", 80)
    with pytest.raises(Refusal, match="no-such-offer"):
        await talk.accept(state.id, ada, bob.id, offer.setup.digest)
    state = await (await room.another_host()).agreement.send(state.id, bob)
    assert state.offers[0].stage == "sent" and state.undecided == ()
    with pytest.raises(Refusal, match="not-host"):
        await talk.accept(state.id, cyd, bob.id, offer.setup.digest)
    state = await talk.accept(state.id, ada, bob.id, offer.setup.digest)
    assert (state.setup, state.undecided) == (offer.setup, (2,))
    state = await agree(room, state, cyd)
    state = await room.host.lobby.start(state.id, ada)
    assert (state.rules.target, state.terms.pace, state.offers) == (80, "post", ())


async def test_offers_are_declined_withdrawn_and_dropped_when_their_author_leaves(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    state = await room.table(ada, bob, cyd, seats=4, start=False)
    dan = await room.player("Dan")
    await room.host.lobby.join(state.id, dan)
    talk = room.host.agreement
    for target, player in enumerate((bob, cyd, dan), 100):
        await talk.draft(state.id, player, options={"target": target})
        room.clock.now += 1
        state = await talk.send(state.id, player)
    assert [(offer.seat, offer.setup.rules.target) for offer in state.offers] == [(1, 100), (2, 101), (3, 102)]
    state = await talk.decline(state.id, ada, bob.id, state.offers[0].setup.digest)
    assert {offer.player: offer.stage for offer in state.offers}[bob.id] == "declined"
    # The offer is compared with the current setup.
    state = await room.host.lobby.amend(state.id, ada, options={"target": 101})
    assert state.undecided == (1, 3), "the author of an equal offer agrees"
    differences = {offer.player: offer.setup.differences(state.setup) for offer in state.offers}
    assert differences == {bob.id: (("target", 100, 101),), cyd.id: (), dan.id: (("target", 102, 101),)}
    state = await talk.withdraw(state.id, cyd)
    assert {offer.player for offer in state.offers} == {bob.id, dan.id} and state.undecided == (1, 2, 3)
    state = await room.host.lifecycle.leave(state.id, dan)
    assert {offer.player for offer in state.offers} == {bob.id}
    state = await agree(room, state, bob)
    assert (state.offers, state.undecided) == ((), (2,))


async def test_changed_offer_is_not_accepted_unseen(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, start=False)
    talk = room.host.agreement
    await talk.draft(state.id, bob, options={"target": 80})
    shown = (await talk.send(state.id, bob)).offers[0].setup.digest
    await talk.draft(state.id, bob, options={"target": 90})
    for code in ("no-such-offer", "stale"):
        for answer in (talk.accept, talk.decline):
            with pytest.raises(Refusal, match=code):
                await answer(state.id, ada, bob.id, shown)
        await talk.send(state.id, bob)
    await talk.draft(state.id, bob, preset="plain")
    with pytest.raises(Refusal, match="offers-the-same"):
        await talk.send(state.id, bob)


async def test_invalid_offers_are_refused(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    state = await room.table(ada, bob, cyd, seats=3, start=False)
    dan = await room.player("Dan")
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("no-such-option", {"options": {"colour": "green"}}),
        ("no-such-value", {"options": {"target": "high"}}),
        ("wrong-seats", {"seats": 9}),
        ("too-many-seated", {"seats": 2}),
        ("turn-not-paced", {"terms": {"turn": 30}}),
        ("turn-out-of-range", {"terms": {"pace": "live", "turn": 1}}),
        ("no-such-value", {"terms": {"late": "never", "pace": "live"}}),
        ("open-hands-ranked", {"terms": {"open_hands": True}}),
    ]
    for code, changes in wrong:
        with pytest.raises(Refusal, match=code):
            await room.host.agreement.draft(state.id, bob, **changes)
        with pytest.raises(Refusal, match=code):
            await room.host.lobby.amend(state.id, ada, **changes)
    with pytest.raises(Refusal, match="not-seated"):
        await room.host.agreement.draft(state.id, dan, seats=4)
    assert (await room.host.state(state.id)).offers == ()


def test_terms_change_together() -> None:
    post = with_terms(Terms(), {"pace": "post", "turn": 48, "late": "forfeit"})
    assert post.turn_seconds == 48 * 3600
    assert with_terms(post, {"pace": "live"}) == Terms(pace="live", turn=90)
    assert with_terms(post, {"pace": "none"}) == Terms()
    assert with_terms(post, {"access": "invited"}).turn == 48


def test_open_hands_are_for_games_that_are_not_ranked() -> None:
    friendly = with_terms(Terms(), {"ranked": False})
    opened = with_terms(friendly, {"open_hands": True})
    assert opened.open_hands and not with_terms(opened, {"ranked": True}).open_hands
    assert with_terms(Terms(), {"open_hands": True}, practice=True).open_hands
    rules = GAMES["canasta"].of("classic")
    [said] = Setup(rules, 2, opened).differences(Setup(rules, 2, friendly))
    assert (said.option, said.value, said.other) == ("open_hands", "yes", "no")
    assert "ranked" not in Setup(rules, 2).as_json["terms"], "agreements from before stay valid"


async def test_access_decides_who_may_join(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    join, talk = room.host.lobby.join, room.host.agreement
    state = await room.table(ada, start=False, seats=3)
    with pytest.raises(Refusal, match="no-table"):
        await join(state.id, bob, guild_id=GUILD + 1)
    await join(state.id, bob, guild_id=GUILD)
    state = await room.host.lobby.amend(state.id, ada, terms={"access": "invited"})
    with pytest.raises(Refusal, match="not-invited"):
        await join(state.id, cyd, guild_id=GUILD)
    with pytest.raises(Refusal, match="not-host"):
        await talk.invite(state.id, bob, cyd)
    state = await talk.invite(state.id, ada, cyd)
    assert state.invited == ("Cyd",)
    for guest, code in ((cyd, "already-invited"), (bob, "has-seat")):
        with pytest.raises(Refusal, match=code):
            await talk.invite(state.id, ada, guest)
    state = await join(state.id, cyd, guild_id=GUILD)
    assert (state.invited, state.names) == ((), ("Ada", "Bob", "Cyd"))
    state = await room.host.lobby.amend(state.id, ada, terms={"access": "anywhere"}, seats=4)
    dan = await room.player("Dan")
    state = await join(state.id, dan, guild_id=GUILD + 1)
    assert [seat.guild_id for seat in state.seats] == [None, None, None, GUILD + 1]


async def test_host_removes_a_player_or_an_invitation(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    talk = room.host.agreement
    state = await room.table(ada, start=False, terms=Terms(access="invited"))
    await talk.invite(state.id, ada, bob)
    await room.host.lobby.join(state.id, bob)
    await talk.draft(state.id, bob, options={"target": 80})
    with pytest.raises(Refusal, match="not-host"):
        await talk.remove(state.id, bob, ada)
    with pytest.raises(Refusal, match="yourself"):
        await talk.remove(state.id, ada, ada)
    state = await talk.remove(state.id, ada, bob)
    assert (state.names, state.offers, state.invited) == (("Ada", ""), (), ())
    with pytest.raises(Refusal, match="not-there"):
        await talk.remove(state.id, ada, bob)
    with pytest.raises(Refusal, match="not-invited"):
        await room.host.lobby.join(state.id, bob)
    await talk.invite(state.id, ada, cyd)
    assert (await talk.remove(state.id, ada, cyd)).invited == ()


async def race(room: Room, one: Host, other: Host, state: TableState, ada: Player, bob: Player, turn: int) -> None:
    """Run two changes at once on two hosts, and check that the table ends as if they had run in some order."""
    talk, chance = other.agreement, random.Random(turn)
    amend = one.lobby.amend(state.id, ada, options={"target": 100 + turn})
    pairs = {
        "amend and agree": (amend, talk.agree(state.id, bob, state.setup.digest)),
        "start and agree": (one.lobby.start(state.id, ada), talk.agree(state.id, bob, state.setup.digest)),
        "start and leave": (one.lobby.start(state.id, ada), other.lifecycle.leave(state.id, bob)),
        "start and amend": (one.lobby.start(state.id, ada), other.lobby.amend(state.id, ada, seats=3)),
        "remove and agree": (one.agreement.remove(state.id, ada, bob), talk.agree(state.id, bob, state.setup.digest)),
    }
    if state.offers:
        mark = state.offers[0].setup.digest
        pairs |= {
            "accept and withdraw": (one.agreement.accept(state.id, ada, bob.id, mark), talk.withdraw(state.id, bob)),
            "accept and change": (
                one.agreement.accept(state.id, ada, bob.id, mark),
                talk.draft(state.id, bob, seats=3),
            ),
            "decline and agree": (
                one.agreement.decline(state.id, ada, bob.id, mark),
                talk.agree(state.id, bob, state.setup.digest),
            ),
        }
    chosen = list(pairs)[turn % len(pairs)]
    for name, (first, second) in pairs.items():
        if name != chosen:
            first.close()
            second.close()
    both = [*pairs[chosen]]
    chance.shuffle(both)
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert not [wrong for wrong in outcomes if isinstance(wrong, Exception) and not isinstance(wrong, Refusal)], chosen
    after = [await host.state(state.id) for host in (one, other)]
    assert after[0] == after[1]
    if after[0].status is Status.RUNNING:
        seat = after[0].seat_of(bob.id)
        agreed = Setup.from_text(after[0].seats[seat].agreed) if seat is not None else None
        assert seat is None or agreed == after[0].setup, f"{chosen}: started on what Bob did not agree to"
        assert "start" in chosen
    elif after[0].status is Status.OPEN and after[0].seat_of(bob.id) is None:
        assert after[0].offers == ()


RUNS = pytest.mark.parametrize("runs", [30, in_soak(500)])


@RUNS
async def test_eight_people_race_for_the_last_seat(room: Room, ada: Player, runs: int) -> None:
    hosts = [room.host, await room.another_host()]
    people = [await room.player(f"Guest {number}") for number in range(8)]
    for run in range(runs):
        state = await room.table(ada, start=False)
        chance = random.Random(run)
        chance.shuffle(people)
        outcomes = await asyncio.gather(
            *(chance.choice(hosts).lobby.join(state.id, player) for player in people), return_exceptions=True
        )
        assert [str(outcome) for outcome in outcomes if isinstance(outcome, BaseException)].count(
            "('table-full', {})"
        ) == 7
        [first, second] = [await host.state(state.id) for host in hosts]
        assert first == second and all(first.names) and first.undecided == ()


@RUNS
async def test_concurrent_lobby_changes_leave_a_valid_state(room: Room, ada: Player, bob: Player, runs: int) -> None:
    other = await room.another_host()
    for turn in range(runs):
        state = await room.table(ada, start=False, options={"target": 60})
        state = await room.host.lobby.join(state.id, bob)
        if turn % 2:
            await room.host.agreement.draft(state.id, bob, options={"target": 80})
            state = await room.host.agreement.send(state.id, bob)
        if turn % 3:
            state = await room.host.agreement.agree(state.id, bob, state.setup.digest)
        await race(room, room.host, other, state, ada, bob, turn)


def test_term_names_differ_from_all_option_names() -> None:
    assert not set(Terms.model_fields) & set(Highest.model_fields)


async def test_agreement_lapses_when_somebody_changes_who_plays_together(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    """Partnerships are agreed to like rules; where everybody plays alone, a change of seats asks nobody."""
    state = await room.table(ada, bob, cyd, start=False, game="canasta", preset="partners", seats=4)
    assert not state.undecided
    await room.host.lobby.swap(state.id, ada, 1, 3)
    assert not (await room.host.state(state.id)).undecided, "Ada and Cyd are still partners"
    swapped = await room.host.lobby.partner(state.id, ada, 3)
    assert {swapped.seats[seat].player for seat in swapped.undecided} == {bob.id, cyd.id}
    with pytest.raises(Refusal, match="not-agreed"):
        await room.host.lobby.start(state.id, ada)
    for player in (bob, cyd):
        await room.host.agreement.agree(state.id, player, swapped.setup.digest)
    await room.host.lobby.start(state.id, ada)
    alone = await room.table(ada, bob, cyd, start=False, seats=3)
    assert not (await room.host.lobby.swap(alone.id, ada, 1, 2)).undecided
