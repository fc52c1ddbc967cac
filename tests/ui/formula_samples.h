// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_table.h"
#include "core/rankings/evaluation/evaluator.h"
#include "ui/text/formula/formula.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/words/number_format.h"

#include <QApplication>
#include <QFont>

#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// What the tests of formulas build them from.
namespace formula_samples {

inline std::vector<core::Grade> grades(std::initializer_list<double> values)
{
    std::vector<core::Grade> result;
    for (const double value : values)
        result.emplace_back(value);
    return result;
}

/// The cake shops with the published low grades as 0, and one shop judged but not retrieved.
inline const core::JudgedRanking& cakeShops()
{
    static const core::JudgedRanking query(grades({0, 4, 0, 5, 0, 3, 3, 0, 5, 4}), grades({2}));
    return query;
}

inline core::JudgedRanking longRanking(std::size_t count)
{
    std::vector<core::Grade> result;
    for (std::size_t i = 0; i < count; ++i)
        result.emplace_back(static_cast<double>(i * 7 % 6));
    return core::JudgedRanking(std::move(result));
}

inline core::Explanation explained(const std::string& definition, const core::JudgedRanking& query)
{
    const auto parsed = core::parseMeasureSpec(definition);
    if (!parsed)
        qFatal("no definition: %s", definition.c_str());
    return core::Evaluator(*parsed).explain(query);
}

inline ui::Formula formulaFor(const std::string& definition,
                              const core::JudgedRanking& query = cakeShops(),
                              std::optional<std::size_t> currentRank = {})
{
    return ui::formulaOf(explained(definition, query), {}, currentRank);
}

inline QString textOf(const std::string& definition, const core::JudgedRanking& query = cakeShops())
{
    return ui::toPlainText(formulaFor(definition, query));
}

inline std::string cakeDefinition(const core::MeasureRow& row)
{
    return std::string(row.name) + "@10";
}

inline QFont fontOf(double pointSize)
{
    QFont font = QApplication::font();
    font.setPointSizeF(pointSize);
    return font;
}

}  // namespace formula_samples
