// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/class_names.h"

#include <QTest>

#include <optional>
#include <string>

namespace tst_class_names {

class TestClassNames : public QObject {
    Q_OBJECT
private slots:
    void usual_data();
    void usual();
    void same_data();
    void same();
    void samePairs_data();
    void samePairs();
    void parts_data();
    void parts();
    void sides_data();
    void sides();
    void counterparts_data();
    void counterparts();
    void unknown_data();
    void unknown();
    void positive_data();
    void positive();
};

namespace {

void addPair(const char* a, const char* b, bool expected)
{
    QTest::addRow("%s, %s", a, b) << std::string(a) << std::string(b) << expected;
}

void addColumnsOfPairs()
{
    QTest::addColumn<std::string>("a");
    QTest::addColumn<std::string>("b");
    QTest::addColumn<bool>("expected");
}

}  // namespace

void TestClassNames::usual_data()
{
    addColumnsOfPairs();
    addPair("0", "1", true);
    addPair("1", "0", true);
    addPair("-1", "1", true);
    addPair("-1", "+1", true);
    addPair("0.0", "1.0", true);
    addPair("1.0", "-1.0", true);
    addPair("True", "FALSE", true);
    addPair("t", "F", true);
    addPair("yes", "No", true);
    addPair("y", "n", true);
    addPair("negative", "Positive", true);
    addPair("neg", "pos", true);
    addPair("nontarget", "target", true);
    addPair("bonafide", "spoof", true);
    addPair("impostor", "genuine", true);
    addPair("ja", "nein", true);
    addPair("oui", "non", true);
    addPair("是", "否", true);
    addPair("负", "正", true);
    addPair("正例", "负例", true);
    addPair("阴性", "阳性", true);
    addPair("1", "1", false);
    addPair("no", "no", false);
    addPair("0", "2", false);
    addPair("0", "1.0", false);
    addPair("0", "-1", false);
    addPair("no", "true", false);
    addPair("spam", "ham", false);
    addPair("", "1", false);
}

void TestClassNames::usual()
{
    QFETCH(const std::string, a);
    QFETCH(const std::string, b);
    QTEST(core::areUsualClasses(a, b), "expected");
}

void TestClassNames::same_data()
{
    addColumnsOfPairs();
    addPair("cat", "Cat", true);
    addPair("1", "1.0", true);
    addPair("1e0", "1", true);
    addPair("LABEL_1", "1", true);
    addPair("label_cat", "Cat", true);
    addPair("LABEL_1", "LABEL_1.0", true);
    addPair("2:pos", "pos", true);
    addPair("1:pos", "2:pos", true);
    addPair("2:1", "1.0", true);
    addPair("1", "2", false);
    addPair("1", "x", false);
    addPair("x", "1", false);
    addPair("cat", "cats", false);
    addPair("a:pos", "pos", false);
    addPair(":pos", "pos", false);
    addPair("LABEL_", "", false);
    addPair("LABEL1", "1", false);
    addPair("model_1", "1", false);
}

void TestClassNames::same()
{
    QFETCH(const std::string, a);
    QFETCH(const std::string, b);
    QTEST(core::isSameClass(a, b), "expected");
}

void TestClassNames::samePairs_data()
{
    QTest::addColumn<core::ClassPair>("a");
    QTest::addColumn<core::ClassPair>("b");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char* name, const core::ClassPair& a, const core::ClassPair& b,
                        bool expected) { QTest::newRow(name) << a << b << expected; };
    row("in order", {"a", "b"}, {"A", "B"}, true);
    row("crossed", {"a", "b"}, {"B", "A"}, true);
    row("another first", {"x", "b"}, {"a", "b"}, false);
    row("another second", {"a", "x"}, {"a", "b"}, false);
    row("crossed, another first", {"x", "a"}, {"a", "b"}, false);
    row("crossed, another second", {"b", "x"}, {"a", "b"}, false);
    row("one class twice", {"a", "a"}, {"a", "b"}, false);
    row("one class twice in the other", {"a", "b"}, {"b", "b"}, false);
}

void TestClassNames::samePairs()
{
    QFETCH(const core::ClassPair, a);
    QFETCH(const core::ClassPair, b);
    QTEST(core::areSameClasses(a, b), "expected");
}

