// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/writer/drawn_pdf.h"

#include "ui/export/writer/figure_sheet.h"
#include "ui/export/writer/layout_dots.h"
#include "ui/export/writer/xml_text.h"
#include "ui/text/language/language.h"
#include "ui/toolkit/theme/faces.h"

#include <QBuffer>
#include <QFont>
#include <QFontDatabase>
#include <QPageSize>
#include <QPdfWriter>
#include <QRawFont>
#include <QRegularExpression>

#include <cstdlib>
#include <stdexcept>

namespace ui {

namespace {

/// The letter for a radical without a Unicode mapping that fonts draw the same way.
QChar letterDrawnAs(QChar radical)
{
    QFont font;
    font.setFamilies(facesOf(QStringLiteral("zh_CN")));
    const QRawFont face = QRawFont::fromFont(font, QFontDatabase::SimplifiedChinese);
    const auto glyphOf = [&face](QChar letter) {
        return face.glyphIndexesForString(QString(letter)).value(0);
    };
    const quint32 requested = glyphOf(radical);
    constexpr char16_t first = 0x4e00;
    constexpr char16_t last = 0x9fff;
    for (char16_t letter = first; requested != 0 && letter <= last; ++letter)
        if (glyphOf(letter) == requested)
            return letter;
    return radical;
}

QChar letterOf(QChar radical)
{
    // Simplified fonts draw these like 户 and 胶; Unicode maps them to 戶 and to nothing.
    if (radical == u'⼾')
        return u'户';
    if (radical == u'㬵')
        return u'胶';
    const QString unified = QString(radical).normalized(QString::NormalizationForm_KC);
    return unified != QString(radical) ? unified.front() : letterDrawnAs(radical);
}

/// Corrects the letters of a PDF font's glyphs for copying and searching text. A Chinese font has
/// one glyph for a letter and for the radical of the same shape, and Qt maps it to the radical,
/// whose code comes first: "⼀" (U+2F00) for "一". The result maps every radical to the letter.
/// @param characterMap a ToUnicode stream as Qt writes it
QByteArray withUnifiedLetters(const QByteArray& characterMap)
{
    static const QRegularExpression radical(QStringLiteral("<(2E[89A-F].|2F[0-9A-D].|3B35)>"),
                                            QRegularExpression::CaseInsensitiveOption);
    const QString map = QString::fromLatin1(characterMap);
    QString unified;
    qsizetype end = 0;
    for (auto found = radical.globalMatch(map); found.hasNext();) {
        const auto match = found.next();
        const QChar letter = letterOf(QChar(match.captured(1).toUShort(nullptr, 16)));
        unified += map.mid(end, match.capturedStart() - end) +
                   QStringLiteral("<%1>").arg(letter.unicode(), 4, 16, QLatin1Char('0'));
        end = match.capturedEnd();
    }
    return end == 0 ? characterMap : (unified + map.mid(end)).toLatin1();
}

std::size_t pdfBytes(const QByteArray& bytes)
{
    return static_cast<std::size_t>(bytes.size());
}

void orThrow(qpdf_data pdf, QPDF_ERROR_CODE code)
{
    if (code & QPDF_ERRORS)
        throw std::runtime_error(qpdf_get_error_full_text(pdf, qpdf_get_error(pdf)));
}

}  // namespace

DrawnPdf::DrawnPdf(QSizeF points, const std::function<void(QPdfWriter&)>& paint)
{
    QBuffer buffer(&m_drawn);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(layoutDotsPerInch);
        writer.setPageSize(QPageSize(points, QPageSize::Point, QString(), QPageSize::ExactMatch));
        writer.setPageMargins(QMarginsF());
        paint(writer);
    }
    orThrow(m_pdf,
            qpdf_read_memory(m_pdf, "drawn", m_drawn.constData(), pdfBytes(m_drawn), nullptr));
    unifyLetters();
    unifyNames();
}

int DrawnPdf::objects()
{
    return qpdf_oh_get_int_value_as_int(m_pdf, value(qpdf_get_trailer(m_pdf), "/Size"));
}

