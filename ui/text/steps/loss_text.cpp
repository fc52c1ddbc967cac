// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/steps/loss_text.h"

#include "ui/text/language/joined_text.h"
#include "ui/text/words/no_value_text.h"
#include "ui/text/words/step_facts.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <vector>

namespace ui {

using core::LossBreakdown;
using core::LossCause;
using core::LossRow;

namespace {

/// The texts of a measure's loss breakdown.
class LossWords {
    Q_DECLARE_TR_FUNCTIONS(ui::LossWords)

public:
    explicit LossWords(const core::MeasureSpec& definition)
        : m_name(shortName(definition))
    {
        if (definition.cutoff)
            m_cutoff = QString::number(*definition.cutoff);
    }

    QString cause(LossCause cause) const;
    QString about(const LossRow& row) const;
    QString sentence(const LossBreakdown& breakdown, core::NoValueRule noValue,
                     const NumberFormat& format) const;
    QString inALine(const LossBreakdown& breakdown, const NumberFormat& format, bool isBrief) const;
    QString noBreakdown() const
    {
        return tr("The maximum of %1 is not 1, so the loss can’t be split. Choose a measure such "
                  "as nDCG or AP.")
            .arg(m_name);
    }

private:
    bool isCut() const { return !m_cutoff.isEmpty(); }
    static QString share(const QString& number, LossCause cause);
    QString costsMost(const LossBreakdown& breakdown, const LossRow& row,
                      const NumberFormat& format) const;

