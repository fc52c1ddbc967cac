// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/chart/classifier_chart_panel.h"
#include "ui/classifier/chart/distribution_chart.h"

class QAction;
class QToolButton;

namespace ui {

class HistogramView;
class HistogramGrid;

/// The distribution of scores by class for the current model, and for every model where there is
/// room, with the threshold as a draggable line. Its figure has one row per model.
class DistributionPanel : public ClassifierChartPanel {
    Q_OBJECT
public:
    explicit DistributionPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    HistogramView& view() { return *m_view; }  ///< of the current model
    HistogramGrid& grid() { return *m_grid; }
    QAction& logarithmicAction() { return *m_logarithmic; }
    /// Shows every model instead of only the current one; on at first.
    QAction& everyModelAction() { return *m_everyModel; }
    /// @param bins none: automatic
    void setBins(std::optional<std::size_t> bins);
    /// Draws a guessed threshold hollow; none: removes it.
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

    HistogramView* m_view;  ///< of the current model
    HistogramGrid* m_grid;
    QToolButton* m_choice;
    QAction* m_logarithmic;
    QAction* m_everyModel;
    std::optional<std::size_t> m_bins;  ///< none: automatic
    std::optional<GuessedScore> m_guess;
};

}  // namespace ui