/// Qt tags the name of a subset in the font's descriptor alone; checkers want it everywhere. The
/// descriptors come first, the fonts that are composed of others after them.
void DrawnPdf::unifyNames()
{
    const auto forEachWith = [this](const char* key, auto change) {
        const int all = objects();
        for (int number = 1; number < all; ++number) {
            const qpdf_oh font = qpdf_get_object_by_id(m_pdf, number, 0);
            if (qpdf_oh_is_dictionary(m_pdf, font) && qpdf_oh_has_key(m_pdf, font, key) &&
                qpdf_oh_has_key(m_pdf, font, "/BaseFont"))
                change(font);
        }
    };
    forEachWith("/FontDescriptor", [this](qpdf_oh font) {
        setValue(font, "/BaseFont", value(value(font, "/FontDescriptor"), "/FontName"));
    });
    forEachWith("/DescendantFonts", [this](qpdf_oh font) {
        const qpdf_oh part = qpdf_oh_get_array_item(m_pdf, value(font, "/DescendantFonts"), 0);
        setValue(font, "/BaseFont", value(part, "/BaseFont"));
    });
}

/// The same words as XMP, which publishers' systems read.
void DrawnPdf::addMetadata(const PdfWords& words)
{
    const auto plain = [](const char* name, const QString& text) {
        return text.isEmpty() ? QString()
                              : QStringLiteral("<%1>%2</%1>")
                                    .arg(QLatin1String(name), xmlAllowed(text).toHtmlEscaped());
    };
    const auto inLanguage = [](const char* name, const QString& text) {
        return QStringLiteral("<%1><rdf:Alt><rdf:li xml:lang=\"x-default\">%2</rdf:li></rdf:Alt>"
                              "</%1>")
            .arg(QLatin1String(name), xmlAllowed(text).toHtmlEscaped());
    };
    const QString author =
        words.author.isEmpty()
            ? QString()
            : QStringLiteral("<dc:creator><rdf:Seq><rdf:li>%1</rdf:li></rdf:Seq></dc:creator>")
                  .arg(xmlAllowed(words.author).toHtmlEscaped());
    const QString packet =
        QStringLiteral("<?xpacket begin=\"\uFEFF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
                       "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF "
                       "xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
                       "<rdf:Description rdf:about=\"\" "
                       "xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
                       "xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" "
                       "xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\">") +
        plain("dc:format", QStringLiteral("application/pdf")) +
        inLanguage("dc:title", words.title) + inLanguage("dc:description", words.subject) + author +
        plain("xmp:CreatorTool", programName()) + plain("pdf:Producer", programName()) +
        QStringLiteral("</rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end=\"r\"?>\n");
    const qpdf_oh metadata = stream(packet.toUtf8());
    setValue(dictionaryOf(metadata), "/Type", read("/Metadata"));
    setValue(dictionaryOf(metadata), "/Subtype", read("/XML"));
    setValue(catalogue(), "/Metadata", metadata);
}

DrawnPdf::DrawnPdf(const std::vector<QByteArray>& documents)
{
    orThrow(m_pdf, qpdf_empty_pdf(m_pdf));
    for (const QByteArray& document : documents)
        addPages(document);
}

DrawnPdf::~DrawnPdf()
{
    qpdf_cleanup(&m_pdf);
    for (qpdf_data& source : m_sources)
        qpdf_cleanup(&source);
}

void DrawnPdf::addPages(const QByteArray& document)
{
    const qpdf_data source = m_sources.emplace_back(qpdf_init());
    orThrow(source,
            qpdf_read_memory(source, "drawn", document.constData(), pdfBytes(document), nullptr));
    const int pages = qpdf_get_num_pages(source);
    for (int page = 0; page < pages; ++page)
        orThrow(m_pdf,
                qpdf_add_page(m_pdf, source,
                              qpdf_get_page_n(source, static_cast<std::size_t>(page)), QPDF_FALSE));
}

void DrawnPdf::add(qpdf_oh page)
{
    orThrow(m_pdf, qpdf_add_page(m_pdf, m_pdf, page, QPDF_FALSE));
}

void DrawnPdf::removeFirstPage()
{
    orThrow(m_pdf, qpdf_remove_page(m_pdf, firstPage()));
}

