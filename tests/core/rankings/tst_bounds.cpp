// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/bounds_finder.h"
#include "core/rankings/bounds/open_queries.h"
#include "core/rankings/bounds/open_world.h"
#include "tests/core/every_definition.h"
#include "tests/core/figures.h"
#include "tests/core/random_lists.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tst_bounds {

using core::Bounds;
using core::BoundsFinder;
using core::Evaluator;
using core::Grade;
using core::GradeScale;
using core::JudgedRanking;
using core::MeasureSpec;
using core::OpenList;
using nlohmann::json;

namespace {

constexpr std::size_t depth = 32;  // longer than any list here

json readJson(const std::string& name)
{
    std::ifstream file(std::string(TEST_DATA) + "/bounds/" + name);
    return json::parse(file);
}

Grade gradeOf(const json& value)
{
    return value.is_null() ? Grade::unjudged() : Grade(value.get<double>());
}

Grades gradesOf(const json& values)
{
    Grades grades;
    for (const json& value : values)
        grades.push_back(gradeOf(value));
    return grades;
}

GradeScale wholeGrades(int top)
{
    GradeScale scale;
    for (int grade = 0; grade <= top; ++grade)
        scale.push_back(grade);
    return scale;
}

/// Documents with their grades, and which of them two runs list.
struct TwoRuns {
    Grades grades;
    std::vector<std::size_t> a;
    std::vector<std::size_t> b;

    JudgedRanking ranking(const std::vector<std::size_t>& run) const
    {
        Grades ranked;
        Grades others = grades;
        for (const std::size_t document : run) {
            ranked.push_back(grades[document]);
            others[document] = Grade::unjudged();
        }
        std::erase_if(others, [](Grade grade) { return !grade.hasValue(); });
        return JudgedRanking(ranked, others, scaleTop);
    }
    std::vector<std::size_t> openDocuments() const
    {
        std::vector<std::size_t> open;
        for (std::size_t document = 0; document < grades.size(); ++document)
            if (!grades[document].hasValue() &&
                (rankIn(a, document) > 0 || rankIn(b, document) > 0))
                open.push_back(document);
        return open;
    }
    OpenList openList(const std::vector<std::size_t>& run) const
    {
        OpenList list{ranking(run), scaleTop, {}};
        for (const std::size_t document : openDocuments())
            list.ranks.push_back(rankIn(run, document));
        return list;
    }
    static std::size_t rankIn(const std::vector<std::size_t>& run, std::size_t document)
    {
        const auto found = std::find(run.begin(), run.end(), document);
        return found == run.end() ? 0 : static_cast<std::size_t>(found - run.begin()) + 1;
    }

    std::optional<double> scaleTop = {};
};

/// Calls `work` for every way to fill the `places` of `grades` from the scale.
void everyGrading(Grades& grades, const std::vector<std::size_t>& places, const GradeScale& scale,
                  const std::function<void()>& work, std::size_t next = 0)
{
    if (next == places.size())
        return work();
    for (const double grade : scale) {
        grades[places[next]] = Grade(grade);
        everyGrading(grades, places, scale, work, next + 1);
    }
    grades[places[next]] = Grade::unjudged();
}

void take(Bounds& bounds, const core::Value& value)
{
    if (!value) {
        bounds.mayBeUndefined = value.reason();
        return;
    }
    if (!bounds.extent)
        bounds.extent = core::Extent{*value, *value};
    bounds.extent->min = std::min(bounds.extent->min, *value);
    bounds.extent->max = std::max(bounds.extent->max, *value);
}

/// All gradings, one after another.
Bounds triedOut(const MeasureSpec& definition, Grades ranked, const Grades& notRetrieved,
                const GradeScale& scale, std::optional<double> scaleTop,
                const std::vector<std::size_t>& ties = {})
{
    const Evaluator evaluator(definition, depth);
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < ranked.size(); ++i)
        if (!ranked[i].hasValue())
            places.push_back(i);
    Bounds bounds;
    everyGrading(ranked, places, scale, [&] {
        JudgedRanking list(ranked, notRetrieved, scaleTop);
        if (!ties.empty())
            list.setTies(ties);
        take(bounds, evaluator.value(list));
    });
    return bounds;
}

