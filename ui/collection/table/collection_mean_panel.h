// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/written_mean.h"
#include "ui/collection/document/collection_document.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/jobs/side_work.h"
#include "ui/toolkit/panel/refreshed_panel.h"

namespace ui {

class MeanView;
class RefreshWhenShown;
class Segments;

/// The mean of the current measure over the queries of A or B, term by term: the first queries, the
/// current one and the last. Calculated in the background.
class CollectionMeanPanel : public RefreshedPanel {
    Q_OBJECT
public:
    explicit CollectionMeanPanel(CollectionDocument& document, QWidget* parent = nullptr);

    MeanView& view() { return *m_view; }
    bool isWorking() const { return m_work.isRunning(); }

private:
    void formatChanged() override;
    void connectView();
    void refresh() override;
    void showMean();
    std::size_t run() const { return m_ofB ? m_document.runB() : m_document.runA(); }
    /// The document's query of a term.
    std::optional<std::size_t> queryOf(std::size_t term) const;
    /// The term of the current query.
    std::optional<std::size_t> currentTerm() const;

    CollectionDocument& m_document;
    MeanView* m_view;
    Segments* m_runs;
    bool m_ofB = false;
    core::WrittenMean m_mean;
    RefreshWhenShown* m_showing;
    SideWork m_work;
};

}  // namespace ui
