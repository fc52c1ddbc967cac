// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/counterexamples/contrast.h"

#include <QLocale>
#include <QString>

namespace ui {

/// What makes B of A: "B is A with ranks 1 and 5 swapped.", "B is another order of the same
/// documents."
QString contrastText(const core::Contrast<core::RankedList>& contrast, const QLocale& locale);
/// The same of two models: "A and B score 3 samples, 1 of them positive."
QString contrastText(const core::Contrast<core::Samples>& contrast, const QLocale& locale);
/// Which of two values is the higher one: "equal", "A is higher by 0.8000".
QString contrastSideText(const core::LessonValue& a, const core::LessonValue& b, int decimals,
                         const QLocale& locale);
/// That nothing was found, how far was looked, and whether that proves that there is nothing.
QString noContrastText(const core::ListContrast& requested, core::ContrastReach reach);
QString noContrastText(const core::SampleContrast& requested, core::ContrastReach reach);
/// That better pairs than those told may have been passed over.
QString contrastNotWholeText();

}  // namespace ui
