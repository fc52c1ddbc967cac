// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/verdict/lead_text.h"

#include <QRegularExpression>
#include <QTest>

#include <optional>
#include <utility>
#include <vector>

namespace tst_lead_text {

using namespace Qt::StringLiterals;
using core::Rivalry;

namespace {

const ui::LeadNames three{{u"bm25"_s, u"hybrid"_s, u"rerank"_s}, u"nDCG@10"_s};

/// hybrid against bm25 and rerank over 120 queries.
core::Lead leadOf(Rivalry bm25, Rivalry rerank)
{
    core::Lead lead;
    lead.queries = 120;
    lead.best = 1;
    lead.rivals = {{0, 0.11, 0.0004, bm25}, {2, 0.25, 0.2, rerank}};
    return lead;
}

core::Lead unranked(core::Unranked why)
{
    core::Lead lead;
    lead.unranked = why;
    lead.queries = 5;
    return lead;
}

core::Lead judged(core::Lead lead, std::vector<std::optional<double>> shares)
{
    lead.judged = std::move(shares);
    return lead;
}

const QString figures = u" “hybrid” minus the other runs over the 120 queries that count in every "
                        u"run: bm25: +0.1100 (p < 0.001); rerank: +0.2500 (p = 0.200). The p "
                        u"values are from Tukey’s HSD, which adjusts them across all pairs of "
                        u"runs."_s;

}  // namespace

class TestLeadText : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void texts_data();
    void texts();
    void manyRunsAreCounted();
};

void TestLeadText::texts_data()
{
    QTest::addColumn<core::Lead>("lead");
    QTest::addColumn<QString>("text");
    QTest::newRow("one run is best")
        << leadOf(Rivalry::Behind, Rivalry::Behind)
        << u"“hybrid” is the best of the 3 runs in nDCG@10."_s + figures;
    QTest::newRow("unjudged documents decide")
        << judged(leadOf(Rivalry::Behind, Rivalry::Unjudged), {1.0, 1.0, 0.6})
        << u"Which run is best in nDCG@10 is undecided: “hybrid” has the highest mean. Whether it "
           u"is "
           u"better than “rerank” depends on unjudged documents. It is better than “bm25”."_s +
               figures +
               u" Judged documents within the cutoff: hybrid: 100%; bm25: 100%; rerank: 60%."_s;
    QTest::newRow("missing queries decide")
        << leadOf(Rivalry::Unanswered, Rivalry::Unanswered)
        << u"Which run is best in nDCG@10 is undecided: “hybrid” has the highest mean. Whether it "
           u"is "
           u"better than “bm25” and “rerank” depends on queries that are missing from some runs."_s +
               figures;
    QTest::newRow("not enough evidence")
        << leadOf(Rivalry::NotShown, Rivalry::Behind)
        << u"Which run is best in nDCG@10 is undecided: “hybrid” has the highest mean. Not enough "
           u"evidence that it is better than “bm25”. It is better than “rerank”."_s +
               figures + u" This does not show that the runs are equally good."_s;
    QTest::newRow("a measure that counts")
        << unranked(core::Unranked::NotRated)
        << u"No verdict on the runs: nDCG@10 does not measure how good a run is, so it is not "
           u"tested."_s;
    QTest::newRow("queries chosen by their values")
        << unranked(core::Unranked::ChosenByOutcome)
        << u"No verdict on the runs: the queries were selected by their own results, so a test "
           u"would be circular."_s;
    QTest::newRow("few queries") << unranked(core::Unranked::TooFewQueries)
                                 << u"Not enough data to say which run is best in nDCG@10: 5 "
                                    u"queries count in every run."_s;
}

void TestLeadText::texts()
{
    QFETCH(const core::Lead, lead);
    QFETCH(const QString, text);
    QCOMPARE(ui::leadText(lead, three, {}), text);
    QVERIFY(text.startsWith(ui::leadSentence(lead, three)));
}

void TestLeadText::manyRunsAreCounted()
{
    core::Lead lead;
    lead.queries = 50;
    ui::LeadNames names{{u"best"_s}, u"AP"_s};
    for (std::size_t run = 1; run < 9; ++run) {
        lead.rivals.push_back({run, 0.1, 0.5, Rivalry::NotShown});
        names.runs << u"r%1"_s.arg(run);
    }
    const QString sentence = ui::leadSentence(lead, names);
    QVERIFY2(sentence.endsWith(u"better than “r1”, “r2”, “r3”, “r4”, “r5” and 3 more."_s),
             qPrintable(sentence));
}

QTEST_GUILESS_MAIN(TestLeadText)

}  // namespace tst_lead_text

#include "tst_lead_text.moc"
