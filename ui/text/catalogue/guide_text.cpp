// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/catalogue/guide_text.h"

#include "core/foundation/enum_table.h"
#include "ui/text/catalogue/guide_words.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/language.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/table_cell.h"

#include <QCoreApplication>

#include <cmath>

namespace ui {

namespace {

/// What a source says about a measure, in our words.
struct SourceNote {
    const char* measure;
    const char* says;
    const char* toKnow;
    const char* source;
    /// The comment, with what the current list shows; "" if it shows nothing.
    const char* shown = "";
};

template <class Enum>
struct Worded {
    Enum value;
    const char* text;
};

struct GuideText {
    Q_DECLARE_TR_FUNCTIONS(GuideText)

public:
    static constexpr auto needs = std::to_array<Worded<core::GuideNeed>>({
        {core::GuideNeed::EveryRelevant, QT_TR_NOOP("all relevant documents")},
        {core::GuideNeed::Degrees, QT_TR_NOOP("grades")},
        {core::GuideNeed::Nonrelevant, QT_TR_NOOP("documents judged non-relevant")},
        {core::GuideNeed::SampledPool, QT_TR_NOOP("pooled but unjudged documents")},
        {core::GuideNeed::Cutoff, QT_TR_NOOP("a cutoff")},
        {core::GuideNeed::Assumption,
         QT_TR_NOOP("an assumption (persistence, highest grade or weight)")},
        {core::GuideNeed::Scores, QT_TR_NOOP("scores")},
        {core::GuideNeed::Probabilities, QT_TR_NOOP("probabilities")},
        {core::GuideNeed::Threshold, QT_TR_NOOP("a threshold")},
    });
    static constexpr auto listProbes = std::to_array<Worded<core::ListProbe>>({
        {core::ListProbe::FirstFalls, QT_TR_NOOP("the first right answer falls")},
        {core::ListProbe::OrderBelow, QT_TR_NOOP("reordering below the first right answer")},
        {core::ListProbe::DegreesTurned,
         QT_TR_NOOP("two right answers with different grades swap places")},
        {core::ListProbe::PastTheCut, QT_TR_NOOP("a right answer moves in from beyond the cutoff")},
        {core::ListProbe::FarBelow, QT_TR_NOOP("reordering beyond the cutoff")},
        {core::ListProbe::MissingFound, QT_TR_NOOP("a missing right answer is retrieved")},
        {core::ListProbe::JudgedAsBad, QT_TR_NOOP("an unjudged document is judged non-relevant")},
    });
    static constexpr auto sampleProbes = std::to_array<Worded<core::SampleProbe>>({
        {core::SampleProbe::PairTurned, QT_TR_NOOP("two samples on one side swap scores")},
        {core::SampleProbe::ScoresHalved, QT_TR_NOOP("all scores are halved")},
        {core::SampleProbe::NegativesTenfold, QT_TR_NOOP("ten times as many negatives")},
        {core::SampleProbe::ThresholdMoved, QT_TR_NOOP("the threshold moves by one score")},
    });

    static constexpr auto inDetail = QT_TR_NOOP("Source 000: “MRR@k and NDCG@k in detail”, 2025");
    static constexpr auto personal =
        QT_TR_NOOP("Source 001: “A personal view of MRR, MAP, NDCG and RC”, 2019");
    static constexpr auto embeddings =
        QT_TR_NOOP("Source 002: “What MRR@10, Recall@10, Recall_cap@10 and nDCG@10 mean”");
    static constexpr auto general = QT_TR_NOOP("Source 003: “Evaluation, in general”");
    static constexpr auto cards =
        QT_TR_NOOP("Source 004: “NDCG@K (Normalized Discounted Cumulative Gain)”");

