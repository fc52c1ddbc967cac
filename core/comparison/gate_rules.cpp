#include "core/comparison/gate_rules.h"

#include "core/comparison/paired_test.h"
#include "core/syntax/field_reader.h"
#include "core/syntax/json_check.h"

#include <algorithm>
#include <array>
#include <limits>

namespace core {

namespace {

using namespace json_fields;

constexpr std::array<std::string_view, 5> known{"measure", "maxDrop", "p", "test", "min"};

class GateRulesReader : private FieldReader {
public:
    GateRulesReader(const json& root, const std::string& file)
        : FieldReader(file)
        , m_root(root)
    {}

    Parsed<std::vector<GateRule>> read()
    {
        std::vector<GateRule> rules;
        if (!readAll(rules))
            return *m_error;
        return rules;
    }

private:
    bool readAll(std::vector<GateRule>& rules)
    {
        if (!m_root.is_object())
            return refuse(Problem::WrongType, {});
        const auto all = m_root.find("rules");
        if (all == m_root.end())
            return refuse(Problem::MissingField, "rules");
        if (m_root.size() > 1)
            return refuse(Problem::BadValue, otherKey());
        if (!all->is_array())
            return refuse(Problem::WrongType, "rules");
        if (all->empty())
            return refuse(Problem::BadValue, "rules");
        for (const json& object : *all) {
            const std::string path = indexed("rules", rules.size());
            if (!readRule(object, path, rules.emplace_back()))
                return false;
        }
        return true;
    }

    std::string otherKey() const
    {
        const auto first = m_root.begin();
        return first.key() == "rules" ? std::next(first).key() : first.key();
    }

    bool readRule(const json& object, const std::string& path, GateRule& rule)
    {
        if (!object.is_object())
            return refuse(Problem::WrongType, path);
        for (const auto& [key, value] : object.items())
            if (!isOneOf(key, known))
                return refuse(Problem::BadValue, path + '.' + key);
        if (!object.contains("measure"))
            return refuse(Problem::MissingField, path + ".measure");
        if (!object.contains("maxDrop") && !object.contains("min"))
            return refuse(Problem::MissingField, path + ".maxDrop");
        for (const char* ofDrop : {"p", "test"})
            if (object.contains(ofDrop) && !object.contains("maxDrop"))
                return refuse(Problem::MissingField, path + ".maxDrop");
        constexpr double infinite = std::numeric_limits<double>::max();
        std::array<std::string_view, pairedTests> tests;
        std::ranges::transform(pairedTestTable(), tests.begin(), &PairedTestRow::id);
        return readMeasure(object, path + ".measure", rule.measure) &&
               readNumber(object, "maxDrop", path, 0, infinite, rule.maxDrop) &&
               readNumber(object, "p", path, 1e-9, 1 - 1e-9, rule.p) &&
               readNumber(object, "min", path, -infinite, infinite, rule.least) &&
               readWord(object, "test", path + ".test", tests, rule.test);
    }

    bool readMeasure(const json& object, const std::string& path, Definition& measure)
    {
        std::string text;
        if (!readText(object, "measure", path, text))
            return false;
        auto definition = parseDefinition(text);
        if (!definition)
            return refuse(Problem::BadDefinition, text);
        measure = *std::move(definition);
        return true;
    }

    bool readNumber(const json& object, const char* key, const std::string& path, double least,
                    double most, std::optional<double>& number)
    {
        const auto field = object.find(key);
        if (field == object.end())
            return true;
        if (!field->is_number())
            return refuse(Problem::WrongType, path + '.' + key);
        number = field->get<double>();
        return (*number >= least && *number <= most) || refuse(Problem::BadValue, path + '.' + key);
    }

    const json& m_root;
};

}  // namespace

Parsed<std::vector<GateRule>> parseGateRules(std::string_view text, const std::string& name)
{
    if (auto problem = jsonProblem(text, name))
        return *std::move(problem);
    const json root = json::parse(text, nullptr, false);
    return GateRulesReader(root, name).read();
}

}  // namespace core
