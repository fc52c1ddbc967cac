// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/metric_chooser/guide_table.h"

#include "core/metrics/measures/measure_table.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

using enum GuideRole;
using enum GuideNeed;
using enum LookedAt;

constexpr double endless = std::numeric_limits<double>::infinity();

/// The answers that suit a measure of lists.
struct Suited {
    ChoiceSet<RightAnswers> answers;
    ChoiceSet<AnswerGrades> grading;
    ChoiceSet<OrderRole> order;
    ChoiceSet<LookedAt> looked;
};

constexpr ChoiceSet<RightAnswers> single{RightAnswers::One};
constexpr ChoiceSet<RightAnswers> several{RightAnswers::Many};
constexpr ChoiceSet<RightAnswers> anyNumber{RightAnswers::One, RightAnswers::Many};
constexpr ChoiceSet<AnswerGrades> yesOrNo{AnswerGrades::YesOrNo};
constexpr ChoiceSet<AnswerGrades> graded{AnswerGrades::Degrees};
constexpr ChoiceSet<AnswerGrades> anyGrading{AnswerGrades::YesOrNo, AnswerGrades::Degrees};
constexpr ChoiceSet<OrderRole> ordered{OrderRole::Matters};
constexpr ChoiceSet<OrderRole> unordered{OrderRole::DoesNot};
constexpr ChoiceSet<OrderRole> anyOrder{OrderRole::Matters, OrderRole::DoesNot};
constexpr ChoiceSet<LookedAt> anyDepth{First, Page, All};
constexpr ChoiceSet<LookedAt> fromPage{Page, All};
constexpr ChoiceSet<LookedAt> toPage{First, Page};
constexpr ChoiceSet<LookedAt> atPage{Page};
constexpr ChoiceSet<LookedAt> atAll{All};
constexpr Suited gradedPages{several, graded, ordered, fromPage};
constexpr Suited binaryPages{several, yesOrNo, ordered, fromPage};
constexpr Suited binaryLists{several, yesOrNo, ordered, atAll};
constexpr Suited binarySets{several, yesOrNo, unordered, atAll};
constexpr ChoiceSet<ScoreUse> toOrder{ScoreUse::Order};
constexpr ChoiceSet<ScoreUse> toDecide{ScoreUse::Decision};
constexpr ChoiceSet<ScoreUse> asChance{ScoreUse::Probability};
constexpr auto noOrder = GuideOrder::None;
constexpr auto wholeOrder = GuideOrder::Whole;

constexpr GuideRow ofList(Measure measure, GuideRole role, const Suited& suited, GuideOrder sees,
                          ChoiceSet<GuideNeed> needs, double lowest = 0, double highest = 1,
                          Better better = Better::Higher)
{
    return {measure, role, suited.answers, suited.grading, suited.order, suited.looked,
            toOrder, sees, needs,          lowest,         highest,      better};
}

constexpr GuideRow counted(Measure measure, ChoiceSet<GuideNeed> needs, Better better)
{
    return ofList(measure, Part, binarySets, noOrder, needs, 0, endless, better);
}

constexpr GuideRow takingDegrees(GuideRow row, void (*takeDegrees)(Settings&))
{
    row.takeDegrees = takeDegrees;
    return row;
}

constexpr GuideRow ofOrder(ClassifierMetric figure, ChoiceSet<ScoreUse> uses, bool seesShare)
{
    return {figure,     Usual,    several, yesOrNo, ordered,        atAll,    uses,
            wholeOrder, {Scores}, 0,       1,       Better::Higher, seesShare};
}

constexpr GuideRow ofChances(ClassifierMetric figure, GuideRole role, double highest)
{
    return {figure,          role, several, yesOrNo,       anyOrder, atAll, asChance, noOrder,
            {Probabilities}, 0,    highest, Better::Lower, true};
}

