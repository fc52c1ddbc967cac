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

/// A group of a collection's queries as it is now.
struct CollectionGroup {
    std::string name;
    std::vector<std::size_t> queries = {};  ///< ascending
    bool isSaved = false;                   ///< a filter under a name
    bool isAwaited = false;                 ///< what its filter asks for is being worked out
};

/// The groups of the queries, those of the files and those that filters find, and the two runs in
/// front compared in each of them. What filters find follows every edit.
class GroupSurvey : public QObject {
    Q_OBJECT
public:
    explicit GroupSurvey(CollectionDocument& document);

    /// Those of the files, then the saved ones, each name once. Worked out when it is asked for.
    const std::vector<CollectionGroup>& groups();
    /// The same for filters that ask for a group.
    const std::vector<core::GroupPlaces>& places();
    /// B against A under the measure in front, as groups(); their p are adjusted over the groups.
    /// Empty without two runs.
    const std::vector<core::RunComparison>& comparisons();
    /// Whether comparisons() has what is drawn at random.
    bool areRoundsDrawn() const { return m_areRoundsDrawn; }
    bool isBusy() const { return m_comparing.isRunning(); }
    /// The mean of a run over a group under the measure in front.
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
