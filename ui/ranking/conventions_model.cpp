#include "ui/ranking/conventions_model.h"

#include "core/metric/convention.h"
#include "core/metric/measure_table.h"
#include "core/metric/parameter_table.h"
#include "ui/table/row_roles.h"
#include "ui/words/measure_text.h"

#include <algorithm>

namespace ui {

namespace {

QString choiceOf(core::Parameter parameter, const core::Settings& settings)
{
    const core::ParameterRow& row = core::rowOf(parameter);
    const std::string value = row.text(settings);
    const auto choice = std::find(row.choices.begin(), row.choices.end(), value);
    if (choice == row.choices.end())
        return QString::fromStdString(value);
    return choiceLabel(parameter, static_cast<int>(choice - row.choices.begin()));
}

}  // namespace

ConventionsModel::ConventionsModel(RankingDocument& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    connect(&document, &RankingDocument::changed, this, &ConventionsModel::refresh);
    refresh();
}

void ConventionsModel::setFormat(const NumberFormat& format)
{
    m_format = format;
    refresh();
}

void ConventionsModel::refresh()
{
    std::vector<Row> rows;
    const core::Settings& inForce = m_document.session().settings;
    if (!core::conventionOf(inForce))
        rows.push_back(rowFor(tr("as set here"), inForce));
    for (const core::Convention& convention : core::conventions())
        rows.push_back(
            rowFor(QString::fromUtf8(convention.name), core::underConvention(inForce, convention)));
    const bool sameShape = rows.size() == m_rows.size();
    if (!sameShape)
        beginResetModel();
    m_rows = std::move(rows);
    if (!sameShape) {
        endResetModel();
        return;
    }
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

ConventionsModel::Row ConventionsModel::rowFor(const QString& name,
                                               const core::Settings& settings) const
{
    return {name, m_document.valueUnder(m_document.session().selected, settings),
            differences(settings), settings == m_document.session().settings};
}

QString ConventionsModel::differences(const core::Settings& settings) const
{
    QStringList rules;
    const core::Settings& inForce = m_document.session().settings;
    for (const core::Parameter parameter : core::rowOf(m_document.session().selected).parameters) {
        const core::ParameterRow& row = core::rowOf(parameter);
        if (row.text(settings) != row.text(inForce))
            rules << choiceOf(parameter, settings);
    }
    return rules.isEmpty() ? QString(QChar(0x2013)) : rules.join(tr(", "));
}

int ConventionsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ConventionsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ConventionsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Name    ? row.name
               : index.column() == Value ? valueText(row.value, m_format)
                                         : row.differs;
    case Qt::ToolTipRole:
        if (index.column() == Value && !row.value)
            return undefinedText(row.value.reason());
        return index.column() == Differs ? row.differs : QString();
    case Qt::TextAlignmentRole:
        return static_cast<int>(index.column() == Value ? Qt::AlignRight : Qt::AlignLeft);
    case CurrentRole:
        return row.inForce;
    case ExactRole:
        return index.column() == Value && row.value ? QVariant(*row.value) : QVariant();
    case SortRole:
        return row.value ? QVariant(*row.value) : QVariant();
    default:
        return {};
    }
}

QVariant ConventionsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignVCenter |
                                (section == Value ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Convention");
    case Value:
        return QString::fromStdString(
            core::toText({m_document.session().selected, m_document.session().cutoff, {}}));
    case Differs:
        return tr("differs in");
    default:
        return {};
    }
}

}  // namespace ui
