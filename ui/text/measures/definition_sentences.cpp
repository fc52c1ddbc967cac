// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/measures/definition_sentences.h"

#include "core/metrics/measures/measure_table.h"
#include "core/metrics/measures/parameter_table.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/step_facts.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

namespace ui {

namespace {

QString plainNumber(double number)
{
    return plainText(number, QLocale::c());
}

/// Sentences for the choices of a parameter, indexed as in the core's table.
struct ChoiceSentences {
    core::Parameter parameter;
    std::array<const char*, 6> sentences;
};

struct DefinitionSentences {
    Q_DECLARE_TR_FUNCTIONS(ui::DefinitionSentences)

public:
    static constexpr auto choices = std::to_array<ChoiceSentences>({
        {core::Parameter::Gain,
         {QT_TR_NOOP("The gain is the grade."), QT_TR_NOOP("The gain is 2^grade − 1."),
          QT_TR_NOOP("The gain is 1 for relevant documents, 0 for others."),
          QT_TR_NOOP("The gain is grade ÷ highest grade."),
          QT_TR_NOOP("The gain comes from a table.")}},
        {core::Parameter::Earners,
         {QT_TR_NOOP("Every grade above 0 earns gain."),
          QT_TR_NOOP("Only relevant documents earn gain."),
          QT_TR_NOOP("All grades earn gain, including negative grades.")}},
        {core::Parameter::Discount,
         {QT_TR_NOOP("The gain at rank i is divided by log₂(i+1)."),
          QT_TR_NOOP("The gain at rank i is divided by log_b(i) from rank b on."),
          QT_TR_NOOP("The gain at rank i is divided by i."),
          QT_TR_NOOP("The gain is not discounted."),
          QT_TR_NOOP("The gain at rank i is divided by ln(i+1)."),
          QT_TR_NOOP("The gain at rank i is divided by log₂(i+2).")}},
        {core::Parameter::Ideal,
         {QT_TR_NOOP("The ideal ranking contains all judged documents."),
          QT_TR_NOOP("The ideal ranking contains only retrieved documents."),
          QT_TR_NOOP("The ideal ranking contains only relevant documents."),
          QT_TR_NOOP("The ideal ranking contains the top n judged documents, where n is the number "
                     "retrieved."),
          QT_TR_NOOP("The ideal ranking contains the documents judged for any query.")}},
        {core::Parameter::IdealCutoff,
         {nullptr,  // at the end of the list, as usual
          QT_TR_NOOP("The ideal ranking is not cut."),
          QT_TR_NOOP("The ideal ranking is cut at the number of documents retrieved."),
          QT_TR_NOOP("The ideal ranking is cut at the number of relevant documents (R).")}},
        {core::Parameter::ApDenominator,
         {QT_TR_NOOP("AP divides by all relevant documents (R)."),
          QT_TR_NOOP("AP divides by the smaller of k and R."),
          QT_TR_NOOP("AP divides by the relevant documents found."), QT_TR_NOOP("AP divides by k."),
          QT_TR_NOOP("AP divides by the relevant documents in the whole list.")}},
        {core::Parameter::PrecisionDenominator,
         {QT_TR_NOOP("Precision divides by k."),
          QT_TR_NOOP("Precision divides by the smaller of k and the number retrieved."),
          QT_TR_NOOP("Precision divides by the smaller of k and R.")}},
        {core::Parameter::RrTarget,
         {QT_TR_NOOP("RR uses the first relevant document."),
          QT_TR_NOOP("RR uses the first document with the highest grade.")}},
        {core::Parameter::NoHit,
         {QT_TR_NOOP("RR without a hit counts as 0."),
          QT_TR_NOOP("RR skips queries without a hit.")}},
        {core::Parameter::RbpGain,
         {QT_TR_NOOP("The gain in RBP is 1 for relevant documents, 0 for others."),
          QT_TR_NOOP("The gain in RBP is grade ÷ highest grade."),
          QT_TR_NOOP("The gain in RBP is the grade.")}},
        {core::Parameter::PairWeight,
         {QT_TR_NOOP("All pairs have the same weight in RC."),
          QT_TR_NOOP(
              "In RC, a pair at ranks u and v has weight 1/u + 1/v, so the top counts more."),
          QT_TR_NOOP("A pair in RC is weighted by the difference of its grades.")}},
        {core::Parameter::JudgedCount,
         {QT_TR_NOOP("“Judged” is the share of judged documents."),
          QT_TR_NOOP("“Judged” is the share of unjudged documents (holes)."),
          QT_TR_NOOP("“Judged” is the share of judged documents, including negative grades.")}},
        {core::Parameter::RecallRounding,
         {QT_TR_NOOP("A recall level x requires x × R + 0.9 documents, rounded down."),
          QT_TR_NOOP(
              "A recall level x requires x × R documents, rounded to the nearest whole number.")}},
        {core::Parameter::OverlapDepth,
         {QT_TR_NOOP("Compat compares lists down to rank 1000."),
          QT_TR_NOOP("Compat compares lists down to the end of the longer one.")}},
    });
};

QString choiceSentence(core::Parameter parameter, const core::Settings& settings)
{
    const core::ParameterRow& row = core::rowOf(parameter);
    const auto choice = std::ranges::find(row.choices, row.text(settings));
    const auto told =
        std::ranges::find(DefinitionSentences::choices, parameter, &ChoiceSentences::parameter);
    return DefinitionSentences::tr(
        told->sentences[static_cast<std::size_t>(choice - row.choices.begin())]);
}

QString topGradeSentence(const core::Settings& settings, std::optional<double> dataTop)
{
    if (settings.topGrade)
        return DefinitionSentences::tr("The highest grade is set to %1.")
            .arg(plainNumber(*settings.topGrade));
    if (dataTop)
        return DefinitionSentences::tr("The highest grade is taken from the data: %1.")
            .arg(plainNumber(*dataTop));
    return DefinitionSentences::tr("The highest grade is taken from the data.");
}

QString parameterSentence(core::Parameter parameter, const core::Settings& settings,
                          std::optional<double> dataTop)
{
    using core::Parameter;
    switch (parameter) {
    case Parameter::RelevantFrom:
        return DefinitionSentences::tr("Documents with grade %1 or higher are relevant.")
            .arg(plainNumber(settings.relevantFrom));
    case Parameter::GainTable:
        return DefinitionSentences::tr("The gains by grade are %1.")
            .arg(QString::fromStdString(settings.gainTable.text()));
    case Parameter::DiscountBase:
        return DefinitionSentences::tr("The base b of the discount is %1.")
            .arg(plainNumber(settings.discountBase));
    case Parameter::Persistence:
        return DefinitionSentences::tr("The persistence p of RBP is %1.")
            .arg(plainNumber(settings.persistence));
    case Parameter::OverlapPersistence:
        return DefinitionSentences::tr("The persistence p of the overlap is %1.")
            .arg(plainNumber(settings.overlapPersistence));
    case Parameter::DesiredGain:
        return DefinitionSentences::tr("The reader wants a total gain T of %1.")
            .arg(plainNumber(settings.desiredGain));
    case Parameter::TopGrade:
        return topGradeSentence(settings, dataTop);
    case Parameter::Beta:
        return betaSentence(settings.beta);
    case Parameter::RecallPoint:
        return DefinitionSentences::tr("Precision is interpolated at recall %1.")
            .arg(plainNumber(settings.recallPoint));
    default:
        return choiceSentence(parameter, settings);
    }
}

void addOnce(QStringList& sentences, const QString& sentence)
{
    if (!sentence.isEmpty() && !sentences.contains(sentence))
        sentences << sentence;
}

/// A sentence about a definition; nullopt if it does not apply.
using SaidOf = std::function<std::optional<QString>(const core::MeasureSpec&)>;

/// Adds a sentence for each definition, without repeats; they name the measure where they differ.
void addSaid(QStringList& sentences, std::span<const core::MeasureSpec> definitions,
             std::span<const core::MeasureSpec> among, const SaidOf& saidOf,
             bool withCutoff = false)
{
    QSet<QString> different;
    for (const auto& several : {definitions, among})
        for (const core::MeasureSpec& definition : several)
            if (const auto said = saidOf(definition))
                different << *said;
    for (core::MeasureSpec named : definitions) {
        const QString said = saidOf(named).value_or(QString());
        if (said.isEmpty())
            continue;
        if (!withCutoff)
            named.cutoff.reset();
        addOnce(sentences, different.size() == 1
                               ? said
                               : labelledText(QString::fromStdString(core::toText(named)), said));
    }
}

}  // namespace

QString measureSentence(const core::MeasureSpec& definition)
{
    const QString name = shortName(definition);
    const QString written = QString::fromStdString(core::toText(definition));
    const QString title = measureTitle(definition.measure);
    if (written == name && title == name)
        return {};
    return written == name
               ? DefinitionSentences::tr("%1: %2.").arg(name, title)
               : DefinitionSentences::tr("%1: %2, written %3.").arg(name, title, written);
}

QString parameterSentences(const core::MeasureSpec& definition,
                           std::span<const core::Parameter> parameters)
{
    QStringList sentences;
    for (const core::Parameter parameter : parameters)
        if (core::reads(definition, parameter))
            addOnce(sentences, parameterSentence(parameter, definition.settings, {}));
    return joinedSentences(sentences);
}

QString conventionSentences(std::span<const core::MeasureSpec> definitions,
                            std::optional<double> dataTop, std::span<const core::MeasureSpec> among)
{
    QStringList sentences;
    std::vector<core::Parameter> read;
    for (const core::MeasureSpec& definition : definitions)
        for (const core::Parameter parameter : core::rowOf(definition.measure).parameters)
            if (core::reads(definition, parameter) && !std::ranges::count(read, parameter))
                read.push_back(parameter);
    for (const core::Parameter parameter : read)
        addSaid(sentences, definitions, among,
                [&](const core::MeasureSpec& each) -> std::optional<QString> {
                    if (!core::reads(each, parameter))
                        return std::nullopt;
                    return parameterSentence(parameter, each.settings, dataTop);
                });
    for (const core::MeasureSpec& definition : definitions)
        addOnce(sentences, Wording::tr(measureWords(definition.measure).unjudged));
    return joinedSentences(sentences);
}

QString reachSentences(std::span<const core::MeasureSpec> definitions,
                       std::span<const core::MeasureSpec> among)
{
    QStringList sentences;
    addSaid(
        sentences, definitions, among,
        [](const core::MeasureSpec& each) {
            return each.cutoff ? cutoffSentence(each) : QString();
        },
        true);
    addSaid(sentences, definitions, among,
            [](const core::MeasureSpec& each) { return toolSentence(each.settings); });
    return joinedSentences(sentences);
}

}  // namespace ui
