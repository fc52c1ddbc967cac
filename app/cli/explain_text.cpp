// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explain_output.h"

#include "app/cli/bounds_output.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/text_table.h"
#include "app/cli/option/wording.h"
#include "core/rankings/pasted_lists/grades_reading.h"
#include "ui/text/formula/mean_formula.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/steps/pair_text.h"
#include "ui/text/steps/step_table.h"
#include "ui/text/steps/step_text.h"
#include "ui/text/words/no_value_text.h"

#include <limits>
#include <utility>

namespace cli {

namespace {

constexpr int usualDigits = 4;

TextTable steps(const core::RankedList& list, const core::Explanation& explanation,
                const ui::NumberFormat& format, qsizetype longestName = ui::shortNameLetters)
{
    const std::size_t ranks = explanation.ranks.size();
    core::Table shown = ui::stepTable(list, explanation, format, ranks, longestName);
    TextTable table;
    for (const core::Table::Column& column : shown.columns)
        table.addColumn(QString::fromStdString(column.heading),
                        column.isNumeric ? TextTable::Align::Right : TextTable::Align::Left);
    for (std::size_t row = 0; row < ranks; ++row)
        table.addRow(std::move(shown.rows[row]),
                     explanation.ranks[row].counted ? QString() : Wording::tr("(past the cutoff)"));
    return table;
}

ui::NumberFormat formatOf(const ListExplanation& explanation)
{
    ui::NumberFormat format;
    format.digits = explanation.digits.value_or(usualDigits);
    format.discounts = explanation.discounts;
    return format;
}

/// @param unjudged number of documents that the bounds vary
QString boundsLine(const std::optional<core::Bounds>& bounds, std::size_t unjudged, double topGrade,
                   std::optional<int> digits)
{
    const int shown = digits.value_or(usualDigits);
    const QString told =
        unjudged == 0 ? Wording::tr("Every document is judged, so the value is certain.")
                      : Wording::tr("If unjudged documents may have any grade from 0 to %1: %2.")
                            .arg(QString::fromStdString(numberText(topGrade, allDigits)),
                                 QString::fromStdString(boundsText(bounds, shown)));
    return ui::joinedSentences({told, QString::fromStdString(openWorldSentence(bounds, shown))}) +
           QLatin1Char('\n');
}

/// The range of the value; empty unless requested.
QString boundsLine(const ListExplanation& explanation, std::size_t place)
{
    return explanation.bounds.empty() ? QString()
                                      : boundsLine(explanation.bounds[place], explanation.unjudged,
                                                   explanation.topGrade, explanation.digits);
}

/// The same for the mean.
QString boundsLine(const QueriesExplanation& all, const core::WrittenMean& mean)
{
    if (all.bounds.empty())
        return {};
    std::size_t unjudged = 0;
    for (const ListExplanation& list : all.lists)
        unjudged += list.unjudged;
    return boundsLine(all.bounds[static_cast<std::size_t>(&mean - all.means.data())], unjudged,
                      all.lists.front().topGrade, all.digits);
}

/// For RC: the ideal order that the list is compared with, and how it relates to the others.
QString idealOrderLines(const core::Explanation& explanation, const ui::NumberFormat& format)
{
    if (explanation.definition.measure != core::Measure::Rc)
        return {};
    constexpr std::size_t mostTold = 6;
    const core::IdealOrders orders = core::idealOrders(explanation, mostTold);
    QString lines;
    for (const QString& line : {ui::closestOrderText(orders), ui::idealOrdersText(orders, format)})
        if (!line.isEmpty())
            lines += line + QLatin1Char('\n');
    return lines;
}

QString headingOf(const core::MeasureSpec& definition)
{
    const QString heading = ui::labelledText(QString::fromStdString(core::toText(definition)),
                                             ui::measureTitle(definition.measure));
    return heading + QLatin1Char('\n') + QString(displayWidth(heading), QLatin1Char('=')) +
           QLatin1String("\n\n");
}

QString measureText(const ListExplanation& all, std::size_t place, const ui::NumberFormat& format)
{
    const core::Explanation& explanation = all.measures[place];
    QString text = headingOf(explanation.definition);
    text += ui::toPlainText(ui::formulaOf(explanation, format)) + QLatin1Char('\n');
    text += ui::summarySentence(explanation, format, all.noValue) + QLatin1Char('\n');
    text += idealOrderLines(explanation, format);
    text += boundsLine(all, place);
    if (explanation.exact)
        text += Wording::tr("Exact value: %1.").arg(ui::fractionText(*explanation.exact)) +
                QLatin1Char('\n');
    return text + QLatin1Char('\n') + steps(all.list, explanation, format).text();
}

/// The first grades of a list.
QString gradesOf(const core::RankedList& list)
{
    constexpr std::size_t most = 20;
    const std::span all(list.ranked);
    const QString text =
        QString::fromStdString(core::rankedGradesText(all.first(std::min(all.size(), most))));
    return all.size() <= most ? text : text + QStringLiteral(" …");
}

/// Each query with its list and its value.
TextTable queriesTable(const QueriesExplanation& all, const core::WrittenMean& mean,
                       const ui::NumberFormat& format)
{
    const auto measure = static_cast<std::size_t>(&mean - all.means.data());
    TextTable table;
    table.addColumn(Wording::tr("query"), TextTable::Align::Left);
    if (!all.lists.empty())
        table.addColumn(Wording::tr("grades"), TextTable::Align::Left);
    table.addColumn(QString::fromStdString(core::toText(mean.definition)));
    table.addColumn(Wording::tr("exact"));
    if (!all.bounds.empty())
        table.addColumn(Wording::tr("bounds"));
    for (std::size_t place = 0; place < mean.terms.size(); ++place) {
        const core::MeanTerm& term = mean.terms[place];
        std::vector<core::TableCell> cells{cell(QString::fromStdString(term.query))};
        if (!all.lists.empty())
            cells.push_back(cell(gradesOf(all.lists[place].list)));
        const std::optional<double> number =
            term.counted ? std::optional(*term.counted) : std::nullopt;
        cells.push_back(cell(ui::countedText(term.value, all.noValue, format), number));
        cells.push_back(cell(term.exact ? ui::fractionText(*term.exact) : QString()));
        if (!all.bounds.empty())
            cells.push_back(cell(QString::fromStdString(
                boundsText(all.lists[place].bounds[measure], all.digits.value_or(usualDigits)))));
        table.addRow(std::move(cells));
    }
    return table;
}

QString meanText(const QueriesExplanation& all, const core::WrittenMean& mean,
                 const ui::NumberFormat& format)
{
    QString text = headingOf(mean.definition);
    if (!all.lists.empty())
        text += queriesTable(all, mean, format).text() + QLatin1Char('\n');
    text += ui::toPlainText(ui::formulaOf(mean, format)) + QLatin1Char('\n');
    for (const QString& sentence : ui::ruledQueries(mean, all.noValue))
        text += sentence + QLatin1Char('\n');
    if (mean.value)
        text += ui::otherMeansText(mean, format) + QLatin1Char('\n');
    return text + boundsLine(all, mean);
}

ui::NumberFormat formatOf(const QueriesExplanation& explanation)
{
    ui::NumberFormat format;
    format.digits = explanation.digits.value_or(usualDigits);
    return format;
}

}  // namespace

std::string explanationText(const QueriesExplanation& explanation)
{
    QString text;
    for (const core::WrittenMean& mean : explanation.means)
        text += (text.isEmpty() ? QString() : QStringLiteral("\n")) +
                meanText(explanation, mean, formatOf(explanation));
    return text.toStdString() + explanation.missing;
}

std::vector<core::Table> explanationTables(const QueriesExplanation& explanation)
{
    std::vector<core::Table> tables;
    for (const ListExplanation& list : explanation.lists)
        for (core::Table& table : explanationTables(list)) {
            table.caption =
                ui::joinedSentences(
                    {Wording::tr("Query %1.").arg(QString::fromStdString(list.list.query)),
                     QString::fromStdString(table.caption)})
                    .toStdString();
            tables.push_back(std::move(table));
        }
    for (const core::WrittenMean& mean : explanation.means) {
        const ui::NumberFormat format = formatOf(explanation);
        const QString caption = ui::toPlainText(ui::formulaOf(mean, format));
        tables.push_back(
            queriesTable(explanation, mean, format).table(caption.toStdString(), "mean"));
    }
    return tables;
}

std::string explanationText(const ListExplanation& explanation)
{
    const ui::NumberFormat format = formatOf(explanation);
    QString text;
    if (!explanation.list.query.empty())
        text = Wording::tr("Query %1").arg(QString::fromStdString(explanation.list.query)) +
               QStringLiteral("\n\n");
    for (std::size_t place = 0; place < explanation.measures.size(); ++place) {
        if (place > 0)
            text += QLatin1Char('\n');
        text += measureText(explanation, place, format);
    }
    return text.toStdString();
}

std::vector<core::Table> explanationTables(const ListExplanation& explanation)
{
    const ui::NumberFormat format = formatOf(explanation);
    std::vector<core::Table> tables;
    for (const core::Explanation& measure : explanation.measures) {
        const QString name =
            ui::labelledText(QString::fromStdString(core::toText(measure.definition)),
                             ui::measureTitle(measure.definition.measure));
        const QString caption = ui::joinedSentences(
            {ui::asSentence(name), ui::summarySentence(measure, format, explanation.noValue)});
        // Programs that read a table need every document.
        tables.push_back(
            steps(explanation.list, measure, format, std::numeric_limits<qsizetype>::max())
                .table(caption.toStdString(), "steps"));
    }
    return tables;
}

}  // namespace cli
