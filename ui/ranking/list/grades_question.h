// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/pasted_lists/grades_reading.h"
#include "ui/toolkit/panel/question_bar.h"

#include <QPointer>

#include <functional>
#include <vector>

namespace ui {

/// Asks which list is meant if a text of grades is ambiguous, instead of guessing.
class GradesQuestion : public QuestionBar {
    Q_OBJECT
public:
    explicit GradesQuestion(QWidget* parent = nullptr);

    /// @param isNamed whether the text names every document
    using Take = std::function<void(const core::RankedList& list, bool isNamed)>;
    /// Passes on the list: at once if there is only one, or if three or more name their queries;
    /// otherwise after the person has chosen. Cancels an earlier question.
    /// @param takeAll called if several lists are meant, one query each
    /// @param isWhole false while more may be typed, which makes it ask about several lists
    using TakeAll = std::function<void(std::vector<core::RankedList> lists)>;
    void settle(const std::vector<core::GradesReading>& readings, Take take, TakeAll takeAll,
                bool isWhole = true);

signals:
    /// Several lists were taken as queries.
    void queriesTaken();
    /// Two lists are meant, as A and B of one query. Documents not named in the text have no id in
    /// `second`.
    void bothRequested(const core::RankedList& first, const core::RankedList& second);

private:
    void offer(const QString& answer, std::function<void()> chosen);
    void offerAll(const core::GradesReading& reading, const TakeAll& takeAll);
    void take(int answer);

    QStringList m_answers;
    std::vector<std::function<void()>> m_choices;
    QPointer<QWidget> m_asker;  ///< the widget that had focus when the question was asked
};

}  // namespace ui
