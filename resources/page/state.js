// SPDX-License-Identifier: GPL-3.0-or-later
// The document on the page: a session as the program saves it, the current rank, and undo.

const page = { session: null, rank: 0, past: [], future: [], first: null };

function isRanking() {
    return page.session.format === "rankscope-session";
}

function element(id) {
    return document.getElementById(id);
}

function show(parts) {
    for (const [id, html] of Object.entries(parts)) {
        const target = element(id);
        if (target && target.innerHTML !== html)
            target.innerHTML = html;
    }
}

function tell(sentence) {
    element("problem").textContent = sentence;
    element("problem").hidden = !sentence;
}

// Shows what the core answers to `request`; a changed session can be undone.
function apply(request) {
    const answer = ask({ session: JSON.stringify(page.session), rank: page.rank, ...request });
    tell(answer.problem ?? "");
    if (answer.problem)
        return false;
    const focus = focusPlace();
    if (answer.session)
        change(JSON.parse(answer.session));
    show(answer.parts);
    restoreFocus(focus);
    refreshControls();
    return true;
}

function change(session) {
    page.past.push(page.session);
    page.future = [];
    page.session = session;
}

// Changes a copy of the session, as a person edits it.
function edit(work) {
    const session = structuredClone(page.session);
    work(session);
    change(session);
    refresh();
}

function refresh() {
    return apply({ do: "show" });
}

function step(from, to) {
    if (from.length === 0)
        return;
    to.push(page.session);
    page.session = from.pop();
    refresh();
}

function undo() {
    step(page.past, page.future);
}

function redo() {
    step(page.future, page.past);
}

function open(session, rank = 0) {
    page.session = session;
    page.first = session;
    page.rank = rank;
    page.past = [];
    page.future = [];
    refresh();
}

function refreshControls() {
    element("undo").disabled = page.past.length === 0;
    element("redo").disabled = page.future.length === 0;
    element("reset").disabled = page.session === page.first;
    const cutoff = element("cutoff");
    if (cutoff && isRanking() && document.activeElement !== cutoff)
        cutoff.value = page.session.cutoff;
}

// What is redrawn loses the keyboard; its successor gets it.
function focusPlace() {
    const focused = document.activeElement;
    const holder = focused?.closest("[data-place], [data-measure], [data-query], #runs select, svg.chart, #threshold");
    if (!holder)
        return null;
    const list = holder.closest("[data-list]")?.dataset.list;
    const inner = focused.matches("select") ? " select" : "";
    if (holder.dataset.place)
        return `[data-list="${list}"] [data-place="${holder.dataset.place}"]${inner}`;
    if (holder.dataset.measure)
        return `[data-measure][aria-selected="true"]`;
    if (holder.dataset.query)
        return "[data-query].now";
    if (holder.matches("select"))
        return `#${holder.id}`;
    if (holder.matches("svg"))
        return `#${holder.parentElement.id} svg`;
    return "#threshold input";
}

function restoreFocus(place) {
    if (place)
        document.querySelector(place)?.focus();
}

// On a page whose data nobody can change.
function hideEditing() {
    for (const id of ["undo", "redo", "reset", "save"])
        element(id).hidden = true;
}

function save() {
    const text = JSON.stringify(page.session, null, 1) + "\n";
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = `${document.body.dataset.name}.rankscope.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
