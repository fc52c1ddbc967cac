// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/writer/pdf_writer.h"

#include "ui/export/writer/drawn_pdf.h"
#include "ui/text/sessions/session_carriage.h"

#include <QPdfWriter>

#include <cmath>

namespace ui {

namespace {

QByteArray sixDecimals(double value)
{
    return QByteArray::number(value, 'f', 6);
}

/// Qt rounds pages to whole points, a third of a millimetre.
QSizeF wholePage(QSizeF points)
{
    return {std::ceil(points.width()), std::ceil(points.height())};
}

/// Qt's page starts at a whole point at the top: moves the figure to the exact position. Its
/// contents are the first marked content of the page.
void setExactPage(DrawnPdf& pdf, QSizeF exact)
{
    const qpdf_oh page = pdf.firstPage();
    pdf.setValue(
        page, "/MediaBox",
        pdf.read("[0 0 " + sixDecimals(exact.width()) + ' ' + sixDecimals(exact.height()) + ']'));
    const double down = wholePage(exact).height() - exact.height();
    const qpdf_oh moving =
        pdf.stream("/Figure << /MCID 0 >> BDC\n1 0 0 1 0 " + sixDecimals(-down) + " cm\n");
    pdf.setValue(page, "/Contents",
                 pdf.array({moving, pdf.value(page, "/Contents"), pdf.stream("\nEMC\n")}));
}

/// Makes the page a document of one figure with a description, which screen readers read instead.
void tag(DrawnPdf& pdf, QSizeF points, const QString& description)
{
    const qpdf_oh page = pdf.firstPage();
    const qpdf_oh root = pdf.shared("<< /Type /StructTreeRoot /ParentTreeNextKey 1 >>");
    const qpdf_oh document = pdf.shared("<< /Type /StructElem /S /Document >>");
    const qpdf_oh figure =
        pdf.shared("<< /Type /StructElem /S /Figure /K 0 /A << /O /Layout "
                   "/Placement /Block /BBox [0 0 " +
                   sixDecimals(points.width()) + ' ' + sixDecimals(points.height()) + "] >> >>");
    pdf.setValue(figure, "/Alt", pdf.text(description));
    pdf.setValue(figure, "/Pg", page);
    pdf.setValue(figure, "/P", document);
    pdf.setValue(document, "/K", pdf.array({figure}));
    pdf.setValue(document, "/P", root);
    pdf.setValue(root, "/K", pdf.array({document}));
    const qpdf_oh parents = pdf.shared("<< >>");
    pdf.setValue(parents, "/Nums", pdf.array({pdf.read("0"), pdf.array({figure})}));
    pdf.setValue(root, "/ParentTree", parents);
    pdf.setValue(page, "/StructParents", pdf.read("0"));
    pdf.setValue(pdf.catalogue(), "/StructTreeRoot", root);
    pdf.setValue(pdf.catalogue(), "/MarkInfo", pdf.read("<< /Marked true >>"));
}

/// Attaches the session as a file that PDF readers show next to the page.
void attach(DrawnPdf& pdf, const EncodedSession& session)
{
    const qpdf_oh stream = pdf.stream(session.deflated, "/FlateDecode");
    const qpdf_oh about = pdf.dictionaryOf(stream);
    pdf.setValue(about, "/Type", pdf.read("/EmbeddedFile"));
    pdf.setValue(about, "/Subtype", pdf.read("/application#2Fjson"));
    pdf.setValue(about, sessionKey, pdf.read('/' + session.digest));
    const QByteArray name = "(figure.rankscope.json)";
    const qpdf_oh file = pdf.shared("<< /Type /Filespec /F " + name + " /UF " + name +
                                    " /AFRelationship /Source /EF << >> >>");
    pdf.setValue(file, "/Desc", pdf.text(programName()));
    pdf.setValue(pdf.value(file, "/EF"), "/F", stream);
    const qpdf_oh files = pdf.read("<< /EmbeddedFiles << >> >>");
    pdf.setValue(pdf.value(files, "/EmbeddedFiles"), "/Names", pdf.array({pdf.read(name), file}));
    pdf.setValue(pdf.catalogue(), "/Names", files);
    pdf.setValue(pdf.catalogue(), "/AF", pdf.array({file}));
}

}  // namespace

QByteArray pdfOf(const FigureSheet& sheet)
{
    DrawnPdf pdf(wholePage(sheet.points()), [&](QPdfWriter& writer) { sheet.paint(writer); });
    setExactPage(pdf, sheet.points());
    tag(pdf, sheet.points(), sheet.figure.description);
    if (!sheet.session.deflated.isEmpty())
        attach(pdf, sheet.session);
    return pdf.written({sheet.figure.title, sheet.figure.description});
}

}  // namespace ui