Bounds triedOut(const MeasureSpec& definition, TwoRuns runs, const GradeScale& scale)
{
    const Evaluator evaluator(definition, depth);
    Bounds bounds;
    everyGrading(runs.grades, runs.openDocuments(), scale, [&] {
        const core::Value a = evaluator.value(runs.ranking(runs.a));
        const core::Value b = evaluator.value(runs.ranking(runs.b));
        take(bounds, !a ? a : !b ? b : core::Value(*b - *a));
    });
    return bounds;
}

bool isNear(double a, double b)
{
    return std::abs(a - b) <= 1e-12 * std::max(1.0, std::abs(b));
}

bool areAlike(const Bounds& a, const Bounds& b)
{
    if (a.mayBeUndefined.has_value() != b.mayBeUndefined.has_value() ||
        a.extent.has_value() != b.extent.has_value())
        return false;
    return !a.extent ||
           (isNear(a.extent->min, b.extent->min) && isNear(a.extent->max, b.extent->max));
}

QString textOf(const Bounds& bounds)
{
    const QString extent = bounds.extent ? QStringLiteral("%1 to %2")
                                               .arg(bounds.extent->min, 0, 'g', 17)
                                               .arg(bounds.extent->max, 0, 'g', 17)
                                         : QStringLiteral("none");
    return extent + (bounds.mayBeUndefined ? QStringLiteral(" or undefined") : QString());
}

QString textOf(const Grades& grades)
{
    QString text;
    for (const Grade grade : grades)
        text += grade.hasValue() ? QString::number(grade.value()) + QLatin1Char(' ')
                                 : QStringLiteral("u ");
    return text;
}

Bounds boundsOf(const json& interval)
{
    Bounds bounds;
    if (!interval["min"].is_null())
        bounds.extent = core::Extent{interval["min"], interval["max"]};
    if (interval["may_be_undefined"])
        bounds.mayBeUndefined = core::Undefined::NoRelevant;
    return bounds;
}

std::optional<core::Extent> openWorldOf(const MeasureSpec& definition, const GradeScale& scale,
                                        const OpenList& list, const Bounds& closed)
{
    const OpenList* const one = &list;
    return core::openWorld(BoundsFinder(definition, scale, {}, depth), {&one, 1}, closed);
}

const std::vector<std::optional<std::size_t>> cutoffs{std::nullopt, 1, 2, 3, 5, 20};

/// Few grades, so that all gradings can be tried; many of them unjudged.
Grades someGrades(Lists& lists, std::size_t longest, std::size_t mostOpen)
{
    static const Grades kinds{Grade(0), Grade(0), Grade(1),  Grade(1),
                              Grade(2), Grade(3), Grade(-1), Grade(0.5)};
    Grades grades(lists.below(longest + 1));
    std::size_t open = 0;
    for (Grade& grade : grades) {
        const bool isOpen = open < mostOpen && lists.below(2) == 0;
        grade = isOpen ? Grade::unjudged() : kinds[lists.below(kinds.size())];
        open += isOpen ? 1 : 0;
    }
    return grades;
}

/// Whether its bounds are known without trying all gradings.
bool isKnownHow(core::Measure measure)
{
    using enum core::Measure;
    constexpr std::array known{P,       Cg,  Dcg,  Idcg,   Retrieved, Relevant, RelevantRetrieved,
                               Rbp,     Err, Ndcg, Recall, RecallCap, F1,       Rr,
                               Success, Ap,  Rprec};
    return std::ranges::find(known, measure) != known.end();
}

}  // namespace

class TestBounds : public QObject {
    Q_OBJECT
private slots:
    void init();
    void oneList();
    void differences();
    void issueExample();
    void tieOfOneThreshold();
    void fractions();
    void twoLists();
    void everyMeasure();
    void everyDifference();
    void judgmentsNarrow();
    void manyOpen_data();
    void manyOpen();
    void notKnown();
    void noKnownRelevantOnes();
    void tooLargeGains();
    void openWorlds_data();
    void openWorlds();
    void openDifferences_data();
    void openDifferences();
    void residualOfRbp();
};

