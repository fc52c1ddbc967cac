#include "ui/report/report_pdf.h"

#include "ui/writer/layout_dots.h"
#include "ui/writer/pdf_objects.h"

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
            pages.paint(painter, page, layoutDotsPerPoint);
        }
    }
    PdfObjects objects(bytes);
    objects.setInformation(pages.title(), pages.about(), pages.author());
    return objects.written();
}

}  // namespace ui
