// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/language/wording.h"

namespace cli {

using ui::Wording;

}  // namespace cli
