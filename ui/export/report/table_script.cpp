// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/report/table_script.h"

#include "ui/export/writer/xml_text.h"
#include "ui/text/language/wording.h"

namespace ui {

namespace {

/// Avoids "<" and "&", which are markup in XML.
constexpr auto script = R"js(
(() => {
  const words = document.currentScript.dataset;
  const fewRows = 10;
  const numberIn = /[-\u2212]?\d+(\.\d+)?(e[-+]?\d+)?/i;
  const rowsOf = (table) => Array.from(table.tBodies[0].rows);
  const valueOf = (cell) => {
    const text = cell.textContent.trim();
    if (!cell.classList.contains("number")) return text;
    const found = numberIn.exec(text);
    return found ? Number(found[0].replace("\u2212", "-")) : NaN;
  };
  const isMissing = (value) => value === "" || Number.isNaN(value);
  const order = (one, other, direction) => {
    if (isMissing(one) || isMissing(other)) return isMissing(one) - isMissing(other);
    const difference = typeof one === "number" ? one - other
      : one.localeCompare(other, document.documentElement.lang, {numeric: true});
    return direction === "ascending" ? difference : -difference;
  };
  const sortBy = (table, column, direction, original) => {
    const rows = direction === "none" ? original : rowsOf(table)
      .map((row) => ({row, value: valueOf(row.cells[column])}))
      .sort((one, other) => order(one.value, other.value, direction))
      .map((keyed) => keyed.row);
    table.tBodies[0].append(...rows);
  };
  const makeSortable = (table) => {
    const original = rowsOf(table);
    const headings = Array.from(table.tHead.rows[0].cells);
    headings.forEach((heading, column) => {
      if (heading.textContent.trim() === "") return;
      const isNumber = original.some((row) => row.cells[column].classList.contains("number"));
      const turns = isNumber ? ["descending", "ascending", "none"]
        : ["ascending", "descending", "none"];
      const button = document.createElement("button");
      button.type = "button";
      button.append(...heading.childNodes);
      heading.append(button);
      button.addEventListener("click", () => {
        const turn = turns.indexOf(heading.getAttribute("aria-sort") || "none");
        const direction = turns[(turn + 1) % turns.length];
        headings.forEach((other) => other.removeAttribute("aria-sort"));
        if (direction !== "none") heading.setAttribute("aria-sort", direction);
        sortBy(table, column, direction, original);
      });
    });
  };
  const makeSearchable = (table) => {
    const all = rowsOf(table);
    const field = document.createElement("input");
    const shown = document.createElement("output");
    field.type = "search";
    field.placeholder = words.search;
    field.setAttribute("aria-label", words.search);
    field.addEventListener("input", () => {
      const typed = field.value.toLowerCase().split(/\s+/);
      all.forEach((row) => {
        const text = row.textContent.toLowerCase();
        row.hidden = !typed.every((word) => text.includes(word));
      });
      const left = all.filter((row) => !row.hidden).length;
      shown.textContent = left === all.length ? ""
        : words.shown.replace("{1}", left).replace("{2}", all.length);
    });
    const line = document.createElement("div");
    line.className = "search";
    line.append(field, shown);
    table.parentNode.before(line);
  };
  document.querySelectorAll("div.table table").forEach((table) => {
    const count = rowsOf(table).length;
    if (count > 1) makeSortable(table);
    if (count >= fewRows) makeSearchable(table);
  });
})();
)js";

}  // namespace

bool isSortable(const core::Table& table)
{
    return table.rows.size() > 1;
}

QByteArray tableScript()
{
    return "<script data-search=\"" + xmlText(Wording::tr("Search in this table")) +
           "\" data-shown=\"" +
           //: {1} and {2} are numbers
           xmlText(Wording::tr("{1} of {2} rows")) + "\">" + script + "</script>\n";
}

QByteArray tableScriptStyle()
{
    return R"css(
th button { all: unset; cursor: pointer; }
th button:hover { text-decoration: underline; }
th button:focus-visible { outline: 2px solid #0b5cad; outline-offset: 2px; }
th[aria-sort] button { position: relative; }
th[aria-sort] button::after { content: "\25B4"; position: absolute; left: calc(100% + .1em); }
th[aria-sort="descending"] button::after { content: "\25BE"; }
div.search { margin: 1.2em 0 -.6em; font-size: .87em; color: #55616f; }
div.search input { width: 16em; margin-right: 1em; padding: .25em .4em; font: inherit;
  border: 1px solid #8a95a1; border-radius: 3px; }
@media print {
  div.search { display: none; }
  th[aria-sort] button::after { content: none; }
}
)css";
}

}  // namespace ui
