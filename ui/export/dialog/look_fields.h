// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/dialog/export_choices.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace ui {

class LengthBox;

/// Asks for the figure's look: text, lines, colours, legend, title, limits of the axes.
class LookFields : public QWidget {
    Q_OBJECT
public:
    explicit LookFields(QWidget* parent = nullptr);

    /// Emits nothing. Options that the figure lacks are hidden.
    void show(const ExportChoices& choices, const PaperFigure& figure);
    void read(ExportChoices& choices) const;
    /// Clears axis limits, which belong to one figure. Emits nothing.
    void forgetLimits();
    /// What is wrong with the input; empty: nothing.
    QString problem() const;

    QComboBox& family() { return *m_family; }
    LengthBox& textPoints() { return *m_points; }
    QComboBox& text() { return *m_text; }
    QComboBox& palette() { return *m_palette; }
    QComboBox& ground() { return *m_ground; }
    QComboBox& legend() { return *m_legend; }
    QCheckBox& marks() { return *m_marks; }
    QCheckBox& guides() { return *m_guides; }
    QCheckBox& grid() { return *m_grid; }
    QCheckBox& square() { return *m_square; }
    QCheckBox& clinical() { return *m_clinical; }
    QComboBox& title() { return *m_title; }
    QLineEdit& ownTitle() { return *m_ownTitle; }
    /// The shown part of an axis; both ends are typed, or neither.
    struct Limits {
        QLabel* label;
        QWidget* row;
        QLineEdit* from;
        QLineEdit* to;
    };
    const Limits& x() const { return m_x; }
    const Limits& y() const { return m_y; }

signals:
    void changed();

private:
    void fillBoxes();
    void arrange();
    Limits makeLimits(const QString& label, const QString& axis);
    void connectFields();
    void adopt();

    QComboBox* m_family;
    LengthBox* m_points;
    QComboBox* m_text;
    QLabel* m_textLabel;
    LengthBox* m_lineWidth;
    QComboBox* m_palette;
    QComboBox* m_ground;
    QLabel* m_legendLabel;
    QComboBox* m_legend;
    QCheckBox* m_marks;
    QCheckBox* m_guides;
    QCheckBox* m_grid;
    QCheckBox* m_square;
    QCheckBox* m_clinical;
    QComboBox* m_title;
    QLineEdit* m_ownTitle;
    Limits m_x;
    Limits m_y;
};

}  // namespace ui
