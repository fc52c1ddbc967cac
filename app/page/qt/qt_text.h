// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// The few classes of QtCore that ui/text and app/cli use, for WebAssembly, where Qt does not
/// exist, and for Python, where another may be loaded. Same names, same results; tests/page and
/// tests/python compare them with Qt's.

using qsizetype = std::ptrdiff_t;
using qint64 = std::int64_t;
using qulonglong = unsigned long long;
using qlonglong = long long;
using uint = unsigned int;

namespace Qt {
enum SplitBehavior { KeepEmptyParts, SkipEmptyParts };
enum CaseSensitivity { CaseInsensitive, CaseSensitive };
}  // namespace Qt

struct QLatin1Char {
    constexpr explicit QLatin1Char(char c)
        : value(c)
    {}
    char value;
};

class QChar {
public:
    enum SpecialCharacter : char16_t { Nbsp = 0xa0, Space = 0x20, ReplacementCharacter = 0xfffd };
    constexpr QChar() = default;
    constexpr QChar(char16_t c)
        : m_code(c)
    {}
    constexpr QChar(int c)
        : m_code(static_cast<char16_t>(c))
    {}
    constexpr QChar(QLatin1Char c)
        : m_code(static_cast<unsigned char>(c.value))
    {}
    constexpr QChar(SpecialCharacter c)
        : m_code(c)
    {}
    constexpr char16_t unicode() const { return m_code; }
    constexpr char toLatin1() const { return m_code < 256 ? static_cast<char>(m_code) : '\0'; }
    constexpr bool isHighSurrogate() const { return m_code >= 0xd800 && m_code < 0xdc00; }
    constexpr bool isDigit() const { return m_code >= u'0' && m_code <= u'9'; }
    constexpr bool isSpace() const
    {
        return m_code == u' ' || (m_code >= 9 && m_code <= 13) || m_code == 0x85 ||
               m_code == 0xa0 || m_code == 0x1680 || (m_code >= 0x2000 && m_code <= 0x200a) ||
               m_code == 0x2028 || m_code == 0x2029 || m_code == 0x202f || m_code == 0x205f ||
               m_code == 0x3000;
    }
    constexpr bool isUpper() const
    {
        return (m_code >= u'A' && m_code <= u'Z') ||
               (m_code >= 0xc0 && m_code <= 0xde && m_code != 0xd7) ||
               (m_code >= 0x391 && m_code <= 0x3a9);
    }
    constexpr bool isLower() const
    {
        return (m_code >= u'a' && m_code <= u'z') ||
               (m_code >= 0xdf && m_code <= 0xff && m_code != 0xf7) ||
               (m_code >= 0x3b1 && m_code <= 0x3c9);
    }
    constexpr bool isLetter() const
    {
        return isUpper() || isLower() || (m_code >= 0x100 && m_code < 0x2000) ||
               (m_code >= 0x3040 && m_code < 0xd800);
    }
    constexpr int digitValue() const { return isDigit() ? m_code - u'0' : -1; }
    constexpr bool isLetterOrNumber() const { return isLetter() || isDigit(); }
    constexpr QChar toUpper() const
    {
        return isLower() && m_code != 0xdf && m_code != 0xff && m_code != 0x3c2
                   ? QChar(static_cast<char16_t>(m_code - 32))
                   : *this;
    }
    constexpr QChar toLower() const
    {
        return isUpper() ? QChar(static_cast<char16_t>(m_code + 32)) : *this;
    }
    constexpr auto operator<=>(const QChar&) const = default;

private:
    char16_t m_code = 0;
};
constexpr bool operator==(QChar a, QLatin1Char b)
{
    return a == QChar(b);
}
constexpr bool operator==(QLatin1Char a, QChar b)
{
    return b == a;
}

