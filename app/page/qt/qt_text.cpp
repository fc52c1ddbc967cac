// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/page/qt/qt_text.h"

#include <array>
#include <map>

namespace {

void appendUtf8(std::string& text, char32_t c)
{
    const auto tail = [&](int shift) { text += static_cast<char>(0x80 | ((c >> shift) & 0x3f)); };
    if (c < 0x80) {
        text += static_cast<char>(c);
    } else if (c < 0x800) {
        text += static_cast<char>(0xc0 | (c >> 6));
        tail(0);
    } else if (c < 0x10000) {
        text += static_cast<char>(0xe0 | (c >> 12));
        tail(6);
        tail(0);
    } else {
        text += static_cast<char>(0xf0 | (c >> 18));
        tail(12);
        tail(6);
        tail(0);
    }
}

std::map<std::string, std::string, std::less<>>& catalogue()
{
    static std::map<std::string, std::string, std::less<>> texts;
    return texts;
}

/// The lowest number of a place marker, %1 to %99; 0 if there is none.
int firstMarker(const std::u16string& text)
{
    int lowest = 0;
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != u'%' || !QChar(text[i + 1]).isDigit())
            continue;
        int marker = text[i + 1] - u'0';
        if (i + 2 < text.size() && QChar(text[i + 2]).isDigit())
            marker = marker * 10 + (text[i + 2] - u'0');
        if (marker > 0 && (lowest == 0 || marker < lowest))
            lowest = marker;
    }
    return lowest;
}

}  // namespace

QString QString::fromUtf8(std::string_view text)
{
    QString result;
    for (std::size_t i = text.starts_with("\xef\xbb\xbf") ? 3 : 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i++]);
        const std::size_t more = lead < 0xc0   ? 0
                                 : lead < 0xe0 ? 1
                                 : lead < 0xf0 ? 2
                                 : lead < 0xf8 ? 3
                                               : 0;
        constexpr std::array<char32_t, 4> least{0, 0x80, 0x800, 0x10000};
        char32_t c = more == 0 ? lead : lead & (0x3f >> more);
        std::size_t end = i;
        for (; end < text.size() && end < i + more && (text[end] & 0xc0) == 0x80; ++end)
            c = (c << 6) | (static_cast<unsigned char>(text[end]) & 0x3f);
        // As in Qt, each byte that begins no character is replaced by itself.
        if (end == i + more && c >= least[more] && c <= 0x10ffff && (c & ~0x7ffU) != 0xd800 &&
            (more > 0 || lead < 0x80))
            i = end;
        else
            c = QChar::ReplacementCharacter;
        if (c < 0x10000) {
            result.m_text += static_cast<char16_t>(c);
        } else {
            result.m_text += static_cast<char16_t>(0xd7c0 + (c >> 10));
            result.m_text += static_cast<char16_t>(0xdc00 | (c & 0x3ff));
        }
    }
    return result;
}

std::u32string QString::toUcs4() const
{
    std::u32string text;
    for (std::size_t i = 0; i < m_text.size(); ++i) {
        char32_t c = m_text[i];
        if (c >= 0xd800 && c < 0xdc00 && i + 1 < m_text.size() &&
            (m_text[i + 1] & 0xfc00) == 0xdc00)
            c = ((c - 0xd7c0) << 10) | (m_text[++i] & 0x3ff);
        text += c;
    }
    return text;
}

std::string QString::toStdString() const
{
    std::string text;
    for (const char32_t c : toUcs4())
        appendUtf8(text, (c & ~0x7ffU) == 0xd800 ? U'?' : c);
    return text;
}

QString QString::number(double value, char format, int precision)
{
    if (std::isnan(value))
        return QString(QLatin1String("nan"));
    if (std::isinf(value))
        return QString(QLatin1String(value < 0 ? "-inf" : "inf"));
    // Qt rounds half away from zero; printf would round half to even. So all digits are written,
    // and then rounded.
    int exponent = 0;
    std::frexp(value, &exponent);
    const int all = std::max(std::numeric_limits<double>::digits - exponent, precision + 1);
    const bool isFixed = format == 'f';
    std::string text(1500, '\0');
    text.resize(static_cast<std::size_t>(
        isFixed ? std::snprintf(text.data(), text.size(), "%.*f", all, std::abs(value))
                : std::snprintf(text.data(), text.size(), format == 'e' ? "%.*e" : "%.*g",
                                precision, value)));
    // Other locales have another point.
    const std::size_t point = text.find_first_not_of("-0123456789");
    if (point != text.npos && text[point] != 'e')
        text.replace(point, text.find_first_of("0123456789", point) - point, ".");
    if (!isFixed)
        return fromUtf8(text);
    const std::size_t next = point + 1 + static_cast<std::size_t>(precision);
    const bool goesUp = text[next] >= '5';
    text.resize(precision == 0 ? point : next);
    if (goesUp) {
        std::size_t at = text.size();
        while (at > 0 && (text[at - 1] == '9' || text[at - 1] == '.')) {
            --at;
            if (text[at] == '9')
                text[at] = '0';
        }
        if (at == 0)
            text.insert(0, 1, '1');
        else
            ++text[at - 1];
    }
    return fromUtf8(std::signbit(value) ? "-" + text : text);
}

