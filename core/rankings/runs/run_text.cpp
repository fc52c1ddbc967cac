// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/runs/run_text.h"

#include "core/foundation/tabular/delimited_rows.h"
#include "core/foundation/text/number_text.h"
#include "core/rankings/runs/qrels_text.h"

namespace core {

Parsed<std::string> runText(const Run& run, const std::string& tag, const std::string& file)
{
    std::string text;
    for (const QueryResults& query : run.queries) {
        if (!isTrecQuery(query.query))
            return notForTrec(query.query, file);
        std::size_t rank = 0;
        for (const RetrievedDocument& document : query.documents) {
            if (!isTrecColumn(document.document))
                return notForTrec(document.document, file);
            text += query.query + " Q0 ";
            text += document.document;
            text += " " + std::to_string(++rank) + " " + shortestText(document.score) + " " + tag +
                    "\n";
        }
    }
    return text;
}

std::string runTable(const Run& run)
{
    std::string text = "query\tdocid\trank\tscore\n";
    for (const QueryResults& query : run.queries) {
        std::size_t rank = 0;
        for (const RetrievedDocument& document : query.documents)
            text += delimitedCell(query.query, Delimiter::Tab) + "\t" +
                    delimitedCell(document.document, Delimiter::Tab) + "\t" +
                    std::to_string(++rank) + "\t" + shortestText(document.score) + "\n";
    }
    return text;
}

}  // namespace core
