// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/table_texts.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/bad_lines.h"
#include "core/foundation/tabular/cell_rows.h"
#include "core/foundation/text/ascii.h"

#include <unordered_map>
#include <utility>

namespace core {

namespace {

class TableTexts : public TextsById {
public:
    std::size_t size() const override { return m_texts.size(); }
    std::optional<ItemText> find(std::string_view id) const override
    {
        const auto found = m_texts.find(std::string(id));
        return found == m_texts.end() ? std::nullopt : std::optional(found->second);
    }
    /// @return whether it is the first of this id
    bool add(std::string_view id, ItemText text)
    {
        return m_texts.try_emplace(std::string(id), std::move(text)).second;
    }

private:
    std::unordered_map<std::string, ItemText> m_texts;
};

std::optional<ParseError> addRow(const DelimitedRow& row, const std::string& name,
                                 const TextLayout& layout, TableTexts& texts,
                                 DiagnosticCounts& counts)
{
    const auto refused = [&](ErrorCode problem, std::string found) {
        return ParseError{name, row.line, problem, std::move(found)};
    };
    if (row.cells.size() != layout.columns)
        return refused(ErrorCode::RaggedRow, std::to_string(row.cells.size()));
    const auto cell = [&](std::optional<std::size_t> column) {
        return column ? std::string(trimmed(row.cells[*column])) : std::string();
    };
    const std::string id = cell(layout.id);
    if (id.empty())
        return refused(ErrorCode::EmptyId, {});
    ItemText text{cell(layout.title), cell(layout.text)};
    if (text.title.empty() && text.text.empty())
        counts.add(Warning::EmptyText, row.line, id);
    if (!texts.add(id, std::move(text)))
        counts.add(Warning::RepeatedText, row.line, id);
    return std::nullopt;
}

}  // namespace

Parsed<std::shared_ptr<const TextsById>>
parseTableTexts(std::string_view text, const std::string& name, const TextLayout& layout,
                DiagnosticCounts& counts, Loading* loading, BadLineRule rule)
{
    const std::string_view content = withoutByteOrderMark(text);
    CellRows rows(content, name, layout.gap, loading);
    BadLines badLines(rule, counts);
    auto texts = std::make_shared<TableTexts>();
    DelimitedRow row;
    bool isHeaderDue = true;
    while (rows.next(row)) {
        if (isSeparatorRow(row) || std::exchange(isHeaderDue, false))
            continue;
        if (auto error = addRow(row, name, layout, *texts, counts);
            error && !badLines.leavesOut(*error))
            return std::move(*error);
    }
    if (rows.error())
        return *rows.error();
    if (texts->size() == 0)
        return badLines.all().value_or(ParseError{name, 0, ErrorCode::NothingToRead, {}});
    rows.addMet(counts);
    if (content.size() < text.size())
        counts.add(Warning::ByteOrderMark, 1);
    return std::shared_ptr<const TextsById>(std::move(texts));
}

std::shared_ptr<const TextsById> textsBeside(std::string_view text, const PairLayout& pairs,
                                             const TextLayout& layout)
{
    if ((!layout.title && !layout.text) || !pairs.hasHeader)
        return nullptr;
    DiagnosticCounts counts;
    const auto texts = parseTableTexts(text, {}, layout, counts, nullptr, BadLineRule::LeaveOut);
    return texts ? *texts : nullptr;
}

}  // namespace core