void TestBounds::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

/// All 400 lists under all seven measures.
void TestBounds::oneList()
{
    for (const json& given : readJson("one.json")) {
        const core::GradeScale scale = wholeGrades(given["top_grade"]);
        const OpenList list = core::openList(
            JudgedRanking(gradesOf(given["ranked"]), gradesOf(given["not_retrieved"])));
        for (const auto& [measure, interval] : given["intervals"].items()) {
            const auto found = BoundsFinder(definitionOf(measure), scale).ofValue(list);
            const std::string id = given["id"];
            QVERIFY2(found && found->isExact && areAlike(*found, boundsOf(interval)),
                     qPrintable(QString::fromStdString(id + " " + measure + ": ") + textOf(*found) +
                                ", expected " + textOf(boundsOf(interval))));
        }
    }
}

/// All 300 pairs under nDCG, AP, P and recall: the documents that are open are few.
void TestBounds::differences()
{
    for (const json& given : readJson("two.json")) {
        const TwoRuns runs{gradesOf(given["grades"]), given["b"], given["a"]};
        for (const auto& [measure, interval] : given["intervals"].items()) {
            const BoundsFinder finder(definitionOf(measure), wholeGrades(given["top_grade"]));
            const auto found = finder.ofDifference(runs.openList(runs.a), runs.openList(runs.b));
            const std::string id = given["id"];
            QVERIFY2(found && found->isExact && areAlike(*found, boundsOf(interval)),
                     qPrintable(QString::fromStdString(id + " " + measure + ": ") + textOf(*found) +
                                ", expected " + textOf(boundsOf(interval))));
        }
    }
}

/// By hand: 3 2 u 0 1 with 0 is neither end.
void TestBounds::issueExample()
{
    const OpenList list =
        core::openList(JudgedRanking({Grade(3), Grade(2), Grade::unjudged(), Grade(0), Grade(1)}));
    const auto found =
        BoundsFinder(definitionOf("nDCG@5"), core::openGrades(list.list)).ofValue(list);
    QVERIFY(found && found->extent);
    const auto dcg = [](std::vector<double> grades) {
        double sum = 0;
        for (std::size_t i = 0; i < grades.size(); ++i)
            sum += grades[i] / std::log2(static_cast<double>(i) + 2);
        return sum;
    };
    QVERIFY(isNear(found->extent->min, dcg({3, 2, 3, 0, 1}) / dcg({3, 3, 2, 1, 0})));
    QVERIFY(isNear(found->extent->max, dcg({3, 2, 2, 0, 1}) / dcg({3, 2, 2, 1, 0})));
    QVERIFY(std::abs(found->extent->min - 0.9724) < 5e-5);
    QVERIFY(std::abs(found->extent->max - 0.9923) < 5e-5);
}

/// By hand: 2 1 u 0 u over grades 0 to 2, with two relevant documents that are judged.
/// A hit tied with what may be another: half of the two, or both.
void TestBounds::tieOfOneThreshold()
{
    JudgedRanking tied({Grade(1), Grade::unjudged()});
    tied.setTies({2, 2}, true);
    const auto found = BoundsFinder(definitionOf("AP"), {0, 1}).ofValue(core::openList(tied));
    QVERIFY(found && found->isExact && found->extent);
    QVERIFY(found->extent->min == 0.5 && found->extent->max == 1);
}

