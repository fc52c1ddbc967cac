// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/document/samples_caption.h"

#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/document/model_names.h"
#include "ui/text/language/wording.h"
#include "ui/text/tables/class_tables.h"
#include "ui/text/tables/left_out_rows_text.h"
#include "ui/text/words/classifier_text.h"

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

QString leftOutOf(const ClassifierDocument& document)
{
    return leftOutSentence(document.samples().leftOut, document.size());
}

}  // namespace

QString samplesCaption(const ClassifierDocument& document)
{
    const SamplesFacts facts = samplesFacts(document, document.session().model);
    return document.hasSamples() ? joinedSentences({samplesSentences(facts), leftOutOf(document)})
                                 : countsSentence(facts);
}

QString samplesCaption(const ClassifierDocument& document, std::size_t model)
{
    const bool isOneOfSeveral = document.hasSamples() && document.samples().models.size() > 1;
    return joinedSentences(
        {samplesCaption(document),
         isOneOfSeveral
             ? Wording::tr("Threshold-dependent results are for %1.").arg(document.modelName(model))
             : QString()});
}

QString samplesCaptionAtThreshold(const ClassifierDocument& document, int digits)
{
    if (!document.hasSamples())
        return samplesCaption(document);
    const std::size_t model = document.session().model;
    return joinedSentences(
        {samplesCaption(document, model), predictedSentence(document, model, digits)});
}

QString classesCaption(const ClassifierDocument& document, const core::ClassValues& values)
{
    const core::ClassSamples* several = document.several();
    if (!several)
        return {};
    return joinedSentences(
        {Wording::tr("The samples are from “%1”.").arg(document.title()),
         classCountsSentence(values, several->classes), leftOutOf(document),
         several->scores.empty() ? QString() : recalibrationSentence(SamplesFacts()),
         classRuleSentences(*several, values)});
}

QString sampleCountsSentence(const ClassifierDocument& document)
{
    const SamplesFacts facts = samplesFacts(document, document.session().model);
    return document.hasSamples()
               ? sampleCountsSentence(facts.samples, facts.positives, facts.isWeighted)
               : countsSentence(facts);
}

QString predictedSentence(const ClassifierDocument& document, std::size_t model, int digits)
{
    const double threshold = document.threshold(model);
    const bool isAimed = document.aim() && !document.whyNotAimed(model);
    return joinedSentences({thresholdSentence(threshold, samplesFacts(document, model),
                                              thresholdDigits(document, model, threshold, digits)),
                            isAimed ? aimSentence(*document.aim()) : QString()});
}

QString samplesCaptionOfModels(const ClassifierDocument& document, const ModelNames& names,
                               int digits)
{
    if (!document.hasSamples() || document.samples().models.size() == 1)
        return samplesCaptionAtThreshold(document, digits);
    const SamplesFacts facts = samplesFacts(document, document.session().model);
    return joinedSentences({samplesSentences(facts), leftOutOf(document),
                            predictedAtThresholdSentence(facts),
                            ratesAtSentence(document, names, {digits, QLocale::c()})});
}

QString ratesAtSentence(const ClassifierDocument& document, const ModelNames& names,
                        const NumberFormat& format)
{
    std::vector<ModelThreshold> thresholds;
    QStringList withoutAim;
    for (std::size_t model = 0; model < document.samples().models.size(); ++model) {
        thresholds.push_back({names.orColumn(model), thresholdOfModel(document, model, format)});
        if (document.whyNotAimed(model))
            withoutAim << names.orColumn(model);
    }
    return joinedSentences(
        {ui::ratesAtSentence(thresholds, document.aim()),
         withoutAim.isEmpty() ? QString()
                              : Wording::tr("No threshold of %1 reaches this aim, so %2 is used.")
                                    .arg(wholeListText(withoutAim),
                                         thresholdNumber(document, document.threshold(), format))});
}

int thresholdDigits(const ClassifierDocument& document, double threshold, int digits)
{
    return thresholdDigits(document, document.session().model, threshold, digits);
}

int thresholdDigits(const ClassifierDocument& document, std::size_t model, double threshold,
                    int digits)
{
    return core::thresholdDecimals(threshold, *document.sweep(model), digits);
}

QString thresholdNumber(const ClassifierDocument& document, double threshold,
                        const NumberFormat& format)
{
    return ui::thresholdNumber(
        threshold, {thresholdDigits(document, threshold, format.digits), format.locale});
}

QString thresholdOfModel(const ClassifierDocument& document, std::size_t model,
                         const NumberFormat& format)
{
    const double threshold = document.threshold(model);
    return ui::thresholdNumber(
        threshold, {thresholdDigits(document, model, threshold, format.digits), format.locale});
}

}  // namespace ui
