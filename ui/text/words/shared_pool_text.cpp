// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/shared_pool_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct SharedPoolText {
    Q_DECLARE_TR_FUNCTIONS(ui::SharedPoolText)
};

}  // namespace

QString sharedIdealText(core::IdealPool pool)
{
    const bool isOfEach =
        pool == core::IdealPool::RetrievedOnly || pool == core::IdealPool::AsManyJudged;
    return isOfEach ? SharedPoolText::tr("A and B have an ideal each")
                    : SharedPoolText::tr("A and B share one ideal");
}

QString sharedIdealSentence(core::IdealPool pool)
{
    switch (pool) {
    case core::IdealPool::AllJudged:
        return SharedPoolText::tr("What is judged in A or B counts in the ideal of both.");
    case core::IdealPool::RelevantOnly:
        return SharedPoolText::tr("What is judged relevant in A or B counts in the ideal of both.");
    case core::IdealPool::AsManyJudged:
        return SharedPoolText::tr("The ideal of each list is the best that is judged in A or B, as "
                                  "many as it retrieved.");
    case core::IdealPool::AllQueries:
        return SharedPoolText::tr("The ideal of both is the best that is judged for any query.");
    case core::IdealPool::RetrievedOnly:
        return SharedPoolText::tr("The ideal of each list is what it retrieved itself.");
    }
    return {};
}

}  // namespace ui
