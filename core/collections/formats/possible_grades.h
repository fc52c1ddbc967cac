// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/grade_words.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The words of a column without a known name, which may be the judgments: yes and no, exact and
/// partial.
class PossibleGrades {
public:
    /// Adds a cell with a word, in the order of the rows.
    void add(std::string_view query, std::string_view word, const GradeVocabulary& known);
    /// Whether the words are those of judges: TRUE and FALSE, or irrelevant.
    bool areJudging() const;
    /// Whether they may be judgments of another kind: a few short words that differ for the same
    /// query.
    /// @param heading folded; a brand or language is never a judgment
    bool mayBeGrades(std::string_view heading) const;
    /// Whether a person gave each of the words a grade.
    bool areKnown() const { return m_hasKnown && m_words.empty(); }
    /// Those without a known grade, sorted.
    std::vector<std::string> words() const;

private:
    bool areFew() const;

    std::vector<std::string> m_words;
    std::size_t m_cells = 0;
    bool m_isOpen = true;     // the words are still few and short
    bool m_hasKnown = false;  // a person gave one of the words a grade
    bool m_differWithinQuery = false;
    std::string m_query;
    std::string m_lastWord;
};

}  // namespace core
