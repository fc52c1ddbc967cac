// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/classifier_text.h"

#include "core/classification/thresholds/ranked_pairs.h"
#include "core/foundation/enum_table.h"
#include "core/foundation/text/number_text.h"
#include "ui/text/language/clinical_names.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/thin_space.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/mark_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/rate_rule.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

using core::Outcome;
using core::SampleKey;
using core::ThresholdMetric;

namespace {

struct OutcomeWords {
    Outcome outcome;
    const char* abbreviation;
    const char* name;
};

struct RateWords {
    ThresholdMetric rate;
    const char* name;     ///< %1 is F's beta
    const char* title;    ///< includes beta for F
    const char* formula;  ///< F with beta 1 has a different one
    const char* about;
};

/// A rate as clinical papers call it.
struct ClinicalRate {
    ThresholdMetric rate;
    const char* name;
    const char* title;
};

/// A column of samples, and its sort key.
struct SampleWords {
    SampleKey key;
    const char* heading;
    const char* text;
};

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::ClassifierText)

public:
    static constexpr auto outcomes = std::to_array<OutcomeWords>({
        {Outcome::TruePositive, QT_TR_NOOP("TP"), QT_TR_NOOP("true positive")},
        {Outcome::FalsePositive, QT_TR_NOOP("FP"), QT_TR_NOOP("false positive")},
        {Outcome::FalseNegative, QT_TR_NOOP("FN"), QT_TR_NOOP("false negative")},
        {Outcome::TrueNegative, QT_TR_NOOP("TN"), QT_TR_NOOP("true negative")},
    });
    static constexpr auto rates = std::to_array<RateWords>({
        {ThresholdMetric::Accuracy, QT_TR_NOOP("Accuracy"), QT_TR_NOOP("Accuracy"), "(TP + TN) / N",
         QT_TR_NOOP("The share of all samples classified correctly. When one class is rare, always "
                    "predicting the other looks good.")},
        {ThresholdMetric::BalancedAccuracy, QT_TR_NOOP("Balanced accuracy"),
         QT_TR_NOOP("Balanced acc."), "(TPR + TNR) / 2",
         QT_TR_NOOP(
             "The mean recall of the two classes. Always predicting the same class scores 0.5.")},
        {ThresholdMetric::Precision, QT_TR_NOOP("Precision"), QT_TR_NOOP("Precision"),
         "TP / (TP + FP)",
         QT_TR_NOOP("The share of samples predicted positive that really are positive.")},
        {ThresholdMetric::Recall, QT_TR_NOOP("Recall"), QT_TR_NOOP("Recall, TPR"), "TP / (TP + FN)",
         QT_TR_NOOP("The share of positives that are found. Also called sensitivity or true "
                    "positive rate.")},
        {ThresholdMetric::Specificity, QT_TR_NOOP("Specificity"), QT_TR_NOOP("Specificity"),
         "TN / (TN + FP)",
         QT_TR_NOOP("The share of negatives that are predicted negative. Also called true negative "
                    "rate.")},
        {ThresholdMetric::Fpr, QT_TR_NOOP("False positive rate"), QT_TR_NOOP("FPR"),
         "FP / (FP + TN)", QT_TR_NOOP("The share of negatives that are predicted positive.")},
        {ThresholdMetric::Fnr, QT_TR_NOOP("False negative rate"), QT_TR_NOOP("FNR"),
         "FN / (FN + TP)", QT_TR_NOOP("The share of positives that are missed.")},
        {ThresholdMetric::Npv, QT_TR_NOOP("Negative predictive value"), QT_TR_NOOP("NPV"),
         "TN / (TN + FN)",
         QT_TR_NOOP("Negative predictive value: the share of samples predicted negative that "
                    "really are negative.")},
        {ThresholdMetric::F, QT_TR_NOOP("F%1"), "F", "(1+β²)TP / ((1+β²)TP + β²FN + FP)",
         QT_TR_NOOP(
             "The harmonic mean of precision and recall, with recall weighted β times as much.")},
        {ThresholdMetric::Mcc, QT_TR_NOOP("MCC"), QT_TR_NOOP("MCC"),
         "(TP·TN − FP·FN) / √((TP+FP)(TP+FN)(TN+FP)(TN+FN))",
         QT_TR_NOOP("The Matthews correlation between predictions and labels, from −1 to 1. It "
                    "is 0 if a row or column of the matrix is empty.")},
        {ThresholdMetric::Kappa, QT_TR_NOOP("Cohen’s kappa"), QT_TR_NOOP("Cohen’s κ"),
         "(pₒ − pₑ) / (1 − pₑ)",
         QT_TR_NOOP("Cohen’s κ: agreement between predictions and labels beyond that expected by "
                    "chance.")},
        {ThresholdMetric::Youden, QT_TR_NOOP("Youden’s J"), QT_TR_NOOP("Youden’s J"), "TPR − FPR",
         QT_TR_NOOP("The height of the ROC point above the chance line.")},
        {ThresholdMetric::Lift, QT_TR_NOOP("Lift"), QT_TR_NOOP("Lift"),
         QT_TR_NOOP("precision / prevalence"),
         QT_TR_NOOP("The share of positives among the samples predicted positive, divided by their "
                    "share among all samples.")},
        {ThresholdMetric::PredictedPositive, QT_TR_NOOP("Predicted positive"),
         QT_TR_NOOP("Predicted +"), "(TP + FP) / N",
         QT_TR_NOOP("The share of samples predicted positive.")},
        {ThresholdMetric::Jaccard, QT_TR_NOOP("Jaccard index"), QT_TR_NOOP("Jaccard"),
         "TP / (TP + FP + FN)",
         QT_TR_NOOP("Of the samples that are positive, predicted positive, or both, the share that "
                    "are both.")},
        {ThresholdMetric::LrPositive, QT_TR_NOOP("Positive likelihood ratio"), QT_TR_NOOP("LR+"),
         "TPR / FPR",
         QT_TR_NOOP("The share of positives predicted positive, divided by the share of "
                    "negatives predicted positive. Multiply the odds of being positive by this "
                    "ratio to get the odds after a positive prediction.")},
        {ThresholdMetric::LrNegative, QT_TR_NOOP("Negative likelihood ratio"), QT_TR_NOOP("LR−"),
         "FNR / TNR",
         QT_TR_NOOP("The share of positives predicted negative, divided by the share of "
                    "negatives predicted negative. Multiply the odds of being positive by this "
                    "ratio to get the odds after a negative prediction.")},
        {ThresholdMetric::DiagnosticOddsRatio, QT_TR_NOOP("Diagnostic odds ratio"),
         QT_TR_NOOP("DOR"), "(TP·TN) / (FP·FN)",
         QT_TR_NOOP("The odds of a positive prediction among the positives, divided by those among "
                    "the negatives: LR+ over LR−.")},
    });
    static constexpr auto clinicalRates = std::to_array<ClinicalRate>({
        {ThresholdMetric::Precision, QT_TR_NOOP("Positive predictive value"), QT_TR_NOOP("PPV")},
        {ThresholdMetric::Recall, QT_TR_NOOP("Sensitivity"), QT_TR_NOOP("Sensitivity")},
        {ThresholdMetric::Fpr, QT_TR_NOOP("1 − Specificity"), QT_TR_NOOP("1 − Specificity")},
        {ThresholdMetric::Fnr, QT_TR_NOOP("1 − Sensitivity"), QT_TR_NOOP("1 − Sensitivity")},
    });
    /// Null unless clinical names are used and the rate has another one.
    static const ClinicalRate* clinicalOf(ThresholdMetric rate)
    {
        const auto found = std::ranges::find(clinicalRates, rate, &ClinicalRate::rate);
        return ClinicalNames::areUsed() && found != clinicalRates.end() ? &*found : nullptr;
    }
    static constexpr auto columns = std::to_array<SampleWords>({
        {SampleKey::Number, QT_TR_NOOP("#"), QT_TR_NOOP("order in the file")},
        {SampleKey::Id, QT_TR_NOOP("Id"), QT_TR_NOOP("id")},
        {SampleKey::Label, QT_TR_NOOP("Label"), QT_TR_NOOP("label")},
        {SampleKey::Score, QT_TR_NOOP("Score"), QT_TR_NOOP("score")},
        {SampleKey::Calibrated, QT_TR_NOOP("Calibrated"), QT_TR_NOOP("calibrated score")},
        {SampleKey::Outcome, QT_TR_NOOP("Outcome"), QT_TR_NOOP("outcome")},
        {SampleKey::Loss, QT_TR_NOOP("Log loss"), QT_TR_NOOP("log loss")},
        {SampleKey::Weight, QT_TR_NOOP("Weight"), QT_TR_NOOP("weight")},
        {SampleKey::Group, QT_TR_NOOP("Group"), QT_TR_NOOP("group")},
    });
};

