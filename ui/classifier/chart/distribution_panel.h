#pragma once

#include "core/samples/score_histogram.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/figure/figure_source.h"
#include "ui/panel/panel.h"
#include "ui/words/number_text.h"

class QAction;
class QToolButton;

namespace ui {

class HistogramView;
class ModelNames;
struct HistogramMarks;
struct Histogram;
class HistogramGrid;
class RefreshWhenShown;

/// How the scores are distributed, by class, with the threshold as a line that is dragged: of the
/// model in front, and where all find room of every model. Its figure has a row for every model.
class DistributionPanel : public Panel, public FigureSource {
    Q_OBJECT
public:
    explicit DistributionPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format) override;
    HistogramView& view() { return *m_view; }  ///< of the model in front
    HistogramGrid& grid() { return *m_grid; }
    QAction& logarithmicAction() { return *m_logarithmic; }
    /// Whether every model is shown, not that in front alone; so at first.
    QAction& everyModelAction() { return *m_everyModel; }
    /// @param bins none: as many as help
    void setBins(std::optional<std::size_t> bins);
    PaperFigure paperFigure() const override;
    void bringUpToDate() override;

private:
    void makeMenu();
    void connectView(HistogramView& view);
    void connectDocument();
    void refresh();
    void showModel(std::size_t model, HistogramView& view, const core::ScoreRange& range);
    void mark();
    core::ScoreHistogram counted(std::size_t model, const core::ScoreRange& range) const;
    Histogram histogram(const core::ScoreHistogram& counted) const;
    bool showsRows() const;
    PaperFigure frontFigure(const ModelNames& names) const;
    QString xTitle(const QString& model) const;
    PaperFigure rowsFigure() const;
    core::ScoreRange commonRange() const;
    HistogramMarks paperMarks() const;
    QString seenText(const QString& name, std::size_t model) const;
    QString summary(const core::ScoreHistogram& counts) const;
    QString caption(const ModelNames& names) const;
    QString methods() const;
    std::vector<FigureName> figureNames(const ModelNames& modelNames) const;
    QString tipOf(const HistogramView& view, const core::ScoreHistogram& counts,
                  std::size_t bin) const;
    QString amount(double count) const;
    QString sentenceAt(std::size_t model, double threshold) const;

    ClassifierDocument& m_document;
    NumberFormat m_format;
    HistogramView* m_view;  ///< of the model in front
    HistogramGrid* m_grid;
    RefreshWhenShown* m_markRefresh;
    RefreshWhenShown* m_refresh;
    QToolButton* m_choice;
    QAction* m_logarithmic;
    QAction* m_everyModel;
    std::optional<std::size_t> m_bins;  ///< as the person wants it
};

}  // namespace ui