void TestBounds::fractions()
{
    using core::Fraction;
    const OpenList list = core::openList(
        JudgedRanking({Grade(2), Grade(1), Grade::unjudged(), Grade(0), Grade::unjudged()}));
    const auto ends = [&](const char* definition) {
        const auto found =
            BoundsFinder(definitionOf(definition), core::openGrades(list.list)).exactly(list);
        return found ? std::pair(found->min, found->max)
                     : std::pair<std::optional<Fraction>, std::optional<Fraction>>();
    };
    QCOMPARE(ends("P@5"), std::pair(std::optional(Fraction(2, 5)), std::optional(Fraction(4, 5))));
    // Relevant at 1, 2 and 5 alone: (1 + 1 + 3/5) / 3; at 1, 2 and 3: 1.
    QCOMPARE(ends("AP"), std::pair(std::optional(Fraction(13, 15)), std::optional(Fraction(1))));
    // Relevant where nothing stands any more: 2/3 of what is relevant by rank 2.
    QCOMPARE(ends("Recall@2"),
             std::pair(std::optional(Fraction(1, 2)), std::optional(Fraction(1))));
    QVERIFY(!ends("nDCG@5").first && !ends("nDCG@5").second);
}

/// A beside B: what either retrieves without a grade is open to both.
void TestBounds::twoLists()
{
    const auto list = [](std::vector<std::pair<const char*, Grade>> documents) {
        core::RankedList ranked;
        for (const auto& [id, grade] : documents)
            ranked.ranked.push_back({id, {}, {}, grade, {}});
        return ranked;
    };
    const core::OpenPair pair =
        core::openPair(list({{"x", Grade::unjudged()}, {"y", Grade(1)}, {"z", Grade::unjudged()}}),
                       list({{"w", Grade::unjudged()}, {"z", Grade::unjudged()}, {"y", Grade(1)}}));
    QCOMPARE(pair.a.ranks, (std::vector<std::size_t>{1, 3, 0}));
    QCOMPARE(pair.b.ranks, (std::vector<std::size_t>{0, 2, 1}));
}

/// Every measure under every combination of settings, cut at several ranks, with and without ties,
/// against all gradings tried out.
void TestBounds::everyMeasure()
{
    Lists lists(17);
    const std::vector<MeasureSpec> all = everyDefinition();
    for (int turn = 0; turn < 8; ++turn) {
        const Grades ranked = someGrades(lists, 7, 4);
        const Grades notRetrieved = someGrades(lists, 3, 0);
        const std::optional<double> scaleTop = turn % 3 == 0 ? std::optional(3.0) : std::nullopt;
        const std::optional<double> top = turn % 4 == 3 ? std::optional(2.0) : std::nullopt;
        JudgedRanking list(ranked, notRetrieved, scaleTop);
        const GradeScale scale = core::openGrades(list, top);
        std::vector<std::size_t> ties;
        if (turn % 2 == 1 && !ranked.empty()) {
            for (std::size_t i = ranked.size(); i-- > 0;)
                ties.insert(ties.begin(),
                            !ties.empty() && lists.below(2) == 0 ? ties.front() : i + 1);
            list.setTies(ties);
        }
        const OpenList open = core::openList(list, scaleTop);
        for (const MeasureSpec& plain : definitionsOfTurn(turn / 2, all)) {
            if (core::poolsQueries(plain) || plain.measure == core::Measure::Judged)
                continue;  // they have none
            const MeasureSpec definition = cutAt(plain, cutoffs[lists.below(cutoffs.size())]);
            const Bounds expected =
                triedOut(definition, ranked, notRetrieved, scale, scaleTop, ties);
            const auto found = BoundsFinder(definition, scale, {}, depth).ofValue(open);
            QVERIFY2(found && found->isExact && areAlike(*found, expected),
                     qPrintable(QString::fromStdString(core::toText(definition)) +
                                QStringLiteral(" of ") + textOf(ranked) + QStringLiteral("| ") +
                                textOf(notRetrieved) + QStringLiteral(": ") +
                                textOf(found.value_or(Bounds{})) + QStringLiteral(", expected ") +
                                textOf(expected)));
        }
    }
}

