#pragma once

#include "core/curve/curve.h"
#include "core/uncertainty/bootstrap_rules.h"
#include "core/uncertainty/curve_band.h"
#include "core/value.h"
#include "ui/chart/curve_chart.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/document/model_names.h"
#include "ui/figure/chart_data.h"
#include "ui/figure/figure_source.h"
#include "ui/panel/panel.h"
#include "ui/words/number_text.h"
#include "ui/work/side_work.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QAction;
class QToolButton;

namespace ui {

class CurveView;
class RefreshWhenShown;

/// A chart of one curve per model over all its thresholds, with the threshold in force as a point
/// that is dragged. A moved threshold moves the point and nothing else.
class ModelCurvesPanel : public Panel, public FigureSource {
    Q_OBJECT
public:
    void setFormat(const NumberFormat& format) override;
    CurveView& view() { return *m_view; }
    const CurveView& view() const { return *m_view; }
    /// Of the bands.
    void setBandRules(const core::BootstrapRules& rules);
    /// Shows no more than the curve of the model in front up to a point of its sweep, with that
    /// point's step lit, and no area; nothing: everything.
    void setReached(std::optional<std::size_t> point);
    PaperFigure paperFigure() const override;
    void bringUpToDate() override;
    bool isWorking() const override { return m_bandWork.isRunning(); }

protected:
    using Sweep = std::shared_ptr<const core::ThresholdSweep>;
    /// A model's curve with what is told of it; made once for a sweep.
    struct Line {
        Sweep sweep;
        std::shared_ptr<const core::Curve> curve;
        std::size_t firstPoint = 0;      ///< of the sweep: the curve's first
        std::vector<core::Value> facts;  ///< areas and the like, as the panel knows them
        std::shared_ptr<const core::Curve> drawn = {};  ///< CurveLine::drawn
        std::size_t stride = 1;  ///< every so many vertices of what is drawn is one of the curve's
        std::vector<std::size_t> points = {};  ///< of the sweep: the curve's; empty: one by one

        std::size_t pointOf(std::size_t index) const;
        std::optional<std::size_t> indexOf(std::size_t point) const;
        /// Of the curve's points those up to a point of the sweep.
        std::size_t reachedBy(std::size_t point) const;
        /// The point that a vertex of the drawn line shows, if it does.
        std::optional<std::size_t> pointDrawn(std::size_t vertex) const;
    };
    using BandMaker = std::function<core::Result<core::CurveBand, core::Undefined>(
        const core::SweptSamples& of, const core::BootstrapRules& rules,
        const core::Threads& threads, const std::stop_token& stop)>;

    ModelCurvesPanel(const QString& title, ClassifierDocument& document, QWidget* parent);

    /// A view of a sweep, such as core::RocCurve, as a curve that keeps the sweep alive.
    template <class View>
    static std::shared_ptr<const core::Curve> curveOver(const Sweep& sweep, core::CurveOrder order)
    {
        const View view(*sweep);
        return std::make_shared<const core::Curve>(
            core::curvePoints(view.size(), [sweep, view](std::size_t i) { return view.at(i); }),
            order);
    }

    /// Why there is no curve, if so.
    virtual std::optional<core::Undefined> whyNone(const core::ThresholdSweep& sweep) const = 0;
    /// @param sweep one of which whyNone() knows no reason
    virtual Line lineOf(const Sweep& sweep) const = 0;
    /// Axes, the plane and decorations, when the lines are made; they are added.
    virtual CurveChart plane() const = 0;
    /// PaperFigure::kind
    virtual QString figureKind() const = 0;
    /// What the curves are, their areas and the lines behind them, in whole sentences with numbers
    /// of the C locale.
    virtual QString curvesCaption(const ModelNames& names) const = 0;
    /// What the lines behind the curves mean.
    virtual QString guideCaption() const { return {}; }
    /// How the curves came about.
    virtual QString curvesMethods(const ModelNames&) const { return {}; }
    /// Numbers of the points that are no coordinates and no threshold.
    virtual std::vector<CurvePointColumn> moreColumns() const { return {}; }
    /// "random forest, AUC 0.8792", or "ROC, AUC 0.8792" of a model without a name.
    virtual QString legendOf(const QString& model, const Line& line) const = 0;
    virtual QString remarkText() const { return {}; }
    /// What a person sees of the curves beside their names, for those who do not.
    virtual QString seenText(const ModelNames&) const { return {}; }
    /// Of the band around a curve; called in a thread of its own.
    virtual BandMaker bandMaker() const { return {}; }
    /// "the false positive rate is 0.2443 and the recall 0.8400", of a point of a sweep.
    virtual QString sentenceAt(const QString& threshold, const core::Counts& counts) const = 0;

    ClassifierDocument& document() const { return m_document; }
    const NumberFormat& format() const { return m_format; }
    const std::vector<Line>& lines() const { return m_lines; }
    /// Of the numbers in captions.
    NumberFormat paperFormat() const { return {m_format.digits, QLocale::c()}; }
    /// "0.8792 for model_a and 0.8014 for model_b", or the number alone of a model without a name.
    QString factTexts(std::size_t fact, const ModelNames& names) const;
    const Line& front() const;  ///< of the model in front
    /// A line's value, or … while not all of the curve may be seen.
    QString areaText(const Line& line, std::size_t fact) const;
    bool isStepping() const { return m_reached.has_value(); }
    /// The line around what the step to a point of the sweep adds below the curve.
    virtual std::vector<core::CurvePoint> stepOutline(const core::ThresholdSweep&,
                                                      std::size_t) const
    {
        return {};
    }
    /// Draws again with the lines at hand.
    void refreshPlane();
    /// Makes the lines anew.
    void refreshLines();
    /// A switch in the menu at the header's end.
    QAction* addChoice(const QString& name, const QString& text, const QString& tip);
    /// The one that shows bands; see bandMaker().
    QAction* addBandSwitch();
    /// How the bands came about, with what they are intervals of; empty while there are none.
    QString bandCaption(const QString& what) const;
    QString rateText(core::Rate rate, const core::Counts& counts) const;

private:
    PaperFigure figureWith(const ModelNames& names) const;
    std::vector<CurveLine> curveLines(const ModelNames& names) const;
    QString wholeText(const CurveChart& chart, const ModelNames& names) const;
    CurveNumbers numbers(const ModelNames& names) const;
    void refresh();
    void takeLines();
    void keepReached(CurveChart& chart) const;
    bool isReached(std::size_t model, std::size_t point) const;
    void takeBands();
    std::vector<ChartBackdrop::Band> bands() const;
    void showNothing(const QString& why);
    void mark();
    std::optional<CurvePlace> placeOf(std::size_t model, std::size_t point) const;
    std::vector<CurvePlace> placesOfAttention() const;
    std::size_t pointOf(CurvePlace place) const;
    QString thresholdAt(CurvePlace place) const;
    void choose(CurvePlace place);

    ClassifierDocument& m_document;
    NumberFormat m_format;
    CurveView* m_view;
    QToolButton* m_more;
    RefreshWhenShown* m_markRefresh;
    RefreshWhenShown* m_refresh;
    std::vector<Line> m_lines;  ///< one per model; empty while there is nothing to draw
    std::optional<std::size_t> m_reached;
    QAction* m_band = nullptr;
    core::BootstrapRules m_bandRules;
    std::vector<Sweep> m_bandsOf;  ///< whose bands there are, or are being worked out
    std::vector<core::Result<core::CurveBand, core::Undefined>>
        m_bands;  ///< one per model, or none
    SideWork m_bandWork;
};

}  // namespace ui
