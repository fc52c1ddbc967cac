#pragma once

#include <QByteArray>

#include <map>

namespace ui {

/// The numbered objects of a PDF that Qt wrote, to be changed and written anew.
class PdfObjects {
public:
    /// @param pdf as QPdfWriter writes it: with one table of plain objects
    explicit PdfObjects(const QByteArray& pdf);

    /// The number of the catalogue.
    int root() const { return m_root; }
    /// The first object that contains the text; 0: none does.
    int find(const QByteArray& text) const;
    QByteArray content(int number) const;
    void setContent(int number, const QByteArray& content);
    /// What the file says it is, and that this program made it.
    void setInformation(const QString& title, const QString& subject, const QString& author = {});
    /// @return the number of a new object
    int add(const QByteArray& content);
    int addStream(const QByteArray& dictionary, const QByteArray& stream);

    QByteArray written() const;

private:
    std::map<int, QByteArray> m_contents;
    int m_root = 0;
    int m_information = 0;
};

/// A string as PDF has it: "(…)" in ASCII, else UTF-16 in hexadecimal digits.
QByteArray pdfString(const QString& text);

}  // namespace ui
