// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/writer/joined_pdf.h"

#include <algorithm>
#include <cstddef>

namespace ui {

namespace {

QByteArray number(double points)
{
    return QByteArray::number(points, 'f', 3);
}

QByteArray emptyPage(QSizeF points)
{
    return "<< /Type /Page /Resources << >> /MediaBox [0 0 " + number(points.width()) + ' ' +
           number(points.height()) + "] >>";
}

/// Two pages of `paper` next to each other on a page of the same paper, turned.
void placeTwo(DrawnPdf& pdf, QSizeF paper, std::size_t first)
{
    const QSizeF turned = paper.transposed();
    const double half = turned.width() / 2;
    const double scale = std::min(half / paper.width(), turned.height() / paper.height());
    const double left = (half - scale * paper.width()) / 2;
    const double bottom = (turned.height() - scale * paper.height()) / 2;
    const qpdf_oh forms = pdf.read("<< >>");
    QByteArray painted;
    for (const std::size_t place : {std::size_t{0}, std::size_t{1}}) {
        const QByteArray name = "/P" + QByteArray::number(static_cast<int>(place));
        pdf.setValue(forms, name.constData(), pdf.formOf(pdf.page(first + place)));
        painted += "q " + number(scale) + " 0 0 " + number(scale) + ' ' +
                   number(left + static_cast<double>(place) * half) + ' ' + number(bottom) +
                   " cm " + name + " Do Q\n";
    }
    const qpdf_oh page = pdf.shared(emptyPage(turned));
    pdf.setValue(pdf.value(page, "/Resources"), "/XObject", forms);
    pdf.setValue(page, "/Contents", pdf.stream(painted));
    pdf.add(page);
}

}  // namespace

QByteArray joinedPdf(const std::vector<QByteArray>& documents, QSizeF paper, PagesOnSide side,
                     const PdfWords& words)
{
    const std::size_t onSheet = side == PagesOnSide::Two ? 4 : 2;
    DrawnPdf empty(std::vector<QByteArray>{});
    empty.add(empty.shared(emptyPage(paper)));
    const QByteArray blank = empty.written({});
    std::vector<QByteArray> pages;
    for (const QByteArray& document : documents) {
        pages.push_back(document);
        const std::size_t count = DrawnPdf(std::vector<QByteArray>{document}).pageCount();
        pages.insert(pages.end(), (onSheet - count % onSheet) % onSheet, blank);
    }
    DrawnPdf joined(pages);
    if (side == PagesOnSide::Two) {
        const std::size_t count = joined.pageCount();
        for (std::size_t first = 0; first < count; first += 2)
            placeTwo(joined, paper, first);
        for (std::size_t page = 0; page < count; ++page)
            joined.removeFirstPage();
    }
    return joined.written(words);
}

}  // namespace ui
