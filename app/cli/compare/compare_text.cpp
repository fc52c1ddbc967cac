// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bounds_output.h"
#include "app/cli/compare/compare_groups.h"
#include "app/cli/compare/compare_output.h"
#include "app/cli/compare/compare_verdict.h"
#include "app/cli/compare/leaderboard_output.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/text_table.h"
#include "app/cli/option/wording.h"
#include "app/cli/order_output.h"
#include "app/cli/scoring_options.h"
#include "app/cli/system_options.h"
#include "app/cli/weights_option.h"
#include "core/collections/comparison/paired_test_table.h"
#include "core/rankings/evaluation/paired_queries.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/statistics_text.h"

#include <QCoreApplication>

#include <array>
#include <functional>

namespace cli {

namespace {

using core::PairedTest;
using core::RunComparison;
using Number = std::optional<double>;

constexpr std::size_t mostIds = 20;

/// In the order of the tests.
[[maybe_unused]] constexpr std::array pNames{
    QT_TRANSLATE_NOOP("Wording", "p t"),         QT_TRANSLATE_NOOP("Wording", "p wilcoxon"),
    QT_TRANSLATE_NOOP("Wording", "p sign"),      QT_TRANSLATE_NOOP("Wording", "p randomisation"),
    QT_TRANSLATE_NOOP("Wording", "p bootstrap"),
};

QString significant(double number)
{
    return QString::fromStdString(significantText(number));
}

/// All measures of one pair of runs.
class Pair {
public:
    Pair(const CompareReport& report, std::size_t first, std::size_t measures)
        : m_report(report)
        , m_first(first)
        , m_comparisons(std::span(report.comparisons).subspan(first, measures))
        , m_a(report.scored.runs[m_comparisons.front().a])
        , m_b(report.scored.runs[m_comparisons.front().b])
    {
        for (const RunComparison& comparison : m_comparisons)
            m_paired.push_back(
                core::pairQueries(m_a.evaluation, m_b.evaluation, comparison.definition));
    }

    std::string text()
    {
        std::string text = "A: " + m_a.file + "\nB: " + m_b.file + "\n";
        text += leftOut(Wording::tr("Only in A, skipped"), m_paired.front().onlyA);
        text += leftOut(Wording::tr("Only in B, skipped"), m_paired.front().onlyB);
        for (std::size_t i = 0; i < m_paired.size(); ++i)
            text += leftOut(Wording::tr("%1 undefined, skipped").arg(nameOf(i)),
                            m_paired[i].withoutValue);
        text += systemsText();
        if (const std::string weights = weightsText(); !weights.empty())
            text += weights + "\n";
        text += "\n" + statistics().text().toStdString();
        text += groupsText(m_report, m_first);
        if (!m_report.bounds.empty())
            text += "\n" + bounds();
        if (m_report.perQuery)
            for (const TextTable& table : queries())
                text += "\n" + table.text().toStdString();
        return text;
    }

    std::vector<core::Table> tables()
    {
        const std::vector<std::string> names = runNames(m_report.scored.runs);
        const QString a = QString::fromStdString(names[m_comparisons.front().a]);
        const QString b = QString::fromStdString(names[m_comparisons.front().b]);
        const QString caption =
            ui::joinedSentences({Wording::tr("Comparison of %1 (A) and %2 (B).").arg(a, b),
                                 QString::fromStdString(systemsText()).trimmed(),
                                 QString::fromStdString(rulesText(m_report.input))});
        std::vector<core::Table> tables{statistics().table(caption.toStdString(), "comparison")};
        std::ranges::move(groupTables(m_report, m_first), std::back_inserter(tables));
        if (!m_report.perQuery)
            return tables;
        std::size_t i = 0;
        for (const TextTable& table : queries())
            tables.push_back(table.table(Wording::tr("%1 of each query for %2 (A) and %3 (B).")
                                             .arg(nameOf(i++), a, b)
                                             .toStdString(),
                                         "queries"));
        return tables;
    }

private:
    QString nameOf(std::size_t measure) const
    {
        return QString::fromStdString(
            m_report.scored.measureName(m_comparisons[measure].definition));
    }

    /// By what the queries are weighted, and what that makes them worth.
    std::string weightsText() const
    {
        if (!m_comparisons.front().isWeighted)
            return {};
        const QString worth =
            Wording::tr("Weighted by traffic, these queries carry as much information as %1 "
                        "equally weighted "
                        "ones.")
                .arg(QString::fromStdString(numberText(m_comparisons.front().worth(), 1)));
        return ui::joinedSentences({QString::fromStdString(weightsSentence(m_report.input)), worth})
            .toStdString();
    }

