// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"

#include <algorithm>

namespace ui {

namespace {

QString placeInIdeal(const AtRank& at)
{
    return at.line.seen > 0 ? at.count(at.line.seen) : nothingCell();
}

/// From where the list and the ideal ranking share the document.
QString sharedFrom(const AtRank& at)
{
    return at.count(std::max(at.line.seen, static_cast<double>(at.line.rank)));
}

QString sharedAtRank(const AtRank& at)
{
    if (!(at.line.gain > 0))
        return noGainSentence(at);
    return Wording::tr("Rank %1: grade %2, rank %3 in the ideal ranking. Both lists contain the "
                       "document from depth %4 on, so it adds %5.")
        .arg(at.rank(), at.grade(), placeInIdeal(at), sharedFrom(at), termDecimals(at));
}

}  // namespace

extern const MeasureWords compatibilityWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Compatibility"),
    .about = QT_TRANSLATE_NOOP(
        "Wording",
        "Rank-biased overlap of the list with the nearest ideal ranking, divided by the overlap "
        "of this ideal ranking with itself. Grades matter only for their order, so preferences "
        "between documents are enough."),
    .source = QT_TRANSLATE_NOOP("Wording", "Clarke, Vtyurina & Smucker, ACM TOIS 39(3), 2021"),
    .amounts = Amounts::Decimals,
    .formula = formula_parts::compatibility,
    .seen = {[](const Explained&) {
                 return ColumnHead{Wording::tr("ideal rank"),
                                   Wording::tr("The rank of the document in the ideal ranking.")};
             },
             placeInIdeal,
             [](const AtRank& at) {
                 return Wording::tr("Rank in the ideal ranking: %1.").arg(placeInIdeal(at));
             }},
    .term = {[](const Explained&) {
                 return ColumnHead{Wording::tr("overlap"),
                                   Wording::tr("What the document adds at all depths at which "
                                               "both lists contain it.")};
             },
             termDecimals,
             [](const AtRank& at) {
                 return Wording::tr("Both lists contain the document from depth %1 on. This adds "
                                    "%2.")
                     .arg(sharedFrom(at), termDecimals(at));
             }},
    .sumHeading = runningSumHeading,
    .valueCell = exactValueCell,
    .consequence = noGainConsequence,
    .atRank = sharedAtRank,
    .summary =
        [](const Explained& in) {
            return Wording::tr("The overlap of the list with the nearest ideal ranking is %1, and "
                               "the overlap of this ideal ranking with itself is %2, so %3 = %4.")
                .arg(in.decimals(in.explanation.earned), in.decimals(in.explanation.attainable),
                     in.name(), in.value());
        },
};

}  // namespace ui
