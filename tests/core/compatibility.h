#include "core/statistics/compatibility.h"

#include "core/statistics/list_overlap.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <vector>

namespace core {

namespace {

/// Gives out the places of the ideal ranking, grade by grade.
class IdealPlaces {
public:
    explicit IdealPlaces(const JudgedRanking& query)
    {
        std::size_t place = 0;
        for (const Grade grade : query.judgedBestFirst())
            if (grade.earning() > 0)
                m_next.try_emplace(grade.value(), ++place);
            else
                break;
    }

    std::optional<std::size_t> next(Grade grade)
    {
        if (!(grade.earning() > 0))
            return std::nullopt;
        return m_next.at(grade.value())++;
    }

private:
    std::map<double, std::size_t> m_next;  ///< by grade, the first place that is free
};

/// A list of `places` beside one that is as long as the longer of them and `ranks`.
std::vector<TwoRanks> besideItself(std::size_t places, std::size_t ranks)
{
    std::vector<TwoRanks> documents;
    for (std::size_t rank = 1; rank <= std::max(places, ranks); ++rank)
        documents.push_back({rank, rank <= places ? std::optional(rank) : std::nullopt});
    return documents;
}

}  // namespace

Value compatibility(const JudgedRanking& query, double p)
{
    IdealPlaces places(query);
    std::vector<TwoRanks> documents;
    std::size_t ideal = 0;
    for (const Grade grade : query.ranked()) {
        const auto place = places.next(grade);
        documents.push_back({documents.size() + 1, place});
        ideal += place ? 1 : 0;
    }
    const std::size_t retrieved = documents.size();
    for (const Grade grade : query.notRetrieved()) {
        if (const auto place = places.next(grade)) {
            documents.push_back({std::nullopt, place});
            ++ideal;
        }
    }
    if (ideal == 0)
        return Undefined::NoRelevant;
    return overlapOfCutLists(documents, p) / overlapOfCutLists(besideItself(ideal, retrieved), p);
}

}  // namespace core
