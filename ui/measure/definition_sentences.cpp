#include "ui/measure/definition_sentences.h"

#include "core/metric/measure_table.h"
#include "ui/measure/measure_words.h"
#include "ui/words/caption_text.h"
#include "ui/words/measure_text.h"
#include "ui/words/step_facts.h"

namespace ui {

namespace {

struct DefinitionSentences {
    Q_DECLARE_TR_FUNCTIONS(ui::DefinitionSentences)
};

QString plainNumber(double number)
{
    return plainText(number, QLocale::c());
}

template <class Choice>
QString choice(core::Parameter parameter, Choice chosen)
{
    return choiceLabel(parameter, static_cast<int>(chosen));
}

QString discountSentence(core::Discount discount)
{
    switch (discount) {
    case core::Discount::Log2:
        return DefinitionSentences::tr("The gain at rank i is divided by log₂(i+1).");
    case core::Discount::JarvelinKekalainen:
        return DefinitionSentences::tr("The gain at rank i is divided by log_b(i) from rank b on.");
    case core::Discount::Reciprocal:
        return DefinitionSentences::tr("The gain at rank i is divided by i.");
    case core::Discount::None:
        return DefinitionSentences::tr("The gain is not discounted.");
    case core::Discount::Ln:
        return DefinitionSentences::tr("The gain at rank i is divided by ln(i+1).");
    case core::Discount::Late:
        return DefinitionSentences::tr("The gain at rank i is divided by log₂(i+2).");
    }
    return {};
}

QString topGradeSentence(const core::Settings& settings, std::optional<double> dataTop)
{
    if (settings.topGrade)
        return DefinitionSentences::tr("The top of the grade scale is set to %1.")
            .arg(plainNumber(*settings.topGrade));
    if (dataTop)
        return DefinitionSentences::tr("The top of the grade scale is that of the data, %1.")
            .arg(plainNumber(*dataTop));
    return DefinitionSentences::tr("The top of the grade scale is that of the data.");
}

QString parameterSentence(core::Parameter parameter, const core::Settings& settings,
                          std::optional<double> dataTop)
{
    using core::Parameter;
    switch (parameter) {
    case Parameter::RelevantFrom:
        return DefinitionSentences::tr("A document is relevant from grade %1 on.")
            .arg(plainNumber(settings.relevantFrom));
    case Parameter::Gain:
        return DefinitionSentences::tr("The gain is %1.").arg(choice(parameter, settings.gain));
    case Parameter::GainTable:
        return DefinitionSentences::tr("The gains by grade are %1.")
            .arg(QString::fromStdString(settings.gainTable.text()));
    case Parameter::Earners:
        return DefinitionSentences::tr("A gain is earned by %1.")
            .arg(choice(parameter, settings.earners));
    case Parameter::Discount:
        return discountSentence(settings.discount);
    case Parameter::DiscountBase:
        return DefinitionSentences::tr("The base b of the discount is %1.")
            .arg(plainNumber(settings.discountBase));
    case Parameter::Ideal:
        return DefinitionSentences::tr("The ideal ranking is made of %1.")
            .arg(choice(parameter, settings.ideal));
    case Parameter::IdealCutoff:
        // That it ends where the list does is what everybody expects.
        return settings.idealCutoff == core::IdealCutoff::AtCutoff
                   ? QString()
                   : DefinitionSentences::tr("The ideal ranking ends %1.")
                         .arg(choice(parameter, settings.idealCutoff));
    case Parameter::ApDenominator:
        return DefinitionSentences::tr("AP divides by %1.")
            .arg(choice(parameter, settings.apDenominator));
    case Parameter::PrecisionDenominator:
        return DefinitionSentences::tr("Precision divides by %1.")
            .arg(choice(parameter, settings.precisionDenominator));
    case Parameter::RrTarget:
        return DefinitionSentences::tr("RR waits for %1.")
            .arg(choice(parameter, settings.rrTarget));
    case Parameter::NoHit:
        //: %1 is "counts 0" or "leaves the query out"
        return DefinitionSentences::tr("RR without a hit %1.")
            .arg(choice(parameter, settings.noHit));
    case Parameter::Persistence:
        return DefinitionSentences::tr("The persistence p of RBP is %1.")
            .arg(plainNumber(settings.persistence));
    case Parameter::RbpGain:
        return DefinitionSentences::tr("The gain in RBP is %1.")
            .arg(choice(parameter, settings.rbpGain));
    case Parameter::TopGrade:
        return topGradeSentence(settings, dataTop);
    case Parameter::Beta:
        return betaSentence(settings.beta);
    case Parameter::PairWeight:
        return DefinitionSentences::tr("The weight of a pair in RC is %1.")
            .arg(choice(parameter, settings.pairWeight));
    case Parameter::JudgedCount:
        return DefinitionSentences::tr("The share of judged documents counts %1.")
            .arg(choice(parameter, settings.judgedCount));
    case Parameter::RecallPoint:
        return DefinitionSentences::tr("Precision is interpolated at recall %1.")
            .arg(plainNumber(settings.recallPoint));
    case Parameter::RecallRounding:
        //: %1 is "share × R + 0.9, cut" or "share × R, rounded"
        return DefinitionSentences::tr("How many documents a share of recall takes is %1.")
            .arg(choice(parameter, settings.recallRounding));
    }
    return {};
}

void addOnce(QStringList& sentences, const QString& sentence)
{
    if (!sentence.isEmpty() && !sentences.contains(sentence))
        sentences << sentence;
}

}  // namespace

QString measureSentence(const core::Definition& definition)
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

QString parameterSentences(const core::Definition& definition,
                           std::span<const core::Parameter> parameters)
{
    QStringList sentences;
    for (const core::Parameter parameter : parameters)
        if (core::reads(definition, parameter))
            addOnce(sentences, parameterSentence(parameter, definition.settings, {}));
    return joinedSentences(sentences);
}

QString conventionSentences(std::span<const core::Definition> definitions,
                            std::optional<double> dataTop)
{
    QStringList sentences;
    for (const core::Definition& definition : definitions)
        for (const core::Parameter parameter : core::rowOf(definition.measure).parameters)
            if (core::reads(definition, parameter))
                addOnce(sentences, parameterSentence(parameter, definition.settings, dataTop));
    for (const core::Definition& definition : definitions)
        addOnce(sentences, Say::tr(measureWords(definition.measure).unjudged));
    return joinedSentences(sentences);
}

}  // namespace ui
