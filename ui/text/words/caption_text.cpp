// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/caption_text.h"

#include "core/classification/calibration/folds.h"
#include "core/metrics/measures/measure_table.h"
#include "core/rankings/evaluation/convention.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/number_format.h"
#include "ui/text/words/step_facts.h"

#include <algorithm>

namespace ui {

namespace {

QString plain(double number)
{
    return plainText(number, QLocale::c());
}

QString depthSentence(std::optional<std::size_t> depth)
{
    if (!depth)
        return {};
    return Wording::tr("Only the top %n ranks of each query are read.", nullptr,
                       static_cast<int>(*depth));
}

QString scopeSentence(core::JudgmentScope scope)
{
    switch (scope) {
    case core::JudgmentScope::OwnQuery:
        return Wording::tr("Each query uses all judgments made for it.");
    case core::JudgmentScope::RetrievedOnly:
        return Wording::tr("Each query uses only the judgments of retrieved documents.");
    case core::JudgmentScope::AnyQuery:
        return Wording::tr("A document judged only for other queries has grade 0.");
    }
    return {};
}

QString ownDocumentSentence(core::OwnDocument rule)
{
    return rule == core::OwnDocument::Drop
               ? Wording::tr(
                     "A document with the same id as its query is removed from the ranking.")
               : QString();
}

QString roundingSentence(core::Rounding rounding)
{
    switch (rounding) {
    case core::Rounding::None:
        break;
    case core::Rounding::FiveDecimals:
        return Wording::tr("Query values are rounded to 5 decimals.");
    case core::Rounding::TwoDecimals:
        return Wording::tr("Query values are rounded to 2 decimals.");
    case core::Rounding::Rre:
        return Wording::tr("For each query, nDCG is truncated to 2 decimals, P@k and RR are "
                           "rounded to 2, and recall and P without a cutoff are rounded up to 4.");
    }
    return {};
}

QString tieSentence(core::TieRule ties, core::RankOrder order)
{
    switch (ties) {
    case core::TieRule::AsOrdered:
        break;
    case core::TieRule::AverageGain:
        return Wording::tr("Documents with tied scores each earn the mean gain of their group.");
    case core::TieRule::OneThreshold:
        return Wording::tr("Documents with tied scores each earn the mean gain of their group and "
                           "count as one threshold in AP.");
    }
    switch (order) {
    case core::RankOrder::ScoreThenIdDescending:
        return Wording::tr("Documents with tied scores are ordered by id, descending.");
    case core::RankOrder::ScoreThenIdAscending:
        return Wording::tr("Documents with tied scores are ordered by id, ascending.");
    case core::RankOrder::ScoreThenFile:
        return Wording::tr("Documents with tied scores keep their order in the run’s file.");
    case core::RankOrder::RankColumn:
        return Wording::tr("Documents are ordered by the run’s rank column, regardless of score.");
    case core::RankOrder::File:
        return Wording::tr("Documents keep their order in the run’s file, regardless of score.");
    }
    return {};
}

QString lengthSentence(const ListFacts& facts)
{
    const QString retrieved = countText(facts.retrieved);
    if (facts.query.isEmpty())
        return facts.retrieved == 1
                   ? Wording::tr("The list has one document.")
                   : Wording::tr("The list has %1 documents, scored in the given order.")
                         .arg(retrieved);
    return facts.retrieved == 1
               ? Wording::tr("The list for “%1” has one document.").arg(facts.query)
               : Wording::tr("The list for “%1” has %2 documents, scored in the given order.")
                     .arg(facts.query, retrieved);
}

QString relevantSentence(const ListFacts& facts)
{
    const QString grade = plain(facts.relevantFrom);
    if (facts.notRetrieved == 1)
        return facts.relevant == 1 ? Wording::tr("One document has grade %1 or higher, counting "
                                                 "the one judged document that was not retrieved.")
                                         .arg(grade)
                                   : Wording::tr("%1 documents have grade %2 or higher, counting "
                                                 "the one judged document that was not retrieved.")
                                         .arg(countText(facts.relevant), grade);
    return facts.relevant == 1
               ? Wording::tr("One document has grade %2 or higher, counting judged documents that "
                             "were not retrieved (%1).")
                     .arg(countText(facts.notRetrieved), grade)
               : Wording::tr("%2 documents have grade %3 or higher, counting judged documents that "
                             "were not retrieved (%1).")
                     .arg(countText(facts.notRetrieved), countText(facts.relevant), grade);
}

QString classesSentence(const SamplesFacts& facts)
{
    const auto amount = [](double number) { return tallyText(number, QLocale::c()); };
    if (facts.samples == 1 && !facts.isWeighted)
        return facts.positives > 0 ? Wording::tr("“%1” has one sample, which is positive (%2).")
                                         .arg(facts.name, facts.positiveWord)
                                   : Wording::tr("“%1” has one sample, which is negative (%2).")
                                         .arg(facts.name, facts.negativeWord);
    const QString classes =
        facts.isWeighted
            ? Wording::tr(
                  "“%1” has %2 weighted samples; by weight, %3 positive (%4) and %5 negative (%6).")
            : Wording::tr("“%1” has %2 samples: %3 positive (%4), %5 negative (%6).");
    return classes.arg(facts.name, countText(facts.samples), amount(facts.positives),
                       facts.positiveWord, amount(facts.negatives), facts.negativeWord);
}

/// "10 random folds, stratified by class".
QString foldsText(const core::ClassifierSettings& settings, const SamplesFacts& facts)
{
    if (settings.foldsBy == core::FoldsBy::Random)
        return Wording::tr("%1 random folds, stratified by class")
            .arg(countText(std::min(settings.folds, facts.samples)));
    return facts.groups > core::mostGroupsAsFolds
               ? Wording::tr("%1 folds that keep groups together").arg(countText(settings.folds))
               : Wording::tr("one fold per group");
}

/// Recalibrated scores are probabilities of the positive class.
bool areHighPositive(const SamplesFacts& facts)
{
    return facts.higherIsPositive || facts.recalibration;
}

}  // namespace

QString noValueSentence(core::NoValueRule rule)
{
    switch (rule) {
    case core::NoValueRule::Zero:
        return Wording::tr("Undefined queries count as 0 in the mean.");
    case core::NoValueRule::One:
        return Wording::tr("Undefined queries count as 1 in the mean.");
    case core::NoValueRule::Skip:
        return Wording::tr("Undefined queries are skipped in the mean.");
    }
    return {};
}

QString firstOfText(const QStringList& items)
{
    constexpr qsizetype most = 10;
    const QString first = listText(items.mid(0, most));
    return items.size() <= most ? first
                                : Wording::tr("%1 and %2 more")
                                      .arg(first, countText(std::size_t(items.size() - most)));
}

QString cutoffSentence(const core::MeasureSpec& definition)
{
    return definition.cutoff
               ? Wording::tr("Only ranks up to %1 count.").arg(countText(*definition.cutoff))
               : Wording::tr("Every rank counts.");
}

QString toolSentence(const core::Settings& settings)
{
    const core::Convention* convention = core::conventionOf(settings);
    return convention
               ? Wording::tr("These are the rules of %1.").arg(QString::fromUtf8(convention->name))
               : QString();
}

QString missingSentence(core::MissingRule rule)
{
    return rule == core::MissingRule::Zero
               ? Wording::tr("Judged queries missing from a run count as 0 in its mean.")
               : Wording::tr("Judged queries missing from a run are skipped in its mean.");
}

QString evaluationSentences(const core::EvaluationRules& rules, core::RankOrder order)
{
    return joinedSentences({
        noValueSentence(rules.noValue),
        missingSentence(rules.missing),
        Wording::tr("Queries without judgments are skipped."),
        depthSentence(rules.depth),
        rules.judgedOnly ? Wording::tr("Unjudged documents are removed from the rankings.")
                         : QString(),
        ownDocumentSentence(rules.ownDocument),
        scopeSentence(rules.scope),
        tieSentence(rules.ties, order),
        roundingSentence(rules.rounding),
    });
}

QString listSentences(const ListFacts& facts)
{
    return joinedSentences({lengthSentence(facts), relevantSentence(facts)});
}

QString valuesSentence(const NamedValues& values, int digits)
{
    const NumberFormat format{digits, QLocale::c()};
    QStringList known;
    QStringList unknown;
    for (const auto& [name, value] : values) {
        if (value)
            known << Wording::tr("%1 = %2").arg(name, valueText(value, format));
        else
            unknown << Wording::tr("%1 is undefined: %2").arg(name, undefinedText(value.reason()));
    }
    if (!known.isEmpty())
        unknown.prepend(asSentence(phrasesText(known)));
    return joinedSentences(unknown);
}

QString recalibrationSentence(const SamplesFacts& facts)
{
    if (!facts.recalibration)
        return Wording::tr("Scores are used as given, without recalibration.");
    return (facts.recalibration->calibration == core::Calibration::Isotonic
                ? Wording::tr("Scores are recalibrated out of fold by isotonic regression: each "
                              "sample with a model fitted to the other folds (%1).")
                : Wording::tr("Scores are recalibrated out of fold by Platt scaling: each sample "
                              "with a model fitted to the other folds (%1)."))
        .arg(foldsText(*facts.recalibration, facts));
}

QString samplesSentences(const SamplesFacts& facts)
{
    return joinedSentences({
        classesSentence(facts),
        facts.higherIsPositive ? Wording::tr("Higher scores indicate the positive class.")
                               : Wording::tr("Lower scores indicate the positive class."),
        Wording::tr("Samples with tied scores are classified together."),
        recalibrationSentence(facts),
    });
}

QString sampleCountsSentence(std::size_t samples, double positives, bool isWeighted)
{
    return (isWeighted ? Wording::tr("n = %1 (weighted), %2 positive by weight.")
                       : Wording::tr("n = %1, %2 positive."))
        .arg(countText(samples), tallyText(positives, QLocale::c()));
}

QString countsSentence(const SamplesFacts& facts)
{
    return Wording::tr("The counts were entered by hand: %1 positive (%2), %3 negative (%4).")
        .arg(tallyText(facts.positives, QLocale::c()), facts.positiveWord,
             tallyText(facts.negatives, QLocale::c()), facts.negativeWord);
}

QString thresholdSentence(double threshold, const SamplesFacts& facts, int digits)
{
    return Wording::tr("Samples with %2 are predicted “%1”.")
        .arg(facts.positiveWord,
             thresholdText(threshold, areHighPositive(facts), {digits, QLocale::c()}));
}

QString predictedAtThresholdSentence(const SamplesFacts& facts)
{
    return (areHighPositive(facts)
                ? Wording::tr("Samples with score ≥ threshold are predicted “%1”.")
                : Wording::tr("Samples with score ≤ threshold are predicted “%1”."))
        .arg(facts.positiveWord);
}

QString binningSentences(const core::ClassifierSettings& settings)
{
    return joinedSentences({
        (settings.binning == core::Binning::Uniform
             ? Wording::tr("Probabilities are grouped into %1 equal-width bins, closed on the %2.")
             : Wording::tr("Probabilities are grouped into %1 bins with about equal counts, closed "
                           "on the %2."))
            .arg(countText(settings.bins), settings.closed == core::ClosedEdge::Right
                                               ? Wording::tr("right", "edge of a bin")
                                               : Wording::tr("left")),
        settings.outside == core::Outside::Clip
            ? Wording::tr("Scores outside 0 to 1 are clipped to 0 or 1.")
            : Wording::tr("These measures are undefined for scores outside 0 to 1, which are not "
                          "probabilities."),
    });
}

QString betaSentence(double beta)
{
    return Wording::tr("F uses β = %1.").arg(plain(beta));
}

QString clipSentence(const core::ClassifierSettings& settings)
{
    return Wording::
        tr("Log loss is in nats. Probabilities are clipped to stay at least %1 away from 0 and 1.")
            .arg(QString::number(settings.clip, 'g', 3));
}

QString costsSentence(const core::Costs& costs)
{
    const QString positive = plain(costs.falsePositive);
    const QString negative = plain(costs.falseNegative);
    return costs.prior ? Wording::tr("A false positive costs %1 and a false negative %2; the share "
                                     "of positives is %3.")
                             .arg(positive, negative, plain(*costs.prior))
                       : Wording::tr("A false positive costs %1 and a false negative %2. The "
                                     "share of positives is taken from the samples.")
                             .arg(positive, negative);
}

}  // namespace ui
