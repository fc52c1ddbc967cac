// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/run_comparison.h"

#include <QList>
#include <QLocale>
#include <QString>

namespace ui {

/// The data behind a statistic: two runs, or all of them.
enum class Compared { Pair, All };

/// Why a statistic of paired differences is undefined: "A single query says nothing about the
/// spread."
QString untestedText(core::Untested reason, Compared compared = Compared::Pair);

/// A paired test with its name in sentences.
struct PairedTestName {
    core::PairedTest test;
    QString name;     ///< "paired t"
    QString atStart;  ///< "Paired t", for the start of a sentence
};
/// All tests, in display order.
QList<PairedTestName> pairedTestNames();
/// "paired t"
QString nameOfTest(core::PairedTest test);

/// "p = 0.031", or "p < 0.001".
QString pText(double p, const QLocale& locale);
/// The same under a heading that says p: "0.031", or "< 0.001".
QString pCellText(double p, const QLocale& locale);

}  // namespace ui
