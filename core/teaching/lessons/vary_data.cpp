// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/vary_data.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <span>
#include <string>
#include <utility>

namespace core {

namespace {

constexpr std::uint64_t mostSpace = std::uint64_t{1} << 60;

bool isWithin(const VaryRange& range, double value)
{
    return value >= range.lowest - 1e-9 && value <= range.highest + 1e-9;
}

/// The double nearest to the intended decimal, because steps accumulate errors.
double roundedDecimal(double value)
{
    return std::round(value * 1e9) / 1e9;
}

std::uint64_t stepsOf(const VaryRange& range)
{
    return static_cast<std::uint64_t>(
               std::floor((range.highest - range.lowest) / range.step + 1e-9)) +
           1;
}

double atStep(const VaryRange& range, std::uint64_t step)
{
    return roundedDecimal(range.lowest + static_cast<double>(step) * range.step);
}

/// n choose k, capped at about mostSpace.
std::uint64_t binomial(std::uint64_t n, std::uint64_t k)
{
    if (k > n)
        return 0;
    std::uint64_t count = 1;
    for (std::uint64_t i = 1; i <= std::min(k, n - k); ++i) {
        if (count > mostSpace / (n - i + 1))
            return mostSpace;
        count = count * (n - i + 1) / i;
    }
    return count;
}

/// Chooses k of n places, ascending, one by one, if there are too many ways to count.
std::vector<std::size_t> placesOfMany(std::size_t n, std::size_t k, VaryChoices& choices)
{
    std::vector<std::size_t> places(n);
    std::iota(places.begin(), places.end(), std::size_t{0});
    for (std::size_t i = 0; i < k; ++i)
        std::swap(places[i], places[i + static_cast<std::size_t>(choices(n - i))]);
    places.resize(k);
    std::ranges::sort(places);
    return places;
}

/// Chooses k of n places, ascending; k is at most n.
std::vector<std::size_t> chosenPlaces(std::size_t n, std::size_t k, VaryChoices& choices)
{
    const std::uint64_t ways = binomial(n, k);
    if (ways == mostSpace)
        return placesOfMany(n, k, choices);
    std::uint64_t rest = choices(ways);
    std::vector<std::size_t> places;
    for (std::size_t place = 0; places.size() < k; ++place) {
        const std::uint64_t with = binomial(n - place - 1, k - places.size() - 1);
        if (rest < with || n - place == k - places.size())
            places.push_back(place);
        else
            rest -= with;
    }
    return places;
}

/// Reorders items, giving each distinct order once: places of equal items are chosen together.
template <class Item>
std::vector<Item> inOtherOrder(std::vector<Item> items, VaryChoices& choices)
{
    std::vector<Item> kinds = items;
    std::ranges::sort(kinds);
    kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
    std::vector<std::size_t> open(items.size());
    std::iota(open.begin(), open.end(), std::size_t{0});
    std::vector<Item> ordered = items;
    for (const Item& kind : kinds) {
        const auto count = static_cast<std::size_t>(std::ranges::count(items, kind));
        const auto places = chosenPlaces(open.size(), count, choices);
        for (const std::size_t place : places)
            ordered[open[place]] = kind;
        for (auto place = places.rbegin(); place != places.rend(); ++place)
            open.erase(open.begin() + static_cast<std::ptrdiff_t>(*place));
    }
    return ordered;
}

void redraw(std::span<double* const> numbers, const VaryRange& range, VaryChoices& choices)
{
    for (double* number : numbers)
        if (isWithin(range, *number))
            *number = atStep(range, choices(stepsOf(range)));
}

// Lists

/// A document of a query, with the same grade in all lists of the fence.
struct SharedDocument {
    std::string query;
    std::string id;
    Grade grade;
    bool isShown = false;  ///< in the fence's first list
    bool isAgreed = true;
};

class SharedDocuments {
public:
    explicit SharedDocuments(std::span<LessonData* const> data)
        : m_data(data)
    {
        forEach([this](const std::string& query, const RankedItem& document, bool isShown) {
            SharedDocument* known = find(query, document.id);
            if (known == nullptr)
                m_documents.push_back({query, document.id, document.grade, isShown, true});
            else if (known->grade != document.grade)
                known->isAgreed = false;
        });
    }

