// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/loss_breakdown/loss_breakdown.h"

#include "tests/core/every_definition.h"
#include "tests/core/figures.h"
#include "tests/core/random_lists.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tst_loss_breakdown {

using core::Evaluator;
using core::Fraction;
using core::Grade;
using core::JudgedRanking;
using core::LossBreakdown;
using core::LossCause;
using core::LossRow;
using core::MeasureSpec;
using core::Undefined;

namespace {

/// "0 4 u 5"; u is unjudged.
std::vector<Grade> gradesOf(const QString& text)
{
    std::vector<Grade> grades;
    for (const QString& grade : text.split(u' ', Qt::SkipEmptyParts))
        grades.push_back(grade == u"u" ? Grade::unjudged() : Grade(grade.toDouble()));
    return grades;
}

/// "ranks 1 3; others 1", 1-based, or "none".
QString concernedBy(const LossRow& row)
{
    const auto listed = [](const std::vector<std::size_t>& places) {
        QStringList texts;
        for (const std::size_t place : places)
            texts << QString::number(place + 1);
        return texts.join(u' ');
    };
    if (!row.ranked.empty() && !row.notRetrieved.empty())
        return QStringLiteral("both lists");
    if (!row.ranked.empty())
        return QStringLiteral("ranks ") + listed(row.ranked);
    return row.notRetrieved.empty() ? QStringLiteral("none")
                                    : QStringLiteral("others ") + listed(row.notRetrieved);
}

QString textOf(const std::optional<Fraction>& fraction)
{
    if (!fraction)
        return QStringLiteral("none");
    return fraction->denominator() == 1
               ? QString::number(fraction->numerator())
               : QStringLiteral("%1/%2").arg(fraction->numerator()).arg(fraction->denominator());
}

LossBreakdown breakdownOf(std::string_view definition, const QString& ranked, const QString& others)
{
    return core::lossBreakdown(Evaluator(definitionOf(definition)),
                               JudgedRanking(gradesOf(ranked), gradesOf(others)));
}

bool standsBefore(Grade a, Grade b)
{
    const auto place = [](Grade grade) {
        return grade.isJudged() ? grade.value() : grade.hasValue() ? -2.0 : -1.0;
    };
    return place(a) > place(b);
}

struct Case {
    MeasureSpec definition;
    std::vector<Grade> ranked;
    std::vector<Grade> notRetrieved;

    JudgedRanking query() const { return JudgedRanking(ranked, notRetrieved); }
    LossBreakdown breakdown() const { return core::lossBreakdown(Evaluator(definition), query()); }
    QByteArray text() const
    {
        QByteArray text = QByteArray::fromStdString(core::toText(definition)) + " of";
        for (const auto* list : {&ranked, &notRetrieved}) {
            for (const Grade grade : *list)
                text += ' ' + (grade.hasValue() ? digits(grade.value()) : QByteArray("u"));
            text += " |";
        }
        return text;
    }
};

/// Random lists under every definition that ends at 1, with and without a cutoff.
template <class Check>
void forManyCases(std::uint32_t seed, int rounds, Check check)
{
    Lists lists(seed);
    const std::vector<MeasureSpec> definitions = everyDefinition();
    for (int round = 0; round < rounds; ++round) {
        Case one{{}, lists.grades(9), lists.grades(5)};
        const std::size_t cutoff = 1 + lists.below(11);
        for (const MeasureSpec& definition : definitionsOfTurn(round, definitions)) {
            if (!core::endsAtOne(definition))
                continue;
            one.definition = definition;
            check(one);
            one.definition.cutoff = cutoff;
            check(one);
        }
    }
}

double amount(const LossBreakdown& breakdown, LossCause cause)
{
    return breakdown.rows[static_cast<std::size_t>(cause)].amount;
}

/// Whether what is retrieved adds to what a value is divided by, and not within the cutoff alone.
bool movesDivisor(const MeasureSpec& definition)
{
    const core::Settings& settings = definition.settings;
    if (definition.measure == core::Measure::Bpm && !definition.cutoff)
        return true;
    return settings.idealCutoff != core::IdealCutoff::AtCutoff ||
           settings.apDenominator == core::ApDenominator::HitsInList ||
           settings.overlapDepth == core::OverlapDepth::Lists;
}

}  // namespace

class TestLossBreakdown : public QObject {
    Q_OBJECT
private slots:
    void init();
    void computedByHand_data();
    void computedByHand();
    void undefined_data();
    void undefined();
    void largestRow();
    void rowsAddUpExactly();
    void fractionsAddUpExactly();
    void perfectListLosesNothing();
    void sortedWithinTheCutoffLosesNothingToOrder();
    void rowsAreNotNegative();
    void documentsAreWhereTheirRowSays();
    void undefinedExactlyWithTheValueOrAboveTheScale();
};

