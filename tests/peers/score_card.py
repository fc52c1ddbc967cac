#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs Rankscope against what other projects wrote, and prints a table of what agrees.

    tests/peers/score_card.py BUILD [--trec-eval-9 FOLDER] [--trec-eval-10 FOLDER] [--ndeval PROGRAM] [--cwl FOLDER]
                              [--gdeval PROGRAM] [--compatibility FOLDER] [--ranx FOLDER] [--ir-measures FOLDER...]
                              [--rounds N]

BUILD has the programs and the module, such as build/release. Each FOLDER is a source tree of that project; those of
trec_eval contain the built program. Debian's python3 has what is needed: python3-numpy, and python3-numba for ranx.
A peer that is not given is named as not run. Random inputs have fixed seeds.
The exit status is 1 if something differs.
"""

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent


def output(line, folder=None):
    done = subprocess.run([str(one) for one in line], cwd=folder, capture_output=True, check=False)
    return done.returncode, done.stdout


class Tally:
    """What a row of the table says."""

    def __init__(self):
        self.same = 0
        self.differing = []

    def add(self, is_same, what):
        if is_same:
            self.same += 1
        else:
            self.differing.append(what)

    def text(self, unit):
        total = self.same + len(self.differing)
        text = f"{self.same} of {total} {unit} the same"
        return text + (f"; differ: {'; '.join(self.differing[:5])}" if self.differing else "")


def quicktest(cli, folder, version):
    """The lines of the Makefile's quicktest, byte for byte."""
    tally = Tally()
    lines = re.search(r"^quicktest:.*?\n\n", (folder / "Makefile").read_text(), re.MULTILINE | re.DOTALL)[0]
    for arguments, expected in re.findall(r"\./trec_eval (.*?)\s*\|\s*diff - (\S+)", lines):
        # What rbp of version 10 prints is undefined; of binary judgments, it is what its source intends.
        more = ["--rbp", "intended"] if version == "10" else []
        status, found = output([cli, "trec_eval", "--like", version, *more, *arguments.split()], folder)
        tally.add(status == 0 and found == (folder / expected).read_bytes(), arguments)
    return tally.text("lines")


def write_collection(generator, folder):
    """Judgments and a run with ties, unjudged documents and a missing query."""
    with open(folder / "qrels", "w") as qrels, open(folder / "run", "w") as run:
        for query in range(1, 5):
            documents = [f"d{i}" for i in range(generator.choice([3, 12, 40]))]
            for document in documents:
                if generator.random() < 0.7:
                    qrels.write(f"q{query} 0 {document} {generator.choice([-1, 0, 0, 1, 2, 3])}\n")
            qrels.write(f"q{query} 0 extra {generator.choice([0, 1])}\n")
            if query == 4 and generator.random() < 0.5:
                continue
            generator.shuffle(documents)
            for rank, document in enumerate(documents):
                run.write(f"q{query} Q0 {document} {rank} {generator.choice([1, 2.5, 2.5000001, 3, 7])} t\n")


def random_trec(cli, folder, version, rounds):
    tally = Tally()
    flags = [["-q", "-c"], ["-q", "-c", "-l", "2"], ["-q", "-c", "-J"], ["-q", "-c", "-M", "5"]]
    with tempfile.TemporaryDirectory() as inside:
        for seed in range(rounds):
            write_collection(random.Random(seed), Path(inside))
            line = [*flags[seed % len(flags)], "-m", "all_trec", "qrels", "run"]
            theirs = output([folder / "trec_eval", *line], inside)[1]
            ours = output([cli, "trec_eval", "--like", version, *line], inside)[1]
            # rbp is undefined behaviour there.
            kept = b"\n".join(one for one in theirs.split(b"\n") if not one.startswith(b"rbp  "))
            tally.add(ours == kept, f"seed {seed} {' '.join(line[:-4])}")
    return tally.text("outputs")


