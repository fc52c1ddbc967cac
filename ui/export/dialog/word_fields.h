// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace ui {

/// Asks for the labels of a figure's axes and series, each with a sample of its colour, dash and
/// marker. An empty field keeps the figure's own label.
class WordFields : public QWidget {
    Q_OBJECT
public:
    explicit WordFields(QWidget* parent = nullptr);

    /// Emits nothing. Typed labels stay as long as the figure has the same ones.
    void show(const PaperFigure& figure, const FigureStyle& style);
    /// Clears labels typed for one figure. Emits nothing.
    void forget();
    FigureWords words() const;

    QLineEdit& xTitle() { return *m_xTitle; }
    QLineEdit& yTitle() { return *m_yTitle; }
    /// The field of each of the figure's labels.
    QLineEdit& name(std::size_t index) { return *m_rows[index].field; }
    std::size_t nameCount() const { return m_rows.size(); }

signals:
    void changed();

private:
    struct Row {
        FigureName name;
        QLabel* sample;
        QLineEdit* field;
    };
    void makeRows(const std::vector<FigureName>& names);
    QLineEdit* makeField(const QString& name, const QString& shown);

    QGridLayout* m_grid;
    std::vector<QLabel*> m_axes;
    QLineEdit* m_xTitle;
    QLineEdit* m_yTitle;
    std::vector<Row> m_rows;
};

}  // namespace ui
