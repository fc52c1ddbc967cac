// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"

namespace ui {

namespace {

QString squareAtRank(const AtRank& at)
{
    return joined(relevanceSentence(at), at.isRelevant()
                                             ? Wording::tr("Found so far: %1; squared: %2.")
                                                   .arg(seenCount(at), at.count(at.line.sum))
                                             : QString());
}

QString setCountSummary(const Explained& in, const QString& pattern)
{
    return pattern.arg(in.count(in.explanation.earned), in.name());
}

QString relevantCountSummary(const Explained& in)
{
    return setCountSummary(in, Wording::tr("Relevant documents counted: %1, so %2 = %1."));
}

constexpr ColumnWords countedOne{
    [](const Explained&) {
        return ColumnHead{Wording::tr("count"), Wording::tr("1 for each document in the list.")};
    },
    termCount,
    [](const AtRank& at) { return Wording::tr("Rank %1 counts as 1.").arg(at.rank()); },
};

}  // namespace

extern const MeasureWords setAveragePrecisionWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Average precision of a set"),
    .about = QT_TRANSLATE_NOOP(
        "Wording", "Precision × recall of the retrieved set, regardless of its order: (relevant "
                   "documents retrieved)² ÷ (documents retrieved × relevant documents)."),
    .source = QT_TRANSLATE_NOOP("Wording", "set_map of trec_eval"),
    .amounts = Amounts::Counts,
    .formula = formula_parts::setAveragePrecision,
    .seen = hitsSoFar,
    .term =
        {
            [](const Explained&) {
                return ColumnHead{Wording::tr("added to found²"),
                                  Wording::tr("The increase in the square of the number of "
                                              "relevant documents found: 1, 3, 5, and so on.")};
            },
            termCount,
            [](const AtRank& at) {
                return Wording::tr("The square of the number found grows by %1.")
                    .arg(termCount(at));
            },
        },
    .sumHeading = [](const Explained&) { return Wording::tr("found²"); },
    .attainable = {[](const Explained&) {
                       return ColumnHead{Wording::tr("read × R"),
                                         Wording::tr("Documents read × relevant documents.")};
                   },
                   attainableCount,
                   [](const AtRank& at) {
                       return Wording::tr("Documents read × relevant documents: %1.")
                           .arg(attainableCount(at));
                   }},
    .valueCell = ratioValueCell,
    .consequence = noHitConsequence,
    .atRank = squareAtRank,
    .summary =
        [](const Explained& in) {
            return joined(in.found(),
                          Wording::tr("Squaring that number and dividing by retrieved × relevant "
                                      "documents, %1, gives %2 = %3.")
                              .arg(in.count(in.explanation.attainable), in.name(), in.ratio()));
        },
};

extern const MeasureWords setRelativePrecisionWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Relative precision of a set"),
    .about = QT_TRANSLATE_NOOP(
        "Wording", "Relevant documents in the retrieved set, divided by the most it could hold: "
                   "the smaller of its size and the number of relevant documents."),
    .source = QT_TRANSLATE_NOOP("Wording", "set_relative_P of trec_eval"),
    .amounts = Amounts::Counts,
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
    .about =
        QT_TRANSLATE_NOOP("Wording", "The number of documents in the list. trec_eval sums it "
                                     "over queries, but Rankscope takes the mean, as for every "
                                     "measure."),
    .source = QT_TRANSLATE_NOOP("Wording", "num_ret of trec_eval"),
    .unjudged = nullptr,
    .amounts = Amounts::Counts,
    .formula =
        [](const formula_parts::Input& in) {
            return formula_parts::countedDocuments(in, QStringLiteral("num_ret"),
                                                   Wording::tr("documents retrieved"));
        },
    .term = countedOne,
    .sumHeading = [](const Explained&) { return Wording::tr("documents so far"); },
    .consequence = [](const AtRank&) { return QString(); },
    .atRank = [](const AtRank& at) { return Wording::tr("Rank %1 counts as 1.").arg(at.rank()); },
    .summary =
        [](const Explained& in) {
            return setCountSummary(in, Wording::tr("Documents counted: %1, so %2 = %1."));
        },
};

extern const MeasureWords relevantCountWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Relevant documents"),
    .about = QT_TRANSLATE_NOOP(
        "Wording",
        "The number of relevant documents, R, whether retrieved or not and regardless of the "
        "list. trec_eval sums it over queries, but Rankscope takes the mean, as for every "
        "measure."),
    .source = QT_TRANSLATE_NOOP("Wording", "num_rel of trec_eval"),
    .amounts = Amounts::Counts,
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
        "Wording", "The number of relevant documents in the list: a count, not a ratio. "
                   "trec_eval sums it over queries, but Rankscope takes the mean, as for every "
                   "measure."),
    .source = QT_TRANSLATE_NOOP("Wording", "num_rel_ret of trec_eval; hits of ranx"),
    .amounts = Amounts::Counts,
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
        "The number of documents in the list that were judged and are not relevant. trec_eval "
        "sums it over queries, but Rankscope takes the mean, as for every measure."),
    .source = QT_TRANSLATE_NOOP("Wording", "num_nonrel_judged_ret of trec_eval"),
    .unjudged = QT_TRANSLATE_NOOP("Wording", "Unjudged documents are not counted."),
    .amounts = Amounts::Counts,
    .formula =
        [](const formula_parts::Input& in) {
            return formula_parts::countedDocuments(in, QStringLiteral("num_nonrel_judged_ret"),
                                                   Wording::tr("judged non-relevant retrieved"));
        },
    .term = {[](const Explained&) {
                 return ColumnHead{
                     Wording::tr("non-relevant"),
                     Wording::tr("1 if the document was judged and is not relevant, otherwise 0.")};
             },
             termCount, relevanceSentence},
    .sumHeading = [](const Explained&) { return Wording::tr("non-relevant so far"); },
    .consequence = [](const AtRank&) { return QString(); },
    .atRank = relevanceSentence,
    .summary =
        [](const Explained& in) {
            return setCountSummary(in,
                                   Wording::tr("Non-relevant documents counted: %1, so %2 = %1."));
        },
};

extern const MeasureWords utilityWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Utility"),
    .about = QT_TRANSLATE_NOOP(
        "Wording", "The value of the retrieved set: each relevant document adds 1 and every other "
                   "one subtracts 1, so a long list without hits scores below 0."),
    .source = QT_TRANSLATE_NOOP("Wording", "utility of trec_eval, with its weights 1, -1, 0, 0"),
    .amounts = Amounts::Counts,
    .formula =
        [](const formula_parts::Input& in) {
            return formula_parts::countedDocuments(
                in, QStringLiteral("utility"),
                Wording::tr("relevant minus other documents retrieved"));
        },
    .term = {[](const Explained&) {
                 return ColumnHead{Wording::tr("±1"),
                                   Wording::tr("1 if the document is relevant, otherwise −1.")};
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
                                   Wording::tr("Relevant minus other documents: %1, so %2 = %1."));
        },
};

}  // namespace ui
