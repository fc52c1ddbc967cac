// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/model_name.h"

#include "core/foundation/tabular/column_words.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/one_of.h"

#include <algorithm>
#include <string>

namespace core {

bool isBareName(std::string_view name)
{
    std::string word;
    for (const char c : std::string(name) + ' ') {
        if (c != ' ' && c != '-' && c != '_') {
            word += lower(c);
            continue;
        }
        if (!std::all_of(word.begin(), word.end(), isDigit) &&
            !isOneOf(word, wordsFor(ColumnMeaning::BareWord)))
            return false;
        word.clear();
    }
    return true;
}

}  // namespace core
