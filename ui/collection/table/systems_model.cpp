#include "ui/collection/table/systems_model.h"

#include "core/comparison/paired_test.h"
#include "core/table/table.h"
#include "ui/collection/document/collection_document.h"
#include "ui/table/row_roles.h"
#include "ui/words/change_text.h"
#include "ui/words/measure_text.h"
#include "ui/words/statistics_text.h"

namespace ui {

using core::PairedTest;

namespace {

constexpr int pDecimals = 3;
constexpr double leastShownP = 0.001;

QString waiting()
{
    return QStringLiteral("…");
}

}  // namespace

QString pText(double p, const QLocale& locale)
{
    if (p < leastShownP)
        return QStringLiteral("p < %1").arg(decimalText(leastShownP, pDecimals, locale));
    return QStringLiteral("p = %1").arg(valueText(p, {pDecimals, locale}));
}

SystemsModel::SystemsModel(const CollectionDocument& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{}

void SystemsModel::setFormat(const NumberFormat& format)
{
    m_format = format;
    refresh();
}

void SystemsModel::reset()
{
    beginResetModel();
    endResetModel();
}

void SystemsModel::refresh()
{
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int SystemsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_document.hasRuns()
               ? 0
               : static_cast<int>(m_document.measures().size());
}

int SystemsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount + static_cast<int>(furtherRuns().size());
}

std::vector<std::size_t> SystemsModel::furtherRuns() const
{
    std::vector<std::size_t> runs;
    for (std::size_t run = 0; run < m_document.collection().runs.size(); ++run)
        if (run != m_document.runA() && run != m_document.runB())
            runs.push_back(run);
    return runs;
}

const core::RunComparison* SystemsModel::comparison(int row) const
{
    const auto& comparisons = m_document.comparisons();
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

/// Of the queries that are compared, where two runs are.
QString SystemsModel::meanText(int row, std::size_t run, bool isB) const
{
    if (const core::RunComparison* both = comparison(row))
        return valueText(isB ? both->meanB : both->meanA, m_format);
    if (run >= m_document.evaluation().runs.size())
        return {};
    return valueText(m_document.evaluation().runs[run].means[static_cast<std::size_t>(row)],
                     m_format);
}

bool SystemsModel::isDrawn(PairedTest test) const
{
    return !core::rowOf(test).drawsRounds || m_document.areRoundsDrawn();
}

QString SystemsModel::adjustedP(const core::RunComparison& comparison, PairedTest test) const
{
    if (!isDrawn(test))
        return waiting();
    const auto& p = comparison.test(test).holm;
    return p ? pText(*p, m_format.locale) : QStringLiteral("–");
}

QString SystemsModel::text(int row, int column) const
{
    if (column == Measure)
        return name(row);
    if (column == MeanA)
        return meanText(row, m_document.runA(), false);
    if (!m_document.hasTwoRuns())
        return {};
    if (column == MeanB)
        return meanText(row, m_document.runB(), true);
    if (column >= ColumnCount)
        return valueText(m_document.evaluation()
                             .runs[furtherRuns()[static_cast<std::size_t>(column - ColumnCount)]]
                             .means[static_cast<std::size_t>(row)],
                         m_format);
    const core::RunComparison* both = comparison(row);
    if (!both)
        return QStringLiteral("–");
    switch (column) {
    case Difference:
        return signedText(both->difference());
    case Interval:
        return both->interval
                   ? QStringLiteral("[%1, %2]")
                         .arg(endText(both->interval->low), endText(both->interval->high))
                   : QStringLiteral("–");
    case PairedT:
        return adjustedP(*both, PairedTest::T);
    case Randomisation:
        return adjustedP(*both, PairedTest::Randomisation);
    case Wilcoxon:
        return adjustedP(*both, PairedTest::Wilcoxon);
    case EffectSize:
        return both->t ? decimalText(both->t->effectSize, 2, m_format.locale) : QStringLiteral("–");
    case Counts:
        return QStringLiteral("%1 / %2 / %3")
            .arg(both->counts.won)
            .arg(both->counts.tied)
            .arg(both->counts.lost);
    default:
        return {};
    }
}

QString SystemsModel::endText(double number) const
{
    const QString shown = decimalText(number, std::max(1, m_format.digits - 1), m_format.locale);
    return number > 0 ? QLatin1Char('+') + shown : shown;
}

QString SystemsModel::testSentence(const core::RunComparison& comparison, PairedTest test,
                                   const QString& name) const
{
    if (!isDrawn(test))
        return tr("%1 is being worked out.").arg(name);
    const core::TestedP& tested = comparison.test(test);
    if (!tested.p)
        return {};
    return tr("%1: %2; adjusted by Holm %3, by Benjamini and Hochberg %4.")
        .arg(name, pText(*tested.p, m_format.locale), pText(*tested.holm, m_format.locale),
             pText(*tested.benjaminiHochberg, m_format.locale));
}

QString SystemsModel::sentence(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const core::RunComparison* both = comparison(row);
    if (!both)
        return tr("%1 has a mean of %2 in %3.")
            .arg(name(row), meanText(row, m_document.runA(), false),
                 m_document.runName(m_document.runA()));
    QStringList sentences;
    sentences << tr("%1 over %n queries: %2 for A (%3), %4 for B (%5), a difference of %6.",
                    nullptr, static_cast<int>(both->queries))
                     .arg(name(row), meanText(row, m_document.runA(), false),
                          m_document.runName(m_document.runA()),
                          meanText(row, m_document.runB(), true),
                          m_document.runName(m_document.runB()), signedText(both->difference()));
    if (both->interval && both->t)
        sentences << tr("The 95 % interval of the mean difference is %1; the effect size (Cohen’s "
                        "d of the differences) %2.")
                         .arg(text(row, Interval), text(row, EffectSize));
    else if (!both->t)
        sentences << untestedText(both->t.error());
    sentences << tr("Queries that B wins: %1, ties: %2, loses: %3.")
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
    return sentences.join(QLatin1Char('\n'));
}

QVariant SystemsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        return sentence(row);
    case Qt::AccessibleTextRole:
        return index.column() == Measure ? sentence(row) : text(row, index.column());
    case Qt::TextAlignmentRole:
        return static_cast<int>((index.column() == Measure ? Qt::AlignLeft : Qt::AlignRight) |
                                Qt::AlignVCenter);
    case CurrentRole:
        return static_cast<std::size_t>(row) == m_document.measure();
    case ExactRole:
        return exact(row, index.column());
    case DifferenceRole:
        if (index.column() == Difference && comparison(row))
            return comparison(row)->difference();
        return {};
    default:
        return {};
    }
}

