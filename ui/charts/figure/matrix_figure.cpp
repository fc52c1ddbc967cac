// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure/matrix_figure.h"

#include "ui/charts/drawing/paper_page.h"
#include "ui/charts/drawing/wrapped_text.h"
#include "ui/charts/figure/paper_rows.h"
#include "ui/text/words/classifier_text.h"
#include "ui/toolkit/panel/elision.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double matrixPad = 5;
constexpr double widestOfFigure = 0.3;  ///< of the names of rows, or of upright names of columns
constexpr double deepest = 0.92;        ///< the accent's share of a cell with its whole row

/// The relative luminance of WCAG 2: 0 is black, 1 is white.
double luminance(const QColor& colour)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// The contrast ratio of WCAG 2, from 1 to 21.
double contrast(const QColor& a, const QColor& b)
{
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

}  // namespace

void MatrixFigure::arrange(const Look& look, QSize size)
{
    m_look = look;
    m_size = size;
    const QFontMetricsF metrics(look.text);
    const double pad = matrixPad * look.scale;
    m_row = metrics.height();
    const int classes = std::max(1, m_chart.size());
    const double name = widest(m_chart.classes, look.text);
    m_names = std::min(name, widestOfFigure * m_size.width());
    const double left = m_row + m_names + 3 * pad;
    const double wide = std::max(0.0, m_size.width() - left - pad);
    // Upright names of columns need height, which makes the cells smaller.
    m_areUpright = name > wide / classes - pad;
    m_below = m_areUpright ? std::min(name, widestOfFigure * m_size.height()) : m_row;
    const double high = std::max(0.0, m_size.height() - m_row - m_below - 4 * pad);
    const double side = std::min(wide, high);
    m_area = QRectF(left + (wide - side) / 2, pad, side, side);
    const double cell = side / classes;
    m_hasCounts = m_row <= cell;
    m_hasShares = 2 * m_row <= cell;
    for (int row = 0; row < m_chart.size(); ++row)
        for (int column = 0; column < m_chart.size(); ++column) {
            const auto fits = [&](const QString& text) {
                return metrics.horizontalAdvance(text) + pad <= cell;
            };
            m_hasCounts = m_hasCounts && fits(countText(row, column));
            m_hasShares = m_hasShares && fits(shareText(row, column));
        }
    m_hasShares = m_hasShares && m_hasCounts;
    if (!m_hasCounts && look.page)
        look.page->style().notes.add(
            tr("The cells have no room for counts. Enlarge the figure or use smaller text."));
}

QRectF MatrixFigure::cellAt(int row, int column) const
{
    const double cell = m_area.width() / std::max(1, m_chart.size());
    return {m_area.left() + column * cell, m_area.top() + row * cell, cell, cell};
}

QString MatrixFigure::countText(int row, int column) const
{
    return tallyText(m_chart.at(row, column), m_chart.format.locale);
}

QString MatrixFigure::shareText(int row, int column) const
{
    constexpr int shareDigits = 3;  // "89.0%"
    return percentText(m_chart.share(row, column), {shareDigits, m_chart.format.locale});
}

QStringList MatrixFigure::textsOf(int row, int column) const
{
    if (!m_hasCounts)
        return {};
    QStringList texts{countText(row, column)};
    if (m_hasShares)
        texts << shareText(row, column);
    return texts;
}

QColor MatrixFigure::colourOf(int row, int column) const
{
    return mixed(m_look.theme.panel, m_look.theme.accent, deepest * m_chart.share(row, column));
}

void MatrixFigure::paintCell(QPainter& painter, int row, int column) const
{
    const QRectF cell = cellAt(row, column);
    painter.setPen(QPen(m_look.theme.line, m_look.line(1)));
    painter.setBrush(colourOf(row, column));
    painter.drawRect(cell);
    const QStringList texts = textsOf(row, column);
    if (texts.isEmpty())
        return;
    const QColor fill = colourOf(row, column);
    const Theme& theme = m_look.theme;
    painter.setPen(contrast(theme.panel, fill) > contrast(theme.text, fill) ? theme.panel
                                                                            : theme.text);
    QRectF line(cell.left(), cell.center().y() - m_row * double(texts.size()) / 2, cell.width(),
                m_row);
    for (const QString& text : texts) {
        painter.drawText(line, int(Qt::AlignCenter) | int(Qt::TextSingleLine), text);
        line.translate(0, m_row);
    }
}

/// A name in as many lines as a cell has room for.
QStringList MatrixFigure::linesOf(int each, double width, double room) const
{
    const QFontMetricsF metrics(m_look.text);
    const QString& name = m_chart.classes[each];
    const QStringList lines =
        wrappedText(name, metrics, width + m_look.scale, std::max(1, int(room / m_row)));
    return lines.size() > 1 ? lines
                            : QStringList(metrics.elidedText(name, elision, width + m_look.scale));
}

/// @param left the middle of the left edge
void MatrixFigure::paintLines(QPainter& painter, const QStringList& lines, QPointF left,
                              double width) const
{
    QRectF line(left.x(), left.y() - m_row * double(lines.size()) / 2, width, m_row);
    for (const QString& text : lines) {
        painter.drawText(
            line, int(Qt::AlignRight) | int(Qt::AlignVCenter) | int(Qt::TextSingleLine), text);
        line.translate(0, m_row);
    }
}

void MatrixFigure::paintNames(QPainter& painter) const
{
    const double pad = matrixPad * m_look.scale;
    painter.setPen(m_look.theme.text);
    for (int each = 0; each < m_chart.size(); ++each) {
        const QRectF row = cellAt(each, 0);
        if (row.height() < m_row)
            continue;
        paintLines(painter, linesOf(each, m_names, row.height()),
                   QPointF(row.left() - pad - m_names, row.center().y()), m_names);
        const QRectF column = cellAt(m_chart.size() - 1, each);
        if (!m_areUpright) {
            painter.drawText(QRectF(column.left(), column.bottom() + pad, column.width(), m_row),
                             int(Qt::AlignCenter) | int(Qt::TextSingleLine), m_chart.classes[each]);
            continue;
        }
        painter.save();
        painter.translate(column.center().x(), column.bottom() + pad + m_below);
        painter.rotate(-90);
        paintLines(painter, linesOf(each, m_below, column.width()), QPointF(), m_below);
        painter.restore();
    }
}

void MatrixFigure::paintTitles(QPainter& painter) const
{
    const double pad = matrixPad * m_look.scale;
    painter.setPen(m_look.theme.text);
    constexpr int middle = int(Qt::AlignCenter) | int(Qt::TextSingleLine);
    const double reach = 2 * std::min(m_area.center().x(), m_size.width() - m_area.center().x());
    painter.drawText(
        QRectF(m_area.center().x() - reach / 2, m_area.bottom() + m_below + 2 * pad, reach, m_row),
        middle, m_chart.xTitle);
    painter.save();
    painter.translate(m_area.left() - m_names - 2 * pad - m_row, m_area.center().y());
    painter.rotate(-90);
    const double high = 2 * std::min(m_area.center().y(), m_size.height() - m_area.center().y());
    painter.drawText(QRectF(-high / 2, 0, high, m_row), middle, m_chart.yTitle);
    painter.restore();
}

void MatrixFigure::paint(QPaintDevice& device, std::optional<std::size_t>)
{
    QPainter painter(&device);
    beginPage(painter, m_look);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_look.text);
    for (int row = 0; row < m_chart.size(); ++row)
        for (int column = 0; column < m_chart.size(); ++column)
            paintCell(painter, row, column);
    paintNames(painter);
    paintTitles(painter);
}

}  // namespace ui
