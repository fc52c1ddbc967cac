// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/catalogue/guide_words.h"

#include "core/foundation/enum_table.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/words/classifier_text.h"

#include <QCoreApplication>

#include <array>

namespace ui {

namespace {

struct MeasureGuide {
    core::Measure measure;
    const char* focus;
    const char* use;
};

struct FigureGuide {
    core::ClassifierMetric figure;
    const char* title;  ///< if it is not a rate at a threshold
    const char* focus;
    const char* use;
    const char* source;
};

struct RateGuide {
    core::ThresholdMetric rate;
    const char* focus;
    const char* use;
    const char* source;
};

struct GuideWords {
    Q_DECLARE_TR_FUNCTIONS(ui::GuideWords)

public:
    static constexpr auto measures = std::to_array<MeasureGuide>({
        {core::Measure::Ndcg,
         QT_TR_NOOP("How good the whole order is, with most weight at the "
                    "top"),
         QT_TR_NOOP("Web and product search, recommendations, reranking")},
        {core::Measure::Dcg, QT_TR_NOOP("The gain a reader collects, discounted by rank"),
         QT_TR_NOOP("A step on the way to nDCG")},
        {core::Measure::Idcg, QT_TR_NOOP("What the best order would collect"),
         QT_TR_NOOP("The denominator of nDCG")},
        {core::Measure::Cg, QT_TR_NOOP("The gain in the top k, at any rank"),
         QT_TR_NOOP("Pages where order does not matter")},
        {core::Measure::Ap, QT_TR_NOOP("How early the relevant documents appear"),
         QT_TR_NOOP("Search and recommendations with several right answers (the mean over "
                    "queries is MAP)")},
        {core::Measure::Q,
         QT_TR_NOOP("How early the relevant documents appear, and how good they are"),
         QT_TR_NOOP("NTCIR tasks with graded judgments")},
        {core::Measure::InfAp,
         QT_TR_NOOP("Average precision, estimated from a sample of judgments"),
         QT_TR_NOOP("Pools too large to judge in full")},
        {core::Measure::Rr, QT_TR_NOOP("How far down the first right answer is"),
         QT_TR_NOOP("Question answering, voice assistants, known-item search (the mean over "
                    "queries is MRR)")},
        {core::Measure::P, QT_TR_NOOP("How many of the top k are relevant"),
         QT_TR_NOOP("The results on one screen")},
        {core::Measure::Recall, QT_TR_NOOP("How many of the relevant documents are found"),
         QT_TR_NOOP("First-stage candidates, with k from 100 to 1000, and law and medicine, "
                    "where nothing may be missed")},
        {core::Measure::RecallCap,
         QT_TR_NOOP("How many of the relevant documents that fit in k places are found"),
         QT_TR_NOOP("Recall when there are more relevant documents than places")},
        {core::Measure::F1, QT_TR_NOOP("Precision and recall of the top k, combined"),
         QT_TR_NOOP("Results whose order does not matter")},
        {core::Measure::Success, QT_TR_NOOP("Whether the top k contain any right answer"),
         QT_TR_NOOP(
             "Recommendations, candidates for question answering (the mean over queries is the "
             "hit rate)")},
        {core::Measure::Rprec,
         QT_TR_NOOP("How many of the top R are relevant (R = number of relevant documents)"),
         QT_TR_NOOP("Means over queries with few and with many right answers")},
        {core::Measure::Iprec,
         QT_TR_NOOP("The best precision once a given share of the relevant documents is found"),
         QT_TR_NOOP("A point on the precision–recall curve")},
        {core::Measure::ElevenPoint, QT_TR_NOOP("Precision at eleven recall levels"),
         QT_TR_NOOP("Comparison with older TREC results")},
        {core::Measure::Bpref,
         QT_TR_NOOP("How rarely documents that were judged non-relevant rank above relevant ones"),
         QT_TR_NOOP("Old test collections whose judgments miss documents that newer systems find")},
        {core::Measure::Err,
         QT_TR_NOOP("How soon a reader who stops at a good document is satisfied"),
         QT_TR_NOOP("Web search where one very good answer is enough")},
        {core::Measure::Nerr, QT_TR_NOOP("Expected reciprocal rank relative to the best order"),
         QT_TR_NOOP("NTCIR tasks with graded judgments")},
        {core::Measure::Rbp,
         QT_TR_NOOP("The gain per document viewed, for a reader with a given persistence"),
         QT_TR_NOOP("Incomplete judgments: it shows how far they could move the value")},
        {core::Measure::Insq,
         QT_TR_NOOP("The gain per document viewed, for a reader who wants a given total"),
         QT_TR_NOOP("Comparisons of reader models")},
        {core::Measure::Inst,
         QT_TR_NOOP(
             "The gain per document viewed, for a reader who stops sooner the more is found"),
         QT_TR_NOOP("Searches with a known need: one fact, a few sources, many examples")},
        {core::Measure::Bpm,
         QT_TR_NOOP("The gain per document for a reader who stops at the goal or after k"),
         QT_TR_NOOP("Readers with a goal and a limit")},
        {core::Measure::Compat,
         QT_TR_NOOP("How much the list overlaps with the ideal ranking nearest to it"),
         QT_TR_NOOP("Preferences, or a few best documents in a known order")},
        {core::Measure::BinG,
         QT_TR_NOOP("How many non-relevant documents rank above each relevant one"),
         QT_TR_NOOP("trec_eval tables")},
        {core::Measure::G, QT_TR_NOOP("How far the gains fall behind those of the best order"),
         QT_TR_NOOP("trec_eval tables")},
        {core::Measure::Judged, QT_TR_NOOP("How much of the list is judged"),
         QT_TR_NOOP("Next to any other measure, to show how much evidence supports it")},
        {core::Measure::SetMap, QT_TR_NOOP("Precision × recall of the whole set"),
         QT_TR_NOOP("trec_eval tables")},
        {core::Measure::SetRelativeP,
         QT_TR_NOOP("How many of the relevant documents that fit in the set are found"),
         QT_TR_NOOP("trec_eval tables")},
        {core::Measure::Retrieved, QT_TR_NOOP("How many documents are in the list"),
         QT_TR_NOOP("Checking a run")},
        {core::Measure::Relevant, QT_TR_NOOP("How many relevant documents there are"),
         QT_TR_NOOP("The denominator of recall")},
        {core::Measure::RelevantRetrieved,
         QT_TR_NOOP("How many relevant documents are in the list"), QT_TR_NOOP("Run totals")},
        {core::Measure::NonRelevantRetrieved,
         QT_TR_NOOP("How many documents in the list were judged non-relevant"),
         QT_TR_NOOP("Run totals")},
        {core::Measure::Utility, QT_TR_NOOP("Relevant documents minus all others"),
         QT_TR_NOOP("Filtering, where every irrelevant document has a cost")},
        {core::Measure::Rc, QT_TR_NOOP("How many document pairs are in the right order"),
         QT_TR_NOOP("Models that learn from pairs, and comparisons of whole rankings")},
    });

