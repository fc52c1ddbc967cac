// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/query_as_document.h"

namespace core {

void countQueriesAsDocuments(const RunLists& run, DiagnosticCounts& counts)
{
    for (const ListedQuery& query : run.queries()) {
        if (query.query.find_first_not_of("0123456789") != std::string_view::npos)
            continue;
        const auto results = run.find(query.query);
        for (const RetrievedDocument& document : results->documents)
            if (document.document == query.query)
                counts.add(Warning::QueryAsDocument, 0, query.query);
    }
}

}  // namespace core
