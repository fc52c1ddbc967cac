// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/counterexamples/contrast.h"

#include <QLocale>
#include <QString>

namespace ui {

/// How A and B differ: "B is A with ranks 1 and 5 swapped.", "B has the same documents in another
/// order."
QString contrastText(const core::Contrast<core::RankedList>& contrast, const QLocale& locale);
/// The same for two models: "A and B score the same 3 samples, 1 of them positive."
QString contrastText(const core::Contrast<core::Samples>& contrast, const QLocale& locale);
/// Which of two values is higher: "equal", "A is higher by 0.8000".
QString contrastSideText(const core::LessonValue& a, const core::LessonValue& b, int decimals,
                         const QLocale& locale);
/// Says that nothing was found, what was searched, and whether that proves that none exists.
QString noContrastText(const core::ListContrast& requested, core::ContrastReach reach);
QString noContrastText(const core::SampleContrast& requested, core::ContrastReach reach);
/// Says that there may be better pairs than those shown.
QString contrastNotWholeText();

}  // namespace ui
