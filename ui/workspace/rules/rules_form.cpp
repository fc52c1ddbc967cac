// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspace/rules/rules_form.h"

#include "core/foundation/text/number_text.h"
#include "ui/text/words/typed_double.h"
#include "ui/toolkit/panel/name_box.h"
#include "ui/toolkit/panel/number_box.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/theme/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

/// In design pixels.
constexpr double subjectWidth = 150;
constexpr double fieldWidth = 190;

/// Whether the same fields serve both.
bool isSameRule(const RuleRow& one, const RuleRow& other)
{
    return one.axis == other.axis && one.choices == other.choices;
}

}  // namespace

RulesForm::RulesForm(DocumentRules& rules, QWidget* parent)
    : QWidget(parent)
    , m_rules(rules)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    connect(&rules, &DocumentRules::changed, this, &RulesForm::refresh);
    refresh();
}

QWidget* RulesForm::field(const QString& subject) const
{
    const auto row = std::ranges::find(
        m_rows, subject, [](const Row& candidate) { return candidate.field->accessibleName(); });
    return row == m_rows.end() ? nullptr : row->field;
}

void RulesForm::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange || !m_frame)
        return;
    rebuild();
    refresh();
}

void RulesForm::refresh()
{
    const std::vector<RuleRow>& rules = m_rules.inForce().rows;
    if (!m_frame || !std::ranges::equal(rules, m_shown, isSameRule))
        rebuild();
    m_shown = rules;
    for (std::size_t place = 0; place < rules.size(); ++place)
        showRow(m_rows[place], rules[place]);
}

/// The focus stays with its rule.
void RulesForm::rebuild()
{
    const auto focused =
        std::ranges::find_if(m_rows, [](const Row& row) { return row.field->hasFocus(); });
    const QString subject = focused == m_rows.end() ? QString() : focused->field->accessibleName();
    QWidget* old = m_frame;
    const Theme theme = Theme::of(*this);
    m_frame = new QWidget(this);
    m_grid = new QGridLayout(m_frame);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(theme.px(8));
    m_grid->setVerticalSpacing(theme.px(4));
    m_grid->setColumnMinimumWidth(0, theme.px(subjectWidth));
    m_grid->setColumnMinimumWidth(1, theme.px(fieldWidth));
    m_grid->setColumnStretch(1, 3);
    m_grid->setColumnStretch(2, 2);
    m_rows.clear();
    for (const RuleRow& rule : m_rules.inForce().rows)
        m_rows.push_back(addRow(rule));
    layout()->addWidget(m_frame);
    m_frame->show();
    if (QWidget* same = field(subject))
        same->setFocus();
    if (old) {
        old->hide();
        old->deleteLater();
    }
}

RulesForm::Row RulesForm::addRow(const RuleRow& rule)
{
    const Theme theme = Theme::of(*this);
    const int place = m_grid->rowCount();
    auto* label = new QLabel(ruleSubject(rule), m_frame);
    label->setWordWrap(true);
    label->setFixedWidth(theme.px(subjectWidth));
    QWidget* field = rule.choices.empty() ? makeNumber(rule) : makeChoice(rule);
    field->setMinimumWidth(theme.px(fieldWidth));
    field->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    field->setAccessibleName(ruleSubject(rule));
    label->setBuddy(field);
    auto* remark = new WrappedLabel(m_frame);
    remark->setObjectName(QStringLiteral("hint"));
    remark->setTextFormat(Qt::PlainText);
    remark->setWhole();
    m_grid->setRowMinimumHeight(place, 2 * remark->fontMetrics().height());  // most remarks fit
    m_grid->addWidget(label, place, 0);
    m_grid->addWidget(field, place, 1);
    m_grid->addWidget(remark, place, 2);
    return {field, remark};
}

QWidget* RulesForm::makeChoice(const RuleRow& rule)
{
    auto* box = new NameBox(m_frame);
    for (const std::string& choice : rule.choices)
        box->addItem(ruleWords(rule, choice));
    connect(box, &QComboBox::activated, this, [this, rule](int choice) {
        m_rules.set({rule.axis, rule.choices[static_cast<std::size_t>(choice)]});
    });
    return box;
}

QWidget* RulesForm::makeNumber(const RuleRow& rule)
{
    auto* line = new QLineEdit(m_frame);
    connect(line, &QLineEdit::editingFinished, this, [this, line, rule] {
        if (line->isModified())
            applyNumber(*line, rule);
    });
    return line;
}

void RulesForm::applyNumber(QLineEdit& line, const RuleRow& rule)
{
    const QString typed = line.text().trimmed();
    const auto number = typedNumber(typed);
    line.setModified(false);
    const bool isTaken =
        m_rules.set({rule.axis, number ? core::shortestText(*number) : typed.toStdString()});
    if (isTaken)
        return;
    refresh();
    sayRefused(line,
               tr("“%1” is not a valid value for this rule. Restored %2.").arg(typed, line.text()));
}

void RulesForm::showRow(const Row& row, const RuleRow& rule)
{
    const bool isOne = rule.values.size() == 1;
    if (auto* box = qobject_cast<QComboBox*>(row.field)) {
        const auto choice = std::ranges::find(rule.choices, rule.values.front());
        box->setPlaceholderText(wordsInForce(rule));
        box->setCurrentIndex(isOne && choice != rule.choices.end()
                                 ? static_cast<int>(std::distance(rule.choices.begin(), choice))
                                 : -1);
    } else if (auto* line = qobject_cast<QLineEdit*>(row.field)) {
        line->setPlaceholderText(isOne ? ruleWords(rule, {}) : wordsInForce(rule));
        line->setText(isOne ? QString::fromStdString(rule.values.front()) : QString());
        line->setCursorPosition(0);
    }
    const RulesInForce& rules = m_rules.inForce();
    const std::string* other = rules.otherThan(rule);
    const QString remark =
        other
            ? tr("differs from %1: %2").arg(rules.tools[*rules.tool].name, ruleWords(rule, *other))
            : QString();
    row.remark->setText(remark);
    row.field->setAccessibleDescription(remark);
    row.field->setToolTip(wordsInForce(rule));
}

}  // namespace ui
