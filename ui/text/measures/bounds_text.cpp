// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/measures/bounds_text.h"

#include "ui/text/language/wording.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/change_text.h"
#include "ui/text/words/no_value_text.h"

namespace ui {

namespace {

/// Whether the fraction can be read at a glance.
bool isShort(const std::optional<core::Fraction>& fraction)
{
    constexpr std::int64_t mostParts = 20;
    return fraction && fraction->exact() && fraction->denominator() <= mostParts;
}

QString shortText(double number, const std::optional<core::Fraction>& exact, bool asFraction,
                  const NumberFormat& format)
{
    return asFraction ? fractionText(*exact) : decimalText(number, format.digits, format.locale);
}

QString wholeText(double number, const std::optional<core::Fraction>& exact,
                  const NumberFormat& format)
{
    const QString decimal = decimalText(number, format.digits, format.locale);
    const bool isTold = exact && exact->exact() && exact->denominator() > 1;
    return isTold ? QStringLiteral("%1 = %2").arg(fractionText(*exact), decimal) : decimal;
}

QString extentSentence(const QString& measure, const core::ExactBounds& bounds,
                       const NumberFormat& format)
{
    const auto& extent = bounds.bounds.extent;
    if (!extent)
        return Wording::tr("%1 is undefined.").arg(measure);
    const QString min = wholeText(extent->min, bounds.min, format);
    if (extent->width() == 0)
        return Wording::tr("%1 is %2.").arg(measure, min);
    return Wording::tr("%1 is between %2 and %3.")
        .arg(measure, min, wholeText(extent->max, bounds.max, format));
}

}  // namespace

QString openWorldSentence(const core::Bounds& bounds, bool isDifference, const NumberFormat& format)
{
    const auto number = [&](double end) {
        return isDifference ? differenceText(0.0, end, format.digits, format.locale)
                            : decimalText(end, format.digits, format.locale);
    };
    if (!bounds.extent || !bounds.openWorld || bounds.openWorld == bounds.extent)
        return {};
    return Wording::tr(
               "If some relevant documents were never retrieved, the range could be %1 to %2.")
        .arg(number(bounds.openWorld->min), number(bounds.openWorld->max));
}

QString boundsText(const core::ExactBounds& bounds, const NumberFormat& format)
{
    const auto& extent = bounds.bounds.extent;
    if (!extent)
        return Wording::tr("undefined");
    const bool asFractions = isShort(bounds.min) && isShort(bounds.max);
    const QString min = shortText(extent->min, bounds.min, asFractions, format);
    const QString text =
        extent->width() == 0
            ? Wording::tr("always %1").arg(min)
            : Wording::tr("%1 to %2")
                  .arg(min, shortText(extent->max, bounds.max, asFractions, format));
    return bounds.bounds.mayBeUndefined ? Wording::tr("%1 or undefined").arg(text) : text;
}

QString differenceBoundsText(const core::Bounds& bounds, const NumberFormat& format)
{
    if (!bounds.extent)
        return Wording::tr("undefined");
    const auto number = [&](double end) {
        return differenceText(0.0, end, format.digits, format.locale);
    };
    const QString text =
        bounds.extent->width() == 0
            ? Wording::tr("always %1").arg(number(bounds.extent->min))
            : Wording::tr("%1 to %2").arg(number(bounds.extent->min), number(bounds.extent->max));
    return bounds.isExact ? text : Wording::tr("within %1").arg(text);
}

QString differenceBoundsSentence(const QString& measure, const core::DifferenceBounds& bounds,
                                 const NumberFormat& format)
{
    return joinedSentences(
        {Wording::tr("Possible difference B − A in %1: %2; %3.")
             .arg(measure, differenceBoundsText(bounds.mean, format), verdictText(bounds)),
         openWorldSentence(bounds.mean, true, format)});
}

QString wantedSentence(const QString& document, const core::WantedJudgment& requested,
                       const QString& measure, const NumberFormat& format)
{
    return Wording::tr("%1 at rank %2: judging it narrows the bounds of %3 by %4, averaged over "
                       "the possible grades. Type a digit to grade it.")
        .arg(document, QString::number(requested.rankInA), measure,
             decimalText(requested.saved, format.digits, format.locale));
}

QString nothingWantedSentence(const QString& measure)
{
    return Wording::tr("Judging more documents would not narrow the bounds of %1.").arg(measure);
}

QString verdictText(const core::DifferenceBounds& bounds)
{
    switch (bounds.verdict()) {
    case core::Verdict::AHigher:
        return Wording::tr("A always wins");
    case core::Verdict::BHigher:
        return Wording::tr("B always wins");
    case core::Verdict::Equal:
        return Wording::tr("A and B always tie");
    case core::Verdict::Open:
        break;
    }
    return groupedText(
        Wording::tr("undecided: depends on %n documents", nullptr, static_cast<int>(bounds.open)),
        bounds.open);
}

QString boundsSentence(const QString& measure, const std::optional<core::ExactBounds>& bounds,
                       const OpenFacts& open, const NumberFormat& format)
{
    const int count = static_cast<int>(open.documents);
    if (!bounds)
        return Wording::
            tr("The %n unjudged documents can be graded in too many ways to find the bounds of %1.",
               nullptr, count)
                .arg(measure);
    const QString top = plainText(open.topGrade, format.locale);
    const QString told = extentSentence(measure, *bounds, format);
    QStringList sentences{
        Wording::tr("If the %n unjudged documents are graded anywhere from 0 to %1, %2", nullptr,
                    count)
            .arg(top, told)};
    if (bounds->bounds.mayBeUndefined && bounds->bounds.extent)
        sentences << Wording::tr("With some grades it is undefined: %1.")
                         .arg(reasonText(*bounds->bounds.mayBeUndefined));
    sentences << openWorldSentence(bounds->bounds, false, format);
    return joinedSentences(sentences);
}

}  // namespace ui
