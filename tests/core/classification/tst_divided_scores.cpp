// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/brier.h"
#include "core/classification/calibration/log_loss.h"
#include "core/classification/models/model_table.h"
#include "core/classification/samples/score_key.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/thresholds/starting_threshold.h"
#include "core/collections/shard/score_run.h"
#include "core/collections/shard/score_sums.h"
#include "core/collections/shard/table_part.h"
#include "tests/core/random_samples.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace tst_divided_scores {

namespace {

using Keys = std::vector<std::uint64_t>;

/// Samples as workers tell of them.
struct Divided {
    std::vector<std::string> bytes;
    core::DividedScores scores;
};

/// @param runs to which the samples fall in turn
Divided divided(const core::ScoredLabels& samples, const core::ClassifierSettings& settings,
                std::size_t runs)
{
    Divided result;
    core::DividedScores& scores = result.scores;
    scores.higherIsPositive = samples.higherIsPositive;
    for (std::size_t run = 0; run < runs; ++run) {
        RandomSamples own;
        std::array<Keys, 2> keys;
        for (std::size_t i = run; i < samples.size(); i += runs) {
            own.scores.push_back(samples.scores[i]);
            own.labels.push_back(samples.isPositive(i) ? 1 : 0);
            keys.at(own.labels.back())
                .push_back(core::scoreKey(samples.scores[i], samples.higherIsPositive));
        }
        core::ScoredLabels view = own.view();
        view.higherIsPositive = samples.higherIsPositive;
        scores.logLoss += core::logLossSums(view, settings);
        scores.brier += core::brierSums(view, settings.outside);
        for (Keys& of : keys) {
            std::sort(of.begin(), of.end());
            for (const std::uint64_t key : of) {
                scores.bestKey = scores.rows == 0 ? key : std::min(scores.bestKey, key);
                scores.worstKey = std::max(scores.worstKey, key);
                ++scores.rows;
            }
        }
        scores.positives += keys[1].size();
        result.bytes.push_back(core::scoreRun(keys[1], keys[0]));
    }
    for (const std::string& run : result.bytes)
        scores.runs.emplace_back(run);
    return result;
}

core::TablePart part()
{
    core::TablePart part;
    part.task = {"plan", "1.0", {"a b.csv", 1000, -5}, {"--bins=5", "--score=p"}, "yes", 3};
    part.part = 2;
    part.chunk = {10, 300, false};
    part.digest = "digest";
    part.headLines = 1;
    part.lines = 40;
    part.rows = 3;
    part.positives = 2;
    part.labelColumn = "label";
    part.labels = {{"no", 1}, {"yes", 7}};
    part.firstBad = {{"a b.csv", 4, core::ErrorCode::BadScore, "x", "p"}};
    part.bad = 1;
    core::ModelPart model{"p", {}, {}, 5, 900, 1, {}};
    model.logLoss.terms += 0.1;
    model.logLoss.terms += 1e-300;
    model.brier.isOfProbabilities = false;
    model.brier.terms += std::numeric_limits<double>::infinity();
    part.models = {model, model};
    part.models[1].name = "q";
    for (core::ModelPart& each : part.models)
        each.runs = {3, 6};
    return part;
}

constexpr std::string_view runsOfPart = "abcABCdefghiDEFGHI";

}  // namespace

class TestDividedScores : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void knownValues();
    void asOfAllSamples_data();
    void asOfAllSamples();
    void mergedRuns();
    void runBytes();
    void noRun_data();
    void noRun();
    void otherRows();
    void partAgain();
    void wrongPart();
};

void TestDividedScores::knownValues()
{
    const std::vector<double> stated{0.5, 0.25, 0.75, 0.5, 0.5};
    const std::vector<std::uint8_t> labels{1, 1, 0, 0, 0};
    const core::ScoredLabels samples{stated, labels, 1, true};
    for (const std::size_t runs : {1, 2, 5}) {
        const Divided scores = divided(samples, {}, runs);
        const auto values = core::measured(scores.scores, {}, 0.5);
        QVERIFY(values);
        QCOMPARE(values->ofScores[0].first, std::string_view("auc"));
        // 0.5 ties with two negatives, the other pairs are lost: 1 of 6.
        QCOMPARE(*values->ofScores[0].second, 1.0 / 6);
        // Precisions 0/1, 1/4 and 2/5, each gaining half of the positives behind the first.
        QCOMPARE(*values->ofScores[1].second, 0.5 / 4 + 0.5 * 2 / 5);
        QCOMPARE(values->atThreshold.tp, 1.0);
        QCOMPARE(values->atThreshold.fp, 3.0);
        QCOMPARE(values->atThreshold.fn, 1.0);
        QCOMPARE(values->atThreshold.tn, 0.0);
    }
}

