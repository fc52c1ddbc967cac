// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/disambiguating_measure.h"
#include "core/conventions/convention_search/library_metrics.h"
#include "tests/core/classification_cases.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace tst_figure_search {

namespace {

using Labels = std::vector<std::uint8_t>;
using Numbers = std::vector<double>;
using Groups = std::vector<std::uint32_t>;

/// What a row asks, and what has to be among the hits of fewest changes.
struct AskedOfSamples {
    Labels labels;
    Numbers scores;
    std::string figure;
    std::string number;
    std::string changes;  ///< "clip=1e-15"; empty: the rules in force give it
    std::string library = {};
    core::ClassifierRules inForce = {};
    Numbers weights = {};
    Groups groups = {};
};

core::RuleAnswer answerTo(const AskedOfSamples& asked,
                          const core::Threads& threads = core::Threads())
{
    const core::ScoredLabels samples{asked.scores, asked.labels, 1, true, asked.weights};
    const std::size_t groups =
        asked.groups.empty() ? 0 : *std::max_element(asked.groups.begin(), asked.groups.end()) + 1;
    core::ClassifierMetricQuestion question;
    question.inForce = asked.inForce;
    question.mostChanges = 2;
    question.told = {
        {*core::classifierMetricNamed(asked.figure), *core::typedNumber(asked.number)}};
    return core::findRules(core::ClassifierInput(samples, asked.groups, groups), question, threads);
}

std::string changesOf(const core::RuleHit& hit)
{
    std::string text;
    for (const core::RuleChange& change : hit.changes)
        text += (text.empty() ? "" : " ") + std::string(core::namesOf(change.axis).id) + "=" +
                change.to;
    return text;
}

std::set<std::string> fewestChanges(const core::RuleAnswer& answer)
{
    std::set<std::string> texts;
    for (const core::RuleHit& hit : answer.hits)
        if (hit.distance() == answer.hits.front().distance())
            texts.insert(changesOf(hit));
    return texts;
}

bool isNamed(const core::RuleAnswer& answer, const std::string& changes, const std::string& library)
{
    return std::any_of(answer.hits.begin(), answer.hits.end(), [&](const core::RuleHit& hit) {
        return changesOf(hit) == changes && std::find(hit.libraries.begin(), hit.libraries.end(),
                                                      library) != hit.libraries.end();
    });
}

core::ClassifierRules atThreshold(double threshold)
{
    core::ClassifierRules rules;
    rules.threshold = threshold;
    return rules;
}

core::ClassifierRules withBins(std::size_t bins)
{
    core::ClassifierRules rules;
    rules.settings.bins = bins;
    return rules;
}

std::string digits(const nlohmann::json& number)
{
    return number.dump();
}

}  // namespace

class TestFigureSearch : public QObject {
    Q_OBJECT
private slots:
    void goldens_data();
    void goldens();
    void conventions_data();
    void conventions();
    void byHand_data();
    void byHand();
    void noRuleFits();
    void anotherFigureSeparates();
    void everyValueIsReadBack();
    void rulesOfAHitGiveItsNumber();
    void librariesDiffer();
    void sameForAnyThreads();
    void names_data();
    void names();

private:
    static void addColumn() { QTest::addColumn<AskedOfSamples>("asked"); }
    static void check();
};

void TestFigureSearch::check()
{
    QFETCH(const AskedOfSamples, asked);
    const core::RuleAnswer answer = answerTo(asked);
    QVERIFY(!answer.hits.empty());
    const auto fewest = fewestChanges(answer);
    QVERIFY2(fewest.contains(asked.changes), (*fewest.begin() + " …").c_str());
    if (!asked.library.empty())
        QVERIFY(isNamed(answer, asked.changes, asked.library));
}

