// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/calibration.h"
#include "core/classification/calibration/folds.h"
#include "core/classification/thresholds/auc.h"
#include "tests/core/figures.h"
#include "tests/core/random_samples.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <limits>
#include <random>
#include <vector>

namespace tst_out_of_fold {

using core::Calibration;
using core::ClassifierSettings;
using core::Folds;
using core::FoldsBy;
using core::Undefined;

namespace {

using Scores = std::vector<double>;
using Labels = std::vector<std::uint8_t>;
using Groups = std::vector<std::uint32_t>;

constexpr ClassifierSettings byGroup{.foldsBy = FoldsBy::Group};

/// 24 samples in three folds of eight, which have the same eight scores.
struct ThreeFolds {
    Labels labels{0, 0, 1, 1, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0};
    Scores scores{0,   0.875, 0.75, 0.625, 0.5, 0.375, 0.25, 0.125, 0,   0.875, 0.75, 0.625,
                  0.5, 0.375, 0.25, 0.125, 0,   0.875, 0.75, 0.625, 0.5, 0.375, 0.25, 0.125};
    Groups groups;

    ThreeFolds()
    {
        for (std::uint32_t i = 0; i < scores.size(); ++i)
            groups.push_back(i / 8);
    }
    core::ScoredLabels view() const { return {scores, labels}; }
};

}  // namespace

class TestOutOfFold : public QObject {
    Q_OBJECT
private slots:
    void init();
    void asScikitLearn_data();
    void asScikitLearn();
    void chanceStaysChance_data();
    void chanceStaysChance();
    void lowScoresArePositive();
    void randomFoldsAreStratified();
    void fewSamplesAreFoldsOfOne();
    void positivesAreDealtFirst();
    void noGroupIsDivided();
    void undefined_data();
    void undefined();
};

void TestOutOfFold::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestOutOfFold::asScikitLearn_data()
{
    QTest::addColumn<int>("method");
    QTest::addColumn<Scores>("expected");
    // scikit-learn 1.2.1: for each fold, IsotonicRegression(out_of_bounds="clip") fitted to the
    // other two and applied to it. Every score is in every fold, so nothing is interpolated.
    QTest::newRow("isotonic") << int(Calibration::Isotonic)
                              << Scores{0, 0.5,     0.5,     0.5,     0.5, 0.5, 0.5, 0,
                                        0, 0.5,     0.5,     0.5,     0.5, 0.5, 0,   0,
                                        0, 2 / 3.0, 2 / 3.0, 2 / 3.0, 0.5, 0.5, 0.5, 0};
    // The same with sklearn.calibration._SigmoidCalibration, which BFGS ends early.
    QTest::newRow("Platt") << int(Calibration::Platt)
                           << Scores{
                                  0.196402374646, 0.587376658185, 0.525330206138, 0.462491639573,
                                  0.400822473604, 0.342142105817, 0.287924377767, 0.239174663266,
                                  0.158905398084, 0.513449367929, 0.452163462128, 0.392294669024,
                                  0.335498311128, 0.283094321716, 0.235969022884, 0.194559477617,
                                  0.204885571581, 0.693109347956, 0.623537834417, 0.548469192985,
                                  0.47112793618,  0.395148517633, 0.323917635294, 0.260007414044};
}

void TestOutOfFold::asScikitLearn()
{
    QFETCH(const int, method);
    QFETCH(const Scores, expected);
    const ThreeFolds samples;
    const auto found =
        core::calibrated(samples.view(), core::foldsOf(samples.view(), samples.groups, 3, byGroup),
                         Calibration(method), core::Threads(2));
    QVERIFY(found);
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY2(agree((*found)[i], expected[i], 1e-5), digits((*found)[i]));
}

void TestOutOfFold::chanceStaysChance_data()
{
    QTest::addColumn<int>("method");
    QTest::newRow("isotonic") << int(Calibration::Isotonic);
    QTest::newRow("Platt") << int(Calibration::Platt);
}

/// A fit to the samples themselves would raise the AUC of scores that know nothing.
void TestOutOfFold::chanceStaysChance()
{
    QFETCH(const int, method);
    std::mt19937 random(5);
    double sum = 0;
    constexpr int rounds = 40;
    for (int round = 0; round < rounds; ++round) {
        RandomSamples samples = randomProbabilities(random, 200);
        std::ranges::shuffle(samples.labels, random);
        const auto found = core::calibrated(
            samples.view(), core::foldsOf(samples.view(), {}, 0, {}), Calibration(method));
        QVERIFY(found);
        sum += *core::auc(core::ThresholdSweep({*found, samples.labels}));
    }
    QVERIFY2(sum / rounds < 0.5, digits(sum / rounds));
}

void TestOutOfFold::lowScoresArePositive()
{
    ThreeFolds samples;
    const Folds folds = core::foldsOf(samples.view(), samples.groups, 3, byGroup);
    const auto high = core::calibrated(samples.view(), folds, Calibration::Isotonic);
    for (double& score : samples.scores)
        score = -score;
    core::ScoredLabels lowIsPositive = samples.view();
    lowIsPositive.higherIsPositive = false;
    QCOMPARE(*core::calibrated(lowIsPositive, folds, Calibration::Isotonic), *high);
}

void TestOutOfFold::randomFoldsAreStratified()
{
    std::mt19937 random(2);
    const RandomSamples samples = randomSamples(random, 137, 40, 0.3);
    const Folds folds = core::foldsOf(samples.view(), {}, 0, {.folds = 7});
    QCOMPARE(folds.count, std::size_t{7});
    std::vector<int> sizes(7);
    std::vector<int> positives(7);
    for (std::size_t i = 0; i < samples.labels.size(); ++i) {
        ++sizes[folds.ofSample[i]];
        positives[folds.ofSample[i]] += samples.labels[i];
    }
    const auto spread = [](const std::vector<int>& numbers) {
        const auto [least, most] = std::ranges::minmax(numbers);
        return most - least;
    };
    QVERIFY(spread(sizes) <= 1 && spread(positives) <= 1);
    // The folds are not those of the row numbers.
    QVERIFY(folds.ofSample[0] != folds.ofSample[7] || folds.ofSample[1] != folds.ofSample[8] ||
            folds.ofSample[2] != folds.ofSample[9]);
}

void TestOutOfFold::fewSamplesAreFoldsOfOne()
{
    const Scores scores{0.1, 0.2, 0.3, 0.4};
    const Labels labels{0, 1, 0, 1};
    Folds folds = core::foldsOf({scores, labels}, {}, 0, {});
    QCOMPARE(folds.count, std::size_t{4});
    std::ranges::sort(folds.ofSample);
    QCOMPARE(folds.ofSample, (Groups{0, 1, 2, 3}));
}

/// Three positives are dealt to the first three of four folds; the negatives go on from there.
void TestOutOfFold::positivesAreDealtFirst()
{
    const Scores scores(8, 0.5);
    const Labels labels{0, 1, 0, 0, 1, 0, 1, 0};
    const Folds folds = core::foldsOf({scores, labels}, {}, 0, {.folds = 4});
    Groups positives{folds.ofSample[1], folds.ofSample[4], folds.ofSample[6]};
    std::ranges::sort(positives);
    QCOMPARE(positives, (Groups{0, 1, 2}));
}

void TestOutOfFold::noGroupIsDivided()
{
    // Group g has g + 1 samples; 30 groups are too many to be folds.
    Groups groups;
    for (std::uint32_t group = 0; group < 30; ++group)
        groups.insert(groups.end(), group + 1, group);
    const Scores scores(groups.size(), 0.5);
    const Labels labels(groups.size(), 1);
    const Folds folds = core::foldsOf({scores, labels}, groups, 30, byGroup);
    QCOMPARE(folds.count, std::size_t{10});
    std::vector<std::size_t> sizes(folds.count);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        ++sizes[folds.ofSample[i]];
        QVERIFY(i == 0 || groups[i] != groups[i - 1] || folds.ofSample[i] == folds.ofSample[i - 1]);
    }
    // Each fold has one of the ten largest groups and one of the next ten, 41 samples in all, and
    // one of the smallest.
    std::ranges::sort(sizes);
    QCOMPARE(sizes, (std::vector<std::size_t>{42, 43, 44, 45, 46, 47, 48, 49, 50, 51}));
}

