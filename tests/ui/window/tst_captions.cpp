// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/measures/measure_table.h"
#include "core/metrics/measures/parameter_table.h"
#include "tests/ui/classifier_samples.h"
#include "tests/ui/collection_samples.h"
#include "tests/ui/ranking_samples.h"
#include "tests/ui/text_boxes.h"
#include "ui/charts/view/chart_view.h"
#include "ui/classifier/chart/calibration_panel.h"
#include "ui/classifier/chart/curve_panels.h"
#include "ui/classifier/chart/threshold_curves_panel.h"
#include "ui/collection/chart/mean_curve_panel.h"
#include "ui/collection/chart/query_panels.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/collection/table/systems_panel.h"
#include "ui/ranking/chart/curve_panel.h"
#include "ui/ranking/chart/cutoff_chart.h"
#include "ui/ranking/chart/gain_chart.h"
#include "ui/ranking/chart/gain_panel.h"
#include "ui/ranking/chart/ribbon_panel.h"
#include "ui/text/measures/definition_sentences.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/measure_text.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>
#include <vector>

namespace tst_captions {

using namespace Qt::StringLiterals;

namespace {

/// Texts of other values that the parameter may have.
std::vector<std::string> valuesOf(const core::ParameterRow& row)
{
    if (!row.choices.empty())
        return {row.choices.begin(), row.choices.end()};
    if (row.isText)
        return {"1:1,2:5", "1:2"};
    if (row.atMost <= 1)
        return {"0.25", "0.75"};
    return {"2", "3.5"};
}

/// Choices whose sentences have other words than their labels.
const std::vector<std::pair<QString, QString>> saidOtherwise{
    {u"1 if relevant, else 0"_s, u"1 for relevant documents, 0 for others"_s},
    {u"all grades above 0"_s, u"every grade above 0"_s},
    {u"relevant documents only"_s, u"only relevant documents"_s},
    {u"all grades, including negative"_s, u"including negative grades"_s},
    {u"retrieved documents only"_s, u"only retrieved documents"_s},
    {u"the top n judged documents (n = number retrieved)"_s, u"the top n judged documents"_s},
    {u"at its last document"_s, u"is not cut"_s},
    {u"at the number retrieved"_s, u"at the number of documents retrieved"_s},
    {u"the first highest-grade document"_s, u"the first document with the highest grade"_s},
    {u"skips the query"_s, u"skips queries without a hit"_s},
    {u"the same for all pairs"_s, u"all pairs have the same weight"_s},
    {u"the end of the longer list"_s, u"the end of the longer one"_s},
    {u"1/u + 1/v: more at the top"_s, u"1/u + 1/v, so the top counts more"_s},
    {u"the difference in grade"_s, u"the difference of its grades"_s},
    {u"share × R + 0.9, truncated"_s, u"x × R + 0.9 documents, rounded down"_s},
    {u"share × R, rounded"_s, u"x × R documents, rounded"_s},
};

/// The ten cake shops of tests/core/rankings/tst_published.cpp.
core::Session publishedCakes()
{
    core::Session session = ranking_samples::sessionOf({1, 4, 2, 5, 1, 3, 3, 1, 5, 4});
    session.list.query = "birthday cake";
    session.settings.ideal = core::IdealPool::RetrievedOnly;
    return session;
}

/// All that stands below it.
QString wordsOf(const ui::PaperFigure& figure)
{
    return ui::joinedSentences({figure.caption, figure.guides, figure.methods});
}

template <class Panel, class Document>
QString captionIn(Document& document)
{
    Panel panel(document);
    panel.bringUpToDate();
    return wordsOf(ui::finishedFigure(panel));
}

template <class Panel>
QString captionOf(const core::Session& session)
{
    ui::RankingDocument document;
    document.load(session, {}, u"Open"_s);
    return captionIn<Panel>(document);
}

template <class Panel>
QString captionOf(const core::SampleSession& session)
{
    ui::ClassifierDocument document;
    document.load(session, {}, u"Open"_s);
    return captionIn<Panel>(document);
}

}  // namespace

/// What stands below a figure names every convention in force.
class TestCaptions : public QObject {
    Q_OBJECT
private slots:
    void init();
    void everyConventionOfAMeasure_data();
    void everyConventionOfAMeasure();
    void conventionsOutOfForceAreNotNamed();
    void whatDoesNotHoldOfAllIsSaidByName();
    void everyRuleOfAMean_data();
    void everyRuleOfAMean();
    void publishedShops();
    void rankingFigures();
    void barsNameTheRanksThatAreShown();
    void figuresOfLongListsSayThatTheyAreCut();
    void ribbonsNameThePool();
    void rocAndPrecisionRecall();
    void settingsOfTheClassifier_data();
    void settingsOfTheClassifier();
    void samplesAndDirection();
    void differencesBetweenRuns();
    void theBestRunIsBold();
    void numbersAreOfTheCLocale();
    void oneIsCountedAsOne_data();
    void oneIsCountedAsOne();
    void missingValuesGiveTheReason();
};

void TestCaptions::init()
{
    QTest::failOnWarning(QRegularExpression(u".?"_s));
}

void TestCaptions::everyConventionOfAMeasure_data()
{
    QTest::addColumn<core::Measure>("measure");
    for (const core::MeasureRow& row : core::measureTable())
        QTest::newRow(std::string(row.name).c_str()) << row.measure;
}

/// Each value of each parameter that is in force gives another caption, which has its words.
void TestCaptions::everyConventionOfAMeasure()
{
    QFETCH(const core::Measure, measure);
    core::MeasureSpec definition{measure, 10, {}};
    definition.settings.discount = core::Discount::JarvelinKekalainen;
    definition.settings.rbpGain = core::RbpGain::Graded;
    for (const core::Parameter parameter : core::rowOf(measure).parameters) {
        if (!core::reads(definition, parameter))
            continue;
        const core::ParameterRow& row = core::rowOf(parameter);
        QStringList captions;
        const auto values = valuesOf(row);
        for (std::size_t i = 0; i < values.size(); ++i) {
            core::MeasureSpec changed = definition;
            QVERIFY(row.set(changed.settings, values[i]));
            const QString caption = ui::conventionSentences(std::array{changed});
            QVERIFY2(!captions.contains(caption), qPrintable(caption));
            captions << caption;
            QString words = QString::fromStdString(values[i]);
            if (!row.choices.empty())
                words = ui::choiceLabel(parameter, static_cast<int>(i));
            if (parameter == core::Parameter::Discount)
                words = QStringList{
                    u"log₂(i+1)"_s,      u"log_b(i)"_s, u"by i."_s,
                    u"not discounted"_s, u"ln(i+1)"_s,  u"log₂(i+2)"_s}[static_cast<qsizetype>(i)];
            for (const auto& [label, sentence] : saidOtherwise)
                if (words == label)
                    words = sentence;
            const bool isUnsaid = parameter == core::Parameter::IdealCutoff && i == 0;
            QVERIFY2(isUnsaid || caption.contains(words, Qt::CaseInsensitive),
                     qPrintable(words + u" in "_s + caption));
        }
    }
}

void TestCaptions::conventionsOutOfForceAreNotNamed()
{
    core::MeasureSpec definition{core::Measure::Ndcg, 10, {}};
    const QString log2 = ui::conventionSentences(std::array{definition});
    QVERIFY(!log2.contains(u"base"_s));
    QVERIFY(!log2.contains(u"AP divides"_s));
    definition.settings.persistence = 0.1;
    QCOMPARE(ui::conventionSentences(std::array{definition}), log2);
    // Several measures say a shared convention once.
    const core::MeasureSpec dcg{core::Measure::Dcg, 10, {}};
    const QString both = ui::conventionSentences(std::array{definition, dcg});
    QCOMPARE(both.count(u"log₂(i+1)"_s), 1);
}

void TestCaptions::whatDoesNotHoldOfAllIsSaidByName()
{
    const std::array told{*core::parseMeasureSpec("nDCG@10"),
                          *core::parseMeasureSpec("nDCG(gain=exp)@5"),
                          *core::parseMeasureSpec("AP")};
    const QString conventions = ui::conventionSentences(told);
    for (const QString& said :
         {u"nDCG: The gain is the grade."_s, u"nDCG(gain=exp): The gain is 2^grade − 1."_s,
          u"Documents with grade 1 or higher are relevant."_s})
        QVERIFY2(ui::sentencesOf(conventions).contains(said), qPrintable(conventions));
    QCOMPARE(
        ui::reachSentences(told, {}),
        u"nDCG@10: Only ranks up to 10 count. nDCG(gain=exp)@5: Only ranks up to 5 count. "
        "nDCG: These are the rules of trec_eval. nDCG(gain=exp): These are the rules of gdeval. "
        "AP: These are the rules of trec_eval."_s);
    // One of them says the same where the others are met elsewhere, and no name where they are not.
    QCOMPARE(ui::reachSentences(std::array{told[0]}, told),
             u"nDCG@10: Only ranks up to 10 count. nDCG: These are the rules of trec_eval."_s);
    QCOMPARE(ui::reachSentences(std::array{told[0]}, {}),
             u"Only ranks up to 10 count. These are the rules of trec_eval."_s);
}

void TestCaptions::everyRuleOfAMean_data()
{
    QTest::addColumn<core::EvaluationRules>("rules");
    QTest::addColumn<QString>("said");
    using namespace core;
    QTest::newRow("no value counts 1")
        << EvaluationRules{.noValue = NoValueRule::One} << u"count as 1 in the mean"_s;
    QTest::newRow("no value is left out")
        << EvaluationRules{.noValue = NoValueRule::Skip} << u"skipped in the mean"_s;
    QTest::newRow("missing counts 0")
        << EvaluationRules{.missing = MissingRule::Zero} << u"missing from a run count as 0"_s;
    QTest::newRow("depth") << EvaluationRules{.depth = 100} << u"top 100 ranks"_s;
    QTest::newRow("judged only") << EvaluationRules{.judgedOnly = true}
                                 << u"removed from the rankings"_s;
    QTest::newRow("judgments of the list only")
        << EvaluationRules{.scope = JudgmentScope::RetrievedOnly}
        << u"only the judgments of retrieved documents"_s;
    QTest::newRow("judgments of any query") << EvaluationRules{.scope = JudgmentScope::AnyQuery}
                                            << u"only for other queries has grade 0"_s;
    QTest::newRow("no own document")
        << EvaluationRules{.ownDocument = OwnDocument::Drop} << u"the same id as its query"_s;
    QTest::newRow("rounded") << EvaluationRules{.rounding = Rounding::TwoDecimals}
                             << u"rounded to 2 decimals"_s;
    QTest::newRow("ties share") << EvaluationRules{.ties = TieRule::AverageGain}
                                << u"mean gain of their group"_s;
}

void TestCaptions::everyRuleOfAMean()
{
    QFETCH(const core::EvaluationRules, rules);
    QFETCH(const QString, said);
    const QString usual = ui::evaluationSentences({});
    const QString caption = ui::evaluationSentences(rules);
    QVERIFY2(caption.contains(said), qPrintable(caption));
    QVERIFY2(!usual.contains(said), qPrintable(usual));
    QVERIFY(usual.contains(u"count as 0 in the mean"_s));
    QVERIFY(usual.contains(u"Judged queries missing from a run are skipped"_s));
    QVERIFY(usual.contains(u"ordered by id, descending"_s));
}

void TestCaptions::publishedShops()
{
    const QString caption = captionOf<ui::GainPanel>(publishedCakes());
    // 0.7723 and the sums 12.109 and 15.679 are of the source of the shops.
    for (const QString& said :
         {u"nDCG@10 = 0.7723"_s, u"earns 12.109, the ideal ranking 15.679"_s, u"“birthday cake”"_s,
          u"10 documents"_s, u"The gain is the grade."_s, u"log₂(i+1)"_s,
          u"contains only retrieved documents"_s, u"Only ranks up to 10 count."_s,
          u"Unjudged documents count as not relevant"_s, u"scored in the given order"_s})
        QVERIFY2(caption.contains(said), qPrintable(said + u" in "_s + caption));
}

void TestCaptions::rankingFigures()
{
    const core::Session usual = publishedCakes();
    const QString caption = captionOf<ui::CurvePanel>(usual);
    QVERIFY2(caption.contains(u"cutoffs k = 1 to 10"_s), qPrintable(caption));
    QVERIFY2(caption.contains(u"nDCG@10 = 0.7723"_s), qPrintable(caption));
    QVERIFY2(caption.contains(u"AP divides by all relevant documents (R)"_s), qPrintable(caption));
    const std::vector<std::function<void(core::Settings&)>> changes{
        [](core::Settings& settings) { settings.gain = core::Gain::Exponential; },
        [](core::Settings& settings) { settings.discount = core::Discount::Reciprocal; },
        [](core::Settings& settings) { settings.ideal = core::IdealPool::AllJudged; },
        [](core::Settings& settings) { settings.apDenominator = core::ApDenominator::Capped; },
        [](core::Settings& settings) { settings.relevantFrom = 3; },
    };
    QStringList captions{caption};
    for (const auto& change : changes) {
        core::Session session = usual;
        change(session.settings);
        captions << captionOf<ui::CurvePanel>(session);
    }
    core::Session shorter = usual;
    shorter.cutoff = 5;
    captions << captionOf<ui::CurvePanel>(shorter);
    captions.removeDuplicates();
    QCOMPARE(captions.size(), qsizetype(changes.size() + 2));
}

void TestCaptions::barsNameTheRanksThatAreShown()
{
    const auto caption = [](std::size_t length) {
        return captionOf<ui::GainPanel>(ranking_samples::sessionOf(std::vector<double>(length, 1)));
    };
    QVERIFY2(caption(300).contains(u"Ranks 1 to 100 of 300 are shown."_s),
             qPrintable(caption(300)));
    QVERIFY2(!caption(10).contains(u"are shown"_s), qPrintable(caption(10)));
}

/// In its caption, in its description, and below its axis.
void TestCaptions::figuresOfLongListsSayThatTheyAreCut()
{
    ui::RankingDocument document;
    document.load(ranking_samples::sessionOf(std::vector<double>(300, 1)), {}, u"Open"_s);
    const auto check = [](const ui::PaperFigure& figure, const QString& said) {
        QVERIFY2(figure.caption.contains(said), qPrintable(figure.caption));
        QVERIFY2(figure.description.contains(said), qPrintable(figure.description));
        const QSizeF points(240, 170);
        TextBoxes page(points);
        figure.paint(page, points, {});
        QVERIFY(std::ranges::any_of(page.boxes(), [](const TextBoxes::Box& box) {
            return box.text.endsWith(u" (1 to 100 of 300)"_s);
        }));
    };
    check(ui::gainFigure(document, {}), u"Ranks 1 to 100 of 300 are shown."_s);
    check(ui::cutoffFigure(document, {}), u"Cutoffs 1 to 100 of 300 are shown."_s);
    ui::CurvePanel panel(document);
    panel.bringUpToDate();
    QCOMPARE(panel.findChild<ui::ChartView*>()->chart().axes.xTitle,
             u"cutoff k (1 to 100 of 300)"_s);
}

void TestCaptions::ribbonsNameThePool()
{
    core::Session session = publishedCakes();
    const QString retrieved = captionOf<ui::RibbonPanel>(session);
    QVERIFY2(retrieved.contains(u"It is built from retrieved documents only"_s),
             qPrintable(retrieved));
    session.settings.ideal = core::IdealPool::AllJudged;
    QVERIFY(
        captionOf<ui::RibbonPanel>(session).contains(u"It is built from all judged documents"_s));
}

void TestCaptions::rocAndPrecisionRecall()
{
    // 13/18; average precision 1/3 · (1 + 2/3 + 3/5).
    const QString roc = captionOf<ui::RocPanel>(classifier_samples::six());
    QVERIFY2(roc.contains(u"(AUC) is 0.7222"_s), qPrintable(roc));
    QVERIFY2(roc.contains(u"ties count ½"_s), qPrintable(roc));
    QVERIFY2(roc.contains(u"DeLong"_s), qPrintable(roc));
    QVERIFY2(roc.contains(u"6 samples: 3 positive (clicked), 3 negative (ignored)"_s),
             qPrintable(roc));
    QVERIFY2(roc.contains(u"score ≥ 0.5 are"_s), qPrintable(roc));
    const QString pr = captionOf<ui::PrecisionRecallPanel>(classifier_samples::six());
    QVERIFY2(pr.contains(u"(AP) is 0.7556"_s), qPrintable(pr));
    QVERIFY2(pr.contains(u"without interpolation"_s), qPrintable(pr));
    const QString two = captionOf<ui::RocPanel>(classifier_samples::sixByTwo());
    QVERIFY2(
        two.contains(u"(AUC) is 0.7222 (0.2353–1.0000) for score and 1.0000 (0.2924–1.0000) for "
                     u"perfect."_s),
        qPrintable(two));
    QVERIFY2(two.contains(u"95% confidence intervals: DeLong’s method."_s), qPrintable(two));
}

void TestCaptions::settingsOfTheClassifier_data()
{
    QTest::addColumn<core::ClassifierSettings>("settings");
    QTest::addColumn<QString>("said");
    using core::ClassifierSettings;
    QTest::newRow("bins") << ClassifierSettings{.bins = 5} << u"5 equal-width bins"_s;
    QTest::newRow("quantile bins") << ClassifierSettings{.binning = core::Binning::Quantile}
                                   << u"10 bins with about equal counts"_s;
    QTest::newRow("edges") << ClassifierSettings{.closed = core::ClosedEdge::Left}
                           << u"closed on the left"_s;
    QTest::newRow("clip") << ClassifierSettings{.clip = 1e-7}
                          << u"at least 1e-07 away from 0 and 1"_s;
    QTest::newRow("outside") << ClassifierSettings{.outside = core::Outside::Clip}
                             << u"Scores outside 0 to 1 are clipped to 0 or 1"_s;
    QTest::newRow("isotonic") << ClassifierSettings{.calibration = core::Calibration::Isotonic}
                              << u"out of fold by isotonic regression"_s;
    QTest::newRow("Platt") << ClassifierSettings{.calibration = core::Calibration::Platt}
                           << u"out of fold by Platt scaling"_s;
}

void TestCaptions::settingsOfTheClassifier()
{
    QFETCH(const core::ClassifierSettings, settings);
    QFETCH(const QString, said);
    core::SampleSession session = classifier_samples::six();
    const QString usual = captionOf<ui::CalibrationPanel>(session);
    session.settings = settings;
    const QString caption = captionOf<ui::CalibrationPanel>(session);
    QVERIFY2(caption.contains(said), qPrintable(caption));
    QVERIFY2(!usual.contains(said), qPrintable(usual));
}

void TestCaptions::samplesAndDirection()
{
    core::SampleSession session = classifier_samples::six();
    QVERIFY(captionOf<ui::RocPanel>(session).contains(u"Higher scores indicate the positive"_s));
    session.higherIsPositive = false;
    session.positive = 0;
    session.threshold = 0.25;
    const QString low = captionOf<ui::RocPanel>(session);
    QVERIFY2(low.contains(u"Lower scores indicate the positive"_s), qPrintable(low));
    QVERIFY2(low.contains(u"score ≤ 0.25 are predicted “ignored”"_s), qPrintable(low));
    session.samples.weights = {1, 2, 1, 1, 1, 1};
    const QString weighted = captionOf<ui::RocPanel>(session);
    QVERIFY2(weighted.contains(u"by weight"_s), qPrintable(weighted));
    core::SampleSession beta = classifier_samples::six();
    beta.settings.beta = 2;
    const QString rates = captionOf<ui::ThresholdCurvesPanel>(beta);
    QVERIFY2(rates.contains(u"F uses β = 2."_s), qPrintable(rates));
}

void TestCaptions::differencesBetweenRuns()
{
    ui::CollectionDocument document;
    collection_samples::load(document, collection_samples::threeQueries());
    document.setMeasures({core::parseMeasureSpec("RR@10").value()});
    const QString delta = captionIn<ui::DifferencePanel>(document);
    // Differences -1/2, 0, 1/2: deviation 1/2, t(0.975; 2) = 4.302653, so 0 ± 4.302653 · 0.5/√3.
    for (const QString& said : {u"All 3 queries are shown"_s, u"−1.2421 to 1.2421"_s,
                                u"RR uses the first relevant document"_s,
                                u"Documents with grade 1 or higher are relevant"_s,
                                u"the runs are “first”, “second”"_s, u"count as 0 in the mean"_s})
        QVERIFY2(delta.contains(said), qPrintable(said + u" in "_s + delta));
    const QString mean = captionIn<ui::MeanCurvePanel>(document);
    QVERIFY2(mean.contains(u"95% t intervals of the mean"_s), qPrintable(mean));
    QVERIFY2(!mean.contains(u"Ranks after 10"_s), qPrintable(mean));
}

/// In the formats that have captions.
void TestCaptions::theBestRunIsBold()
{
    ui::CollectionDocument document;
    collection_samples::load(
        document, collection_samples::collectionOf(
                      "q 0 d 1\n",
                      {{"a", "q Q0 d 1 1 a\n"}, {"b", "q Q0 d 1 1 b\n"}, {"c", "q Q0 d 1 1 c\n"}}));
    const QString caption = ui::SystemsPanel(document).tableCaption();
    QVERIFY2(caption.contains(u"The best mean of each measure is in bold."_s), qPrintable(caption));
}

void TestCaptions::numbersAreOfTheCLocale()
{
    const ui::NumberFormat german{4, QLocale(QLocale::German, QLocale::Germany)};
    ui::ClassifierDocument samples;
    samples.load(classifier_samples::six(), {}, u"Open"_s);
    ui::RocPanel roc(samples);
    roc.setFormat(german);
    roc.bringUpToDate();
    QCOMPARE(wordsOf(roc.paperFigure()), captionOf<ui::RocPanel>(classifier_samples::six()));
    ui::RankingDocument list;
    list.load(publishedCakes(), {}, u"Open"_s);
    ui::GainPanel gain(list);
    gain.setFormat(german);
    gain.bringUpToDate();
    QCOMPARE(wordsOf(gain.paperFigure()), captionOf<ui::GainPanel>(publishedCakes()));
    ui::CollectionDocument runs;
    collection_samples::load(runs, collection_samples::threeQueries());
    ui::DifferencePanel delta(runs);
    delta.setFormat(german);
    delta.bringUpToDate();
    QCOMPARE(wordsOf(delta.paperFigure()), captionIn<ui::DifferencePanel>(runs));
}

void TestCaptions::oneIsCountedAsOne_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("expected");
    const auto list = [](std::size_t retrieved, std::size_t notRetrieved, std::size_t relevant) {
        return ui::listSentences({u"q"_s, retrieved, notRetrieved, relevant, 1});
    };
    QTest::newRow("a list of one")
        << list(1, 0, 1)
        << u"The list for “q” has one document. One document has grade 1 or higher, counting "
           "judged documents that were not retrieved (0)."_s;
    QTest::newRow("one not retrieved")
        << list(2, 1, 3)
        << u"The list for “q” has 2 documents, scored in the given order. 3 documents have grade 1 "
           "or higher, counting the one judged document that was not retrieved."_s;
    QTest::newRow("one sample")
        << ui::samplesSentences({u"n"_s, 1, 1, 0, u"hit"_s, u"miss"_s}).section(u'.', 0, 0)
        << u"“n” has one sample, which is positive (hit)"_s;
    QTest::newRow("one query") << ui::queriesCaption(1, 1) << u"The only query is shown."_s;
    QTest::newRow("one of several queries")
        << ui::queriesCaption(1, 12'000) << u"1 of 12\u202F000 queries matches the filter."_s;
    core::EvaluationRules rules;
    rules.depth = 1;
    QTest::newRow("one rank")
        << ui::evaluationSentences(rules, core::RankOrder::File).section(u". "_s, 3, 3)
        << u"Only the top rank of each query is read"_s;
}

void TestCaptions::oneIsCountedAsOne()
{
    QFETCH(const QString, said);
    QFETCH(const QString, expected);
    QCOMPARE(said, expected);
}

void TestCaptions::missingValuesGiveTheReason()
{
    const QString caption = captionOf<ui::CurvePanel>(ranking_samples::sessionOf({0, 0}));
    QVERIFY2(caption.contains(u"nDCG@10 is undefined: The ideal ranking has no gain"_s),
             qPrintable(caption));
}

QTEST_MAIN(TestCaptions)

}  // namespace tst_captions

#include "tst_captions.moc"