def random_preferences(cli, folder, version, rounds):
    tally = Tally()
    with tempfile.TemporaryDirectory() as inside:
        for seed in range(rounds):
            generator = random.Random(seed)
            form = generator.choice(["prefs", "qrels_prefs"])
            with open(Path(inside) / "prefs", "w") as prefs, open(Path(inside) / "run", "w") as run:
                for query in "123":
                    documents = [f"d{i}" for i in range(generator.choice([3, 6, 9]))]
                    for judge in range(generator.choice([1, 2, 4])):
                        grades = {one: generator.choice([0, 0, 1, 2, 3]) for one in documents}
                        for part in range(generator.choice([1, 1, 3]) if form == "prefs" else 1):
                            where = f"p{part} " if form == "prefs" else ""
                            prefs.write(f"{query} j{judge} {where}{documents[0]} {grades[documents[0]]}\n")
                            for one in documents[1:]:
                                if generator.random() < 0.6:
                                    prefs.write(f"{query} j{judge} {where}{one} {grades[one]}\n")
                    retrieved = [*documents, "x1", "x2"]
                    generator.shuffle(retrieved)
                    for one in retrieved[: generator.choice([2, 6, 11])]:
                        run.write(f"{query} Q0 {one} 1 {generator.choice([1, 2, 3])} t\n")
            line = ["-q", "-m", "all_prefs", "-R", form, "prefs", "run"]
            theirs = output([folder / "trec_eval", *line], inside)
            ours = output([cli, "trec_eval", "--like", version, *line], inside)
            tally.add(ours[1] == theirs[1], f"seed {seed} {form}")
    return tally.text("outputs")


def random_diversity(cli, ndeval, rounds):
    """Every value of ndeval in its six decimals."""
    ours_of = {"MAP-IA": "MAP_IA", "strec": "StRecall", "P-IA": "P_IA"}
    tally = Tally()
    settings = [("0.5", "0.5"), ("0.3", "0.8"), ("0.1", "0.9"), ("0", "0.5"), ("1", "1"), ("0.7", "0")]
    with tempfile.TemporaryDirectory() as inside:
        for seed in range(rounds):
            generator = random.Random(seed)
            with open(Path(inside) / "qrels", "w") as qrels, open(Path(inside) / "run", "w") as run:
                for query in range(1, 4):
                    documents = [f"d{i:02}" for i in range(generator.choice([5, 30, 60]))]
                    for one in documents:
                        for subtopic in range(1, generator.choice([3, 12, 15]) + 1):
                            if generator.random() < 0.4:
                                qrels.write(f"{query} {subtopic} {one} {generator.choice([0, 1, 1])}\n")
                    retrieved = [*documents, "x1", "x2", "x3"]
                    generator.shuffle(retrieved)
                    for rank, one in enumerate(retrieved[: generator.choice([5, 25, 63])]):
                        run.write(f"{query} Q0 {one} {rank + 1} {100 - rank} t\n")
            alpha, beta = settings[seed % len(settings)]
            rows = output([ndeval, "-alpha", alpha, "-beta", beta, "qrels", "run"], inside)[1].decode().split()
            names = rows[0].split(",")[2:]
            line = [cli, "diversity", "qrels", "run", "-q", "--order", "rank"]
            for name in names:
                own, at, cutoff = name.partition("@")
                both = f"(alpha={alpha},beta={beta})" if own in ("NRBP", "nNRBP") else f"(alpha={alpha})"
                line += ["-m", ours_of.get(own, own + both) + at + cutoff]
            found = [one.split("\t") for one in output(line, inside)[1].decode().splitlines()]
            values = {}
            for _, query, value in found:
                values.setdefault(query, []).append(value)
            for row in rows[1:]:
                _, query, *theirs = row.split(",")
                ours = values.get("all" if query == "amean" else query, [""] * len(names))
                for name, one, other in zip(names, theirs, ours):
                    tally.add(one == other or "nan" in one, f"seed {seed} query {query} {name} {one} {other}")
    return tally.text("values")


