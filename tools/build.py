"""Compiles the cores into build/NAME/lib, beside the plain files of src, and leaves src alone.

    python tools/build.py compiled | trapped

``trapped`` stops at once where an index leaves its array: the core checks no bounds itself.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FLAGS = {
    "compiled": "",
    "trapped": "-fsanitize=bounds -fsanitize-undefined-trap-on-error",
}


def main() -> int:
    """Builds what the command line names; gives the exit status."""
    if len(sys.argv) != 2 or sys.argv[1] not in FLAGS:
        print(__doc__, file=sys.stderr)
        return 2
    name = sys.argv[1]
    base = ROOT / "build" / name
    drop_leftovers(base / "lib")
    base.mkdir(parents=True, exist_ok=True)
    log = base / "build.log"
    options = ["--build-base", str(base), "--build-lib", str(base / "lib")]
    command = ["setup.py", "build", *options, "--parallel", str(os.cpu_count() or 1)]
    with log.open("w", encoding="utf-8") as out:
        done = subprocess.run(
            [sys.executable, *command],
            cwd=ROOT,
            env={**os.environ, "DRAKEHALL_CFLAGS": FLAGS[name], "DRAKEHALL_PLAIN": "0"},
            stdout=out,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode or "failed" in log.read_text(encoding="utf-8"):
        print(
            "The cores could not be compiled. This takes a C compiler and the headers of Python "
            f"(on Debian: apt-get install gcc python3-dev). What was said: {log}",
            file=sys.stderr,
        )
        return 1
    return 0


def drop_leftovers(library: Path) -> None:
    """Removes what was built of files that are gone by now."""
    for file in library.rglob("*"):
        source = ROOT / "src" / file.relative_to(library)
        stem = source.parent / source.name.partition(".")[0]
        known = (source, stem.with_suffix(".py"), stem.with_suffix(".pyx"))
        if file.is_file() and not any(path.exists() for path in known):
            file.unlink()


if __name__ == "__main__":
    sys.exit(main())
