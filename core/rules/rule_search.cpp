#include "core/rules/rule_search.h"

#include "core/evaluation/library.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <map>
#include <numeric>
#include <utility>

namespace core {

namespace {

/// Another value of one dimension.
struct Choice {
    Dimension dimension;
    std::uint8_t value;  ///< its place among the dimension's
    auto operator<=>(const Choice&) const = default;
};
using Choices = std::vector<Choice>;  ///< by dimension, each once

bool contains(const Choices& all, const Choices& some)
{
    return std::includes(all.begin(), all.end(), some.begin(), some.end());
}

std::string_view valueOf(Choice choice)
{
    return rowOf(choice.dimension).values[choice.value];
}

class Searching {
public:
    Searching(const RuledInput& input, const RuleQuestion& question)
        : m_input(input)
        , m_question(question)
        , m_facts(input.facts())
    {
        for (const Settings& settings : question.settings) {
            m_base.push_back(question.inForce);
            m_base.back().settings = settings;
        }
    }

    RuleAnswer run(const Threads& threads, const std::stop_token& stop,
                   const std::function<void(std::size_t, std::size_t)>& progress)
    {
        addCombinations({}, 0);
        std::vector<RuledNumber> asked;
        for (const Choices& choices : m_combinations)
            for (std::size_t i = 0; i < m_base.size(); ++i)
                asked.push_back({definition(i), under(choices, i)});
        m_numbers = m_input.numbers(asked, threads, stop, progress);
        for (std::size_t i = 0; i < m_combinations.size(); ++i)
            m_places.emplace(m_combinations[i], i);
        RuleAnswer found = answer();
        measureLibraries(found.hits, threads, stop);
        nameLibraries(found);
        std::stable_sort(found.hits.begin(), found.hits.end(), standsBefore);
        return found;
    }

private:
    const Definition& definition(std::size_t number) const
    {
        return m_question.told[number].definition;
    }

    RuleSet under(const Choices& choices, std::size_t number) const
    {
        RuleSet rules = m_base[number];
        for (const Choice choice : choices)
            rowOf(choice.dimension).set(rules, valueOf(choice));
        return rules;
    }

    /// The library's rules for a measure. From which grade on documents are relevant belongs to the
    /// data, and is a library's only where it takes no notice of grades.
    RuleSet rulesOf(const Library& library, double threshold, std::size_t number) const
    {
        Definition asked = definition(number);
        asked.settings.relevantFrom = threshold;
        RuleSet rules = asReadBy(asked.measure, library.rules);
        rules.settings = asComputedBy(library, asked).settings;
        if (!rules.settings.topGrade)
            rules.settings.topGrade = m_base[number].settings.topGrade;
        return rules;
    }
    /// What every library says, with the threshold in force and with those of the hits.
    void measureLibraries(const std::vector<RuleHit>& hits, const Threads& threads,
                          const std::stop_token& stop)
    {
        m_thresholds.push_back(m_base.front().settings.relevantFrom);
        for (const RuleHit& hit : hits)
            if (std::find(m_thresholds.begin(), m_thresholds.end(),
                          hit.rules.settings.relevantFrom) == m_thresholds.end())
                m_thresholds.push_back(hit.rules.settings.relevantFrom);
        std::vector<RuledNumber> asked;
        for (const Library& library : libraries())
            for (const double threshold : m_thresholds)
                for (std::size_t i = 0; i < m_base.size(); ++i)
                    asked.push_back({definition(i), rulesOf(library, threshold, i)});
        m_libraryNumbers = m_input.numbers(asked, threads, stop);
    }

    /// Whether the change is one for a number: its measure reads the dimension under the rules.
    bool isRead(Dimension dimension, const RuleSet& rules, std::size_t number) const
    {
        return rowOf(dimension).isRead(definitionUnder(rules, definition(number)), rules, m_facts);
    }
    bool isChange(Choice choice, const Choices& all) const
    {
        for (std::size_t i = 0; i < m_base.size(); ++i)
            if (rowOf(choice.dimension).value(m_base[i]) != valueOf(choice) &&
                isRead(choice.dimension, under(all, i), i))
                return true;
        return false;
    }

    /// Every combination that goes on from `choices` with dimensions from `first` on. A choice that
    /// nothing reads yet may be read with a later one: a threshold with an ideal of relevant ones.
    void addCombinations(const Choices& choices, std::size_t first)
    {
        if (std::all_of(choices.begin(), choices.end(),
                        [&](Choice choice) { return isChange(choice, choices); }))
            m_combinations.push_back(choices);
        if (choices.size() == m_question.mostChanges)
            return;
        for (std::size_t i = first; i < dimensionTable().size(); ++i) {
            const DimensionRow& row = dimensionTable()[i];
            if (!mayBeRead(row.dimension))
                continue;
            for (std::uint8_t value = 0; value < row.values.size(); ++value) {
                if (row.values[value] == row.value(m_base.front()))
                    continue;
                Choices longer = choices;
                longer.push_back({row.dimension, value});
                addCombinations(longer, i + 1);
            }
        }
    }

