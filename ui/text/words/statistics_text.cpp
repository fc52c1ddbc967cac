// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/statistics_text.h"

#include "ui/text/language/wording.h"
#include "ui/text/words/number_format.h"

namespace ui {

namespace {

constexpr int pDecimals = 3;
constexpr double leastShownP = 0.001;

}  // namespace

QString untestedText(core::Untested reason, Compared compared)
{
    using core::Untested;
    switch (reason) {
    case Untested::NoQueries:
        return compared == Compared::Pair ? Wording::tr("No query has a value in both runs.")
                                          : Wording::tr("No query counts in every run.");
    case Untested::OneQuery:
        return Wording::tr("A single query is not enough to estimate the spread.");
    case Untested::OneSpread:
        return Wording::tr("Every query differs by the same amount, so the spread is 0.");
    case Untested::NotRated:
        return Wording::tr("This measure does not rate runs, so it is not tested.");
    case Untested::ChosenByOutcome:
        return Wording::tr("Not tested: these queries were selected by their own results, so a "
                           "test would be circular.");
    case Untested::Unweightable:
        return Wording::tr("This test has no weighted form.");
    case Untested::OneHeavyQuery:
        return Wording::tr("One query has nearly all of the weight, so the spread is unknown.");
    }
    return {};
}

QList<PairedTestName> pairedTestNames()
{
    using core::PairedTest;
    return {{PairedTest::T, Wording::tr("paired t"), Wording::tr("Paired t")},
            {PairedTest::Randomisation, Wording::tr("randomisation"), Wording::tr("Randomisation")},
            {PairedTest::Wilcoxon, Wording::tr("Wilcoxon signed-rank"),
             Wording::tr("Wilcoxon signed-rank")},
            {PairedTest::Sign, Wording::tr("sign"), Wording::tr("Sign")},
            {PairedTest::Bootstrap, Wording::tr("bootstrap"), Wording::tr("Bootstrap")}};
}

QString nameOfTest(core::PairedTest test)
{
    for (const PairedTestName& named : pairedTestNames())
        if (named.test == test)
            return named.name;
    return {};
}

QString pText(double p, const QLocale& locale)
{
    return (p < leastShownP ? QStringLiteral("p %1") : QStringLiteral("p = %1"))
        .arg(pCellText(p, locale));
}

QString pCellText(double p, const QLocale& locale)
{
    if (p < leastShownP)
        return QStringLiteral("< %1").arg(decimalText(leastShownP, pDecimals, locale));
    return valueText(p, {pDecimals, locale});
}

}  // namespace ui
