// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/lead.h"
#include "ui/text/words/number_format.h"

#include <QString>
#include <QStringList>

namespace ui {

// The verdict on three or more runs, as the window, the report and the command line give it.

/// What a verdict calls the runs, by index, and the measure.
struct LeadNames {
    QStringList runs;
    QString measure;
};

/// The conclusion: "“hybrid” is the best of the 3 runs in nDCG@10."
QString leadSentence(const core::Lead& lead, const LeadNames& names);
/// What the conclusion rests on: the differences from the leader with their p, the test, and the
/// judged shares. Empty without a verdict.
QStringList leadReasons(const core::Lead& lead, const LeadNames& names, const NumberFormat& format);
/// The paragraph of the conclusion and its reasons.
QString leadText(const core::Lead& lead, const LeadNames& names, const NumberFormat& format);

}  // namespace ui
