// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/written_mean.h"
#include "ui/ranking/document/ranking_document.h"

namespace ui {

/// Values derived from the session; an empty member has not been computed yet.
struct RankingDocument::Derived {
    std::optional<core::RankedList> onPool;
    std::optional<core::RankedList> otherOnPool;
    std::shared_ptr<const core::JudgedRanking> ranking;
    std::optional<core::JudgedRanking> otherRanking;
    std::shared_ptr<const core::Explanation> explanation;
    std::optional<core::IdealOrder> idealOrder;
    std::optional<std::vector<Score>> scores;
    std::optional<core::WrittenMean> mean;
};

/// The terms in the mean of all queries but the current one.
struct RankingDocument::OtherTerms {
    core::MeasureSpec definition;
    core::NoValueRule noValue = core::NoValueRule::Zero;
    core::ListName listName = core::ListName::A;
    std::vector<core::MeanTerm> terms;  ///< by position; the current query's is ignored

    /// Whether both were computed under the same rules.
    bool areAs(const OtherTerms& other) const
    {
        return definition == other.definition && noValue == other.noValue &&
               listName == other.listName;
    }
};

}  // namespace ui
