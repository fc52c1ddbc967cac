// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/document/classifier_document.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/panel/refreshed_panel.h"

class QLabel;
class QPushButton;

namespace ui {

/// AUC explained: pairs won, tied and lost, and the effect of one step of the threshold. An AUC
/// below 0.5 is not flipped; the panel offers to reverse the scores' direction.
class AucPanel : public RefreshedPanel {
    Q_OBJECT
public:
    explicit AucPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    QString sentence() const;       ///< about all pairs
    QString thresholdText() const;  ///< about the next step of the threshold
    QPushButton& reverseButton() { return *m_reverse; }

private:
    void formatChanged() override { requestRefresh(); }
    void refresh() override;

    ClassifierDocument& m_document;
    QLabel* m_sentence;
    QLabel* m_below;
    QLabel* m_step;
    QPushButton* m_reverse;
};

}  // namespace ui