def random_compatibility(cli, folder, rounds):
    """Compat of every query that the program prints, to 12 digits."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as inside:
        for seed in range(rounds):
            generator = random.Random(seed)
            write_collection(generator, Path(inside))
            persistence = generator.choice(["0.95", "0.8", "0.5"])
            line = [sys.executable, folder / "compatibility.py", "-p", persistence, "qrels", "run"]
            theirs = [one.split(",")[1:] for one in output(line, inside)[1].decode().splitlines()[1:-1]]
            line = ["-m", f"Compat(p={persistence})", "-q", "--order", "score-id-ascending", "--digits", "17"]
            ours = output([cli, "eval", "qrels", "run", *line], inside)[1].decode().splitlines()
            values = {query: value for _, query, value in (one.split("\t") for one in ours)}
            for query, value in theirs:
                is_same = query in values and abs(float(values[query]) - float(value)) <= 1e-12
                tally.add(is_same, f"seed {seed} query {query} {value}")
    return tally.text("values")


def random_readers(cli, folder, rounds):
    """INST, INSQ and BPM to 12 digits."""
    sys.path.insert(0, str(folder))
    import numpy as np
    from cwl.ruler.cwl_ruler import BPMCWLMetric, INSQCWLMetric, INSTCWLMetric
    from cwl.ruler.ranking import Ranking

    tally = Tally()
    with tempfile.TemporaryDirectory() as inside:
        for seed in range(rounds):
            generator = random.Random(seed)
            top = generator.choice([1, 3, 5])
            grades = [generator.randint(0, top) for _ in range(generator.choice([1, 5, 30]))]
            wanted = generator.choice([0.5, 1.0, 2.5, 10.0])
            ranking = Ranking("q", np.array(grades) / top, np.ones(len(grades)))
            with open(Path(inside) / "list", "w") as written:
                written.write(" ".join(map(str, grades)))
            for name, metric in [
                (f"INST(T={wanted},max={top})", INSTCWLMetric(wanted)),
                (f"INSQ(T={wanted},max={top})", INSQCWLMetric(wanted)),
                (f"BPM(T={wanted},max={top})@10", BPMCWLMetric(wanted, 10)),
            ]:
                line = [cli, "explain", "--grades", " ".join(map(str, grades)), "-m", name, "--format", "json", "--digits", "17"]
                found = re.search(rb'"value": ([0-9.e-]+)', output(line, inside)[1])
                theirs = metric.measure(ranking)
                tally.add(bool(found) and abs(float(found[1]) - theirs) <= 1e-12, f"seed {seed} {name} {theirs}")
    return tally.text("values")


def random_gdeval(cli, program, rounds):
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        inside = Path(folder)
        for seed in range(rounds):
            draw = random.Random(seed)
            judged, ranked = [], []
            for topic in range(1, 6):
                ids = [f"d{number}" for number in range(draw.choice([4, 10, 25]))] + ["e"]
                judged += [f"{topic} 0 {one} {draw.choice([0, 0, 1, 2, 4])}" for one in ids[:-1] if draw.random() < 0.6]
                judged.append(f"{topic} 0 e 1")
                shown = draw.sample(ids + ["x1", "x2"], len(ids) + 2)
                ranked += [f"{topic} Q0 {one} 1 {draw.choice([1, 2, 3, 4.5, 6.25])} t" for one in shown]
            (inside / "q").write_text("\n".join(judged) + "\n")
            (inside / "r").write_text("\n".join(ranked) + "\n")
            k = draw.choice(["1", "4", "5", "20"])
            theirs = output(["perl", program, "-k", k, "q", "r"], inside)[1].decode().split()[1:]
            ours = output([cli, "eval", "q", "r", "-q", "-m", f"nDCG@{k}", "-m", f"ERR@{k}", "--as", "ir_measures gdeval",
                           "--digits", "17"], inside)[1].decode()
            values = {(query, re.split(r"[(@]", name)[0]): float(value)
                      for name, query, value in (line.split("\t") for line in ours.splitlines())}
            for _, topic, ndcg, err in (line.split(",") for line in theirs):
                for name, value in (("nDCG", ndcg), ("ERR", err)):
                    if topic != "amean":
                        tally.add(abs(values[topic, name] - float(value)) < 1e-12, f"seed {seed} {topic} {name}@{k} {value}")
    return tally.text("values")


#: What the suite of each release comes to; what differs is explained in ir_measures_suite.py.
KNOWN = {"0.3.0": {"pass": 471, "differ": 18, "errors": 0, "unsupported": 96}}
SINCE = {"pass": 525, "differ": 18, "errors": 0, "unsupported": 96}


def with_module(build, script, *given):
    environment = {**os.environ, "PYTHONPATH": str(build / "python")}
    line = [sys.executable, HERE / script, *given]
    done = subprocess.run([str(one) for one in line], env=environment, capture_output=True, text=True, check=False)
    return done.stdout or "differ: " + (done.stderr.splitlines() or ["nothing was printed"])[-1]


def suite(build, folder):
    told = with_module(build, "ir_measures_suite.py", folder)
    version = re.search(r"ir_measures (\S+):", told)
    counts = {name: int(count) for count, name in re.findall(r"^ *(\d+) (pass|differ|errors|unsupported)$", told, re.M)}
    said = ", ".join(f"{count} {name}" for name, count in counts.items())
    expected = KNOWN.get(version[1] if version else "", SINCE)
    return f"{version[1]}: {said}" if version and counts == expected else f"differ: {said or told.strip()}, not {expected}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=Path)
    for option in ("--trec-eval-9", "--trec-eval-10", "--ndeval", "--gdeval", "--cwl", "--compatibility", "--ranx"):
        parser.add_argument(option, type=lambda text: Path(text).resolve())
    parser.add_argument("--ir-measures", nargs="*", type=lambda text: Path(text).resolve())
    parser.add_argument("--rounds", type=int, default=40)
    given = parser.parse_args()
    build = given.build.resolve()
    cli = build / "app" / "rankscope-cli"
    rows = []

    def add(peer, is_given, run):
        rows.append((peer, run() if is_given else "not run: not given"))
        print(f"| {peer} | {rows[-1][1]} |", flush=True)

    print("| peer | result |\n|---|---|")
    for version, folder in (("9", given.trec_eval_9), ("10", given.trec_eval_10)):
        name = f"trec_eval {version}"
        add(f"{name}: its quicktest, bytes", folder, lambda: quicktest(cli, folder, version))
        add(f"{name}: random collections, 4 sets of flags, bytes", folder,
            lambda: random_trec(cli, folder, version, given.rounds))
        add(f"{name}: random preferences, bytes", folder,
            lambda: random_preferences(cli, folder, version, given.rounds))
    add("ndeval: random collections, 6 pairs of alpha and beta, six decimals", given.ndeval,
        lambda: random_diversity(cli, given.ndeval, given.rounds))
    add("cwl_eval: INST, INSQ, BPM of random lists, 12 digits", given.cwl,
        lambda: random_readers(cli, given.cwl, given.rounds))
    add("compatibility.py: Compat of random collections, 12 digits", given.compatibility,
        lambda: random_compatibility(cli, given.compatibility, given.rounds))
    add("gdeval.pl: nDCG and ERR of random collections, every topic", given.gdeval,
        lambda: random_gdeval(cli, given.gdeval, given.rounds))
    add("ranx: random collections, three levels, 12 digits", given.ranx,
        lambda: with_module(build, "ranx_values.py", given.ranx).strip())
    for folder in given.ir_measures or [None]:
        add("ir_measures: its own suite, answered by the provider", folder, lambda: suite(build, folder))
    for peer in ("pytrec_eval", "scikit-learn", "torchmetrics", "trectools", "BEIR", "Moodle", "QTI", "PyTerrier"):
        print(f"| {peer} | not run: no script here |")
    sys.exit(1 if any("differ:" in result for _, result in rows) else 0)


if __name__ == "__main__":
    main()
