// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/writer/svg_writer.h"

#include "ui/export/writer/layout_dots.h"
#include "ui/export/writer/svg_canvas.h"
#include "ui/export/writer/xml_text.h"
#include "ui/text/language/language.h"
#include "ui/text/sessions/session_carriage.h"

namespace ui {

namespace {

QByteArray lengthOf(double millimetres)
{
    return '"' + QByteArray::number(millimetres, 'g', 8) + "mm\"";
}

QByteArray element(const QByteArray& name, const QString& text)
{
    return text.isEmpty() ? QByteArray() : '<' + name + '>' + xmlText(text) + "</" + name + ">\n";
}

/// Chinese letters have other shapes in Japanese.
QByteArray language()
{
    const QString other = otherLanguage();
    return other.isEmpty() ? QByteArray() : "xml:lang=\"" + other.toLatin1() + "\" ";
}

}  // namespace

QByteArray svgOf(const FigureSheet& sheet)
{
    const QSizeF dots = sheet.dots(layoutDotsPerInch);
    SvgCanvas canvas(dots, layoutDotsPerInch);
    sheet.paint(canvas);
    QByteArray svg =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<svg " +
        language() +
        "xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=" +
        lengthOf(sheet.millimetres.width()) + " height=" + lengthOf(sheet.millimetres.height()) +
        " viewBox=\"0 0 " + QByteArray::number(dots.width(), 'g', 8) + ' ' +
        QByteArray::number(dots.height(), 'g', 8) + "\">\n";
    svg += element("title", sheet.figure.title) + element("desc", sheet.figure.description);
    if (!sheet.session.deflated.isEmpty())
        svg += "<metadata>\n" + sessionElement(sheet.session) + "</metadata>\n";
    return svg + canvas.elements() + "</svg>\n";
}

}  // namespace ui
