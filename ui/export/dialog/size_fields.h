// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/dialog/export_choices.h"

#include <QWidget>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace ui {

class FigurePresets;
class LengthBox;

/// Asks for the format, the size on paper (a preset or typed in any unit), and the resolution.
class SizeFields : public QWidget {
    Q_OBJECT
public:
    SizeFields(FigurePresets& presets, QWidget* parent = nullptr);

    /// Emits nothing.
    void show(const ExportChoices& choices);
    void read(ExportChoices& choices) const;

    QComboBox& preset() { return *m_preset; }
    LengthBox& width() { return *m_width; }
    LengthBox& height() { return *m_height; }
    QComboBox& unit() { return *m_unit; }
    QCheckBox& proportions() { return *m_proportions; }
    QComboBox& dotsPerInch() { return *m_dotsPerInch; }
    QToolButton& format(FigureFormat format);
    /// The name to save size and text under; hidden until needed.
    QLineEdit& presetName() { return *m_presetName; }
    /// What went wrong with the presets; empty: nothing.
    QString problem() const;

signals:
    void changed();
    /// A preset was selected; it also affects other fields.
    void presetChosen(int index);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    QWidget* makeFormats();
    QWidget* makePresetRow();
    QWidget* makeSizeRow();
    void connectFields();
    void fillPresets();
    void showSize();
    void showPreset();
    void widthTyped(double shown);
    void heightTyped(double shown);
    void adoptSize(QSizeF millimetres);
    void askName();
    void savePreset();
    void endNaming();
    void removePreset();
    void showProblem(const QString& problem);

    FigurePresets& m_presets;
    ExportChoices m_choices;
    QSizeF m_kept = m_choices.settings.millimetres;  ///< the size whose proportions are kept
    QButtonGroup* m_formats;
    QComboBox* m_preset;
    QToolButton* m_presetMenu;
    QAction* m_remove = nullptr;
    QLabel* m_nameLabel;
    QWidget* m_nameRow;
    QLineEdit* m_presetName;
    LengthBox* m_width;
    LengthBox* m_height;
    QComboBox* m_unit;
    QCheckBox* m_proportions;
    QComboBox* m_dotsPerInch;
    QLabel* m_dotsLabel;
    QLabel* m_problem;
};

}  // namespace ui
