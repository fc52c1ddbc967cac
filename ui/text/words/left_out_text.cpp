// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/left_out_text.h"

#include "ui/text/language/wording.h"

namespace ui {

QString notInRunText(std::size_t count, const QString& run, core::MissingRule rule)
{
    const int number = static_cast<int>(count);
    if (rule == core::MissingRule::Zero)
        return Wording::tr("%n judged queries are missing from run %1 and count as 0 in its mean.",
                           nullptr, number)
            .arg(run);
    return Wording::tr("%n judged queries are missing from run %1 and are skipped in its mean.",
                       nullptr, number)
        .arg(run);
}

QString notJudgedText(std::size_t count, const QString& run)
{
    return Wording::tr("%n queries in run %1 have no judgments and are skipped in its mean.",
                       nullptr, static_cast<int>(count))
        .arg(run);
}

}  // namespace ui
