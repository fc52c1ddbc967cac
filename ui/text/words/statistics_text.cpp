// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/statistics_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct StatisticsText {
    Q_DECLARE_TR_FUNCTIONS(ui::StatisticsText)
};

}  // namespace

QString untestedText(core::Untested reason, Compared compared)
{
    using core::Untested;
    switch (reason) {
    case Untested::NoQueries:
        return compared == Compared::Pair ? StatisticsText::tr("No query has a value in both runs.")
                                          : StatisticsText::tr("No query counts in every run.");
    case Untested::OneQuery:
        return StatisticsText::tr("A single query tells nothing about the spread.");
    case Untested::OneSpread:
        return StatisticsText::tr("Every query differs by the same, so there is no spread.");
    }
    return {};
}

QList<PairedTestName> pairedTestNames()
{
    using core::PairedTest;
    return {
        {PairedTest::T, StatisticsText::tr("paired t"), StatisticsText::tr("Paired t")},
        {PairedTest::Randomisation, StatisticsText::tr("randomisation"),
         StatisticsText::tr("Randomisation")},
        {PairedTest::Wilcoxon, StatisticsText::tr("Wilcoxon signed ranks"),
         StatisticsText::tr("Wilcoxon signed ranks")},
        {PairedTest::Sign, StatisticsText::tr("sign"), StatisticsText::tr("Sign")},
        {PairedTest::Bootstrap, StatisticsText::tr("bootstrap"), StatisticsText::tr("Bootstrap")}};
}

QString nameOfTest(core::PairedTest test)
{
    for (const PairedTestName& named : pairedTestNames())
        if (named.test == test)
            return named.name;
    return {};
}

}  // namespace ui