class QLatin1String {
public:
    QLatin1String() = default;
    explicit QLatin1String(const char* text)
        : m_text(text)
    {}
    explicit QLatin1String(std::string_view text)
        : m_text(text)
    {}
    std::string_view text() const { return m_text; }
    qsizetype size() const { return static_cast<qsizetype>(m_text.size()); }

private:
    std::string_view m_text;
};

class QString;

class QStringView {
public:
    template <std::size_t n>
    constexpr QStringView(const char16_t (&text)[n])
        : m_text(text, n - 1)
    {}
    QStringView(const QString& text);
    constexpr explicit QStringView(std::u16string_view text)
        : m_text(text)
    {}
    constexpr qsizetype size() const { return static_cast<qsizetype>(m_text.size()); }
    constexpr bool contains(QChar c) const { return m_text.find(c.unicode()) != m_text.npos; }
    constexpr QChar operator[](qsizetype i) const { return m_text[static_cast<std::size_t>(i)]; }
    constexpr bool isEmpty() const { return m_text.empty(); }
    constexpr QStringView first(qsizetype n) const
    {
        return QStringView(m_text.substr(0, static_cast<std::size_t>(n)));
    }
    constexpr QStringView mid(qsizetype at, qsizetype n = -1) const
    {
        return QStringView(m_text.substr(static_cast<std::size_t>(at),
                                         n < 0 ? m_text.npos : static_cast<std::size_t>(n)));
    }
    constexpr QChar front() const { return m_text.front(); }
    constexpr QChar back() const { return m_text.back(); }
    constexpr void chop(qsizetype n) { m_text.remove_suffix(static_cast<std::size_t>(n)); }
    const QChar* begin() const { return reinterpret_cast<const QChar*>(m_text.data()); }
    const QChar* end() const { return begin() + m_text.size(); }
    QString toString() const;
    constexpr std::u16string_view text() const { return m_text; }

private:
    std::u16string_view m_text;
};

class QByteArray {
public:
    explicit QByteArray(std::string text)
        : m_text(std::move(text))
    {}
    const char* constData() const { return m_text.c_str(); }
    std::string toStdString() const { return m_text; }

private:
    std::string m_text;
};

template <class T>
class QList : public std::vector<T> {
public:
    using Base = std::vector<T>;
    using Base::Base;
    QList(Base other)
        : Base(std::move(other))
    {}
    qsizetype size() const { return static_cast<qsizetype>(Base::size()); }
    qsizetype count() const { return size(); }
    bool isEmpty() const { return Base::empty(); }
    const T& operator[](qsizetype i) const { return Base::operator[](static_cast<std::size_t>(i)); }
    T& operator[](qsizetype i) { return Base::operator[](static_cast<std::size_t>(i)); }
    const T& at(qsizetype i) const { return (*this)[i]; }
    const T& first() const { return Base::front(); }
    const T& last() const { return Base::back(); }
    T& last() { return Base::back(); }
    const T& constFirst() const { return Base::front(); }
    const T& constLast() const { return Base::back(); }
    T takeLast()
    {
        T value = std::move(Base::back());
        Base::pop_back();
        return value;
    }
    T takeFirst()
    {
        T value = std::move(Base::front());
        Base::erase(Base::begin());
        return value;
    }
    void append(T value) { Base::push_back(std::move(value)); }
    void prepend(T value) { Base::insert(Base::begin(), std::move(value)); }
    void removeLast() { Base::pop_back(); }
    bool contains(const T& value) const
    {
        return std::find(Base::begin(), Base::end(), value) != Base::end();
    }
};

class QStringList;

