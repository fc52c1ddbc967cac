#pragma once

#include "core/ranked_list.h"
#include "ui/ranking/ranking_document.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace ui {

/// One line for all grades: typed or pasted, with blanks, commas, tabs or new lines, also
/// `name:grade`. The list follows every keystroke that can be read; what cannot is said below the
/// line and changes nothing.
class QuickLine : public QWidget {
    Q_OBJECT
public:
    explicit QuickLine(RankingDocument& document, QWidget* parent = nullptr);

    QLineEdit& line() { return *m_line; }
    QString problem() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showGrades();
    void apply(const QString& text);
    void beginTyping();
    void endTyping();
    void showProblem(const QString& problem);

    RankingDocument& m_document;
    QLineEdit* m_line;
    QLabel* m_problem;
    core::RankedList m_base;  ///< the list when typing began: names come back with their place
    int m_gesture = 0;        ///< 0 while nobody types
};

/// `base` with the grades of `typed`: documents keep their names by place, or by name where one was
/// typed; the judged documents outside the ranking stay unless `typed` names some.
core::RankedList withGrades(const core::RankedList& base, const core::RankedList& typed);

}  // namespace ui