    /// A line for each of the two that is a system with several runs.
    std::string systemsText() const
    {
        QString text;
        for (const EvaluatedRun* run : {&m_a, &m_b})
            if (!run->pooledFrom.empty())
                text += pooledSentence(*run, m_report.scored.definitions, m_report.digits) +
                        QLatin1Char('\n');
        return text.toStdString();
    }

    /// A line per measure: the range of its difference, and which run stays higher.
    std::string bounds() const
    {
        QString text =
            Wording::tr(
                "B - A if retrieved but unjudged documents may have any grade from 0 to %1:")
                .arg(QString::fromStdString(numberText(m_report.scored.scale.back(), allDigits))) +
            QLatin1Char('\n');
        for (std::size_t i = 0; i < m_comparisons.size(); ++i) {
            const auto& found = m_report.bounds[m_first + i];
            const auto mean = found ? std::optional(found->mean) : std::nullopt;
            QStringList told{QString::fromStdString(boundsText(mean, m_report.digits))};
            if (found)
                told << QString::fromStdString(verdictText(*found));
            const QString all = ui::asSentence(ui::labelledText(nameOf(i), ui::clausesText(told)));
            const std::string open = openWorldSentence(mean, m_report.digits);
            text += ui::joinedSentences({all, QString::fromStdString(open)}) + QLatin1Char('\n');
        }
        return text.toStdString();
    }

    /// A line about queries that are not compared; empty if there are none.
    static std::string leftOut(const QString& what, const std::vector<std::string>& queries)
    {
        if (queries.empty())
            return {};
        QStringList ids;
        for (std::size_t i = 0; i < std::min(queries.size(), mostIds); ++i)
            ids << QString::fromStdString(queries[i]);
        QString listed = ui::listText(ids);
        if (queries.size() > mostIds)
            listed =
                Wording::tr("%1 and %n more", nullptr, static_cast<int>(queries.size() - mostIds))
                    .arg(listed);
        return ui::labelledText(what, listed).toStdString() + "\n";
    }

    QString shown(double number) const
    {
        return QString::fromStdString(numberText(number, m_report.digits));
    }

    /// @param cellOf returns the cell of a comparison, if any
    void addRow(const QString& name,
                const std::function<std::optional<core::TableCell>(const RunComparison&)>& cellOf,
                const QString& remark = {})
    {
        std::vector<core::TableCell> cells{cell(name)};
        for (const RunComparison& comparison : m_comparisons)
            cells.push_back(
                cellOf(comparison).value_or(core::TableCell{cell(Wording::tr("undefined"))}));
        m_table.addRow(std::move(cells), remark);
    }

    void addCounts(const QString& name,
                   const std::function<std::size_t(const RunComparison&)>& countOf)
    {
        addRow(name, [&](const RunComparison& comparison) {
            const std::size_t count = countOf(comparison);
            return cell(QString::number(count), static_cast<double>(count));
        });
    }

    void addNumbers(const QString& name, const std::function<Number(const RunComparison&)>& number,
                    const QString& remark = {})
    {
        const auto cellOf = [&](const RunComparison& comparison) {
            const Number found = comparison.queries > 0 ? number(comparison) : std::nullopt;
            return found ? std::optional(cell(shown(*found), *found)) : std::nullopt;
        };
        addRow(name, cellOf, remark);
    }

    void addInterval(
        const QString& lowName, const QString& highName,
        const std::function<std::optional<core::Interval>(const RunComparison&)>& intervalOf,
        const QString& remark)
    {
        const auto end = [&](double core::Interval::*member) {
            return [&intervalOf, member](const RunComparison& comparison) {
                const auto interval = intervalOf(comparison);
                return interval ? Number((*interval).*member) : std::nullopt;
            };
        };
        addNumbers(lowName, end(&core::Interval::low), remark);
        addNumbers(highName, end(&core::Interval::high));
    }

    void addPs(const QString& name, PairedTest test, Number core::TestedP::*p,
               const QString& remark)
    {
        const auto cellOf = [&](const RunComparison& comparison) {
            const Number found = comparison.test(test).*p;
            return found ? std::optional(cell(significant(*found), *found)) : std::nullopt;
        };
        addRow(name, cellOf, remark);
    }

