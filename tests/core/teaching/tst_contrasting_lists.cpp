// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/measures/measure_table.h"
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/pasted_lists/grades_reading.h"
#include "core/teaching/counterexamples/contrast.h"
#include "core/teaching/counterexamples/contrast_like.h"
#include "core/teaching/counterexamples/grade_choice.h"
#include "core/teaching/counterexamples/sample_space.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace tst_contrasting_lists {

using core::ContrastReach;
using core::ContrastSide;
using core::Evaluator;
using core::Grade;
using core::JudgedRanking;
using core::ListContrast;
using core::ListEdit;
using core::MeasureSpec;

namespace {

MeasureSpec measure(const std::string& text)
{
    return core::parseMeasureSpec(text).value();
}

/// "P@5 = AP ≠": a measure and what B has of it: = ≠ < >.
std::vector<core::ContrastWish<MeasureSpec>> wishes(const QString& text)
{
    std::vector<core::ContrastWish<MeasureSpec>> all;
    const QStringList words = text.split(u' ');
    for (qsizetype i = 0; i + 1 < words.size(); i += 2)
        all.push_back({measure(words[i].toStdString()), words[i + 1] == u"="   ? ContrastSide::Equal
                                                        : words[i + 1] == u"<" ? ContrastSide::Lower
                                                        : words[i + 1] == u">"
                                                            ? ContrastSide::Higher
                                                            : ContrastSide::Other});
    return all;
}

ListContrast expected(const QString& text, const char* grades = "0..1", std::size_t length = 6)
{
    ListContrast contrast;
    contrast.wishes = wishes(text);
    contrast.grades = core::gradeChoice(grades).value();
    contrast.limits.length = length;
    return contrast;
}

std::optional<int> sideOf(const Evaluator& evaluator, const JudgedRanking& a,
                          const JudgedRanking& b)
{
    const core::Value left = evaluator.value(a);
    const core::Value right = evaluator.value(b);
    if (!left || !right)
        return std::nullopt;
    const auto exactLeft = evaluator.exact(a);
    const auto exactRight = evaluator.exact(b);
    if (exactLeft && exactRight && exactLeft == exactRight)
        return 0;
    return *right < *left ? -1 : *right > *left ? 1 : 0;
}

bool isTrue(const core::ContrastWish<MeasureSpec>& wish, const JudgedRanking& a,
            const JudgedRanking& b)
{
    const auto side = sideOf(Evaluator(wish.measure), a, b);
    if (!side)
        return false;
    return wish.side == ContrastSide::Equal   ? *side == 0
           : wish.side == ContrastSide::Other ? *side != 0
           : wish.side == ContrastSide::Lower ? *side < 0
                                              : *side > 0;
}

bool areTrue(const ListContrast& contrast, const JudgedRanking& a, const JudgedRanking& b)
{
    return std::all_of(contrast.wishes.begin(), contrast.wishes.end(),
                       [&](const auto& wish) { return isTrue(wish, a, b); });
}

/// Every list of so many documents without any that was not retrieved.
std::vector<std::vector<Grade>> everyList(const std::vector<Grade>& grades, std::size_t length)
{
    std::vector<std::vector<Grade>> lists{{}};
    for (std::size_t i = 0; i < length; ++i) {
        std::vector<std::vector<Grade>> longer;
        for (const auto& list : lists)
            for (const Grade grade : grades) {
                longer.push_back(list);
                longer.back().push_back(grade);
            }
        lists = std::move(longer);
    }
    return lists;
}

std::vector<std::string> idsOf(const std::vector<core::RankedItem>& documents)
{
    std::vector<std::string> ids;
    for (const core::RankedItem& document : documents)
        ids.push_back(document.id);
    return ids;
}

QString textOf(const core::RankedList& list)
{
    return QString::fromStdString(core::gradesText(list));
}

}  // namespace

