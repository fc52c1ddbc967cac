// SPDX-License-Identifier: GPL-3.0-or-later
// The ranked list as a person edits it, and everything that names a rank.

function placeOf(target) {
    const row = target.closest("[data-list] [data-place]");
    return row && { list: row.closest("[data-list]").dataset.list, place: Number(row.dataset.place) };
}

function setGrade({ list, place }, text) {
    edit((session) => {
        session[list][place].grade = text === "u" ? null : Number(text);
    });
}

function moveRow(from, to) {
    const rows = page.session[from.list];
    if (to < 0 || to >= rows.length || to === from.place)
        return;
    if (from.list === "ranked")
        page.rank = to + 1;
    edit((session) => {
        const [row] = session[from.list].splice(from.place, 1);
        session[from.list].splice(to, 0, row);
    });
    document.querySelector(`[data-list="${from.list}"] [data-place="${to}"]`)?.focus();
}

function removeRow({ list, place }) {
    edit((session) => session[list].splice(place, 1));
    const left = page.session[list].length;
    document.querySelector(`[data-list="${list}"] [data-place="${Math.min(place, left - 1)}"]`)?.focus();
}

function freeId(session) {
    const used = new Set([...session.ranked, ...(session.notRetrieved ?? [])].map((row) => row.id));
    let number = session.ranked.length + 1;
    while (used.has(`d${number}`))
        ++number;
    return `d${number}`;
}

function addRow() {
    edit((session) => session.ranked.push({ id: freeId(session), grade: 0 }));
    document.querySelector('[data-list="ranked"] li:last-child')?.focus();
}

function setRank(rank) {
    if (rank === page.rank)
        return;
    page.rank = rank;
    refresh();
}

function chooseMeasure(name) {
    if (page.session.selected === name)
        return;
    page.session = { ...page.session, selected: name };
    refresh();
}

function setCutoff(text) {
    const cutoff = Math.round(Number(text));
    if (cutoff >= 1 && cutoff !== page.session.cutoff)
        edit((session) => { session.cutoff = cutoff; });
}

// The measure that an arrow key leads to, or nothing.
function besideTab(event) {
    const moves = { ArrowLeft: -1, ArrowRight: 1 };
    const tabs = [...element("measures").children];
    const at = tabs.indexOf(event.target.closest("[data-measure]"));
    if (!(event.key in moves) || at < 0)
        return null;
    event.preventDefault();
    return tabs[(at + moves[event.key] + tabs.length) % tabs.length];
}

function rowKey(event, row) {
    const moves = { ArrowUp: -1, ArrowDown: 1 };
    if (event.key in moves) {
        event.preventDefault();
        const to = row.place + moves[event.key];
        if (event.altKey)
            return moveRow(row, to);
        return document.querySelector(`[data-list="${row.list}"] [data-place="${to}"]`)?.focus();
    }
    if (event.ctrlKey || event.metaKey || event.altKey)
        return;
    if (/^[0-9u]$/.test(event.key)) {
        event.preventDefault();
        setGrade(row, event.key);
    } else if (event.key === "Delete") {
        event.preventDefault();
        removeRow(row);
    }
}

// Dragging by the handle, with a mouse, a pen or a finger.
let dragged = null;

function startDrag(event) {
    const row = event.target.closest(".grip") && placeOf(event.target);
    if (!row)
        return;
    event.preventDefault();
    dragged = { row, to: row.place, element: event.target.closest("li") };
    dragged.element.classList.add("dragged");
    element("list").setPointerCapture(event.pointerId);
}

function drag(event) {
    if (!dragged)
        return;
    const rows = [...dragged.element.parentElement.children];
    const to = rows.findIndex((row) => event.clientY < row.getBoundingClientRect().bottom);
    dragged.to = to < 0 ? rows.length - 1 : to;
    rows.forEach((row, place) => {
        row.classList.toggle("above", place === dragged.to && dragged.to < dragged.row.place);
        row.classList.toggle("below", place === dragged.to && dragged.to > dragged.row.place);
    });
}

function endDrag(event) {
    if (!dragged)
        return;
    const { row, to, element: moved } = dragged;
    dragged = null;
    for (const other of moved.parentElement.children)
        other.classList.remove("above", "below", "dragged");
    if (event.type === "pointerup")
        moveRow(row, to);
}

function listenToRanking() {
    const list = element("list");
    list.addEventListener("pointerdown", startDrag);
    list.addEventListener("pointermove", drag);
    list.addEventListener("pointerup", endDrag);
    list.addEventListener("pointercancel", endDrag);
    list.addEventListener("change", (event) => {
        if (event.target.matches("select"))
            setGrade(placeOf(event.target), event.target.value);
    });
    list.addEventListener("keydown", (event) => {
        const row = placeOf(event.target);
        if (row && !event.target.matches("select"))
            rowKey(event, row);
    });
    list.addEventListener("focusin", (event) => {
        const row = placeOf(event.target);
        if (row?.list === "ranked" && !event.target.matches("select"))
            setRank(row.place + 1);
    });
    element("measures").addEventListener("click", (event) => {
        const tab = event.target.closest("[data-measure]");
        if (tab)
            chooseMeasure(tab.dataset.measure);
    });
    element("measures").addEventListener("keydown", (event) => {
        const tab = besideTab(event);
        if (tab)
            chooseMeasure(tab.dataset.measure);
    });
    for (const id of ["formula", "steps"])
        element(id).addEventListener("click", (event) => {
            const marked = event.target.closest("[data-rank]");
            if (marked)
                setRank(Number(marked.dataset.rank));
        });
    document.addEventListener("pointerover", (event) => hover(event.target.closest?.("[data-rank]")));
    element("cutoff").addEventListener("change", (event) => setCutoff(event.target.value));
    element("add").addEventListener("click", addRow);
    element("paste").addEventListener("submit", (event) => {
        event.preventDefault();
        page.rank = 0;
        if (apply({ do: "paste", text: element("pasted").value }))
            element("pasted").value = "";
    });
    element("changes").addEventListener("click", (event) => {
        const button = event.target.closest("[data-change]");
        if (button)
            apply({ do: "change", place: Number(button.dataset.change) });
    });
    element("tools").addEventListener("click", (event) => {
        const button = event.target.closest("[data-tool]");
        if (button)
            apply({ do: "tool", text: button.dataset.tool });
    });
}

// What is about the same rank is marked with it.
function hover(marked) {
    for (const old of document.querySelectorAll(".hover"))
        old.classList.remove("hover");
    if (marked)
        for (const one of document.querySelectorAll(`[data-rank="${marked.dataset.rank}"]`))
            one.classList.add("hover");
}