void TestDividedScores::asOfAllSamples_data()
{
    QTest::addColumn<RandomSamples>("samples");
    QTest::addColumn<core::ClassifierSettings>("settings");
    QTest::addColumn<bool>("higherIsPositive");
    std::mt19937 random(5);
    const auto row = [](const char* name, const RandomSamples& samples,
                        const core::ClassifierSettings& settings = {}) {
        QTest::addRow("%s", name) << samples << settings << true;
        QTest::addRow("%s, low is positive", name) << samples << settings << false;
    };
    row("probabilities", randomProbabilities(random, 2000));
    row("hardly any ties", randomSamples(random, 2000, 1'000'000, 0.1));
    row("many ties", randomSamples(random, 2000, 4, 0.5));
    row("one sample", randomProbabilities(random, 1));
    row("none", {});
    RandomSamples one = randomProbabilities(random, 100);
    std::fill(one.labels.begin(), one.labels.end(), std::uint8_t{1});
    row("positives alone", one);
    std::fill(one.labels.begin(), one.labels.end(), std::uint8_t{0});
    row("negatives alone", one);
    RandomSamples zeros = randomProbabilities(random, 100);
    for (std::size_t i = 0; i < 60; ++i)
        zeros.scores[i] = i % 2 == 0 ? 0.0 : -0.0;
    row("zeros of both signs", zeros);
    RandomSamples endless = randomSamples(random, 100, 9, 0.5);
    endless.scores[3] = std::numeric_limits<double>::infinity();
    endless.scores[7] = -endless.scores[3];
    row("infinities", endless);
    RandomSamples high = randomSamples(random, 501, 90, 0.5);
    for (double& score : high.scores)
        score += 5;
    row("the middle one is the threshold", high);
    core::ClassifierSettings settings;
    settings.bins = 7;
    settings.closed = core::ClosedEdge::Left;
    settings.clip = 0.01;
    row("other bins and clip", randomProbabilities(random, 500), settings);
    settings.outside = core::Outside::Clip;
    row("clipped from outside", randomSamples(random, 500, 90, 0.5), settings);
}

void TestDividedScores::asOfAllSamples()
{
    QFETCH(const RandomSamples, samples);
    QFETCH(const core::ClassifierSettings, settings);
    QFETCH(const bool, higherIsPositive);
    core::ScoredLabels all = samples.view();
    all.higherIsPositive = higherIsPositive;
    const core::ThresholdSweep sweep(all);
    const double threshold = core::startingThreshold(all.scores);
    for (const std::size_t runs : {1, 2, 13}) {
        const Divided scores = divided(all, settings, runs);
        const auto started = core::startingThreshold(scores.scores);
        QVERIFY(started);
        QCOMPARE(*started, threshold);
        const auto values = core::measured(scores.scores, settings, threshold);
        QVERIFY(values);
        auto value = values->ofScores.begin();
        const core::SweptSamples swept{all, sweep};
        const core::MeasuredModel whole(swept, settings);
        for (const core::ModelMeasure& measure : core::modelMeasures()) {
            if (!measure.of)
                continue;
            QVERIFY(value != values->ofScores.end());
            QCOMPARE(value->first, measure.id);
            QVERIFY2(value->second == measure.of(whole), std::string(measure.id).c_str());
            ++value;
        }
        QVERIFY(value == values->ofScores.end());
        const core::ConfusionMatrix expected = sweep.counts(sweep.pointAt(threshold));
        QCOMPARE(values->atThreshold.tp, expected.tp);
        QCOMPARE(values->atThreshold.fp, expected.fp);
        QCOMPARE(values->atThreshold.fn, expected.fn);
        QCOMPARE(values->atThreshold.tn, expected.tn);
    }
}

