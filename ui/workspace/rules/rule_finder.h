// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"
#include "ui/toolkit/jobs/side_work.h"
#include "ui/workspace/rules/rule_subject.h"

#include <QWidget>

#include <memory>

class QLineEdit;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace ui {

class RefreshWhenShown;
class RuleEffectsView;
class RuleHitsView;
class ToldNumbers;
class WrappedLabel;

/// "Another tool reports …": finds rules that give another tool's value. The search runs while
/// typing, with progress and a way to stop it; a row's rules can be applied as one undo step.
class RuleFinder : public QWidget {
    Q_OBJECT
public:
    /// @param otherwise shown instead of the answer while nothing is typed
    RuleFinder(std::unique_ptr<RuleSubject> subject, QWidget& otherwise, QWidget* parent = nullptr);
    ~RuleFinder() override;

    void setFormat(const NumberFormat& format);
    /// The data behind the values changed: searches again.
    void request();
    QLineEdit& line() const;
    ToldNumbers& numbers() { return *m_numbers; }
    RuleHitsView& view() { return *m_view; }
    RuleEffectsView& effects() { return *m_effects; }
    QPushButton& use() { return *m_use; }
    bool isSearching() const { return m_work.isRunning(); }

signals:
    /// Emitted when rules cannot be applied; the sentence says why.
    void refused(const QString& sentence);

protected:
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void arrangeAnswer();
    void ask();
    void showAnswered(bool isAsked);
    void start(RuleSearch search);
    void stop();
    void adoptReply(RuleReply reply);
    void showRow();
    void adopt(int row);

    std::unique_ptr<RuleSubject> m_subject;
    QWidget& m_otherwise;
    QScrollArea* m_answer;
    RuleHitsView* m_view;
    RuleEffectsView* m_effects;
    ToldNumbers* m_numbers;
    WrappedLabel* m_problem;
    WrappedLabel* m_reading;
    WrappedLabel* m_sentence;
    QPushButton* m_use;
    QWidget* m_working;  ///< the search's progress
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    RefreshWhenShown* m_refresh;
    NumberFormat m_format;
    SideWork m_work;
};

}  // namespace ui
