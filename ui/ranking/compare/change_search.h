// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/what_if/best_changes.h"
#include "ui/ranking/document/ranking_document.h"

#include <QObject>

#include <memory>
#include <optional>
#include <thread>

namespace ui {

/// The best single changes of a document's list, for everything that shows them. A short list is
/// searched at once, a longer one in another thread, one search at a time: a new search stops the
/// current one, whose result is never reported.
class ChangeSearch : public QObject {
    Q_OBJECT
public:
    using Found = std::shared_ptr<const core::BestChanges>;

    /// The document's own, which its panels share; created on first use.
    static ChangeSearch& of(RankingDocument& document);
    /// Stops the current search and waits for it to end, for some milliseconds.
    ~ChangeSearch() override;

    /// The best changes of the list itself, not of its preview, under the selected measure; the
    /// same object as long as grades and measure stay. Null: not known yet; found() follows, or, if
    /// a preview hides the list, the document's changed().
    Found best();

signals:
    void found();

private:
    struct Task {
        std::shared_ptr<const core::JudgedRanking> query;
        core::MeasureSpec definition;
    };

    explicit ChangeSearch(RankingDocument& document);
    void start();
    void launch();
    void finish(const Found& result);

    RankingDocument& m_document;
    std::optional<Task> m_asked;  ///< behind m_best, known or coming
    Found m_best;
    bool m_isRequested = false;
    bool m_isOutdated = false;  ///< the worker's task is not m_asked
    bool m_isWorking = false;
    std::jthread m_worker;
};

}  // namespace ui
