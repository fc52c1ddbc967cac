#include "ui/words/step_facts.h"

#include "core/metric/measure_table.h"

#include <cmath>

namespace ui {

namespace {

/// Longer fractions are right, but nobody reads them in a sentence.
constexpr qsizetype longestFraction = 13;

QString measureName(const core::Definition& definition)
{
    const std::string_view name = core::rowOf(definition.measure).name;
    return QString::fromUtf8(name);
}

/// "₂", "₁₀"; a base with decimals has no subscript form and reads "_2.5".
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

}  // namespace

QString shortName(const core::Definition& definition)
{
    return definition.cutoff ? nameAt(definition, *definition.cutoff) : measureName(definition);
}

QString nameAt(const core::Definition& definition, std::size_t rank)
{
    return QStringLiteral("%1@%2").arg(measureName(definition), QString::number(rank));
}

QString nameAtEach(const core::Definition& definition)
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

QString discountFormula(const core::Settings& settings)
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
    }
    return {};
}

QString discountAt(const core::Settings& settings, std::size_t rank, double divisor,
                   const NumberFormat& format)
{
    const QString number = QString::number(rank);
    switch (settings.discount) {
    case core::Discount::Log2:
        return QStringLiteral("log₂(%1+1) = %2").arg(number, termText(divisor, format));
    case core::Discount::JarvelinKekalainen:
        if (static_cast<double>(rank) < settings.discountBase)
            return termText(divisor, format);
        return QStringLiteral("log%1(%2) = %3")
            .arg(subscript(settings.discountBase), number, termText(divisor, format));
    case core::Discount::Reciprocal:
    case core::Discount::None:
        return countText(divisor, format);
    }
    return {};
}

}  // namespace ui
