// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/document/samples_caption.h"

#include "ui/classifier/document/classifier_document.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/classifier_text.h"

#include <limits>

namespace ui {

namespace {

SamplesFacts samplesFacts(const ClassifierDocument& document, std::size_t model)
{
    const core::SampleSession& session = document.session();
    const core::ConfusionMatrix counts = document.counts();
    return {
        .name = document.title(),
        .samples = document.size(),
        .positives = counts.positives(),
        .negatives = counts.negatives(),
        .positiveWord = document.positiveWord(),
        .negativeWord = document.negativeWord(),
        .isWeighted = document.hasSamples() && document.sweep()->isWeighted(),
        .higherIsPositive = session.higherIsPositive,
        .recalibration =
            document.isCalibrated(model) ? std::optional(session.settings) : std::nullopt,
        .groups = session.samples.groupNames.size(),
    };
}

}  // namespace

QString samplesCaption(const ClassifierDocument& document)
{
    return samplesCaption(document, document.session().model);
}

QString samplesCaption(const ClassifierDocument& document, std::size_t model)
{
    const SamplesFacts facts = samplesFacts(document, model);
    if (!document.hasSamples())
        return countsSentence(facts);
    QString whose;
    if (document.samples().models.size() > 1)
        whose =
            Wording::tr("Threshold-dependent results are for %1.").arg(document.modelName(model));
    return joinedSentences({samplesSentences(facts), whose});
}

QString samplesCaptionAtThreshold(const ClassifierDocument& document, int digits)
{
    if (!document.hasSamples())
        return samplesCaption(document);
    return joinedSentences(
        {samplesCaption(document),
         thresholdSentence(document.threshold(), samplesFacts(document, document.session().model),
                           thresholdDigits(document, document.threshold(), digits)),
         document.aim() ? aimSentence(*document.aim()) : QString()});
}

int thresholdDigits(const ClassifierDocument& document, double threshold, int digits)
{
    constexpr int most = std::numeric_limits<double>::max_digits10;
    const auto sweep = document.sweep();
    const std::size_t point = sweep->pointAt(threshold);
    const auto isTold = [&](int decimals) {
        return sweep->pointAt(QString::number(threshold, 'f', decimals).toDouble()) == point;
    };
    int enough = digits;
    while (enough < most && !isTold(enough))
        ++enough;
    return isTold(enough) ? enough : digits;
}

QString thresholdNumber(const ClassifierDocument& document, double threshold,
                        const NumberFormat& format)
{
    return ui::thresholdNumber(
        threshold, {thresholdDigits(document, threshold, format.digits), format.locale});
}

}  // namespace ui