/// The same of the difference of two runs over one set of documents.
void TestBounds::everyDifference()
{
    Lists lists(18);
    const std::vector<MeasureSpec> all = everyDefinition();
    for (int turn = 0; turn < 8; ++turn) {
        TwoRuns runs{someGrades(lists, 6, 4), {}, {}};
        for (auto* run : {&runs.a, &runs.b})
            for (std::size_t document = 0; document < runs.grades.size(); ++document)
                if (lists.below(3) > 0)
                    run->insert(run->begin() +
                                    static_cast<std::ptrdiff_t>(lists.below(run->size() + 1)),
                                document);
        runs.scaleTop = turn % 3 == 0 ? std::nullopt : std::optional(3.0);
        const GradeScale scale = core::openGrades(
            JudgedRanking(runs.grades), turn % 4 == 3 ? std::optional(2.0) : std::nullopt);
        for (const MeasureSpec& plain : definitionsOfTurn(turn / 2, all)) {
            if (core::poolsQueries(plain) || plain.measure == core::Measure::Judged)
                continue;  // they have none
            const MeasureSpec definition = cutAt(plain, cutoffs[lists.below(cutoffs.size())]);
            const Bounds expected = triedOut(definition, runs, scale);
            const auto found = BoundsFinder(definition, scale, {}, depth)
                                   .ofDifference(runs.openList(runs.a), runs.openList(runs.b));
            QVERIFY2(found && found->isExact && areAlike(*found, expected),
                     qPrintable(QString::fromStdString(core::toText(definition)) +
                                QStringLiteral(" of ") + textOf(runs.grades) +
                                QStringLiteral(": ") + textOf(found.value_or(Bounds{})) +
                                QStringLiteral(", expected ") + textOf(expected)));
        }
    }
}

/// The value lies in its bounds to the last bit, and one more judgment leaves bounds within those
/// before, until they are one value.
void TestBounds::judgmentsNarrow()
{
    Lists lists(19);
    const std::vector<MeasureSpec> all = everyDefinition();
    for (int turn = 0; turn < 8; ++turn) {
        Grades ranked = someGrades(lists, 12, 6);
        for (Grade& grade : ranked)
            if (grade.value() < 0)
                grade = Grade(0);
        const GradeScale scale = core::openGrades(JudgedRanking(ranked), 3);
        for (const MeasureSpec& plain : definitionsOfTurn(turn, all)) {
            if (plain.measure == core::Measure::Bpref || plain.measure == core::Measure::Judged ||
                plain.measure == core::Measure::InfAp)
                continue;  // an unjudged document is unlike one of grade 0
            const MeasureSpec definition = cutAt(plain, cutoffs[lists.below(cutoffs.size())]);
            const BoundsFinder finder(definition, scale, {}, depth);
            const QString name = QString::fromStdString(core::toText(definition)) +
                                 QStringLiteral(" of ") + textOf(ranked);
            Grades graded = ranked;
            auto before = finder.ofValue(core::openList(JudgedRanking(graded, {}, 3), 3));
            const core::Settings& settings = plain.settings;
            const bool mayLackBounds =
                !isKnownHow(plain.measure) || core::poolsQueries(plain) ||
                settings.gain == core::Gain::Scaled ||
                settings.idealCutoff != core::IdealCutoff::AtCutoff ||
                settings.precisionDenominator == core::PrecisionDenominator::Capped;
            QVERIFY2(before || mayLackBounds, qPrintable(name));
            const core::Value value =
                Evaluator(definition, depth).value(JudgedRanking(ranked, {}, 3));
            QVERIFY2(!before || !value ||
                         (before->extent->min <= *value && *value <= before->extent->max),
                     qPrintable(name));
            for (Grade& grade : graded) {
                if (grade.hasValue())
                    continue;
                grade = Grade(scale[lists.below(scale.size())]);
                const auto after = finder.ofValue(core::openList(JudgedRanking(graded, {}, 3), 3));
                if (before && before->extent && after->extent)
                    QVERIFY2(after->extent->min >= before->extent->min - 1e-12 &&
                                 after->extent->max <= before->extent->max + 1e-12,
                             qPrintable(name));
                QVERIFY(!before || before->extent || !after->extent);
                before = after;
            }
            QVERIFY(!before || !before->extent || before->extent->width() == 0);
        }
    }
}

