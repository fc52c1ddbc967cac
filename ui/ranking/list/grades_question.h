// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/pasted_lists/grades_reading.h"
#include "ui/toolkit/panel/question_bar.h"

#include <QPointer>

#include <functional>
#include <vector>

namespace ui {

/// Asks which list is meant where a text of grades can be read in several ways; nothing is guessed.
class GradesQuestion : public QuestionBar {
    Q_OBJECT
public:
    explicit GradesQuestion(QWidget* parent = nullptr);

    /// @param isNamed the text names every document
    using Take = std::function<void(const core::RankedList& list, bool isNamed)>;
    /// Hands over the list, at once where there is only one, or where three and more name their
    /// queries; else when a person has said which.
    /// What was asked before is not asked any more.
    /// @param takeAll several lists are meant, each a query
    /// @param isWhole false while more may be typed: several lists are asked about then
    using TakeAll = std::function<void(std::vector<core::RankedList> lists)>;
    void settle(const std::vector<core::GradesReading>& readings, Take take, TakeAll takeAll,
                bool isWhole = true);

signals:
    /// Several lists were taken as queries.
    void queriesTaken();
    /// Two lists are meant, as A and B of one query. Documents that the text does not name have no
    /// id in `second`.
    void bothRequested(const core::RankedList& first, const core::RankedList& second);

private:
    void offer(const QString& answer, std::function<void()> chosen);
    void offerAll(const core::GradesReading& reading, const TakeAll& takeAll);
    void take(int answer);

    QStringList m_answers;
    std::vector<std::function<void()>> m_choices;
    QPointer<QWidget> m_asker;  ///< had the keys when it was asked
};

}  // namespace ui
