// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/mean_formula.h"

#include "core/rankings/evaluation/written_mean.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/no_value_text.h"
#include "ui/text/words/query_text.h"

#include <QLocale>

#include <algorithm>
#include <map>
#include <utility>

namespace ui {

namespace {

constexpr std::int64_t longestTerm = 10'000;
constexpr std::int64_t longestMean = 100'000;

bool isShort(const std::optional<core::Fraction>& exact, std::int64_t longest)
{
    return exact && exact->denominator() < longest && std::abs(exact->numerator()) < longest;
}

Formula fractionOf(const core::Fraction& exact)
{
    const Formula numerator = Formula::number(QString::number(exact.numerator()));
    return exact.denominator() == 1
               ? numerator
               : Formula::fraction(numerator,
                                   Formula::number(QString::number(exact.denominator())));
}

/// The sum of the queries that count, and its result.
class MeanFormula {
public:
    MeanFormula(const core::WrittenMean& mean, const NumberFormat& format)
        : m_mean(mean)
        , m_format(format)
        , m_isExact(std::ranges::all_of(mean.terms, [](const core::MeanTerm& term) {
            return !term.counted || isShort(term.exact, longestTerm);
        }))
    {
        for (std::size_t place = 0; place < mean.terms.size(); ++place)
            if (mean.terms[place].counted)
                m_places.push_back(place);
    }

    Formula take(std::optional<std::size_t> currentQuery)
    {
        std::vector<Formula> parts{Formula::name(meanName(m_mean.definition))};
        const auto add = [&parts](Formula step) {
            parts.push_back(Formula::relation(QStringLiteral("=")));
            parts.push_back(std::move(step));
        };
        if (m_mean.count > 0)
            add(overCount(sum(currentQuery)));
        const bool hasFraction = m_isExact && isShort(m_mean.exact, longestMean);
        if (m_mean.count > 1 && !hasFraction)
            add(overCount(decimal(m_mean.sum)));
        else if (m_mean.count > 1 && m_mean.exact->denominator() > 1)
            add(fractionOf(*m_mean.exact));
        add(Formula::strong(Formula::number(valueText(m_mean.value, m_format))));
        return Formula::row(std::move(parts));
    }

private:
    Formula overCount(Formula above) const
    {
        return m_mean.count == 1
                   ? above
                   : Formula::fraction(std::move(above),
                                       Formula::number(QString::number(m_mean.count)));
    }

    Formula decimal(double number) const
    {
        return Formula::number(number == 0 ? QStringLiteral("0") : valueText(number, m_format));
    }

    Formula sum(std::optional<std::size_t> currentQuery) const
    {
        const auto current = std::ranges::find(m_places, currentQuery.value_or(0) - 1);
        const auto isFound = current != m_places.end();
        std::vector<Formula> parts;
        std::size_t next = 0;
        for (const std::size_t shown : shownPlaces(
                 m_places.size(), shownTerms,
                 isFound ? std::optional(static_cast<std::size_t>(current - m_places.begin()))
                         : std::nullopt)) {
            if (shown > next)
                parts.push_back(Formula::countedGap(m_places[next] + 1, m_places[shown - 1] + 1));
            const core::MeanTerm& term = m_mean.terms[m_places[shown]];
            parts.push_back(Formula::term(m_places[shown] + 1, m_isExact ? fractionOf(*term.exact)
                                                                         : decimal(*term.counted)));
            next = shown + 1;
        }
        return Formula::sum(std::move(parts));
    }

    const core::WrittenMean& m_mean;
    const NumberFormat& m_format;
    bool m_isExact;                     ///< each term is a short fraction
    std::vector<std::size_t> m_places;  ///< of the queries that count
};

QString someNames(const QStringList& names)
{
    constexpr qsizetype most = 4;
    if (names.size() <= most)
        return listText(names);
    const QStringList first = names.mid(0, most - 1);
    return Wording::tr("%1 and %n more", nullptr, static_cast<int>(names.size() - first.size()))
        .arg(listText(first));
}

QString reasonOf(const core::MeanTerm& term, core::NoValueRule rule)
{
    return term.isMissing ? Wording::tr("set to 0: missing from the run")
                          : noValueText(term.value.reason(), rule);
}

}  // namespace

QString meanName(const core::MeasureSpec& definition)
{
    const QString text = QString::fromStdString(core::toText(definition));
    if (!definition.given.empty())
        return text;
    const auto named = [&text](QLatin1String measure, QLatin1String mean) {
        return mean + text.mid(measure.size());
    };
    switch (definition.measure) {
    case core::Measure::Rr:
        return named(QLatin1String("RR"), QLatin1String("MRR"));
    case core::Measure::Ap:
        return named(QLatin1String("AP"), QLatin1String("MAP"));
    case core::Measure::Success:
        return named(QLatin1String("Success"), QLatin1String("HR"));
    default:
        return Wording::tr("mean %1").arg(text);
    }
}

Formula formulaOf(const core::WrittenMean& mean, const NumberFormat& format,
                  std::optional<std::size_t> currentQuery)
{
    return MeanFormula(mean, format).take(currentQuery);
}

QStringList ruledQueries(const core::WrittenMean& mean, core::NoValueRule rule, bool hasNames)
{
    std::map<QString, QStringList> byReason;
    for (const core::MeanTerm& term : mean.terms)
        if (term.isMissing || !term.value)
            byReason[reasonOf(term, rule)] << QString::fromStdString(term.query);
    QStringList sentences;
    for (const auto& [reason, names] : byReason) {
        const auto count = static_cast<std::size_t>(names.size());
        sentences << asSentence(labelledText(
            hasNames ? someNames(names) : queryCountText(count, count, QLocale::c()), reason));
    }
    return sentences;
}

QString otherMeansText(const core::WrittenMean& mean, const NumberFormat& format)
{
    if (!mean.value)
        return {};
    const QString name = mean.definition.measure == core::Measure::Ap
                             ? Wording::tr("Geometric mean (GMAP)")
                             : Wording::tr("Geometric mean");
    return Wording::tr("%1 %2 (values below 0.00001 are raised to 0.00001), median %3.")
        .arg(name, valueText(mean.geometric, format), valueText(mean.median, format));
}

}  // namespace ui
