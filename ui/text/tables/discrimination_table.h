// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/discrimination/discrimination.h"
#include "core/documents/tables/table.h"
#include "ui/text/words/number_format.h"

#include <QString>
#include <QStringList>

#include <cstddef>

namespace ui {

/// How well measures tell the same runs apart, as a table and sentences.
class DiscriminationTable {
public:
    /// Keeps a reference to the facts.
    /// @param measures their names
    /// @param reference index of the measure whose order of runs the others are compared with
    DiscriminationTable(const core::Discrimination& facts, QStringList measures,
                        std::size_t reference, const NumberFormat& format)
        : m_facts(facts)
        , m_measures(std::move(measures))
        , m_reference(reference)
        , m_format(format)
    {}

    /// A row for each measure, without a caption. Has columns for how orders agree if there are at
    /// least three runs and two measures.
    core::Table table() const;
    /// Which pairs were compared and how each column is computed, one sentence each.
    QStringList sentences() const;
    /// "Discriminative power: the share of pairs with p below 0.05 …": the level and the test.
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

/// "Sakai's bootstrap", "paired t": the test for pairs of runs.
QString separatingTestName(const core::DiscriminationRules& rules);

}  // namespace ui
