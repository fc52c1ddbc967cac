#pragma once

#include "ui/ranking/document/ranking_document.h"
#include "ui/words/number_text.h"
#include "ui/work/side_work.h"

#include <QWidget>

class QLineEdit;
class QPushButton;
class QScrollArea;

namespace core {
struct RuleAnswer;
struct RuleQuestion;
}  // namespace core

namespace ui {

class FilterLine;
class RefreshWhenShown;
class RuleHitsView;
class WrappedLabel;
struct HeldRules;

/// "The other tool says …": which rules give its number for the selected measure of the list. What
/// is typed is looked for while it is typed; a row's rules can be put in force as one step.
class RuleFinder : public QWidget {
    Q_OBJECT
public:
    /// @param otherwise is shown while nothing is typed, in place of the answer
    RuleFinder(RankingDocument& document, QWidget& otherwise, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format);
    QLineEdit& line() const;
    RuleHitsView& view() { return *m_view; }
    QPushButton& use() { return *m_use; }
    bool isSearching() const { return m_work.isRunning(); }

protected:
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void ask();
    void showAnswered(bool isAsked);
    void search(core::RuleQuestion question);
    void adoptAnswer(core::RuleQuestion question, core::RuleAnswer answer);
    void showRow();
    void adopt(int row);
    QString secondNumberSentence() const;
    QString heldSentence(const HeldRules& held, bool isChange) const;

    RankingDocument& m_document;
    QWidget& m_otherwise;
    QScrollArea* m_answer;
    RuleHitsView* m_view;
    FilterLine* m_line;
    WrappedLabel* m_reading;
    WrappedLabel* m_sentence;
    QPushButton* m_use;
    RefreshWhenShown* m_refresh;
    QString m_decimalPoint = QStringLiteral(".");
    SideWork m_work;
};

}  // namespace ui
