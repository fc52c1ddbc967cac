// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"

namespace ui {

namespace {

bool areWeighed(const Explained& in)
{
    return weighsPairs(in.explanation.definition);
}

QString pairsAmount(const Explained& in, double pairs)
{
    return amountText(in.explanation.definition, pairs, in.format);
}

constexpr ColumnWords pairsAbove{
    [](const Explained& in) {
        return areWeighed(in)
                   ? ColumnHead{Wording::tr("weight of pairs with ranks above"),
                                Wording::tr("The total weight of this document’s pairs with those "
                                            "above it.")}
                   : ColumnHead{
                         Wording::tr("pairs with ranks above"),
                         Wording::tr(
                             "The number of pairs this document forms with those above it.")};
    },
    [](const AtRank& at) { return pairsAmount(at, at.line.seen); },
    [](const AtRank& at) {
        return (areWeighed(at) ? Wording::tr("Weight of rank %1’s pairs with the ranks above: %2.")
                               : Wording::tr("Rank %1’s pairs with the ranks above: %2."))
            .arg(at.rank(), pairsAmount(at, at.line.seen));
    },
};

QString inOrderFact(const AtRank& at)
{
    return areWeighed(at)
               ? Wording::tr("Weight of the pairs in order (upper grade at least as high): %1.")
                     .arg(termDecimals(at))
               : Wording::tr("Pairs in order (upper grade at least as high): %1 of %2.")
                     .arg(termCount(at), seenCount(at));
}

constexpr ColumnWords pairsInOrder{
    [](const Explained&) {
        return ColumnHead{Wording::tr("in order"),
                          Wording::tr("Pairs with documents above that have at least the same "
                                      "grade, as in an ideal ranking.")};
    },
    [](const AtRank& at) { return pairsAmount(at, at.line.term); },
    inOrderFact,
};

constexpr ColumnWords pairsSoFar{
    [](const Explained& in) {
        return ColumnHead{areWeighed(in) ? Wording::tr("weight of pairs so far")
                                         : Wording::tr("pairs so far"),
                          Wording::tr("The total weight of all pairs up to this rank.")};
    },
    [](const AtRank& at) { return pairsAmount(at, at.line.attainable); },
    [](const AtRank& at) {
        return Wording::tr("Add, for all pairs: %1 + %2 = %3.")
            .arg(pairsAmount(at, at.row == 0 ? 0 : at.before().attainable),
                 pairsAmount(at, at.line.seen), pairsAmount(at, at.line.attainable));
    },
};

/// Every document is part of pairs, with grade 0 if it has no other that counts.
QString standingSentence(const AtRank& at)
{
    if (!at.line.grade.hasValue())
        return Wording::tr("Rank %1 is unjudged and counts as grade 0.").arg(at.rank());
    if (!at.line.grade.isJudged())
        return Wording::tr("Rank %1 has the negative grade %2 and counts as grade 0.")
            .arg(at.rank(), at.grade());
    return Wording::tr("Rank %1 has grade %2.").arg(at.rank(), at.grade());
}

QString pairsAtRank(const AtRank& at)
{
    if (at.line.rank == 1)
        return Wording::tr("Rank 1 forms pairs only with the documents below it.");
    if (areWeighed(at))
        return joined(standingSentence(at),
                      Wording::tr("Its pairs with documents above have weight %1; those in order "
                                  "(upper grade at least as high) have weight %2.")
                          .arg(at.decimals(at.line.seen), termDecimals(at)));
    return joined(
        standingSentence(at),
        Wording::tr(
            "Documents above with a grade at least as high: %1 of %2. These pairs are in order.")
            .arg(termCount(at), seenCount(at)));
}

QString pairsSummary(const Explained& in)
{
    return (areWeighed(in) ? Wording::tr("Document pairs with a total weight of %1 (out of %2) are "
                                         "in the same order as in an ideal ranking, so %3 = %4.")
                           : Wording::tr("%1 of %2 document pairs are in the same order as in an "
                                         "ideal ranking, so %3 = %4."))
        .arg(pairsAmount(in, in.explanation.earned), pairsAmount(in, in.explanation.attainable),
             in.name(), in.value());
}

}  // namespace

extern const MeasureWords rankCorrelationWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Rank correlation with the ideal ranking"),
    .about = QT_TRANSLATE_NOOP("Wording",
                               "The weighted share of document pairs that are in the same order "
                               "as in an ideal ranking. If there are several ideal rankings, the "
                               "one closest to the list counts. Two documents with the same "
                               "grade always count as in order."),
    .source = QT_TRANSLATE_NOOP("Wording", "Liu, “Learning to Rank for Information Retrieval”, "
                                           "2009, section 1.3; weights by rank: Vigna, WWW 2015"),
    .amounts = Amounts::Pairs,
    .formula = formula_parts::rankCorrelation,
    .seen = pairsAbove,
    .term = pairsInOrder,
    .sumHeading = [](const Explained&) { return Wording::tr("in order so far"); },
    .attainable = pairsSoFar,
    // Both counts are next to it.
    .valueCell = [](const AtRank& at) { return valueText(at.line.value, at.format); },
    .consequence =
        [](const AtRank& at) {
            if (at.line.rank == 1)
                return Wording::tr("There is no document above it to pair with.");
            return at.line.seen > 0 ? QString()
                                    : Wording::tr("Its pairs with the ranks above have no weight.");
        },
    .atRank = pairsAtRank,
    .summary = pairsSummary,
};

}  // namespace ui
