// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/gate_rules.h"

#include "core/collections/comparison/paired_test_table.h"
#include "core/foundation/json/field_reader.h"
#include "core/foundation/json/toml_json.h"
#include "core/metrics/measures/measure_spec_field.h"

#include <algorithm>
#include <array>
#include <limits>

namespace core {

namespace {

using namespace json_fields;

/// In the order of the enumerators.
constexpr std::array<std::string_view, 3> unprovenNames{"fail", "pass", "skip"};

/// @param tests names of the paired tests
auto ruleFields(std::span<const std::string_view> tests)
{
    constexpr double largest = std::numeric_limits<double>::max();
    return std::tuple{field("measure", &GateRule::measure, Presence::Needed),
                      field("maxDrop", &GateRule::maxDrop, {0, largest}),
                      field("p", &GateRule::p, {1e-9, 1 - 1e-9}),
                      field("test", &GateRule::test, {tests}),
                      field("min", &GateRule::least),
                      field("nonInferior", &GateRule::isNonInferior),
                      field("unproven", &GateRule::unproven, {unprovenNames})};
}

class GateRulesReader : FieldReader {
public:
    using FieldReader::FieldReader;

    Parsed<std::vector<GateRule>> read(const json& root)
    {
        std::vector<GateRule> rules;
        if (!readAll(root, rules))
            return *std::move(m_error);
        return rules;
    }

private:
    bool readAll(const json& root, std::vector<GateRule>& rules)
    {
        if (!hasOnly(root, {}, {"rules"}))
            return false;
        const json& all = root["rules"];
        if (all.is_array() && all.empty())
            return refuse(ErrorCode::MissingField, indexed("rules", 0));
        return readEach(all, "rules", [&](const json& object, const std::string& path) {
            return readRule(object, path, rules.emplace_back());
        });
    }

    bool readRule(const json& object, const std::string& path, GateRule& rule)
    {
        std::array<std::string_view, pairedTests> tests;
        std::ranges::transform(pairedTestTable(), tests.begin(), &PairedTestRow::id);
        const auto fields = ruleFields(tests);
        if (!hasOnly(object, path, {}, fields) || !readFields(object, path, fields, rule))
            return false;
        const bool isOfDrop =
            std::ranges::any_of(std::array{"p", "test", "nonInferior", "unproven"},
                                [&object](const char* name) { return object.contains(name); });
        return object.contains("maxDrop") || (object.contains("min") && !isOfDrop) ||
               refuse(ErrorCode::MissingField, fieldPath(path, "maxDrop"));
    }
};

}  // namespace

Parsed<std::vector<GateRule>> parseGateRules(std::string_view text, const std::string& name)
{
    const std::size_t first = withoutByteOrderMark(text).find_first_not_of(" \t\r\n");
    const bool isObject =
        first != std::string_view::npos && withoutByteOrderMark(text)[first] == '{';
    if (isObject || name.ends_with(".json") || !jsonProblem(text, name))
        return readWith<GateRulesReader>(text, name);
    const auto asJson = jsonOfToml(text, name);
    return asJson ? readWith<GateRulesReader>(*asJson, name) : asJson.error();
}

}  // namespace core
