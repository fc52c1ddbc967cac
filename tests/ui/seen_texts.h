// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/open_window.h"
#include "tests/ui/painted_texts.h"
#include "ui/toolkit/panel/panel_group.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProgressBar>
#include <QSet>
#include <QSpinBox>
#include <QTabBar>
#include <QTextEdit>

namespace language_walk {

/// A text and where a person meets it.
struct SeenText {
    QString text;
    QString place;

    bool operator==(const SeenText&) const = default;
};

/// All that a person may see of windows, hear of them or have told by a pointer that rests.
class SeenTexts {
public:
    const QList<SeenText>& all() const { return m_all; }

    void add(const QString& text, const QString& place)
    {
        if (text.trimmed().isEmpty() || m_known.contains({text, place}))
            return;
        m_known.insert({text, place});
        m_all.push_back({text, place});
    }

    void addWindow(QWidget& window)
    {
        addWidget(window);
        // Menus are filled when they are looked into, and what they held goes.
        const QList<QWidget*> parts = window.findChildren<QWidget*>();
        for (const QPointer<QWidget>& widget : QList<QPointer<QWidget>>(parts.begin(), parts.end()))
            if (widget)
                addWidget(*widget);
        for (const QAction* action : window.findChildren<QAction*>())
            addAction(*action);
        addPainted(window);
    }

    /// Panels of which one can be seen, each once in front.
    void addPanels(QWidget& workspace)
    {
        for (ui::PanelGroup* group : workspace.findChildren<ui::PanelGroup*>())
            for (int tab = 0; tab < group->count(); ++tab) {
                group->setCurrentIndex(tab);
                ranking_samples::OpenWindow::settle();
                if (QWidget* page = group->page(tab))
                    addWindow(*page);
            }
    }

    /// What can be seen of it at this moment. What is cut, or wrapped in a table, is found whole
    /// elsewhere.
    void addPainted(QWidget& window)
    {
        for (const ranking_samples::PaintedText& text : ranking_samples::PaintedTexts::of(window))
            if (!text.text.contains(u'…') &&
                !qobject_cast<const QAbstractItemView*>(text.widget->parentWidget()))
                add(text.text, pathOf(*text.widget) + QStringLiteral(" painted"));
    }

    void addMenu(QMenu& menu)
    {
        emit menu.aboutToShow();
        for (const QAction* action : menu.actions()) {
            addAction(*action);
            if (action->menu())
                addMenu(*action->menu());
        }
    }

private:
    static QString pathOf(const QWidget& widget)
    {
        QStringList names;
        for (const QWidget* one = &widget; one && names.size() < 3; one = one->parentWidget())
            if (const QString name = one->objectName(); !name.startsWith(QStringLiteral("qt_")))
                names.prepend(QString::fromLatin1(one->metaObject()->className()) +
                              (name.isEmpty() ? QString() : u'#' + name));
        return names.join(u'/');
    }

    void addAction(const QAction& action)
    {
        const QString place = QStringLiteral("action ") + action.text();
        for (const QString& text : {action.text(), action.iconText(), action.toolTip(),
                                    action.statusTip(), action.whatsThis()})
            add(text, place);
    }

    void addWidget(QWidget& widget)
    {
        const QString place = pathOf(widget);
        for (const QString& text :
             {widget.windowTitle(), widget.toolTip(), widget.statusTip(), widget.whatsThis(),
              widget.accessibleName(), widget.accessibleDescription()})
            add(text, place);
        if (const QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&widget))
            for (const QAccessible::Text part :
                 {QAccessible::Name, QAccessible::Description, QAccessible::Help})
                add(told->text(part), place + QStringLiteral(" told"));
        if (const auto* label = qobject_cast<const QLabel*>(&widget))
            add(label->text(), place);
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            add(button->text(), place);
        if (const auto* box = qobject_cast<const QGroupBox*>(&widget))
            add(box->title(), place);
        if (auto* menu = qobject_cast<QMenu*>(&widget)) {
            add(menu->title(), place);
            addMenu(*menu);
        }
        addField(widget, place);
        if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
            for (int tab = 0; tab < tabs->count(); ++tab) {
                add(tabs->tabText(tab), place);
                add(tabs->tabToolTip(tab), place);
            }
        if (auto* view = qobject_cast<QAbstractItemView*>(&widget);
            view && view->model() && !qobject_cast<const QHeaderView*>(view))
            addModel(*view->model(), place);
    }

    void addField(QWidget& widget, const QString& place)
    {
        if (const auto* line = qobject_cast<const QLineEdit*>(&widget))
            add(line->placeholderText(), place);
        if (const auto* box = qobject_cast<const QComboBox*>(&widget))
            addModel(*box->model(), place);
        if (const auto* box = qobject_cast<const QAbstractSpinBox*>(&widget))
            add(box->specialValueText(), place);
        if (const auto* box = qobject_cast<const QSpinBox*>(&widget))
            add(box->prefix() + box->suffix(), place);
        if (const auto* box = qobject_cast<const QDoubleSpinBox*>(&widget))
            add(box->prefix() + box->suffix(), place);
        if (const auto* bar = qobject_cast<const QProgressBar*>(&widget))
            add(bar->text(), place);
        if (const auto* text = qobject_cast<const QTextEdit*>(&widget))
            add(text->toPlainText() + u' ' + text->placeholderText(), place);
        if (const auto* text = qobject_cast<const QPlainTextEdit*>(&widget))
            add(text->toPlainText() + u' ' + text->placeholderText(), place);
    }

    void addModel(const QAbstractItemModel& model, const QString& place)
    {
        constexpr int enough = 40;  // rows say the same in the end
        const auto addRoles = [&](const auto& valueOf) {
            for (const int role :
                 {Qt::DisplayRole, Qt::ToolTipRole, Qt::StatusTipRole, Qt::WhatsThisRole,
                  Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole})
                add(valueOf(role).toString(), place);
        };
        for (int column = 0; column < model.columnCount(); ++column) {
            addRoles([&](int role) { return model.headerData(column, Qt::Horizontal, role); });
            for (int row = 0; row < std::min(model.rowCount(), enough); ++row)
                addRoles([&](int role) { return model.index(row, column).data(role); });
        }
        for (int row = 0; row < std::min(model.rowCount(), enough); ++row)
            addRoles([&](int role) { return model.headerData(row, Qt::Vertical, role); });
    }

    QList<SeenText> m_all;
    QSet<std::pair<QString, QString>> m_known;
};

}  // namespace language_walk
