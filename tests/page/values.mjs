// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the values of random lists and samples in a page's module with those of the command
// line, bit for bit.
//
//   node values.mjs RANKSCOPE_CLI MODULE [LISTS [SAMPLE_SETS]]
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const [cli, modulePath, count = "2000", setCount = "0"] = process.argv.slice(2);
const lists = Number(count);
const sets = Number(setCount);

const source = fs.readFileSync(new URL("../../resources/page/module.js", import.meta.url), "utf8");
const { ask, start } = new Function(`${source}
    return { ask, start(bytes) {
        const module = new WebAssembly.Module(bytes);
        core = new WebAssembly.Instance(module, emptyHost(module)).exports;
        core._initialize();
    } };`)();
start(fs.readFileSync(modulePath));

// xorshift, so that every run has the same lists.
let state = 2463534242;
function random(below) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
}

function randomList() {
    const top = [1, 1, 3, 4, 5][random(5)];
    const grades = (length) => Array.from({ length }, () => random(8) === 0 ? "u" : String(random(top + 1)));
    return { ranked: grades(1 + random(20)), notRetrieved: grades(random(5)).filter((grade) => grade !== "u") };
}

function sessionOf(list) {
    const rows = (grades, first) => grades.map((grade, i) => ({
        id: `d${first + i}`, grade: grade === "u" ? null : Number(grade) }));
    return JSON.stringify({
        format: "rankscope-session", version: 1, query: "q", cutoff: list.cutoff, settings: {}, measures: ["nDCG"],
        selected: "nDCG", ranked: rows(list.ranked, 1), notRetrieved: rows(list.notRetrieved, list.ranked.length + 1) });
}

function valuesOf(session) {
    const answer = ask({ do: "values", session });
    if (answer.problem)
        throw new Error(answer.problem);
    return answer.values.trimEnd().split("\n").map((line) => line.split("\t"));
}

const numberOf = (value) => value === "null" ? null : Number(value);

let compared = 0;
let failed = 0;
function compare(name, here, there, what) {
    ++compared;
    if (Object.is(here, there))
        return;
    if (++failed <= 10)
        console.error(`${name}: ${here} in the page, ${there} on the command line, for ${what}`);
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "page-"));
const session = path.join(folder, "list.rankscope.json");
for (let i = 0; i < lists; ++i) {
    const list = { ...randomList(), cutoff: 1 + random(12) };
    const text = sessionOf(list);
    const own = valuesOf(text);
    fs.writeFileSync(session, text);
    const measures = own.flatMap(([name]) => ["-m", name]);
    const printed = JSON.parse(execFileSync(cli, ["explain", session, ...measures, "--format", "json"],
                                            { maxBuffer: 1 << 26, encoding: "utf8" }));
    own.forEach(([name, value], place) => {
        compare(name, numberOf(value), printed.measures[place].value, text);
    });
}

function randomSamples() {
    const steps = [4, 10, 1000][random(3)];
    const samples = Array.from({ length: 1 + random(24) }, () => ({ label: random(2), score: random(steps + 1) / steps }));
    return { labels: samples.map(({ label }) => label), scores: samples.map(({ score }) => score) };
}

for (let i = 0; i < sets; ++i) {
    const { labels, scores } = randomSamples();
    const text = JSON.stringify({ format: "rankscope-classifier", version: 1, classes: ["0", "1"], positive: "1", labels,
                                  models: [{ name: "m", scores }], threshold: 0.5, settings: {} });
    const own = valuesOf(text);
    fs.writeFileSync(session, text);
    const thresholds = ["inf", ...[...new Set(scores)].sort((a, b) => b - a)];
    const printed = JSON.parse(execFileSync(
        cli, ["classify", session, ...thresholds.flatMap((threshold) => ["--threshold", threshold]), "--format", "json"],
        { maxBuffer: 1 << 26, encoding: "utf8" }));
    const counted = [printed.threshold, ...(printed.other_thresholds ?? [])];
    const expected = [["auc", printed.auc], ["average_precision", printed.average_precision]];
    const rates = new Set(own.slice(2).map(([name]) => name));
    for (const at of counted)
        expected.push(...Object.entries(at).filter(([name]) => rates.has(name)));
    compare("the number of values", own.length, expected.length, text);
    const byName = (values) => values.map(([name]) => name).join(" ");
    compare("the order of values", byName(own), byName(expected), text);
    own.forEach(([name, value], place) => compare(name, numberOf(value), expected[place]?.[1], text));
}
fs.rmSync(folder, { recursive: true });
console.log(`${compared} values of ${lists} lists and ${sets} sample sets compared, ${failed} differ`);
process.exit(failed === 0 && compared > 0 ? 0 : 1);
