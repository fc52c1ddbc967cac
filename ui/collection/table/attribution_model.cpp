// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/table/attribution_model.h"

#include "core/metrics/measures/measure_table.h"
#include "ui/text/words/number_format.h"
#include "ui/text/words/shift_text.h"
#include "ui/toolkit/table/row_roles.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace ui {

namespace {

QString rankOf(const std::optional<std::size_t>& rank)
{
    return rank ? QString::number(*rank) : QString(QChar(0x2014));
}

}  // namespace

AttributionModel::AttributionModel(QObject* parent)
    : ColumnModel(parent)
{
    setColumns([this] {
        return std::vector<TableColumn>{
            {tr("Document"), Qt::AlignLeft, [this](int row) { return nameAt(row); }},
            {tr("Grade"), Qt::AlignHCenter,
             [this](int row) {
                 const core::Grade grade = share(row).grade;
                 return grade.hasValue() ? gradeText(grade, m_format.locale) : QStringLiteral("?");
             },
             [this](int row) {
                 const core::Grade grade = share(row).grade;
                 return grade.hasValue() ? QVariant(grade.value()) : QVariant();
             }},
            {tr("A → B"), Qt::AlignRight,
             [this](int row) {
                 return QStringLiteral("%1 → %2").arg(rankOf(share(row).ranks.inA),
                                                      rankOf(share(row).ranks.inB));
             }},
            {{},
             Qt::AlignRight,
             [this](int row) { return m_differences[row]; },
             [this](int row) { return share(row).difference(); }}};
    });
}

void AttributionModel::setDifference(std::shared_ptr<const QueryDifference> difference,
                                     const core::MeasureSpec& definition, double topGrade)
{
    const std::string_view measure = core::rowOf(definition.measure).name;
    setHeading(Difference, [measure] {
        //: A column's heading: the difference of a measure
        return tr("Δ %1").arg(QString::fromUtf8(measure.data(), qsizetype(measure.size())));
    });
    beginResetModel();
    m_difference = std::move(difference);
    m_topGrade = std::max(1.0, topGrade);
    m_rows.clear();
    m_axis = {};
    for (int row = 0; row < rowCount(); ++row) {
        m_rows.insert(QString::fromStdString(share(row).document), row);
        m_axis = m_axis.with(share(row).difference());
    }
    putTexts();
    endResetModel();
}

void AttributionModel::formatChanged()
{
    putTexts();
    rowsChanged();
}

void AttributionModel::putTexts()
{
    std::vector<double> parts;
    for (int row = 0; row < rowCount(); ++row)
        parts.push_back(share(row).difference());
    m_differences = apportionedTexts(parts, m_format.digits, m_format.locale);
    const QString zero = decimalText(0, m_format.digits, m_format.locale);
    for (int row = 0; row < rowCount(); ++row)
        if (share(row).difference() > 0 && m_differences[row] != zero)
            m_differences[row].prepend(QLatin1Char('+'));
}

void AttributionModel::setCurrentDocument(const QString& id)
{
    const auto before = rowOf(m_current);
    m_current = id;
    for (const auto& row : {before, rowOf(id)})
        rowChanged(row, {CurrentRole});
}

const core::DocumentShare& AttributionModel::share(int row) const
{
    return m_difference->attribution.documents[static_cast<std::size_t>(row)];
}

QString AttributionModel::idOf(int row) const
{
    return row >= 0 && row < rowCount() ? QString::fromStdString(share(row).document) : QString();
}

std::optional<int> AttributionModel::rowOf(const QString& id) const
{
    const auto found = m_rows.find(id);
    return found == m_rows.end() ? std::nullopt : std::optional(found.value());
}

int AttributionModel::rows() const
{
    return m_difference ? static_cast<int>(m_difference->attribution.documents.size()) : 0;
}

QVariant AttributionModel::told(int row, int column, int role) const
{
    const core::Grade grade = share(row).grade;
    switch (role) {
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return words(row);
    case ChipRole:
        return column == Grade ? QVariant(grade.earning() / m_topGrade) : QVariant();
    case UnjudgedRole:
        return column == Grade && !grade.hasValue();
    case SortRole:
    case DifferenceRole:
        return column == Difference ? share(row).difference() : 0.0;
    case WhiskerRole:
        return m_axis.width() > 0 ? QVariant::fromValue(barWhisker(share(row).difference(), m_axis))
                                  : QVariant();
    case WordsRole:
        return column == Name && nameAt(row) != idOf(row);
    case CurrentRole:
        return rowOf(m_current) == row;
    default:
        return {};
    }
}

QString AttributionModel::nameAt(int row) const
{
    return QString::fromStdString(m_difference->names[static_cast<std::size_t>(row)]);
}

QString AttributionModel::words(int row) const
{
    const core::DocumentShare& document = share(row);
    const QString place = twoRanksSentence(nameAt(row), document.ranks);
    const QString judgment = document.grade.hasValue()
                                 ? tr("grade %1").arg(gradeText(document.grade, m_format.locale))
                                 : tr("unjudged");
    return tr("%1; %2. It adds %3 to A and %4 to B: %5.")
        .arg(place, judgment, valueText(document.inA, m_format), valueText(document.inB, m_format),
             m_differences[row]);
}

}  // namespace ui
