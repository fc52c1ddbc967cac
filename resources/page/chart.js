// SPDX-License-Identifier: GPL-3.0-or-later
// Charts are drawn by the core; here, keys and pointers choose a point.

function choosePoint(chart, key) {
    if (isRanking())
        setCutoff(key);
    else
        apply({ do: "point", place: Number(key) });
    const dot = element(chart)?.querySelector(`circle[data-key="${key}"] title`);
    if (dot)
        element("said").textContent = dot.textContent;
}

function chartKey(event) {
    const dots = [...event.currentTarget.querySelectorAll("circle[data-key]")];
    const at = dots.findIndex((dot) => dot.classList.contains("now"));
    const moves = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: dots.length - 1 };
    if (!event.target.closest("svg") || !(event.key in moves))
        return;
    event.preventDefault();
    const to = dots[Math.max(0, Math.min(dots.length - 1, moves[event.key]))];
    if (to)
        choosePoint(event.currentTarget.id, to.dataset.key);
}

function nearestDot(svg, event) {
    let best = null;
    let least = 40;
    for (const dot of svg.querySelectorAll("circle[data-key]")) {
        const box = dot.getBoundingClientRect();
        const away = Math.hypot(event.clientX - box.x - box.width / 2, event.clientY - box.y - box.height / 2);
        if (away < least)
            [best, least] = [dot, away];
    }
    return best;
}

function listenToCharts() {
    for (const id of ["curve", "roc", "pr"]) {
        const chart = element(id);
        chart?.addEventListener("keydown", chartKey);
        chart?.addEventListener("click", (event) => {
            const svg = event.target.closest("svg");
            const dot = svg && nearestDot(svg, event);
            if (dot)
                choosePoint(id, dot.dataset.key);
        });
    }
    element("threshold")?.addEventListener("input", (event) => {
        apply({ do: "point", place: Number(event.target.value) });
    });
}
