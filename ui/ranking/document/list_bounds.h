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

/// How far grades of unjudged documents could move the shown measures of a document's list, worked
/// out when somebody asks; of a long list beside the window's own work.
class ListBounds : public QObject {
    Q_OBJECT
public:
    explicit ListBounds(RankingDocument& document);

    /// What the list, or the one beside it, retrieves without a grade; the top of the scale is that
    /// of the settings, else the highest grade of the list. O(documents) after an edit.
    const OpenFacts& open();
    bool hasOpen() { return open().documents > 0; }
    /// None: not known. @param measure a shown one
    std::optional<core::ExactBounds> of(core::Measure measure);
    /// The same of B less A, while there are two lists.
    std::optional<core::DifferenceBounds> ofDifference(core::Measure measure);
    /// What the queries' lists retrieve without a grade, on the scale of the highest grade of any;
    /// nothing while there is one query. O(documents) after an edit.
    const OpenFacts& openInMean();
    /// Of the mean of the selected measure over the queries; none: not known (yet), or nothing is
    /// open.
    std::optional<core::Bounds> ofMean();
    /// That of() knows all, whatever time it takes: for paper.
    void finish();
    /// Whether of() is not worked out yet.
    bool isWaiting();
    /// Looks for the judgments that narrow the bounds of the selected measure most:
    /// wantedFound() tells.
    void search();
    /// Ends the work under way.
    void forget();

signals:
    /// of() knows more.
    void found();
    /// Of the list that is shown, most wanted first.
    void wantedFound(const std::vector<core::WantedJudgment>& requested);
    /// What came of a search, as a sentence.
    void told(const QString& sentence);

private:
    struct Found {
        std::optional<core::ExactBounds> value;
        std::optional<core::DifferenceBounds> difference;
    };
    using ByMeasure = std::map<core::Measure, Found>;
    struct Task;

    /// Of the mean of a measure.
    struct OfMean {
        core::MeasureSpec definition;
        std::optional<core::Bounds> bounds;
    };

    Task task() const;
    void startMean(const core::MeasureSpec& definition);
    void start();
    const Found* ask(core::Measure measure);

    RankingDocument& m_document;
    std::optional<OpenFacts> m_open;
    std::optional<ByMeasure> m_bounds;
    std::optional<OpenFacts> m_openInMean;
    std::optional<OfMean> m_mean;
    SideWork m_work;
    SideWork m_averaging;
    SideWork m_searching;
};

}  // namespace ui
