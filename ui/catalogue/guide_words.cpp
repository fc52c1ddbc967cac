#include "ui/catalogue/guide_words.h"

#include "core/enum_table.h"
#include "ui/measure/measure_words.h"
#include "ui/words/classifier_text.h"

#include <QCoreApplication>

#include <array>

namespace ui {

namespace {

struct GuideWords {
    Q_DECLARE_TR_FUNCTIONS(ui::GuideWords)
};

struct MeasureGuide {
    core::Measure measure;
    const char* focus;
    const char* use;
};

constexpr std::array measureGuides{
    MeasureGuide{
        core::Measure::Ndcg,
        QT_TRANSLATE_NOOP("ui::GuideWords", "How good the whole order is; the top counts most"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "Web and product search, recommendations, reranking")},
    MeasureGuide{core::Measure::Dcg,
                 QT_TRANSLATE_NOOP("ui::GuideWords",
                                   "The gain that a reader collects, less of it further down"),
                 QT_TRANSLATE_NOOP("ui::GuideWords", "A step on the way to nDCG")},
    MeasureGuide{core::Measure::Idcg,
                 QT_TRANSLATE_NOOP("ui::GuideWords", "What the best order would collect"),
                 QT_TRANSLATE_NOOP("ui::GuideWords", "What nDCG divides by")},
    MeasureGuide{
        core::Measure::Cg,
        QT_TRANSLATE_NOOP("ui::GuideWords", "The gain among the first k, wherever it stands"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "A page whose order does not matter")},
    MeasureGuide{core::Measure::Ap,
                 QT_TRANSLATE_NOOP("ui::GuideWords", "How early all relevant documents come"),
                 QT_TRANSLATE_NOOP("ui::GuideWords",
                                   "Search and recommendations with several right answers; MAP is "
                                   "its mean")},
    MeasureGuide{core::Measure::Q,
                 QT_TRANSLATE_NOOP("ui::GuideWords",
                                   "How early all relevant documents come, and how good they are"),
                 QT_TRANSLATE_NOOP("ui::GuideWords", "NTCIR's tasks with graded judgments")},
    MeasureGuide{
        core::Measure::InfAp,
        QT_TRANSLATE_NOOP("ui::GuideWords",
                          "Average precision, estimated from a sample of judgments"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "Pools of which only a sample could be judged")},
    MeasureGuide{core::Measure::Rr,
                 QT_TRANSLATE_NOOP("ui::GuideWords", "How far down the first right answer stands"),
                 QT_TRANSLATE_NOOP("ui::GuideWords",
                                   "Question answering, voice assistants, looking for one known "
                                   "item; MRR is its mean")},
    MeasureGuide{core::Measure::P,
                 QT_TRANSLATE_NOOP("ui::GuideWords", "How many of the first k are right"),
                 QT_TRANSLATE_NOOP("ui::GuideWords", "What one screen shows")},
    MeasureGuide{core::Measure::Recall,
                 QT_TRANSLATE_NOOP("ui::GuideWords", "How many of all right documents are found"),
                 QT_TRANSLATE_NOOP("ui::GuideWords",
                                   "Candidates of a first stage, k of 100 to 1000; law and "
                                   "medicine, where nothing may be missed")},
    MeasureGuide{core::Measure::RecallCap,
                 QT_TRANSLATE_NOOP("ui::GuideWords", "How much of what k places can hold is found"),
                 QT_TRANSLATE_NOOP("ui::GuideWords",
                                   "Recall where there are more right documents than places")},
    MeasureGuide{core::Measure::F1,
                 QT_TRANSLATE_NOOP("ui::GuideWords", "Precision and recall of the first k at once"),
                 QT_TRANSLATE_NOOP("ui::GuideWords", "Sets of results that are used as a whole")},
    MeasureGuide{
        core::Measure::Success,
        QT_TRANSLATE_NOOP("ui::GuideWords", "Whether there is any right answer among the first k"),
        QT_TRANSLATE_NOOP("ui::GuideWords",
                          "Recommendations, candidates of question answering; the hit "
                          "rate is its mean")},
    MeasureGuide{core::Measure::Rprec,
                 QT_TRANSLATE_NOOP("ui::GuideWords",
                                   "How many of the first R are right, where R are relevant"),
                 QT_TRANSLATE_NOOP("ui::GuideWords",
                                   "Queries with few and with many right answers in one mean")},
    MeasureGuide{core::Measure::Iprec,
                 QT_TRANSLATE_NOOP("ui::GuideWords",
                                   "The best precision once a share of the right documents is "
                                   "found"),
                 QT_TRANSLATE_NOOP("ui::GuideWords", "A point of the precision-recall curve")},
    MeasureGuide{core::Measure::ElevenPoint,
                 QT_TRANSLATE_NOOP("ui::GuideWords", "Precision at eleven points of recall"),
                 QT_TRANSLATE_NOOP("ui::GuideWords", "Comparison with older results of TREC")},
    MeasureGuide{core::Measure::Bpref,
                 QT_TRANSLATE_NOOP("ui::GuideWords",
                                   "How rarely documents judged as bad stand above good ones"),
                 QT_TRANSLATE_NOOP("ui::GuideWords",
                                   "Old test collections, whose judgments have gaps for new "
                                   "systems")},
    MeasureGuide{
        core::Measure::Err,
        QT_TRANSLATE_NOOP("ui::GuideWords",
                          "How soon a reader is satisfied who stops at a good document"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "Web search where one very good answer is enough")},
    MeasureGuide{core::Measure::Nerr,
                 QT_TRANSLATE_NOOP("ui::GuideWords",
                                   "How soon such a reader is satisfied, against the best order"),
                 QT_TRANSLATE_NOOP("ui::GuideWords", "NTCIR's tasks with graded judgments")},
    MeasureGuide{
        core::Measure::Rbp,
        QT_TRANSLATE_NOOP("ui::GuideWords", "What a reader of known patience gains per document"),
        QT_TRANSLATE_NOOP("ui::GuideWords",
                          "Incomplete judgments: it says how far they could move it")},
    MeasureGuide{
        core::Measure::BinG,
        QT_TRANSLATE_NOOP("ui::GuideWords", "How many other documents stand above each right one"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "Tables of trec_eval")},
    MeasureGuide{
        core::Measure::G,
        QT_TRANSLATE_NOOP("ui::GuideWords", "How far the gains lag behind those of the best order"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "Tables of trec_eval")},
    MeasureGuide{core::Measure::Judged,
                 QT_TRANSLATE_NOOP("ui::GuideWords", "How much of the list anybody judged"),
                 QT_TRANSLATE_NOOP("ui::GuideWords", "Beside every other value: what it rests on")},
    MeasureGuide{core::Measure::SetMap,
                 QT_TRANSLATE_NOOP("ui::GuideWords", "Precision times recall of the whole set"),
                 QT_TRANSLATE_NOOP("ui::GuideWords", "Tables of trec_eval")},
    MeasureGuide{
        core::Measure::SetRelativeP,
        QT_TRANSLATE_NOOP("ui::GuideWords", "How much of what the set could hold is right"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "Tables of trec_eval")},
    MeasureGuide{core::Measure::Retrieved,
                 QT_TRANSLATE_NOOP("ui::GuideWords", "How many documents the list has"),
                 QT_TRANSLATE_NOOP("ui::GuideWords", "A check of the run")},
    MeasureGuide{core::Measure::Relevant,
                 QT_TRANSLATE_NOOP("ui::GuideWords", "How many right documents there are"),
                 QT_TRANSLATE_NOOP("ui::GuideWords", "What recall divides by")},
    MeasureGuide{core::Measure::RelevantRetrieved,
                 QT_TRANSLATE_NOOP("ui::GuideWords", "How many right documents the list has"),
                 QT_TRANSLATE_NOOP("ui::GuideWords", "Totals of a run")},
    MeasureGuide{
        core::Measure::NonRelevantRetrieved,
        QT_TRANSLATE_NOOP("ui::GuideWords", "How many documents of the list were judged as bad"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "Totals of a run")},
    MeasureGuide{core::Measure::Utility,
                 QT_TRANSLATE_NOOP("ui::GuideWords", "Right documents less all others"),
                 QT_TRANSLATE_NOOP("ui::GuideWords", "Filters, where every wrong document costs")},
    MeasureGuide{
        core::Measure::Rc,
        QT_TRANSLATE_NOOP("ui::GuideWords", "How many pairs of documents stand in the right order"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "Models that learn from pairs; whole orders compared")},
};
static_assert(core::hasRowForEach(measureGuides, &MeasureGuide::measure, core::measureCount));

struct FigureGuide {
    core::Figure figure;
    const char* title;  ///< of what is no rate at a threshold
    const char* focus;
    const char* use;
    const char* source;
};

constexpr std::array figureGuides{
    FigureGuide{
        core::Figure::Auc, QT_TRANSLATE_NOOP("ui::GuideWords", "Area under the ROC curve"),
        QT_TRANSLATE_NOOP("ui::GuideWords",
                          "How often a positive sample scores above a negative one"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "Clicks and other rare events that are put in order"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "Hanley & McNeil, Radiology 143(1), 1982")},
    FigureGuide{core::Figure::AveragePrecision,
                QT_TRANSLATE_NOOP("ui::GuideWords", "Average precision of samples"),
                QT_TRANSLATE_NOOP("ui::GuideWords", "The precision at every level of recall"),
                QT_TRANSLATE_NOOP("ui::GuideWords",
                                  "Rare positives, of which those with the best scores are used"),
                QT_TRANSLATE_NOOP("ui::GuideWords", "Davis & Goadrich, ICML 2006")},
    FigureGuide{
        core::Figure::LogLoss, QT_TRANSLATE_NOOP("ui::GuideWords", "Log loss"),
        QT_TRANSLATE_NOOP("ui::GuideWords",
                          "How little probability the truth was given; certain mistakes "
                          "cost most"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "Click rates that bids and budgets are computed from"),
        QT_TRANSLATE_NOOP("ui::GuideWords",
                          "Good, Journal of the Royal Statistical Society B 14(1), 1952")},
    FigureGuide{
        core::Figure::CalibrationError,
        QT_TRANSLATE_NOOP("ui::GuideWords", "Expected calibration error"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "How far stated probabilities are from what happens"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "Beside log loss: whether 0.3 means three of ten"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "Naeini, Cooper & Hauskrecht, AAAI 2015")},
    FigureGuide{core::Figure::Brier, QT_TRANSLATE_NOOP("ui::GuideWords", "Brier score"),
                QT_TRANSLATE_NOOP("ui::GuideWords",
                                  "How far probabilities are from what happened, squared"),
                QT_TRANSLATE_NOOP("ui::GuideWords",
                                  "Forecasts, where no single mistake is to decide everything"),
                QT_TRANSLATE_NOOP("ui::GuideWords", "Brier, Monthly Weather Review 78(1), 1950")},
    FigureGuide{core::Figure::Accuracy, "",
                QT_TRANSLATE_NOOP("ui::GuideWords", "How many decisions are right"),
                QT_TRANSLATE_NOOP("ui::GuideWords", "Classes of about one size"),
                QT_TRANSLATE_NOOP("ui::GuideWords", "The confusion matrix")},
    FigureGuide{core::Figure::BalancedAccuracy, "",
                QT_TRANSLATE_NOOP("ui::GuideWords", "How much of each class is recognised"),
                QT_TRANSLATE_NOOP("ui::GuideWords", "Classes of different size that matter alike"),
                QT_TRANSLATE_NOOP("ui::GuideWords", "Brodersen and others, ICPR 2010")},
    FigureGuide{
        core::Figure::Precision, "",
        QT_TRANSLATE_NOOP("ui::GuideWords", "How many of those said to be positive are"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "Where a false alarm is dear: blocked cards, spam"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "Cleverdon's Cranfield tests, 1966")},
    FigureGuide{core::Figure::Recall, "",
                QT_TRANSLATE_NOOP("ui::GuideWords", "How many of the positives are found"),
                QT_TRANSLATE_NOOP("ui::GuideWords", "Where a miss is dear: screening, safety"),
                QT_TRANSLATE_NOOP("ui::GuideWords", "Cleverdon's Cranfield tests, 1966")},
    FigureGuide{
        core::Figure::Specificity, "",
        QT_TRANSLATE_NOOP("ui::GuideWords", "How many of the negatives are left alone"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "Beside recall, as in medicine"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "Yerushalmy, Public Health Reports 62(40), 1947")},
    FigureGuide{
        core::Figure::F1, "", QT_TRANSLATE_NOOP("ui::GuideWords", "Precision and recall at once"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "Rare positives and one decision, as in reading texts"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "van Rijsbergen, “Information Retrieval”, 1979")},
    FigureGuide{core::Figure::Mcc, "",
                QT_TRANSLATE_NOOP("ui::GuideWords",
                                  "How decisions and truth go together, in all four counts"),
                QT_TRANSLATE_NOOP("ui::GuideWords", "One number for classes of different size"),
                QT_TRANSLATE_NOOP("ui::GuideWords",
                                  "Matthews, Biochimica et Biophysica Acta 405(2), 1975")},
    FigureGuide{
        core::Figure::Kappa, "",
        QT_TRANSLATE_NOOP("ui::GuideWords", "Agreement beyond that of chance"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "Labels of two people, or of a person and a model"),
        QT_TRANSLATE_NOOP("ui::GuideWords",
                          "Cohen, Educational and Psychological Measurement 20(1), 1960")},
};
static_assert(core::hasRowForEach(figureGuides, &FigureGuide::figure,
                                  static_cast<std::size_t>(core::Figure::Kappa) + 1));

struct RateGuide {
    core::Rate rate;
    const char* focus;
    const char* use;
    const char* source;
};

/// Of the rates that are no figure.
constexpr std::array rateGuides{
    RateGuide{core::Rate::Fpr,
              QT_TRANSLATE_NOOP("ui::GuideWords", "How many of the negatives are called positive"),
              QT_TRANSLATE_NOOP("ui::GuideWords", "What recall costs: the axis of the ROC curve"),
              QT_TRANSLATE_NOOP("ui::GuideWords", "The confusion matrix")},
    RateGuide{core::Rate::Fnr,
              QT_TRANSLATE_NOOP("ui::GuideWords", "How many of the positives are missed"),
              QT_TRANSLATE_NOOP("ui::GuideWords", "Beside the false positive rate"),
              QT_TRANSLATE_NOOP("ui::GuideWords", "The confusion matrix")},
    RateGuide{core::Rate::Npv,
              QT_TRANSLATE_NOOP("ui::GuideWords", "How many of those said to be negative are"),
              QT_TRANSLATE_NOOP("ui::GuideWords", "How far a negative result may be trusted"),
              QT_TRANSLATE_NOOP("ui::GuideWords", "The confusion matrix")},
    RateGuide{
        core::Rate::Youden, QT_TRANSLATE_NOOP("ui::GuideWords", "Recall and specificity at once"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "A threshold where errors of both classes weigh alike"),
        QT_TRANSLATE_NOOP("ui::GuideWords", "Youden, Cancer 3(1), 1950")},
    RateGuide{core::Rate::Lift,
              QT_TRANSLATE_NOOP("ui::GuideWords",
                                "How much richer in positives the accepted samples are"),
              QT_TRANSLATE_NOOP("ui::GuideWords", "Campaigns that reach a part of all customers"),
              QT_TRANSLATE_NOOP("ui::GuideWords", "Precision over the share of positives")},
    RateGuide{core::Rate::PredictedPositive,
              QT_TRANSLATE_NOOP("ui::GuideWords", "How many samples are accepted"),
              QT_TRANSLATE_NOOP("ui::GuideWords", "How much work a threshold makes"),
              QT_TRANSLATE_NOOP("ui::GuideWords", "The confusion matrix")},
};

const RateGuide& guideOf(core::Rate rate)
{
    const auto found = std::find_if(rateGuides.begin(), rateGuides.end(),
                                    [rate](const RateGuide& row) { return row.rate == rate; });
    Q_ASSERT(found != rateGuides.end());
    return *found;
}

const FigureGuide& guideOf(core::Figure figure)
{
    return figureGuides[static_cast<std::size_t>(figure)];
}

const MeasureGuide& guideOf(core::Measure measure)
{
    return measureGuides[static_cast<std::size_t>(measure)];
}

}  // namespace

QString guideTitle(const core::GuideSubject& subject)
{
    if (const auto* measure = std::get_if<core::Measure>(&subject))
        return measureTitle(*measure);
    const auto* figure = std::get_if<core::Figure>(&subject);
    const auto rate = figure ? core::rateOf(*figure) : std::optional(std::get<core::Rate>(subject));
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
    const auto* figure = std::get_if<core::Figure>(&subject);
    return GuideWords::tr(figure ? guideOf(*figure).source
                                 : guideOf(std::get<core::Rate>(subject)).source);
}

}  // namespace ui