    void order(VaryChoices& choices)
    {
        std::set<std::string> queries;
        for (const SharedDocument& document : m_documents)
            if (queries.insert(document.query).second)
                orderQuery(document.query, choices);
        write();
    }

    void regrade(const VaryRange& range, VaryChoices& choices)
    {
        for (SharedDocument& document : m_documents)
            if (document.isAgreed && document.grade.hasValue() &&
                isWithin(range, document.grade.value()))
                document.grade = Grade(atStep(range, choices(stepsOf(range))));
        write();
    }

private:
    template <class Visit>
    void forEach(Visit visit)
    {
        for (LessonData* one : m_data)
            for (RankedList& list : std::get<std::vector<RankedList>>(one->content))
                for (auto* documents : {&list.ranked, &list.notRetrieved})
                    for (RankedItem& document : *documents)
                        visit(list.query, document,
                              one == m_data.front() && documents == &list.ranked);
    }

    SharedDocument* find(const std::string& query, const std::string& id)
    {
        const auto found = std::ranges::find_if(m_documents, [&](const SharedDocument& some) {
            return some.id == id && some.query == query;
        });
        return found == m_documents.end() ? nullptr : &*found;
    }

    void orderQuery(const std::string& query, VaryChoices& choices)
    {
        std::vector<SharedDocument*> shown;
        std::vector<double> grades;
        for (SharedDocument& document : m_documents)
            if (document.query == query && document.isShown && document.isAgreed &&
                document.grade.hasValue()) {
                shown.push_back(&document);
                grades.push_back(document.grade.value());
            }
        const auto ordered = inOtherOrder(grades, choices);
        for (std::size_t i = 0; i < shown.size(); ++i)
            shown[i]->grade = Grade(ordered[i]);
    }

    void write()
    {
        forEach([this](const std::string& query, RankedItem& document, bool) {
            const SharedDocument& shared = *find(query, document.id);
            if (shared.isAgreed)
                document.grade = shared.grade;
        });
    }