void TestLossBreakdown::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
}

void TestLossBreakdown::computedByHand_data()
{
    QTest::addColumn<QString>("definition");
    QTest::addColumn<QString>("ranked");
    QTest::addColumn<QString>("others");
    QTest::addColumn<QStringList>("amounts");    // order, below the cut, never retrieved, no list
    QTest::addColumn<QStringList>("concerned");  // the first three
    const QString cakes = QStringLiteral("0 4 0 5 0 3 3 0 5 4");
    const auto row = [](const char* name, const char* definition, const QString& ranked,
                        const char* others, const char* amounts, const char* concerned) {
        QTest::newRow(name) << QString::fromLatin1(definition) << ranked
                            << QString::fromLatin1(others)
                            << QString::fromLatin1(amounts).split(u' ')
                            << QString::fromLatin1(concerned).split(u',');
    };
    const auto text = [](const char* grades) { return QString::fromLatin1(grades); };

    row("P cannot be lost by order", "P@5", cakes, "2", "0 3/5 0 0", "none,ranks 6 9 10,none");
    row("P@10 with 7 relevant documents", "P@10", cakes, "2", "0 0 1/10 3/10",
        "none,none,others 1");
    row("recall cut below R", "Recall@5", cakes, "2", "0 3/7 0 2/7", "none,ranks 6 9 10,none");
    row("capped recall reaches 1", "Recall_cap@5", cakes, "2", "0 3/5 0 0",
        "none,ranks 6 9 10,none");
    row("AP: misplaced hits and one missing", "AP@10", cakes, "2", "1747/4410 0 1/7 0",
        "ranks 1 3 5 7 9 10,none,others 1");
    row("AP over min(k, R)", "AP(denominator=capped)@2", text("0 1 1"), "", "1/4 1/2 0 0",
        "ranks 1 2,ranks 3,none");
    row("AP over hits found forgives what is past the cutoff", "AP(denominator=hits)@2",
        text("0 1 1"), "", "1/2 0 0 0", "ranks 1 2,none,none");
    row("RR waits for the first hit", "RR@10", cakes, "2", "1/2 0 0 0",
        "ranks 1 3 5 7 9 10,none,none");
    row("RR of the highest grade", "RR(of=best)@10", cakes, "2", "3/4 0 0 0",
        "ranks 1 2 4 9,none,none");
    row("RR's hit stands below the cut", "RR@3", text("0 0 0 0 4 4"), "", "0 1 0 0",
        "none,ranks 5 6,none");
    row("RR's hit was never retrieved", "RR@3", text("0 0 0 0"), "4 0", "0 0 1 0",
        "none,none,others 1");
    row("any grade is a judgment", "Judged(counts=all)@2", text("u u -1 0"), "", "0 1 0 0",
        "none,ranks 3 4,none");
    row("success needs one hit", "Success@3", text("0 u 0 1"), "1", "0 1 0 0", "none,ranks 4,none");
    row("nDCG, no discount: order is free", "nDCG(discount=none)@10", cakes, "2", "0 0 1/13 0",
        "none,none,others 1");
    row("nDCG, no discount, cut at 5", "nDCG(discount=none)@5", cakes, "2", "0 4/7 0 0",
        "none,ranks 6 9 10,none");
    row("nDCG, discount 1/i: all three", "nDCG(discount=reciprocal)@3", text("1 0 3 2"), "3",
        "9/31 5/31 5/31 0", "ranks 1 2 3,ranks 4,others 1");
    row("nDCG, ideal from retrieved documents", "nDCG(discount=reciprocal, ideal=retrieved)@2",
        text("0 2"), "4", "1/2 0 0 0", "ranks 1 2,none,none");
    row("nDCG above 1: the last row is negative", "nDCG(rel=3, discount=none, ideal=relevant)@3",
        text("1 2 3"), "", "0 0 0 -1", "none,none,none");
    row("equal grades need not change places", "nDCG(discount=reciprocal)@4", text("0 2 2 2"), "",
        "9/22 0 0 0", "ranks 1 4,none,none");
    row("R-precision", "Rprec@10", text("0 1 1 0"), "", "1/2 0 0 0", "ranks 1 3,none,none");
    row("bpref", "Bpref@10", text("u 0 1"), "", "1 0 0 0", "ranks 1 3,none,none");
    row("ERR never reaches 1", "ERR@10", text("0 1"), "", "1/4 0 0 1/2", "ranks 1 2,none,none");
    row("RBP never reaches 1", "RBP(p=0.5)@2", text("0 1"), "0 1", "1/4 0 1/4 1/4",
        "ranks 1 2,none,others 2");
    row("judged documents, whatever their grade", "Judged@2", text("u u 0"), "3", "0 1/2 1/2 0",
        "none,ranks 3,others 1");
    row("F1@5", "F1@5", cakes, "2", "0 1/2 0 1/6", "none,ranks 6 9 10,none");
    row("RC is order alone", "RC@10", cakes, "2", "23/45 0 0 0",
        "ranks 1 2 3 4 5 7 9 10,none,none");
    row("RC where better lists have no pairs", "RC(weights=gap)@2", text("0 1 1"), "", "1 0 0 0",
        "ranks 1 2,none,none");
}

