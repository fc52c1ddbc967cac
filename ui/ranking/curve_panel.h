#pragma once

#include "ui/panel.h"
#include "ui/ranking/ranking_document.h"
#include "ui/words/number_text.h"

#include <vector>

class QToolButton;

namespace ui {

class ChartView;
class RefreshWhenShown;

/// The chart of metrics against the cutoff k, with the current k as a line that can be dragged.
class CurvePanel : public Panel {
    Q_OBJECT
public:
    explicit CurvePanel(RankingDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format);
    ChartView& chart() { return *m_chart; }

private:
    void fillMenu();
    void toggle(core::Measure measure, bool drawn);
    void refresh();
    std::vector<core::Measure> drawn() const;

    RankingDocument& m_document;
    NumberFormat m_format;
    ChartView* m_chart;
    RefreshWhenShown* m_refresh;
    QToolButton* m_choice;
    std::vector<core::Measure> m_companions;
};

}  // namespace ui
