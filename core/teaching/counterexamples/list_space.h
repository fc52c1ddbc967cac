// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/evaluator.h"
#include "core/teaching/counterexamples/contrast.h"
#include "core/teaching/counterexamples/contrast_space.h"

#include <optional>
#include <span>
#include <vector>

namespace core {

/// Lists of grades. The words are the grades, worst first, with unjudged before them.
class ListSpace : public ContrastSpace {
public:
    explicit ListSpace(const ListContrast& requested);

    std::vector<ContrastLevel> levels() const override;
    double size(const ContrastLevel& level) const override;
    double partners(const ContrastLevel& level) const override;
    std::vector<ContrastCode> codes(const ContrastLevel& level) const override;
    ContrastCode group(const ContrastLevel& level, const ContrastCode& code) const override;
    bool isPair(const ContrastLevel& level, const ContrastCode& a,
                const ContrastCode& b) const override;
    std::size_t edits(const ContrastLevel& level, const ContrastCode& a,
                      const ContrastCode& b) const override;
    ContrastCode drawn(const ContrastLevel& level, std::mt19937& random) const override;
    ContrastCode edited(const ContrastLevel& level, ContrastCode code,
                        std::mt19937& random) const override;
    std::vector<LessonValue> values(const ContrastLevel& level,
                                    const ContrastCode& code) const override;
    std::size_t measuringCost() const override { return 100; }

    Grade grade(ContrastWord word) const { return m_grades[word]; }

private:
    bool isMark(ContrastWord word) const { return m_grades[word] != Grade(0); }
    bool isWhole(const ContrastLevel& level, const ContrastCode& code) const;
    void extend(const ContrastLevel& level, ContrastCode& code, std::size_t marks,
                std::vector<ContrastCode>& all) const;

    const ListContrast& m_requested;
    std::vector<Grade> m_grades;
    std::size_t m_markWords;  ///< words that are not grade 0
    std::vector<Evaluator> m_evaluators;
};

/// The single edit that turns `a` into `b`, preferring a swap to a move; nothing if there is none.
std::optional<ListEdit> singleEdit(std::span<const ContrastWord> a,
                                   std::span<const ContrastWord> b);

}  // namespace core
