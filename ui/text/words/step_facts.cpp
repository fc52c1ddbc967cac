// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/step_facts.h"

#include "core/metrics/measures/discount.h"
#include "core/metrics/measures/measure_table.h"

#include <cmath>

namespace ui {

namespace {

/// Longer fractions are correct, but too long to read in a sentence.
constexpr qsizetype longestFraction = 13;

QString measureName(const core::MeasureSpec& definition)
{
    const std::string_view name = core::rowOf(definition.measure).name;
    return QString::fromUtf8(name);
}

QString divisorFormula(const core::Settings& settings)
{
    switch (settings.discount) {
    case core::Discount::Log2:
        return QStringLiteral("log₂(i+1)");
    case core::Discount::JarvelinKekalainen:
        return QStringLiteral("max(1, log%1 i)").arg(subscript(settings.discountBase));
    case core::Discount::Reciprocal:
        return QStringLiteral("i");
    case core::Discount::None:
        return QStringLiteral("1");
    case core::Discount::Ln:
        return QStringLiteral("ln(i+1)");
    case core::Discount::Late:
        return QStringLiteral("log₂(i+2)");
    }
    return {};
}

/// "log₂(4+1)", "4"; empty if every rank is divided by 1.
QString divisorAt(const core::Settings& settings, std::size_t rank)
{
    const QString number = QString::number(rank);
    switch (settings.discount) {
    case core::Discount::Log2:
        return QStringLiteral("log₂(%1+1)").arg(number);
    case core::Discount::JarvelinKekalainen:
        return static_cast<double>(rank) < settings.discountBase
                   ? QString()
                   : QStringLiteral("log%1(%2)").arg(subscript(settings.discountBase), number);
    case core::Discount::Reciprocal:
        return number;
    case core::Discount::Ln:
        return QStringLiteral("ln(%1+1)").arg(number);
    case core::Discount::Late:
        return QStringLiteral("log₂(%1+2)").arg(number);
    case core::Discount::None:
        break;
    }
    return {};
}

}  // namespace

QString subscript(double base)
{
    const QString digits = plainText(base, QLocale::c());
    QString text;
    for (const QChar digit : digits) {
        if (!digit.isDigit())
            return QStringLiteral("_%1").arg(digits);
        text += QChar(0x2080 + digit.digitValue());
    }
    return text;
}

QString shortName(const core::MeasureSpec& definition)
{
    return definition.cutoff ? nameAt(definition, *definition.cutoff) : measureName(definition);
}

QString nameAt(const core::MeasureSpec& definition, std::size_t rank)
{
    return QStringLiteral("%1@%2").arg(measureName(definition), QString::number(rank));
}

QString nameAtEach(const core::MeasureSpec& definition)
{
    return QStringLiteral("%1@i").arg(measureName(definition));
}

QString countText(double number, const NumberFormat& format)
{
    const bool isCount = number == std::floor(number) && std::abs(number) < 1e15;
    return isCount ? plainText(number, format.locale) : termText(number, format);
}

QString termRatio(double numerator, double denominator, const NumberFormat& format)
{
    return QStringLiteral("%1/%2 = %3")
        .arg(countText(numerator, format), countText(denominator, format),
             termText(numerator / denominator, format));
}

QString valueRatio(double numerator, double denominator, const NumberFormat& format)
{
    return QStringLiteral("%1/%2 = %3")
        .arg(countText(numerator, format), countText(denominator, format),
             valueText(numerator / denominator, format));
}

QString meanOfRanksAndRelevant(const core::Explanation& explanation, std::size_t ranks, double mean,
                               const NumberFormat& format)
{
    const double beta = explanation.definition.settings.beta;
    const QString read = QString::number(ranks);
    const QString relevant = QString::number(explanation.relevant);
    if (beta == 1)
        return QStringLiteral("(%1 + %2)/2 = %3").arg(read, relevant, termText(mean, format));
    return QStringLiteral("(%1 + %2² × %3)/(1 + %2²) = %4")
        .arg(read, plainText(beta, format.locale), relevant, termText(mean, format));
}

QString exactValueText(const core::Explanation& explanation, const NumberFormat& format)
{
    QString decimals = valueText(explanation.value, format);
    if (!explanation.exact || explanation.exact->denominator() == 1)
        return decimals;
    const QString fraction = fractionText(*explanation.exact);
    if (fraction.size() > longestFraction)
        return decimals;
    return QStringLiteral("%1 = %2").arg(fraction, decimals);
}

bool tellsWeights(const core::Explanation& explanation, const NumberFormat& format)
{
    return format.discounts == DiscountForm::Weight &&
           core::reads(explanation.definition.measure, core::Parameter::Discount);
}

double shownWeight(const core::Explanation& explanation, const core::ExplainedRank& line,
                   const NumberFormat& format)
{
    return tellsWeights(explanation, format) ? core::discountWeight(line.weight) : line.weight;
}

QString discountFormula(const core::Settings& settings, DiscountForm form)
{
    const QString divisor = divisorFormula(settings);
    return form == DiscountForm::Weight && settings.discount != core::Discount::None
               ? QStringLiteral("1/%1").arg(divisor)
               : divisor;
}

QString discountAt(const core::Settings& settings, std::size_t rank, double divisor,
                   const NumberFormat& format)
{
    const bool isWeight =
        format.discounts == DiscountForm::Weight && settings.discount != core::Discount::None;
    const double shown = isWeight ? core::discountWeight(divisor) : divisor;
    const bool isWhole = settings.discount == core::Discount::None ||
                         (settings.discount == core::Discount::Reciprocal && !isWeight);
    const QString decimals = isWhole ? countText(shown, format) : termText(shown, format);
    const QString asked = divisorAt(settings, rank);
    if (isWeight && !asked.isEmpty())
        return QStringLiteral("1/%1 = %2").arg(asked, decimals);
    return isWhole || asked.isEmpty() ? decimals : QStringLiteral("%1 = %2").arg(asked, decimals);
}

}  // namespace ui
