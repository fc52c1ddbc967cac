// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/tables/left_out_rows_text.h"

#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/number_format.h"

#include <string>

namespace ui {

std::vector<LeftOutReason> leftOutReasons(const core::LeftOutRows& left)
{
    QStringList labels;
    for (const std::string& label : left.labels)
        labels << quotedText(QString::fromStdString(label));
    QStringList models;
    for (const std::string& model : left.models)
        models << QString::fromStdString(model);
    std::vector<LeftOutReason> reasons;
    const auto add = [&reasons](const QString& name, std::size_t rows) {
        if (rows > 0)
            reasons.push_back({name, rows});
    };
    //: Rows of a table that were left out, as the following texts
    add(labels.isEmpty() ? Wording::tr("with a label to leave out")
                         : Wording::tr("labelled %1").arg(listText(labels)),
        left.ofUnknownLabel);
    add(Wording::tr("without a label"), left.withoutLabel);
    add(models.isEmpty() ? Wording::tr("without a score from a model")
                         : Wording::tr("without a score from %1").arg(listText(models)),
        left.withoutScore);
    add(Wording::tr("with weight 0"), left.withoutWeight);
    add(Wording::tr("unreadable"), left.unreadable);
    return reasons;
}

QString leftOutSentence(const core::LeftOutRows& left, std::size_t samples)
{
    QStringList reasons;
    for (const LeftOutReason& reason : leftOutReasons(left))
        //: A number of rows and why they were left out: "19 labelled “unknown”"
        reasons << Wording::tr("%1 %2", "rows left out").arg(countText(reason.rows), reason.name);
    if (reasons.isEmpty())
        return {};
    return joinedSentences(
        {Wording::tr("Rows left out: %1 of %2 (%3).")
             .arg(countText(left.all()), countText(left.all() + samples), listText(reasons)),
         left.withoutScore > 0
             ? Wording::tr("Only rows with every score are analysed (complete cases).")
             : QString()});
}

}  // namespace ui