class QString {
public:
    QString() = default;
    QString(const char* utf8)
        : QString(fromUtf8(utf8))
    {}
    QString(QChar c)
        : m_text(1, c.unicode())
    {}
    QString(std::same_as<char16_t> auto c)
        : m_text(1, c)
    {}
    QString(QLatin1Char c)
        : QString(QChar(c))
    {}
    QString(QLatin1String text) { appendLatin1(text.text()); }
    QString(qsizetype count, QChar c)
        : m_text(static_cast<std::size_t>(count), c.unicode())
    {}
    explicit QString(std::u16string text)
        : m_text(std::move(text))
    {}
    static QString fromUtf16(std::u16string_view text) { return QString(std::u16string(text)); }
    static QString fromUtf8(std::string_view text);
    static QString fromUtf8(const char* text, qsizetype size)
    {
        return fromUtf8(std::string_view(text, static_cast<std::size_t>(size)));
    }
    static QString fromStdString(const std::string& text) { return fromUtf8(text); }
    static QString fromLatin1(std::string_view text) { return QString(QLatin1String(text)); }
    std::string toStdString() const;
    std::u32string toUcs4() const;
    QByteArray toUtf8() const { return QByteArray(toStdString()); }

    template <class Number>
    requires std::is_integral_v<Number>
    static QString number(Number value) { return fromUtf8(std::to_string(value)); }
    /// @param format 'f', 'e' or 'g'
    static QString number(double value, char format = 'g', int precision = 6);

    qsizetype size() const { return static_cast<qsizetype>(m_text.size()); }
    qsizetype length() const { return size(); }
    bool isEmpty() const { return m_text.empty(); }
    bool isNull() const { return m_text.empty(); }
    QChar operator[](qsizetype i) const { return m_text[static_cast<std::size_t>(i)]; }
    QChar at(qsizetype i) const { return (*this)[i]; }
    QChar front() const { return m_text.front(); }
    QChar back() const { return m_text.back(); }
    const QChar* begin() const { return reinterpret_cast<const QChar*>(m_text.data()); }
    const QChar* end() const { return begin() + m_text.size(); }
    const QChar* cbegin() const { return begin(); }
    const QChar* cend() const { return end(); }
    void reserve(qsizetype) {}
    void clear() { m_text.clear(); }

    QString& operator+=(const QString& more)
    {
        m_text += more.m_text;
        return *this;
    }
    QString& append(const QString& more) { return *this += more; }
    QString& prepend(const QString& more)
    {
        m_text.insert(0, more.m_text);
        return *this;
    }
    QString& insert(qsizetype at, const QString& more)
    {
        m_text.insert(static_cast<std::size_t>(at), more.m_text);
        return *this;
    }
    friend QString operator+(QString a, const QString& b) { return a += b; }
    friend bool operator==(const QString& a, const QString& b) { return a.m_text == b.m_text; }
    friend auto operator<=>(const QString& a, const QString& b) { return a.m_text <=> b.m_text; }

