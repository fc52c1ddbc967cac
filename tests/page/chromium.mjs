// SPDX-License-Identifier: GPL-3.0-or-later
// A headless Chromium over its debugging pipe: what a person does with a page, and what the page then shows.
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

const keyCodes = { Enter: 13, Tab: 9, Escape: 27, " ": 32, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40,
                   Home: 36, End: 35, Delete: 46, Backspace: 8 };

export class Chromium {
    static async start(program) {
        const browser = new Chromium();
        browser.folder = fs.mkdtempSync(path.join(os.tmpdir(), "chromium-"));
        browser.process = spawn(program, ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                                          "--disable-dev-shm-usage",
                                          "--no-first-run", "--disable-background-networking", "--remote-debugging-pipe",
                                          `--user-data-dir=${browser.folder}`],
                                { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
        let rest = "";
        browser.process.stdio[4].on("data", (bytes) => {
            rest += bytes;
            for (let end = rest.indexOf("\0"); end >= 0; end = rest.indexOf("\0")) {
                browser.#received(JSON.parse(rest.slice(0, end)));
                rest = rest.slice(end + 1);
            }
        });
        const { targetId } = await browser.send("Target.createTarget", { url: "about:blank" });
        const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
        browser.session = sessionId;
        for (const domain of ["Page", "Runtime", "Network", "Log", "DOM"])
            await browser.send(`${domain}.enable`);
        return browser;
    }

    #waiting = new Map();
    #listeners = new Map();
    #last = 0;
    session = undefined;
    requests = [];
    messages = [];

    send(method, params = {}) {
        const id = ++this.#last;
        this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId: this.session }) + "\0");
        return new Promise((done, failed) => this.#waiting.set(id, { done, failed, method }));
    }

    #received(message) {
        if (message.id) {
            const { done, failed, method } = this.#waiting.get(message.id);
            this.#waiting.delete(message.id);
            return message.error ? failed(new Error(`${method}: ${message.error.message}`)) : done(message.result);
        }
        const { method, params } = message;
        if (method === "Network.requestWillBeSent")
            this.requests.push(params.request.url);
        else if (method === "Runtime.consoleAPICalled")
            this.messages.push(params.args.map((value) => value.value ?? value.description).join(" "));
        else if (method === "Runtime.exceptionThrown")
            this.messages.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
        else if (method === "Log.entryAdded")
            this.messages.push(params.entry.text);
        this.#listeners.get(method)?.(params);
    }

    #next(method) {
        return new Promise((done) => this.#listeners.set(method, done));
    }

    async open(file, { width = 1280, height = 900, dark = false, script = true } = {}) {
        this.requests = [];
        this.messages = [];
        await this.send("Emulation.setScriptExecutionDisabled", { value: !script });
        await this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: width < 500 });
        await this.send("Emulation.setEmulatedMedia",
                        { features: [{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }] });
        const loaded = this.#next("Page.loadEventFired");
        await this.send("Page.navigate", { url: pathToFileURL(file).href });
        await loaded;
        if (script)
            await this.until(() => document.documentElement.dataset.ready || !document.querySelector("#page-module"));
    }

    // Runs a function with arguments in the page.
    async ask(what, ...values) {
        const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
            expression: `(${what})(...${JSON.stringify(values)})`, returnByValue: true, awaitPromise: true });
        if (exceptionDetails)
            throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value;
    }

    async until(what, ...values) {
        for (let i = 0; i < 400; ++i) {
            if (await this.ask(what, ...values))
                return;
            await new Promise((done) => setTimeout(done, 25));
        }
        throw new Error(`still waiting for ${what}`);
    }

    async press(key, modifiers = {}) {
        const flags = (modifiers.alt ? 1 : 0) + (modifiers.ctrl ? 2 : 0) + (modifiers.shift ? 8 : 0);
        const code = keyCodes[key] ?? (/\w/.test(key) ? key.toUpperCase().charCodeAt(0) : 0);
        const text = key.length === 1 && flags === 0 ? key : key === "Enter" ? "\r" : undefined;
        const event = { key, windowsVirtualKeyCode: code, modifiers: flags,
                        code: key.length === 1 && key !== " " ? undefined : key === " " ? "Space" : key };
        await this.send("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", text, ...event });
        await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
    }

    async type(text) {
        for (const letter of text)
            await this.press(letter);
    }

    centre(selector) {
        return this.ask((wanted) => {
            const found = document.querySelector(wanted);
            found.scrollIntoView({ block: "center" });
            const box = found.getBoundingClientRect();
            return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        }, selector);
    }

    async mouse(type, { x, y }, buttons = 1) {
        await this.send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons, clickCount: 1 });
    }

    async click(selector) {
        const at = await this.centre(selector);
        await this.mouse("mousePressed", at);
        await this.mouse("mouseReleased", at, 0);
    }

    async drag(from, to) {
        const start = await this.centre(from);
        const end = await this.ask((wanted) => {
            const box = document.querySelector(wanted).getBoundingClientRect();
            return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        }, to);
        await this.mouse("mousePressed", start);
        for (let step = 1; step <= 5; ++step)
            await this.mouse("mouseMoved", { x: start.x, y: start.y + (end.y - start.y) * step / 5 });
        await this.mouse("mouseReleased", { x: start.x, y: end.y }, 0);
    }

    async picture(file, wholePage = true) {
        const { data } = await this.send("Page.captureScreenshot", { format: "png", captureBeyondViewport: wholePage });
        fs.writeFileSync(file, Buffer.from(data, "base64"));
    }

    async print() {
        const { data } = await this.send("Page.printToPDF", { printBackground: false });
        return Buffer.from(data, "base64");
    }

    async end() {
        const ended = new Promise((done) => this.process.on("exit", done));
        this.process.kill();
        await ended;
        fs.rmSync(this.folder, { recursive: true, force: true });
    }
}
