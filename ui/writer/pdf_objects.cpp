#include "ui/writer/pdf_objects.h"

#include "ui/writer/figure_sheet.h"

#include <QList>
#include <QString>

#include <algorithm>

namespace ui {

namespace {

qsizetype after(const QByteArray& pdf, const char* text, qsizetype from = 0)
{
    const QByteArray sought(text);
    const qsizetype place = pdf.indexOf(sought, from);
    return place < 0 ? pdf.size() : place + sought.size();
}

int numberAt(const QByteArray& pdf, qsizetype place)
{
    while (place < pdf.size() && (pdf[place] == ' ' || pdf[place] == '\n'))
        ++place;
    qsizetype end = place;
    while (end < pdf.size() && pdf[end] >= '0' && pdf[end] <= '9')
        ++end;
    return pdf.mid(place, end - place).toInt();
}

QByteArray padded(qsizetype offset)
{
    return QByteArray::number(offset).rightJustified(10, '0');
}

}  // namespace

PdfObjects::PdfObjects(const QByteArray& pdf)
{
    const qsizetype table = numberAt(pdf, after(pdf, "startxref", pdf.lastIndexOf("startxref")));
    const qsizetype trailer = pdf.lastIndexOf("trailer");
    m_root = numberAt(pdf, after(pdf, "/Root", trailer));
    m_information = numberAt(pdf, after(pdf, "/Info", trailer));
    const QList<QByteArray> lines = pdf.mid(table, trailer - table).split('\n');
    std::map<qsizetype, int> places;  // "0000000015 00000 n" after two lines of heading
    for (qsizetype i = 3; i < lines.size(); ++i)
        if (lines[i].contains(" n"))
            places.emplace(lines[i].left(10).toLongLong(), static_cast<int>(i - 2));
    for (auto place = places.begin(); place != places.end(); ++place) {
        const auto next = std::next(place);
        const qsizetype end = next == places.end() ? table : next->first;
        const qsizetype start = after(pdf, "obj\n", place->first);
        const QByteArray object = pdf.mid(start, end - start);
        m_contents[place->second] = object.left(object.lastIndexOf("endobj"));
    }
}

int PdfObjects::find(const QByteArray& text) const
{
    const auto found = std::find_if(m_contents.begin(), m_contents.end(), [&](const auto& object) {
        return object.second.contains(text);
    });
    return found == m_contents.end() ? 0 : found->first;
}

QByteArray PdfObjects::content(int number) const
{
    const auto found = m_contents.find(number);
    return found == m_contents.end() ? QByteArray() : found->second;
}

void PdfObjects::setContent(int number, const QByteArray& content)
{
    m_contents[number] = content;
}

void PdfObjects::setInformation(const QString& title, const QString& subject, const QString& author)
{
    const QByteArray program = pdfString(programName());
    setContent(m_information,
               "<<\n/Title " + pdfString(title) + "\n/Subject " + pdfString(subject) +
                   (author.isEmpty() ? QByteArray() : "\n/Author " + pdfString(author)) +
                   "\n/Creator " + program + "\n/Producer " + program + "\n>>\n");
}

int PdfObjects::add(const QByteArray& content)
{
    const int number = m_contents.empty() ? 1 : m_contents.rbegin()->first + 1;
    m_contents[number] = content;
    return number;
}

int PdfObjects::addStream(const QByteArray& dictionary, const QByteArray& stream)
{
    return add("<<\n" + dictionary + "/Length " + QByteArray::number(stream.size()) +
               "\n>>\nstream\n" + stream + "\nendstream\n");
}

QByteArray PdfObjects::written() const
{
    QByteArray pdf("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n");
    const int count = m_contents.empty() ? 1 : m_contents.rbegin()->first + 1;
    QByteArray table = "xref\n0 " + QByteArray::number(count) + "\n0000000000 65535 f \n";
    for (int number = 1; number < count; ++number) {
        const auto object = m_contents.find(number);
        if (object == m_contents.end()) {
            table += "0000000000 65535 f \n";
            continue;
        }
        table += padded(pdf.size()) + " 00000 n \n";
        pdf += QByteArray::number(number) + " 0 obj\n" + object->second + "endobj\n";
    }
    const QByteArray start = QByteArray::number(pdf.size());
    return pdf + table + "trailer\n<<\n/Size " + QByteArray::number(count) + "\n/Info " +
           QByteArray::number(m_information) + " 0 R\n/Root " + QByteArray::number(m_root) +
           " 0 R\n>>\nstartxref\n" + start + "\n%%EOF\n";
}

QByteArray pdfString(const QString& text)
{
    const bool isPlain = std::all_of(text.begin(), text.end(), [](QChar character) {
        return character >= u' ' && character <= u'~' && character != u'(' && character != u')' &&
               character != u'\\';
    });
    if (isPlain)
        return '(' + text.toLatin1() + ')';
    QByteArray hexadecimal("<feff");
    for (const QChar character : text)
        hexadecimal += QByteArray::number(character.unicode(), 16).rightJustified(4, '0');
    return hexadecimal + '>';
}

}  // namespace ui
