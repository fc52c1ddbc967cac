#include "app/cli/compare_output.h"
#include "app/cli/number_output.h"
#include "app/cli/scoring_rules.h"
#include "app/cli/text_table.h"
#include "core/statistics/paired_queries.h"
#include "ui/words/statistics_text.h"

#include <array>
#include <charconv>
#include <functional>

namespace cli {

namespace {

using core::PairedTest;
using core::RunComparison;
using Number = std::optional<double>;

constexpr std::size_t mostIds = 20;

/// Four digits, as a p value may be very small.
QString significant(double number)
{
    std::array<char, 32> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::general, 4)
            .ptr;
    return QString::fromLatin1(text.data(), end - text.data());
}

/// All measures of one pair of runs.
class Pair {
public:
    Pair(const CompareReport& report, std::span<const RunComparison> comparisons)
        : m_report(report)
        , m_comparisons(comparisons)
        , m_a(report.scored.runs[comparisons.front().a])
        , m_b(report.scored.runs[comparisons.front().b])
    {
        for (const RunComparison& comparison : comparisons)
            m_paired.push_back(
                core::pairQueries(m_a.evaluation, m_b.evaluation, comparison.definition));
    }

    std::string text()
    {
        std::string text = "A: " + m_a.file + "\nB: " + m_b.file + "\n";
        text += leftOut("Only in A", m_paired.front().onlyA);
        text += leftOut("Only in B", m_paired.front().onlyB);
        for (std::size_t i = 0; i < m_paired.size(); ++i)
            text += leftOut("Without a value under " + measure(i), m_paired[i].withoutValue);
        text += "\n" + statistics();
        return m_report.perQuery ? text + "\n" + queries() : text;
    }

private:
    std::string measure(std::size_t i) const
    {
        return core::toText(m_report.scored.definitions[m_comparisons[i].definition]);
    }

    /// A line about queries that are not compared; none when there are none.
    static std::string leftOut(const std::string& what, const std::vector<std::string>& queries)
    {
        if (queries.empty())
            return {};
        std::string line = what + ", left out:";
        for (std::size_t i = 0; i < std::min(queries.size(), mostIds); ++i)
            line += (i == 0 ? " " : ", ") + queries[i];
        if (queries.size() > mostIds)
            line += " and " + std::to_string(queries.size() - mostIds) + " more";
        return line + "\n";
    }

    QString shown(double number) const
    {
        return QString::fromStdString(numberText(number, m_report.digits));
    }

    void addRow(const QString& name, const std::function<QString(const RunComparison&)>& cell,
                const QString& remark = {})
    {
        QStringList cells{name};
        for (const RunComparison& comparison : m_comparisons)
            cells.append(cell(comparison));
        m_table.addRow(cells, remark);
    }

    void addNumbers(const QString& name, const std::function<Number(const RunComparison&)>& number,
                    const QString& remark = {})
    {
        addRow(
            name,
            [&](const RunComparison& comparison) {
                const Number found = comparison.queries > 0 ? number(comparison) : std::nullopt;
                return found ? shown(*found) : QStringLiteral("undefined");
            },
            remark);
    }

    void addPs(const QString& name, const std::function<Number(const RunComparison&)>& p,
               const QString& remark = {})
    {
        addRow(
            name,
            [&](const RunComparison& comparison) {
                const Number found = p(comparison);
                return found ? significant(*found) : QStringLiteral("undefined");
            },
            remark);
    }

    /// Why the t test has no value, where it has none.
    QString untested() const
    {
        for (const RunComparison& comparison : m_comparisons)
            if (!comparison.t)
                return ui::untestedText(comparison.t.error());
        return {};
    }

    /// What is to be said of how a test was computed, where the measures differ each once.
    QString remarkOf(const std::function<QString(const RunComparison&)>& ofOne) const
    {
        QStringList remarks;
        for (const RunComparison& comparison : m_comparisons)
            remarks.append(ofOne(comparison));
        remarks.removeDuplicates();
        return remarks.join(QStringLiteral(", "));
    }

    QString drawn(std::size_t rounds) const
    {
        return QStringLiteral("%1 rounds, seed %2")
            .arg(rounds)
            .arg(m_report.comparisonRules.rounds.seed);
    }

    void addMeans()
    {
        addRow(QStringLiteral("queries"),
               [](const RunComparison& comparison) { return QString::number(comparison.queries); });
        addNumbers(QStringLiteral("mean A"),
                   [](const RunComparison& comparison) { return comparison.meanA; });
        addNumbers(QStringLiteral("mean B"),
                   [](const RunComparison& comparison) { return comparison.meanB; });
        addNumbers(QStringLiteral("B - A"),
                   [](const RunComparison& comparison) { return comparison.difference(); });
    }

    void addIntervals()
    {
        const QString level =
            significant(100 * (1 - m_report.comparisonRules.alpha)) + QStringLiteral(" %");
        const auto bound = [](const auto& interval, double core::Interval::*end) {
            return interval ? Number((*interval).*end) : std::nullopt;
        };
        addNumbers(
            QStringLiteral("  t interval from"),
            [&](const RunComparison& comparison) {
                return bound(comparison.interval, &core::Interval::low);
            },
            untested().isEmpty() ? level : untested());
        addNumbers(QStringLiteral("  to"), [&](const RunComparison& comparison) {
            return bound(comparison.interval, &core::Interval::high);
        });
        const auto bootstrap = [](const RunComparison& comparison) {
            return comparison.bootstrap ? std::optional(comparison.bootstrap->interval)
                                        : std::nullopt;
        };
        addNumbers(
            QStringLiteral("  bootstrap interval from"),
            [&](const RunComparison& comparison) {
                return bound(bootstrap(comparison), &core::Interval::low);
            },
            level);
        addNumbers(QStringLiteral("  to"), [&](const RunComparison& comparison) {
            return bound(bootstrap(comparison), &core::Interval::high);
        });
        addNumbers(
            QStringLiteral("effect size d"),
            [](const RunComparison& comparison) {
                return comparison.t ? Number(comparison.t->effectSize) : std::nullopt;
            },
            untested());
    }

