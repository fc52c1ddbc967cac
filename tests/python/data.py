# SPDX-License-Identifier: GPL-3.0-or-later
"""The collections of tests/data, and the command line beside which Python stands."""

import json
import os
import subprocess
from pathlib import Path

import rankscope

TREC = Path(__file__).parent.parent / "data" / "trec"
EXAMPLES = Path(__file__).parent.parent.parent / "resources" / "examples"
CLI = os.environ["RANKSCOPE_CLI"]


def judgments(folder):
    """``{query: {document: grade}}`` of a collection, read by plain Python."""
    pairs = {}
    for line in (TREC / folder / "qrels.txt").read_text().splitlines():
        query, _, document, grade = line.split()
        pairs.setdefault(query, {})[document] = float(grade)
    return pairs


def run(folder):
    """``{query: {document: score}}`` likewise, in the order of the file."""
    pairs = {}
    for line in (TREC / folder / "run.txt").read_text().splitlines():
        query, _, document, _, score, _ = line.split()
        pairs.setdefault(query, {})[document] = float(score)
    return pairs


def columns(pairs):
    """The same as three lists."""
    rows = [(query, document, number) for query, of in pairs.items() for document, number in of.items()]
    return tuple(list(column) for column in zip(*rows))


def files(folder):
    return str(TREC / folder / "qrels.txt"), str(TREC / folder / "run.txt")


def command_line(*arguments, is_json=True, status=0):
    """What the program prints."""
    done = subprocess.run([CLI, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stderr
    return json.loads(done.stdout) if is_json else done.stdout


def quietly(function, *arguments, **options):
    """Without its warnings, which other tests look at."""
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", rankscope.RankscopeWarning)
        return function(*arguments, **options)