static_assert(core::hasRowForEach(Words::outcomes, &OutcomeWords::outcome, Outcome::TrueNegative));
static_assert(core::hasRowForEach(Words::rates, &RateWords::rate, core::lastThresholdMetric));
static_assert(core::hasRowForEach(Words::columns, &SampleWords::key, SampleKey::Group));

/// The grammatical number of a count: weights can add up to 1.5, which is not singular.
int nounNumber(double count)
{
    return count == 1 ? 1 : 2;
}

/// "1 positive", "12 positives"
QString positivesText(double count, bool isWeighted, const NumberFormat& format)
{
    if (isWeighted)
        return Words::tr("positives with a total weight of %1")
            .arg(tallyText(count, format.locale));
    return Words::tr("%1 more positives", nullptr, nounNumber(count))
        .arg(tallyText(count, format.locale));
}

QString negativesText(double count, bool isWeighted, const NumberFormat& format)
{
    if (isWeighted)
        return Words::tr("false positives with a total weight of %1")
            .arg(tallyText(count, format.locale));
    return Words::tr("%1 false positives", nullptr, nounNumber(count))
        .arg(tallyText(count, format.locale));
}

bool isPlainF(double beta)
{
    return beta == 1;
}

QString betaText(double beta)
{
    return QString::fromStdString(core::shortestText(beta));
}

}  // namespace

