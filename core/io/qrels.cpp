#include "core/io/qrels.h"

#include "core/io/by_query.h"
#include "core/io/id_set.h"
#include "core/io/lines.h"
#include "core/io/text_source.h"
#include "core/text/leading_number.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace core {

namespace {

struct Row {
    std::string_view document;
    double grade = 0;
};
using Rows = ByQuery<Row>;

constexpr std::size_t columnCount = 4;

bool holdsDigit(std::string_view text)
{
    return text.find_first_of("0123456789") != std::string_view::npos;
}

/// `query-id iteration document grade`: files have numbers, or Q0, where the names stand.
bool isHeader(const Columns<columnCount>& columns)
{
    return !holdsDigit(columns.text[1]) && !holdsDigit(columns.text[3]);
}

std::optional<ParseError> readRows(std::string_view text, const std::string& name,
                                   NumberReading numbers, Rows& rows, LooseNumbers& loose)
{
    LineReader lines(text, name);
    while (const auto line = lines.nextData()) {
        const auto refused = [&](Problem problem, std::string_view found) {
            return ParseError{name, line->number, problem, excerpt(found)};
        };
        const Columns<columnCount> columns(line->text);
        if (columns.count != columnCount)
            return refused(Problem::QrelsColumns, std::to_string(columns.count));
        Row row{columns.text[2], 0};
        const bool isNumber = readNumber(columns.text[3], row.grade);
        if (!isNumber && rows.isEmpty() && isHeader(columns))
            return refused(Problem::HeaderLine, line->text);
        if (numbers == NumberReading::LikeC) {
            const auto whole = static_cast<double>(leadingWholeNumber(columns.text[3]));
            if (!isNumber || row.grade != whole)
                loose.add(line->number, excerpt(columns.text[3]), whole);
            row.grade = whole;
        } else if (!isNumber) {
            return refused(Problem::BadGrade, columns.text[3]);
        }
        rows.add(columns.text[0], row);
    }
    return lines.error();
}

/// The judgments of one query, each once; or the document of the row that contradicts an earlier
/// one, as it stands in the text.
Result<std::vector<Judgment>, std::string_view> merged(const std::vector<Row>& rows,
                                                       IdSet& documents)
{
    documents.start(rows.size());
    std::vector<Judgment> judgments;
    judgments.reserve(rows.size());
    for (const Row& row : rows) {
        const auto before = documents.add(row.document);
        if (!before)
            judgments.push_back({std::string(row.document), Grade(row.grade)});
        else if (judgments[*before].grade != Grade(row.grade))
            return row.document;
    }
    return judgments;
}

}  // namespace

const QueryJudgments* Qrels::find(std::string_view query) const
{
    return findQuery(queries, query);
}

Parsed<Qrels> parseQrels(std::string_view text, const std::string& name, NumberReading numbers)
{
    Qrels qrels;
    Rows rows;
    if (auto error = readRows(text, name, numbers, rows, qrels.looseGrades))
        return std::move(*error);
    if (rows.isEmpty())
        return ParseError{name, 0, Problem::NothingToRead, {}};

    IdSet documents;
    std::optional<std::string_view> contradiction;  // the first in the file, not in query order
    for (auto& [query, group] : rows.takeSorted()) {
        auto judgments = merged(std::exchange(group, {}), documents);
        if (!judgments) {
            if (!contradiction || judgments.error().data() < contradiction->data())
                contradiction = judgments.error();
            continue;
        }
        for (const Judgment& judgment : *judgments)
            qrels.topGrade = std::max(qrels.topGrade, judgment.grade.value());
        qrels.queries.push_back({std::string(query), *std::move(judgments)});
    }
    if (contradiction)
        return problemAt(text, name, *contradiction, Problem::DuplicateJudgment);
    return qrels;
}

Parsed<Qrels> readQrels(const std::string& path, NumberReading numbers)
{
    const auto text = readText(path);
    if (!text)
        return text.error();
    return parseQrels(*text, path, numbers);
}

}  // namespace core
