// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/table/thresholds_model.h"
#include "ui/toolkit/panel/refreshed_panel.h"
#include "ui/toolkit/table/table_copies.h"

#include <cstddef>

class QToolButton;

namespace ui {

class PlainTableView;

/// "Thresholds": the confusion matrix and the rates at every distinct threshold of the current
/// model, or of another chosen model until the current model changes. The marked row follows the
/// threshold; a click or Enter sets the threshold and makes the shown model current.
class ThresholdsPanel : public RefreshedPanel, public HasTableCaption {
    Q_OBJECT
public:
    explicit ThresholdsPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    QString tableCaption() const override;
    /// Chooses whose thresholds to show; visible with several models.
    QToolButton& choice() { return *m_choice; }
    PlainTableView& view() { return *m_view; }
    ThresholdsModel& thresholds() { return m_model; }

private:
    void formatChanged() override;
    void addModels();
    void showModel(std::size_t model);
    void choose(int row);
    void refresh() override;
    void adoptModels();
    QString nameText() const;
    QString remarkText() const;
    void follow();

    ClassifierDocument& m_document;
    ThresholdsModel m_model;
    PlainTableView* m_view;
    QToolButton* m_choice;
    std::size_t m_shown = 0;
    std::size_t m_inFront = 0;  ///< the current model when this one was chosen
    bool m_isSweepOwed = true;
};

}  // namespace ui
