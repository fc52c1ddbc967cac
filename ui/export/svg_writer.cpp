#include "ui/export/svg_writer.h"

#include "ui/export/session_carriage.h"

#include <QBuffer>
#include <QSvgGenerator>

#include <algorithm>

namespace ui {

namespace {

/// What XML does not allow even in words that come from data.
bool isForbidden(char byte)
{
    return byte >= 0 && byte < ' ' && byte != '\n' && byte != '\t' && byte != '\r';
}

QByteArray lengthOf(double millimetres)
{
    return '"' + QByteArray::number(millimetres, 'g', 8) + "mm\"";
}

QByteArray drawn(const FigureSheet& sheet)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(vectorDotsPerInch);
    const QSizeF dots = sheet.dots(vectorDotsPerInch);
    generator.setSize(dots.toSize());
    generator.setViewBox(QRectF(QPointF(), dots));
    // Qt writes them as they are.
    generator.setTitle(sheet.figure.title.toHtmlEscaped());
    generator.setDescription(sheet.figure.description.toHtmlEscaped());
    sheet.paint(generator);
    return bytes;
}

/// Qt writes the size of whole dots.
void setExactSize(QByteArray& svg, QSizeF millimetres)
{
    const qsizetype start = svg.indexOf("<svg ");
    const qsizetype end = svg.indexOf('\n', start);
    svg.replace(start, end - start,
                "<svg width=" + lengthOf(millimetres.width()) +
                    " height=" + lengthOf(millimetres.height()));
}

/// Qt gives every group the font of the screen's text. Each text has its own besides.
void removeScreenFonts(QByteArray& svg)
{
    const QByteArray beginning("\nfont-family=");
    for (qsizetype start = svg.indexOf(beginning); start >= 0;
         start = svg.indexOf(beginning, start)) {
        const qsizetype end = svg.indexOf('\n', start + 1);
        svg.remove(start, end - start);
    }
}

}  // namespace

QByteArray svgOf(const FigureSheet& sheet)
{
    QByteArray svg = drawn(sheet);
    svg.removeIf(isForbidden);
    setExactSize(svg, sheet.millimetres);
    removeScreenFonts(svg);
    if (!sheet.session.deflated.isEmpty())
        svg.insert(svg.indexOf("<defs>"),
                   "<metadata>\n" + sessionElement(sheet.session) + "</metadata>\n");
    return svg;
}

}  // namespace ui
