// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/explanation.h"
#include "ui/text/words/number_format.h"

#include <QString>

#include <cstddef>
#include <optional>

namespace ui {

/// An explanation and its number format: the input of sentences about a whole value.
struct Explained {
    const core::Explanation& explanation;
    const NumberFormat& format;

    const core::Settings& settings() const { return explanation.definition.settings; }
    QString name() const;
    /// "2033/4410 = 0.4610"
    QString value() const;
    QString relevant() const { return QString::number(explanation.relevant); }
    QString topGrade() const;
    QString threshold() const;
    QString decimals(double number) const { return termText(number, format); }
    QString count(double number) const;
    /// "6/10 = 0.6000": the sum over its denominator.
    QString ratio() const;
    /// "6 of the 7 relevant documents are in the top 10."
    QString found() const;
    /// @param pattern has placeholders for attainable, earned, the name and the ratio
    QString shareIn(const QString& pattern) const;
};

/// One rank of an explanation: the input of a row's cells and sentences.
struct AtRank : Explained {
    AtRank(const core::Explanation& of, std::size_t at, const NumberFormat& as)
        : Explained{of, as}
        , line(of.ranks[at])
        , row(at)
    {}

    const core::ExplainedRank& line;
    std::size_t row;  ///< 0-based

    QString rank() const { return QString::number(line.rank); }
    QString grade() const { return gradeText(line.grade, format.locale); }
    bool isRelevant() const { return line.grade.isRelevant(settings().relevantFrom); }
    /// "P@4": the measure cut off at this rank.
    QString nameHere() const;
    QString ratioHere() const;
    /// The line above; all 0 at rank 1.
    core::ExplainedRank before() const;
    /// The row's exact numbers; none far down the list or if the measure is not rational.
    core::ExactRank exact() const;
};

/// Two sentences, of which the second may be empty.
QString joined(const QString& first, const QString& second);
/// "113/35 = 3.229": the exact number, while it is short, then its decimals.
QString withFraction(const std::optional<core::Fraction>& exact, const QString& decimals);

}  // namespace ui
