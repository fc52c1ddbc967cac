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
    const char* title;  ///< of what is no rate at a threshold
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
        {core::Measure::Ndcg, QT_TR_NOOP("How good the whole order is; the top counts most"),
         QT_TR_NOOP("Web and product search, recommendations, reranking")},
        {core::Measure::Dcg, QT_TR_NOOP("The gain that a reader collects, less of it further down"),
         QT_TR_NOOP("A step on the way to nDCG")},
        {core::Measure::Idcg, QT_TR_NOOP("What the best order would collect"),
         QT_TR_NOOP("What nDCG divides by")},
        {core::Measure::Cg, QT_TR_NOOP("The gain among the first k, wherever it stands"),
         QT_TR_NOOP("A page whose order does not matter")},
        {core::Measure::Ap, QT_TR_NOOP("How early all relevant documents come"),
         QT_TR_NOOP("Search and recommendations with several right answers; MAP is its mean")},
        {core::Measure::Q,
         QT_TR_NOOP("How early all relevant documents come, and how good they are"),
         QT_TR_NOOP("NTCIR's tasks with graded judgments")},
        {core::Measure::InfAp,
         QT_TR_NOOP("Average precision, estimated from a sample of judgments"),
         QT_TR_NOOP("Pools of which only a sample could be judged")},
        {core::Measure::Rr, QT_TR_NOOP("How far down the first right answer stands"),
         QT_TR_NOOP(
             "Question answering, voice assistants, looking for one known item; MRR is its mean")},
        {core::Measure::P, QT_TR_NOOP("How many of the first k are right"),
         QT_TR_NOOP("What one screen shows")},
        {core::Measure::Recall, QT_TR_NOOP("How many of all right documents are found"),
         QT_TR_NOOP("Candidates of a first stage, k of 100 to 1000; law and medicine, where "
                    "nothing may be missed")},
        {core::Measure::RecallCap, QT_TR_NOOP("How much of what k places can hold is found"),
         QT_TR_NOOP("Recall where there are more right documents than places")},
        {core::Measure::F1, QT_TR_NOOP("Precision and recall of the first k at once"),
         QT_TR_NOOP("Sets of results that are used as a whole")},
        {core::Measure::Success, QT_TR_NOOP("Whether there is any right answer among the first k"),
         QT_TR_NOOP("Recommendations, candidates of question answering; the hit rate is its mean")},
        {core::Measure::Rprec,
         QT_TR_NOOP("How many of the first R are right, where R are relevant"),
         QT_TR_NOOP("Queries with few and with many right answers in one mean")},
        {core::Measure::Iprec,
         QT_TR_NOOP("The best precision once a share of the right documents is found"),
         QT_TR_NOOP("A point of the precision-recall curve")},
        {core::Measure::ElevenPoint, QT_TR_NOOP("Precision at eleven points of recall"),
         QT_TR_NOOP("Comparison with older results of TREC")},
        {core::Measure::Bpref,
         QT_TR_NOOP("How rarely documents judged as bad stand above good ones"),
         QT_TR_NOOP("Old test collections, whose judgments have gaps for new systems")},
        {core::Measure::Err,
         QT_TR_NOOP("How soon a reader is satisfied who stops at a good document"),
         QT_TR_NOOP("Web search where one very good answer is enough")},
        {core::Measure::Nerr,
         QT_TR_NOOP("How soon such a reader is satisfied, against the best order"),
         QT_TR_NOOP("NTCIR's tasks with graded judgments")},
        {core::Measure::Rbp, QT_TR_NOOP("What a reader of known patience gains per document"),
         QT_TR_NOOP("Incomplete judgments: it says how far they could move it")},
        {core::Measure::BinG, QT_TR_NOOP("How many other documents stand above each right one"),
         QT_TR_NOOP("Tables of trec_eval")},
        {core::Measure::G, QT_TR_NOOP("How far the gains lag behind those of the best order"),
         QT_TR_NOOP("Tables of trec_eval")},
        {core::Measure::Judged, QT_TR_NOOP("How much of the list anybody judged"),
         QT_TR_NOOP("Beside every other value: what it rests on")},
        {core::Measure::SetMap, QT_TR_NOOP("Precision times recall of the whole set"),
         QT_TR_NOOP("Tables of trec_eval")},
        {core::Measure::SetRelativeP, QT_TR_NOOP("How much of what the set could hold is right"),
         QT_TR_NOOP("Tables of trec_eval")},
        {core::Measure::Retrieved, QT_TR_NOOP("How many documents the list has"),
         QT_TR_NOOP("A check of the run")},
        {core::Measure::Relevant, QT_TR_NOOP("How many right documents there are"),
         QT_TR_NOOP("What recall divides by")},
        {core::Measure::RelevantRetrieved, QT_TR_NOOP("How many right documents the list has"),
         QT_TR_NOOP("Totals of a run")},
        {core::Measure::NonRelevantRetrieved,
         QT_TR_NOOP("How many documents of the list were judged as bad"),
         QT_TR_NOOP("Totals of a run")},
        {core::Measure::Utility, QT_TR_NOOP("Right documents less all others"),
         QT_TR_NOOP("Filters, where every wrong document costs")},
        {core::Measure::Rc, QT_TR_NOOP("How many pairs of documents stand in the right order"),
         QT_TR_NOOP("Models that learn from pairs; whole orders compared")},
    });

    static constexpr auto figures = std::to_array<FigureGuide>({
        {core::ClassifierMetric::Auc, QT_TR_NOOP("Area under the ROC curve"),
         QT_TR_NOOP("How often a positive sample scores above a negative one"),
         QT_TR_NOOP("Clicks and other rare events that are put in order"),
         QT_TR_NOOP("Hanley & McNeil, Radiology 143(1), 1982")},
        {core::ClassifierMetric::AveragePrecision, QT_TR_NOOP("Average precision of samples"),
         QT_TR_NOOP("The precision at every level of recall"),
         QT_TR_NOOP("Rare positives, of which those with the best scores are used"),
         QT_TR_NOOP("Davis & Goadrich, ICML 2006")},
        {core::ClassifierMetric::LogLoss, QT_TR_NOOP("Log loss"),
         QT_TR_NOOP("How little probability the truth was given; certain mistakes cost most"),
         QT_TR_NOOP("Click rates that bids and budgets are computed from"),
         QT_TR_NOOP("Good, Journal of the Royal Statistical Society B 14(1), 1952")},
        {core::ClassifierMetric::CalibrationError, QT_TR_NOOP("Expected calibration error"),
         QT_TR_NOOP("How far stated probabilities are from what happens"),
         QT_TR_NOOP("Beside log loss: whether 0.3 means three of ten"),
         QT_TR_NOOP("Naeini, Cooper & Hauskrecht, AAAI 2015")},
        {core::ClassifierMetric::Brier, QT_TR_NOOP("Brier score"),
         QT_TR_NOOP("How far probabilities are from what happened, squared"),
         QT_TR_NOOP("Forecasts, where no single mistake is to decide everything"),
         QT_TR_NOOP("Brier, Monthly Weather Review 78(1), 1950")},
        {core::ClassifierMetric::Accuracy, "", QT_TR_NOOP("How many decisions are right"),
         QT_TR_NOOP("Classes of about one size"), QT_TR_NOOP("The confusion matrix")},
        {core::ClassifierMetric::BalancedAccuracy, "",
         QT_TR_NOOP("How much of each class is recognised"),
         QT_TR_NOOP("Classes of different size that matter alike"),
         QT_TR_NOOP("Brodersen and others, ICPR 2010")},
        {core::ClassifierMetric::Precision, "",
         QT_TR_NOOP("How many of those said to be positive are"),
         QT_TR_NOOP("Where a false alarm is dear: blocked cards, spam"),
         QT_TR_NOOP("Cleverdon's Cranfield tests, 1966")},
        {core::ClassifierMetric::Recall, "", QT_TR_NOOP("How many of the positives are found"),
         QT_TR_NOOP("Where a miss is dear: screening, safety"),
         QT_TR_NOOP("Cleverdon's Cranfield tests, 1966")},
        {core::ClassifierMetric::Specificity, "",
         QT_TR_NOOP("How many of the negatives are left alone"),
         QT_TR_NOOP("Beside recall, as in medicine"),
         QT_TR_NOOP("Yerushalmy, Public Health Reports 62(40), 1947")},
        {core::ClassifierMetric::F1, "", QT_TR_NOOP("Precision and recall at once"),
         QT_TR_NOOP("Rare positives and one decision, as in reading texts"),
         QT_TR_NOOP("van Rijsbergen, “Information Retrieval”, 1979")},
        {core::ClassifierMetric::Mcc, "",
         QT_TR_NOOP("How decisions and truth go together, in all four counts"),
         QT_TR_NOOP("One number for classes of different size"),
         QT_TR_NOOP("Matthews, Biochimica et Biophysica Acta 405(2), 1975")},
        {core::ClassifierMetric::Kappa, "", QT_TR_NOOP("Agreement beyond that of chance"),
         QT_TR_NOOP("Labels of two people, or of a person and a model"),
         QT_TR_NOOP("Cohen, Educational and Psychological Measurement 20(1), 1960")},
    });

    /// Of the rates that are no figure.
    static constexpr auto rates = std::to_array<RateGuide>({
        {core::ThresholdMetric::Fpr, QT_TR_NOOP("How many of the negatives are called positive"),
         QT_TR_NOOP("What recall costs: the axis of the ROC curve"),
         QT_TR_NOOP("The confusion matrix")},
        {core::ThresholdMetric::Fnr, QT_TR_NOOP("How many of the positives are missed"),
         QT_TR_NOOP("Beside the false positive rate"), QT_TR_NOOP("The confusion matrix")},
        {core::ThresholdMetric::Npv, QT_TR_NOOP("How many of those said to be negative are"),
         QT_TR_NOOP("How far a negative result may be trusted"),
         QT_TR_NOOP("The confusion matrix")},
        {core::ThresholdMetric::Youden, QT_TR_NOOP("Recall and specificity at once"),
         QT_TR_NOOP("A threshold where errors of both classes weigh alike"),
         QT_TR_NOOP("Youden, Cancer 3(1), 1950")},
        {core::ThresholdMetric::Lift,
         QT_TR_NOOP("How much richer in positives the accepted samples are"),
         QT_TR_NOOP("Campaigns that reach a part of all customers"),
         QT_TR_NOOP("Precision over the share of positives")},
        {core::ThresholdMetric::PredictedPositive, QT_TR_NOOP("How many samples are accepted"),
         QT_TR_NOOP("How much work a threshold makes"), QT_TR_NOOP("The confusion matrix")},
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
