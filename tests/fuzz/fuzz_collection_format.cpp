// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/format_table.h"
#include "core/collections/import/recognise.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::text(data, size);
    fuzz::require(!core::formatName(core::collectionFormat(text)).empty());
    core::recognise(text);
    return 0;
}