qpdf_oh DrawnPdf::formOf(qpdf_oh page)
{
    unsigned char* bytes = nullptr;
    std::size_t length = 0;
    orThrow(m_pdf, qpdf_oh_get_page_content_data(m_pdf, page, &bytes, &length));
    const qpdf_oh form =
        stream({reinterpret_cast<const char*>(bytes), static_cast<qsizetype>(length)});
    std::free(bytes);
    const qpdf_oh words = dictionaryOf(form);
    setValue(words, "/Type", read("/XObject"));
    setValue(words, "/Subtype", read("/Form"));
    setValue(words, "/BBox", value(page, "/MediaBox"));
    setValue(words, "/Resources", value(page, "/Resources"));
    return form;
}

void DrawnPdf::unifyLetters()
{
    const int all = objects();
    for (int number = 1; number < all; ++number) {
        const qpdf_oh font = qpdf_get_object_by_id(m_pdf, number, 0);
        if (qpdf_oh_is_dictionary(m_pdf, font) && qpdf_oh_has_key(m_pdf, font, "/ToUnicode"))
            unifyLetters(value(font, "/ToUnicode"));
    }
}

void DrawnPdf::unifyLetters(qpdf_oh characterMap)
{
    unsigned char* bytes = nullptr;
    std::size_t length = 0;
    orThrow(m_pdf,
            qpdf_oh_get_stream_data(m_pdf, characterMap, qpdf_dl_all, nullptr, &bytes, &length));
    const QByteArray drawn(reinterpret_cast<const char*>(bytes), static_cast<qsizetype>(length));
    std::free(bytes);
    const QByteArray unified = withUnifiedLetters(drawn);
    if (unified != drawn)
        qpdf_oh_replace_stream_data(m_pdf, characterMap,
                                    reinterpret_cast<const unsigned char*>(unified.constData()),
                                    pdfBytes(unified), read("null"), read("null"));
}

qpdf_oh DrawnPdf::value(qpdf_oh dictionary, const char* key)
{
    return qpdf_oh_get_key(m_pdf, dictionary, key);
}

void DrawnPdf::setValue(qpdf_oh dictionary, const char* key, qpdf_oh value)
{
    qpdf_oh_replace_key(m_pdf, dictionary, key, value);
}

qpdf_oh DrawnPdf::text(const QString& text)
{
    return qpdf_oh_new_unicode_string(m_pdf, text.toUtf8().constData());
}

qpdf_oh DrawnPdf::array(std::initializer_list<qpdf_oh> items)
{
    const qpdf_oh array = qpdf_oh_new_array(m_pdf);
    for (const qpdf_oh item : items)
        qpdf_oh_append_item(m_pdf, array, item);
    return array;
}

qpdf_oh DrawnPdf::stream(const QByteArray& bytes, const QByteArray& filter)
{
    const qpdf_oh stream = qpdf_oh_new_stream(m_pdf);
    qpdf_oh_replace_stream_data(m_pdf, stream,
                                reinterpret_cast<const unsigned char*>(bytes.constData()),
                                pdfBytes(bytes), read(filter), read("null"));
    return stream;
}

QByteArray DrawnPdf::written(const PdfWords& words)
{
    const qpdf_oh information = shared("<< >>");
    setValue(information, "/Title", text(words.title));
    setValue(information, "/Subject", text(words.subject));
    if (!words.author.isEmpty())
        setValue(information, "/Author", text(words.author));
    setValue(information, "/Creator", text(programName()));
    setValue(information, "/Producer", text(programName()));
    setValue(qpdf_get_trailer(m_pdf), "/Info", information);
    addMetadata(words);
    const QString language = otherLanguage();
    setValue(catalogue(), "/Lang", text(language.isEmpty() ? QStringLiteral("en") : language));
    // Title bars and screen readers use the title, not the name of the file.
    if (!words.title.isEmpty())
        setValue(catalogue(), "/ViewerPreferences", read("<< /DisplayDocTitle true >>"));
    qpdf_init_write_memory(m_pdf);
    qpdf_set_deterministic_ID(m_pdf, QPDF_TRUE);
    orThrow(m_pdf, qpdf_write(m_pdf));
    return {reinterpret_cast<const char*>(qpdf_get_buffer(m_pdf)),
            static_cast<qsizetype>(qpdf_get_buffer_length(m_pdf))};
}

}  // namespace ui
