#pragma once

#include "core/threshold/rate.h"

#include <QLocale>
#include <QString>

namespace ui {

/// "Accuracy", "Precision" …, as a person names the rate; F with its beta: "F1", "F0.5".
/// @param beta of F only
QString rateName(core::Rate rate, double beta, const QLocale& locale);

}  // namespace ui
