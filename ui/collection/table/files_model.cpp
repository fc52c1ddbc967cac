// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/table/files_model.h"

#include "ui/collection/document/collection_document.h"
#include "ui/text/import/diagnostic_text.h"
#include "ui/text/import/format_text.h"
#include "ui/text/import/unread_text.h"
#include "ui/toolkit/table/row_roles.h"

#include <QFileInfo>

namespace ui {

FilesModel::FilesModel(const CollectionDocument& document, QObject* parent)
    : RowsModel(parent)
    , m_document(document)
{
    setColumns([this] {
        return std::vector<TableColumn>{
            {tr("File"), Qt::AlignLeft,
             [this](int row) { return at(row).diagnostic ? QString() : fileOf(at(row)); }},
            {tr("Contents and warnings"), Qt::AlignLeft,
             [this](int row) { return about(at(row)); }}};
    });
}

void FilesModel::reset()
{
    beginResetModel();
    m_rows.clear();
    const auto& files = m_document.collection().files;
    for (std::size_t file = 0; file < files.size(); ++file) {
        m_rows.push_back({file, std::nullopt});
        for (std::size_t diagnostic = 0; diagnostic < files[file].diagnostics.size(); ++diagnostic)
            m_rows.push_back({file, diagnostic});
    }
    for (std::size_t file = 0; file < m_document.unread().files.size(); ++file)
        m_rows.push_back({file, std::nullopt, true});
    endResetModel();
}

std::size_t FilesModel::diagnosticCount() const
{
    std::size_t count = 0;
    for (const core::CollectionFile& file : m_document.collection().files)
        count += file.diagnostics.size();
    return count;
}

QString FilesModel::pathOf(const Row& row) const
{
    return QString::fromStdString(row.isUnread ? m_document.unread().files[row.file].path
                                               : m_document.collection().files[row.file].path);
}

QString FilesModel::fileOf(const Row& row) const
{
    return QFileInfo(pathOf(row)).fileName();
}

QString FilesModel::missingAt(int row) const
{
    const Row& shown = at(row);
    if (!shown.isUnread)
        return {};
    const core::UnreadFile& file = m_document.unread().files[shown.file];
    return file.why && !m_document.unread().named.empty() ? pathOf(shown) : QString();
}

QString FilesModel::about(const Row& row) const
{
    if (row.isUnread)
        return unreadReason(m_document.unread().files[row.file]);
    const core::CollectionFile& file = m_document.collection().files[row.file];
    if (row.diagnostic) {
        core::Diagnostic diagnostic = file.diagnostics[*row.diagnostic];
        if (!m_quotes) {
            diagnostic.sample.clear();
            diagnostic.refusals.clear();
        }
        return diagnosticText(diagnostic, m_document.rules().ownDocument);
    }
    const QString format = formatText(file.format);
    return file.lines == 0
               ? format
               : groupedText(tr("%1, %n lines", nullptr, static_cast<int>(file.lines)), file.lines)
                     .arg(format);
}

QVariant FilesModel::told(int row, int column, int role) const
{
    const Row& shown = at(row);
    switch (role) {
    case Qt::ToolTipRole:
        return shown.diagnostic ? about(shown) : pathOf(shown);
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(fileOf(shown), about(shown));
    case StrongRole:
        return !shown.diagnostic && column == File;
    default:
        return {};
    }
}

}  // namespace ui
