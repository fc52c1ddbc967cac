// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/group/query_groups_model.h"

#include "core/collections/comparison/paired_test_table.h"
#include "core/documents/tables/table.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/collection/document/collection_document.h"
#include "ui/collection/document/group_survey.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/change_text.h"
#include "ui/text/words/statistics_text.h"
#include "ui/toolkit/table/row_roles.h"

#include <algorithm>

namespace ui {

using core::PairedTest;

namespace {

QString none()
{
    return QStringLiteral("–");
}

}  // namespace

QueryGroupsModel::QueryGroupsModel(const CollectionDocument& document, QObject* parent)
    : ColumnModel(parent)
    , m_document(document)
{
    setColumns([this] { return columns(); });
}

void QueryGroupsModel::reset()
{
    beginResetModel();
    const std::size_t groups = m_document.groups().groups().size();
    m_rows = groups > 0 ? static_cast<int>(groups) + 1 : 0;
    setColumns([this] { return columns(); });
    endResetModel();
}

std::optional<std::string> QueryGroupsModel::groupAt(int row) const
{
    const CollectionGroup* found = group(row);
    return found ? std::optional(found->name) : std::nullopt;
}

bool QueryGroupsModel::isSaved(int row) const
{
    const CollectionGroup* found = group(row);
    return found && found->isSaved;
}

std::vector<TableColumn> QueryGroupsModel::columns() const
{
    std::vector<TableColumn> columns{
        {tr("Group"),
         Qt::AlignLeft,
         [this](int row) { return nameAt(row); },
         {},
         tr("Click to show the group’s queries")},
        {tr("Queries"), Qt::AlignRight, [this](int row) { return countText(row); },
         [this](int row) { return QVariant(static_cast<double>(queries(row))); },
         tr("Queries that count in both runs")},
        meanColumn(false)};
    if (!m_document.hasTwoRuns())
        return columns;
    columns.push_back(meanColumn(true));
    columns.push_back({QStringLiteral("Δ"), Qt::AlignRight,
                       [this](int row) {
                           const auto* both = comparison(row);
                           return both ? signedText(both->difference()) : none();
                       },
                       [this](int row) {
                           const auto* both = comparison(row);
                           return both ? QVariant(both->difference()) : QVariant();
                       },
                       tr("B minus A")});
    columns.push_back(
        {tr("95% CI of Δ"), Qt::AlignRight, [this](int row) { return intervalText(row); },
         [this](int row) { return intervalCells(row); }, tr("t interval of the mean difference"),
         QStringList{tr("95% CI of Δ: lower end"), tr("95% CI of Δ: upper end")}});
    columns.push_back(testColumn(PairedTest::T, tr("Paired t"),
                                 tr("Student’s paired t test, Holm-adjusted across the groups"),
                                 tr("paired t: Holm-adjusted p")));
    columns.push_back(testColumn(PairedTest::Randomisation, tr("Randomisation"),
                                 tr("Fisher’s randomisation test, Holm-adjusted across the groups"),
                                 tr("randomisation: Holm-adjusted p")));
    columns.push_back({tr("Won / tied / lost"),
                       Qt::AlignRight,
                       [this](int row) {
                           const auto* both = comparison(row);
                           return both ? QStringLiteral("%1 / %2 / %3")
                                             .arg(both->counts.won)
                                             .arg(both->counts.tied)
                                             .arg(both->counts.lost)
                                       : none();
                       },
                       {},
                       tr("Queries where B is better, equal or worse")});
    return columns;
}

TableColumn QueryGroupsModel::meanColumn(bool isB) const
{
    const QString heading = comparedName(m_document, isB ? m_document.runB() : m_document.runA());
    return {heading, Qt::AlignRight,
            [this, isB](int row) { return valueText(mean(row, isB), m_format); },
            [this, isB](int row) { return exactNumber(mean(row, isB)); }, heading};
}

TableColumn QueryGroupsModel::testColumn(PairedTest test, const QString& heading,
                                         const QString& about, const QString& whole) const
{
    return {heading,
            Qt::AlignRight,
            [this, test](int row) { return pText(row, test); },
            [this, test](int row) {
                const auto* both = comparison(row);
                return both && isDrawn(test) ? exactNumber(both->test(test).holm) : QVariant();
            },
            about,
            whole};
}

const CollectionGroup* QueryGroupsModel::group(int row) const
{
    const auto& groups = m_document.groups().groups();
    const auto place = static_cast<std::size_t>(row);
    return row >= 0 && place < groups.size() ? &groups[place] : nullptr;
}

/// The last row covers all queries; its p values are not adjusted.
const core::RunComparison* QueryGroupsModel::comparison(int row) const
{
    const auto& comparisons =
        group(row) ? m_document.groups().comparisons() : m_document.comparisons();
    const auto place = group(row) ? static_cast<std::size_t>(row) : m_document.measure();
    return place < comparisons.size() && comparisons[place].queries > 0 ? &comparisons[place]
                                                                        : nullptr;
}

QString QueryGroupsModel::nameAt(int row) const
{
    const CollectionGroup* found = group(row);
    return found ? QString::fromStdString(found->name) : tr("all queries");
}

std::size_t QueryGroupsModel::queries(int row) const
{
    if (const core::RunComparison* both = comparison(row))
        return both->queries;
    if (m_document.hasTwoRuns())
        return 0;
    const auto isCounted = [this](std::size_t query) {
        const auto counted =
            m_document.evaluation().counted(query, m_document.runA(), m_document.measure());
        return counted && *counted;
    };
    if (const CollectionGroup* found = group(row))
        return static_cast<std::size_t>(std::ranges::count_if(found->queries, isCounted));
    std::size_t count = 0;
    for (std::size_t query = 0; query < m_document.queryCount(); ++query)
        count += isCounted(query) ? 1 : 0;
    return count;
}

QString QueryGroupsModel::countText(int row) const
{
    const CollectionGroup* found = group(row);
    return found && found->isAwaited ? QStringLiteral("…") : QString::number(queries(row));
}

core::Value QueryGroupsModel::mean(int row, bool isB) const
{
    if (const core::RunComparison* both = comparison(row))
        return isB ? both->meanB : both->meanA;
    const std::size_t run = isB ? m_document.runB() : m_document.runA();
    if (const CollectionGroup* found = group(row))
        return m_document.groups().mean(*found, run);
    const auto& runs = m_document.evaluation().runs;
    return run < runs.size() ? runs[run].means[m_document.measure()]
                             : core::Value(core::Undefined::NothingRetrieved);
}

bool QueryGroupsModel::isDrawn(PairedTest test) const
{
    return !core::rowOf(test).drawsRounds ||
           (m_document.groups().areRoundsDrawn() && m_document.areRoundsDrawn());
}

QString QueryGroupsModel::pText(int row, PairedTest test) const
{
    const core::RunComparison* both = comparison(row);
    if (!both)
        return none();
    if (!isDrawn(test))
        return QStringLiteral("…");
    const core::TestedP& tested = both->test(test);
    const auto& p = group(row) ? tested.holm : tested.p;
    return p ? ui::pText(*p, m_format.locale) : none();
}

QString QueryGroupsModel::signedText(double number) const
{
    return differenceText(0.0, number, m_format.digits, m_format.locale);
}

QString QueryGroupsModel::intervalText(int row) const
{
    const core::RunComparison* both = comparison(row);
    return both && both->interval
               ? QStringLiteral("[%1, %2]")
                     .arg(signedText(both->interval->low), signedText(both->interval->high))
               : none();
}

QVariant QueryGroupsModel::intervalCells(int row) const
{
    core::TableCell low{"–", std::nullopt};
    core::TableCell high = low;
    if (const auto* both = comparison(row); both && both->interval) {
        low = {signedText(both->interval->low).toStdString(), both->interval->low};
        high = {signedText(both->interval->high).toStdString(), both->interval->high};
    }
    return QVariant::fromValue(std::vector{low, high});
}

QString QueryGroupsModel::rowSentence(int row) const
{
    const core::RunComparison* both = comparison(row);
    const CollectionGroup* found = group(row);
    if (found && found->isAwaited)
        return tr("%1: still calculating the values that its filter needs.").arg(nameAt(row));
    if (!both)
        return tr("%1, %n queries: mean %2.", nullptr, static_cast<int>(queries(row)))
            .arg(nameAt(row), valueText(mean(row, false), m_format));
    QStringList sentences{
        tr("%1, %n queries: A %2, B %3, difference %4.", nullptr, static_cast<int>(both->queries))
            .arg(nameAt(row), valueText(both->meanA, m_format), valueText(both->meanB, m_format),
                 signedText(both->difference()))};
    if (both->interval)
        sentences << tr("95% interval: %1; paired t, Holm-adjusted across the groups: %2.")
                         .arg(intervalText(row), pText(row, PairedTest::T));
    else if (!both->t)
        sentences << untestedText(both->t.error());
    if (found && found->isSaved)
        sentences << tr("Its queries come from a saved filter.");
    return joinedSentences(sentences);
}

QVariant QueryGroupsModel::told(int row, int column, int role) const
{
    switch (role) {
    case StrongRole:
        return !group(row);
    case DifferenceRole:
        if (column == Difference && comparison(row))
            return comparison(row)->difference();
        return {};
    default:
        return ColumnModel::told(row, column, role);
    }
}

}  // namespace ui
