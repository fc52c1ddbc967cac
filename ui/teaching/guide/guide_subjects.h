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

/// The measures that fit, computed on the open list and samples.
struct ShownSubjects {
    std::vector<core::GuideSubject> subjects;    ///< by row
    std::vector<core::MeasureSpec> definitions;  ///< by row; unused for a classifier's measures
    core::Table table;                           ///< measure, value, effect of each change
    std::vector<QString> sentences;              ///< by row: what it sees, ignores, and needs
    QString heading;                             ///< describes the content in one sentence
};

/// The list is used for measures of lists. A classifier's measures are computed on the samples if
/// nothing else fits.
ShownSubjects shownSubjects(const core::GuideAnswers& answers, const RankingDocument& list,
                            const ClassifierDocument& samples, const NumberFormat& format);

}  // namespace ui
