// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/table/group_menu.h"

#include "core/collections/collection/query_filter.h"
#include "core/foundation/text/folded.h"
#include "core/foundation/text/half_width.h"
#include "ui/collection/document/collection_document.h"
#include "ui/collection/document/group_survey.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>

#include <utility>

namespace ui {

namespace {

/// A name as a menu shows it.
QString inMenu(const QString& name)
{
    return QString(name).replace(QLatin1Char('&'), QLatin1String("&&"));
}

QString filterOf(const QString& group)
{
    return QString::fromStdString(core::groupFilter(group.toStdString()));
}

}  // namespace

GroupMenu::GroupMenu(CollectionDocument& document, QLineEdit& filter, QWidget* parent)
    : QToolButton(parent)
    , m_document(document)
    , m_filter(filter)
    , m_row(new QWidget(parent))
    , m_question(new QLabel(m_row))
    , m_name(new QLineEdit(m_row))
    , m_problem(new QLabel(m_row))
{
    setObjectName(QStringLiteral("groups"));
    setText(tr("Groups"));
    setToolTip(tr("Show a query group, or save this filter as one"));
    setAccessibleName(tr("Query groups"));
    setPopupMode(InstantPopup);
    setFocusPolicy(Qt::StrongFocus);
    auto* menu = new QMenu(this);
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fill(*menu); });
    makeRow();
}

void GroupMenu::makeRow()
{
    m_problem->setObjectName(QStringLiteral("problem"));
    for (QLabel* label : {m_question, m_problem}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_question->setBuddy(m_name);
    m_name->setObjectName(QStringLiteral("groupName"));
    m_name->setAccessibleName(tr("Name of the group"));
    m_name->installEventFilter(this);
    auto* save = new QToolButton(m_row);
    save->setText(tr("Save"));
    save->setAccessibleName(tr("Save the group under this name"));
    save->setFocusPolicy(Qt::StrongFocus);
    auto* grid = new QGridLayout(m_row);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_question, 0, 0, 1, 2);
    grid->addWidget(m_name, 1, 0);
    grid->addWidget(save, 1, 1);
    grid->addWidget(m_problem, 2, 0, 1, 2);
    m_row->hide();
    connect(save, &QToolButton::clicked, this, &GroupMenu::take);
    connect(m_name, &QLineEdit::textEdited, m_problem, &QWidget::hide);
}

void GroupMenu::fill(QMenu& menu)
{
    menu.clear();
    for (const CollectionGroup& group : m_document.groups().groups()) {
        const QString name = QString::fromStdString(group.name);
        QAction* action = menu.addAction(inMenu(name), this, [this, name] { showGroup(name); });
        action->setCheckable(true);
        action->setChecked(m_filter.text() == filterOf(name));
    }
    menu.addSeparator();
    menu.addAction(tr("Save this filter as a group…"), this, &GroupMenu::saveFilter)
        ->setEnabled(canSave());
    auto* renaming = menu.addMenu(tr("Rename a group"));
    auto* removing = menu.addMenu(tr("Delete a group"));
    for (const core::SavedGroup& group : m_document.savedGroups()) {
        const QString name = QString::fromStdString(group.name);
        renaming->addAction(tr("%1…").arg(inMenu(name)), this, [this, name] { rename(name); });
        removing->addAction(inMenu(name), this, [this, name] { remove(name); });
    }
    for (QMenu* each : {renaming, removing})
        each->setEnabled(!each->isEmpty());
}

bool GroupMenu::canSave() const
{
    const auto filter = core::parseQueryFilter(core::halfWidth(m_filter.text().toStdString()));
    return m_document.hasRuns() && filter && !filter->acceptsAll();
}

void GroupMenu::showGroup(const QString& name)
{
    m_filter.setText(name.isEmpty() ? QString() : filterOf(name));
}

void GroupMenu::saveFilter()
{
    if (!canSave())
        return;
    m_renamed.clear();
    ask(tr("Name for the queries that match this filter:"), QString());
}

void GroupMenu::rename(const QString& name)
{
    m_renamed = name;
    ask(tr("New name for the group “%1”:").arg(name), name);
}

void GroupMenu::ask(const QString& question, const QString& name)
{
    m_question->setText(question);
    m_name->setAccessibleName(question);
    m_name->setText(name);
    m_name->selectAll();
    m_problem->hide();
    m_row->show();
    m_name->setFocus(Qt::OtherFocusReason);
}

void GroupMenu::endAsking()
{
    m_row->hide();
    m_filter.setFocus(Qt::OtherFocusReason);
}

QString GroupMenu::problemOf(const QString& name) const
{
    if (name.isEmpty())
        return tr("Enter a name for the group.");
    if (name.contains(QLatin1Char('"')))
        return tr("Names can’t contain quotation marks, because filters use them around names.");
    const std::string folded = core::folded(name.toStdString());
    for (const CollectionGroup& group : m_document.groups().groups())
        if (QString::fromStdString(group.name) != m_renamed && core::folded(group.name) == folded)
            return tr("A group “%1” already exists. Choose another name.")
                .arg(QString::fromStdString(group.name));
    return {};
}

void GroupMenu::take()
{
    const QString name = m_name->text().simplified();
    if (const QString problem = problemOf(name); !problem.isEmpty()) {
        m_problem->setText(problem);
        m_problem->show();
        return;
    }
    std::vector<core::SavedGroup> groups = m_document.savedGroups();
    if (m_renamed.isEmpty()) {
        groups.push_back({name.toStdString(), core::halfWidth(m_filter.text().toStdString())});
        m_document.setSavedGroups(std::move(groups), tr("Save the group “%1”").arg(name));
    } else {
        for (core::SavedGroup& group : groups)
            if (group.name == m_renamed.toStdString())
                group.name = name.toStdString();
        const bool isShown = m_filter.text() == filterOf(m_renamed);
        m_document.setSavedGroups(std::move(groups), tr("Rename the group “%1”").arg(m_renamed));
        if (isShown)
            showGroup(name);
    }
    endAsking();
}

void GroupMenu::remove(const QString& name)
{
    std::vector<core::SavedGroup> groups = m_document.savedGroups();
    std::erase_if(groups, [&name](const core::SavedGroup& group) {
        return group.name == name.toStdString();
    });
    m_document.setSavedGroups(std::move(groups), tr("Delete the group “%1”").arg(name));
}

bool GroupMenu::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QToolButton::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape)
        endAsking();
    else if (key == Qt::Key_Return || key == Qt::Key_Enter)
        take();
    else
        return QToolButton::eventFilter(watched, event);
    return true;
}

}  // namespace ui
