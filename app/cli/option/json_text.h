// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/json/json_writer.h"
#include "ui/text/language/language.h"

namespace cli {

/// A command's JSON. It is for programs, so messages are in English while it is written.
class JsonText : public core::JsonWriter {
private:
    ui::InEnglish m_english;
};

}  // namespace cli
