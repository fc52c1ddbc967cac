#pragma once

#include "ui/chart/bar_chart.h"
#include "ui/figure/figure_source.h"
#include "ui/panel/panel.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/step_words/gain_text.h"

class QAbstractButton;

namespace ui {

class BarChartView;
class RefreshWhenShown;

/// The chart of what each rank earned beside what the ideal earns there. A measure without an ideal
/// list shows its terms alone.
class GainPanel : public Panel, public FigureSource {
    Q_OBJECT
public:
    explicit GainPanel(RankingDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format) override;
    /// Ranks beyond are not reached yet and not drawn; none: all are reached.
    void setReached(std::optional<std::size_t> rank);
    BarHeight height() const;
    BarChartView& chart() { return *m_chart; }
    QAbstractButton& gainButton() { return *m_gain; }
    QAbstractButton& termButton() { return *m_term; }
    PaperFigure paperFigure() const override;
    void bringUpToDate() override;

private:
    void addToggle();
    void refresh();
    BarChart bars() const;
    QString sentenceAt(std::size_t rank) const;
    QString tipAt(std::size_t rank) const;
    QString shownSentence() const;

    RankingDocument& m_document;
    NumberFormat m_format;
    BarChartView* m_chart;
    RefreshWhenShown* m_refresh;
    QWidget* m_toggle;
    QAbstractButton* m_gain;
    QAbstractButton* m_term;
};

}  // namespace ui
