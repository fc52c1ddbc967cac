// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/json/json_writer.h"
#include "ui/text/language/language.h"

namespace cli {

/// JSON of a command. Programs read it: while it is written, English is spoken.
class JsonText : public core::JsonWriter {
private:
    ui::InEnglish m_english;
};

}  // namespace cli
