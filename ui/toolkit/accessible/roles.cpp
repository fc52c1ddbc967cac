// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/accessible/roles.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QStringList>

namespace ui {

namespace {

constexpr const char* roleProperty = "accessibleRole";

/// Qt's own interface for buttons, whose header is private, fixes the role.
class ButtonInRole : public QAccessibleWidget {
public:
    using QAccessibleWidget::QAccessibleWidget;

    QString text(QAccessible::Text part) const override
    {
        const QString said = QAccessibleWidget::text(part);
        return part == QAccessible::Name && said.isEmpty() ? button().text() : said;
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = button().isCheckable();
        state.checked = button().isChecked();
        state.selectable = button().isCheckable();
        state.selected = button().isChecked();
        return state;
    }
    QStringList actionNames() const override
    {
        QStringList names = QAccessibleWidget::actionNames();
        if (button().isEnabled())
            names.prepend(pressAction());
        return names;
    }
    void doAction(const QString& name) override
    {
        if (name == pressAction())
            button().click();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    QAbstractButton& button() const { return *static_cast<QAbstractButton*>(widget()); }
};

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    const QVariant role = object->property(roleProperty);
    if (!role.isValid())
        return nullptr;
    const auto set = static_cast<QAccessible::Role>(role.toInt());
    if (auto* button = qobject_cast<QAbstractButton*>(object))
        return new ButtonInRole(button, set);
    return new QAccessibleWidget(static_cast<QWidget*>(object), set);
}

}  // namespace

void setRole(QWidget& widget, QAccessible::Role role)
{
    QAccessible::installFactory(makeInterface);  // once, however often it is called
    widget.setProperty(roleProperty, static_cast<int>(role));
}

}  // namespace ui
