// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/import/diagnostic_text.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_diagnostic_text {

using core::Diagnostic;
using core::Warning;

class TestDiagnosticText : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void sentences_data();
    void sentences();
    void everyWarning();
};

void TestDiagnosticText::sentences_data()
{
    QTest::addColumn<Diagnostic>("diagnostic");
    QTest::addColumn<QString>("text");
    QTest::newRow("one, with a line") << Diagnostic{Warning::BlankLines, 1, 12, {}}
                                      << QStringLiteral("1 blank line, line 12: skipped.");
    QTest::newRow("several, with a line")
        << Diagnostic{Warning::BlankLines, 3, 12, {}}
        << QStringLiteral("3 blank lines, first in line 12: skipped.");
    QTest::newRow("one, with a sample")
        << Diagnostic{Warning::RepeatedJudgment, 1, 5, "d1"}
        << QStringLiteral("1 judgment repeated with the same grade, line 5 (“d1”): merged.");
    QTest::newRow("what is no number")
        << Diagnostic{Warning::NanScore, 2, 5, "nan"}
        << QStringLiteral("2 scores that are not numbers, first in line 5 (“nan”): treated as "
                          "minus infinity: sorted last.");
    QTest::newRow("several, with a sample")
        << Diagnostic{Warning::SpreadsheetId, 2, 5, "1E5"}
        << QStringLiteral(
               "2 ids such as 1E5, the way spreadsheets write long numbers, first in line 5 "
               "(“1E5”): kept as text; check whether a spreadsheet changed the data.");
    QTest::newRow("the whole file") << Diagnostic{Warning::NoScores, 1, 0, {}}
                                    << QStringLiteral("Ranks without scores: sorted by rank.");
    QTest::newRow("a sample without a line")
        << Diagnostic{Warning::QueriesWithoutText, 2, 0, "q9"}
        << QStringLiteral("2 judged queries without text (“q9”): the id is shown instead.");
    QTest::newRow("headings") << Diagnostic{Warning::OtherColumns, 2, 1, "“lgb_v1”, “lgb_v2”"}
                              << QStringLiteral(
                                     "2 additional columns (“lgb_v1”, “lgb_v2”): ignored.");
    QTest::newRow("a sample with a place holder")
        << Diagnostic{Warning::CommentLines, 1, 1, "# %1 %2"}
        << QStringLiteral("1 comment line, line 1 (“# %1 %2”): skipped.");
}

void TestDiagnosticText::sentences()
{
    QFETCH(const Diagnostic, diagnostic);
    QFETCH(const QString, text);
    QCOMPARE(ui::diagnosticText(diagnostic), text);
}

void TestDiagnosticText::everyWarning()
{
    for (int i = 0; i <= static_cast<int>(Warning::GroupSizesBeside); ++i) {
        for (const std::size_t count : {std::size_t{1}, std::size_t{5'000'000'000}}) {
            const QString text = ui::diagnosticText({static_cast<Warning>(i), count, 7, "sample"});
            QVERIFY2(text.endsWith(u'.') && text.contains(QStringLiteral(": ")), qPrintable(text));
            const auto warning = static_cast<Warning>(i);
            const bool holdsHeadings =
                warning == Warning::OtherColumns || warning == Warning::ChosenColumns;
            QVERIFY2(text.contains(holdsHeadings ? QStringLiteral(" (sample)")
                                                 : QStringLiteral("line 7 (“sample”)")),
                     qPrintable(text));
            QVERIFY2(!text.contains(u'%'), qPrintable(text));
        }
    }
}

QTEST_GUILESS_MAIN(TestDiagnosticText)

}  // namespace tst_diagnostic_text

#include "tst_diagnostic_text.moc"