    /// Why the t test is undefined, if it is; not if only other measures rate runs.
    QString untested() const
    {
        bool isAnyRated = false;
        for (const RunComparison& comparison : m_comparisons) {
            const bool isRated = !m_report.comparisonRules.whyUntested(comparison.definition);
            if (isRated && !comparison.t)
                return ui::untestedText(comparison.t.error());
            isAnyRated = isAnyRated || isRated;
        }
        return isAnyRated ? QString() : ui::untestedText(core::Untested::NotRated);
    }

    /// Notes on how a test was computed; distinct ones once each if measures differ.
    QString remarkOf(const std::function<QString(const RunComparison&)>& ofOne) const
    {
        QStringList remarks;
        for (const RunComparison& comparison : m_comparisons)
            if (const QString remark = ofOne(comparison); !remark.isEmpty())
                remarks.append(remark);
        remarks.removeDuplicates();
        return ui::listText(remarks);
    }

    QString drawn(std::size_t rounds) const
    {
        return Wording::tr("%1 rounds, seed %2")
            .arg(rounds)
            .arg(m_report.comparisonRules.rounds.seed);
    }

    void addMeans()
    {
        addCounts(Wording::tr("queries"), &RunComparison::queries);
        addNumbers(Wording::tr("mean A"), &RunComparison::meanA);
        addNumbers(Wording::tr("mean B"), &RunComparison::meanB);
        addNumbers(QStringLiteral("B - A"), &RunComparison::difference);
        if (m_report.input.isOfValues)
            return;
        addJudged(Wording::tr("judged in A"), m_a.judging.shares);
        addJudged(Wording::tr("judged in B"), m_b.judging.shares);
    }

    /// @param shares by definition
    void addJudged(const QString& name, const std::vector<Number>& shares)
    {
        addNumbers(name, [&shares](const RunComparison& comparison) {
            return shares[comparison.definition];
        });
    }

    void addIntervals()
    {
        const QString level =
            significant(100 * (1 - m_report.comparisonRules.alpha)) + QStringLiteral("%");
        addInterval(Wording::tr("  t interval from"), Wording::tr("  t interval to"),
                    &RunComparison::interval, untested().isEmpty() ? level : untested());
        const auto bootstrap = [](const RunComparison& comparison) {
            return comparison.bootstrap ? std::optional(comparison.bootstrap->interval)
                                        : std::nullopt;
        };
        addInterval(Wording::tr("  bootstrap interval from"),
                    Wording::tr("  bootstrap interval to"), bootstrap, level);
        const auto effectSize = [](const RunComparison& comparison) {
            return comparison.t ? Number(comparison.t->effectSize) : std::nullopt;
        };
        addNumbers(Wording::tr("effect size d"), effectSize, untested());
    }

    void addWins()
    {
        const auto add = [&](const QString& name, std::size_t core::WinTieLoss::*count) {
            addCounts(name, [count](const RunComparison& comparison) {
                return comparison.counts.*count;
            });
        };
        add(Wording::tr("won by B"), &core::WinTieLoss::won);
        add(Wording::tr("tied"), &core::WinTieLoss::tied);
        add(Wording::tr("lost by B"), &core::WinTieLoss::lost);
    }

    /// How a test's p was computed, or why it is undefined.
    QString remarkOf(const core::PairedTestRow& row, const RunComparison& comparison) const
    {
        if (m_report.comparisonRules.whyUntested(comparison.definition))
            return {};
        bool isExact = false;
        bool isApproximate = false;
        for (const auto& [key, value] : row.facts(comparison, m_report.comparisonRules)) {
            if (const auto* reason = std::get_if<core::Untested>(&value))
                return ui::untestedText(*reason);
            if (key == "exact")
                (std::get<bool>(value) ? isExact : isApproximate) = true;
            if (key == "rounds" && !isExact)
                return drawn(std::get<std::size_t>(value));
        }
        return isExact         ? Wording::tr("exact")
               : isApproximate ? Wording::tr("normal approximation")
                               : QString();
    }

    void addTest(const core::PairedTestRow& row)
    {
        addPs(Wording::tr(("p " + std::string(row.id)).c_str()), row.test, &core::TestedP::p,
              remarkOf([&](const RunComparison& comparison) { return remarkOf(row, comparison); }));
        if (row.test != m_report.adjusted)
            return;
        const QString family = familyText(row.test);
        addPs(QStringLiteral("  Holm"), row.test, &core::TestedP::holm, family);
        addPs(QStringLiteral("  Benjamini-Hochberg"), row.test, &core::TestedP::benjaminiHochberg,
              family);
    }

