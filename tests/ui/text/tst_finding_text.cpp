// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/import/finding_text.h"

#include <QRegularExpression>
#include <QTest>

#include <string>

namespace tst_finding_text {

using core::Finding;
using core::Oddity;

class TestFindingText : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void sentences_data();
    void sentences();
    void everyOddity();
};

void TestFindingText::sentences_data()
{
    QTest::addColumn<Finding>("finding");
    QTest::addColumn<QString>("text");
    QTest::newRow("one, with a line") << Finding{Oddity::BlankLines, 1, 12, {}}
                                      << QStringLiteral("1 blank line, line 12: skipped.");
    QTest::newRow("several, with a line")
        << Finding{Oddity::BlankLines, 3, 12, {}}
        << QStringLiteral("3 blank lines, first in line 12: skipped.");
    QTest::newRow("one, with a sample")
        << Finding{Oddity::RepeatedJudgment, 1, 5, "d1"}
        << QStringLiteral("1 judgment repeated with the same grade, line 5 (“d1”): merged.");
    QTest::newRow("what is no number")
        << Finding{Oddity::NanScore, 2, 5, "nan"}
        << QStringLiteral("2 scores that are not numbers, first in line 5 (“nan”): counts as minus "
                          "infinity: sorted last.");
    QTest::newRow("several, with a sample")
        << Finding{Oddity::SpreadsheetId, 2, 5, "1E5"}
        << QStringLiteral("2 ids like 1E5, as spreadsheets write long numbers, first in line 5 "
                          "(“1E5”): kept as text; look whether a spreadsheet did damage.");
    QTest::newRow("the whole file") << Finding{Oddity::NoScores, 1, 0, {}}
                                    << QStringLiteral("Ranks without scores: the ranks give the "
                                                      "order.");
    QTest::newRow("a sample without a line")
        << Finding{Oddity::QueriesWithoutText, 2, 0, "q9"}
        << QStringLiteral("2 judged queries that the texts lack (“q9”): shown by id.");
    QTest::newRow("a sample with a place holder")
        << Finding{Oddity::CommentLines, 1, 1, "# %1 %2"}
        << QStringLiteral("1 comment line, line 1 (“# %1 %2”): skipped.");
}

void TestFindingText::sentences()
{
    QFETCH(const Finding, finding);
    QFETCH(const QString, text);
    QCOMPARE(ui::findingText(finding), text);
}

void TestFindingText::everyOddity()
{
    for (int i = 0; i <= static_cast<int>(Oddity::GroupSizesBeside); ++i) {
        for (const std::size_t count : {std::size_t{1}, std::size_t{5'000'000'000}}) {
            const QString text = ui::findingText({static_cast<Oddity>(i), count, 7, "sample"});
            QVERIFY2(text.endsWith(u'.') && text.contains(QStringLiteral(": ")), qPrintable(text));
            QVERIFY2(text.contains(QStringLiteral("line 7 (“sample”)")), qPrintable(text));
            QVERIFY2(!text.contains(u'%'), qPrintable(text));
        }
    }
}

QTEST_GUILESS_MAIN(TestFindingText)

}  // namespace tst_finding_text

#include "tst_finding_text.moc"
