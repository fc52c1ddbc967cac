// SPDX-License-Identifier: GPL-3.0-or-later

function decoded(base64) {
    return decoder.decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
}

function listenToPage() {
    element("undo").addEventListener("click", undo);
    element("redo").addEventListener("click", redo);
    element("reset").addEventListener("click", () => open(page.first));
    element("save").addEventListener("click", save);
    element("print").addEventListener("click", () => window.print());
    document.addEventListener("keydown", (event) => {
        if (!(event.ctrlKey || event.metaKey) || event.target.matches("input, textarea"))
            return;
        const key = event.key.toLowerCase();
        if (key === "z" || key === "y") {
            event.preventDefault();
            (key === "y" || event.shiftKey ? redo : undo)();
        }
    });
}

async function start() {
    const data = JSON.parse(element("page-data").textContent);
    await startCore(element("page-module").textContent.trim(), data.texts);
    listenToPage();
    if (element("ranking"))
        listenToRanking();
    if (element("collection"))
        startCollection();
    listenToCharts();
    if (data.lesson)
        startLesson(data.lesson, decoded(data.lesson.text));
    else
        open(data.session);
    document.documentElement.classList.add("live");
    document.documentElement.dataset.ready = String(Math.round(performance.now()));
}

start().catch((problem) => {
    element("problem").hidden = false;
    element("problem").textContent = `${element("problem").dataset.failed} (${problem.message})`;
});
