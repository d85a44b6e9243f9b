"""Change a module a little, many times, and list the changes that no test notices: ``make mutants MODULE=...``.

A survivor is a test that is missing, or a change that makes no difference. mutmut works in a copy of the project, in a
temporary folder, and runs only the tests that reach the changed function.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
_COPIED = ("bot", "data", "docs", "engine", "playground", "render", "requirements", "tests", "pyproject.toml")


def nearest_tests(module: str) -> str:
    """Return the folder of tests that mirrors a module's, as far as it exists.

    >>> nearest_tests("engine/piquet/declarations.py"), nearest_tests("bot/host/table/timing.py")
    ('tests/engine/piquet', 'tests/host')
    """
    folders = list(Path(module).parts[:-1])
    while folders:
        for found in (Path("tests", *folders), Path("tests", folders[-1])):
            if (ROOT / found).is_dir():
                return found.as_posix()
        folders.pop()
    return "tests"


def configuration(module: str, selection: list[str]) -> str:
    """Return mutmut's settings for one module and these arguments of pytest."""
    lines = ["[mutmut]", f"source_paths={module}", "also_copy="]
    lines += [f"    {name}" for name in _COPIED]
    return "\n".join([*lines, "pytest_add_cli_args_test_selection=", *(f"    {each}" for each in selection), ""])


def main(module: str, *selection: str) -> int:
    """Run the mutants of a module, print the survivors as differences, and return how many there are."""
    mutmut = [sys.executable, "-m", "mutmut"]
    with tempfile.TemporaryDirectory() as folder:
        for name in _COPIED:
            source, copy = ROOT / name, Path(folder, name)
            shutil.copytree(source, copy) if source.is_dir() else shutil.copy(source, copy)
        Path(folder, "setup.cfg").write_text(configuration(module, [*selection] or [nearest_tests(module)]), "utf-8")
        ran = subprocess.run([*mutmut, "run"], cwd=folder, capture_output=True, text=True, check=False)
        print(ran.stdout.replace("\r", "\n").rstrip().rpartition("\n")[2])
        if ran.returncode:
            print(ran.stdout[-2000:], ran.stderr[-2000:], file=sys.stderr)
            return 1
        listed = subprocess.run([*mutmut, "results"], cwd=folder, capture_output=True, text=True, check=True).stdout
        survivors = [line.split(":")[0].strip() for line in listed.splitlines() if line.strip().endswith("survived")]
        for name in survivors:
            shown = subprocess.run([*mutmut, "show", name], cwd=folder, capture_output=True, text=True, check=True)
            print(shown.stdout)
    print(f"{len(survivors)} survived")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