class TestContrastingLists : public QObject {
    Q_OBJECT

private slots:
    void whatIsFound_data();
    void whatIsFound();
    void wishesComeTrue_data();
    void wishesComeTrue();
    void bruteForceAgrees_data();
    void bruteForceAgrees();
    void nothingIsAProof();
    void documentsKeepTheirNames();
    void pairsAreListedOnce();
    void drawnOnesAreTheSameForASeed();
    void aStopEndsTheSearch();
    void models();
    void samplesOfAClassFall();
    void likeTwoLists();
    void lossesAreBetterLow();
    void gradesAsTyped_data();
    void gradesAsTyped();
};

void TestContrastingLists::whatIsFound_data()
{
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QString>("grades");
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    const auto row = [](const char* name, const char* asked, const char* grades, const char* a,
                        const char* b) {
        QTest::newRow(name) << QString::fromUtf8(asked) << QString::fromUtf8(grades)
                            << QString::fromUtf8(a) << QString::fromUtf8(b);
    };
    // By hand: one hit of five, at the first rank or the last.
    row("equal precision, unlike average precision", "P@5 = AP ≠", "0..1", "1 0 0 0 0",
        "0 0 0 0 1");
    row("same documents before fewer ranks", "RR = P@2 ≠", "0..1", "1 1 0", "1 0 1");
    row("one better grade at the top against two hits there", "nDCG < AP >", "0..3", "3 0 1",
        "1 3 0");
    // Without a document that was not retrieved recall of whole lists is 1.
    row("a document that was not retrieved where one is needed", "P = Recall ≠", "0..1", "1 | 0",
        "1 | 1");
    row("documents that nobody judged", "Bpref = AP ≠", "0..1,u", "1 u", "u 1");
}

void TestContrastingLists::whatIsFound()
{
    QFETCH(const QString, asked);
    QFETCH(const QString, grades);
    QFETCH(const QString, a);
    QFETCH(const QString, b);
    const auto answer = core::findContrasts(expected(asked, grades.toUtf8().constData()));
    QCOMPARE(answer.found.size(), std::size_t{1});
    QCOMPARE(textOf(answer.found.front().a), a);
    QCOMPARE(textOf(answer.found.front().b), b);
    QCOMPARE(answer.reach, ContrastReach::Whole);
}

void TestContrastingLists::wishesComeTrue_data()
{
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QString>("grades");
    // Every measure, set against one that sees order.
    for (const core::MeasureRow& row : core::measureTable()) {
        const QString name = QString::fromUtf8(row.name.data(), qsizetype(row.name.size()));
        const QString other = row.measure == core::Measure::Ap ? "RR" : "AP";
        QTest::addRow("%s is equal", qPrintable(name))
            << QStringLiteral("%1 = %2 ≠").arg(name, other) << "0..2";
        QTest::addRow("%s disagrees", qPrintable(name))
            << QStringLiteral("%1 < %2 >").arg(name, other) << "0..2,u";
    }
    for (const char* settings : {"nDCG(gain=exp)@3 = nDCG@3 <", "AP(rel=2) > AP <",
                                 "RBP(p=0.5) < RBP(p=0.95) >", "ERR(max=4) = Success@2 ≠"})
        QTest::newRow(settings) << QString::fromUtf8(settings) << "0..3";
}

void TestContrastingLists::wishesComeTrue()
{
    QFETCH(const QString, asked);
    QFETCH(const QString, grades);
    ListContrast contrast = expected(asked, grades.toUtf8().constData(), 3);
    contrast.limits.count = 5;
    contrast.limits.work = 200'000;
    for (const auto& pair : core::findContrasts(contrast).found) {
        const JudgedRanking a = judgedRanking(pair.a);
        const JudgedRanking b = judgedRanking(pair.b);
        QVERIFY2(areTrue(contrast, a, b), qPrintable(textOf(pair.a) + " / " + textOf(pair.b)));
        for (std::size_t i = 0; i < contrast.wishes.size(); ++i)
            QVERIFY(pair.valuesOfB[i].value == Evaluator(contrast.wishes[i].measure).value(b));
    }
}

