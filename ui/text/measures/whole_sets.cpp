// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"

namespace ui {

namespace {

QString squareAtRank(const AtRank& at)
{
    return joined(relevanceSentence(at),
                  at.isRelevant() ? Wording::tr("Found so far: %1, and its square is %2.")
                                        .arg(seenCount(at), at.count(at.line.sum))
                                  : QString());
}

QString setCountSummary(const Explained& in, const QString& pattern)
{
    return pattern.arg(in.count(in.explanation.earned), in.name());
}

QString relevantCountSummary(const Explained& in)
{
    return setCountSummary(in, Wording::tr("Relevant documents counted: %1, so %2 is %1."));
}

constexpr ColumnWords countedOne{
    [](const Explained&) {
        return ColumnHead{Wording::tr("counts"), Wording::tr("1 for every document of the list.")};
    },
    termCount,
    [](const AtRank& at) { return Wording::tr("Rank %1 counts 1.").arg(at.rank()); },
};

}  // namespace

extern const MeasureWords setAveragePrecisionWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Average precision of a set"),
    .about = QT_TRANSLATE_NOOP(
        "Wording",
        "Precision times recall of the retrieved set, whatever its order: the square of the "
        "relevant documents retrieved, over the retrieved times the relevant ones."),
    .source = QT_TRANSLATE_NOOP("Wording", "set_map of trec_eval"),
    .amounts = Amounts::ConfusionMatrix,
    .formula = formula_parts::setAveragePrecision,
    .seen = hitsSoFar,
    .term =
        {
            [](const Explained&) {
                return ColumnHead{
                    Wording::tr("adds to square"),
                    Wording::tr("What the square of the relevant documents found grows "
                                "by: 1, 3, 5 and so on.")};
            },
            termCount,
            [](const AtRank& at) {
                return Wording::tr("The square of the documents found grows by %1.")
                    .arg(termCount(at));
            },
        },
    .sumHeading = [](const Explained&) { return Wording::tr("found²"); },
    .attainable =
        {[](const Explained&) {
             return ColumnHead{Wording::tr("read × R"),
                               Wording::tr("The documents read times all relevant ones.")};
         },
         attainableCount,
         [](const AtRank& at) {
             return Wording::tr("Documents read times relevant ones: %1.").arg(attainableCount(at));
         }},
    .valueCell = ratioValueCell,
    .consequence = noHitConsequence,
    .atRank = squareAtRank,
    .summary =
        [](const Explained& in) {
            return joined(in.found(),
                          Wording::tr("Their square over the product of retrieved and relevant "
                                      "documents, %1: %2 is %3.")
                              .arg(in.count(in.explanation.attainable), in.name(), in.ratio()));
        },
};

extern const MeasureWords setRelativePrecisionWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Relative precision of a set"),
    .about = QT_TRANSLATE_NOOP(
        "Wording", "Relevant documents of the retrieved set over the most that it could "
                   "hold: the smaller of its size and the number of relevant documents."),
    .source = QT_TRANSLATE_NOOP("Wording", "set_relative_P of trec_eval"),
    .amounts = Amounts::ConfusionMatrix,
    .formula = formula_parts::setRelativePrecision,
    .term = relevantTerm,
    .sumHeading = relevantSoFarHeading,
    .attainable = relevantPlaces,
    .valueCell = ratioValueCell,
    .consequence = noHitConsequence,
    .atRank = hitsThatFitSentence,
    .summary = hitsThatFitSummary,
};

extern const MeasureWords retrievedCountWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Documents retrieved"),
    .about = QT_TRANSLATE_NOOP("Wording",
                               "How many documents the list holds. trec_eval sums it over queries; "
                               "here means are taken, as of every measure."),
    .source = QT_TRANSLATE_NOOP("Wording", "num_ret of trec_eval"),
    .unjudged = nullptr,
    .amounts = Amounts::ConfusionMatrix,
    .formula =
        [](const formula_parts::Input& in) {
            return formula_parts::countedDocuments(in, QStringLiteral("num_ret"),
                                                   Wording::tr("documents retrieved"));
        },
    .term = countedOne,
    .sumHeading = [](const Explained&) { return Wording::tr("documents so far"); },
    .consequence = [](const AtRank&) { return QString(); },
    .atRank = [](const AtRank& at) { return Wording::tr("Rank %1 counts 1.").arg(at.rank()); },
    .summary =
        [](const Explained& in) {
            return setCountSummary(in, Wording::tr("Documents counted: %1, so %2 is %1."));
        },
};

