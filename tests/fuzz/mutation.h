// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string_view>
#include <vector>

namespace fuzz {

using Input = std::vector<char>;

/// Makes damaged inputs out of good ones, the same ones each time: what fails once can be run
/// again.
class Mutation {
public:
    /// @param seeds at least one
    explicit Mutation(const std::vector<Input>& seeds)
        : m_seeds(seeds)
    {}

    Input next()
    {
        Input input = m_seeds[below(m_seeds.size())];
        for (std::size_t changes = 1 + below(4); changes > 0; --changes)
            change(input);
        return input;
    }

private:
    static constexpr std::array<std::string_view, 16> pieces{
        "\n", "\r\n", "\t", " ",   ",", ";",  "\"",   "{",
        "}",  ":",    "#",  "nan", "-", "1e", "\xff", "\xef\xbb\xbf"};

    /// Draws 0 to `count` - 1.
    std::size_t below(std::size_t count) { return count == 0 ? 0 : m_random() % count; }

    Input::iterator placeIn(Input& input)
    {
        return input.begin() + static_cast<std::ptrdiff_t>(below(input.size() + 1));
    }

    void change(Input& input)
    {
        const auto at = placeIn(input);
        const auto length =
            std::min<std::ptrdiff_t>(input.end() - at, static_cast<std::ptrdiff_t>(1 + below(16)));
        switch (below(5)) {
        case 0:  // another byte
            if (at != input.end())
                *at = static_cast<char>(below(256));
            break;
        case 1:  // a part is gone
            input.erase(at, at + length);
            break;
        case 2: {  // a part stands twice
            const Input part(at, at + length);
            input.insert(placeIn(input), part.begin(), part.end());
            break;
        }
        case 3: {  // what formats are made of
            const std::string_view piece = pieces[below(pieces.size())];
            input.insert(at, piece.begin(), piece.end());
            break;
        }
        default: {  // goes on as another input
            Input other = m_seeds[below(m_seeds.size())];
            input.erase(at, input.end());
            input.insert(input.end(), placeIn(other), other.end());
        }
        }
    }

    const std::vector<Input>& m_seeds;
    std::mt19937 m_random{20261121};
};

}  // namespace fuzz