QVariant SystemsModel::exact(int row, int column) const
{
    const auto mean = [this, row](std::size_t run) {
        const core::Value found =
            m_document.evaluation().runs[run].means[static_cast<std::size_t>(row)];
        return found ? QVariant(*found) : QVariant();
    };
    const core::RunComparison* both = comparison(row);
    const auto adjusted = [both](PairedTest test) {
        const auto p = both ? both->test(test).holm : std::nullopt;
        return p ? QVariant(*p) : QVariant();
    };
    switch (column) {
    case MeanA:
        return both ? QVariant(both->meanA) : mean(m_document.runA());
    case MeanB:
        return both ? QVariant(both->meanB) : mean(m_document.runB());
    case Difference:
        return both ? QVariant(both->difference()) : QVariant();
    case Interval: {
        core::TableCell low{"–", std::nullopt};
        core::TableCell high = low;
        if (both && both->interval) {
            low = {endText(both->interval->low).toStdString(), both->interval->low};
            high = {endText(both->interval->high).toStdString(), both->interval->high};
        }
        return QVariant::fromValue(std::vector{low, high});
    }
    case PairedT:
        return adjusted(PairedTest::T);
    case Randomisation:
        return isDrawn(PairedTest::Randomisation) ? adjusted(PairedTest::Randomisation)
                                                  : QVariant();
    case Wilcoxon:
        return adjusted(PairedTest::Wilcoxon);
    case EffectSize:
        return both && both->t ? QVariant(both->t->effectSize) : QVariant();
    default:
        return column >= ColumnCount
                   ? mean(furtherRuns()[static_cast<std::size_t>(column - ColumnCount)])
                   : QVariant();
    }
}

QVariant SystemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == Measure ? Qt::AlignLeft : Qt::AlignRight) |
                                Qt::AlignVCenter);
    const bool isTip = role == Qt::ToolTipRole;
    const bool isWhole = role == ExactRole;
    if (role != Qt::DisplayRole && !isTip && !isWhole)
        return {};
    switch (section) {
    case Measure:
        return isTip ? tr("A click explains this measure in every panel") : tr("Measure");
    case MeanA:
        return m_document.hasTwoRuns() ? tr("A %1").arg(m_document.runName(m_document.runA()))
                                       : m_document.runName(m_document.runA());
    case MeanB:
        return tr("B %1").arg(m_document.runName(m_document.runB()));
    case Difference:
        return isTip ? tr("B less A") : QStringLiteral("Δ");
    case Interval:
        if (isWhole)
            return QStringList{tr("95 % CI of Δ: from"), tr("95 % CI of Δ: to")};
        return isTip ? tr("t interval of the mean difference") : tr("95 % CI of Δ");
    case PairedT:
        return isTip     ? tr("Student’s paired t test, adjusted by Holm over the measures")
               : isWhole ? tr("paired t: p adjusted by Holm")
                         : tr("paired t");
    case Randomisation:
        return isTip     ? tr("Fisher’s randomisation test, adjusted by Holm over the measures")
               : isWhole ? tr("randomisation: p adjusted by Holm")
                         : tr("randomisation");
    case Wilcoxon:
        return isTip     ? tr("Wilcoxon’s signed-rank test, adjusted by Holm over the measures")
               : isWhole ? tr("Wilcoxon: p adjusted by Holm")
                         : tr("Wilcoxon");
    case EffectSize:
        return isTip     ? tr("Cohen’s d of the differences: their mean over their deviation")
               : isWhole ? tr("effect: Cohen’s d")
                         : tr("effect");
    case Counts:
        return isTip ? tr("Queries in which B is better, equal and worse")
                     : tr("won / tied / lost");
    default:
        return m_document.runName(furtherRuns()[static_cast<std::size_t>(section - ColumnCount)]);
    }
}

}  // namespace ui
