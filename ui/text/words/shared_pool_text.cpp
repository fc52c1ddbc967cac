// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/shared_pool_text.h"

#include "ui/text/language/wording.h"

namespace ui {

QString sharedIdealText(core::IdealPool pool)
{
    const bool isOfEach =
        pool == core::IdealPool::RetrievedOnly || pool == core::IdealPool::AsManyJudged;
    return isOfEach ? Wording::tr("A and B have separate ideals")
                    : Wording::tr("A and B share one ideal");
}

QString sharedIdealSentence(core::IdealPool pool)
{
    switch (pool) {
    case core::IdealPool::AllJudged:
        return Wording::tr("Documents judged in A or B count in the ideal ranking of both.");
    case core::IdealPool::RelevantOnly:
        return Wording::tr(
            "Documents judged relevant in A or B count in the ideal ranking of both.");
    case core::IdealPool::AsManyJudged:
        return Wording::tr("Each list’s ideal ranking contains the n best documents judged in A "
                           "or B, where n is the number of documents that the list retrieved.");
    case core::IdealPool::AllQueries:
        return Wording::tr("Both ideal rankings contain the best documents judged for any query.");
    case core::IdealPool::RetrievedOnly:
        return Wording::tr(
            "Each list’s ideal ranking contains only the documents that list retrieved.");
    }
    return {};
}

}  // namespace ui
