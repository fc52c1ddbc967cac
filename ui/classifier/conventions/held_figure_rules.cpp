// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/conventions/held_figure_rules.h"

#include "core/classification/thresholds/operating_point.h"
#include "core/classification/thresholds/roc_hull.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/classifier_text.h"
#include "ui/workspace/rules/rules_found.h"

#include <algorithm>

namespace ui {

namespace {

using core::ConventionAxis;

/// The threshold that predicts positive only what is beyond `threshold`, not what equals it.
double thresholdBeyond(const core::ThresholdSweep& sweep, double threshold)
{
    const std::size_t point = sweep.pointAt(threshold);
    const bool isAt = point > 0 && sweep.threshold(point) == threshold;
    return isAt ? sweep.threshold(point - 1) : threshold;
}

/// Translates rule changes into settings of a document.
class HeldReading {
public:
    explicit HeldReading(const ClassifierDocument& document)
        : m_document(document)
        , m_rules(rulesInForce(document))
        , m_reading(document.reading())
    {}

    ClassifierReading with(std::span<const core::RuleChange> changes)
    {
        for (const core::RuleChange& change : changes)
            if (isHeldByClassifier(change))
                core::classifierRowOf(change.axis).set(m_rules, change.to);
        m_reading.settings = m_rules.settings;
        m_reading.threshold = m_rules.threshold;
        choosePositive();
        moveThreshold();
        return m_reading;
    }

private:
    void choosePositive()
    {
        using enum core::PositiveClass;
        if (m_rules.positive == OtherClass || m_rules.positive == LabelsSwapped)
            m_reading.positive = m_reading.positive == 0 ? 1 : 0;
        if (m_rules.positive == OtherClass || m_rules.positive == ScoresNegated)
            m_reading.higherIsPositive = !m_reading.higherIsPositive;
    }

    /// Swaps the predicted classes, so that scores equal to the threshold change sides.
    void moveThreshold()
    {
        const bool isOther = m_rules.positive == core::PositiveClass::OtherClass;
        if (!m_rules.isBestThreshold && !m_rules.isAbove && !isOther)
            return;
        core::ScoredLabels samples = m_document.scored();
        samples.positive = m_reading.positive;
        samples.higherIsPositive = m_reading.higherIsPositive;
        const core::ThresholdSweep sweep(samples);
        if (m_rules.isBestThreshold)
            m_reading.threshold = sweep.threshold(core::bestF(sweep, core::RocHull(sweep)).point);
        else if (m_rules.isAbove != isOther)
            m_reading.threshold = thresholdBeyond(sweep, m_reading.threshold);
    }

    const ClassifierDocument& m_document;
    core::ClassifierRules m_rules;
    ClassifierReading m_reading;
};

}  // namespace

QString figureName(core::ClassifierMetric figure)
{
    if (const auto rate = core::thresholdMetricOf(figure))
        return rateName(*rate, 1, QLocale::c());
    switch (figure) {
    case core::ClassifierMetric::Auc:
        return Wording::tr("AUC");
    case core::ClassifierMetric::AveragePrecision:
        return Wording::tr("AP");
    case core::ClassifierMetric::LogLoss:
        return Wording::tr("Log loss");
    case core::ClassifierMetric::CalibrationError:
        return Wording::tr("ECE");
    default:
        return Wording::tr("Brier score");
    }
}

std::shared_ptr<const core::ClassifierInput> classifierInput(const ClassifierDocument& document)
{
    const core::Samples& samples = document.samples();
    return std::make_shared<const core::ClassifierInput>(document.scored(), samples.groups,
                                                         samples.groupNames.size());
}

core::ClassifierRules rulesInForce(const ClassifierDocument& document)
{
    core::ClassifierRules rules;
    rules.settings = document.session().settings;
    rules.threshold = document.threshold();
    return rules;
}

bool isHeldByClassifier(const core::RuleChange& change)
{
    switch (change.axis) {
    case ConventionAxis::PositiveClass:
    case ConventionAxis::Clip:
    case ConventionAxis::Bins:
    case ConventionAxis::Binning:
    case ConventionAxis::ClosedEdge:
    case ConventionAxis::Threshold:
    case ConventionAxis::AtThreshold:
        return true;
    case ConventionAxis::Probabilities:
        return change.to != "sigmoid";
    default:
        return false;
    }
}

void adoptChanges(std::span<const core::RuleChange> changes, ClassifierDocument& document,
                  const QString& stepName)
{
    document.setReading(HeldReading(document).with(changes), stepName);
}

RuleUse useOf(const core::RuleHit& hit, ClassifierDocument& document, const QString& stepName)
{
    const bool isChange = std::any_of(hit.changes.begin(), hit.changes.end(), isHeldByClassifier);
    RuleUse use{leftSentence(hit.changes, hit.isCut, isHeldByClassifier), {}};
    if (isChange)
        use.adopt = [&document, changes = hit.changes, stepName] {
            adoptChanges(changes, document, stepName);
        };
    return use;
}

}  // namespace ui
