// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/steps/step_text.h"

#include "ui/text/language/wording.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/words/no_value_text.h"

namespace ui {

namespace {

QString pastCutoff(const AtRank& at)
{
    return Wording::tr("Rank %1 is past the cutoff %2, so it does not count.")
        .arg(at.rank(), QString::number(*at.explanation.definition.cutoff));
}

QString pastTheEnd(const AtRank& at)
{
    return Wording::tr(
               "The list ends before rank %1. The ideal ranking has a grade %2 here, worth %3.")
        .arg(at.rank(), gradeText(at.line.idealGrade, at.format.locale),
             at.decimals(at.line.idealTerm));
}

}  // namespace

QString rankSentence(const core::Explanation& explanation, std::size_t row,
                     const NumberFormat& format)
{
    const AtRank at(explanation, row, format);
    if (!at.line.counted)
        return pastCutoff(at);
    return at.line.inRanking ? measureWords(explanation.definition.measure).atRank(at)
                             : pastTheEnd(at);
}

QString sentenceBesideRank(const core::Explanation& explanation, std::size_t row,
                           const NumberFormat& format)
{
    const QString sentence = rankSentence(explanation, row, format);
    const QString rank = Wording::tr("Rank %1: ").arg(explanation.ranks[row].rank);
    if (!sentence.startsWith(rank) || sentence.size() == rank.size())
        return sentence;
    const QString rest = sentence.mid(rank.size());
    return rest.left(1).toUpper() + rest.mid(1);
}

QString summarySentence(const core::Explanation& explanation, const NumberFormat& format,
                        core::NoValueRule noValue)
{
    if (!explanation.value)
        return noValueSentence(explanation.value.reason(), noValue);
    return measureWords(explanation.definition.measure).summary({explanation, format});
}

}  // namespace ui
