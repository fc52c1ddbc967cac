// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/trec_eval/preference_values.h"
#include "core/rankings/trec_eval/preferences.h"
#include "tests/core/figures.h"

#include <QTest>

#include <cstddef>
#include <optional>
#include <vector>

namespace tst_preference_values {

using core::PreferencePairs;
using Grades = std::vector<std::optional<double>>;
using Measure = double (*)(const core::PreferenceRanking& ranking, PreferencePairs pairs);

class TestPreferenceValues : public QObject {
    Q_OBJECT
private slots:
    void values_data();
    void values();
    void balanced_data();
    void balanced();
    void statedPreferences();
};

/// The order is b, a, c. One judge prefers a to b to c, the other b to a.
void TestPreferenceValues::values_data()
{
    QTest::addColumn<Measure>("measure");
    QTest::addColumn<PreferencePairs>("pairs");
    QTest::addColumn<std::size_t>("retrieved");
    QTest::addColumn<double>("expected");
    const auto row = [](const char* name, Measure measure, PreferencePairs pairs,
                        std::size_t retrieved, double expected) {
        QTest::addRow("%s, %d retrieved", name, static_cast<int>(retrieved))
            << measure << pairs << retrieved << expected;
    };
    using enum PreferencePairs;
    row("possible", core::possiblePreferences, Every, 0, 4);
    row("possible", core::possiblePreferences, Every, 3, 4);
    row("possible, one of them", core::possiblePreferences, OneRetrieved, 0, 0);
    row("possible, one of them", core::possiblePreferences, OneRetrieved, 1, 3);
    row("possible, one of them", core::possiblePreferences, OneRetrieved, 2, 4);
    row("possible, both", core::possiblePreferences, BothRetrieved, 1, 0);
    row("possible, both", core::possiblePreferences, BothRetrieved, 2, 2);
    row("possible, both", core::possiblePreferences, BothRetrieved, 3, 4);
    row("fulfilled", core::fulfilledPreferences, Every, 0, 0);
    row("fulfilled", core::fulfilledPreferences, Every, 1, 2);
    row("fulfilled", core::fulfilledPreferences, Every, 2, 3);
    row("fulfilled, both", core::fulfilledPreferences, BothRetrieved, 2, 1);
    row("share", core::preferenceShare, Every, 1, 0.5);
    row("share", core::preferenceShare, Every, 2, 0.75);
    row("share, one of them", core::preferenceShare, OneRetrieved, 1, 2.0 / 3);
    row("share, none possible", core::preferenceShare, BothRetrieved, 1, 0);
    row("share, both", core::preferenceShare, BothRetrieved, 2, 0.5);
    row("pairs", core::preferenceShareOfPairs, Every, 1, 0.5);
    row("pairs", core::preferenceShareOfPairs, Every, 2, 2.5 / 3);
    row("pairs", core::preferenceShareOfPairs, Every, 3, 2.5 / 3);
    row("pairs, one of them", core::preferenceShareOfPairs, OneRetrieved, 1, 0.75);
    row("pairs, none possible", core::preferenceShareOfPairs, BothRetrieved, 1, 0);
    row("pairs, both", core::preferenceShareOfPairs, BothRetrieved, 2, 0.5);
    row("judges", core::preferenceShareOfJudges, Every, 1, (1.0 / 3 + 1) / 2);
    row("judges", core::preferenceShareOfJudges, Every, 2, (2.0 / 3 + 1) / 2);
    row("judges, none possible", core::preferenceShareOfJudges, BothRetrieved, 1, 0);
    row("judges, both", core::preferenceShareOfJudges, BothRetrieved, 2, 0.5);
}

void TestPreferenceValues::values()
{
    const core::QueryPreferences preferences{
        {"a", "b", "c"}, {{Grades{2.0, 1.0, 0.0}, {}}, {Grades{0.0, 1.0, std::nullopt}, {}}}};
    QFETCH(const Measure, measure);
    QFETCH(const PreferencePairs, pairs);
    QFETCH(const std::size_t, retrieved);
    QFETCH(const double, expected);
    const double found = measure({preferences, {1, 0, 2}, retrieved}, pairs);
    QVERIFY2(agree(found, expected), digits(found));
}

/// As many documents of grade 0 as of higher grades.
void TestPreferenceValues::balanced_data()
{
    QTest::addColumn<Grades>("grades");
    QTest::addColumn<PreferencePairs>("pairs");
    QTest::addColumn<std::size_t>("retrieved");
    QTest::addColumn<double>("expected");
    const auto row = [](const char* name, const Grades& grades, PreferencePairs pairs,
                        std::size_t retrieved, double expected) {
        QTest::newRow(name) << grades << pairs << retrieved << expected;
    };
    using enum PreferencePairs;
    row("as many of both", {1.0, 0.0, std::nullopt}, Every, 3, 1);
    row("as many of both, not retrieved", {1.0, 0.0, std::nullopt}, Every, 0, 0);
    row("one added behind two", {1.0, 2.0, 0.0}, Every, 3, 4.0 / 5);
    row("one added behind two, one of which is retrieved", {1.0, 2.0, 0.0}, Every, 1, 2.0 / 5);
    row("two added behind two that are retrieved", {1.0, 2.0, 0.0}, BothRetrieved, 2, 4.0 / 5);
    row("one removed, and what remains counts against itself", {1.0, 0.0, 0.0}, Every, 3, 1.0 / 3);
    row("no preference", {0.0, 0.0, 0.0}, Every, 3, 0);
    row("no grades", {std::nullopt, std::nullopt, std::nullopt}, Every, 3, 0);
}

void TestPreferenceValues::balanced()
{
    QFETCH(const Grades, grades);
    QFETCH(const PreferencePairs, pairs);
    QFETCH(const std::size_t, retrieved);
    QFETCH(const double, expected);
    const core::QueryPreferences preferences{{"a", "b", "c"}, {{grades, {}}}};
    const double found =
        core::preferenceShareOfBalancedJudges({preferences, {0, 1, 2}, retrieved}, pairs);
    QVERIFY2(agree(found, expected), digits(found));
}

/// Of preferences in parts, what is stated counts, whatever the grades.
void TestPreferenceValues::statedPreferences()
{
    const core::JudgePreferences judge{Grades{0.0, 1.0}, {false, true, false, false}};
    QVERIFY(judge.prefers(0, 1) && !judge.prefers(1, 0));
    const core::JudgePreferences graded{Grades{0.0, 1.0}, {}};
    QVERIFY(!graded.prefers(0, 1) && graded.prefers(1, 0) && !graded.prefers(1, 1));
    const core::JudgePreferences half{Grades{std::nullopt, 1.0}, {}};
    QVERIFY(!half.prefers(0, 1) && !half.prefers(1, 0));
}

QTEST_APPLESS_MAIN(TestPreferenceValues)

}  // namespace tst_preference_values

#include "tst_preference_values.moc"
