#include "core/statistics/paired_queries.h"

#include <algorithm>
#include <iterator>

namespace core {

namespace {

template <class Number>
std::vector<double> collected(const std::vector<PairedQuery>& pairs, Number number)
{
    std::vector<double> numbers;
    numbers.reserve(pairs.size());
    std::transform(pairs.begin(), pairs.end(), std::back_inserter(numbers), number);
    return numbers;
}

}  // namespace

std::vector<double> PairedQueries::differences() const
{
    return collected(pairs, [](const PairedQuery& pair) { return pair.difference(); });
}

double PairedQueries::meanA() const
{
    return meanOf(collected(pairs, [](const PairedQuery& pair) { return pair.a; }));
}

double PairedQueries::meanB() const
{
    return meanOf(collected(pairs, [](const PairedQuery& pair) { return pair.b; }));
}

PairedQueries pairQueries(const RunEvaluation& a, const RunEvaluation& b, std::size_t definition)
{
    PairedQueries paired;
    auto ofA = a.queries.begin();
    auto ofB = b.queries.begin();
    while (ofA != a.queries.end() || ofB != b.queries.end()) {
        if (ofB == b.queries.end() || (ofA != a.queries.end() && ofA->query < ofB->query)) {
            paired.onlyA.push_back((ofA++)->query);
            continue;
        }
        if (ofA == a.queries.end() || ofB->query < ofA->query) {
            paired.onlyB.push_back((ofB++)->query);
            continue;
        }
        const Value inA = (ofA++)->counted[definition];
        const QueryValues& query = *ofB++;
        const Value inB = query.counted[definition];
        if (inA && inB)
            paired.pairs.push_back({query.query, *inA, *inB});
        else
            paired.withoutValue.push_back(query.query);
    }
    return paired;
}

}  // namespace core
