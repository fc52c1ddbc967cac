#include "ui/export/pdf_writer.h"

#include "ui/export/pdf_objects.h"

#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>

#include <cmath>

namespace ui {

namespace {

QByteArray decimal(double value)
{
    return QByteArray::number(value, 'f', 6);
}

/// Qt's pages have whole points, a third of a millimetre.
QSizeF wholePage(QSizeF points)
{
    return {std::ceil(points.width()), std::ceil(points.height())};
}

QByteArray drawn(const FigureSheet& sheet)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(vectorDotsPerInch);
    writer.setPageSize(
        QPageSize(wholePage(sheet.points()), QPageSize::Point, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    sheet.paint(writer);
    return bytes;
}

/// Qt's page begins at the top of whole points: the figure moves down to the exact one.
void setExactPage(PdfObjects& objects, QSizeF exact)
{
    const int page = objects.find("/Type /Page\n");
    QByteArray content = objects.content(page);
    const qsizetype box = content.indexOf("/MediaBox");
    const qsizetype end = content.indexOf(']', box) + 1;
    content.replace(box, end - box,
                    "/MediaBox [0 0 " + decimal(exact.width()) + ' ' + decimal(exact.height()) +
                        ']');
    const double down = wholePage(exact).height() - exact.height();
    const QByteArray moving = "1 0 0 1 0 " + decimal(-down) + " cm\n";
    const int first = objects.addStream({}, moving);
    const qsizetype contents = content.indexOf("/Contents ") + 10;
    const qsizetype line = content.indexOf('\n', contents);
    content.replace(contents, line - contents,
                    '[' + QByteArray::number(first) + " 0 R " +
                        content.mid(contents, line - contents) + ']');
    objects.setContent(page, content);
}

}  // namespace

QByteArray pdfOf(const FigureSheet& sheet)
{
    PdfObjects objects(drawn(sheet));
    setExactPage(objects, sheet.points());
    objects.setContent(objects.information(),
                       "<<\n/Title " + pdfString(sheet.figure.title) + "\n/Subject " +
                           pdfString(sheet.figure.description) + "\n/Creator " +
                           pdfString(programName()) + "\n/Producer " + pdfString(programName()) +
                           "\n>>\n");
    return objects.written();
}

}  // namespace ui
