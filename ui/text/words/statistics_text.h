// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/run_comparison.h"

#include <QList>
#include <QString>

namespace ui {

/// What a statistic is of: two runs, or all that there are.
enum class Compared { Pair, All };

/// Why a statistic of paired differences has no value: "There is one query only, …".
QString untestedText(core::Untested reason, Compared compared = Compared::Pair);

/// A paired test as sentences call it.
struct PairedTestName {
    core::PairedTest test;
    QString name;     ///< "paired t"
    QString atStart;  ///< "Paired t", with which a sentence begins
};
/// All, in the order in which they are read.
QList<PairedTestName> pairedTestNames();
/// "paired t"
QString nameOfTest(core::PairedTest test);

}  // namespace ui