QString orderedPairsText(const core::WeightedPairs& pairs, bool isWeighted, const QLocale& locale)
{
    QString of = isWeighted ? Words::tr("%1 of %2 pairs by weight") : Words::tr("%1 of %2 pairs");
    if (pairs.ties != 0)
        of = isWeighted ? Words::tr("%1 of %2 pairs by weight, ties count half")
                        : Words::tr("%1 of %2 pairs, ties count half");
    return of.arg(tallyText(pairs.wins + pairs.ties / 2, locale), tallyText(pairs.total(), locale));
}

QString outcomeText(Outcome outcome)
{
    return Words::tr(core::rowAt(Words::outcomes, outcome).abbreviation);
}

QString outcomeName(Outcome outcome)
{
    return Words::tr(core::rowAt(Words::outcomes, outcome).name);
}

QString outcomeSentence(Outcome outcome, const QString& positive, const QString& negative)
{
    switch (outcome) {
    case Outcome::TruePositive:
        return Words::tr("True positive: predicted and labelled “%1”.").arg(positive);
    case Outcome::FalsePositive:
        return Words::tr("False positive: predicted “%1” but labelled “%2”.")
            .arg(positive, negative);
    case Outcome::FalseNegative:
        return Words::tr("False negative: predicted “%2” but labelled “%1”.")
            .arg(positive, negative);
    case Outcome::TrueNegative:
        return Words::tr("True negative: predicted and labelled “%1”.").arg(negative);
    }
    return {};
}

