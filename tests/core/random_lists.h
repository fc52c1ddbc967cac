// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"
#include "core/metrics/measures/measure_spec.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <span>
#include <utility>
#include <vector>

using Grades = std::vector<core::Grade>;

/// Random lists, the same ones on every machine: only the engine's own numbers are used.
class Lists {
public:
    explicit Lists(std::uint32_t seed)
        : m_engine(seed)
    {}

    std::size_t below(std::size_t limit) { return m_engine() % limit; }

    /// Up to `longest` documents: unjudged, negative, whole and fractional grades up to 4.
    Grades grades(std::size_t longest)
    {
        static const Grades kinds{core::Grade::unjudged(), core::Grade(-1),  core::Grade(0),
                                  core::Grade(0),          core::Grade(1),   core::Grade(1),
                                  core::Grade(2),          core::Grade(3),   core::Grade(4),
                                  core::Grade(0.1),        core::Grade(0.5), core::Grade(2.75)};
        Grades list(below(longest + 1));
        for (core::Grade& grade : list)
            grade = kinds[below(kinds.size())];
        return list;
    }

    /// Grades between 0 and 8 with all the digits that a double has.
    Grades positive(std::size_t length)
    {
        Grades list(length);
        for (core::Grade& grade : list)
            grade = core::Grade((static_cast<double>(m_engine()) + 1) / 536870912.0);
        return list;
    }

    void shuffle(std::span<core::Grade> list)
    {
        for (std::size_t i = list.size(); i > 1; --i)
            std::swap(list[i - 1], list[below(i)]);
    }

private:
    std::mt19937 m_engine;
};

inline core::MeasureSpec cutAt(core::MeasureSpec definition, std::optional<std::size_t> cutoff)
{
    definition.cutoff = cutoff;
    return definition;
}
