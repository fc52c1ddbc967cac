// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/mean_bounds.h"
#include "core/rankings/bounds/run_bounds.h"
#include "core/rankings/bounds/wanted_judgments.h"
#include "core/rankings/evaluation/paired_queries.h"
#include "tests/core/figures.h"
#include "tests/core/random_lists.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

namespace tst_run_bounds {

using core::Bounds;
using core::CountedBounds;
using core::EvaluationRules;
using core::Grade;
using core::GradeScale;
using core::MeasureSpec;
using core::NoValueRule;
using core::Value;

namespace {

void take(Bounds& bounds, const Value& value)
{
    if (!value)
        return;
    if (!bounds.extent)
        bounds.extent = core::Extent{*value, *value};
    bounds.extent->min = std::min(bounds.extent->min, *value);
    bounds.extent->max = std::max(bounds.extent->max, *value);
}

bool isNear(double a, double b)
{
    return std::abs(a - b) <= 1e-12;
}

bool areAlike(const std::optional<core::Extent>& a, const std::optional<core::Extent>& b)
{
    return a.has_value() == b.has_value() &&
           (!a || (isNear(a->min, b->min) && isNear(a->max, b->max)));
}

QString textOf(const std::optional<core::Extent>& extent)
{
    return extent ? QStringLiteral("%1 to %2")
                        .arg(extent->min, 0, 'g', 17)
                        .arg(extent->max, 0, 'g', 17)
                  : QStringLiteral("none");
}

/// Judgments, and two runs over documents named a to h, the same in every query.
struct Collection {
    core::Qrels qrels;
    core::Run a;
    core::Run b;
};

constexpr std::array<std::string_view, 8> names{"a", "b", "c", "d", "e", "f", "q1", "q2"};

core::QueryResults randomResults(const std::string& query, Lists& lists)
{
    core::QueryResults results{query, {}};
    double score = 9;
    for (const std::string_view name : names)
        if (lists.below(3) > 0)
            results.documents.insert(
                results.documents.begin() +
                    static_cast<std::ptrdiff_t>(lists.below(results.documents.size() + 1)),
                {name, 0, 0});
    for (core::RetrievedDocument& document : results.documents)
        document.score = score--;
    return results;
}

/// Two or three queries whose judgments leave a few documents open.
Collection randomCollection(Lists& lists)
{
    Collection made;
    made.qrels.topGrade = 2;
    for (const std::string query : {"q1", "q2", "q3"}) {
        core::QueryJudgments judgments{query, {}};
        std::size_t open = 0;
        for (const std::string_view name : names) {
            const bool isOpen = open < 2 && lists.below(4) == 0;
            open += isOpen ? 1 : 0;
            // Half of the queries have nothing relevant judged.
            const double grade = lists.below(4) == 0 ? static_cast<double>(lists.below(3)) : 0;
            if (!isOpen)
                judgments.judgments.push_back({std::string(name), Grade(grade)});
        }
        made.qrels.queries.push_back(judgments);
        if (lists.below(5) > 0)
            made.a.queries.push_back(randomResults(query, lists));
        if (lists.below(5) > 0)
            made.b.queries.push_back(randomResults(query, lists));
    }
    return made;
}

struct OpenPlace {
    std::size_t query;
    std::string document;
};

/// Whether the rules leave the document to what is read of a run.
bool isRead(const core::Run& run, const std::string& query, std::string_view document,
            const EvaluationRules& rules)
{
    const core::QueryResults* found = run.find(query);
    std::size_t left = rules.depth.value_or(names.size());
    for (std::size_t i = 0; found && i < found->documents.size() && left > 0; ++i) {
        const std::string_view here = found->documents[i].document;
        if (rules.ownDocument == core::OwnDocument::Drop && here == query)
            continue;
        if (here == document)
            return true;
        --left;
    }
    return false;
}

/// What the runs have without a judgment.
std::vector<OpenPlace> openPlaces(const Collection& collection,
                                  const std::vector<const core::Run*>& runs,
                                  const EvaluationRules& rules)
{
    std::vector<OpenPlace> places;
    for (std::size_t i = 0; i < collection.qrels.queries.size(); ++i) {
        const core::QueryJudgments& judged = collection.qrels.queries[i];
        for (const std::string_view name : names) {
            const bool isRetrieved =
                std::any_of(runs.begin(), runs.end(), [&](const core::Run* run) {
                    return isRead(*run, judged.query, name, rules);
                });
            if (isRetrieved &&
                std::none_of(judged.judgments.begin(), judged.judgments.end(),
                             [name](const auto& one) { return one.document == name; }))
                places.push_back({i, std::string(name)});
        }
    }
    return places;
}

/// Calls `work` with the judgments under every grading of the places.
void everyGrading(core::Qrels& qrels, std::span<const OpenPlace> places, const GradeScale& scale,
                  const std::function<void()>& work)
{
    if (places.empty())
        return work();
    auto& judgments = qrels.queries[places.front().query].judgments;
    for (const double grade : scale) {
        judgments.push_back({places.front().document, Grade(grade)});
        everyGrading(qrels, places.subspan(1), scale, work);
        judgments.pop_back();
    }
}

std::vector<MeasureSpec> definitions()
{
    std::vector<MeasureSpec> all;
    for (const char* text : {"nDCG@3",
                             "nDCG(gain=exp)",
                             "nDCG(ideal=retrieved)@3",
                             "AP",
                             "AP@2",
                             "AP(denominator=hits)",
                             "P@2",
                             "P",
                             "Recall@2",
                             "Recall_cap@2",
                             "F1@3",
                             "F1",
                             "RR",
                             "RR(nohit=skip)@2",
                             "RR(of=best)",
                             "Success@1",
                             "RBP",
                             "RBP(gain=graded)",
                             "ERR@3",
                             "ERR(max=1)",
                             "DCG@2",
                             "Rprec",
                             "Bpref"})
        all.push_back(definitionOf(text));
    return all;
}

EvaluationRules rulesOf(int turn)
{
    EvaluationRules rules;
    rules.noValue = std::array{NoValueRule::Zero, NoValueRule::One,
                               NoValueRule::Skip}[static_cast<std::size_t>(turn) % 3];
    rules.missing = turn % 2 == 0 ? core::MissingRule::Zero : core::MissingRule::Skip;
    if (turn % 5 == 1)
        rules.depth = 3;
    if (turn % 5 == 2)
        rules.ownDocument = core::OwnDocument::Drop;
    if (turn % 5 == 3)
        rules.scope = core::JudgmentScope::RetrievedOnly;
    if (turn % 7 == 4)
        rules.rounding = core::Rounding::TwoDecimals;
    return rules;
}

}  // namespace

class TestRunBounds : public QObject {
    Q_OBJECT
private slots:
    void init();
    void means();
    void runs();
    void differences();
    void verdicts_data();
    void verdicts();
    void threads();
    void oneQueryAgain();
    void wantedJudgments();
    void mostWantedFirst();
    void wantedOfAList();
    void openUpToARank();
    void widestFirst();
};

void TestRunBounds::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
}

