// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/list/document_list_model.h"

#include "core/foundation/text/ascii.h"
#include "ui/text/words/number_format.h"
#include "ui/text/words/typed_double.h"
#include "ui/toolkit/table/row_roles.h"

#include <QLocale>

#include <algorithm>
#include <functional>
#include <string>
#include <unordered_map>
#include <utility>

namespace ui {

namespace {

std::optional<core::Grade> readGrade(const QString& typed)
{
    const std::string text = typed.trimmed().toStdString();
    if (text.empty() || text == "u" || text == "U" || text == "?" || text == "-")
        return core::Grade::unjudged();
    const auto number = typedNumber(typed);
    return number ? std::optional(core::Grade(*number)) : std::nullopt;
}

std::size_t keyOf(const core::RankedItem& document)
{
    return std::hash<std::string>()(document.id);
}

std::vector<std::size_t> keysOf(const std::vector<core::RankedItem>& documents)
{
    std::vector<std::size_t> keys(documents.size());
    std::ranges::transform(documents, keys.begin(), keyOf);
    return keys;
}

}  // namespace

DocumentListModel::DocumentListModel(RankingDocument& document, Section section, QObject* parent)
    : ColumnModel(parent)
    , m_document(document)
    , m_section(section)
    , m_keys(keysOf(document.documents(section)))
    , m_currentRank(document.currentRank())
    , m_topGrade(document.topGrade())
    , m_cutoff(document.session().cutoff)
{
    setColumns([this] {
        return std::vector<TableColumn>{
            {{},
             Qt::AlignLeft,
             [this](int) { return isRanked() ? QString(QChar(0x283F)) : QString(); },
             {},
             {},
             {},
             Qt::AlignRight},
            {isRanked() ? tr("#") : QString(), Qt::AlignRight,
             [this](int row) { return isRanked() ? QString::number(row + 1) : QString(); },
             [this](int row) { return isRanked() ? QVariant(row + 1.0) : QVariant(); }},
            {tr("Document"), Qt::AlignLeft, [this](int row) { return nameOf(at(row)); }},
            {tr("Grade"), Qt::AlignRight,
             [this](int row) { return gradeText(at(row).grade, QLocale::c()); },
             [this](int row) {
                 const core::Grade grade = at(row).grade;
                 return grade.hasValue() ? QVariant(grade.value()) : QVariant();
             }}};
    });
    connect(&document, &RankingDocument::listChanged, this, &DocumentListModel::follow);
    connect(&document, &RankingDocument::changed, this, &DocumentListModel::refresh);
    connect(&document, &RankingDocument::currentRankChanged, this, &DocumentListModel::markCurrent);
}

/// A removed document that still has a row is shown empty.
const core::RankedItem& DocumentListModel::at(int row) const
{
    static const core::RankedItem gone;
    const auto& documents = m_document.documents(m_section);
    const auto place = static_cast<std::size_t>(row);
    return place < documents.size() ? documents[place] : gone;
}

QVariant DocumentListModel::told(int row, int column, int role) const
{
    const core::RankedItem& document = at(row);
    switch (role) {
    case Qt::EditRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case Qt::AccessibleTextRole:
        return accessibleText(row, column);
    case ChipRole:
        return column == Grade ? QVariant(document.grade.earning() / m_topGrade) : QVariant();
    case UnjudgedRole:
        return column == Grade && !document.grade.hasValue();
    case CurrentRole:
        return isCurrent(row);
    case DimmedRole:
        return isPastCutoff(row);
    case HandleRole:
        return column == Grip;
    case WordsRole:
        return column == Name && !document.title.empty();
    case MatchRole:
        return column == Name && m_search.finds(document, static_cast<std::size_t>(row));
    default:
        return {};
    }
}

QString DocumentListModel::toolTip(int row, int column) const
{
    const core::RankedItem& document = at(row);
    if (column == Grip)
        return tr(
            "Drag to another rank, or press Alt+Up or Alt+Down. Selected documents move together.");
    if (column == Grade)
        return document.grade.hasValue()
                   ? tr("Type a digit to grade, or U for unjudged. Press F2 to enter any number.")
                   : tr("Unjudged: earns no gain and does not count toward judged@k. Type a digit "
                        "to grade it.");
    return document.title.empty() ? QString() : QString::fromStdString(document.id);
}

/// Screen readers read a row cell by cell: the name's cell says it all, the others themselves.
QString DocumentListModel::accessibleText(int row, int column) const
{
    if (column != Name)
        return column == Grip ? QStringLiteral(" ") : text(row, column);
    const core::RankedItem& document = at(row);
    const QString grade = document.grade.hasValue()
                              ? tr("grade %1").arg(gradeText(document.grade, QLocale::c()))
                              : tr("unjudged");
    if (!isRanked())
        return tr("%1, %2, not retrieved").arg(nameOf(document), grade);
    return tr("Rank %1 of %2: %3, %4").arg(row + 1).arg(rows()).arg(nameOf(document), grade);
}

bool DocumentListModel::isCurrent(int row) const
{
    return isRanked() && m_currentRank && *m_currentRank == static_cast<std::size_t>(row) + 1;
}

bool DocumentListModel::isPastCutoff(int row) const
{
    return isRanked() && static_cast<std::size_t>(row) >= m_document.session().cutoff;
}

Qt::ItemFlags DocumentListModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool editable = index.column() == Name || index.column() == Grade;
    return Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren |
           (editable ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

bool DocumentListModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const auto row = static_cast<std::size_t>(index.row());
    if (index.column() == Name) {
        m_document.rename(m_section, row, value.toString());
        return true;
    }
    const auto grade = readGrade(value.toString());
    if (index.column() != Grade)
        return false;
    if (!grade) {
        emit refused(tr("“%1” is not a grade. Enter a number such as 2.5, or u for unjudged.")
                         .arg(value.toString()));
        return false;
    }
    m_document.setGrade(m_section, {&row, 1}, *grade);
    return true;
}

void DocumentListModel::follow(const ListChange& change)
{
    if (change.kind == ListChange::Kind::Replaced) {
        replaceRows();
        return;
    }
    if (change.section != m_section)
        return;
    const auto& source = m_document.documents(m_section);
    const auto first = static_cast<int>(change.row);
    const auto last = static_cast<int>(change.last);
    switch (change.kind) {
    case ListChange::Kind::Altered:
        std::transform(source.begin() + first, source.begin() + last + 1, m_keys.begin() + first,
                       keyOf);
        emit dataChanged(index(first, 0), index(last, Grade));
        break;
    case ListChange::Kind::Inserted:
        beginInsertRows({}, first, last);
        m_keys.insert(m_keys.begin() + first, change.last - change.row + 1, 0);
        std::transform(source.begin() + first, source.begin() + last + 1, m_keys.begin() + first,
                       keyOf);
        endInsertRows();
        break;
    case ListChange::Kind::Removed:
        beginRemoveRows({}, first, last);
        m_keys.erase(m_keys.begin() + first, m_keys.begin() + last + 1);
        endRemoveRows();
        break;
    case ListChange::Kind::Reordered:
        reorderRows({change.row, {change.order.begin(), change.order.end()}});
        break;
    case ListChange::Kind::Replaced:
        break;
    }
}

void DocumentListModel::reorderRows(const core::Reordering& reordering)
{
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    core::reorder(m_keys, reordering);
    const core::Reordering back = core::inverse(reordering);
    moveHeldIndexes([&](int row) {
        const auto place = static_cast<std::size_t>(row) - reordering.first;
        return place < back.order.size() ? static_cast<int>(reordering.first + back.order[place])
                                         : row;
    });
    emit layoutChanged({}, VerticalSortHint);
}

void DocumentListModel::replaceRows()
{
    std::vector<std::size_t> next = keysOf(m_document.documents(m_section));
    if (next.size() != m_keys.size() || next == m_keys) {
        replace(m_keys, std::move(next));
        return;
    }
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const std::vector<std::size_t> before = std::exchange(m_keys, std::move(next));
    std::unordered_map<std::size_t, int> rowOf;
    for (std::size_t row = 0; row < m_keys.size(); ++row)
        rowOf.emplace(m_keys[row], static_cast<int>(row));
    moveHeldIndexes([&](int row) {
        const auto found = rowOf.find(before[static_cast<std::size_t>(row)]);
        return found == rowOf.end() ? -1 : found->second;
    });
    emit layoutChanged({}, VerticalSortHint);
}

/// follow() has handled edited rows; this updates what affects all rows.
void DocumentListModel::refresh()
{
    const std::size_t cutoff = m_document.session().cutoff;
    const double topGrade = m_document.topGrade();
    const bool isOther = topGrade != m_topGrade || cutoff != m_cutoff;
    m_topGrade = topGrade;
    m_cutoff = cutoff;
    if (isOther)
        rowsChanged();
}

void DocumentListModel::mark(const DocumentSearch& search)
{
    m_search = search;
    rowsChanged({MatchRole});
}

void DocumentListModel::markCurrent(std::optional<std::size_t> rank)
{
    for (const auto changed : {std::exchange(m_currentRank, rank), rank})
        if (changed)
            rowChanged(static_cast<int>(*changed) - 1, {CurrentRole});
}

}  // namespace ui
