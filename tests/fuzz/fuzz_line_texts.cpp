// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/line_texts.h"
#include "tests/fuzz/pair_checks.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::text(data, size);
    core::areJsonTexts(text);
    core::areTabTexts(text);
    for (const auto form : {core::TextLines::Json, core::TextLines::Tabs}) {
        core::DiagnosticCounts counts;
        const auto texts =
            core::parseLineTexts(core::SharedText(std::string(text)), "input", form, counts);
        fuzz::requireDiagnostics(counts.diagnostics());
        if (!texts)
            continue;
        fuzz::require((*texts)->size() > 0);
        (*texts)->find("a");
        (*texts)->find(text.substr(0, 8));
    }
    return 0;
}
