#include "ui/ranking/list/document_list_model.h"

#include "core/text/ascii.h"
#include "core/text/number_text.h"
#include "ui/table/row_roles.h"
#include "ui/words/number_text.h"

#include <QLocale>

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace ui {

namespace {

std::optional<core::Grade> readGrade(const QString& typed)
{
    const std::string text = typed.trimmed().toStdString();
    if (text.empty() || text == "u" || text == "U" || text == "?" || text == "-")
        return core::Grade::unjudged();
    double number = 0;
    if (!core::readNumber(text, number))
        return std::nullopt;
    return core::Grade(number);
}

}  // namespace

DocumentListModel::DocumentListModel(RankingDocument& document, Section section, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_section(section)
    , m_rows(document.documents(section))
    , m_currentRank(document.currentRank())
    , m_topGrade(document.topGrade())
{
    connect(&document, &RankingDocument::listChanged, this, &DocumentListModel::follow);
    connect(&document, &RankingDocument::changed, this, &DocumentListModel::refresh);
    connect(&document, &RankingDocument::currentRankChanged, this, &DocumentListModel::markCurrent);
}

int DocumentListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DocumentListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DocumentListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const core::Document& document = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(index);
    case Qt::EditRole:
        return index.column() == Name ? QVariant(nameOf(document)) : text(index);
    case Qt::ToolTipRole:
        return toolTip(index);
    case Qt::AccessibleTextRole:
        return accessibleText(index);
    case Qt::TextAlignmentRole:
        return static_cast<int>(index.column() == Name || index.column() == Grip ? Qt::AlignLeft
                                                                                 : Qt::AlignRight);
    case ChipRole:
        return index.column() == Grade ? QVariant(document.grade.earning() / m_topGrade)
                                       : QVariant();
    case UnjudgedRole:
        return index.column() == Grade && !document.grade.hasValue();
    case CurrentRole:
        return isCurrent(index.row());
    case DimmedRole:
        return isPastCutoff(index.row());
    case ExactRole:
        return exact(index);
    case HandleRole:
        return index.column() == Grip;
    case MatchRole:
        return index.column() == Name &&
               m_search.finds(document, static_cast<std::size_t>(index.row()));
    default:
        return {};
    }
}

QVariant DocumentListModel::exact(const QModelIndex& index) const
{
    const core::Grade grade = m_rows[static_cast<std::size_t>(index.row())].grade;
    if (index.column() == Rank && m_section == Section::Ranked)
        return index.row() + 1.0;
    return index.column() == Grade && grade.hasValue() ? QVariant(grade.value()) : QVariant();
}

QVariant DocumentListModel::text(const QModelIndex& index) const
{
    const core::Document& document = m_rows[static_cast<std::size_t>(index.row())];
    switch (index.column()) {
    case Grip:
        return m_section == Section::Ranked ? QString(QChar(0x283F)) : QString();
    case Rank:
        return m_section == Section::Ranked ? QString::number(index.row() + 1) : QString();
    case Name:
        return nameOf(document);
    case Grade:
        return gradeText(document.grade, QLocale::c());
    default:
        return {};
    }
}

QVariant DocumentListModel::toolTip(const QModelIndex& index) const
{
    const core::Document& document = m_rows[static_cast<std::size_t>(index.row())];
    if (index.column() == Grip)
        return tr(
            "Drag to another rank, or press Alt+Up and Alt+Down; what is selected moves together");
    if (index.column() == Grade)
        return document.grade.hasValue()
                   ? tr("Type a digit to grade, U for unjudged, F2 for any number")
                   : tr("Unjudged: earns nothing and is not counted as judged. Type a digit to "
                        "grade it.");
    return document.title.empty() ? QString() : QString::fromStdString(document.id);
}

