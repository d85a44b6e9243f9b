"""Change a module a little, many times, and list the changes that no test notices: ``make mutants MODULE=...``.

A survivor is a test that is missing, or a change that makes no difference. mutmut works in a copy of the project, in a
temporary folder, and runs only the tests that reach the changed function. ``out/mutants/`` keeps the results: the next
run of the module tries only the survivors again, and functions that have changed. Delete the folder to try everything.
"""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
_COPIED = ("bot", "data", "docs", "engine", "playground", "render", "requirements", "tests", "pyproject.toml")
_SURVIVED = ("survived", "no tests")
_EXIT_CODES = {0: "survived", 33: "no tests", 1: "killed", 3: "killed", -24: "timed out", -9: "timed out"}
"""mutmut's results, by the exit code of pytest; any other is a crash."""


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
    """Return mutmut's settings for one module and the given pytest arguments.

    Each change is tried in a fork of a process that has run no test, so no cache holds results from before the change.
    """
    lines = ["[mutmut]", f"source_paths={module}", "process_isolation=forkserver", "use_git_change_detection=false"]
    lines += ["timeout_constant=10", "timeout_multiplier=15", "also_copy=", *(f"    {name}" for name in _COPIED)]
    return "\n".join([*lines, "pytest_add_cli_args_test_selection=", *(f"    {each}" for each in selection), ""])


def without_decorators(source: str) -> str:
    """Return a module whose decorators are calls, and which caches nothing: mutmut skips decorated functions.

    >>> print(without_decorators("class Hand:\\n    @property\\n    def size(self):\\n        return 13"))
    class Hand:
        def size(self):
            return 13
        size = property(size)
    <BLANKLINE>
    """
    lines: list[str | None] = [*source.splitlines()]
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for decorator in node.decorator_list:
            text = ast.unparse(decorator)
            if text in {"staticmethod", "classmethod", "overload"} or text.endswith(".setter"):
                continue
            for number in range(decorator.lineno, (decorator.end_lineno or decorator.lineno) + 1):
                lines[number - 1] = None
            if "cache" not in text and node.end_lineno:
                call = f"{' ' * node.col_offset}{node.name} = {text}({node.name})"
                lines[node.end_lineno - 1] = f"{lines[node.end_lineno - 1]}\n{call}"
    return "\n".join(line for line in lines if line is not None) + "\n"


def try_again(results: Path) -> None:
    """Forget all results but kills, so that these changes are tried again."""
    if results.exists():
        stored = json.loads(results.read_text("utf-8"))
        codes = stored["exit_code_by_key"]
        stored["exit_code_by_key"] = {name: code if outcome(code) == "killed" else None for name, code in codes.items()}
        results.write_text(json.dumps(stored), "utf-8")


def outcome(code: int | None) -> str:
    """Return what became of a change."""
    return "not tried" if code is None else _EXIT_CODES.get(code, "crashed")


def copy_project(folder: Path, module: str, selection: list[str]) -> None:
    """Copy the project into a folder, with mutmut's settings and the module without decorators."""
    for name in _COPIED:
        source = ROOT / name
        shutil.copytree(source, folder / name) if source.is_dir() else shutil.copy(source, folder / name)
    (folder / "setup.cfg").write_text(configuration(module, selection), "utf-8")
    changed = folder / module
    changed.write_text(without_decorators(changed.read_text("utf-8")), "utf-8")


def main(module: str, *selection: str) -> int:
    """Try the mutants of a module, and print the survivors as diffs."""
    if not (ROOT / module).is_file():
        print(f"no such module: {module}", file=sys.stderr)
        return 2
    mutmut = [sys.executable, "-m", "mutmut"]
    kept = ROOT / "out" / "mutants" / f"{module}.json"
    kept.parent.mkdir(parents=True, exist_ok=True)
    try_again(kept)
    with tempfile.TemporaryDirectory() as folder:
        copy_project(Path(folder), module, [*selection] or [nearest_tests(module)])
        results = Path(folder, "mutants", f"{module}.meta")
        results.parent.mkdir(parents=True)
        if kept.exists():
            shutil.copy(kept, results)
        try:
            if subprocess.run([*mutmut, "run"], cwd=folder, stdout=sys.stderr, check=False).returncode:
                return 1
        finally:
            if results.exists():
                shutil.copy(results, kept)
        codes = json.loads(results.read_text("utf-8"))["exit_code_by_key"]
        for name, code in codes.items():
            if outcome(code) in _SURVIVED:
                shown = subprocess.run([*mutmut, "show", name], cwd=folder, capture_output=True, text=True, check=True)
                print(shown.stdout)
    counts = Counter(map(outcome, codes.values()))
    print(f"{len(codes)} mutants:", ", ".join(f"{count} {result}" for result, count in counts.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
