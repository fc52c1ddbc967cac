// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/classification/uncertainty/rate_interval.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/paired_t.h"
#include "ui/toolkit/table/column_model.h"

#include <optional>
#include <span>
#include <vector>

namespace ui {

/// A value of the probabilities, which does not depend on the threshold, or a rate where another
/// share of samples is positive.
struct ProbabilityValue {
    enum class Kind {
        LogLoss,
        NormalisedEntropy,
        InformationGain,
        Brier,
        Ece,
        PredictedToObserved,
        PpvAtPrior,
        NpvAtPrior
    };
    /// Numerator and denominator of a value; for the information gain, of 1 minus it.
    struct Quotient {
        double above = 0;
        double below = 0;
    };
    Kind kind;
    std::optional<core::Value> value = {};  ///< none: still computing
    std::optional<Quotient> of = {};        ///< none: not a quotient, or undefined
    std::optional<core::Interval> interval = {};
};

/// Rates computed from a confusion matrix, also PPV and NPV at the prior of the costs if it is set,
/// followed by the values of the probabilities: name, counts (a file has the formula instead),
/// value.
class RatesModel : public ColumnModel {
    Q_OBJECT
public:
    enum Column { Name, Formula, Number };

    explicit RatesModel(QObject* parent = nullptr);

    /// @param squares of the weights, by core::squaredWeights()
    void setCounts(const core::ConfusionMatrix& counts, const core::ConfusionMatrix& squares);
    void setSettings(const core::ClassifierSettings& settings);
    /// Empty if there are no samples.
    void setProbabilities(std::vector<ProbabilityValue> values);
    /// Shows only the rates of a first lesson, or all rates and the values of the probabilities.
    void setOnlyMain(bool only);

    /// A row in full: formula, numbers, fraction and value, or why it is undefined.
    QString sentence(int row) const;
    /// A row in short, without letters: "Accuracy = (180 + 643) / 1000 = 0.8230. 95% CI …".
    QString line(int row) const;
    QString about(int row) const;
    /// The rows of the rates; those of the probabilities come after them.
    int rateRows() const { return static_cast<int>(rates().size() + atPrior().size()); }
    int rowOf(core::ThresholdMetric rate) const;

private:
    int rows() const override;
    QVariant told(int row, int column, int role) const override;
    /// None for rows of probability values.
    std::optional<core::ThresholdMetric> rateAt(int row) const;
    const ProbabilityValue& probabilityAt(int row) const;
    std::optional<core::Value> valueAt(int row) const;
    QString nameAt(int row) const;
    QString formulaAt(int row) const;
    QString countsCell(int row) const;
    QString formulaCell(int row) const;
    /// The formula of a probability value with numbers filled in; empty if there are too many.
    QString numbersIn(const ProbabilityValue& shown) const;
    QString numberCell(int row) const;
    std::optional<core::Interval> intervalAt(int row) const;
    bool isBy(core::RateIntervalMethod method, int row) const;
    /// Adds the interval to the sentence, if there is one.
    QString withInterval(const QString& sentence, int row) const;
    QVariant leaving(int row) const;

    /// The visible rates.
    std::span<const core::ThresholdMetric> rates() const;
    std::span<const ProbabilityValue> atPrior() const;
    void computeAtPrior();

    core::ConfusionMatrix m_counts;
    core::ConfusionMatrix m_squares;  ///< of the weights
    core::ClassifierSettings m_settings;
    std::vector<ProbabilityValue> m_atPrior;  ///< empty without a prior
    std::vector<ProbabilityValue> m_probabilities;
    bool m_hasOnlyMain = false;
};

}  // namespace ui