constexpr GuideRow ofDecisions(GuideSubject subject, GuideRole role, bool seesShare,
                               double lowest = 0, double highest = 1,
                               Better better = Better::Higher)
{
    return {subject,  role,      several,
            yesOrNo,  unordered, atAll,
            toDecide, noOrder,   {Scores, Threshold},
            lowest,   highest,   better,
            seesShare};
}

constexpr std::array guideRows{
    ofList(Measure::Ndcg, Usual, {several, anyGrading, ordered, anyDepth}, wholeOrder,
           {EveryRelevant, Degrees}),
    ofList(Measure::Dcg, Part, gradedPages, wholeOrder, {Degrees}, 0, endless),
    ofList(Measure::Idcg, Part, gradedPages, noOrder, {EveryRelevant, Degrees}, 0, endless,
           Better::Neither),
    ofList(Measure::Cg, Special, {anyNumber, graded, unordered, anyDepth}, noOrder,
           {Degrees, Cutoff}, 0, endless),
    ofList(Measure::Ap, Usual, binaryPages, wholeOrder, {EveryRelevant}),
    ofList(Measure::Q, Special, gradedPages, wholeOrder, {EveryRelevant, Degrees}),
    ofList(Measure::InfAp, Special, binaryLists, wholeOrder, {EveryRelevant, SampledPool}),
    takingDegrees(
        ofList(Measure::Rr, Usual, {single, anyGrading, ordered, anyDepth}, GuideOrder::First, {}),
        [](Settings& settings) { settings.rrTarget = RrTarget::HighestGrade; }),
    ofList(Measure::P, Usual, {several, yesOrNo, unordered, toPage}, noOrder, {Cutoff}),
    ofList(Measure::Recall, Usual, {several, yesOrNo, unordered, fromPage}, noOrder,
           {EveryRelevant, Cutoff}),
    ofList(Measure::RecallCap, Usual, {several, yesOrNo, unordered, atPage}, noOrder,
           {EveryRelevant, Cutoff}),
    ofList(Measure::F1, Special, {several, yesOrNo, unordered, fromPage}, noOrder,
           {EveryRelevant, Cutoff, Assumption}),
    ofList(Measure::Success, Usual, {anyNumber, anyGrading, unordered, anyDepth}, noOrder,
           {Cutoff}),
    ofList(Measure::Rprec, Special, binarySets, noOrder, {EveryRelevant}),
    ofList(Measure::Iprec, Special, binaryLists, wholeOrder, {EveryRelevant, Assumption}),
    ofList(Measure::ElevenPoint, Special, binaryLists, wholeOrder, {EveryRelevant}),
    ofList(Measure::Bpref, Special, binaryLists, wholeOrder, {EveryRelevant, Nonrelevant}),
    ofList(Measure::Err, Usual, {anyNumber, graded, ordered, anyDepth}, wholeOrder,
           {Degrees, Assumption}),
    ofList(Measure::Nerr, Special, {anyNumber, graded, ordered, anyDepth}, wholeOrder,
           {EveryRelevant, Degrees, Assumption}),
    takingDegrees(ofList(Measure::Rbp, Special, {several, anyGrading, ordered, fromPage},
                         wholeOrder, {Assumption}),
                  [](Settings& settings) { settings.rbpGain = RbpGain::Graded; }),
    ofList(Measure::Insq, Special, gradedPages, wholeOrder, {Degrees, Assumption}),
    ofList(Measure::Inst, Special, gradedPages, wholeOrder, {Degrees, Assumption}),
    ofList(Measure::Bpm, Special, {several, graded, ordered, toPage}, wholeOrder,
           {Degrees, Assumption}),
    ofList(Measure::Compat, Special, gradedPages, wholeOrder, {EveryRelevant, Degrees, Assumption}),
    ofList(Measure::BinG, Special, binaryLists, wholeOrder, {EveryRelevant}),
    ofList(Measure::G, Special, {several, graded, ordered, atAll}, wholeOrder,
           {EveryRelevant, Degrees}),
    ofList(Measure::Judged, Beside, {anyNumber, anyGrading, anyOrder, fromPage}, noOrder, {Cutoff}),
    ofList(Measure::SetMap, Special, binarySets, noOrder, {EveryRelevant}),
    ofList(Measure::SetRelativeP, Special, binarySets, noOrder, {EveryRelevant}),
    counted(Measure::Retrieved, {}, Better::Neither),
    counted(Measure::Relevant, {EveryRelevant}, Better::Neither),
    counted(Measure::RelevantRetrieved, {}, Better::Higher),
    counted(Measure::NonRelevantRetrieved, {Nonrelevant}, Better::Lower),
    ofList(Measure::Utility, Special, binarySets, noOrder, {}, -endless, endless),
    ofList(Measure::Rc, Special, {several, anyGrading, ordered, fromPage}, wholeOrder, {Degrees}),
    ofOrder(ClassifierMetric::Auc, {ScoreUse::Order, ScoreUse::Probability}, false),
    ofOrder(ClassifierMetric::AveragePrecision, toOrder, true),
    ofChances(ClassifierMetric::LogLoss, Usual, endless),
    ofChances(ClassifierMetric::CalibrationError, Beside, 1),
    ofChances(ClassifierMetric::Brier, Usual, 1),
    ofDecisions(ClassifierMetric::Accuracy, Usual, true),
    ofDecisions(ClassifierMetric::BalancedAccuracy, Usual, false),
    ofDecisions(ClassifierMetric::Precision, Usual, true),
    ofDecisions(ClassifierMetric::Recall, Usual, false),
    ofDecisions(ClassifierMetric::Specificity, Beside, false),
    ofDecisions(ClassifierMetric::F1, Usual, true),
    ofDecisions(ClassifierMetric::Mcc, Usual, true, -1),
    ofDecisions(ClassifierMetric::Kappa, Special, true, -1),
    ofDecisions(ThresholdMetric::Fpr, Beside, false, 0, 1, Better::Lower),
    ofDecisions(ThresholdMetric::Fnr, Beside, false, 0, 1, Better::Lower),
    ofDecisions(ThresholdMetric::Npv, Beside, true),
    ofDecisions(ThresholdMetric::Youden, Special, false, -1),
    ofDecisions(ThresholdMetric::Lift, Beside, true, 0, endless),
    ofDecisions(ThresholdMetric::PredictedPositive, Part, true, 0, 1, Better::Neither),
    ofDecisions(ThresholdMetric::Jaccard, Special, true),
    ofDecisions(ThresholdMetric::LrPositive, Beside, false, 0, endless),
    ofDecisions(ThresholdMetric::LrNegative, Beside, false, 0, endless, Better::Lower),
    ofDecisions(ThresholdMetric::DiagnosticOddsRatio, Special, false, 0, endless),
};

