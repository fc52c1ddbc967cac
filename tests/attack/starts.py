#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""starts.py FOLDER TIMES: starts the programs in FOLDER again and again with options that only
print something, without a display, and counts how they end. Exit status 1 if one ended otherwise
than it should."""

import collections
import os
import subprocess
import sys

STARTS = [  # program, arguments, exit status, where it says something
    ("rankscope", ["--version"], 0, "stdout"),
    ("rankscope", ["--help"], 0, "stdout"),
    ("rankscope", ["--help-all"], 0, "stdout"),
    ("rankscope", ["-platform", "xcb", "-v"], 0, "stdout"),
    ("rankscope", ["--bogus"], 2, "stderr"),
    ("rankscope", ["--help", "--bogus"], 2, "stderr"),
    ("rankscope", ["--size", "bad"], 2, "stderr"),
    ("rankscope", ["--screenshot", "picture.png", "--zoom", "9"], 2, "stderr"),
    ("rankscope-cli", ["--version"], 0, "stdout"),
    ("rankscope-cli", ["--help"], 0, "stdout"),
    ("rankscope-cli", ["--bogus"], 2, "stderr"),
    ("rankscope-cli", ["plot", "--help"], 0, "stdout"),
    ("rankscope-cli", ["plot", "--bogus"], 2, "stderr"),
]


def main():
    folder, times = sys.argv[1], int(sys.argv[2])
    environment = {name: value for name, value in os.environ.items()
                   if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    failed = 0
    for program, arguments, status, stream in STARTS:
        ends = collections.Counter()
        for _ in range(times):
            done = subprocess.run([os.path.join(folder, program), *arguments], env=environment,
                                  stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
            said = getattr(done, stream).strip()
            ends["said nothing" if not said else done.returncode] += 1
        good = ends[status]
        failed += times - good
        print(f"{good} of {times}: {program} {' '.join(arguments)}"
              + ("" if good == times else f"; expected {status}, ended as {dict(ends)}"))
    sys.exit(1 if failed else 0)


main()
