// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>

#include <qpdf/qpdf-c.h>

#include <functional>

class QPdfWriter;

namespace ui {

/// What a PDF says it is.
struct PdfWords {
    QString title;
    QString subject;
    QString author = {};  ///< empty: nobody is named
};

/// Pages that Qt drew, as objects that can be changed before they are written: handles of libqpdf's
/// C interface, as its C++ headers are no C++20 to clang 14. What it cannot read or write throws.
class DrawnPdf {
public:
    /// @param points the size of every page, in whole ones
    DrawnPdf(QSizeF points, const std::function<void(QPdfWriter&)>& paint);
    ~DrawnPdf() { qpdf_cleanup(&m_pdf); }
    DrawnPdf(const DrawnPdf&) = delete;
    DrawnPdf& operator=(const DrawnPdf&) = delete;

    qpdf_oh catalogue() { return qpdf_get_root(m_pdf); }
    qpdf_oh firstPage() { return qpdf_get_page_n(m_pdf, 0); }
    qpdf_oh value(qpdf_oh dictionary, const char* key);
    void setValue(qpdf_oh dictionary, const char* key, qpdf_oh value);
    /// @param text as PDF has it: "<< /Type /Filespec >>"
    qpdf_oh read(const QByteArray& text) { return qpdf_oh_parse(m_pdf, text.constData()); }
    /// The same as an object that others may refer to.
    qpdf_oh shared(const QByteArray& text) { return qpdf_make_indirect_object(m_pdf, read(text)); }
    qpdf_oh text(const QString& text);
    qpdf_oh array(std::initializer_list<qpdf_oh> items);
    /// @param filter what the bytes have gone through, as PDF has it
    qpdf_oh stream(const QByteArray& bytes, const QByteArray& filter = "null");
    qpdf_oh dictionaryOf(qpdf_oh stream) { return qpdf_oh_get_dict(m_pdf, stream); }

    /// The same pages give the same bytes: nothing in them depends on the time.
    QByteArray written(const PdfWords& words);

private:
    void unifyLetters();
    void unifyLetters(qpdf_oh characterMap);

    QByteArray m_drawn;  ///< read by m_pdf as long as it is open
    qpdf_data m_pdf = qpdf_init();
};

}  // namespace ui
