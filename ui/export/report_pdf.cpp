#include "ui/export/report_pdf.h"

#include "ui/chart/inch.h"
#include "ui/export/figure_sheet.h"
#include "ui/export/pdf_objects.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace ui {

QByteArray reportPdf(const ReportPages& pages)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(layoutDotsPerInch);
        writer.setPageSize(
            QPageSize(pages.paper(), QPageSize::Point, QString(), QPageSize::ExactMatch));
        writer.setPageMargins(QMarginsF());
        QPainter painter(&writer);
        for (int page = 0; page < pages.count(); ++page) {
            if (page > 0)
                writer.newPage();
            pages.paint(painter, page, layoutDotsPerInch / pointsPerInch);
        }
    }
    PdfObjects objects(bytes);
    objects.setContent(objects.information(),
                       "<<\n/Title " + pdfString(pages.title()) + "\n/Subject " +
                           pdfString(pages.about()) + "\n/Creator " + pdfString(programName()) +
                           "\n/Producer " + pdfString(programName()) + "\n>>\n");
    return objects.written();
}

}  // namespace ui
