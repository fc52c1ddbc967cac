// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/measures/measure_table.h"
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/fact_sequence.h"
#include "ui/text/steps/fact_sentence.h"
#include "ui/text/steps/step_text.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_fact_words {

using namespace Qt::StringLiterals;
using core::Column;
using core::Fact;

namespace {

core::JudgedRanking rankingOf(std::initializer_list<double> ranked,
                              std::initializer_list<double> notRetrieved = {})
{
    std::vector<core::Grade> list;
    std::vector<core::Grade> outside;
    for (const double grade : ranked)
        list.push_back(grade == -100 ? core::Grade::unjudged() : core::Grade(grade));
    for (const double grade : notRetrieved)
        outside.emplace_back(grade);
    return core::JudgedRanking(std::move(list), std::move(outside));
}

constexpr double unjudged = -100;

/// The list of the design's ranking picture.
core::JudgedRanking cakes()
{
    return rankingOf({0, 4, 0, 5, 0, 3, 3, 0, 5, 4}, {2});
}

core::JudgedRanking oddList()
{
    return rankingOf({0, 2.5, unjudged, 3, -1, 1, 0, 3}, {2, 1, 0});
}

core::Explanation explained(const QString& definition, const core::JudgedRanking& query)
{
    return core::Evaluator(core::parseMeasureSpec(definition.toStdString()).value()).explain(query);
}

Fact cell(std::size_t rank, Column column)
{
    return {Fact::Kind::Cell, rank, column};
}

constexpr Fact earned{Fact::Kind::Earned, 0, Column::Rank};
constexpr Fact attainable{Fact::Kind::Attainable, 0, Column::Rank};
constexpr Fact result{Fact::Kind::Result, 0, Column::Rank};

bool isIn(const core::FactSequence& facts, const Fact& expected)
{
    for (std::size_t i = 0; i < facts.size(); ++i)
        if (facts.at(i) == expected)
            return true;
    return false;
}

}  // namespace

class TestFactWords : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void sentence_data();
    void sentence();
    void weights_data();
    void weights();
    void everyFactHasWords_data();
    void everyFactHasWords();
};

