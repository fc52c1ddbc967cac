// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspace/rules/rules_button.h"

#include "ui/toolkit/panel/panel_splitter.h"
#include "ui/toolkit/shortcuts/key_entries.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/workspace/rules/rule_tools_view.h"
#include "ui/workspace/rules/rules_form.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

/// In design pixels.
constexpr QSizeF popoverSize{1080, 600};
constexpr double wideWidth = 236;
constexpr double narrowWidth = 150;
constexpr double padding = 20;  ///< on both sides, with the frame

QString arrow()
{
    return QStringLiteral(" ▾");
}

/// Tool bars do not show a letter in brackets, which languages use whose words lack it.
QString inToolBar(const QString& text)
{
    const QString plain = withoutMarks(text);
    return plain.size() + 1 == text.size() ? text : plain;
}

QLabel* heading(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setObjectName(QStringLiteral("panelTitle"));
    return label;
}

}  // namespace

RulesButton::RulesButton(DocumentRules& rules, QWidget* parent)
    : PopoverButton(
          tr("Rules"), popoverSize, rules.history(), [this] { return makeContent(); }, parent)
    , m_rules(rules)
{
    rules.setParent(this);
    setObjectName(QStringLiteral("rules"));
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    // Its width does not follow the text: nothing moves when a rule changes.
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(&rules, &DocumentRules::changed, this, &RulesButton::refresh);
    refresh();
}

RuleToolsView& RulesButton::tools()
{
    content();
    return *m_tools;
}

RulesForm& RulesButton::form()
{
    content();
    return *m_form;
}

QWidget* RulesButton::makeContent()
{
    auto* content = new QWidget;
    auto* columns = new QHBoxLayout(content);
    keepSpacing(*content, *columns, {12, 12, 12, 12}, 12);
    auto* left = new QVBoxLayout;
    left->addWidget(heading(tr("Tools"), content));
    m_tools = new RuleToolsView(m_rules, content);
    left->addWidget(m_tools, 1);
    columns->addLayout(left, 2);
    auto* right = new QVBoxLayout;
    right->addWidget(heading(tr("Current rules"), content));
    m_form = new RulesForm(m_rules, content);
    auto* rows = new QWidget(content);
    rows->setObjectName(QStringLiteral("panelContent"));
    auto* column = new QVBoxLayout(rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_form);
    column->addStretch(1);
    auto* scroll = new QScrollArea(content);
    showScrolled(*scroll, *rows);
    right->addWidget(scroll, 1);
    auto* link = new QToolButton(content);
    link->setObjectName(QStringLiteral("link"));
    link->setText(tr("All rules explained"));
    link->setFocusPolicy(Qt::StrongFocus);
    connect(link, &QToolButton::clicked, this, [this] {
        popover().close();
        emit explanationRequested();
    });
    right->addWidget(link, 0, Qt::AlignLeft);
    columns->addLayout(right, 3);
    return content;
}

void RulesButton::refresh()
{
    const RulesInForce& rules = m_rules.inForce();
    const int changes = static_cast<int>(rules.changes());
    const auto withTool = [&rules](QString text, const QString& tool) {
        return rules.tool ? text.arg(tool) : text;
    };
    QString text = tr("R&ules");
    QString tool;
    if (rules.tool) {
        tool = rules.tools[*rules.tool].name;
        //: %1 is a tool
        text = changes == 0 ? tr("R&ules: %1") : tr("R&ules: %1, %n changes", nullptr, changes);
    }
    m_label = withTool(withoutMarks(text), tool);
    m_marked = withTool(inToolBar(text), tool.replace(QLatin1Char('&'), QLatin1String("&&")));
    setAccessibleName(m_label);
    setToolTip(tr("%1\nChoose a tool’s rules, or change single rules").arg(m_label));
    showText();
}

void RulesButton::showText()
{
    const int room = width() - frameWidth();
    const QString least = inToolBar(tr("R&ules"));
    const bool hasRoom =
        m_room != Room::Least && fontMetrics().size(Qt::TextShowMnemonic, m_marked).width() <= room;
    setText((hasRoom ? m_marked : least) + arrow());
    // The letter may not be shown.
    setShortcut(QKeySequence::mnemonic(tr("R&ules")));
}

int RulesButton::frameWidth() const
{
    return Theme::of(*this).px(padding) + fontMetrics().horizontalAdvance(arrow());
}

void RulesButton::setRoom(Room room)
{
    if (m_room == room)
        return;
    m_room = room;
    updateGeometry();
    showText();
}

QSize RulesButton::sizeHint() const
{
    const QSize least = minimumSizeHint();
    if (m_room == Room::Least)
        return least;
    const double width = m_room == Room::Wide ? wideWidth : narrowWidth;
    return {std::max(least.width(), Theme::of(*this).px(width)), least.height()};
}

QSize RulesButton::minimumSizeHint() const
{
    return {frameWidth() + fontMetrics().horizontalAdvance(tr("Rules")),
            PopoverButton::sizeHint().height()};
}

void RulesButton::resizeEvent(QResizeEvent* event)
{
    PopoverButton::resizeEvent(event);
    showText();
}

void RulesButton::changeEvent(QEvent* event)
{
    PopoverButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        showText();
}

}  // namespace ui
