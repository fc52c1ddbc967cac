// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;
class QLineEdit;

namespace ui {

/// Filters a table while it is typed: Escape shows every row, Enter or Down leads to the table, and
/// below it stands what cannot be read.
class FilterLine : public QWidget {
    Q_OBJECT
public:
    struct Words {
        QString example;  ///< stands where nothing is typed
        QString name;
        QString tip;
    };
    FilterLine(QWidget& table, const Words& words, QWidget* parent = nullptr);

    QLineEdit& line() { return *m_line; }
    /// At the end of the line.
    void addBeside(QWidget& widget);
    /// Below what cannot be read.
    void addBelow(QWidget& widget);
    /// Empty: what was typed can be read.
    void showProblem(const QString& sentence);
    /// Escape there shows every row, too.
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
