// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/export/figure/figure_settings.h"

#include <QImage>
#include <QWidget>

namespace ui {

/// A preview of a figure on paper: laid out at its true size and scaled as a whole.
class FigurePreview : public QWidget {
    Q_OBJECT
public:
    explicit FigurePreview(QWidget* parent = nullptr);

    void setFigure(const PaperFigure& figure, const FigureSettings& settings);
    /// Shows it at print size, as far as the screen reports its size; otherwise scaled to fit.
    void setAtPrintSize(bool isAtPrintSize);
    /// Sets the text for a figure that cannot be shown.
    void setEmptyText(const QString& text);

    /// The paper's position, in pixels of the widget.
    QRectF sheet() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The person drags the figure out.
    void pulledOut();
    /// What did not fit into the figure; empty: nothing is missing.
    void told(const QString& notes);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    QSizeF printSize() const;
    void draw();
    void adoptSize();

    PaperFigure m_figure;
    FigureSettings m_settings;
    QString m_emptyText;
    bool m_isAtPrintSize = false;
    QImage m_drawn;   ///< at the resolution of the file
    QImage m_scaled;  ///< at the displayed size
    QPoint m_pressed;
};

}  // namespace ui
