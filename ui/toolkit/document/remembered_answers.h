// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

#include <optional>
#include <string>
#include <vector>

namespace ui {

/// A person's import options for tables with certain headings, kept with the program's settings.
/// Holds the latest hundred.
class RememberedAnswers {
public:
    enum class Keeps { WhileRunning, OnDisk };

    /// @param kind a word for the question: the same headings may get different questions
    explicit RememberedAnswers(const QString& kind, Keeps keeps = Keeps::WhileRunning);

    std::optional<QJsonObject> answer(const std::vector<std::string>& headings) const;
    void remember(const std::vector<std::string>& headings, QJsonObject answer);
    void forget(const std::vector<std::string>& headings);

private:
    void write();

    QString m_kind;
    Keeps m_keeps;
    QJsonObject m_answers;
};

}  // namespace ui
