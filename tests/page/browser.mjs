// SPDX-License-Identifier: GPL-3.0-or-later
// Uses interactive pages as people do, by file:// in a headless Chromium.
//
//   node browser.mjs CHROMIUM RANKSCOPE_CLI [FOLDER_OF_AXE_CORE [FOLDER_OF_PICTURES]]
//
// axe-core, which judges whether everybody can use a page, is installed into its folder by npm.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Chromium } from "./chromium.mjs";

const [chromium, cli, axeFolder = "", pictures = ""] = process.argv.slice(2);
const axe = axeFolder && axeSource();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "pages-"));
const mostBytes = 1_500_000;
const phone = { width: 390, height: 844 };

function axeSource() {
    const file = path.join(axeFolder, "node_modules/axe-core/axe.min.js");
    try {
        if (!fs.existsSync(file))
            execFileSync("npm", ["install", "--prefix", axeFolder, "--no-fund", "--no-audit", "--fetch-retries=0",
                "axe-core@4"], { timeout: 60_000, stdio: "ignore" });
        return fs.readFileSync(file, "utf8");
    } catch {
        console.log("Without axe-core, which npm cannot install here.");
        return "";
    }
}

function write(name, ...input) {
    const file = path.join(folder, `${name}.html`);
    execFileSync(cli, ["page", ...input, "-o", file], { stdio: "inherit" });
    const bytes = fs.statSync(file).size;
    assert(bytes <= mostBytes, `${name}: ${bytes} bytes`);
    return file;
}

// What the command line says of grades, with the digits of the page.
function valueOf(grades, measure) {
    const said = execFileSync(cli, ["explain", "--grades", grades, "-m", measure, "--format", "json"], { encoding: "utf8" });
    return JSON.parse(said).measures[0].value.toFixed(4);
}

const browser = await Chromium.start(chromium);
let passed = 0;
let failed = 0;
async function test(name, work) {
    try {
        await work();
        assert.deepEqual(browser.messages, [], "messages on the console");
        assert(browser.requests.length > 0 && browser.requests.every((url) => url.startsWith("file:")),
               `requests: ${browser.requests}`);
        ++passed;
    } catch (problem) {
        ++failed;
        console.error(`${name}: ${problem.message}`);
        if (pictures)
            await browser.picture(path.join(pictures, `failed-${name.replaceAll(/\W+/g, "-")}.png`));
    }
}

async function picture(name) {
    if (pictures)
        await browser.picture(path.join(pictures, `${name}.png`), false);
}

const text = (selector) => browser.ask((wanted) => document.querySelector(wanted)?.innerText.trim() ?? "", selector);
const shown = () => text('#measures [aria-selected="true"] strong');
const grades = () => browser.ask(() => page.session.ranked.map((row) => row.grade ?? "u").join(" "));
const focus = (selector) => browser.ask((wanted) => document.querySelector(wanted).focus(), selector);
const fits = () => browser.ask(() => document.documentElement.scrollWidth <= innerWidth);

