// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/runs/qrels_text.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/delimited_rows.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>

namespace core {

bool isTrecColumn(std::string_view id)
{
    return !id.empty() && std::none_of(id.begin(), id.end(),
                                       [](char c) { return static_cast<unsigned char>(c) <= ' '; });
}

bool isTrecQuery(std::string_view id)
{
    return isTrecColumn(id) && !id.starts_with('#') && withoutByteOrderMark(id).size() == id.size();
}

ParseError notForTrec(std::string_view id, const std::string& file)
{
    return {file, 0, ErrorCode::IdNotForTrec, excerpt(id)};
}

Parsed<std::string> qrelsText(const Qrels& qrels, const std::string& file)
{
    std::string text;
    for (const QueryJudgments& query : qrels.queries) {
        if (!isTrecQuery(query.query))
            return notForTrec(query.query, file);
        for (const Judgment& judgment : query.judgments) {
            if (!isTrecColumn(judgment.document))
                return notForTrec(judgment.document, file);
            text += query.query + " 0 " + judgment.document + " " +
                    shortestText(judgment.grade.value()) + "\n";
        }
    }
    return text;
}

std::string qrelsTable(const Qrels& qrels)
{
    std::string text = "query-id\tcorpus-id\tscore\n";
    for (const QueryJudgments& query : qrels.queries)
        for (const Judgment& judgment : query.judgments)
            text += delimitedCell(query.query, Delimiter::Tab) + "\t" +
                    delimitedCell(judgment.document, Delimiter::Tab) + "\t" +
                    shortestText(judgment.grade.value()) + "\n";
    return text;
}

}  // namespace core