bool isRight(Outcome outcome)
{
    return outcome == Outcome::TruePositive || outcome == Outcome::TrueNegative;
}

QString scoreText(double score, const NumberFormat& format)
{
    if (std::isinf(score))
        return score > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    // If the usual decimals would hide the score, shows as many significant digits instead.
    const double size = std::abs(score);
    const bool isSmall = size > 0 && size < std::pow(10.0, 1 - format.digits);
    return isSmall || size >= 1e9 ? markText(score, format)
                                  : decimalText(score, format.digits, format.locale);
}

QString thresholdNumber(double threshold, const NumberFormat& format)
{
    QString text = scoreText(threshold, format);
    const auto isPoint = [](QChar c) { return c == QLatin1Char('.') || c == QLatin1Char(','); };
    if (std::none_of(text.begin(), text.end(), isPoint) || text.contains(QLatin1Char('e')))
        return text;
    while (text.endsWith(QLatin1Char('0')))
        text.chop(1);
    return isPoint(text.back()) ? text.chopped(1) : text;
}

QString thresholdText(double threshold, bool higherIsPositive, const NumberFormat& format)
{
    const QString number = thresholdNumber(threshold, format);
    return higherIsPositive ? Words::tr("score ≥ %1").arg(number)
                            : Words::tr("score ≤ %1").arg(number);
}

QString rateName(ThresholdMetric rate, double beta, const QLocale& locale)
{
    if (const ClinicalRate* clinical = Words::clinicalOf(rate))
        return Words::tr(clinical->name);
    const QString name = Words::tr(core::rowAt(Words::rates, rate).name);
    return rate == ThresholdMetric::F ? name.arg(plainText(beta, locale)) : name;
}

QString rateTitle(ThresholdMetric rate, double beta)
{
    if (const ClinicalRate* clinical = Words::clinicalOf(rate))
        return Words::tr(clinical->title);
    return rate == ThresholdMetric::F ? QStringLiteral("F") + betaText(beta)
                                      : Words::tr(core::rowAt(Words::rates, rate).title);
}

QString rateFormula(ThresholdMetric rate, double beta)
{
    return rate == ThresholdMetric::F && isPlainF(beta)
               ? QStringLiteral("2TP / (2TP + FP + FN)")
               : Words::tr(core::rowAt(Words::rates, rate).formula);
}

