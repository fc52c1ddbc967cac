// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/rule_answer.h"
#include "ui/text/words/number_format.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <span>
#include <stop_token>
#include <variant>
#include <vector>

namespace ui {

/// Another tool's value for a measure, as typed.
struct AskedNumber {
    QString measure;
    core::TypedNumber number;
};

/// The action that a hit offers.
struct RuleUse {
    QString left;                 ///< a sentence on what cannot be applied; may be empty
    std::function<void()> adopt;  ///< applies the rest; none if there is nothing to apply
};

/// The search's result, and what to do with it.
struct RuleReply {
    core::RuleAnswer answer;
    std::function<QString()> heading;  ///< of the values; none: the measure's text form
    QString disambiguating;        ///< a further number that would separate the hits; may be empty
    QString nameOfDisambiguating;  ///< the measure of that number
    std::vector<RuleUse> uses;     ///< by hit
};

/// A search for rules, run in another thread if there is much work.
struct RuleSearch {
    using Progress = std::function<void(std::size_t done, std::size_t all)>;

    std::size_t amount = 0;  ///< of work
    std::function<RuleReply(const std::stop_token&, const Progress&)> run;
};

/// A document whose measures can be computed under any rules, to match another tool's values.
class RuleSubject {
public:
    virtual ~RuleSubject() = default;

    /// The names of the measures, the usual one first.
    virtual QStringList measures() const = 0;
    /// The text shown for such a name.
    virtual QString measureText(const QString& measure) const { return measure; }
    /// What a value may refer to, such as one query or the mean; empty if there is no choice.
    virtual QStringList scopes() const { return {}; }
    /// @param numbers at least one
    /// @param scope index into scopes()
    /// @return the search, or a sentence that says what is wrong with a measure
    virtual std::variant<RuleSearch, QString> search(std::span<const AskedNumber> numbers,
                                                     int scope, const NumberFormat& format) = 0;
};

}  // namespace ui