QVariant DocumentListModel::accessibleText(const QModelIndex& index) const
{
    const core::Document& document = m_rows[static_cast<std::size_t>(index.row())];
    const QString grade = document.grade.hasValue()
                              ? tr("grade %1").arg(gradeText(document.grade, QLocale::c()))
                              : tr("unjudged");
    if (m_section == Section::NotRetrieved)
        return tr("%1, %2, not retrieved").arg(nameOf(document), grade);
    return tr("Rank %1 of %2: %3, %4")
        .arg(index.row() + 1)
        .arg(m_rows.size())
        .arg(nameOf(document), grade);
}

bool DocumentListModel::isCurrent(int row) const
{
    return m_section == Section::Ranked && m_currentRank &&
           *m_currentRank == static_cast<std::size_t>(row) + 1;
}

bool DocumentListModel::isPastCutoff(int row) const
{
    return m_section == Section::Ranked &&
           static_cast<std::size_t>(row) >= m_document.session().cutoff;
}

QVariant DocumentListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignVCenter |
                                (section == Name ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Rank:
        return m_section == Section::Ranked ? tr("#") : QString();
    case Name:
        return tr("Document");
    case Grade:
        return tr("Grade");
    default:
        return QString();
    }
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
    if (index.column() != Grade || !grade)
        return false;
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
        std::copy(source.begin() + first, source.begin() + last + 1, m_rows.begin() + first);
        emit dataChanged(index(first, 0), index(last, ColumnCount - 1));
        break;
    case ListChange::Kind::Inserted:
        beginInsertRows({}, first, last);
        m_rows.insert(m_rows.begin() + first, source.begin() + first, source.begin() + last + 1);
        endInsertRows();
        break;
    case ListChange::Kind::Removed:
        beginRemoveRows({}, first, last);
        m_rows.erase(m_rows.begin() + first, m_rows.begin() + last + 1);
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
    core::reorder(m_rows, reordering);
    const core::Reordering back = core::inverse(reordering);
    moveHeldIndexes([&](int row) {
        const auto place = static_cast<std::size_t>(row) - reordering.first;
        return place < back.order.size() ? static_cast<int>(reordering.first + back.order[place])
                                         : row;
    });
    emit layoutChanged({}, VerticalSortHint);
}

void DocumentListModel::moveHeldIndexes(const std::function<int(int)>& rowAfter)
{
    const QModelIndexList held = persistentIndexList();
    QModelIndexList moved;
    moved.reserve(held.size());
    for (const QModelIndex& before : held)
        moved << index(rowAfter(before.row()), before.column());
    changePersistentIndexList(held, moved);
}

void DocumentListModel::replaceRows()
{
    const auto& source = m_document.documents(m_section);
    if (source.size() != m_rows.size()) {
        beginResetModel();
        m_rows = source;
        endResetModel();
        return;
    }
    const auto isSame = [](const core::Document& a, const core::Document& b) {
        return a.id == b.id;
    };
    if (std::equal(m_rows.begin(), m_rows.end(), source.begin(), isSame)) {
        m_rows = source;
        if (!m_rows.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const std::vector<core::Document> before = std::exchange(m_rows, source);
    std::unordered_map<std::string_view, int> rowOf;
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        rowOf.emplace(m_rows[row].id, static_cast<int>(row));
    moveHeldIndexes([&](int row) {
        const auto found = rowOf.find(before[static_cast<std::size_t>(row)].id);
        return found == rowOf.end() ? -1 : found->second;
    });
    emit layoutChanged({}, VerticalSortHint);
}

void DocumentListModel::refresh()
{
    m_topGrade = m_document.topGrade();
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void DocumentListModel::mark(const DocumentSearch& search)
{
    m_search = search;
    if (!m_rows.empty())
        emit dataChanged(index(0, Name), index(rowCount() - 1, Name), {MatchRole});
}

void DocumentListModel::markCurrent(std::optional<std::size_t> rank)
{
    const auto before = std::exchange(m_currentRank, rank);
    for (const auto changedRank : {before, rank}) {
        if (!changedRank || *changedRank > m_rows.size())
            continue;
        const int row = static_cast<int>(*changedRank) - 1;
        emit dataChanged(index(row, 0), index(row, ColumnCount - 1), {CurrentRole});
    }
}

}  // namespace ui
