// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/counterexamples/contrast.h"
#include "core/teaching/counterexamples/contrast_space.h"

#include <vector>

namespace core {

/// Scores of samples, positive ones first. The words are the scores, ascending. Within a class the
/// highest comes first, so candidates that differ only in sample names are one.
class SampleSpace : public ContrastSpace {
public:
    explicit SampleSpace(const SampleContrast& requested);

    std::vector<ContrastLevel> levels() const override;
    double size(const ContrastLevel& level) const override;
    double partners(const ContrastLevel& level) const override { return size(level); }
    std::vector<ContrastCode> codes(const ContrastLevel& level) const override;
    ContrastCode group(const ContrastLevel&, const ContrastCode&) const override { return {}; }
    bool isPair(const ContrastLevel&, const ContrastCode&, const ContrastCode&) const override
    {
        return true;
    }
    std::size_t edits(const ContrastLevel& level, const ContrastCode& a,
                      const ContrastCode& b) const override;
    std::size_t warning(const ContrastLevel& level, const ContrastCode& a,
                        const ContrastCode& b) const override;
    ContrastCode drawn(const ContrastLevel& level, std::mt19937& random) const override;
    ContrastCode edited(const ContrastLevel& level, ContrastCode code,
                        std::mt19937& random) const override;
    std::vector<LessonValue> values(const ContrastLevel& level,
                                    const ContrastCode& code) const override;
    std::size_t measuringCost() const override { return 1000; }

    Samples samples(const ContrastLevel& level, const ContrastCode& code) const;

private:
    void extend(const ContrastLevel& level, ContrastCode& code,
                std::vector<ContrastCode>& all) const;

    const SampleContrast& m_requested;
    std::vector<double> m_scores;
};

}  // namespace core