extern const MeasureWords relevantCountWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Relevant documents"),
    .about = QT_TRANSLATE_NOOP(
        "Wording",
        "How many relevant documents there are, R, retrieved or not, whatever the list is. "
        "trec_eval sums it over queries; here means are taken, as of every measure."),
    .source = QT_TRANSLATE_NOOP("Wording", "num_rel of trec_eval"),
    .amounts = Amounts::ConfusionMatrix,
    .formula =
        [](const formula_parts::Input& in) {
            return formula_parts::countedDocuments(in, QStringLiteral("num_rel"),
                                                   Wording::tr("relevant documents"));
        },
    .term = relevantTerm,
    .sumHeading = relevantSoFarHeading,
    .consequence = noHitConsequence,
    .atRank = relevanceSentence,
    .summary = relevantCountSummary,
};

extern const MeasureWords relevantRetrievedWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Relevant documents retrieved"),
    .about = QT_TRANSLATE_NOOP(
        "Wording",
        "How many relevant documents the list holds: a count, not divided. trec_eval sums it over "
        "queries; here means are taken, as of every measure."),
    .source = QT_TRANSLATE_NOOP("Wording", "num_rel_ret of trec_eval; hits of ranx"),
    .amounts = Amounts::ConfusionMatrix,
    .formula =
        [](const formula_parts::Input& in) {
            return formula_parts::countedDocuments(in, QStringLiteral("num_rel_ret"),
                                                   Wording::tr("relevant documents retrieved"));
        },
    .term = relevantTerm,
    .sumHeading = relevantSoFarHeading,
    .consequence = noHitConsequence,
    .atRank = relevanceSentence,
    .summary = relevantCountSummary,
};

extern const MeasureWords nonRelevantRetrievedWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Judged non-relevant documents retrieved"),
    .about = QT_TRANSLATE_NOOP(
        "Wording",
        "How many documents the list holds that were judged and are not relevant. trec_eval sums "
        "it over queries; here means are taken, as of every measure."),
    .source = QT_TRANSLATE_NOOP("Wording", "num_nonrel_judged_ret of trec_eval"),
    .unjudged = QT_TRANSLATE_NOOP("Wording", "A document that is not judged is not counted."),
    .amounts = Amounts::ConfusionMatrix,
    .formula =
        [](const formula_parts::Input& in) {
            return formula_parts::countedDocuments(in, QStringLiteral("num_nonrel_judged_ret"),
                                                   Wording::tr("judged non-relevant retrieved"));
        },
    .term = {[](const Explained&) {
                 return ColumnHead{
                     Wording::tr("non-relevant"),
                     Wording::tr("1 where a document was judged and is not relevant, else 0.")};
             },
             termCount, relevanceSentence},
    .sumHeading = [](const Explained&) { return Wording::tr("non-relevant so far"); },
    .consequence = [](const AtRank&) { return QString(); },
    .atRank = relevanceSentence,
    .summary =
        [](const Explained& in) {
            return setCountSummary(in,
                                   Wording::tr("Non-relevant documents counted: %1, so %2 is %1."));
        },
};

extern const MeasureWords utilityWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Utility"),
    .about = QT_TRANSLATE_NOOP(
        "Wording",
        "What the retrieved set is worth when each relevant document brings 1 and every other one "
        "costs 1, so that a long list without hits is below 0."),
    .source = QT_TRANSLATE_NOOP("Wording", "utility of trec_eval, with its weights 1, -1, 0, 0"),
    .amounts = Amounts::ConfusionMatrix,
    .formula =
        [](const formula_parts::Input& in) {
            return formula_parts::countedDocuments(
                in, QStringLiteral("utility"),
                Wording::tr("relevant less other documents retrieved"));
        },
    .term = {[](const Explained&) {
                 return ColumnHead{Wording::tr("brings"),
                                   Wording::tr("1 where the document is relevant, else -1.")};
             },
             [](const AtRank& at) { return at.count(at.line.gain); }, relevanceSentence},
    .sumHeading = runningSumHeading,
    .consequence =
        [](const AtRank& at) {
            return at.isRelevant() ? QString() : Wording::tr("It is not relevant, so it costs 1.");
        },
    .atRank = relevanceSentence,
    .summary =
        [](const Explained& in) {
            return setCountSummary(in,
                                   Wording::tr("Relevant less other documents: %1, so %2 is %1."));
        },
};

}  // namespace ui
