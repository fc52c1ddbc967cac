#pragma once

#include "core/statistics/untested.h"

#include <QString>

namespace ui {

/// Why a statistic of paired differences has no value: "There is one query only, …".
QString untestedText(core::Untested reason);

}  // namespace ui