void TestLossBreakdown::computedByHand()
{
    QFETCH(const QString, definition);
    QFETCH(const QString, ranked);
    QFETCH(const QString, others);
    QFETCH(const QStringList, amounts);
    QFETCH(const QStringList, concerned);
    const LossBreakdown breakdown = breakdownOf(definition.toStdString(), ranked, others);
    QVERIFY(breakdown.value);
    QStringList found;
    for (const LossRow& row : breakdown.rows) {
        found << textOf(row.exact);
        QVERIFY(agree(row.amount, row.exact->toDouble(), 1e-15) || row.exact == Fraction(0));
    }
    QCOMPARE(found, amounts);
    for (std::size_t i = 0; i < 3; ++i)
        QCOMPARE(concernedBy(breakdown.rows[i]), concerned[static_cast<int>(i)]);
    QCOMPARE(concernedBy(breakdown.rows[3]), QStringLiteral("none"));
}

void TestLossBreakdown::undefined_data()
{
    QTest::addColumn<QString>("definition");
    QTest::addColumn<QString>("ranked");
    QTest::addColumn<Undefined>("reason");
    QTest::newRow("nothing relevant") << "AP@10"
                                      << "0 0 u" << Undefined::NoRelevant;
    QTest::newRow("no success is possible") << "Success@2"
                                            << "0 0 u" << Undefined::NoRelevant;
    QTest::newRow("no gain") << "nDCG@10"
                             << "0 0 u" << Undefined::NoGain;
    QTest::newRow("no hit, left out") << "RR(nohit=skip)@2"
                                      << "0 0 2" << Undefined::NoHit;
    QTest::newRow("nothing retrieved") << "Judged@5"
                                       << "" << Undefined::NothingRetrieved;
    QTest::newRow("one document has no pairs") << "RC@1"
                                               << "1 2" << Undefined::NoPairs;
    QTest::newRow("a better list brings up a grade above the scale")
        << "ERR(max=2)@1"
        << "1 3" << Undefined::GradeAboveScale;
}

void TestLossBreakdown::undefined()
{
    QFETCH(const QString, definition);
    QFETCH(const QString, ranked);
    QFETCH(const Undefined, reason);
    const LossBreakdown breakdown = breakdownOf(definition.toStdString(), ranked, {});
    QVERIFY(!breakdown.value);
    QVERIFY(breakdown.value.reason() == reason);
    QVERIFY(!breakdown.largest());
    QVERIFY(!breakdown.exactTotal);
    for (const LossRow& row : breakdown.rows) {
        QVERIFY(row.amount == 0 && !row.exact);
        QCOMPARE(concernedBy(row), QStringLiteral("none"));
    }
}

void TestLossBreakdown::largestRow()
{
    const QString cakes = QStringLiteral("0 4 0 5 0 3 3 0 5 4");
    const LossBreakdown ap = breakdownOf("AP@10", cakes, QStringLiteral("2"));
    QVERIFY(ap.largest() && ap.largest()->cause == LossCause::Order);
    const LossBreakdown precision = breakdownOf("P@10", cakes, QStringLiteral("2"));
    QVERIFY(precision.largest() && precision.largest()->cause == LossCause::OutOfReach);
    QVERIFY(!breakdownOf("RR", QStringLiteral("1 0"), {}).largest());
}

void TestLossBreakdown::rowsAddUpExactly()
{
    forManyCases(1, 60, [](const Case& one) {
        const LossBreakdown breakdown = one.breakdown();
        if (!breakdown.value)
            return;
        double sum = 0;
        bool beyondOne = false;  // one of the better lists
        for (const LossRow& row : breakdown.rows) {
            sum += row.amount;
            beyondOne = beyondOne || breakdown.total - sum < 0;
        }
        VERIFY_OF(sum == breakdown.total, one.text());
        VERIFY_OF(breakdown.value == Evaluator(one.definition).value(one.query()), one.text());
        if (*breakdown.value <= 1 && !beyondOne)
            VERIFY_OF(breakdown.total == 1 - *breakdown.value, one.text());
    });
}