/// What scikit-learn 1.2.1 says of the files in tests/data/classification.
void TestFigureSearch::goldens_data()
{
    addColumn();
    for (const std::string& name : classificationCaseNames()) {
        const ClassificationCase item = readClassificationCase(name);
        const auto row = [&](const char* about, const char* figure, const nlohmann::json& number,
                             const char* changes, const char* library,
                             const core::ClassifierRules& inForce = {}) {
            if (number.is_number())
                QTest::addRow("%s, %s", name.c_str(), about) << AskedOfSamples{
                    item.labels, item.scores, figure, digits(number), changes, library,
                    inForce,     {},          {}};
        };
        const nlohmann::json& expected = item.expected;
        row("AUC", "roc_auc", expected["roc_auc"], "", "scikit-learn");
        row("average precision", "AP", expected["average_precision"], "", "LightGBM");
        row("Brier score", "brier", expected["brier"], "", "scikit-learn");
        const bool isClipped = name == "07-outside-0-1" || name == "08-exact-0-and-1";
        if (isClipped)
            row("log loss before 1.2", "log loss", expected["log_loss"]["value_eps_1e-15"],
                name == "07-outside-0-1" ? "probability=clipped clip=1e-15" : "clip=1e-15",
                "scikit-learn before 1.2");
        for (const nlohmann::json& at : expected["at_threshold"]) {
            const double threshold = at["threshold"];
            row(("F1 at " + digits(threshold)).c_str(), "F1", at["f1"],
                at["f1"] == 0 && at["tp"] == 0 && at["fp"] == 0 && at["fn"] == 0 ? "zero-division=0"
                                                                                 : "",
                "scikit-learn", atThreshold(threshold));
        }
    }
    const ClassificationCase tiny = readClassificationCase("01-tiny");
    QTest::newRow("area in trapezoids")
        << AskedOfSamples{tiny.labels,       tiny.scores,
                          "pr_auc",          digits(tiny.expected["pr_auc_trapezoid"]),
                          "area=trapezoids", "scikit-learn (auc of the curve)"};
    const ClassificationCase exact = readClassificationCase("08-exact-0-and-1");
    QTest::newRow("bins of as many samples") << AskedOfSamples{
        exact.labels, exact.scores, "ECE",
        digits(exact.expected["calibration_quantile_10"]["ece_computed_here"]), "binning=quantile"};
}

void TestFigureSearch::goldens()
{
    check();
}

/// What libraries printed that were run, and their sources say.
void TestFigureSearch::conventions_data()
{
    addColumn();
    const Labels mistaken{1, 0};
    const Numbers certain{0, 0};
    const auto logLoss = [&](const char* about, const char* number, const char* changes,
                             const char* library) {
        QTest::newRow(about) << AskedOfSamples{mistaken, certain, "logloss",
                                               number,   changes, library};
    };
    logLoss("a certain mistake, scikit-learn 1.2.1", "18.021826694558577", "", "scikit-learn");
    logLoss("before", "17.269388197455342", "clip=1e-15", "LightGBM");
    logLoss("of 32-bit scores", "7.9711926360440195", "clip=1.1920928955078125e-07",
            "scikit-learn (32-bit scores)");
    logLoss("XGBoost 1.7.4", "18.42068099975586", "clip=1e-16", "XGBoost");
    const Labels inTurn{1, 0, 1, 0};
    const Numbers falling{0.4, 0.3, 0.2, 0.1};
    QTest::newRow("aucpr of XGBoost") << AskedOfSamples{
        inTurn, falling, "aucpr", "0.7972674459459178", "area=interpolated", "XGBoost"};
    QTest::newRow("trapezoids") << AskedOfSamples{inTurn, falling, "aucpr", "0.7916666666666666",
                                                  "area=trapezoids"};
    QTest::newRow("trapezoids of one score")
        << AskedOfSamples{{1, 0, 0, 0}, {0.5, 0.5, 0.5, 0.5}, "aucpr", "0.625", "area=trapezoids"};
}

void TestFigureSearch::conventions()
{
    check();
}

