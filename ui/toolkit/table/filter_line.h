// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;
class QLineEdit;

namespace ui {

/// A filter for a table that applies while typing. Escape shows all rows, Enter or Down moves to
/// the table. Problems appear below the field.
class FilterLine : public QWidget {
    Q_OBJECT
public:
    struct Words {
        QString example;  ///< the placeholder text
        QString name;
        QString tip;
    };
    FilterLine(QWidget& table, const Words& words, QWidget* parent = nullptr);

    QLineEdit& line() { return *m_line; }
    /// Adds a widget at the end of the line.
    void addBeside(QWidget& widget);
    /// Adds a widget below the problem.
    void addBelow(QWidget& widget);
    /// @param sentence empty: the filter is valid
    void showProblem(const QString& sentence);
    /// Makes Escape in the table show all rows, too.
    void clearFromTable();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_table;
    QLineEdit* m_line;
    QLabel* m_problem;
    QBoxLayout* m_rows;
    QBoxLayout* m_first;
};

}  // namespace ui