    QString m_name;
    QString m_cutoff;  // empty: the whole list counts
};

QString LossWords::cause(LossCause cause) const
{
    switch (cause) {
    case LossCause::Order:
        return isCut() ? tr("order in the top %1").arg(m_cutoff) : tr("order of the list");
    case LossCause::BelowCutoff:
        return isCut() ? tr("retrieved below rank %1").arg(m_cutoff)
                       : tr("retrieved below the cutoff");
    case LossCause::NeverRetrieved:
        return tr("never retrieved");
    case LossCause::OutOfReach:
        return tr("out of reach");
    }
    return {};
}

QString LossWords::about(const LossRow& row) const
{
    switch (row.cause) {
    case LossCause::Order:
        return tr("How much %1 would rise if the documents that count were in the best order.")
            .arg(m_name);
    case LossCause::BelowCutoff:
        return tr("How much further %1 would rise if the best of all retrieved documents were "
                  "within the cutoff.")
            .arg(m_name);
    case LossCause::NeverRetrieved:
        return tr("How much further %1 would rise if the judged documents that were not retrieved "
                  "were also in the list, in the best order.")
            .arg(m_name);
    case LossCause::OutOfReach:
        return row.amount < 0 ? tr("With these judgments the best list scores more than 1: the "
                                   "ideal ranking leaves out documents that earn gain.")
                              : tr("The gap to 1 that remains with every judged document in the "
                                   "best order: no list can close it with these judgments.");
    }
    return {};
}

QString LossWords::costsMost(const LossBreakdown& breakdown, const LossRow& row,
                             const NumberFormat& format) const
{
    const QString amount = decimalText(row.amount, format.digits, format.locale);
    const auto late = static_cast<int>(row.ranked.size());
    const auto missing = static_cast<int>(row.notRetrieved.size());
    switch (row.cause) {
    case LossCause::Order:
        return tr("Order costs the most: in the best order, the same documents would score %1 = "
                  "%2.")
            .arg(m_name, decimalText(*breakdown.value + row.amount, format.digits, format.locale));
    case LossCause::BelowCutoff:
        return tr("Late documents cost the most: moving %n documents from below rank %1 into the "
                  "top %1 would add %2.",
                  nullptr, late)
            .arg(m_cutoff, amount);
    case LossCause::NeverRetrieved:
        return tr("Missing documents cost the most: retrieving %n more would add %1.", nullptr,
                  missing)
            .arg(amount);
    case LossCause::OutOfReach:
        return tr("The largest loss can’t be avoided: with these judgments, no list scores more "
                  "than %1.")
            .arg(decimalText(1 - row.amount, format.digits, format.locale));
    }
    return {};
}

QString LossWords::sentence(const LossBreakdown& breakdown, core::NoValueRule noValue,
                            const NumberFormat& format) const
{
    if (!breakdown.value)
        return noValueSentence(breakdown.value.reason(), noValue);
    if (const LossRow* row = breakdown.largest())
        return costsMost(breakdown, *row, format);
    return breakdown.total < 0
               ? tr("%1 is above 1: the list earns more than the ideal ranking.").arg(m_name)
               : tr("%1 is 1: nothing is lost.").arg(m_name);
}

QString LossWords::share(const QString& number, LossCause cause)
{
    switch (cause) {
    case LossCause::Order:
        return tr("%1 in the order").arg(number);
    case LossCause::BelowCutoff:
        return tr("%1 below the cutoff").arg(number);
    case LossCause::NeverRetrieved:
        return tr("%1 never retrieved").arg(number);
    case LossCause::OutOfReach:
        return tr("%1 out of reach").arg(number);
    }
    return {};
}

QString LossWords::inALine(const LossBreakdown& breakdown, const NumberFormat& format,
                           bool isBrief) const
{
    if (!breakdown.value)
        return tr("%1 is undefined").arg(m_name);
    if (!breakdown.largest())
        return breakdown.total < 0 ? tr("Nowhere: %1 is above 1").arg(m_name)
                                   : tr("Nowhere: %1 is 1").arg(m_name);
    std::vector<double> amounts;
    for (const LossRow& row : breakdown.rows)
        amounts.push_back(row.amount);
    const QStringList percents = lossPercents(breakdown, format.locale);
    const QStringList numbers =
        percents.isEmpty() ? apportionedTexts(amounts, format.digits, format.locale) : percents;
    const QString nothing = decimalText(0, percents.isEmpty() ? format.digits : 0, format.locale);
    std::vector<qsizetype> told;
    for (qsizetype row = 0; row < numbers.size(); ++row)
        if (numbers[row] != nothing)
            told.push_back(row);
    std::ranges::stable_sort(told, std::greater(), [&amounts](qsizetype row) {
        return amounts[static_cast<std::size_t>(row)];
    });
    QStringList parts;
    for (const qsizetype row : told)
        parts << share(percents.isEmpty() ? numbers[row] : tr("%1%").arg(numbers[row]),
                       breakdown.rows[static_cast<std::size_t>(row)].cause);
    return isBrief ? parts.value(0) : listText(parts);
}

}  // namespace

QStringList lossPercents(const LossBreakdown& breakdown, const QLocale& locale)
{
    std::vector<double> percents;
    for (const LossRow& row : breakdown.rows) {
        if (breakdown.total <= 0 || row.amount < 0)
            return {};
        percents.push_back(100 * row.amount / breakdown.total);
    }
    return apportionedTexts(percents, 0, locale);
}

QString shortLossText(const LossBreakdown& breakdown, const core::MeasureSpec& definition,
                      const NumberFormat& format, bool isBrief)
{
    return LossWords(definition).inALine(breakdown, format, isBrief);
}

QString lossCauseText(LossCause cause, const core::MeasureSpec& definition)
{
    return LossWords(definition).cause(cause);
}

QString lossCauseAbout(const LossRow& row, const core::MeasureSpec& definition)
{
    return LossWords(definition).about(row);
}

QString lossSentence(const LossBreakdown& breakdown, const core::MeasureSpec& definition,
                     core::NoValueRule noValue, const NumberFormat& format)
{
    return LossWords(definition).sentence(breakdown, noValue, format);
}

QString noBreakdownText(const core::MeasureSpec& definition)
{
    return LossWords(definition).noBreakdown();
}

}  // namespace ui
