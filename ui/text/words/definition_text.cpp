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

/// A parameter's name and its choices, indexed as in the core's table; empty for numbers.
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
          QT_TR_NOOP("grade ÷ highest grade"), QT_TR_NOOP("from a table")}},
        {core::Parameter::GainTable, QT_TR_NOOP("Gains by grade")},
        {core::Parameter::Earners,
         QT_TR_NOOP("What earns gain"),
         {QT_TR_NOOP("all grades above 0"), QT_TR_NOOP("relevant documents only"),
          QT_TR_NOOP("all grades, including negative")}},
        {core::Parameter::Discount,
         QT_TR_NOOP("Discount"),
         {"log₂(i+1)", QT_TR_NOOP("log_b(i) from rank b on"), QT_TR_NOOP("i (gain ÷ rank)"),
          QT_TR_NOOP("none"), "ln(i+1)", QT_TR_NOOP("log₂(i+2), shifted one rank")}},
        {core::Parameter::DiscountBase, QT_TR_NOOP("Discount base b")},
        {core::Parameter::Ideal,
         QT_TR_NOOP("Ideal ranking from"),
         {QT_TR_NOOP("all judged documents"), QT_TR_NOOP("retrieved documents only"),
          QT_TR_NOOP("relevant documents only"),
          QT_TR_NOOP("the top n judged documents (n = number retrieved)"),
          QT_TR_NOOP("documents judged for any query")}},
        {core::Parameter::IdealCutoff,
         QT_TR_NOOP("Ideal ranking cutoff"),
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
         QT_TR_NOOP("RR uses"),
         {QT_TR_NOOP("the first relevant document"),
          QT_TR_NOOP("the first highest-grade document")}},
        {core::Parameter::NoHit,
         QT_TR_NOOP("RR without a hit"),
         {QT_TR_NOOP("counts as 0"), QT_TR_NOOP("skips the query")}},
        {core::Parameter::Persistence, QT_TR_NOOP("RBP persistence p")},
        {core::Parameter::DesiredGain, QT_TR_NOOP("Desired gain T")},
        {core::Parameter::RbpGain,
         QT_TR_NOOP("RBP gain"),
         {QT_TR_NOOP("1 if relevant, else 0"), QT_TR_NOOP("grade ÷ highest grade"),
          QT_TR_NOOP("the grade")}},
        {core::Parameter::TopGrade, QT_TR_NOOP("Highest grade")},
        {core::Parameter::Beta, QT_TR_NOOP("Beta for F")},
        {core::Parameter::PairWeight,
         QT_TR_NOOP("RC pair weight"),
         {QT_TR_NOOP("the same for all pairs"), QT_TR_NOOP("1/u + 1/v: more at the top"),
          QT_TR_NOOP("the difference in grade")}},
        {core::Parameter::JudgedCount,
         QT_TR_NOOP("“Judged” counts"),
         {QT_TR_NOOP("judged documents"), QT_TR_NOOP("unjudged documents (holes)"),
          QT_TR_NOOP("judged documents, including negative grades")}},
        {core::Parameter::RecallPoint, QT_TR_NOOP("Recall for iprec")},
        {core::Parameter::RecallRounding,
         QT_TR_NOOP("Rounding of share × R"),
         {QT_TR_NOOP("share × R + 0.9, truncated"), QT_TR_NOOP("share × R, rounded")}},
        {core::Parameter::OverlapPersistence, QT_TR_NOOP("Compat persistence p")},
        {core::Parameter::OverlapDepth,
         QT_TR_NOOP("Compat reads to"),
         {QT_TR_NOOP("rank 1000"), QT_TR_NOOP("the end of the longer list")}},
    });
};

static_assert(core::hasRowForEach(DefinitionText::parameters, &ParameterWords::parameter,
                                  core::Parameter::OverlapDepth));

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
