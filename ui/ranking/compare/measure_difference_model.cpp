#include "ui/ranking/compare/measure_difference_model.h"

#include "core/evaluation/no_value.h"
#include "ui/measure/measure_words.h"
#include "ui/table/row_roles.h"
#include "ui/words/change_text.h"
#include "ui/words/no_value_text.h"

namespace ui {

MeasureDifferenceModel::MeasureDifferenceModel(const RankingDocument& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{}

std::optional<double> MeasureDifferenceModel::Row::difference() const
{
    const core::Value ofA = core::countedAs(a, noValue);
    const core::Value ofB = core::countedAs(b, noValue);
    return ofA && ofB ? std::optional(*ofB - *ofA) : std::nullopt;
}

void MeasureDifferenceModel::setFormat(const NumberFormat& format)
{
    m_format = format;
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void MeasureDifferenceModel::refresh()
{
    std::vector<Row> rows;
    if (m_document.hasTwoLists())
        for (const core::Measure measure : m_document.session().shown)
            rows.push_back(
                {m_document.definition(measure), m_document.valueIn(core::ListName::A, measure),
                 m_document.valueIn(core::ListName::B, measure), m_document.session().noValue});
    const bool isSameShape = rows.size() == m_rows.size();
    if (!isSameShape)
        beginResetModel();
    m_rows = std::move(rows);
    if (!isSameShape)
        endResetModel();
    else if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int MeasureDifferenceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MeasureDifferenceModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant MeasureDifferenceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return words(row);
    case Qt::TextAlignmentRole:
        return static_cast<int>(index.column() == Name ? Qt::AlignLeft : Qt::AlignRight);
    case DifferenceRole:
        return index.column() == Difference ? row.difference().value_or(0) : 0;
    case ExactRole:
        return exact(row, index.column());
    case StrongRole:
        return row.definition.measure == m_document.session().selected && index.column() == Name;
    default:
        return {};
    }
}

QString MeasureDifferenceModel::text(const Row& row, int column) const
{
    switch (column) {
    case Name:
        return QString::fromStdString(core::toText(row.definition));
    case ValueA:
        return countedText(row.a, row.noValue, m_format);
    case ValueB:
        return countedText(row.b, row.noValue, m_format);
    default:
        return differenceText(core::countedAs(row.a, row.noValue),
                              core::countedAs(row.b, row.noValue), m_format.digits,
                              m_format.locale);
    }
}

QVariant MeasureDifferenceModel::exact(const Row& row, int column) const
{
    const auto number = [](const auto& value) { return value ? QVariant(*value) : QVariant(); };
    switch (column) {
    case ValueA:
        return number(row.a);
    case ValueB:
        return number(row.b);
    case Difference:
        return number(row.difference());
    default:
        return {};
    }
}

QString MeasureDifferenceModel::words(const Row& row) const
{
    const auto value = [&](const core::Value& one) {
        return one ? valueText(one, m_format) : noValueText(one.reason(), row.noValue);
    };
    return tr("%1. A: %2; B: %3; B − A: %4")
        .arg(measureTitle(row.definition.measure), value(row.a), value(row.b),
             text(row, Difference));
}

QVariant MeasureDifferenceModel::headerData(int section, Qt::Orientation orientation,
                                            int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignVCenter |
                                (section == Name ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Measure");
    case ValueA:
        return tr("A");
    case ValueB:
        return tr("B");
    case Difference:
        return tr("B − A");
    default:
        return {};
    }
}

}  // namespace ui
