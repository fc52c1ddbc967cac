// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson: one step at a time, a guess before its verdict, and a summary of both.

const lesson = { data: null, text: "", at: 0, answers: new Map(), told: new Set() };

function stepSections() {
    return [...document.querySelectorAll("section.step")];
}

// The session with only a step's measure, under its rules: other measures may be asked for later.
function underView(session, { selected, cutoff, settings }) {
    return { ...session, selected, settings, measures: [selected], cutoff: cutoff || session.cutoff };
}

// Data that need no calculation.
function dataTables() {
    return [...document.querySelectorAll("[data-table]")];
}

function showData(name) {
    const session = lesson.data.sessions[name];
    for (const tab of element("data").children)
        tab.setAttribute("aria-pressed", String(tab.dataset.data === name));
    for (const table of dataTables())
        table.hidden = table.dataset.table !== name;
    if (!session) {
        element("ranking").hidden = element("samples").hidden = true;
        return;
    }
    const isList = session.format === "rankscope-session";
    element("ranking").hidden = !isList;
    element("samples").hidden = isList;
    const { view: shown } = lesson.data.steps[lesson.at] ?? {};
    open(shown && isList ? underView(session, shown) : session);
}

function showStep(at) {
    lesson.at = at;
    const sections = stepSections();
    sections.forEach((section, place) => { section.hidden = place !== at; });
    const isEnd = at >= sections.length;
    element("summing").hidden = !isEnd;
    element("data").hidden = isEnd;
    element("back").disabled = at === 0;
    element("on").disabled = isEnd;
    element("progress").textContent = `${Math.min(at + 1, sections.length)} / ${sections.length}`;
    seal();
    if (isEnd) {
        for (const table of dataTables())
            table.hidden = true;
        element("ranking").hidden = element("samples").hidden = true;
        return sumUp();
    }
    const { data: names, front } = lesson.data.steps[at];
    for (const tab of element("data").children)
        tab.hidden = names.length > 0 && !names.includes(tab.dataset.data);
    const tabs = [...element("data").children];
    const open = tabs.filter((tab) => !tab.hidden);
    const asked = open.find((tab) => tab.dataset.data === front);
    showData((asked ?? open[0] ?? tabs[0])?.dataset.data);
}

// The numbers of a step show once its questions are answered.
function seal() {
    const open = [...(stepSections()[lesson.at]?.querySelectorAll("form.guess") ?? [])]
        .some((form) => !lesson.told.has(form.dataset.guess));
    document.body.classList.toggle("sealed", open);
    element("sealed").hidden = !open;
    element("on").classList.toggle("main", !open);
}

// The next Tab leads to the step's first field.
function goTo(at) {
    showStep(at);
    const section = stepSections()[at] ?? element("summing");
    section.tabIndex = -1;
    section.focus();
}

function sumUp() {
    const body = element("summing").querySelector("tbody");
    body.replaceChildren();
    for (const form of document.querySelectorAll("form.guess")) {
        const row = body.insertRow();
        const answer = lesson.answers.get(form.dataset.guess);
        row.insertCell().textContent = form.querySelector("legend").textContent;
        row.insertCell().textContent = answer?.text ?? "–";
        const verdict = row.insertCell();
        verdict.textContent = answer?.heading ?? "–";
        verdict.className = answer ? (answer.isRight ? "right" : "wrong") : "";
    }
}

function judge(form, answerText) {
    const request = { lesson: lesson.text, language: lesson.data.language, guess: form.dataset.guess };
    return ask({ ...request, ...answerText });
}

function answerOf(form) {
    const fields = [...new FormData(form).values()].map(String);
    return form.dataset.kind === "order" ? fields.join(" > ") : fields.join("; ");
}

function guessed(event) {
    event.preventDefault();
    const form = event.target;
    const text = answerOf(form);
    const verdict = judge(form, { do: "judge", text });
    const said = form.querySelector(".verdict");
    said.classList.toggle("right", verdict.isRight === true);
    said.classList.toggle("wrong", verdict.isRight === false);
    said.replaceChildren();
    const heading = document.createElement("strong");
    heading.textContent = verdict.problem ?? verdict.heading;
    said.append(heading);
    if (verdict.problem)
        return;
    said.insertAdjacentHTML("beforeend", verdict.text);
    // The first answer counts.
    if (!lesson.answers.has(form.dataset.guess))
        lesson.answers.set(form.dataset.guess, { text, heading: verdict.heading, isRight: verdict.isRight });
    form.querySelector(".reveal").hidden = false;
    if (verdict.isRight)
        reveal(form);
}

function reveal(form) {
    const answer = judge(form, { do: "answer" });
    form.querySelector(".right-answer").innerHTML = answer.text ?? "";
    form.querySelector(".reveal").hidden = true;
    lesson.told.add(form.dataset.guess);
    seal();
    element("on").focus();
}

function startLesson(data, text) {
    lesson.data = data;
    lesson.text = text;
    for (const form of document.querySelectorAll("form.guess"))
        form.addEventListener("submit", guessed);
    for (const button of document.querySelectorAll(".reveal"))
        button.addEventListener("click", () => reveal(button.closest("form")));
    element("data").addEventListener("click", (event) => {
        const tab = event.target.closest("[data-data]");
        if (tab)
            showData(tab.dataset.data);
    });
    element("back").addEventListener("click", () => goTo(lesson.at - 1));
    element("on").addEventListener("click", () => goTo(lesson.at + 1));
    if (Object.keys(data.sessions).length === 0)
        hideEditing();
    showStep(0);
}
