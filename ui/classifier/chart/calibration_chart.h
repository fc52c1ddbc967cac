// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/calibration/calibration_bins.h"
#include "core/classification/models/calibration_summary.h"
#include "core/classification/uncertainty/smooth_calibration_bootstrap.h"
#include "core/metrics/statistics/paired_t.h"
#include "ui/charts/chart/series.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/document/model_names.h"

#include <QCoreApplication>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace ui {

/// Calibration curves: the observed share of positives against the predicted probability of every
/// model, with the bins' intervals, and for the current model before and after calibration; or
/// smooth curves with bands instead of bins. Provides the chart, its sentences and its figure.
/// Results are kept until the scores or the settings they depend on change.
class CalibrationChart {
    Q_DECLARE_TR_FUNCTIONS(ui::CalibrationChart)
public:
    using Sweep = std::shared_ptr<const core::ThresholdSweep>;
    /// Bands around smooth curves.
    struct Bands {
        std::vector<Sweep> of;
        std::vector<core::SmoothCalibrationIntervals> made;  ///< one per sweep
    };

    explicit CalibrationChart(const ClassifierDocument& document)
        : m_document(document)
    {}

    /// Takes effect with the next update().
    /// @param rules of the bands
    void setSmooth(bool isSmooth, const core::BootstrapRules& rules = {});
    /// Reads the document's current state, except for bands.
    void update(const NumberFormat& format);
    /// The sweeps whose smooth curves need bands.
    std::vector<Sweep> requestedBands() const;
    /// A function that computes the bands; it may run in another thread until the document changes.
    std::function<Bands(const std::stop_token& stop)> bandMaking() const;
    void setBands(Bands bands) { m_bands = std::move(bands); }
    /// Summaries of the raw scores and of the scores as the settings calibrate them.
    const core::CalibrationSummary& before() const { return m_before.summary; }
    const core::CalibrationSummary& shown() const { return m_shown.summary; }
    bool isCalibrated() const { return m_shown.sweep != m_before.sweep; }
    /// A sentence that says why the current model is not drawn; empty where it is drawn.
    QString whyEmpty() const;
    Chart chart() const { return chart(ModelNames(m_document)); }
    /// Describes where each curve lies and where it is farthest from the diagonal.
    QString seenText() const { return seenText(ModelNames(m_document), m_format); }
    /// The tool tip of the bin at a probability; empty where there is none.
    QString tipNote(double x) const;
    /// The summary's bins and values in whole sentences.
    QString tableCaption() const;
    PaperFigure figure() const;

private:
    /// Results for one set of scores; kept until the scores or the settings they depend on change.
    struct Measured {
        std::shared_ptr<const core::ThresholdSweep> sweep;
        core::ClassifierSettings settings;
        std::optional<core::CalibrationCurve> curve;
        core::CalibrationSummary summary;

        void take(const core::ScoredLabels& samples,
                  const std::shared_ptr<const core::ThresholdSweep>& of,
                  const core::ClassifierSettings& requested);
    };

    /// A model whose scores are probabilities.
    struct Drawn {
        std::size_t model = 0;
        std::shared_ptr<const core::ThresholdSweep> sweep;
        core::CalibrationCurve curve;
        std::vector<core::Interval> intervals;  ///< per bin
        std::optional<core::SmoothCalibration> smooth = {};
    };

    void takeModels();
    void takeSmooth(Drawn& drawn) const;
    const core::SmoothCalibrationIntervals* bandOf(const Drawn& drawn) const;
    Series smoothSeries(const Drawn& drawn, const ModelNames& names) const;
    QString smoothSentence(const ModelNames& names) const;
    QString smoothValues(const Drawn& drawn, const NumberFormat& format) const;
    Chart chart(const ModelNames& names) const;
    bool hasSeveralModels() const { return m_document.samples().models.size() > 1; }
    const Drawn* front() const;
    PaperFigure figureWith(const ModelNames& names) const;
    std::vector<Series> series(const ModelNames& names) const;
    std::optional<Series> fittedMap() const;
    ChartBackdrop backdrop() const;
    bool hasWhiskers(const Drawn& drawn) const;
    std::vector<ChartBackdrop::Whisker> whiskers() const;
    QString seenText(const ModelNames& names, const NumberFormat& format) const;
    QString whiskersSentence() const;
    QString missingSentence() const;
    QString shownSentence(const ModelNames& names) const;
    QString methods() const;
    QString smoothMethods() const;
    QString conventions() const;

    const ClassifierDocument& m_document;
    NumberFormat m_format;
    std::vector<Drawn> m_drawn;  ///< by model
    core::ClassifierSettings m_drawnWith;
    Measured m_before;  ///< raw scores
    Measured m_shown;   ///< as calibrated by the settings
    bool m_isSmooth = false;
    core::BootstrapRules m_rules;
    Bands m_bands;
};

}  // namespace ui
