// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/table/column_model.h"

#include <QString>

#include <cstddef>
#include <optional>

namespace ui {

class CollectionDocument;

/// A file, or a warning about it.
struct FileRow {
    std::size_t file = 0;
    std::optional<std::size_t> diagnostic;  ///< nullopt: the file itself
    bool isUnread = false;                  ///< `file` is an index into the unread files
};

/// The files of a collection, each followed by its warnings, and those that were not read; one row
/// each.
class FilesModel : public RowsModel<FileRow> {
    Q_OBJECT
public:
    enum Column { File, About };

    explicit FilesModel(const CollectionDocument& document, QObject* parent = nullptr);

    /// Whether warnings quote the text that they found, which may be an id.
    void setQuoting(bool quotes) { m_quotes = quotes; }
    /// Everything may have changed.
    void reset();
    /// The number of warnings in all files.
    std::size_t diagnosticCount() const;
    /// The path of the row's file if it is missing; else empty.
    QString missingAt(int row) const;

private:
    QVariant told(int row, int column, int role) const override;
    using Row = FileRow;

    QString pathOf(const Row& row) const;
    QString fileOf(const Row& row) const;
    QString about(const Row& row) const;

    const CollectionDocument& m_document;
    bool m_quotes = true;
};

}  // namespace ui
