// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/counterexamples/sample_space.h"

#include "core/foundation/bounded_draw.h"

#include <algorithm>
#include <functional>

namespace core {

namespace {

/// The number of multisets of `places` words.
double multichosen(std::size_t words, std::size_t places)
{
    double count = 1;
    for (std::size_t i = 1; i <= places; ++i)
        count = count * static_cast<double>(words - 1 + i) / static_cast<double>(i);
    return count;
}

void orderWithinClasses(const ContrastLevel& level, ContrastCode& code)
{
    const auto negative = code.begin() + static_cast<std::ptrdiff_t>(level.marks);
    std::sort(code.begin(), negative, std::greater());
    std::sort(negative, code.end(), std::greater());
}

}  // namespace

SampleSpace::SampleSpace(const SampleContrast& requested)
    : m_requested(requested)
    , m_scores(requested.scores)
{
    std::sort(m_scores.begin(), m_scores.end());
}

std::vector<ContrastLevel> SampleSpace::levels() const
{
    std::vector<ContrastLevel> levels;
    for (std::size_t length = 2; length <= m_requested.limits.length; ++length)
        for (std::size_t positive = 1; positive < length; ++positive)
            levels.push_back({false, 0, length, positive});
    return levels;
}

double SampleSpace::size(const ContrastLevel& level) const
{
    return multichosen(m_scores.size(), level.marks) *
           multichosen(m_scores.size(), level.length - level.marks);
}

void SampleSpace::extend(const ContrastLevel& level, ContrastCode& code,
                         std::vector<ContrastCode>& all) const
{
    if (code.size() == level.length) {
        all.push_back(code);
        return;
    }
    const bool beginsClass = code.empty() || code.size() == level.marks;
    const std::size_t words = beginsClass ? m_scores.size() : std::size_t{code.back()} + 1;
    for (std::size_t word = 0; word < words; ++word) {
        code.push_back(static_cast<ContrastWord>(word));
        extend(level, code, all);
        code.pop_back();
    }
}

std::vector<ContrastCode> SampleSpace::codes(const ContrastLevel& level) const
{
    std::vector<ContrastCode> all;
    ContrastCode code;
    extend(level, code, all);
    return all;
}

std::size_t SampleSpace::edits(const ContrastLevel&, const ContrastCode& a,
                               const ContrastCode& b) const
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        count += a[i] != b[i] ? 1 : 0;
    return count;
}

std::size_t SampleSpace::warning(const ContrastLevel& level, const ContrastCode& a,
                                 const ContrastCode& b) const
{
    std::size_t lost = 0;
    for (const ContrastCode* code : {&a, &b})
        for (std::size_t positive = 0; positive < level.marks; ++positive)
            for (std::size_t negative = level.marks; negative < level.length; ++negative)
                lost += (*code)[positive] < (*code)[negative] ? 1 : 0;
    return lost;
}

ContrastCode SampleSpace::drawn(const ContrastLevel& level, std::mt19937& random) const
{
    const BoundedDraw word(static_cast<std::uint32_t>(m_scores.size()));
    ContrastCode code(level.length);
    for (ContrastWord& place : code)
        place = static_cast<ContrastWord>(word(random));
    orderWithinClasses(level, code);
    return code;
}

ContrastCode SampleSpace::edited(const ContrastLevel& level, ContrastCode code,
                                 std::mt19937& random) const
{
    const BoundedDraw place(static_cast<std::uint32_t>(code.size()));
    const BoundedDraw word(static_cast<std::uint32_t>(m_scores.size()));
    code[place(random)] = static_cast<ContrastWord>(word(random));
    orderWithinClasses(level, code);
    return code;
}

Samples SampleSpace::samples(const ContrastLevel& level, const ContrastCode& code) const
{
    Samples samples;
    samples.models.resize(1);
    for (std::size_t i = 0; i < code.size(); ++i) {
        samples.labels.push_back(i < level.marks ? 1 : 0);
        samples.models.front().values.push_back(m_scores[code[i]]);
    }
    return samples;
}

std::vector<LessonValue> SampleSpace::values(const ContrastLevel& level,
                                             const ContrastCode& code) const
{
    const LessonData data{{}, samples(level, code)};
    std::vector<LessonValue> values;
    for (const auto& wish : m_requested.wishes) {
        LessonNumber number;
        number.measure = nameOf(wish.measure);
        values.push_back(lessonValue(number, data));
        if (!values.back().value)
            return {};
    }
    return values;
}

}  // namespace core
