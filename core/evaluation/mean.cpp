#include "core/evaluation/run_evaluation.h"

namespace core {

Value meanOf(std::span<const Value> counted)
{
    double sum = 0;
    std::size_t count = 0;
    for (const Value& value : counted) {
        if (!value)
            continue;
        sum += *value;
        ++count;
    }
    if (count > 0)
        return sum / static_cast<double>(count);
    return counted.empty() ? Value(Undefined::NothingRetrieved) : counted.front();
}

}  // namespace core