    static constexpr auto notes = std::to_array<SourceNote>({
        {"nDCG",
         QT_TR_NOOP(
             "0.9 to 1: the order is nearly ideal. 0.8 to 0.9: most good results are near the "
             "top. 0.7 to 0.8: some good results are too low. 0.6 to 0.7: the order has "
             "serious faults. Below 0.6: the order is very bad."),
         QT_TR_NOOP("These ranges do not hold for every list: a value also depends on how many "
                    "good documents there "
                    "are, on the gain and discount, and on which documents were judged."),
         cards,
         QT_TR_NOOP(
             "These ranges do not hold for every list: a value also depends on how many good "
             "documents there "
             "are, on the gain and discount, and on which documents were judged. For the documents "
             "in this list, a shuffled order scores %1 on average and the worst order %2.")},
        {"nDCG", QT_TR_NOOP("0 means the worst order."),
         QT_TR_NOOP("0 only means that no document in the top k has a gain. If all documents are "
                    "shown, even the worst order scores above 0."),
         general},
        {"nDCG", QT_TR_NOOP("Once normalised, values of different queries can be compared."),
         QT_TR_NOOP("They share the maximum, 1, so their mean makes sense. Their steps differ: "
                    "when a good document drops by one rank, the loss is much larger if it is the "
                    "only one than if it is one of fifty."),
         general},
        {"nDCG",
         QT_TR_NOOP("Grades cost more than yes-or-no judgments, and people disagree on them. MRR "
                    "is cheaper."),
         QT_TR_NOOP("True. But nDCG also works with yes-or-no judgments."), cards},
        {"nDCG", QT_TR_NOOP("The cake-shop nDCG@10 is 0.858 in the text and 0.674 in the table."),
         QT_TR_NOOP("Two lists, two ideal rankings. The lesson “One page, two nDCGs” shows where "
                    "each value comes from."),
         embeddings},
        {"RR", QT_TR_NOOP("It uses the rank of the best document, not of the first relevant one."),
         QT_TR_NOOP("Both rules are in use. Most tools use the first relevant document, but this "
                    "source uses RR(of=best)."),
         personal},
        {"RR", QT_TR_NOOP("A query without an answer is skipped or counts as 0."),
         QT_TR_NOOP("The two rules give different means, so state which rule you use: if three "
                    "queries score 1/2, 1 and 1/5 and a fourth has no answer, the mean is 17/30 "
                    "or 17/40."),
         inDetail},
        {"RR, Recall",
         QT_TR_NOOP("MRR@10 with Recall@1000: are the best in the front row, and is everybody in "
                    "the hall?"),
         QT_TR_NOOP("The two measures answer different questions: what readers see first, and "
                    "what a later stage could still move to the top."),
         general},
        {"Success, RR, nDCG",
         QT_TR_NOOP("The hit rate asks whether there is a right answer, MRR and MAP where it is, "
                    "and nDCG how good it is."),
         QT_TR_NOOP("MAP looks at the ranks of all relevant documents, MRR only at the first."),
         general},
        {"AP",
         QT_TR_NOOP("The precisions at the hits are summed and divided by the number of hits."),
         QT_TR_NOOP("Then a list that finds one of ten relevant documents can score 1. The usual "
                    "denominator counts all relevant documents, found or not. This source uses "
                    "AP(denominator=hits)."),
         general},
        {"RR, nDCG", QT_TR_NOOP("k is usually 10 for search and 20 for recommendations."),
         QT_TR_NOOP("Only values with the same k can be compared, so always state k."), inDetail},
        {"P, Recall",
         QT_TR_NOOP(
             "k is 5 or 10 for what readers see, and 100 or 200 for first-stage candidates."),
         QT_TR_NOOP("Recall never falls as k grows. Precision can rise or fall: each further right "
                    "answer raises it."),
         general},
        {"Recall_cap",
         QT_TR_NOOP("With twenty relevant documents and ten places, recall cannot exceed 0.5, but "
                    "capped recall can reach 1. Several measures tell you more than a single one."),
         QT_TR_NOOP("If there are fewer relevant documents than places, the two are equal."),
         embeddings},
        {"Precision",
         QT_TR_NOOP("“Accuracy” (zhǔnquèlǜ) is the share of the samples assigned to a class that "
                    "belong there; F1 is computed from it and recall."),
         QT_TR_NOOP(
             "That is precision (jīngquèlǜ). Later, the same text uses accuracy for the share of "
             "all decisions that are right. The two words are often confused: check the formula."),
         general},
        {"Accuracy",
         QT_TR_NOOP("A test that finds none of 19 cases among 14.4 billion is right 99.9999999% of "
                    "the time."),
         QT_TR_NOOP("So when positives are rare, look at recall and precision. The lesson "
                    "“Accuracy deceives” has the counts."),
         general},
        {"AUC", QT_TR_NOOP("The ROC curve plots recall against precision."),
         QT_TR_NOOP("Its axes are recall and the false positive rate, as the text says two "
                    "sentences later. Precision has its own curve."),
         general},
        {"AUC, LogLoss",
         QT_TR_NOOP("AUC measures order, and log loss measures probabilities. Imbalance affects "
                    "log loss but not AUC. Look at both measures."),
         QT_TR_NOOP("The area stays the same, but its practical meaning changes: with ten times as "
                    "many negatives, precision falls at every threshold."),
         general},
        {"LogLoss", QT_TR_NOOP("A confident mistake is punished exponentially."),
         QT_TR_NOOP("Logarithmically, in fact: each time the probability of the true class falls "
                    "to a tenth, the loss grows by 2.303. It has no upper limit."),
         general},
    });
};
static_assert(core::hasRowForEach(GuideText::needs, &Worded<core::GuideNeed>::value,
                                  core::GuideNeed::Threshold));
static_assert(core::hasRowForEach(GuideText::listProbes, &Worded<core::ListProbe>::value,
                                  core::ListProbe::JudgedAsBad));
static_assert(core::hasRowForEach(GuideText::sampleProbes, &Worded<core::SampleProbe>::value,
                                  core::SampleProbe::ThresholdMoved));

template <class Enum>
std::optional<Enum> chosenOf(std::optional<int> place)
{
    return place ? std::optional(static_cast<Enum>(*place)) : std::nullopt;
}

QString needsText(const core::GuideRow& row)
{
    QStringList needs;
    for (const auto& [need, text] : GuideText::needs)
        if (row.needs.has(need))
            needs << GuideText::tr(text);
    return needs.isEmpty() ? GuideText::tr("judgments of the documents shown") : listText(needs);
}

QString rangeText(const core::GuideRow& row)
{
    if (std::isinf(row.lowest))
        return GuideText::tr("any number");
    const QString lowest = plainText(row.lowest, QLocale::c());
    return std::isinf(row.highest)
               ? GuideText::tr("%1 or more").arg(lowest)
               : GuideText::tr("%1 to %2").arg(lowest, plainText(row.highest, QLocale::c()));
}

QString betterText(core::Better better)
{
    switch (better) {
    case core::Better::Higher:
        return GuideText::tr("high");
    case core::Better::Lower:
        return GuideText::tr("low");
    case core::Better::Neither:
        break;
    }
    return GuideText::tr("neither");
}

QString orderText(const core::GuideRow& row)
{
    switch (row.sees) {
    case core::GuideOrder::None:
        return GuideText::tr("no");
    case core::GuideOrder::First:
        return GuideText::tr("down to the first");
    case core::GuideOrder::Whole:
        break;
    }
    return GuideText::tr("yes");
}

/// Whether the measure depends on the share of positives; a dash for measures of lists.
QString shareText(const core::GuideRow& row)
{
    if (row.measure())
        return QString(QChar(0x2013));
    return row.seesShare ? GuideText::tr("yes") : GuideText::tr("no");
}

}  // namespace

std::array<GuideQuestion, 5> guideQuestions()
{
    return {
        {{GuideText::tr("How many right answers does a question have?"),
          {GuideText::tr("One"), GuideText::tr("Several")}},
         {GuideText::tr("Is an answer right or wrong, or are some better than others?"),
          {GuideText::tr("Right or wrong"), GuideText::tr("Some are better")}},
         {GuideText::tr("Does the order of the answers matter?"),
          {GuideText::tr("Yes"), GuideText::tr("No")}},
         {GuideText::tr("How many answers will the reader look at?"),
          {GuideText::tr("Only the first"), GuideText::tr("About a page"), GuideText::tr("All")}},
         {GuideText::tr("What are the scores used for?"),
          {GuideText::tr("To rank"), GuideText::tr("To decide yes or no"),
           GuideText::tr("As probabilities")}}}};
}

core::GuideAnswers guideAnswers(const std::array<std::optional<int>, 5>& chosen)
{
    return {chosenOf<core::RightAnswers>(chosen[0]), chosenOf<core::AnswerGrades>(chosen[1]),
            chosenOf<core::OrderRole>(chosen[2]), chosenOf<core::LookedAt>(chosen[3]),
            chosenOf<core::ScoreUse>(chosen[4])};
}

QString guideName(const core::GuideSubject& subject)
{
    const auto* figure = std::get_if<core::ClassifierMetric>(&subject);
    const auto* rate = std::get_if<core::ThresholdMetric>(&subject);
    // In English, their names are words already.
    const bool isWord =
        rate || (figure && core::thresholdMetricOf(*figure) && !otherLanguage().isEmpty());
    if (isWord)
        return rateName(rate ? *rate : *core::thresholdMetricOf(*figure), 1, QLocale::c());
    const std::string_view name = core::nameOf(subject);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString guideNeedsSentence(const core::GuideRow& row)
{
    const QString needs = needsText(row);
    const QString range = rangeText(row);
    switch (row.better) {
    case core::Better::Higher:
        return GuideText::tr("Needs: %1. Range: %2; higher is better.").arg(needs, range);
    case core::Better::Lower:
        return GuideText::tr("Needs: %1. Range: %2; lower is better.").arg(needs, range);
    case core::Better::Neither:
        break;
    }
    return GuideText::tr("Needs: %1. Range: %2.").arg(needs, range);
}

QString probeText(core::ListProbe probe)
{
    return GuideText::tr(core::rowAt(GuideText::listProbes, probe).text);
}

QString probeText(core::SampleProbe probe)
{
    return GuideText::tr(core::rowAt(GuideText::sampleProbes, probe).text);
}

QString effectText(const core::ProbeEffect& effect, const NumberFormat& format)
{
    if (!effect.isSeen())
        return effect.before ? GuideText::tr("no change") : valueText(effect.before, format);
    if (!effect.before || !effect.after)
        return GuideText::tr("%1 becomes %2")
            .arg(valueText(effect.before, format), valueText(effect.after, format));
    const double difference = *effect.after - *effect.before;
    const QString text = valueText(difference, format);
    return difference > 0 ? QLatin1Char('+') + text : text;
}

QString exactEffectText(const core::ProbeEffect& effect, const NumberFormat& format)
{
    QString text = effectText(effect, format);
    if (!effect.isSeen() || !effect.exact || effect.exact->denominator() == 1)
        return text;
    const QString fraction = fractionText(*effect.exact).replace(QLatin1Char('-'), QChar(0x2212));
    return QStringLiteral("%1 = %2").arg(
        effect.exact->numerator() > 0 ? QLatin1Char('+') + fraction : fraction, text);
}

core::Table comparisonTable()
{
    core::Table table;
    for (const QString& heading :
         {GuideText::tr("measure"), GuideText::tr("input"), GuideText::tr("looks at"),
          GuideText::tr("grades matter"), GuideText::tr("order matters"),
          GuideText::tr("prevalence matters"), GuideText::tr("requirements"),
          GuideText::tr("range"), GuideText::tr("best value"), GuideText::tr("typical use"),
          GuideText::tr("full name"), GuideText::tr("source")})
        table.columns.push_back({heading.toStdString()});
    for (const core::GuideRow& row : core::guideTable()) {
        const bool isGraded = row.needs.has(core::GuideNeed::Degrees);
        table.rows.push_back(
            {textCell(guideName(row.subject)),
             textCell(row.measure() ? GuideText::tr("lists") : GuideText::tr("samples")),
             textCell(guideFocus(row.subject)),
             textCell(isGraded ? GuideText::tr("yes") : GuideText::tr("no")),
             textCell(orderText(row)), textCell(shareText(row)), textCell(needsText(row)),
             textCell(rangeText(row)), textCell(betterText(row.better)),
             textCell(guideUse(row.subject)), textCell(guideTitle(row.subject)),
             textCell(guideSource(row.subject))});
    }
    table.caption = GuideText::tr("Every measure with its usual rules.").toStdString();
    table.label = "measures";
    table.hasRowHeadings = true;
    table.isWide = true;
    return table;
}

core::Table sourceTable(const std::optional<core::OrderSpan>& span, const NumberFormat& format)
{
    core::Table table;
    for (const QString& heading : {GuideText::tr("measure"), GuideText::tr("claim"),
                                   GuideText::tr("comment"), GuideText::tr("source")})
        table.columns.push_back({heading.toStdString()});
    const bool isShown = span && span->shuffled && span->worst;
    for (const SourceNote& note : GuideText::notes) {
        const bool isOfList = isShown && *note.shown != '\0';
        QString toKnow = GuideText::tr(isOfList ? note.shown : note.toKnow);
        if (isOfList)
            toKnow = toKnow.arg(valueText(span->shuffled, format), valueText(span->worst, format));
        table.rows.push_back({textCell(QString::fromUtf8(note.measure)),
                              textCell(GuideText::tr(note.says)), textCell(toKnow),
                              textCell(GuideText::tr(note.source))});
    }
    table.caption =
        GuideText::tr("What the sources say about the measures, paraphrased.").toStdString();
    table.label = "sources";
    table.hasRowHeadings = true;
    table.isWide = true;
    return table;
}

}  // namespace ui
