// SPDX-License-Identifier: GPL-3.0-or-later
// A collection: which measure, which two runs, which query. Its values do not change.

function isCollection() {
    return page.session.format === "rankscope-page";
}

function view(fields) {
    page.session = { ...page.session, ...fields };
    refresh();
}

function queryRows() {
    return [...element("queries").querySelectorAll("[data-query]")];
}

function queryKey(event) {
    const rows = queryRows();
    const at = rows.indexOf(event.target.closest("[data-query]"));
    const moves = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 };
    if (at < 0 || !(event.key in moves))
        return;
    event.preventDefault();
    const to = rows[Math.max(0, Math.min(rows.length - 1, moves[event.key]))];
    view({ query: Number(to.dataset.query) });
}

function startCollection() {
    hideEditing();
    element("queries").addEventListener("keydown", queryKey);
    element("queries").addEventListener("click", (event) => {
        const row = event.target.closest("[data-query]");
        if (row)
            view({ query: Number(row.dataset.query) });
    });
    element("runs").addEventListener("change", (event) => {
        view({ [event.target.id === "run-a" ? "a" : "b"]: Number(event.target.value) });
    });
    element("in-order").addEventListener("change", (event) => view({ inOrder: event.target.checked }));
    element("measures").addEventListener("click", (event) => {
        const tab = event.target.closest("[data-measure]");
        if (tab)
            view({ measure: Number(tab.dataset.measure) });
    });
    element("measures").addEventListener("keydown", (event) => {
        const tab = besideTab(event);
        if (tab)
            view({ measure: Number(tab.dataset.measure) });
    });
    document.addEventListener("pointerover", (event) => hover(event.target.closest?.("[data-rank]")));
}
