#pragma once

#include "core/classifier/score_histogram.h"
#include "ui/classifier/classifier_document.h"
#include "ui/export/figure_source.h"
#include "ui/panel.h"
#include "ui/words/number_text.h"

class QAction;
class QToolButton;

namespace ui {

class HistogramView;
struct Histogram;
class RefreshWhenShown;

/// How the scores of the model in front are distributed, by class, with the threshold as a line
/// that is dragged.
class DistributionPanel : public Panel, public FigureSource {
    Q_OBJECT
public:
    explicit DistributionPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format);
    HistogramView& view() { return *m_view; }
    QAction& logarithmicAction() { return *m_logarithmic; }
    /// @param bins none: as many as help
    void setBins(std::optional<std::size_t> bins);
    PaperFigure paperFigure() const override;
    void bringUpToDate() override;

private:
    void makeMenu();
    void connectView();
    void refresh();
    void mark();
    Histogram histogram() const;
    QString summary() const;
    QString caption() const;
    QString tipOf(std::size_t bin) const;
    QString amount(double count) const;
    QString sentenceAt(double threshold) const;

    ClassifierDocument& m_document;
    NumberFormat m_format;
    HistogramView* m_view;
    RefreshWhenShown* m_markRefresh;
    RefreshWhenShown* m_refresh;
    QToolButton* m_choice;
    QAction* m_logarithmic;
    std::optional<std::size_t> m_bins;  ///< as the person wants it
    core::ScoreHistogram m_counted;
};

}  // namespace ui
