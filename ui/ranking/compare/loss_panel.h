// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/document/ranking_document.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/panel/refreshed_panel.h"

#include <vector>

class QLabel;

namespace ui {

class LossView;

/// "Loss ledger": the selected measure's distance to 1, split by cause.
class LossPanel : public RefreshedPanel {
    Q_OBJECT
public:
    explicit LossPanel(RankingDocument& document, QWidget* parent = nullptr);

    LossView& view() { return *m_view; }
    QString sentence() const;

signals:
    /// A row was selected; its documents are ascending and 0-based.
    void documentsChosen(const std::vector<std::size_t>& ranked,
                         const std::vector<std::size_t>& notRetrieved);

protected:
    void formatChanged() override;
    void sizeChanged() override { showSentence(); }

private:
    void refresh() override;
    void chooseRow(int row);
    void showSentence();

    RankingDocument& m_document;
    LossView* m_view;
    QLabel* m_sentence;
};

}  // namespace ui
