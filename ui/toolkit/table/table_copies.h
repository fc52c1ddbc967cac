// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table_text.h"

#include <QKeySequence>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>

class QMenu;
class QMimeData;
class QWidget;

namespace ui {

/// A widget whose tables share a caption.
class HasTableCaption {
public:
    /// What is measured, under which rules, on what data; whole sentences.
    virtual QString tableCaption() const = 0;

protected:
    HasTableCaption() = default;
    ~HasTableCaption() = default;
    Q_DISABLE_COPY_MOVE(HasTableCaption)
};

/// Copies and saves a table of the program, independent of the widget that shows it: in every
/// format, with numbers as shown or at full precision, with a caption. Owned by the widget that
/// shows the table.
class TableCopies : public QObject {
    Q_OBJECT
public:
    /// @param shown its accessible name names the table
    explicit TableCopies(QWidget& shown);

    QWidget& shown() const { return m_shown; }
    QString name() const;
    virtual bool hasRows() const = 0;
    /// Copies the table as TSV and HTML for spreadsheets; no cell starts a formula.
    virtual void copyWhole() = 0;
    /// Copies as text in that format; TSV as in copyWhole().
    virtual void copyAs(core::TableFormat format) = 0;
    /// Saves the whole table, of any length. @return why it was not written; none on success
    virtual std::optional<QString> save(const QString& path, core::TableFormat format) = 0;
    bool isFull() const;  ///< numbers are exported at full precision
    void setFull(bool isFull);

    /// @param tsv,html rows for pasting into a spreadsheet
    static std::unique_ptr<QMimeData> pastedRows(const std::string& tsv, const std::string& html);

    /// Adds "Copy table as" and "Save" to a menu that covers several tables.
    void fillCopies(QMenu& menu);
    /// Adds all commands for the whole table.
    /// @param key also copies it; empty: none does
    void fillWhole(QMenu& menu, const QKeySequence& key);

protected:
    void bringUpToDate();
    core::TablePrecision precision() const;
    /// Sets the table's caption and label: its name, and what describes its neighbours too.
    void describe(core::Table& table) const;
    static std::unique_ptr<QMimeData> tableMime(const std::string& text, core::TableFormat format);
    void say(const QString& sentence);

private:
    void saveAs();

    QWidget& m_shown;
};

}  // namespace ui
