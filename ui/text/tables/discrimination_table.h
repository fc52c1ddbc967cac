// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/discrimination/discrimination.h"
#include "core/documents/tables/table.h"
#include "ui/text/words/number_format.h"

#include <QString>
#include <QStringList>

#include <cstddef>

namespace ui {

/// How well measures tell the same runs apart, in words.
class DiscriminationTable {
public:
    /// Keeps a reference to the facts.
    /// @param measures what they are called
    /// @param reference the measure with whose order those of the others are compared
    DiscriminationTable(const core::Discrimination& facts, QStringList measures,
                        std::size_t reference, const NumberFormat& format)
        : m_facts(facts)
        , m_measures(std::move(measures))
        , m_reference(reference)
        , m_format(format)
    {}

    /// A row for each measure; without a caption. How orders agree is a column with three runs and
    /// two measures.
    core::Table table() const;
    /// Of which pairs, and how each column came about, a sentence each.
    QStringList sentences() const;
    /// "Pairs told apart have a p below 0.05 by …": the level and how p came about.
    QString levelSentence() const;

private:
    bool hasOrders() const { return m_facts.runs > 2 && m_measures.size() > 1; }
    core::TableCell numberCell(const std::optional<double>& number) const;
    std::vector<core::TableCell> row(std::size_t measure) const;

    const core::Discrimination& m_facts;
    QStringList m_measures;
    std::size_t m_reference;
    NumberFormat m_format;
};

/// "Sakai's bootstrap", "paired t": what pairs are tested by.
QString separatingTestName(const core::DiscriminationRules& rules);

}  // namespace ui