void TestFactWords::sentence_data()
{
    QTest::addColumn<QString>("definition");
    QTest::addColumn<bool>("isOdd");
    QTest::addColumn<Fact>("fact");
    QTest::addColumn<QString>("words");
    const auto cakeRow = [](const char* name, const QString& definition, const Fact& fact,
                            const QString& words) {
        QTest::newRow(name) << definition << false << fact << words;
    };
    const auto oddRow = [](const char* name, const QString& definition, const Fact& fact,
                           const QString& words) {
        QTest::newRow(name) << definition << true << fact << words;
    };
    // 5/log2(5) = 2.1534, after 4/log2(3) = 2.5237.
    cakeRow("grade", u"nDCG@10"_s, cell(4, Column::Grade), u"Rank 4 has grade 5."_s);
    cakeRow("grade without gain", u"nDCG@10"_s, cell(1, Column::Grade),
            u"Rank 1 has grade 0. It has no gain, so it contributes nothing."_s);
    cakeRow("discount", u"nDCG@10"_s, cell(4, Column::Weight),
            u"Discount of rank 4: log₂(4+1) = 2.322."_s);
    cakeRow("divide", u"nDCG@10"_s, cell(4, Column::Term), u"Divide: 5 / 2.322 = 2.153."_s);
    cakeRow("add", u"nDCG@10"_s, cell(4, Column::Sum), u"Add: 2.524 + 2.153 = 4.677."_s);
    cakeRow("ideal grade", u"nDCG@10"_s, cell(4, Column::IdealGrade),
            u"Rank 4 of the ideal ranking has grade 4."_s);
    cakeRow("ideal grade without gain", u"nDCG@10"_s, cell(8, Column::IdealGrade),
            u"Rank 8 of the ideal ranking has grade 0, so it contributes nothing."_s);
    cakeRow("ideal divide", u"nDCG@10"_s, cell(4, Column::IdealTerm),
            u"In the ideal ranking, divide: 4 / 2.322 = 1.723."_s);
    cakeRow("ideal add", u"nDCG@10"_s, cell(4, Column::IdealSum),
            u"In the ideal ranking, add: 10.155 + 1.723 = 11.877."_s);
    cakeRow("value on the way", u"nDCG@10"_s, cell(4, Column::Value),
            u"If the list ended here: nDCG@4 = 4.677 / 11.877 = 0.3938."_s);
    cakeRow("earned", u"nDCG@10"_s, earned, u"Earned in the top 10: 9.407."_s);
    cakeRow("earned by all", u"nDCG"_s, earned, u"Earned by the whole list: 9.407."_s);
    cakeRow("ideal", u"nDCG@10"_s, attainable,
            u"Divide by what the ideal ranking earns: 14.773."_s);
    cakeRow("normalise", u"nDCG@10"_s, result, u"Normalise: 9.407 / 14.773 = 0.6368."_s);
    cakeRow("exponential gain", u"nDCG(gain=exp)@10"_s, cell(4, Column::Gain),
            u"Gain: 2^5 − 1 = 31."_s);
    cakeRow("divide the exponential gain", u"nDCG(gain=exp)@10"_s, cell(4, Column::Term),
            u"Divide: 31 / 2.322 = 13.351."_s);
    cakeRow("ideal exponential gain", u"nDCG(gain=exp)@10"_s, cell(4, Column::IdealGain),
            u"Ideal gain: 2^4 − 1 = 15."_s);
    cakeRow("discount of rank 4 to base 2", u"DCG(discount=jk)"_s, cell(4, Column::Weight),
            u"Discount of rank 4: log₂(4) = 2.000."_s);
    cakeRow("reciprocal discount", u"DCG(discount=reciprocal)"_s, cell(4, Column::Term),
            u"Divide: 5 / 4 = 1.250."_s);
    cakeRow("no discount", u"DCG(discount=none)"_s, cell(4, Column::Weight),
            u"Rank 4 is not discounted: the gain is divided by 1."_s);
    cakeRow("DCG", u"DCG@10"_s, result, u"The sum is the value: DCG@10 = 9.4071."_s);
    cakeRow("IDCG", u"IDCG@10"_s, cell(1, Column::Grade),
            u"Rank 1 of the ideal ranking has grade 5."_s);
    cakeRow("CG gain", u"CG"_s, cell(4, Column::Term), u"Gain: the grade itself, 5."_s);
    cakeRow("CG exponential gain", u"CG(gain=exp)"_s, cell(4, Column::Term),
            u"Gain: 2^5 − 1 = 31."_s);
    cakeRow("CG add", u"CG"_s, cell(4, Column::Sum), u"Add: 4 + 5 = 9."_s);
    cakeRow(
        "AP not relevant", u"AP"_s, cell(1, Column::Grade),
        u"Rank 1 has grade 0. Only grades of 1 or more count as relevant, so it contributes nothing."_s);
    cakeRow("AP relevant so far", u"AP"_s, cell(4, Column::Seen),
            u"Relevant documents up to rank 4: 2."_s);
    cakeRow("AP precision", u"AP"_s, cell(4, Column::Term), u"Precision at rank 4: 2/4 = 0.500."_s);
    cakeRow("AP add", u"AP"_s, cell(4, Column::Sum), u"Add: 0.500 + 0.500 = 1.000."_s);
    cakeRow("AP denominator", u"AP"_s, attainable,
            u"Divide by the number of relevant documents: R = 7."_s);
    // 1/2 + 2/4 + 3/6 + 4/7 + 5/9 + 6/10 = 2033/630 = 3.2270
    cakeRow("AP divide", u"AP"_s, result, u"Divide: 3.227 / 7 = 0.4610."_s);
    cakeRow("AP capped", u"AP(denominator=capped)@5"_s, attainable,
            u"Divide by the most that could be found: 5."_s);
    cakeRow("AP hits", u"AP(denominator=hits)"_s, attainable,
            u"Divide by the number of relevant documents found: 6."_s);
    cakeRow("RR goes on", u"RR"_s, cell(1, Column::Grade),
            u"Rank 1 has grade 0. Only grades of 1 or more count as relevant: keep looking."_s);
    cakeRow("RR found", u"RR"_s, cell(2, Column::Gain),
            u"Rank 2 is the first relevant document: its grade, 4, is at least 1."_s);
    cakeRow("RR divide", u"RR"_s, cell(2, Column::Term), u"Divide 1 by the rank: 1/2 = 0.500."_s);
    cakeRow("RR over", u"RR"_s, cell(4, Column::Grade),
            u"Rank 4 has grade 5. A hit was already found, so this rank does not count."_s);
    cakeRow("RR of the best", u"RR(of=best)"_s, cell(2, Column::Grade),
            u"Rank 2 has grade 4. That is not the highest grade: keep looking."_s);
    cakeRow("RR value", u"RR"_s, result,
            u"The first relevant document is at rank 2, so RR = 1/2 = 0.5000."_s);
    cakeRow("P counts", u"P@10"_s, cell(4, Column::Term),
            u"Grade 5 is at least 1, so rank 4 is relevant and counts as 1."_s);
    cakeRow("P add", u"P@10"_s, cell(4, Column::Sum), u"Add: 1 + 1 = 2."_s);
    cakeRow("P ranks", u"P@10"_s, cell(4, Column::Attainable), u"Ranks read so far: 4."_s);
    cakeRow("P on the way", u"P@10"_s, cell(4, Column::Value),
            u"If the list ended here: P@4 = 2/4 = 0.5000."_s);
    cakeRow("P denominator", u"P@10"_s, attainable, u"Divide by the number of ranks: 10."_s);
    cakeRow("P divide", u"P@10"_s, result, u"Divide: 6/10 = 0.6000."_s);
    cakeRow("recall divide", u"Recall@10"_s, result, u"Divide: 6/7 = 0.8571."_s);
    cakeRow("capped recall", u"Recall_cap@10"_s, cell(4, Column::Attainable),
            u"The most that 4 ranks can hold: min(4, 7) = 4."_s);
    // (10 + 7)/2 = 8.5; 6/8.5 = 0.70588
    cakeRow("F1 mean", u"F1@10"_s, attainable,
            u"Divide by the mean of the number of ranks and R: (10 + 7)/2 = 8.500."_s);
    cakeRow("F1 divide", u"F1@10"_s, result, u"Divide: 6/8.500 = 0.7059."_s);
    // (10 + 4 × 7)/5 = 7.6
    cakeRow("F2 mean", u"F1(beta=2)@10"_s, attainable,
            u"Divide by the mean of the number of ranks and R: (10 + 2² × 7)/(1 + 2²) = 7.600."_s);
    cakeRow("success", u"Success@10"_s, cell(2, Column::Term),
            u"It is the first, and one is enough: success."_s);
    cakeRow("R-precision beyond R", u"Rprec"_s, cell(9, Column::Grade),
            u"Rank 9 has grade 5. Only the first R = 7 ranks count, so it contributes nothing."_s);
    cakeRow("Q ideal", u"Q"_s, cell(4, Column::Weight),
            u"Rank plus the ideal ranking’s gains up to rank 4: 4 + 18 = 22."_s);
    cakeRow("Q so far", u"Q"_s, cell(4, Column::Seen),
            u"Relevant documents plus their gains up to rank 4: 2 + 9 = 11."_s);
    cakeRow("Q ratio", u"Q"_s, cell(4, Column::Term), u"Blended ratio at rank 4: 11/22 = 0.500."_s);
    cakeRow("Q gains of what is not relevant", u"Q(rel=4)"_s, cell(6, Column::Seen),
            u"Relevant documents plus their gains up to rank 6: 2 + 12 = 14."_s);
    cakeRow("Q divide", u"Q"_s, result, u"Divide: 3.540 / 7 = 0.5057."_s);
    cakeRow("bpref non-relevant", u"Bpref"_s, cell(3, Column::Seen),
            u"It is judged non-relevant. Documents judged non-relevant up to rank 3: 2."_s);
    cakeRow("bpref above", u"Bpref"_s, cell(4, Column::Seen),
            u"Judged non-relevant documents above rank 4: 2."_s);
    // min(N, R) = min(4, 7) = 4
    cakeRow("bpref preference", u"Bpref"_s, cell(4, Column::Term),
            u"1 minus the share of non-relevant documents above: 1 − 2/4 = 0.500."_s);
    // (2^4 − 1)/2^5 = 0.46875; at rank 4: (1 − 0.46875) × 0.96875 / 4 = 0.12866
    cakeRow("ERR stop", u"ERR"_s, cell(2, Column::Gain),
            u"Probability of stopping here: (2^4 − 1)/2^5 = 0.469."_s);
    cakeRow("ERR reach", u"ERR"_s, cell(4, Column::Seen),
            u"Probability of reaching rank 4: 0.531."_s);
    cakeRow("ERR term", u"ERR"_s, cell(4, Column::Term),
            u"Multiply the probabilities and divide by the rank: 0.531 × 0.969 / 4 = 0.129."_s);
    // 0.2 × 0.8³ = 0.1024
    cakeRow("RBP weight", u"RBP"_s, cell(4, Column::Weight),
            u"Weight of rank 4: 0.2 × 0.8^3 = 0.102."_s);
    cakeRow("RBP term", u"RBP"_s, cell(4, Column::Term),
            u"Grade 5 is at least 1, so rank 4 is relevant and adds its weight, 0.102."_s);
    cakeRow("RBP graded gain", u"RBP(gain=graded)"_s, cell(2, Column::Gain),
            u"Gain: grade ÷ highest grade, 4/5 = 0.800."_s);
    // 0.8 × 0.16
    cakeRow("RBP graded term", u"RBP(gain=graded)"_s, cell(2, Column::Term),
            u"Multiply: 0.800 × 0.160 = 0.128."_s);
    cakeRow("RC alone", u"RC"_s, cell(1, Column::Grade),
            u"Rank 1 has grade 0. There is no document above it to pair with."_s);
    cakeRow("RC pairs", u"RC"_s, cell(4, Column::Seen),
            u"Rank 4’s pairs with the ranks above: 3."_s);
    cakeRow("RC in order", u"RC"_s, cell(3, Column::Term),
            u"Pairs in order (upper grade at least as high): 2 of 2."_s);
    cakeRow("RC all pairs", u"RC"_s, cell(4, Column::Attainable),
            u"Add, for all pairs: 3 + 3 = 6."_s);
    cakeRow("RC denominator", u"RC"_s, attainable, u"Divide by the number of pairs: 45."_s);
    cakeRow("RC divide", u"RC"_s, result, u"Divide: 22/45 = 0.4889."_s);
    // 1/1 + 1/2
    cakeRow("RC weights", u"RC(weights=ranks)"_s, cell(2, Column::Seen),
            u"Weight of rank 2’s pairs with the ranks above: 1.500."_s);
    cakeRow(
        "nothing relevant", u"AP(rel=9)"_s, result,
        u"No judged document is relevant, so there is nothing to find. Under the current rule, the query counts as 0."_s);
    oddRow("unjudged", u"nDCG"_s, cell(3, Column::Grade),
           u"Rank 3: the document is unjudged. It has no gain, so it contributes nothing."_s);
    oddRow("negative", u"nDCG"_s, cell(5, Column::Grade),
           u"Rank 5 has grade −1. It has no gain, so it contributes nothing."_s);
    oddRow("unjudged is passed over", u"Bpref"_s, cell(3, Column::Grade),
           u"Rank 3: the document is unjudged. Only judged documents count, so it is skipped."_s);
    oddRow("unjudged does not count", u"Judged"_s, cell(3, Column::Grade),
           u"Rank 3: the document is unjudged. It does not count."_s);
    oddRow("judged counts", u"Judged"_s, cell(4, Column::Term),
           u"Rank 4 is judged and counts as 1."_s);
    oddRow("half a grade", u"DCG"_s, cell(2, Column::Term), u"Divide: 2.5 / 1.585 = 1.577."_s);
}

