#pragma once

#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/table/thresholds_model.h"
#include "ui/panel/panel.h"

namespace ui {

class PlainTableView;
class RefreshWhenShown;

/// "Thresholds": the confusion matrix and the rates at every distinct threshold of the model in
/// front. The row in force follows the threshold; a click or Enter puts another in force.
class ThresholdsPanel : public Panel {
    Q_OBJECT
public:
    explicit ThresholdsPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format);
    PlainTableView& view() { return *m_view; }
    ThresholdsModel& thresholds() { return m_model; }

private:
    void refresh();
    QString remarkText() const;
    void follow();

    ClassifierDocument& m_document;
    ThresholdsModel m_model;
    PlainTableView* m_view;
    bool m_isSweepOwed = true;
    RefreshWhenShown* m_refresh;
};

}  // namespace ui
