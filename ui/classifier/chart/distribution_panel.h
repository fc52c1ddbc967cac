// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/chart/classifier_chart_panel.h"
#include "ui/classifier/chart/distribution_chart.h"

class QAction;
class QToolButton;

namespace ui {

class HistogramView;
class HistogramGrid;

/// How the scores are distributed, by class, with the threshold as a line that is dragged: of the
/// model in front, and where all find room of every model. Its figure has a row for every model.
class DistributionPanel : public ClassifierChartPanel {
    Q_OBJECT
public:
    explicit DistributionPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    HistogramView& view() { return *m_view; }  ///< of the model in front
    HistogramGrid& grid() { return *m_grid; }
    QAction& logarithmicAction() { return *m_logarithmic; }
    /// Whether every model is shown, not that in front alone; so at first.
    QAction& everyModelAction() { return *m_everyModel; }
    /// @param bins none: as many as help
    void setBins(std::optional<std::size_t> bins);
    /// A threshold that was guessed is drawn hollow; none: as before.
    void setGuess(std::optional<GuessedScore> guess);
    PaperFigure paperFigure() const override;

protected:
    void refresh() override;
    void mark() override;

private:
    void fillMenu();
    QAction* addSwitch(const QString& text, const QString& name, bool isOn);
    void connectView(HistogramView& view);
    void showModel(std::size_t model, HistogramView& view);
    QString tipOf(const HistogramView& view, const core::ScoreHistogram& counts,
                  std::size_t bin) const;
    DistributionChart drawn() const;

    HistogramView* m_view;  ///< of the model in front
    HistogramGrid* m_grid;
    QToolButton* m_choice;
    QAction* m_logarithmic;
    QAction* m_everyModel;
    std::optional<std::size_t> m_bins;  ///< as the person wants it
    std::optional<GuessedScore> m_guess;
};

}  // namespace ui
