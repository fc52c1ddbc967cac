// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/choice.h"

#include "core/foundation/text/nearest.h"

namespace cli {

std::string notAChoice(const std::string& found, const std::vector<std::string>& known)
{
    std::string text = "“" + found + "” is not one of ";
    for (const std::string& word : known)
        text += (&word == &known.front() ? "" : ", ") + word;
    const std::string nearest = core::nearestTo(found, known);
    return nearest.empty() ? text + "." : text + "; did you mean " + nearest + "?";
}

}  // namespace cli
