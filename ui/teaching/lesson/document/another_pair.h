// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

class LessonDocument;

/// Whether the step has two lists whose shown measures are all visible.
bool canShowAnotherPair(const LessonDocument& document);

/// Replaces the two lists with others that have the same values in every shown measure, the
/// simplest ones first, as one undo step. @return why there are none; empty on success
QString showAnotherPair(LessonDocument& document);

}  // namespace ui
