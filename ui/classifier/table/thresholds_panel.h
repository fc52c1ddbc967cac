// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/table/thresholds_model.h"
#include "ui/toolkit/panel/refreshed_panel.h"
#include "ui/toolkit/table/plain_table_model.h"
#include "ui/toolkit/table/table_copies.h"

#include <cstddef>

class QLabel;
class QPushButton;
class QToolButton;

namespace ui {

class PlainTableView;

/// "Compare thresholds": up to four pinned ones and the current one in whole samples; a click
/// or Enter uses one. Below: the confusion matrix and the rates at every distinct threshold of the
/// current model, or of another chosen model until the current model changes. The marked row
/// follows the threshold; a click or Enter sets the threshold and makes the shown model current.
class ThresholdsPanel : public RefreshedPanel, public HasTableCaption {
    Q_OBJECT
public:
    explicit ThresholdsPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    QString tableCaption() const override;
    /// Chooses whose thresholds to show; visible with several models.
    QToolButton& choice() { return *m_choice; }
    PlainTableView& view() { return *m_view; }
    ThresholdsModel& thresholds() { return m_model; }
    PlainTableView& comparison() { return *m_comparison; }
    QLabel& words() { return *m_words; }
    /// Pins the current threshold, or removes it.
    QPushButton& pinButton() { return *m_pin; }

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
    void addComparison();
    void compare();
    void fitComparison();
    void sizeChanged() override { fitComparison(); }

    ClassifierDocument& m_document;
    ThresholdsModel m_model;
    PlainTableModel m_compared;
    PlainTableView* m_comparison;
    QPushButton* m_pin;
    QWidget* m_comparing;  ///< the pinned ones with their heading
    QLabel* m_words;       ///< what they do, in sentences
    PlainTableView* m_view;
    QToolButton* m_choice;
    std::size_t m_shown = 0;
    std::size_t m_inFront = 0;  ///< the current model when this one was chosen
    bool m_isSweepOwed = true;
};

}  // namespace ui
