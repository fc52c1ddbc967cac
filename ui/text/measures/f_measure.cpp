// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"
#include "ui/text/words/step_facts.h"

namespace ui {

namespace {

ColumnHead meanHead(const Explained& in)
{
    return {in.settings().beta == 1 ? QStringLiteral("(i + R) ÷ 2")
                                    : QStringLiteral("(i + β²R) ÷ (1 + β²)"),
            Wording::tr("The number of relevant documents so far is divided by the mean of the "
                        "rank i and R, the number of relevant documents.")};
}

QString meanFact(const AtRank& at)
{
    return Wording::tr("Mean of the number of ranks read and the number of relevant documents: %1.")
        .arg(meanOfRanksAndRelevant(at.explanation, at.line.rank, at.line.attainable, at.format));
}

QString fMeasureAtRank(const AtRank& at)
{
    if (!at.line.value)
        return relevanceSentence(at);
    return joined(
        relevanceSentence(at),
        Wording::tr("Found so far: %1 of %3 relevant documents, with %2 ranks read, so %4 = %5.")
            .arg(at.count(at.line.sum), at.rank(), at.relevant(), at.nameHere(), at.ratioHere()));
}

QString meanSentence(const Explained& in)
{
    const QString of = in.decimals(in.explanation.attainable);
    const double beta = in.settings().beta;
    if (beta == 1)
        return Wording::tr("%1 divides this count by %2, the mean of the number of ranks read and "
                           "the number of relevant documents: %3.")
            .arg(in.name(), of, in.ratio());
    return Wording::tr("%1 divides this count by %2, the mean of the number of ranks read and the "
                       "number of relevant documents, weighted with beta = %3: %4.")
        .arg(in.name(), of, plainText(beta, in.format.locale), in.ratio());
}

}  // namespace

extern const MeasureWords fMeasureWords{
    .title = QT_TRANSLATE_NOOP("Wording", "F measure"),
    .about = QT_TRANSLATE_NOOP(
        "Wording", "The harmonic mean of precision and recall at k: high only when both are high. "
                   "Beta sets the weight of recall relative to precision."),
    .source = QT_TRANSLATE_NOOP("Wording", "van Rijsbergen, “Information Retrieval”, 1979"),
    .amounts = Amounts::Counts,
    .formula = formula_parts::fMeasure,
    .term = relevantTerm,
    .sumHeading = relevantSoFarHeading,
    .attainable = {meanHead, [](const AtRank& at) { return at.decimals(at.line.attainable); },
                   meanFact},
    .valueCell = exactValueCell,
    .consequence = noHitConsequence,
    .atRank = fMeasureAtRank,
    .summary = [](const Explained& in) { return joined(in.found(), meanSentence(in)); },
};

}  // namespace ui
