// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"
#include "core/foundation/value.h"
#include "tests/core/cut_lists.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <vector>

/// Gives out the places of the ideal ranking, grade by grade.
class IdealPlaces {
public:
    explicit IdealPlaces(const core::JudgedRanking& query)
    {
        std::size_t place = 0;
        for (const core::Grade grade : query.judgedBestFirst())
            if (grade.earning() > 0)
                m_next.try_emplace(grade.value(), ++place);
            else
                break;
    }

    std::optional<std::size_t> next(core::Grade grade)
    {
        if (!(grade.earning() > 0))
            return std::nullopt;
        return m_next.at(grade.value())++;
    }

private:
    std::map<double, std::size_t> m_next;  ///< by grade, the first place that is free
};

/// A list of `places` beside one that is as long as the longer of them and `ranks`.
inline std::vector<core::TwoRanks> besideItself(std::size_t places, std::size_t ranks)
{
    std::vector<core::TwoRanks> documents;
    for (std::size_t rank = 1; rank <= std::max(places, ranks); ++rank)
        documents.push_back({rank, rank <= places ? std::optional(rank) : std::nullopt});
    return documents;
}

/// ir_measures' Compat, made of core::rankBiasedOverlap(): how much a ranking overlaps with the
/// ideal ranking that is nearest to it, both as deep as the longer of the two, over what the ideal
/// shares with itself. The ideal holds the documents with a grade above 0, best grade first, in the
/// ranking's order where grades are equal and those not retrieved last.
/// Source: Clarke, Vtyurina & Smucker, "Assessing top-k preferences", ACM TOIS 39(3), 2021.
inline core::Value compatibility(const core::JudgedRanking& query, double p)
{
    IdealPlaces places(query);
    std::vector<core::TwoRanks> documents;
    std::size_t ideal = 0;
    for (const core::Grade grade : query.ranked()) {
        const auto place = places.next(grade);
        documents.push_back({documents.size() + 1, place});
        ideal += place ? 1 : 0;
    }
    const std::size_t retrieved = documents.size();
    for (const core::Grade grade : query.notRetrieved()) {
        if (const auto place = places.next(grade)) {
            documents.push_back({std::nullopt, place});
            ++ideal;
        }
    }
    if (ideal == 0)
        return core::Undefined::NoRelevant;
    return overlapOfCutLists(documents, p) / overlapOfCutLists(besideItself(ideal, retrieved), p);
}
