"""The links to the operator's privacy policy and terms, and how to reach them."""

from __future__ import annotations

from typing import NamedTuple

from bot.texts import Texts


class Policies(NamedTuple):
    """The addresses of the privacy policy and the terms, and how to reach the operator; empty for none."""

    privacy: str = ""
    terms: str = ""
    contact: str = ""


NO_POLICIES = Policies()


def policy_line(texts: Texts, policies: Policies) -> str:
    """Return a line with the operator's links and contact; empty if none is set."""
    links = [texts.say(f"policy-{name}", address=address) for name, address in policies._asdict().items() if address]
    return "-# " + " · ".join(links) if links else ""