void TestOutOfFold::undefined_data()
{
    QTest::addColumn<Scores>("scores");
    QTest::addColumn<Labels>("labels");
    QTest::addColumn<Groups>("groups");
    QTest::addColumn<int>("reason");
    const double infinity = std::numeric_limits<double>::infinity();
    const auto row = [](const char* name, const Scores& scores, const Labels& labels,
                        const Groups& groups, Undefined reason) {
        QTest::newRow(name) << scores << labels << groups << int(reason);
    };
    row("no samples", {}, {}, {}, Undefined::NoSamples);
    row("one class outside the first group", {0.1, 0.2, 0.3, 0.4}, {0, 1, 0, 0}, {0, 0, 1, 1},
        Undefined::OneClassOutsideFold);
    row("a single group", {0.1, 0.2, 0.3, 0.4}, {0, 1, 0, 1}, {0, 0, 0, 0},
        Undefined::OneClassOutsideFold);
    row("no groups", {0.1, 0.2, 0.3, 0.4}, {0, 1, 0, 1}, {}, Undefined::OneClassOutsideFold);
    row("an infinite score", {0.1, 0.2, infinity, 0.4}, {0, 1, 0, 1}, {0, 0, 1, 1},
        Undefined::InfiniteScore);
}

void TestOutOfFold::undefined()
{
    QFETCH(const Scores, scores);
    QFETCH(const Labels, labels);
    QFETCH(const Groups, groups);
    QFETCH(const int, reason);
    const core::ScoredLabels samples{scores, labels};
    const std::size_t count = groups.empty() ? 0 : std::ranges::max(groups) + std::size_t{1};
    const auto found = core::calibrated(samples, core::foldsOf(samples, groups, count, byGroup),
                                        Calibration::Platt);
    QVERIFY(!found);
    QCOMPARE(int(found.error()), reason);
}

QTEST_APPLESS_MAIN(TestOutOfFold)

}  // namespace tst_out_of_fold

#include "tst_out_of_fold.moc"
