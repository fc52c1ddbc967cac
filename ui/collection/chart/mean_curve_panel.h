#pragma once

#include "core/collection/mean_curve.h"
#include "ui/chart/series.h"
#include "ui/collection/document/collection_document.h"
#include "ui/figure/figure_source.h"
#include "ui/panel/panel.h"
#include "ui/words/number_text.h"

#include <vector>

class QToolButton;

namespace ui {

class ChartView;
class RefreshWhenShown;

/// The mean of the measure in front against the cutoff k, for every run; A and B with the interval
/// of their mean. Worked out beside the window.
class MeanCurvePanel : public Panel, public FigureSource {
    Q_OBJECT
public:
    explicit MeanCurvePanel(CollectionDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format) override;
    ChartView& view() { return *m_view; }
    bool isWorking() const override;
    /// How many cutoffs are shown, at most as many as the longest list has ranks; none: as many as
    /// help.
    void setDepth(std::optional<std::size_t> depth);
    PaperFigure paperFigure() const override;
    void bringUpToDate() override;

private:
    /// What was worked out, and of what.
    struct Worked {
        core::Definition definition;
        std::vector<std::vector<core::MeanAtCutoff>> runs;  ///< by run
    };
    using Queries = std::optional<std::vector<std::string>>;

    void makeMenu();
    void follow(CollectionDocument::Part part);
    void refresh();
    void showCurves();
    Chart chartOfMeans() const;
    std::vector<FigureName> figureNames() const;
    void showNothing();
    void tellMarker();
    Queries queriesAsked() const;
    std::size_t depth() const;
    /// A and B first.
    std::vector<std::size_t> runsInOrder() const;
    QString nameOf(std::size_t run) const;
    QString intervalText(std::size_t run, std::size_t k, const NumberFormat& format) const;
    QString intervalsAt(std::size_t k, const NumberFormat& format) const;
    QString sentenceAt(std::size_t k, const NumberFormat& format) const;
    QString caption(const NumberFormat& format) const;
    QString markedSentence(const NumberFormat& format) const;
    const core::MeanAtCutoff* at(std::size_t run, std::size_t k) const;

    CollectionDocument& m_document;
    NumberFormat m_format;
    ChartView* m_view;
    RefreshWhenShown* m_drawing;
    RefreshWhenShown* m_refresh;
    QToolButton* m_choice;
    std::optional<std::size_t> m_depth;  ///< as the person wants it
    Queries m_asked;                     ///< by the work under way or done
    Worked m_worked;
    SideWork m_work;
};

}  // namespace ui
