// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/table/queries_panel.h"

#include "core/foundation/text/half_width.h"
#include "ui/collection/document/group_survey.h"
#include "ui/collection/table/group_menu.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/filter_text.h"
#include "ui/text/words/left_out_text.h"
#include "ui/toolkit/panel/view_switches.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/theme/text_size.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace ui {

QueriesPanel::QueriesPanel(CollectionDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Queries"), parent)
    , m_document(document)
    , m_view(new QueriesView(document, this))
    , m_filter(new FilterLine(
          *m_view,
          {tr("Filter: id, Δ < −0.1"), tr("Filter the queries"),
           tr("Words from the id or text, and conditions such as Δ < −0.1, A > 0.5, judged@10 < 1, "
              "A.RR@10 = 1, group:short, edited or missing. Combine them with and, or, not and "
              "parentheses. Press Esc to show all queries.")},
          this))
    , m_groups(new GroupMenu(document, m_filter->line(), m_filter))
    , m_awaited(new QLabel(this))
    , m_leftOutRow(new QWidget(this))
    , m_leftOut(new WrappedLabel(this))
    , m_showLeftOut(new QToolButton(this))
{
    m_awaited->setObjectName(QStringLiteral("hint"));
    m_awaited->setWordWrap(true);
    m_awaited->hide();
    // Names of runs may look like markup.
    for (QLabel* label : {m_awaited, static_cast<QLabel*>(m_leftOut)})
        label->setTextFormat(Qt::PlainText);
    m_filter->addBeside(*m_groups);
    m_filter->addBelow(m_groups->nameRow());
    m_filter->addBelow(*m_awaited);
    m_filter->clearFromTable();
    addColumnsMenu();
    addWidget(m_filter);
    addWidget(m_view, 1);
    addWidget(leftOutRow());
    auto* find = new QShortcut(QKeySequence(QKeySequence::Find), this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, this, &QueriesPanel::focusFilter);
    connect(&filterLine(), &QLineEdit::textChanged, this, &QueriesPanel::readFilter);
    connect(&document.groups(), &GroupSurvey::changed, this, [this] {
        if (!filterLine().text().isEmpty())
            readFilter();
    });
    connect(m_view, &QueriesView::filterRequested, this, &QueriesPanel::focusFilter);
    connect(m_view, &QueriesView::openRequested, this, &QueriesPanel::openRequested);
    connect(&m_view->queries(), &QueriesModel::arrangeRequested, this,
            &QueriesPanel::requestRefresh);
    connect(&document, &CollectionDocument::shownChanged, this, &QueriesPanel::shownChanged);
    connect(&document, &CollectionDocument::changed, this, [this](CollectionDocument::Part part) {
        if (part == CollectionDocument::Part::Collection)
            m_hidden.reset();
    });
    setLeastSize({258, 0});
}

/// The columns of measures are saved in the session, so they are not switches of the panel; the one
/// of bounds is.
void QueriesPanel::addColumnsMenu()
{
    auto* columns = new QToolButton(this);
    columns->setObjectName(QStringLiteral("columns"));
    columns->setText(tr("Columns"));
    columns->setFocusPolicy(Qt::StrongFocus);
    columns->setPopupMode(QToolButton::InstantPopup);
    columns->setToolTip(tr("Show other measures in columns next to the current one"));
    columns->setAccessibleName(columns->text());
    columns->setAccessibleDescription(columns->toolTip());
    auto* bounds = new QAction(tr("What unjudged documents could change"), this);
    bounds->setObjectName(QStringLiteral("bounds"));
    bounds->setCheckable(true);
    bounds->setToolTip(tr("Show how much unjudged documents could change each query’s value"));
    connect(bounds, &QAction::toggled, &m_view->queries(), &QueriesModel::setShowsBounds);
    keepSwitch(*bounds, QStringLiteral("bounds"));
    auto* menu = new QMenu(columns);
    menu->setToolTipsVisible(true);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, bounds] {
        menu->clear();
        m_view->fillColumns(*menu);
        menu->addSeparator();
        menu->addAction(bounds);
    });
    columns->setMenu(menu);
    addHeaderWidget(columns);
}

QWidget* QueriesPanel::leftOutRow()
{
    m_leftOut->setObjectName(QStringLiteral("hint"));
    m_showLeftOut->setObjectName(QStringLiteral("flat"));
    m_showLeftOut->setText(tr("Show"));
    m_showLeftOut->setToolTip(tr("Show only the queries missing from a file"));
    m_showLeftOut->setAccessibleName(m_showLeftOut->toolTip());
    m_showLeftOut->setFocusPolicy(Qt::StrongFocus);
    connect(m_showLeftOut, &QToolButton::clicked, this,
            [this] { filterLine().setText(QStringLiteral("missing")); });
    auto* row = new QHBoxLayout(m_leftOutRow);
    keepSpacing(*m_leftOutRow, *row, {10, 4, 4, 4}, 4);
    row->addWidget(m_leftOut, 1);
    row->addWidget(m_showLeftOut, 0, Qt::AlignTop);
    m_leftOutRow->hide();
    return m_leftOutRow;
}

