#pragma once

#include "ui/table/column_model.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace core {
struct CollectionFile;
}

namespace ui {

class CollectionDocument;

/// The files of a collection, each followed by what was met in it, and those that were not read: a
/// row each.
class FilesModel : public ColumnModel {
    Q_OBJECT
public:
    enum Column { File, About };

    explicit FilesModel(const CollectionDocument& document, QObject* parent = nullptr);

    /// Everything may differ.
    void reset();
    /// How many things were met in all files.
    std::size_t findingCount() const;
    /// The path of the row's file, where it is to be located; empty: it is there.
    QString missingAt(int row) const;

private:
    int rows() const override;
    QVariant told(int row, int column, int role) const override;
    struct Row {
        std::size_t file = 0;
        std::optional<std::size_t> finding;  ///< none: the file itself
        bool isUnread = false;               ///< `file` counts those that were not read
    };

    const Row& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    QString pathOf(const Row& row) const;
    QString fileOf(const Row& row) const;
    QString about(const Row& row) const;

    const CollectionDocument& m_document;
    std::vector<Row> m_rows;
};

}  // namespace ui
