// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/dialog/export_choices.h"
#include "ui/export/figure/figure_presets.h"
#include "ui/export/figure/figure_session.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace ui {

class BesideFields;
class DragFolder;
class FigureMemory;
class FigurePreview;
class FigureSource;
class FigureText;
class LookFields;
class Panel;
class PanelFields;
class SizeFields;
class WordFields;

/// A chart that can be exported.
struct OfferedFigure {
    QString name;
    FigureSource* source = nullptr;
};

/// The input of an export. Pointers must stay valid as long as the dialog.
struct ExportSubject {
    std::vector<OfferedFigure> figures;  ///< the current one first; not empty
    QString documentName;                ///< the base of file names
    /// The session for a file at that path; null: no session to carry.
    std::function<FigureSession(const QString& path)> session;
    /// What that session holds, in one sentence.
    std::function<QString()> contents = {};
};

/// Asks how to export a chart, previews it, and writes it with its companion files, copies it, or
/// lets the person drag it out. Errors appear in the dialog; existing files are replaced only after
/// confirmation.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    ExportDialog(ExportSubject subject, FigureMemory& memory, DragFolder& dragFolder,
                 const QString& presetFile, QWidget* parent = nullptr);

    QComboBox& chart() { return *m_chart; }
    PanelFields& panels() { return *m_panels; }
    SizeFields& size() { return *m_size; }
    LookFields& look() { return *m_look; }
    WordFields& words() { return *m_words; }
    BesideFields& beside() { return *m_beside; }
    FigurePreview& preview() { return *m_preview; }
    QCheckBox& printSize() { return *m_printSize; }
    QLineEdit& path() { return *m_path; }
    QPushButton& exportButton() { return *m_export; }
    QPushButton& copyButton() { return *m_copy; }
    QPushButton& replaceButton() { return *m_replace; }
    FigureText& captionText() { return *m_caption; }
    FigureText& methodsText() { return *m_methods; }
    FigureText& descriptionText() { return *m_description; }
    /// "89 × 60 mm, 1051 × 709 pixels at 300 dpi".
    QString sizeWords() const;
    /// "Contains the data of 300 samples."; empty if the files hold no rows of the data.
    QString heldWords() const;
    /// The message between the choices and the buttons: a problem, or what was done; may be empty.
    QString message() const;
    FigureSettings settings() const;
    /// The figure with the labels and texts typed here.
    PaperFigure figure() const;

signals:
    /// @param files the figure's path first
    /// @param remark a note for the person, in one sentence; may be empty
    void exported(const QStringList& files, const QString& remark);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    QWidget* makePreview();
    QWidget* makeForm();
    QWidget* makeFileRow();
    QWidget* makeButtons();
    void connectFields();
    void chooseFigure(int index);
    void choosePanels();
    void chooseGrid();
    /// The selected chart and the further panels.
    std::vector<FigureSource*> sources() const;
    bool isWorking() const;
    void adoptFigure();
    void adoptFinished();
    void recallChoices();
    void choicesChanged();
    void takePreset(int index);
    QString problem() const;
    PaperFigure madeFigure() const;
    void showAll();
    void showPreview();
    void showHeld();
    void suggestPath();
    void browse();
    void writeFiles(bool mayReplace);
    void rememberChoices();
    FigureSession sessionFor(const QString& path) const;
    bool holdsSession() const;
    void copyFigure();
    void pullOut();
    void adoptFormWidth();
    void say(const QString& sentence, bool isProblem, bool mayReplace = false);

    ExportSubject m_subject;
    FigureMemory& m_memory;
    DragFolder& m_dragFolder;
    FigurePresets m_presets;
    PaperFigure m_figure;
    bool m_isClinical = false;  ///< the figure has clinical names
    ExportChoices m_choices;
    QTimer m_working;
    bool m_isPathTyped = false;
    QComboBox* m_chart;
    PanelFields* m_panels;
    Panel* m_panel = nullptr;
    QStackedWidget* m_pages;
    FigurePreview* m_preview;
    FigureText* m_caption;
    FigureText* m_methods;
    FigureText* m_description;
    QLabel* m_sizeWords;
    QLabel* m_held;
    QCheckBox* m_printSize;
    SizeFields* m_size;
    LookFields* m_look;
    WordFields* m_words;
    BesideFields* m_beside;
    QScrollArea* m_formArea = nullptr;
    QLineEdit* m_path;
    QLabel* m_message;
    QPushButton* m_replace;
    QPushButton* m_export;
    QPushButton* m_copy;
};

}  // namespace ui
