"""Print branch coverage by package, from coverage.py's JSON report: ``make coverage``, also in ``.ci/run``."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path, PurePosixPath

_COUNTED = ("num_statements", "num_branches", "covered_lines", "covered_branches")


def by_package(report: Path) -> dict[str, Counter[str]]:
    """Return the counts of each package, such as ``engine/piquet``, by their names in the report."""
    packages: dict[str, Counter[str]] = {}
    for name, measured in json.loads(report.read_text("utf-8"))["files"].items():
        folders = PurePosixPath(name).parent.parts
        counts = packages.setdefault("/".join(folders[:2]), Counter())
        counts.update({count: measured["summary"][count] for count in _COUNTED})
    return packages


def covered(counts: Counter[str]) -> float:
    """Return the percentage of statements and branches that were executed."""
    whole = counts["num_statements"] + counts["num_branches"]
    return 100.0 * (counts["covered_lines"] + counts["covered_branches"]) / whole if whole else 100.0


def main(report: str) -> None:
    """Print a line for each package, and one for all."""
    packages = by_package(Path(report))
    everything = sum(packages.values(), Counter())
    print("covered  statements  branches  package")
    for name, counts in [*sorted(packages.items()), ("all", everything)]:
        print(f"{covered(counts):6.1f}%  {counts['num_statements']:10}  {counts['num_branches']:8}  {name}")


if __name__ == "__main__":
    main(sys.argv[1])
