#include "core/io/qrels_text.h"

#include "core/text/number_text.h"

namespace core {

std::string qrelsText(const Qrels& qrels)
{
    std::string text;
    for (const QueryJudgments& query : qrels.queries)
        for (const Judgment& judgment : query.judgments)
            text += query.query + " 0 " + judgment.document + " " +
                    shortestText(judgment.grade.value()) + "\n";
    return text;
}

}  // namespace core
