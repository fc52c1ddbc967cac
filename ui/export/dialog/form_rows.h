// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>
#include <QString>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QWidget;

namespace ui {

/// Lays out a form's rows: a label, whose access key focuses the field, and the field. Forms in one
/// column share the labels' width.
class FormRows {
public:
    explicit FormRows(QWidget& form);

    /// @param buddy the target of the label's access key; none: the field itself
    void add(const QString& label, QWidget* field, QWidget* buddy = nullptr);
    void add(QLabel* label, QWidget* field);
    /// Adds a field across the full width.
    void addWide(QWidget* field);

private:
    QWidget& m_form;
    QGridLayout* m_grid;
};

/// A row in its own widget, in design pixels.
QHBoxLayout* rowOf(QWidget* widget, QMargins margins = {}, int spacing = 5);

}  // namespace ui
