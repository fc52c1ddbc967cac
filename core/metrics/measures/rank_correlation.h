// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/kernel.h"

namespace core {

/// What RC needs to know about a set of earlier documents.
template <class Num>
struct RankedSums {
    Num count = whole<Num>(0);
    Num ranks = whole<Num>(0);   ///< of 1 / rank
    Num grades = whole<Num>(0);  ///< of the grades

    static RankedSums of(std::size_t rank, double grade)
    {
        return {whole<Num>(1), whole<Num>(1) / whole<Num>(rank), given<Num>(grade)};
    }
    RankedSums& operator+=(const RankedSums& other)
    {
        count += other.count;
        ranks += other.ranks;
        grades += other.grades;
        return *this;
    }
};

/// The total weight of a document's pairs with earlier ones. These must all be at least as good as
/// the document, or all worse.
template <class Num>
Num pairsWeight(PairWeight weight, const RankedSums<Num>& earlier, std::size_t rank, double grade)
{
    switch (weight) {
    case PairWeight::TopRanks:
        return earlier.ranks + earlier.count / whole<Num>(rank);
    case PairWeight::GradeGap: {
        const Num gap = earlier.grades - earlier.count * given<Num>(grade);
        return toDouble(gap) < 0 ? whole<Num>(0) - gap : gap;
    }
    case PairWeight::Uniform:
        break;
    }
    return earlier.count;
}

/// A Fenwick tree: sums of the entries at or before a place, while entries are added. Both calls
/// are O(log places).
template <class Num>
class PrefixSums {
public:
    explicit PrefixSums(std::size_t places)
        : m_tree(places + 1)
    {}
    /// @param place 1-based
    void add(std::size_t place, const RankedSums<Num>& entry)
    {
        for (; place < m_tree.size(); place += place & (~place + 1))
            m_tree[place] += entry;
    }
    RankedSums<Num> upTo(std::size_t place) const
    {
        RankedSums<Num> sums;
        for (; place > 0; place -= place & (~place + 1))
            sums += m_tree[place];
        return sums;
    }

private:
    std::vector<RankedSums<Num>> m_tree;
};

/// The earlier documents of a walk, split by grade. Uses two trees, because the difference of two
/// sums could leave a rounding error instead of 0.
template <class Num>
class EarlierDocuments {
public:
    explicit EarlierDocuments(const JudgedRanking& query)
        : EarlierDocuments(levelsOf(query))
    {}
    explicit EarlierDocuments(std::span<const Grade> ranking)
        : EarlierDocuments(levelsOf(ranking))
    {}

    void add(double grade, std::size_t rank)
    {
        const auto entry = RankedSums<Num>::of(rank, grade);
        m_ascending.add(place(grade), entry);
        m_descending.add(m_levels.size() + 1 - place(grade), entry);
    }
    RankedSums<Num> below(double grade) const { return m_ascending.upTo(place(grade) - 1); }
    RankedSums<Num> atLeast(double grade) const
    {
        return m_descending.upTo(m_levels.size() + 1 - place(grade));
    }
    RankedSums<Num> above(double grade) const
    {
        return m_descending.upTo(m_levels.size() - place(grade));
    }

private:
    explicit EarlierDocuments(std::vector<double> levels)
        : m_levels(std::move(levels))
        , m_ascending(m_levels.size())
        , m_descending(m_levels.size())
    {}

    static std::vector<double> levelsOf(std::span<const Grade> ranking)
    {
        std::vector<double> levels;
        for (const Grade grade : ranking)
            levels.push_back(grade.earning());
        std::sort(levels.begin(), levels.end());
        levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
        return levels;
    }
    /// The distinct gains of the retrieved documents, ascending. O(documents).
    static std::vector<double> levelsOf(const JudgedRanking& query)
    {
        const auto bestFirst = query.retrievedBestFirst();
        std::vector<double> levels;
        if (bestFirst.size() < query.ranked().size())
            levels.push_back(Grade::unjudged().earning());
        for (auto grade = bestFirst.rbegin(); grade != bestFirst.rend(); ++grade)
            if (levels.empty() || levels.back() != grade->earning())
                levels.push_back(grade->earning());
        return levels;
    }
    std::size_t place(double grade) const
    {
        const auto level = std::lower_bound(m_levels.begin(), m_levels.end(), grade);
        return static_cast<std::size_t>(level - m_levels.begin()) + 1;
    }

    std::vector<double> m_levels;  // ascending
    PrefixSums<Num> m_ascending;
    PrefixSums<Num> m_descending;
};

/// Rank correlation RC: the weighted share of document pairs that are in the same order in the
/// ranking and in an ideal order, maximised over all ideal orders.
///
/// For any weights, the closest ideal order is the one that keeps the ranking's order among equal
/// grades. No search is needed: the pair of ranks u < v counts if the grade at u is at least the
/// grade at v. Unjudged documents and negative grades count as grade 0. With a cutoff, only the
/// first k documents form pairs. Range 0 to 1, exact. Undefined for fewer than two documents or
/// when every pair weighs 0. O(n log g) for g distinct grades. Source: Liu, "Learning to Rank for
/// Information Retrieval", 2009, section 1.3 (Kendall's tau with weights); weights 1/u + 1/v:
/// Vigna, WWW 2015.
struct RankCorrelation : UsualMeasure {
    static constexpr Measure measure = Measure::Rc;
    static constexpr std::string_view name = "RC";
    static constexpr std::array<std::string_view, 1> aliases{"rank_correlation"};
    static constexpr std::array parameters{Parameter::PairWeight};
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade,      Column::Seen, Column::Term,
                Column::Sum,  Column::Attainable, Column::Value};
    }
    static constexpr Denominator denominator(const Settings&) { return Denominator::Pairs; }
    /// A better document from beyond the cutoff can break an order that was good. With weights by
    /// rank, a pair that becomes wrong can weigh more than the pairs that become right.
    static bool rewardsOrder(const KernelInput& in, std::size_t cutoff)
    {
        return forgetsOrder(in.settings) && cutoff >= in.query.ranked().size();
    }
    static bool forgetsOrder(const Settings& settings)
    {
        return settings.pairWeight != PairWeight::TopRanks;
    }
    static News newsOf(const Settings&, Grade, const Share<double>& share)
    {
        return share.seen > 0 ? News::All : News::None;
    }

    /// Term: the weight of this document's pairs with earlier ones that are in order. `seen`: the
    /// weight of all its pairs with earlier ones.
    template <class Num>
    class Kernel : public UsualKernel<Num> {
    public:
        explicit Kernel(const KernelInput& in)
            : m_weight(in.settings.pairWeight)
            , m_earlier(in.query)
        {}
        Share<Num> operator()(std::size_t rank, Grade grade)
        {
            const double here = grade.earning();
            const Num inOrder = pairsWeight(m_weight, m_earlier.atLeast(here), rank, here);
            const Num pairs = inOrder + pairsWeight(m_weight, m_earlier.below(here), rank, here);
            m_earlier.add(here, rank);
            m_pairs += pairs;
            return {inOrder, whole<Num>(1), pairs};
        }
        Num attainable(std::size_t) const { return m_pairs; }
        Undefined whyUndefined() const { return Undefined::NoPairs; }

    private:
        PairWeight m_weight;
        EarlierDocuments<Num> m_earlier;
        Num m_pairs = whole<Num>(0);
    };
};

}  // namespace core
