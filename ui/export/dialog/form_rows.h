// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QWidget;

namespace ui {

/// Puts a form's rows below each other: a label whose letter goes to the field, and the field.
/// Forms below each other are aligned by their labels' common width.
class FormRows {
public:
    explicit FormRows(QWidget& form);

    /// @param buddy where the label's letter goes; none: the field itself
    void add(const QString& label, QWidget* field, QWidget* buddy = nullptr);
    void add(QLabel* label, QWidget* field);
    /// Over the whole width.
    void addWide(QWidget* field);

private:
    QWidget& m_form;
    QGridLayout* m_grid;
};

/// A row without margins in a widget of its own.
QHBoxLayout* rowOf(QWidget* widget);

}  // namespace ui
