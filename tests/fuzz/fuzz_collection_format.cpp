// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/per_query_values.h"
#include "core/collections/import/format_table.h"
#include "core/collections/import/recognise.h"
#include "core/collections/import/refusal_cause.h"
#include "core/foundation/text/utf8.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::text(data, size);
    fuzz::require(!core::formatName(core::collectionFormat(text)).empty());
    const core::FileKind kind = core::recognise(text);
    // Text in another encoding is recognised after it was decoded.
    if (kind == core::FileKind::PerQueryValues &&
        core::findInvalidUtf8(text) == std::string_view::npos)
        fuzz::require(core::perQueryError(text, "input").has_value());
    core::searchRequest(text, "input");
    return 0;
}
