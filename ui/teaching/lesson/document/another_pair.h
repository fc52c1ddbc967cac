// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

class LessonDocument;

/// Whether two lists lie on the bench of whose shown measures all may be seen.
bool canShowAnotherPair(const LessonDocument& document);

/// Puts two other lists on the bench that every shown measure sees as the two that are there, the
/// simplest ones first, as one step. @return why there are none; empty: they are there
QString showAnotherPair(LessonDocument& document);

}  // namespace ui
