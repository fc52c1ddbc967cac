#include "ui/classifier/document/samples_caption.h"

#include "ui/classifier/document/classifier_document.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct SamplesCaption {
    Q_DECLARE_TR_FUNCTIONS(ui::SamplesCaption)
};

SamplesFacts samplesFacts(const ClassifierDocument& document, std::size_t model)
{
    const core::SampleSession& session = document.session();
    const bool isCalibrated = document.hasSamples() && !document.whyNotCalibrated(model);
    const core::Counts counts = document.counts();
    return {
        .name = document.title(),
        .samples = document.size(),
        .positives = counts.positives(),
        .negatives = counts.negatives(),
        .positiveWord = document.positiveWord(),
        .negativeWord = document.negativeWord(),
        .isWeighted = document.hasSamples() && document.sweep()->isWeighted(),
        .higherIsPositive = session.higherIsPositive,
        .calibration = isCalibrated ? session.settings.calibration : core::Calibration::None,
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
        whose = SamplesCaption::tr("Thresholds, counts and single values are those of %1.")
                    .arg(document.modelName(model));
    return joinedSentences({samplesSentences(facts), whose});
}

QString samplesCaptionAtThreshold(const ClassifierDocument& document, int digits)
{
    if (!document.hasSamples())
        return samplesCaption(document);
    return joinedSentences(
        {samplesCaption(document),
         thresholdSentence(document.threshold(), samplesFacts(document, document.session().model),
                           digits)});
}

}  // namespace ui
