// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/what_if_panel.h"

#include "ui/ranking/compare/what_if_view.h"
#include "ui/toolkit/panel/view_switches.h"
#include "ui/toolkit/theme/theme.h"

#include <QActionGroup>
#include <QApplication>
#include <QMenu>
#include <QToolButton>

#include <utility>

namespace ui {

namespace {

/// The first rank that a change affects, in the list before it.
struct RankBefore {
    std::size_t operator()(const core::Swap& change) const { return change.upper; }
    std::size_t operator()(const core::Promotion& change) const { return change.from; }
    std::size_t operator()(const core::Retrieval& change) const { return change.rank; }
    std::size_t operator()(const core::Regrade& change) const { return change.rank; }
};

/// The same in the list after it.
struct RankAfter {
    std::size_t operator()(const core::Swap& change) const { return change.upper; }
    std::size_t operator()(const core::Promotion& change) const { return change.to; }
    std::size_t operator()(const core::Retrieval& change) const { return change.rank; }
    std::size_t operator()(const core::Regrade& change) const { return change.rank; }
};

}  // namespace

WhatIfPanel::WhatIfPanel(RankingDocument& document, QWidget* parent)
    : RefreshedPanel(tr("What would help most"), parent)
    , m_document(document)
    , m_search(ChangeSearch::of(document))
    , m_view(new WhatIfView(this))
    , m_filter(new QToolButton(this))
{
    makeFilter();
    addWidget(m_view, 1);
    connect(m_view, &WhatIfView::rowSelected, this, &WhatIfPanel::tryOut);
    connect(m_view, &WhatIfView::rowPointedAt, this, &WhatIfPanel::pointAt);
    connect(m_view, &WhatIfView::rowApplied, this, &WhatIfPanel::apply);
    connect(&m_search, &ChangeSearch::found, this, &WhatIfPanel::requestRefresh);
    connect(&document, &RankingDocument::changed, this, &WhatIfPanel::requestRefresh);
    connect(&document, &RankingDocument::previewChanged, this, [this] {
        if (m_document.isPreviewing() || !std::exchange(m_isTrying, false))
            return;
        m_view->letGo();
        m_document.pointAt({});
    });
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget*, const QWidget* now) { followFocus(now); });
}

WhatIfPanel::~WhatIfPanel()
{
    qApp->disconnect(this);  // destroying the parts moves the focus
    m_view->letGo();
}

void WhatIfPanel::makeFilter()
{
    m_filter->setObjectName(QStringLiteral("flat"));
    m_filter->setAccessibleName(tr("Which changes"));
    m_filter->setToolTip(tr("Which changes"));
    m_filter->setPopupMode(QToolButton::InstantPopup);
    m_filter->setFocusPolicy(Qt::StrongFocus);
    auto* menu = new QMenu(tr("Show"), m_filter);
    auto* kinds = new QActionGroup(menu);
    for (std::size_t choice = 0; choice < choicesOfChanges; ++choice)
        addChoice(*menu, *kinds, static_cast<ChangesShown>(choice));
    m_filter->setText(kinds->actions().front()->text());
    m_filter->setMenu(menu);
    // If the header has no room for the button, the table's menu has its entries.
    m_view->addAction(menu->menuAction());
    addHeaderWidget(m_filter);
}

void WhatIfPanel::addChoice(QMenu& menu, QActionGroup& kinds, ChangesShown shown)
{
    QAction* action = menu.addAction(changesShownText(shown));
    action->setCheckable(true);
    kinds.addAction(action);
    action->setChecked(shown == ChangesShown{});
    keepSwitch(*action, QStringLiteral("changes %1").arg(static_cast<int>(shown)));
    connect(action, &QAction::triggered, this, [this, shown] {
        m_filter->setText(changesShownText(shown));
        m_view->changes().show(shown);
        showRemark();
    });
}

void WhatIfPanel::formatChanged()
{
    m_view->changes().setFormat(format());
    showRemark();
}

void WhatIfPanel::refresh()
{
    // The changes apply to the list itself, not to the preview.
    if (m_document.isPreviewing())
        return;
    WhatIfModel& changes = m_view->changes();
    changes.setNoValue(m_document.session().noValue);
    const ChangeSearch::Found before = std::exchange(m_shown, m_search.best());
    if (!m_shown) {
        changes.setOutdated(true);
        m_view->letGo();
    } else if (m_shown == before) {
        changes.setNames(m_document.editedList());
    } else {
        changes.setChanges(*m_shown, m_document.definition(m_document.session().selected),
                           m_document.editedList());
    }
    showRemark();
}

bool WhatIfPanel::isComputing() const
{
    return isVisible() && m_view->changes().isOutdated();
}

void WhatIfPanel::showRemark()
{
    setRemark(m_view->changes().remark());
}

void WhatIfPanel::tryOut(std::optional<int> row)
{
    if (!row) {
        if (std::exchange(m_isTrying, false)) {
            m_document.endPreview();
            m_document.pointAt({});
        }
        return;
    }
    const core::Change& change = m_view->changes().change(*row);
    const core::RankedList& list = m_document.editedList();
    m_isTrying = true;
    m_document.preview(core::applied(change, list), changeText(change, list, format().locale));
    m_document.pointAt(std::visit(RankAfter(), change));
}

void WhatIfPanel::pointAt(std::optional<int> row)
{
    // Keeps the highlight on a previewed change.
    if (m_isTrying)
        return;
    if (!row) {
        m_document.pointAt({});
        return;
    }
    m_document.pointAt(std::visit(RankBefore(), m_view->changes().change(*row)));
}

void WhatIfPanel::apply(int row)
{
    const core::Change change = m_view->changes().change(row);
    const core::RankedList& list = m_document.editedList();
    const QString name = changeStepName(change, list, format().locale);
    m_isTrying = false;
    m_document.replaceList(core::applied(change, list), name);
    m_document.pointAt({});
    m_document.setCurrentRank(std::visit(RankAfter(), change));
}

void WhatIfPanel::followFocus(const QWidget* now)
{
    // Without a focused widget, another window is active, which does not end the preview.
    if (m_isTrying && now && !isAncestorOf(now))
        m_view->letGo();
}

void WhatIfPanel::hideEvent(QHideEvent* event)
{
    Panel::hideEvent(event);
    m_view->letGo();
}

void WhatIfPanel::sizeChanged()
{
    m_filter->setVisible(width() >= Theme::of(*this).px(340));
}

}  // namespace ui