void TestFactWords::sentence()
{
    QFETCH(const QString, definition);
    QFETCH(const bool, isOdd);
    QFETCH(const Fact, fact);
    QFETCH(const QString, words);
    const core::Explanation explanation = explained(definition, isOdd ? oddList() : cakes());
    QVERIFY2(isIn(core::FactSequence(explanation), fact), "the walk does not come by here");
    QCOMPARE(ui::factSentence(explanation, fact, {}), words);
}

/// 1/log2(3) = 0.6309, as textbooks that multiply print it: 0.631; 4 · 0.631 = 2.524.
void TestFactWords::weights_data()
{
    QTest::addColumn<QString>("definition");
    QTest::addColumn<Fact>("fact");
    QTest::addColumn<QString>("words");
    QTest::newRow("weight") << u"nDCG@10"_s << cell(2, Column::Weight)
                            << u"Weight of rank 2: 1/log₂(2+1) = 0.631."_s;
    QTest::newRow("multiply") << u"nDCG@10"_s << cell(2, Column::Term)
                              << u"Multiply: 4 × 0.631 = 2.524."_s;
    QTest::newRow("in the ideal ranking")
        << u"nDCG@10"_s << cell(2, Column::IdealTerm)
        << u"In the ideal ranking, multiply: 5 × 0.631 = 3.155."_s;
    QTest::newRow("one over the rank")
        << u"DCG(discount=reciprocal)@10"_s << cell(4, Column::Weight)
        << u"Weight of rank 4: 1/4 = 0.250."_s;
    QTest::newRow("before the base") << u"DCG(discount=jk)@10"_s << cell(2, Column::Weight)
                                     << u"Weight of rank 2: 1/log₂(2) = 1.000."_s;
    QTest::newRow("none") << u"DCG(discount=none)@10"_s << cell(2, Column::Weight)
                          << u"Rank 2 is not discounted: the gain is multiplied by 1."_s;
    QTest::newRow("a measure without discounts")
        << u"AP@10"_s << cell(2, Column::Term) << u"Precision at rank 2: 1/2 = 0.500."_s;
}

