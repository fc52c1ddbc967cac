// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/report/report_html.h"

#include "core/documents/sessions/figure_limits.h"
#include "core/documents/tables/table_text.h"
#include "ui/charts/chart/inch.h"
#include "ui/export/figure/drawn_figure.h"
#include "ui/export/figure/figure_file.h"
#include "ui/export/report/formula_figure.h"
#include "ui/export/report/table_script.h"
#include "ui/export/writer/figure_sheet.h"
#include "ui/export/writer/xml_text.h"
#include "ui/text/language/language.h"
#include "ui/text/language/wording.h"
#include "ui/toolkit/theme/faces.h"

#include <algorithm>
#include <variant>

namespace ui {

namespace {

constexpr double formulaWidth = 460;  // points: the width of a page's text
constexpr double formulaSize = 11;

constexpr auto styleSheet = R"css(
body { margin: 0; background: #fff; color: #1d2733;
  font: 15px/1.5 Inter, "DejaVu Sans", Verdana, "Segoe UI", sans-serif; }
header, nav, main, footer { max-width: 52em; margin: 0 auto; padding: 0 1.5em; }
header { padding-top: 2em; }
nav ul { margin: 1em 0 0; padding: 0; list-style: none; columns: 2; font-size: .93em; }
nav a { color: #0b5cad; }
h1 { font-size: 1.7em; line-height: 1.25; margin: 0 0 .3em; }
h2 { font-size: 1.25em; margin: 2.2em 0 .6em; padding-bottom: .25em;
  border-bottom: 1px solid #c9d1da; }
p { margin: .5em 0; }
p.about, p.byline { color: #55616f; }
figure { margin: 1.4em 0; }
svg { display: block; max-width: 100%; height: auto; }
div.formula { margin: 1.1em 0; }
figcaption, caption { color: #55616f; font-size: .87em; line-height: 1.4; }
figcaption { margin-top: .5em; }
caption { caption-side: top; text-align: left; padding: 0 0 .5em; position: sticky; left: 0;
  max-width: calc(min(59em, 100vw - 3.5em)); }
div.table { overflow-x: auto; margin: 1.2em 0;
  margin-right: calc(-1 * max(0px, (100vw - 55em) / 2 - 1.5em)); }
table { border-collapse: collapse; font-size: .87em; line-height: 1.35;
  border-top: 2px solid #1d2733; border-bottom: 2px solid #1d2733; }
th { text-align: left; vertical-align: bottom; border-bottom: 1px solid #1d2733; }
th, td { padding: .3em .9em .3em 0; }
tbody th, td { border-bottom: 1px solid #e6eaee; vertical-align: top; }
tbody th { font-weight: normal; }
tr:last-child > td, tbody tr:last-child > th { border-bottom: 0; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
footer { margin-top: 3em; padding-bottom: 3em; color: #55616f; font-size: .8em; }
@media (max-width: 480px) {
  header, nav, main, footer { padding-left: .9em; padding-right: .9em; }
  nav ul { columns: 1; }
}
@page { margin: 18mm; }
@media print {
  body { font-size: 10pt; }
  header, main, footer { max-width: none; padding: 0; }
  nav { display: none; }
  h2, caption { break-after: avoid; }
  figure, tr, div.formula { break-inside: avoid; }
  p { orphans: 3; widows: 3; }
  thead { display: table-header-group; }
  div.table { overflow: visible; margin-right: 0; }
  caption { position: static; max-width: none; }
  th, td { padding-right: .6em; overflow-wrap: anywhere; }
  .number { white-space: normal; overflow-wrap: normal; }
  div.table:not(:has(tbody tr:nth-child(12))) { break-inside: avoid; }
  table { font-size: .76em; }
}
)css";

/// Added only to reports with blanks.
constexpr auto blankStyleSheet = R"css(
h3 { font-size: 1.05em; margin: 1.6em 0 .4em; }
div.picture { margin: 1.1em 0; }
fieldset { margin: 1em 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: bold; }
label { display: inline-block; margin: .5em 1.5em .3em 0; }
input[type="text"] { width: 10em; padding: .2em; font: inherit; border: 0;
  border-bottom: 1px solid #1d2733; background: transparent; }
textarea { display: block; box-sizing: border-box; width: 100%; padding: .3em; font: inherit;
  border: 1px solid #c9d1da; }
@media print {
  h3 { break-after: avoid; }
  div.picture, fieldset { break-inside: avoid; }
}
)css";

/// Added only to joined pages.
constexpr auto joinedStyleSheet = R"css(
article nav { display: none; }
@media screen { article + article { border-top: 1px solid #c9d1da; } }
@media print { article + article { break-before: page; } }
)css";

bool hasItem(const Report& report, bool (*isOne)(const ReportItem&))
{
    return std::any_of(report.sections.begin(), report.sections.end(), [&](const auto& section) {
        return std::any_of(section.items.begin(), section.items.end(), isOne);
    });
}

bool hasOwnParts(const Report& report)
{
    return hasItem(report, [](const ReportItem& item) {
        return std::holds_alternative<ReportHeading>(item.content) ||
               std::holds_alternative<ReportPicture>(item.content) ||
               std::holds_alternative<ReportBlank>(item.content);
    });
}

/// Not for worksheets, whose rows must keep their order.
bool hasSortableTable(const Report& report)
{
    return !hasItem(report, [](const ReportItem& item) {
        return std::holds_alternative<ReportBlank>(item.content);
    }) && hasItem(report, [](const ReportItem& item) {
        const auto* table = std::get_if<core::Table>(&item.content);
        return table && isSortable(*table);
    });
}

std::string allowed(const std::string& text)
{
    return xmlAllowed(QString::fromStdString(text)).toStdString();
}

core::Table withoutForbidden(core::Table table)
{
    table.caption = allowed(table.caption);
    for (core::Table::Column& column : table.columns)
        column.heading = allowed(column.heading);
    for (auto& row : table.rows)
        for (core::TableCell& cell : row)
            cell.text = allowed(cell.text);
    return table;
}

QByteArray languageOfPage()
{
    const QString other = otherLanguage();
    return other.isEmpty() ? QByteArray("en") : other.toLatin1();
}

/// With fonts for the program's language.
QByteArray styleOfPage()
{
    QByteArray style = styleSheet;
    const QStringList faces = facesOf(spokenLanguage());
    if (!faces.isEmpty())
        style.replace(", sans-serif",
                      ", \"" + faces.join(QLatin1String("\", \"")).toLatin1() + "\", sans-serif");
    return style;
}

/// The markup with this in front of every id and of what refers to one.
QByteArray withOwnIds(const QByteArray& markup, const QByteArray& prefix)
{
    QByteArray own;
    for (qsizetype at = 0; at < markup.size();) {
        const qsizetype tag = markup.indexOf('<', at) < 0 ? markup.size() : markup.indexOf('<', at);
        const qsizetype end =
            markup.indexOf('>', tag) < 0 ? markup.size() : markup.indexOf('>', tag) + 1;
        QByteArray named = markup.mid(tag, end - tag);
        for (const char* before : {" id=\"", " name=\"", "url(#", "href=\"#"})
            named.replace(before, before + prefix);
        own += markup.mid(at, tag - at) + named;
        at = end;
    }
    return own;
}

/// What is between the two, without them.
QByteArray partBetween(const QByteArray& text, const QByteArray& begin, const QByteArray& end)
{
    const qsizetype from = text.indexOf(begin) + begin.size();
    return text.mid(from, text.indexOf(end, from) - from);
}

class Html {
public:
    explicit Html(const Report& report)
        : m_report(report)
    {}

    QByteArray page()
    {
        const bool hasScript = hasSortableTable(m_report);
        m_html = "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"" +
                 languageOfPage() +
                 "\">\n<head>\n<meta charset=\"utf-8\"/>\n"
                 "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                 "<meta name=\"generator\" content=\"" +
                 xmlText(programName()) + "\"/>\n";
        if (!m_report.author.isEmpty())
            m_html += "<meta name=\"author\" content=\"" + xmlText(m_report.author) + "\"/>\n";
        m_html += "<title>" + xmlText(m_report.title) + "</title>\n<style>" + styleOfPage() +
                  (hasOwnParts(m_report) ? QByteArray(blankStyleSheet) : QByteArray()) +
                  (hasScript ? tableScriptStyle() : QByteArray()) + "</style>\n</head>\n<body>\n";
        addHeader();
        addContents();
        m_html += "<main>\n";
        for (std::size_t i = 0; i < m_report.sections.size(); ++i) {
            m_html += "<section id=\"" + idOf(i) + "\">\n<h2>" +
                      xmlText(m_report.sections[i].title) + "</h2>\n";
            for (const ReportItem& item : m_report.sections[i].items)
                std::visit([this](const auto& content) { add(content); }, item.content);
            m_html += "</section>\n";
        }
        const QString foot = m_report.foot.isEmpty() ? programName() : m_report.foot;
        return m_html + "</main>\n<footer>" + xmlText(foot) + "</footer>\n" +
               (hasScript ? tableScript() : QByteArray()) + "</body>\n</html>\n";
    }

private:
    static QByteArray idOf(std::size_t section)
    {
        return "section-" + QByteArray::number(static_cast<int>(section) + 1);
    }

    void addHeader()
    {
        m_html += "<header>\n<h1>" + xmlText(m_report.title) + "</h1>\n";
        if (const QString byline = bylineOf(m_report); !byline.isEmpty())
            m_html += "<p class=\"byline\">" + xmlText(byline) + "</p>\n";
        if (!m_report.about.isEmpty())
            m_html += "<p class=\"about\">" + xmlText(m_report.about) + "</p>\n";
        m_html += "</header>\n";
    }

    void addContents()
    {
        m_html += "<nav aria-label=\"" + xmlText(Wording::tr("Contents")) + "\">\n<ul>\n";
        for (std::size_t i = 0; i < m_report.sections.size(); ++i)
            m_html += "<li><a href=\"#" + idOf(i) + "\">" + xmlText(m_report.sections[i].title) +
                      "</a></li>\n";
        m_html += "</ul>\n</nav>\n";
    }

    void add(const QString& paragraph) { m_html += "<p>" + xmlText(paragraph) + "</p>\n"; }

    void add(const ReportHeading& heading) { m_html += "<h3>" + xmlText(heading.text) + "</h3>\n"; }

    void add(const ReportPicture& picture)
    {
        m_html += "<div class=\"picture\">\n" +
                  pictureOf(picture.figure, picture.points * millimetresPerPoint) + "</div>\n";
    }

    /// Groups the fields with their question for screen readers.
    void add(const ReportBlank& blank)
    {
        const QByteArray name = "blank-" + QByteArray::number(++m_blanks);
        m_html += "<fieldset>\n<legend>" + xmlText(blank.question) + "</legend>\n";
        if (blank.formula)
            add(*blank.formula);
        for (const QString& choice : blank.choices)
            m_html += "<label><input type=\"radio\" name=\"" + name + "\"/> " + xmlText(choice) +
                      "</label>\n";
        for (const QString& field : blank.fields)
            m_html += "<label>" + xmlText(field) + " <input type=\"text\" autocomplete=\"off\"" +
                      (field.isEmpty() ? " aria-label=\"" + xmlText(blank.question) + '"' : "") +
                      "/></label>\n";
        if (blank.lines > 0)
            m_html += "<textarea rows=\"" + QByteArray::number(blank.lines) + "\" aria-label=\"" +
                      xmlText(Wording::tr("Calculation: %1").arg(blank.question)) +
                      "\"></textarea>\n";
        m_html += "</fieldset>\n";
    }

    void add(const Formula& formula)
    {
        const FormulaOnPaper set = formulaOnPaper(formula, formulaWidth, formulaSize);
        m_html += "<div class=\"formula\">\n" +
                  pictureOf(set.figure, set.points * millimetresPerPoint) + "</div>\n";
    }

    void add(const core::Table& table)
    {
        core::Table shown = withoutForbidden(table);
        if (!m_report.hasCaptions)
            shown.caption.clear();
        shown.label.clear();  // ids on a page must be unique
        // Makes scrollable content reachable by keyboard.
        m_html += "<div class=\"table\" tabindex=\"0\">\n" +
                  QByteArray::fromStdString(core::tableText(shown, core::TableFormat::Html)) +
                  "</div>\n";
    }

    void add(const ReportFigure& chart)
    {
        const PaperFigure drawn = drawnFigure(chart.figure, chart.millimetres, {});
        m_html += "<figure>\n" + pictureOf(drawn, chart.millimetres);
        if (m_report.hasCaptions)
            m_html += "<figcaption>" + xmlText(drawn.caption) + "</figcaption>\n";
        m_html += "</figure>\n";
    }

    /// The description is the picture's own, so screen readers read it before the caption.
    QByteArray pictureOf(const PaperFigure& figure, QSizeF millimetres)
    {
        FigureSettings settings;
        settings.format = FigureFormat::Svg;
        settings.millimetres = {std::max(millimetres.width(), core::leastFigureMillimetres),
                                std::max(millimetres.height(), core::leastFigureMillimetres)};
        QByteArray svg = ownPart(figureBytes(figure, settings).bytes);
        return svg.insert(svg.indexOf("<svg") + 4,
                          " role=\"img\" aria-label=\"" + xmlText(figure.description) + '"');
    }

    /// Removes what only a separate file needs, and makes inner ids unique on the page.
    QByteArray ownPart(const QByteArray& file)
    {
        const QByteArray svg = file.mid(std::max<qsizetype>(file.indexOf("<svg"), 0));
        const QByteArray own = withOwnIds(svg, "p" + QByteArray::number(++m_pictures) + '-');
        return own.trimmed() + '\n';
    }

    const Report& m_report;
    QByteArray m_html;
    int m_pictures = 0;
    int m_blanks = 0;
};

}  // namespace

QByteArray reportHtml(const Report& report)
{
    const Report written = writtenPart(report);
    return Html(written).page();
}

QByteArray joinedHtml(const std::vector<QByteArray>& pages, const QString& title)
{
    const QByteArray body = "<body>\n";
    QByteArray html = pages.front().left(pages.front().indexOf(body) + body.size());
    const QByteArray firstTitle = "<title>" + partBetween(html, "<title>", "</title>");
    html.replace(firstTitle, "<title>" + xmlText(title));
    html.replace("</style>", joinedStyleSheet + QByteArray("</style>"));
    int count = 0;
    for (const QByteArray& page : pages)
        html += "<article>\n" +
                withOwnIds(partBetween(page, body, "</body>"),
                           "s" + QByteArray::number(++count) + '-') +
                "</article>\n";
    return html + "</body>\n</html>\n";
}

}  // namespace ui
