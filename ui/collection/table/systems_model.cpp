// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/table/systems_model.h"

#include "core/collections/comparison/system_orders.h"
#include "core/documents/tables/table.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/collection/document/collection_document.h"
#include "ui/collection/document/systems_summary.h"
#include "ui/text/verdict/run_verdict_text.h"
#include "ui/text/words/change_text.h"
#include "ui/text/words/statistics_text.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/table/whisker.h"

#include <array>

namespace ui {

using core::PairedTest;

namespace {

QString waiting()
{
    return QStringLiteral("…");
}

QString dash()
{
    return QStringLiteral("–");
}

QString countsText(const core::RunComparison& comparison)
{
    return QStringLiteral("%1 / %2 / %3")
        .arg(comparison.counts.won)
        .arg(comparison.counts.tied)
        .arg(comparison.counts.lost);
}

QVariant exactMean(const std::optional<core::Value>& mean)
{
    return mean ? exactNumber(*mean) : QVariant();
}

}  // namespace

SystemsModel::SystemsModel(const CollectionDocument& document, QObject* parent)
    : ColumnModel(parent)
    , m_document(document)
{
    setColumns([this] { return columns(); });
}

SystemsModel::SystemsModel(const CollectionDocument& document, const SystemsSummary& summary)
    : SystemsModel(document)
{
    m_summary = &summary;
}

void SystemsModel::reset()
{
    beginResetModel();
    setColumns([this] { return columns(); });
    endResetModel();
}

std::vector<TableColumn> SystemsModel::columns() const
{
    TableColumn interval = compared(
        tr("95% CI"), [this](const auto& both) { return intervalText(both); }, {},
        tr("t interval of the mean difference"),
        QStringList{tr("95% CI of Δ: lower end"), tr("95% CI of Δ: upper end")});
    interval.exact = [this](int row) { return intervalCells(row); };
    TableColumn forest{tr("worse ← 0 → better"),
                       Qt::AlignHCenter,
                       [](int) { return QString(); },
                       [](int) { return QVariant::fromValue(std::vector<core::TableCell>()); },
                       tr("The interval of each difference: where it crosses 0, either run may be "
                          "better"),
                       QStringList()};  // files have the interval’s ends
    std::vector<TableColumn> columns{
        {tr("Measure"),
         Qt::AlignLeft,
         [this](int row) { return name(row); },
         {},
         tr("Click to explain this measure in every panel")},
        meanColumn(false),
        meanColumn(true),
        judgedColumn(),
        compared(
            tr("B − A"), [this](const auto& both) { return signedText(both.difference()); },
            [](const auto& both) { return both.difference(); }, tr("B minus A"),
            QStringLiteral("Δ")),
        forest,
        interval,
        testColumn(PairedTest::T, tr("p (t test, Holm)"),
                   tr("Student’s paired t test (p is raw for the current measure, and "
                      "Holm-adjusted across the others)"),
                   tr("paired t: Holm-adjusted p")),
        testColumn(
            PairedTest::Randomisation, tr("p (randomisation)"),
            tr("Fisher’s randomisation test (p is raw for the current measure, and Holm-adjusted "
               "across the others)"),
            tr("randomisation: Holm-adjusted p")),
        testColumn(
            PairedTest::Wilcoxon, tr("p (Wilcoxon)"),
            tr("Wilcoxon’s signed-rank test (p is raw for the current measure, and Holm-adjusted "
               "across the others)"),
            tr("Wilcoxon: Holm-adjusted p")),
        compared(
            tr("Effect size"), [this](const auto& both) { return effectText(both); },
            [](const auto& both) { return both.t ? QVariant(both.t->effectSize) : QVariant(); },
            tr("Cohen’s d of the differences: mean divided by standard deviation"),
            tr("effect size: Cohen’s d")),
        compared(tr("B won / tied / lost"), countsText, {},
                 tr("Queries where B is better, equal or worse"), tr("won / tied / lost"))};
    return columns;
}

TableColumn SystemsModel::meanColumn(bool isB) const
{
    const QString heading = comparedName(m_document, isB ? m_document.runB() : m_document.runA());
    return {heading, Qt::AlignRight,
            [this, isB](int row) {
                return isB && !m_document.hasTwoRuns() ? QString()
                                                       : meanText(comparedMean(row, isB));
            },
            [this, isB](int row) { return exactMean(comparedMean(row, isB)); }, heading};
}

TableColumn SystemsModel::judgedColumn() const
{
    TableColumn column{tr("judged"),
                       Qt::AlignRight,
                       [this](int row) { return judgedText(row); },
                       {},
                       tr("Share of judged documents within the measure’s cutoff, A · B"),
                       QStringList{tr("judged in A"), tr("judged in B")}};
    column.exact = [this](int row) {
        std::vector<core::TableCell> cells;
        for (const auto& share : judged(row))
            cells.push_back({judgedShareText(share, m_format.locale).toStdString(), share});
        cells.resize(2);
        return QVariant::fromValue(cells);
    };
    return column;
}

std::vector<std::optional<double>> SystemsModel::judged(int row) const
{
    const auto place = static_cast<std::size_t>(row);
    if (!m_summary || !m_summary->verdict() || place >= m_summary->verdict()->judgedA.size())
        return {};
    return {m_summary->verdict()->judgedA[place], m_summary->verdict()->judgedB[place]};
}

/// "100% · 60%"
QString SystemsModel::judgedText(int row) const
{
    QStringList shares;
    for (const auto& share : judged(row))
        shares << judgedShareText(share, m_format.locale);
    return shares.join(QStringLiteral(" · "));
}

TableColumn SystemsModel::compared(const QString& heading,
                                   std::function<QString(const core::RunComparison&)> say,
                                   std::function<QVariant(const core::RunComparison&)> find,
                                   const QString& about, const QVariant& whole) const
{
    return {heading,
            Qt::AlignRight,
            [this, say = std::move(say)](int row) {
                const core::RunComparison* both = comparison(row);
                return !m_document.hasTwoRuns() ? QString() : both ? say(*both) : dash();
            },
            [this, find = std::move(find)](int row) {
                const core::RunComparison* both = comparison(row);
                return both && find ? find(*both) : QVariant();
            },
            about,
            whole};
}

TableColumn SystemsModel::testColumn(PairedTest test, const QString& heading, const QString& about,
                                     const QString& whole) const
{
    // Below a heading that says p, a cell on screen does not; files keep it.
    return compared(
        heading, [this, test](const auto& both) { return adjustedP(both, test); },
        [this, test](const auto& both) {
            const auto& p = both.test(test).holm;
            const core::TableCell cell =
                isDrawn(test) && p
                    ? core::TableCell{pText(*p, m_format.locale).toStdString(), double(*p)}
                    : core::TableCell{adjustedP(both, test).toStdString(), std::nullopt};
            return QVariant::fromValue(std::vector{cell});
        },
        about, QStringList(whole));
}

int SystemsModel::rows() const
{
    return m_document.hasRuns() ? static_cast<int>(m_document.measures().size()) : 0;
}

const core::RunComparison* SystemsModel::comparison(int row) const
{
    const auto& comparisons = m_summary ? m_summary->comparisons() : m_document.comparisons();
    const auto place = static_cast<std::size_t>(row);
    return place < comparisons.size() && comparisons[place].queries > 0 ? &comparisons[place]
                                                                        : nullptr;
}

QString SystemsModel::name(int row) const
{
    return QString::fromStdString(
        core::toText(m_document.measures()[static_cast<std::size_t>(row)]));
}

QString SystemsModel::signedText(double number) const
{
    return differenceText(0.0, number, m_format.digits, m_format.locale);
}

std::optional<core::Value> SystemsModel::mean(int row, std::size_t run) const
{
    if (m_summary)
        return m_summary->mean(static_cast<std::size_t>(row), run);
    const auto& runs = m_document.evaluation().runs;
    return run < runs.size() ? std::optional(runs[run].means[static_cast<std::size_t>(row)])
                             : std::nullopt;
}

/// If two runs are compared, covers only the compared queries.
std::optional<core::Value> SystemsModel::comparedMean(int row, bool isB) const
{
    if (const core::RunComparison* both = comparison(row))
        return core::Value(isB ? both->meanB : both->meanA);
    return mean(row, isB ? m_document.runB() : m_document.runA());
}

QString SystemsModel::meanText(const std::optional<core::Value>& mean) const
{
    return mean ? valueText(*mean, m_format) : QString();
}

bool SystemsModel::isDrawn(PairedTest test) const
{
    return !core::rowOf(test).drawsRounds ||
           (m_summary ? m_summary->areRoundsDrawn() : m_document.areRoundsDrawn());
}

QString SystemsModel::adjustedP(const core::RunComparison& comparison, PairedTest test) const
{
    if (!isDrawn(test))
        return waiting();
    const auto& p = comparison.test(test).holm;
    return p ? pCellText(*p, m_format.locale) : dash();
}

core::Extent SystemsModel::forestAxis() const
{
    core::Extent axis;
    for (int row = 0; row < rows(); ++row)
        if (const core::RunComparison* both = comparison(row); both && both->interval)
            axis = axis.with(both->interval->low).with(both->interval->high);
    return axis;
}

QVariant SystemsModel::whisker(int row) const
{
    const core::RunComparison* both = comparison(row);
    const core::Extent axis = forestAxis();
    if (!both || !both->interval || axis.width() == 0)
        return {};
    return QVariant::fromValue(
        intervalWhisker({both->interval->low, both->interval->high}, both->difference(), axis));
}

QString SystemsModel::intervalText(const core::RunComparison& comparison) const
{
    const auto& interval = comparison.interval;
    //: Both ends of an interval
    return interval
               ? tr("%1 to %2", "interval").arg(endText(interval->low), endText(interval->high))
               : dash();
}

QVariant SystemsModel::intervalCells(int row) const
{
    core::TableCell low{"–", std::nullopt};
    core::TableCell high = low;
    if (const core::RunComparison* both = comparison(row); both && both->interval) {
        low = {endText(both->interval->low).toStdString(), both->interval->low};
        high = {endText(both->interval->high).toStdString(), both->interval->high};
    }
    return QVariant::fromValue(std::vector{low, high});
}

QString SystemsModel::effectText(const core::RunComparison& comparison) const
{
    return comparison.t ? decimalText(comparison.t->effectSize, 2, m_format.locale) : dash();
}

QString SystemsModel::endText(double number) const
{
    const QString shown = ui::endText(number, m_format);
    return number > 0 ? QLatin1Char('+') + shown : shown;
}

QString SystemsModel::testSentence(const core::RunComparison& comparison, PairedTest test,
                                   const QString& name) const
{
    if (!isDrawn(test))
        return tr("%1: calculating…").arg(name);
    const core::TestedP& tested = comparison.test(test);
    if (!tested.p)
        return {};
    return tr("%1: %2; adjusted: %3 (Holm), %4 (Benjamini–Hochberg).")
        .arg(name, pText(*tested.p, m_format.locale), pText(*tested.holm, m_format.locale),
             pText(*tested.benjaminiHochberg, m_format.locale));
}

QString SystemsModel::rowSentence(int row) const
{
    if (row < 0 || row >= rows())
        return {};
    const core::RunComparison* both = comparison(row);
    if (!both)
        return tr("%1: mean %2 in %3.")
            .arg(name(row), meanText(comparedMean(row, false)),
                 m_document.runName(m_document.runA()));
    QStringList sentences;
    sentences << tr("%1 over %n queries: A (%3) %2, B (%5) %4, difference %6.", nullptr,
                    static_cast<int>(both->queries))
                     .arg(name(row), meanText(comparedMean(row, false)),
                          m_document.runName(m_document.runA()), meanText(comparedMean(row, true)),
                          m_document.runName(m_document.runB()), signedText(both->difference()));
    if (both->interval && both->t)
        sentences << tr("95% interval of the mean difference: %1; effect size (Cohen’s d of the "
                        "differences): %2.")
                         .arg(intervalText(*both), effectText(*both));
    else if (!both->t)
        sentences << untestedText(both->t.error());
    if (const auto shares = judged(row); !shares.empty())
        sentences << tr("Judged within the cutoff: A %1, B %2.")
                         .arg(judgedShareText(shares[0], m_format.locale),
                              judgedShareText(shares[1], m_format.locale));
    sentences << tr("Queries won by B: %1; tied: %2; lost: %3.")
                     .arg(both->counts.won)
                     .arg(both->counts.tied)
                     .arg(both->counts.lost);
    for (const PairedTestName& test : pairedTestNames()) {
        const QString title = test.test != PairedTest::Randomisation ? test.atStart
                              : isDrawn(test.test) && both->randomisation.isExact()
                                  ? tr("Randomisation (exact)")
                                  : tr("Randomisation (%n rounds)", nullptr,
                                       static_cast<int>(core::RandomRounds{}.count));
        if (const QString told = testSentence(*both, test.test, title); !told.isEmpty())
            sentences << told;
    }
    sentences += orderSentences(row);
    return sentences.join(QLatin1Char('\n'));
}

std::vector<core::Value> SystemsModel::means(int row) const
{
    std::vector<core::Value> means;
    for (std::size_t run = 0; run < m_document.collection().runs.size(); ++run)
        means.push_back(mean(row, run).value_or(core::Undefined::NothingRetrieved));
    return means;
}

/// "B > A = C": by name, best first.
QString SystemsModel::orderText(int row) const
{
    QStringList places;
    for (const std::vector<std::size_t>& place : core::systemOrder(means(row))) {
        QStringList equal;
        for (const std::size_t run : place)
            equal << m_document.runName(run);
        places << equal.join(QStringLiteral(" = "));
    }
    return places.join(QStringLiteral(" > "));
}

QStringList SystemsModel::orderSentences(int row) const
{
    QStringList sentences;
    const std::vector<core::Value> known = means(row);
    for (int other = 0; other < rows(); ++other) {
        const auto agreements = core::orderAgreements(std::array{known, means(other)});
        if (other == row || agreements.empty())
            continue;
        const core::OrderAgreement& agreement = agreements.front();
        if (!agreement.tauB || !agreement.tauAp)
            sentences << tr("Some runs are tied on %1 or on this measure.").arg(name(other));
        else if (agreement.isSame())
            sentences
                << tr("%1 puts the %2 runs in the same order.").arg(name(other)).arg(known.size());
        else
            sentences << tr("%1 puts the %2 runs in a different order: tau-b %3, tau-AP %4.")
                             .arg(name(other))
                             .arg(known.size())
                             .arg(signedText(*agreement.tauB), signedText(*agreement.tauAp));
    }
    if (!sentences.isEmpty())
        sentences.prepend(tr("Order by %1: %2.").arg(name(row), orderText(row)));
    return sentences;
}

QVariant SystemsModel::told(int row, int column, int role) const
{
    switch (role) {
    case CurrentRole:
        return static_cast<std::size_t>(row) == m_document.measure();
    case StrongRole:
        return column == Measure && static_cast<std::size_t>(row) == m_document.measure();
    case WhiskerRole:
        return column == Forest ? whisker(row) : QVariant();
    case DifferenceRole:
        if (column == Difference && comparison(row))
            return comparison(row)->difference();
        return {};
    default:
        return ColumnModel::told(row, column, role);
    }
}

}  // namespace ui
