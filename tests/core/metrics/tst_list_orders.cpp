// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/bounded_draw.h"
#include "core/metrics/measures/measure_table.h"
#include "core/metrics/ranking_order/list_orders.h"
#include "core/rankings/evaluation/evaluator.h"

#include <QTest>

#include <cstdint>
#include <numeric>
#include <random>
#include <string>
#include <vector>

namespace tst_list_orders {

using core::Grade;
using core::Reordering;

using Grades = std::vector<Grade>;
using Order = std::vector<std::uint32_t>;
using Rows = std::vector<std::size_t>;

namespace {

const Grade u = Grade::unjudged();

Grades gradesOf(const std::vector<double>& numbers)
{
    Grades grades;
    for (const double number : numbers)
        grades.push_back(Grade(number));
    return grades;
}

std::string letters(std::size_t count)
{
    std::string text(count, 'a');
    std::iota(text.begin(), text.end(), 'a');
    return text;
}

/// The letters a, b, c … in their new order.
std::string applied(const Reordering& reordering, std::size_t count)
{
    const std::string text = letters(count);
    std::vector<char> rows(text.begin(), text.end());
    core::reorder(rows, reordering);
    return {rows.begin(), rows.end()};
}

std::string movedLetters(const Rows& rows, std::size_t to, std::size_t count)
{
    return applied(core::movedTogether(rows, to), count);
}

}  // namespace

/// Numbers that were chosen beforehand.
struct Chosen {
    std::vector<std::uint32_t> numbers;
    std::size_t at = 0;
    std::uint32_t operator()() { return numbers.at(at++); }
};

class TestListOrders : public QObject {
    Q_OBJECT

private slots:
    void boundedDraws();
    void sorts_data();
    void sorts();
    void reverses();
    void theSeedDecides_data();
    void theSeedDecides();
    void shuffleIsAnOrder();
    void movesTogether_data();
    void movesTogether();
    void movesTouchOnlyWhatChanges();
    void theInverseBringsBack();
    void rowsAreFound();
    void binarises_data();
    void binarises();
    void binaryMeasuresStay_data();
    void binaryMeasuresStay();
};

/// Of 2^32 numbers, one is too many for three ranges of one size: 0 is drawn again.
void TestListOrders::boundedDraws()
{
    Chosen random{{0, 1, 0x55555555, 0x55555556, 0xaaaaaaaa, 0xaaaaaaab, 0xffffffff}};
    const core::BoundedDraw ofThree(3);
    std::vector<std::uint32_t> drawn;
    while (random.at < random.numbers.size())
        drawn.push_back(ofThree(random));
    QCOMPARE(drawn, (std::vector<std::uint32_t>{0, 0, 1, 1, 2, 2}));
    // They are even for a power of two.
    Chosen zero{{0, 0xffffffff}};
    QCOMPARE(core::BoundedDraw(4)(zero), 0u);
    QCOMPARE(core::BoundedDraw(1)(zero), 0u);
}

void TestListOrders::sorts_data()
{
    QTest::addColumn<Grades>("grades");
    QTest::addColumn<Order>("best");
    QTest::addColumn<Order>("worst");
    QTest::newRow("grades") << gradesOf({0, 4, 2.5, 5}) << Order{3, 1, 2, 0} << Order{0, 2, 1, 3};
    QTest::newRow("equal grades keep their order")
        << gradesOf({1, 3, 1, 3, 1}) << Order{1, 3, 0, 2, 4} << Order{0, 2, 4, 1, 3};
    QTest::newRow("0 before unjudged before negative")
        << Grades{Grade(-1), u, Grade(0), Grade(2), u} << Order{3, 2, 1, 4, 0}
        << Order{0, 1, 4, 2, 3};
    QTest::newRow("negative grades among themselves")
        << gradesOf({-2, -1, -3}) << Order{1, 0, 2} << Order{2, 0, 1};
    QTest::newRow("one") << gradesOf({3}) << Order{0} << Order{0};
    QTest::newRow("none") << Grades{} << Order{} << Order{};
}

void TestListOrders::sorts()
{
    QFETCH(const Grades, grades);
    QFETCH(const Order, best);
    QFETCH(const Order, worst);
    QVERIFY(core::bestFirst(grades) == (Reordering{0, best}));
    QVERIFY(core::worstFirst(grades) == (Reordering{0, worst}));
}

void TestListOrders::reverses()
{
    QCOMPARE(applied(core::reversed(5), 5), std::string("edcba"));
    QVERIFY(core::reversed(0).order.empty());
}

// Drawn with another implementation of the Mersenne Twister, which gives the 10000th number that
// the standard names for its default seed.
void TestListOrders::theSeedDecides_data()
{
    QTest::addColumn<std::uint64_t>("seed");
    QTest::addColumn<Order>("order");
    QTest::newRow("10 documents, seed 7")
        << std::uint64_t{7} << Order{0, 7, 4, 9, 3, 1, 2, 8, 6, 5};
    QTest::newRow("10 documents, seed 8")
        << std::uint64_t{8} << Order{6, 4, 3, 7, 5, 1, 8, 0, 2, 9};
    QTest::newRow("10 documents, seed 0")
        << std::uint64_t{0} << Order{7, 2, 0, 8, 3, 9, 6, 1, 5, 4};
    QTest::newRow("5 documents, seed 1") << std::uint64_t{1} << Order{1, 4, 0, 2, 3};
}

void TestListOrders::theSeedDecides()
{
    QFETCH(const std::uint64_t, seed);
    QFETCH(const Order, order);
    QVERIFY(core::shuffled(order.size(), seed) == (Reordering{0, order}));
}

void TestListOrders::shuffleIsAnOrder()
{
    for (const std::size_t count : {0, 1, 2, 1000}) {
        Order order = core::shuffled(count, 42).order;
        QCOMPARE(order.size(), count);
        std::sort(order.begin(), order.end());
        for (std::size_t i = 0; i < count; ++i)
            QCOMPARE(order[i], static_cast<std::uint32_t>(i));
    }
}

void TestListOrders::movesTogether_data()
{
    QTest::addColumn<Rows>("rows");
    QTest::addColumn<std::size_t>("to");
    QTest::addColumn<std::string>("after");
    const auto row = [](const char* name, const Rows& rows, std::size_t to, const char* after) {
        QTest::newRow(name) << rows << to << std::string(after);
    };
    row("one up", {3}, 1, "adbcef");
    row("one down", {1}, 3, "acdbef");
    row("one to the top", {5}, 0, "fabcde");
    row("one to the end", {0}, 5, "bcdefa");
    row("one stays", {2}, 2, "abcdef");
    row("a block up", {2, 3}, 1, "acdbef");
    row("a block down", {1, 2}, 2, "adbcef");
    row("a block to the end", {0, 1}, 4, "cdefab");
    row("scattered rows close up above", {1, 3, 5}, 0, "bdface");
    row("scattered rows close up below", {0, 2, 4}, 3, "bdface");
    row("scattered rows close up in the middle", {0, 5}, 2, "bcafde");
    row("scattered rows close up where the first is", {1, 3}, 1, "abdcef");
    row("all stay", {0, 1, 2, 3, 4, 5}, 0, "abcdef");
}

void TestListOrders::movesTogether()
{
    QFETCH(const Rows, rows);
    QFETCH(const std::size_t, to);
    QFETCH(const std::string, after);
    QCOMPARE(movedLetters(rows, to, 6), after);
}

void TestListOrders::movesTouchOnlyWhatChanges()
{
    const Reordering step = core::movedTogether(Rows{50'000, 50'001, 50'002}, 49'999);
    QVERIFY(step == (Reordering{49'999, {1, 2, 3, 0}}));
}

void TestListOrders::theInverseBringsBack()
{
    std::mt19937 random(5);
    for (int round = 0; round < 200; ++round) {
        const std::size_t count = 1 + random() % 12;
        Rows rows;
        for (std::size_t row = 0; row < count; ++row)
            if (random() % 3 == 0)
                rows.push_back(row);
        if (rows.empty())
            rows.push_back(random() % count);
        const Reordering moved = core::movedTogether(rows, random() % (count - rows.size() + 1));
        for (const Reordering& reordering : {moved, core::shuffled(count, random())}) {
            const std::string text = letters(count);
            std::vector<char> list(text.begin(), text.end());
            core::reorder(list, reordering);
            QCOMPARE(core::isInOrder(reordering), std::string(list.begin(), list.end()) == text);
            for (std::size_t row = 0; row < count; ++row)
                QCOMPARE(list[core::rowAfter(reordering, row)], text[row]);
            core::reorder(list, core::inverse(reordering));
            QCOMPARE(std::string(list.begin(), list.end()), text);
        }
    }
}

void TestListOrders::rowsAreFound()
{
    const Reordering reordering{2, {2, 0, 1}};
    const Rows after{0, 1, 3, 4, 2, 5};
    for (std::size_t row = 0; row < after.size(); ++row)
        QCOMPARE(core::rowAfter(reordering, row), after[row]);
}

void TestListOrders::binarises_data()
{
    QTest::addColumn<Grade>("grade");
    QTest::addColumn<double>("threshold");
    QTest::addColumn<Grade>("after");
    QTest::newRow("at the threshold") << Grade(2) << 2.0 << Grade(1);
    QTest::newRow("above it") << Grade(5) << 2.0 << Grade(1);
    QTest::newRow("below it") << Grade(1.5) << 2.0 << Grade(0);
    QTest::newRow("judged 0") << Grade(0) << 2.0 << Grade(0);
    QTest::newRow("half grades") << Grade(0.5) << 0.5 << Grade(1);
    QTest::newRow("unjudged stays") << u << 2.0 << u;
    QTest::newRow("negative stays") << Grade(-2) << 2.0 << Grade(-2);
}

void TestListOrders::binarises()
{
    QFETCH(const Grade, grade);
    QFETCH(const double, threshold);
    QFETCH(const Grade, after);
    QVERIFY(core::binarised(grade, threshold) == after);
}

void TestListOrders::binaryMeasuresStay_data()
{
    QTest::addColumn<QString>("measure");
    for (const char* measure :
         {"P@5", "R@5", "AP", "RR", "Success@5", "Rprec", "bpref", "Judged@5"})
        QTest::newRow(measure) << QString::fromLatin1(measure);
}

// What reads only relevant and judged has the same value for the binary grades with threshold 1.
void TestListOrders::binaryMeasuresStay()
{
    QFETCH(const QString, measure);
    auto definition = core::parseMeasureSpec(measure.toStdString());
    QVERIFY(definition);
    std::mt19937 random(11);
    for (int round = 0; round < 50; ++round) {
        std::array<Grades, 2> before;
        std::array<Grades, 2> after;
        const double threshold = static_cast<double>(1 + random() % 3);
        for (std::size_t i = 0; i < 15; ++i) {
            const auto drawn = static_cast<double>(random() % 7);
            const Grade grade = drawn == 6 ? u : Grade(drawn - 1);
            before[i / 10].push_back(grade);
            after[i / 10].push_back(core::binarised(grade, threshold));
        }
        const core::JudgedRanking graded(before[0], before[1]);
        const core::JudgedRanking binary(after[0], after[1]);
        definition->settings.relevantFrom = threshold;
        const core::Value expected = core::Evaluator(*definition).value(graded);
        definition->settings.relevantFrom = 1;
        QVERIFY(core::Evaluator(*definition).value(binary) == expected);
    }
}

QTEST_APPLESS_MAIN(TestListOrders)

}  // namespace tst_list_orders

#include "tst_list_orders.moc"
