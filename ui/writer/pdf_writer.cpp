#include "ui/writer/pdf_writer.h"

#include "ui/writer/layout_dots.h"
#include "ui/writer/pdf_objects.h"
#include "ui/writer/session_carriage.h"

#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>

#include <cmath>

namespace ui {

namespace {

QByteArray sixDecimals(double value)
{
    return QByteArray::number(value, 'f', 6);
}

/// Qt's pages have whole points, a third of a millimetre.
QSizeF wholePage(QSizeF points)
{
    return {std::ceil(points.width()), std::ceil(points.height())};
}

QByteArray drawnPage(const FigureSheet& sheet)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(layoutDotsPerInch);
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
                    "/MediaBox [0 0 " + sixDecimals(exact.width()) + ' ' +
                        sixDecimals(exact.height()) + ']');
    const double down = wholePage(exact).height() - exact.height();
    const QByteArray moving = "1 0 0 1 0 " + sixDecimals(-down) + " cm\n";
    const int first = objects.addStream({}, moving);
    const qsizetype contents = content.indexOf("/Contents ") + 10;
    const qsizetype line = content.indexOf('\n', contents);
    content.replace(contents, line - contents,
                    '[' + QByteArray::number(first) + " 0 R " +
                        content.mid(contents, line - contents) + ']');
    objects.setContent(page, content);
}

/// As a file that PDF readers show beside the page.
void attach(PdfObjects& objects, const SealedSession& session)
{
    const auto reference = [](int number) { return QByteArray::number(number) + " 0 R"; };
    const int stream = objects.addStream(
        "/Type /EmbeddedFile\n/Subtype /application#2Fjson\n/Filter /FlateDecode\n" +
            QByteArray(sessionKey) + " /" + session.digest + '\n',
        session.deflated);
    const QByteArray name = "(figure.rankscope.json)";
    const int file =
        objects.add("<<\n/Type /Filespec\n/F " + name + "\n/UF " + name + "\n/Desc " +
                    pdfString(programName()) + "\n/AFRelationship /Source\n/EF << /F " +
                    reference(stream) + " >>\n>>\n");
    QByteArray catalogue = objects.content(objects.root());
    catalogue.insert(catalogue.indexOf("<<") + 2, "\n/Names << /EmbeddedFiles << /Names [" + name +
                                                      ' ' + reference(file) + "] >> >>\n/AF [" +
                                                      reference(file) + ']');
    objects.setContent(objects.root(), catalogue);
}

}  // namespace

QByteArray pdfOf(const FigureSheet& sheet)
{
    PdfObjects objects(drawnPage(sheet));
    setExactPage(objects, sheet.points());
    objects.setInformation(sheet.figure.title, sheet.figure.description);
    if (!sheet.session.deflated.isEmpty())
        attach(objects, sheet.session);
    return objects.written();
}

}  // namespace ui