void TestLossBreakdown::fractionsAddUpExactly()
{
    forManyCases(2, 40, [](const Case& one) {
        const LossBreakdown breakdown = one.breakdown();
        if (!breakdown.exactTotal)
            return;
        Fraction sum;
        for (const LossRow& row : breakdown.rows) {
            VERIFY_OF(row.exact, one.text());
            sum += *row.exact;
            VERIFY_OF(std::abs(row.amount - row.exact->toDouble()) < 1e-12, one.text());
        }
        VERIFY_OF(!sum.exact() || sum == *breakdown.exactTotal, one.text());
        const auto value = Evaluator(one.definition).exact(one.query());
        VERIFY_OF(value && *breakdown.exactTotal == Fraction(1) - *value, one.text());
    });
}

void TestLossBreakdown::perfectListLosesNothing()
{
    forManyCases(3, 30, [](Case one) {
        one.ranked.insert(one.ranked.end(), one.notRetrieved.begin(), one.notRetrieved.end());
        one.notRetrieved.clear();
        std::stable_sort(one.ranked.begin(), one.ranked.end(), standsBefore);
        const LossBreakdown breakdown = one.breakdown();
        for (const LossCause cause :
             {LossCause::Order, LossCause::BelowCutoff, LossCause::NeverRetrieved})
            VERIFY_OF(amount(breakdown, cause) == 0, one.text());
        VERIFY_OF(amount(breakdown, LossCause::OutOfReach) == breakdown.total, one.text());
    });
}

void TestLossBreakdown::sortedWithinTheCutoffLosesNothingToOrder()
{
    forManyCases(4, 30, [](Case one) {
        const std::size_t within =
            std::min(one.definition.cutoff.value_or(one.ranked.size()), one.ranked.size());
        std::stable_sort(one.ranked.begin(),
                         one.ranked.begin() + static_cast<std::ptrdiff_t>(within), standsBefore);
        VERIFY_OF(amount(one.breakdown(), LossCause::Order) == 0, one.text());
    });
}

void TestLossBreakdown::rowsAreNotNegative()
{
    forManyCases(5, 60, [](const Case& one) {
        // Of as many judged documents there may be one below 0 where the list has an unjudged one.
        const core::Settings& settings = one.definition.settings;
        const bool canBeat1 = settings.ideal == core::IdealPool::RelevantOnly ||
                              settings.idealCutoff != core::IdealCutoff::AtCutoff ||
                              (settings.ideal == core::IdealPool::AsManyJudged &&
                               settings.earners == core::Earners::AsGiven);
        const LossBreakdown breakdown = one.breakdown();
        for (const LossRow& row : breakdown.rows) {
            // Where discounts are equal, gains are added up in another order.
            const bool mayBe =
                (canBeat1 && row.cause == LossCause::OutOfReach) ||
                (movesDivisor(one.definition) && row.cause == LossCause::NeverRetrieved);
            VERIFY_OF(mayBe || row.amount >= -1e-15, one.text());
            VERIFY_OF(mayBe || !row.exact || row.exact->toDouble() >= 0, one.text());
        }
    });
}

void TestLossBreakdown::documentsAreWhereTheirRowSays()
{
    forManyCases(6, 60, [](const Case& one) {
        const LossBreakdown breakdown = one.breakdown();
        const std::size_t cutoff = one.definition.cutoff.value_or(one.ranked.size());
        for (const LossRow& row : breakdown.rows) {
            const bool inOrder = std::is_sorted(row.ranked.begin(), row.ranked.end()) &&
                                 std::is_sorted(row.notRetrieved.begin(), row.notRetrieved.end());
            VERIFY_OF(inOrder, one.text());
            for (const std::size_t place : row.ranked) {
                VERIFY_OF(place < one.ranked.size(), one.text());
                VERIFY_OF((row.cause == LossCause::Order) == (place < cutoff), one.text());
            }
            VERIFY_OF(row.notRetrieved.empty() || row.cause == LossCause::NeverRetrieved,
                      one.text());
            VERIFY_OF(row.notRetrieved.empty() || row.notRetrieved.back() < one.notRetrieved.size(),
                      one.text());
            // What costs something is something that can be pointed at.
            const bool named = !row.ranked.empty() || !row.notRetrieved.empty();
            const bool mayGain =
                movesDivisor(one.definition) && row.cause == LossCause::NeverRetrieved;
            VERIFY_OF(named == (row.amount > 0) || mayGain || row.cause == LossCause::OutOfReach,
                      one.text() + ' ' + digits(row.amount));
        }
    });
}

void TestLossBreakdown::undefinedExactlyWithTheValueOrAboveTheScale()
{
    forManyCases(7, 30, [](const Case& one) {
        const LossBreakdown breakdown = one.breakdown();
        const core::Value value = Evaluator(one.definition).value(one.query());
        const bool aboveScale =
            !breakdown.value && breakdown.value.reason() == Undefined::GradeAboveScale;
        VERIFY_OF(breakdown.value == value || aboveScale, one.text());
    });
}

QTEST_APPLESS_MAIN(TestLossBreakdown)

}  // namespace tst_loss_breakdown

#include "tst_loss_breakdown.moc"