/// Queries of which each has a few values, none among them: every choice tried out.
void TestRunBounds::means()
{
    Lists lists(5);
    for (int turn = 0; turn < 300; ++turn) {
        const NoValueRule rule = rulesOf(turn).noValue;
        std::vector<std::vector<Value>> queries(1 + lists.below(4));
        for (auto& values : queries) {
            values.resize(1 + lists.below(3), Value(0.0));
            for (Value& value : values)
                value = lists.below(3) == 0 ? Value(core::Undefined::NoRelevant)
                                            : Value(static_cast<double>(lists.below(9)) / 8);
        }
        std::vector<CountedBounds> counted;
        for (const auto& values : queries) {
            Bounds own;
            for (const Value& value : values) {
                take(own, value);
                if (!value)
                    own.mayBeUndefined = value.reason();
            }
            counted.push_back(core::countedBounds(own, rule));
        }
        Bounds expected;
        std::vector<Value> chosen;
        const std::function<void(std::size_t)> choose = [&](std::size_t i) {
            if (i == queries.size())
                return take(expected, core::meanOf(chosen));
            for (const Value& value : queries[i]) {
                const bool isZero = rule == NoValueRule::Zero;
                chosen.push_back(value || rule == NoValueRule::Skip ? value
                                                                    : Value(isZero ? 0.0 : 1.0));
                choose(i + 1);
                chosen.pop_back();
            }
        };
        choose(0);
        const Bounds found = core::meanBounds(counted);
        QVERIFY2(areAlike(found.extent, expected.extent),
                 qPrintable(textOf(found.extent) + QStringLiteral(", expected ") +
                            textOf(expected.extent)));
    }
}

