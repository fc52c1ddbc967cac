#include "ui/collection/files_model.h"

#include "ui/collection/collection_document.h"
#include "ui/table/row_roles.h"
#include "ui/words/finding_text.h"

#include <QFileInfo>

namespace ui {

FilesModel::FilesModel(const CollectionDocument& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{}

void FilesModel::reset()
{
    beginResetModel();
    m_rows.clear();
    const auto& files = m_document.collection().files;
    for (std::size_t file = 0; file < files.size(); ++file) {
        m_rows.push_back({file, std::nullopt});
        for (std::size_t finding = 0; finding < files[file].findings.size(); ++finding)
            m_rows.push_back({file, finding});
    }
    endResetModel();
}

std::size_t FilesModel::findingCount() const
{
    std::size_t count = 0;
    for (const core::CollectionFile& file : m_document.collection().files)
        count += file.findings.size();
    return count;
}

const core::CollectionFile& FilesModel::fileOf(const Row& row) const
{
    return m_document.collection().files[row.file];
}

QString FilesModel::about(const Row& row) const
{
    const core::CollectionFile& file = fileOf(row);
    if (row.finding)
        return findingText(file.findings[*row.finding]);
    const QString format = QString::fromStdString(file.format);
    return file.lines == 0 ? format
                           : tr("%1, %n lines", nullptr, static_cast<int>(file.lines)).arg(format);
}

int FilesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FilesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FilesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const QString path = QString::fromStdString(fileOf(row).path);
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == About)
            return about(row);
        return row.finding ? QString() : QFileInfo(path).fileName();
    case Qt::ToolTipRole:
        return row.finding ? about(row) : path;
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(QFileInfo(path).fileName(), about(row));
    case StrongRole:
        return !row.finding && index.column() == File;
    default:
        return {};
    }
}

QVariant FilesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == File ? tr("File") : tr("What it holds and what was met");
}

}  // namespace ui
