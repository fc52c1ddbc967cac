#pragma once

#include "core/calibration/calibration_bins.h"
#include "core/classifier/calibration_summary.h"
#include "core/statistics/paired_t.h"
#include "ui/chart/series.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/figure/figure_source.h"
#include "ui/panel/panel.h"
#include "ui/table/table_copies.h"
#include "ui/words/number_text.h"

#include <memory>
#include <optional>
#include <vector>

class QAbstractButton;
class QButtonGroup;
class QLabel;
class QMenu;
class QToolButton;
class QVBoxLayout;

namespace ui {

class CalibrationValues;
class ChartView;
class ModelNames;
class RefreshWhenShown;

/// How often the positive class comes true against how probable each model says it is, with the
/// intervals of its bins; of the model in front before and after a calibration, with what that does
/// to the values.
class CalibrationPanel : public Panel, public FigureSource, public HasTableCaption {
    Q_OBJECT
public:
    explicit CalibrationPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format) override;
    ChartView& chart() { return *m_chart; }
    CalibrationValues& values() { return *m_values; }
    QAbstractButton& choice(core::Calibration calibration) const;
    PaperFigure paperFigure() const override;
    void bringUpToDate() override;
    QString tableCaption() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What is told of scores; it stays while they and the settings that it depends on do.
    struct Measured {
        std::shared_ptr<const core::ThresholdSweep> sweep;
        core::ClassifierSettings settings;
        std::optional<core::CalibrationCurve> curve;
        core::CalibrationSummary summary;

        void take(const core::ScoredLabels& samples,
                  const std::shared_ptr<const core::ThresholdSweep>& of,
                  const core::ClassifierSettings& wanted);
    };

    /// A model whose scores are probabilities.
    struct Drawn {
        std::size_t model = 0;
        std::shared_ptr<const core::ThresholdSweep> sweep;
        core::CalibrationCurve curve;
        std::vector<core::Interval> intervals;  ///< per bin
    };

    QWidget* makeSide();
    void adoptSizes();
    void addChoice(QWidget* row, core::Calibration calibration, const QString& text,
                   const QString& tip);
    void makeMenu();
    void addBinnings(QMenu& menu);
    void calibrate(core::Calibration calibration);
    void setBins(std::size_t bins, core::Binning binning);
    void refresh();
    void takeModels();
    void clear();
    bool isCalibrated() const { return m_shown.sweep != m_before.sweep; }
    void showValues();
    void showChart();
    bool hasSeveralModels() const { return m_document.samples().models.size() > 1; }
    const Drawn* front() const;
    PaperFigure figureWith(const ModelNames& names) const;
    QString stateInForce() const;
    std::vector<Series> series(const ModelNames& names) const;
    std::optional<Series> fittedMap() const;
    ChartBackdrop backdrop() const;
    QString tipNote(double x) const;
    bool hasWhiskers(const Drawn& drawn) const;
    std::vector<ChartBackdrop::Whisker> whiskers() const;
    QString seenText(const ModelNames& names, const NumberFormat& format) const;
    QString whiskersSentence() const;
    QString missingSentence() const;
    QString shownSentence(const ModelNames& names) const;
    QString caption(const ModelNames& names) const;
    QString methods() const;
    QString conventions() const;
    core::Calibration calibration() const { return m_document.session().settings.calibration; }

    ClassifierDocument& m_document;
    NumberFormat m_format;
    ChartView* m_chart;
    RefreshWhenShown* m_refresh;
    QToolButton* m_more;
    QButtonGroup* m_choices;
    CalibrationValues* m_values;
    QLabel* m_note;
    QVBoxLayout* m_side;
    std::vector<Drawn> m_drawn;  ///< by model
    core::ClassifierSettings m_drawnWith;
    Measured m_before;  ///< the scores as they are
    Measured m_shown;   ///< those in force
};

}  // namespace ui
