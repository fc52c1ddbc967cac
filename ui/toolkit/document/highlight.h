// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

namespace ui {

/// What is highlighted in every panel: the place pointed at while the mouse rests somewhere,
/// else the one chosen by click or key.
template <class Place>
class Highlight {
public:
    const std::optional<Place>& current() const { return m_pointed ? m_pointed : m_chosen; }
    const std::optional<Place>& chosen() const { return m_chosen; }

    /// Nothing is pointed at then. @return whether another place is current
    bool choose(std::optional<Place> place) { return set(std::move(place), std::nullopt); }
    /// None: back to the chosen one. @return whether another place is current
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
