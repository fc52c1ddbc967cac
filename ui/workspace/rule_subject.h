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

/// Another tool's number, as it was typed for a measure.
struct AskedNumber {
    QString measure;
    core::TypedNumber number;
};

/// What a person can do with a hit.
struct RuleUse {
    QString left;                 ///< what cannot be put in force, as a sentence; may be empty
    std::function<void()> adopt;  ///< puts the rest in force; none where there is nothing to put
};

/// What is found for numbers, and what can be done with it.
struct RuleReply {
    core::RuleAnswer answer;
    std::function<QString()> heading;  ///< of the values; without it the measure's text form
    QString disambiguating;        ///< which further number would tell the hits apart; may be empty
    QString nameOfDisambiguating;  ///< whose number that is
    std::vector<RuleUse> uses;     ///< by hit
};

/// How numbers are looked for, beside the window where there is much to do.
struct RuleSearch {
    using Progress = std::function<void(std::size_t done, std::size_t all)>;

    std::size_t amount = 0;  ///< of work
    std::function<RuleReply(const std::stop_token&, const Progress&)> run;
};

/// Of what another tool's numbers are: a document whose measures have values under any rules.
class RuleSubject {
public:
    virtual ~RuleSubject() = default;

    /// Names to choose from, the usual one first.
    virtual QStringList measures() const = 0;
    /// What a person reads in place of such a name.
    virtual QString measureText(const QString& measure) const { return measure; }
    /// Of what numbers can be, such as one query or the mean; empty where there is no choice.
    virtual QStringList scopes() const { return {}; }
    /// @param numbers at least one
    /// @param scope by its place in scopes()
    /// @return or what is wrong with a measure, as a sentence
    virtual std::variant<RuleSearch, QString> search(std::span<const AskedNumber> numbers,
                                                     int scope, const NumberFormat& format) = 0;
};

}  // namespace ui
