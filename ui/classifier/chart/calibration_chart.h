// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/calibration/calibration_bins.h"
#include "core/classification/models/calibration_summary.h"
#include "core/metrics/statistics/paired_t.h"
#include "ui/charts/chart/series.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/document/model_names.h"

#include <QCoreApplication>

#include <memory>
#include <optional>
#include <vector>

namespace ui {

/// How often the positive class comes true against how probable each model says it is, with the
/// intervals of its bins, and of the model in front before and after a calibration. What is drawn,
/// what is said of it, and its figure. It keeps what was worked out for as long as the scores and
/// the settings that it depends on stay.
class CalibrationChart {
    Q_DECLARE_TR_FUNCTIONS(ui::CalibrationChart)
public:
    explicit CalibrationChart(const ClassifierDocument& document)
        : m_document(document)
    {}

    /// Takes up what the document has now.
    void update(const NumberFormat& format);
    /// Of the scores as they are, and of those in force.
    const core::CalibrationSummary& before() const { return m_before.summary; }
    const core::CalibrationSummary& shown() const { return m_shown.summary; }
    bool isCalibrated() const { return m_shown.sweep != m_before.sweep; }
    /// Why the model in front is not drawn, in a sentence; empty where it is.
    QString whyEmpty() const;
    Chart chart() const { return chart(ModelNames(m_document)); }
    /// Where each curve lies, and where it is farthest from what it says.
    QString seenText() const { return seenText(ModelNames(m_document), m_format); }
    /// The bin at a probability; empty for none.
    QString tipNote(double x) const;
    /// The bins and values of what is told, in whole sentences.
    QString tableCaption() const;
    PaperFigure figure() const;

private:
    /// What is told of scores; it stays while they and the settings that it depends on do.
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
    };

    void takeModels();
    Chart chart(const ModelNames& names) const;
    bool hasSeveralModels() const { return m_document.samples().models.size() > 1; }
    const Drawn* front() const;
    PaperFigure figureWith(const ModelNames& names) const;
    QString stateInForce() const;
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
    QString conventions() const;

    const ClassifierDocument& m_document;
    NumberFormat m_format;
    std::vector<Drawn> m_drawn;  ///< by model
    core::ClassifierSettings m_drawnWith;
    Measured m_before;  ///< the scores as they are
    Measured m_shown;   ///< those in force
};

}  // namespace ui