QString& QString::replace(const QString& what, const QString& with)
{
    if (what.isEmpty())
        return *this;
    for (std::size_t at = m_text.find(what.m_text); at != m_text.npos;
         at = m_text.find(what.m_text, at + with.m_text.size()))
        m_text.replace(at, what.m_text.size(), with.m_text);
    return *this;
}

QStringList QString::split(const QString& between, Qt::SplitBehavior behaviour) const
{
    QStringList parts;
    std::size_t begin = 0;
    while (true) {
        const std::size_t at = m_text.find(between.m_text, begin);
        QString part(m_text.substr(begin, at == m_text.npos ? at : at - begin));
        if (!part.isEmpty() || behaviour == Qt::KeepEmptyParts)
            parts << part;
        if (at == m_text.npos)
            return parts;
        begin = at + between.m_text.size();
    }
}

QString QString::section(const QString& between, qsizetype first, qsizetype last) const
{
    const QStringList parts = split(between);
    const qsizetype count = parts.size();
    const qsizetype from = first < 0 ? first + count : first;
    const qsizetype to = std::min(last < 0 ? last + count : last, count - 1);
    QString text;
    for (qsizetype i = std::max<qsizetype>(from, 0); i <= to; ++i)
        text += i == std::max<qsizetype>(from, 0) ? parts[i] : between + parts[i];
    return text;
}

QString QString::trimmed() const
{
    qsizetype begin = 0;
    qsizetype end = size();
    while (begin < end && (*this)[begin].isSpace())
        ++begin;
    while (end > begin && (*this)[end - 1].isSpace())
        --end;
    return mid(begin, end - begin);
}

QString QString::simplified() const
{
    QString result;
    for (const QChar c : trimmed())
        if (!c.isSpace())
            result += QString(c);
        else if (!result.endsWith(QString(QLatin1Char(' '))))
            result += QString(QLatin1Char(' '));
    return result;
}

QString QString::toHtmlEscaped() const
{
    QString text = *this;
    text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    return text;
}

QString QString::withArguments(const std::vector<QString>& values) const
{
    // As in Qt, several values are put in at once, so that a marker inside one is not replaced.
    std::vector<int> markers;
    std::u16string rest = m_text;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const int marker = firstMarker(rest);
        if (marker == 0)
            break;
        markers.push_back(marker);
        const QString written = QString(QLatin1Char('%')) + number(marker);
        QString cleared(rest);
        rest = cleared.replace(written, QString()).m_text;
    }
    QString result;
    for (std::size_t i = 0; i < m_text.size(); ++i) {
        bool isReplaced = false;
        if (m_text[i] == u'%' && i + 1 < m_text.size() && QChar(m_text[i + 1]).isDigit()) {
            int marker = m_text[i + 1] - u'0';
            std::size_t length = 2;
            if (i + 2 < m_text.size() && QChar(m_text[i + 2]).isDigit()) {
                marker = marker * 10 + (m_text[i + 2] - u'0');
                length = 3;
            }
            for (std::size_t k = 0; k < markers.size() && !isReplaced; ++k)
                if (markers[k] == marker) {
                    result += values[k];
                    i += length - 1;
                    isReplaced = true;
                }
        }
        if (!isReplaced)
            result.m_text += m_text[i];
    }
    return result;
}

void QCoreApplication::setCatalogue(std::vector<std::pair<std::string, std::string>> texts)
{
    catalogue().clear();
    for (auto& [key, text] : texts)
        catalogue().insert_or_assign(std::move(key), std::move(text));
}

QString QCoreApplication::translate(const char* context, const char* source,
                                    const char* disambiguation, int n)
{
    std::string key = std::string(context) + '\4' + source + '\4';
    key += disambiguation ? disambiguation : "";
    if (n >= 0)
        key += n == 1 ? "\4"
                        "0"
                      : "\4"
                        "1";
    const auto found = catalogue().find(key);
    QString text = QString::fromUtf8(found == catalogue().end() ? std::string_view(source)
                                                                : std::string_view(found->second));
    if (n >= 0)
        text.replace("%n", QString::number(n)).replace("%Ln", QString::number(n));
    return text;
}
