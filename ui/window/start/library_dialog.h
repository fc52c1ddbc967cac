// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/start/library_entry.h"

#include <QBasicTimer>
#include <QDialog>
#include <QPixmap>
#include <QStandardItemModel>

#include <vector>

class QAbstractItemView;
class QLineEdit;

namespace ui {

class FilterLine;
class LibraryView;

/// The examples and lessons to start from, each with its question and a picture of its content.
/// Typing filters, Enter opens, Escape closes. Pictures are drawn one by one while the dialog is
/// open.
class LibraryDialog : public QDialog {
    Q_OBJECT
public:
    /// @param atLessons whether the first lesson is current at first, instead of the first entry
    explicit LibraryDialog(bool atLessons = false, QWidget* parent = nullptr);

    QLineEdit& search();
    QAbstractItemView& entries();
    /// Draws the pictures that are still missing.
    void complete();

signals:
    void chosen(const ui::LibraryEntry& entry);

protected:
    void showEvent(QShowEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    bool drawOne();
    static std::size_t entryOf(const QModelIndex& index);
    void filter(const QString& words);
    void choose(const QModelIndex& index);

    std::vector<LibraryEntry> m_all;
    QStandardItemModel m_model;  ///< one item per entry
    LibraryView* m_view;
    FilterLine* m_filter;
    QBasicTimer m_drawing;
    std::vector<QPixmap> m_pictures;  ///< by entry; null until drawn
};

}  // namespace ui
