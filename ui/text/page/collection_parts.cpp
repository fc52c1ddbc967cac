// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/page/collection_parts.h"

#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/page/grade_chip.h"
#include "ui/text/words/change_text.h"
#include "ui/text/words/number_format.h"
#include "ui/text/words/shift_text.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>

namespace ui::page {

namespace {

using Number = std::optional<double>;

QString shownText(const Number& number)
{
    return number ? valueText(*number, NumberFormat{}) : QString(QChar(0x2013));
}

QString differenceOf(const Number& a, const Number& b)
{
    const NumberFormat format;
    return a && b ? differenceText(*a, *b, format.digits, format.locale) : shownText({});
}

QString countText(std::size_t count)
{
    return QString::number(count);
}

class Collected {
public:
    explicit Collected(const core::PageCollection& collection)
        : m_collection(collection)
        , m_hasTwo(collection.runA != collection.runB)
        , m_hasTexts(std::any_of(collection.queries.begin(), collection.queries.end(),
                                 [](const core::PageQuery& query) { return !query.text.empty(); }))
    {}

    std::string measures() const;
    std::string runs() const;
    std::string verdict() const;
    std::string queries() const;
    std::string beside() const;
    std::string said() const;

private:
    const core::PageCollection& page() const { return m_collection; }
    const core::PageQuery& query() const { return page().queries[page().query]; }
    const core::PagePair& pair() const
    {
        return page().pairs[page().measure][page().runA * page().runs.size() + page().runB];
    }
    QString runName(std::size_t run) const { return QString::fromStdString(page().runs[run]); }
    QString measureName() const { return QString::fromStdString(page().measures[page().measure]); }
    Number valueOf(const core::PageQuery& query, std::size_t run) const
    {
        return query.values[page().measure][run];
    }
    std::string letter(std::size_t run) const;
    std::string runChoice(const char* id, const QString& label, std::size_t chosen) const;
    std::vector<std::size_t> order() const;
    Number differenceIn(const core::PageQuery& query) const;
    std::string bar(const core::PageQuery& query, double largest) const;
    std::string queryRow(std::size_t place, const std::vector<Column>& columns,
                         double largest) const;
    std::string documentCell(std::size_t run, std::size_t rank, double top) const;
    std::optional<std::size_t> rankOf(std::size_t run, std::size_t document) const;

