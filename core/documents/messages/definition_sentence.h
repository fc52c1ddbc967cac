// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/messages/sentence.h"
#include "core/metrics/measures/measure_spec.h"

namespace core {

/// Why a text is no definition, and what could stand there. In the catalogue's context
/// ui::DefinitionText.
Sentence definitionSentence(const MeasureSpecError& error);

}  // namespace core
