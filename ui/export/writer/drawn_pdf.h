// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>

#include <qpdf/qpdf-c.h>

#include <functional>
#include <vector>

class QPdfWriter;

namespace ui {

/// A PDF's metadata.
struct PdfWords {
    QString title;
    QString subject;
    QString author = {};  ///< empty: no author
};

/// Pages drawn by Qt as objects that can be changed before writing: handles of libqpdf's C
/// interface, because clang 14 cannot compile its C++ headers as C++20. Throws if something cannot
/// be read or written.
class DrawnPdf {
public:
    /// @param points the size of every page, in whole points
    DrawnPdf(QSizeF points, const std::function<void(QPdfWriter&)>& paint);
    /// The pages of other PDFs.
    explicit DrawnPdf(const std::vector<QByteArray>& documents);
    ~DrawnPdf();
    DrawnPdf(const DrawnPdf&) = delete;
    DrawnPdf& operator=(const DrawnPdf&) = delete;

    qpdf_oh catalogue() { return qpdf_get_root(m_pdf); }
    qpdf_oh firstPage() { return page(0); }
    qpdf_oh page(std::size_t number) { return qpdf_get_page_n(m_pdf, number); }
    std::size_t pageCount() { return static_cast<std::size_t>(qpdf_get_num_pages(m_pdf)); }
    /// Adds a page at the end. @param page a dictionary
    void add(qpdf_oh page);
    void removeFirstPage();
    /// What a page shows, as a form to be placed on others.
    qpdf_oh formOf(qpdf_oh page);
    qpdf_oh value(qpdf_oh dictionary, const char* key);
    void setValue(qpdf_oh dictionary, const char* key, qpdf_oh value);
    /// @param text in PDF syntax: "<< /Type /Filespec >>"
    qpdf_oh read(const QByteArray& text) { return qpdf_oh_parse(m_pdf, text.constData()); }
    /// The same as an indirect object, which others can refer to.
    qpdf_oh shared(const QByteArray& text) { return qpdf_make_indirect_object(m_pdf, read(text)); }
    qpdf_oh text(const QString& text);
    qpdf_oh array(std::initializer_list<qpdf_oh> items);
    /// @param filter the encoding of the bytes, in PDF syntax
    qpdf_oh stream(const QByteArray& bytes, const QByteArray& filter = "null");
    qpdf_oh dictionaryOf(qpdf_oh stream) { return qpdf_oh_get_dict(m_pdf, stream); }

    /// The same pages give the same bytes: nothing depends on time.
    QByteArray written(const PdfWords& words);

private:
    void addPages(const QByteArray& document);
    int objects();
    void unifyLetters();
    void unifyLetters(qpdf_oh characterMap);
    void unifyNames();
    void addMetadata(const PdfWords& words);

    QByteArray m_drawn;                ///< m_pdf reads from it
    std::vector<qpdf_data> m_sources;  ///< their pages are in m_pdf
    qpdf_data m_pdf = qpdf_init();
};

}  // namespace ui
