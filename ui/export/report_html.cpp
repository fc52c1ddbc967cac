#include "ui/export/report_html.h"

#include "core/io/figure_limits.h"
#include "core/table/table_text.h"
#include "ui/chart/inch.h"
#include "ui/export/figure_file.h"
#include "ui/export/figure_sheet.h"
#include "ui/export/formula_figure.h"
#include "ui/export/xml_text.h"

namespace ui {

namespace {

constexpr double formulaWidth = 460;  // points; as wide as the text of a page
constexpr double formulaSize = 11;

constexpr auto style = R"css(
body { margin: 0; background: #fff; color: #1d2733;
  font: 15px/1.5 "DejaVu Sans", Verdana, "Segoe UI", sans-serif; }
main { max-width: 52em; margin: 0 auto; padding: 2em 1.5em 3em; }
h1 { font-size: 1.7em; line-height: 1.25; margin: 0 0 .3em; }
h2 { font-size: 1.25em; margin: 2.2em 0 .6em; padding-bottom: .25em;
  border-bottom: 1px solid #c9d1da; }
p { margin: .5em 0; }
p.about { color: #55616f; }
figure { margin: 1.4em 0; }
figure > svg { display: block; max-width: 100%; height: auto; }
figcaption, caption { color: #55616f; font-size: .87em; line-height: 1.4; }
figcaption { margin-top: .5em; }
caption { caption-side: top; text-align: left; padding: 0 0 .5em; }
div.table { overflow-x: auto; margin: 1.2em 0; }
table { border-collapse: collapse; font-size: .87em; line-height: 1.35;
  border-top: 2px solid #1d2733; border-bottom: 2px solid #1d2733; }
th { text-align: left; vertical-align: bottom; border-bottom: 1px solid #1d2733; }
th, td { padding: .3em .9em .3em 0; }
td { border-bottom: 1px solid #e6eaee; vertical-align: top; }
tr:last-child > td { border-bottom: 0; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
footer { margin-top: 3em; color: #55616f; font-size: .8em; }
@page { margin: 18mm; }
@media print {
  body { font-size: 10pt; }
  main { max-width: none; padding: 0; }
  h2 { break-after: avoid; }
  figure, tr { break-inside: avoid; }
  thead { display: table-header-group; }
  div.table { overflow: visible; }
}
)css";

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

class Html {
public:
    explicit Html(const Report& report)
        : m_report(report)
    {}

    QByteArray page()
    {
        m_html = "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\">\n"
                 "<head>\n<meta charset=\"utf-8\"/>\n"
                 "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                 "<meta name=\"generator\" content=\"" +
                 xmlText(programName()) + "\"/>\n<title>" + xmlText(m_report.title) +
                 "</title>\n<style>" + QByteArray(style) +
                 "</style>\n</head>\n<body>\n<main>\n<h1>" + xmlText(m_report.title) +
                 "</h1>\n<p class=\"about\">" + xmlText(m_report.about) + "</p>\n";
        for (const ReportSection& section : m_report.sections) {
            m_html += "<section>\n<h2>" + xmlText(section.title) + "</h2>\n";
            for (const ReportItem& item : section.items)
                std::visit([this](const auto& content) { add(content); }, item.content);
            m_html += "</section>\n";
        }
        return m_html + "<footer>" + xmlText(programName()) +
               "</footer>\n</main>\n</body>\n</html>\n";
    }

private:
    void add(const QString& paragraph) { m_html += "<p>" + xmlText(paragraph) + "</p>\n"; }

    void add(const Formula& formula)
    {
        const FormulaOnPaper set = formulaOnPaper(formula, formulaWidth, formulaSize);
        addPicture(set.figure, set.points * millimetresPerPoint, {});
    }

    void add(const core::Table& table)
    {
        core::Table shown = withoutForbidden(table);
        if (!m_report.hasCaptions)
            shown.caption.clear();
        shown.label.clear();  // the page may have two of one kind
        m_html += "<div class=\"table\">\n" +
                  QByteArray::fromStdString(core::tableText(shown, core::TableFormat::Html)) +
                  "</div>\n";
    }

    void add(const ReportFigure& chart)
    {
        addPicture(chart.figure, chart.millimetres,
                   m_report.hasCaptions ? chart.figure.caption : QString());
    }

    void addPicture(const PaperFigure& figure, QSizeF millimetres, const QString& caption)
    {
        FigureSettings settings;
        settings.format = FigureFormat::Svg;
        settings.millimetres = {std::max(millimetres.width(), core::leastFigureMillimetres),
                                std::max(millimetres.height(), core::leastFigureMillimetres)};
        m_html += "<figure role=\"img\" aria-label=\"" + xmlText(figure.description) + "\">\n" +
                  ownPart(figureBytes(figure, settings).bytes);
        if (!caption.isEmpty())
            m_html += "<figcaption>" + xmlText(caption) + "</figcaption>\n";
        m_html += "</figure>\n";
    }

    /// Without what only a file of its own has; no two pictures share a name inside.
    QByteArray ownPart(const QByteArray& file)
    {
        const QByteArray svg = file.mid(std::max<qsizetype>(file.indexOf("<svg"), 0));
        const QByteArray prefix = "p" + QByteArray::number(++m_pictures) + '-';
        QByteArray own;
        for (qsizetype at = 0; at < svg.size();) {
            const qsizetype tag = svg.indexOf('<', at) < 0 ? svg.size() : svg.indexOf('<', at);
            const qsizetype end =
                svg.indexOf('>', tag) < 0 ? svg.size() : svg.indexOf('>', tag) + 1;
            QByteArray named = svg.mid(tag, end - tag);
            named.replace(" id=\"", " id=\"" + prefix);
            named.replace("url(#", "url(#" + prefix);
            named.replace("href=\"#", "href=\"#" + prefix);
            own += svg.mid(at, tag - at) + named;
            at = end;
        }
        return own.trimmed() + '\n';
    }

    const Report& m_report;
    QByteArray m_html;
    int m_pictures = 0;
};

}  // namespace

QByteArray reportHtml(const Report& report)
{
    const Report chosen = chosenPart(report);
    return Html(chosen).page();
}

}  // namespace ui
