// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/export/figure/figure_settings.h"

#include <QImage>
#include <QWidget>

namespace ui {

/// A figure as it will be on paper: laid out for its true size, and shown smaller or larger as a
/// whole.
class FigurePreview : public QWidget {
    Q_OBJECT
public:
    explicit FigurePreview(QWidget* parent = nullptr);

    void setFigure(const PaperFigure& figure, const FigureSettings& settings);
    /// A millimetre on the screen is a millimetre, as far as the screen knows its size; else the
    /// whole figure is as large as there is room.
    void setAtPrintSize(bool isAtPrintSize);
    /// What stands in place of a figure that cannot be shown.
    void setEmptyText(const QString& text);

    /// Where the paper is, in pixels of the widget.
    QRectF sheet() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The person pulls the figure out with the mouse.
    void pulledOut();
    /// What the figure could not show; empty: everything is there.
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
    QImage m_scaled;  ///< as large as it is shown
    QPoint m_pressed;
};

}  // namespace ui
