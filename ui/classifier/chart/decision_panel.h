#pragma once

#include "core/samples/counts.h"
#include "ui/chart/series.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/figure/figure_source.h"
#include "ui/panel/panel.h"
#include "ui/words/number_text.h"

#include <optional>
#include <vector>

namespace ui {

class ChartView;
class ModelNames;
class RefreshWhenShown;

/// The decision curve of every model whose scores are probabilities: its net benefit against the
/// threshold probability, beside accepting all and none, with the threshold as a line that is
/// dragged.
class DecisionPanel : public Panel, public FigureSource {
    Q_OBJECT
public:
    explicit DecisionPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format) override;
    ChartView& chart() const { return *m_chart; }
    PaperFigure paperFigure() const override;
    void bringUpToDate() override;

private:
    void refresh();
    void mark();
    void moveTo(double probability);
    void takeModels();
    std::vector<Series> series(const ModelNames& names) const;
    QString sentence(const ModelNames& names, const NumberFormat& format) const;
    QString rangeSentence(const ModelNames& names, const NumberFormat& format) const;
    PaperFigure figureWith(const ModelNames& names) const;
    QString caption(const ModelNames& names) const;
    double thresholdProbability() const;

    ClassifierDocument& m_document;
    NumberFormat m_format;
    ChartView* m_chart;
    RefreshWhenShown* m_markRefresh;
    RefreshWhenShown* m_refresh;
    std::vector<std::size_t> m_models;  ///< those whose scores are probabilities
};

}  // namespace ui
