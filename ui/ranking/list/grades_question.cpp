// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/list/grades_question.h"

#include "ui/ranking/document/typed_beside.h"
#include "ui/text/words/grades_text.h"

#include <QApplication>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// More lists than A and B, each with a query name.
bool areNamedQueries(const core::GradesReading& reading)
{
    return reading.lists.size() > 2 &&
           std::none_of(reading.lists.begin(), reading.lists.end(),
                        [](const core::RankedList& list) { return list.query.empty(); });
}

}  // namespace

GradesQuestion::GradesQuestion(QWidget* parent)
    : QuestionBar({}, parent, Qt::Vertical)
{
    connect(this, &QuestionBar::answered, this, &GradesQuestion::take);
}

void GradesQuestion::offer(const QString& answer, std::function<void()> chosen)
{
    m_answers << answer;
    m_choices.push_back(std::move(chosen));
}

void GradesQuestion::settle(const std::vector<core::GradesReading>& readings, Take take,
                            TakeAll takeAll, bool isWhole)
{
    withdraw();
    m_choices.clear();
    m_answers.clear();
    if (readings.size() == 1 && readings.front().lists.size() == 1) {
        take(readings.front().lists.front(), readings.front().isNamed);
        return;
    }
    if (isWhole && areNamedQueries(readings.front())) {
        takeAll(readings.front().lists);
        emit queriesTaken();
        return;
    }
    for (const core::GradesReading& reading : readings) {
        const bool isSeveral = reading.lists.size() > 1;
        if (isSeveral)
            offerAll(reading, takeAll);
        // Next to columns of numbers, one line is unlikely to be the list.
        if (!isSeveral || &reading == &readings.front())
            offer(gradesAnswer(reading, 0), [take, list = reading.lists.front(),
                                             isNamed = reading.isNamed] { take(list, isNamed); });
    }
    setAnswers(m_answers << tr("None of these"));
    // Makes Tab go from the typed text to the answers.
    QWidget* before = QApplication::focusWidget();
    m_asker = before;
    for (int answer = 0; before && answer < answerCount(); before = &button(answer++))
        if (before->window() == window())
            setTabOrder(before, &button(answer));
    ask(gradesQuestion(readings));
}

void GradesQuestion::offerAll(const core::GradesReading& reading, const TakeAll& takeAll)
{
    offer(tr("As %n queries, with their mean", nullptr, static_cast<int>(reading.lists.size())),
          [this, takeAll, lists = reading.lists] {
              takeAll(lists);
              emit queriesTaken();
          });
    if (reading.lists.size() != 2)
        return;
    const core::RankedList& second = reading.lists.back();
    offer(tr("As A and B, with shared judgments"),
          [this, a = reading.lists.front(), b = reading.isNamed ? second : unnamed(second)] {
              emit bothRequested(a, b);
          });
}

void GradesQuestion::take(int answer)
{
    const auto choices = std::exchange(m_choices, {});
    if (static_cast<std::size_t>(answer) < choices.size())
        choices[static_cast<std::size_t>(answer)]();
    if (m_asker)
        m_asker->setFocus();
}

}  // namespace ui
