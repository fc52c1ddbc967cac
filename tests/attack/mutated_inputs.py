#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""mutated_inputs.py PROGRAMS FAULTS RUNS [SEED]: gives the programs in the folder PROGRAMS files that
are almost right, has the system refuse them a write (by the library FAULTS), kills them while they
save, and opens changed figures and sessions in the window. Counts how they ended. What should not
be - a signal, a time-out, another exit status than 0, 1 or 2, a refusal without a reason, a reason
in a library's own words or with control characters, output that is none, a file half written - is
kept below the working directory, and makes the exit status 1."""

import collections
import gzip
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import time
import xml.dom.minidom

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
SECONDS = 60
LISTS = ["metric-vs-k", "gain", "ribbons", "precision-recall", "readers"]
SAMPLES = ["roc", "det", "pr", "distribution", "calibration", "rates", "cumulative-gain", "lift",
           "confusion"]
RUNS = ["delta", "values", "scatter", "value-distribution", "mean-vs-k", "precision-vs-recall",
        "groups", "discrimination", "beside"]
MEASURES = ["nDCG@10", "AP", "RR@10", "P@5", "Rprec", "Bpref", "ERR@20", "RBP(p=0.8)", "Judged@10"]
ODD = [b"\0", b"\x1b]0;x\x07", b"\xff", b"\xc3", b"\xef\xbb\xbf", b"\r", b"\r\n", b"\n\n", b"\t",
       b"\t\t\t", b" ", b"\xc2\xa0", b"\xe2\x80\xae", b"\"", b"'", b",", b";", b"{", b"}", b"[", b"]",
       b":", b"#", b"-", b"+", b"=1+1", b"nan", b"-inf", b"1e999", b"-1e999", b"1e-400", b"0x1p3",
       b"9223372036854775808", b"-9223372036854775809", b"4294967296", b"00", b"1,5", b"null",
       b"true", b"x" * 200, b"x" * 130000, b"[" * 70, b"q1 0 d1 1\n", b"q1 Q0 d1 1 2 t\n", b"qid:1",
       b"1:0.5", b"query-id\tcorpus-id\tscore\n", b"<script>", b"\\write18{x}", b"%s%n", b"\\u0000",
       b"\\ud800", b"../../../etc/passwd", b"/dev/zero", b"\"files\":[\"x\"],"]
WORDS_OF_LIBRARIES = [b"std::", b"bad_alloc", b"json.exception", b"syntax error", b"terminate",
                      b"basic_string", b"what():", b"vector::", b"stoi", b"filesystem error"]


def seeds():
    """The files to start from, by folder: what stands together is of one kind."""
    kinds = collections.defaultdict(list)
    places = [os.path.join(ROOT, "tests/fuzz/corpus"), os.path.join(ROOT, "tests/data"),
              os.path.join(ROOT, "resources/examples")]
    for place in places:
        for folder, _, names in sorted(os.walk(place)):
            for name in sorted(names):
                path = os.path.join(folder, name)
                if os.path.getsize(path) < 200_000:
                    with open(path, "rb") as file:
                        kinds[os.path.relpath(folder, ROOT)].append((name, file.read()))
    return dict(kinds)


def mutated(content, other, chance):
    data = bytearray(content)
    for _ in range(chance.choice([0, 0, 1, 1, 1, 2, 8])):
        at = chance.randrange(len(data) + 1)
        end = min(len(data), at + chance.choice([1, 1, 2, 8, 64, 1024]))
        what = chance.randrange(10)
        if what == 0 and data:
            data[at % len(data)] ^= 1 << chance.randrange(8)
        elif what == 1:
            del data[at:end]
        elif what == 2:
            data[at:at] = data[at:end]
        elif what in (3, 4, 5):
            data[at:at] = chance.choice(ODD)
        elif what == 6:
            del data[at:]
        elif what == 7 and other:
            start = chance.randrange(len(other))
            data[at:at] = other[start:start + chance.choice([10, 100, 1000])]
        elif what == 8:
            lines = bytes(data).splitlines(keepends=True)
            chance.shuffle(lines)
            data = bytearray(b"".join(lines))
        elif what == 9:
            data[at:end] = chance.choice(ODD)
    made = bytes(data)
    packed = chance.randrange(40)
    if packed == 0:
        made = gzip.compress(made)
    elif packed == 1:
        made = gzip.compress(made)[:chance.randrange(1, 60)]
    elif packed == 2:
        made = gzip.compress(gzip.compress(made))
    elif packed == 3:
        made = made.decode("latin-1").encode("utf-16")
    return made


class Attack:
    def __init__(self, programs, faults, seed):
        self.programs = os.path.abspath(programs)
        self.faults = os.path.abspath(faults)
        self.chance = random.Random(seed)
        self.kinds = seeds()
        self.ends = collections.Counter()
        self.findings = 0
        self.environment = {name: value for name, value in os.environ.items()
                            if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        self.environment["QT_QPA_PLATFORM"] = "offscreen"
        self.figures = []

    def program(self, name, arguments):
        return [os.path.join(self.programs, name), *arguments]

    def contents(self, count):
        """Of one folder mostly, judgments before runs, so that they fit each other."""
        chance = self.chance
        kinds = list(self.kinds)
        if count > 1 and chance.randrange(3) > 0:
            kinds = [kind for kind in kinds if any("qrels" in name for name, _ in self.kinds[kind])]
        kind = chance.choice(kinds)
        found = []
        for number in range(count):
            files = self.kinds[kind if chance.randrange(12) else chance.choice(list(self.kinds))]
            word = "qrels" if count > 1 and number == 0 else "run" if count > 1 else ""
            fitting = [content for name, content in files if word in name]
            found.append(chance.choice(fitting or [content for _, content in files]))
        return found

    def put(self, count, suffix=""):
        names = []
        for number, content in enumerate(self.contents(count)):
            name = f"in{number}{suffix}"
            with open(name, "wb") as file:
                other = self.contents(1)[0]
                file.write(mutated(content, other, self.chance))
            names.append(name)
        return names

    def run(self, command, environment=None, inputs=b""):
        try:
            done = subprocess.run(command, env={**self.environment, **(environment or {})},
                                  input=inputs, capture_output=True, timeout=SECONDS)
            return done.returncode, done.stdout, done.stderr
        except subprocess.TimeoutExpired as late:
            return "time-out", late.stdout or b"", late.stderr or b""

    def tell(self, kind, command, what, said=b""):
        self.findings += 1
        folder = f"finding-{self.findings}"
        os.makedirs(folder, exist_ok=True)
        for name in os.listdir("."):
            if os.path.isfile(name):
                shutil.copy(name, folder)
        with open(os.path.join(folder, "what.txt"), "w", encoding="utf-8") as file:
            file.write(f"{kind}: {what}\n{command!r}\n{said[:4000]!r}\n")
        print(f"{folder}: {kind}: {what}: {command!r} {said[:300]!r}", flush=True)

    def judge(self, kind, command, ended):
        status, out, err = ended
        self.ends[kind, status] += 1
        if status not in (0, 1, 2):
            self.tell(kind, command, f"ended as {status}", err)
            return
        if status != 0 and not err.strip():
            self.tell(kind, command, "refused without a reason", out)
        if any(byte < 32 and byte != 10 or byte == 127 for byte in err):
            self.tell(kind, command, "a control character in a message", err)
        try:
            err.decode("utf-8")
        except UnicodeDecodeError:
            self.tell(kind, command, "a message that is no text", err)
        if any(words in err for words in WORDS_OF_LIBRARIES):
            self.tell(kind, command, "a library's own words", err)
        if max(map(len, err.split(b"\n"))) > 3000:
            self.tell(kind, command, "a very long message", err)
        if status == 1 and out and kind != "check":
            self.tell(kind, command, "output beside a refusal", out)

    def numbers(self):
        """eval, compare, explain, check, classify, trec_eval, table."""
        chance = self.chance
        measures = []
        for measure in chance.sample(MEASURES, chance.randrange(3)):
            measures += ["-m", measure]
        shape = chance.choice([[], [], ["--format", "json"]])
        kind = chance.choice(["check", "check", "eval", "eval", "compare", "explain", "explain-list",
                              "classify", "trec_eval", "trec_eval", "table"])
        streamed = b""
        if kind == "check":
            command = ["check", *self.put(chance.randrange(1, 4)), *shape]
        elif kind == "eval":
            names = self.put(chance.randrange(2, 4))
            if chance.randrange(10) == 0:
                with open(names[-1], "rb") as file:
                    streamed = file.read()
                names[-1] = "-"
            command = ["eval", *names, *measures, *shape, *chance.choice([[], ["-q"], ["--latin1"],
                       ["--depth", "3"], ["--judged-only"], ["--as", "ranx"], ["--feature", "1"]])]
        elif kind == "compare":
            command = ["compare", *self.put(3), *measures, "--rounds", "20", *shape]
        elif kind == "explain":
            command = ["explain", *self.put(2), "--query", "q1", *measures, *shape]
        elif kind == "explain-list":
            command = ["explain", *self.put(1), *measures, *shape]
        elif kind == "classify":
            command = ["classify", *self.put(1), *shape, *chance.choice([[], ["--details"],
                       ["--skip-bad-rows"], ["--decimal-comma"], ["--no-header"],
                       ["--positive", "1"], ["--threshold", "0.3"]])]
        elif kind == "trec_eval":
            command = ["trec_eval", *self.put(2), *chance.choice([[], ["-q"], ["-c"], ["-J"],
                       ["-q", "-m", "all_trec"], ["--like", "10"], ["-M", "2"]])]
        else:
            style = ["--format", chance.choice(["csv", "tsv", "html", "latex", "markdown"])]
            command = ["table", *chance.choice([["eval", *self.put(2)], ["classify", *self.put(1)],
                       ["compare", *self.put(3), "--rounds", "20"]]), *style]
        call = self.program("rankscope-cli", command)
        ended = self.run(call, inputs=streamed)
        self.judge(kind, call, ended)
        if ended[0] == 0 and "json" in command:
            try:
                json.loads(ended[1])
            except ValueError as error:
                self.tell(kind, call, f"JSON that is none: {error}", ended[1])

    def drawing(self):
        """plot and report of mutated files, into a file that is not there yet."""
        chance = self.chance
        if chance.randrange(3) == 0:
            output = chance.choice(["out.pdf", "out.html"])
            command = ["report", *self.put(chance.randrange(1, 4)), "-o", output]
        else:
            output = "out." + chance.choice(["svg", "pdf", "png"])
            chart, count = chance.choice([(LISTS, 1), (LISTS, 2), (SAMPLES, 1), (RUNS, 3)])
            command = ["plot", chance.choice(chart), *self.put(count), "-o", output]
        if os.path.exists(output):
            os.remove(output)
        call = self.program("rankscope-cli", command)
        ended = self.run(call)
        self.judge(command[0], call, ended)
        if (ended[0] == 0) != os.path.exists(output):
            self.tell(command[0], call, "a file beside a refusal, or none", ended[2])
        if ended[0] == 0 and output.endswith("svg"):
            try:
                xml.dom.minidom.parse(output)
            except Exception as error:  # whatever the parser calls it
                self.tell(command[0], call, f"SVG that is none: {error}")

    def saved_group(self):
        names = ["out.svg", "out.csv", "out.caption.txt", "out.caption.tex"]
        with open("list.txt", "w", encoding="utf-8") as file:
            file.write("3 2 3 0 1\n")
        for name in names:
            with open(name, "w", encoding="utf-8") as file:
                file.write("old")
        call = self.program("rankscope-cli", ["plot", "gain", "list.txt", "-o", "out.svg", "--data",
                                              "--caption"])
        return names, call

    def check_group(self, kind, call, names, ended, may_be_mixed=False):
        old = []
        for name in names:
            with open(name, "rb") as file:
                content = file.read()
            old.append(content == b"old")
            if not old[-1] and (len(content) < 20 or name.endswith("svg")
                                and not content.rstrip().endswith(b"</svg>")):
                self.tell(kind, call, f"{name} is half written", ended[2])
        wanted = {True} if ended[0] == 1 else {False} if ended[0] == 0 else {True, False}
        if not may_be_mixed and (len(set(old)) > 1 or set(old) - wanted):
            self.tell(kind, call, f"old and new: {old} after {ended[0]}", ended[2])
        left = [name for name in os.listdir(".") if name.startswith(".rankscope-")]
        if left and not may_be_mixed:
            self.tell(kind, call, f"left behind: {left}", ended[2])

    def refused_write(self):
        names, call = self.saved_group()
        fault = ":".join([self.chance.choice(["write", "fsync", "close", "rename", "link"]),
                          self.chance.choice(["EIO", "ENOSPC", "EDQUOT", "SHORT"]),
                          str(self.chance.randrange(1, 7))])
        ended = self.run(call, {"LD_PRELOAD": self.faults, "RANKSCOPE_FAULT": fault})
        self.judge("refused write", [fault, *call], ended)
        self.check_group("refused write", [fault, *call], names, ended)

    def killed_save(self):
        names, call = self.saved_group()
        fault = ":".join([self.chance.choice(["write", "fsync", "rename"]), "KILL",
                          str(self.chance.randrange(1, 6))])
        ended = self.run(call, {"LD_PRELOAD": self.faults, "RANKSCOPE_FAULT": fault})
        self.ends["killed save", ended[0]] += 1
        self.check_group("killed save", [fault, *call], names, ended, may_be_mixed=True)
        ended = self.run(call)
        self.judge("save after a kill", call, ended)
        self.check_group("save after a kill", [fault, *call], names, ended)

    def window(self):
        """A changed figure or session; the picture of the window tells that it came up."""
        if not self.figures:
            with open("list.txt", "w", encoding="utf-8") as file:
                file.write("3 2 3 0 1\n")
            for ending in ("svg", "pdf", "png", "tiff"):
                self.run(self.program("rankscope-cli", ["plot", "gain", "list.txt", "-o",
                                                        "figure." + ending]))
                with open("figure." + ending, "rb") as file:
                    self.figures.append(("figure." + ending, file.read()))
            for kind, contents in self.kinds.items():
                if "session" in kind or "examples" in kind:
                    self.figures += [("in.rankscope.json", content) for _, content in contents]
        name, content = self.chance.choice(self.figures)
        with open(name, "wb") as file:
            file.write(mutated(content, self.contents(1)[0], self.chance))
        if os.path.exists("shot.png"):
            os.remove("shot.png")
        call = self.program("rankscope", ["--screenshot", "shot.png", "--size", "1024x640", name])
        ended = self.run(call)
        self.judge("window", call, ended)
        if not os.path.exists("shot.png"):
            self.tell("window", call, "no picture", ended[2])

    def killed_window(self):
        """A window that is killed, and the next one, which comes up all the same."""
        names = self.put(1, ".rankscope.json")
        call = self.program("rankscope", names)
        started = subprocess.Popen(call, env=self.environment, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        time.sleep(self.chance.random())
        started.kill()
        started.wait()
        self.ends["killed window", started.returncode] += 1
        if started.returncode not in (-9, 0, 1):
            self.tell("killed window", call, f"ended as {started.returncode}")

    def one(self):
        which = self.chance.randrange(1000)
        for name in os.listdir("."):
            if os.path.isfile(name) and not name.startswith("finding"):
                os.remove(name)
        if which < 950:
            self.numbers()
        elif which < 972:
            self.drawing()
        elif which < 982:
            self.refused_write()
        elif which < 987:
            self.killed_save()
        elif which < 998:
            self.window()
        else:
            self.killed_window()


def main():
    programs, faults, runs = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2]), int(sys.argv[3])
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    if "--unlimited" not in sys.argv:
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    folder = os.path.abspath(f"attack-{seed}")
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    os.chdir(folder)
    attack = Attack(programs, faults, seed)
    started = time.monotonic()
    for number in range(runs):
        attack.one()
        if number % 1000 == 999:
            print(f"{number + 1} runs, {attack.findings} findings, "
                  f"{time.monotonic() - started:.0f} s", flush=True)
    for (kind, status), count in sorted(attack.ends.items(), key=str):
        print(f"{count:7} {kind}: {status}")
    print(f"{runs} runs from seed {seed} in {time.monotonic() - started:.0f} s: "
          f"{attack.findings} findings")
    sys.exit(1 if attack.findings else 0)


main()
