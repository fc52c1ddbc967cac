#include "core/io/trec_pairs.h"

#include "core/io/cell_number.h"
#include "core/io/lines.h"
#include "core/text/number_text.h"

#include <utility>

namespace core {

Parsed<Pairs> parseTrecPairs(std::string_view text, const std::string& name, DecimalMark mark,
                             Loading* loading)
{
    constexpr std::size_t columnCount = 6;
    Pairs pairs;
    LineReader lines(text, name, loading);
    CellNumbers numbers(pairs.counts, mark);
    while (const auto line = lines.nextData()) {
        const auto refused = [&](Problem problem, std::string_view found) {
            return ParseError{name, line->number, problem, excerpt(found)};
        };
        const Columns<columnCount> columns(line->text);
        if (columns.count < columnCount)
            return refused(Problem::RunColumns, std::to_string(columns.count));
        const auto rank = parsedNumber<long long>(columns.text[3]);
        if (!rank)
            return refused(Problem::BadRank, columns.text[3]);
        const auto score = numbers.score(columns.text[4], line->number);
        if (!score)
            return refused(CellNumbers::problemOf(columns.text[4], Problem::BadScore),
                           columns.text[4]);
        if (columns.count > columnCount)
            pairs.counts.add(Oddity::ExtraColumns, line->number, line->text);
        pairs.rows.add(columns.text[0], {columns.text[2], *score, line->number, *rank});
    }
    if (lines.error())
        return *lines.error();
    lines.addSkipped(pairs.counts);
    return pairs;
}

}  // namespace core
