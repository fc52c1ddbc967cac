// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/what_if/best_changes.h"
#include "tests/core/every_definition.h"
#include "tests/core/figures.h"
#include "tests/core/random_lists.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <vector>

namespace tst_best_changes {

using core::BestChanges;
using core::Change;
using core::ChangeKind;
using core::ChangeLimits;
using core::Evaluator;
using core::Grade;
using core::JudgedRanking;
using core::MeasureSpec;
using core::Promotion;
using core::Regrade;
using core::Retrieval;
using core::Swap;

namespace {

constexpr ChangeLimits everything{1'000'000, 1'000'000'000};

double comparable(const core::Value& value)
{
    return value.valueOr(-std::numeric_limits<double>::infinity());
}

bool alike(double a, double b)
{
    return a == b || agree(a, b);
}

/// The values that changes of a kind leave, each once, highest first; without the list's own, as
/// not every change past the cutoff is listed.
std::vector<double> differentValues(const BestChanges& best, ChangeKind kind)
{
    std::vector<double> values;
    for (const core::ValuedChange& one : best.changes)
        if (kindOf(one.change) == kind && !alike(comparable(one.value), comparable(best.before)) &&
            (values.empty() || !alike(values.back(), comparable(one.value))))
            values.push_back(comparable(one.value));
    return values;
}

std::size_t countOf(const BestChanges& best, ChangeKind kind)
{
    return static_cast<std::size_t>(
        std::count_if(best.changes.begin(), best.changes.end(),
                      [kind](const auto& one) { return kindOf(one.change) == kind; }));
}

QByteArray textOf(const Grades& grades)
{
    QByteArray text;
    for (const Grade grade : grades)
        text += ' ' + (grade.hasValue() ? QByteArray::number(grade.value()) : QByteArray("?"));
    return text;
}

QByteArray textOf(const Change& change)
{
    const auto number = [](std::size_t rank) { return QByteArray::number(qulonglong(rank)); };
    if (const auto* swap = std::get_if<Swap>(&change))
        return "swap " + number(swap->upper) + ' ' + number(swap->lower);
    if (const auto* promotion = std::get_if<Promotion>(&change))
        return "promote " + number(promotion->from) + " to " + number(promotion->to);
    if (const auto* retrieval = std::get_if<Retrieval>(&change))
        return "retrieve " + number(retrieval->place) + " at " + number(retrieval->rank);
    const auto& regrade = std::get<Regrade>(change);
    return "regrade " + number(regrade.rank) + " as " + QByteArray::number(regrade.grade.value());
}

/// The changed list, by hand.
JudgedRanking changed(const Change& change, Grades ranked, Grades notRetrieved)
{
    const auto at = [](Grades& grades, std::size_t rank) {
        return grades.begin() + static_cast<std::ptrdiff_t>(rank - 1);
    };
    if (const auto* swap = std::get_if<Swap>(&change)) {
        std::swap(ranked[swap->upper - 1], ranked[swap->lower - 1]);
    } else if (const auto* promotion = std::get_if<Promotion>(&change)) {
        const Grade moved = ranked[promotion->from - 1];
        ranked.erase(at(ranked, promotion->from));
        ranked.insert(at(ranked, promotion->to), moved);
    } else if (const auto* retrieval = std::get_if<Retrieval>(&change)) {
        ranked.insert(at(ranked, retrieval->rank), notRetrieved[retrieval->place - 1]);
        notRetrieved.erase(at(notRetrieved, retrieval->place));
    } else {
        const auto& regrade = std::get<Regrade>(change);
        ranked[regrade.rank - 1] = regrade.grade;
    }
    return JudgedRanking(std::move(ranked), std::move(notRetrieved));
}

/// Every change of a list there could be, with or without effect.
std::vector<Change> everyChange(const Grades& ranked, const Grades& notRetrieved,
                                const Grades& scale)
{
    std::vector<Change> all;
    for (std::size_t upper = 1; upper <= ranked.size(); ++upper) {
        for (std::size_t lower = upper + 1; lower <= ranked.size(); ++lower) {
            all.push_back(Swap{upper, lower});
            all.push_back(Promotion{upper, lower});
        }
        for (const Grade grade : scale)
            if (!(grade == ranked[upper - 1]))
                all.push_back(Regrade{upper, grade});
    }
    for (std::size_t place = 1; place <= notRetrieved.size(); ++place)
        for (std::size_t rank = 1; rank <= ranked.size() + 1; ++rank)
            all.push_back(Retrieval{rank, place});
    return all;
}

bool isLimited(const core::BestChanges& best)
{
    return std::ranges::any_of(best.counts, &core::ChangeCount::isLimited);
}

}  // namespace

class TestBestChanges : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void birthdayCakes();
    void valuesAreThoseOfTheChangedLists();
    void whatIsLeftOutChangesNothing();
    void theBestAreFoundWithoutTryingAll();
    void noMoreTargetsThanWork();
    void countsOfALongList();
    void oneStandsForAllPastTheCutoff();
    void regradeMayGiveAValue();
    void raisesTheValue_data();
    void raisesTheValue();
    void longListsAreLimitedWhereTheySaySo();
    void stops();
    void gradeScales_data();
    void gradeScales();
    void appliedKeepsTheDocuments();
    void appliedToGradesIsANewRanking();

private:
    const std::vector<MeasureSpec> m_everyDefinition = everyDefinition();
};

/// Gains and discounts by hand: DCG of 0 4 0 5 0 3 3 0 5 4 is 9.407; with 5 first and 0 ninth it is
/// 9.407 + 5 - 5/log2(10); the ideal 5 5 4 4 3 3 2 is 14.773.
void TestBestChanges::birthdayCakes()
{
    const Grades cakes{Grade(0), Grade(4), Grade(0), Grade(5), Grade(0),
                       Grade(3), Grade(3), Grade(0), Grade(5), Grade(4)};
    const JudgedRanking query(cakes, {Grade(2)});
    const auto best = core::bestChanges(query, definitionOf("nDCG@10"));
    QVERIFY(best);

    const auto d = [](int rank) { return std::log2(rank + 1); };
    const double dcg = 4 / d(2) + 5 / d(4) + 3 / d(6) + 3 / d(7) + 5 / d(9) + 4 / d(10);
    const double ideal = 5 / d(1) + 5 / d(2) + 4 / d(3) + 4 / d(4) + 3 / d(5) + 3 / d(6) + 2 / d(7);
    QVERIFY(agree(*best->before, dcg / ideal));

    const auto of = [&best](const Change& change) {
        const auto found =
            std::find_if(best->changes.begin(), best->changes.end(),
                         [&](const core::ValuedChange& valued) { return valued.change == change; });
        return found == best->changes.end() ? std::nan("") : *found->value;
    };
    const double swapped = (dcg + 5 / d(1) - 5 / d(9)) / ideal;
    const auto firstSwap = std::find_if(
        best->changes.begin(), best->changes.end(),
        [](const core::ValuedChange& valued) { return kindOf(valued.change) == ChangeKind::Swap; });
    QVERIFY(firstSwap->change == Change(Swap{1, 9}));
    QVERIFY(agree(*firstSwap->value, swapped));
    QCOMPARE(QByteArray::number(*firstSwap->value, 'f', 4), QByteArray("0.8733"));
    QVERIFY(agree(of(Swap{1, 4}), (dcg + 5 / d(1) - 5 / d(4)) / ideal));
    QVERIFY(agree(of(Promotion{1, 4}), (dcg + 5 / d(1) - 4 / d(2) + 4 / d(3) - 5 / d(4)) / ideal));
    QVERIFY(agree(of(Retrieval{10, 1}), (dcg - 4 / d(10) + 2 / d(10)) / ideal));

    // 45 pairs without the 6 + 1 + 1 + 1 of equal grade; 45 moves, all past another grade but 7 to
    // 6; 11 ranks for the one document, of which 10 count; 5 other grades for each of 10 documents.
    QCOMPARE(best->of(ChangeKind::Swap).existing, std::size_t{36});
    QCOMPARE(best->of(ChangeKind::Promotion).existing, std::size_t{44});
    QCOMPARE(best->of(ChangeKind::Retrieval).existing, std::size_t{10});
    QCOMPARE(best->of(ChangeKind::Regrade).existing, std::size_t{50});
    QCOMPARE(best->existing(), std::size_t{140});
    QCOMPARE(best->changes.size(), std::size_t{140});
    QVERIFY(!isLimited(*best));
}

void TestBestChanges::valuesAreThoseOfTheChangedLists()
{
    Lists lists(11);
    for (int round = 0; round < 12; ++round) {
        const Grades ranked = lists.grades(12);
        const Grades notRetrieved = lists.grades(4);
        const JudgedRanking query(ranked, notRetrieved);
        const std::size_t cutoff = 1 + lists.below(14);
        for (const MeasureSpec& definition : definitionsOfTurn(round, m_everyDefinition)) {
            for (const MeasureSpec& asked : {cutAt(definition, {}), cutAt(definition, cutoff)}) {
                const Evaluator evaluator(asked);
                const auto where = [&] {
                    return QByteArray::fromStdString(core::toText(asked)) + " of" + textOf(ranked) +
                           " |" + textOf(notRetrieved);
                };
                const auto best = core::bestChanges(query, asked, everything);
                VERIFY_OF(best->before == evaluator.value(query), where());
                VERIFY_OF(best->changes.size() == best->existing(), where());
                for (std::size_t i = 0; i < best->changes.size(); ++i) {
                    const core::ValuedChange& one = best->changes[i];
                    const auto what = [&] { return where() + ": " + textOf(one.change); };
                    const JudgedRanking after = changed(one.change, ranked, notRetrieved);
                    VERIFY_OF(one.value == evaluator.value(after), what());
                    if (i > 0)
                        VERIFY_OF(comparable(best->changes[i - 1].value) >= comparable(one.value),
                                  what());
                }
            }
        }
    }
}

/// Swaps and promotions that are not listed leave the value alone; the regrades are all there.
void TestBestChanges::whatIsLeftOutChangesNothing()
{
    Lists lists(12);
    for (int round = 0; round < 8; ++round) {
        const Grades ranked = lists.grades(9);
        const Grades notRetrieved = lists.grades(3);
        const JudgedRanking query(ranked, notRetrieved);
        const std::size_t cutoff = 1 + lists.below(10);
        for (const MeasureSpec& definition : definitionsOfTurn(round, m_everyDefinition)) {
            for (const MeasureSpec& asked : {cutAt(definition, {}), cutAt(definition, cutoff)}) {
                const Evaluator evaluator(asked);
                const auto best = core::bestChanges(query, asked, everything);
                const auto scale = core::gradeScale(query, asked.settings.topGrade);
                for (const Change& change : everyChange(ranked, notRetrieved, scale)) {
                    const bool isListed =
                        std::any_of(best->changes.begin(), best->changes.end(),
                                    [&](const auto& one) { return one.change == change; });
                    if (isListed)
                        continue;
                    const auto what = [&] {
                        return QByteArray::fromStdString(core::toText(asked)) + " of" +
                               textOf(ranked) + " |" + textOf(notRetrieved) + ": " + textOf(change);
                    };
                    const double left =
                        comparable(evaluator.value(changed(change, ranked, notRetrieved)));
                    if (kindOf(change) == ChangeKind::Retrieval) {
                        const auto& retrieval = std::get<Retrieval>(change);
                        const auto first = std::find(notRetrieved.begin(), notRetrieved.end(),
                                                     notRetrieved[retrieval.place - 1]);
                        const auto place =
                            static_cast<std::size_t>(first - notRetrieved.begin()) + 1;
                        VERIFY_OF(place < retrieval.place ||
                                      retrieval.rank > asked.cutoff.value_or(cutoff),
                                  what());
                        continue;
                    }
                    VERIFY_OF(kindOf(change) != ChangeKind::Regrade, what());
                    VERIFY_OF(alike(left, comparable(best->before)), what());
                }
            }
        }
    }
}

/// A target takes the work of one rank at least.
void TestBestChanges::noMoreTargetsThanWork()
{
    Grades ranked;
    for (int i = 0; i < 12; ++i)
        ranked.emplace_back(i % 2);
    const JudgedRanking query(ranked, {});
    const auto targets = [&](std::size_t work) {
        const auto best = core::bestChanges(query, definitionOf("AP"), {1000, work});
        std::set<std::size_t> ranks;
        for (const core::ValuedChange& one : best->changes)
            if (const auto* promotion = std::get_if<Promotion>(&one.change))
                ranks.insert(promotion->to);
        return ranks.size();
    };
    QCOMPARE(targets(ChangeLimits().work), std::size_t{11});
    for (const std::size_t work : {1, 3, 5})
        QVERIFY(targets(work) >= 1 && targets(work) <= work);
}

/// With no work to spend, everything that can be passed over is.
void TestBestChanges::theBestAreFoundWithoutTryingAll()
{
    Lists lists(13);
    std::map<std::size_t, std::size_t> compared{{1, 0}, {3, 0}, {20, 0}};
    for (int round = 0; round < 18; ++round) {
        Grades ranked = lists.grades(14);
        if (round % 3 == 0)  // nearly ideal: few changes help, the least harmful are next
            std::stable_sort(ranked.begin(), ranked.end(),
                             [](Grade a, Grade b) { return a.earning() > b.earning(); });
        if (round % 6 == 3 && ranked.size() > 1)
            std::swap(ranked.front(), ranked.back());
        const Grades notRetrieved = lists.grades(3);
        const JudgedRanking query(ranked, notRetrieved);
        const std::size_t cutoff = 1 + lists.below(14);
        for (const MeasureSpec& definition : definitionsOfTurn(round / 6, m_everyDefinition, 3)) {
            for (const MeasureSpec& asked : {cutAt(definition, {}), cutAt(definition, cutoff)}) {
                const auto all = core::bestChanges(query, asked, everything);
                for (auto& [perKind, sofar] : compared) {
                    // Nothing to spend limits promotions and retrievals.
                    const auto few = core::bestChanges(
                        query, asked, {perKind, round % 2 == 0 ? 0 : ChangeLimits().work});
                    const auto what = [&, perKind = perKind] {
                        return QByteArray::fromStdString(core::toText(asked)) + " of" +
                               textOf(ranked) + " |" + textOf(notRetrieved) + ", the best " +
                               QByteArray::number(qulonglong(perKind));
                    };
                    for (const ChangeKind kind : {ChangeKind::Swap, ChangeKind::Promotion,
                                                  ChangeKind::Retrieval, ChangeKind::Regrade}) {
                        VERIFY_OF(few->of(kind).existing == all->of(kind).existing, what());
                        if (few->of(kind).isLimited)
                            continue;
                        // Of changes that are alike one may stand for all.
                        const std::vector<double> expected = differentValues(*all, kind);
                        const std::vector<double> found = differentValues(*few, kind);
                        const bool isEvery = countOf(*few, kind) < perKind;
                        VERIFY_OF(isEvery ? found.size() == expected.size()
                                          : found.size() <= expected.size(),
                                  what());
                        for (std::size_t i = 0; i < found.size(); ++i)
                            VERIFY_OF(alike(found[i], expected[i]), what());
                        sofar += found.size();
                    }
                }
            }
        }
    }
    for (const auto& [perKind, sofar] : compared)
        QVERIFY(sofar > 1000 * std::min<std::size_t>(perKind, 3));
}

void TestBestChanges::countsOfALongList()
{
    // 500 twos above 500 zeros, cut at 600: of the swaps only those of a two and a zero.
    Grades ranked(500, Grade(2));
    ranked.resize(1000, Grade(0));
    const auto best = core::bestChanges(JudgedRanking(ranked), definitionOf("nDCG@600"), {5});
    QCOMPARE(best->of(ChangeKind::Swap).existing, std::size_t{500} * 500);
    QCOMPARE(best->of(ChangeKind::Promotion).existing, std::size_t{500} * 500);
    QCOMPARE(best->of(ChangeKind::Retrieval).existing, std::size_t{0});
    QCOMPARE(best->of(ChangeKind::Regrade).existing, std::size_t{1000} * 2);
    QCOMPARE(best->changes.size(), std::size_t{15});
    // Nothing helps; the least harm is done where two and zero meet.
    QVERIFY(best->changes.front().value == best->before);
    const auto swap = std::find_if(best->changes.begin(), best->changes.end(), [](const auto& one) {
        return kindOf(one.change) == ChangeKind::Swap;
    });
    QVERIFY(swap->change == Change(Swap{500, 501}));
}

/// Past the cutoff a thousand documents are alike; one of each worth is enough to choose from.
void TestBestChanges::oneStandsForAllPastTheCutoff()
{
    Grades ranked(1000, Grade(3));
    ranked[0] = Grade(0);
    ranked[1] = Grade(1);
    const auto best = core::bestChanges(JudgedRanking(ranked), definitionOf("nDCG@2"));
    QCOMPARE(best->of(ChangeKind::Swap).existing, std::size_t{1 + 998 + 998});
    std::vector<Change> swaps;
    std::vector<Change> promotions;
    for (const core::ValuedChange& one : best->changes) {
        if (kindOf(one.change) == ChangeKind::Swap)
            swaps.push_back(one.change);
        if (kindOf(one.change) == ChangeKind::Promotion)
            promotions.push_back(one.change);
    }
    // 3/1 + 1/log2(3), 0/1 + 3/log2(3), 1/1 + 0; and 3 above 0, 3 below 0, 1 above 0.
    QVERIFY(swaps == (std::vector<Change>{Swap{1, 3}, Swap{2, 3}, Swap{1, 2}}));
    QVERIFY(promotions == (std::vector<Change>{Promotion{1, 3}, Promotion{2, 3}, Promotion{1, 2}}));
}

void TestBestChanges::regradeMayGiveAValue()
{
    const JudgedRanking query({Grade(0), Grade::unjudged(), Grade(0)});
    const auto best = core::bestChanges(query, definitionOf("AP"));
    QVERIFY(best);
    QVERIFY(!best->before);
    QVERIFY(best->changes.front().change == Change(Regrade{1, Grade(1)}));
    QVERIFY(best->changes.front().value == core::Value(1.0));
}

void TestBestChanges::raisesTheValue_data()
{
    using core::Undefined;
    using core::Value;
    using enum core::NoValueRule;
    QTest::addColumn<Value>("before");
    QTest::addColumn<Value>("after");
    QTest::addColumn<core::NoValueRule>("rule");
    QTest::addColumn<bool>("raises");
    const Value undefined(Undefined::NoGain);
    QTest::newRow("higher") << Value(0.5) << Value(0.6) << Zero << true;
    QTest::newRow("the same") << Value(0.5) << Value(0.5) << Zero << false;
    QTest::newRow("a rounding error") << Value(0.3) << Value(0.1 + 0.2) << Zero << false;
    QTest::newRow("lower") << Value(0.5) << Value(0.4) << Zero << false;
    QTest::newRow("a value, more than 0") << undefined << Value(0.1) << Zero << true;
    QTest::newRow("a value, less than 1") << undefined << Value(0.1) << One << false;
    QTest::newRow("a value at last") << undefined << Value(0.1) << Skip << true;
    QTest::newRow("no value, which counts 1") << Value(0.5) << undefined << One << true;
    QTest::newRow("no value, which is skipped") << Value(0.5) << undefined << Skip << false;
    QTest::newRow("still no value") << undefined << undefined << Skip << false;
}

void TestBestChanges::raisesTheValue()
{
    QFETCH(const core::Value, before);
    QFETCH(const core::Value, after);
    QFETCH(const core::NoValueRule, rule);
    BestChanges best;
    best.before = before;
    best.changes = {{Swap{1, 2}, after}};
    QTEST(core::raisesValue(best, best.changes.front(), rule), "raises");
}

void TestBestChanges::longListsAreLimitedWhereTheySaySo()
{
    Lists lists(14);
    Grades ranked(20'000);
    for (Grade& grade : ranked)
        grade = Grade(static_cast<double>(lists.below(4)));
    const JudgedRanking query(ranked);
    const auto whole = core::bestChanges(query, definitionOf("nDCG"), {20});
    QVERIFY(isLimited(*whole));
    QVERIFY(whole->of(ChangeKind::Promotion).isLimited);
    QVERIFY(!whole->of(ChangeKind::Swap).isLimited);
    QVERIFY(!whole->of(ChangeKind::Regrade).isLimited);
    QCOMPARE(whole->changes.size(), std::size_t{60});
    // The best swap takes the last of the best documents up to the first of a worse grade.
    const auto last = std::find(ranked.rbegin(), ranked.rend(), Grade(3)).base() - ranked.begin();
    const auto swap = std::find_if(
        whole->changes.begin(), whole->changes.end(),
        [](const core::ValuedChange& one) { return kindOf(one.change) == ChangeKind::Swap; });
    const auto [upper, lower] = std::get<Swap>(swap->change);
    QCOMPARE(lower, static_cast<std::size_t>(last));
    const auto end = ranked.begin() + static_cast<std::ptrdiff_t>(upper - 1);
    QVERIFY(std::find(ranked.begin(), end, ranked[upper - 1]) == end);
    QVERIFY(!isLimited(*core::bestChanges(query, definitionOf("nDCG@10"), {20})));
}

void TestBestChanges::stops()
{
    std::stop_source source;
    source.request_stop();
    const JudgedRanking query({Grade(0), Grade(1)});
    QVERIFY(!core::bestChanges(query, definitionOf("AP"), {}, source.get_token()));
    QVERIFY(core::bestChanges(query, definitionOf("AP"), {}, std::stop_source().get_token()));
}

void TestBestChanges::gradeScales_data()
{
    QTest::addColumn<Grades>("grades");
    QTest::addColumn<double>("top");  // negative: not given
    QTest::addColumn<Grades>("scale");
    const Grades zeroToTwo{Grade(0), Grade(1), Grade(2)};
    QTest::newRow("up to the best") << Grades{Grade(2), Grade(0)} << -1.0 << zeroToTwo;
    QTest::newRow("nothing judged")
        << Grades{Grade::unjudged()} << -1.0 << Grades{Grade(0), Grade(1)};
    QTest::newRow("the top is given") << Grades{Grade(1)} << 2.0 << zeroToTwo;
    QTest::newRow("above the top, halves and negative ones stay")
        << Grades{Grade(3), Grade(0.5), Grade(-2)} << 2.0
        << Grades{Grade(-2), Grade(0), Grade(0.5), Grade(1), Grade(2), Grade(3)};
    QTest::newRow("percentages are no scale of whole steps")
        << Grades{Grade(100), Grade(40)} << -1.0 << Grades{Grade(40), Grade(100)};
}

void TestBestChanges::gradeScales()
{
    QFETCH(const Grades, grades);
    QFETCH(const double, top);
    QFETCH(const Grades, scale);
    const auto given = top < 0 ? std::nullopt : std::optional(top);
    QVERIFY(core::gradeScale(JudgedRanking(grades), given) == scale);
}

void TestBestChanges::appliedKeepsTheDocuments()
{
    const auto document = [](const char* id, double grade) {
        core::RankedItem made;
        made.id = id;
        made.grade = Grade(grade);
        return made;
    };
    const core::RankedList list{"q",
                                {document("a", 0), document("b", 1), document("c", 2)},
                                {document("x", 1), document("y", 3)}};
    const auto ids = [](const std::vector<core::RankedItem>& documents) {
        QByteArray text;
        for (const core::RankedItem& one : documents)
            text += QByteArray::fromStdString(one.id);
        return text;
    };
    QCOMPARE(ids(core::applied(Swap{1, 3}, list).ranked), QByteArray("cba"));
    QCOMPARE(ids(core::applied(Promotion{1, 3}, list).ranked), QByteArray("cab"));
    QCOMPARE(ids(core::applied(Retrieval{4, 2}, list).ranked), QByteArray("abcy"));
    QCOMPARE(ids(core::applied(Retrieval{2, 1}, list).ranked), QByteArray("axbc"));
    QCOMPARE(ids(core::applied(Retrieval{2, 1}, list).notRetrieved), QByteArray("y"));
    const core::RankedList regraded = core::applied(Regrade{2, Grade(5)}, list);
    QVERIFY(regraded.ranked[1].grade == Grade(5));
    QCOMPARE(ids(regraded.ranked), QByteArray("abc"));
    QCOMPARE(regraded.query, list.query);
}

void TestBestChanges::appliedToGradesIsANewRanking()
{
    Lists lists(15);
    for (int round = 0; round < 60; ++round) {
        const Grades ranked = lists.grades(8);
        const Grades notRetrieved = lists.grades(4);
        const JudgedRanking query(ranked, notRetrieved);
        for (const Change& change :
             everyChange(ranked, notRetrieved, {Grade(0), Grade(2), Grade(7)})) {
            const JudgedRanking after = core::applied(change, query);
            const JudgedRanking anew = changed(change, ranked, notRetrieved);
            const auto what = [&] {
                return textOf(ranked) + " |" + textOf(notRetrieved) + textOf(change);
            };
            VERIFY_OF(std::ranges::equal(after.ranked(), anew.ranked()), what());
            VERIFY_OF(std::ranges::equal(after.notRetrieved(), anew.notRetrieved()), what());
            VERIFY_OF(std::ranges::equal(after.judgedBestFirst(), anew.judgedBestFirst()), what());
            VERIFY_OF(std::ranges::equal(after.retrievedBestFirst(), anew.retrievedBestFirst()),
                      what());
        }
    }
}

QTEST_APPLESS_MAIN(TestBestChanges)

}  // namespace tst_best_changes

#include "tst_best_changes.moc"