QString rateNumbers(ThresholdMetric rate, const core::ConfusionMatrix& counts, double beta,
                    const QLocale& locale)
{
    const auto text = [&locale](double count) { return tallyText(count, locale); };
    const QString tp = text(counts.tp);
    const QString fp = text(counts.fp);
    const QString fn = text(counts.fn);
    const QString tn = text(counts.tn);
    const QString positives = text(counts.positives());
    const QString negatives = text(counts.negatives());
    const QString total = text(counts.total());
    const auto over = [](const QString& part, const QString& rest) {
        return QStringLiteral("%1 / (%1 + %2)").arg(part, rest);
    };
    switch (rate) {
    case ThresholdMetric::Accuracy:
        return QStringLiteral("(%1 + %2) / %3").arg(tp, tn, total);
    case ThresholdMetric::BalancedAccuracy:
        if (counts.positives() == 0 || counts.negatives() == 0)
            return counts.positives() == 0 ? QStringLiteral("%1/%2").arg(tn, negatives)
                                           : QStringLiteral("%1/%2").arg(tp, positives);
        return QStringLiteral("(%1/%2 + %3/%4) / 2").arg(tp, positives, tn, negatives);
    case ThresholdMetric::Precision:
        return over(tp, fp);
    case ThresholdMetric::Recall:
        return over(tp, fn);
    case ThresholdMetric::Specificity:
        return over(tn, fp);
    case ThresholdMetric::Fpr:
        return over(fp, tn);
    case ThresholdMetric::Fnr:
        return over(fn, tp);
    case ThresholdMetric::Npv:
        return over(tn, fn);
    case ThresholdMetric::F:
        if (isPlainF(beta))
            return QStringLiteral("2·%1 / (2·%1 + %2 + %3)").arg(tp, fp, fn);
        return QStringLiteral("(1+%1²)·%2 / ((1+%1²)·%2 + %1²·%3 + %4)")
            .arg(betaText(beta), tp, fn, fp);
    case ThresholdMetric::Mcc:
        return QStringLiteral("(%1·%2 − %3·%4) / √(%5·%6·%7·%8)")
            .arg(tp, tn, fp, fn, text(counts.predictedPositive()), positives, negatives,
                 text(counts.predictedNegative()));
    case ThresholdMetric::Kappa:
        return QStringLiteral("2·(%1·%2 − %3·%4) / (%5·%6 + %7·%8)")
            .arg(tp, tn, fp, fn, text(counts.predictedPositive()), negatives, positives,
                 text(counts.predictedNegative()));
    case ThresholdMetric::Youden:
        return QStringLiteral("%1/%2 − %3/%4").arg(tp, positives, fp, negatives);
    case ThresholdMetric::Lift:
        return QStringLiteral("(%1/%2) / (%3/%4)")
            .arg(tp, text(counts.predictedPositive()), positives, total);
    case ThresholdMetric::PredictedPositive:
        return QStringLiteral("(%1 + %2) / %3").arg(tp, fp, total);
    case ThresholdMetric::Jaccard:
        return QStringLiteral("%1 / (%1 + %2 + %3)").arg(tp, fp, fn);
    case ThresholdMetric::LrPositive:
        return QStringLiteral("(%1/%2) / (%3/%4)").arg(tp, positives, fp, negatives);
    case ThresholdMetric::LrNegative:
        return QStringLiteral("(%1/%2) / (%3/%4)").arg(fn, positives, tn, negatives);
    case ThresholdMetric::DiagnosticOddsRatio:
        return QStringLiteral("(%1·%2) / (%3·%4)").arg(tp, tn, fp, fn);
    }
    return {};
}

QString rateCounts(ThresholdMetric rate, const core::ConfusionMatrix& counts, double beta,
                   const QLocale& locale)
{
    const auto over = [&locale](double part, double whole) {
        return QStringLiteral("%1 / %2").arg(tallyText(part, locale), tallyText(whole, locale));
    };
    switch (rate) {
    case ThresholdMetric::Accuracy:
        return over(counts.tp + counts.tn, counts.total());
    case ThresholdMetric::Precision:
        return over(counts.tp, counts.predictedPositive());
    case ThresholdMetric::Recall:
        return over(counts.tp, counts.positives());
    case ThresholdMetric::Specificity:
        return over(counts.tn, counts.negatives());
    case ThresholdMetric::Fpr:
        return over(counts.fp, counts.negatives());
    case ThresholdMetric::Fnr:
        return over(counts.fn, counts.positives());
    case ThresholdMetric::Npv:
        return over(counts.tn, counts.predictedNegative());
    case ThresholdMetric::F:
        return isPlainF(beta) ? over(2 * counts.tp, 2 * counts.tp + counts.fp + counts.fn)
                              : QString();
    case ThresholdMetric::PredictedPositive:
        return over(counts.predictedPositive(), counts.total());
    case ThresholdMetric::Jaccard:
        return over(counts.tp, counts.positiveOrPredicted());
    case ThresholdMetric::BalancedAccuracy:
    case ThresholdMetric::Mcc:
    case ThresholdMetric::Kappa:
    case ThresholdMetric::Youden:
    case ThresholdMetric::Lift:
    case ThresholdMetric::LrPositive:
    case ThresholdMetric::LrNegative:
    case ThresholdMetric::DiagnosticOddsRatio:
        break;
    }
    return {};
}

