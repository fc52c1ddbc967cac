// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/compare/change_search.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/words/change_text.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/panel/refreshed_panel.h"

class QActionGroup;
class QMenu;
class QToolButton;

namespace ui {

class WhatIfView;

/// "What would help most": single changes of the list, ordered by their effect on the selected
/// measure. Every panel previews the selected change, which can be applied as one undo step.
class WhatIfPanel : public RefreshedPanel {
    Q_OBJECT
public:
    explicit WhatIfPanel(RankingDocument& document, QWidget* parent = nullptr);
    ~WhatIfPanel() override;

    WhatIfView& view() { return *m_view; }
    QToolButton& filter() { return *m_filter; }
    /// Whether the rows seen are outdated and new ones will follow.
    bool isComputing() const;

protected:
    void formatChanged() override;
    void hideEvent(QHideEvent* event) override;
    void sizeChanged() override;

private:
    void makeFilter();
    void addChoice(QMenu& menu, QActionGroup& kinds, ChangesShown shown);
    void refresh() override;
    void tryOut(std::optional<int> row);
    void pointAt(std::optional<int> row);
    void apply(int row);
    void followFocus(const QWidget* now);
    void showRemark();

    RankingDocument& m_document;
    ChangeSearch& m_search;
    ChangeSearch::Found m_shown;
    WhatIfView* m_view;
    QToolButton* m_filter;
    bool m_isTrying = false;  ///< the current preview is of a row here
};

}  // namespace ui
