"""Other people's programs, which the rules are compared with: the dependency group ``oracles``, see `make oracles`."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

import pytest

NEEDED = bool(os.environ.get("CARDROOM_NEEDS_ORACLES"))
"""Whether tests fail without these programs, as in `.ci/run`; otherwise they are skipped."""


def oracle(module: str) -> Any:
    """Import one of these programs, or skip the test."""
    if NEEDED:
        return import_module(module)
    return pytest.importorskip(module, reason=f"{module} is not installed: `make oracles`")