void TestBounds::manyOpen_data()
{
    QTest::addColumn<QString>("measure");
    QTest::addColumn<bool>("isExact");
    QTest::newRow("AP encloses") << QStringLiteral("AP") << false;
    QTest::newRow("AP cut: documents past the cutoff are alike") << QStringLiteral("AP@3") << true;
    QTest::newRow("AP over min(k, R)") << QStringLiteral("AP(denominator=capped)@9") << false;
    QTest::newRow("AP over the hits") << QStringLiteral("AP(denominator=hits)@9") << false;
    QTest::newRow("R-precision encloses") << QStringLiteral("Rprec") << false;
    QTest::newRow("ERR encloses") << QStringLiteral("ERR") << false;
    QTest::newRow("nDCG with an ideal of its own encloses")
        << QStringLiteral("nDCG(ideal=retrieved)") << false;
    QTest::newRow("nDCG") << QStringLiteral("nDCG") << true;
    QTest::newRow("recall") << QStringLiteral("Recall@5") << true;
    QTest::newRow("RR") << QStringLiteral("RR") << true;
}

/// Two runs in opposite order over 13 documents without a grade: more than are tried out.
void TestBounds::manyOpen()
{
    QFETCH(const QString, measure);
    QFETCH(const bool, isExact);
    TwoRuns runs{Grades(13), {}, {}};
    for (std::size_t document = 0; document < 13; ++document) {
        runs.a.push_back(document);
        runs.b.insert(runs.b.begin(), document);
    }
    for (const std::size_t judged : {3, 14, 15}) {
        runs.grades.resize(std::max(runs.grades.size(), judged + 1));
        runs.grades[judged] = Grade(1);
    }
    runs.grades[13] = Grade(0);
    runs.a.push_back(14);
    runs.b.insert(runs.b.begin() + 2, 15);
    runs.grades[3] = Grade::unjudged();
    runs.scaleTop = 1;
    const MeasureSpec definition = definitionOf(measure.toStdString());
    const GradeScale scale = wholeGrades(1);
    const Bounds expected = triedOut(definition, runs, scale);
    const auto found = BoundsFinder(definition, scale, {}, depth)
                           .ofDifference(runs.openList(runs.a), runs.openList(runs.b));
    QVERIFY(found && found->extent);
    QCOMPARE(found->isExact, isExact);
    QVERIFY(found->extent->min <= expected.extent->min + 1e-12);
    QVERIFY(found->extent->max >= expected.extent->max - 1e-12);
    QVERIFY(!isExact || areAlike(*found, expected));
    QVERIFY2(found->extent->width() < 2, qPrintable(textOf(*found)));
}

/// What goes by no known way is tried out or has no bounds.
void TestBounds::notKnown()
{
    const BoundsFinder finder(definitionOf("RC"), wholeGrades(1), {}, depth);
    QVERIFY(finder.ofValue(core::openList(JudgedRanking(Grades(10)))));
    QVERIFY(!finder.ofValue(core::openList(JudgedRanking(Grades(11)))));
}

/// Of 3^7 gradings, more than are tried out. The known grade 1 is too low for the ideal.
void TestBounds::noKnownRelevantOnes()
{
    const MeasureSpec definition = definitionOf("nDCG(rel=2,ideal=relevant)@5");
    Grades ranked(8);
    ranked[1] = Grade(1);
    const auto found = BoundsFinder(definition, wholeGrades(2), {}, depth)
                           .ofValue(core::openList(JudgedRanking(ranked, {}, 2)));
    const Bounds expected = triedOut(definition, ranked, {}, wholeGrades(2), 2);
    QVERIFY(found && found->isExact);
    QVERIFY2(areAlike(*found, expected), qPrintable(textOf(*found)));
}

/// Gains of 2^1100 are infinite: bounds are unknown unless all gradings are tried out.
void TestBounds::tooLargeGains()
{
    const BoundsFinder finder(definitionOf("nDCG(gain=exp)@1"), {0, 1100}, {}, depth);
    for (const Grade first : {Grade(0), Grade::unjudged()}) {
        Grades ranked(12);
        ranked.front() = first;
        QVERIFY(!finder.ofValue(core::openList(JudgedRanking(ranked))));
    }
}

