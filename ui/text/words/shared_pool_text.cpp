// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/shared_pool_text.h"

#include "ui/text/language/wording.h"

namespace ui {

QString sharedIdealText(core::IdealPool pool)
{
    const bool isOfEach =
        pool == core::IdealPool::RetrievedOnly || pool == core::IdealPool::AsManyJudged;
    return isOfEach ? Wording::tr("A and B have an ideal each")
                    : Wording::tr("A and B share one ideal");
}

QString sharedIdealSentence(core::IdealPool pool)
{
    switch (pool) {
    case core::IdealPool::AllJudged:
        return Wording::tr("What is judged in A or B counts in the ideal of both.");
    case core::IdealPool::RelevantOnly:
        return Wording::tr("What is judged relevant in A or B counts in the ideal of both.");
    case core::IdealPool::AsManyJudged:
        return Wording::tr("The ideal of each list is the best that is judged in A or B, as "
                           "many as it retrieved.");
    case core::IdealPool::AllQueries:
        return Wording::tr("The ideal of both is the best that is judged for any query.");
    case core::IdealPool::RetrievedOnly:
        return Wording::tr("The ideal of each list is what it retrieved itself.");
    }
    return {};
}

}  // namespace ui
