// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/query_order.h"
#include "core/collections/comparison/run_comparison.h"
#include "ui/collection/document/collection_document.h"
#include "ui/toolkit/jobs/side_work.h"

#include <QObject>

#include <cstddef>
#include <string>
#include <vector>

namespace ui {

/// A current group of a collection's queries.
struct CollectionGroup {
    std::string name;
    std::vector<std::size_t> queries = {};  ///< ascending
    bool isSaved = false;                   ///< a named filter
    bool isByOutcome = false;  ///< the filter reads values, see core::choosesByOutcome()
    bool isAwaited = false;    ///< the values for its filter are being calculated
};

/// The groups of the queries, from files and from saved filters, with the two current runs compared
/// in each. Groups from filters follow every edit.
class GroupSurvey : public QObject {
    Q_OBJECT
public:
    explicit GroupSurvey(CollectionDocument& document);

    /// The groups of the files, then the saved ones, each name once. Calculated on request.
    const std::vector<CollectionGroup>& groups();
    /// The same, for filters that refer to groups.
    const std::vector<core::GroupPlaces>& places();
    /// B against A under the current measure, in the order of groups(). p values are adjusted
    /// across the groups. Empty without two runs.
    const std::vector<core::RunComparison>& comparisons();
    /// Whether comparisons() include the random parts.
    bool areRoundsDrawn() const { return m_areRoundsDrawn; }
    bool isBusy() const { return m_comparing.isRunning(); }
    /// The mean of a run over a group under the current measure.
    core::Value mean(const CollectionGroup& group, std::size_t run) const;

signals:
    void changed();

private:
    void follow(CollectionDocument::Part part);
    void find();
    std::vector<CollectionGroup> groupsOfFiles() const;
    CollectionGroup found(const core::SavedGroup& saved,
                          const std::vector<core::GroupPlaces>& before);
    void compare();

    CollectionDocument& m_document;
    bool m_isKnown = false;
    std::vector<CollectionGroup> m_groups;
    std::vector<core::GroupPlaces> m_places;
    std::vector<core::QueryWords> m_words;  ///< by query; empty: not read yet
    bool m_isCompared = false;
    bool m_areRoundsDrawn = false;
    std::vector<core::RunComparison> m_comparisons;
    SideWork m_comparing;
};

}  // namespace ui
