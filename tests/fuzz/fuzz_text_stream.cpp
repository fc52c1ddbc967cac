// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/text_blocks.h"
#include "core/foundation/file/text_stream.h"
#include "tests/fuzz/fuzz.h"

#include <string>

/// Read in pieces of any size, a content says the same as when it is read at once.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view content = fuzz::text(data, size);
    const core::ExpansionLimit limit{100, std::size_t{1} << 18};
    const auto whole = core::textIn(content, "input", nullptr, limit);
    core::TextStream stream(content, limit);
    std::string pieces;
    std::string piece;
    do {
        piece.resize(1 + size % 7 + pieces.size() % 1000);
        piece.resize(stream.read(piece));
        pieces += piece;
    } while (!piece.empty());
    fuzz::require(whole.hasValue() == !stream.problem());
    fuzz::require(stream.consumed() <= content.size());
    if (!whole)
        return 0;
    fuzz::require(*whole == pieces);
    fuzz::require(!core::isItsText(content) || pieces == content);
    auto blocks =
        core::TextBlocks::ofFile(core::SharedText(std::string(content)), limit, 1 + size % 100);
    std::size_t inBlocks = 0;
    while (const auto block = blocks.next()) {
        fuzz::require(pieces.compare(inBlocks, block->text.size(), block->text) == 0);
        inBlocks += block->text.size() + block->unseen;
    }
    fuzz::require(!blocks.problem() && inBlocks == pieces.size());
    return 0;
}