/// Fractions worked out by hand.
void TestFigureSearch::byHand_data()
{
    addColumn();
    const ClassificationCase tiny = readClassificationCase("01-tiny");
    const auto row = [&](const char* about, const char* figure, const char* number,
                         const char* changes, const core::ClassifierRules& inForce = {}) {
        QTest::newRow(about) << AskedOfSamples{tiny.labels, tiny.scores, figure, number, changes,
                                               "",          inForce,     {},     {}};
    };
    // 10 pairs won and 1 tied of 16; 3 of 4 positives and 2 of 4 negatives predicted right.
    row("AUC 11/16", "AUC", "0.6875", "ties=won");
    row("AUC 10/16", "AUC", "0.6250", "ties=lost");
    row("AUC (3/4 + 2/4)/2 of predictions", "AUC", "0.6250", "scores=predictions");
    row("AUC 5.5/16 of the other label", "AUC", "0.34375", "positive=labels-swapped");
    row("AUC 5.5/16 of negated scores", "AUC", "0.34375", "positive=scores-negated");
    row("F1 4/7 of the other class", "F1", "0.571429", "positive=other");
    row("F1 (2/3 + 4/7)/2", "F1", "0.619048", "average=macro");
    row("F1 95/151 of means", "F1", "0.629139", "average=macro-of-means");
    row("F1 5/8 of all samples", "F1", "0.625", "average=micro");
    row("F1 8/11 at best", "F1", "0.727273", "threshold=best");
    row("precision 1/2 through a sigmoid", "precision", "0.5", "probability=sigmoid");
    row("recall 2/4 of the other class", "recall", "0.50", "positive=other");
    QTest::newRow("F1 4/7 above the threshold, in 32 bits, too") << AskedOfSamples{
        tiny.labels,    tiny.scores,      "F1", "0.571429", "at-threshold=rejected",
        "torchmetrics", atThreshold(0.6), {},   {}};
    const auto few = [](const char* about, AskedOfSamples asked) {
        QTest::newRow(about) << std::move(asked);
    };
    // A half and a quarter are given to the samples' own classes: 1 and 2 bits.
    const Labels both{1, 0};
    const Numbers halfAndMore{0.5, 0.75};
    few("1.5 bits", {both, halfAndMore, "logloss", "1.5", "log=2"});
    few("3 ln 2 in all", {both, halfAndMore, "logloss", "2.0794", "samples=sum"});
    few("1.5 bits in decimal digits", {both, halfAndMore, "logloss", "0.45154", "log=10"});
    few("1.5 ln 2 without weights",
        {both, halfAndMore, "logloss", "1.0397", "weights=ignored", "", {}, {1, 3}, {}});
    // 0.8 on an edge of five bins, 0.9 in the last.
    const Labels rightAndWrong{1, 0};
    const Numbers onEdge{0.9, 0.8};
    few("ECE (0.8 + 0.1)/2", {rightAndWrong, onEdge, "ECE", "0.45", "", "", withBins(5), {}, {}});
    few("ECE 0.85 − 1/2",
        {rightAndWrong, onEdge, "ECE", "0.35", "closed=left", "", withBins(5), {}, {}});
    few("ECE √0.325", {rightAndWrong, onEdge, "ECE", "0.5701", "norm=l2", "", withBins(5), {}, {}});
    few("ECE 0.8", {rightAndWrong, onEdge, "ECE", "0.80", "norm=max", "", withBins(5), {}, {}});
    few("ECE 0.8 − 1/2 of predicted classes",
        {{0, 0}, {0.2, 0.8}, "ECE", "0.300", "confidence=predicted"});
    // AUC 1 of two samples, 1/2 of three.
    const Labels grouped{1, 0, 0, 1, 0};
    const Numbers falling{0.9, 0.8, 0.7, 0.6, 0.5};
    const Groups groups{0, 0, 1, 1, 1};
    few("AUC (1 + 1/2)/2 of groups",
        {grouped, falling, "AUC", "0.750", "groups=positives", "RecBole", {}, {}, groups});
    few("AUC (2 + 3/2)/5 of groups",
        {grouped, falling, "AUC", "0.700", "groups=samples", "", {}, {}, groups});
    few("a rate of nothing", {{0, 0}, {0.1, 0.2}, "F1", "1.0", "zero-division=1"});
    few("log odds", {{1, 0}, {2, -2}, "brier", "0.0142", "probability=sigmoid"});
}

void TestFigureSearch::byHand()
{
    check();
}

void TestFigureSearch::noRuleFits()
{
    const ClassificationCase tiny = readClassificationCase("01-tiny");
    const auto answer = answerTo({tiny.labels, tiny.scores, "AUC", "0.9123", ""});
    QVERIFY(answer.hits.empty());
    QVERIFY(answer.tried > 30);
    QCOMPARE(answer.told.front().measure, "AUC");
    QCOMPARE(*answer.inForce.front(), 0.65625);
}

void TestFigureSearch::anotherFigureSeparates()
{
    const ClassificationCase tiny = readClassificationCase("01-tiny");
    core::ClassifierMetricQuestion question;
    question.mostChanges = 1;
    question.told = {{core::ClassifierMetric::Auc, *core::typedNumber("0.34375")}};
    const core::ClassifierInput input(tiny.samples());
    QCOMPARE(fewestChanges(core::findRules(input, question)),
             (std::set<std::string>{"positive=labels-swapped", "positive=scores-negated"}));
    // Two of the five scores above 1/2 are of the other label, one of the three below of this one.
    const auto answer = core::findRules(input, question);
    const auto disambiguating = core::disambiguatingMeasure(input, question, answer.hits);
    QVERIFY(disambiguating && disambiguating->settles());
    QCOMPARE(disambiguating->measure, "Precision");
    QCOMPARE(*disambiguating->values[0], 0.4);
    QCOMPARE(*disambiguating->values[1], 1. / 3);
    question.told.push_back({core::ClassifierMetric::Precision, *core::typedNumber("0.333")});
    QCOMPARE(fewestChanges(core::findRules(input, question)),
             std::set<std::string>{"positive=scores-negated"});
}

