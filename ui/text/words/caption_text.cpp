// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/caption_text.h"

#include "core/metrics/measures/measure_table.h"
#include "core/rankings/evaluation/convention.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/number_format.h"
#include "ui/text/words/step_facts.h"

namespace ui {

namespace {

QString plain(double number)
{
    return plainText(number, QLocale::c());
}

QString missingSentence(core::MissingRule rule)
{
    return rule == core::MissingRule::Zero
               ? Wording::tr("A judged query that a run lacks counts 0 in its mean.")
               : Wording::tr("A judged query that a run lacks is left out of its mean.");
}

QString depthSentence(std::optional<std::size_t> depth)
{
    if (!depth)
        return {};
    return Wording::tr("Only the first %n ranks of a query are read.", nullptr,
                       static_cast<int>(*depth));
}

QString scopeSentence(core::JudgmentScope scope)
{
    switch (scope) {
    case core::JudgmentScope::OwnQuery:
        return Wording::tr("A query is measured with all judgments that were made for it.");
    case core::JudgmentScope::RetrievedOnly:
        return Wording::tr("A query is measured with the judgments of retrieved documents only.");
    case core::JudgmentScope::AnyQuery:
        return Wording::tr("A document that was judged for other queries only has grade 0.");
    }
    return {};
}

QString ownDocumentSentence(core::OwnDocument rule)
{
    return rule == core::OwnDocument::Drop
               ? Wording::tr("A document that has the id of its query leaves the ranking.")
               : QString();
}

QString roundingSentence(core::Rounding rounding)
{
    switch (rounding) {
    case core::Rounding::None:
        break;
    case core::Rounding::FiveDecimals:
        return Wording::tr("The value of a query is rounded to 5 decimals.");
    case core::Rounding::TwoDecimals:
        return Wording::tr("The value of a query is rounded to 2 decimals.");
    case core::Rounding::Rre:
        return Wording::tr("Of a query nDCG is cut to 2 decimals, P@k and RR are rounded to 2, "
                           "recall and P without a cutoff upwards to 4.");
    }
    return {};
}

QString tieSentence(core::TieRule ties, core::RankOrder order)
{
    switch (ties) {
    case core::TieRule::AsOrdered:
        break;
    case core::TieRule::AverageGain:
        return Wording::tr("Documents of one score earn the mean gain of their group each.");
    case core::TieRule::OneThreshold:
        return Wording::tr("Documents of one score earn the mean gain of their group each, and "
                           "AP takes them as one threshold.");
    }
    switch (order) {
    case core::RankOrder::ScoreThenIdDescending:
        return Wording::tr("Documents of one score stand by their ids, descending.");
    case core::RankOrder::ScoreThenIdAscending:
        return Wording::tr("Documents of one score stand by their ids, ascending.");
    case core::RankOrder::ScoreThenFile:
        return Wording::tr("Documents of one score stand as in the run's file.");
    case core::RankOrder::RankColumn:
        return Wording::tr("Documents stand by the run's column of ranks, whatever their scores.");
    case core::RankOrder::File:
        return Wording::tr("Documents stand as in the run's file, whatever their scores.");
    }
    return {};
}

QString lengthSentence(const ListFacts& facts)
{
    const QString retrieved = countText(facts.retrieved);
    if (facts.query.isEmpty())
        return facts.retrieved == 1
                   ? Wording::tr("The list has one document.")
                   : Wording::tr(
                         "The list has %1 documents, scored in the order in which they stand.")
                         .arg(retrieved);
    return facts.retrieved == 1
               ? Wording::tr("The list for “%1” has one document.").arg(facts.query)
               : Wording::tr(
                     "The list for “%1” has %2 documents, scored in the order in which they stand.")
                     .arg(facts.query, retrieved);
}

QString relevantSentence(const ListFacts& facts)
{
    const QString grade = plain(facts.relevantFrom);
    if (facts.notRetrieved == 1)
        return facts.relevant == 1 ? Wording::tr("Of these and one more that is judged but not "
                                                 "retrieved, one has grade %1 or more.")
                                         .arg(grade)
                                   : Wording::tr("Of these and one more that is judged but not "
                                                 "retrieved, %1 have grade %2 or more.")
                                         .arg(countText(facts.relevant), grade);
    return facts.relevant == 1
               ? Wording::tr("Of these and %1 more that are judged but not retrieved, one has "
                             "grade %2 or more.")
                     .arg(countText(facts.notRetrieved), grade)
               : Wording::tr("Of these and %1 more that are judged but not retrieved, %2 have "
                             "grade %3 or more.")
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
            ? Wording::tr("“%1” has %2 samples with weights: %3 positive (%4), %5 negative "
                          "(%6) in sums of weights.")
            : Wording::tr("“%1” has %2 samples: %3 positive (%4), %5 negative (%6).");
    return classes.arg(facts.name, countText(facts.samples), amount(facts.positives),
                       facts.positiveWord, amount(facts.negatives), facts.negativeWord);
}

}  // namespace

QString noValueSentence(core::NoValueRule rule)
{
    switch (rule) {
    case core::NoValueRule::Zero:
        return Wording::tr("A query without a value counts 0 in the mean.");
    case core::NoValueRule::One:
        return Wording::tr("A query without a value counts 1 in the mean.");
    case core::NoValueRule::Skip:
        return Wording::tr("A query without a value is left out of the mean.");
    }
    return {};
}

QString countText(std::size_t count)
{
    return tallyText(static_cast<double>(count), QLocale::c());
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
               ? Wording::tr("Ranks after %1 do not count.").arg(countText(*definition.cutoff))
               : Wording::tr("Every rank counts.");
}

QString toolSentence(const core::Settings& settings)
{
    const core::Convention* convention = core::conventionOf(settings);
    return convention
               ? Wording::tr("These are the rules of %1.").arg(QString::fromUtf8(convention->name))
               : QString();
}

QString evaluationSentences(const core::EvaluationRules& rules, core::RankOrder order)
{
    return joinedSentences({
        noValueSentence(rules.noValue),
        missingSentence(rules.missing),
        Wording::tr("Queries without judgments are left out."),
        depthSentence(rules.depth),
        rules.judgedOnly ? Wording::tr("Documents that are not judged leave the rankings.")
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
            unknown << Wording::tr("%1 has no value: %2").arg(name, undefinedText(value.reason()));
    }
    if (!known.isEmpty())
        unknown.prepend(asSentence(phrasesText(known)));
    return joinedSentences(unknown);
}

QString samplesSentences(const SamplesFacts& facts)
{
    QString calibration;
    switch (facts.calibration) {
    case core::Calibration::None:
        calibration = Wording::tr("Scores are as given, without recalibration.");
        break;
    case core::Calibration::Isotonic:
        calibration =
            Wording::tr("The scores are calibrated by isotonic steps fitted to these samples.");
        break;
    case core::Calibration::Platt:
        calibration =
            Wording::tr("The scores are calibrated by Platt scaling fitted to these samples.");
        break;
    }
    return joinedSentences({
        classesSentence(facts),
        facts.higherIsPositive ? Wording::tr("A high score speaks for the positive class.")
                               : Wording::tr("A low score speaks for the positive class."),
        Wording::tr("Samples of one score are accepted together."),
        calibration,
    });
}

QString countsSentence(const SamplesFacts& facts)
{
    return Wording::tr("The counts were typed in: %1 positive (%2), %3 negative (%4).")
        .arg(tallyText(facts.positives, QLocale::c()), facts.positiveWord,
             tallyText(facts.negatives, QLocale::c()), facts.negativeWord);
}

QString thresholdSentence(double threshold, const SamplesFacts& facts, int digits)
{
    return Wording::tr("At the threshold in force a sample is predicted “%1” where %2.")
        .arg(facts.positiveWord,
             thresholdText(threshold, facts.higherIsPositive, {digits, QLocale::c()}));
}

QString binningSentences(const core::ClassifierSettings& settings)
{
    return joinedSentences({
        (settings.binning == core::Binning::Uniform
             ? Wording::tr("The probabilities are cut into %1 bins of one width, closed on the %2.")
             : Wording::tr("The probabilities are cut into %1 bins of about as many samples "
                           "each, closed on the %2."))
            .arg(countText(settings.bins), settings.closed == core::ClosedEdge::Right
                                               ? Wording::tr("right", "edge of a bin")
                                               : Wording::tr("left")),
        settings.outside == core::Outside::Clip
            ? Wording::tr("A score outside 0 to 1 counts as the nearer of the two.")
            : Wording::tr("A score outside 0 to 1 is no probability and leaves no value."),
    });
}

QString betaSentence(double beta)
{
    return Wording::tr("The beta of F is %1.").arg(plain(beta));
}

QString clipSentence(const core::ClassifierSettings& settings)
{
    return Wording::tr("Log loss is in nats and keeps probabilities at least %1 from 0 and 1.")
        .arg(QString::number(settings.clip, 'g', 3));
}

QString costsSentence(const core::Costs& costs)
{
    const QString positive = plain(costs.falsePositive);
    const QString negative = plain(costs.falseNegative);
    return costs.prior ? Wording::tr("A false positive costs %1 and a false negative %2, where "
                                     "a share of %3 is positive.")
                             .arg(positive, negative, plain(*costs.prior))
                       : Wording::tr("A false positive costs %1 and a false negative %2, with "
                                     "the samples' own share of positives.")
                             .arg(positive, negative);
}

}  // namespace ui