void TestContrastingLists::bruteForceAgrees_data()
{
    QTest::addColumn<QString>("asked");
    QTest::addColumn<std::size_t>("length");
    for (const char* asked :
         {"P@2 = AP ≠", "RR < AP >", "nDCG@3 < AP@3 >", "Recall@2 = RR ≠", "RR = P@1 ≠", "P < AP >",
          "CG = RC <", "Rprec > AP <", "ERR = RR ≠", "F1 = P ≠"})
        for (const std::size_t length : {std::size_t{1}, std::size_t{3}, std::size_t{4}})
            QTest::addRow("%s, up to %d", asked, int(length)) << QString::fromUtf8(asked) << length;
}

void TestContrastingLists::bruteForceAgrees()
{
    QFETCH(const QString, asked);
    QFETCH(const std::size_t, length);
    ListContrast contrast = expected(asked, "0..2", length);
    contrast.notRetrieved = 0;
    std::size_t pairs = 0;
    for (std::size_t n = 1; n <= length; ++n) {
        std::vector<JudgedRanking> lists;
        for (const auto& grades : everyList(contrast.grades, n))
            lists.emplace_back(grades);
        for (std::size_t i = 0; i < lists.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                pairs +=
                    areTrue(contrast, lists[i], lists[j]) || areTrue(contrast, lists[j], lists[i])
                        ? 1
                        : 0;
    }
    contrast.limits.count = 100'000;
    const auto answer = core::findContrasts(contrast);
    QCOMPARE(answer.found.size(), pairs);
    QCOMPARE(answer.reach, ContrastReach::Whole);
}

void TestContrastingLists::nothingIsAProof()
{
    // With P@1 the first document is known to be relevant or not, and so is Success@1.
    const auto none = core::findContrasts(expected("P@1 = Success@1 ≠"));
    QVERIFY(none.found.empty());
    QCOMPARE(none.reach, ContrastReach::Whole);
    // More than can be looked at proves nothing.
    ListContrast large = expected("P@1 = Success@1 ≠", "0..4", 9);
    large.limits.work = 100'000;
    const auto open = core::findContrasts(large);
    QVERIFY(open.found.empty());
    QCOMPARE(open.reach, ContrastReach::Drawn);
}

void TestContrastingLists::documentsKeepTheirNames()
{
    ListContrast contrast = expected("nDCG < AP >", "0..3");
    contrast.isOfSameDocuments = true;
    contrast.limits.count = 200;
    for (const auto& pair : core::findContrasts(contrast).found) {
        for (const core::RankedItem& document : pair.b.ranked) {
            const auto same = std::find_if(
                pair.a.ranked.begin(), pair.a.ranked.end(),
                [&](const core::RankedItem& other) { return other.id == document.id; });
            QVERIFY(same != pair.a.ranked.end());
            QVERIFY(same->grade == document.grade);
        }
        if (!pair.edit)
            continue;
        std::vector<std::string> ids = idsOf(pair.a.ranked);
        const auto from = ids.begin() + std::ptrdiff_t(pair.edit->from) - 1;
        const auto to = ids.begin() + std::ptrdiff_t(pair.edit->to) - 1;
        if (pair.edit->kind == ListEdit::Kind::Swap)
            std::iter_swap(from, to);
        else if (from < to)
            std::rotate(from, from + 1, to + 1);
        else
            std::rotate(to, from, from + 1);
        QCOMPARE(idsOf(pair.b.ranked), ids);
    }
    // A re-graded document is the same one.
    contrast = expected("P@3 > RR =", "0..1", 3);
    contrast.limits.isOneChange = true;
    contrast.notRetrieved = 0;
    const auto answer = core::findContrasts(contrast);
    QCOMPARE(answer.found.size(), std::size_t{1});
    QVERIFY(answer.found.front().edit == ListEdit({ListEdit::Kind::Regrade, 2, 2}) ||
            answer.found.front().edit == ListEdit({ListEdit::Kind::Regrade, 3, 3}));
    QCOMPARE(idsOf(answer.found.front().a.ranked), idsOf(answer.found.front().b.ranked));
}

void TestContrastingLists::pairsAreListedOnce()
{
    ListContrast contrast = expected("P@3 = AP ≠", "0..1", 5);
    contrast.limits.count = 10'000;
    std::vector<std::pair<QString, QString>> seen;
    for (const auto& pair : core::findContrasts(contrast).found) {
        seen.emplace_back(textOf(pair.a), textOf(pair.b));
        if (seen.back().first > seen.back().second)
            std::swap(seen.back().first, seen.back().second);
    }
    std::sort(seen.begin(), seen.end());
    QVERIFY(seen.size() > 10);
    QVERIFY(std::adjacent_find(seen.begin(), seen.end()) == seen.end());
}

void TestContrastingLists::drawnOnesAreTheSameForASeed()
{
    ListContrast contrast = expected("nDCG@10 < AP@10 >", "0..4", 14);
    contrast.limits.work = 1'000'000;
    contrast.limits.count = 3;
    const auto textsFor = [&contrast](std::uint64_t seed) {
        contrast.limits.seed = seed;
        QStringList texts;
        for (const auto& pair : core::findContrasts(contrast).found)
            texts << textOf(pair.a) + u'/' + textOf(pair.b);
        return texts;
    };
    const QStringList first = textsFor(1);
    QCOMPARE(first.size(), 3);
    QCOMPARE(textsFor(1), first);
    for (const auto& pair : core::findContrasts(contrast).found)
        QVERIFY(areTrue(contrast, judgedRanking(pair.a), judgedRanking(pair.b)));
}

void TestContrastingLists::aStopEndsTheSearch()
{
    std::stop_source source;
    source.request_stop();
    QVERIFY(core::findContrasts(expected("P@5 = AP ≠"), source.get_token()).found.empty());
}

void TestContrastingLists::models()
{
    core::SampleContrast contrast;
    contrast.wishes = {{core::ClassifierMetric::Auc, ContrastSide::Equal},
                       {core::ClassifierMetric::LogLoss, ContrastSide::Other}};
    const auto answer = core::findContrasts(contrast);
    QCOMPARE(answer.found.size(), std::size_t{1});
    const auto& pair = answer.found.front();
    QCOMPARE(pair.a.labels, (std::vector<std::uint8_t>{1, 0}));
    QVERIFY(pair.valuesOfA[0].exact == core::Fraction(1));  // no pair is lost
    QVERIFY(pair.valuesOfB[0].exact == core::Fraction(1));
    // -(ln p + ln(1 - q)) / 2, the scores being p and q
    const auto loss = [](const core::Samples& samples) {
        const auto& scores = samples.models.front().values;
        return -(std::log(scores[0]) + std::log(1 - scores[1])) / 2;
    };
    QVERIFY(std::abs(*pair.valuesOfA[1].value - loss(pair.a)) < 1e-12);
    QVERIFY(std::abs(*pair.valuesOfB[1].value - loss(pair.b)) < 1e-12);
    QVERIFY(loss(pair.a) > loss(pair.b));
}

/// Candidates that differ only in sample names are one, however they come about.
void TestContrastingLists::samplesOfAClassFall()
{
    const core::SampleContrast contrast;
    const core::SampleSpace space(contrast);
    const core::ContrastLevel level{false, 0, 7, 3};
    std::mt19937 random(1);
    const auto falls = [&level](const core::ContrastCode& code) {
        const auto negatives = code.begin() + static_cast<std::ptrdiff_t>(level.marks);
        return std::is_sorted(code.begin(), negatives, std::greater<>()) &&
               std::is_sorted(negatives, code.end(), std::greater<>());
    };
    for (int round = 0; round < 20; ++round) {
        const core::ContrastCode drawn = space.drawn(level, random);
        QCOMPARE(drawn.size(), level.length);
        QVERIFY(falls(drawn));
        QVERIFY(falls(space.edited(level, drawn, random)));
    }
}

void TestContrastingLists::likeTwoLists()
{
    const auto listOf = [](const char* grades) {
        return core::parseGrades(grades, "grades").value();
    };
    // The two of the lesson on average precision: P@6 is the same, and AP 2/3 and 1.
    const std::vector measures{measure("P@6"), measure("AP"), measure("Rprec")};
    ListContrast like = core::contrastLike(listOf("1 0 0 1 0 1"), listOf("1 1 1 0 0 0"), measures);
    QCOMPARE(like.wishes.size(), std::size_t{3});
    QVERIFY(like.wishes[0].side == ContrastSide::Equal);
    QVERIFY(like.wishes[1].side == ContrastSide::Higher);
    QVERIFY(like.isOfSameDocuments);
    QCOMPARE(like.limits.length, std::size_t{6});
    QCOMPARE(core::gradeChoiceText(like.grades), std::string("0..1"));
    like.limits.count = 30;
    for (const auto& pair : core::findContrasts(like).found)
        QVERIFY(areTrue(like, judgedRanking(pair.a), judgedRanking(pair.b)));
    const ListContrast other = core::contrastLike(listOf("4 u 2 | 3"), listOf("0 0"), measures);
    QVERIFY(!other.isOfSameDocuments);
    QCOMPARE(core::gradeChoiceText(other.grades), std::string("0,2,3,4,u"));
    QCOMPARE(other.notRetrieved, std::size_t{1});
    QCOMPARE(other.wishes.size(), std::size_t{1});  // without a relevant one AP is undefined
}

void TestContrastingLists::lossesAreBetterLow()
{
    QCOMPARE(core::betterSide(core::ClassifierMetric::LogLoss), ContrastSide::Lower);
    QCOMPARE(core::betterSide(core::ClassifierMetric::Auc), ContrastSide::Higher);
    QCOMPARE(core::betterSide(measure("nDCG@5")), ContrastSide::Higher);
    QCOMPARE(core::betterSide(measure("Judged(counts=holes)@5")), ContrastSide::Lower);
}

void TestContrastingLists::gradesAsTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("read");  // empty: refused
    QTest::newRow("a range") << "0..3"
                             << "0..3";
    QTest::newRow("single ones") << "4,0,2"
                                 << "0,2,4";
    QTest::newRow("unjudged") << "u,0..1"
                              << "0..1,u";
    QTest::newRow("halves") << "0,0.5,1"
                            << "0,0.5,1";
    QTest::newRow("one grade") << "1"
                               << "1";
    QTest::newRow("twice") << "0..2,1"
                           << "0..2";
    QTest::newRow("nothing") << ""
                             << "";
    QTest::newRow("unjudged alone") << "u"
                                    << "";
    QTest::newRow("words") << "good"
                           << "";
    QTest::newRow("downwards") << "3..0"
                               << "";
    QTest::newRow("negative") << "-1..1"
                              << "";
    QTest::newRow("too many") << "0..20"
                              << "";
    QTest::newRow("no end") << "0..1e300"
                            << "";
    QTest::newRow("no number") << "0..nan"
                               << "";
}

void TestContrastingLists::gradesAsTyped()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, read);
    const auto grades = core::gradeChoice(typed.toStdString());
    QCOMPARE(grades ? QString::fromStdString(core::gradeChoiceText(*grades)) : QString(), read);
}

QTEST_GUILESS_MAIN(TestContrastingLists)

}  // namespace tst_contrasting_lists

#include "tst_contrasting_lists.moc"
