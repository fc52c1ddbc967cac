// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/table/bounds_model.h"

#include "ui/collection/document/bounds_survey.h"
#include "ui/text/measures/bounds_text.h"
#include "ui/text/words/change_text.h"
#include "ui/text/words/no_value_text.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/table/whisker.h"

namespace ui {

BoundsModel::BoundsModel(const CollectionDocument& document, QObject* parent)
    : ColumnModel(parent)
    , m_document(document)
{
    setColumns([this] { return columns(); });
}

void BoundsModel::reset()
{
    beginResetModel();
    setColumns([this] { return columns(); });
    endResetModel();
}

std::vector<TableColumn> BoundsModel::columns() const
{
    const auto meanColumn = [this](const QString& heading, bool isB) {
        return TableColumn{heading, Qt::AlignRight,
                           [this, isB](int row) { return meanText(row, isB); },
                           [this, isB](int row) {
                               const auto found = mean(row, isB);
                               return found ? exactNumber(*found) : QVariant();
                           }};
    };
    const bool isPair = m_document.hasTwoRuns();
    const QString runA = m_document.runName(m_document.runA());
    std::vector<TableColumn> columns{{tr("Measure"),
                                      Qt::AlignLeft,
                                      [this](int row) { return name(row); },
                                      {},
                                      tr("Click to explain this measure in every panel")},
                                     meanColumn(isPair ? tr("A") : runA, false)};
    if (isPair) {
        columns.push_back(meanColumn(tr("B"), true));
        columns.push_back(
            {QStringLiteral("Δ"), Qt::AlignRight,
             [this](int row) {
                 const auto found = difference(row);
                 return found ? differenceText(0.0, *found, m_format.digits, m_format.locale)
                              : QStringLiteral("–");
             },
             [this](int row) { return exactNumber(difference(row)); }, tr("B minus A")});
    }
    columns.push_back(
        {tr("Possible range"),
         Qt::AlignRight,
         [this](int row) { return boundsText(row); },
         {},
         tr("Lowest and highest possible value, depending on the grades of the unjudged "
            "documents")});
    if (isPair)
        columns.push_back({tr("Verdict"), Qt::AlignLeft, [this](int row) { return verdict(row); }});
    return columns;
}

int BoundsModel::rows() const
{
    return m_document.hasRuns() ? static_cast<int>(m_document.measures().size()) : 0;
}

QString BoundsModel::name(int row) const
{
    return QString::fromStdString(
        core::toText(m_document.measures()[static_cast<std::size_t>(row)]));
}

std::optional<core::DifferenceBounds> BoundsModel::bounds(int row) const
{
    return m_document.bounds().ofMean(static_cast<std::size_t>(row));
}

/// If two runs are compared, covers only the compared queries.
std::optional<core::Value> BoundsModel::mean(int row, bool isB) const
{
    const auto measure = static_cast<std::size_t>(row);
    const auto& comparisons = m_document.comparisons();
    if (measure < comparisons.size() && comparisons[measure].queries > 0)
        return isB ? comparisons[measure].meanB : comparisons[measure].meanA;
    const auto& runs = m_document.evaluation().runs;
    const std::size_t run = isB ? m_document.runB() : m_document.runA();
    return run < runs.size() ? std::optional(runs[run].means[measure]) : std::nullopt;
}

QString BoundsModel::meanText(int row, bool isB) const
{
    const auto found = mean(row, isB);
    return found ? valueText(*found, m_format) : QString();
}

std::optional<double> BoundsModel::difference(int row) const
{
    const auto a = mean(row, false);
    const auto b = mean(row, true);
    return a && b && *a && *b ? std::optional(**b - **a) : std::nullopt;
}

QString BoundsModel::boundsText(int row) const
{
    if (!m_document.bounds().isKnown())
        return QStringLiteral("…");
    const auto found = bounds(row);
    if (!found)
        return tr("unknown");
    return m_document.hasTwoRuns() ? differenceBoundsText(found->mean, m_format)
                                   : ui::boundsText({found->mean}, m_format);
}

QString BoundsModel::verdict(int row) const
{
    const auto found = bounds(row);
    return found ? verdictText(*found) : QString();
}

QString BoundsModel::rowSentence(int row) const
{
    const auto found = bounds(row);
    if (!m_document.bounds().isKnown())
        return tr("%1: calculating the bounds…").arg(name(row));
    if (!found)
        return tr("The bounds of %1 are unknown: there are too many ways to grade the unjudged "
                  "documents.")
            .arg(name(row));
    const QString top = plainText(m_document.bounds().topGrade(), m_format.locale);
    const QString told =
        m_document.hasTwoRuns()
            ? tr("B minus A in %2, with unjudged documents graded anywhere from 0 to %1: %3. "
                 "Verdict: %4.")
                  .arg(top, name(row), boundsText(row), verdict(row))
            : tr("Mean of %2, with unjudged documents graded anywhere from 0 to %1: %3.")
                  .arg(top, name(row), boundsText(row));
    QStringList sentences{told};
    if (!found->mean.isExact)
        sentences << tr("The true range may be narrower: there are too many ways to grade the "
                        "documents to try them all.");
    if (found->mean.mayBeUndefined)
        sentences << tr("With some grades, the measure is undefined for a query, which then %1.")
                         .arg(noValueChoice(m_document.evaluation().rules.noValue));
    sentences << openWorldSentence(found->mean, m_document.hasTwoRuns(), m_format);
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char('\n'));
}

QVariant BoundsModel::told(int row, int column, int role) const
{
    switch (role) {
    case CurrentRole:
        return static_cast<std::size_t>(row) == m_document.measure();
    case DifferenceRole:
        if (column == Verdict && bounds(row))
            return bounds(row)->verdict() == core::Verdict::BHigher   ? 1.0
                   : bounds(row)->verdict() == core::Verdict::AHigher ? -1.0
                                                                      : 0.0;
        return {};
    case WhiskerRole:
        return column == wholeBounds() ? whisker(row) : QVariant();
    default:
        return ColumnModel::told(row, column, role);
    }
}

/// The column of the bounds: with one run, there are fewer before it.
int BoundsModel::wholeBounds() const
{
    return m_document.hasTwoRuns() ? Bounds : Bounds - 2;
}

/// Each measure has its own axis.
QVariant BoundsModel::whisker(int row) const
{
    const auto found = bounds(row);
    if (!found)
        return {};
    const auto a = mean(row, false);
    const auto whisker = m_document.hasTwoRuns()
                             ? differenceWhiskerOf(found->mean, difference(row))
                             : whiskerOf(found->mean, a && *a ? std::optional(**a) : std::nullopt);
    return whisker ? QVariant::fromValue(*whisker) : QVariant();
}

}  // namespace ui