    QString familyText(PairedTest test) const
    {
        const auto& primary = m_report.comparisonRules.primary;
        const auto sizeWith = [&](const std::optional<std::size_t>& families,
                                  std::size_t definition) {
            return static_cast<int>(
                core::familySize(m_report.comparisons, families, definition, test));
        };
        const int all = sizeWith({}, 0);
        const int ofPrimary = primary ? sizeWith(primary, *primary) : all;
        if (ofPrimary == all)
            return Wording::tr("across %n comparisons", nullptr, all);
        return Wording::tr("%1 across %n comparisons, other measures across %2", nullptr, ofPrimary)
            .arg(QString::fromStdString(core::toText(m_report.scored.definitions[*primary])))
            .arg(all - ofPrimary);
    }

    TextTable statistics()
    {
        m_table = TextTable();
        m_table.addColumn(QString(), TextTable::Align::Left);
        for (std::size_t i = 0; i < m_comparisons.size(); ++i)
            m_table.addColumn(nameOf(i));
        addMeans();
        addIntervals();
        addWins();
        for (const core::PairedTestRow& row : core::pairedTestTable())
            addTest(row);
        return m_table;
    }

    /// A table per measure, because each may leave out different queries.
    std::vector<TextTable> queries() const
    {
        std::vector<TextTable> tables;
        for (std::size_t i = 0; i < m_paired.size(); ++i) {
            TextTable table;
            table.addColumn(nameOf(i), TextTable::Align::Left);
            for (const QString& heading :
                 {QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("B - A")})
                table.addColumn(heading);
            if (!m_report.bounds.empty())
                table.addColumn(Wording::tr("bounds"));
            const auto number = [this](double value) { return cell(shown(value), value); };
            for (const core::PairedQuery& pair : m_paired[i].pairs) {
                std::vector<core::TableCell> row{cell(QString::fromStdString(pair.query)),
                                                 number(pair.a), number(pair.b),
                                                 number(pair.difference())};
                if (!m_report.bounds.empty())
                    row.push_back(cell(QString::fromStdString(
                        boundsText(m_report.boundsOf(pair.query, m_first + i), m_report.digits))));
                table.addRow(std::move(row));
            }
            tables.push_back(std::move(table));
        }
        return tables;
    }

    const CompareReport& m_report;
    std::size_t m_first;  // of the comparisons
    std::span<const RunComparison> m_comparisons;
    const EvaluatedRun& m_a;
    const EvaluatedRun& m_b;
    std::vector<core::PairedQueries> m_paired;  // by measure
    TextTable m_table;
};

/// Handles pairs one by one: those of fifty runs, with their queries, would not fit in memory.
template <class Use>
void forEachPair(const CompareReport& report, Use use)
{
    const std::size_t measures = report.scored.definitions.size();
    for (std::size_t first = 0; first < report.comparisons.size(); first += measures)
        use(Pair(report, first, measures));
}

}  // namespace

const std::optional<core::Bounds>& CompareReport::boundsOf(const std::string& query,
                                                           std::size_t comparison) const
{
    const std::size_t measures = scored.definitions.size();
    const auto& queries = queryBounds[comparison / measures];
    const auto found = std::lower_bound(
        queries.begin(), queries.end(), query,
        [](const core::QueryBounds& one, const std::string& id) { return one.query < id; });
    return found->bounds[comparisons[comparison].definition];
}

std::string compareText(const CompareReport& report)
{
    std::string text = leaderboardText(report);
    forEachPair(report, [&](Pair pair) { text += (text.empty() ? "" : "\n") + pair.text(); });
    if (const QString verdict = verdictParagraph(report); !verdict.isEmpty())
        text += "\n" + verdict.toStdString() + "\n";
    const std::string orders = ordersText(report.scored, report.digits);
    return orders.empty() ? text : text + "\n" + orders;
}

std::vector<core::Table> compareTables(const CompareReport& report)
{
    std::vector<core::Table> tables = leaderboardTables(report);
    const auto add = [&tables](std::vector<core::Table> more) {
        std::ranges::move(more, std::back_inserter(tables));
    };
    forEachPair(report, [&](Pair pair) { add(pair.tables()); });
    add(orderTables(report.scored, report.digits));
    return tables;
}

std::vector<Choice<core::PairedTest>> testChoices()
{
    std::vector<Choice<core::PairedTest>> choices;
    for (const core::PairedTestRow& row : core::pairedTestTable())
        choices.push_back({row.id, row.test});
    return choices;
}

}  // namespace cli
