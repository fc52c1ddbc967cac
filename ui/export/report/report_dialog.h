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

/// Asks what a document's report contains, shows on which page each part begins, and writes PDF or
/// HTML or prints. Errors appear in the dialog.
class ReportDialog : public QDialog {
    Q_OBJECT
public:
    /// @param memory remembers folders; must outlive the dialog
    ReportDialog(Report report, FigureMemory& memory, QWidget* parent = nullptr);

    /// The report with the current choices.
    const Report& report() const { return m_report; }
    QTreeWidget& contents() { return *m_contents; }
    QComboBox& paper() { return *m_paper; }
    QCheckBox& captions() { return *m_captions; }
    QCheckBox& ids() { return *m_ids; }
    QLineEdit& title() { return *m_title; }
    /// Writes PDF or HTML, depending on the ending.
    /// @return a sentence that says why it failed; none on success
    std::optional<QString> save(const QString& path) const;

private:
    void makeContents();
    QWidget* makeHead();
    QSizeF paperPoints() const;
    void adopt();
    void adoptIds();
    void showChosen();
    void showPages();
    void chooseFile(bool isHtml);

    Report m_report;
    QString m_ownTitle;  ///< used if none is typed
    FigureMemory& m_memory;
    QTimer m_pagesAnew;
    QLineEdit* m_title;
    QLineEdit* m_author;
    QLineEdit* m_date;
    QTreeWidget* m_contents;
    QComboBox* m_paper;
    QCheckBox* m_captions;
    QCheckBox* m_ids;
    QLabel* m_message;
};

/// Shows a print preview, and prints.
void printWithPreview(const Report& report, QWidget& parent);

}  // namespace ui
