// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/report/report.h"

#include <QDialog>
#include <QTimer>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QTreeWidget;

namespace ui {

class FigureMemory;

/// Asks what of a document stands in its report, tells on which page everything will begin, and
/// writes it as PDF or HTML or prints it. What goes wrong stands in the dialog.
class ReportDialog : public QDialog {
    Q_OBJECT
public:
    /// @param memory of where files go; outlives the dialog
    ReportDialog(Report report, FigureMemory& memory, QWidget* parent = nullptr);

    /// As it is chosen now.
    const Report& report() const { return m_report; }
    QTreeWidget& contents() { return *m_contents; }
    QComboBox& paper() { return *m_paper; }
    QCheckBox& captions() { return *m_captions; }
    QLineEdit& title() { return *m_title; }
    /// Writes PDF or HTML, as the ending says.
    /// @return why it failed, as a sentence; none on success
    std::optional<QString> save(const QString& path) const;

private:
    void makeContents();
    QWidget* makeHead();
    QSizeF paperPoints() const;
    void adopt();
    void showPages();
    void chooseFile(bool isHtml);

    Report m_report;
    QString m_ownTitle;  ///< where none is typed
    FigureMemory& m_memory;
    QTimer m_pagesAnew;
    QLineEdit* m_title;
    QLineEdit* m_author;
    QLineEdit* m_date;
    QTreeWidget* m_contents;
    QComboBox* m_paper;
    QCheckBox* m_captions;
    QLabel* m_message;
};

/// Shows how the report is printed, and prints it.
void printWithPreview(const Report& report, QWidget& parent);

}  // namespace ui