/// Values of queries and means of a run against evaluateRun() under every grading.
void TestRunBounds::runs()
{
    Lists lists(6);
    const auto all = definitions();
    const GradeScale scale{0, 1, 2};
    for (int turn = 0; turn < 24; ++turn) {
        const Collection made = randomCollection(lists);
        const EvaluationRules rules = rulesOf(turn);
        const auto evaluation = core::evaluateRun(made.qrels, made.a, all, rules);
        const auto found = core::boundsOf(made.qrels, {made.a, evaluation}, all, rules, scale);
        std::vector<Bounds> means(all.size());
        std::vector<std::vector<Bounds>> queries(evaluation.queries.size(), means);
        core::Qrels graded = made.qrels;
        everyGrading(graded, openPlaces(made, {&made.a}, rules), scale, [&] {
            const auto here = core::evaluateRun(graded, made.a, all, rules);
            for (std::size_t i = 0; i < all.size(); ++i) {
                take(means[i], here.means[i]);
                for (std::size_t query = 0; query < queries.size(); ++query)
                    take(queries[query][i], here.queries[query].missing
                                                ? here.queries[query].counted[i]
                                                : here.queries[query].values[i]);
            }
        });
        for (std::size_t i = 0; i < all.size(); ++i) {
            const QByteArray name = QByteArray::fromStdString(core::toText(all[i])) + " in turn " +
                                    QByteArray::number(turn);
            for (std::size_t query = 0; query < queries.size(); ++query)
                QVERIFY2(areAlike(found.queries[query][i]->extent, queries[query][i].extent), name);
            QVERIFY2(areAlike(found.means[i]->extent, means[i].extent),
                     qPrintable(QString::fromUtf8(name) + textOf(found.means[i]->extent) +
                                QStringLiteral(", expected ") + textOf(means[i].extent)));
        }
    }
}

/// The mean difference of two runs against pairQueries() under every grading of what either has.
void TestRunBounds::differences()
{
    Lists lists(7);
    const auto all = definitions();
    const GradeScale scale{0, 1, 2};
    for (int turn = 0; turn < 24; ++turn) {
        const Collection made = randomCollection(lists);
        const EvaluationRules rules = rulesOf(turn);
        const auto a = core::evaluateRun(made.qrels, made.a, all, rules);
        const auto b = core::evaluateRun(made.qrels, made.b, all, rules);
        const core::EvaluatedRun inB{made.b, b};
        const auto found = core::meanDifferences(
            core::queryBounds(made.qrels, {made.a, a}, &inB, all, rules, scale), all.size(),
            rules.noValue);
        std::vector<Bounds> means(all.size());
        core::Qrels graded = made.qrels;
        everyGrading(graded, openPlaces(made, {&made.a, &made.b}, rules), scale, [&] {
            const auto ofA = core::evaluateRun(graded, made.a, all, rules);
            const auto ofB = core::evaluateRun(graded, made.b, all, rules);
            for (std::size_t i = 0; i < all.size(); ++i) {
                std::vector<Value> differences;
                for (const core::PairedQuery& pair : core::pairQueries(ofA, ofB, i).pairs)
                    differences.emplace_back(pair.difference());
                take(means[i], core::meanOf(differences));
            }
        });
        for (std::size_t i = 0; i < all.size(); ++i) {
            QVERIFY(found[i] && found[i]->mean.isExact);
            QVERIFY2(areAlike(found[i]->mean.extent, means[i].extent),
                     qPrintable(QString::fromStdString(core::toText(all[i])) +
                                QStringLiteral(" in turn %1: ").arg(turn) +
                                textOf(found[i]->mean.extent) + QStringLiteral(", expected ") +
                                textOf(means[i].extent)));
        }
    }
}

void TestRunBounds::verdicts_data()
{
    QTest::addColumn<double>("min");
    QTest::addColumn<double>("max");
    QTest::addColumn<int>("verdict");
    const auto row = [](const char* name, double min, double max, core::Verdict verdict) {
        QTest::newRow(name) << min << max << static_cast<int>(verdict);
    };
    row("above 0", 0.1, 0.2, core::Verdict::BHigher);
    row("below 0", -0.2, -0.1, core::Verdict::AHigher);
    row("around 0", -0.1, 0.1, core::Verdict::Open);
    row("0 is reached", 0, 0.1, core::Verdict::Open);
    row("nothing but 0", 0, 0, core::Verdict::Equal);
}

void TestRunBounds::verdicts()
{
    QFETCH(const double, min);
    QFETCH(const double, max);
    QFETCH(const int, verdict);
    const core::DifferenceBounds bounds{{core::Extent{min, max}, {}, true}, 0};
    QCOMPARE(static_cast<int>(bounds.verdict()), verdict);
}