    qsizetype indexOf(const QString& what, qsizetype from = 0) const
    {
        const auto at = m_text.find(what.m_text, static_cast<std::size_t>(from));
        return at == m_text.npos ? -1 : static_cast<qsizetype>(at);
    }
    qsizetype lastIndexOf(const QString& what) const
    {
        const auto at = m_text.rfind(what.m_text);
        return at == m_text.npos ? -1 : static_cast<qsizetype>(at);
    }
    bool contains(const QString& what, Qt::CaseSensitivity by = Qt::CaseSensitive) const
    {
        return by == Qt::CaseSensitive ? indexOf(what) >= 0 : toLower().contains(what.toLower());
    }
    qsizetype count(QChar c) const { return std::count(m_text.begin(), m_text.end(), c.unicode()); }
    bool startsWith(const QString& what) const { return m_text.starts_with(what.m_text); }
    bool endsWith(const QString& what) const { return m_text.ends_with(what.m_text); }
    QString mid(qsizetype at, qsizetype length = -1) const
    {
        if (at >= size())
            return {};
        return QString(m_text.substr(static_cast<std::size_t>(std::max<qsizetype>(at, 0)),
                                     length < 0 ? m_text.npos : static_cast<std::size_t>(length)));
    }
    QString left(qsizetype n) const { return n < 0 || n >= size() ? *this : mid(0, n); }
    QString right(qsizetype n) const { return n < 0 || n >= size() ? *this : mid(size() - n); }
    QString first(qsizetype n) const { return mid(0, n); }
    QString last(qsizetype n) const { return mid(size() - n); }
    QString chopped(qsizetype n) const { return mid(0, size() - n); }
    void chop(qsizetype n)
    {
        m_text.resize(static_cast<std::size_t>(std::max<qsizetype>(size() - n, 0)));
    }
    QString& remove(qsizetype at, qsizetype n)
    {
        m_text.erase(static_cast<std::size_t>(at), static_cast<std::size_t>(n));
        return *this;
    }
    QString& remove(const QString& what) { return replace(what, QString()); }
    QString& replace(const QString& what, const QString& with);
    QString& replace(qsizetype at, qsizetype n, const QString& with)
    {
        m_text.replace(static_cast<std::size_t>(at), static_cast<std::size_t>(n), with.m_text);
        return *this;
    }
    QStringList split(const QString& between, Qt::SplitBehavior = Qt::KeepEmptyParts) const;
    QString section(const QString& between, qsizetype first, qsizetype last = -1) const;
    QString trimmed() const;
    QString simplified() const;
    QString toLower() const { return mapped(&QChar::toLower); }
    QString toUpper() const { return mapped(&QChar::toUpper); }
    QString toHtmlEscaped() const;
    double toDouble(bool* isNumber = nullptr) const
    {
        const std::string text = toStdString();
        char* end = nullptr;
        const double value = std::strtod(text.c_str(), &end);
        if (isNumber)
            *isNumber = !text.empty() && *end == '\0';
        return value;
    }
    int toInt(bool* isNumber = nullptr) const { return static_cast<int>(toDouble(isNumber)); }

    QString arg(const QString& value) const { return withArguments({value}); }
    template <class... More>
    requires(std::convertible_to<More, QString>&&...) QString
        arg(const QString& value, const More&... more)
    const { return withArguments({value, QString(more)...}); }
    QString arg(QChar value) const { return arg(QString(value)); }
    QString arg(double value) const { return arg(number(value)); }
    template <class Number>
    requires std::is_integral_v<Number> QString arg(Number value)
    const { return arg(number(value)); }

    template <class Number>
    requires std::is_integral_v<Number> QString arg(Number value, int width, int base, QChar fill)
    const
    {
        std::string digits;
        for (auto rest = static_cast<unsigned long long>(value); rest > 0 || digits.empty();
             rest /= static_cast<unsigned>(base))
            digits.insert(0, 1, "0123456789abcdef"[rest % static_cast<unsigned>(base)]);
        const QString text = fromUtf8(digits);
        return arg(QString(std::max<qsizetype>(width - text.size(), 0), fill) + text);
    }

    const std::u16string& text() const { return m_text; }

private:
    QString withArguments(const std::vector<QString>& values) const;
    QString mapped(QChar (QChar::*to)() const) const
    {
        QString result;
        for (const char16_t c : m_text)
            result.m_text += (QChar(c).*to)().unicode();
        return result;
    }
    void appendLatin1(std::string_view text)
    {
        for (const char c : text)
            m_text += static_cast<char16_t>(static_cast<unsigned char>(c));
    }

    std::u16string m_text;
};
inline QStringView::QStringView(const QString& text)
    : m_text(text.text())
{}
inline QString QStringView::toString() const
{
    return QString(std::u16string(m_text));
}
#define QStringLiteral(text) QString::fromUtf16(u"" text)

