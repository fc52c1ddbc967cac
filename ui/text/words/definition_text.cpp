// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/measure_text.h"

#include "core/documents/messages/definition_sentence.h"
#include "core/foundation/enum_table.h"
#include "ui/text/words/quoted_text.h"

#include <QCoreApplication>

#include <array>
#include <cstddef>

namespace ui {

namespace {

/// What a parameter is called, and its choices by their places in the core's table; none where it
/// is a number.
struct ParameterWords {
    core::Parameter parameter;
    const char* label;
    std::array<const char*, 6> choices = {};
};

struct DefinitionText {
    Q_DECLARE_TR_FUNCTIONS(ui::DefinitionText)

public:
    static constexpr auto parameters = std::to_array<ParameterWords>({
        {core::Parameter::RelevantFrom, QT_TR_NOOP("Relevant if grade ≥")},
        {core::Parameter::Gain,
         QT_TR_NOOP("Gain"),
         {QT_TR_NOOP("the grade"), QT_TR_NOOP("2^grade − 1"), QT_TR_NOOP("1 if relevant, else 0"),
          QT_TR_NOOP("grade ÷ top of the scale"), QT_TR_NOOP("as a table says")}},
        {core::Parameter::GainTable, QT_TR_NOOP("Gains by grade")},
        {core::Parameter::Earners,
         QT_TR_NOOP("Gain for"),
         {QT_TR_NOOP("every grade above 0"), QT_TR_NOOP("relevant documents only"),
          QT_TR_NOOP("every grade, also below 0")}},
        {core::Parameter::Discount,
         QT_TR_NOOP("Discount"),
         {"log₂(i+1)", QT_TR_NOOP("log_b(i) from rank b on"), QT_TR_NOOP("i (gain ÷ rank)"),
          QT_TR_NOOP("none"), "ln(i+1)", QT_TR_NOOP("log₂(i+2), one rank late")}},
        {core::Parameter::DiscountBase, QT_TR_NOOP("Base b of the discount")},
        {core::Parameter::Ideal,
         QT_TR_NOOP("Ideal ranking from"),
         {QT_TR_NOOP("all judged documents"), QT_TR_NOOP("retrieved documents only"),
          QT_TR_NOOP("relevant documents only"),
          QT_TR_NOOP("as many judged documents as were retrieved"),
          QT_TR_NOOP("what is judged for any query")}},
        {core::Parameter::IdealCutoff,
         QT_TR_NOOP("Ideal ranking ends"),
         {QT_TR_NOOP("at k"), QT_TR_NOOP("at its last document"),
          QT_TR_NOOP("at the number retrieved"),
          QT_TR_NOOP("at the number of relevant documents (R)")}},
        {core::Parameter::ApDenominator,
         QT_TR_NOOP("AP divides by"),
         {QT_TR_NOOP("all relevant documents (R)"), QT_TR_NOOP("the smaller of k and R"),
          QT_TR_NOOP("relevant documents found"), QT_TR_NOOP("k"),
          QT_TR_NOOP("relevant documents in the whole list")}},
        {core::Parameter::PrecisionDenominator,
         QT_TR_NOOP("P divides by"),
         {QT_TR_NOOP("k"), QT_TR_NOOP("the smaller of k and the number retrieved"),
          QT_TR_NOOP("the smaller of k and R")}},
        {core::Parameter::RrTarget,
         QT_TR_NOOP("RR waits for"),
         {QT_TR_NOOP("the first relevant document"), QT_TR_NOOP("the first of the highest grade")}},
        {core::Parameter::NoHit,
         QT_TR_NOOP("RR without a hit"),
         {QT_TR_NOOP("counts 0"), QT_TR_NOOP("leaves the query out")}},
        {core::Parameter::Persistence, QT_TR_NOOP("Persistence p of RBP")},
        {core::Parameter::RbpGain,
         QT_TR_NOOP("Gain in RBP"),
         {QT_TR_NOOP("1 if relevant, else 0"), QT_TR_NOOP("grade ÷ top of the scale"),
          QT_TR_NOOP("the grade")}},
        {core::Parameter::TopGrade, QT_TR_NOOP("Top of the grade scale")},
        {core::Parameter::Beta, QT_TR_NOOP("Beta of F")},
        {core::Parameter::PairWeight,
         QT_TR_NOOP("Weight of a pair in RC"),
         {QT_TR_NOOP("the same for all pairs"), QT_TR_NOOP("1/u + 1/v: more at the top"),
          QT_TR_NOOP("the difference of the grades")}},
        {core::Parameter::JudgedCount,
         QT_TR_NOOP("Judged counts"),
         {QT_TR_NOOP("judged documents"), QT_TR_NOOP("documents not judged (holes)")}},
        {core::Parameter::RecallPoint, QT_TR_NOOP("Recall of iprec")},
        {core::Parameter::RecallRounding,
         QT_TR_NOOP("Documents for a share of R"),
         {QT_TR_NOOP("share × R + 0.9, cut"), QT_TR_NOOP("share × R, rounded")}},
    });
};

static_assert(core::hasRowForEach(DefinitionText::parameters, &ParameterWords::parameter,
                                  core::Parameter::RecallRounding));

}  // namespace

QString parameterLabel(core::Parameter parameter)
{
    return DefinitionText::tr(core::rowAt(DefinitionText::parameters, parameter).label);
}

QString choiceLabel(core::Parameter parameter, int choice)
{
    const auto& choices = core::rowAt(DefinitionText::parameters, parameter).choices;
    return DefinitionText::tr(choices[static_cast<std::size_t>(choice)]);
}

QString measureSpecErrorText(const core::MeasureSpecError& error)
{
    return sentenceText(core::definitionSentence(error), "ui::DefinitionText");
}

}  // namespace ui
