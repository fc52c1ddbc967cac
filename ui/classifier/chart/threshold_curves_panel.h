#pragma once

#include "core/samples/score_histogram.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/figure/figure_source.h"
#include "ui/panel/panel.h"
#include "ui/words/number_text.h"

#include <vector>

class QToolButton;

namespace ui {

class ChartView;
class ModelNames;
class RefreshWhenShown;

/// Rates of the model in front against the threshold, which is a line that is dragged.
class ThresholdCurvesPanel : public Panel, public FigureSource {
    Q_OBJECT
public:
    explicit ThresholdCurvesPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format) override;
    ChartView& chart() { return *m_chart; }
    /// Those that are drawn, in their order in core::rateTable().
    const std::vector<core::Rate>& rates() const { return m_rates; }
    void setDrawn(core::Rate rate, bool isDrawn);
    QToolButton& choiceButton() { return *m_choice; }
    PaperFigure paperFigure() const override;
    void bringUpToDate() override;

private:
    void makeMenu();
    void refresh();
    void mark();
    void moveTo(double threshold);
    QString nameOf(core::Rate rate) const;
    QString sentence() const;
    PaperFigure figureWith(const ModelNames& names) const;
    QString xTitle(const ModelNames& names) const;
    QString caption(const ModelNames& names) const;
    QString methods() const;

    ClassifierDocument& m_document;
    NumberFormat m_format;
    ChartView* m_chart;
    RefreshWhenShown* m_markRefresh;
    RefreshWhenShown* m_refresh;
    QToolButton* m_choice;
    std::vector<core::Rate> m_rates;
    core::ScoreRange m_range;
};

}  // namespace ui