class QStringList : public QList<QString> {
public:
    using QList<QString>::QList;
    QStringList(QList<QString> other)
        : QList<QString>(std::move(other))
    {}
    QString join(const QString& between) const
    {
        QString text;
        for (std::size_t i = 0; i < Base::size(); ++i)
            text += i == 0 ? Base::operator[](i) : between + Base::operator[](i);
        return text;
    }
    QStringList first(qsizetype n) const { return QStringList(Base(begin(), begin() + n)); }
    const QString& first() const { return front(); }
    QStringList mid(qsizetype at, qsizetype count = -1) const
    {
        const auto last = count < 0 ? end() : begin() + std::min(at + count, size());
        return QStringList(Base(begin() + at, last));
    }
    void removeAll(const QString& text) { std::erase(*this, text); }
    void removeDuplicates()
    {
        for (auto one = begin(); one != end();)
            one = std::find(begin(), one, *one) == one ? one + 1 : erase(one);
    }
    QStringList& operator<<(const QString& text)
    {
        push_back(text);
        return *this;
    }
    QStringList& operator+=(const QString& text) { return *this << text; }
    QString value(qsizetype at) const { return at < size() ? (*this)[at] : QString(); }
    friend QStringList operator+(QStringList a, const QStringList& b) { return a += b; }
    QStringList& operator<<(const QStringList& more) { return *this += more; }
    QStringList& operator+=(const QStringList& more)
    {
        Base::insert(end(), more.begin(), more.end());
        return *this;
    }
};

template <class T>
class QSet : public std::set<T> {
public:
    bool contains(const T& value) const { return std::set<T>::count(value) > 0; }
    qsizetype size() const { return static_cast<qsizetype>(std::set<T>::size()); }
    QSet& operator<<(const T& value)
    {
        std::set<T>::insert(value);
        return *this;
    }
};

/// Numbers in English and Chinese differ in nothing that ui/text shows.
class QLocale {
public:
    enum Language { C, English, Chinese };
    QLocale() = default;
    QLocale(Language language)
        : m_groups(language == English)
    {}
    static QLocale c() { return {}; }
    QString decimalPoint() const { return QString(QLatin1Char('.')); }
    QString toString(double number, char format, int precision) const
    {
        return grouped(QString::number(number, format, precision));
    }
    template <class Number>
    requires std::is_integral_v<Number> QString toString(Number value)
    const { return grouped(QString::number(value)); }
    bool operator==(const QLocale&) const = default;

private:
    QString grouped(QString digits) const
    {
        if (!m_groups)
            return digits;
        const qsizetype point = digits.indexOf(QString(QLatin1Char('.')));
        const qsizetype first = digits.startsWith(QString(QLatin1Char('-'))) ? 1 : 0;
        for (qsizetype at = (point < 0 ? digits.size() : point) - 3; at > first; at -= 3)
            digits.insert(at, QString(QLatin1Char(',')));
        return digits;
    }
    bool m_groups = false;
};

class QCoreApplication {
public:
    /// In the page's language, if its catalogue has the text; then in English.
    static QString translate(const char* context, const char* source,
                             const char* disambiguation = nullptr, int n = -1);
    /// Replaces the catalogue: key and text by turns; a key is context, source and disambiguation,
    /// joined by U+0004, and the form (0: one, 1: several) where there is a number.
    static void setCatalogue(std::vector<std::pair<std::string, std::string>> texts);
};
#define Q_DECLARE_TR_FUNCTIONS(context)                                                            \
public:                                                                                            \
    static QString tr(const char* source, const char* disambiguation = nullptr, int n = -1)        \
    {                                                                                              \
        return QCoreApplication::translate(#context, source, disambiguation, n);                   \
    }                                                                                              \
                                                                                                   \
private:
#define QT_TRANSLATE_NOOP(context, source) source
#define QT_TRANSLATE_NOOP3(context, source, disambiguation)                                        \
    {                                                                                              \
        source, disambiguation                                                                     \
    }
#define QT_TR_NOOP(source) source
#define QT_TR_N_NOOP(source) source
#define QT_TRANSLATE_N_NOOP(context, source) source
#define Q_UNUSED(name) (void)(name)
#define Q_ASSERT(condition) ((void)0)
