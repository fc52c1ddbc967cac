// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"

namespace ui {

namespace {

QString successAtRank(const AtRank& at)
{
    if (at.line.gain > 0)
        return Wording::tr("Rank %1 has the first relevant document: from here on, success is 1.")
            .arg(at.rank());
    if (at.line.seen > 0)
        return Wording::tr(
                   "Rank %1 changes nothing: there is already a relevant document above it.")
            .arg(at.rank());
    return joined(notRelevantSentence(at), Wording::tr("Success is still 0."));
}

QString successSummary(const Explained& in)
{
    return joined(in.found(), (in.explanation.earned > 0 ? Wording::tr("One is enough, so %1 = 1.")
                                                         : Wording::tr("So %1 = 0."))
                                  .arg(in.name()));
}

}  // namespace

extern const MeasureWords successWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Success (hit rate)"),
    .about = QT_TRANSLATE_NOOP("Wording", "1 if a relevant document is among the first k, "
                                          "otherwise 0. The mean over queries is the hit rate."),
    .source = QT_TRANSLATE_NOOP("Wording", "TREC’s success@k, as in trec_eval"),
    .amounts = Amounts::Decimals,
    .formula = formula_parts::success,
    .seen = hitsSoFar,
    .term = {
        [](const Explained&) {
            return ColumnHead{Wording::tr("first hit"),
                              Wording::tr("Whether this is the first relevant document.")};
        },
        [](const AtRank& at) { return yesOrNo(at.line.term); },
        [](const AtRank&) { return Wording::tr("It is the first, and one is enough: success."); },
    },
    .valueCell = [](const AtRank& at) { return at.count(*at.line.value); },
    .consequence = searchConsequence,
    .atRank = successAtRank,
    .summary = successSummary,
};

}  // namespace ui