    static constexpr auto figures = std::to_array<FigureGuide>({
        {core::ClassifierMetric::Auc, QT_TR_NOOP("Area under the ROC curve"),
         QT_TR_NOOP("The chance that a positive sample scores higher than a negative one"),
         QT_TR_NOOP("Ranking clicks and other rare events"),
         QT_TR_NOOP("Hanley & McNeil, Radiology 143(1), 1982")},
        {core::ClassifierMetric::AveragePrecision, QT_TR_NOOP("Average precision of samples"),
         QT_TR_NOOP("The precision at every recall level"),
         QT_TR_NOOP("Rare positives, when only the top-scoring samples are used"),
         QT_TR_NOOP("Davis & Goadrich, ICML 2006")},
        {core::ClassifierMetric::LogLoss, QT_TR_NOOP("Log loss"),
         QT_TR_NOOP("How low a probability the model gave the true class, where confident "
                    "mistakes cost the most"),
         QT_TR_NOOP("Click rates used to compute bids and budgets"),
         QT_TR_NOOP("Good, Journal of the Royal Statistical Society B 14(1), 1952")},
        {core::ClassifierMetric::CalibrationError, QT_TR_NOOP("Expected calibration error"),
         QT_TR_NOOP("How far predicted probabilities are from observed rates"),
         QT_TR_NOOP("Next to log loss, to check that 0.3 means three in ten"),
         QT_TR_NOOP("Naeini, Cooper & Hauskrecht, AAAI 2015")},
        {core::ClassifierMetric::Brier, QT_TR_NOOP("Brier score"),
         QT_TR_NOOP("The squared difference between probability and outcome"),
         QT_TR_NOOP("Forecasts where no single mistake should dominate"),
         QT_TR_NOOP("Brier, Monthly Weather Review 78(1), 1950")},
        {core::ClassifierMetric::Accuracy, "", QT_TR_NOOP("How many decisions are right"),
         QT_TR_NOOP("Classes of similar size"), QT_TR_NOOP("The confusion matrix")},
        {core::ClassifierMetric::BalancedAccuracy, "",
         QT_TR_NOOP("How much of each class is recognised"),
         QT_TR_NOOP("Classes of different sizes that matter equally"),
         QT_TR_NOOP("Brodersen et al., ICPR 2010")},
        {core::ClassifierMetric::Precision, "",
         QT_TR_NOOP("How many of the samples predicted positive are positive"),
         QT_TR_NOOP("When false alarms are costly: blocked cards, spam"),
         QT_TR_NOOP("Cleverdon’s Cranfield tests, 1966")},
        {core::ClassifierMetric::Recall, "", QT_TR_NOOP("How many of the positives are found"),
         QT_TR_NOOP("When misses are costly: screening, safety"),
         QT_TR_NOOP("Cleverdon’s Cranfield tests, 1966")},
        {core::ClassifierMetric::Specificity, "",
         QT_TR_NOOP("How many of the negatives are predicted negative"),
         QT_TR_NOOP("Next to recall, as in medicine"),
         QT_TR_NOOP("Yerushalmy, Public Health Reports 62(40), 1947")},
        {core::ClassifierMetric::F1, "", QT_TR_NOOP("Precision and recall combined"),
         QT_TR_NOOP("Rare positives and a single decision, as in information extraction"),
         QT_TR_NOOP("van Rijsbergen, “Information Retrieval”, 1979")},
        {core::ClassifierMetric::Mcc, "",
         QT_TR_NOOP("How well decisions agree with the truth, using all four counts"),
         QT_TR_NOOP("One number for classes of different sizes"),
         QT_TR_NOOP("Matthews, Biochimica et Biophysica Acta 405(2), 1975")},
        {core::ClassifierMetric::Kappa, "", QT_TR_NOOP("Agreement beyond chance"),
         QT_TR_NOOP("Labels from two people, or from a person and a model"),
         QT_TR_NOOP("Cohen, Educational and Psychological Measurement 20(1), 1960")},
    });

