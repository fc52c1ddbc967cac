// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/report/report_pdf.h"

#include "ui/export/writer/drawn_pdf.h"
#include "ui/export/writer/layout_dots.h"

#include <QPainter>
#include <QPdfWriter>

namespace ui {

QByteArray reportPdf(const ReportPages& pages)
{
    DrawnPdf pdf(pages.paper(), [&](QPdfWriter& writer) {
        QPainter painter(&writer);
        for (int page = 0; page < pages.count(); ++page) {
            if (page > 0)
                writer.newPage();
            pages.paint(painter, page, layoutDotsPerPoint);
        }
    });
    return pdf.written({pages.title(), pages.about(), pages.author()});
}

}  // namespace ui