QString rateAbout(ThresholdMetric rate)
{
    return Words::tr(core::rowAt(Words::rates, rate).about);
}

QString rateSentence(ThresholdMetric rate, const core::ConfusionMatrix& counts, double beta,
                     const NumberFormat& format)
{
    const core::Value value = core::thresholdMetricOf(rate, counts, beta);
    const QString begin =
        QStringLiteral("%1 = %2").arg(rateTitle(rate, beta), rateFormula(rate, beta));
    if (!value)
        return Words::tr("%1 is undefined: %2").arg(begin, undefinedText(value.reason()));
    QStringList parts{begin, rateNumbers(rate, counts, beta, format.locale)};
    if (const auto exact = core::exactThresholdMetric(rate, counts, beta))
        parts << groupedFraction(*exact);
    parts << valueText(value, format);
    const QString sentence = parts.join(QStringLiteral(" = "));
    const QString rule = rateRule(rate, counts);
    return rule.isEmpty() ? sentence : Words::tr("%1. %2").arg(sentence, rule);
}

QString sampleHeading(SampleKey key)
{
    return Words::tr(core::rowAt(Words::columns, key).heading);
}

QString sampleKeyText(SampleKey key)
{
    return Words::tr(core::rowAt(Words::columns, key).text);
}

QString percentText(double share, const NumberFormat& format)
{
    return decimalText(100 * share, std::max(0, format.digits - 2), format.locale) +
           QLatin1Char('%');
}

bool isConfidentlyWrong(double probability)
{
    return probability < 0.1;
}

QString confidenceText(double probability)
{
    if (isConfidentlyWrong(probability))
        return Words::tr("confidently wrong");
    return probability < 0.5 ? Words::tr("wrong") : QString();
}

QString logLossSentence(const QString& name, const QString& label, const core::WorstSample& sample,
                        const NumberFormat& format)
{
    return closedUp(Words::tr("%1 is labelled %2, and the model gives that class a probability of "
                              "%3: it adds %4, or %5 of the total.")
                        .arg(name, label, valueText(sample.term.probability, format),
                             termText(sample.term.term, format),
                             percentText(sample.share, format)));
}

QString logLossFormula(const core::WorstSamples& samples, bool isWeighted,
                       const NumberFormat& format)
{
    if (!samples.value)
        return Words::tr("Log loss is undefined. %1").arg(undefinedText(samples.value.reason()));
    const QString formula =
        isWeighted ? QStringLiteral("Σ w·(−ln p) / Σ w") : QStringLiteral("Σ −ln p / n");
    return Words::tr("Log loss = %1 = %2 / %3 = %4 nats; p is the probability that the model gives "
                     "to a sample’s true class.")
        .arg(formula, termText(samples.sum, format), tallyText(samples.weights, format.locale),
             valueText(samples.value, format));
}

QString
normalisedEntropySentence(const core::Result<core::NormalisedEntropy, core::Undefined>& entropy,
                          const NumberFormat& format)
{
    if (!entropy)
        return Words::tr("Normalised entropy is undefined. %1").arg(undefinedText(entropy.error()));
    const auto text = [&format](double number) { return valueText(number, format); };
    return Words::tr("Normalised entropy = log loss / H(share of positives) = %1 / H(%2) = %1 / %3 "
                     "= %4, a relative information gain of 1 − %4 = %5.")
        .arg(text(entropy->logLoss), text(entropy->share), text(entropy->entropy),
             text(entropy->value()), text(entropy->gain()));
}

QString predictedToObservedSentence(
    const core::Result<core::PredictedToObserved, core::Undefined>& predicted,
    const NumberFormat& format)
{
    if (!predicted)
        return Words::tr("The ratio of predicted to observed positives is undefined. %1")
            .arg(undefinedText(predicted.error()));
    return Words::tr("Predicted to observed = Σ p / positives = %1 / %2 = %3.")
        .arg(termText(predicted->predicted, format), tallyText(predicted->observed, format.locale),
             valueText(predicted->ratio(), format));
}

