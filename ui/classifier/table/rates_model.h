// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/paired_t.h"
#include "ui/toolkit/table/column_model.h"

#include <optional>
#include <span>
#include <vector>

namespace ui {

/// A value of the probabilities, whatever the threshold.
struct ProbabilityValue {
    enum class Kind {
        LogLoss,
        NormalisedEntropy,
        InformationGain,
        Brier,
        Ece,
        PredictedToObserved
    };
    /// What a value divides by what; of the information gain, of what 1 minus it is.
    struct Quotient {
        double above = 0;
        double below = 0;
    };
    Kind kind;
    std::optional<core::Value> value = {};  ///< none: it is being worked out
    std::optional<Quotient> of = {};        ///< none: it is no quotient, or has no value
};

/// The rates that follow from a confusion matrix, and below them what the probabilities are worth:
/// name, formula, value.
class RatesModel : public ColumnModel {
    Q_OBJECT
public:
    enum Column { Name, Formula, Number };

    explicit RatesModel(QObject* parent = nullptr);

    /// @param squares of the weights, by core::squaredWeights()
    void setCounts(const core::ConfusionMatrix& counts, const core::ConfusionMatrix& squares);
    void setSettings(const core::ClassifierSettings& settings);
    /// None where there are no samples.
    void setProbabilities(std::vector<ProbabilityValue> values);
    /// The rates of a first lesson, or all and what the probabilities are worth.
    void setOnlyMain(bool only);

    /// A row's whole story: formula, numbers, fraction and value, or why there is none.
    QString sentence(int row) const;
    QString about(int row) const;
    int rowOf(core::ThresholdMetric rate) const;

private:
    int rows() const override;
    QVariant told(int row, int column, int role) const override;
    /// None for the rows below the rates.
    std::optional<core::ThresholdMetric> rateAt(int row) const;
    const ProbabilityValue& probabilityAt(int row) const;
    std::optional<core::Value> valueAt(int row) const;
    QString nameAt(int row) const;
    QString formulaAt(int row) const;
    QString formulaCell(int row) const;
    /// The formula of a value of the probabilities with its numbers in it; empty: it has many.
    QString numbersIn(const ProbabilityValue& shown) const;
    QString numberCell(int row) const;
    std::optional<core::Interval> intervalAt(int row) const;
    /// Where there is an interval, the sentence with it.
    QString withInterval(const QString& sentence, int row) const;
    QVariant leaving(int row) const;

    /// The rates that are shown.
    std::span<const core::ThresholdMetric> rates() const;

    core::ConfusionMatrix m_counts;
    core::ConfusionMatrix m_squares;  ///< of the weights
    core::ClassifierSettings m_settings;
    std::vector<ProbabilityValue> m_probabilities;
    bool m_hasOnlyMain = false;
};

}  // namespace ui
