#include "ui/words/statistics_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct StatisticsText {
    Q_DECLARE_TR_FUNCTIONS(ui::StatisticsText)
};

}  // namespace

QString untestedText(core::Untested reason)
{
    using core::Untested;
    switch (reason) {
    case Untested::NoQueries:
        return StatisticsText::tr("No query has a value in both runs.");
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
    using Text = StatisticsText;
    return {{PairedTest::T, Text::tr("paired t"), Text::tr("Paired t")},
            {PairedTest::Randomisation, Text::tr("randomisation"), Text::tr("Randomisation")},
            {PairedTest::Wilcoxon, Text::tr("Wilcoxon signed ranks"),
             Text::tr("Wilcoxon signed ranks")},
            {PairedTest::Sign, Text::tr("sign"), Text::tr("Sign")},
            {PairedTest::Bootstrap, Text::tr("bootstrap"), Text::tr("Bootstrap")}};
}

}  // namespace ui
