// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/dialog/export_choices.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;

namespace ui {

class FormRows;
class LengthBox;
enum class LookRow;
struct FigureSetting;

/// Asks for the figure's look: the settings of the table that have a place here, and the title.
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

    QComboBox& title() { return *m_title; }
    QLineEdit& ownTitle() { return *m_ownTitle; }
    /// The shown part of an axis; both ends are typed, or neither.
    struct Limits {
        QWidget* row;
        QLineEdit* from;
        QLineEdit* to;
    };
    const Limits& x() const { return m_limits.front(); }
    const Limits& y() const { return m_limits.back(); }

signals:
    void changed();

private:
    /// The widget that asks for a setting; other than a range's, it is named after its key.
    struct Field {
        const FigureSetting* setting;
        QWidget* widget;
        QLabel* label;  ///< of its row
    };

    void addRow(FormRows& rows, LookRow place, const char* label);
    void addTitle(FormRows& rows);
    QWidget* makeField(const FigureSetting& setting);
    QComboBox* makeChoice(const FigureSetting& setting);
    QComboBox* makeFonts();
    LengthBox* makeNumber(const FigureSetting& setting);
    QWidget* makeLimits(const QString& axis);
    void adopt();

    std::vector<Field> m_fields;
    std::vector<Limits> m_limits;  ///< of x and y
    QComboBox* m_title;
    QLineEdit* m_ownTitle;
};

}  // namespace ui
