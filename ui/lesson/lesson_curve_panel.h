#pragma once

#include "ui/chart_view/chart_panel.h"
#include "ui/figure/paper_figure.h"

#include <string>
#include <vector>

namespace ui {

class ChartView;
class RankingDocument;

/// The selected measure of several lists against the cutoff, a curve for each.
class LessonCurvePanel : public ChartPanel {
    Q_OBJECT
public:
    /// A list and what it is called.
    struct NamedList {
        QString name;
        RankingDocument* document;
    };
    /// A value that was guessed at a cutoff.
    struct GuessedPoint {
        std::size_t k;
        double value;
    };
    /// @param lists at least one; their documents outlive this
    explicit LessonCurvePanel(std::vector<NamedList> lists, QWidget* parent = nullptr);

    /// They stand beside the curves.
    void setGuesses(std::vector<GuessedPoint> guesses);
    ChartView& chart() { return *m_chart; }
    PaperFigure paperFigure() const override;

protected:
    void refresh() override;

private:
    Chart curves() const;
    QString caption() const;

    std::vector<NamedList> m_lists;
    std::vector<GuessedPoint> m_guesses;
    ChartView* m_chart;
};

}  // namespace ui
