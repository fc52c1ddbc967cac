// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/letter_display.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tst_letter_display {

namespace {

using Pairs = std::set<std::pair<std::size_t, std::size_t>>;

std::string shown(std::size_t systems, const core::Differs& differ)
{
    std::string text;
    for (const auto& letters : core::letterDisplay(systems, differ))
        text += (text.empty() ? "" : " ") + core::letterText(letters);
    return text;
}

core::Differs inPairs(const Pairs& pairs)
{
    return [&pairs](std::size_t one, std::size_t other) {
        return pairs.contains(std::minmax(one, other));
    };
}

bool share(const std::vector<std::size_t>& one, const std::vector<std::size_t>& other)
{
    return std::any_of(one.begin(), one.end(), [&](std::size_t letter) {
        return std::find(other.begin(), other.end(), letter) != other.end();
    });
}

}  // namespace

class TestLetterDisplay : public QObject {
    Q_OBJECT
private slots:
    void init();
    void byHand_data();
    void byHand();
    void sharedWhenNotDifferent();
    void oneBoundGivesStretches();
    void manySystems();
    void names();
};

void TestLetterDisplay::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

/// Those of multcompLetters() in R's multcompView 0.1-8 are the same, up to the letters' names.
void TestLetterDisplay::byHand_data()
{
    QTest::addColumn<std::size_t>("systems");
    QTest::addColumn<Pairs>("pairs");
    QTest::addColumn<QString>("letters");
    QTest::newRow("one system") << std::size_t{1} << Pairs{} << "a";
    QTest::newRow("none differ") << std::size_t{3} << Pairs{} << "a a a";
    QTest::newRow("all differ") << std::size_t{3} << Pairs{{0, 1}, {0, 2}, {1, 2}} << "a b c";
    QTest::newRow("the ends differ") << std::size_t{3} << Pairs{{0, 2}} << "a ab b";
    QTest::newRow("the last differs from all")
        << std::size_t{3} << Pairs{{0, 2}, {1, 2}} << "a a b";
    QTest::newRow("all are like the first alone")
        << std::size_t{4} << Pairs{{1, 2}, {1, 3}, {2, 3}} << "abc a b c";
    QTest::newRow("round about") << std::size_t{4} << Pairs{{0, 2}, {1, 3}} << "ab ac cd bd";
    QTest::newRow("the first needs no letter with both who are like it")
        << std::size_t{5} << Pairs{{1, 3}, {1, 4}, {2, 3}} << "ab a ac b bc";
    QTest::newRow("the one between is alone") << std::size_t{3} << Pairs{{0, 1}, {1, 2}} << "a b a";
}

void TestLetterDisplay::byHand()
{
    QFETCH(const std::size_t, systems);
    QFETCH(const Pairs, pairs);
    QFETCH(const QString, letters);
    QCOMPARE(QString::fromStdString(shown(systems, inPairs(pairs))), letters);
}

void TestLetterDisplay::sharedWhenNotDifferent()
{
    std::mt19937 random(1);
    for (int round = 0; round < 200; ++round) {
        const std::size_t systems = 1 + random() % 14;
        const unsigned rarity = 1 + random() % 5;
        Pairs pairs;
        for (std::size_t one = 0; one < systems; ++one)
            for (std::size_t other = one + 1; other < systems; ++other)
                if (random() % rarity == 0)
                    pairs.emplace(one, other);
        const auto letters = core::letterDisplay(systems, inPairs(pairs));
        QCOMPARE(letters.size(), systems);
        for (std::size_t one = 0; one < systems; ++one) {
            QVERIFY(!letters[one].empty());
            for (std::size_t other = one + 1; other < systems; ++other)
                QCOMPARE(share(letters[one], letters[other]), !pairs.contains({one, other}));
        }
    }
}

/// Where numbers differ when they are further apart than a bound, the systems of a letter follow
/// each other, and no letter is within another.
void TestLetterDisplay::oneBoundGivesStretches()
{
    std::mt19937 random(2);
    for (int round = 0; round < 100; ++round) {
        std::vector<double> numbers(2 + random() % 30);
        for (double& number : numbers)
            number = static_cast<double>(random() % 1000);
        std::sort(numbers.begin(), numbers.end());
        const auto letters =
            core::letterDisplay(numbers.size(), [&](std::size_t one, std::size_t other) {
                return std::abs(numbers[one] - numbers[other]) > 150;
            });
        std::size_t stretches = 0;
        double end = -1;
        for (const double first : numbers) {
            const double last =
                *(std::upper_bound(numbers.begin(), numbers.end(), first + 150) - 1);
            stretches += last > end ? 1 : 0;
            end = std::max(end, last);
        }
        std::size_t most = 0;
        for (const auto& own : letters) {
            QCOMPARE(own.back() - own.front() + 1, own.size());
            most = std::max(most, own.back() + 1);
        }
        QCOMPARE(most, stretches);
    }
}

void TestLetterDisplay::manySystems()
{
    std::mt19937 random(3);
    std::vector<std::vector<bool>> differ(200, std::vector<bool>(200));
    for (std::size_t one = 0; one < differ.size(); ++one)
        for (std::size_t other = 0; other < one; ++other)
            differ[one][other] = differ[other][one] = one - other > 20 + random() % 60;
    const auto letters = core::letterDisplay(
        200, [&](std::size_t one, std::size_t other) { return bool(differ[one][other]); });
    for (std::size_t one = 0; one < differ.size(); ++one)
        for (std::size_t other = 0; other < one; ++other)
            QCOMPARE(share(letters[one], letters[other]), !differ[one][other]);
}

void TestLetterDisplay::names()
{
    std::set<std::string> names;
    for (std::size_t letter = 0; letter < 200; ++letter)
        names.insert(core::letterText(letter));
    QCOMPARE(names.size(), std::size_t{200});
    QCOMPARE(core::letterText({0, 25, 26, 51, 52, 53, 78}), std::string("azAZa2b2a3"));
}

QTEST_APPLESS_MAIN(TestLetterDisplay)

}  // namespace tst_letter_display

#include "tst_letter_display.moc"
