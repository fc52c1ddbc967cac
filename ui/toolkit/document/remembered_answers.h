// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

#include <optional>
#include <string>
#include <vector>

namespace ui {

/// How a person said that tables with certain headings are read, kept with the program's settings.
/// The latest hundred.
class RememberedAnswers {
public:
    enum class Keeps { WhileRunning, OnDisk };

    /// @param kind of question, a word: the same headings may be asked about twice
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