    /// Rates without a FigureGuide.
    static constexpr auto rates = std::to_array<RateGuide>({
        {core::ThresholdMetric::Fpr, QT_TR_NOOP("How many of the negatives are predicted positive"),
         QT_TR_NOOP("What recall costs: the x axis of the ROC curve"),
         QT_TR_NOOP("The confusion matrix")},
        {core::ThresholdMetric::Fnr, QT_TR_NOOP("How many of the positives are missed"),
         QT_TR_NOOP("Next to the false positive rate"), QT_TR_NOOP("The confusion matrix")},
        {core::ThresholdMetric::Npv,
         QT_TR_NOOP("How many of the samples predicted negative are negative"),
         QT_TR_NOOP("How far a negative result can be trusted"),
         QT_TR_NOOP("The confusion matrix")},
        {core::ThresholdMetric::Youden, QT_TR_NOOP("Recall and specificity combined"),
         QT_TR_NOOP("Choosing a threshold when errors in both classes matter equally"),
         QT_TR_NOOP("Youden, Cancer 3(1), 1950")},
        {core::ThresholdMetric::Lift,
         QT_TR_NOOP(
             "How much more common positives are among samples predicted positive than overall"),
         QT_TR_NOOP("Campaigns that reach only some customers"),
         QT_TR_NOOP("Precision divided by the share of positives")},
        {core::ThresholdMetric::PredictedPositive,
         QT_TR_NOOP("How many samples are predicted positive"),
         QT_TR_NOOP("How much work a threshold creates"), QT_TR_NOOP("The confusion matrix")},
        {core::ThresholdMetric::Jaccard,
         QT_TR_NOOP("How much the predicted and the true positives overlap"),
         QT_TR_NOOP("Image segmentation, and comparison with its published results"),
         QT_TR_NOOP("Jaccard, New Phytologist 11(2), 1912")},
        {core::ThresholdMetric::LrPositive,
         QT_TR_NOOP("How much a positive prediction raises the odds"),
         QT_TR_NOOP("Diagnostic tests, for patients of any prior probability"),
         QT_TR_NOOP("Simel, Samsa & Matchar, Journal of Clinical Epidemiology 44(8), 1991")},
        {core::ThresholdMetric::LrNegative,
         QT_TR_NOOP("How much a negative prediction lowers the odds"),
         QT_TR_NOOP("Diagnostic tests that rule out a disease"),
         QT_TR_NOOP("Simel, Samsa & Matchar, Journal of Clinical Epidemiology 44(8), 1991")},
        {core::ThresholdMetric::DiagnosticOddsRatio,
         QT_TR_NOOP("How well a decision separates the classes, in one ratio"),
         QT_TR_NOOP("Meta-analyses of diagnostic tests"),
         QT_TR_NOOP("Glas et al., Journal of Clinical Epidemiology 56(11), 2003")},
    });
};
static_assert(core::hasRowForEach(GuideWords::measures, &MeasureGuide::measure,
                                  core::measureCount));
static_assert(core::hasRowForEach(GuideWords::figures, &FigureGuide::figure,
                                  static_cast<std::size_t>(core::ClassifierMetric::Kappa) + 1));

const RateGuide& guideOf(core::ThresholdMetric rate)
{
    const auto found = std::ranges::find(GuideWords::rates, rate, &RateGuide::rate);
    Q_ASSERT(found != GuideWords::rates.end());
    return *found;
}

const FigureGuide& guideOf(core::ClassifierMetric figure)
{
    return GuideWords::figures[static_cast<std::size_t>(figure)];
}

const MeasureGuide& guideOf(core::Measure measure)
{
    return GuideWords::measures[static_cast<std::size_t>(measure)];
}

}  // namespace

QString guideTitle(const core::GuideSubject& subject)
{
    if (const auto* measure = std::get_if<core::Measure>(&subject))
        return measureTitle(*measure);
    const auto* figure = std::get_if<core::ClassifierMetric>(&subject);
    const auto rate = figure ? core::thresholdMetricOf(*figure)
                             : std::optional(std::get<core::ThresholdMetric>(subject));
    return rate ? rateTitle(*rate, 1) : GuideWords::tr(guideOf(*figure).title);
}

QString guideFocus(const core::GuideSubject& subject)
{
    return std::visit([](auto one) { return GuideWords::tr(guideOf(one).focus); }, subject);
}

QString guideUse(const core::GuideSubject& subject)
{
    return std::visit([](auto one) { return GuideWords::tr(guideOf(one).use); }, subject);
}

QString guideSource(const core::GuideSubject& subject)
{
    if (const auto* measure = std::get_if<core::Measure>(&subject))
        return measureSource(*measure);
    const auto* figure = std::get_if<core::ClassifierMetric>(&subject);
    return GuideWords::tr(figure ? guideOf(*figure).source
                                 : guideOf(std::get<core::ThresholdMetric>(subject)).source);
}

}  // namespace ui
