// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/label_words.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace tst_label_words {

using core::ErrorCode;
using Given = std::optional<std::string>;
using Words = std::vector<std::string>;

namespace {

/// The labels of a table, each in a line of its own below the headings.
std::vector<core::FirstLabel> metIn(const Words& words)
{
    std::vector<core::FirstLabel> met;
    for (std::size_t i = 0; i < words.size(); ++i)
        met.push_back({words[i], i + 2});
    return met;
}

Words manyWords(std::size_t count)
{
    Words words;
    for (std::size_t i = 0; i < count; ++i)
        words.push_back("c" + std::to_string(1000 + i));
    return words;
}

}  // namespace

class TestLabelWords : public QObject {
    Q_OBJECT
private slots:
    void numbered();
    void theMost();
    void named_data();
    void named();
    void unknown_data();
    void unknown();
    void third_data();
    void third();
};

void TestLabelWords::numbered()
{
    core::LabelWords words;
    QCOMPARE(words.numberOf("b", 2), std::uint8_t{0});
    QCOMPARE(words.numberOf("a", 3), std::uint8_t{1});
    QCOMPARE(words.numberOf("b", 4), std::uint8_t{0});
    QCOMPARE(words.numberOf("a", 5), std::uint8_t{1});
    QCOMPARE(words.met(), (std::vector<core::FirstLabel>{{"b", 2}, {"a", 3}}));
}

/// One more than the classes that are allowed is remembered.
void TestLabelWords::theMost()
{
    core::LabelWords words;
    for (const std::string& word : manyWords(103))
        words.numberOf(word, 1);
    QCOMPARE(words.met().size(), std::size_t{101});
    QCOMPARE(words.met().back().word, std::string("c1100"));
    QCOMPARE(words.numberOf("c1100", 1), std::uint8_t{100});
    QCOMPARE(words.numberOf("c1000", 1), std::uint8_t{0});
}

void TestLabelWords::named_data()
{
    QTest::addColumn<Words>("met");
    QTest::addColumn<Given>("given");
    QTest::addColumn<Words>("classes");  // the positive one last, if it is known
    QTest::addColumn<bool>("isKnown");
    QTest::addColumn<Words>("rest");
    const auto row = [](const char* name, const Words& met, const Given& given,
                        const Words& classes, bool isKnown, const Words& rest = {}) {
        QTest::newRow(name) << met << given << classes << isKnown << rest;
    };
    row("0 and 1", {"1", "0"}, {}, {"0", "1"}, true);
    row("the positive one is first in the alphabet", {"click", "none"}, {}, {"none", "click"},
        true);
    row("neither sounds positive", {"b", "a"}, {}, {"a", "b"}, false);
    row("the first is positive as given", {"b", "a"}, "a", {"b", "a"}, true);
    row("the second is positive as given", {"b", "a"}, "b", {"a", "b"}, true);
    row("0 is positive as given", {"0", "1"}, "0", {"1", "0"}, true);
    row("one usual word", {"yes"}, {}, {"no", "yes"}, true);
    row("one usual word, negative", {"no"}, {}, {"no", "yes"}, true);
    row("one word alone", {"cat"}, {}, {"", "cat"}, false);
    row("one word, positive as given", {"cat"}, "cat", {"", "cat"}, true);
    row("one word, and another that is positive", {"cat"}, "dog", {"cat", "dog"}, true);
    row("three words", {"c", "a", "b"}, "a", {"not a", "a"}, true, {"b", "c"});
}

void TestLabelWords::named()
{
    QFETCH(const Words, met);
    QFETCH(const Given, given);
    const auto named = core::namedClasses(metIn(met), given, "file", "label");
    QVERIFY(named);
    QTEST(Words(named->classes.begin(), named->classes.end()), "classes");
    QTEST(named->positive.has_value(), "isKnown");
    QVERIFY(!named->positive || named->positive == 1);
    QTEST(named->rest, "rest");
}

void TestLabelWords::unknown_data()
{
    QTest::addColumn<Words>("met");
    QTest::newRow("two words") << Words{"a", "b"};
    QTest::newRow("three words") << Words{"a", "b", "c"};
}

void TestLabelWords::unknown()
{
    QFETCH(const Words, met);
    const auto named = core::namedClasses(metIn(met), "x", "file", "label");
    QVERIFY(!named);
    const core::TableProblems& problems = named.error();
    QCOMPARE(problems.first.size(), std::size_t{1});
    QCOMPARE(problems.first.front().problem, ErrorCode::UnknownLabel);
    QCOMPARE(problems.first.front().found, std::string("x"));
    QCOMPARE(problems.first.front().line, std::size_t{0});
}

void TestLabelWords::third_data()
{
    QTest::addColumn<Words>("met");
    QTest::addColumn<Given>("given");
    QTest::addColumn<std::size_t>("classes");  // those to choose from
    QTest::newRow("three words") << Words{"c", "a", "b"} << Given() << std::size_t{3};
    QTest::newRow("the most") << manyWords(100) << Given() << std::size_t{100};
    QTest::newRow("too many") << manyWords(101) << Given() << std::size_t{0};
    QTest::newRow("too many, with the positive one")
        << manyWords(101) << Given("c1000") << std::size_t{0};
}

void TestLabelWords::third()
{
    QFETCH(const Words, met);
    QFETCH(const Given, given);
    const auto named = core::namedClasses(metIn(met), given, "file", "label");
    QVERIFY(!named);
    const core::TableProblems& problems = named.error();
    QCOMPARE(problems.first.front().problem, ErrorCode::ThirdLabel);
    QCOMPARE(problems.first.front().found, met[2]);
    QCOMPARE(problems.first.front().line, std::size_t{4});
    QTEST(problems.classes.size(), "classes");
    QVERIFY(std::ranges::is_sorted(problems.classes));
    QVERIFY(core::namedClasses(metIn(manyWords(100)), "c1000", "file", "label"));
}

QTEST_APPLESS_MAIN(TestLabelWords)

}  // namespace tst_label_words

#include "tst_label_words.moc"
