// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

namespace ui {

/// The place highlighted in every panel: the one under the pointer, otherwise the one selected by
/// click or key.
template <class Place>
class Highlight {
public:
    const std::optional<Place>& current() const { return m_pointed ? m_pointed : m_chosen; }
    const std::optional<Place>& chosen() const { return m_chosen; }

    /// Also clears the pointed place. @return whether the current place changed
    bool choose(std::optional<Place> place) { return set(std::move(place), std::nullopt); }
    /// @param place none: back to the selected one. @return whether the current place changed
    bool point(std::optional<Place> place) { return set(m_chosen, std::move(place)); }

private:
    bool set(std::optional<Place> chosen, std::optional<Place> pointed)
    {
        const std::optional<Place> before = current();
        m_chosen = std::move(chosen);
        m_pointed = std::move(pointed);
        return current() != before;
    }

    std::optional<Place> m_chosen;
    std::optional<Place> m_pointed;
};

}  // namespace ui