/// The first rows of classifier metrics and of rates.
constexpr std::size_t figuresFrom = measureCount;
constexpr std::size_t ratesFrom =
    figuresFrom + static_cast<std::size_t>(ClassifierMetric::Kappa) + 1;

constexpr bool isInOrder()
{
    for (std::size_t place = 0; place < ratesFrom; ++place) {
        const GuideSubject& subject = guideRows[place].subject;
        if (place < figuresFrom ? std::get<Measure>(subject) != static_cast<Measure>(place)
                                : std::get<ClassifierMetric>(subject) !=
                                      static_cast<ClassifierMetric>(place - figuresFrom))
            return false;
    }
    return true;
}
static_assert(isInOrder());

}  // namespace

std::span<const GuideRow> guideTable()
{
    return guideRows;
}

const GuideRow& guideRowOf(GuideSubject subject)
{
    return *std::ranges::find(guideRows, subject, &GuideRow::subject);
}

std::string_view nameOf(const GuideSubject& subject)
{
    if (const auto* measure = std::get_if<Measure>(&subject))
        return rowOf(*measure).name;
    if (const auto* figure = std::get_if<ClassifierMetric>(&subject))
        return nameOf(*figure);
    return rowOf(std::get<ThresholdMetric>(subject)).id;
}

}  // namespace core