void TestFigureSearch::everyValueIsReadBack()
{
    for (const core::ClassifierAxisRow& row : core::classifierAxisTable())
        for (const std::string_view value : row.values) {
            core::ClassifierRules rules;
            row.set(rules, value);
            QCOMPARE(row.value(rules), std::string(value));
            QCOMPARE(rules == core::ClassifierRules(), value == row.values.front());
            QCOMPARE(core::namesOf(row.axis).id, row.id);
        }
}

void TestFigureSearch::rulesOfAHitGiveItsNumber()
{
    const ClassificationCase tiny = readClassificationCase("01-tiny");
    core::ClassifierMetricQuestion question;
    question.told = {{core::ClassifierMetric::CalibrationError, *core::typedNumber("0.3")}};
    const core::ClassifierInput input(tiny.samples());
    const core::RuleAnswer answer = core::findRules(input, question);
    QVERIFY(answer.hits.size() > 5);
    for (const core::RuleHit& hit : answer.hits) {
        const core::ClassifierValueUnderRules asked{core::ClassifierMetric::CalibrationError,
                                                    rulesOf(question, hit)};
        QCOMPARE(*input.numbers(std::span(&asked, 1)).front(), *hit.values.front());
    }
}

/// The log loss of a certain mistake as libraries print it; those that differ come first.
void TestFigureSearch::librariesDiffer()
{
    const Labels labels{1, 0};
    const Numbers scores{0, 0};
    const auto all = core::libraryClassifierMetrics(core::ClassifierInput({scores, labels}),
                                                    core::ClassifierRules());
    const auto logLossOf = [&](std::string_view library) {
        const auto found = std::find_if(all.begin(), all.end(), [&](const auto& says) {
            return says.library == library && says.figure == core::ClassifierMetric::LogLoss;
        });
        return found->value.valueOr(0);
    };
    QCOMPARE(logLossOf("scikit-learn"), 18.021826694558577);
    QCOMPARE(logLossOf("LightGBM"), 17.269388197455342);
    QCOMPARE(logLossOf("XGBoost"), 18.420680743952367);  // 8 ln 10
    QVERIFY(all.front().differs());
    QVERIFY(!all.back().differs());
    const auto differs = [](const core::LibraryClassifierMetric& says) { return says.differs(); };
    QVERIFY(std::is_partitioned(all.begin(), all.end(), differs));
    for (const core::LibraryClassifierMetric& says : all)
        if (says.differs())
            QVERIFY(!says.changes.empty());
    // scikit-learn does not print LightGBM's number, however its rules could be changed.
    const auto answer = answerTo({labels, scores, "logloss", "17.269", ""});
    QVERIFY(!answer.hits.empty());
    for (const core::RuleHit& hit : answer.hits)
        QVERIFY(std::ranges::find(hit.libraries, "scikit-learn") == hit.libraries.end());
}

void TestFigureSearch::sameForAnyThreads()
{
    const ClassificationCase item = readClassificationCase("06-imbalanced");
    const AskedOfSamples asked{item.labels, item.scores, "F1", "0.6", ""};
    const auto one = answerTo(asked, core::Threads(1));
    const auto three = answerTo(asked, core::Threads(3));
    QCOMPARE(one.tried, three.tried);
    QCOMPARE(one.hits.size(), three.hits.size());
    for (std::size_t i = 0; i < one.hits.size(); ++i)
        QCOMPARE(changesOf(one.hits[i]), changesOf(three.hits[i]));
}

void TestFigureSearch::names_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("figure");
    const auto row = [](const char* name, const char* figure) {
        QTest::newRow(name) << std::string(name) << std::string(figure);
    };
    row("roc_auc", "AUC");
    row("ROC-AUC", "AUC");
    row("GAUC", "AUC");
    row("PR AUC", "AP");
    row("average_precision", "AP");
    row("binary_logloss", "LogLoss");
    row("log loss", "LogLoss");
    row("ece", "ECE");
    row("f1_score", "F1");
    row("balanced accuracy", "BalancedAccuracy");
    row("nDCG@10", "");
    row("", "");
}

void TestFigureSearch::names()
{
    QFETCH(const std::string, name);
    const auto figure = core::classifierMetricNamed(name);
    QTEST(figure ? std::string(core::nameOf(*figure)) : std::string(), "figure");
}

QTEST_APPLESS_MAIN(TestFigureSearch)

}  // namespace tst_figure_search

#include "tst_figure_search.moc"
