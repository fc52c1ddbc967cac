// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/sample_table.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A label and the line of its first occurrence.
struct FirstLabel {
    std::string word;
    std::size_t line = 0;

    bool operator==(const FirstLabel&) const = default;
};

/// The first distinct labels of a table, in order of occurrence: one more than is allowed.
class LabelWords {
public:
    static constexpr std::size_t most = mostClasses + 1;

    std::uint8_t numberOf(std::string_view word, std::size_t line)
    {
        for (std::size_t i = 0; i < m_met.size(); ++i)
            if (m_met[i].word == word)
                return static_cast<std::uint8_t>(i);
        if (m_met.size() < most)
            m_met.push_back({std::string(word), line});
        return static_cast<std::uint8_t>(m_met.size() - 1);
    }
    const std::vector<FirstLabel>& met() const { return m_met; }

private:
    std::vector<FirstLabel> m_met;
};

/// The two classes of the samples in a table.
struct NamedClasses {
    std::array<std::string, 2> classes;  ///< as in SampleTable, the positive one last if known
    std::optional<std::uint8_t> positive;
    std::vector<std::string> rest = {};  ///< as in SampleTable
};

/// The classes of a table's labels, for parseSampleTable(); or why there are none.
/// @param met from LabelWords, not empty
/// @param given the label of the positive class, if known
/// @param column its name in errors
Result<NamedClasses, TableProblems> namedClasses(std::span<const FirstLabel> met,
                                                 const std::optional<std::string>& given,
                                                 const std::string& file,
                                                 const std::string& column);

}  // namespace core
