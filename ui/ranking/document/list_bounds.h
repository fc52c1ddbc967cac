// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure.h"
#include "core/rankings/bounds/grade_scale.h"
#include "core/rankings/bounds/run_bounds.h"
#include "ui/text/measures/bounds_text.h"
#include "ui/toolkit/jobs/side_work.h"

#include <QObject>

#include <map>
#include <optional>
#include <vector>

namespace ui {

class RankingDocument;

/// How far grades of unjudged documents could move the shown measures of a document's list.
/// Computed on request; for a long list, in another thread.
class ListBounds : public QObject {
    Q_OBJECT
public:
    explicit ListBounds(RankingDocument& document);

    /// The unjudged documents that the list, or the other list, retrieves. The top of the scale
    /// comes from the settings, otherwise it is the list's highest grade. O(documents) after an
    /// edit.
    const OpenFacts& open();
    bool hasOpen() { return open().documents > 0; }
    /// None: unknown. @param measure a shown one
    std::optional<core::ExactBounds> of(core::Measure measure);
    /// The same for B - A, if there are two lists.
    std::optional<core::DifferenceBounds> ofDifference(core::Measure measure);
    /// The unjudged documents that the queries' lists retrieve, on the scale of the highest grade
    /// in any of them; empty for a single query. O(documents) after an edit.
    const OpenFacts& openInMean();
    /// Bounds of the selected measure's mean over the queries; none: unknown (yet), or all
    /// documents are judged.
    std::optional<core::Bounds> ofMean();
    /// Waits until of() knows all bounds; for figures on paper.
    void finish();
    /// Whether of() is still waiting for results.
    bool isWaiting();
    /// The judgments of the shown list that would narrow the selected measure's bounds, most wanted
    /// first; null: not known yet, judgmentsFound() follows.
    const std::vector<core::WantedJudgment>* wanted();
    /// Searches for the same; emits wantedFound().
    void search();
    /// Stops the current computation.
    void forget();

signals:
    /// of() has new results.
    void found();
    /// wanted() has a new result.
    void judgmentsFound();
    /// The result of search().
    void wantedFound(const std::vector<core::WantedJudgment>& requested);
    /// The result of a search, in one sentence.
    void told(const QString& sentence);

private:
    struct Found {
        std::optional<core::ExactBounds> value;
        std::optional<core::DifferenceBounds> difference;
    };
    using ByMeasure = std::map<core::Measure, Found>;
    struct Task;

    /// For a measure's mean.
    struct OfMean {
        core::MeasureSpec definition;
        std::optional<core::Bounds> bounds;
    };

    /// Of the shown list.
    struct Wanted {
        core::MeasureSpec definition;
        std::optional<std::vector<core::WantedJudgment>> judgments;
    };

    Task task() const;
    void startWanted(const core::MeasureSpec& definition);
    void tellWanted(const std::vector<core::WantedJudgment>& wanted);
    void startMean(const core::MeasureSpec& definition);
    void start();
    const Found* ask(core::Measure measure);

    RankingDocument& m_document;
    std::optional<OpenFacts> m_open;
    std::optional<ByMeasure> m_bounds;
    std::optional<OpenFacts> m_openInMean;
    std::optional<OfMean> m_mean;
    std::optional<Wanted> m_wanted;
    bool m_isRequested = false;  ///< search() waits for m_wanted
    SideWork m_work;
    SideWork m_averaging;
    SideWork m_searching;
};

}  // namespace ui
