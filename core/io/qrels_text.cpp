#include "core/io/qrels_text.h"

#include "core/io/lines.h"
#include "core/text/number_text.h"

#include <algorithm>

namespace core {

namespace {

bool isColumn(const std::string& id)
{
    return !id.empty() && std::none_of(id.begin(), id.end(),
                                       [](char c) { return static_cast<unsigned char>(c) <= ' '; });
}

bool isFirstColumn(const std::string& id)
{
    return isColumn(id) && !id.starts_with('#') && withoutByteOrderMark(id).size() == id.size();
}

}  // namespace

Parsed<std::string> qrelsText(const Qrels& qrels, const std::string& file)
{
    const auto refused = [&file](const std::string& id) {
        return ParseError{file, 0, Problem::IdNotForTrec, excerpt(id)};
    };
    std::string text;
    for (const QueryJudgments& query : qrels.queries) {
        if (!isFirstColumn(query.query))
            return refused(query.query);
        for (const Judgment& judgment : query.judgments) {
            if (!isColumn(judgment.document))
                return refused(judgment.document);
            text += query.query + " 0 " + judgment.document + " " +
                    shortestText(judgment.grade.value()) + "\n";
        }
    }
    return text;
}

}  // namespace core