    std::span<LessonData* const> m_data;
    std::vector<SharedDocument> m_documents;
};

bool isNamed(const RankedList& list, const std::string& id)
{
    const auto is = [&id](const RankedItem& document) { return document.id == id; };
    return std::ranges::any_of(list.ranked, is) || std::ranges::any_of(list.notRetrieved, is);
}

/// Resizes the judged documents that are not shown, copying the last one.
void resizeUnseen(RankedList& list, std::size_t count)
{
    std::size_t number = list.ranked.size() + list.notRetrieved.size();
    while (list.notRetrieved.size() < count) {
        RankedItem document = list.notRetrieved.back();
        do
            document.id = "d" + std::to_string(++number);
        while (isNamed(list, document.id));
        document.title.clear();
        list.notRetrieved.push_back(std::move(document));
    }
    list.notRetrieved.resize(count);
}

void redrawUnseen(std::span<LessonData* const> data, const VaryRange& range, VaryChoices& choices)
{
    const double count = atStep(range, choices(stepsOf(range)));
    for (LessonData* one : data)
        for (RankedList& list : std::get<std::vector<RankedList>>(one->content))
            resizeUnseen(list, static_cast<std::size_t>(std::max(count, 1.0)));
}

// Samples

std::vector<Samples*> samplesOf(std::span<LessonData* const> data)
{
    std::vector<Samples*> samples;
    for (LessonData* one : data)
        samples.push_back(&std::get<Samples>(one->content));
    return samples;
}

/// Permutes labels, each with the weight of samples with that label.
void orderLabels(std::span<Samples* const> all, VaryChoices& choices)
{
    using Kind = std::vector<std::pair<std::uint8_t, double>>;
    std::vector<Kind> kinds;
    for (std::size_t row = 0; row < all.front()->size(); ++row) {
        Kind& kind = kinds.emplace_back();
        for (const Samples* samples : all)
            kind.emplace_back(samples->labels[row],
                              samples->weights.empty() ? 1.0 : samples->weights[row]);
    }
    kinds = inOtherOrder(std::move(kinds), choices);
    for (std::size_t row = 0; row < kinds.size(); ++row)
        for (std::size_t i = 0; i < all.size(); ++i) {
            all[i]->labels[row] = kinds[row][i].first;
            if (!all[i]->weights.empty())
                all[i]->weights[row] = kinds[row][i].second;
        }
}

void moveScores(std::span<Samples* const> all, const VaryRange& range, VaryChoices& choices)
{
    std::map<double, double> moved;
    for (const Samples* samples : all)
        for (const double score : samples->models.front().values)
            if (isWithin(range, score))
                moved.emplace(score, score);
    const auto places =
        chosenPlaces(std::max<std::size_t>(stepsOf(range), moved.size()), moved.size(), choices);
    auto place = places.begin();
    for (auto& [old, now] : moved)
        now = atStep(range, *place++);
    for (Samples* samples : all)
        for (double& score : samples->models.front().values)
            if (const auto found = moved.find(score); found != moved.end())
                score = found->second;
}

/// The whole numbers that the factors give for a count, each once.
std::vector<double> scaledCounts(double count, const VaryRange& range)
{
    std::set<double> counts;
    for (std::uint64_t step = 0; step < stepsOf(range); ++step)
        counts.insert(std::max(1.0, std::round(count * atStep(range, step))));
    return {counts.begin(), counts.end()};
}

void scaleCounts(std::span<Samples* const> all, const VaryRange& range, VaryChoices& choices)
{
    for (Samples* samples : all)
        for (double& weight : samples->weights) {
            const auto counts = scaledCounts(weight, range);
            weight = counts[choices(counts.size())];
        }
}

// All

std::vector<double*> numbersOf(std::span<LessonData* const> data)
{
    std::vector<double*> numbers;
    for (LessonData* one : data)
        for (double& number : std::get<std::vector<double>>(one->content))
            numbers.push_back(&number);
    return numbers;
}

void changeOrder(std::span<LessonData* const> data, VaryChoices& choices)
{
    if (std::holds_alternative<std::vector<RankedList>>(data.front()->content)) {
        SharedDocuments(data).order(choices);
    } else if (std::holds_alternative<Samples>(data.front()->content)) {
        orderLabels(samplesOf(data), choices);
    } else {
        for (LessonData* one : data) {
            auto& values = std::get<std::vector<double>>(one->content);
            values = inOtherOrder(values, choices);
        }
    }
}

void changeData(const LessonChange& change, std::span<LessonData* const> data, VaryChoices& choices)
{
    switch (change.kind) {
    case VaryKind::Order:
        return changeOrder(data, choices);
    case VaryKind::Grades:
        return SharedDocuments(data).regrade(change.range, choices);
    case VaryKind::Unseen:
        return redrawUnseen(data, change.range, choices);
    case VaryKind::Scores:
        return moveScores(samplesOf(data), change.range, choices);
    case VaryKind::ConfusionMatrix:
        return scaleCounts(samplesOf(data), change.range, choices);
    case VaryKind::Values:
        return redraw(numbersOf(data), change.range, choices);
    }
}

}  // namespace

std::uint64_t mixedBits(std::uint64_t bits)
{
    bits += 0x9e3779b97f4a7c15;
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111eb;
    return bits ^ (bits >> 31);
}

std::uint64_t VaryChoices::operator()(std::uint64_t count)
{
    if (m_space > mostSpace / count)
        return mixedBits(m_number ^ mixedBits(++m_beyond)) % count;
    m_space *= count;
    const std::uint64_t choice = m_rest % count;
    m_rest /= count;
    return choice;
}

void varyData(Lesson& lesson, VaryChoices& choices)
{
    for (const LessonVary& vary : lesson.varies) {
        std::vector<LessonData*> data;
        for (LessonData& one : lesson.data)
            if (std::ranges::find(vary.data, one.name) != vary.data.end())
                data.push_back(&one);
        for (const LessonChange& change : vary.changes)
            changeData(change, data, choices);
    }
}

}  // namespace core
