// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "core/teaching/metric_chooser/guide_answers.h"
#include "ui/text/words/number_format.h"

#include <QString>

#include <vector>

namespace ui {

class ClassifierDocument;
class RankingDocument;

/// Measures that fit, shown on the list and the samples at hand.
struct ShownSubjects {
    std::vector<core::GuideSubject> subjects;    ///< by row
    std::vector<core::MeasureSpec> definitions;  ///< by row; of a classifier's figures unused
    core::Table table;                           ///< measure, value, what each change does
    std::vector<QString> sentences;              ///< by row: what it sees, is blind to, and needs
    QString heading;                             ///< what is shown, in a sentence
};

/// The list stands for measures of lists. A classifier's figures are shown on the samples where
/// there is nothing else to show.
ShownSubjects shownSubjects(const core::GuideAnswers& answers, const RankingDocument& list,
                            const ClassifierDocument& samples, const NumberFormat& format);

}  // namespace ui
