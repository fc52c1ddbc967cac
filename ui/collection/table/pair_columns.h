// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/import/collection_choices.h"
#include "core/foundation/tabular/column_choices.h"
#include "core/foundation/tabular/pair_layout.h"
#include "ui/toolkit/table/table_preview_model.h"

#include <QJsonObject>
#include <QList>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;

namespace ui {

class ColumnBoxes;

/// What the columns of a table of pairs contain: its first rows, with a list of choices below each
/// heading.
class PairColumns : public QWidget {
    Q_OBJECT
public:
    enum Role { Unread, Query, Document, Grade, Score, Rank };

    struct Table {
        QString name;  ///< the file's name
        core::TableStart start;
        std::optional<core::PairLayout> layout;  ///< as recognised with the choices
        std::vector<std::string> words;          ///< words used as grades
        std::string beginning = {};              ///< the text of the first rows
        bool isCut = false;                      ///< whether the file continues
    };

    /// The table at a file's beginning; nullopt if it is none, or cannot be read again.
    /// @param words used as grades
    static std::optional<Table> tableIn(const std::string& path,
                                        const core::CollectionChoices& choices,
                                        std::vector<std::string> words = {});

    explicit PairColumns(QWidget* parent = nullptr);

    void setTable(const Table& table, const core::ColumnChoices& given);
    /// The given choices with the user's changes; nullopt if grades in words are malformed.
    std::optional<core::ColumnChoices> choices() const;
    QLineEdit& gradeWords() { return *m_words; }
    ColumnBoxes& roles() { return *m_roles; }
signals:
    /// The choices are different.
    void changed();

private:
    QList<int> chosen() const;
    std::vector<std::string> namesWith(Role role) const;
    void showRaters();

    core::ColumnChoices m_given;
    QList<int> m_proposed;
    bool m_isRecognised = false;  ///< whether the headings identify the columns
    TablePreviewModel m_model;
    QLabel* m_caption;
    QTableView* m_view;
    ColumnBoxes* m_roles;
    QLabel* m_ratersName;
    QComboBox* m_raters;
    QLabel* m_wordsName;
    QLineEdit* m_words;
};

/// For reuse with tables that have the same headings.
QJsonObject toJson(const core::ColumnChoices& columns);
/// @return nullopt if invalid
std::optional<core::ColumnChoices> columnChoices(const QJsonObject& json);

}  // namespace ui