    /// Whether a dimension can be read under any rules: in force, or with one other value of its
    /// own or of a dimension that puts it in force.
    bool mayBeRead(Dimension dimension)
    {
        const auto known = m_mayBeRead.find(dimension);
        if (known != m_mayBeRead.end())
            return known->second;
        const DimensionRow& row = rowOf(dimension);
        bool may = false;
        if (dimension == Dimension::Cutoff && !hasCutoff())
            return m_mayBeRead[dimension] = false;
        for (std::uint8_t own = 0; own < row.values.size() && !may; ++own) {
            const Choices alone{{dimension, own}};
            may = isReadByAny(dimension, alone);
            for (const DimensionRow& other : dimensionTable())
                for (std::uint8_t value = 0; value < other.values.size() && !may; ++value)
                    if (other.dimension != dimension)
                        may = isReadByAny(dimension, {{dimension, own}, {other.dimension, value}});
        }
        return m_mayBeRead[dimension] = may;
    }
    bool hasCutoff() const
    {
        return std::any_of(m_question.told.begin(), m_question.told.end(),
                           [](const ToldNumber& told) { return told.definition.cutoff; });
    }
    bool isReadByAny(Dimension dimension, const Choices& choices) const
    {
        for (std::size_t i = 0; i < m_base.size(); ++i)
            if (isRead(dimension, under(choices, i), i))
                return true;
        return false;
    }

    Value number(std::size_t combination, std::size_t told = 0) const
    {
        return m_numbers[combination * m_base.size() + told];
    }

    bool fits(const Value* numbers, bool isCut) const
    {
        for (std::size_t i = 0; i < m_base.size(); ++i) {
            const TypedNumber& typed = m_question.told[i].number;
            if (!numbers[i])
                return false;
            if (isCut ? !typed.isCut(*numbers[i]) : !typed.isRounded(*numbers[i]))
                return false;
        }
        return true;
    }

    RuleAnswer answer() const
    {
        RuleAnswer answer;
        answer.tried = m_combinations.size();
        for (std::size_t i = 0; i < m_base.size(); ++i)
            answer.inForce.push_back(number(0, i));
        std::vector<std::size_t> found;
        for (const bool isCut : {false, true})
            for (std::size_t i = 0; i < m_combinations.size(); ++i)
                if (isHit(i, isCut))
                    found.push_back(i);
        std::vector<std::size_t> kept;
        for (const std::size_t place : found)
            if (!isMoreThanNeeded(place, found))
                kept.push_back(place);
        for (const std::size_t place : kept)
            answer.hits.push_back(hit(place));
        countChance(answer);
        return answer;
    }

    /// Cut digits are a change of their own, so that there must be room for it.
    bool isHit(std::size_t place, bool isCut) const
    {
        const Value* numbers = &m_numbers[place * m_base.size()];
        if (!isCut)
            return fits(numbers, false);
        return m_combinations[place].size() < m_question.mostChanges && !fits(numbers, false) &&
               fits(numbers, true);
    }

    bool isMoreThanNeeded(std::size_t place, const std::vector<std::size_t>& found) const
    {
        const Choices& choices = m_combinations[place];
        return std::any_of(found.begin(), found.end(), [&](std::size_t other) {
            const Choices& fewer = m_combinations[other];
            return fewer.size() < choices.size() && contains(choices, fewer) &&
                   areAlike(number(other), number(place));
        });
    }

    /// Fewest changes first, among them what libraries do, and equal numbers together.
    static bool standsBefore(const RuleHit& a, const RuleHit& b)
    {
        if (a.distance() != b.distance())
            return a.distance() < b.distance();
        if (a.libraries.empty() != b.libraries.empty())
            return b.libraries.empty();
        return *a.values.front() < *b.values.front();
    }

    static bool areAlike(const Value& a, const Value& b)
    {
        if (!a || !b)
            return !a && !b;
        return std::abs(*a - *b) <= 1e-12 * std::max(std::abs(*a), std::abs(*b));
    }

    RuleHit hit(std::size_t place) const
    {
        RuleHit hit;
        const Choices& choices = m_combinations[place];
        hit.rules = under(choices, 0);
        for (const Choice choice : choices)
            hit.changes.push_back({choice.dimension, rowOf(choice.dimension).value(m_base.front()),
                                   std::string(valueOf(choice))});
        for (std::size_t i = 0; i < m_base.size(); ++i)
            hit.values.push_back(number(place, i));
        hit.isCut = !fits(hit.values.data(), false);
        for (std::size_t i = 0; i < choices.size(); ++i)
            hit.effects.push_back(effect(choices, i));
        return hit;
    }