void TestRunBounds::threads()
{
    Lists lists(8);
    const auto all = definitions();
    const Collection made = randomCollection(lists);
    const auto a = core::evaluateRun(made.qrels, made.a, all);
    const auto b = core::evaluateRun(made.qrels, made.b, all);
    const GradeScale scale{0, 1, 2};
    const auto one = core::boundsOf(made.qrels, {made.a, a}, all, {}, scale);
    const auto three = core::boundsOf(made.qrels, {made.a, a}, all, {}, scale, core::Threads(3));
    QVERIFY(one.queries == three.queries && one.means == three.means);
    const core::EvaluatedRun inB{made.b, b};
    const auto means = [&](std::size_t threads) {
        return core::meanDifferences(core::queryBounds(made.qrels, {made.a, a}, &inB, all, {},
                                                       scale, core::Threads(threads)),
                                     all.size(), NoValueRule::Zero);
    };
    const auto alone = means(1);
    const auto together = means(3);
    for (std::size_t i = 0; i < all.size(); ++i)
        QVERIFY(alone[i]->mean == together[i]->mean && alone[i]->open == together[i]->open);
}

/// One query again is as it is among all of them.
void TestRunBounds::oneQueryAgain()
{
    Lists lists(9);
    const auto all = definitions();
    const Collection made = randomCollection(lists);
    const auto a = core::evaluateRun(made.qrels, made.a, all);
    const auto b = core::evaluateRun(made.qrels, made.b, all);
    const core::EvaluatedRun inA{made.a, a};
    const core::EvaluatedRun inB{made.b, b};
    const GradeScale scale{0, 1, 2};
    for (const core::EvaluatedRun* other :
         {&inB, static_cast<const core::EvaluatedRun*>(nullptr)}) {
        const auto queries = core::queryBounds(made.qrels, inA, other, all, {}, scale);
        QVERIFY(!queries.empty());
        for (const core::QueryBounds& query : queries) {
            const auto again =
                core::boundsOfQuery(query.query, made.qrels, inA, other, all, {}, scale);
            QVERIFY(again && again->bounds == query.bounds && again->open == query.open);
        }
        QVERIFY(!core::boundsOfQuery("q9", made.qrels, inA, other, all, {}, scale));
    }
}

/// What a judgment saves, by trying all gradings before and after it; one run, and two.
void TestRunBounds::wantedJudgments()
{
    Lists lists(10);
    const auto all = definitions();
    const GradeScale scale{0, 1, 2};
    std::size_t looked = 0;
    for (int turn = 0; turn < 24; ++turn) {
        const Collection made = randomCollection(lists);
        const EvaluationRules rules = rulesOf(turn);
        const bool isPair = turn % 3 > 0;
        const MeasureSpec& definition = all[static_cast<std::size_t>(turn) % all.size()];
        const auto measured = std::span(&definition, 1);
        const auto evaluated = [&](const core::Qrels& qrels, const core::Run& run) {
            return core::evaluateRun(qrels, run, measured, rules);
        };
        const auto a = evaluated(made.qrels, made.a);
        const auto b = evaluated(made.qrels, made.b);
        const core::EvaluatedRun inA{made.a, a};
        const core::EvaluatedRun inB{made.b, b};
        const auto open = openPlaces(made,
                                     isPair ? std::vector<const core::Run*>{&made.a, &made.b}
                                            : std::vector<const core::Run*>{&made.a},
                                     rules);
        const auto widthOf = [&](core::Qrels qrels, std::size_t query, const std::string& judged) {
            std::vector<OpenPlace> left;
            for (const OpenPlace& place : open)
                if (place.query == query && place.document != judged)
                    left.push_back(place);
            Bounds bounds;
            everyGrading(qrels, left, scale, [&] {
                const auto ofA = evaluated(qrels, made.a);
                const auto ofB = isPair ? evaluated(qrels, made.b) : ofA;
                for (const core::PairedQuery& pair : core::pairQueries(ofA, ofB, 0).pairs)
                    if (pair.query == qrels.queries[query].query)
                        take(bounds, isPair ? pair.difference() : pair.a);
            });
            return bounds.extent ? bounds.extent->width() : 0;
        };
        std::vector<std::string> ids;
        for (const core::QueryJudgments& query : made.qrels.queries)
            ids.push_back(query.query);
        const auto found =
            core::JudgmentSearch(made.qrels, inA, isPair ? &inB : nullptr, definition, rules, scale)
                .find(ids);
        for (std::size_t query = 0; query < ids.size(); ++query)
            for (const core::WantedJudgment& wanted : found[query]) {
                const double before = widthOf(made.qrels, query, {});
                double sum = 0;
                double least = before;
                for (const double grade : scale) {
                    core::Qrels judged = made.qrels;
                    judged.queries[query].judgments.push_back({wanted.document, Grade(grade)});
                    const double saved = before - widthOf(judged, query, wanted.document);
                    sum += saved;
                    least = std::min(least, saved);
                }
                QVERIFY2(isNear(wanted.saved, sum / 3) && isNear(wanted.leastSaved, least),
                         qPrintable(QStringLiteral("turn %1: %2, expected %3")
                                        .arg(turn)
                                        .arg(wanted.saved)
                                        .arg(sum / 3)));
                QCOMPARE(wanted.query, ids[query]);
                ++looked;
            }
    }
    QVERIFY(looked > 30);
}

