// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own core, compiled to WebAssembly: text in, text out.

const encoder = new TextEncoder();
const decoder = new TextDecoder();
let core = null;

async function unpacked(base64) {
    const packed = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
}

// The module asks its host for nothing that a page has; what it links from its C library answers
// "no such file".
function emptyHost(module) {
    const host = {};
    for (const { module: name, name: call } of WebAssembly.Module.imports(module)) {
        host[name] ??= {};
        host[name][call] = () => 8;
    }
    return host;
}

async function startCore(base64, texts) {
    const module = await WebAssembly.compile(await unpacked(base64));
    core = (await WebAssembly.instantiate(module, emptyHost(module))).exports;
    core._initialize();
    const [at, length] = handedOver(JSON.stringify(texts));
    core.speak(at, length);
}

function handedOver(text) {
    const bytes = encoder.encode(text);
    const at = core.reserve(bytes.length);
    new Uint8Array(core.memory.buffer, at, bytes.length).set(bytes);
    return [at, bytes.length];
}

function ask(request) {
    const [at, length] = handedOver(JSON.stringify(request));
    const size = core.answer(at, length);
    return JSON.parse(decoder.decode(new Uint8Array(core.memory.buffer, core.answerAt(), size)));
}