QString aucSentence(double auc, const core::WeightedPairs& pairs, bool isWeighted,
                    bool higherIsPositive, bool strong, const NumberFormat& format)
{
    const QString share = strong ? QStringLiteral("<b>%1</b>").arg(percentText(auc, format))
                                 : percentText(auc, format);
    return (higherIsPositive
                ? Words::tr("A random positive scores above a random negative %1 of the time (%2).")
                : Words::tr(
                      "A random positive scores below a random negative %1 of the time (%2)."))
        .arg(share, orderedPairsText(pairs, isWeighted, format.locale));
}

QString outscoresSentence(double auc, const core::WeightedPairs& pairs, bool isWeighted,
                          bool higherIsPositive, const QString& positive, const QString& negative,
                          const NumberFormat& format)
{
    const QString share = percentText(auc, {format.digits - 1, format.locale});
    return (higherIsPositive
                ? Words::tr("A random “%1” sample outscores a random “%2” one <b>%3</b> of the "
                            "time (%4).")
                : Words::tr("A random “%1” sample scores below a random “%2” one <b>%3</b> of the "
                            "time (%4)."))
        .arg(positive.toHtmlEscaped(), negative.toHtmlEscaped(), share,
             orderedPairsText(pairs, isWeighted, format.locale));
}

QString pairsSentence(const core::WeightedPairs& pairs, bool isWeighted, const QLocale& locale)
{
    const QString sentence = isWeighted ? Words::tr("Pairs won, by weight: %1; tied: %2; lost: %3.")
                                        : Words::tr("Pairs won: %1; tied: %2; lost: %3.");
    return sentence.arg(tallyText(pairs.wins, locale), tallyText(pairs.ties, locale),
                        tallyText(pairs.losses, locale));
}

QString pairsOfSampleSentence(bool isPositive, const core::WeightedPairs& pairs, bool isWeighted,
                              const QLocale& locale)
{
    QString sentence =
        isPositive
            ? Words::tr("Its pairs with the negatives: %1 won, %2 tied, %3 lost.")
            : Words::tr("Its pairs with the positives: %1 won by the positive, %2 tied, %3 lost.");
    if (isWeighted)
        sentence =
            isPositive
                ? Words::tr("Its pairs with the negatives, by weight: %1 won, %2 tied, %3 lost.")
                : Words::tr("Its pairs with the positives, by weight: %1 won by the positive, %2 "
                            "tied, %3 lost.");
    return sentence.arg(tallyText(pairs.wins, locale), tallyText(pairs.ties, locale),
                        tallyText(pairs.losses, locale));
}

QString noAucSentence(core::Undefined reason)
{
    return Words::tr("AUC is undefined. %1").arg(undefinedText(reason));
}

QString nextStepSentence(double nextThreshold, const core::ConfusionMatrix& here,
                         const core::ConfusionMatrix& next, bool higherIsPositive, bool isWeighted,
                         const NumberFormat& format)
{
    const double positives = next.tp - here.tp;
    const double negatives = next.fp - here.fp;
    const QString number = thresholdNumber(nextThreshold, format);
    const QString move = higherIsPositive ? Words::tr("Lowering the threshold to %1").arg(number)
                                          : Words::tr("Raising the threshold to %1").arg(number);
    if (negatives == 0)
        return Words::tr("%1 finds %2 (the point moves up).")
            .arg(move, positivesText(positives, isWeighted, format));
    if (positives == 0)
        return Words::tr("%1 adds %2 (the point moves right).")
            .arg(move, negativesText(negatives, isWeighted, format));
    return Words::tr("%1 finds %2 and adds %3 (the point climbs the curve).")
        .arg(move, positivesText(positives, isWeighted, format),
             negativesText(negatives, isWeighted, format));
}

