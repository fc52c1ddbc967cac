// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/measures/explained.h"

#include "ui/text/language/wording.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/step_facts.h"

#include <cstdint>
#include <cstdlib>

namespace ui {

namespace {

QString foundInTop(const core::Explanation& explanation)
{
    const int all = static_cast<int>(explanation.relevant);
    const std::size_t hits = explanation.relevantWithinCutoff;
    const QString cutoff = QString::number(*explanation.definition.cutoff);
    if (hits == 0)
        return Wording::tr("None of the %n relevant documents is in the top %1.", nullptr, all)
            .arg(cutoff);
    if (hits == 1)
        return Wording::tr("1 of the %n relevant documents is in the top %1.", nullptr, all)
            .arg(cutoff);
    return Wording::tr("%1 of the %n relevant documents are in the top %2.", nullptr, all)
        .arg(QString::number(hits), cutoff);
}

QString foundAnywhere(const core::Explanation& explanation)
{
    const int all = static_cast<int>(explanation.relevant);
    const std::size_t hits = explanation.relevantWithinCutoff;
    if (hits == 0)
        return Wording::tr("None of the %n relevant documents was retrieved.", nullptr, all);
    if (hits == 1)
        return Wording::tr("1 of the %n relevant documents was retrieved.", nullptr, all);
    return Wording::tr("%1 of the %n relevant documents were retrieved.", nullptr, all)
        .arg(QString::number(hits));
}

}  // namespace

QString Explained::name() const
{
    return shortName(explanation.definition);
}

QString Explained::value() const
{
    return exactValueText(explanation, format);
}

QString Explained::topGrade() const
{
    return plainText(explanation.topGrade, format.locale);
}

QString Explained::threshold() const
{
    return plainText(settings().relevantFrom, format.locale);
}

QString Explained::count(double number) const
{
    return countText(number, format);
}

QString Explained::ratio() const
{
    return valueRatio(explanation.earned, explanation.attainable, format);
}

QString Explained::found() const
{
    return explanation.definition.cutoff ? foundInTop(explanation) : foundAnywhere(explanation);
}

QString Explained::shareIn(const QString& pattern) const
{
    return pattern.arg(count(explanation.attainable), count(explanation.earned), name(), ratio());
}

QString AtRank::nameHere() const
{
    return nameAt(explanation.definition, line.rank);
}

QString AtRank::ratioHere() const
{
    return valueRatio(line.sum, line.attainable, format);
}

core::ExplainedRank AtRank::before() const
{
    return row == 0 ? core::ExplainedRank{} : explanation.ranks[row - 1];
}

core::ExactRank AtRank::exact() const
{
    return row < explanation.exactRanks.size() ? explanation.exactRanks[row] : core::ExactRank{};
}

QString joined(const QString& first, const QString& second)
{
    return joinedSentences({first, second});
}

QString withFraction(const std::optional<core::Fraction>& exact, const QString& decimals)
{
    constexpr std::int64_t longest = 100'000;
    if (!exact || exact->denominator() == 1 || exact->denominator() >= longest ||
        std::abs(exact->numerator()) >= longest)
        return decimals;
    return QStringLiteral("%1 = %2").arg(fractionText(*exact), decimals);
}

}  // namespace ui
