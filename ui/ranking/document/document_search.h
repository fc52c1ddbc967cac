// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"
#include "core/foundation/ranked_list.h"

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <vector>

namespace ui {

/// A search in a list: part of a title or an id, ignoring case; `grade:5` (or `grade:u`) for
/// documents of a grade; `rank:120` or `#120` for the document at a rank.
class DocumentSearch {
public:
    DocumentSearch() = default;  ///< finds nothing
    explicit DocumentSearch(const QString& typed);

    bool isEmpty() const { return m_kind == Kind::Nothing; }
    /// @param row 0-based
    bool finds(const core::RankedItem& document, std::size_t row) const;
    /// The rows that match, ascending. O(text of the list); a few milliseconds for 100,000
    /// documents.
    std::vector<std::size_t> rows(const std::vector<core::RankedItem>& documents) const;

private:
    enum class Kind { Nothing, Text, Grade, Rank };

    bool readRank(const QString& typed);
    bool readGrade(const QString& typed);
    bool isIn(const std::string& text) const;

    Kind m_kind = Kind::Nothing;
    QString m_text;
    QByteArray m_ascii;  ///< the text in lower case if it is ASCII, which needs no conversion
    core::Grade m_grade;
    std::size_t m_rank = 0;
};

}  // namespace ui
