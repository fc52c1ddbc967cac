// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/collection_tool_bar.h"

#include "ui/collection/document/collection_document.h"
#include "ui/collection/measures_menu.h"
#include "ui/collection/run_rules.h"
#include "ui/toolkit/panel/fitted_bar.h"
#include "ui/toolkit/panel/name_box.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/workspace/rules/rules_button.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolBar>
#include <QToolButton>

namespace ui {

namespace {

/// If there are more measures, the button shows their number.
constexpr std::size_t mostNamed = 3;

QString measuresText(const std::vector<core::MeasureSpec>& measures)
{
    QStringList names;
    for (const core::MeasureSpec& definition : measures)
        if (static_cast<std::size_t>(names.size()) < mostNamed)
            names << QString::fromStdString(core::toText(definition));
    QString text = names.join(QLatin1Char(' '));
    if (measures.size() > mostNamed)
        text += QStringLiteral(" +%1").arg(measures.size() - mostNamed);
    return text;
}

/// What is hidden in a narrow bar, in this order. The menu has the buttons, too.
enum Level { WideRules = 1, NameOfMeasures, OpenButton, NamesOfRuns, Rules, AddButton, Least };

QToolButton* textButton(const QString& text, FittedBar& bar)
{
    auto* button = new QToolButton(&bar);
    button->setText(text);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

}  // namespace

CollectionToolBar::CollectionToolBar(CollectionDocument& document, FittedBar& bar)
    : QObject(&bar)
    , m_document(document)
    , m_bar(bar)
{
    QToolButton* open = textButton(tr("Open qrels…"), bar);
    open->setToolTip(tr("Open judgments, runs, or a BEIR collection folder"));
    connect(open, &QToolButton::clicked, this, &CollectionToolBar::openRequested);
    m_open = bar.addWidget(open);
    m_addRun = textButton(tr("Add run…"), bar);
    m_addRun->setToolTip(tr("Open more runs for the same judgments"));
    m_addRunAction = bar.addWidget(m_addRun);
    connect(m_addRun, &QToolButton::clicked, this, &CollectionToolBar::addRunRequested);
    m_runA = addRuns(tr("&A"), tr("Run A"), "runA");
    m_runB = addRuns(tr("&B"), tr("Run B"), "runB");
    connect(m_runA, &QComboBox::activated, this,
            [this](int run) { m_document.setRunA(static_cast<std::size_t>(run)); });
    connect(m_runB, &QComboBox::activated, this,
            [this](int run) { m_document.setRunB(static_cast<std::size_t>(run)); });
    auto* label = new QLabel(tr("&Measures"), &bar);
    m_measuresName = bar.addWidget(label);
    m_measures = textButton({}, bar);
    m_measures->setObjectName(QStringLiteral("measures"));
    m_measures->setPopupMode(QToolButton::InstantPopup);
    m_measures->setMenu(new MeasuresMenu(document, m_measures));
    m_measures->setAccessibleName(tr("Measures"));
    label->setBuddy(m_measures);
    bar.addWidget(m_measures);
    m_rules = new RulesButton(*new RunRules(document), &bar);
    bar.addWidget(m_rules);
    connect(m_rules, &RulesButton::explanationRequested, this,
            &CollectionToolBar::explanationRequested);
    bar.setLevels(Least, [this](int level) { adoptLevel(level); });
    connect(&document, &CollectionDocument::changed, this, &CollectionToolBar::refresh);
    refresh();
}

void CollectionToolBar::adoptLevel(int level)
{
    using Room = RulesButton::Room;
    m_rules->setRoom(level < WideRules ? Room::Wide : level < Rules ? Room::Narrow : Room::Least);
    m_measuresWidth = level < Least ? 180 : 90;
    showMeasures();
    m_measuresName->setVisible(level < NameOfMeasures);
    m_open->setVisible(level < OpenButton);
    for (QComboBox* runs : {m_runA, m_runB})
        runs->setMinimumContentsLength(level < NamesOfRuns ? 9 : level < Least ? 6 : 4);
    m_addRunAction->setVisible(level < AddButton);
}

/// The button's width does not follow the names: nothing moves when a rule changes them.
void CollectionToolBar::showMeasures()
{
    constexpr double padding = 32;  // in design pixels, like the width
    const Theme theme = Theme::of(*m_measures);
    const QString text = measuresText(m_document.measures());
    m_measures->setFixedWidth(theme.px(m_measuresWidth));
    m_measures->setText(m_measures->fontMetrics().elidedText(
        text, Qt::ElideRight, theme.px(m_measuresWidth) - theme.px(padding)));
    m_measures->setToolTip(tr("%1\nChoose the summary measures").arg(text));
}

QComboBox* CollectionToolBar::addRuns(const QString& letter, const QString& name,
                                      const char* objectName)
{
    auto* label = new QLabel(letter, &m_bar);
    auto* runs = new NameBox(&m_bar);
    runs->setObjectName(QLatin1String(objectName));
    runs->setAccessibleName(name);
    runs->setMinimumContentsLength(9);
    label->setBuddy(runs);
    m_ofTwo << m_bar.addWidget(label) << m_bar.addWidget(runs);
    return runs;
}

void CollectionToolBar::refresh()
{
    const auto& runs = m_document.collection().runs;
    QStringList names;
    for (std::size_t run = 0; run < runs.size(); ++run)
        names << m_document.runName(run);
    for (const auto& [box, chosen] :
         {std::pair(m_runA, m_document.runA()), std::pair(m_runB, m_document.runB())}) {
        const QSignalBlocker quiet(box);
        box->clear();
        box->addItems(names);
        for (int i = 0; i < box->count(); ++i)
            box->setItemData(i, QString::fromStdString(runs[static_cast<std::size_t>(i)].path),
                             Qt::ToolTipRole);
        box->setCurrentIndex(static_cast<int>(chosen));
    }
    for (QAction* action : std::as_const(m_ofTwo))
        action->setVisible(runs.size() > 1);
    m_addRun->setEnabled(!m_document.collection().qrels.queries.empty());
    showMeasures();
    emit m_bar.changed();
}

}  // namespace ui