void TestFactWords::weights()
{
    QFETCH(const QString, definition);
    QFETCH(const Fact, fact);
    QFETCH(const QString, words);
    ui::NumberFormat format;
    format.discounts = ui::DiscountForm::Weight;
    QCOMPARE(ui::factSentence(explained(definition, cakes()), fact, format), words);
}

void TestFactWords::everyFactHasWords_data()
{
    QTest::addColumn<QString>("definition");
    for (const core::MeasureRow& row : core::measureTable())
        for (const char* rest : {"", "@3", "@20"}) {
            const QString text = QString::fromUtf8(row.name) + QString::fromLatin1(rest);
            QTest::newRow(qPrintable(text)) << text;
        }
    for (const char* text :
         {"nDCG(gain=exp)", "nDCG(discount=jk,base=3)", "nDCG(discount=reciprocal)",
          "nDCG(discount=none)", "nDCG(rel=9,ideal=relevant)", "DCG(gain=exp)", "CG(gain=exp)",
          "AP(denominator=capped)@3", "AP(denominator=hits)@3", "AP(rel=9)", "RR(of=best)",
          "RR(rel=9)", "RR(rel=3,nohit=skip)@1", "F1(beta=2)", "ERR(max=2)", "RBP(gain=graded)",
          "RC(weights=ranks)", "RC(weights=gap)"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

/// No fact is without a sentence, and no two facts of a row say the same.
void TestFactWords::everyFactHasWords()
{
    QFETCH(const QString, definition);
    const QRegularExpression hole(u"%\\d|nan|\\binf\\b"_s);
    for (const core::JudgedRanking& query :
         {cakes(), oddList(), rankingOf({3}), rankingOf({unjudged, unjudged}), rankingOf({}, {1}),
          rankingOf({})}) {
        const core::Explanation explanation = explained(definition, query);
        const core::FactSequence facts(explanation);
        QString before;
        for (std::size_t i = 0; i < facts.size(); ++i) {
            const QString words = ui::factSentence(explanation, facts.at(i), {});
            QVERIFY(!words.isEmpty());
            QVERIFY2(!words.contains(hole), qPrintable(words));
            QVERIFY2(words.endsWith(u'.'), qPrintable(words));
            QVERIFY2(words != before, qPrintable(words));
            before = words;
        }
    }
}

QTEST_GUILESS_MAIN(TestFactWords)

}  // namespace tst_fact_words

#include "tst_fact_words.moc"
