// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/trec_eval/request.h"

#include "core/foundation/text/nearest.h"
#include "core/foundation/text/number_text.h"
#include "core/rankings/trec_eval/parameter_reading.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace core {

namespace {

using Error = TrecRequestError;
using Fault = Error::Kind;
using MaybeError = std::optional<Error>;

struct Group {
    std::string_view name;
    TrecGroup group;
};
constexpr std::array groups{Group{"official", Official},     Group{"set", SetBased},
                            Group{"all_trec", AllTrec},      Group{"qrels_jg", SeveralJudges},
                            Group{"prefs", MainPreferences}, Group{"all_prefs", AllPreferences}};

/// Collects requests in the table's order.
class Requests {
public:
    explicit Requests(const TrecRules& rules)
        : m_rules(rules)
        , m_asked(trecMeasures().size())
    {}

    MaybeError add(std::string_view text)
    {
        const std::size_t dot = text.find('.');
        const std::string_view name = text.substr(0, dot);
        const bool isBare = dot == std::string_view::npos;
        for (const Group& group : groups) {
            if (group.name != name)
                continue;
            if (text.ends_with('.'))
                return Error{Fault::NoParameters, std::string(name), std::string(text), {}};
            addGroup(group.group);
            return std::nullopt;
        }
        const TrecMeasure* measure = find(name);
        if (!measure || !isOffered(*measure))
            return refused(name, measure);
        auto& asked = m_asked[static_cast<std::size_t>(measure - trecMeasures().data())];
        if (!asked)
            asked = withDefaults(*measure);
        if (isBare)
            return std::nullopt;
        return addParameters(*asked, text.substr(dot + 1));
    }

    std::vector<TrecRequest> taken()
    {
        std::vector<TrecRequest> requests;
        for (auto& asked : m_asked)
            if (asked)
                requests.push_back(std::move(*asked));
        return requests;
    }

private:
    static const TrecMeasure* find(std::string_view name)
    {
        const auto measures = trecMeasures();
        const auto found = std::ranges::find(measures, name, &TrecMeasure::name);
        return found == measures.end() ? nullptr : &*found;
    }

    static TrecRequest withDefaults(const TrecMeasure& measure)
    {
        return {&measure, {{}, measure.defaults, {}}};
    }

    void addGroup(TrecGroup group)
    {
        const auto measures = trecMeasures();
        for (std::size_t i = 0; i < measures.size(); ++i)
            if ((measures[i].groups & group) != 0 && isOffered(measures[i]) && !m_asked[i])
                m_asked[i] = withDefaults(measures[i]);
    }

    /// The first parameters given count.
    static MaybeError addParameters(TrecRequest& request, std::string_view text)
    {
        auto parameters = readParameters(*request.measure, text);
        if (!parameters)
            return parameters.error();
        if (request.parameters.text.empty())
            request.parameters = *std::move(parameters);
        return std::nullopt;
    }

    bool isOffered(const TrecMeasure& measure) const
    {
        return measure.since <= m_rules.version && (measure.name != "rbp" || m_rules.completesRbp);
    }

    MaybeError refused(std::string_view name, const TrecMeasure* known) const
    {
        Error error{Fault::UnknownMeasure, std::string(name), std::string(name), {}};
        if (known) {
            error.kind = known->since > m_rules.version ? Fault::OnlyLater : Fault::NotReproducible;
        } else {
            std::vector<std::string> names;
            for (const TrecMeasure& measure : trecMeasures())
                names.emplace_back(measure.name);
            error.nearest = nearestTo(name, names);
        }
        return error;
    }

    TrecRules m_rules;
    std::vector<std::optional<TrecRequest>> m_asked;  ///< by index in the table
};

std::string withSuffix(const TrecRequest& request, std::string_view suffix)
{
    std::string name(request.measure->name);
    return suffix.empty() ? name : name + "_" + std::string(suffix);
}

std::string twoDecimals(double number)
{
    std::array<char, 340> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed, 2)
            .ptr;
    return {text.data(), end};
}

}  // namespace

Result<std::vector<TrecRequest>, TrecRequestError>
readTrecRequests(std::span<const std::string> texts, const TrecRules& rules)
{
    Requests requests(rules);
    for (const std::string& text : texts)
        if (auto error = requests.add(text))
            return *std::move(error);
    if (texts.empty())
        if (auto error = requests.add("official"))
            return *std::move(error);
    return requests.taken();
}

std::optional<TrecRequestError> unorderedGains(std::span<const TrecRequest> requests, int topGrade)
{
    for (const TrecRequest& request : requests) {
        if (request.parameters.gains.empty())
            continue;
        std::vector<double> gains;
        std::vector<int> grades;
        for (const GradeGain& pair : request.parameters.gains) {
            gains.push_back(pair.gain);
            grades.push_back(pair.grade);
        }
        for (int grade = 0; grade <= topGrade; ++grade)
            if (std::ranges::find(grades, grade) == grades.end())
                gains.push_back(grade);
        std::ranges::sort(gains);
        const auto close = std::ranges::adjacent_find(
            gains, [](double a, double b) { return a != b && b - a < 1; });
        if (close != gains.end())
            return Error{Fault::GainsTooClose,
                         std::string(request.measure->name),
                         shortestText(*close) + " and " + shortestText(*std::next(close)),
                         {}};
    }
    return std::nullopt;
}

std::vector<std::string> printedNames(const TrecRequest& request)
{
    std::vector<std::string> names;
    switch (request.measure->kind) {
    case TrecParameterKind::Cutoffs:
        for (const double cutoff : request.parameters.numbers)
            names.push_back(withSuffix(request, shortestText(cutoff)));
        break;
    case TrecParameterKind::Multiples:
        for (const double multiple : request.parameters.numbers)
            names.push_back(withSuffix(request, twoDecimals(multiple)));
        break;
    case TrecParameterKind::None:
    case TrecParameterKind::RecallPoints:
    case TrecParameterKind::Number:
    case TrecParameterKind::Weights:
    case TrecParameterKind::Gains:
    case TrecParameterKind::Persistence:
        names.push_back(withSuffix(request, request.parameters.text));
        break;
    }
    return names;
}

}  // namespace core
