// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page/status_text.h"

#include "core/rankings/evaluation/convention.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/collection/document/collection_document.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/language.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/no_value_text.h"
#include "ui/text/words/number_format.h"
#include "ui/text/words/shared_pool_text.h"

namespace ui {

namespace {

QString judgedText(const RankingDocument& document)
{
    const core::Value judged =
        document.valueUnder(core::Measure::Judged, document.session().settings);
    return valueText(judged, {2, numberLocale()});
}

QString settingsText(const core::Settings& settings)
{
    const core::Convention* convention = core::conventionOf(settings);
    QString rules =
        Wording::tr("gain: %1; discount: %2; ideal: %3")
            .arg(choiceLabel(core::Parameter::Gain, static_cast<int>(settings.gain)),
                 choiceLabel(core::Parameter::Discount, static_cast<int>(settings.discount)),
                 choiceLabel(core::Parameter::Ideal, static_cast<int>(settings.ideal)));
    if (!convention)
        return rules;
    return labelledText(QString::fromUtf8(convention->name), rules);
}

QString missingText(core::MissingRule rule)
{
    return rule == core::MissingRule::Zero ? Wording::tr("queries missing from a run count as 0")
                                           : Wording::tr("queries missing from a run are skipped");
}

}  // namespace

QString listStatus(const RankingDocument& document)
{
    const QString counts = Wording::tr("%1 retrieved, %2 judged relevant · judged@%3 %4")
                               .arg(document.list().ranked.size())
                               .arg(document.relevant())
                               .arg(document.session().cutoff)
                               .arg(judgedText(document));
    const QString query = QString::fromStdString(document.list().query);
    return query.isEmpty() ? counts : Wording::tr("Query “%1” · %2").arg(query, counts);
}

QString rulesStatus(const RankingDocument& document)
{
    QStringList parts{settingsText(document.session().settings)};
    if (document.hasTwoLists())
        parts << sharedIdealText(document.session().settings.ideal);
    parts << noValueRuleText(document.session().noValue);
    return parts.join(QStringLiteral(" · "));
}

QString collectionStatus(const CollectionDocument& document)
{
    if (document.isUnread())
        return Wording::tr("“%1” not loaded · %n queries edited", nullptr,
                           static_cast<int>(document.editedCount()))
            .arg(document.title());
    if (document.queryCount() == 0)
        return Wording::tr("No collection is open");
    const auto runs = static_cast<int>(document.collection().runs.size());
    const auto queries = static_cast<int>(document.queryCount());
    QStringList parts{Wording::tr("%n runs", nullptr, runs),
                      Wording::tr("%n queries", nullptr, queries)};
    std::size_t lines = 0;
    for (const core::CollectionFile& file : document.collection().files)
        lines += file.lines;
    if (lines > 0)
        parts << Wording::tr("%1 lines", nullptr, static_cast<int>(lines))
                     .arg(tallyText(static_cast<double>(lines), numberLocale()));
    if (document.editedCount() > 0)
        parts << Wording::tr("%n queries edited", nullptr,
                             static_cast<int>(document.editedCount()));
    return parts.join(QStringLiteral(" · "));
}

QString collectionRules(const CollectionDocument& document)
{
    const core::EvaluationRules& rules = document.evaluation().rules;
    if (document.collection()
            .values)  // the other rules are those of the program that computed them
        return missingText(rules.missing);
    QStringList parts{settingsText(document.definition().settings), noValueRuleText(rules.noValue),
                      missingText(rules.missing)};
    if (rules.depth)
        parts << Wording::tr("top %n ranks", nullptr, static_cast<int>(*rules.depth));
    if (rules.judgedOnly)
        parts << Wording::tr("judged documents only");
    if (rules.ownDocument == core::OwnDocument::Drop)
        parts << Wording::tr("without the query’s own document");
    if (rules.ties == core::TieRule::AverageGain)
        parts << Wording::tr("ties share their mean gain");
    if (rules.ties == core::TieRule::OneThreshold)
        parts << Wording::tr("ties count as one threshold");
    return parts.join(QStringLiteral(" · "));
}

QString samplesStatus(const ClassifierDocument& document)
{
    const core::ConfusionMatrix counts = document.counts();
    const auto tally = [](double count) { return tallyText(count, numberLocale()); };
    const bool isWeighted = !document.samples().weights.empty();
    const QString counted = isWeighted ? Wording::tr("%1 positive, %2 negative by weight")
                                       : Wording::tr("%1 positive, %2 negative");
    const QString classes = counted.arg(tally(counts.positives()), tally(counts.negatives()));
    if (!document.hasSamples())
        return counts.total() > 0 ? Wording::tr("Typed counts · %1").arg(classes)
                                  : Wording::tr("No samples yet");
    if (document.size() == 1)
        return Wording::tr("1 sample · %1").arg(classes);
    const QString samples = tally(static_cast<double>(document.size()));
    const std::size_t scores = document.sweep()->size() - 1;
    return Wording::tr("%1 samples · %2 · %3 distinct scores", nullptr, static_cast<int>(scores))
        .arg(samples, classes, tally(static_cast<double>(scores)));
}

QString samplesRules(const ClassifierDocument& document)
{
    const core::ClassifierSettings& settings = document.session().settings;
    const QString bins =
        settings.binning == core::Binning::Uniform
            ? Wording::tr("%n equal-width bins", nullptr, static_cast<int>(settings.bins))
            : Wording::tr("%n equal-count bins", nullptr, static_cast<int>(settings.bins));
    return Wording::tr("positive: “%1” when %2 · log loss clipped at %3 · %4")
        .arg(
            document.positiveWord(),
            thresholdText(document.threshold(), document.session().higherIsPositive,
                          {thresholdDigits(document, document.threshold(), NumberFormat().digits)}),
            QString::number(settings.clip, 'g', 2), bins);
}

QString fileStatus(const Document& document)
{
    if (!document.isSession())
        return {};
    if (!document.history().isClean())
        return Wording::tr("Edited");
    return document.path().isEmpty() ? Wording::tr("Not saved") : Wording::tr("Saved");
}

}  // namespace ui