async function findings() {
    await browser.ask(`() => { ${axe} }`);
    const { violations } = await browser.ask(() => axe.run());
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

const list = write("list", "--grades", "0 4 0 5 0 3 2 0 1 0 | 3", "-m", "nDCG@10", "-m", "AP@10", "-m", "RR@10");
const which = write("which", "which-ideal");
const gains = write("gains", "two-gains");
const better = write("better", "better-on-average");
const threshold = write("threshold", "one-threshold");
fs.writeFileSync(path.join(folder, "qrels"), "q1 0 a 2\nq1 0 b 1\nq2 0 a 1\nq3 0 c 1\n");
const run = (name, lists) => {
    const lines = Object.entries(lists).flatMap(([query, documents]) => documents.split(" ").map(
        (document, place) => `${query} Q0 ${document} ${place + 1} ${10 - place} ${name}`));
    fs.writeFileSync(path.join(folder, name), lines.join("\n") + "\n");
    return path.join(folder, name);
};
const runs = [run("first", { q1: "b a", q2: "a b", q3: "x c" }), run("second", { q1: "a b", q2: "x a", q3: "x c" }),
              run("third", { q1: "x y", q2: "a", q3: "c" })];
const collection = write("collection", path.join(folder, "qrels"), ...runs, "-m", "RR", "-m", "P@1");

await test("a list shows the command line's value", async () => {
    await browser.open(list);
    console.log(`first value after ${await browser.ask(() => document.documentElement.dataset.ready)} ms, ` +
                `${fs.statSync(list).size} bytes`);
    assert.equal(await shown(), valueOf("0 4 0 5 0 3 2 0 1 0 | 3", "nDCG@10"));
    await picture("list");
});

await test("a digit changes a grade", async () => {
    await browser.open(list);
    await focus('[data-list="ranked"] [data-place="0"]');
    await browser.press("5");
    assert.equal(await grades(), "5 4 0 5 0 3 2 0 1 0");
    assert.equal(await shown(), valueOf("5 4 0 5 0 3 2 0 1 0 | 3", "nDCG@10"));
    await browser.press("z", { ctrl: true });
    assert.equal(await grades(), "0 4 0 5 0 3 2 0 1 0");
});

await test("keys move a row and the focus stays on it", async () => {
    await browser.open(list);
    await focus('[data-list="ranked"] [data-place="1"]');
    await browser.press("ArrowUp", { alt: true });
    assert.equal(await grades(), "4 0 0 5 0 3 2 0 1 0");
    assert.equal(await browser.ask(() => document.activeElement.dataset.place), "0");
    await browser.press("ArrowDown");
    await browser.press("Delete");
    assert.equal(await grades(), "4 0 5 0 3 2 0 1 0");
    assert.equal(await shown(), valueOf("4 0 5 0 3 2 0 1 0 | 3", "nDCG@10"));
});

await test("dragging moves a row", async () => {
    await browser.open(list, phone);
    await browser.drag('[data-list="ranked"] [data-place="3"] .grip', '[data-list="ranked"] [data-place="0"]');
    assert.equal(await grades(), "5 0 4 0 0 3 2 0 1 0");
    assert.equal(await shown(), valueOf("5 0 4 0 0 3 2 0 1 0 | 3", "nDCG@10"));
});

await test("pasted notations of textbooks are read", async () => {
    await browser.open(list);
    await focus("#pasted");
    await browser.type("R N R N N");
    await browser.click('#paste [type="submit"]');
    assert.equal(await grades(), "1 0 1 0 0");
    assert.equal(await shown(), valueOf("1 0 1 0 0", "nDCG@10"));
});

await test("arrow keys choose a measure and walk the curve", async () => {
    await browser.open(list);
    await focus('#measures [aria-selected="true"]');
    await browser.press("ArrowRight");
    assert.equal(await shown(), valueOf("0 4 0 5 0 3 2 0 1 0 | 3", "AP@10"));
    await focus("#curve svg");
    await browser.press("ArrowLeft");
    assert.equal(await shown(), valueOf("0 4 0 5 0 3 2 0 1 0 | 3", "AP@9"));
    assert.match(await text("#said"), /9/);
    assert.equal(await browser.ask(() => document.activeElement.tagName.toLowerCase()), "svg");
});

await test("what would help is tried, and another tool's rules are used", async () => {
    await browser.open(list);
    await browser.click("details summary");
    const before = Number(await shown());
    await browser.click("[data-change]");
    assert(Number(await shown()) > before);
    await browser.click("details:nth-of-type(2) summary");
    await browser.click("tr.other [data-tool]");
    assert.notEqual(await browser.ask(() => JSON.stringify(page.session.settings)), "{}");
});

// Right answers by hand from the grades in the lessons; wrong ones first: 1 is nDCG by the ideal of B's own list,
// 0.7433 that of the step before, with the gain 2^grade - 1.
const lessons = [
    ["which", which, [["same"], ["1", "0.5326"], ["1"], ["8.141"], ["0.6142"]]],
    ["gains", gains, [["0.9724"], ["A"], ["B"], ["8.333; 11.21"], ["0.7433", "0.8186"]]],
];

async function answerByKeyboard(answer) {
    while (!await browser.ask(() => document.activeElement.matches("form.guess input")))
        await browser.press("Tab");
    if (await browser.ask(() => document.activeElement.type === "radio")) {
        await browser.press(" ");
        while (await browser.ask(() => document.activeElement.value) !== answer)
            await browser.press("ArrowDown");
    } else {
        for (const [place, number] of answer.split("; ").entries()) {
            if (place > 0)
                await browser.press("Tab");
            await browser.press("a", { ctrl: true });
            await browser.type(number);
        }
    }
    await browser.press("Enter");
}

for (const [name, file, answers] of lessons)
    await test(`the lesson ${name} by keyboard on a phone`, async () => {
        await browser.open(file, phone);
        assert(await fits());
        for (const [step, tries] of answers.entries()) {
            const verdict = `section.step:nth-of-type(${step + 1}) .verdict`;
            assert.equal(await browser.ask(() => document.querySelector("#measures").checkVisibility()), false);
            for (const answer of tries) {
                await answerByKeyboard(answer);
                const isRight = answer === tries.at(-1);
                await picture(`${name}-${step}-${isRight ? "right" : "wrong"}`);
                assert.equal(await browser.ask((wanted) => document.querySelector(wanted).className, verdict),
                             `verdict ${isRight ? "right" : "wrong"}`, `${answer}: ${await text(verdict)}`);
            }
            assert(await shown(), "the numbers of an answered step");
            await browser.press("Enter");
        }
        assert(await browser.ask(() => document.querySelector("#summing").checkVisibility()));
        assert.equal(await browser.ask(() => document.querySelectorAll("#summing tbody td.right").length),
                     answers.filter((tries) => tries.length === 1).length);
        await picture(`${name}-summary`);
    });

await test("a wrong number is named by its rule", async () => {
    await browser.open(which);
    await browser.click("#on");
    await focus("section.step:nth-of-type(2) input");
    await browser.type("1");
    await browser.press("Enter");
    assert.match(await text("section.step:nth-of-type(2) .verdict"), /sort B's own list/);
});

await test("a step shows only its measure, of the list that it asks about", async () => {
    await browser.open(which);
    for (let step = 0; step < 4; ++step) {
        const [selected, measures, front] = await browser.ask(
            () => [page.session.selected, page.session.measures.join(), document.querySelector('[data-data][aria-pressed="true"]').dataset.data]);
        assert.equal(measures, selected);
        assert.equal(selected, ["RR", "nDCG", "nDCG", "DCG"][step]);
        assert.equal(front, ["A", "B", "A", "C"][step]);
        await browser.click("#on");
    }
});

await test("a verdict names the list as the lesson does", async () => {
    await browser.open(gains);
    await focus("section.step input");
    await browser.type("0.9575");
    await browser.press("Enter");
    assert.match(await text("section.step .verdict"), /for this list/);
});

await test("a lesson whose data are a table shows it", async () => {
    await browser.open(better, phone);
    assert(await fits());
    assert(await browser.ask(() => document.querySelector("[data-table] td").checkVisibility()));
    assert.equal(await browser.ask(() => document.querySelector("#save").checkVisibility()), false);
});

await test("the threshold moves every rate", async () => {
    await browser.open(threshold);
    await browser.click("section.step .reveal, #on");
    await focus("#threshold input");
    await browser.press("ArrowRight");
    assert.notEqual(await browser.ask(() => page.session.threshold), 0.5);
    assert.match(await text("#matrix"), /TP/);
});

await test("queries of a collection, A next to B", async () => {
    await browser.open(collection);
    await browser.until(() => document.querySelectorAll("#queries tbody tr").length === 3);
    // RR: first 1, 1, 1/2; second 1, 1/2, 1/2: one query lower, none higher.
    assert.match(await text("#verdict"), /−0\.1667\. B is higher in 0, equal in 2 and lower in 1 of/);
    assert.equal(await browser.ask(() => document.querySelector("#queries tbody tr").dataset.query), "1");
    await browser.click("#queries tbody tr");
    assert.match(await text("#beside"), /q2/);
    await browser.press("ArrowDown");
    assert.match(await text("#beside"), /q1/);
    assert.match(await text("#beside"), /▲ 1/);
    await browser.ask(() => {
        element("run-b").value = "2";
        element("run-b").dispatchEvent(new Event("change", { bubbles: true }));
    });
    assert.match(await text("#queries thead"), /third/);
    await picture("collection");
});

for (const [name, file] of Object.entries({ list, which, threshold, collection })) {
    await test(`${name} fits a phone`, async () => {
        await browser.open(file, phone);
        assert(await fits());
        await picture(`${name}-phone`);
    });
    await test(`${name} in the dark`, async () => {
        await browser.open(file, { dark: true });
        const [red, green, blue] = await browser.ask(
            () => getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g).map(Number));
        assert(red + green + blue < 150);
        await picture(`${name}-dark`);
    });
    await test(`${name} without scripts`, async () => {
        await browser.open(file, { script: false });
        await picture(`${name}-still`);
        const { root } = await browser.send("DOM.getDocument", { depth: -1 });
        const { nodeIds } = await browser.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "table td" });
        assert(nodeIds.length > 5, "no table");
    });
    await test(`${name} on paper`, async () => {
        await browser.open(file);
        const pdf = await browser.print();
        assert.equal(pdf.subarray(0, 5).toString(), "%PDF-");
        if (pictures)
            fs.writeFileSync(path.join(pictures, `${name}.pdf`), pdf);
    });
    if (axe)
        for (const dark of [false, true])
            await test(`${name} has no findings of axe-core${dark ? " in the dark" : ""}`, async () => {
                await browser.open(file, { dark });
                assert.deepEqual(await findings(), []);
            });
}

await browser.end();
fs.rmSync(folder, { recursive: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