void TestClassNames::parts_data()
{
    QTest::addColumn<std::string>("a");
    QTest::addColumn<std::string>("b");
    QTest::addColumn<std::string>("partA");
    QTest::addColumn<std::string>("partB");
    const auto row = [](const char* a, const char* b, const char* partA, const char* partB) {
        QTest::addRow("%s, %s", a, b)
            << std::string(a) << std::string(b) << std::string(partA) << std::string(partB);
    };
    row("prob_0", "prob_1", "0", "1");
    row("P(no)", "P(yes)", "no", "yes");
    row("p[0]", "p[1]", "0", "1");
    row("p(0)", "p[1]", "(0)", "[1]");
    row("no_prob", "yes_prob", "no", "yes");
    row("no prob", "yes prob", "no", "yes");
    row("no.prob", "yes.prob", "no", "yes");
    row("no-prob", "yes-prob", "no", "yes");
    row("no_prob", "yes_score", "no_prob", "yes_score");
    row("score no", "score yes", "no", "yes");
    row("prob", "prob", "", "");
    row("prob", "prob2", "", "2");
    row("a_x", "_x", "a_x", "_x");
    row("_x", "a_x", "_x", "a_x");
    row("", "x", "", "x");
    row("x)", "", "x)", "");
    row("no", "yes", "no", "yes");
}

void TestClassNames::parts()
{
    QFETCH(const std::string, a);
    QFETCH(const std::string, b);
    const core::ClassPair parts = core::differingParts(a, b);
    QTEST(std::string(parts[0]), "partA");
    QTEST(std::string(parts[1]), "partB");
}

void TestClassNames::sides_data()
{
    addColumnsOfPairs();
    addPair("1", "POSITIVE", true);
    addPair("0", "no", true);
    addPair("-1", "0", true);
    addPair("+1", "1.0", true);
    addPair("2:pos", "yes", true);
    addPair("yes", "2:pos", true);
    addPair("1", "no", false);
    addPair("no", "1", false);
    addPair("yes", "x", false);
    addPair("x", "no", false);
    addPair("x", "x", false);
    addPair("LABEL_1", "yes", false);
}

void TestClassNames::sides()
{
    QFETCH(const std::string, a);
    QFETCH(const std::string, b);
    QTEST(core::isSameSide(a, b), "expected");
}

void TestClassNames::counterparts_data()
{
    QTest::addColumn<std::string>("word");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* word, const char* expected) {
        QTest::newRow(word) << std::string(word) << std::string(expected);
    };
    row("yes", "no");
    row("NO", "YES");
    row("No", "Yes");
    row("yEs", "no");
    row("true", "false");
    row("TRUE", "FALSE");
    row("True", "False");
    row("T", "F");
    row("f", "t");
    row("0", "1");
    row("1", "0");
    row("-1", "1");
    row("+1", "-1");
    row("1.0", "0.0");
    row("-1.0", "1.0");
    row("Bonafide", "Spoof");
    row("是", "否");
    row("maybe", "");
    row("spam", "");
    row("2", "");
}

void TestClassNames::counterparts()
{
    QFETCH(const std::string, word);
    QTEST(core::usualCounterpart(word), "expected");
}

void TestClassNames::unknown_data()
{
    QTest::addColumn<std::string>("word");
    QTest::addColumn<bool>("isUnknown");
    for (const char* word : {"NA", "N/A", "#N/A", "NaN", "nan", "NULL", "null"})
        QTest::newRow(word) << std::string(word) << true;
    // Na and None may be classes.
    for (const char* word : {"na", "Na", "none", "Null", "NAN", "?", ""})
        QTest::newRow(word) << std::string(word) << false;
}

void TestClassNames::unknown()
{
    QFETCH(const std::string, word);
    QTEST(core::isNoClass(word), "isUnknown");
}

void TestClassNames::positive_data()
{
    QTest::addColumn<std::string>("first");
    QTest::addColumn<std::string>("second");
    QTest::addColumn<int>("positive");  // -1 if either may be
    const auto row = [](const char* first, const char* second, int positive) {
        QTest::addRow("%s, %s", first, second)
            << std::string(first) << std::string(second) << positive;
    };
    row("0", "1", 1);
    row("1", "0", 0);
    row("-1", "1", 1);
    row("0.0", "1.0", 1);
    row("yes", "no", 0);
    row("ham", "Spam", 1);
    row("spam", "ham", 0);
    row("fraud", "legit", 0);
    row("none", "click", 1);
    row("点击", "无", 0);
    row("1:neg", "2:pos", 1);
    row("1", "x", 0);
    row("x", "1", 1);
    row("1", "2", -1);
    row("2", "1", -1);
    row("1.0", "0", -1);
    row("3", "x", -1);
    row("yes", "true", -1);
    row("spam", "fraud", -1);
    row("a", "b", -1);
}

void TestClassNames::positive()
{
    QFETCH(const std::string, first);
    QFETCH(const std::string, second);
    const std::optional<std::uint8_t> likely = core::likelyPositive({first, second});
    QTEST(likely ? static_cast<int>(*likely) : -1, "positive");
}

QTEST_APPLESS_MAIN(TestClassNames)

}  // namespace tst_class_names

#include "tst_class_names.moc"
