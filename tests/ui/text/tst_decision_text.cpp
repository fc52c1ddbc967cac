// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/decision_text.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_decision_text {

class TestDecisionText : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void moves_data();
    void moves();
    void nothingIsFlagged();
    void costs_data();
    void costs();
};

void TestDecisionText::moves_data()
{
    QTest::addColumn<core::ConfusionMatrix>("to");
    QTest::addColumn<QString>("change");
    QTest::newRow("lower") << core::ConfusionMatrix{55, 60, 24, 161}
                           << QStringLiteral("finds 12 more and adds 26 false alarm");
    QTest::newRow("higher") << core::ConfusionMatrix{40, 20, 39, 201}
                            << QStringLiteral("misses 3 more and avoids 14 false alarm");
    QTest::newRow("the same") << core::ConfusionMatrix{43, 34, 36, 187}
                              << QStringLiteral("finds 0 more and adds 0 false alarm");
}

/// 77, 43 and 36 of 300 are 257, 143 and 120 of 1000.
void TestDecisionText::moves()
{
    QFETCH(const core::ConfusionMatrix, to);
    QFETCH(const QString, change);
    const QStringList told = ui::decisionSentences(
        {{QStringLiteral("0.5"), {43, 34, 36, 187}}, {QStringLiteral("t"), to}},
        QStringLiteral("patients"), QLocale::c());
    QCOMPARE(told.size(), 3);
    QCOMPARE(told.front(), QStringLiteral("At threshold 0.5, 257 of 1000 patients are flagged, "
                                          "143 of them correctly; 120 are missed."));
    QVERIFY2(told.back().startsWith(QStringLiteral("Moving the threshold from 0.5 to t ") + change),
             qPrintable(told.back()));
    QVERIFY2(told.back().endsWith(QStringLiteral("among these 300.")), qPrintable(told.back()));
}

void TestDecisionText::nothingIsFlagged()
{
    const QStringList told =
        ui::decisionSentences({{QStringLiteral("1"), {0, 0, 1, 3}}}, {}, QLocale::c());
    QCOMPARE(told, QStringList{QStringLiteral("At threshold 1, 0 of 1000 samples are flagged, 0 of "
                                              "them correctly; 250 are missed.")});
}

void TestDecisionText::costs_data()
{
    QTest::addColumn<core::Costs>("costs");
    QTest::addColumn<QString>("told");
    QTest::addColumn<QString>("lowest");
    QTest::newRow("equal") << core::Costs{1, 1, {}}
                           << QStringLiteral("Total cost: 70 (233.3 per 1000 samples).")
                           << QStringLiteral("Lowest: 70, at threshold 0.3.");
    QTest::newRow("a miss costs more")
        << core::Costs{1, 10, {}} << QStringLiteral("Total cost: 394 (1313.3 per 1000 samples).")
        << QStringLiteral("Lowest: 394, at threshold 0.3.");
    QTest::newRow("nothing costs anything")
        << core::Costs{0, 0, {}} << QStringLiteral("Total cost: 0 (0 per 1000 samples).")
        << QStringLiteral("Lowest: 0, at threshold 0.3.");
}

/// 34 false alarms and 36 misses of 300.
void TestDecisionText::costs()
{
    QFETCH(const core::Costs, costs);
    QFETCH(const QString, told);
    QFETCH(const QString, lowest);
    const core::ConfusionMatrix counts{43, 34, 36, 187};
    QCOMPARE(ui::costSentence(counts, costs, QLocale::c()), told);
    QCOMPARE(ui::lowestCostSentence({QStringLiteral("0.3"), counts}, costs, QLocale::c()), lowest);
}

QTEST_APPLESS_MAIN(TestDecisionText)

}  // namespace tst_decision_text

#include "tst_decision_text.moc"