    void addCounts()
    {
        const auto add = [&](const QString& name, std::size_t core::WinTieLoss::*count) {
            addRow(name, [count](const RunComparison& comparison) {
                return QString::number(comparison.counts.*count);
            });
        };
        add(QStringLiteral("won by B"), &core::WinTieLoss::won);
        add(QStringLiteral("tied"), &core::WinTieLoss::tied);
        add(QStringLiteral("lost"), &core::WinTieLoss::lost);
    }

    void addTest(PairedTest test, const QString& remark)
    {
        addPs(
            QStringLiteral("p ") + QString::fromUtf8(nameOf(test).data()),
            [test](const RunComparison& comparison) { return comparison.test(test).p; }, remark);
        if (test != m_report.adjusted)
            return;
        const QString family = QStringLiteral("of %1 comparisons").arg(m_report.comparisons.size());
        addPs(
            QStringLiteral("  Holm"),
            [test](const RunComparison& comparison) { return comparison.test(test).holm; }, family);
        addPs(
            QStringLiteral("  Benjamini-Hochberg"),
            [test](const RunComparison& comparison) {
                return comparison.test(test).benjaminiHochberg;
            },
            family);
    }

    std::string statistics()
    {
        m_table = TextTable();
        m_table.addColumn(QString(), TextTable::Align::Left);
        for (std::size_t i = 0; i < m_comparisons.size(); ++i)
            m_table.addColumn(QString::fromStdString(measure(i)));
        addMeans();
        addIntervals();
        addCounts();
        addTest(PairedTest::T, untested());
        addTest(PairedTest::Wilcoxon, remarkOf([](const RunComparison& comparison) {
                    return comparison.signedRanks.isExact ? QStringLiteral("exact")
                                                          : QStringLiteral("normal approximation");
                }));
        addTest(PairedTest::Sign, QStringLiteral("exact"));
        addTest(PairedTest::Randomisation, remarkOf([this](const RunComparison& comparison) {
                    return comparison.randomisation.isExact()
                               ? QStringLiteral("exact")
                               : drawn(comparison.randomisation.rounds);
                }));
        addTest(PairedTest::Bootstrap, drawn(m_report.comparisonRules.rounds.count));
        return m_table.text().toStdString();
    }

    /// A table per measure, as each may leave out other queries.
    std::string queries() const
    {
        std::string text;
        for (std::size_t i = 0; i < m_paired.size(); ++i) {
            TextTable table;
            table.addColumn(QString::fromStdString(measure(i)), TextTable::Align::Left);
            for (const QString& heading :
                 {QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("B - A")})
                table.addColumn(heading);
            for (const core::PairedQuery& pair : m_paired[i].pairs)
                table.addRow({QString::fromStdString(pair.query), shown(pair.a), shown(pair.b),
                              shown(pair.difference())});
            text += (i == 0 ? "" : "\n") + table.text().toStdString();
        }
        return text;
    }

    const CompareReport& m_report;
    std::span<const RunComparison> m_comparisons;
    const ScoredRun& m_a;
    const ScoredRun& m_b;
    std::vector<core::PairedQueries> m_paired;  // by measure
    TextTable m_table;
};

std::string ordersText(const CompareReport& report)
{
    const auto agreements = orderAgreements(report.scored);
    if (agreements.empty())
        return {};
    TextTable table;
    for (const QString& heading :
         {QStringLiteral("Order of the runs by"), QStringLiteral("and by")})
        table.addColumn(heading, TextTable::Align::Left);
    table.addColumn(QStringLiteral("tau-b"));
    table.addColumn(QStringLiteral("tau-AP"));
    const auto shown = [&](const Number& number) {
        return number ? QString::fromStdString(numberText(*number, report.digits))
                      : QStringLiteral("undefined");
    };
    const auto& definitions = report.scored.definitions;
    for (const OrderAgreement& agreement : agreements)
        table.addRow({QString::fromStdString(core::toText(definitions[agreement.reference])),
                      QString::fromStdString(core::toText(definitions[agreement.other])),
                      shown(agreement.tauB), shown(agreement.tauAp)},
                     agreement.tauAp ? QString() : QStringLiteral("Runs are tied."));
    return "\n" + table.text().toStdString();
}

}  // namespace

std::string compareText(const CompareReport& report)
{
    std::string text;
    const std::size_t measures = report.scored.definitions.size();
    const std::span<const RunComparison> all(report.comparisons);
    for (std::size_t first = 0; first < all.size(); first += measures) {
        text += first == 0 ? "" : "\n";
        text += Pair(report, all.subspan(first, measures)).text();
    }
    return text + ordersText(report);
}

std::string_view nameOf(core::PairedTest test)
{
    switch (test) {
    case PairedTest::T:
        return "t";
    case PairedTest::Wilcoxon:
        return "wilcoxon";
    case PairedTest::Sign:
        return "sign";
    case PairedTest::Randomisation:
        return "randomisation";
    case PairedTest::Bootstrap:
        break;
    }
    return "bootstrap";
}

}  // namespace cli
