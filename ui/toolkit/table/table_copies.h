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

/// A widget whose tables have something in common that a caption tells.
class HasTableCaption {
public:
    /// What is measured, by which conventions, on what data; whole sentences.
    virtual QString tableCaption() const = 0;

protected:
    HasTableCaption() = default;
    ~HasTableCaption() = default;
    Q_DISABLE_COPY_MOVE(HasTableCaption)
};

/// How a table of the program is copied and saved, whatever shows it: in every format, with numbers
/// as they are shown or at full precision, under a caption. It belongs to the widget that shows the
/// table.
class TableCopies : public QObject {
    Q_OBJECT
public:
    /// @param shown its accessible name is the table's
    explicit TableCopies(QWidget& shown);

    QWidget& shown() const { return m_shown; }
    QString name() const;
    virtual bool hasRows() const = 0;
    /// The table as TSV and HTML, as a spreadsheet pastes it: none of its cells is a formula.
    virtual void copyWhole() = 0;
    /// As text of that format; TSV is what copyWhole() copies.
    virtual void copyAs(core::TableFormat format) = 0;
    /// The whole table, whatever its length, or why it was not written.
    virtual std::optional<QString> save(const QString& path, core::TableFormat format) = 0;
    bool isFull() const;  ///< numbers leave at full precision
    void setFull(bool isFull);

    /// @param tsv,html of rows, as a spreadsheet pastes them
    static std::unique_ptr<QMimeData> pastedRows(const std::string& tsv, const std::string& html);

    /// Copy table as, save: for a menu that shows several tables.
    void fillCopies(QMenu& menu);
    /// What can be done with the whole table.
    /// @param key copies it too; empty: none does
    void fillWhole(QMenu& menu, const QKeySequence& key);

protected:
    void bringUpToDate();
    core::TablePrecision precision() const;
    /// Gives the table its caption and its label: the name, and what is told of its neighbours too.
    void describe(core::Table& table) const;
    static std::unique_ptr<QMimeData> tableMime(const std::string& text, core::TableFormat format);
    void say(const QString& sentence);

private:
    void saveAs();

    QWidget& m_shown;
};

}  // namespace ui
