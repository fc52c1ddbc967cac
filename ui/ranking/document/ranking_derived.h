// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/written_mean.h"
#include "ui/ranking/document/ranking_document.h"

namespace ui {

/// What follows from the session; an empty member has not been asked for yet.
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

/// What the queries that are not in front are in the mean.
struct RankingDocument::OtherTerms {
    core::MeasureSpec definition;
    core::NoValueRule noValue = core::NoValueRule::Zero;
    core::ListName listName = core::ListName::A;
    std::vector<core::MeanTerm> terms;  ///< by place; that of the query in front is not regarded

    /// Whether both are measured alike.
    bool areAs(const OtherTerms& other) const
    {
        return definition == other.definition && noValue == other.noValue &&
               listName == other.listName;
    }
};

}  // namespace ui
