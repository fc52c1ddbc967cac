// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/word_grades.h"

#include "core/collections/formats/json_records.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/cell_rows.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace core {

namespace {

/// The distinct words of a column.
class WordsOfGrades {
public:
    explicit WordsOfGrades(const GradeVocabulary& known)
        : m_known(&known)
    {}

    void add(std::string_view cell)
    {
        const std::string word(trimmed(cell));
        if (word.empty() || gradeOf(word, *m_known))
            return;
        m_hasNumbers = m_hasNumbers || parsedNumber<double>(word);
        ++m_cells;
        if (m_words.size() <= mostWords && std::ranges::find(m_words, word) == m_words.end())
            m_words.push_back(word);
    }
    bool areGrades() const
    {
        const bool hasSeveral = m_cells > 1 || !m_known->empty();
        return hasSeveral && !m_hasNumbers && m_words.size() <= mostWords;
    }
    std::vector<std::string> take()
    {
        std::ranges::sort(m_words);
        return std::move(m_words);
    }

private:
    static constexpr std::size_t mostWords = 8;

    const GradeVocabulary* m_known;
    std::vector<std::string> m_words;
    std::size_t m_cells = 0;
    bool m_hasNumbers = false;
};

void addCells(const CollectionSource& source, WordsOfGrades& words)
{
    const PairLayout& layout = *source.layout;
    CellRows rows(withoutByteOrderMark(source.text.view()), source.path, layout.gap);
    DelimitedRow row;
    bool isHeaderDue = layout.hasHeader;
    while (rows.next(row))
        if (row.cells.size() == layout.columns && !isSeparatorRow(row) &&
            !std::exchange(isHeaderDue, false))
            words.add(row.cells[*layout.grade]);
}

void addLines(const CollectionSource& source, WordsOfGrades& words)
{
    constexpr std::size_t columnCount = 4;
    LineReader lines(source.text.view(), source.path);
    while (const auto line = lines.nextData())
        if (const Columns<columnCount> columns(line->text); columns.count == columnCount)
            words.add(columns.text[columnCount - 1]);
}

}  // namespace

std::optional<ParseError> wordGrades(const ParseError& error, const CollectionSource& source,
                                     const GradeVocabulary& known)
{
    if (error.problem != ErrorCode::BadGrade && error.problem != ErrorCode::NumberOrName)
        return std::nullopt;
    WordsOfGrades words(known);
    if (source.format == CollectionFormat::TrecQrels)
        addLines(source, words);
    else if (source.format == CollectionFormat::PairTable && source.layout->grade)
        addCells(source, words);
    else if (source.format == CollectionFormat::JsonRecords && source.layout->grade)
        for (const std::string& value : recordValues(source.text.view(), *source.layout->grade))
            words.add(value);
    const bool areGrades = words.areGrades();
    const std::vector<std::string> found = words.take();
    if (!areGrades || found.empty())
        return std::nullopt;
    return ParseError{error.file, error.line, ErrorCode::WordGrades, headingsText(found)};
}

}  // namespace core
