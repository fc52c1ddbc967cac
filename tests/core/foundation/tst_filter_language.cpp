// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/filter.h"
#include "core/foundation/tabular/filter_tokens.h"

#include <QTest>

#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace tst_filter_language {

using core::Filter;
using core::FilterName;
using Words = std::vector<std::string>;
using Kind = core::FilterProblem::Kind;

namespace {

enum Field : std::size_t { color, label, size, weight };

constexpr std::array names{
    FilterName{"red", FilterName::Kind::Choice, color},
    FilterName{"blue", FilterName::Kind::Choice, color},
    FilterName{"label", FilterName::Kind::Text, label},
    FilterName{"size", FilterName::Kind::Number, size},
    FilterName{"weight", FilterName::Kind::Number, weight},
};

core::Result<Filter, core::FilterProblem> parsed(const std::string& text)
{
    return core::parseFilter(
        text, names,
        [](const core::FilterToken& token) -> core::Result<std::size_t, core::FilterProblem> {
            return core::problemAt(Kind::UnknownName, token);
        });
}

/// A red thing called Ball, of size 2 and unknown weight.
class Ball : public core::FilterFacts {
public:
    double number(std::size_t field) const override { return field == size ? 2 : std::nan(""); }
    bool is(std::size_t field, std::string_view word) const override
    {
        return field == color ? word == "red" : word == "toy";
    }
    bool contains(std::string_view word) const override
    {
        return std::string_view("ball").find(word) != std::string_view::npos;
    }
};

std::string joined(const Words& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

}  // namespace

class TestFilterLanguage : public QObject {
    Q_OBJECT
private slots:
    void matches_data();
    void matches();
    void reads_data();
    void reads();
    void tokens_data();
    void tokens();
    void depth();
};

void TestFilterLanguage::matches_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char* text, bool expected) {
        QTest::newRow(text) << std::string(text) << expected;
    };
    row("", true);
    row("BALL", true);
    row("bat", false);
    row("red", true);
    row("blue", false);
    row("red blue", true);
    row("blue red", true);
    row("red and blue", false);
    row("not blue", true);
    row("label:toy", true);
    row("label:TOY", true);
    row("label:tool", false);
    row("label:tool label:toy", true);
    row("label:tool and label:toy", false);
    row("label = toy", true);
    row("blue label:toy", false);
    row("size < 2", false);
    row("size <= 2", true);
    row("size = 2", true);
    row("size != 2", false);
    row("size >= 2", true);
    row("size > 2", false);
    row("1 < size < 3", true);
    row("2 < size < 3", false);
    row("1 < size < 2", false);
    row("weight > 0", false);
    row("not weight > 0", false);
    row("weight > 0 or red", true);
    row("red or weight > 0", true);
    row("not (weight > 0 and blue)", true);
    row("not (weight > 0 and red)", false);
    row("not (weight > 0 or blue)", false);
}

void TestFilterLanguage::matches()
{
    QFETCH(const std::string, text);
    const auto filter = parsed(text);
    QVERIFY(filter);
    QTEST(filter->matches(Ball()), "expected");
    QCOMPARE(filter->acceptsAll(), text.empty());
}

/// What a filter says of itself: the colours needed and asked for, and which facts it reads.
void TestFilterLanguage::reads_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("needed");
    QTest::addColumn<std::string>("asked");
    QTest::addColumn<std::string>("read");
    const auto row = [](const char* text, const char* needed, const char* asked, const char* read) {
        QTest::newRow(text) << std::string(text) << std::string(needed) << std::string(asked)
                            << std::string(read);
    };
    row("", "", "", "");
    row("red", "red", "red", "color");
    row("red blue", "red blue", "red blue", "color");
    row("red red", "red", "red", "color");
    row("red ball", "red", "red", "words color");
    row("ball red", "red", "red", "words color");
    row("red and blue", "red", "red blue", "color");
    row("red label:toy blue", "red blue", "red blue", "color label");
    row("label:toy", "", "", "label");
    row("label:toy red", "red", "red", "color label");
    row("red or blue", "", "red blue", "color");
    row("not red", "", "red", "color");
    row("(red)", "", "red", "color");
    row("size > 1", "", "", "size");
    row("1 < weight", "", "", "weight");
    row("size < weight red", "red", "red", "color size weight");
    row("ball", "", "", "words");
}

void TestFilterLanguage::reads()
{
    QFETCH(const std::string, text);
    const auto filter = parsed(text);
    QVERIFY(filter);
    QTEST(joined(filter->neededTexts(color)), "needed");
    QTEST(joined(filter->askedTexts(color)), "asked");
    Words read;
    if (filter->readsWords())
        read.push_back("words");
    if (filter->readsText(color))
        read.push_back("color");
    if (filter->readsText(label))
        read.push_back("label");
    if (filter->readsNumber(size))
        read.push_back("size");
    if (filter->readsNumber(weight))
        read.push_back("weight");
    QTEST(joined(read), "read");
}

void TestFilterLanguage::tokens_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Words>("expected");
    const auto row = [](const char* text, const Words& expected) {
        QTest::newRow(text) << std::string(text) << expected;
    };
    row("", {"0:"});
    row(" a\tb ", {"1:a", "3:b", "5:"});
    row("a<=b", {"0:a", "1:<=", "3:b", "4:"});
    row("a<b", {"0:a", "1:<", "2:b", "3:"});
    row("a==b", {"0:a", "1:==", "3:b", "4:"});
    row("a!=b", {"0:a", "1:!=", "3:b", "4:"});
    row("a!b", {"0:a!b", "3:"});
    row("a\u2264b", {"0:a", "1:\u2264", "4:b", "5:"});
    row("a:b", {"0:a:b", "3:"});
    row("label:b", {"0:label", "5::", "6:b", "7:"});
    row("LABEL:>50K", {"0:LABEL", "5::", "6:>50K", "10:"});
    row("label:", {"0:label", "5::", "6:"});
    row("red:b", {"0:red:b", "5:"});
    row("AP(rel = 2)@5<1", {"0:AP(rel = 2)@5", "13:<", "14:1", "15:"});
    row("not(a)", {"0:not", "3:(", "4:a", "5:)", "6:"});
    row("f(a", {"0:f", "1:(", "2:a", "3:"});
    row("(a)", {"0:(", "1:a", "2:)", "3:"});
    row("\"a b\"c", {"0:a b", "5:c", "6:"});
    row("\"a b", {"0:a b", "4:"});
    row("\"\"", {"0:", "2:"});
    row("a\"b\"", {"0:a", "1:b", "4:"});
}

void TestFilterLanguage::tokens()
{
    QFETCH(const std::string, text);
    Words found;
    for (const core::FilterToken& token : core::filterTokens(text, names))
        found.push_back(std::to_string(token.position) + ":" + std::string(token.text));
    QTEST(found, "expected");
}

void TestFilterLanguage::depth()
{
    const auto nested = [](std::size_t levels) {
        return parsed(std::string(levels, '(') + "red" + std::string(levels, ')'));
    };
    QVERIFY(nested(64));
    const auto tooDeep = nested(65);
    QVERIFY(!tooDeep && tooDeep.error().kind == Kind::TooDeep);
    QCOMPARE(tooDeep.error().position, std::size_t{64});
    // One behind the other, they are not nested.
    std::string many;
    for (int i = 0; i < 100; ++i)
        many += "(red) ";
    QVERIFY(parsed(many));
}

QTEST_APPLESS_MAIN(TestFilterLanguage)

}  // namespace tst_filter_language

#include "tst_filter_language.moc"
