"""The lock files in ``requirements/`` match ``pyproject.toml`` and install anywhere."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
RUN = PROJECT["project"]["dependencies"]
GROUPS = PROJECT["dependency-groups"]
POSTGRES = PROJECT["project"]["optional-dependencies"]["postgres"]
REQUIRED = {
    "run": RUN,
    "postgres": RUN + POSTGRES,
    "test": RUN + POSTGRES + GROUPS["test"],
    "cjk": GROUPS["cjk"],
    "mutants": GROUPS["mutants"],
    "oracles": GROUPS["oracles"],
}
EXTRAS = r"(?:\[[\w,.-]+\])?"


def lock_file(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")


def locked_versions(name: str) -> dict[str, str]:
    pins = re.findall(rf"^([\w.-]+){EXTRAS}==(\S+)", lock_file(name), re.MULTILINE)
    return {canonicalize_name(package): version for package, version in pins}


@pytest.mark.parametrize("name", REQUIRED)
def test_lock_file_satisfies_pyproject(name: str) -> None:
    locked = locked_versions(name)
    stale = [
        line
        for requirement, line in ((Requirement(line), line) for line in REQUIRED[name])
        if not requirement.specifier.contains(locked.get(canonicalize_name(requirement.name), "0"))
    ]
    assert not stale, f"run `make lock`: {stale}"


@pytest.mark.parametrize("name", REQUIRED)
def test_lock_file_has_hashes_and_names_no_package_index(name: str) -> None:
    text = lock_file(name)
    pins = re.findall(rf"^[\w.-]+{EXTRAS}==.*\\\n    --hash=sha256:[0-9a-f]{{64}}", text, re.MULTILINE)
    assert len(pins) == len(re.findall(r"^\w", text, re.MULTILINE))
    assert "://" not in text


def test_lock_file_keeps_extras() -> None:
    """Without them, pip before 23.3 installs the newest coverage for another package that wants coverage[toml]."""
    assert re.search(r"^coverage\[toml\]==", lock_file("test"), re.MULTILINE)


@pytest.mark.parametrize("name", ["run", "postgres"])
def test_tests_run_with_the_versions_that_the_bot_runs_with(name: str) -> None:
    tested = locked_versions("test")
    assert {package: tested.get(package) for package in locked_versions(name)} == locked_versions(name)
