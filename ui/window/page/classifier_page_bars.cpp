// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/plain_table.h"
#include "ui/classifier/chart/curve_panels.h"
#include "ui/classifier/classifier_tool_bar.h"
#include "ui/classifier/classifier_workspace.h"
#include "ui/classifier/curve_step_panel.h"
#include "ui/classifier/curve_steps.h"
#include "ui/explain/steps/step_actions.h"
#include "ui/toolkit/panel/fitted_bar.h"
#include "ui/toolkit/table/copied_rows.h"
#include "ui/window/page/classifier_page.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QMenuBar>

namespace ui {

void ClassifierPage::fillNew(QMenu& menu)
{
    menu.addAction(tr("New confusion &matrix from counts…"), this, [this] {
        emit frontRequested();
        startCounts();
    });
}

void ClassifierPage::fillEdit(QMenu&) {}

void ClassifierPage::fillView(QMenu& menu)
{
    auto* actions = new StepActions(classifier().steps(), classifier());
    actions->addTo(menu);
    actions->addTransportTo(classifier().stepPanel());
    actions->addSwitchTo(classifier().panel<RocPanel>());
    setStepActions(*actions);
}

QMenu* ClassifierPage::makeMenu(QMenuBar& bar)
{
    auto* menu = new QMenu(tr("Samp&les"), &bar);
    menu->addAction(tr("&Paste a table…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V), this,
                    &ClassifierPage::pasteTable);
    QAction* otherwise =
        menu->addAction(tr("Impo&rt options…"), this, &ClassifierPage::showImportOptions);
    menu->addSeparator();
    QAction* positive = menu->addAction(tr("&Swap positive and negative"), this, [this] {
        m_document.setPositive(m_document.session().positive == 1 ? 0 : 1);
    });
    QAction* lower =
        menu->addAction(tr("Treat &low scores as positive"), this,
                        [this](bool isLower) { m_document.setHigherIsPositive(!isLower); });
    lower->setCheckable(true);
    fillThreshold(*menu->addMenu(tr("&Threshold")));
    menu->addSeparator();
    menu->addAction(tr("&Open in Ranking"), QKeySequence(Qt::CTRL | Qt::Key_J), this,
                    &ClassifierPage::openAsList);
    connect(menu, &QMenu::aboutToShow, this, [this, otherwise, positive, lower] {
        otherwise->setEnabled(m_source.text != nullptr);
        positive->setText(tr("Positive &class: “%1” instead of “%2”")
                              .arg(m_document.negativeWord(), m_document.positiveWord()));
        lower->setChecked(!m_document.session().higherIsPositive);
    });
    return menu;
}

void ClassifierPage::fillThreshold(QMenu& menu)
{
    menu.addAction(tr("&More predicted positives"), QKeySequence(Qt::ALT | Qt::Key_Down), this,
                   [this] { m_document.movePoint(1); });
    menu.addAction(tr("&Fewer predicted positives"), QKeySequence(Qt::ALT | Qt::Key_Up), this,
                   [this] { m_document.movePoint(-1); });
    menu.addSeparator();
    using Optimum = ClassifierToolBar::Optimum;
    const auto jump = [this, &menu](const QString& text, Optimum optimum, QKeyCombination keys) {
        menu.addAction(text, QKeySequence(keys), this, [this, optimum] { jumpTo(optimum); });
    };
    jump(tr("Best F&1"), Optimum::F, Qt::ALT | Qt::Key_1);
    jump(tr("Best &Youden index"), Optimum::Youden, Qt::ALT | Qt::Key_2);
    jump(tr("Lowest &cost"), Optimum::Cost, Qt::ALT | Qt::Key_3);
    jump(tr("False &positive rate at most…"), Optimum::Fpr, Qt::ALT | Qt::Key_4);
    jump(tr("&Recall at least…"), Optimum::Recall, Qt::ALT | Qt::Key_5);
    jump(tr("Pr&ecision at least…"), Optimum::Precision, Qt::ALT | Qt::Key_6);
    jump(tr("F&lagged at most…"), Optimum::Flagged, Qt::ALT | Qt::Key_7);
}

void ClassifierPage::fillToolBar(FittedBar& bar)
{
    m_toolBar = new ClassifierToolBar(m_document, bar);
    connect(m_toolBar, &ClassifierToolBar::refused, this, &ClassifierPage::said);
    connect(m_toolBar, &ClassifierToolBar::explanationRequested, this,
            &ClassifierPage::rulesExplanationRequested);
}

void ClassifierPage::jumpTo(ClassifierToolBar::Optimum optimum)
{
    if (m_toolBar->jumpTo(optimum))
        emit said(QString());
}

void ClassifierPage::fillExport(QMenu& menu)
{
    fillTables(menu);
}

void ClassifierPage::pasteTable()
{
    const QString pasted = pastedText(QApplication::clipboard()->mimeData());
    const QString name = tr("the clipboard");
    auto table = core::plainTable(pasted.toStdString(), name.toStdString());
    TableSource source{name, std::make_shared<const std::string>(table ? std::move(table->text)
                                                                       : pasted.toStdString())};
    const auto preview = core::previewTable(*source.text, name.toStdString());
    if (preview && openClasses(source, *preview))
        return;
    if (preview)
        ask(std::move(source), *preview);
    else
        emit said(tr("The clipboard does not contain a table of samples."));
}

}  // namespace ui