    /// The number with some of the changes. What is not in force without the others does nothing.
    Value numberWith(Choices choices) const
    {
        while (true) {
            const auto idle = std::find_if(choices.begin(), choices.end(), [&](Choice choice) {
                return !isChange(choice, choices);
            });
            if (idle == choices.end())
                break;
            choices.erase(idle);
        }
        return number(m_places.at(choices));
    }

    /// Mean over all orders of what the change adds where it comes: by the number of others before
    /// it, s of n - 1, each set of others counts s! (n - 1 - s)! / n!.
    Effect effect(const Choices& choices, std::size_t which) const
    {
        const std::size_t n = choices.size();
        double sum = 0;
        for (std::size_t others = 0; others < (std::size_t{1} << n); ++others) {
            if ((others >> which & 1) != 0)
                continue;
            Choices before;
            Choices after;
            for (std::size_t i = 0; i < n; ++i) {
                const bool isBefore = (others >> i & 1) != 0;
                if (isBefore)
                    before.push_back(choices[i]);
                if (isBefore || i == which)
                    after.push_back(choices[i]);
            }
            const Value from = numberWith(before);
            const Value to = numberWith(after);
            if (!from || !to)
                return std::nullopt;
            sum += (*to - *from) * shareOfOrders(before.size(), n);
        }
        return sum;
    }

    static double shareOfOrders(std::size_t before, std::size_t n)
    {
        double share = 1 / static_cast<double>(n);
        for (std::size_t i = 0; i < before; ++i)
            share *= static_cast<double>(i + 1) / static_cast<double>(n - 1 - i);
        return share;
    }

    void nameLibraries(RuleAnswer& answer) const
    {
        const auto all = libraries();
        for (std::size_t i = 0; i < all.size(); ++i) {
            bool isNamed = false;
            for (RuleHit& hit : answer.hits) {
                const double threshold = hit.rules.settings.relevantFrom;
                if (fits(libraryNumbers(i, threshold), hit.isCut) &&
                    hasChanges(rulesOf(all[i], threshold, 0), hit)) {
                    hit.libraries.push_back(all[i].name);
                    isNamed = true;
                }
            }
            const Value* usual = libraryNumbers(i, m_thresholds.front());
            if (!isNamed && (fits(usual, false) || fits(usual, true)))
                answer.otherLibraries.push_back(all[i].name);
        }
    }
    /// @param threshold one of m_thresholds
    const Value* libraryNumbers(std::size_t library, double threshold) const
    {
        const auto place = std::find(m_thresholds.begin(), m_thresholds.end(), threshold);
        const auto row =
            library * m_thresholds.size() + static_cast<std::size_t>(place - m_thresholds.begin());
        return &m_libraryNumbers[row * m_base.size()];
    }

    static bool hasChanges(const RuleSet& rules, const RuleHit& hit)
    {
        return std::all_of(hit.changes.begin(), hit.changes.end(), [&](const RuleChange& change) {
            return rowOf(change.dimension).value(rules) == change.to;
        });
    }

    void countChance(RuleAnswer& answer) const
    {
        double chance = 1;
        for (std::size_t told = 0; told < m_base.size(); ++told) {
            std::vector<double> values;
            for (std::size_t i = 0; i < m_combinations.size(); ++i)
                if (const Value value = number(i, told))
                    values.push_back(*value);
            std::sort(values.begin(), values.end());
            values.erase(std::unique(values.begin(), values.end(),
                                     [](double a, double b) { return areAlike(a, b); }),
                         values.end());
            if (told == 0)
                answer.values = values.size();
            const TypedNumber& typed = m_question.told[told].number;
            const double width = typed.roundedHigh() - typed.roundedLow();
            const double range = values.empty() ? 0 : values.back() - values.front();
            const double share = range > width ? width / range : 1;
            chance *= share;
        }
        answer.byChance = chance * static_cast<double>(answer.values);
    }

    const RuledInput& m_input;
    const RuleQuestion& m_question;
    RuleFacts m_facts;
    std::vector<RuleSet> m_base;  ///< in force, by number told
    std::map<Dimension, bool> m_mayBeRead;
    std::vector<double> m_thresholds;
    std::vector<Choices> m_combinations;  ///< the first is none
    std::map<Choices, std::size_t> m_places;
    std::vector<Value> m_numbers;  ///< [combination × numbers told + number]
    std::vector<Value> m_libraryNumbers;
};

}  // namespace

RuleAnswer findRules(const RuledInput& input, const RuleQuestion& question, const Threads& threads,
                     const std::stop_token& stop,
                     const std::function<void(std::size_t, std::size_t)>& progress)
{
    return Searching(input, question).run(threads, stop, progress);
}

}  // namespace core
