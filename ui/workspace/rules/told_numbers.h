// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspace/rules/rule_subject.h"

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

/// "Another tool reports 0.5925 for nDCG@10": fields for another tool's values, each with its
/// measure, and the scope they refer to.
class ToldNumbers : public QWidget {
    Q_OBJECT
public:
    /// @param answer focused by Enter
    ToldNumbers(RuleSubject& subject, QWidget& answer, QWidget* parent = nullptr);

    /// Updates the choices.
    void adoptChoices();
    bool isEmpty() const;
    /// The typed values, or what is wrong with them.
    std::variant<std::vector<AskedNumber>, QString> numbers(const QString& decimalPoint) const;
    int scope() const;
    /// The values as typed: "0.5925, AP@10 = 0.41".
    QString text() const;
    /// Sets the initial measure of a further field.
    void suggest(const QString& measure) { m_suggested = measure; }
    /// Adds a button at the end of the row.
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

    /// What is dropped in turn if space is short.
    enum Level { AllWords, ShortButton, NoWords, NoLabel, TwoRows };

    static QString anotherText(int level);
    int fieldWidth(int level) const;
    int widthAt(int level) const;
    void addField();
    void removeField(QWidget* row);
    void fillMeasures(NameBox& box, const QString& requested) const;
    void adoptWidth();
    /// Adds the scope and the button for another number to a row.
    void placeChoices(QHBoxLayout& row);

    RuleSubject& m_subject;
    QWidget& m_answer;
    QVBoxLayout* m_rows;
    QHBoxLayout* m_first = nullptr;
    QHBoxLayout* m_second = nullptr;  ///< holds the choices if the first has no room for them
    QLabel* m_label = nullptr;
    NameBox* m_scope;
    QPushButton* m_another;
    QPushButton* m_button = nullptr;  ///< at the end of the first row
    QString m_usual;                  ///< the default measure; a change replaces the first field's
    QString m_suggested;
    std::vector<Field> m_fields;
};

}  // namespace ui
