// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/ranking_order/ideal_position.h"

#include "core/metrics/measures/cumulated_gain.h"

#include <algorithm>

namespace core {

namespace {

/// Documents of equal worth: the ranks they occupy and the next free one.
struct Level {
    double grade;
    std::size_t first;
    std::size_t last;
    std::size_t next;
};

/// Levels by worth, best first; the last one earns nothing and ends at `length`.
std::vector<Level> levelsOf(std::span<const Grade> ideal, std::size_t length)
{
    std::vector<Level> levels;
    std::size_t rank = 1;
    for (const Grade grade : ideal) {
        if (!(grade.earning() > 0))
            break;
        if (levels.empty() || levels.back().grade != grade.value())
            levels.push_back({grade.value(), rank, rank, rank});
        levels.back().last = rank++;
    }
    levels.push_back({0, rank, length, rank});
    return levels;
}

bool isInPool(Grade grade, const Settings& settings)
{
    return settings.ideal == IdealPool::RelevantOnly ? grade.isRelevant(settings.relevantFrom)
                                                     : grade.isJudged();
}

Level& levelOf(Grade grade, std::vector<Level>& levels, const Settings& settings)
{
    const double worth = isInPool(grade, settings) ? grade.earning() : 0;
    return *std::partition_point(levels.begin(), std::prev(levels.end()),
                                 [worth](const Level& level) { return level.grade > worth; });
}

std::vector<IdealPosition> documentsOf(const JudgedRanking& query, const Settings& settings)
{
    std::vector<IdealPosition> documents;
    documents.reserve(query.ranked().size() + query.notRetrieved().size());
    for (std::size_t row = 0; row < query.ranked().size(); ++row)
        documents.push_back({row, row + 1});
    if (settings.ideal == IdealPool::RetrievedOnly)
        return documents;
    for (std::size_t row = 0; row < query.notRetrieved().size(); ++row)
        if (isInPool(query.notRetrieved()[row], settings))
            documents.push_back({row, std::nullopt});
    return documents;
}

void count(const IdealPosition& document, IdealOrder& order)
{
    const auto displacement = document.displacement();
    if (!displacement)
        ++order.notRetrieved;
    else if (*displacement > 0)
        ++order.tooLate;
    else if (*displacement < 0)
        ++order.tooEarly;
    else
        ++order.inPlace;
}

}  // namespace

std::optional<std::ptrdiff_t> IdealPosition::displacement() const
{
    if (!rank)
        return std::nullopt;
    if (*rank < firstIdealRank)
        return -static_cast<std::ptrdiff_t>(firstIdealRank - *rank);
    if (*rank > lastIdealRank)
        return static_cast<std::ptrdiff_t>(*rank - lastIdealRank);
    return 0;
}

IdealOrder idealOrder(const JudgedRanking& query, const Settings& under)
{
    // Documents of other queries cannot be placed here.
    Settings settings = under;
    if (settings.ideal == IdealPool::AllQueries)
        settings.ideal = IdealPool::AllJudged;
    IdealOrder order;
    order.positions = documentsOf(query, settings);
    order.bestFirst.resize(order.positions.size());
    auto levels = levelsOf(idealRanking(query, settings), order.positions.size());
    const auto levelAt = [&](const IdealPosition& document) -> Level& {
        const Grade grade =
            document.rank ? query.ranked()[document.row] : query.notRetrieved()[document.row];
        return levelOf(grade, levels, settings);
    };
    // Documents in place stay there; the others fill the gaps.
    for (IdealPosition& document : order.positions) {
        const Level& level = levelAt(document);
        document.firstIdealRank = level.first;
        document.lastIdealRank = level.last;
        count(document, order);
    }
    for (IdealPosition& document : order.positions) {
        if (document.displacement() == 0) {
            document.idealRank = *document.rank;
            continue;
        }
        std::size_t& next = levelAt(document).next;
        while (order.positions[next - 1].displacement() == 0)
            ++next;
        document.idealRank = next++;
    }
    for (std::size_t i = 0; i < order.positions.size(); ++i)
        order.bestFirst[order.positions[i].idealRank - 1] = i;
    return order;
}

}  // namespace core