void TestBounds::openWorlds_data()
{
    QTest::addColumn<QString>("measure");
    QTest::addColumn<bool>("isReached");
    for (const char* cut :
         {"nDCG@3", "nDCG(gain=exp)@5", "Recall_cap@3", "AP(denominator=capped)@4", "P@3", "DCG@4",
          "RR@3", "Success@2", "nDCG(ideal=retrieved)@3", "AP(denominator=list)@3",
          "AP(denominator=k)@4", "P(denominator=capped)@3"})
        QTest::newRow(cut) << QString::fromLatin1(cut) << true;
    for (const char* sinking : {"AP@3", "AP", "Recall@3", "F1@3", "nDCG"})
        QTest::newRow(sinking) << QString::fromLatin1(sinking) << false;
}

/// With up to six documents that nobody retrieved, all gradings tried out: they stay within the
/// bounds, and the lowest is reached, or is 0 and the nearer the more of them there are.
void TestBounds::openWorlds()
{
    QFETCH(const QString, measure);
    QFETCH(const bool, isReached);
    const MeasureSpec definition = definitionOf(measure.toStdString());
    Lists lists(21);
    for (int turn = 0; turn < 40; ++turn) {
        Grades ranked = someGrades(lists, 6, 2);
        std::replace_if(
            ranked.begin(), ranked.end(), [](Grade grade) { return grade.value() < 0; }, Grade(0));
        const Grades judged = someGrades(lists, 3, 0);
        const OpenList list = core::openList(JudgedRanking(ranked, judged));
        const GradeScale scale = core::openGrades(list.list, 3);
        const auto closed = BoundsFinder(definition, scale, {}, depth).ofValue(list);
        const auto open = openWorldOf(definition, scale, list, *closed);
        if (!closed->extent) {
            // Then there is something to find, and nothing is found.
            QVERIFY(!open || (open->min == 0 && open->max == 0));
            continue;
        }
        QVERIFY(open);
        double least = closed->extent->min;
        double leastOfOne = least;
        for (std::size_t more = 1; more <= 6; ++more)
            for (const double grade : {1.0, 3.0}) {
                Grades others = judged;
                others.insert(others.end(), more, Grade(grade));
                const Bounds tried = triedOut(definition, ranked, others, scale, std::nullopt);
                QVERIFY(tried.extent);
                QVERIFY(tried.extent->min >= open->min - 1e-12);
                QVERIFY2(tried.extent->max <= open->max + 1e-12, qPrintable(textOf(ranked)));
                least = std::min(least, tried.extent->min);
                if (more == 1)
                    leastOfOne = std::min(leastOfOne, tried.extent->min);
            }
        if (isReached)
            QVERIFY2(isNear(least, open->min), qPrintable(textOf(ranked)));
        else
            QVERIFY(open->min == 0 && (least == 0 || least < leastOfOne));
    }
}

void TestBounds::openDifferences_data()
{
    QTest::addColumn<QString>("measure");
    QTest::addColumn<bool>("isReached");
    for (const char* cut : {"nDCG@3", "nDCG(gain=exp)@2", "Recall_cap@3", "P@3", "DCG@4", "RR@3",
                            "Success@2", "F1@3"})
        QTest::newRow(cut) << QString::fromLatin1(cut) << !QByteArray(cut).startsWith("F1");
    for (const char* sinking : {"AP@3", "AP", "Recall@3", "nDCG"})
        QTest::newRow(sinking) << QString::fromLatin1(sinking) << false;
}

