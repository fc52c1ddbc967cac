// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"
#include "ui/text/words/step_facts.h"

namespace ui {

namespace {

QString nonRelevantFact(const AtRank& at)
{
    return (at.isRelevant() ? Wording::tr("Judged non-relevant documents above rank %1: %2.")
                            : Wording::tr("It is judged non-relevant. Documents judged "
                                          "non-relevant up to rank %1: %2."))
        .arg(at.rank(), seenCount(at));
}

QString preferenceFact(const AtRank& at)
{
    return Wording::tr("1 minus the share of non-relevant documents above: 1 − %1/%2 = %3.")
        .arg(at.count(at.line.weight - at.line.gain), at.count(at.line.weight), termDecimals(at));
}

QString preferenceAtRank(const AtRank& at)
{
    if (!at.line.grade.isJudged())
        return Wording::tr("Rank %1 is unjudged, so bpref skips it.").arg(at.rank());
    if (!at.isRelevant())
        return Wording::tr("Rank %1 is judged non-relevant, so the relevant documents below it add "
                           "less. Non-relevant so far: %2.")
            .arg(at.rank(), seenCount(at));
    if (at.line.seen == 0)
        return Wording::
            tr("Rank %1 is relevant, with no documents judged non-relevant above it, so it adds 1.")
                .arg(at.rank());
    return Wording::tr("Rank %1 is relevant. Non-relevant documents above it: %2 (at most %3 "
                       "count), so it adds 1 − %4/%3 = %5.")
        .arg(at.rank(), seenCount(at), at.count(at.line.weight),
             at.count(at.line.weight - at.line.gain), termDecimals(at));
}

QString preferenceSummary(const Explained& in)
{
    return joined(
        in.found(),
        Wording::tr("Each relevant document adds 1 minus the share of non-relevant documents "
                    "above it, %1 in total. Dividing by %2, the number of relevant documents, "
                    "gives %3.")
            .arg(in.decimals(in.explanation.earned), in.count(in.explanation.attainable),
                 in.value()));
}

}  // namespace

extern const MeasureWords binaryPreferenceWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Binary preference"),
    .about = QT_TRANSLATE_NOOP(
        "Wording", "Shows how rarely documents that were judged non-relevant rank above relevant "
                   "ones. It skips unjudged documents, so incomplete judgments affect it less."),
    .source = QT_TRANSLATE_NOOP("Wording", "Buckley & Voorhees, SIGIR 2004"),
    .unjudged = QT_TRANSLATE_NOOP("Wording", "Bpref skips unjudged documents."),
    .amounts = Amounts::Decimals,
    .formula = formula_parts::binaryPreference,
    .seen = {[](const Explained&) {
                 return ColumnHead{
                     Wording::tr("non-relevant so far"),
                     Wording::tr("The number of documents judged non-relevant up to this rank.")};
             },
             seenCount, nonRelevantFact},
    .term = {
        [](const Explained&) {
            return ColumnHead{Wording::tr("1 − share above"),
                              Wording::tr("This rank’s contribution: if it is relevant, 1 minus "
                                          "the share of documents judged non-relevant above it.")};
        },
        [](const AtRank& at) {
            return at.isRelevant() ? termRatio(at.line.gain, at.line.weight, at.format)
                                   : nothingCell();
        },
        preferenceFact,
    },
    .sumHeading = runningSumHeading,
    .valueCell = exactValueCell,
    .consequence =
        [](const AtRank& at) {
            return at.line.grade.isJudged()
                       ? QString()
                       : Wording::tr("Only judged documents count, so it is skipped.");
        },
    .atRank = preferenceAtRank,
    .summary = preferenceSummary,
};

}  // namespace ui
