// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/bounds/wanted_judgments.h"
#include "ui/collection/document/collection_document.h"
#include "ui/toolkit/jobs/side_work.h"

#include <QObject>

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace ui {

/// How far grades of unjudged documents could move the current runs, in every query and in the
/// mean, and which judgments would narrow that most. Calculated in the background on request. After
/// an edit, only the affected query is calculated again.
class BoundsSurvey : public QObject {
    Q_OBJECT
public:
    explicit BoundsSurvey(CollectionDocument& document);

    /// Calculates what is unknown, unless this is already running.
    void want();
    /// Whether something is being calculated.
    bool isBusy() const { return m_bounding.isRunning() || m_searching.isRunning(); }

    /// The bounds of a query under the current measure, or of B − A; nullopt: not known (yet).
    std::optional<core::Bounds> ofQuery(std::size_t query) const;
    /// The bounds of the mean under a measure; nullopt: not known (yet).
    std::optional<core::DifferenceBounds> ofMean(std::size_t measure) const;
    /// Whether ofQuery() and ofMean() match the current document.
    bool isKnown() const { return m_queries && m_edited.empty(); }
    /// Under the current measure, the judgments that save most first.
    const std::vector<core::WantedJudgment>& requested() const { return m_requested; }
    /// The lowest and highest value possible for any query; nullopt: not known (yet).
    const std::optional<core::Extent>& reach() const { return m_reach; }
    /// The highest grade that documents could get: the document's, else the highest grade of the
    /// judgments.
    double topGrade() const;

signals:
    void changed();

private:
    struct Question;
    using Queries = std::shared_ptr<const std::vector<core::QueryBounds>>;

    Question question() const;
    bool canAsk() const;
    void follow(CollectionDocument::Part part);
    void noteEdit(std::size_t query);
    void forget();
    void bound();
    static std::vector<core::QueryBounds> bounded(const Question& asked,
                                                  const std::stop_token& stop);
    static std::vector<core::QueryBounds> boundedAgain(const Question& asked,
                                                       std::vector<core::QueryBounds> queries,
                                                       const std::set<std::string>& edited);
    void search();
    void rank(const std::vector<std::string>& queries);
    std::size_t amountOf(std::size_t queries) const;

    CollectionDocument& m_document;
    std::shared_ptr<const Question> m_asked;  ///< the question answered by m_queries
    Queries m_queries;                        ///< null: not known
    std::vector<std::optional<core::DifferenceBounds>> m_means;
    std::optional<core::Extent> m_reach;  ///< under m_measure
    std::set<std::string> m_edited;       ///< queries whose bounds are older than an edit
    bool m_isEditNoted = false;
    std::size_t m_measure = 0;  ///< of the judgments searched for, and of the reach
    std::map<std::string, std::vector<core::WantedJudgment>> m_searched;  ///< by query
    std::vector<core::WantedJudgment> m_requested;
    SideWork m_bounding;
    SideWork m_searching;
};

}  // namespace ui