    const core::PageCollection& m_collection;
    bool m_hasTwo = false;    ///< else only A is shown
    bool m_hasTexts = false;  ///< of queries
};

std::string Collected::measures() const
{
    std::string html;
    for (std::size_t i = 0; i < page().measures.size(); ++i) {
        const bool isChosen = i == page().measure;
        const auto& means = page().means[i];
        std::string content =
            element("span", " class=\"label\"", core::markupText(page().measures[i])) +
            element("strong", "", escaped(shownText(means[page().runA])));
        if (m_hasTwo)
            content +=
                element("span", "",
                        escaped(labelledText(QStringLiteral("B"), shownText(means[page().runB]))));
        html += element(
            "button",
            attribute("role", "tab") + attribute("aria-selected", isChosen ? "true" : "false") +
                attribute("tabindex", isChosen ? "0" : "-1") + attribute("data-measure", i),
            content);
    }
    return html;
}

/// "A", "B" or nothing.
std::string Collected::letter(std::size_t run) const
{
    if (run == page().runA)
        return element("strong", "", "A");
    return m_hasTwo && run == page().runB ? element("strong", "", "B") : std::string();
}

std::string Collected::runChoice(const char* id, const QString& label, std::size_t chosen) const
{
    std::string options;
    for (std::size_t run = 0; run < page().runs.size(); ++run)
        options += element("option", attribute("value", run) + (run == chosen ? " selected" : ""),
                           escaped(runName(run)));
    return element("label", "",
                   escaped(label) + " " + element("select", attribute("id", id), options));
}

std::string Collected::runs() const
{
    std::vector<Column> columns{{QString()}, {Wording::tr("Run")}};
    for (const std::string& measure : page().measures)
        columns.push_back({QString::fromStdString(measure), true});
    std::string rows;
    for (std::size_t run = 0; run < page().runs.size(); ++run) {
        std::string cells = cell(columns[0], letter(run)) + cell(columns[1], escaped(runName(run)));
        for (std::size_t i = 0; i < page().measures.size(); ++i)
            cells += cell(columns[i + 2], escaped(shownText(page().means[i][run])));
        rows += element("tr", "", cells);
    }
    const std::string table =
        element("table", "",
                element("caption", "", escaped(Wording::tr("Means of the runs"))) +
                    tableHead(columns) + element("tbody", "", rows));
    if (page().runs.size() < 2)
        return table;
    return table + element("p", " class=\"tools live-only\"",
                           runChoice("run-a", Wording::tr("Run A"), page().runA) +
                               runChoice("run-b", Wording::tr("Run B"), page().runB));
}

std::string Collected::verdict() const
{
    const auto queryCount = static_cast<int>(page().allQueries);
    const QString listed =
        page().queries.size() < page().allQueries
            ? Wording::tr("Lists the first %1 of %n queries. The means cover all queries.", nullptr,
                          queryCount)
                  .arg(page().queries.size())
            : QString();
    if (!m_hasTwo)
        return escaped(listed);
    const core::PagePair& compared = pair();
    const QString mean =
        compared.difference ? differenceOf(0.0, *compared.difference) : shownText({});
    return escaped(joinedSentences(
        {Wording::tr(
             "Mean difference in %1, B − A: %2. B is higher in %3, equal in %4 and lower in %5 "
             "of the queries.")
             .arg(measureName(), mean, countText(compared.won), countText(compared.tied),
                  countText(compared.lost)),
         listed}));
}

Number Collected::differenceIn(const core::PageQuery& query) const
{
    const Number a = valueOf(query, page().runA);
    const Number b = valueOf(query, page().runB);
    return a && b ? Number(*b - *a) : Number();
}

/// The places of the queries, those without a difference last.
std::vector<std::size_t> Collected::order() const
{
    std::vector<std::size_t> places;
    std::vector<std::size_t> without;
    for (std::size_t place = 0; place < page().queries.size(); ++place)
        (differenceIn(page().queries[place]) ? places : without).push_back(place);
    if (m_hasTwo && !page().isInOrder)
        std::stable_sort(places.begin(), places.end(), [this](std::size_t left, std::size_t right) {
            return *differenceIn(page().queries[left]) < *differenceIn(page().queries[right]);
        });
    places.insert(places.end(), without.begin(), without.end());
    if (page().isInOrder || !m_hasTwo)
        std::sort(places.begin(), places.end());
    return places;
}

/// From the middle: to the right where B is higher.
std::string Collected::bar(const core::PageQuery& query, double largest) const
{
    const Number difference = differenceIn(query);
    if (!difference || !(largest > 0))
        return {};
    const double width = std::abs(*difference) / largest * 50;
    const double left = *difference < 0 ? 50 - width : 50;
    const auto number = [](double pixels) {
        return decimalText(pixels, 1, QLocale::c()).toStdString();
    };
    return element("svg",
                   attribute("class", "bar") + attribute("viewBox", "0 0 100 10") +
                       attribute("preserveAspectRatio", "none") + attribute("aria-hidden", "true"),
                   element("rect",
                           attribute("class", *difference < 0 ? "lower" : "higher") +
                               attribute("x", number(left)) + attribute("width", number(width)) +
                               attribute("y", "1") + attribute("height", "8"),
                           "") +
                       "<line x1=\"50\" x2=\"50\" y1=\"0\" y2=\"10\"/>");
}

std::string Collected::queryRow(std::size_t place, const std::vector<Column>& columns,
                                double largest) const
{
    const core::PageQuery& query = page().queries[place];
    const Number a = valueOf(query, page().runA);
    const Number b = valueOf(query, page().runB);
    std::size_t column = 0;
    std::string cells = cell(columns[column++], core::markupText(query.id));
    if (m_hasTexts)
        cells += cell(columns[column++], core::markupText(query.text));
    cells += cell(columns[column++], escaped(shownText(a)));
    if (m_hasTwo) {
        cells += cell(columns[column++], escaped(shownText(b)));
        cells += cell(columns[column++], escaped(differenceOf(a, b)));
        cells += cell(columns[column++], bar(query, largest));
    }
    const bool isCurrent = place == page().query;
    return element("tr",
                   attribute("data-query", place) + attribute("tabindex", isCurrent ? "0" : "-1") +
                       (isCurrent ? attribute("class", "now") + attribute("aria-current", "true")
                                  : std::string()),
                   cells);
}

std::string Collected::queries() const
{
    std::vector<Column> columns{{Wording::tr("Query")}};
    if (m_hasTexts)
        columns.push_back({Wording::tr("Text")});
    columns.push_back({Wording::tr("A %1").arg(runName(page().runA)), true});
    if (m_hasTwo) {
        columns.push_back({Wording::tr("B %1").arg(runName(page().runB)), true});
        columns.push_back({Wording::tr("Δ %1").arg(measureName()), true});
        columns.push_back({QString()});
    }
    double largest = 0;
    for (const core::PageQuery& query : page().queries)
        largest = std::max(largest, std::abs(differenceIn(query).value_or(0)));
    std::string rows;
    for (const std::size_t place : order())
        rows += queryRow(place, columns, m_hasTwo ? largest : 0);
    return element("table", attribute("class", m_hasTexts ? "queries texts" : "queries"),
                   element("caption", "", escaped(Wording::tr("%1 by query").arg(measureName()))) +
                       tableHead(columns) + element("tbody", "", rows));
}

std::optional<std::size_t> Collected::rankOf(std::size_t run, std::size_t document) const
{
    const auto& list = query().lists[run];
    const auto found = std::find(list.begin(), list.end(), document);
    if (found == list.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - list.begin()) + 1;
}

std::string Collected::documentCell(std::size_t run, std::size_t rank, double top) const
{
    const auto& list = query().lists[run];
    if (rank > list.size())
        return element("td", "", "");
    const std::size_t place = list[rank - 1];
    const core::RankedItem& document = query().documents[place];
    std::string moved;
    if (m_hasTwo && run == page().runB)
        if (const auto before = rankOf(page().runA, place)) {
            const auto shift =
                static_cast<std::ptrdiff_t>(*before) - static_cast<std::ptrdiff_t>(rank);
            moved = " " + element("small", attribute("title", shiftWords(shift).toStdString()),
                                  escaped(shiftText(shift)));
        }
    const std::string chip =
        element("span", attribute("class", "chip g" + std::to_string(chipOf(document.grade, top))),
                escaped(gradeText(document.grade, QLocale::c())));
    return element("td", attribute("data-rank", place + 1),
                   chip + " " + core::markupText(document.name()) + moved);
}

std::string Collected::beside() const
{
    double top = 0;
    std::size_t deepest = 0;
    for (const core::PageQuery& one : page().queries)
        for (const core::RankedItem& document : one.documents)
            if (document.grade.hasValue())
                top = std::max(top, document.grade.value());
    std::vector<std::size_t> shown{page().runA};
    if (m_hasTwo)
        shown.push_back(page().runB);
    std::vector<Column> columns{{QStringLiteral("#"), true}};
    for (const std::size_t run : shown) {
        columns.push_back(
            {(run == page().runA ? Wording::tr("A %1") : Wording::tr("B %1")).arg(runName(run))});
        deepest = std::max(deepest, query().lists[run].size());
    }
    std::string rows;
    for (std::size_t rank = 1; rank <= deepest; ++rank) {
        std::string cells = cell(columns[0], std::to_string(rank));
        for (const std::size_t run : shown)
            cells += documentCell(run, rank, top);
        rows += element("tr", "", cells);
    }
    const QString id = QString::fromStdString(query().id);
    const QString text = QString::fromStdString(query().text);
    const QString name = Wording::tr("Query %1").arg(id);
    return element("h2", "", escaped(text.isEmpty() ? name : labelledText(name, text))) +
           element("table", " class=\"beside\"", tableHead(columns) + element("tbody", "", rows));
}

std::string Collected::said() const
{
    const Number a = valueOf(query(), page().runA);
    const Number b = valueOf(query(), page().runB);
    const QString id = QString::fromStdString(query().id);
    if (!m_hasTwo)
        return escaped(Wording::tr("Query %1: %2.").arg(id, shownText(a)));
    return escaped(Wording::tr("Query %1: A %2, B %3, Δ %4.")
                       .arg(id, shownText(a), shownText(b), differenceOf(a, b)));
}

}  // namespace

std::vector<Part> collectionParts(const core::PageCollection& collection)
{
    const Collected parts(collection);
    return {{"measures", parts.measures()}, {"runs", parts.runs()},
            {"verdict", parts.verdict()},   {"queries", parts.queries()},
            {"beside", parts.beside()},     {"said", parts.said()}};
}

}  // namespace ui::page
