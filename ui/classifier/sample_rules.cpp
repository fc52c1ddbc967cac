// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/sample_rules.h"

#include "core/conventions/convention_search/classifier_axes.h"
#include "core/conventions/convention_search/classifier_library.h"
#include "core/foundation/text/number_text.h"
#include "ui/classifier/document/classifier_document.h"

#include <algorithm>
#include <array>

namespace ui {

namespace {

using core::ConventionAxis;

/// Those that the document's settings hold. Positive class and threshold are in the tool bar.
constexpr std::array axes{ConventionAxis::Probabilities, ConventionAxis::Clip, ConventionAxis::Bins,
                          ConventionAxis::Binning, ConventionAxis::ClosedEdge};

constexpr std::size_t mostBins = 1000;

core::ClassifierRules rulesOf(const ClassifierDocument& document)
{
    core::ClassifierRules rules;
    rules.settings = document.session().settings;
    return rules;
}

/// Whether some finite score of the model is not a probability. O(1).
core::SampleFacts factsOf(const ClassifierDocument& document)
{
    core::SampleFacts facts;
    const auto sweep = document.sweep();
    if (sweep->size() < 2)
        return facts;
    const auto isOutside = [](double score) { return score < 0 || score > 1; };
    facts.hasOutside =
        isOutside(sweep->threshold(1)) || isOutside(sweep->threshold(sweep->size() - 1));
    return facts;
}

/// Whether the value is one that the document takes.
bool isValue(const RuleValue& value)
{
    if (*value.axis == ConventionAxis::Clip) {
        const auto clip = core::parsedNumber<double>(value.value);
        return clip && *clip > 0 && *clip < 0.5;
    }
    if (*value.axis == ConventionAxis::Bins) {
        const auto bins = core::parsedNumber<std::size_t>(value.value);
        return bins && *bins >= 1 && *bins <= mostBins;
    }
    return true;
}

void addRules(const core::ClassifierLibrary& library, const core::SampleFacts& facts,
              RuleTool& tool)
{
    const core::ClassifierRules rules = core::rulesFor(library, {}, facts);
    for (const ConventionAxis axis : axes) {
        const core::ClassifierAxisRow& row = core::classifierRowOf(axis);
        const bool isRead =
            std::ranges::any_of(library.figures, [&](core::ClassifierMetric figure) {
                return row.isRead(figure, rules, facts);
            });
        if (isRead)
            tool.rules.push_back({axis, row.value(rules)});
    }
}

}  // namespace

SampleRules::SampleRules(ClassifierDocument& document, QObject* parent)
    : DocumentRules(document, parent)
    , m_document(document)
{
    connect(&document, &ClassifierDocument::changed, this, [this](ClassifierDocument::Part part) {
        if (part != ClassifierDocument::Part::Threshold)
            refresh();
    });
    refresh();
}

std::vector<RuleRow> SampleRules::rows() const
{
    const core::ClassifierRules rules = rulesOf(m_document);
    std::vector<RuleRow> rows;
    for (const ConventionAxis axis : axes) {
        const core::ClassifierAxisRow& row = core::classifierRowOf(axis);
        RuleRow& shown = rows.emplace_back(RuleRow{axis, {row.value(rules)}, {}});
        const bool isNumber = axis == ConventionAxis::Clip || axis == ConventionAxis::Bins;
        if (!isNumber)
            shown.choices.assign(row.values.begin(), row.values.end());
        std::erase(shown.choices, "sigmoid");  // the document has no setting for it
    }
    return rows;
}

/// The measures of a library are rows of their own, with the library's name.
std::vector<RuleTool> SampleRules::tools() const
{
    const core::SampleFacts facts = factsOf(m_document);
    std::vector<RuleTool> tools;
    for (const core::ClassifierLibrary& library : core::classifierLibraries()) {
        const QString name = QString::fromUtf8(library.name);
        const auto known = std::ranges::find(tools, name, &RuleTool::name);
        addRules(library, facts,
                 known == tools.end() ? tools.emplace_back(RuleTool{name, {}}) : *known);
    }
    std::erase_if(tools, [](const RuleTool& tool) { return tool.rules.empty(); });
    return tools;
}

bool SampleRules::put(std::span<const RuleValue> values, const QString& stepName)
{
    core::ClassifierRules rules = rulesOf(m_document);
    for (const RuleValue& value : values) {
        if (!isValue(value))
            return false;
        core::classifierRowOf(*value.axis).set(rules, value.value);
    }
    m_document.setSettings(rules.settings, stepName);
    return true;
}

}  // namespace ui
