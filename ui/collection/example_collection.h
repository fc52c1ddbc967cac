#pragma once

#include "core/collection/collection.h"

namespace ui {

/// Two searches of a cake shop over 24 queries, judged from 0 to 3: made up, to look around in.
core::Collection exampleCollection();

}  // namespace ui
