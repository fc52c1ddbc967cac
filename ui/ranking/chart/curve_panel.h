#pragma once

#include "ui/figure/figure_source.h"
#include "ui/panel/panel.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/words/number_text.h"

#include <vector>

class QMenu;
class QToolButton;

namespace ui {

class ChartView;
class RefreshWhenShown;

/// The chart of metrics against the cutoff k, with the current k as a line that can be dragged.
class CurvePanel : public Panel, public FigureSource {
    Q_OBJECT
public:
    explicit CurvePanel(RankingDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format) override;
    ChartView& chart() { return *m_chart; }
    /// Which measures are drawn beside the selected one, where they can be.
    void setCompanions(std::vector<core::Measure> companions);
    PaperFigure paperFigure() const override;
    void bringUpToDate() override;

private:
    void fillMenu();
    void addDepths(QMenu& menu);
    std::size_t depth();
    std::size_t helpfulDepth() const;
    void toggle(core::Measure measure, bool drawn);
    void refresh();
    std::vector<core::Measure> drawn() const;
    QString caption() const;
    QString methods() const;
    core::Definition uncut(core::Measure measure) const;

    RankingDocument& m_document;
    NumberFormat m_format;
    ChartView* m_chart;
    RefreshWhenShown* m_refresh;
    QToolButton* m_choice;
    std::vector<core::Measure> m_companions;
    std::optional<std::size_t> m_chosenDepth;  ///< ranks drawn, as the person wants it
    std::size_t m_depth = 0;                   ///< ranks drawn
    std::size_t m_lastDepth = 0;               ///< ranks there were when m_depth was found
};

}  // namespace ui
