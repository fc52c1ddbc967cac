// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

/// An undo step with fewer words than its name, for who just made it and knows where.
class SpokenStep {
public:
    virtual ~SpokenStep() = default;
    /// "grade 3"
    virtual QString spoken() const = 0;
};

}  // namespace ui
