// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspace/rule_subject.h"

#include <QWidget>

#include <variant>
#include <vector>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace ui {

class FilterLine;
class NameBox;

/// "The other tool says 0.5925 for nDCG@10": fields for numbers of another tool, each with its
/// measure, and of what they are.
class ToldNumbers : public QWidget {
    Q_OBJECT
public:
    /// @param answer where Enter leads to
    ToldNumbers(RuleSubject& subject, QWidget& answer, QWidget* parent = nullptr);

    /// The choices are others now.
    void adoptChoices();
    bool isEmpty() const;
    /// What is typed, or what is wrong with it.
    std::variant<std::vector<AskedNumber>, QString> numbers(const QString& decimalPoint) const;
    int scope() const;
    /// The numbers as they were typed: "0.5925, AP@10 = 0.41".
    QString text() const;
    /// What a further field is asked for at first.
    void suggest(const QString& measure) { m_suggested = measure; }
    /// Puts a button at the end of the row.
    void addButton(QPushButton& button);

    QLineEdit& line() const;  ///< the first field
    QLineEdit& line(std::size_t number) const;
    QComboBox& measure(std::size_t number) const;
    QComboBox& scopeBox() const;
    QPushButton& another() const { return *m_another; }

signals:
    void changed();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Field {
        QWidget* row;
        FilterLine* line;
        QLabel* between;
        NameBox* measure;
    };

    /// What gives way where there is little room, one after the other.
    enum Level { AllWords, ShortButton, NoWords, NoLabel, TwoRows };

    static QString anotherText(int level);
    int fieldWidth(int level) const;
    int widthAt(int level) const;
    void addField();
    void removeField(QWidget* row);
    void fillMeasures(NameBox& box, const QString& requested) const;
    void adoptWidth();
    /// Puts the scope and the button for another number into a row.
    void placeChoices(QHBoxLayout& row);

    RuleSubject& m_subject;
    QWidget& m_answer;
    QVBoxLayout* m_rows;
    QHBoxLayout* m_first = nullptr;
    QHBoxLayout* m_second = nullptr;  ///< of the choices, where the first has no room for them
    QLabel* m_label = nullptr;
    NameBox* m_scope;
    QPushButton* m_another;
    QPushButton* m_button = nullptr;  ///< at the end of the first row
    QString m_usual;                  ///< measure; another one takes the first field's place
    QString m_suggested;
    std::vector<Field> m_fields;
};

}  // namespace ui