/// Three queries with one document each: by what they save of the mean.
void TestRunBounds::mostWantedFirst()
{
    const auto wanted = [](const char* query, const char* document, std::size_t rank, double saved,
                           double least) {
        return core::WantedJudgment{query, document, rank, 0, saved, least};
    };
    const std::vector<std::vector<core::WantedJudgment>> queries{
        {wanted("q1", "x", 2, 0.5, 0.25), wanted("q1", "y", 1, 0.25, 0)},
        {wanted("q2", "x", 1, 0.5, 0.5)},
        {wanted("q3", "x", 1, 0.25, 0)}};
    const auto first = core::mostWanted(queries, 4, 3);
    QCOMPARE(first.size(), std::size_t{3});
    QCOMPARE(first[0], wanted("q2", "x", 1, 0.125, 0.125));
    QCOMPARE(first[1], wanted("q1", "x", 2, 0.125, 0.0625));
    QCOMPARE(first[2], wanted("q1", "y", 1, 0.0625, 0));
}

/// The two that could be relevant, by hand.
void TestRunBounds::wantedOfAList()
{
    const auto wanted = [](const char* measure, const Grades& grades) {
        const core::BoundsFinder finder(definitionOf(measure), {0, 1});
        return core::wantedJudgments(core::openList(core::JudgedRanking(grades)), finder);
    };
    const Grade open = Grade::unjudged();
    // RR is 1, 1/3, or there is none. Once the first one is judged it is settled; the last one
    // settles it only where that is not relevant.
    const auto hits = wanted("RR", {open, Grade(0), open});
    QCOMPARE(hits.size(), std::size_t{2});
    QCOMPARE(hits[0].rankInA, std::size_t{1});
    QVERIFY(isNear(hits[0].saved, 2.0 / 3) && isNear(hits[0].leastSaved, 2.0 / 3));
    QVERIFY(isNear(hits[1].saved, 1.0 / 3) && isNear(hits[1].leastSaved, 0));
    // Nothing below a hit matters.
    QCOMPARE(wanted("RR", {open, Grade(1), open}).size(), std::size_t{1});
    // Past the cutoff nothing is saved.
    const auto cut = wanted("P@2", {open, Grade(1), open});
    QCOMPARE(cut.size(), std::size_t{1});
    QVERIFY(isNear(cut[0].saved, 0.5) && isNear(cut[0].leastSaved, 0.5));
    QVERIFY(wanted("P@2", {Grade(1), Grade(1), open}).empty());
}

/// Of a document that only another list retrieves, no rank is within a cutoff.
void TestRunBounds::openUpToARank()
{
    std::vector<Grade> grades(10, Grade(0));
    grades[2] = grades[8] = Grade::unjudged();
    core::OpenList list = core::openList(core::JudgedRanking(grades));
    list.ranks.push_back(0);
    QCOMPARE(list.openUpTo(2), std::size_t{0});
    QCOMPARE(list.openUpTo(3), std::size_t{1});
    QCOMPARE(list.openUpTo(5), std::size_t{1});
    QCOMPARE(list.openUpTo(9), std::size_t{2});
}

void TestRunBounds::widestFirst()
{
    const auto query = [](const std::string& id, double width) {
        return core::QueryBounds{id, {Bounds{core::Extent{0.25, 0.25 + width}, {}}}, {1}};
    };
    using Ids = std::vector<std::string>;
    QCOMPARE(
        core::widestQueries(
            std::vector{query("a", 0.25), query("b", 0), query("c", 0.5), query("d", 0.25)}, 0),
        (Ids{"c", "a", "d"}));
    std::vector<core::QueryBounds> many;
    for (int i = 0; i < 200; ++i)
        many.push_back(query(std::to_string(i), i / 256.0));
    const Ids widest = core::widestQueries(many, 0);
    QCOMPARE(widest.size(), std::size_t{100});
    QCOMPARE(widest.front(), std::string("199"));
    QCOMPARE(widest.back(), std::string("100"));
}

QTEST_APPLESS_MAIN(TestRunBounds)

}  // namespace tst_run_bounds

#include "tst_run_bounds.moc"
