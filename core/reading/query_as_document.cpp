#include "core/reading/query_as_document.h"

namespace core {

void countQueriesAsDocuments(const Run& run, FindingCounts& counts)
{
    for (const QueryResults& query : run.queries) {
        if (query.query.find_first_not_of("0123456789") != std::string::npos)
            continue;
        for (const RetrievedDocument& document : query.documents)
            if (document.document == query.query)
                counts.add(Oddity::QueryAsDocument, 0, query.query);
    }
}

}  // namespace core