void QueriesPanel::formatChanged()
{
    m_view->setFormat(format());
}

void QueriesPanel::showGroup(const QString& name)
{
    m_groups->showGroup(name);
}

void QueriesPanel::renameGroup(const QString& name)
{
    m_groups->rename(name);
}

void QueriesPanel::removeGroup(const QString& name)
{
    m_groups->remove(name);
}

/// The message about a group in the filter that does not exist.
QString QueriesPanel::unknownGroup(const core::QueryFilter& filter) const
{
    const auto& groups = m_document.groups().places();
    QStringList known;
    for (const CollectionGroup& group : m_document.groups().groups())
        known << QString::fromStdString(group.name);
    for (const std::string& asked : filter.groups())
        if (std::ranges::find(groups, asked, &core::GroupPlaces::name) == groups.end())
            return known.isEmpty() ? tr("There are no query groups.")
                                   : tr("There is no group “%1”. Use one of these: %2.")
                                         .arg(QString::fromStdString(asked), listText(known));
    return {};
}

void QueriesPanel::focusFilter()
{
    filterLine().setFocus(Qt::ShortcutFocusReason);
    filterLine().selectAll();
}

void QueriesPanel::readFilter()
{
    auto filter = core::parseQueryFilter(core::halfWidth(filterLine().text().toStdString()));
    // While a condition is being typed, the last valid filter stays.
    m_filter->showProblem(filter ? unknownGroup(*filter)
                                 : filterProblemText(filter.error(), FilterOf::Queries));
    if (filter)
        m_view->queries().setFilter(*std::move(filter));
}

void QueriesPanel::refresh()
{
    QueriesModel& model = m_view->queries();
    model.arrange();
    keepChosenInSight();
    showCount();
    showAwaited();
    showLeftOut();
}

void QueriesPanel::keepChosenInSight()
{
    const QueriesModel& model = m_view->queries();
    const auto chosen = m_document.chosenQuery();
    if (m_hidden && chosen == m_inItsPlace && model.rowOf(*m_hidden)) {
        m_document.chooseQuery(std::exchange(m_hidden, std::nullopt));
    } else if (!chosen || !model.rowOf(*chosen)) {
        if (!m_hidden || chosen != m_inItsPlace)
            m_hidden = chosen;
        m_inItsPlace = model.rowCount() > 0 ? std::optional(model.queryAt(0)) : std::nullopt;
        m_document.chooseQuery(m_inItsPlace);
    } else if (chosen != m_inItsPlace) {
        m_hidden.reset();
    }
}

void QueriesPanel::showCount()
{
    if (!m_document.hasRuns()) {
        setRemark(QString());
        return;
    }
    const QLocale locale = NumberFormat().locale;
    const QueriesModel& model = m_view->queries();
    const auto count = [&locale](std::size_t number) {
        return tallyText(static_cast<double>(number), locale);
    };
    const QString all = count(m_document.queryCount());
    const QString found = count(static_cast<std::size_t>(model.rowCount()));
    const core::QuerySort sort = model.sorting();
    const bool isOfDifference = sort.key == core::QueryKey::Difference && !sort.definition;
    const QString order =
        !isOfDifference
            ? tr("sorted by %1").arg(model.nameOf({sort.key, sort.run, sort.definition}))
        : sort.isDescending ? tr("best for B first")
                            : tr("worst for B first");
    const QString measure = QString::fromStdString(core::toText(m_document.definition()));
    const QString queries =
        model.filter().acceptsAll()
            //: A measure of a number of queries: "nDCG@10 of 24"
            ? tr("%1 of %2").arg(measure, all)
            //: A measure of the queries that match the filter: "nDCG@10 of 3 of 24"
            : tr("%1 of %2 of %3").arg(measure, found, all);
    setRemark(tr("%1, %2").arg(queries, order) + QChar(0x9c) + queries);
}

void QueriesPanel::showAwaited()
{
    const auto awaited = m_view->queries().awaited();
    m_awaited->setText(awaited ? tr("Calculating %1 for every query…")
                                     .arg(QString::fromStdString(core::toText(*awaited)))
                               : QString());
    m_awaited->setVisible(awaited.has_value());
}

void QueriesPanel::showLeftOut()
{
    const core::CollectionEvaluation& evaluation = m_document.evaluation();
    QStringList sentences;
    bool doOthersLack = false;
    for (std::size_t run = 0; run < evaluation.runs.size(); ++run) {
        const std::size_t missing = evaluation.runs[run].notInRun.size();
        const std::size_t unjudged = evaluation.runs[run].notJudged.size();
        const bool isCompared = run == m_document.runA() || run == m_document.runB();
        doOthersLack |= !isCompared && missing + unjudged > 0;
        if (isCompared && missing > 0)
            sentences << notInRunText(missing, m_document.runName(run), evaluation.rules.missing);
        if (isCompared && unjudged > 0)
            sentences << notJudgedText(unjudged, m_document.runName(run));
    }
    if (doOthersLack)
        sentences << tr("Other runs are also missing queries.");
    m_leftOut->setText(sentences.join(QLatin1Char('\n')));
    m_leftOutRow->setVisible(!sentences.isEmpty());
}

}  // namespace ui
