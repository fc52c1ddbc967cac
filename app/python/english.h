// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace python {

/// Lets sentences tell one from several. Called once, before there is a sentence.
void speakEnglish();

}  // namespace python