QString belowHalfSentence(double auc, const NumberFormat& format)
{
    return Words::tr("An AUC below 0.5 is worse than chance. It is shown unchanged. With the "
                     "scores reversed, it would be %1.")
        .arg(valueText(core::Value(1 - auc), format));
}

QString aimSentence(const core::ThresholdAim& aim, bool areSeveral)
{
    using Kind = core::ThresholdAim::Kind;
    const QString limit = QString::number(aim.limit, 'g', 6);
    QString aimed;
    switch (aim.kind) {
    case Kind::Youden:
        aimed = Wording::tr("the highest Youden index");
        break;
    case Kind::F:
        aimed = Wording::tr("the highest %1").arg(rateTitle(core::ThresholdMetric::F, aim.beta));
        break;
    case Kind::Cost:
        aimed = Wording::tr("the lowest expected cost (false negative %1, false positive %2)")
                    .arg(QString::number(aim.costs.falseNegative, 'g', 6),
                         QString::number(aim.costs.falsePositive, 'g', 6));
        if (aim.costs.prior)
            aimed = Wording::tr("%1 at a prevalence of %2", "the lowest expected cost")
                        .arg(aimed, QString::number(*aim.costs.prior, 'g', 6));
        break;
    case Kind::Recall:
        aimed = (ClinicalNames::areUsed()
                     ? Wording::tr("the highest specificity with sensitivity %1 or more")
                     : Wording::tr("the lowest false positive rate with recall %1 or more"))
                    .arg(limit);
        break;
    case Kind::Specificity:
        aimed = (ClinicalNames::areUsed()
                     ? Wording::tr("the highest sensitivity with specificity %1 or more")
                     : Wording::tr("the highest recall with specificity %1 or more"))
                    .arg(limit);
        break;
    case Kind::Fpr:
        aimed =
            (ClinicalNames::areUsed()
                 ? Wording::tr("the highest sensitivity with a false positive rate of %1 or less")
                 : Wording::tr("the highest recall with a false positive rate of %1 or less"))
                .arg(limit);
        break;
    case Kind::Precision:
        aimed = (ClinicalNames::areUsed()
                     ? Wording::tr("the highest sensitivity with a positive predictive value of "
                                   "%1 or more")
                     : Wording::tr("the highest recall with precision %1 or more"))
                    .arg(limit);
        break;
    case Kind::Flagged:
        aimed = (ClinicalNames::areUsed()
                     ? Wording::tr("the highest sensitivity with a share of at most %1 predicted "
                                   "positive")
                     : Wording::tr("the highest recall with a share of at most %1 predicted "
                                   "positive"))
                    .arg(limit);
        break;
    }
    return (areSeveral ? Wording::tr("Each threshold was chosen on these samples for %1.")
                       : Wording::tr("The threshold was chosen on these samples for %1."))
        .arg(aimed);
}

QString modelThresholdsText(const std::vector<ModelThreshold>& thresholds)
{
    QStringList texts;
    for (const ModelThreshold& each : thresholds)
        texts << Wording::tr("%1 for %2", "a threshold and its model")
                     .arg(each.threshold, each.model);
    return wholeListText(texts);
}

QString ratesAtSentence(const std::vector<ModelThreshold>& thresholds,
                        const std::optional<core::ThresholdAim>& aim)
{
    const bool areSame = std::ranges::all_of(thresholds, [&thresholds](const ModelThreshold& each) {
        return each.threshold == thresholds.front().threshold;
    });
    const bool areSeveral = thresholds.size() > 1 && (aim || !areSame);
    return joinedSentences(
        {areSeveral
             ? Wording::tr("Rates are computed at each model’s own threshold: %1.")
                   .arg(modelThresholdsText(thresholds))
             : Wording::tr("Rates are computed at threshold %1.").arg(thresholds.front().threshold),
         aim ? aimSentence(*aim, areSeveral) : QString()});
}

}  // namespace ui