/// The same of two lists, with up to four documents that neither has: where the difference is on
/// one side of 0, it comes as near to 0 as they can draw it.
void TestBounds::openDifferences()
{
    QFETCH(const QString, measure);
    QFETCH(const bool, isReached);
    const MeasureSpec definition = definitionOf(measure.toStdString());
    Lists lists(33);
    bool isAnyOneSided = false;
    for (int turn = 0; turn < 30; ++turn) {
        TwoRuns runs;
        for (std::size_t document = 0; document < 5; ++document) {
            const bool isOpen = document < 2 && lists.below(2) == 0;
            runs.grades.push_back(isOpen ? Grade::unjudged()
                                         : Grade(static_cast<double>(lists.below(3))));
            for (auto* run : {&runs.a, &runs.b})
                if (lists.below(3) > 0)
                    run->insert(run->begin() +
                                    static_cast<std::ptrdiff_t>(lists.below(run->size() + 1)),
                                document);
        }
        const GradeScale scale = wholeGrades(2);
        const OpenList a = runs.openList(runs.a);
        const OpenList b = runs.openList(runs.b);
        const BoundsFinder finder(definition, scale, {}, depth);
        const std::array<const OpenList*, 2> both{&a, &b};
        const auto found = core::boundsIn(core::World::Both, finder, both);
        QVERIFY(found);
        QVERIFY(found->openWorld);
        if (!found->extent)
            continue;
        core::Extent reached = *found->extent;
        for (std::size_t more = 1; more <= 4; ++more)
            for (const double grade : {1.0, 2.0}) {
                TwoRuns opened = runs;
                opened.grades.insert(opened.grades.end(), more, Grade(grade));
                const Bounds tried = triedOut(definition, opened, scale);
                QVERIFY(tried.extent);
                QVERIFY(tried.extent->min >= found->openWorld->min - 1e-12);
                QVERIFY(tried.extent->max <= found->openWorld->max + 1e-12);
                reached.min = std::min(reached.min, tried.extent->min);
                reached.max = std::max(reached.max, tried.extent->max);
            }
        isAnyOneSided = isAnyOneSided || found->extent->min > 0 || found->extent->max < 0;
        if (isReached)
            QVERIFY2(isNear(reached.min, found->openWorld->min) &&
                         isNear(reached.max, found->openWorld->max),
                     qPrintable(textOf(runs.grades)));
        else
            QVERIFY(found->openWorld->min <= 0 && found->openWorld->max >= 0);
    }
    QVERIFY(isAnyOneSided);
}

/// What follows below the end: nothing, or documents that all are relevant.
void TestBounds::residualOfRbp()
{
    const GradeScale scale = wholeGrades(1);
    const Grades ranked{Grade(1), Grade::unjudged(), Grade(0)};
    const OpenList list = core::openList(JudgedRanking(ranked));
    const MeasureSpec definition = definitionOf("RBP(p=0.5)");
    const auto closed = BoundsFinder(definition, scale, {}, depth).ofValue(list);
    const auto open = openWorldOf(definition, scale, list, *closed);
    QVERIFY(open && isNear(open->min, 0.5));
    Grades longer{Grade(1), Grade(1), Grade(0)};
    longer.resize(100, Grade(1));
    const core::Value far = Evaluator(definition, 100).value(JudgedRanking(longer));
    QVERIFY(isNear(open->max, *far) && isNear(open->max, 0.875));
    // The picture of the design: 3 2 u 0 1 under p = 0.8.
    const OpenList drawn =
        core::openList(JudgedRanking({Grade(3), Grade(2), Grade::unjudged(), Grade(0), Grade(1)}));
    const MeasureSpec usual = definitionOf("RBP");
    const auto residual = openWorldOf(usual, wholeGrades(3), drawn,
                                      *BoundsFinder(usual, wholeGrades(3)).ofValue(drawn));
    // Of two lists that end at different ranks each has its own.
    const OpenList shorter = core::openList(JudgedRanking({Grade(1)}, {Grade(1), Grade(0)}));
    const OpenList longerOne = core::openList(JudgedRanking({Grade(0), Grade(1), Grade(1)}));
    const std::array<const OpenList*, 2> both{&shorter, &longerOne};
    const auto difference =
        core::boundsIn(core::World::Both, BoundsFinder(definition, scale, {}, depth), both);
    QVERIFY(difference && isNear(difference->extent->min, -0.125));
    QVERIFY(isNear(difference->openWorld->min, -0.125 - 0.5));
    QVERIFY(isNear(difference->openWorld->max, -0.125 + 0.125));
    QVERIFY(std::abs(residual->min - 0.4419) < 5e-5 && std::abs(residual->max - 0.8976) < 5e-5);
}

QTEST_APPLESS_MAIN(TestBounds)

}  // namespace tst_bounds

#include "tst_bounds.moc"