void TestDividedScores::mergedRuns()
{
    const std::vector<std::string> bytes{core::scoreRun(Keys{1, 1, 9}, Keys{4}),
                                         core::scoreRun(Keys{}, Keys{}),
                                         core::scoreRun(Keys{0, 4}, Keys{4, ~std::uint64_t{0}})};
    const std::vector<std::string_view> runs(bytes.begin(), bytes.end());
    core::MergedScores merged(runs);
    std::vector<core::ScorePoint> points;
    while (const auto point = merged.next())
        points.push_back(*point);
    QVERIFY(merged.isGood());
    QVERIFY((points == std::vector<core::ScorePoint>{
                           {0, 1, 0}, {1, 2, 0}, {4, 1, 2}, {9, 1, 0}, {~std::uint64_t{0}, 0, 1}}));
}

void TestDividedScores::runBytes()
{
    // By hand: the step from the score before, positives, negatives; seven bits a byte.
    QCOMPARE(QByteArray::fromStdString(core::scoreRun(Keys{5, 305}, Keys{5, 5})),
             QByteArray("\x05\x01\x02\xac\x02\x01\x00", 7));
}

void TestDividedScores::noRun_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("ends early") << QByteArray("\x05\x01", 2);
    QTest::newRow("a score that nobody has") << QByteArray("\x05\x00\x00", 3);
    QTest::newRow("the same score again") << QByteArray("\x05\x01\x01\x00\x01\x01", 6);
    QTest::newRow("beyond the last score")
        << QByteArray("\x05\x01\x01\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\x01\x01", 15);
    QTest::newRow("more samples than there can be")
        << QByteArray("\x05\xff\xff\xff\xff\xff\xff\x7f\x01", 9);
}

void TestDividedScores::noRun()
{
    QFETCH(const QByteArray, bytes);
    const std::string text = bytes.toStdString();
    const std::vector<std::string_view> runs{text};
    core::MergedScores merged(runs);
    while (merged.next()) {
    }
    QVERIFY(!merged.isGood());
}

void TestDividedScores::otherRows()
{
    std::mt19937 random(6);
    const RandomSamples samples = randomProbabilities(random, 50);
    Divided scores = divided(samples.view(), {}, 3);
    QVERIFY(core::measured(scores.scores, {}, 0.5));
    ++scores.scores.positives;
    QVERIFY(!core::measured(scores.scores, {}, 0.5));
    --scores.scores.positives;
    --scores.scores.rows;
    QVERIFY(!core::measured(scores.scores, {}, 0.5));
}

void TestDividedScores::partAgain()
{
    const std::string bytes = std::string(runsOfPart) + core::summaryBytes(part());
    const auto read = core::parseTablePart(bytes);
    QVERIFY(read);
    QVERIFY(read->part == part());
    using Runs = std::vector<std::string_view>;
    QCOMPARE(read->runs.size(), std::size_t{2});
    QVERIFY((read->runs[0] == Runs{"abc", "defghi"}));
    QVERIFY((read->runs[1] == Runs{"ABC", "DEFGHI"}));
}

void TestDividedScores::wrongPart()
{
    const std::string bytes = std::string(runsOfPart) + core::summaryBytes(part());
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        QVERIFY(!core::parseTablePart(std::string_view(bytes).substr(0, size)));
        QVERIFY(!core::parseTablePart(std::string_view(bytes).substr(bytes.size() - size)));
    }
    QVERIFY(!core::parseTablePart(bytes + '\0'));
    QVERIFY(!core::parseTablePart('\0' + bytes));
    core::TablePart impossible = part();
    impossible.positives = impossible.rows + 1;
    QVERIFY(!core::parseTablePart(std::string(runsOfPart) + core::summaryBytes(impossible)));
    impossible = part();
    impossible.models[1].runs = {9};
    QVERIFY(!core::parseTablePart(std::string(runsOfPart) + core::summaryBytes(impossible)));
}

QTEST_APPLESS_MAIN(TestDividedScores)

}  // namespace tst_divided_scores

#include "tst_divided_scores.moc"
