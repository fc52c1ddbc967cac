// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/dialog/figure_preview.h"

#include "ui/charts/chart/inch.h"
#include "ui/export/figure/missing_letters.h"
#include "ui/export/writer/figure_image.h"
#include "ui/text/language/joined_text.h"
#include "ui/toolkit/theme/theme.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QScreen>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr int vectorDotsPerInch = 400;  // finer than a screen, for the same layout as in a PDF
constexpr double mostPixels = 12e6;
constexpr int paperMargin = 14;

}  // namespace

FigurePreview::FigurePreview(QWidget* parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Preview"));
    setCursor(Qt::OpenHandCursor);
    setToolTip(tr("Drag the figure into another program"));
}

void FigurePreview::setFigure(const PaperFigure& figure, const FigureSettings& settings)
{
    m_figure = figure;
    m_settings = settings;
    m_drawn = {};
    m_scaled = {};
    setAccessibleDescription(figure.description);
    adoptSize();
    update();
}

void FigurePreview::setAtPrintSize(bool isAtPrintSize)
{
    m_isAtPrintSize = isAtPrintSize;
    adoptSize();
    update();
}

void FigurePreview::setEmptyText(const QString& text)
{
    m_emptyText = text;
    update();
}

void FigurePreview::adoptSize()
{
    const int around = 2 * Theme::of(*this).px(paperMargin);
    setMinimumSize(m_isAtPrintSize ? printSize().toSize() + QSize(around, around) : QSize(0, 0));
    updateGeometry();
}

QSizeF FigurePreview::printSize() const
{
    constexpr double leastLikely = 30;
    constexpr double mostLikely = 1000;
    double dotsPerInch = screen() ? screen()->physicalDotsPerInch() : 0;
    if (!(dotsPerInch >= leastLikely && dotsPerInch <= mostLikely))
        dotsPerInch = logicalDpiX();
    return m_settings.millimetres / millimetresPerInch * dotsPerInch;
}

QRectF FigurePreview::sheet() const
{
    const double around = Theme::of(*this).px(paperMargin);
    const QRectF room = QRectF(rect()).adjusted(around, around, -around, -around);
    const QSizeF size = m_isAtPrintSize
                            ? printSize()
                            : m_settings.millimetres.scaled(room.size(), Qt::KeepAspectRatio);
    QRectF place(QPointF(), size);
    place.moveCenter(room.center());
    return {place.topLeft().toPoint(), size};
}

QSize FigurePreview::sizeHint() const
{
    const Theme theme = Theme::of(*this);
    return {theme.px(560), theme.px(420)};
}

QSize FigurePreview::minimumSizeHint() const
{
    const Theme theme = Theme::of(*this);
    return {theme.px(200), theme.px(160)};
}

void FigurePreview::draw()
{
    const QSizeF inches = m_settings.millimetres / millimetresPerInch;
    const double fit = std::sqrt(mostPixels / (inches.width() * inches.height()));
    const double dotsPerInch = std::min<double>(
        fit, isBitmap(m_settings.format) ? m_settings.dotsPerInch : vectorDotsPerInch);
    m_drawn = blankImage(m_settings.millimetres, dotsPerInch, m_settings.style.isTransparent);
    m_settings.style.notes.begin();
    m_figure.paint(m_drawn, inches * pointsPerInch, m_settings.style);
    for (const QString& sentence :
         missingLetters(m_figure, m_settings.millimetres, m_settings.style))
        m_settings.style.notes.add(sentence);
    emit told(joinedSentences(m_settings.style.notes.texts()));
}

void FigurePreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme theme = Theme::of(*this);
    painter.fillRect(rect(), theme.window);
    if (!m_figure.paint || m_settings.millimetres.isEmpty()) {
        painter.setPen(theme.mutedText);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
        return;
    }
    const QRectF paper = sheet();
    const QSize pixels = (paper.size() * devicePixelRatioF()).toSize().expandedTo({1, 1});
    if (m_drawn.isNull())
        draw();
    if (m_scaled.size() != pixels) {
        m_scaled = m_drawn.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        m_scaled.setDevicePixelRatio(devicePixelRatioF());
    }
    painter.fillRect(paper, Qt::white);
    if (m_settings.style.isTransparent) {
        const int side = theme.px(7);
        painter.setClipRect(paper);
        for (int row = 0; row * side < paper.height(); ++row)
            for (int column = row % 2; column * side < paper.width(); column += 2)
                painter.fillRect(
                    QRectF(paper.left() + column * side, paper.top() + row * side, side, side),
                    QColor(226, 230, 234));
        painter.setClipping(false);
    }
    painter.drawImage(paper.topLeft(), m_scaled);
    painter.setPen(theme.dark ? theme.mutedText : theme.border.darker(115));
    painter.drawRect(paper.adjusted(-0.5, -0.5, 0.5, 0.5));
}

void FigurePreview::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->position().toPoint();
}

void FigurePreview::mouseMoveEvent(QMouseEvent* event)
{
    const bool isFar = (event->position().toPoint() - m_pressed).manhattanLength() >=
                       QApplication::startDragDistance();
    if (event->buttons().testFlag(Qt::LeftButton) && isFar && m_figure.paint &&
        sheet().contains(m_pressed))
        emit pulledOut();
}

}  // namespace ui
