// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/encoding.h"
#include "core/foundation/file/lines.h"

#include <QtTest>

namespace tst_encoding {

using namespace std::string_literals;
using namespace Qt::StringLiterals;

/// Bytes as Python's codecs "gb18030" and "latin-1" have them.
class TestEncoding : public QObject {
    Q_OBJECT
private slots:
    void readsGb18030_data();
    void readsGb18030();
    void refusesWhatIsNotGb18030_data();
    void refusesWhatIsNotGb18030();
    void likely_data();
    void likely();
    void linesAreCounted();
    void utf8StaysAsItIs();
    void longTextIsWhole();
};

void TestEncoding::readsGb18030_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const std::string& bytes, const QString& text) {
        QTest::newRow(name) << bytes << text;
    };
    row("nothing", "", u""_s);
    row("ASCII", "q1,d1,3\n", u"q1,d1,3\n"_s);
    row("GB 2312", "\xB2\xE9\xD1\xAF,\xCE\xC4\xB5\xB5\n", u"查询,文档\n"_s);
    row("GBK: a second byte of ASCII", "\xE9\x46\x81\x5C", u"镕乗"_s);
    row("four bytes", "\x81\x30\x84\x36\x90\x30\x81\x30", u"\u00a5\U00010000"_s);
    row("the euro's sign", "\xA2\xE3", u"€"_s);
}

void TestEncoding::readsGb18030()
{
    QFETCH(const std::string, bytes);
    QFETCH(const QString, text);
    const auto read = core::utf8FromGb18030(bytes);
    QVERIFY(read);
    QCOMPARE(QString::fromStdString(*read), text);
}

void TestEncoding::refusesWhatIsNotGb18030_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::newRow("half a character") << "a\xB2"s;
    QTest::newRow("no lead byte") << "\xFF\xB2\xE9"s;
    QTest::newRow("no second byte") << "\xB2\x20"s;
    QTest::newRow("three of four bytes") << "\x90\x30\x81"s;
}

void TestEncoding::refusesWhatIsNotGb18030()
{
    QFETCH(const std::string, bytes);
    QVERIFY(!core::utf8FromGb18030(bytes));
    // It stays as it is, to be refused by whoever reads it, unless it may be Latin-1.
    QCOMPARE(core::utf8From(bytes, {.gb18030 = true}), bytes);
    QCOMPARE(core::utf8From(bytes, {.gb18030 = true, .latin1 = true}), core::utf8FromLatin1(bytes));
}

void TestEncoding::likely_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<bool>("isChinese");
    QTest::newRow("Chinese") << "\xB2\xE9\xD1\xAF,1\n"s << true;
    QTest::newRow("the last character of GB 2312") << "\xF7\xFE"s << true;
    QTest::newRow("Chinese punctuation") << "\xA1\xB0\xB2\xE9\xA1\xB1"s << true;
    QTest::newRow("an umlaut") << "M\xFCller"s << false;
    QTest::newRow("an accent at the end of a cell") << "caf\xE9,1"s << false;
    QTest::newRow("an accent at the end") << "caf\xE9"s << false;
}

void TestEncoding::likely()
{
    QFETCH(const std::string, bytes);
    QFETCH(const bool, isChinese);
    const core::OtherEncodings expected{.gb18030 = isChinese, .latin1 = !isChinese};
    QVERIFY(core::likelyEncoding(bytes) == expected);
}

void TestEncoding::linesAreCounted()
{
    core::DiagnosticCounts counts;
    const core::SharedText text =
        core::utf8From(core::SharedText("a\n\xB2\xE9\nb\n\xD1\xAF \xCE\xC4\n"s),
                       {.gb18030 = true, .latin1 = true}, counts);
    QCOMPARE(QString::fromUtf8(text.view().data(), static_cast<qsizetype>(text.view().size())),
             u"a\n查\nb\n询 文\n"_s);
    const core::Diagnostics diagnostics = counts.diagnostics();
    QCOMPARE(diagnostics.size(), std::size_t{1});
    QVERIFY(diagnostics.front().warning == core::Warning::Gb18030);
    QCOMPARE(diagnostics.front().count, std::size_t{2});
    QCOMPARE(diagnostics.front().line, std::size_t{2});
}

void TestEncoding::utf8StaysAsItIs()
{
    core::DiagnosticCounts counts;
    const std::string utf8 = "\xE6\x9F\xA5";  // 查, whose bytes are none of GB18030
    QCOMPARE(core::utf8From(utf8, {.gb18030 = true, .latin1 = true}), utf8);
    core::utf8From(core::SharedText(utf8), {.gb18030 = true, .latin1 = true}, counts);
    QVERIFY(counts.diagnostics().empty());
}

/// Longer than any piece that is converted at once.
void TestEncoding::longTextIsWhole()
{
    std::string bytes;
    std::string utf8;
    for (int i = 0; i < 100'000; ++i) {
        bytes += "\xB2\xE9\x61";
        utf8 += "\xE6\x9F\xA5\x61";
    }
    QCOMPARE(core::utf8FromGb18030(bytes), std::optional(utf8));
}

QTEST_APPLESS_MAIN(TestEncoding)

}  // namespace tst_encoding

#include "tst_encoding.moc"
