// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/messages/sentence.h"
#include "core/metrics/measures/measure_spec.h"

namespace core {

/// Why a text is not a definition, and what is allowed. Catalogue context: ui::DefinitionText.
Sentence definitionSentence(const MeasureSpecError& error);

}  // namespace core
