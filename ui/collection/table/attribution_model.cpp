#include "ui/collection/table/attribution_model.h"

#include "core/metric/measure_table.h"
#include "ui/table/row_roles.h"
#include "ui/words/shift_text.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace ui {

void AttributionModel::setDifference(std::shared_ptr<const QueryDifference> difference,
                                     const core::Definition& definition, double topGrade)
{
    beginResetModel();
    m_difference = std::move(difference);
    m_definition = definition;
    m_topGrade = std::max(1.0, topGrade);
    m_rows.clear();
    for (int row = 0; row < rowCount(); ++row)
        m_rows.insert(QString::fromStdString(share(row).document), row);
    putTexts();
    endResetModel();
}

void AttributionModel::setFormat(const NumberFormat& format)
{
    m_format = format;
    putTexts();
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
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
        if (row)
            emit dataChanged(index(*row, 0), index(*row, ColumnCount - 1), {CurrentRole});
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

int AttributionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_difference
               ? 0
               : static_cast<int>(m_difference->attribution.documents.size());
}

int AttributionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant AttributionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const core::Grade grade = share(index.row()).grade;
    const bool isChip = index.column() == Grade;
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return words(index.row());
    case Qt::TextAlignmentRole:
        return static_cast<int>(index.column() == Name ? Qt::AlignLeft
                                : isChip               ? Qt::AlignHCenter
                                                       : Qt::AlignRight);
    case ChipRole:
        return isChip ? QVariant(grade.earning() / m_topGrade) : QVariant();
    case UnjudgedRole:
        return isChip && !grade.hasValue();
    case ExactRole:
        if (index.column() == Difference)
            return share(index.row()).difference();
        return isChip && grade.hasValue() ? QVariant(grade.value()) : QVariant();
    case SortRole:
    case DifferenceRole:
        return index.column() == Difference ? share(index.row()).difference() : 0.0;
    case CurrentRole:
        return rowOf(m_current) == index.row();
    default:
        return {};
    }
}

QString AttributionModel::text(int row, int column) const
{
    const core::DocumentShare& document = share(row);
    const auto rank = [](const std::optional<std::size_t>& number) {
        return number ? QString::number(*number) : QString(QChar(0x2014));
    };
    switch (column) {
    case Name:
        return QString::fromStdString(m_difference->names[static_cast<std::size_t>(row)]);
    case Grade:
        return document.grade.hasValue() ? gradeText(document.grade, m_format.locale)
                                         : QStringLiteral("?");
    case Ranks:
        return QStringLiteral("%1 → %2").arg(rank(document.ranks.inA), rank(document.ranks.inB));
    default:
        return m_differences[row];
    }
}

QString AttributionModel::words(int row) const
{
    const core::DocumentShare& document = share(row);
    const QString place = twoRanksSentence(text(row, Name), document.ranks);
    const QString judgment = document.grade.hasValue()
                                 ? tr("grade %1").arg(gradeText(document.grade, m_format.locale))
                                 : tr("unjudged");
    return tr("%1; %2. It adds %3 to A and %4 to B: %5.")
        .arg(place, judgment, valueText(document.inA, m_format), valueText(document.inB, m_format),
             text(row, Difference));
}

QVariant AttributionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignVCenter | (section == Name    ? Qt::AlignLeft
                                                    : section == Grade ? Qt::AlignHCenter
                                                                       : Qt::AlignRight));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Document");
    case Grade:
        return tr("Grade");
    case Ranks:
        return tr("A → B");
    case Difference: {
        const std::string_view name = core::rowOf(m_definition.measure).name;
        //: A column's heading: the difference of a measure
        return tr("Δ %1").arg(QString::fromUtf8(name.data(), qsizetype(name.size())));
    }
    default:
        return {};
    }
}

}  // namespace ui
